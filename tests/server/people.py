"""A real server in a process of its own, and people who talk to it as browsers do."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection


class House:
    """A server process. `kill` is kill -9; `start` begins anew on the same database."""

    def __init__(self, database: str, *arguments: str, environment: dict[str, str] | None = None) -> None:
        self.database = database
        self.arguments = arguments
        self.environment = {**os.environ, "LANG": "en_GB.UTF-8", **(environment or {})}
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "larcin.server.serve", "--port", "0", "--database", self.database, *self.arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise AssertionError(f"The server did not start: {line}{self.process.communicate(timeout=20)[1]}")
        self.url = line[line.index("http://") :].split("/ ")[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate(timeout=20)

    def stop(self) -> str:
        """Ask it to end, and return what it wrote to its log."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.communicate(timeout=20)[1]

    def person(self, lang: str = "en") -> Person:
        return Person(self, lang)


class Person:
    """A browser: it keeps its cookies, also over a restart of the server."""

    def __init__(self, house: House, lang: str) -> None:
        self.house = house
        self.http = httpx.AsyncClient(headers={"Accept-Language": lang}, timeout=30)

    async def ask(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """What the API answers; asserts its status (2xx if not said)."""
        content = None if body is None else body if isinstance(body, bytes) else json.dumps(body)
        answer = await self.http.request(method, f"{self.house.url}{path}", content=content)
        if status is None:
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.ask("GET", path, None, status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.ask("POST", path, body, status)

    async def put(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return await self.ask("PUT", path, body, status)

    async def delete(self, path: str, status: int | None = None) -> Any:
        return await self.ask("DELETE", path, None, status)

    async def table(self, *seats: str, game: str = "art-robbery", start: bool = False, **more: Any) -> Any:
        """A new table: "me", "open", "guest", or the name of a bot for each seat."""
        kinds = ("me", "open", "guest")
        wishes = [{"kind": seat} if seat in kinds else {"kind": "bot", "bot": seat} for seat in seats]
        return await self.post("/api/tables", {"game": game, "seats": wishes, "start": start, **more})

    async def live(self, table: str, seat: int | None = None, **headers: str) -> Socket:
        """A connection to a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "" if seat is None else f"?seat={seat}"
        url = f"{self.house.url.replace('http', 'ws')}/api/tables/{table}/live{query}"
        return Socket(await websockets.connect(url, additional_headers={"Cookie": cookies, **headers}, max_size=None))


class Socket:
    """A connection that remembers every message it got, and the latest of each kind."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[dict[str, Any]] = []
        self.latest: dict[str, dict[str, Any]] = {}
        self.count = 0

    async def next(self, patience: float = 20) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), patience))
        self.messages.append(message)
        self.latest[message["type"]] = message
        return message

    async def until(self, kind: str, accept: Callable[[dict[str, Any]], bool] = lambda message: True) -> dict[str, Any]:
        """The next message of that kind (that is acceptable)."""
        while True:
            message = await self.next()
            if message["type"] == kind and accept(message):
                return message

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a message with a fresh id, unless one is given."""
        self.count += 1
        message = {"type": kind, "id": f"{id(self)}-{self.count}", **fields}
        await self.connection.send(json.dumps(message))
        return str(message["id"])

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return what answers it: done, refused, why, hint or world."""
        name = await self.send(kind, **fields)
        while True:
            message = await self.next()
            if message["type"] in ("done", "refused", "why", "hint", "world") and message["id"] == name:
                return message

    async def quiet(self, seconds: float = 0.3) -> None:
        """Read whatever still comes."""
        try:
            while True:
                await self.next(seconds)
        except TimeoutError:
            pass

    async def my_turn(self) -> dict[str, Any]:
        """The latest view, as soon as it offers choices or the game is over."""
        latest = self.latest.get("view")
        while latest is None or not (latest["view"]["choices"] or latest["view"]["over"]):
            latest = await self.until("view")
        return latest

    async def current(self) -> dict[str, Any]:
        """The latest view; the first one is waited for."""
        while "view" not in self.latest:
            await self.next()
        return self.latest["view"]

    async def close(self) -> None:
        await self.connection.close()


async def play_on(sockets: list[Socket], chance: random.Random, moves: int | None = None) -> int:
    """Let every connection choose at random when it is its turn, until the game is over or so many moves are made.

    Each waits for the latest view to arrive everywhere before the next moves, so that messages can be compared.
    """
    made = 0
    while moves is None or made < moves:
        views = [await socket.current() for socket in sockets]
        if views[0]["view"]["over"]:
            break
        movers = [n for n, view in enumerate(views) if view["view"]["choices"]]
        mover = sockets[chance.choice(movers)]
        view = mover.latest["view"]
        choice = chance.choice(view["view"]["choices"])["action"]
        answer = await mover.request("act", version=view["version"], action=choice)
        assert answer["type"] == "done", answer
        made += 1
        version = mover.latest["view"]["version"]
        for socket in sockets:
            while socket.latest["view"]["version"] < version:
                await socket.until("view")
    return made
