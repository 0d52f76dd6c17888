"""How a game of Caper went: the capers at each location card by card, who led there, and what decided the game."""

from __future__ import annotations

import msgspec

from larcin.core import course as core
from larcin.core.action import Arg, seat_arg
from larcin.core.course import Band, Moment, Rank, Step, Story, in_order, lines, rank, settled
from larcin.core.view import Sentence
from larcin.games.caper import components as box
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import SNITCH, WITH_SNITCH, mastermind_of
from larcin.games.caper.scoring import reckon

# A step of one of these kinds is a moment: a card was laid, flipped or given up.
PLAYS = {"send", "equip", "bring-back", "flip", "discard", "decline"}
MOST_MOMENTS = 5


class Job(msgspec.Struct):
    """What happened at a location: the capers of cream and of mint, each by moment; who won it, and its prize."""

    location: str
    capers: list[list[int]]
    winner: int | None = None
    points: int = 0


class Scene(msgspec.Struct):
    """The winner's picture: a location, and the thieves who stand in front of it."""

    location: str
    crew: list[str]


class Course(core.Course, kw_only=True):
    """The points are what each seat would have scored after each card; the capers are told by location."""

    jobs: list[Job]
    scene: Scene | None = None  # once the game is over


def gauges(position: Position) -> dict[str, list[int]]:
    """What the course wants to know after each move: the capers of each side."""
    return {"capers": reckon(position).capers}


def course(story: Story[Position]) -> Course:
    """The course of a game: a moment for each card, after the deal."""
    moments, rounds = _moments(story)
    made = Course(
        points=lines(story, [step.totals for step in moments]),
        called=[Sentence("end-moment-round", {"round": number}) for number in rounds],
        marks=[str(n) if at == 0 or n != rounds[at - 1] else "" for at, n in enumerate(rounds)],
        bands=_bands(rounds),
        jobs=_jobs(story, moments),
    )
    if story.final is not None:
        _end(made, story.final, story.seat, moments)
    return made


def _moments(story: Story[Position]) -> tuple[list[Step], list[int]]:
    """The steps that are moments, and the round of each. What a card draws after it (a swap, a new round) is later."""
    moments, rounds = story.steps[:1], [1]
    now = 1
    for step in story.steps[1:]:
        if any(event.kind in PLAYS for event in step.told):
            moments.append(step)
            rounds.append(now)
        for event in step.told:
            if event.kind == "round":
                now = int(event.args["number"])
    return moments, rounds


def _bands(rounds: list[int]) -> list[Band]:
    bands: list[Band] = []
    for number in sorted(set(rounds)):
        kind, cards = box.ROUNDS[number - 1], box.CARDS_EACH[number - 1]
        first, last = rounds.index(number), len(rounds) - 1 - rounds[::-1].index(number)
        name = Sentence("table-round", {"round": number, "kind": f"round-{kind}", "cards": cards})
        bands.append(Band(first, last, name, kind))
    return bands


def _jobs(story: Story[Position], moments: list[Step]) -> list[Job]:
    city = next(event for event in story.events if event.kind == "city")
    capers = [step.gauges["capers"] for step in moments if step.gauges is not None]
    jobs: list[Job] = []
    for place, nth in enumerate(("first", "second", "third")):
        both = [[one[side] for one in capers] for side in (place, place + box.PLACES)]
        jobs.append(Job(str(city.args[nth]).removeprefix("location-"), both))
    return jobs


# The end


def _end(made: Course, final: Position, reader: int | None, moments: list[Step]) -> None:
    now = reckon(final)
    for place, job in enumerate(made.jobs):
        if now.winner[place] != box.NOTHING:
            job.winner = now.winner[place]
            job.points = now.worth[job.winner * box.PLACES + place]
    winners = final.winners()
    made.ranking = rank(final.game, final)
    made.headline = Sentence("end-won", {"seat": seat_arg(reader if reader in winners else winners[0])})
    made.why = [_why(made.ranking, final)]
    made.moments = _turning_points(made.jobs, moments)
    made.scene = _scene(made.jobs, final, winners[0])


def _why(ranking: list[Rank], final: Position) -> Sentence:
    """What decided it, in a sentence."""
    if final.players == WITH_SNITCH:
        snitch = next(row for row in ranking if row.seats == (SNITCH,))
        args: dict[str, Arg] = {"seat": seat_arg(SNITCH), "points": snitch.total}
        return Sentence("end-lead-snitch" if snitch.won else "end-lead-no-snitch", args)
    first, second = ranking
    margin = first.total - second.total
    args = {
        "seat": seat_arg(first.seats[0]),
        "second": seat_arg(second.seats[0]),
        "points": first.total,
        "margin": margin,
    }
    if margin:
        return Sentence("end-lead-margin", args)
    return Sentence("end-lead-cream" if final.coins[box.CREAM] == final.coins[box.MINT] else "end-lead-coins", args)


def _turning_points(jobs: list[Job], moments: list[Step]) -> list[Moment]:
    """Since when each location was led, the best prize, and as many flips as there is room for."""
    last = len(moments) - 1
    found = [_lead(job, last) for job in jobs]
    best = max(jobs, key=lambda job: job.points)
    if best.points > 0:
        args: dict[str, Arg] = {"location": f"location-{best.location}", "points": best.points}
        found.append(Moment(last, Sentence("end-moment-prize", args)))
    flips = [
        Moment(at, Sentence("end-moment-flip", event.args))
        for at, step in enumerate(moments)
        for event in step.told
        if event.kind == "flip"
    ]
    return in_order(found + flips[: max(0, MOST_MOMENTS - len(found))])


def _lead(job: Job, last: int) -> Moment:
    """From when on the winner of a location led there; or that nobody won it."""
    args: dict[str, Arg] = {"location": f"location-{job.location}"}
    if job.winner is None:
        return Moment(last, Sentence("end-moment-tied", args))
    own, other = job.capers[job.winner], job.capers[1 - job.winner]
    since = settled(last + 1, lambda at: own[at] > other[at])
    return Moment(since, Sentence("end-moment-lead", {**args, "seat": seat_arg(job.winner)}))


def _scene(jobs: list[Job], final: Position, winner: int) -> Scene:
    """The winner's crew where it did best; the Snitch has none, and shows some of both."""
    snitch = final.players == WITH_SNITCH and winner == SNITCH
    sides = [box.CREAM, box.MINT] if snitch else [mastermind_of(final.players, winner)]

    def crew(place: int, mastermind: int) -> list[str]:
        first = (mastermind * box.PLACES + place) * box.CREW
        return [
            box.CARDS[final.cards[stack * box.HEIGHT]] for stack in range(first, first + box.CREW) if final.size[stack]
        ]

    def haul(place: int) -> tuple[int, int]:
        won = jobs[place].points if jobs[place].winner in sides else 0
        return won, max(len(crew(place, side)) for side in sides)

    best = max(range(box.PLACES), key=haul)
    crews = [crew(best, side) for side in sides]
    stand = [one[slot] for slot in range(box.CREW) for one in crews if slot < len(one)]
    return Scene(jobs[best].location, stand[: box.CREW])
