"""How quick the engines are: random decisions, clones, imagined worlds and views a second, for every game.

Every figure is also given as a ratio to a yardstick taken in the same run (shuffles of 55 cards by the standard
library), so that figures of different machines can be compared. `make bench` prints the table for benchmarks/README.md.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import msgspec

import larcin
from larcin.core.game import Game
from larcin.core.rng import FastRng

SECONDS = 0.6


def rate(work: Callable[[], int]) -> float:
    """How many units a second the work does: the best of three runs."""
    best = 0.0
    for _ in range(3):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS / 3:
            done += work()
        best = max(best, done / spent)
    return best


def yardstick() -> int:
    cards = list(range(55))
    for _ in range(100):
        random.shuffle(cards)
    return 100


def decisions(game: Game, mode: str, players: int) -> Callable[[], int]:
    """Random games, driven as a user would drive them: from an interpreted loop."""
    seeds = iter(range(10**9))
    rng = FastRng("bench")

    def work() -> int:
        state = game.state(players=players, mode=mode, seed=next(seeds))
        count = 0
        while state.to_act:
            seat = state.to_act[0]
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
            count += 1
        return count

    return work


def middle(game: Game, mode: str, players: int) -> larcin.core.state.State:
    """A position from the middle of a random game."""
    rng = FastRng("middle")
    length = decisions(game, mode, players)()
    state = game.state(players=players, mode=mode, seed=1)
    for _ in range(length // 2):
        if len(state.to_act) == 0:
            break
        seat = state.to_act[0]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return state


def main() -> None:
    unit = rate(yardstick)
    print(f"yardstick: {unit:,.0f} shuffles of 55 a second\n")
    print("| game | seats | decisions/s | ratio | clones/s | imagine/s | view + JSON, µs | decisions a game |")
    print("|---|---|---|---|---|---|---|---|")
    for game in larcin.all_games().values():
        for mode in game.modes:
            for players in mode.seats:
                state = middle(game, mode.name, players)
                seat = state.to_act[0] if state.to_act else 0
                rng = FastRng(1)
                speed = rate(decisions(game, mode.name, players))
                clones = rate(lambda s=state: s.clone() and 1)
                worlds = rate(lambda s=state, p=seat, r=rng: s.imagine(p, r.clone()) and 1)
                views = rate(lambda s=state, p=seat: msgspec.json.encode(s.view(p)) and 1)
                length = sum(decisions(game, mode.name, players)() for _ in range(20)) / 20
                seats = f"{players} {mode.name}" if len(game.modes) > 1 else f"{players}"
                print(
                    f"| {game.slug} | {seats} | {speed:,.0f} | {speed / unit:.1f} "
                    f"| {clones:,.0f} | {worlds:,.0f} | {1e6 / views:.0f} | {length:.0f} |"
                )


if __name__ == "__main__":
    main()
