"""The database: what is written is committed when the call returns, and survives the process being killed.

SQLite by default; PostgreSQL where many processes serve. Every method is one transaction. `Conflict` says that
somebody else, perhaps in another process, was first: the caller reads again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import wraps
from typing import Any, Concatenate, Literal, NamedTuple, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, event, insert, make_url, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from larcin.core.errors import LarcinError
from larcin.core.extras import extra
from larcin.server import migrations
from larcin.server.schema import chat, entries, guests, seats, secrets, tables, tokens

P = ParamSpec("P")
T = TypeVar("T")
Status = Literal["open", "playing", "over"]

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
_MOST_LISTED = 100


class BadDatabase(LarcinError):
    """An address of a database that we cannot keep tables in."""


class Conflict(Exception):
    """Somebody else was first; nothing was written."""


class Player(NamedTuple):
    """Who sits on a seat: a guest, a bot, or nobody. `left_by`: the guest for whom the bot plays on."""

    guest: str | None = None
    bot: str | None = None
    name: str = ""
    left_by: str | None = None


class StoredTable(NamedTuple):
    """A row of `tables` with its seats, the rematch, and the host's name."""

    id: str
    game: str
    rules: int
    mode: str
    options: dict[str, str]
    public: bool
    host: str
    status: Status
    seed: str
    created: int
    previous: str | None
    to_act: tuple[int, ...]
    edition: int
    seats: tuple[Player, ...]
    hints: bool = True
    next: str | None = None
    host_name: str = ""


class Entry(NamedTuple):
    """A move or an undo. `number` is the version of the table that it led to."""

    number: int
    kind: Literal["move", "undo"]
    seat: int
    action: str | None
    guest: str | None = None
    request: str | None = None


class StoredLine(NamedTuple):
    """A line of chat."""

    guest: str
    seat: int | None
    name: str
    text: str
    request: str
    at: int


class StoredToken(NamedTuple):
    """A token: the guest as whom its bearer acts, that guest's name, and who may take it back."""

    id: str
    hash: str
    owner: str
    guest: str
    created: int
    name: str = ""


