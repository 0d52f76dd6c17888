"""How the nights went: VP night by night, the moments that made them, and what decided the game."""

from __future__ import annotations

from larcin.core.action import Arg
from larcin.core.course import Moment, Rank, Step, Story
from larcin.core.view import Sentence, Told
from larcin.games.thiefdom.box import STARS
from larcin.games.thiefdom.course import Course, Night, _arrests, _best_deed, _decider, _lead, _to_the_stars, course
from larcin.games.thiefdom.position import Position
from tests.games.thiefdom.builder import GAME


def step(markers: list[int], kind: str, **args: Arg) -> Step:
    return Step([Told(kind, args)], markers, {"vp": markers})


NIGHTS = [
    step([10, 10], "night", seat="@0", number=1),
    step([14, 10], "sell", seat="@0", vp=4),
    step([14, 8], "arrest", seat="@1", vp=2),
    step([14, 8], "night", seat="@1", number=2),
    step([14, 17], "mission", seat="@1", vp=9),
    step([14, 15], "arrest", seat="@1", vp=2),
]


def told(steps: list[Step]) -> Course:
    players = len(steps[0].gauges["vp"]) if steps[0].gauges else 0
    story: Story[Position] = Story(GAME, None, players, steps, None)
    return course(story)


def ended(steps: list[Step], totals: list[int]) -> Course:
    """The course with its last moment, as the end adds it."""
    made = told(steps)
    for line, total in zip(made.points, totals, strict=True):
        line.append(total)
    made.ranking = [row(total, {}, seat, seat == totals.index(max(totals))) for seat, total in enumerate(totals)]
    return made


def row(total: int, ties: dict[str, int], seat: int = 0, won: bool = False) -> Rank:
    return Rank(place=1, seats=(seat,), total=total, parts={}, ties=ties, won=won, tied=False)


def test_points_are_the_markers_after_each_night() -> None:
    made = told(NIGHTS)
    assert made.points == [[10, 14, 14], [10, 8, 15]]
    assert made.called == [Sentence("table-before"), *(Sentence("end-night", {"night": n}) for n in (1, 2))]
    assert made.marks == ["", "1", "2"]


def test_nights_alone_are_followed_too() -> None:
    steps = [step([10 + n], kind, number=n) for n in (0, 1) for kind in ("night-alone",)] + [step([12], "club", vp=1)]
    assert told(steps).points == [[10, 11, 12]]
    assert told(steps).moments == []


def test_moments_are_the_best_night_and_the_best_deed() -> None:
    assert told(NIGHTS).moments == [
        Moment(2, Sentence("end-moment-night", {"seat": "@1", "points": 7})),
        Moment(2, Sentence("event-mission", {"seat": "@1", "vp": 9})),
    ]


def test_small_deeds_and_purchases_are_not_told() -> None:
    assert _best_deed([]) == []
    assert told([step([10], "night-alone", number=1), step([12], "sell", seat="@0", vp=2)]).moments == []
    assert told([step([10], "night-alone", number=1), step([13], "buy", seat="@0", vp=9)]).moments == []


def test_the_winner_leads_from_a_night_on_or_only_by_what_is_counted() -> None:
    assert _lead(ended(NIGHTS, [20, 25]), 2) == [Moment(2, Sentence("end-moment-lead", {"seat": "@1"}))]
    assert _lead(ended(NIGHTS, [26, 25]), 2) == [Moment(2, Sentence("end-moment-count", {"seat": "@0"}))]
    assert _lead(ended(NIGHTS, [25, 25]), 2) == [], "a tie that something else broke"


def test_who_was_arrested_most_is_told_when_it_was_more_than_once() -> None:
    arrests = [Night(number, Told("arrest", {"seat": "@1", "vp": 2})) for number in (1, 2)]
    assert _arrests(arrests, 2) == [Moment(2, Sentence("end-moment-arrests", {"seat": "@1", "times": 2}))]
    assert _arrests(arrests[:1], 2) == []


def test_p12_the_first_tie_break_that_differs_decides() -> None:
    assert _decider(row(25, {"goods": 3, "artworks": 0}), row(25, {"goods": 1, "artworks": 0})) == "goods"
    assert _decider(row(25, {"goods": 3, "artworks": 1}), row(25, {"goods": 3, "artworks": 0})) == "artworks"
    assert _decider(row(25, {"goods": 3}), row(24, {"goods": 9})) is None


def test_solo_stars_and_how_far_the_next_is() -> None:
    assert _to_the_stars(1, STARS[0] + 2) == [
        Sentence("end-stars", {"n": 1}),
        Sentence("end-next-star", {"vp": STARS[1] - STARS[0] - 2}),
    ]
    assert _to_the_stars(len(STARS), 99) == [Sentence("end-stars", {"n": len(STARS)})]
