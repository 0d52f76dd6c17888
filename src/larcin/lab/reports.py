"""The reports of the lab: each function plays a plan and says how it went, as data that becomes JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from larcin.core.game import Game
from larcin.lab.crowd import Progress, Run
from larcin.lab.plan import Fuzz, Seed, Simulation
from larcin.lab.tally import Failure

DIGITS = 6  # decimals of shares and means in reports


class Report(msgspec.Struct, kw_only=True):
    """What every report says: how much was played, and how long that took."""

    seed: Seed
    games: int  # how many were played
    decisions: int
    errors: int  # how many of the games went wrong; scores and shares are of the others
    seconds: float
    decisions_per_second: int
    workers: int
    interrupted: bool
    failures: list[Failure] = []


class SimulationReport(Report, kw_only=True):
    """Many games with the same seats: each list is by seat; `intervals` are Wilson's, 95 %."""

    game: str
    mode: str
    options: dict[str, str]
    players: int
    lineup: list[str]
    mean_scores: list[float]
    win_shares: list[float]
    intervals: list[tuple[float, float]]
    mean_decisions: float


class FuzzReport(Report, kw_only=True):
    """A hunt for mistakes over all modes and seat counts."""

    game: str
    tables: list[str]
    longest: int  # decisions of the longest game


def simulate(
    game: Game,
    games: int,
    *,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("random",),
    seed: Seed = 0,
    workers: int | None = None,
    check: bool = False,
    progress: Progress | None = None,
    file: Path | None = None,
) -> SimulationReport:
    """Play many games with the same bots in the same seats; kept in a `file`, an interrupted run goes on from there."""
    plan = Simulation(game, games, seed, players, mode, options, bots, check)
    run = Run(plan, workers, progress, file)
    tally = run.play()
    seats = range(plan.players)
    return SimulationReport(
        **head(run),
        game=plan.slug,
        mode=plan.mode,
        options=dict(plan.options),
        players=plan.players,
        lineup=list(plan.bots),
        mean_scores=[round(tally.mean_score(seat), DIGITS) for seat in seats],
        win_shares=[round(tally.win_share(seat), DIGITS) for seat in seats],
        intervals=[rounded(tally.interval(seat)) for seat in seats],
        mean_decisions=round(tally.decisions / tally.games, 2) if tally.games else 0.0,
    )


def fuzz(
    game: Game,
    games: int,
    *,
    bots: Sequence[str] = ("random",),
    seed: Seed = 0,
    workers: int | None = None,
    progress: Progress | None = None,
    file: Path | None = None,
) -> FuzzReport:
    """Play games over every mode and seat count and check everything after each move."""
    plan = Fuzz(game, games, seed, bots)
    run = Run(plan, workers, progress, file)
    sums = run.play()
    tables = [f"{mode} {count}" for mode, count in plan.tables]
    return FuzzReport(**head(run), game=plan.slug, tables=tables, longest=sums.longest)


def head(run: Run[Any]) -> dict[str, Any]:  # Any: whatever was summed up; handed on as keywords
    """The fields that every report has."""
    sums = run.sums
    return {
        "seed": run.plan.seed,
        "games": sums.games + sums.errors,
        "decisions": sums.decisions,
        "errors": sums.errors,
        "seconds": round(run.seconds, 3),
        "decisions_per_second": round(sums.decisions / run.seconds) if run.seconds else 0,
        "workers": run.workers,
        "interrupted": run.interrupted,
        "failures": sums.failures,
    }


def rounded(interval: tuple[float, float]) -> tuple[float, float]:
    """An interval with as many digits as reports show."""
    return round(interval[0], DIGITS), round(interval[1], DIGITS)
