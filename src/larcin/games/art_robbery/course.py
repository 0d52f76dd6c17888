"""How a night of Art Robbery went: loot turn by turn, the raids, the turning points, and what the alibis cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from larcin.core import course as core
from larcin.core.action import Arg, seat_arg
from larcin.core.course import Band, Moment, Rank, Story, in_order, leaders, rank, settled
from larcin.core.view import Sentence, Told
from larcin.games.art_robbery.components import ALIBIS, RAIDS, SLOT_COUNT, TOKENS, VALUE
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.scoring import ahead

MOST_MOMENTS = 4
BIG = 4  # points of a token whose theft people remember


class Course(core.Course, kw_only=True):
    """The points are the loot in hand and in the bag after each turn, and in the end what counts."""

    dots: list[list[int]] = []  # by seat, then raid: the alibis that the seat won


class Change(NamedTuple):
    """Loot that moved, a Boss that left, a token that the dog saved; and what each seat held right after it."""

    told: Told
    turn: int
    token: int
    loot: list[int]
    alibis: list[int]


def course(story: Story[Position]) -> Course:
    """The course of a game. While points are hidden there are none in it."""
    night = Night(story)
    moments = range(night.turn + 1)
    called = [Sentence("end-turn", {"turn": turn}) for turn in moments]
    made = Course(points=[], called=called, marks=[""] * len(moments), bands=night.raids)
    if story.steps[0].totals is None:
        return made
    made.points = [[0 for _ in moments] for _ in range(story.players)]
    for change in night.changes:
        for turn in moments[change.turn :]:
            for line, loot in zip(made.points, change.loot, strict=True):
                line[turn] = loot
    if story.final is not None:
        _end(made, story.final, story.seat, night.changes)
    return made


def _end(made: Course, final: Position, reader: int | None, moved: list[Change]) -> None:
    """The last moment is the count, after which everything is told."""
    made.called.append(Sentence("end-count"))
    made.marks.append("")
    for line, total in zip(made.points, final.totals(), strict=True):
        line.append(total)
    made.moments = turning_points(moved)
    made.ranking = rank(final.game, final)
    made.headline = headline([row.seats[0] for row in made.ranking if row.won], reader)
    made.why = why(made.ranking)
    made.dots = [[0] * len(RAIDS) for _ in range(final.players)]
    for token, holder in enumerate(final.where):
        if holder >= 0:
            made.dots[holder][token // SLOT_COUNT] += ALIBIS[token]


class Night:
    """What the reader was told, turn by turn."""

    def __init__(self, story: Story[Position]) -> None:
        self.turn = 0
        self.raids: list[Band] = []  # each from the turn after which it began to the turn with which it ended
        self.changes: list[Change] = []
        self._loot = [0] * story.players
        self._alibis = [0] * story.players
        for event in story.events:
            if event.kind == "raid":
                raid = str(event.args["raid"])
                self.raids.append(Band(self.turn, self.turn, Sentence(raid), raid.removeprefix("raid-")))
            elif event.kind == "play":
                self.turn += 1
                self.raids[-1].last = self.turn
            elif event.kind in ("take", "steal", "boss-lost", "defend"):
                self._change(event)

    def _change(self, event: Told) -> None:
        token = TOKENS.index(str(event.args["token"]).removeprefix("token-"))
        if event.kind != "defend":
            self._give(event.args["seat"], token, -1 if event.kind == "boss-lost" else 1)
        if event.kind == "steal":
            self._give(event.args["victim"], token, -1)
        self.changes.append(Change(event, self.turn, token, self._loot[:], self._alibis[:]))

    def _give(self, seat: Arg, token: int, sign: int) -> None:
        holder = int(str(seat).removeprefix("@"))
        self._loot[holder] += sign * VALUE[token % SLOT_COUNT]
        self._alibis[holder] += sign * ALIBIS[token]


# The turning points


def turning_points(moved: list[Change]) -> list[Moment]:
    """At most four of them, and one a turn: those that matter most."""
    heaviest: dict[int, tuple[int, Moment]] = {}
    for weight, text, change in _candidates(moved):
        if change.turn not in heaviest or heaviest[change.turn][0] < weight:
            args = {**change.told.args, "caught": seat_arg(_fewest(change)[0])}  # some texts name that one, too
            heaviest[change.turn] = weight, Moment(change.turn, Sentence(text, args))
    kept = sorted(heaviest.values(), key=lambda one: (one[0], one[1].at), reverse=True)[:MOST_MOMENTS]
    return in_order([moment for _, moment in kept])


def _candidates(moved: list[Change]) -> Iterator[tuple[int, str, Change]]:
    """What may be told: how much it matters, the text, and what happened. Of equal weight, the first counts."""
    if change := _since(moved, _winners):  # the move after which the winner stayed the winner
        tie = "" if len(_winners(change)) == 1 else "-tie"
        yield 100, f"end-turn-decides{tie}{_by_kind(change)}", change
    if (change := _since(moved, _fewest)) and len(_fewest(change)) == 1 and ALIBIS[change.token]:
        yield 80, "end-turn-fewest", change
    change = _since(moved, _richest)  # caught or not
    if change and change.told.kind != "boss-lost" and [*map(seat_arg, _richest(change))] == [change.told.args["seat"]]:
        yield 60, f"end-turn-leads{_by_kind(change)}", change
    lost = [change for change in moved if change.told.kind == "boss-lost"]
    for change in lost[-2:]:  # a night can lose four Bosses; the last two are enough
        yield 50, "end-turn-boss-lost", change
    for change in moved:
        value = VALUE[change.token % SLOT_COUNT]
        if change.told.kind == "defend" and value >= BIG:
            yield 30 + value, "end-turn-dog", change
        if change.told.kind == "steal" and value >= BIG:
            yield 20 + value, "end-turn-steal", change


def _since(moved: list[Change], answer: Callable[[Change], tuple[int, ...]]) -> Change | None:
    """The change from which on an answer never changed again; None if it was so from the first."""
    since = settled(len(moved), lambda number: answer(moved[number]))
    return moved[since] if since else None


def _by_kind(change: Change) -> str:
    """Taking and stealing read differently, and so does a Boss that leaves."""
    return f"-{change.told.kind}" if change.told.kind in ("steal", "boss-lost") else ""


def _winners(change: Change) -> tuple[int, ...]:
    return ahead(change.loot, change.alibis)


def _fewest(change: Change) -> tuple[int, ...]:
    return leaders([[-count] for count in change.alibis], 0)


def _richest(change: Change) -> tuple[int, ...]:
    return leaders([[count] for count in change.loot], 0)


# The result in words


def headline(winners: list[int], reader: int | None) -> Sentence:
    """Who walks out with the art; a reader who is one of them is named first."""
    winners.sort(key=lambda seat: seat != reader)
    args: dict[str, Arg] = {"seat": seat_arg(winners[0]), "count": len(winners)}
    if len(winners) == 1:
        return Sentence("end-won", args)
    return Sentence("end-shared" if len(winners) == 2 else "end-shared-many", {**args, "other": seat_arg(winners[1])})


def why(ranking: list[Rank]) -> list[Sentence]:
    """What decided it, in one or two sentences."""
    told: list[Sentence] = []
    caught = sum("caught" in row.parts for row in ranking)
    if caught > 1:
        told.append(Sentence("end-lead-caught-many", {"count": caught}))
    for row in ranking:
        seat = seat_arg(row.seats[0])
        if caught == 1 and "caught" in row.parts:
            loot = -row.parts["caught"]
            # More loot than the winner, and nothing of it left: that is the story of the night.
            text = "end-lead-caught-rich" if loot > ranking[0].total else "end-lead-caught"
            told.append(Sentence(text, {"seat": seat, "loot": loot}))
        if "fewest-alibis" in row.parts:
            told.append(Sentence("end-lead-fine", {"seat": seat, "points": -row.parts["fewest-alibis"]}))
    return [*told, _margin(*ranking[:2])]


def _margin(first: Rank, second: Rank) -> Sentence:
    if second.won:
        return Sentence("end-lead-shared")
    args: dict[str, Arg] = {"seat": seat_arg(first.seats[0]), "points": first.total}
    if "caught" in second.parts:
        return Sentence("end-lead-alone", args)
    margin = first.total - second.total
    text = "end-lead-margin" if margin else "end-lead-tie-break"
    return Sentence(text, {**args, "second": seat_arg(second.seats[0]), "margin": margin})
