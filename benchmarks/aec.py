"""PettingZoo's AEC loop, the same for its own games and for ours: observe, choose where the mask allows, step.

python benchmarks/aec.py 0.2 classic      its own games (in the peers' environment)
python benchmarks/aec.py 0.2 larcin       ours
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from clock import Row, chance, rate, report, seconds_wanted

CARD_GAMES = ("hanabi_v5", "texas_holdem_v4", "leduc_holdem_v4")
BOARD_GAMES = ("tictactoe_v3", "connect_four_v3")


def random_games(env: Any) -> Callable[[], int]:  # Any: an AEC environment of either side
    """Whole games of random legal actions."""
    seeds = iter(range(10**9))

    def work() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(legal[int(chance() * len(legal))])
            steps += 1
        return steps

    return work


def classic(seconds: float) -> Iterator[Row]:
    for name in (*CARD_GAMES, *BOARD_GAMES):
        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        steps, games = rate(random_games(env), seconds)
        yield Row("PettingZoo", name, "AEC loop", "decisions", steps, games, env.max_num_agents)


def larcin(seconds: float) -> Iterator[Row]:
    from engine import tables

    import larcin
    from larcin.adapters.pettingzoo import env as make

    for game in larcin.all_games().values():
        table = next(tables(game))
        env = make(game.slug, players=table.seats, mode=table.mode)
        yield table.row("AEC loop", "decisions", rate(random_games(env), seconds), games=True)


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    if sys.argv[2:] == ["larcin"]:
        from engine import COMPILED

        report(list(larcin(seconds_wanted())), compiled=COMPILED)
    else:
        report(list(classic(seconds_wanted())))
