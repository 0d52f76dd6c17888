"""The tables in memory: which are held there, and what other processes on the same database do to them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from larcin.server.bot_turns import BotTurns
from larcin.server.chance import Chance
from larcin.server.errors import Refusal, log_trouble
from larcin.server.guests import Guests
from larcin.server.live_table import LiveTable
from larcin.server.storage import Storage

FOLLOW_SECONDS = 1.0  # between two looks at what other processes have done


class LiveTables:
    """The tables that this process holds in memory."""

    def __init__(
        self, storage: Storage, guests: Guests, bot_turns: BotTurns, chance: Chance, most_idle: int = 500
    ) -> None:
        self._storage = storage
        self._guests = guests
        self._bot_turns = bot_turns
        self._chance = chance
        self._most_idle = most_idle  # tables kept in memory, beyond those that somebody uses
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()  # the longest unused first
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Go on at every table where a bot owes a decision, and keep an eye on what other processes do."""
        self._tasks = [asyncio.create_task(work) for work in (self._wake_all(), self._follow())]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bot_turns.close()

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table of that id, which stays in memory at least as long as this lasts."""
        table_id = table_id.strip().lower()
        table = self._tables.get(table_id)
        if table is None:
            table = self._tables[table_id] = LiveTable(table_id, self._storage, self._bot_turns.wake, self._chance)
        self._tables.move_to_end(table_id)
        table.users += 1
        try:
            async with table.locked():
                pass  # there is such a table, or this refuses
            yield table
        finally:
            table.users -= 1
            if table.users == 0 and not table.history.known:
                self._tables.pop(table_id, None)
            self._forget_some()

    def online(self, table_id: str) -> set[str]:
        """The guests who watch that table through this process."""
        table = self._tables.get(table_id)
        return set() if table is None else table.audience.online

    def close_connections(self, guest: str) -> None:
        """Close every connection of a guest whose token was taken back."""
        for table in self._tables.values():
            table.audience.close_connections(guest)

    def _forget_some(self) -> None:
        surplus = len(self._tables) - self._most_idle
        for table in list(self._tables.values()) if surplus > 0 else ():
            if table.users == 0 and surplus > 0:
                del self._tables[table.id]
                surplus -= 1

    async def _wake_all(self) -> None:
        for table_id in await self._storage.waiting_for_bots():
            try:
                async with self.hold(table_id):
                    pass  # reading a table wakes its bots
            except Refusal as problem:
                log_trouble(f"Table {table_id} cannot go on", problem)

    async def _follow(self) -> None:
        """Notice what other processes on the same database do at tables that somebody watches here."""
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            watched = [table for table in self._tables.values() if table.audience.listeners]
            try:
                editions = await self._storage.editions([table.id for table in watched]) if watched else {}
                for table in watched:
                    await table.refresh(editions.get(table.id, 0))
                online = [guest for table in watched for guest in table.audience.online]
                for guest in await self._guests.with_revoked_token(online):
                    self.close_connections(guest)
            except Exception as problem:
                log_trouble("Looking at other processes", problem)
