"""OpenSpiel: its C++ games driven from Python and looped in C++, its Python games, and its ISMCTS.

The loop asks for the legal actions and applies one of them, and samples where a chance node comes; only the players'
decisions are counted, as everywhere in these benchmarks. Art Robbery on OpenSpiel's Python API is in art_robbery.py.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator

import numpy as np
import pyspiel
from clock import Row, chance, pick, rate, report, seconds_wanted
from open_spiel.python.algorithms import ismcts, mcts
from peers import art_robbery  # noqa: F401  # registers the game

CPP_GAMES = ("crazy_eights", "hearts", "skat", "hanabi", "gin_rummy")
PYTHON_GAMES = ("block_dominoes", "liars_poker", "tic_tac_toe")
SIMULATIONS = 1000  # a decision, as in thinking.py


def from_python(game: pyspiel.Game) -> Callable[[], int]:
    """Whole random games, driven from Python."""

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes()))
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        return decisions

    return work


def sample(outcomes: list[tuple[int, float]]) -> int:
    mark = chance()
    for outcome, probability in outcomes:
        mark -= probability
        if mark < 0:
            return outcome
    return outcomes[-1][0]


def in_cpp(game: pyspiel.Game) -> Callable[[], int]:
    """Whole random games between OpenSpiel's own random bots, in its own C++ loop.

    It does not say how many decisions there were, so they are counted in the same games, played once beforehand.
    """
    seeds = 20
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    decisions = 0
    for seed in range(seeds * 10):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(step.player >= 0 for step in state.full_history())
    mean = decisions / 10

    def work() -> int:
        for seed in range(seeds):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(mean)

    return work


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """The first position in which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sample(state.chance_outcomes()))
    return state


def cpp_search(game: pyspiel.Game) -> Callable[[], int]:
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, SIMULATIONS)

    def work() -> int:
        bot.step(dealt(game))
        return SIMULATIONS

    return work


def python_search(game: pyspiel.Game) -> Callable[[], int]:
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, SIMULATIONS // 4, random_state=dice)

    def work() -> int:
        bot.step(dealt(game))
        return SIMULATIONS // 4

    return work


def played(name: str, how: str, game: pyspiel.Game, work: Callable[[], int], seconds: float, batch: int = 1) -> Row:
    decisions, calls = rate(work, seconds)
    return Row("OpenSpiel", name, how, "decisions", decisions, calls * batch, game.num_players())


def rows(seconds: float) -> Iterator[Row]:
    for name in CPP_GAMES:
        game = pyspiel.load_game(name)
        yield played(name, "C++ rules, driven from Python", game, from_python(game), seconds)
        if name in ("crazy_eights", "hearts"):
            yield played(name, "C++ rules, its bots in its loop", game, in_cpp(game), seconds, batch=20)
    for name in PYTHON_GAMES:
        importlib.import_module(f"open_spiel.python.games.{name}")
        game = pyspiel.load_game(f"python_{name}")
        yield played(name, "Python rules, driven from Python", game, from_python(game), seconds)
    for sampled, how in ((False, "Python rules, chance nodes"), (True, "Python rules, chance sampled inside")):
        game = pyspiel.load_game("python_art_robbery", {"players": 2, "sampled": sampled})
        yield played("art-robbery", how, game, from_python(game), seconds)
    for name in ("hearts", "gin_rummy"):
        game = pyspiel.load_game(name)
        yield Row("OpenSpiel", name, "ISMCTS in C++", "simulations", rate(cpp_search(game), seconds)[0])
        yield Row("OpenSpiel", name, "ISMCTS in Python", "simulations", rate(python_search(game), seconds)[0])


if __name__ == "__main__":
    report(list(rows(seconds_wanted())))
