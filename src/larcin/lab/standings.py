"""The sums of an arena: how each contest stands, and the ratings. They take little memory, however much is played."""

from __future__ import annotations

import msgspec

from larcin.lab.contests import Contest
from larcin.lab.ratings import Ratings
from larcin.lab.settled import Question
from larcin.lab.tally import WHOLE, Mean, Outcome, Result, Sums


class Meeting(msgspec.Struct):
    """What each side has of the meeting that is being played."""

    wins: list[int]
    points: list[int]
    whole: bool = True  # false once one of its games went wrong


class Standing(msgspec.Struct):
    """How one contest stands. Wins are in parts of WHOLE, and by side and round."""

    contest: Contest
    wins: list[list[int]]
    played: list[int]  # games by round
    points: list[Mean]  # by side, a number for each seat and game
    ahead: Mean  # the first side's points less the second's, a number for each meeting
    meeting: Meeting
    meetings: int = 0  # meetings in which nothing went wrong
    question: Question | None = None

    @classmethod
    def of(cls, contest: Contest, at_least: float | None) -> Standing:
        """A contest of which nothing is played."""
        sides, rounds = len(contest.sides), len(contest.rounds)
        return cls(
            contest=contest,
            wins=[[0] * rounds for _ in range(sides)],
            played=[0] * rounds,
            points=[Mean() for _ in range(sides)],
            ahead=Mean(),
            meeting=_fresh(sides),
            question=None if at_least is None else Question(at_least),
        )

    @property
    def settled(self) -> bool:
        """Does the question have an answer?"""
        return self.question is not None and self.question.answer is not None

    def count(self, turn: int, result: Result) -> list[float] | None:
        """Add a game. If it completes a meeting, return what each side got, for each seat that it held."""
        contest = self.contest
        if turn == 0:
            self.meeting = _fresh(len(contest.sides))
        meeting = self.meeting
        if not isinstance(result, Outcome):
            meeting.whole = False
            return None
        self.played[turn] += 1
        for seat, side in enumerate(contest.rounds[turn]):
            self.points[side].add(result.totals[seat])
            meeting.points[side] += result.totals[seat]
            if seat in result.winners and not contest.solo:
                self._win(side, turn, WHOLE // len(result.winners))
        return self._close() if turn == len(contest.rounds) - 1 and meeting.whole else None

    def _win(self, side: int, turn: int, parts: int) -> None:
        self.wins[side][turn] += parts
        self.meeting.wins[side] += parts

    def _close(self) -> list[float]:
        """Count a meeting that is complete."""
        contest, meeting = self.contest, self.meeting
        if contest.solo:  # the side that scored more with this deal has won it
            best = [side for side, points in enumerate(meeting.points) if points == max(meeting.points)]
            for side in best:
                self._win(side, side, WHOLE // len(best))
        self.meetings += 1
        if len(contest.sides) == 2:
            self.ahead.add(meeting.points[0] - meeting.points[1])
        if self.question is not None and self.question.answer is None:
            won = sum(meeting.wins)
            self.question.see(meeting.wins[0] / won if won else contest.even(0))
        return [wins / contest.seats(side) for side, wins in enumerate(meeting.wins)]

    def decided(self) -> int:
        """How many wins could be had: one in each game or, where everybody plays alone, one with each deal."""
        return self.meetings if self.contest.solo else sum(self.played)


class Standings(Sums, kw_only=True):
    """The whole arena: every contest, the ratings in each game, and over all."""

    contests: list[Standing]
    ratings: dict[str, Ratings]
    overall: Ratings

    def meet(self, index: int, turn: int, result: Result) -> None:
        """Add a game of that contest and round."""
        self.count(result)
        standing = self.contests[index]
        got = standing.count(turn, result)
        if got is not None:
            contest = standing.contest
            self.ratings[contest.game].meet(contest.sides, got)
            self.overall.meet(contest.sides, got)


def _fresh(sides: int) -> Meeting:
    return Meeting([0] * sides, [0] * sides)
