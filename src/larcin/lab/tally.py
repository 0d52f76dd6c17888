"""How games went, added up in little memory: there are only sums, in whole numbers."""

from __future__ import annotations

import math
from typing import NamedTuple

import msgspec

from larcin.core.action import Arg
from larcin.core.errors import LarcinError
from larcin.core.record import Record

WHOLE = 840  # one win; it can be divided by up to eight winners, so shares of a tie are whole numbers
KEPT_FAILURES = 10  # so many are kept; the others are only counted
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


Result = Outcome | Failure | None
"""The result of a number of a plan. None: it was not played, because its question is settled."""


class Sums(msgspec.Struct, kw_only=True):
    """What every run adds up, game by game in the order of their numbers."""

    games: int = 0  # games that went well
    decisions: int = 0
    errors: int = 0
    longest: int = 0  # decisions of the longest game
    failures: list[Failure] = []

    def count(self, result: Result) -> None:
        """Add a game."""
        if isinstance(result, Outcome):
            self.games += 1
            self.decisions += result.decisions
            self.longest = max(self.longest, result.decisions)
        elif result is not None:
            self.errors += 1
            if len(self.failures) < KEPT_FAILURES:
                self.failures.append(result)


class Tally(Sums, kw_only=True):
    """The sums of games with the same seats, by seat."""

    points: list[int]
    wins: list[int]  # in parts of WHOLE

    @classmethod
    def of(cls, seats: int) -> Tally:
        """An empty tally."""
        return cls(points=[0] * seats, wins=[0] * seats)

    def count(self, result: Result) -> None:
        Sums.count(self, result)
        if isinstance(result, Outcome):
            for seat, total in enumerate(result.totals):
                self.points[seat] += total
            for seat in result.winners:
                self.wins[seat] += WHOLE // len(result.winners)

    def mean_score(self, seat: int) -> float:
        """The seat's points per game."""
        return self.points[seat] / self.games if self.games else 0.0

    def win_share(self, seat: int) -> float:
        """The share of the games that the seat won; a tie is shared out among its winners."""
        return self.wins[seat] / WHOLE / self.games if self.games else 0.0

    def interval(self, seat: int) -> tuple[float, float]:
        """Where the seat's true share is with 95 % confidence."""
        return wilson(self.wins[seat] / WHOLE, self.games)


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


class Mean(msgspec.Struct, array_like=True):
    """The mean of many whole numbers and how sure it is, from three sums."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Count one more number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def value(self) -> float:
        """The mean."""
        return self.total / self.count if self.count else 0.0

    def merge(self, other: Mean) -> None:
        """Count all the numbers of another mean too."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def interval(self) -> tuple[float, float] | None:
        """Where the true mean is with 95 % confidence, by the normal approximation. None for a single number."""
        if self.count < 2:
            return None
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        spread = Z95 * math.sqrt(max(0.0, variance) / self.count)
        return self.value() - spread, self.value() + spread
