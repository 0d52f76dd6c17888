"""The greedy bot: what it sees in single positions, and that it beats chance."""

from __future__ import annotations

import pytest

from larcin.core.action import Action
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, roles, table


def favourite(state: Position, seat: int = 0, memory: float = 1.0) -> str:
    sight = Sight(state, seat, FastRng(1))
    sight.memory = memory
    return best(sight).notation


def best(sight: Sight) -> Action:
    values = GAME.values(sight)
    return sight.legal[values.index(max(values))]


def test_a_thief_opens_the_richest_drawer_it_remembers() -> None:
    drawers = {"top E upper": "DD", "bottom W upper": "DSS", "middle S lower": "DDDDD"}
    assert favourite(roles(table(drawers), "thief", "detective")) == "open bottom W"


def test_a_jeweller_avoids_what_would_fall() -> None:
    drawers = {f"{level} {face} lower": "D" for level in ("top", "middle", "bottom") for face in "NES"}
    assert favourite(roles(table(drawers), "jeweller-m", "detective")) in {
        f"open {h} W" for h in ("top", "middle", "bottom")
    }


def test_a_master_thief_goes_for_a_ruby_above_and_not_for_one_below() -> None:
    state = roles(table(), "master-thief", "detective")
    assert favourite(state).endswith(" N")
    assert favourite(act(state.clone(), "open top N")) == "open secret"
    assert favourite(act(state.clone(), "open top S")) != "open secret"


def test_it_gets_rid_of_sapphires_first_and_takes_them_first() -> None:
    assert favourite(act(roles(table(), "jeweller-m", "detective"), "open top E")) == "place sapphire"
    state = table(players=3, red="DS")
    act(roles(state, "smuggler", "smuggler", "thief"), "open top E", "done", "open top W", "done")
    assert favourite(state) == "draft sapphire"


def test_it_takes_the_sixth_ruby_only_to_win() -> None:
    for black, choice in (("DDD", "leave ruby"), ("S" * 2 + "D" * 12 + "R" * 5, "take ruby")):
        state = table(rubies=["middle N upper"], black={0: black})
        act(roles(state, "master-thief", "detective"), "open middle N", "open secret")
        assert favourite(state) == choice


@pytest.mark.parametrize("memory", [1.0, 0.9])
def test_it_beats_chance_with_a_perfect_memory_and_with_a_fading_one(memory: float) -> None:
    won = 0
    games = 40
    for number in range(games):
        state = GAME.state(2, seed=f"bot {number}")
        rng = FastRng(number)
        me = number % 2
        while state.to_act:
            seat = state.to_act[0]
            sight = Sight(state, seat, rng)
            sight.memory = memory
            legal = sight.legal
            state.apply(seat, best(sight) if seat == me else legal[rng.below(len(legal))])
        won += state.winners() == (me,)
    assert won >= 0.7 * games
