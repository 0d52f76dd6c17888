"""Programs: what a token opens, what it does not, and how it is taken back."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
import websockets

import larcin
from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.server.guests import MOST_TOKENS
from tests.server.people import House, Person

pytestmark = pytest.mark.anyio


async def a_program(owner: Person, name: str = "Deep Purse") -> tuple[Person, str]:
    """A program with a token of that owner, and the id of the token."""
    made = await owner.post("/api/me/tokens", {"name": name}, status=201)
    assert set(made) == {"id", "name", "created", "token"}
    program = owner.house.person()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    return program, made["id"]


async def test_a_program_is_a_guest_of_its_own(house: House) -> None:
    ada = house.person()
    await ada.put("/api/me", {"name": "Ada"})
    program, _ = await a_program(ada)
    me = await program.get("/api/me")
    assert me["name"] == "Deep Purse"
    assert me["id"] != (await ada.get("/api/me"))["id"]
    assert await program.get("/api/me") == me
    assert not program.http.cookies  # it needs none
    made = await ada.table("me", "open")
    sat = await program.post(f"/api/tables/{made['id']}/seats/1")
    assert (sat["seats"][1]["kind"], sat["seats"][1]["name"], sat["seats"][1]["mine"]) == ("person", "Deep Purse", True)
    seen = (await ada.get(f"/api/tables/{made['id']}"))["seats"]
    assert [(seat["program"], seat["mine"]) for seat in seen] == [(False, True), (True, False)]


async def test_a_program_plays_and_may_imagine_what_its_seat_knows(house: House) -> None:
    ada = house.person()
    program, _ = await a_program(ada)
    made = await program.table("me", "random", start=True)
    socket = await program.live(made["id"], 0, Authorization=program.http.headers["Authorization"])
    bot = make_bot("greedy", 5)
    for _ in range(4):
        turn = await socket.my_turn()
        world = await socket.request("imagine", version=turn["version"])
        assert (world["type"], world["version"]) == ("world", turn["version"])
        state = larcin.game("art-robbery").load(world["position"])
        assert json.loads(msgspec.json.encode(state.view(0))) == turn["view"]
        chosen = bot.choose(Sight(state, 0, FastRng(1)))
        done = await socket.request("act", version=turn["version"], action=chosen.notation)
        assert done["type"] == "done"
    await socket.close()


async def test_two_imagined_worlds_share_what_is_known_and_nothing_else(house: House) -> None:
    ada = house.person()
    program, _ = await a_program(ada)
    made = await ada.table("me", "open")
    await program.post(f"/api/tables/{made['id']}/seats/1")
    await ada.post(f"/api/tables/{made['id']}/start")
    mine = await ada.live(made["id"], 0)
    theirs = await program.live(made["id"], 1, Authorization=program.http.headers["Authorization"])
    while (await mine.current())["view"]["to_act"] != [1]:
        turn = await mine.my_turn()
        await mine.request("act", version=turn["version"], action=turn["view"]["choices"][0]["action"])
    turn = await theirs.my_turn()
    hidden = (await mine.current())["view"]["places"][0]["hand"]
    worlds = [(await theirs.request("imagine", version=turn["version"]))["position"] for _ in range(8)]
    hands = [sorted(world["hands"][0]) for world in worlds]
    assert len({tuple(hand) for hand in hands}) > 1
    assert sum(hand == sorted(hidden) for hand in hands) < len(hands)
    assert len({tuple(world["hands"][1]) for world in worlds}) == 1
    # It is for programs alone, and only when they are to move.
    assert (await mine.request("imagine", version=turn["version"]))["reason"]["text"] == "server-only-programs"
    done = await theirs.request("act", version=turn["version"], action=turn["view"]["choices"][0]["action"])
    assert done["type"] == "done"
    for socket in (mine, theirs):
        await socket.close()


@pytest.mark.parametrize("header", ["Bearer nonsense", "Bearer .", "Bearer 0123456789ab.secret", "Bearer"])
async def test_a_bad_token_opens_nothing(house: House, header: str) -> None:
    program = house.person("fr")
    program.http.headers["Authorization"] = header
    for path in ("/api/me", "/api/tables/mine", "/api/me/tokens"):
        answer = await program.get(path, status=401)
        assert answer["error"]["text"] == "server-bad-token"
        assert answer["message"].startswith("Ce jeton n’est pas valable")
    made = await house.person().table("me", "open")
    socket = await program.live(made["id"], 0, Authorization=header)
    assert (await socket.until("refused"))["reason"]["text"] == "server-bad-token"
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


async def test_the_secret_part_counts(house: House) -> None:
    ada = house.person()
    program, _ = await a_program(ada)
    token = program.http.headers["Authorization"]
    program.http.headers["Authorization"] = token[:-1] + ("a" if token[-1] != "a" else "b")
    await program.get("/api/me", status=401)


async def test_a_token_in_the_address_opens_the_socket_too(house: House) -> None:
    ada = house.person()
    program, _ = await a_program(ada)
    made = await program.table("me", "random", start=True)
    token = program.http.headers["Authorization"].removeprefix("Bearer ")
    url = f"{house.url.replace('http', 'ws')}/api/tables/{made['id']}/live?seat=0&token={token}"
    async with websockets.connect(url) as connection:
        first = json.loads(await connection.recv())
        assert first["table"]["seats"][0]["mine"] is True


async def test_a_token_that_is_taken_back_opens_nothing_more(house: House) -> None:
    ada, eve = house.person(), house.person()
    program, token = await a_program(ada)
    other, kept = await a_program(ada, "Second")
    made = await program.table("me", "random", start=True)
    socket = await program.live(made["id"], 0, Authorization=program.http.headers["Authorization"])
    await socket.current()
    assert [one["name"] for one in await ada.get("/api/me/tokens")] == ["Second", "Deep Purse"]
    await eve.delete(f"/api/me/tokens/{token}", status=404)
    assert await eve.get("/api/me/tokens") == []
    left = await ada.delete(f"/api/me/tokens/{token}")
    assert [one["id"] for one in left] == [kept]
    with pytest.raises(websockets.ConnectionClosed):
        await socket.until("the end")
    await program.get("/api/me", status=401)
    again = await program.live(made["id"], 0, Authorization=program.http.headers["Authorization"])
    assert (await again.until("refused"))["reason"]["text"] == "server-bad-token"
    assert (await other.get("/api/me"))["name"] == "Second"
    await other.delete(f"/api/me/tokens/{kept}")  # whoever bears it may end it
    await other.get("/api/me", status=401)


async def test_a_token_taken_back_in_another_process_ends_here_too(open_house: Callable[..., House]) -> None:
    first, second = open_house(), open_house()  # on one database
    ada = first.person()
    program, token = await a_program(ada)
    other, _ = await a_program(ada, "Second")
    program.house = other.house = second
    made = await program.table("me", "guest", start=True)
    playing = await program.live(made["id"], made["to_act"][0], Authorization=program.http.headers["Authorization"])
    beside = await other.live(made["id"], Authorization=other.http.headers["Authorization"])
    turn = await playing.my_turn()
    await ada.delete(f"/api/me/tokens/{token}")
    tries = {
        "act": {"version": turn["version"], "action": turn["view"]["choices"][0]["action"]},
        "imagine": {"version": turn["version"]},
        "chat": {"text": "Still here?"},
    }

    async def try_everything() -> None:
        for kind, fields in tries.items():  # refused at once, though nobody has told this process
            answer = await playing.request(kind, **fields)
            assert (answer["type"], answer["reason"]["text"]) == ("refused", "server-bad-token"), kind
        await playing.until("the end")  # and within a second it does not even see anything more

    with pytest.raises(websockets.ConnectionClosed):
        await try_everything()
    await beside.quiet()
    assert beside.latest["view"]["version"] == turn["version"]
    assert (await beside.request("chat", text="All quiet."))["type"] == "done"
    assert [line["text"] for line in beside.latest["chat"]["lines"]] == ["All quiet."]
    await beside.close()


async def test_tokens_are_few_and_made_by_people(house: House) -> None:
    ada = house.person()
    program, _ = await a_program(ada)
    assert (await program.post("/api/me/tokens", {"name": "Child"}, status=403))["error"]["text"] == (
        "server-token-program"
    )
    await ada.post("/api/me/tokens", {"name": "  "}, status=422)
    await ada.post("/api/me/tokens", {}, status=422)
    for number in range(MOST_TOKENS - 1):
        await a_program(ada, f"Number {number}")
    answer = await ada.post("/api/me/tokens", {"name": "One more"}, status=409)
    assert answer["error"] == {"text": "server-token-many", "args": {"most": MOST_TOKENS}}


async def test_the_token_itself_is_kept_nowhere(house: House) -> None:
    ada = house.person()
    made = await ada.post("/api/me/tokens", {"name": "Deep Purse"})
    secret = made["token"].split(".")[1]
    assert secret not in json.dumps(await ada.get("/api/me/tokens"))
    with open(house.database, "rb") as file:  # noqa: PTH123  # a moment of a test
        assert secret.encode() not in file.read()
