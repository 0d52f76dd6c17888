"""How a game of Thief's Market went: the scores round by round, the best card, and whose piles were stolen most."""

from __future__ import annotations

from larcin.core import course as core
from larcin.core.action import Arg, seat_arg
from larcin.core.course import Moment, Rank, Story, biggest_gain, in_order, lead, lines, rank
from larcin.core.view import Sentence, Told
from larcin.games.thiefs_market import scoring
from larcin.games.thiefs_market.components import CARDS
from larcin.games.thiefs_market.position import Position

GOOD_ROUND = 4  # points in one round that are worth telling
GOOD_CARD = 4  # points of one card
PREY = 3  # thefts from one seat


class Course(core.Course, kw_only=True):
    """The points are the scores after each round, as if it were the last."""


def course(story: Story[Position]) -> Course:
    """The course of a game: the start, then a moment for every round."""
    rounds = story.chapters("round")[1:]
    ends = [story.steps[0].totals, *(chapter[-1].totals for chapter in rounds)]
    points = lines(story, ends)
    if points:
        for line in points:
            line[0] = 0
    made = Course(
        points=points,
        called=[Sentence("end-start"), *(Sentence("table-round", {"round": number}) for number in _numbers(rounds))],
        marks=["", *(str(number) if len(rounds) < 10 or number % 2 else "" for number in _numbers(rounds))],
    )
    if story.final is not None:
        made.moments = in_order(
            [
                *lead(points, story.winners, "end-moment-lead"),
                *biggest_gain(points, GOOD_ROUND, "end-moment-round"),
                *_best_card(story, story.final),
                *_prey(story),
            ]
        )
        made.ranking = rank(story.game, story.final)
        made.headline = _headline(made.ranking)
        made.why = [_why(*made.ranking[:2])]
    return made


def _numbers(rounds: list[list[core.Step]]) -> range:
    return range(1, len(rounds) + 1)


def _told(story: Story[Position], *kinds: str) -> list[tuple[int, Told]]:
    """The events of some kinds, each with its round."""
    number, found = 0, []
    for event in story.events:
        number += event.kind == "round"
        if event.kind in kinds:
            found.append((number, event))
    return found


def _best_card(story: Story[Position], final: Position) -> list[Moment]:
    """The card that brought its owner the most, and when it came."""
    best = (GOOD_CARD - 1, 0, Sentence(""))
    for number, event in _told(story, "buy", "potion"):
        card = CARDS.index(str(event.args["card"]).removeprefix("card-"))
        for seat in range(final.players):
            if card in final.owned[seat]:
                points = scoring.worth(final, seat, final.as_played(card))
                if points > best[0]:
                    args: dict[str, Arg] = {"seat": seat_arg(seat), "card": f"card-{CARDS[card]}", "points": points}
                    best = (points, number, Sentence("end-moment-card", args))
    return [Moment(best[1], best[2])] if best[1] else []


def _prey(story: Story[Position]) -> list[Moment]:
    """Whose piles were stolen most, and when for the last time."""
    thefts = _told(story, "steal")
    victims = [str(event.args["victim"]) for _, event in thefts]
    times, victim = max(((victims.count(seat), seat) for seat in set(victims)), default=(0, ""))
    if times < PREY:
        return []
    last = next(number for number, event in reversed(thefts) if event.args["victim"] == victim)
    return [Moment(last, Sentence("end-moment-prey", {"seat": victim, "times": times}))]


def _headline(ranking: list[Rank]) -> Sentence:
    winners = [row.seats[0] for row in ranking if row.won]
    if len(winners) > 1:
        return Sentence("end-shared", {"count": len(winners)})
    return Sentence("end-won", {"seat": seat_arg(winners[0])})


def _why(first: Rank, second: Rank) -> Sentence:
    """What decided it, in one sentence."""
    args: dict[str, Arg] = {
        "seat": seat_arg(first.seats[0]),
        "second": seat_arg(second.seats[0]),
        "points": first.total,
        "margin": first.total - second.total,
    }
    if second.won:
        return Sentence("end-lead-shared", args)
    if second.total < first.total:
        return Sentence("end-lead-margin", args)
    return Sentence("end-lead-tokens" if first.ties["cards"] == second.ties["cards"] else "end-lead-cards", args)
