"""How a game went, as its course tells it: the score round by round, the moments that counted, the result in words."""

from __future__ import annotations

import random

from larcin.core import course as core
from larcin.core.course import Step, Story
from larcin.core.view import Sentence, Told
from larcin.games.master_thieves.course import Course, course
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, roles, table


def told(kind: str, **args: int | str) -> Told:
    return Told(kind, args)


def story(final: Position | None, *steps: tuple[list[int], list[Told]]) -> Story[Position]:
    """A story of these steps, each with its totals and what was told."""
    made = [Step(events, totals, {}) for totals, events in steps]
    return Story(GAME, None, len(steps[0][0]), made, final)


def finished(first: str, second: str, white: str = "D") -> Position:
    """A game that is over: what lies on the two black cushions, and on the second white one."""
    held = first + second + white + "D"
    rubies = [f"{level} {face} upper" for level in ("top", "middle", "bottom") for face in ("N", "S")]
    drawers = {"bottom E upper": "D" * (28 - held.count("D"))}
    if held.count("S") < 4:
        drawers["bottom W upper"] = "S" * (4 - held.count("S"))
    left = rubies[: 6 - held.count("R")]
    state = table(drawers, white={0: "D", 1: white}, black={0: first, 1: second}, rubies=left)
    return act(roles(state, "jeweller-m", "detective"), "open top W", "done")


