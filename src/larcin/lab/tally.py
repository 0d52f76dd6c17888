"""Adding up many games in little memory: sums only, in whole numbers, so that the order of adding changes nothing."""

from __future__ import annotations

import math
from typing import NamedTuple

from larcin.core.action import Arg
from larcin.core.errors import LarcinError
from larcin.core.record import Record

WHOLE = 840  # one win; divides by any number of winners up to eight, so shares of a tie stay whole numbers
KEPT_FAILURES = 10  # the first ones by number; the others are only counted
Z95 = 1.959964  # how many standard deviations hold 95 % of a normal distribution


class Failure(NamedTuple):
    """A game that went wrong: what is the matter (a message with its arguments), where in the code, and its record."""

    number: int
    text: str
    args: dict[str, Arg]
    trace: str
    record: Record

    def say(self, lang: str = "en") -> str:
        """What went wrong, as a sentence."""
        return LarcinError(self.text, game=self.record.game, **self.args).say(lang)


class Outcome(NamedTuple):
    """How one game went: `totals` by seat, and the winning seats."""

    decisions: int
    totals: list[int]
    winners: tuple[int, ...]


class Tally:
    """The sums over many games, one account for each side."""

    def __init__(self, sides: int) -> None:
        self.games = 0
        self.decisions = 0
        self.errors = 0
        self.failures: list[Failure] = []
        self.seats = [0] * sides  # how many seats each side held, over all games
        self.points = [0] * sides
        self.wins = [0] * sides  # in parts of WHOLE
        self.longest = 0  # decisions of the longest game

    def add(self, outcome: Outcome, sides: tuple[int, ...]) -> None:
        """Count a game that went well; `sides` says whose account each seat is."""
        self.games += 1
        self.decisions += outcome.decisions
        self.longest = max(self.longest, outcome.decisions)
        for seat, side in enumerate(sides):
            self.seats[side] += 1
            self.points[side] += outcome.totals[seat]
        for seat in outcome.winners:
            self.wins[sides[seat]] += WHOLE // len(outcome.winners)

    def fail(self, failure: Failure) -> None:
        """Count a game that went wrong, and keep its record if it is one of the first."""
        self.errors += 1
        self.failures = sorted([*self.failures, failure], key=lambda failure: failure.number)[:KEPT_FAILURES]

    def merge(self, other: Tally) -> None:
        """Add another tally of the same sides to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.errors += other.errors
        self.longest = max(self.longest, other.longest)
        for side in range(len(self.seats)):
            self.seats[side] += other.seats[side]
            self.points[side] += other.points[side]
            self.wins[side] += other.wins[side]
        both = [*self.failures, *other.failures]
        self.failures = sorted(both, key=lambda failure: failure.number)[:KEPT_FAILURES]

    def mean_score(self, side: int) -> float:
        """The side's points per seat and game."""
        return self.points[side] / self.seats[side] if self.seats[side] else 0.0

    def win_share(self, side: int) -> float:
        """The share of the games that the side's seats won; a tie is shared out among its winners."""
        return self.wins[side] / WHOLE / self.games if self.games else 0.0

    def interval(self, side: int) -> tuple[float, float]:
        """Where the side's true share is with 95 % confidence."""
        return wilson(self.wins[side] / WHOLE, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % score interval for a share: honest for few games and near 0 and 1 too."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    z2 = Z95 * Z95
    middle = share + z2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
