"""The history of one table: a `Match`, and the rows of the database from which it can be built again at any time.

A move is checked, played in memory, and written as a row; an undo is written as a row too. Only when the row is
committed does this module hand out the new position. When a write fails or is cancelled, nobody knows whether it
happened: the history is then in doubt, and is read again before anything else happens at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from msgspec import UNSET

from larcin.core.action import Action
from larcin.core.errors import LarcinError
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.server.chance import Chance
from larcin.server.errors import Refusal, log_trouble
from larcin.server.protocol import FactsMessage, ViewMessage
from larcin.server.rows import rebuild
from larcin.server.storage import Entry, Storage, StoredTable


class RulesBroke(Exception):
    """The rules failed on a move: the position in memory cannot be trusted, the rows can."""


class Request(NamedTuple):
    """Who asked for a change, and the id that their client gave it: a retry is recognised by it."""

    guest: str
    id: str


class Rows(NamedTuple):
    """What the database holds of a table."""

    table: StoredTable
    entries: list[Entry]


class _Pulse(NamedTuple):
    """Who is to act, and how often chance and hidden things have come out: a quiet move changes neither count."""

    to_act: tuple[int, ...]
    draws: int
    revealed: int

    @classmethod
    def of(cls, match: Match) -> _Pulse:
        return cls(match.to_act, match.state.rng.draws, match.state.revealed)


class History:
    """What was played at one table. Its caller sees to it that one thing happens after the other."""

    def __init__(self, table_id: str, storage: Storage, chance: Chance) -> None:
        self.id = table_id
        self.in_doubt = True  # what is in memory may not be what is in the database
        self.match: Match | None = None  # None while the table is open, or in doubt
        self.version = 0  # counts moves and undos
        self._storage = storage
        self._chance = chance
        self._table: StoredTable | None = None
        self._same_decision_since: list[int] = []  # for each seat: the version from which its decision is the same
        self._carried_out: set[tuple[str | None, str | None]] = set()  # (guest, request) of every row

    @property
    def table(self) -> StoredTable:
        """The table as it was last read or changed here."""
        assert self._table is not None
        return self._table

    @property
    def known(self) -> bool:
        """Has the table ever been read?"""
        return self._table is not None

    @property
    def edition(self) -> int:
        """Which change of the table is in memory; -1 if none."""
        return -1 if self._table is None else self._table.edition

    # Reading

    async def fetch(self) -> Rows:
        """Read the rows. Until `accept` has taken them, the history is in doubt."""
        self.in_doubt = True
        table = await self._storage.table(self.id)
        if table is None:
            raise Refusal(404, "server-no-table", id=self.id[:40])
        return Rows(table, await self._storage.entries(self.id))

    async def accept(self, rows: Rows) -> bool:
        """Take over what was read; true if the match had to be built again."""
        table, entries = rows
        match = self.match
        stale = table.status != "open" and (match is None or len(entries) != self.version)
        if stale:  # in a thread: a long game takes a moment to play again, and other tables go on meanwhile
            match = await asyncio.to_thread(rebuild, table, entries)
        self._table, self.match, self.version = table, match, len(entries)
        if stale:
            self._same_decision_since = [self.version] * len(table.seats)
        self._carried_out = {(entry.guest, entry.request) for entry in entries if entry.request is not None}
        self.in_doubt = False
        return stale

    def count_edition(self, edition: int) -> None:
        """Note the edition that a write of ours led to. If it is not the next, another process wrote in between."""
        self.in_doubt = edition != self.table.edition + 1
        self._table = self.table._replace(edition=edition)

    # Writing

    def has_done(self, request: Request) -> bool:
        """Was that request carried out already?"""
        return request in self._carried_out

    async def play(self, seat: int, action: Action, request: Request | None = None) -> None:
        """Play an action and commit it. Conflict: another process was first. RulesBroke: read the rows again."""
        await self._change("move", seat, action.notation, request, lambda match: match.play(seat, action))

    async def undo(self, seat: int, request: Request) -> None:
        """Take the last action of a seat back and commit that. Raises what `play` raises."""
        await self._change("undo", seat, None, request, lambda match: match.undo(seat))

    async def _change(
        self,
        kind: Literal["move", "undo"],
        seat: int,
        action: str | None,
        request: Request | None,
        make: Callable[[Match], object],
    ) -> None:
        match = self.match
        assert match is not None
        before = _Pulse.of(match)
        try:
            make(match)
        except LarcinError:
            raise  # it was refused before anything changed
        except Exception as problem:
            log_trouble(f"Table {self.id}: the rules broke on a move", problem)
            self.match, self.in_doubt = None, True
            raise RulesBroke from problem
        guest, name = request or (None, None)
        entry = Entry(self.version + 1, kind, seat, action, guest, name)
        await self._commit(match, entry, before)

    async def _commit(self, match: Match, entry: Entry, before: _Pulse) -> None:
        # Until the commit is known there is no match: a cancelled or failed write may or may not have happened.
        self.match, self.in_doubt = None, True
        edition = await self._storage.append(self.id, entry, match.to_act)
        self.count_edition(edition)
        self.match, self.version = match, entry.number
        self._carried_out.add((entry.guest, entry.request))
        status = "over" if match.over else self.table.status
        self._table = self.table._replace(to_act=match.to_act, status=status)
        after = _Pulse.of(match)
        for seat in range(len(self.table.seats)):
            if seat == entry.seat or not _same_decision(seat, before, after):
                self._same_decision_since[seat] = entry.number

    # What a seat may do and know

    def match_for(self, guest: str, seat: int, version: int | None = None) -> Match:
        """The match, for a guest who speaks for that seat about the position of that version; or a Refusal."""
        if self.table.seats[seat].guest != guest:
            raise Refusal(403, "server-not-your-seat")
        if self.match is None:
            raise Refusal(409, "server-not-started")
        if self.match.over:
            raise Refusal(409, "why-game-over")
        if version is not None and not self._same_decision_since[seat] <= version <= self.version:
            raise Refusal(409, "server-stale")
        return self.match

    def still_to_decide(self, seat: int, version: int) -> bool:
        """Does that seat still face the decision of that version?"""
        return self.match is not None and self._same_decision_since[seat] <= version and seat in self.match.to_act

    def imagined(self, match: Match, seat: int) -> dict[str, Any]:
        """The position as that seat may imagine it, never the true one (Any: plain JSON data)."""
        if seat not in match.to_act:
            raise Refusal(409, "why-not-your-turn")
        return match.state.imagine(seat, FastRng(self._chance.world_seed())).dump()

    def view_message(self, match: Match, seat: int | None, since: int | None) -> ViewMessage:
        """The position as a seat sees it, with the events since that one (None: all of them)."""
        return ViewMessage(
            version=self.version,
            view=match.view(seat),
            events=match.told(seat, since or 0),
            fresh=since is None,
            undo=seat is not None and not match.over and match.can_undo(seat),
            course=match.course(seat) if match.over else UNSET,
        )

    def facts_message(self, match: Match) -> FactsMessage:
        """What never changes in this game."""
        return FactsMessage(match.game.facts(match.state))


def _same_decision(seat: int, before: _Pulse, after: _Pulse) -> bool:
    """Where several choose at once, another's secret choice does not change mine: a click that crossed it counts."""
    quiet = (before.draws, before.revealed) == (after.draws, after.revealed)
    return quiet and seat in before.to_act and seat in after.to_act
