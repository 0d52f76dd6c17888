"""The plan of an arena: contests side by side, all with the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from larcin.core.errors import BadSetup
from larcin.lab.contests import Contest, Laps
from larcin.lab.plan import Deal, Plan, Seed, seed_from, table_identity
from larcin.lab.ratings import Ratings
from larcin.lab.standings import Standing, Standings
from larcin.lab.tally import Result


class Arena(Plan[Standings]):
    """The first deal of every contest is played, then the second of every one: so all know equally much at any time.

    Each contest plays at least `games` games, in whole meetings. With `at_least` it asks whether the first side's share
    is that high. With `stop`, a contest ends as soon as that question is settled; without `at_least` the question is
    then whether the share is above an even one.
    """

    def __init__(
        self, contests: Sequence[Contest], games: int, seed: Seed = 0, at_least: float | None = None, stop: bool = False
    ) -> None:
        super().__init__(games, seed)
        if at_least is not None and not 0 < at_least < 1:
            raise BadSetup("lab-at-least")
        self.contests = tuple(contests)
        self.at_least = at_least
        self.stop = stop
        self.deals = [-(-games // len(contest.rounds)) for contest in contests]
        self.laps = Laps(contests)
        self.cycle = self.laps.length
        # These are numbers of games. A contest that is complete skips its remaining numbers.
        self.games = self.cycle * max(self.deals)

    def deal(self, number: int) -> Deal:
        deal, index, turn = self.laps.locate(number)
        contest = self.contests[index]
        seats = contest.rounds[turn]
        seeds = tuple(seed_from(self.seed, deal, turn, seat) for seat in range(len(seats)))
        bots = tuple(contest.sides[side] for side in seats)
        return Deal(contest.game, contest.setup, seed_from(self.seed, deal), bots, seeds)

    def nothing(self) -> Standings:
        return Standings(
            contests=[Standing.of(contest, self._asked(contest)) for contest in self.contests],
            ratings={contest.game: Ratings() for contest in self.contests},
            overall=Ratings(),
        )

    def _asked(self, contest: Contest) -> float | None:
        return contest.even(0) if self.stop and self.at_least is None else self.at_least

    def count(self, sums: Standings, number: int, result: Result) -> None:
        _, index, turn = self.laps.locate(number)
        # A worker may have gone on with a contest that other workers' games had settled.
        if result is not None and not (self.stop and sums.contests[index].settled):
            sums.meet(index, turn, result)

    def settled(self, sums: Standings) -> frozenset[int]:
        return frozenset(index for index, standing in enumerate(sums.contests) if self.stop and standing.settled)

    def over(self, sums: Standings) -> bool:
        return len(self.settled(sums)) == len(self.contests)

    def wanted(self, number: int, settled: frozenset[int]) -> bool:
        deal, index, _ = self.laps.locate(number)
        return index not in settled and deal < self.deals[index]

    def to_play(self, sums: Standings) -> int:
        settled = self.settled(sums)
        return sum(
            sum(sums.contests[index].played) if index in settled else len(contest.rounds) * self.deals[index]
            for index, contest in enumerate(self.contests)
        )

    def identity(self) -> dict[str, Any]:  # Any: plain JSON data
        tables = {contest.game: contest.setup for contest in self.contests}
        return {
            "command": "arena",
            "tables": [table_identity(slug, setup) for slug, setup in tables.items()],
            "bots": list(dict.fromkeys(" – ".join(contest.sides) for contest in self.contests)),
            "rounds": [len(contest.rounds) for contest in self.contests],
            "seed": self.seed,
            "at_least": self.at_least,
            "stop": self.stop,
        }