def night(final: Position, totals: list[list[int]], *events: list[Told]) -> Course:
    """The course of a game with these totals after filling and after each round, and what each round told."""
    first = (totals[0], [told("first", seat="@0")])
    rounds = [
        (now, [told("round", round=number % 6 + 1, cycle=number // 6 + 1), *happened])
        for number, (now, happened) in enumerate(zip(totals[1:], events, strict=True))
    ]
    return course(story(final, first, *rounds))


def moment(made: Course, text: str) -> tuple[int, dict[str, int | str]]:
    found = [(one.at, one.told.args) for one in made.moments if one.told.text == text]
    assert len(found) == 1, made.moments
    return found[0]


def test_the_score_is_told_round_by_round_from_the_imitations_of_the_start() -> None:
    match = GAME.start(3, seed=3)
    rnd = random.Random(3)
    while match.to_act:
        seat = rnd.choice(match.to_act)
        match.play(seat, rnd.choice(match.legal(seat)))
    made = match.course()
    rounds = sum(line.kind == "round" for line in match.told(None))
    assert [line[0] for line in made.points] == [-12, -12, -12]
    assert [len(line) for line in made.points] == [rounds + 1] * 3
    assert [line[-1] for line in made.points] == match.state.totals()
    assert made.called[0] == Sentence("end-filled")
    assert made.called[6:8] == [
        Sentence("end-round", {"cycle": 1, "round": 6}),
        Sentence("end-round", {"cycle": 2, "round": 1}),
    ]
    assert [(band.first, band.last) for band in made.bands][:2] == [(0, 6), (6, min(12, rounds))]


def test_what_nobody_took_from_the_box_is_told_at_the_end() -> None:
    final = finished("DDD", "DD")
    made = night(final, [[-12, -12], [3, 1]], [])
    assert made.left is not None
    assert (made.left.diamonds, made.left.sapphires, made.left.rubies) == (28 - 6, 4, 6)
    going_on = course(story(None, ([-12, -12], []), ([-12, -11], [told("round", round=1, cycle=1)])))
    assert (going_on.left, going_on.moments, going_on.why) == (None, [], [])


def test_the_lead_names_what_it_came_from() -> None:
    final = finished("DDDDDDDD", "DD")
    totals = [[-12, -12], [-11, -10], [-5, -10], [8, 1]]
    taken = told("take", seat="@0", diamonds=3, sapphires=0)
    for event, by in [
        (told("take", seat="@0", diamonds=2, sapphires=1), "by-hand"),
        (told("ruby", seat="@0", left=5), "by-ruby"),
        (told("share", seat="@0", diamonds=4, sapphires=0), "by-red"),
        (told("draft", seat="@0", jewel="jewel-sapphire"), "by-imitations"),  # two points of six
        (told("fall-alarm", seat="@1", owner="@0", diamonds=4, sapphires=0), "by-alarm"),
        (told("take", seat="@1", diamonds=6, sapphires=0), "by-imitations"),  # that was somebody else
    ]:
        made = night(final, totals, [taken], [event], [])
        assert moment(made, "end-moment-lead") == (2, {"seat": "@0", "by": by})


def test_a_lead_by_imitations_is_not_put_down_to_the_jewels_of_others() -> None:
    """The winner has fewer genuine jewels: what decided it is that the imitations went."""
    final = finished("DDD", "DDDD", "DD")
    made = night(final, [[-12, -12], [-4, -3], [3, 2]], [told("take", seat="@1", diamonds=4, sapphires=0)], [])
    assert moment(made, "end-moment-lead") == (2, {"seat": "@0", "by": "by-imitations"})


def test_a_broken_tie_is_told_as_one_and_not_as_a_lead() -> None:
    final = finished("DDD", "R")
    made = night(final, [[-12, -12], [3, 3]], [told("ruby", seat="@1", left=5)])
    assert made.why == [Sentence("end-lead-rubies")]
    assert [one.told.text for one in made.moments] == ["end-moment-round", "end-moment-rubies"]


def test_the_best_round_the_loudest_alarm_and_the_rubies_are_told() -> None:
    final = finished("DDDDDDDD", "DD")
    first = [told("ruby", seat="@1", left=5), told("fall-alarm", seat="@0", owner="@1", diamonds=2, sapphires=0)]
    second = [told("ruby", seat="@1", left=4), told("fall-alarm", seat="@0", owner="@1", diamonds=0, sapphires=2)]
    third = [told("ruby", seat="@0", left=3), told("fall-alarm", seat="@1", owner="@0", diamonds=1, sapphires=0)]
    made = night(final, [[-12, -12], [-12, -6], [-12, 2], [8, 2]], first, second, third)
    assert moment(made, "end-moment-round") == (3, {"seat": "@0", "points": 20})
    assert moment(made, "end-moment-alarm") == (2, {"seat": "@1", "points": 4})
    assert moment(made, "end-moment-rubies") == (2, {"seat": "@1", "many": 2})
    assert [one.at for one in made.moments] == sorted(one.at for one in made.moments)


def test_a_quiet_night_has_little_to_tell() -> None:
    made = night(finished("DDD", "DDDD", "DD"), [[1, 2], [3, 2]], [told("take-nothing", seat="@0")])
    assert [one.told.text for one in made.moments] == ["end-moment-lead"]


def test_what_decided_it_points_then_rubies_then_sapphires_else_it_is_shared() -> None:
    for first, second, white, text, seat in [
        ("DDDD", "DDDD", "DD", "end-lead-margin", "@0"),
        ("DDD", "R", "D", "end-lead-rubies", "@1"),
        ("RDDD", "RSDD", "D", "end-lead-sapphires", "@1"),
    ]:
        final = finished(first, second, white)
        made = night(final, [[-12, -12], final.totals()], [])
        assert made.headline == Sentence("end-won", {"seat": seat})
        assert [sentence.text for sentence in made.why] == [text]
    final = finished("SD", "SDD")
    made = night(final, [[-12, -12], final.totals()], [])
    assert (made.headline, made.why) == (Sentence("end-shared", {"count": 2}), [Sentence("end-lead-shared")])


def test_few_rounds_are_numbered_and_many_are_not() -> None:
    for rounds, marks in ((2, ["", "1", "2"]), (9, [""] * 10)):
        steps = [([0, 0], [told("round", round=1, cycle=1)]) for _ in range(rounds)]
        assert course(story(None, ([0, 0], []), *steps)).marks == marks


def test_cushions_lie_open_so_a_course_has_its_points_at_any_time() -> None:
    match = GAME.start(2, seed=1)
    assert core.tell(match, 1).points == [[-12], [-12]]
