"""What every request passes: nothing too big comes in, and nothing goes out without its safety headers.

When something of ours breaks, the asker gets a sentence, and the log gets no secrets.
"""

from __future__ import annotations

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from larcin.core.errors import LarcinError
from larcin.server.errors import Refusal, language, log_trouble, problem_of, status_of
from larcin.server.protocol import MOST_BYTES

_SAFETY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class SafetyLayer:
    """The ASGI layer around all others."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request: limit it, add the headers, and turn an error into a sentence."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > MOST_BYTES:
                raise Refusal(413, "server-too-big", most=MOST_BYTES // 1024)
            return message

        async def safely(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in _SAFETY.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, limited, safely)
        except Exception as problem:
            if not isinstance(problem, LarcinError):
                log_trouble(f"{scope['method']} {scope['path']}", problem)
                problem = Refusal(500, "server-broken")
            if not begun:
                await _tell(scope, problem, safely)


async def _tell(scope: Scope, problem: LarcinError, send: Send) -> None:
    lang = language(Headers(scope=scope).get("accept-language", ""))
    body = msgspec.json.encode(problem_of(problem, lang))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body})
