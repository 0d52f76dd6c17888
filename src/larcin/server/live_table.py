"""A table in memory: its history, its chat and its audience behind one lock, so that one thing happens after another.

The order of a move is always: check, play, commit, tell. Nobody, not even the player, hears of a move before it is in
the database; and whatever goes wrong in between, the table is read again from its rows.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from larcin.core.action import Action
from larcin.core.view import Sentence
from larcin.server.audience import Audience, Listener
from larcin.server.chance import Chance
from larcin.server.chat import MOST_LINES, Chat
from larcin.server.errors import Refusal
from larcin.server.history import History, Request, RulesBroke
from larcin.server.protocol import TableInfo
from larcin.server.storage import Conflict, Storage, StoredLine, StoredTable
from larcin.server.worker import Question


class LiveTable:
    """One table, as long as somebody needs it in memory. `wake_bots` is called after every change."""

    def __init__(self, table_id: str, storage: Storage, wake_bots: Callable[[LiveTable], None], chance: Chance) -> None:
        self.id = table_id
        self.users = 0  # how many hold this table in memory; see `LiveTables.hold`
        self.history = History(table_id, storage, chance)
        self.audience = Audience()
        self.chat = Chat()
        self._storage = storage
        self._wake_bots = wake_bots
        self._chance = chance
        self._lock = asyncio.Lock()

    # Reading

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[StoredTable]:
        """The table, and nothing happens to it meanwhile but what the caller does."""
        async with self._lock:
            if self.history.in_doubt:
                await self.read_again()
            yield self.history.table

    async def refresh(self, edition: int) -> None:
        """Read what another process has changed up to that edition, unless it is known, and tell everybody."""
        async with self._lock:
            if self.history.edition < edition:
                await self.read_again()

    async def read_again(self) -> None:
        """Inside `locked`: read the table from the database, and tell everybody what is new."""
        rows = await self.history.fetch()
        # The edition is read first: what is written after that is noticed as a later edition.
        lines = await self._storage.lines(self.id, MOST_LINES)
        rebuilt = await self.history.accept(rows)
        new_lines = self.chat.accept(lines)
        self.audience.tell_table(rows.table)
        if rebuilt:
            self.audience.tell_position(self.history, None)
        if new_lines:
            self.audience.tell(self.chat.whole())
        self._wake_bots(self)

    def info(self, guest: str | None) -> TableInfo:
        """The table as that guest sees it."""
        return self.audience.table_info(self.history.table, guest)

    @property
    def waits_for_bot(self) -> bool:
        """Does a bot owe a decision, as far as is known here?"""
        if not self.history.known:
            return False
        table = self.history.table
        return table.status == "playing" and any(table.seats[seat].bot for seat in table.to_act)

    # Moves

    async def act(self, guest: str, seat: int, request: str, version: int, notation: str) -> None:
        """Play an action for a seat of that guest."""
        asked = Request(guest, request)
        async with self.locked():
            if not self.history.has_done(asked):
                match = self.history.match_for(guest, seat, version)
                await self.play(seat, match.game.action(notation), asked)

    async def undo(self, guest: str, seat: int, request: str, version: int) -> None:
        """Take back the last action of a seat of that guest."""
        asked = Request(guest, request)
        async with self.locked():
            if not self.history.has_done(asked):
                self.history.match_for(guest, seat, version)
                if await self._committed(self.history.undo(seat, asked), asked):
                    self.audience.tell_position(self.history, None)
                self._wake_bots(self)

    async def play(self, seat: int, action: Action, request: Request | None = None) -> None:
        """Inside `locked`: play an action that the rules check, commit it, and only then tell everybody."""
        match = self.history.match
        assert match is not None
        since = len(match.history)
        if await self._committed(self.history.play(seat, action, request), request):
            self.audience.tell_position(self.history, since)
            if match.over:
                self.audience.tell_table(self.history.table)
        self._wake_bots(self)

    async def _committed(self, change: Awaitable[None], request: Request | None) -> bool:
        """Wait for the commit of a change; false if another process had carried out the very same request."""
        try:
            await change
        except RulesBroke as problem:
            await self.read_again()
            raise Refusal(409, "server-broken-move") from problem
        except Conflict as problem:
            await self.read_again()
            if request is None or not self.history.has_done(request):
                raise Refusal(409, "server-stale") from problem
            return False
        return True

    # Questions of a seat

    async def why(self, guest: str, seat: int, notation: str) -> Sentence | None:
        """Why the seat may not play that now; None if it may."""
        async with self.locked():
            match = self.history.match_for(guest, seat)
            reason = match.state.why_not(seat, match.game.action(notation))
            return None if reason is None else Sentence(reason)

    async def hint_question(self, guest: str, seat: int, version: int) -> Question:
        """What a worker is asked when a seat of that guest wants a hint about its decision of that version."""
        async with self.locked() as table:
            match = self.history.match_for(guest, seat, version)
            if not table.hints:
                raise Refusal(403, "server-hints-off")
            position = self.history.imagined(match, seat)
            return Question(table.game, position, seat, "hint", self._chance.bot_seed(), table.id)

    async def imagine(self, guest: str, seat: int, version: int) -> dict[str, Any]:
        """The position of a seat's decision as that seat may imagine it (Any: plain JSON data)."""
        async with self.locked():
            return self.history.imagined(self.history.match_for(guest, seat, version), seat)

    async def still_to_decide(self, seat: int, version: int) -> bool:
        """Does that seat still face the decision of that version?"""
        async with self.locked():
            return self.history.still_to_decide(seat, version)

    # Chat

    async def say(self, guest: str, seat: int | None, name: str, request: str, words: str, at: int) -> None:
        """Add a line of chat. A retry is not said twice."""
        self.chat.check_pace(guest)
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
            self.history.count_edition(edition)
            self.audience.tell(self.chat.add(line))

    # Connections

    async def welcome(self, listener: Listener) -> None:
        """Send a new connection its first messages: the table, the facts, the position, the chat. Then what is new.

        Refusal if it asks for a seat that is not its guest's.
        """
        async with self.locked() as table:
            if listener.seat is not None:
                if not 0 <= listener.seat < len(table.seats):
                    raise Refusal(404, "error-no-such-seat", seat=listener.seat, last=len(table.seats) - 1)
                if listener.guest is None or table.seats[listener.seat].guest != listener.guest:
                    raise Refusal(403, "server-not-your-seat")
            self.audience.add(listener)
            self.audience.tell_table(table)  # to all: somebody is there now
            if self.history.match is not None:
                self.audience.send_facts(listener, self.history, self.history.match)
                listener.send(self.history.view_message(self.history.match, listener.eyes(table), None))
            listener.send(self.chat.whole())

    def leave(self, listener: Listener) -> None:
        """Forget a connection that has ended."""
        self.audience.remove(listener)
        if self.history.known:
            self.audience.tell_table(self.history.table)
