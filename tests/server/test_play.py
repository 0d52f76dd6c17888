"""Playing over the WebSocket: what everybody gets to see, and what nobody does."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from typing import Any

import msgspec
import pytest

import larcin
from larcin.core.match import Match
from larcin.core.record import Record, read_record
from tests.server.people import House, Person, Socket, play_on

pytestmark = pytest.mark.anyio


async def a_table_of_two(house: House, **more: Any) -> tuple[str, Person, Person]:
    ada, bob = house.person(), house.person()
    made = await ada.table("me", "open", **more)
    await bob.post(f"/api/tables/{made['id']}/seats/1")
    await ada.post(f"/api/tables/{made['id']}/start")
    return made["id"], ada, bob


def matches_of(record: Record) -> list[Match]:
    """The match after 0, 1, 2, ... moves."""
    return [larcin.core.match.replay(record, count) for count in range(len(record.moves) + 1)]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_whole_game_shows_every_seat_its_own_view_and_nothing_else(house: House, seed: int) -> None:
    table, ada, bob = await a_table_of_two(house)
    sockets = [await ada.live(table, 0), await bob.live(table, 1), await house.person().live(table)]
    await play_on(sockets, random.Random(seed))
    info = await ada.get(f"/api/tables/{table}")
    assert info["status"] == "over"
    answer = await bob.http.get(f"{house.url}/api/tables/{table}/record")
    record = read_record(answer.content)
    assert hashlib.sha256(str(record.seed).encode()).hexdigest() == info["commitment"]
    assert larcin.replay(record).record.winners == record.winners
    matches = matches_of(record)
    for seat, socket in zip([0, 1, None], sockets, strict=True):
        await socket.quiet()
        told: list[Any] = []
        for message in socket.messages:
            assert str(record.seed) not in json.dumps(message)
            if message["type"] != "view":
                assert message["type"] in ("facts", "table", "chat", "done")
                continue
            view = message["view"]
            assert view["seat"] == seat
            assert [place["hand"] for n, place in enumerate(view["places"]) if n != seat] == [None] * (
                2 - (seat is not None)
            )
            told = message["events"] if message["fresh"] else told + message["events"]
            match = matches[message["version"]]
            assert view == plain(match.view(seat))  # what the rules say that this seat may see, to the letter
            assert told == plain(match.told(seat))
        assert socket.latest["view"]["version"] == len(record.moves)
        assert socket.latest["table"]["table"]["status"] == "over"
        drawn = [event for event in told if event["kind"].startswith("draw")]
        assert [event for event in drawn if event["args"].get("seat") != f"@{seat}" and "card" in event["args"]] == []
        await socket.close()


async def test_two_tabs_of_one_seat_and_a_late_spectator_see_the_same_game(house: House) -> None:
    table, ada, bob = await a_table_of_two(house)
    first, second, other = await ada.live(table, 0), await ada.live(table, 0), await bob.live(table, 1)
    await play_on([first, second, other], random.Random(3), moves=5)
    assert first.latest["view"] == second.latest["view"]
    late = await house.person().live(table)
    view = await late.current()
    assert view["fresh"] is True
    assert view["version"] == first.latest["view"]["version"]
    assert view["view"]["choices"] == []
    assert view["undo"] is False
    again = await ada.live(table, 0)
    assert (await again.current())["view"] == first.latest["view"]["view"]
    for socket in (first, second, other, late, again):
        await socket.close()


async def test_a_move_is_told_before_it_is_acknowledged_and_only_as_news(house: House) -> None:
    table, ada, bob = await a_table_of_two(house)
    sockets = [await ada.live(table, 0), await bob.live(table, 1)]
    views = [await socket.current() for socket in sockets]
    mover = sockets[views[0]["view"]["to_act"][0]]
    turn = await mover.my_turn()
    answer = await mover.request("act", version=turn["version"], action=turn["view"]["choices"][0]["action"])
    assert answer["type"] == "done"
    assert mover.latest["view"]["version"] == turn["version"] + 1
    assert mover.latest["view"]["fresh"] is False
    assert len(mover.latest["view"]["events"]) < 10
    for socket in sockets:
        await socket.close()


async def undoable(house: House) -> tuple[Socket, Socket, dict[str, Any], dict[str, Any]]:
    """A position in which a seat has just done something that it may take back: who, the other, before and after."""
    chance = random.Random(5)
    while True:
        table, ada, bob = await a_table_of_two(house)
        sockets = [await ada.live(table, 0), await bob.live(table, 1)]
        while True:
            views = [await socket.current() for socket in sockets]
            if views[0]["view"]["over"]:
                break
            mover = sockets[views[0]["view"]["to_act"][0]]
            before = mover.latest["view"]
            await play_on(sockets, chance, moves=1)
            if mover.latest["view"]["undo"]:
                other = sockets[1 - sockets.index(mover)]
                return mover, other, before, mover.latest["view"]


async def test_undo_takes_back_the_last_action_for_everybody(house: House) -> None:
    mover, other, before, after = await undoable(house)
    assert other.latest["view"]["undo"] is False
    refused = await other.request("undo", version=after["version"])
    assert refused["reason"]["text"] == "error-no-undo"
    assert (await mover.request("undo", version=after["version"] - 1))["reason"]["text"] == "server-stale"
    assert (await mover.request("undo", version=after["version"]))["type"] == "done"
    undone = mover.latest["view"]
    assert undone["view"] == before["view"]
    assert undone["version"] == after["version"] + 1
    assert undone["fresh"] is True
    shown = await other.until("view", lambda message: message["version"] == undone["version"])
    assert shown["fresh"] is True
    assert (await mover.request("undo", version=undone["version"]))["reason"]["text"] in ("error-no-undo",) or undone[
        "undo"
    ]


async def test_why_says_why_to_the_seat_that_asks(house: House) -> None:
    table, ada, bob = await a_table_of_two(house)
    sockets = [await ada.live(table, 0), await bob.live(table, 1)]
    turn = (await sockets[0].current())["view"]["to_act"][0]
    view = (await sockets[turn].my_turn())["view"]
    hand = view["places"][turn]["hand"]
    missing = next(card for card in ("boss", "dog", "thief", "0", "1", "2", "3", "4", "5") if card not in hand)
    answer = await sockets[turn].request("why", action=f"play {missing}")
    assert (answer["type"], answer["reason"]["text"]) == ("why", "why-not-in-hand")
    assert (await sockets[turn].request("why", action=view["choices"][0]["action"]))["reason"] is None
    # The other seat learns nothing about that hand: the answer is the same for every card.
    reasons = [await sockets[1 - turn].request("why", action=f"play {card}") for card in (missing, hand[0])]
    assert {answer["reason"]["text"] for answer in reasons} == {"why-not-your-turn"}
    assert (await sockets[turn].request("why", action="dance"))["reason"]["text"] == "error-notation"
    for socket in sockets:
        await socket.close()


async def test_chat_reaches_everybody_and_those_who_come_later(house: House) -> None:
    table, ada, bob = await a_table_of_two(house)
    await bob.put("/api/me", {"name": "Bob"})
    player, spectator = await bob.live(table, 1), await ada.live(table)
    await spectator.until("chat")
    await player.until("chat")
    assert (await player.request("chat", text="  Bonne chance !\x00 ", id="c1"))["type"] == "done"
    line = (await spectator.until("chat"))["lines"][0]
    assert (line["name"], line["seat"], line["text"]) == ("Bob", 1, "Bonne chance !")
    assert (await player.request("chat", text="Bonne chance !", id="c1"))["type"] == "done"  # a retry
    assert (await spectator.request("chat", text="<b>hm</b>"))["type"] == "done"
    late = await house.person().live(table)
    chat = await late.until("chat")
    assert chat["fresh"] is True
    assert [(line["seat"], line["text"]) for line in chat["lines"]] == [(1, "Bonne chance !"), (None, "<b>hm</b>")]
    for socket in (player, spectator, late):
        await socket.close()


async def test_presence_and_sitting_down_are_told(house: House) -> None:
    ada, bob = house.person(), house.person()
    made = await ada.table("me", "open")
    watching = await ada.live(made["id"], 0)
    first = await watching.until("table")
    assert first["table"]["seats"][0]["online"] is True
    assert "view" not in watching.latest
    await bob.post(f"/api/tables/{made['id']}/seats/1")
    sat = await watching.until("table")
    assert (sat["table"]["seats"][1]["kind"], sat["table"]["seats"][1]["online"]) == ("person", False)
    other = await bob.live(made["id"], 1)
    assert (await watching.until("table"))["table"]["seats"][1]["online"] is True
    await ada.post(f"/api/tables/{made['id']}/start")
    assert (await watching.until("table"))["table"]["status"] == "playing"
    assert (await watching.until("view"))["fresh"] is True
    assert (await other.until("view"))["view"]["seat"] == 1
    await other.close()
    assert (await watching.until("table"))["table"]["seats"][1]["online"] is False
    await watching.close()


async def test_who_gave_up_a_seat_no_longer_sees_with_its_eyes(house: House) -> None:
    ada, bob, eve = house.person(), house.person(), house.person()
    made = await ada.table("me", "open")
    await bob.post(f"/api/tables/{made['id']}/seats/1")
    stale = await bob.live(made["id"], 1)
    await bob.delete(f"/api/tables/{made['id']}/seats/1")
    await eve.post(f"/api/tables/{made['id']}/seats/1")
    await ada.post(f"/api/tables/{made['id']}/start")
    view = await stale.until("view")
    assert view["view"]["seat"] is None
    assert [place["hand"] for place in view["view"]["places"]] == [None, None]
    refused = await stale.request("act", version=0, action="play 3")
    assert refused["reason"]["text"] == "server-not-your-seat"
    await stale.close()


async def test_a_bot_takes_over_for_who_leaves_and_gives_the_seat_back(house: House) -> None:
    table, ada, bob = await a_table_of_two(house)
    watching = await ada.live(table, 0)
    await bob.delete(f"/api/tables/{table}/seats/0", status=403)
    left = await bob.delete(f"/api/tables/{table}/seats/1")
    assert (left["seats"][1]["kind"], left["seats"][1]["mine"], left["seats"][1]["left"]) == ("bot", False, True)
    assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["left"] is False
    await play_until(watching, 0, 3)  # the bot plays against Ada
    await ada.post(f"/api/tables/{table}/seats/1", status=409)
    back = await bob.post(f"/api/tables/{table}/seats/1")
    assert (back["seats"][1]["kind"], back["seats"][1]["mine"], back["seats"][1]["left"]) == ("person", True, False)
    await watching.close()


async def play_until(socket: Socket, seat: int, turns: int) -> None:
    """Play the first choice whenever it is that seat's turn, so many times."""
    for _ in range(turns):
        turn = await socket.my_turn()
        if turn["view"]["over"]:
            return
        assert turn["view"]["to_act"] == [seat]
        answer = await socket.request("act", version=turn["version"], action=turn["view"]["choices"][0]["action"])
        assert answer["type"] == "done", answer


