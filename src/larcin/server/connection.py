"""The WebSocket of a table: a connection speaks for one seat, or only watches.

A message that cannot be understood or is not allowed is answered with `refused` and changes nothing; only abuse ends
the connection. Whatever a message asks for, the answer tells no more than the connection's own seat may know.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from larcin.core.errors import LarcinError
from larcin.server.audience import Listener
from larcin.server.chat import tidy_words
from larcin.server.errors import Refusal, log_trouble, sentence
from larcin.server.guests import COOKIE, is_program, token_in
from larcin.server.hints import give_hint
from larcin.server.live_table import LiveTable
from larcin.server.protocol import (
    MOST_BYTES,
    Act,
    AskHint,
    DoneMessage,
    Imagine,
    RefusedMessage,
    Say,
    ToServer,
    Undo,
    WhyMessage,
    WorldMessage,
)
from larcin.server.services import Services
from larcin.server.storage import now

NOBODY, FORBIDDEN, NOT_FOUND, TOO_BIG, CLOSED, TROUBLE = 4401, 4403, 4404, 1009, 1013, 1011  # why a connection ends

_working: set[asyncio.Task[None]] = set()  # requests being carried out; asyncio itself keeps no reference to a task
_decoder = msgspec.json.Decoder(ToServer)
_id_decoder = msgspec.json.Decoder(dict[str, msgspec.Raw])
_LOOPBACK = {"localhost", "127.0.0.1", "::1"}


async def serve_connection(
    websocket: WebSocket, table_id: str, seat: int | None, token: str | None, services: Services
) -> None:
    """Serve one connection until it ends."""
    await websocket.accept()
    if not _same_site(websocket):
        await _refuse_and_close(websocket, Refusal(403, "server-other-site"))
        return
    try:
        header = token_in(websocket.headers.get("authorization"))
        shown = token if header is None else header
        cookie = websocket.cookies.get(COOKIE)
        guests = services.guests
        guest = guests.recognise(cookie) if shown is None else await guests.bearer(shown)
        async with services.live.hold(table_id) as table:
            await Connection(websocket, table, services, guest, seat).run()
    except LarcinError as problem:
        await _refuse_and_close(websocket, problem)
    except Exception as problem:
        log_trouble(f"Table {table_id[:40]}: a connection broke", problem)
        await _refuse_and_close(websocket, Refusal(500, "server-broken"))


class Connection:
    """One WebSocket: a task writes what the table says, another reads what the client asks for."""

    def __init__(
        self, websocket: WebSocket, table: LiveTable, services: Services, guest: str | None, seat: int | None
    ) -> None:
        self.websocket = websocket
        self.table = table
        self.thinkers = services.thinkers
        self.guests = services.guests
        self.guest = guest
        self.seat = seat
        self.hinting = False
        self.writer: asyncio.Task[None] | None = None
        self.listener = Listener(guest, seat, self._close)

    def _close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()

    async def run(self) -> None:
        await self.table.welcome(self.listener)
        self.writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({self.writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.table.leave(self.listener)
            closed_here = self.writer.cancelled()
            for task in (self.writer, reader):
                task.cancel()
            for ended in await asyncio.gather(self.writer, reader, return_exceptions=True):
                if isinstance(ended, Exception):
                    log_trouble(f"Table {self.table.id}: a connection broke", ended)
        if closed_here:
            await _close(self.websocket, CLOSED, "closed by the server")

    async def _write(self) -> None:
        while True:
            message = await self.listener.waiting.get()
            try:
                await self.websocket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError):  # the connection is gone; the reader notices it too
                return

    async def _read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                self._refuse(None, Refusal(422, "server-binary"))
            elif len(text) > MOST_BYTES:
                await _close(self.websocket, TOO_BIG, "message too big")
                return
            else:
                await self._hear(text)

    async def _hear(self, text: str) -> None:
        try:
            message: ToServer = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            known = isinstance(problem, msgspec.ValidationError)
            why = Refusal(422, "server-invalid", why=str(problem)) if known else Refusal(400, "server-malformed")
            self._refuse(_id_of(text), why)
            return
        # A request that has begun is finished even if the connection ends meanwhile: the others must hear of it.
        task = asyncio.create_task(self._carry_out(message))
        _working.add(task)
        task.add_done_callback(_working.discard)
        if not isinstance(message, AskHint):  # a hint takes a while, and one may play meanwhile
            await asyncio.shield(task)

    async def _carry_out(self, message: ToServer) -> None:
        self.table.users += 1
        try:
            await self._do(message)
        except LarcinError as problem:
            self._refuse(message.id, problem)
        except Exception as problem:
            log_trouble(f"Table {self.table.id}: {type(message).__name__}", problem)
            self._refuse(message.id, Refusal(500, "server-broken"))
        finally:
            self.table.users -= 1

    async def _do(self, message: ToServer) -> None:
        if self.guest is None:
            raise Refusal(403, "server-nobody")
        if await self.guests.with_revoked_token([self.guest]):
            raise Refusal(401, "server-bad-token")
        if isinstance(message, Say):
            await self._say(self.guest, message)
        elif self.seat is None:
            raise Refusal(403, "server-spectator")
        elif isinstance(message, Act):
            await self.table.act(self.guest, self.seat, message.id, message.version, message.action)
        elif isinstance(message, Undo):
            await self.table.undo(self.guest, self.seat, message.id, message.version)
        elif isinstance(message, AskHint):
            await self._hint(self.guest, self.seat, message)
            return
        elif isinstance(message, Imagine):
            await self._imagine(self.guest, self.seat, message)
            return
        else:
            reason = await self.table.why(self.guest, self.seat, message.action)
            self.listener.send(WhyMessage(message.id, reason))
            return
        self.listener.send(DoneMessage(message.id))

    async def _say(self, guest: str, message: Say) -> None:
        words = tidy_words(message.text)
        name = await self.guests.register(guest)
        await self.table.say(guest, self.seat, name, message.id, words, now())

    async def _hint(self, guest: str, seat: int, message: AskHint) -> None:
        if self.hinting:
            raise Refusal(429, "server-hint-busy")
        self.hinting = True
        try:
            self.listener.send(await give_hint(self.table, self.thinkers, guest, seat, message))
        finally:
            self.hinting = False

    async def _imagine(self, guest: str, seat: int, message: Imagine) -> None:
        if not is_program(guest):
            raise Refusal(403, "server-only-programs")
        position = await self.table.imagine(guest, seat, message.version)
        self.listener.send(WorldMessage(message.id, message.version, position))

    def _refuse(self, request: str | None, problem: LarcinError) -> None:
        self.listener.send(RefusedMessage(request, sentence(problem)))


def _id_of(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that its sender knows which message was refused."""
    try:
        found = msgspec.json.decode(_id_decoder.decode(text)["id"], type=str)
    except (msgspec.DecodeError, KeyError, UnicodeError, RecursionError):
        return None
    return found[:64]


def _same_site(websocket: WebSocket) -> bool:
    """No page of another site may open our socket with the guest's cookie. Only browsers send an Origin."""
    origin = websocket.headers.get("origin")
    if origin is None:
        return True
    theirs, ours = urlsplit(origin).hostname, urlsplit(f"//{websocket.headers.get('host', '')}").hostname
    return theirs == ours or (theirs in _LOOPBACK and ours in _LOOPBACK)


async def _refuse_and_close(websocket: WebSocket, problem: LarcinError) -> None:
    status = problem.status if isinstance(problem, Refusal) else 500
    code = {401: NOBODY, 403: FORBIDDEN, 404: NOT_FOUND}.get(status, TROUBLE)
    try:
        await websocket.send_text(msgspec.json.encode(RefusedMessage(None, sentence(problem))).decode())
    except (WebSocketDisconnect, RuntimeError):
        return
    await _close(websocket, code, problem.text)


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # the client closed it first
        await websocket.close(code, reason)
