"""The lobby: the lists of tables, making a table, beginning its game, and the rematch."""

from __future__ import annotations

from larcin.core import registry
from larcin.core.game import Game
from larcin.core.state import Setup
from larcin.server import names
from larcin.server.chance import Chance
from larcin.server.errors import Refusal
from larcin.server.guests import Guests
from larcin.server.live_tables import LiveTables
from larcin.server.protocol import NewTable, SeatWish, TableInfo
from larcin.server.rows import rebuild, table_info
from larcin.server.seating import Seating, people_at
from larcin.server.storage import Conflict, Player, Storage, StoredTable, now
from larcin.server.thinking import Thinkers

OPEN_DAYS = 2  # that an open table is listed
TRIES = 8  # to find an id that is free


class Lobby:
    """Where tables are found, made and begun."""

    def __init__(
        self,
        storage: Storage,
        guests: Guests,
        live: LiveTables,
        seating: Seating,
        thinkers: Thinkers,
        chance: Chance,
    ) -> None:
        self._storage = storage
        self._guests = guests
        self._live = live
        self._seating = seating
        self._thinkers = thinkers
        self._chance = chance

    # Lists

    async def info(self, table_id: str, guest: str | None) -> TableInfo:
        """One table."""
        async with self._live.hold(table_id) as live:
            return live.info(guest)

    async def open_tables(self, guest: str | None) -> list[TableInfo]:
        """The public tables that wait for players."""
        return self._infos(await self._storage.open_tables(now() - OPEN_DAYS * 86_400_000), guest)

    async def tables_of(self, guest: str | None) -> list[TableInfo]:
        """The tables of a guest."""
        return [] if guest is None else self._infos(await self._storage.tables_of(guest), guest)

    def _infos(self, tables: list[StoredTable], guest: str | None) -> list[TableInfo]:
        return [table_info(table, guest, self._live.online(table.id)) for table in tables]

    # Making a table

    async def make(self, guest: str, wish: NewTable) -> TableInfo:
        """A new table as the guest wishes it."""
        game = registry.game(wish.game)
        players = wish.players if wish.players is not None or not wish.seats else len(wish.seats)
        setup = game.setup(players, wish.mode, wish.options)
        if len(wish.seats) > setup.players:
            raise Refusal(422, "server-too-many-seats", seats=len(wish.seats), players=setup.players)
        name = await self._guests.register(guest)
        wishes = wish.seats or [SeatWish("me")]
        seats: list[Player] = []
        for one in [*wishes, *[SeatWish("open")] * (setup.players - len(wishes))]:
            seats.append(self._seating.player(one, guest, name, [seat.name for seat in seats]))
        if wish.start and Player() in seats:
            raise Refusal(409, "server-seats-open")
        table = self._new_table(game, setup, guest, wish, tuple(seats))
        return await self._add(_begun(table) if wish.start else table, guest)

    def _new_table(
        self,
        game: Game,
        setup: Setup,
        host: str,
        like: NewTable | StoredTable,
        seats: tuple[Player, ...],
        previous: str | None = None,
    ) -> StoredTable:
        return StoredTable(
            id="",
            game=game.slug,
            rules=game.rules_version,
            mode=setup.mode,
            options=setup.options,
            public=like.public,
            hints=like.hints,
            host=host,
            status="open",
            seed=self._chance.table_seed(),
            created=now(),
            previous=previous,
            to_act=(),
            edition=0,
            seats=seats,
        )

    async def _add(self, table: StoredTable, guest: str) -> TableInfo:
        for attempt in range(TRIES):
            named = table._replace(id=names.table_id(self._chance, longer=attempt > TRIES // 2))
            try:
                await self._storage.add_table(named)
            except Conflict:
                if table.previous is not None and await self._storage.rematch_of(table.previous) is not None:
                    raise
                continue
            if any(player.bot for player in named.seats):
                self._thinkers.warm()
            return await self.info(named.id, guest)
        raise Refusal(409, "server-no-free-id")

    # The game

    async def start(self, table_id: str, guest: str) -> TableInfo:
        """The host begins the game. Asking again is harmless."""
        async with self._live.hold(table_id) as live, live.locked() as table:
            if table.host != guest:
                raise Refusal(403, "server-not-host")
            if table.status != "open":
                return live.info(guest)
            if Player() in table.seats:
                raise Refusal(409, "server-seats-open")
            try:
                await self._storage.start(table.id, _begun(table).to_act)
            except Conflict as problem:
                await live.read_again()
                raise Refusal(409, "server-changed") from problem
            await live.read_again()
            return live.info(guest)

    async def rematch(self, table_id: str, guest: str) -> TableInfo:
        """The same players again, each one seat further, so that another begins. There is only one rematch."""
        async with self._live.hold(table_id) as live:
            async with live.locked() as table:
                if guest not in people_at(table):
                    raise Refusal(403, "server-not-at-table")
                if table.status != "over":
                    raise Refusal(409, "server-not-over")
            later = await self._storage.rematch_of(table.id)
            if later is None:
                game = registry.game(table.game)
                setup = game.setup(len(table.seats), table.mode, table.options)
                rotated = (*table.seats[1:], table.seats[0])
                fresh = self._new_table(game, setup, table.host, table, rotated, table.id)
                try:
                    made = await self._add(_begun(fresh), guest)
                    await live.refresh(table.edition + 1)
                    return made
                except Conflict:
                    later = await self._storage.rematch_of(table.id)
                    assert later is not None
            return await self.info(later.id, guest)


def _begun(table: StoredTable) -> StoredTable:
    return table._replace(status="playing", to_act=rebuild(table, []).to_act)
