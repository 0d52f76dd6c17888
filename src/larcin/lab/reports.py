"""What the lab answers: plays a plan and says how it went, as data that becomes JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from larcin.core.game import Game
from larcin.lab.crowd import Progress, Run
from larcin.lab.plan import Arena, Fuzz, Plan, Seed, Simulation
from larcin.lab.tally import Failure

DIGITS = 6  # of shares and means in reports


class Report(msgspec.Struct, kw_only=True):
    """What every report says: what was played, how much of it, and how long that took."""

    game: str
    mode: str
    options: dict[str, str]
    players: int
    seed: Seed
    games: int  # that were played
    decisions: int
    errors: int  # how many of the games went wrong; scores and shares are of the others
    seconds: float
    decisions_per_second: int
    workers: int
    interrupted: bool
    failures: list[Failure] = []


class SimulationReport(Report, kw_only=True):
    """Many games with the same seats: each list is by seat; `intervals` are Wilson's, 95 %."""

    lineup: list[str]
    mean_scores: list[float]
    win_shares: list[float]
    intervals: list[tuple[float, float]]
    mean_decisions: float


class BotResult(msgspec.Struct):
    """How one bot did: `win_share` is the share of games won by any seat it held (ties are shared out)."""

    bot: str
    seats: int
    win_share: float
    interval: tuple[float, float]
    mean_score: float


class ArenaReport(Report, kw_only=True):
    """Bots against each other, the best first."""

    bots: list[BotResult]


class FuzzReport(Report, kw_only=True):
    """A hunt for mistakes over all modes and seat counts."""

    tables: list[str]
    longest: int  # decisions of the longest game that was met


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
) -> SimulationReport:
    """Play many games with the same bots in the same seats."""
    plan = Simulation(game, games, seed, players, mode, options, bots, check)
    run = Run(plan, workers, progress)
    tally = run.play()
    seats = range(plan.setup.players)
    return SimulationReport(
        **_head(run, plan.setup.mode, plan.setup.options, plan.setup.players),
        lineup=list(plan.bots),
        mean_scores=[round(tally.mean_score(seat), DIGITS) for seat in seats],
        win_shares=[round(tally.win_share(seat), DIGITS) for seat in seats],
        intervals=[_rounded(tally.interval(seat)) for seat in seats],
        mean_decisions=round(tally.decisions / tally.games, 2) if tally.games else 0.0,
    )


def arena(
    game: Game,
    games: int,
    *,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("greedy", "random"),
    seed: Seed = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> ArenaReport:
    """Play bots against each other, each deal from every seat."""
    plan = Arena(game, games, seed, players, mode, options, bots)
    run = Run(plan, workers, progress)
    tally = run.play()
    results = [
        BotResult(
            bot,
            plan.bots.count(bot),
            round(tally.win_share(side), DIGITS),
            _rounded(tally.interval(side)),
            round(tally.mean_score(side), DIGITS),
        )
        for side, bot in enumerate(plan.sides)
    ]
    return ArenaReport(**_head(run, plan.setup.mode, plan.setup.options, plan.setup.players), bots=results)


def fuzz(
    game: Game,
    games: int,
    *,
    bots: Sequence[str] = ("random",),
    seed: Seed = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> FuzzReport:
    """Play games over every mode and seat count and check everything after each move."""
    plan = Fuzz(game, games, seed, bots)
    run = Run(plan, workers, progress)
    tally = run.play()
    tables = [f"{mode} {count}" for mode, count in plan.tables]
    return FuzzReport(**_head(run, "all", {}, 0), tables=tables, longest=tally.longest)


def _head(run: Run, mode: str, options: Mapping[str, str], players: int) -> dict[str, Any]:
    """The fields that every report has (Any: handed on as keywords)."""
    plan: Plan = run.plan
    tally = run.tally
    return {
        "game": plan.slug,
        "mode": mode,
        "options": dict(options),
        "players": players,
        "seed": plan.seed,
        "games": tally.games + tally.errors,
        "decisions": tally.decisions,
        "errors": tally.errors,
        "seconds": round(run.seconds, 3),
        "decisions_per_second": round(tally.decisions / run.seconds) if run.seconds else 0,
        "workers": run.workers,
        "interrupted": run.interrupted,
        "failures": tally.failures,
    }


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], DIGITS), round(interval[1], DIGITS)
