"""A room: one table in memory. Its lock makes everything at the table happen one thing after the other.

The order of a move is always: check, play, commit, tell. Nobody, not even who played it, hears of a move before it is
in the database; and whatever goes wrong in between, the room is built again from its rows.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec

from larcin.core.action import Action
from larcin.core.errors import IllegalMove, LarcinError
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.view import Sentence
from larcin.server.chance import Chance
from larcin.server.chat import Talker
from larcin.server.errors import Refusal, log_trouble
from larcin.server.protocol import (
    ChatLine,
    ChatMessage,
    FromServer,
    TableInfo,
    TableMessage,
    ViewMessage,
)
from larcin.server.rows import iso, rebuild, table_info
from larcin.server.storage import Conflict, Entry, Storage, StoredLine, StoredTable
from larcin.server.worker import Question

MOST_WAITING = 256  # frames that a listener may be behind before it is let go

MOST_LINES = 200  # of chat that a newcomer is shown

_encoder = msgspec.json.Encoder()


Pulse = tuple[tuple[int, ...], int, int]
"""What tells a quiet move from others: who is to act, and how often chance and hidden things have come out."""


class Listener:
    """One connection: whose it is, the seat it sits on (None: a spectator), and the frames it has yet to get."""

    def __init__(self, guest: str | None, seat: int | None, let_go: Callable[[], object] = lambda: None) -> None:
        self.guest = guest
        self.seat = seat
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.let_go = let_go

    def send(self, message: FromServer | bytes) -> None:
        """Hand over a message; who does not read is let go, so that nothing piles up."""
        if self.frames.qsize() >= MOST_WAITING:
            self.let_go()
        else:
            self.frames.put_nowait(message if isinstance(message, bytes) else _encoder.encode(message))


class Turn(NamedTuple):
    """A decision that a bot owes: the position as its seat may imagine it, never the true one."""

    seat: int
    bot: str
    version: int
    position: dict[str, Any]  # Any: plain JSON data
    glimpse: object = None  # what all see until somebody moves on


class Room:
    """One table, as long as somebody needs it."""

    def __init__(self, table_id: str, storage: Storage, wake: Callable[[Room], None], chance: Chance) -> None:
        self.id = table_id
        self._chance = chance
        self.users = 0  # who holds this room now; see Tables.room
        self.thinking: asyncio.Task[None] | None = None
        self.listeners: set[Listener] = set()
        self._storage = storage
        self._wake = wake
        self._lock = asyncio.Lock()
        self._doubtful = True  # what is in memory may not be what is in the database
        self._table: StoredTable | None = None
        self._match: Match | None = None
        self._version = 0
        self._open_since: list[int] = []  # for each seat: the version from which its own decision is the same
        self._done: set[tuple[str | None, str | None]] = set()  # (guest, request) of what was carried out
        self._lines: list[StoredLine] = []
        self._talkers: dict[str, Talker] = {}
        self._gone_since: dict[str, float] = {}
        self._here_since = time.monotonic()

    # Entering

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[StoredTable]:
        """The table, and nothing happens to it meanwhile but what the caller does."""
        async with self._lock:
            if self._doubtful or self._table is None:
                await self._load()
            assert self._table is not None
            yield self._table

    async def refresh(self, edition: int) -> None:
        """Read what somebody else has changed up to that edition, unless it is known, and tell everybody."""
        async with self._lock:
            if self.edition < edition:
                await self._load()

    async def look_again(self) -> StoredTable:
        """Inside `locked`, after a change of seats or status: read the table anew and tell everybody."""
        await self._load()
        assert self._table is not None
        return self._table

    async def _load(self) -> None:
        self._doubtful = True
        table = await self._storage.table(self.id)
        if table is None:
            raise Refusal(404, "server-no-table", id=self.id[:40])
        entries = await self._storage.entries(self.id)
        lines = await self._storage.lines(self.id, MOST_LINES)
        match = self._match
        again = table.status != "open" and (match is None or len(entries) != self._version)
        if again:  # in a thread: a long game takes a moment to play again, and other tables go on meanwhile
            match = await asyncio.to_thread(rebuild, table, entries)
        fresh_lines = len(lines) != len(self._lines) or lines[-1:] != self._lines[-1:]
        self._table, self._match, self._version, self._lines = table, match, len(entries), lines
        if again:
            self._open_since = [self._version] * len(table.seats)
        self._done = {(entry.guest, entry.request) for entry in entries if entry.request is not None}
        self._doubtful = False
        self._tell_table()
        if again:
            self._tell(None)
        if fresh_lines:
            for listener in self.listeners:
                listener.send(self._chat(self._lines, True))
        self._wake(self)

    @property
    def awaits_bot(self) -> bool:
        """Does a bot owe a decision, as far as is known here?"""
        table = self._table
        return table is not None and table.status == "playing" and any(table.seats[seat].bot for seat in table.to_act)

    @property
    def edition(self) -> int:
        """Which change of the table is in memory."""
        return -1 if self._table is None else self._table.edition

    # Moves

    async def act(self, guest: str, seat: int, request: str, version: int, notation: str) -> None:
        """Play an action for a seat of that guest."""
        async with self.locked():
            if (guest, request) in self._done:
                return
            match = self._playing(guest, seat, version)
            await self._play(match, seat, match.game.action(notation), guest, request)

    async def undo(self, guest: str, seat: int, request: str, version: int) -> None:
        """Take back the last action of a seat of that guest."""
        async with self.locked():
            if (guest, request) in self._done:
                return
            match = self._playing(guest, seat, version)
            before = self._pulse(match)
            match.undo(seat)
            if await self._write(match, Entry(self._version + 1, "undo", seat, None, guest, request), before):
                self._tell(None)
        self._wake(self)

    async def why(self, guest: str, seat: int, notation: str) -> Sentence | None:
        """Why the seat may not play that now; None if it may."""
        async with self.locked():
            match = self._playing(guest, seat, None)
            reason = match.state.why_not(seat, match.game.action(notation))
            return None if reason is None else Sentence(reason)

    async def dilemma(self, guest: str, seat: int, version: int) -> Question:
        """What a seat of that guest has to decide, for who gives it a hint: a position as the seat may imagine it."""
        async with self.locked() as table:
            match = self._playing(guest, seat, version)
            if not table.hints:
                raise Refusal(403, "server-hints-off")
            self._to_act(match, seat)
            return Question(table.game, self._imagined(match, seat), seat, "hint", self._chance.bot_seed(), table.id)

    async def imagine(self, guest: str, seat: int, version: int) -> dict[str, Any]:
        """The position of a seat's decision as that seat may imagine it (Any: plain JSON data)."""
        async with self.locked():
            match = self._playing(guest, seat, version)
            self._to_act(match, seat)
            return self._imagined(match, seat)

    async def still(self, seat: int, version: int) -> bool:
        """Does that seat still face the decision of that version?"""
        async with self.locked():
            return self._match is not None and self._open_since[seat] <= version and seat in self._match.to_act

    def _to_act(self, match: Match, seat: int) -> None:
        if seat not in match.to_act:
            raise Refusal(409, "why-not-your-turn")

    def _imagined(self, match: Match, seat: int) -> dict[str, Any]:
        """The position as that seat may imagine it (Any: plain JSON data)."""
        return match.state.imagine(seat, FastRng(self._chance.world_seed())).dump()

    def _playing(self, guest: str, seat: int, version: int | None) -> Match:
        assert self._table is not None
        if self._table.seats[seat].guest != guest:
            raise Refusal(403, "server-not-your-seat")
        if self._match is None:
            raise Refusal(409, "server-not-started")
        if self._match.over:
            raise Refusal(409, "why-game-over")
        if version is not None and not self._open_since[seat] <= version <= self._version:
            raise Refusal(409, "server-stale")
        return self._match

    async def _play(
        self, match: Match, seat: int, action: Action, guest: str | None = None, request: str | None = None
    ) -> None:
        since, before = len(match.history), self._pulse(match)
        try:
            match.play(seat, action)
        except LarcinError:
            raise  # checked before anything changed
        except Exception as problem:  # the rules broke on it: the position can no longer be trusted, the rows can
            log_trouble(f"Table {self.id}: the rules broke on a move", problem)
            self._match = None
            await self._load()
            raise Refusal(409, "server-broken-move") from problem
        if await self._write(match, Entry(self._version + 1, "move", seat, action.notation, guest, request), before):
            self._tell(since)
            if match.over:
                self._tell_table()
        self._wake(self)

    def _pulse(self, match: Match) -> Pulse:
        return match.to_act, match.state.rng.draws, match.state.revealed

    async def _write(self, match: Match, entry: Entry, before: Pulse) -> bool:
        """Commit what was played; False if another process had carried out the very same request."""
        assert self._table is not None
        # Until the commit is known there is no match: a cancelled or failed write may or may not have happened.
        self._match, self._doubtful = None, True
        try:
            edition = await self._storage.append(self.id, entry, match.to_act)
        except Conflict as problem:
            await self._load()
            if entry.request is None or (entry.guest, entry.request) not in self._done:
                raise Refusal(409, "server-stale") from problem
            return False
        self._doubtful = edition != self._table.edition + 1  # or else another process has changed something
        self._match, self._version = match, entry.number
        # Where several choose at once, another's secret choice does not change mine: a click that crossed it counts.
        quiet = self._pulse(match)[1:] == before[1:]
        for seat in range(len(self._table.seats)):
            if not (quiet and seat != entry.seat and seat in before[0] and seat in match.to_act):
                self._open_since[seat] = entry.number
        self._done.add((entry.guest, entry.request))
        status = "over" if match.over else self._table.status
        self._table = self._table._replace(edition=edition, to_act=match.to_act, status=status)
        return True

    # Bots

    async def bot_turn(self) -> Turn | None:
        """The next decision that a bot owes, if any does."""
        async with self.locked() as table:
            if self._match is None:
                return None
            for seat in self._match.to_act:
                bot = table.seats[seat].bot
                if bot is not None:
                    glimpse = self._match.game.glimpse(self._match.state)
                    return Turn(seat, bot, self._version, self._imagined(self._match, seat), glimpse)
            return None

    async def bot_plays(self, turn: Turn, notation: str | None) -> None:
        """Play what the bot chose; what the rules do not allow, or nothing, becomes the seat's harmless default."""
        async with self.locked():
            match = self._match
            if match is None or self._version != turn.version or turn.seat not in match.to_act:
                return  # somebody took a move back, or chose at the same time: the bot thinks again
            action = match.state.absent(turn.seat)
            if notation is not None:
                try:
                    chosen = match.game.action(notation)
                    action = chosen if match.state.why_not(turn.seat, chosen) is None else action
                except IllegalMove:
                    pass
            with suppress(Refusal):  # another process was first: the bot thinks again about what it finds
                await self._play(match, turn.seat, action)

    # Chat

    async def say(self, guest: str, seat: int | None, name: str, request: str, words: str, at: int) -> None:
        """Add a line of chat. A retry is not said twice."""
        if not self._talkers.setdefault(guest, Talker()).may_speak():
            raise Refusal(429, "server-chat-fast")
        async with self.locked() as table:
            if seat is not None and table.seats[seat].guest == guest:
                name = table.seats[seat].name
            else:
                seat = None
            line = StoredLine(guest, seat, name, words, request, at)
            try:
                edition = await self._storage.add_line(self.id, line)
            except Conflict:
                return
            self._doubtful = edition != table.edition + 1
            self._table = table._replace(edition=edition)
            self._lines = [*self._lines, line][-MOST_LINES:]
            for listener in self.listeners:
                listener.send(self._chat([line], False))

    # Listening

    async def listen(self, listener: Listener) -> None:
        """Tell a newcomer everything, and from then on what is new."""
        async with self.locked() as table:
            if listener.seat is not None:
                if not 0 <= listener.seat < len(table.seats):
                    raise Refusal(404, "error-no-such-seat", seat=listener.seat, last=len(table.seats) - 1)
                if listener.guest is None or table.seats[listener.seat].guest != listener.guest:
                    raise Refusal(403, "server-not-your-seat")
            self.listeners.add(listener)
            self._tell_table()
            if self._match is not None:
                listener.send(self._view(self._match, self._eyes(listener), None))
            listener.send(self._chat(self._lines, True))

    def leave(self, listener: Listener) -> None:
        """Forget a connection that is gone."""
        self.listeners.discard(listener)
        if listener.guest is not None and listener.guest not in self.online:
            self._gone_since[listener.guest] = time.monotonic()
        if self._table is not None:
            self._tell_table()

    def info(self, guest: str | None) -> TableInfo:
        """The table as that guest sees it."""
        assert self._table is not None
        return table_info(self._table, guest, self.online)

    @property
    def online(self) -> set[str]:
        """The guests who are looking at the table now."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def away(self, guest: str) -> float:
        """For how many seconds nobody has seen that guest at the table."""
        if guest in self.online:
            return 0.0
        return time.monotonic() - self._gone_since.get(guest, self._here_since)

    def _tell(self, since: int | None) -> None:
        """Show everybody the position, with what happened since then (None: the whole history)."""
        if self._match is None:
            return
        frames: dict[int | None, bytes] = {}  # two tabs of one seat, and all spectators, see the same
        for listener in self.listeners:
            seat = self._eyes(listener)
            if seat not in frames:
                frames[seat] = _encoder.encode(self._view(self._match, seat, since))
            listener.send(frames[seat])

    def _eyes(self, listener: Listener) -> int | None:
        """Whose eyes a connection sees with: its seat's, unless somebody else sits there by now."""
        assert self._table is not None
        seat = listener.seat
        return seat if seat is not None and self._table.seats[seat].guest == listener.guest else None

    def _tell_table(self) -> None:
        for listener in self.listeners:
            listener.send(TableMessage(self.info(listener.guest)))

    def _view(self, match: Match, seat: int | None, since: int | None) -> ViewMessage:
        return ViewMessage(
            version=self._version,
            view=match.view(seat),
            events=match.told(seat, since or 0),
            fresh=since is None,
            undo=seat is not None and not match.over and match.can_undo(seat),
        )

    def _chat(self, lines: list[StoredLine], fresh: bool) -> ChatMessage:
        return ChatMessage([ChatLine(line.name, line.seat, line.text, iso(line.at)) for line in lines], fresh)
