"""`make strength`: how strong the bots are, as `larcin arena` shows it, and the tables and the plot of docs/bots.md.

    python benchmarks/strength.py                 plays every contest that was not played yet (hours)
    python benchmarks/strength.py levels caper    only those whose names hold these words
    python benchmarks/strength.py --report        plays nothing: writes the page from strength.json

Every contest is one `larcin arena` command; an interrupted one goes on where it was. To play one again, remove its line
from strength.json. Seconds would lie on a busy machine, so growth is measured in iterations: as many as `PACE` says
that a quiet core does in that time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import strength_page

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "strength.json"
RUNS = ROOT / "build" / "strength"

LEVELS = ("novice", "regular", "expert", "master")
SEATS = {"art-robbery": 2, "caper": 2, "master-thieves": 2, "thiefs-market": 3, "thiefdom": 2}
PACE = {"art-robbery": 40_000, "caper": 13_000, "master-thieves": 20_000, "thiefs-market": 10_000, "thiefdom": 8_000}
GROWTH = {0.05: 30, 0.1: 20, 0.2: 16, 0.5: 10, 1.0: 6, 2.0: 6}  # seconds a decision, and how many games


class Contest(NamedTuple):
    """Bots that meet, and how."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    more: tuple[str, ...] = ()

    def command(self) -> list[str]:
        RUNS.mkdir(parents=True, exist_ok=True)
        file = RUNS / (self.name.replace("/", "-") + ".run")
        bots = ",".join(self.bots)
        words = ["--bots", bots, "--games", str(self.games), "--players", str(self.seats), "--run", str(file)]
        return [sys.executable, "-m", "larcin", "arena", self.game, *words, "--json", *self.more]


def contests() -> list[Contest]:
    """All that is played: the bars, each level against the one below, more seats and modes, growth."""
    found: list[Contest] = []
    for game, seats in SEATS.items():
        among = ("--table",) if seats > 2 else ()
        for rival, games in (("greedy", 30), ("random", 20)):
            bots = ("search@0.1s", *(rival,) * (seats - 1))
            found.append(Contest(f"bars/{game}/{rival}", game, bots, games, seats, among))
        games = 60 if game == "thiefdom" else 200
        found += [
            Contest(f"levels/{game}/{upper}", game, (upper, lower), games, seats) for lower, upper in pairwise(LEVELS)
        ]
    found.append(Contest("bars/thiefdom-solo/greedy", "thiefdom", ("search@0.1s", "greedy"), 30, 1, ("--mode", "solo")))
    for game, seats, mode in (
        ("art-robbery", 5, "standard"),
        ("master-thieves", 4, "standard"),
        ("thiefs-market", 5, "standard"),
        ("thiefdom", 4, "standard"),
        ("caper", 3, "snitch"),
        ("caper", 4, "teams"),
    ):
        bots = (f"search@{PACE[game] // 50}", "greedy")
        found.append(Contest(f"seats/{game}/{seats}", game, bots, 120, seats, ("--mode", mode)))
    for seconds, games in GROWTH.items():
        found += [
            Contest(f"growth/{game}/{seconds}", game, (f"search@{round(PACE[game] * seconds)}", "expert"), games, seats)
            for game, seats in SEATS.items()
        ]
    return found


def play(contest: Contest, workers: int | None) -> dict[str, Any]:  # Any: JSON
    """The outcome of a contest, from its first bot's side."""
    path = os.pathsep.join([str(ROOT / "build" / "compiled"), str(ROOT / "src")])
    command = [*contest.command(), *(["--workers", str(workers)] if workers else [])]
    told = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True, stdout=subprocess.PIPE)
    return summary(json.loads(told.stdout))


def summary(told: dict[str, Any]) -> dict[str, Any]:  # Any: JSON
    """What is kept of the arena's report."""
    met = told["tables"][0]["contests"][0]
    first, second = met["sides"]
    return {
        "bots": [first["bot"], second["bot"]],
        "games": met["games"],
        "share": first["win_share"],
        "interval": first["interval"],
        "even": first["even_share"],
        "ahead": met["ahead"],
        "ahead_interval": met["ahead_interval"],
        "scores": [first["mean_score"], second["mean_score"]],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", help="play only contests whose names hold all of these")
    parser.add_argument("--report", action="store_true", help="play nothing: write the page from strength.json")
    parser.add_argument("--workers", type=int, help="how many processes; without it, one for each core")
    wanted = parser.parse_args()
    results: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    for contest in contests():
        if wanted.report or contest.name in results or not all(word in contest.name for word in wanted.words):
            continue
        print(contest.name, flush=True)
        results[contest.name] = play(contest, wanted.workers)
        RESULTS.write_text(json.dumps(dict(sorted(results.items())), indent=1) + "\n")
    strength_page.write(ROOT / "docs", results, PACE)


if __name__ == "__main__":
    main()
