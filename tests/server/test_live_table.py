"""A table in memory, from inside: the database, the rules or a connection fail at the worst moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from larcin.core.action import Action
from larcin.core.errors import LarcinError
from larcin.games.art_robbery.position import Position
from larcin.server import names
from larcin.server.audience import MOST_WAITING, Listener
from larcin.server.chance import Chance
from larcin.server.live_table import LiveTable
from larcin.server.protocol import NewTable, SeatWish
from larcin.server.services import Services
from larcin.server.storage import Entry, Storage
from larcin.server.thinking import Thinkers

pytestmark = pytest.mark.anyio


class FlakyStorage(Storage):
    """A real database whose connection breaks when told to: before or after a move is committed."""

    breaks: str | None = None
    slow = 0.0

    async def append(self, table_id: str, entry: Entry, to_act: tuple[int, ...]) -> int:
        await asyncio.sleep(self.slow)
        if self.breaks == "before":
            raise ConnectionError("the database is away")
        edition = await super().append(table_id, entry, to_act)
        if self.breaks == "after":
            raise ConnectionError("the database is away")
        await asyncio.sleep(self.slow)
        return edition


class Inside:
    """Tables without a server around them."""

    def __init__(self, storage: FlakyStorage, services: Services) -> None:
        self.storage = storage
        self.live = services.live
        self.lobby = services.lobby
        self.seating = services.seating

    async def begun(self) -> str:
        wish = NewTable("art-robbery", seats=[SeatWish("me"), SeatWish("guest")], start=True)
        return (await self.lobby.make("ada", wish)).id


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    storage = FlakyStorage(f"sqlite:///{tmp_path / 'larcin.db'}")
    await storage.open()
    services = Services(storage, "key", Thinkers(most=1), Chance(), pause=0, most_idle=2)
    yield Inside(storage, services)
    await services.close()


def views(listener: Listener) -> list[dict[str, Any]]:
    """The views that a listener has got and not looked at yet."""
    messages = [msgspec.json.decode(listener.waiting.get_nowait()) for _ in range(listener.waiting.qsize())]
    return [message for message in messages if message["type"] == "view"]


async def listening(table: LiveTable) -> tuple[Listener, int, str]:
    """Somebody at the seat that is to move, that seat, and what it may play."""
    probe = Listener("ada", 0)
    await table.welcome(probe)
    seat = views(probe)[0]["view"]["to_act"][0]
    table.leave(probe)
    listener = Listener("ada", seat)
    await table.welcome(listener)
    return listener, seat, views(listener)[0]["view"]["choices"][0]["action"]


@pytest.mark.parametrize(("moment", "version"), [("before", 0), ("after", 1)])
async def test_when_the_database_breaks_nobody_is_told_what_is_not_known(
    inside: Inside, moment: str, version: int
) -> None:
    async with inside.live.hold(await inside.begun()) as table:
        listener, seat, action = await listening(table)
        inside.storage.breaks = moment
        with pytest.raises(ConnectionError):
            await table.act("ada", seat, "r1", 0, action)
        assert views(listener) == []
        inside.storage.breaks = None
        await table.act("ada", seat, "r1", 0, action)  # the retry: played if it was not, acknowledged if it was
        shown = views(listener)
        assert shown[-1]["version"] == 1
        assert len(await inside.storage.entries(table.id)) == 1
        assert [message["fresh"] for message in shown] == ([True, False] if version == 0 else [True])


@pytest.mark.parametrize("patience", [0.01, 0.08])  # cancelled before and after the commit
async def test_a_move_that_is_cancelled_half_way_is_either_there_or_not(inside: Inside, patience: float) -> None:
    async with inside.live.hold(await inside.begun()) as table:
        listener, seat, action = await listening(table)
        inside.storage.slow = 0.05
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(table.act("ada", seat, "r1", 0, action), patience)
        inside.storage.slow = 0
        assert views(listener) == []
        await table.act("ada", seat, "r1", 0, action)
        assert views(listener)[-1]["version"] == 1
        assert [entry.action for entry in await inside.storage.entries(table.id)] == [action]


async def test_when_the_rules_break_on_a_move_the_position_is_rebuilt(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside.live.hold(await inside.begun()) as table:
        listener, seat, action = await listening(table)

        def broken(state: Position, mover: int, chosen: Action) -> None:
            state.hands[mover] = 0
            raise IndexError("pop from empty list")

        with monkeypatch.context() as patch:
            patch.setattr(Position, "apply", broken)
            with pytest.raises(LarcinError, match="could not play"):
                await table.act("ada", seat, "r1", 0, action)
        assert await inside.storage.entries(table.id) == []
        assert len(views(listener)[-1]["view"]["places"][seat]["hand"]) == 5
        await table.act("ada", seat, "r2", 0, action)
        assert views(listener)[-1]["version"] == 1


async def test_idle_tables_are_forgotten_and_come_back_as_they_were(inside: Inside) -> None:
    first = await inside.begun()
    async with inside.live.hold(first) as table:
        _, seat, action = await listening(table)
        await table.act("ada", seat, "r1", 0, action)
        for _ in range(4):
            await inside.begun()
        async with inside.live.hold(first) as same:
            assert same is table  # somebody is in it
    for _ in range(4):
        await inside.begun()
    assert len(inside.live._tables) == 2
    async with inside.live.hold(first) as later:
        assert later is not table
        listener = Listener("ada", seat)
        await later.welcome(listener)
        assert views(listener)[0]["version"] == 1
        await later.act("ada", seat, "r1", 0, action)  # its requests are remembered too
        assert views(listener) == []


async def test_tables_that_are_not_there_are_not_kept(inside: Inside) -> None:
    for number in range(5):
        with pytest.raises(LarcinError, match="There is no table"):
            await inside.lobby.info(f"nowhere-{number}", None)
    assert not inside.live._tables


async def test_a_connection_that_does_not_read_is_closed() -> None:
    gone: list[str] = []
    listener = Listener("ada", 0, lambda: gone.append("ada"))
    for _ in range(MOST_WAITING + 1):
        listener.send(b"{}")
    assert gone == ["ada"]
    assert listener.waiting.qsize() == MOST_WAITING


async def test_the_others_may_let_a_bot_play_for_who_is_away(inside: Inside) -> None:
    made = await inside.lobby.make("ada", NewTable("art-robbery", players=2))
    await inside.seating.sit(made.id, 1, "bob", "Bob")
    await inside.lobby.start(made.id, "ada")
    inside.seating.away_seconds = 0.0
    with pytest.raises(LarcinError, match="Only those who sit"):
        await inside.seating.put_bot(made.id, 1, "eve", "random")
    replaced = await inside.seating.put_bot(made.id, 1, "ada", "random")
    assert (replaced.seats[1].kind, replaced.seats[1].bot) == ("bot", "random")
    back = await inside.seating.sit(made.id, 1, "bob", None)
    assert (back.seats[1].mine, back.seats[1].left) == (True, False)


async def test_a_new_name_shows_also_where_the_old_one_was_taken_and_got_a_number(inside: Inside) -> None:
    ada, bob = [guest for guest in (f"guest-{n}" for n in range(200)) if names.alias(guest) == "Onyx"][:2]
    made = await inside.lobby.make(ada, NewTable("art-robbery", players=3))
    await inside.seating.sit(made.id, 1, bob, None)
    sat = await inside.seating.sit(made.id, 2, "carl", "Onyx 7")
    assert [seat.name for seat in sat.seats] == ["Onyx", "Onyx 2", "Onyx 7"]
    await inside.seating.rename(bob, "Bob")
    assert [seat.name for seat in (await inside.lobby.info(made.id, bob)).seats] == ["Onyx", "Bob", "Onyx 7"]
    await inside.seating.rename(ada, "Bob")
    assert [seat.name for seat in (await inside.lobby.info(made.id, ada)).seats] == ["Bob 2", "Bob", "Onyx 7"]
    await inside.seating.rename(ada, "Ada")
    assert [seat.name for seat in (await inside.lobby.info(made.id, ada)).seats] == ["Ada", "Bob", "Onyx 7"]


async def test_many_writers_wait_their_turn(inside: Inside) -> None:
    ids = await asyncio.gather(*[inside.begun() for _ in range(20)])
    assert len(set(ids)) == 20

    async def play(name: str) -> None:
        async with inside.live.hold(name) as table:
            _, seat, action = await listening(table)
            await table.act("ada", seat, "r1", 0, action)

    await asyncio.gather(*[play(name) for name in ids])
    assert {len(await inside.storage.entries(name)) for name in ids} == {1}
