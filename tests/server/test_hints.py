"""Hints: what the seat that asks is told, what it is never told, and what happens when nothing can be said."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import larcin
from larcin.bots import Budget
from larcin.core.game import Game, Mode
from larcin.core.rng import FastRng
from larcin.core.state import State
from larcin.server.hints import in_words
from larcin.server.worker import Question, counsel
from tests.server.people import House, Socket
from tests.server.test_play import a_table_of_two
from tests.server.test_thinking import linux, workers

pytestmark = pytest.mark.anyio
KINDS = [(game, mode) for game in larcin.all_games().values() for mode in game.modes]


async def my_turn_against_a_bot(house: House, **more: Any) -> tuple[Socket, dict[str, Any]]:
    ada = house.person()
    made = await ada.table("me", "random", start=True, **more)
    socket = await ada.live(made["id"], 0)
    return socket, await socket.my_turn()


async def test_a_hint_names_the_best_of_my_choices_and_what_might_follow(house: House) -> None:
    socket, turn = await my_turn_against_a_bot(house)
    answer = await socket.request("hint", version=turn["version"], id="h1")
    assert (answer["type"], answer["id"], answer["version"]) == ("hint", "h1", turn["version"])
    choices = [choice["action"] for choice in turn["view"]["choices"]]
    advice = answer["advice"]
    assert 1 <= len(advice) <= 3
    assert len({one["action"] for one in advice}) == len(advice)
    assert {one["action"] for one in advice} <= set(choices)
    assert [one["visits"] for one in advice] == sorted((one["visits"] for one in advice), reverse=True)
    for one in advice:
        assert 0 <= one["share"] <= 1
        assert one["points"] is None
        for step in one["line"]:
            assert set(step) == {"seat", "action", "kind", "args"}
            assert larcin.game("art-robbery").action(step["action"]).kind == step["kind"]
    assert any(one["line"] for one in advice)
    # Asking plays nothing, and what was named can be played.
    played = await socket.request("act", version=turn["version"], action=advice[0]["action"])
    assert played["type"] == "done"
    await socket.close()


async def test_alone_a_hint_says_about_how_many_points(house: House) -> None:
    ada = house.person()
    made = await ada.table("me", game="thiefdom", mode="solo", start=True)
    socket = await ada.live(made["id"], 0)
    turn = await socket.my_turn()
    advice = (await socket.request("hint", version=turn["version"]))["advice"]
    assert all(one["share"] is None and one["points"] >= 0 for one in advice)
    await socket.close()


async def test_only_who_is_to_move_gets_one_and_only_for_the_table_as_it_is(house: House) -> None:
    table, ada, bob = await a_table_of_two(house)
    sockets = [await ada.live(table, 0), await bob.live(table, 1)]
    turn = (await sockets[0].current())["view"]["to_act"][0]
    await sockets[1 - turn].current()
    refused = await sockets[1 - turn].request("hint", version=0)
    assert refused["reason"]["text"] == "why-not-your-turn"
    assert (await sockets[turn].request("hint", version=7))["reason"]["text"] == "server-stale"
    spectator = await house.person().live(table)
    assert (await spectator.request("hint", version=0))["reason"]["text"] == "server-nobody"
    watching = await ada.live(table)
    assert (await watching.request("hint", version=0))["reason"]["text"] == "server-spectator"
    answer = await sockets[turn].request("hint", version=0)
    assert answer["type"] == "hint"
    await sockets[1 - turn].quiet()
    assert "hint" not in sockets[1 - turn].latest
    for socket in (*sockets, spectator, watching):
        await socket.close()


async def test_a_table_can_switch_hints_off_and_its_rematch_keeps_that(house: House) -> None:
    socket, turn = await my_turn_against_a_bot(house, hints=False)
    assert socket.latest["table"]["table"]["hints"] is False
    refused = await socket.request("hint", version=turn["version"])
    assert refused["reason"]["text"] == "server-hints-off"
    await socket.close()
    ada = house.person()
    assert (await ada.table("me", "open"))["hints"] is True
    over = await ada.table("random", "random", start=True, hints=False)
    for _ in range(200):
        if (await ada.get(f"/api/tables/{over['id']}"))["status"] == "over":
            break
        await asyncio.sleep(0.1)
    assert (await ada.post(f"/api/tables/{over['id']}/rematch"))["hints"] is False


async def test_one_at_a_time_and_who_plays_meanwhile_gets_none(house: House) -> None:
    socket, turn = await my_turn_against_a_bot(house)
    for name in ("h1", "h2"):
        await socket.send("hint", version=turn["version"], id=name)
    action = turn["view"]["choices"][0]["action"]
    done = await socket.request("act", version=turn["version"], action=action)
    assert done["type"] == "done"  # playing does not wait for the hint
    answers = {message["id"]: message for message in socket.messages if message["type"] in ("refused", "hint")}
    while "h1" not in answers:
        message = await socket.next()
        if message["type"] in ("refused", "hint"):
            answers[message["id"]] = message
    assert answers["h2"]["reason"]["text"] == "server-hint-busy"
    assert answers["h1"]["reason"]["text"] == "server-stale"
    again = await socket.my_turn()
    assert (await socket.request("hint", version=again["version"]))["type"] == "hint"
    await socket.close()


@linux
async def test_when_the_worker_dies_a_sentence_says_so_and_the_next_hint_comes(
    open_house: Callable[..., House],
) -> None:
    house = open_house(None, "--thinkers", "1")
    socket, turn = await my_turn_against_a_bot(house)
    assert (await socket.request("hint", version=turn["version"]))["type"] == "hint"  # there is a worker now
    (pid,) = workers(house)
    os.kill(pid, signal.SIGSTOP)
    await socket.send("hint", version=turn["version"], id="h1")
    await asyncio.sleep(0.3)
    os.kill(pid, signal.SIGKILL)
    refused = await socket.until("refused")
    assert (refused["id"], refused["reason"]["text"]) == ("h1", "server-no-hint")
    assert (await socket.request("hint", version=turn["version"]))["type"] == "hint"
    await socket.close()


def positions(game: Game, players: int, mode: str) -> list[State]:
    """A few decisions of a game between players without a plan."""
    chance = FastRng(f"{game.slug}/{mode}")
    state = game.state(players, seed=3, mode=mode)
    found = []
    while not state.over:
        seat = state.to_act[chance.below(len(state.to_act))]
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append(state.clone())
        state.apply(seat, legal[chance.below(len(legal))])
    return found[:: max(1, len(found) // 5)][:5]


@pytest.mark.parametrize(("game", "mode"), KINDS, ids=[f"{game.slug}-{mode.name}" for game, mode in KINDS])
def test_the_same_knowledge_gives_the_same_hint(game: Game, mode: Mode, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that a seat cannot tell apart, the same chance: the message is the same to the letter."""
    monkeypatch.setattr("larcin.bots.hint.budget", lambda game: Budget(iterations=30))
    differing = 0
    for state in positions(game, mode.seats[-1], mode.name):
        seat = state.to_act[0]
        worlds = [state.dump(), *[state.imagine(seat, FastRng(n)).dump() for n in (1, 2)]]
        messages = {
            msgspec.json.encode(in_words(game.slug, counsel(Question(game.slug, world, seat, "hint", 11))))
            for world in worlds
        }
        assert len(messages) == 1
        differing += worlds[1] != worlds[2]
    assert differing or mode.seats == (1,)