@pytest.mark.slow
async def test_a_game_against_bots_and_its_replay_and_rematch(house: House) -> None:
    ada = house.person()
    made = await ada.table("me", "greedy", "random", start=True)
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot", "bot"]
    socket = await ada.live(made["id"], 0)
    await play_until(socket, 0, 500)
    assert socket.latest["view"]["view"]["over"] is True
    assert socket.latest["view"]["undo"] is False
    refused = await socket.request("act", version=socket.latest["view"]["version"], action="play 3")
    assert refused["reason"]["text"] == "why-game-over"
    spectator = house.person()
    for seat, query in ((1, "?seat=1"), (None, "")):
        frames = (await spectator.get(f"/api/tables/{made['id']}/replay{query}"))["frames"]
        assert [frame["version"] for frame in frames] == list(range(len(frames)))
        assert {frame["view"]["seat"] for frame in frames} == {seat}
        assert frames[0]["action"] is None
        assert frames[-1]["view"]["over"] is True
    await spectator.get(f"/api/tables/{made['id']}/replay?seat=3", status=404)
    await spectator.post(f"/api/tables/{made['id']}/rematch", status=403)
    both = await asyncio.gather(*[ada.post(f"/api/tables/{made['id']}/rematch") for _ in range(3)])
    assert len({table["id"] for table in both}) == 1
    names = [seat["name"] for seat in made["seats"]]
    assert [seat["name"] for seat in both[0]["seats"]] == [*names[1:], names[0]]
    assert both[0]["status"] == "playing"
    assert both[0]["commitment"] != made["commitment"]
    assert (await socket.until("table", lambda message: message["table"]["next"]))["table"]["next"] == both[0]["id"]
    await socket.close()


