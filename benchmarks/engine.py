"""Our own rows: every game's decisions, clones, imagined worlds and views a second.

    python benchmarks/engine.py 0.2                               interpreted
    PYTHONPATH=build/compiled python benchmarks/engine.py 0.2     compiled

"native loop" is `play_at_random`, compiled together with the rules; "driven from Python" is the loop a user writes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
from clock import Row, chance, rate, report, seconds_wanted

import larcin
from larcin.core import state as state_module
from larcin.core.game import Game
from larcin.core.playout import play_at_random
from larcin.core.rng import FastRng, Rng
from larcin.core.state import State

POSITIONS = 12  # spread over a random game, so that a clone or a view is neither an early nor a late one
COMPILED = not (state_module.__file__ or "").endswith(".py")


class Table(NamedTuple):
    """A game as it is measured: its mode and how many seats."""

    game: Game
    mode: str
    seats: int

    def row(self, how: str, unit: str, speed: tuple[float, float], games: bool = False) -> Row:
        engine = "compiled" if COMPILED else "interpreted"
        each = speed[1] if games else 0.0
        return Row("larcin", self.game.slug, f"{engine}, {how}", unit, speed[0], each, self.seats, self.mode)


def tables(game: Game) -> Iterator[Table]:
    """Every mode and seat count of a game; the first is the one that is compared with peers."""
    for mode in game.modes:
        for seats in mode.seats:
            yield Table(game, mode.name, seats)


def native(table: Table) -> Callable[[], int]:
    """Whole random games in the loop that lies beside the rules."""
    game = table.game
    setup = game.setup(table.seats, table.mode, {})
    deals = FastRng("deals")
    chances: list[Rng] = [FastRng(f"seat {seat}") for seat in range(table.seats)]
    longest = game.longest * 10

    def work() -> int:
        return play_at_random(game.deal(setup, deals), chances, longest)

    return work


def driven(table: Table) -> Callable[[], int]:
    """Whole random games in an interpreted loop, as a user would write it."""
    game, mode, seats = table
    seeds = iter(range(10**9))

    def work() -> int:
        state = game.state(players=seats, mode=mode, seed=next(seeds))
        decisions = 0
        while state.to_act:
            seat = state.to_act[0]
            actions = state.legal(seat)
            state.apply(seat, actions[int(chance() * len(actions))])
            decisions += 1
        return decisions

    return work


def positions(table: Table) -> list[State]:
    """Positions at even distances through a random game."""
    game, mode, seats = table
    length = driven(table)()
    while True:
        found: list[State] = []
        state = game.state(players=seats, mode=mode, seed=length)
        rng = FastRng(length)
        step = max(1, length // (POSITIONS + 1))
        for number in range(step * POSITIONS):
            if not state.to_act:
                break
            if number % step == 0:
                found.append(state.clone())
            seat = state.to_act[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
        if len(found) == POSITIONS:
            return found
        length = length * 3 // 4  # this game ended sooner than the one that gave the length


def clones(states: list[State]) -> Callable[[], int]:
    def work() -> int:
        for state in states:
            state.clone()
        return POSITIONS

    return work


def worlds(states: list[State]) -> Callable[[], int]:
    rng = FastRng("worlds")

    def work() -> int:
        for state in states:
            state.imagine(state.to_act[0], rng)
        return POSITIONS

    return work


def views(states: list[State]) -> Callable[[], int]:
    def work() -> int:
        for state in states:
            msgspec.json.encode(state.view(state.to_act[0]))
        return POSITIONS

    return work


def rows(seconds: float) -> Iterator[Row]:
    for game in larcin.all_games().values():
        for number, table in enumerate(tables(game)):
            first = number == 0
            if not (first or COMPILED):
                continue
            yield table.row("native loop", "decisions", rate(native(table), seconds), games=True)
            yield table.row("driven from Python", "decisions", rate(driven(table), seconds), games=True)
            states = positions(table)
            yield table.row("one position", "views", rate(views(states), seconds / 2))
            if first:
                yield table.row("one position", "clones", rate(clones(states), seconds / 2))
                yield table.row("one position", "worlds", rate(worlds(states), seconds / 2))


if __name__ == "__main__":
    report(list(rows(seconds_wanted())), compiled=COMPILED)
