"""A bot that plays at a table on another server: it sits down with a token and speaks the server's typed protocol.

The server sends what the seat sees and, to a program that asks, a position as the seat may imagine it: the very thing
that its own bots get. So every bot that is installed here can play there.
"""

from __future__ import annotations

import asyncio
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from larcin.bots import make_bot
from larcin.core import text
from larcin.core.errors import LarcinError
from larcin.core.registry import game as find_game
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.view import View
from larcin.server.protocol import (
    Act,
    FromServer,
    Imagine,
    Problem,
    RefusedMessage,
    SitDown,
    TableInfo,
    ToServer,
    ViewMessage,
    WorldMessage,
)

Answer = TypeVar("Answer")
STALE = "server-stale"  # the server's refusal when somebody was quicker: look again

_messages: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class RemoteError(LarcinError):
    """The other server does not answer, or it refuses."""


class TableLink(NamedTuple):
    """A table on a server, from the link that people send each other."""

    server: str
    table: str

    @classmethod
    def of(cls, link: str) -> TableLink:
        """Read a link such as http://host:8000/t/velvet-42."""
        parts = urlsplit(link)
        head, _, table = parts.path.rstrip("/").rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not head.endswith("/t") or not table:
            raise RemoteError("join-no-link", link=link[:80])
        return cls(f"{parts.scheme}://{parts.netloc}{head.removesuffix('/t')}", table)


class RemoteApi:
    """The HTTP interface of another server, asked with a token (none: as a guest who is new there)."""

    def __init__(self, server: str, token: str = "", lang: str = "en") -> None:
        self.server = server
        self.token = token
        self.lang = lang

    def get(self, path: str, kind: type[Answer]) -> Answer:
        """What the server answers to a question."""
        return self._ask("GET", path, kind, None)

    def post(self, path: str, kind: type[Answer], body: msgspec.Struct) -> Answer:
        """What the server answers when it has done what the body says."""
        return self._ask("POST", path, kind, msgspec.json.encode(body))

    def _ask(self, method: str, path: str, kind: type[Answer], body: bytes | None) -> Answer:
        request = urllib.request.Request(f"{self.server}/api{path}", data=body, method=method)
        request.add_header("Accept-Language", self.lang)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as problem:
            raise RemoteError("join-refused", why=_sentence_of(problem)) from problem
        except (OSError, ValueError) as problem:  # a ValueError: what answers there is no server of ours
            raise RemoteError("join-no-answer", server=self.server) from problem


def _sentence_of(problem: urllib.error.HTTPError) -> str:
    """The server's own sentence, in the language that was asked for."""
    try:
        return msgspec.json.decode(problem.read(), type=Problem).message
    except msgspec.DecodeError:
        return f"{problem.code} {problem.reason}"


class Program:
    """One bot on one seat, from sitting down to the end of the game. `tell` hears every action that it plays."""

    def __init__(self, link: TableLink, token: str, bot: str, tell: Callable[[str], None], lang: str = "en") -> None:
        self.link = link
        self.token = token
        self.tell = tell
        self.lang = lang
        self.bot = make_bot(bot, secrets.randbits(48))
        self.latest: ViewMessage | None = None
        self.count = 0  # of the requests that were sent

    def sit(self, seat: int | None = None) -> tuple[TableInfo, int]:
        """The table, and the seat that is ours: the one asked for, or the first that is free."""
        api = RemoteApi(self.link.server, self.token, self.lang)
        path = f"/tables/{self.link.table}"
        table = api.get(path, TableInfo)
        if seat is None:
            mine = [one.seat for one in table.seats if one.mine]
            if mine:
                return table, mine[0]
            free = [one.seat for one in table.seats if one.kind == "open"]
            if not free:
                raise RemoteError("join-no-seat", table=self.link.table)
            seat = free[0]
        return api.post(f"{path}/seats/{seat}", TableInfo, SitDown()), seat

    async def play(self, game: str, seat: int) -> View:
        """Play until the game is over; the last view. A lost connection is made again."""
        from websockets import ConnectionClosed
        from websockets.asyncio.client import connect

        address = f"{self.link.server.replace('http', 'ws', 1)}/api/tables/{self.link.table}/live?seat={seat}"
        headers = {"Authorization": f"Bearer {self.token}"}
        async for connection in connect(address, additional_headers=headers, max_size=None):
            try:
                async for received in connection:
                    answer = await self._hear(game, seat, self._read(received))
                    if self.latest is not None and self.latest.view.over:
                        return self.latest.view
                    if answer is not None:
                        await connection.send(msgspec.json.encode(answer).decode())
            except ConnectionClosed:
                continue
        raise RemoteError("join-no-answer", server=self.link.server)

    def _read(self, received: str | bytes) -> FromServer:
        try:
            return _messages.decode(received)
        except msgspec.DecodeError as problem:
            raise RemoteError("join-no-answer", server=self.link.server) from problem

    async def _hear(self, game: str, seat: int, message: FromServer) -> ToServer | None:
        """What to answer to a message, if anything: at our turn we ask for an imagined position first, then act."""
        match message:
            case ViewMessage():
                self.latest = message
                return self._imagine(message)
            case RefusedMessage(reason=reason):
                if reason.text != STALE:
                    why = text.say(reason.text, reason.args, lang=self.lang, game=game)
                    raise RemoteError("join-refused", why=why)
                return None if self.latest is None else self._imagine(self.latest)
            case WorldMessage() if self.latest is not None and message.version == self.latest.version:
                if not self.latest.view.choices:
                    return None
                sight = Sight(find_game(game).load(message.position), seat, FastRng(secrets.randbits(48)))
                # In a thread: the connection must answer the server's pings while the bot thinks.
                action = (await asyncio.to_thread(self.bot.choose, sight)).notation
                self.tell(action)
                return Act(self._next_id(), message.version, action)
        return None

    def _imagine(self, latest: ViewMessage) -> Imagine | None:
        return Imagine(self._next_id(), latest.version) if latest.view.choices else None

    def _next_id(self) -> str:
        self.count += 1
        return f"{id(self)}-{self.count}"
