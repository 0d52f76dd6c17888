"""The course of a game and its facts: they tell each reader what it may know, in both languages, and add up."""

from __future__ import annotations

import msgspec

from larcin.core import text
from larcin.core.course import Course
from larcin.core.rng import FastRng
from larcin.testing.seatings import Seating, every, last, walk
from larcin.testing.texts import Shown, shown_in_course, spoken


class Courses:
    """How a game went, and what never changes in it."""

    def test_1_a_course_ends_with_the_result(self, seating: Seating) -> None:
        for course in finished(seating, 41):
            moments = len(course.called)
            assert moments == len(course.marks)
            assert all(len(line) == moments for line in course.points)
            assert all(0 <= moment.at < moments for moment in course.moments)
            assert all(0 <= band.first <= band.last < moments for band in course.bands)
            assert course.headline is not None
            assert sorted(seat for row in course.ranking for seat in row.seats) == list(range(seating.players))
            assert [row.place for row in course.ranking] == sorted(row.place for row in course.ranking)
            assert course.ranking[0].place == 1
            for row in course.ranking:
                assert sum(row.parts.values()) == row.total
                for seat in row.seats:
                    assert course.points[seat][-1] == row.total
            again = msgspec.json.decode(msgspec.json.encode(course), type=type(course))
            assert again == course

    def test_5_all_readers_are_told_the_same_result_once_it_is_over(self, seating: Seating) -> None:
        courses = finished(seating, 42)
        assert all(course.points == courses[0].points for course in courses)
        assert all(course.ranking == courses[0].ranking for course in courses)

    def test_5_before_the_end_a_course_holds_only_what_the_seat_was_told(self, seating: Seating) -> None:
        """Points are there before the end only where everybody sees them: then they are the same in every world."""
        for number, match, actor, _ in every(9, walk(seating, 43)):
            for seat in (None, actor):
                course = match.course(seat)
                assert not course.ranking
                assert course.headline is None
                assert not course.why
                if not seating.game.open_scores(match.state.setup):
                    assert course.points == []
                    continue
                world = match.state.imagine(seat, FastRng(number))
                assert world.totals() == match.state.totals()
                assert seating.game.gauges(world) == seating.game.gauges(match.state)

    def test_11_every_sentence_of_a_course_has_its_text(self, seating: Seating, lang: str) -> None:
        for reader, course in enumerate(finished(seating, 44), -1):
            for told in shown_in_course(course):
                assert text.has(told.text, lang, seating.game.slug), f"{seating.game.slug} has no {told.text} in {lang}"
                said = spoken(Shown(told.text, told.args, None if reader < 0 else reader), seating, lang)
                assert said
                assert "{" not in said

    def test_5_facts_are_known_to_everybody_and_never_change(self, seating: Seating) -> None:
        known = None
        for number, match, actor, _ in every(9, walk(seating, 45)):
            facts = seating.game.facts(match.state)
            if known is None:
                known = facts
                assert msgspec.json.decode(msgspec.json.encode(facts), type=type(facts)) == facts
            assert facts == known
            for seat in (None, actor):
                assert seating.game.facts(match.state.imagine(seat, FastRng(number))) == known


def finished(seating: Seating, seed: int) -> tuple[Course, ...]:
    """The courses of a whole random game, for every seat and a spectator."""
    match = last(seating, seed)
    assert match.over
    for seat, score in enumerate(match.scores()):
        assert match.course().points[seat][-1] == score.total
    return tuple(match.course(seat) for seat in seating.eyes)
