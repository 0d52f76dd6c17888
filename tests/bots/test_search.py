"""The search bot: it sees nothing hidden, keeps to its budget, is the same for the same seed, and thinks ahead."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

import larcin
from larcin.bots import LEVELS, Budget, SearchBot, UnknownBot, advise, bot_names, check_bot, make_bot
from larcin.bots.tree import Tree
from larcin.core import rng
from larcin.core.game import Game
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import State
from larcin.testing import Seating, seatings

COMPILED = not str(rng.__file__).endswith(".py")
GAMES = 200 if COMPILED else 8  # of each game and mode, with every so many decisions a search's
SMALLEST = list({(seating.game.slug, seating.mode): seating for seating in reversed(seatings())}.values())


def moments(seating: Seating, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """A random game, stopped at some of its decisions that are one (two or more legal actions)."""
    state = seating.game.state(seating.players, seed, seating.mode, seating.options)
    chance = FastRng(f"moments {seed}")
    number = chance.below(every)
    while state.to_act:
        seat = state.to_act[chance.below(len(state.to_act))]
        legal = state.legal(seat)
        if len(legal) > 1:
            number += 1
            if number % every == 0:
                yield state, seat
        state.apply(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("seating", seatings(), ids=str)
def test_the_search_decides_alike_in_worlds_its_seat_cannot_tell_apart(seating: Seating) -> None:
    for state, seat in moments(seating, 5, 25):
        other = state.imagine(seat, FastRng("another world"))
        chosen = [SearchBot(3, Budget(iterations=12)).choose(Sight(s, seat, FastRng(9))) for s in (state, other)]
        assert chosen[0] is chosen[1]


@pytest.mark.slow
@pytest.mark.parametrize("seating", SMALLEST, ids=str)
def test_the_search_never_plays_an_illegal_action(seating: Seating) -> None:
    for seed in range(GAMES):
        bot = SearchBot(seed, Budget(iterations=3))
        for state, seat in moments(seating, seed, 12):
            assert bot.choose(Sight(state, seat, FastRng(seed))) in state.legal(seat)


@pytest.mark.parametrize("seating", SMALLEST, ids=str)
def test_the_same_seed_and_iterations_give_the_same_game(seating: Seating) -> None:
    def play() -> list[str]:
        return [SearchBot(8, Budget(10)).choose(Sight(s, p, FastRng(1))).notation for s, p in moments(seating, 2, 30)]

    assert play() == play()


@pytest.mark.parametrize("game", larcin.all_games().values(), ids=lambda game: game.slug)
def test_a_search_keeps_to_its_seconds(game: Game) -> None:
    state = game.state(seed=1)
    while len(state.legal(state.to_act[0])) < 2:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    sight = Sight(state, state.to_act[0], FastRng(1))
    best = 9.0  # of some tries: the machine may be busy with other things
    for _ in range(6):
        start = time.perf_counter()
        SearchBot(1, Budget(seconds=0.2)).choose(sight)
        best = min(best, abs(time.perf_counter() - start - 0.2))
        if best < 0.02:
            break
    assert best < 0.02


def test_a_search_keeps_to_its_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    state = larcin.game("art-robbery").state(players=3, seed=3)
    seat = state.to_act[0]
    tree = Tree(larcin.game("art-robbery").guide(), seat, FastRng(1))
    sight = Sight(state, seat, FastRng(2))
    for _ in range(50):
        tree.grow(sight.imagine())
    assert tree.iterations == tree.visits() == sum(edge.visits for edge in tree.edges(sight.legal)) == 50


def test_what_cannot_be_overtaken_is_played_without_more_thought() -> None:
    state = larcin.game("art-robbery").state(players=2, seed=3)
    sight = Sight(state, state.to_act[0], FastRng(2))
    tree = Tree(larcin.game("art-robbery").guide(), sight.seat, FastRng(1))
    for _ in range(100):
        tree.grow(sight.imagine())
    first, second = (edge.visits for edge in tree.edges(sight.legal)[:2])
    assert tree.decided(first - second - 1)
    assert not tree.decided(first - second)


def test_a_tree_is_kept_within_a_chain_and_only_while_the_seat_sees_what_it_foresaw() -> None:
    game = larcin.game("thiefdom")
    state = game.state(players=1, mode="solo", seed=4)
    bot = SearchBot(1, Budget(40))
    kept = asked = 0
    for number in range(60):
        seat = state.to_act[0]
        sight = Sight(state, seat, FastRng(number))
        foreseen = bot._foreseen
        if len(sight.legal) > 1 and foreseen is not None:
            asked += 1
            kept += foreseen == sight.view
        state.apply(seat, bot.choose(sight))
    assert 0 < kept <= asked


def test_search_beats_random_clearly() -> None:
    game = larcin.game("art-robbery")
    wins = 0
    for number in range(12):
        state = game.state(players=2, seed=number)
        bots = [make_bot("search@25", number), make_bot("random", number)]
        me = number % 2
        while state.to_act:
            seat = state.to_act[0]
            state.apply(seat, bots[seat != me].choose(Sight(state, seat, FastRng(number))))
        wins += me in state.winners()
    assert wins >= 10


def test_advice_names_the_best_actions_with_shares_visits_and_what_may_follow() -> None:
    for game in larcin.all_games().values():
        state = game.state(seed=2)
        sight = Sight(state, state.to_act[0], FastRng(1))
        advice = advise(sight, Budget(60), seed=1)
        assert 1 <= len(advice) <= 3
        assert [said.visits for said in advice] == sorted((said.visits for said in advice), reverse=True)
        for said in advice:
            assert said.action in sight.legal
            assert 0.0 <= said.share <= 1.0
            assert all(0 <= seat < state.players for seat, _ in said.line)
        assert advice == advise(sight.__class__(state, sight.seat, FastRng(1)), Budget(60), seed=1)


@pytest.mark.parametrize("name", ["search@0.1s", "search@2s", "search@500", "search", *LEVELS])
def test_bots_are_named_with_their_budget_or_level(name: str) -> None:
    check_bot(name)


@pytest.mark.parametrize("name", ["search@", "search@0", "search@0s", "search@fast", "search@-1", "greedy@5", "Master"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        check_bot(name)


def test_levels_are_named_weakest_first() -> None:
    assert bot_names()[:4] == ("novice", "regular", "expert", "master")
    for game in larcin.all_games().values():
        assert list(game.guide().levels) == sorted(game.guide().levels)
