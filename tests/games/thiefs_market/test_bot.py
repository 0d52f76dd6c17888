"""The greedy bot: what it sees in a position, and that it plays far better than chance."""

from __future__ import annotations

import pytest

from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.thiefs_market.position import Position
from tests.games.thiefs_market.builder import GAME, act, market, split


def chosen(state: Position) -> str:
    seat = state.to_act[0]
    return make_bot("greedy", 1).choose(Sight(state, seat, FastRng(3))).notation


def test_it_buys_the_best_card_it_can_pay() -> None:
    state = market("white white blue red", sale={"A": "tailor necklace", "C": "scepter"})
    assert chosen(state) == "buy scepter"


def test_it_uses_a_gem_it_cannot_spend_otherwise() -> None:
    assert chosen(market("red", owned={0: "tailor"})) == "use tailor"


def test_it_turns_a_die_to_buy_with_it() -> None:
    state = market("red white blue", owned={0: "alchemical-lab"}, sale={"C": "scepter"})
    assert chosen(state) == "use alchemical-lab for white"


def test_it_steals_a_pile_that_buys_much_rather_than_take_little() -> None:
    sale = {"A": "- -", "C": "scepter"}
    state = split("white white blue red", "red red red red red", "", turn=2, sale=sale, gold=[0, 0, 0])
    assert chosen(state) == "steal from 0"


def test_it_keeps_what_pays_and_returns_what_does_not() -> None:
    sale = {"A": "- -", "C": "scepter"}
    state = split("white white blue red", "red red red red red", "", turn=2, sale=sale, gold=[0, 0, 0])
    assert chosen(act(state, "steal from 0")) == "return red"


def test_it_pays_with_dice_rather_than_gold() -> None:
    state = market("red white", sale={"B": "menacing-monocle"}, gold=[2, 0, 0])
    assert chosen(state) == "buy menacing-monocle"


@pytest.mark.slow
def test_it_beats_two_random_bots() -> None:
    wins = 0.0
    for number in range(9):
        state = GAME.state(players=3, seed=f"arena {number}")
        bots = [make_bot("greedy" if seat == number % 3 else "random", number) for seat in range(3)]
        while not state.over:
            seat = state.to_act[0]
            state.apply(seat, bots[seat].choose(Sight(state, seat, FastRng(number))))
        if number % 3 in state.winners():
            wins += 1 / len(state.winners())
    assert wins >= 6
