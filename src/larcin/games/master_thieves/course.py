"""How a game of Master Thieves went: the score round by round, and the moments that counted.

Both cushions of every seat lie open, so everybody can reckon every score at any time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from larcin.core import course as core
from larcin.core.action import Arg, seat_arg
from larcin.core.course import Band, Moment, Rank, Step, Story, biggest_gain, in_order, leaders, lines, rank, settled
from larcin.core.view import Sentence, Told
from larcin.games.master_thieves import scoring
from larcin.games.master_thieves.components import JEWELS, POINTS, ROLE_COUNT, RUBY
from larcin.games.master_thieves.position import Position
from larcin.games.master_thieves.view import Jewels

BEST_ROUND = 4  # points from which on a round is worth telling
LOUD_ALARM = 2  # and an alarm
MOST_MARKS = 8  # rounds that can be numbered under the chart


class Course(core.Course, kw_only=True):
    """The points are black less white cushions, after the box is filled and after each round."""

    left: Jewels | None = None  # what nobody took from the box, once the game is over


class Gain(NamedTuple):
    """Jewels that came to a black cushion in a round; `by` is the message that says how."""

    round: int
    seat: int
    points: int
    by: str


def course(story: Story[Position]) -> Course:
    """The course of a game."""
    chapters = story.chapters("round")
    rounds = range(1, len(chapters))
    made = Course(
        points=lines(story, [chapter[-1].totals for chapter in chapters]),
        called=[Sentence("end-filled"), *(Sentence("end-round", _in_cycle(number)) for number in rounds)],
        marks=["", *(str(_in_cycle(number)["round"]) if len(rounds) <= MOST_MARKS else "" for number in rounds)],
        bands=_cycles(len(rounds)),
    )
    if story.final is not None:
        _end(made, story.final, story.winners, _gains(chapters))
    return made


def _in_cycle(number: int) -> dict[str, Arg]:
    """A round of the whole game, as its cycle and its round in it."""
    return {"cycle": (number - 1) // ROLE_COUNT + 1, "round": (number - 1) % ROLE_COUNT + 1}


def _cycles(rounds: int) -> list[Band]:
    firsts = range(0, rounds, ROLE_COUNT)
    return [
        Band(first, min(first + ROLE_COUNT, rounds), Sentence("end-cycle", {"cycle": number}))
        for number, first in enumerate(firsts, 1)
    ]


def _end(made: Course, final: Position, winners: tuple[int, ...], gains: list[Gain]) -> None:
    made.moments = in_order(
        [
            *_lead(made.points, winners, gains),
            *biggest_gain(made.points, BEST_ROUND, "end-moment-round"),
            *_alarm(gains),
            *_rubies(gains),
        ]
    )
    made.ranking = rank(final.game, final)
    made.headline = _headline([row for row in made.ranking if row.won])
    made.why = [_why(*made.ranking[:2])]
    box = final.box
    made.left = Jewels(sum(box.diamonds), sum(box.sapphires), sum(box.rubies))


# The moments


def _gains(chapters: Sequence[list[Step]]) -> list[Gain]:
    found: list[Gain] = []
    for number, chapter in enumerate(chapters):
        for event in [event for step in chapter for event in step.told]:
            found += _gain(number, event)
    return found


def _gain(number: int, told: Told) -> list[Gain]:
    args = told.args
    jewels = [int(args.get("diamonds", 0)), int(args.get("sapphires", 0))]
    if told.kind == "take":
        return [Gain(number, _seat(args["seat"]), scoring.worth(jewels), "by-hand")]
    if told.kind == "ruby":
        return [Gain(number, _seat(args["seat"]), POINTS[RUBY], "by-ruby")]
    if told.kind == "share":
        return [Gain(number, _seat(args["seat"]), scoring.worth(jewels), "by-red")]
    if told.kind == "draft":
        jewel = JEWELS.index(str(args["jewel"]).removeprefix("jewel-"))
        return [Gain(number, _seat(args["seat"]), POINTS[jewel], "by-red")]
    if told.kind == "fall-alarm":
        return [Gain(number, _seat(args["owner"]), scoring.worth(jewels), "by-alarm")]
    return []


def _seat(arg: Arg) -> int:
    return int(str(arg).removeprefix("@"))


def _lead(points: list[list[int]], winners: tuple[int, ...], gains: list[Gain]) -> list[Moment]:
    """The round in which the winner took a lead that lasted, and what most of it came from.

    A score only ever grows: by jewels that come, or by imitations that go.
    """
    last = len(points[0]) - 1
    if len(winners) != 1 or leaders(points, last) != winners:  # ties were broken: `why` tells that
        return []
    winner = winners[0]
    since = settled(last + 1, lambda moment: leaders(points, moment) == winners)
    came: Counter[str] = Counter()
    for gain in gains:
        if (gain.round, gain.seat) == (since, winner):
            came[gain.by] += gain.points
    rise = points[winner][since] - points[winner][max(0, since - 1)]
    came["by-imitations"] = rise - came.total()
    by = max(came, key=lambda cause: came[cause])
    return [Moment(since, Sentence("end-moment-lead", {"seat": seat_arg(winner), "by": by}))]


def _alarm(gains: list[Gain]) -> list[Moment]:
    """The alarm that brought the most."""
    rung = [gain for gain in gains if gain.by == "by-alarm" and gain.points >= LOUD_ALARM]
    best = max(rung, key=lambda gain: gain.points, default=None)
    if best is None:
        return []
    return [Moment(best.round, Sentence("end-moment-alarm", {"seat": seat_arg(best.seat), "points": best.points}))]


def _rubies(gains: list[Gain]) -> list[Moment]:
    """Who found most of the rubies, and when the last of them."""
    found = [gain for gain in gains if gain.by == "by-ruby"]
    if not found:
        return []
    seat, many = Counter(gain.seat for gain in found).most_common(1)[0]
    last = max(gain.round for gain in found if gain.seat == seat)
    return [Moment(last, Sentence("end-moment-rubies", {"seat": seat_arg(seat), "many": many}))]


# The result in words


def _headline(winners: list[Rank]) -> Sentence:
    if len(winners) > 1:
        return Sentence("end-shared", {"count": len(winners)})
    return Sentence("end-won", {"seat": seat_arg(winners[0].seats[0])})


def _why(winner: Rank, second: Rank) -> Sentence:
    """What decided it: points, then rubies, then genuine sapphires, or nothing."""
    if second.won:
        return Sentence("end-lead-shared")
    margin = winner.total - second.total
    if margin == 0:
        broken = next(tie for tie in winner.ties if winner.ties[tie] != second.ties[tie])
        return Sentence(f"end-lead-{broken}")
    args: dict[str, Arg] = {"seat": seat_arg(winner.seats[0]), "second": seat_arg(second.seats[0]), "margin": margin}
    return Sentence("end-lead-margin", args)
