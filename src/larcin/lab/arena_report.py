"""The report of an arena: it plays the contests and says how every bot did, as data that becomes JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from larcin.core.game import Game
from larcin.lab.arena import Arena
from larcin.lab.contests import draw
from larcin.lab.crowd import Progress, Run
from larcin.lab.plan import Seed
from larcin.lab.ratings import Ratings
from larcin.lab.reports import DIGITS, Report, head, rounded
from larcin.lab.standings import Standing, Standings
from larcin.lab.tally import WHOLE, Mean, wilson

Interval = tuple[float, float]


class Share(msgspec.Struct, kw_only=True):
    """The share of the games that were won, its 95 % interval (Wilson's), and what it would be among equals."""

    win_share: float
    interval: Interval
    even_share: float


class Side(Share, kw_only=True):
    """How a bot did in a contest. `alone` counts the games in which it held one seat among copies of its opponent."""

    bot: str
    mean_score: float
    score_interval: Interval | None
    alone: Share | None


class Answer(msgspec.Struct):
    """Is the first bot's share at least that high? Answered once it is settled, with an error of at most 5 %."""

    at_least: float
    answer: Literal["yes", "no"] | None
    meetings: int


class ContestResult(msgspec.Struct):
    """Bots that met. `ahead`: how many points a game the first of two was ahead, over the same deals."""

    sides: list[Side]
    games: int
    meetings: int  # a meeting is one deal, played in all seatings
    ahead: float | None
    ahead_interval: Interval | None
    question: Answer | None
    stopped: bool  # it ended early, because the question was settled


class BotResult(Share, kw_only=True):
    """A bot over several contests; `rating` and its standard deviation `sigma` are openskill's (Plackett-Luce)."""

    bot: str
    rating: float
    sigma: float
    mean_score: float | None  # only within one game: points of different games do not add up
    score_interval: Interval | None


class TableResult(msgspec.Struct):
    """All that was played at one kind of table."""

    game: str
    mode: str
    players: int
    options: dict[str, str]
    bots: list[BotResult]
    contests: list[ContestResult]


class ArenaReport(Report, kw_only=True):
    """An arena: the bots over all its games, best first, then table by table."""

    games_each: int  # the least that each contest was to play
    stop_when_settled: bool
    bots: list[BotResult]
    tables: list[TableResult]


def arena(
    games: Sequence[Game],
    games_each: int,
    *,
    bots: Sequence[str] = ("greedy", "random"),
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    table: bool = False,
    at_least: float | None = None,
    stop_when_settled: bool = False,
    seed: Seed = 0,
    workers: int | None = None,
    progress: Progress | None = None,
    file: Path | None = None,
) -> ArenaReport:
    """Let every bot meet every other in every game, or all of them at one `table`; each deal from every seat."""
    contests = draw(games, bots, players, mode, options, table)
    plan = Arena(contests, games_each, seed, at_least, stop_when_settled)
    run = Run(plan, workers, progress, file)
    standings = run.play()
    slugs = list(dict.fromkeys(contest.game for contest in contests))
    return ArenaReport(
        **head(run),
        games_each=games_each,
        stop_when_settled=stop_when_settled,
        bots=_bots(standings.contests, standings.overall, len(slugs) == 1),
        tables=[_table(standings, slug, stop_when_settled) for slug in slugs],
    )


def _table(standings: Standings, slug: str, stop: bool) -> TableResult:
    here = [standing for standing in standings.contests if standing.contest.game == slug]
    contest = here[0].contest
    return TableResult(
        slug,
        contest.mode,
        contest.players,
        contest.options,
        _bots(here, standings.ratings[slug], True),
        [_contest(standing, stop) for standing in here],
    )


def _contest(standing: Standing, stop: bool) -> ContestResult:
    sides = range(len(standing.contest.sides))
    question = standing.question
    seats = standing.contest.seats(0)
    spread = standing.ahead.interval()
    return ContestResult(
        sides=[_side(standing, side) for side in sides],
        games=sum(standing.played),
        meetings=standing.meetings,
        ahead=round(standing.ahead.value() / seats, DIGITS) if len(sides) == 2 else None,
        ahead_interval=rounded((spread[0] / seats, spread[1] / seats)) if spread else None,
        question=Answer(round(question.at_least, DIGITS), question.answer, question.meetings) if question else None,
        stopped=stop and standing.settled,
    )


def _side(standing: Standing, side: int) -> Side:
    contest, points = standing.contest, standing.points[side]
    lone = [turn for turn, seats in enumerate(contest.rounds) if seats.count(side) == 1]
    alone = None
    if len(contest.sides) == 2 and contest.players > 2 and len(lone) < len(contest.rounds) and lone:
        wins = sum(standing.wins[side][turn] for turn in lone)
        alone = Share(**_share(wins, sum(standing.played[turn] for turn in lone), 1 / contest.players))
    return Side(
        **_share(sum(standing.wins[side]), standing.decided(), contest.even(side)),
        bot=contest.sides[side],
        mean_score=round(points.value(), DIGITS),
        score_interval=_rounded(points.interval()),
        alone=alone,
    )


def _bots(standings: Sequence[Standing], ratings: Ratings, scores: bool) -> list[BotResult]:
    """Every bot over these contests, the best first."""
    names = dict.fromkeys(name for standing in standings for name in standing.contest.sides)
    return sorted((_bot(name, standings, ratings, scores) for name in names), key=lambda bot: -bot.rating)


def _bot(name: str, standings: Sequence[Standing], ratings: Ratings, scores: bool) -> BotResult:
    wins = decided = 0
    even = 0.0
    points = Mean()
    for standing in standings:
        if name in standing.contest.sides:
            side = standing.contest.sides.index(name)
            wins += sum(standing.wins[side])
            decided += standing.decided()
            even += standing.decided() * standing.contest.even(side)
            points.merge(standing.points[side])
    rating = ratings.of(name)
    return BotResult(
        **_share(wins, decided, even / decided if decided else 0.0),
        bot=name,
        rating=round(rating.mu, 3),
        sigma=round(rating.sigma, 3),
        mean_score=round(points.value(), DIGITS) if scores else None,
        score_interval=_rounded(points.interval()) if scores else None,
    )


def _share(wins: int, games: int, even: float) -> dict[str, Any]:  # Any: handed on as keywords
    won = wins / WHOLE / games if games else 0.0
    interval = rounded(wilson(wins / WHOLE, games))
    return {"win_share": round(won, DIGITS), "interval": interval, "even_share": round(even, DIGITS)}


def _rounded(interval: Interval | None) -> Interval | None:
    return rounded(interval) if interval else None
