"""Who sits where: taking a seat, leaving it, bots on seats, and the names that people have at a table."""

from __future__ import annotations

from larcin.server import names
from larcin.server.chance import Chance
from larcin.server.errors import Refusal
from larcin.server.guests import Guests, tidy_name
from larcin.server.live_table import LiveTable
from larcin.server.live_tables import LiveTables
from larcin.server.protocol import SeatWish, TableInfo
from larcin.server.storage import Conflict, Player, Storage, StoredTable
from larcin.server.thinking import Thinkers

AWAY_SECONDS = 60.0  # after which the others may let a bot play for somebody
USUAL_BOT = "regular"  # who takes a seat when nobody says which bot


class Seating:
    """Changes who sits on a seat."""

    def __init__(self, storage: Storage, guests: Guests, live: LiveTables, thinkers: Thinkers, chance: Chance) -> None:
        self._storage = storage
        self._guests = guests
        self._live = live
        self._thinkers = thinkers
        self._chance = chance
        self.away_seconds = AWAY_SECONDS

    def player(self, wish: SeatWish, guest: str, own_name: str, taken: list[str]) -> Player:
        """Who sits on a seat of a new table; no name of `taken` is given twice."""
        if wish.kind == "open":
            return Player()
        given = tidy_name(wish.name) if wish.name else None
        if wish.kind == "bot":
            bot = wish.bot or USUAL_BOT
            check_bot(bot)
            name = given or names.bot_name(self._chance, [own_name, *taken])
            return Player(bot=bot, name=names.unlike(name, taken))
        return Player(guest=guest, name=names.unlike(given or own_name, taken))

    async def sit(self, table_id: str, seat: int, guest: str, name: str | None) -> TableInfo:
        """The guest takes an open seat, or takes its own back from the bot that played meanwhile."""
        own = await self._guests.register(guest)
        async with self._live.hold(table_id) as live, live.locked() as table:
            before = _player_on(table, seat)
            if before.guest == guest:
                return live.info(guest)
            comes_back = before.left_by == guest and table.status == "playing"
            if not comes_back:
                if table.status != "open":
                    raise Refusal(409, "server-started")
                if before != Player():
                    raise Refusal(409, "server-seat-taken")
            wanted = own if comes_back or name is None else tidy_name(name)
            called = names.unlike(wanted, [player.name for player in table.seats])
            return await self._change(live, table, seat, Player(guest=guest, name=called), guest)

    async def stand(self, table_id: str, seat: int, guest: str) -> TableInfo:
        """The guest leaves its seat, or the host clears one. Once the game has begun, a bot takes over."""
        async with self._live.hold(table_id) as live, live.locked() as table:
            before = _player_on(table, seat)
            mine = before.guest == guest
            if before == Player() and table.status == "open":
                return live.info(guest)
            if not mine and (table.host != guest or table.status != "open"):
                raise Refusal(403, "server-not-your-seat")
            if table.status == "over":
                raise Refusal(409, "why-game-over")
            after = self._stand_in(table, seat) if table.status == "playing" else Player()
            return await self._change(live, table, seat, after, guest)

    async def put_bot(self, table_id: str, seat: int, guest: str, bot: str) -> TableInfo:
        """The host puts a bot on a seat where no person sits. In a game: anybody, for somebody who has gone."""
        check_bot(bot)
        async with self._live.hold(table_id) as live, live.locked() as table:
            before = _player_on(table, seat)
            if table.status == "playing":
                return await self._replace(live, table, seat, guest, bot)
            if table.host != guest:
                raise Refusal(403, "server-not-host")
            if table.status != "open":
                raise Refusal(409, "why-game-over")
            if before.guest is not None:
                raise Refusal(409, "server-seat-taken")
            name = before.name or names.bot_name(self._chance, [player.name for player in table.seats])
            self._thinkers.warm()
            return await self._change(live, table, seat, Player(bot=bot, name=name), guest)

    async def rename(self, guest: str, name: str) -> str:
        """Call a guest something else, also where it sits at games that are not over."""
        old = await self._guests.name(guest)
        new = await self._guests.rename(guest, name)
        for listed in await self._storage.tables_of(guest) if new != old else ():
            if listed.status == "over":
                continue
            async with self._live.hold(listed.id) as live, live.locked() as table:
                seat = _own_seat(table, guest, old)
                if seat is None:
                    await live.read_again()  # the host's name shows
                else:
                    called = names.unlike(new, [other.name for other in table.seats])
                    await self._change(live, table, seat, table.seats[seat]._replace(name=called), guest)
        return new

    async def _replace(self, live: LiveTable, table: StoredTable, seat: int, guest: str, bot: str) -> TableInfo:
        if guest not in people_at(table):
            raise Refusal(403, "server-not-at-table")
        gone = table.seats[seat].guest
        if gone is None:
            raise Refusal(409, "server-started")
        if live.audience.seconds_away(gone) < self.away_seconds:
            raise Refusal(409, "server-still-there", name=table.seats[seat].name)
        return await self._change(live, table, seat, self._stand_in(table, seat, bot), guest)

    def _stand_in(self, table: StoredTable, seat: int, bot: str = USUAL_BOT) -> Player:
        """A bot that plays on for the guest of that seat."""
        self._thinkers.warm()
        name = names.bot_name(self._chance, [player.name for player in table.seats])
        return Player(bot=bot, name=name, left_by=table.seats[seat].guest)

    async def _change(self, live: LiveTable, table: StoredTable, seat: int, after: Player, guest: str) -> TableInfo:
        try:
            await self._storage.set_player(table.id, table.status, seat, table.seats[seat], after)
        except Conflict as problem:
            await live.read_again()
            raise Refusal(409, "server-changed") from problem
        await live.read_again()
        return live.info(guest)


def people_at(table: StoredTable) -> list[str | None]:
    """The guests who have a say at a table: its host, and everybody who sits there."""
    return [table.host, *[player.guest for player in table.seats]]


def check_bot(bot: str) -> None:
    """Refusal if there is no such bot."""
    from larcin.bots import UnknownBot, bot_names
    from larcin.bots import check_bot as check

    try:
        check(bot)
    except UnknownBot as problem:
        raise Refusal(422, "server-no-bot", bot=bot[:40], known=", ".join(bot_names())) from problem


def _own_seat(table: StoredTable, guest: str, name: str) -> int | None:
    """The seat on which the guest sits under its own name, perhaps with a number. Others on its device have theirs."""
    mine = [seat for seat, player in enumerate(table.seats) if player.guest == guest]
    exact = [seat for seat in mine if table.seats[seat].name == name]
    numbered = [seat for seat in mine if names.is_numbered(table.seats[seat].name, name)]
    return next(iter([*exact, *numbered]), None)


def _player_on(table: StoredTable, seat: int) -> Player:
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "error-no-such-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]
