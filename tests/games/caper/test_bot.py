"""The greedy bot of Caper: what it prefers, and that it beats chance."""

from __future__ import annotations

import pytest

from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, position, start


def favourite(state: Position) -> str:
    """What the greedy bot would do."""
    seat = state.to_act[0]
    sight = Sight(state, seat, FastRng(1))
    values = GAME.values(sight)
    assert len(values) == len(sight.legal)
    return sight.legal[values.index(max(values))].notation


def test_it_takes_the_caper_that_wins_a_location() -> None:
    state = position("gala: mime | saint+simple-disguise", "", "smoke-screen skeleton-key", pairs=4, coins=(0, 1))
    assert favourite(state) == "choose smoke-screen"
    assert favourite(act(state, "choose smoke-screen")) == "on saint"


def test_it_flips_what_hurts_most() -> None:
    table = "gala: saint+smoke-screen dame+skeleton-key | mime"
    state = position(table, "", "blazeblaster skeleton-key", pairs=4, coins=(0, 2))
    act(state, "choose blazeblaster", "on mime")
    assert favourite(state) == "flip saint"


def test_it_uses_a_free_play() -> None:
    state = position("gala: saint | driver", "", "simple-disguise smoke-screen", city="rome", pairs=4)
    act(state, "choose simple-disguise", "on driver")
    assert favourite(state) == "choose smoke-screen"


def test_as_a_lookout_it_passes_what_helps_the_rival_least() -> None:
    lookout = "eavesdropper incognito-tuxedo skeleton-key super-magnet plasma-cutter helping-hand"
    table = "gala: tourist saint banker | mime artist+briefcase"
    state = position(table, "", "", lookout, players=4, sizes=[0, 0, 6, 6], phase="offer", coins=(0, 5))
    sight = Sight(state, 2, FastRng(1))
    worths = dict(zip([action.notation for action in sight.legal], GAME.values(sight), strict=True))
    best = sorted(worths, key=lambda notation: worths[notation], reverse=True)
    assert set(best[:3]) == {"give skeleton-key", "give super-magnet", "give plasma-cutter"}


def test_as_the_snitch_it_helps_who_is_behind() -> None:
    table = "gala: mime+simple-disguise+smoke-screen | saint\nbank: tourist | dame"
    state = position(
        table,
        "blazeblaster",
        "blazeblaster",
        "smoke-screen blazeblaster",
        players=3,
        sizes=[1, 1, 2],
        phase="give",
        coins=(1, 1),
        pairs=4,
    )
    assert favourite(state) == "give blazeblaster"


@pytest.mark.slow
@pytest.mark.parametrize(("players", "share"), [(2, 0.85), (4, 0.85)])
def test_it_beats_chance(players: int, share: float) -> None:
    """Forty deals, each played from both sides."""
    won = 0
    games = 80
    random = make_bot("random", 1)
    greedy = make_bot("greedy", 1)
    for number in range(games):
        state = start(players, number // 2)
        mine = number % 2
        while not state.over:
            seat = state.to_act[0]
            bot = greedy if seat % 2 == mine else random
            state.apply(seat, bot.choose(Sight(state, seat, FastRng(number))))
        won += mine in state.winners()
    assert won >= share * games
