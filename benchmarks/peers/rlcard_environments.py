"""RLCard: random games through its environments, which is how its users drive it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import rlcard
from clock import Row, pick, rate, report, seconds_wanted

GAMES = ("uno", "gin-rummy", "doudizhu", "mahjong")


def random_games(env: Any) -> Callable[[], int]:  # Any: RLCard has no types
    def work() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(pick(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return work


def rows(seconds: float) -> Iterator[Row]:
    for name in GAMES:
        env = rlcard.make(name)
        decisions, games = rate(random_games(env), seconds)
        yield Row("RLCard", name, "environment", "decisions", decisions, games, env.num_players)


if __name__ == "__main__":
    report(list(rows(seconds_wanted())))
