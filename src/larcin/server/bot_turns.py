"""The turns of bots: whenever a bot owes a decision, a worker thinks about it and the answer is played.

A bot never sees the true position, only one that its seat may imagine. A bot that crashes, takes too long or answers
what the rules do not allow plays the harmless default of its seat, and the table goes on.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, NamedTuple

from larcin.core.action import Action
from larcin.core.errors import IllegalMove
from larcin.core.match import Match
from larcin.server.chance import Chance
from larcin.server.errors import Refusal, log_trouble
from larcin.server.live_table import LiveTable
from larcin.server.thinking import Thinkers
from larcin.server.worker import Question

LINGER: Final = 4  # a bot waits so many pauses before it covers what people have just seen for the first and last time
RETRY_SECONDS: Final = (1, 5, 25)  # between two tries, when the database is away


class BotTurn(NamedTuple):
    """A decision that a bot owes: the position as its seat may imagine it."""

    game: str
    seat: int
    bot: str
    version: int
    position: dict[str, Any]  # Any: plain JSON data
    glimpse: object = None  # what everybody sees only until the next move


class BotTurns:
    """Plays for the bots of every table in memory."""

    def __init__(self, thinkers: Thinkers, chance: Chance, pause: float) -> None:
        self._thinkers = thinkers
        self._chance = chance
        self._pause = pause  # seconds between two moves of bots
        self._tasks: dict[LiveTable, asyncio.Task[None]] = {}

    def wake(self, table: LiveTable) -> None:
        """Let the bots of a table think, if one owes a decision and none is thinking."""
        current = self._tasks.get(table)
        if table.waits_for_bot and (current is None or current.done()):
            table.users += 1
            task = self._tasks[table] = asyncio.create_task(self._keep_playing(table))
            task.add_done_callback(lambda ended: self._ended(table, ended))

    def _ended(self, table: LiveTable, task: asyncio.Task[None]) -> None:
        table.users -= 1
        if self._tasks.get(table) is task:
            del self._tasks[table]

    async def close(self) -> None:
        """Stop. What the bots were thinking about, they think again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep_playing(self, table: LiveTable) -> None:
        for seconds in RETRY_SECONDS:
            try:
                await self._play(table)
                return
            except Exception as problem:  # the database may be away for a moment
                log_trouble(f"Table {table.id}: its bots stopped", problem)
                await asyncio.sleep(seconds)

    async def _play(self, table: LiveTable) -> None:
        """Play for the bots of a table as long as one owes a decision, with a pause that lets people follow."""
        seen: object = None
        while (turn := await next_turn(table)) is not None:
            question = Question(turn.game, turn.position, turn.seat, turn.bot, self._chance.bot_seed(), table.id)
            rest = asyncio.sleep(rest_seconds(self._pause, seen, turn.glimpse))
            seen = turn.glimpse
            _, answer = await asyncio.gather(rest, self._thinkers.choose(question))
            await play_turn(table, turn, answer)


async def next_turn(table: LiveTable) -> BotTurn | None:
    """The next decision that a bot owes, if any does."""
    async with table.locked() as row:
        match = table.history.match
        for seat in () if match is None else match.to_act:
            bot = row.seats[seat].bot
            if bot is not None:
                assert match is not None
                position = table.history.imagined(match, seat)
                glimpse = match.game.glimpse(match.state)
                return BotTurn(row.game, seat, bot, table.history.version, position, glimpse)
        return None


async def play_turn(table: LiveTable, turn: BotTurn, answer: str | None) -> None:
    """Play what the bot answered, unless the table has moved on meanwhile."""
    async with table.locked():
        match = table.history.match
        if match is None or table.history.version != turn.version or turn.seat not in match.to_act:
            return  # somebody took a move back, or chose at the same time: the bot thinks again
        with suppress(Refusal):  # another process was first: the bot thinks again about what it finds
            await table.play(turn.seat, legal_or_default(match, turn.seat, answer))


def legal_or_default(match: Match, seat: int, notation: str | None) -> Action:
    """The action of that notation, if the seat may play it; or else the seat's harmless default."""
    if notation is not None:
        with suppress(IllegalMove):
            action = match.game.action(notation)
            if match.state.why_not(seat, action) is None:
                return action
    return match.state.absent(seat)


def rest_seconds(pause: float, before: object, glimpse: object) -> float:
    """How long a bot waits at least: longer if people see something for the first time that it may cover up."""
    return pause * LINGER if glimpse is not None and glimpse != before else pause
