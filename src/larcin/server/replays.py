"""Finished games: the record of one, and its replay, frame by frame, as one seat saw it."""

from __future__ import annotations

import asyncio

import msgspec

from larcin.core import registry
from larcin.core.match import Match
from larcin.core.record import Record
from larcin.server.errors import Refusal
from larcin.server.protocol import Frame, Replay
from larcin.server.rows import rebuild
from larcin.server.storage import Storage


class Replays:
    """Gives out finished games. What is not over stays secret."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def record(self, table_id: str) -> Record:
        """The record of a finished game, with the seed that was promised by the commitment."""
        table = await self._storage.table(table_id.strip().lower())
        if table is None:
            raise Refusal(404, "server-no-table", id=table_id[:40])
        if table.status != "over":
            raise Refusal(409, "server-not-over")
        match = await asyncio.to_thread(rebuild, table, await self._storage.entries(table.id))
        return match.record

    async def replay(self, table_id: str, seat: int | None) -> bytes:
        """A finished game frame by frame, as that seat (None: a spectator) saw it, in JSON."""
        record = await self.record(table_id)
        if seat is not None and not 0 <= seat < record.players:
            raise Refusal(404, "error-no-such-seat", seat=seat, last=record.players - 1)
        return await asyncio.to_thread(_encoded_replay, record, seat)


def replay_of(record: Record, seat: int | None) -> Replay:
    """The replay of a record: the position after each move as that seat saw it, and what it was told."""
    game = registry.game(record.game)
    setup = game.setup(record.players, record.mode, record.options)
    match = Match(game, setup, record.seed, record.source, record.names)
    frames = [Frame(0, None, None, match.view(seat), match.told(seat))]
    for number, move in enumerate(record.moves, 1):
        since = len(match.history)
        match.play(move.seat, move.action)
        frames.append(Frame(number, move.seat, move.action, match.view(seat), match.told(seat, since)))
    return Replay(game.facts(match.state), match.course(seat), frames)


def _encoded_replay(record: Record, seat: int | None) -> bytes:
    return msgspec.json.encode(replay_of(record, seat))
