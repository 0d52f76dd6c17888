"""A bot that plays at a table of a server elsewhere: it sits down with a token and speaks the server's protocol.

The server sends what the seat sees and, to a program that asks, a position as the seat may imagine it: the very thing
that its own bots get. So whatever bot is installed here can play there.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from larcin.bots import make_bot
from larcin.core import text
from larcin.core.errors import LarcinError
from larcin.core.registry import game as find_game
from larcin.core.rng import FastRng
from larcin.core.sight import Sight

Json = dict[str, Any]  # Any: what JSON holds
STALE = "server-stale"  # somebody was quicker: look again


class Elsewhere(LarcinError):
    """The server elsewhere does not answer, or refuses."""


class Place(NamedTuple):
    """A table on a server, from the link that people send each other."""

    server: str
    table: str

    @classmethod
    def of(cls, link: str) -> Place:
        """Read a link such as http://host:8000/t/velvet-42."""
        parts = urlsplit(link)
        head, _, table = parts.path.rstrip("/").rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not head.endswith("/t") or not table:
            raise Elsewhere("join-no-link", link=link[:80])
        return cls(f"{parts.scheme}://{parts.netloc}{head.removesuffix('/t')}", table)


def ask(server: str, method: str, path: str, token: str = "", body: Json | None = None, lang: str = "en") -> Any:
    """What the server's HTTP interface answers (Any: JSON); Elsewhere with its own sentence if it refuses."""
    request = urllib.request.Request(f"{server}/api{path}", method=method, headers={"Accept-Language": lang})
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    if body is not None:
        request.data = json.dumps(body).encode()
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as problem:
        raise Elsewhere("join-refused", why=_sentence_of(problem)) from problem
    except (OSError, ValueError) as problem:
        raise Elsewhere("join-no-answer", server=server) from problem


def _sentence_of(problem: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(problem)["message"])
    except (ValueError, KeyError, TypeError):
        return f"{problem.code} {problem.reason}"


class Program:
    """One bot on one seat, from sitting down to the end of the game. `tell` hears what it does."""

    def __init__(self, place: Place, token: str, bot: str, tell: Callable[[str], None], lang: str = "en") -> None:
        self.place = place
        self.token = token
        self.tell = tell
        self.lang = lang
        self.bot = make_bot(bot, secrets.randbits(48))
        self.view: Json = {}
        self.version = -1
        self.count = 0

    def sit(self, seat: int | None = None) -> tuple[Json, int]:
        """The table, and the seat that is ours: the one asked for, or the first that is free."""
        path = f"/tables/{self.place.table}"
        table: Json = ask(self.place.server, "GET", path, self.token, lang=self.lang)
        mine = [one["seat"] for one in table["seats"] if one["mine"]]
        if seat is None and mine:
            return table, mine[0]
        free = [one["seat"] for one in table["seats"] if one["kind"] == "open" and seat in (None, one["seat"])]
        if seat is None and not free:
            raise Elsewhere("join-no-seat", table=self.place.table)
        chosen = seat if seat is not None else free[0]
        table = ask(self.place.server, "POST", f"{path}/seats/{chosen}", self.token, {}, self.lang)
        return table, chosen

    async def play(self, game: str, seat: int) -> Json:
        """Play until the game is over; the last view. A lost connection is made again."""
        from websockets import ConnectionClosed
        from websockets.asyncio.client import connect

        socket = self.place.server.replace("http", "ws", 1)
        address = f"{socket}/api/tables/{self.place.table}/live?seat={seat}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async for connection in connect(address, additional_headers=headers, max_size=None):
            try:
                async for frame in connection:
                    answer = await self._hear(game, seat, json.loads(frame))
                    if self.view.get("over"):
                        return self.view
                    if answer is not None:
                        await connection.send(json.dumps(answer))
            except ConnectionClosed:
                continue
        raise Elsewhere("join-no-answer", server=self.place.server)

    async def _hear(self, game: str, seat: int, message: Json) -> Json | None:
        """What to answer to a frame, if anything: at our turn we imagine first, then act."""
        kind = message["type"]
        if kind == "view":
            self.view, self.version = message["view"], message["version"]
            return self._request("imagine") if self.view["choices"] else None
        if kind == "refused":
            if message["reason"]["text"] != STALE:
                why = text.say(message["reason"]["text"], message["reason"]["args"], lang=self.lang, game=game)
                raise Elsewhere("join-refused", why=why)
            return self._request("imagine") if self.view.get("choices") else None
        if kind == "world" and message["version"] == self.version and self.view["choices"]:
            sight = Sight(find_game(game).load(message["position"]), seat, FastRng(secrets.randbits(48)))
            action = (await asyncio.to_thread(self.bot.choose, sight)).notation  # the line must not fall asleep
            self.tell(action)
            return self._request("act", action=action)
        return None

    def _request(self, kind: str, **fields: str) -> Json:
        self.count += 1
        return {"type": kind, "id": f"{id(self)}-{self.count}", "version": self.version, **fields}
