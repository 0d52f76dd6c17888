"""What is refused over the WebSocket: always in a sentence, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import websockets

from larcin.server.protocol import MOST_BYTES, MOST_CHAT
from tests.server.people import House, Person, Socket

pytestmark = pytest.mark.anyio


MOVES: list[tuple[str, dict[str, Any]]] = [
    ("act", {"version": 0, "action": "play 3"}),
    ("undo", {"version": 0}),
    ("why", {"action": "play 3"}),
]


class Scene:
    """A game of two in which somebody is to move."""

    def __init__(self, house: House, table: str, people: list[Person], sockets: list[Socket], turn: int) -> None:
        self.house = house
        self.table = table
        self.people = people
        self.sockets = sockets
        self.mover, self.waiter = sockets[turn], sockets[1 - turn]
        self.turn = turn

    async def position(self) -> Any:
        """The game as a newcomer with that seat gets it."""
        fresh = await self.people[self.turn].live(self.table, self.turn)
        view = await fresh.current()
        await fresh.close()
        return view


@pytest.fixture
async def scene(house: House) -> AsyncIterator[Scene]:
    people = [house.person(), house.person()]
    made = await people[0].table("me", "open")
    await people[1].post(f"/api/tables/{made['id']}/seats/1")
    begun = await people[0].post(f"/api/tables/{made['id']}/start")
    sockets = [await person.live(made["id"], seat) for seat, person in enumerate(people)]
    for socket in sockets:
        await socket.until("chat")
    yield Scene(house, made["id"], people, sockets, begun["to_act"][0])
    for socket in sockets:
        await socket.close()


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ({"type": "act", "version": 0, "action": "dance"}, "error-notation"),
        ({"type": "act", "version": 0, "action": "give dog"}, "why-no-theft"),
        ({"type": "act", "version": 1, "action": "play 3"}, "server-stale"),
        ({"type": "act", "version": -1, "action": "play 3"}, "server-stale"),
        ({"type": "undo", "version": 0}, "error-no-undo"),
        ({"type": "act", "version": "0", "action": "play 3"}, "server-invalid"),
        ({"type": "act", "version": 0}, "server-invalid"),
        ({"type": "act", "version": 0, "action": "x" * 201}, "server-invalid"),
        ({"type": "resign"}, "server-invalid"),
        ({"type": "chat", "text": ""}, "server-chat-empty"),
        ({"type": "chat", "text": "x" * (MOST_CHAT + 1)}, "server-chat-long"),
        ({"type": "chat", "text": ["x"]}, "server-invalid"),
    ],
)
async def test_what_the_mover_may_not_do(scene: Scene, message: dict[str, Any], text: str) -> None:
    before = await scene.position()
    await scene.mover.connection.send(json.dumps({"id": "r1", **message}))
    refused = await scene.mover.until("refused")
    assert refused["id"] == "r1"
    assert refused["reason"]["text"] == text
    assert await scene.position() == before


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"act"',
        "{}",
        '{"type":"act"}',
        "[" * 5000,
        '{"id":"r","type":"act","version":1e999}',
    ],
)
async def test_nonsense_is_refused_and_the_connection_stays(scene: Scene, raw: str) -> None:
    before = await scene.position()
    await scene.mover.connection.send(raw)
    assert (await scene.mover.until("refused"))["reason"]["text"] in ("server-malformed", "server-invalid")
    await scene.mover.connection.send(b"\x00\x01binary")
    assert (await scene.mover.until("refused"))["reason"]["text"] == "server-binary"
    action = before["view"]["choices"][0]["action"]
    assert (await scene.mover.request("act", version=0, action=action))["type"] == "done"


async def test_a_request_needs_an_id_of_reasonable_length(scene: Scene) -> None:
    for request in ("", "x" * 65):
        await scene.mover.connection.send(json.dumps({"type": "undo", "id": request, "version": 0}))
        assert (await scene.mover.until("refused"))["reason"]["text"] == "server-invalid"


async def test_a_message_beyond_the_limit_ends_the_connection_with_a_reason(scene: Scene) -> None:
    big = json.dumps({"type": "chat", "id": "r1", "text": "x" * (MOST_BYTES + 10)})
    await scene.mover.connection.send(big)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await scene.mover.until("refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert (await scene.waiter.request("chat", text="still here"))["type"] == "done"


async def test_the_other_seat_may_not_move(scene: Scene) -> None:
    before = await scene.position()
    action = before["view"]["choices"][0]["action"]
    refused = await scene.waiter.request("act", version=0, action=action)
    assert refused["reason"]["text"] == "why-not-your-turn"
    assert await scene.position() == before


async def test_of_two_tabs_that_click_at_once_one_is_stale(scene: Scene) -> None:
    tab = await scene.people[scene.turn].live(scene.table, scene.turn)
    choices = [choice["action"] for choice in (await tab.my_turn())["view"]["choices"]]
    answers = await asyncio.gather(
        tab.request("act", version=0, action=choices[0]), scene.mover.request("act", version=0, action=choices[-1])
    )
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["reason"]["text"] == "server-stale"
    assert (await scene.position())["version"] == 1
    await tab.close()


async def test_a_retry_is_answered_again_and_not_played_again(scene: Scene) -> None:
    turn = await scene.mover.my_turn()
    action = turn["view"]["choices"][0]["action"]
    for _ in range(3):
        answer = await scene.mover.request("act", id="once", version=turn["version"], action=action)
        assert answer == {"type": "done", "id": "once"}
    tab = await scene.people[scene.turn].live(scene.table, scene.turn)
    assert (await tab.request("act", id="once", version=0, action="dance"))["type"] == "done"
    assert (await scene.position())["version"] == 1
    # The same id of another guest is another request.
    refused = await scene.waiter.request("act", id="once", version=0, action="dance")
    assert refused["type"] == "refused"
    await tab.close()


async def closed_with(socket: Socket) -> tuple[str, int]:
    """The sentence that a connection is refused with, and the code that it ends with."""
    refused = await socket.until("refused")
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.next()
    assert closed.value.rcvd is not None
    return refused["reason"]["text"], closed.value.rcvd.code


async def test_a_foreign_seat_is_refused(scene: Scene) -> None:
    mine, theirs = scene.people
    assert await closed_with(await mine.live(scene.table, 1)) == ("server-not-your-seat", 4403)
    assert await closed_with(await theirs.live(scene.table, 0)) == ("server-not-your-seat", 4403)
    assert await closed_with(await scene.house.person().live(scene.table, 0)) == ("server-not-your-seat", 4403)
    assert await closed_with(await mine.live(scene.table, 5)) == ("error-no-such-seat", 4404)
    assert await closed_with(await mine.live(scene.table, -1)) == ("error-no-such-seat", 4404)
    assert await closed_with(await mine.live("nowhere-1")) == ("server-no-table", 4404)


async def test_a_spectator_may_only_watch_and_talk(scene: Scene) -> None:
    person = scene.house.person()
    stranger = await person.live(scene.table)  # without any cookie
    assert (await stranger.request("chat", text="hello"))["reason"]["text"] == "server-nobody"
    await person.get("/api/me")
    spectator = await person.live(scene.table)
    for kind, fields in (
        ("act", {"version": 0, "action": "play 3"}),
        ("undo", {"version": 0}),
        ("why", {"action": "x"}),
    ):
        refused = await spectator.request(kind, **fields)
        assert refused["reason"]["text"] == "server-spectator"
    assert (await spectator.request("chat", text="hello"))["type"] == "done"
    await stranger.close()
    await spectator.close()


async def test_another_sites_page_may_not_use_the_guests_cookie(scene: Scene) -> None:
    theirs = await scene.people[0].live(scene.table, 0, Origin="https://elsewhere.example")
    assert await closed_with(theirs) == ("server-other-site", 4403)
    ours = await scene.people[0].live(scene.table, 0, Origin="http://localhost:5173")  # the client's own dev server
    assert (await ours.current())["view"]["seat"] == 0
    await ours.close()


async def test_who_talks_too_fast_is_asked_to_wait(scene: Scene) -> None:
    answers = [await scene.mover.request("chat", text=f"line {n}") for n in range(12)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert 3 <= len(refused) <= 7
    assert {answer["reason"]["text"] for answer in refused} == {"server-chat-fast"}
    assert (await scene.waiter.request("chat", text="not me"))["type"] == "done"


async def test_nothing_moves_before_the_start(house: House) -> None:
    ada = house.person()
    made = await ada.table("me", "open")
    socket = await ada.live(made["id"], 0)
    for kind, fields in (
        ("act", {"version": 0, "action": "play 3"}),
        ("undo", {"version": 0}),
        ("why", {"action": "x"}),
    ):
        assert (await socket.request(kind, **fields))["reason"]["text"] == "server-not-started"
    await socket.close()
