"""How the nights of Thiefdom went: every guild's VP night by night, what made them, and what is counted at the end."""

from __future__ import annotations

from typing import NamedTuple

from larcin.core import course as core
from larcin.core.action import Arg, seat_arg
from larcin.core.course import Moment, Rank, Story, biggest_gain, in_order, leaders, rank, settled
from larcin.core.view import Sentence, Told
from larcin.games.thiefdom.box import STARS
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.solo import stars

NIGHTS = ("night", "night-alone")
LOST = ("arrest", "rivals")  # events that take VP away
NO_DEEDS = (*LOST, "buy", "streets")  # and those that bring VP, but are not worth telling
BIG_NIGHT = 4  # VP of a night that people remember
BIG_DEED = 3  # VP of a deed that they do


class Course(core.Course, kw_only=True):
    """The points are the markers before the first night and after each, and in the end what counts."""

    decider: str | None = None  # what broke the tie of the first two, if they have as many VP
    stars: int = 0  # won in the solo game


class Night(NamedTuple):
    """An event and the night in which it happened."""

    number: int
    told: Told


def gauges(position: Position) -> dict[str, list[int]]:
    """The markers of all guilds: the totals also count what goods and allies would be worth."""
    return {"vp": position.vp[:]}


def course(story: Story[Position]) -> Course:
    """The course of a game."""
    markers: list[list[int]] = []
    events: list[Night] = []
    now: list[int] = []
    for step in story.steps:
        now = (step.gauges or {})["vp"]
        for told in step.told:
            if told.kind in NIGHTS:
                markers.append(now)
            events.append(Night(len(markers), told))
    markers.append(now)
    nights = len(markers) - 1
    made = Course(
        points=[list(line) for line in zip(*markers, strict=True)],
        called=[Sentence("table-before"), *(Sentence("end-night", {"night": n + 1}) for n in range(nights))],
        marks=["", *(str(night + 1) for night in range(nights))],
    )
    made.moments = in_order([*biggest_gain(made.points, BIG_NIGHT, "end-moment-night"), *_best_deed(events)])
    if story.final is not None:
        _end(made, story.final, story.seat, nights, events)
    return made


def _end(made: Course, final: Position, reader: int | None, nights: int, events: list[Night]) -> None:
    """The last moment is the count, after which everything is told."""
    made.called.append(Sentence("end-count"))
    made.marks.append("")
    for line, total in zip(made.points, final.totals(), strict=True):
        line.append(total)
    made.ranking = rank(final.game, final)
    made.moments = in_order([*_lead(made, nights), *made.moments, *_arrests(events, final.players)])
    first = made.ranking[0]
    if final.players == 1:
        made.stars = stars(first.total)
        made.headline = Sentence("end-solo", {"vp": first.total, "nights": nights})
        made.why = _to_the_stars(made.stars, first.total)
        return
    second = made.ranking[1]
    won = "end-you-win" if first.seats[0] == reader else "end-other-wins"
    made.headline = Sentence(won, {"seat": seat_arg(first.seats[0])})
    made.decider = _decider(first, second)
    args: dict[str, Arg] = {"vp": first.total, "seat": seat_arg(second.seats[0]), "margin": first.total - second.total}
    made.why = [Sentence("end-lead" if made.decider is None else "end-lead-tie", args)]


def _to_the_stars(won: int, points: int) -> list[Sentence]:
    """The stars of a solo game, and how far it is to the next."""
    told = [Sentence("end-stars", {"n": won})]
    return told if won == len(STARS) else [*told, Sentence("end-next-star", {"vp": STARS[won] - points})]


def _decider(first: Rank, second: Rank) -> str | None:
    """The first tie-break that tells two guilds with as many VP apart."""
    if first.total != second.total:
        return None
    return next(tie for tie in first.ties if first.ties[tie] != second.ties[tie])


def _lead(made: Course, nights: int) -> list[Moment]:
    """From which night on the winner was ahead of everybody, or that only what is counted at the end brought it."""
    winners = tuple(seat for row in made.ranking for seat in row.seats if row.won)
    if len(made.points) < 2 or leaders(made.points, nights + 1) != winners:
        return []
    since = max(1, settled(nights + 2, lambda moment: leaders(made.points, moment) == winners))
    text = "end-moment-count" if since > nights else "end-moment-lead"
    return [Moment(min(since, nights), Sentence(text, {"seat": seat_arg(winners[0])}))]


def _best_deed(events: list[Night]) -> list[Moment]:
    """The deed that brought most, in its own words."""
    deeds = [one for one in events if one.told.kind not in NO_DEEDS and "seat" in one.told.args]
    best = max(deeds, key=lambda one: int(one.told.args.get("vp", 0)), default=None)
    if best is None or int(best.told.args.get("vp", 0)) < BIG_DEED:
        return []
    return [Moment(best.number, Sentence(f"event-{best.told.kind}", best.told.args))]


def _arrests(events: list[Night], players: int) -> list[Moment]:
    """Who was arrested most, and when for the last time."""
    nights = [
        [night for night, told in events if told.kind == "arrest" and told.args["seat"] == seat_arg(seat)]
        for seat in range(players)
    ]
    times = [len(each) for each in nights]
    seat = times.index(max(times))
    if times[seat] < 2:
        return []
    return [Moment(nights[seat][-1], Sentence("end-moment-arrests", {"seat": seat_arg(seat), "times": times[seat]}))]
