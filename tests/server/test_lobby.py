"""Guests, games and tables before and after the game: the HTTP side of the protocol."""

from __future__ import annotations

import pytest

from larcin.server.protocol import LONGEST_NAME
from tests.server.people import House

pytestmark = pytest.mark.anyio


async def test_the_shelf(house: House) -> None:
    games = await house.person().get("/api/games")
    first = games[0]
    assert first["slug"] == "art-robbery"
    said = {"slug", "title", "tagline", "minutes", "shelf", "modes", "options", "levels", "bots"}
    assert set(first) == said | {"palette", "poster", "table"}
    assert set(first["title"]) == {"en", "fr"}
    assert first["modes"] == [{"name": "standard", "seats": [2, 3, 4, 5]}]
    assert {"name": "scores", "choices": ["hidden", "open"], "default": "hidden"} in first["options"]
    assert first["levels"] == ["novice", "regular", "expert", "master"]
    assert {"random", "greedy", "search", *first["levels"]} <= set(first["bots"])


async def test_the_rules_in_either_language(house: House) -> None:
    person = house.person("fr")
    french = await person.get("/api/games/art-robbery/rules?lang=fr")
    english = await person.get("/api/games/art-robbery/rules?lang=en")
    assert french["markdown"].startswith("#")
    assert english["markdown"] != french["markdown"]
    assert await person.get("/api/games/art-robbery/rules") == french
    await person.get("/api/games/chess/rules", status=404)


