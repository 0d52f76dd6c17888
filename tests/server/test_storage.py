"""Storage, on SQLite and on PostgreSQL: what is written once is written for good, and only once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from larcin.server import migrations
from larcin.server.chance import Chance
from larcin.server.schema import metadata
from larcin.server.storage import Conflict, Entry, Player, Storage, StoredLine, StoredTable

pytestmark = pytest.mark.anyio


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    opened = Storage(database)
    await opened.open()
    yield opened
    await opened.close()


async def a_table(storage: Storage, table_id: str = "velvet-42", **changes: Any) -> StoredTable:  # Any: columns
    await storage.add_guest("ada", "Ada")
    await storage.add_guest("bob", "Bob")
    table = StoredTable(
        id=table_id,
        game="art-robbery",
        rules=1,
        mode="standard",
        options={"scores": "open"},
        public=True,
        host="ada",
        status="playing",
        seed="seed",
        created=1000,
        previous=None,
        to_act=(1,),
        edition=0,
        seats=(Player(guest="ada", name="Ada"), Player(guest="bob", name="Bob")),
    )._replace(**changes)
    await storage.add_table(table)
    return table


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_the_migrations_lead_to_the_schema(storage: Storage) -> None:
    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.reached) == migrations.newest()


async def test_tables_made_before_there_were_hints_allow_them(database: str) -> None:
    from alembic import command
    from alembic.config import Config

    def to_the_first_step(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(migrations.HERE))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO guests VALUES ('ada', 'Ada', 1)"))
        connection.execute(
            text(
                "INSERT INTO tables (id, game, rules, mode, players, options, public, host, status, seed, created,"
                " to_act, edition) "
                "VALUES ('old-7', 'art-robbery', 1, 'standard', 2, '{}', :no, 'ada', 'open', 'seed', 1, '[]', 0)"
            ),
            {"no": False},
        )

    before = Storage(database)
    async with before.engine.begin() as connection:
        await connection.run_sync(to_the_first_step)
    await before.open()
    table = await before.table("old-7")
    assert table is not None
    assert table.hints is True
    await before.close()


def test_the_newest_step_is_alembics_head() -> None:
    assert ScriptDirectory(str(migrations.HERE)).get_current_head() == migrations.newest()


async def test_opening_again_changes_nothing_and_two_can_open_at_once(database: str) -> None:
    several = [Storage(database) for _ in range(3)]
    await asyncio.gather(*[one.open() for one in several])
    secrets = await asyncio.gather(*[one.secret("cookies", Chance().cookie_key()) for one in several])
    assert len(set(secrets)) == 1
    assert len(secrets[0]) >= 32
    for one in several:
        await one.close()


async def test_sqlite_keeps_what_it_has_committed(database: str, storage: Storage) -> None:
    if not database.startswith("sqlite"):
        pytest.skip("these are settings of SQLite")
    async with storage.engine.connect() as connection:
        found = {}
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
            found[name] = (await connection.execute(text(f"PRAGMA {name}"))).scalar()
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


async def test_a_table_comes_back_as_it_was_written(storage: Storage) -> None:
    table = await a_table(storage)
    assert await storage.table("velvet-42") == table._replace(host_name="Ada")
    assert await storage.table("velvet-43") is None


async def test_entries_come_back_in_order_and_end_the_game(storage: Storage) -> None:
    await a_table(storage)
    first = Entry(1, "move", 1, "play 3", "bob", "r1")
    second = Entry(2, "undo", 1, None, "bob", "r2")
    third = Entry(3, "move", 1, "play 4", None, None)
    assert await storage.append("velvet-42", first, (0,)) == 1
    assert await storage.append("velvet-42", second, (1,)) == 2
    assert await storage.append("velvet-42", third, ()) == 3
    assert await storage.entries("velvet-42") == [first, second, third]
    table = await storage.table("velvet-42")
    assert table is not None
    assert (table.status, table.to_act, table.edition) == ("over", (), 3)
    with pytest.raises(Conflict):  # nothing is played after the end
        await storage.append("velvet-42", Entry(4, "move", 0, "play 1"), (1,))


async def test_of_two_who_write_the_same_number_one_is_refused(database: str, storage: Storage) -> None:
    await a_table(storage)
    other = Storage(database)
    writers = [storage, other] * 4
    done = await asyncio.gather(
        *[w.append("velvet-42", Entry(1, "move", 0, f"play {n}"), (1,)) for n, w in enumerate(writers)],
        return_exceptions=True,
    )
    assert sorted(type(one).__name__ for one in done) == ["Conflict"] * 7 + ["int"]
    assert len(await other.entries("velvet-42")) == 1
    table = await storage.table("velvet-42")
    assert table is not None
    assert table.edition == 1
    await other.close()


async def test_a_request_is_written_once(storage: Storage) -> None:
    await a_table(storage)
    await storage.append("velvet-42", Entry(1, "move", 1, "play 3", "bob", "r1"), (0,))
    with pytest.raises(Conflict):
        await storage.append("velvet-42", Entry(2, "move", 1, "play 3", "bob", "r1"), (0,))
    await storage.append("velvet-42", Entry(2, "move", 0, "play 3", "ada", "r1"), (0,))  # another guest's r1
    assert [entry.number for entry in await storage.entries("velvet-42")] == [1, 2]


async def test_an_entry_needs_its_table(storage: Storage) -> None:
    with pytest.raises(Conflict):
        await storage.append("nowhere-1", Entry(1, "move", 0, "play 3"), (1,))


async def test_only_one_sits_down_on_a_seat(storage: Storage) -> None:
    await a_table(storage, status="open", seats=(Player(guest="ada", name="Ada"), Player()))
    wishes = [Player(guest="ada", name="Ada 2"), Player(guest="bob", name="Bob"), Player(bot="greedy", name="Zita")]
    done = await asyncio.gather(
        *[storage.set_player("velvet-42", "open", 1, Player(), wish) for wish in wishes], return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in done) == ["Conflict", "Conflict", "NoneType"]


async def test_a_game_begins_once_and_only_when_every_seat_is_filled(storage: Storage) -> None:
    await a_table(storage, status="open", seats=(Player(guest="ada", name="Ada"), Player()))
    with pytest.raises(Conflict):
        await storage.start("velvet-42", (0,))
    await storage.set_player("velvet-42", "open", 1, Player(), Player(bot="greedy", name="Zita"))
    await storage.start("velvet-42", (0,))
    with pytest.raises(Conflict):
        await storage.start("velvet-42", (0,))
    with pytest.raises(Conflict):  # too late to change seats as before the start
        await storage.set_player("velvet-42", "open", 1, Player(bot="greedy", name="Zita"), Player())


async def test_there_is_one_rematch(storage: Storage) -> None:
    await a_table(storage, status="over")
    await a_table(storage, "amber-10", previous="velvet-42", created=2000)
    with pytest.raises(Conflict):
        await a_table(storage, "amber-11", previous="velvet-42")
    first, second = await storage.table("velvet-42"), await storage.rematch_of("velvet-42")
    assert first is not None
    assert second is not None
    assert (first.next, first.edition, second.id) == ("amber-10", 1, "amber-10")
    assert await storage.table("amber-11") is None


async def test_lists_of_tables(storage: Storage) -> None:
    await a_table(storage, "over-10", status="over", created=5000)
    await a_table(storage, "open-10", status="open", created=3000, host="bob", seats=(Player(), Player()))
    await a_table(storage, "secret-10", status="open", public=False, created=4000, seats=(Player(), Player()))
    bots = (Player(guest="ada", name="Ada"), Player(bot="greedy", name="Zita"))
    await a_table(storage, "bots-10", seats=bots, to_act=(1,), created=1000)
    await a_table(storage, "bots-11", seats=bots, to_act=(0,), created=900)
    assert [table.id for table in await storage.open_tables(0)] == ["open-10"]
    assert await storage.open_tables(3001) == []
    assert [table.id for table in await storage.tables_of("ada")] == ["secret-10", "bots-10", "bots-11", "over-10"]
    assert [table.id for table in await storage.tables_of("bob")] == ["open-10", "over-10"]
    assert await storage.waiting_for_bots() == ["bots-10"]
    assert await storage.editions(["bots-10", "over-10", "none"]) == {"bots-10": 0, "over-10": 0}


async def test_guests_keep_their_names(storage: Storage) -> None:
    assert await storage.guest_name("eve") is None
    await storage.add_guest("eve", "Onyx")
    await storage.add_guest("eve", "Jade")
    assert await storage.guest_name("eve") == "Onyx"
    await storage.rename_guest("eve", "Eve")
    await storage.rename_guest("new", "New")
    assert (await storage.guest_name("eve"), await storage.guest_name("new")) == ("Eve", "New")


async def test_the_last_lines_of_chat_come_back_and_a_retry_is_not_said_twice(storage: Storage) -> None:
    await a_table(storage)
    lines = [StoredLine("ada", 0, "Ada", f"line {n} – « ça va ? »", f"r{n}", 1000 + n) for n in range(5)]
    for line in lines:
        await storage.add_line("velvet-42", line)
    with pytest.raises(Conflict):
        await storage.add_line("velvet-42", lines[2])
    assert await storage.lines("velvet-42", 3) == lines[2:]