def finish_if_cancelled(
    method: Callable[Concatenate[Storage, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Storage, P], Coroutine[Any, Any, T]]:
    """Make a method finish even if its caller is cancelled: a database driver that is cut short may keep its locks."""

    @wraps(method)
    async def finished(self: Storage, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(method(self, *args, **kwargs))
        self._running.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    return finished


def now() -> int:
    """The time as it is stored: milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Storage:
    """A database and what the server asks of it."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        if parsed.drivername in _DRIVERS:
            parsed = parsed.set(drivername=_DRIVERS[parsed.drivername])
        if parsed.get_backend_name() not in _DRIVERS:
            raise BadDatabase("server-bad-database", kind=parsed.get_backend_name()[:40])
        with extra("postgres") if parsed.drivername == _DRIVERS["postgresql"] else nullcontext():
            self.engine = create_async_engine(parsed)
        self._running: set[asyncio.Task[Any]] = set()  # Any: the result of any method
        self._sqlite = self.engine.dialect.name == "sqlite"
        # SQLite has one writer at a time, and those who wait poll. So the writers of this process queue up here.
        self._writers: AbstractAsyncContextManager[object] = asyncio.Lock() if self._sqlite else nullcontext()
        if self._sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @finish_if_cancelled
    async def open(self) -> None:
        """Bring the database up to date."""
        async with self._writing() as connection:
            if not self._sqlite:  # two processes that start at once take turns; SQLite's own lock does that already
                await connection.execute(text("SELECT pg_advisory_xact_lock(7205001)"))
            await connection.run_sync(migrations.upgrade)

    async def close(self) -> None:
        """Close every connection, when all is written."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self.engine.dispose()

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller got the error, or is gone

    @finish_if_cancelled
    async def secret(self, name: str, fresh: str) -> str:
        """The secret of that name. The first to ask sets it to `fresh`; from then on it stays the same."""
        async with self._writing() as connection:
            await connection.execute(self._insert_new(secrets).values(name=name, value=fresh))
            value = await connection.execute(select(secrets.c.value).where(secrets.c.name == name))
            return str(value.scalar_one())

    # Guests

    @finish_if_cancelled
    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None if it has no row yet."""
        async with self._reading() as connection:
            found = await connection.execute(select(guests.c.name).where(guests.c.id == guest))
            return found.scalar_one_or_none()

    @finish_if_cancelled
    async def add_guest(self, guest: str, name: str) -> None:
        """Write a guest down, unless it already is."""
        async with self._writing() as connection:
            await connection.execute(self._insert_new(guests).values(id=guest, name=name, created=now()))

    @finish_if_cancelled
    async def rename_guest(self, guest: str, name: str) -> None:
        """Call a guest that name from now on; at tables where it sits it keeps the name it sat down with."""
        async with self._writing() as connection:
            await connection.execute(self._insert_new(guests).values(id=guest, name=name, created=now()))
            await connection.execute(update(guests).where(guests.c.id == guest).values(name=name))

    # Tokens

    @finish_if_cancelled
    async def add_token(self, token: StoredToken) -> None:
        """Write a token down, and the guest it is for."""
        row = {name: getattr(token, name) for name in StoredToken._fields if name in tokens.c}
        async with self._writing() as connection:
            guest = {"id": token.guest, "name": token.name, "created": token.created}
            await connection.execute(self._insert_new(guests).values(guest))
            await connection.execute(insert(tokens).values(row))

    @finish_if_cancelled
    async def token(self, token_id: str) -> StoredToken | None:
        """The token of that id, unless it was taken back."""
        return next(iter(await self._tokens(tokens.c.id == token_id)), None)

    @finish_if_cancelled
    async def tokens_of(self, owner: str) -> list[StoredToken]:
        """The tokens that a guest made, newest first."""
        return await self._tokens(tokens.c.owner == owner)

    @finish_if_cancelled
    async def with_token(self, programs: Sequence[str]) -> set[str]:
        """Those of these programs' guests whose token was not taken back."""
        async with self._reading() as connection:
            found = await connection.execute(select(tokens.c.guest).where(tokens.c.guest.in_(programs)))
            return set(found.scalars())

    @finish_if_cancelled
    async def drop_token(self, token_id: str) -> None:
        """Take a token back; its guest stays where it sits."""
        async with self._writing() as connection:
            await connection.execute(delete(tokens).where(tokens.c.id == token_id))

    async def _tokens(self, condition: Any) -> list[StoredToken]:  # Any: SQL
        query = select(tokens, guests.c.name).join(guests, guests.c.id == tokens.c.guest).where(condition)
        async with self._reading() as connection:
            found = await connection.execute(query.order_by(tokens.c.created.desc(), tokens.c.id))
            return [StoredToken(*(getattr(row, name) for name in StoredToken._fields)) for row in found]

    # Tables

    @finish_if_cancelled
    async def add_table(self, table: StoredTable) -> None:
        """Write a new table down; Conflict if its id is taken or its predecessor has a rematch already."""
        row = {name: getattr(table, name) for name in StoredTable._fields if name in tables.c}
        row |= {"players": len(table.seats), "options": _json(table.options), "to_act": _json(table.to_act)}
        async with self._writing() as connection:
            await connection.execute(insert(tables).values(row))
            rows = [{"table_id": table.id, "seat": seat, **p._asdict()} for seat, p in enumerate(table.seats)]
            await connection.execute(insert(seats), rows)
            if table.previous is not None:
                await self._touch(connection, table.previous)

    @finish_if_cancelled
    async def table(self, table_id: str) -> StoredTable | None:
        """The table of that id."""
        return next(iter(await self._tables(tables.c.id == table_id)), None)

    @finish_if_cancelled
    async def rematch_of(self, table_id: str) -> StoredTable | None:
        """The table that follows that one."""
        return next(iter(await self._tables(tables.c.previous == table_id)), None)

    @finish_if_cancelled
    async def open_tables(self, since: int) -> list[StoredTable]:
        """The public tables made since then that wait for players, newest first."""
        return await self._tables(tables.c.status == "open", tables.c.public, tables.c.created >= since)

    @finish_if_cancelled
    async def tables_of(self, guest: str) -> list[StoredTable]:
        """The tables where a guest sits or that it made: unfinished first, then newest first."""
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        return await self._tables(tables.c.id.in_(sits) | (tables.c.host == guest))

    @finish_if_cancelled
    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot owes a decision."""
        with_bots = select(seats.c.table_id).where(seats.c.bot.is_not(None))
        found = await self._tables(tables.c.status == "playing", tables.c.id.in_(with_bots), most=None)
        return [table.id for table in found if any(table.seats[seat].bot for seat in table.to_act)]

    @finish_if_cancelled
    async def editions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of those tables has changed."""
        async with self._reading() as connection:
            found = await connection.execute(select(tables.c.id, tables.c.edition).where(tables.c.id.in_(ids)))
            return {row.id: row.edition for row in found}

    @finish_if_cancelled
    async def set_player(self, table_id: str, status: Status, seat: int, before: Player, after: Player) -> None:
        """Give a seat to somebody else; Conflict if `before` no longer sits there, or the table's status changed."""
        here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        unchanged = seats.c.guest.is_not_distinct_from(before.guest) & seats.c.bot.is_not_distinct_from(before.bot)
        async with self._writing() as connection:
            await self._touch(connection, table_id, status)
            done = await connection.execute(update(seats).where(here, unchanged).values(after._asdict()))
            if done.rowcount != 1:
                raise Conflict

    @finish_if_cancelled
    async def start(self, table_id: str, to_act: tuple[int, ...]) -> None:
        """Begin the game; Conflict if it has begun, or if a seat is open."""
        empty = (seats.c.table_id == table_id) & seats.c.guest.is_(None) & seats.c.bot.is_(None)
        async with self._writing() as connection:
            await self._touch(connection, table_id, "open", status="playing", to_act=_json(to_act))
            if (await connection.execute(select(seats.c.seat).where(empty))).first() is not None:
                raise Conflict

    # Moves

    @finish_if_cancelled
    async def append(self, table_id: str, entry: Entry, to_act: tuple[int, ...]) -> int:
        """Write down a move or undo; Conflict if that number or request is taken. Returns the new edition."""
        async with self._writing() as connection:
            await connection.execute(insert(entries).values(table_id=table_id, at=now(), **entry._asdict()))
            status = "playing" if to_act else "over"
            return await self._touch(connection, table_id, "playing", status=status, to_act=_json(to_act))

    @finish_if_cancelled
    async def entries(self, table_id: str) -> list[Entry]:
        """Everything that was played at a table, in order."""
        columns = [entries.c[name] for name in Entry._fields]
        async with self._reading() as connection:
            found = await connection.execute(
                select(*columns).where(entries.c.table_id == table_id).order_by(entries.c.number)
            )
            return [Entry(*row) for row in found]

    # Chat

    @finish_if_cancelled
    async def add_line(self, table_id: str, line: StoredLine) -> int:
        """Write down what somebody said; Conflict if it is a retry. Returns the new edition."""
        async with self._writing() as connection:
            await connection.execute(insert(chat).values(table_id=table_id, **line._asdict()))
            return await self._touch(connection, table_id)

    @finish_if_cancelled
    async def lines(self, table_id: str, most: int) -> list[StoredLine]:
        """What was said last at a table, in order."""
        columns = [chat.c[name] for name in StoredLine._fields]
        async with self._reading() as connection:
            found = await connection.execute(
                select(*columns).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(most)
            )
            return [StoredLine(*row) for row in reversed(found.all())]

    # Transactions and queries

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end. A broken constraint means that somebody else was first."""
        async with self._writers, self.engine.connect() as bare:
            connection = await bare.execution_options(larcin_writes=True)
            try:
                async with connection.begin():
                    yield connection
            except IntegrityError as problem:
                raise Conflict from problem

    async def _touch(
        self, connection: AsyncConnection, table_id: str, before: Status | None = None, **values: Any
    ) -> int:  # Any: column values
        """Change a table and count that as an edition; Conflict if its status is no longer `before`."""
        counted = update(tables).where(tables.c.id == table_id).values(edition=tables.c.edition + 1, **values)
        if before is not None:
            counted = counted.where(tables.c.status == before)
        edition = (await connection.execute(counted.returning(tables.c.edition))).scalar_one_or_none()
        if edition is None:
            raise Conflict
        return int(edition)

    async def _tables(self, *conditions: Any, most: int | None = _MOST_LISTED) -> list[StoredTable]:  # Any: SQL
        later = tables.alias("later")
        query = (
            select(tables, guests.c.name.label("host_name"), later.c.id.label("next"))
            .join(guests, guests.c.id == tables.c.host)
            .outerjoin(later, later.c.previous == tables.c.id)
            .where(*conditions)
            .order_by(tables.c.status == "over", tables.c.created.desc(), tables.c.id)
            .limit(most)
        )
        async with self._reading() as connection:
            rows = (await connection.execute(query)).all()
            wanted = select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            players: dict[str, list[Player]] = {row.id: [] for row in rows}
            for row in (await connection.execute(wanted)).all() if rows else ():
                players[row.table_id].append(Player(row.guest, row.bot, row.name, row.left_by))
        return [_stored(row, tuple(players[row.id])) for row in rows]

    def _insert_new(self, table: Any) -> Any:  # Any: the two dialects' inserts have no common type
        dialect: Any = sqlite if self._sqlite else postgresql
        return dialect.insert(table).on_conflict_do_nothing()


def _stored(row: Row[Any], players: tuple[Player, ...]) -> StoredTable:
    values = {name: getattr(row, name) for name in StoredTable._fields if name != "seats"}
    values["options"] = msgspec.json.decode(row.options, type=dict[str, str])
    values["to_act"] = msgspec.json.decode(row.to_act, type=tuple[int, ...])
    return StoredTable(seats=players, **values)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _prepare_sqlite(connection: Any, _record: object) -> None:  # Any: the driver's own connection
    connection.isolation_level = None  # otherwise the driver begins transactions by itself; see _begin_sqlite
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout = 10000")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")  # a committed move survives even a power cut
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A writer takes the lock at once: of two that read first and write later, one would be refused at the end.
    writes = connection.get_execution_options().get("larcin_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
