"""How a game went: capers by location and card, since when a location was led, what decided it, who stands there."""

from __future__ import annotations

import pytest

from larcin.core.course import Moment, Step, Story
from larcin.core.event import Event
from larcin.core.rng import FastRng
from larcin.core.view import Sentence, told
from larcin.games.caper import course as courses
from larcin.games.caper.course import Course, Job, Scene
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, end, position


def steps(state: Position, *moves: str) -> list[Step]:
    """The steps of a story that begins at that position, told by the events of these moves."""
    events: list[Event] = [Event("city", dict(zip(("first", "second", "third"), ids(state), strict=True)))]
    state.events = events
    found: list[Step] = []
    heard = 0
    for move in ["", *moves]:
        if move:
            act(state, move)
        found.append(Step([told(one, None) for one in events[heard:]], state.totals(), GAME.gauges(state)))
        heard = len(events)
    return found


def ids(state: Position) -> list[str]:
    """The message ids of the three locations."""
    return [f"location-{place.id}" for place in GAME.look(state, None).locations]


def ended(state: Position, reader: int | None = None) -> Course:
    """The course of a game that is over, of which nothing but the end is known."""
    return GAME.course(Story(GAME, reader, state.players, steps(state), state))


def whole(players: int, seed: int) -> tuple[Course, Position]:
    """The course of a random game."""
    match = GAME.start(players, seed)
    rng = FastRng(seed)
    while not match.over:
        seat = match.state.to_act[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    made = match.course()
    assert isinstance(made, Course)
    assert isinstance(match.state, Position)
    return made, match.state


def test_capers_are_told_for_both_sides_after_every_card() -> None:
    state = position(
        "gala: saint | mime+simple-disguise", "smoke-screen skeleton-key", "", pairs=4, turn=0, coins=(1, 0)
    )
    made = GAME.course(Story(GAME, None, 2, steps(state, "choose smoke-screen", "on saint"), state))
    gala = next(job for job in made.jobs if job.location == "gala")
    # A chosen card changes nothing yet; laid, it is a caper. The Mime and the Simple Disguise stay two.
    assert gala.capers == [[0, 1], [2, 2]]
    assert (gala.winner, gala.points) == (1, 5 + 1)
    assert [(job.winner, job.points) for job in made.jobs if job is not gala] == [(None, 0), (None, 0)]
    assert [line[-1] for line in made.points] == state.totals()


def test_a_flipped_card_is_a_moment_of_its_own() -> None:
    table = "gala: saint+smoke-screen dame+skeleton-key | mime"
    state = position(table, "", "blazeblaster skeleton-key", pairs=4, coins=(0, 2))
    story = Story(GAME, None, 2, steps(state, "choose blazeblaster", "on mime", "flip saint"), None)
    made = GAME.course(story)
    assert made.jobs[0].capers == [[1, 1, 0], [1, 1, 1]]  # before, Blazeblaster laid, Smoke Screen flipped
    assert (made.moments, made.ranking, made.headline, made.scene) == ([], [], None, None)  # not over yet


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_last_moment_is_what_the_rules_have_counted(players: int, seed: int) -> None:
    made, final = whole(players, seed)
    view = GAME.look(final, None)
    assert [job.location for job in made.jobs] == [place.id for place in view.locations]
    for job, place in zip(made.jobs, view.locations, strict=True):
        assert [line[-1] for line in job.capers] == [side.capers for side in place.sides]
        assert [len(line) for line in job.capers] == [len(made.called)] * 2
        assert [line[0] for line in job.capers] == [0, 0]
        winner = next((seat for seat, side in enumerate(place.sides) if side.leads), None)
        assert job.winner == winner
        assert job.points == (0 if winner is None else place.sides[winner].worth)
    assert [band.first for band in made.bands] == [at for at, mark in enumerate(made.marks) if mark]
    assert [mark for mark in made.marks if mark] == ["1", "2", "3", "4", "5", "6"]
    assert (made.bands[0].first, made.bands[-1].last) == (0, len(made.called) - 1)


def test_moments_name_since_when_a_location_was_led_and_ties() -> None:
    bank = Job("bank", [[0, 1, 1, 2], [0, 0, 1, 1]], 0, 6)
    gala = Job("gala", [[0, 0, 0, 0], [0, 0, 0, 0]])
    empty = [Step([], None, None)] * 4
    assert courses._turning_points([bank, gala], empty) == [
        Moment(3, Sentence("end-moment-lead", {"location": "location-bank", "seat": "@0"})),
        Moment(3, Sentence("end-moment-tied", {"location": "location-gala"})),
        Moment(3, Sentence("end-moment-prize", {"location": "location-bank", "points": 6})),
    ]


def test_flips_fill_up_the_moments() -> None:
    flip = {"seat": "@1", "card": "card-skeleton-key", "location": "location-bank"}
    flipped = Step([told(Event("flip", dict(flip)), None)], None, None)
    jobs = [Job("bank", [[0, 1, 1, 1], [0, 0, 0, 0]], 0, 6), Job("gala", [[0] * 4] * 2), Job("yacht", [[0] * 4] * 2)]
    found = courses._turning_points(jobs, [Step([], None, None), flipped, flipped, flipped])
    assert [(one.at, one.told.text) for one in found] == [
        (1, "end-moment-lead"),
        (1, "end-moment-flip"),
        (3, "end-moment-tied"),
        (3, "end-moment-tied"),
        (3, "end-moment-prize"),
    ]


def test_le_gagnant_points_then_the_purse_then_cream_are_what_decided_it() -> None:
    ahead = ended(end("bank: mime |"))
    assert [(row.seats, row.place, row.tied) for row in ahead.ranking] == [((0,), 1, False), ((1,), 2, False)]
    assert ahead.why == [Sentence("end-lead-margin", {"seat": "@0", "second": "@1", "points": 5, "margin": 5})]
    purse = ended(end("bank: |", coins=(1, 2)))
    assert [(row.seats, row.place, row.tied) for row in purse.ranking] == [((1,), 1, True), ((0,), 2, True)]
    assert [one.text for one in purse.why] == ["end-lead-coins"]
    cream = ended(end("bank: |", coins=(2, 2)))
    assert [(row.seats, row.place) for row in cream.ranking] == [((0,), 1), ((1,), 2)]
    assert [one.text for one in cream.why] == ["end-lead-cream"]


def test_teams_are_ranked_once_and_the_reader_is_who_wins() -> None:
    teams = end("bank: mime |", players=4)
    made = ended(teams, 2)
    assert [(row.seats, row.place, row.won) for row in made.ranking] == [((0, 2), 1, True), ((1, 3), 2, False)]
    assert made.headline == Sentence("end-won", {"seat": "@2"})
    assert ended(teams, 3).headline == Sentence("end-won", {"seat": "@0"})


def test_the_snitch_wins_at_equal_points_and_no_purse_is_asked() -> None:
    made = ended(end("bank: |", players=3))
    assert [(row.seats, row.place, row.tied) for row in made.ranking[:1]] == [((2,), 1, False)]
    assert [one.text for one in made.why] == ["end-lead-snitch"]
    beaten = ended(end("bank: mime |", players=3))
    assert beaten.headline == Sentence("end-won", {"seat": "@0"})
    assert [one.text for one in beaten.why] == ["end-lead-no-snitch"]


GALA = "bank: saint |\ngala: mime actress dame | barber+simple-disguise+smoke-screen conductor banker"


def test_on_the_picture_stands_the_winners_own_crew_where_it_did_best() -> None:
    mint = end(GALA)
    assert mint.winners() == (1,)
    assert ended(mint).scene == Scene("gala", ["barber", "conductor", "banker"])
    teams = end(GALA, players=4)  # here cream wins, by the gear that fills its discard
    assert teams.winners() == (0, 2)
    assert ended(teams).scene == Scene("gala", ["mime", "actress", "dame"])
    cream = end("bank: saint |\ngala: mime+simple-disguise actress dame | barber conductor banker")
    assert cream.winners() == (0,)
    assert ended(cream).scene == Scene("gala", ["mime", "actress", "dame"])


def test_the_snitch_stands_among_some_of_both_crews() -> None:
    made = ended(end("gala: saint actress dame | barber conductor banker", players=3))
    assert made.headline == Sentence("end-won", {"seat": "@2"})
    assert made.scene == Scene("gala", ["saint", "barber", "actress"])
