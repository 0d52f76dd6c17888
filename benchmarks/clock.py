"""How everything here is timed, ours and peers' alike: CPU time of the process, in batches, one row a measure.

Standard library only, so that it runs in every environment. A measuring script collects `Row`s and prints them as
JSON; `bench.py` runs each script once a round, three rounds, and keeps the best of every row.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

chance = random.random


@dataclass(frozen=True)
class Row:
    """One figure: who was measured, on what, how, and how many units a second it did."""

    who: str  # "larcin", "openspiel", ...
    what: str  # the game
    how: str  # "native loop", "driven from Python", ...
    unit: str  # what is counted: "decisions", "clones", "bytes", ...
    rate: float
    games: float = 0.0  # games a second, where whole games are played
    seats: int = 0
    mode: str = ""

    @property
    def key(self) -> str:
        return "/".join(filter(None, [self.who, self.what, self.mode, str(self.seats or ""), self.how, self.unit]))


def rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Units and calls a second. The work says how many units a call did; short calls are timed in batches."""
    start = time.process_time()
    work()
    once = max(time.process_time() - start, 1e-7)
    batch = max(1, int(min(seconds / 10, 0.02) / once))
    done = calls = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(batch):
            done += work()
        calls += batch
    return done / spent, calls / spent


def pick(choices: list[int]) -> int:
    """One of them at random: the same way for everybody."""
    return choices[int(chance() * len(choices))]


def seconds_wanted() -> float:
    """How long each row is measured: the script's first argument."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 0.2


def report(rows: list[Row], **facts: object) -> None:
    """Print what was measured, for `bench.py` to read."""
    print(json.dumps({"rows": [asdict(row) for row in rows], **facts}))
