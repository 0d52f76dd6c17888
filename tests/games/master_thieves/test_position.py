"""Positions as plain data: they come back as they were, and what is wrong with one is said in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from larcin import BadPosition
from tests.games.master_thieves.builder import GAME, act, roles, table


@pytest.mark.parametrize("players", [2, 3, 8])
def test_every_position_of_a_game_comes_back_from_json(players: int) -> None:
    state = GAME.state(players, seed=players)
    rnd = random.Random(players)
    while state.to_act:
        dump = state.dump()
        again = GAME.load(msgspec.json.decode(msgspec.json.encode(dump)))
        assert again.dump() == dump
        assert again.to_act == state.to_act
        assert [again.legal(seat) for seat in state.to_act] == [state.legal(seat) for seat in state.to_act]
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal(seat)))
    assert GAME.load(state.dump()).winners() == state.winners()


def test_a_dump_is_written_in_the_words_of_the_game() -> None:
    dump = act(roles(table({"top E upper": "DS A1"}), "jeweller-m", "thief"), "open top E").dump()
    assert (dump["stage"], dump["phase"], dump["role"]) == ("working", "place", ["jeweller-m", "thief"])
    assert dump["drawers"][1]["sides"] == [[], ["diamond", "sapphire", "alarm 1"]]
    assert dump["white"][0] == {"diamond": 8, "sapphire": 2}
    assert dump["open"]["drawer"] == 1


def set_to(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position[field] = value

    return change


def put(drawer: int, sides: list[list[str]]) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position["drawers"][drawer]["sides"] = sides

    return change


def move_ruby(position: dict[str, Any]) -> None:
    position["drawers"][0]["rubies"] = [0, 0]
    position["drawers"][1]["rubies"] = [1, 0]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_to("stage", "dreaming"), "must be one of: filling"),
        (set_to("phase", "draft"), "never asked"),
        (set_to("quarters", [0, 4, 0]), "whole number from 0 to 3"),
        (set_to("quarters", [0]), "list of 3 numbers"),
        (set_to("drawers", []), "list of 12 drawers"),
        (set_to("red", {"diamond": 1}), "There must be 28 in all of “a diamond”; this position has 29"),
        (set_to("red", 3), "must say how many"),
        (set_to("white", []), "one list for each"),
        (set_to("role", ["thief"]), "one list for each"),
        (set_to("role", ["burglar", None]), "must be one of: smuggler"),
        (set_to("played", [["thief"], []]), "cards of seat 0"),
        (set_to("turn", 2), "seat from 0 to 1"),
        (set_to("open", {"drawer": 1, "fell": {}, "found": {}}), "lies open from its opening"),
        (set_to("open", 7), "must be null"),
        (set_to("dropped", "nobody"), "must be a list"),
        (put(1, [["diamond"]]), "Drawer 1 must have two sides"),
        (put(1, [["diamond", "diamond"], []]), "this position has 29"),
        (put(1, [["ruby"], []]), "must be one of: diamond"),
        (put(1, [[], ["diamond", "alarm 1"]]), "alarm of seat 1 lies in two places"),
        (move_ruby, "only in a long drawer"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: Callable[[dict[str, Any]], None], problem: str) -> None:
    position = table({"top E upper": "D", "bottom W upper": "S A1"}).dump()
    change(position)
    with pytest.raises(BadPosition, match=problem) as caught:
        GAME.load(position)
    assert caught.value.say("fr") != caught.value.say("en")


def test_jewels_on_both_sides_of_a_drawer_cannot_be() -> None:
    position = table({"top E upper": "D", "top W upper": "D"}).dump()
    position["drawers"][3]["sides"] = [[], []]
    position["drawers"][1]["sides"] = [["diamond"], ["diamond"]]
    with pytest.raises(BadPosition, match="both sides"):
        GAME.load(position)


def test_two_alarms_in_a_drawer_cannot_be() -> None:
    position = table({"top E upper": "D A1"}).dump()
    position["drawers"][1]["sides"][1].append("alarm 0")
    with pytest.raises(BadPosition, match="two alarms in drawer 1"):
        GAME.load(position)


def test_an_alarm_without_jewels_cannot_be() -> None:
    position = table().dump()
    position["drawers"][1]["sides"] = [["alarm 0"], []]
    with pytest.raises(BadPosition, match="would have gone home"):
        GAME.load(position)


def test_the_same_number_cannot_be_on_two_cards_of_a_role() -> None:
    position = table().dump()
    position["numbers"][0]["thief"] = position["numbers"][1]["thief"]
    with pytest.raises(BadPosition, match="same number"):
        GAME.load(position)
