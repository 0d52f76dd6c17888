"""The greedy bot: it goes in where there is something to get, keeps out of sight, and beats chance."""

from __future__ import annotations

import pytest

from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from tests.games.thiefdom.builder import GAME, Scene


def choice(scene: Scene) -> str:
    """What the bot would do now, with marks."""
    state = scene.load()
    chosen = make_bot("greedy", 1).choose(Sight(state, state.to_act[0], FastRng(1)))
    return scene.marked(chosen.notation)


def test_it_sells_all_it_can() -> None:
    scene = Scene("", "").thief(place="dealer-6", goods={"gem": 4}).play("activate")
    assert choice(scene) == "sell gem 4"


def test_it_delivers_an_artwork_at_the_door() -> None:
    scene = Scene("", "").thief(place="a11", goods={"artwork-a": 1})
    assert choice(scene) == "step dealer-6"


def test_it_does_not_step_into_a_guards_sight() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa1e.b
        .>.x.*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(goods={"gold": 4, "wine": 2})
    assert choice(scene) != "step x"


def test_it_sends_a_guard_where_it_catches_rivals_and_not_its_own() -> None:
    picture = """
        aaa.bbb
        a..*..b
        a{}MMM.b
        .>MMM*.
        c{}MMM.d
        c..*..d
        ccc.ddd
    """
    for north, south, way in (("4", "1", "walk north"), ("1", "4", "walk south")):
        assert choice(Scene(picture.format(north, south), "3A").walking("guard-a")) == way


def test_it_throws_the_smoke_bomb_rather_than_be_arrested() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa1e.b
        .>.x.*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(equipment=["smoke-bomb"], goods={"gem": 4})
    assert choice(scene.play("step x")) == "use smoke-bomb"


@pytest.mark.slow
def test_it_makes_more_than_35_vp_alone() -> None:
    games = 24
    total = 0
    for seed in range(games):
        state = GAME.state(1, seed=f"alone {seed}")
        bot, rng = make_bot("greedy", seed), FastRng(seed)
        while state.to_act:
            state.apply(0, bot.choose(Sight(state, 0, rng)))
        total += state.scores()[0].total
    assert total / games >= 35


@pytest.mark.slow
def test_it_beats_chance_at_two_seats() -> None:
    games = 12
    won = 0
    for seed in range(games):
        state = GAME.state(2, seed=f"duel {seed}")
        me = seed % 2
        bots, rng = [make_bot("greedy" if seat == me else "random", seed) for seat in range(2)], FastRng(seed)
        while state.to_act:
            seat = state.to_act[0]
            state.apply(seat, bots[seat].choose(Sight(state, seat, rng)))
        won += state.winners() == (me,)
    assert won >= 11
