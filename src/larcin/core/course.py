"""The course of a game: how the scores grew, in which stretches, what decided it, and who came where.

`tell` makes it from a match, for one reader. A game that says nothing gets a course from its totals after each move; a
game's own `course` adds stretches (raids, rounds, nights) and moments told as sentences. Page, terminal and reports all
draw the same course, so that no client reckons a score.

A reader's story holds what that seat was told, and nothing more: totals stay out of it until the game is over, unless
the game says that everybody sees them anyway (`Game.open_scores`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec
from typing_extensions import TypeVar

from larcin.core.action import Arg, seat_arg
from larcin.core.event import Event
from larcin.core.rng import make_rng
from larcin.core.state import Score, State
from larcin.core.view import Sentence, Told, told

if TYPE_CHECKING:
    from larcin.core.game import Game
    from larcin.core.match import Match

P = TypeVar("P", bound=State, default=Any)


class Band(msgspec.Struct):
    """A stretch of the game, from one moment to another. `look` is the id of what it is about, for its colour."""

    first: int
    last: int
    name: Sentence
    look: str = ""


class Moment(msgspec.Struct):
    """Something worth telling afterwards, and at which moment it happened."""

    at: int
    told: Sentence


class Rank(msgspec.Struct, kw_only=True):
    """A row of the result: the seats that share it (partners, or one alone), its place, its points and where from.

    Rows that nothing tells apart share a place. `tied`: another row has as many points, so what breaks ties matters.
    """

    place: int
    seats: tuple[int, ...]
    total: int
    parts: dict[str, int]
    ties: dict[str, int]
    won: bool
    tied: bool


class Course(msgspec.Struct, kw_only=True):
    """How a game went, as one reader may know it. A game may subclass it and add what its own end shows.

    `points` by seat, then by moment; empty while the reader may not know them. `called` names each moment, `marks` are
    the short words under some of them (empty: none). `ranking`, `headline` and `why` are there once the game is over.
    """

    points: list[list[int]]
    called: list[Sentence]
    marks: list[str]
    bands: list[Band] = []
    moments: list[Moment] = []
    ranking: list[Rank] = []
    headline: Sentence | None = None  # who won
    why: list[Sentence] = []  # what decided it


class Step(NamedTuple):
    """What came of one move (the first step is the deal): what the reader was told, the totals, the gauges.

    Totals and gauges are None where the reader may not know them yet.
    """

    told: list[Told]
    totals: list[int] | None
    gauges: dict[str, list[int]] | None


class Story(Generic[P]):
    """A match as one reader may know it: what a game's `course` is made from."""

    game: Game[P, Any]  # Any: how it looks does not matter here
    seat: int | None
    players: int
    steps: list[Step]
    final: P | None  # the position when the game is over; nothing is hidden any more

    def __init__(self, game: Game[P, Any], seat: int | None, players: int, steps: list[Step], final: P | None) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        self.steps = steps
        self.final = final

    @property
    def events(self) -> list[Told]:
        """Everything that the reader was told, in order."""
        return [event for step in self.steps for event in step.told]

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the game is over."""
        return () if self.final is None else self.final.winners()

    def chapters(self, kind: str) -> list[list[Step]]:
        """The steps, cut wherever an event of that kind was told: the first chapter is what came before."""
        found: list[list[Step]] = [[]]
        for step in self.steps:
            if any(event.kind == kind for event in step.told):
                found.append([])
            found[-1].append(step)
        return found


def tell(match: Match, seat: int | None) -> Course:
    """The course of a match, as that seat (None: a spectator) may know it."""
    course: Course = match.game.course(read(match, seat))
    return course


def read(match: Match, seat: int | None) -> Story[Any]:  # Any: the game's own position
    """Play a match again from its record, keeping what that seat may know of each step."""
    game, record = match.game, match.record
    over = match.over
    known = over or game.open_scores(match.state.setup)
    history: list[Event] = []
    state = game.deal(match.state.setup, make_rng(record.source, record.seed), history)
    steps: list[Step] = []
    heard = 0

    def keep() -> None:
        nonlocal heard
        news = [told(event, seat) for event in history[heard:]]
        heard = len(history)
        steps.append(Step(news, state.totals() if known else None, game.gauges(state) if known else None))

    keep()
    for move in record.moves:
        state.apply(move.seat, game.action(move.action))
        keep()
    return Story(game, seat, match.state.players, steps, match.state if over else None)


def plain_course(story: Story[Any]) -> Course:  # Any: the position of any game
    """The course of a game that says nothing itself: a moment for each move, its lead and its biggest gain."""
    points = lines(story, [step.totals for step in story.steps])
    called = [Sentence("course-move", {"number": number}) for number in range(len(story.steps))]
    return Course(
        points=points,
        called=called,
        marks=[str(number) if number and number % 20 == 0 else "" for number in range(len(story.steps))],
        moments=in_order([*lead(points, story.winners), *biggest_gain(points)]),
        **result(story),
    )


def result(story: Story[Any]) -> dict[str, Any]:  # Any: keywords of a Course, of several types
    """The ranking, the headline and what decided it, to be handed on as keywords; empty before the end."""
    if story.final is None:
        return {}
    ranking = rank(story.game, story.final)
    return {"ranking": ranking, "headline": headline(ranking, story.players), "why": margin(ranking)}


def lines(story: Story[Any], totals: Sequence[list[int] | None]) -> list[list[int]]:
    """Totals by moment, turned into a line for each seat; empty where the reader may not know one of them."""
    if not totals or any(each is None for each in totals):
        return []
    return [[each[seat] for each in totals if each is not None] for seat in range(story.players)]


def rank(game: Game[Any, Any], state: State) -> list[Rank]:  # Any: any game's position and view
    """The rows of a result, the first place first. Partners share a row."""
    scores, winners = state.scores(), state.winners()
    sides = game.sides(state.setup)

    def order(side: tuple[int, ...]) -> tuple[bool, int, list[int]]:
        score = scores[side[0]]
        return side[0] in winners, score.total, list(score.ties.values())

    rows: list[Rank] = []
    above: tuple[bool, int, list[int]] | None = None
    for number, side in enumerate(sorted(sides, key=order, reverse=True), 1):
        score: Score = scores[side[0]]
        place = rows[-1].place if order(side) == above else number
        above = order(side)
        tied = sum(scores[other[0]].total == score.total for other in sides) > 1
        row = Rank(
            place=place,
            seats=side,
            total=score.total,
            parts=score.parts,
            ties=score.ties,
            won=side[0] in winners,
            tied=tied and bool(score.ties),
        )
        rows.append(row)
    return rows


def headline(ranking: Sequence[Rank], players: int) -> Sentence | None:
    """Who won, or what was reached alone."""
    winners = [row for row in ranking if row.won]
    if players == 1:
        return Sentence("course-alone", {"points": ranking[0].total})
    if not winners:
        return None
    if len(winners) > 1:
        first, second = winners[0].seats[0], winners[1].seats[0]
        args: dict[str, Arg] = {"seat": seat_arg(first), "other": seat_arg(second), "count": len(winners)}
        return Sentence("course-shared" if len(winners) == 2 else "course-shared-many", args)
    seats = winners[0].seats
    if len(seats) > 1:
        return Sentence("course-won-together", {"seat": seat_arg(seats[0]), "other": seat_arg(seats[1])})
    return Sentence("course-won", {"seat": seat_arg(seats[0])})


def margin(ranking: Sequence[Rank]) -> list[Sentence]:
    """By how much the first is ahead of the second, or what broke the tie."""
    if len(ranking) < 2 or not ranking[0].won or ranking[1].won:
        return []
    first, second = ranking[0], ranking[1]
    args: dict[str, Arg] = {"seat": seat_arg(first.seats[0]), "other": seat_arg(second.seats[0]), "points": first.total}
    ahead = first.total - second.total
    if ahead > 0:
        return [Sentence("course-ahead", {**args, "margin": ahead})]
    return [Sentence("course-tie-broken", args)] if first.tied else []


def settled(count: int, answer: Callable[[int], object]) -> int:
    """Of so many moments, the first from which on the answer never changed again."""
    since = count - 1
    while since > 0 and answer(since - 1) == answer(count - 1):
        since -= 1
    return max(0, since)


def leaders(points: Sequence[Sequence[int]], moment: int) -> tuple[int, ...]:
    """The seats with the most points at a moment."""
    most = max(line[moment] for line in points)
    return tuple(seat for seat, line in enumerate(points) if line[moment] == most)


def lead(points: Sequence[Sequence[int]], winners: tuple[int, ...], text: str = "course-lead") -> list[Moment]:
    """From which moment on the winner was alone ahead; nothing if that was only ever so at the very end."""
    if len(points) < 2 or len(winners) != 1:
        return []
    last = len(points[0]) - 1
    since = settled(last + 1, lambda moment: leaders(points, moment) == winners)
    if leaders(points, last) != winners or since == last:
        return []
    return [Moment(since, Sentence(text, {"seat": seat_arg(winners[0])}))]


def biggest_gain(points: Sequence[Sequence[int]], least: int = 2, text: str = "course-gain") -> list[Moment]:
    """The most that a seat gained between two moments, if it was as much as `least`."""
    gains = [
        (line[moment] - line[moment - 1], -moment, -seat)
        for seat, line in enumerate(points)
        for moment in range(1, len(line))
    ]
    if not gains or max(gains)[0] < least:
        return []
    gain, moment, seat = max(gains)
    return [Moment(-moment, Sentence(text, {"seat": seat_arg(-seat), "points": gain}))]


def in_order(moments: Sequence[Moment]) -> list[Moment]:
    """Moments as they happened, one after the other."""
    return sorted(moments, key=lambda moment: moment.at)