async def test_hot_seat_one_guest_plays_several_seats(house: House) -> None:
    ada = house.person()
    made = await ada.table("me", "guest", start=True)
    assert [seat["mine"] for seat in made["seats"]] == [True, True]
    sockets = [await ada.live(made["id"], 0), await ada.live(made["id"], 1)]
    assert await play_on(sockets, random.Random(8), moves=6) == 6
    assert sockets[0].latest["view"]["view"]["places"][1]["hand"] is None
    for socket in sockets:
        await socket.close()


async def test_where_several_choose_at_once_a_click_that_crossed_anothers_counts(house: House) -> None:
    people = [house.person() for _ in range(3)]
    made = await people[0].table("me", "open", "open", game="master-thieves")
    for seat in (1, 2):
        await people[seat].post(f"/api/tables/{made['id']}/seats/{seat}")
    await people[0].post(f"/api/tables/{made['id']}/start")
    sockets = [await person.live(made["id"], seat) for seat, person in enumerate(people)]
    chance = random.Random(4)
    while len((await sockets[0].current())["view"]["to_act"]) < 3:  # filling the box comes first
        await play_on(sockets, chance, moves=1)
    views = [socket.latest["view"] for socket in sockets]
    version = views[0]["version"]
    for socket, view in zip(sockets[:2], views[:2], strict=True):  # both look at the same version
        answer = await socket.request("act", version=version, action=view["view"]["choices"][0]["action"])
        assert answer["type"] == "done", answer
    again = await sockets[0].request("act", version=version, action=views[0]["view"]["choices"][0]["action"])
    assert again["type"] == "refused"  # but one's own choice was made
    for socket in sockets:
        await socket.close()
