"""The server dies at any moment, or is not alone: every acknowledged move is there, and there is one history."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
import websockets
from sqlalchemy import text

from larcin.server.storage import Storage
from tests.server.people import House, Person, Socket, play_on

pytestmark = pytest.mark.anyio
OpenHouse = Callable[..., House]


async def seated(house: House) -> tuple[str, list[Person], list[Socket]]:
    people = [house.person(), house.person()]
    made = await people[0].table("me", "open")
    await people[1].post(f"/api/tables/{made['id']}/seats/1")
    await people[0].post(f"/api/tables/{made['id']}/start")
    return made["id"], people, [await person.live(made["id"], seat) for seat, person in enumerate(people)]


@pytest.mark.slow
async def test_kill_9_in_the_middle_of_a_game_loses_nothing(open_house: OpenHouse, database: str) -> None:
    house = open_house(database)
    table, people, sockets = await seated(house)
    chance = random.Random(11)
    for _ in range(3):
        await play_on(sockets, chance, moves=chance.randrange(4, 12))
        mover = next(socket for socket in sockets if socket.latest["view"]["view"]["choices"])
        turn = mover.latest["view"]
        choice = turn["view"]["choices"][0]["action"]
        request = await mover.send("act", version=turn["version"], action=choice)  # and the answer never comes
        await asyncio.sleep(chance.random() * 0.01)
        house.kill()
        acknowledged = False
        try:
            while True:
                message = await mover.next()
                acknowledged |= message["type"] == "done" and message["id"] == request
        except websockets.ConnectionClosed:
            pass
        house.start()
        seats = [sockets.index(mover), 1 - sockets.index(mover)]
        again, other = [await people[seat].live(table, seat) for seat in seats]
        view = await again.current()
        assert view["version"] in (turn["version"], turn["version"] + 1)
        if acknowledged:
            assert view["version"] == turn["version"] + 1
        # The client sends it again, as it must: it is played once, whether or not it had been.
        answer = await again.request("act", id=request, version=turn["version"], action=choice)
        assert answer["type"] == "done"
        await again.quiet(0.2)
        assert again.latest["view"]["version"] == turn["version"] + 1
        sockets = [again, other] if seats[0] == 0 else [other, again]
        await sockets[0].quiet(0.1)
        await sockets[1].quiet(0.1)
    await play_on(sockets, chance)
    record = await people[0].get(f"/api/tables/{table}/record")
    assert record["winners"]
    assert len(record["moves"]) == sockets[0].latest["view"]["version"]


async def test_guests_tables_and_chat_survive_a_restart(open_house: OpenHouse) -> None:
    house = open_house()
    ada = house.person()
    me = await ada.put("/api/me", {"name": "Ada"})
    made = await ada.table("me", "open", public=True)
    socket = await ada.live(made["id"], 0)
    await socket.request("chat", text="back in a minute", id="c1")
    log = house.stop()
    assert log == ""  # a graceful end, with people connected
    with pytest.raises(websockets.ConnectionClosed):
        await socket.quiet(5)
    house.start()
    assert await ada.get("/api/me") == me
    assert [table["id"] for table in await ada.get("/api/tables")] == [made["id"]]
    socket = await ada.live(made["id"], 0)
    assert [line["text"] for line in (await socket.until("chat"))["lines"]] == ["back in a minute"]
    assert (await socket.request("chat", text="back in a minute", id="c1"))["type"] == "done"
    late = await ada.live(made["id"], 0)
    assert len((await late.until("chat"))["lines"]) == 1
    await late.close()
    await socket.close()


async def test_bots_go_on_after_a_restart_without_anybody_asking(open_house: OpenHouse) -> None:
    house = open_house(None, "--pause", "30")  # so slow that the bot is still to move when the server dies
    ada = house.person()
    made = await ada.table("random", "random", start=True)
    assert (await ada.get(f"/api/tables/{made['id']}"))["to_act"] == made["to_act"]
    house.kill()
    house.arguments = ("--pause", "0")
    house.start()
    for _ in range(200):
        info = await ada.get(f"/api/tables/{made['id']}")
        if info["status"] == "over":
            break
        await asyncio.sleep(0.1)
    assert info["status"] == "over"
    assert info["commitment"] == made["commitment"]


@pytest.mark.slow
async def test_two_processes_on_one_database_have_one_history(open_house: OpenHouse, database: str) -> None:
    first, second = open_house(database), open_house(database)
    table, people, sockets = await seated(first)
    for person in people:
        person.house = second
    there = [await person.live(table, seat) for seat, person in enumerate(people)]
    chance = random.Random(17)
    for _ in range(12):
        here, elsewhere = await caught_up([*sockets, *there])
        turn = here["view"]["to_act"][0]
        assert elsewhere["view"]["to_act"] == [turn]
        tabs = [sockets[turn], there[turn]]
        choices = [choice["action"] for choice in tabs[0].latest["view"]["view"]["choices"]]
        answers = await asyncio.gather(
            *[tab.request("act", version=here["version"], action=chance.choice(choices)) for tab in tabs]
        )
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
        assert {a["reason"]["text"] for a in answers if a["type"] == "refused"} == {"server-stale"}
    storage = Storage(database)
    numbers = [entry.number for entry in await storage.entries(table)]
    assert numbers == list(range(1, 13))
    await storage.close()
    # What is said and done in one process is soon seen in the other.
    await sockets[0].request("chat", text="are you there?")
    said = await there[1].until("chat", lambda message: bool(message["lines"]))
    assert said["lines"][-1]["text"] == "are you there?"


async def caught_up(sockets: list[Socket]) -> list[dict[str, Any]]:  # Any: JSON
    """Wait until every connection has heard of the latest version; the views of the first and the last."""
    for socket in sockets:
        await socket.current()
    version = max(socket.latest["view"]["version"] for socket in sockets)
    for socket in sockets:
        while socket.latest["view"]["version"] < version:
            await socket.until("view")
    return [sockets[0].latest["view"], sockets[-1].latest["view"]]


async def test_rows_that_no_longer_fit_the_rules_are_said_to(open_house: OpenHouse, database: str) -> None:
    house = open_house(database)
    table, people, sockets = await seated(house)
    await play_on(sockets, random.Random(1), moves=3)
    house.kill()
    storage = Storage(database)
    async with storage.engine.begin() as connection:
        await connection.execute(text("UPDATE entries SET action = 'play dead' WHERE number = 2"))
    await storage.close()
    house.start()
    answer = await people[0].get(f"/api/tables/{table}", status=409)
    assert answer["error"] == {"text": "server-unplayable", "args": {"number": 2}}
    assert [listed["id"] for listed in await people[0].get("/api/tables/mine")] == [table]
    assert (await people[0].table("me", "open"))["status"] == "open"  # the house is open all the same