async def test_a_guest_stays_the_same_and_is_called_what_it_likes(house: House) -> None:
    person = house.person()
    me = await person.get("/api/me")
    assert me["name"]
    assert await person.get("/api/me") == me
    assert await person.put("/api/me", {"name": "  Ada \n Lovelace "}) == {"id": me["id"], "name": "Ada Lovelace"}
    assert (await person.get("/api/me"))["name"] == "Ada Lovelace"
    assert (await house.person().get("/api/me"))["id"] != me["id"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b\x07", "x" * (LONGEST_NAME + 1)])
async def test_a_name_has_a_length(house: House, name: str) -> None:
    answer = await house.person().put("/api/me", {"name": name}, status=422)
    assert answer["error"] == {"text": "server-name-length", "args": {"most": LONGEST_NAME}}


async def test_the_cookie_is_signed_and_for_the_server_alone(house: House) -> None:
    person = house.person()
    answer = await person.http.get(f"{house.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    forged = house.person()
    forged.http.cookies.set("larcin_guest", f"{answer.json()['id']}.forged")
    assert (await forged.get("/api/me"))["id"] != answer.json()["id"]


async def test_a_table_is_made_found_and_joined(house: House) -> None:
    ada, bob = house.person(), house.person()
    await ada.put("/api/me", {"name": "Ada"})
    await bob.put("/api/me", {"name": "Bob"})
    made = await ada.table("me", "open", "greedy", public=True, options={"scores": "open"})
    assert made["status"] == "open"
    assert made["host"] is True
    assert made["name"] == "Ada"
    assert made["options"] == {"printing": "corrected", "scores": "open"}
    assert [seat["kind"] for seat in made["seats"]] == ["person", "open", "bot"]
    assert len(made["commitment"]) == 64
    listed = {table["id"]: table for table in await bob.get("/api/tables")}
    assert listed[made["id"]]["host"] is False
    assert [seat["mine"] for seat in listed[made["id"]]["seats"]] == [False, False, False]
    sat = await bob.post(f"/api/tables/{made['id']}/seats/1", {})
    assert sat["seats"][1] | {"online": None} == {
        "seat": 1, "kind": "person", "name": "Bob", "bot": None, "program": False,
        "mine": True, "left": False, "online": None
    }  # fmt: skip
    assert await bob.post(f"/api/tables/{made['id']}/seats/1", {}) == sat  # asking twice is harmless
    assert [table["id"] for table in await bob.get("/api/tables/mine")] == [made["id"]]
    await bob.post(f"/api/tables/{made['id']}/start", status=403)
    begun = await ada.post(f"/api/tables/{made['id']}/start")
    assert begun["status"] == "playing"
    assert len(begun["to_act"]) == 1
    found = await ada.get(f"/api/tables/{made['id'].upper()}")  # as people type it
    assert found | {"to_act": begun["to_act"]} == begun  # the bot may have moved meanwhile
    assert made["id"] not in [table["id"] for table in await bob.get("/api/tables")]
    assert (await ada.post(f"/api/tables/{made['id']}/start"))["status"] == "playing"


async def test_private_tables_are_not_listed(house: House) -> None:
    ada = house.person()
    made = await ada.table("me", "open")
    assert made["id"] not in [table["id"] for table in await ada.get("/api/tables")]
    assert (await house.person().get(f"/api/tables/{made['id']}"))["id"] == made["id"]


async def test_people_of_the_same_name_are_told_apart(house: House) -> None:
    ada, other = house.person(), house.person()
    for person in (ada, other):
        await person.put("/api/me", {"name": "Ada"})
    made = await ada.table("me", "guest", "open")
    joined = await other.post(f"/api/tables/{made['id']}/seats/2")
    assert [seat["name"] for seat in joined["seats"]] == ["Ada", "Ada 2", "Ada 3"]
    renamed = await other.put("/api/me", {"name": "Eve"})
    assert renamed["name"] == "Eve"
    assert [seat["mine"] for seat in joined["seats"]] == [False, False, True]


async def test_a_new_name_shows_at_tables_that_are_not_over(house: House) -> None:
    ada = house.person()
    await ada.put("/api/me", {"name": "Ada"})
    made = await ada.table("me", "open")
    await ada.put("/api/me", {"name": "Countess"})
    found = await ada.get(f"/api/tables/{made['id']}")
    assert (found["name"], found["seats"][0]["name"]) == ("Countess", "Countess")


async def test_standing_up_before_the_start(house: House) -> None:
    ada, bob, eve = house.person(), house.person(), house.person()
    made = await ada.table("me", "open", "greedy")
    path = f"/api/tables/{made['id']}/seats"
    await bob.post(f"{path}/1")
    await eve.delete(f"{path}/1", status=403)
    await eve.post(f"{path}/1", status=409)
    assert (await bob.delete(f"{path}/1"))["seats"][1]["kind"] == "open"
    assert (await eve.post(f"{path}/1"))["seats"][1]["mine"] is True
    assert (await ada.delete(f"{path}/1"))["seats"][1]["kind"] == "open"  # the host may clear a seat
    assert (await ada.delete(f"{path}/2"))["seats"][2]["kind"] == "open"


async def test_the_host_puts_bots_on_open_seats(house: House) -> None:
    ada, bob = house.person(), house.person()
    made = await ada.table("me", "open", "open")
    path = f"/api/tables/{made['id']}"
    await bob.put(f"{path}/seats/1", {"bot": "greedy"}, status=403)
    await ada.put(f"{path}/seats/1", {"bot": "nobody"}, status=422)
    await ada.put(f"{path}/seats/0", {"bot": "greedy"}, status=409)
    await ada.put(f"{path}/seats/7", {"bot": "greedy"}, status=404)
    with_bot = await ada.put(f"{path}/seats/1", {"bot": "greedy"})
    assert (with_bot["seats"][1]["kind"], with_bot["seats"][1]["bot"]) == ("bot", "greedy")
    other_bot = await ada.put(f"{path}/seats/1", {"bot": "random"})
    assert other_bot["seats"][1]["bot"] == "random"
    answer = await ada.post(f"{path}/start", status=409)
    assert answer["error"]["text"] == "server-seats-open"
    await bob.post(f"{path}/seats/2")
    assert (await ada.post(f"{path}/start"))["status"] == "playing"
    await ada.put(f"{path}/seats/1", {"bot": "greedy"}, status=409)
    await house.person().post(f"{path}/seats/1", status=409)


@pytest.mark.parametrize(
    "bot", ["novice", "regular", "expert", "master", "greedy", "search", "search@0.1s", "search@50"]
)
async def test_a_bot_is_chosen_by_its_name_wherever_bots_are_named(house: House, bot: str) -> None:
    ada = house.person()
    made = await ada.table("me", bot, "open")
    assert made["seats"][1]["bot"] == bot
    put = await ada.put(f"/api/tables/{made['id']}/seats/2", {"bot": bot})
    assert put["seats"][2]["bot"] == bot


@pytest.mark.parametrize("bot", ["search@", "search@fast", "search@0", "greedy@1s", "Master", ""])
async def test_a_bot_that_does_not_exist_cannot_sit_down(house: House, bot: str) -> None:
    ada = house.person()
    made = await ada.table("me", "open")
    answer = await ada.put(f"/api/tables/{made['id']}/seats/1", {"bot": bot}, status=422)
    assert answer["error"]["text"] == "server-no-bot"


async def test_a_bot_that_nobody_chose_is_a_regular(house: House) -> None:
    made = await house.person().post("/api/tables", {"game": "art-robbery", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    assert made["seats"][1]["bot"] == "regular"


async def test_nobody_is_replaced_by_a_bot_who_has_only_just_gone(house: House) -> None:
    ada, bob = house.person(), house.person()
    made = await ada.table("me", "open")
    await bob.post(f"/api/tables/{made['id']}/seats/1")
    await ada.post(f"/api/tables/{made['id']}/start")
    answer = await ada.put(f"/api/tables/{made['id']}/seats/1", {"bot": "greedy"}, status=409)
    assert answer["error"]["text"] == "server-still-there"
    await house.person().put(f"/api/tables/{made['id']}/seats/1", {"bot": "greedy"}, status=403)


@pytest.mark.parametrize(
    ("wish", "status", "text"),
    [
        ({"game": "chess"}, 404, "error-unknown-game"),
        ({"game": "art-robbery", "players": 9}, 422, "error-seats"),
        ({"game": "art-robbery", "mode": "solo"}, 422, "error-mode"),
        ({"game": "art-robbery", "options": {"wind": "north"}}, 422, "error-option"),
        ({"game": "art-robbery", "options": {"scores": "seen"}}, 422, "error-choice"),
        ({"game": "art-robbery", "players": 2, "seats": [{"kind": "me"}] * 3}, 422, "server-too-many-seats"),
        ({"game": "art-robbery", "players": 3, "seats": [{"kind": "me"}], "start": True}, 409, "server-seats-open"),
        ({"game": "art-robbery", "seats": [{"kind": "bot", "bot": "hal"}, {"kind": "me"}]}, 422, "server-no-bot"),
        ({"game": "art-robbery", "seats": [{"kind": "cat"}]}, 422, "server-invalid"),
        ({"game": 7}, 422, "server-invalid"),
        ([], 422, "server-invalid"),
        (b"{nonsense", 400, "server-malformed"),
        (b"\xff\xfe", 400, "server-malformed"),
        (b" " * 70_000, 413, "server-too-big"),
    ],
)
async def test_what_cannot_be_made_is_refused_in_a_sentence(house: House, wish: object, status: int, text: str) -> None:
    person = house.person("fr")
    answer = await person.post("/api/tables", wish, status=status)
    assert answer["error"]["text"] == text
    assert answer["message"] != text
    assert answer["message"].endswith((".", "`"))
    assert await person.get("/api/tables/mine") == []


async def test_sentences_come_in_the_language_of_the_asker(house: House) -> None:
    french = await house.person("fr-CH, fr;q=0.9, en;q=0.8").get("/api/tables/nowhere-1", status=404)
    english = await house.person("de, en;q=0.5").get("/api/tables/nowhere-1", status=404)
    assert french["error"] == english["error"] == {"text": "server-no-table", "args": {"id": "nowhere-1"}}
    assert french["message"].startswith("Aucune table ne s’appelle «\u00a0nowhere-1\u00a0»")
    assert english["message"].startswith("There is no table called “nowhere-1”")


async def test_paths_that_are_not_there(house: House) -> None:
    person = house.person()
    assert (await person.get("/api/nothing", status=404))["error"]["text"] == "server-no-path"
    assert (await person.delete("/api/games", status=404))["error"]["text"] == "server-no-path"
    assert (await person.post("/api/tables/x/seats/first", status=422))["error"]["text"] == "server-invalid"


async def test_record_and_replay_wait_for_the_end(house: House) -> None:
    ada = house.person()
    made = await ada.table("me", "open")
    for path in ("record", "replay", "replay?seat=0"):
        answer = await ada.get(f"/api/tables/{made['id']}/{path}", status=409)
        assert answer["error"]["text"] == "server-not-over"
    await ada.post(f"/api/tables/{made['id']}/rematch", status=409)
    await ada.get("/api/tables/nowhere-1/record", status=404)


async def test_ids_of_tables_are_readable_and_not_in_order(house: House) -> None:
    ada = house.person()
    ids = [(await ada.table("me", "open"))["id"] for _ in range(6)]
    assert len(set(ids)) == 6
    for table in ids:
        word, number = table.split("-")
        assert word.isalpha()
        assert 10 <= int(number) <= 999
