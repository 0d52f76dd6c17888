"""All the tables: making one, sitting down, beginning, the rematch, and which rooms are held in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from larcin.core import registry
from larcin.core.game import Game
from larcin.core.match import Match
from larcin.core.record import Record
from larcin.core.state import Setup
from larcin.server import names
from larcin.server.chance import Chance
from larcin.server.errors import Refusal, log_trouble
from larcin.server.guests import Guests, tidy_name
from larcin.server.protocol import Frame, NewTable, Replay, SeatWish, TableInfo
from larcin.server.room import Room
from larcin.server.rows import rebuild, table_info
from larcin.server.storage import Conflict, Player, Storage, StoredTable, now
from larcin.server.thinking import Thinkers, play_bots

OPEN_DAYS = 2  # that an open table is listed
AWAY_SECONDS = 60.0  # after which the others may let a bot play for somebody
FOLLOW_SECONDS = 1.0  # between two looks at what other processes have done
USUAL_BOT = "regular"  # who takes a seat when nobody says which bot
TRIES = 8  # to find an id that is free


class Tables:
    """The tables of this server."""

    def __init__(
        self,
        storage: Storage,
        guests: Guests,
        thinkers: Thinkers,
        chance: Chance,
        pause: float = 0.6,
        most_rooms: int = 500,
    ) -> None:
        self._chance = chance
        self._storage = storage
        self._guests = guests
        self.thinkers = thinkers
        self._pause = pause  # seconds between two moves of bots
        self.away_seconds = AWAY_SECONDS
        self._most_rooms = most_rooms  # in memory, beyond those that somebody is in
        self._rooms: OrderedDict[str, Room] = OrderedDict()  # the longest unused first
        self._busy: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        """Go on at every table where a bot owes a decision, and keep an eye on what other processes do."""
        for work in (self._wake_all(), self._follow()):
            task = asyncio.create_task(work)
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def close(self) -> None:
        """Stop; what the bots were thinking about is thought again after the next start."""
        for task in list(self._busy):
            task.cancel()
        await asyncio.gather(*self._busy, return_exceptions=True)

    # Rooms

    @asynccontextmanager
    async def room(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory at least as long as this lasts."""
        table_id = table_id.strip().lower()
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self._storage, self._wake, self._chance)
        self._rooms.move_to_end(table_id)
        room.users += 1
        try:
            async with room.locked():
                pass  # there is such a table, or this refuses
            yield room
        finally:
            room.users -= 1
            if room.edition < 0 and room.users == 0:
                self._rooms.pop(table_id, None)
            self._forget_some()

    def _forget_some(self) -> None:
        surplus = len(self._rooms) - self._most_rooms
        for room in list(self._rooms.values()) if surplus > 0 else ():
            if room.users == 0 and surplus > 0:
                del self._rooms[room.id]
                surplus -= 1

    def _wake(self, room: Room) -> None:
        """Let the bots of a table think, if one owes a decision and none is thinking."""
        if room.awaits_bot and (room.thinking is None or room.thinking.done()):
            room.thinking = asyncio.create_task(self._play_bots(room))
            self._busy.add(room.thinking)
            room.thinking.add_done_callback(self._busy.discard)

    async def _play_bots(self, room: Room) -> None:
        room.users += 1
        try:
            for patience in (1, 5, 25):
                try:
                    async with room.locked() as table:
                        game = table.game
                    await play_bots(room, game, self.thinkers, self._pause, self._chance)
                    return
                except Exception as problem:  # the database may be away for a moment
                    log_trouble(f"Table {room.id}: its bots stopped", problem)
                    await asyncio.sleep(patience)
        finally:
            room.users -= 1

    async def _wake_all(self) -> None:
        for table_id in await self._storage.waiting_for_bots():
            try:
                async with self.room(table_id):
                    pass
            except Refusal as problem:
                log_trouble(f"Table {table_id} cannot go on", problem)

    async def _follow(self) -> None:
        """Notice what other processes on the same database do at tables that somebody watches here."""
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            watched = [room for room in self._rooms.values() if room.listeners]
            try:
                editions = await self._storage.editions([room.id for room in watched]) if watched else {}
                for room in watched:
                    await room.refresh(editions.get(room.id, 0))
                for guest in await self._guests.unwelcome(guest for room in watched for guest in room.online):
                    self.show_out(guest)
            except Exception as problem:
                log_trouble("Looking at other processes", problem)

    # Lists

    async def info(self, table_id: str, guest: str | None) -> TableInfo:
        """One table."""
        async with self.room(table_id) as room:
            return room.info(guest)

    async def open_tables(self, guest: str | None) -> list[TableInfo]:
        """The public tables that wait for players."""
        return [self._info(table, guest) for table in await self._storage.open_tables(now() - OPEN_DAYS * 86_400_000)]

    async def tables_of(self, guest: str | None) -> list[TableInfo]:
        """The tables of a guest."""
        return [] if guest is None else [self._info(table, guest) for table in await self._storage.tables_of(guest)]

    def _info(self, table: StoredTable, guest: str | None) -> TableInfo:
        room = self._rooms.get(table.id)
        return table_info(table, guest, room.online if room is not None else set())

    def show_out(self, guest: str) -> None:
        """End every connection of a guest whose token was taken back."""
        for room in self._rooms.values():
            for listener in [one for one in room.listeners if one.guest == guest]:
                listener.let_go()

    # Making a table

    async def make(self, guest: str, wish: NewTable) -> TableInfo:
        """A new table as the guest wishes it."""
        game = registry.game(wish.game)
        players = wish.players if wish.players is not None or not wish.seats else len(wish.seats)
        setup = game.setup(players, wish.mode, wish.options)
        if len(wish.seats) > setup.players:
            raise Refusal(422, "server-too-many-seats", seats=len(wish.seats), players=setup.players)
        name = await self._guests.settle(guest)
        wishes = wish.seats or [SeatWish("me")]
        seats: list[Player] = []
        for place in [*wishes, *[SeatWish("open")] * (setup.players - len(wishes))]:
            seats.append(self._player(place, guest, name, [seat.name for seat in seats]))
        if wish.start and Player() in seats:
            raise Refusal(409, "server-seats-open")
        table = self._fresh(game, setup, guest, wish, tuple(seats))
        return await self._add(_begun(table) if wish.start else table, guest)

    def _player(self, wish: SeatWish, guest: str, own: str, taken: list[str]) -> Player:
        if wish.kind == "open":
            return Player()
        given = tidy_name(wish.name) if wish.name else None
        if wish.kind == "bot":
            bot = wish.bot or USUAL_BOT
            _check_bot(bot)
            drawn = given or names.bot_name(self._chance, [own, *taken])
            return Player(bot=bot, name=names.unlike(drawn, taken))
        return Player(guest=guest, name=names.unlike(given or own, taken))

    def _fresh(
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
                self.thinkers.warm()
            return await self.info(named.id, guest)
        raise Refusal(409, "server-no-free-id")

    # Sitting down and standing up

    async def sit(self, table_id: str, seat: int, guest: str, name: str | None) -> TableInfo:
        """The guest takes an open seat."""
        own = await self._guests.settle(guest)
        async with self.room(table_id) as room, room.locked() as table:
            before = _seat(table, seat)
            if before.guest == guest:
                return room.info(guest)
            if before.left_by == guest and table.status == "playing":  # back from the bot that played meanwhile
                called = names.unlike(own, [player.name for player in table.seats])
                return await self._change(room, table, seat, Player(guest=guest, name=called), guest)
            if table.status != "open":
                raise Refusal(409, "server-started")
            if before != Player():
                raise Refusal(409, "server-seat-taken")
            called = names.unlike(own if name is None else tidy_name(name), [player.name for player in table.seats])
            return await self._change(room, table, seat, Player(guest=guest, name=called), guest)

    async def stand(self, table_id: str, seat: int, guest: str) -> TableInfo:
        """The guest leaves its seat, or the host clears one. Once the game has begun, a bot takes over."""
        async with self.room(table_id) as room, room.locked() as table:
            before = _seat(table, seat)
            mine = before.guest == guest
            if before == Player() and table.status == "open":
                return room.info(guest)
            if not mine and (table.host != guest or table.status != "open"):
                raise Refusal(403, "server-not-your-seat")
            if table.status == "over":
                raise Refusal(409, "why-game-over")
            after = self._stand_in(table, seat) if table.status == "playing" else Player()
            return await self._change(room, table, seat, after, guest)

    async def put_bot(self, table_id: str, seat: int, guest: str, bot: str) -> TableInfo:
        """The host puts a bot on a seat where no person sits. In a game: anybody, for somebody who has gone."""
        _check_bot(bot)
        async with self.room(table_id) as room, room.locked() as table:
            before = _seat(table, seat)
            if table.status == "playing":
                return await self._replace(room, table, seat, guest, bot)
            if table.host != guest:
                raise Refusal(403, "server-not-host")
            if table.status != "open":
                raise Refusal(409, "why-game-over")
            if before.guest is not None:
                raise Refusal(409, "server-seat-taken")
            name = before.name or names.bot_name(self._chance, [player.name for player in table.seats])
            self.thinkers.warm()
            return await self._change(room, table, seat, Player(bot=bot, name=name), guest)

    async def _replace(self, room: Room, table: StoredTable, seat: int, guest: str, bot: str) -> TableInfo:
        if guest not in _people(table):
            raise Refusal(403, "server-not-at-table")
        gone = table.seats[seat].guest
        if gone is None:
            raise Refusal(409, "server-started")
        if room.away(gone) < self.away_seconds:
            raise Refusal(409, "server-still-there", name=table.seats[seat].name)
        return await self._change(room, table, seat, self._stand_in(table, seat, bot), guest)

    def _stand_in(self, table: StoredTable, seat: int, bot: str = USUAL_BOT) -> Player:
        self.thinkers.warm()
        name = names.bot_name(self._chance, [player.name for player in table.seats])
        return Player(bot=bot, name=name, left_by=table.seats[seat].guest)

    async def _change(self, room: Room, table: StoredTable, seat: int, after: Player, guest: str) -> TableInfo:
        try:
            await self._storage.set_player(table.id, table.status, seat, table.seats[seat], after)
        except Conflict as problem:
            await room.look_again()
            raise Refusal(409, "server-changed") from problem
        await room.look_again()
        return room.info(guest)

    async def rename(self, guest: str, name: str) -> str:
        """Call a guest something else, also where it sits at games that are not over."""
        old = await self._guests.name(guest)
        new = await self._guests.rename(guest, name)
        for listed in await self._storage.tables_of(guest) if new != old else ():
            if listed.status == "over":
                continue
            async with self.room(listed.id) as room, room.locked() as table:
                for seat, player in enumerate(table.seats):
                    if player.guest == guest and player.name == old:
                        called = names.unlike(new, [other.name for other in table.seats])
                        await self._change(room, table, seat, player._replace(name=called), guest)
                        break  # one seat is the guest's own; the others on this device have names of their own
                else:
                    await room.look_again()  # the host's name shows
        return new

    # The game

    async def start(self, table_id: str, guest: str) -> TableInfo:
        """The host begins the game. Asking again is harmless."""
        async with self.room(table_id) as room, room.locked() as table:
            if table.host != guest:
                raise Refusal(403, "server-not-host")
            if table.status != "open":
                return room.info(guest)
            if Player() in table.seats:
                raise Refusal(409, "server-seats-open")
            try:
                await self._storage.start(table.id, _begun(table).to_act)
            except Conflict as problem:
                await room.look_again()
                raise Refusal(409, "server-changed") from problem
            await room.look_again()
            return room.info(guest)

    async def rematch(self, table_id: str, guest: str) -> TableInfo:
        """The same players again, each one seat further, so that another begins. There is only one rematch."""
        async with self.room(table_id) as room:
            async with room.locked() as table:
                if guest not in _people(table):
                    raise Refusal(403, "server-not-at-table")
                if table.status != "over":
                    raise Refusal(409, "server-not-over")
            later = await self._storage.rematch_of(table.id)
            if later is None:
                game = registry.game(table.game)
                setup = game.setup(len(table.seats), table.mode, table.options)
                rotated = (*table.seats[1:], table.seats[0])
                fresh = self._fresh(game, setup, table.host, table, rotated, table.id)
                try:
                    made = await self._add(_begun(fresh), guest)
                    await room.refresh(table.edition + 1)
                    return made
                except Conflict:
                    later = await self._storage.rematch_of(table.id)
                    assert later is not None
            return await self.info(later.id, guest)

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
        """A finished game moment by moment, as that seat (None: a spectator) saw it, in JSON."""
        record = await self.record(table_id)
        if seat is not None and not 0 <= seat < record.players:
            raise Refusal(404, "error-no-such-seat", seat=seat, last=record.players - 1)
        return await asyncio.to_thread(_frames, record, seat)


def _people(table: StoredTable) -> list[str | None]:
    return [table.host, *[player.guest for player in table.seats]]


def _check_bot(bot: str) -> None:
    from larcin.bots import UnknownBot, bot_names, check_bot

    try:
        check_bot(bot)
    except UnknownBot as problem:
        raise Refusal(422, "server-no-bot", bot=bot[:40], known=", ".join(bot_names())) from problem


def _seat(table: StoredTable, seat: int) -> Player:
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "error-no-such-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def _begun(table: StoredTable) -> StoredTable:
    return table._replace(status="playing", to_act=rebuild(table, []).to_act)


def _frames(record: Record, seat: int | None) -> bytes:
    game = registry.game(record.game)
    setup = game.setup(record.players, record.mode, record.options)
    match = Match(game, setup, record.seed, record.source, record.names)
    frames = [Frame(0, None, None, match.view(seat), match.told(seat))]
    for number, move in enumerate(record.moves, 1):
        since = len(match.history)
        match.play(move.seat, move.action)
        frames.append(Frame(number, move.seat, move.action, match.view(seat), match.told(seat, since)))
    return msgspec.json.encode(Replay(frames))
