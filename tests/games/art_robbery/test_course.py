"""How a night went, as its course tells it: loot by turn, turning points, and what decided it."""

from __future__ import annotations

from larcin.core.course import Moment, Rank, Step, Story
from larcin.core.view import Sentence, Told
from larcin.games.art_robbery.components import RAIDS
from larcin.games.art_robbery.course import Course, Night, course, headline, turning_points, why
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.scoring import ahead
from tests.games.art_robbery.builder import GAME


def story(*lines: str, players: int = 3) -> Story[Position]:
    """A history in short: "raid antiques", "0 takes 5", "1 steals boss from 0", "1 loses boss", "2 passes"."""
    told: list[Told] = []
    raid = ""
    for line in lines:
        who, verb, *rest = line.split()
        if who == "raid":
            raid = verb
            told.append(Told("raid", {"raid": f"raid-{raid}", "number": RAIDS.index(raid) + 1}))
            continue
        if verb != "loses":
            told.append(Told("play", {"seat": f"@{who}", "card": "card-thief"}))
        if verb == "passes":
            continue
        kind = {"takes": "take", "steals": "steal", "defends": "defend", "loses": "boss-lost"}[verb]
        seats = {"seat": f"@{who}", "victim": f"@{rest[2]}"} if len(rest) > 1 else {"seat": f"@{who}"}
        told.append(Told(kind, {**seats, "token": f"token-{raid}-{rest[0]}"}))
    return Story(GAME, None, players, [Step(told, [0] * players, {})], None)


NIGHT = story(
    "raid sketches",
    "0 takes 5",
    "1 takes boss",
    "2 takes 0",
    "0 steals boss from 1",
    "1 takes 1",
    "2 passes",
    "raid sculptures",
    "0 takes boss",
    "1 takes 4",
    "2 defends 0 from 1",
    "0 takes 3b",
    "0 loses boss",
)


def played(players: int, seed: int) -> tuple[Position, Course]:
    """A whole game at random, and its course."""
    match = GAME.start(players=players, seed=seed)
    state = match.state
    while state.to_act:
        seat = state.to_act[0]
        match.play(seat, state.legal(seat)[state.rng.below(len(state.legal(seat)))])
    told = match.course()
    assert isinstance(told, Course)
    assert isinstance(state, Position)
    return state, told


def test_the_night_adds_up_what_moved_turn_by_turn() -> None:
    told = course(NIGHT)
    assert [(band.look, band.first, band.last) for band in told.bands] == [("sketches", 0, 6), ("sculptures", 6, 10)]
    assert told.points == [
        [0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 13],
        [0, 0, 5, 5, 0, 1, 1, 1, 5, 5, 5],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ]
    assert Night(NIGHT).changes[-1].loot == [13, 5, 0]
    assert Night(NIGHT).changes[-1].alibis == [0, 1, 2]


def test_who_would_win_the_fewest_alibis_lose_everything_with_two_seats_ten_points() -> None:
    assert ahead([20, 5, 4], [0, 2, 3]) == (1,)
    assert ahead([20, 11], [1, 2]) == (1,)
    assert ahead([20, 20], [2, 2]) == (0, 1)
    assert ahead([20, 20, 0], [3, 2, 1]) == (0,)


def test_the_turning_points_the_alibi_that_decided_it_the_boss_that_left_in_the_order_of_the_night() -> None:
    moments = turning_points(Night(NIGHT).changes)
    found = {moment.at: moment.told.text for moment in moments}
    assert found[10] == "end-turn-boss-lost"
    assert found[5] == "end-turn-decides"
    assert [moment.at for moment in moments] == sorted(found)
    assert len(moments) <= 4


def test_a_theft_that_decides_the_game_names_the_victim() -> None:
    told = story("raid sketches", "0 takes 0", "1 takes 1", "2 takes 3a", "1 takes 5", "0 steals 5 from 1")
    args: dict[str, int | str] = {"seat": "@0", "victim": "@1", "token": "token-sketches-5", "caught": "@2"}
    assert Moment(5, Sentence("end-turn-decides-steal", args)) in turning_points(Night(told).changes)


def test_a_night_without_loot_has_no_turning_points() -> None:
    assert turning_points(Night(story()).changes) == []


def row(seat: int, total: int, place: int, **parts: int) -> Rank:
    named = {name.replace("_", "-"): points for name, points in parts.items()}
    return Rank(
        place=place, seats=(seat,), total=total, parts=named, ties={"alibis": 1}, won=place == 1, tied=total == 7
    )


def test_why_tells_of_the_rich_one_who_was_caught_and_by_how_much_the_game_was_won() -> None:
    rows = [row(1, 5, 1, sketches=5), row(2, 0, 2), row(0, 0, 3, sketches=13, caught=-13)]
    assert why(rows) == [
        Sentence("end-lead-caught-rich", {"seat": "@0", "loot": 13}),
        Sentence("end-lead-margin", {"seat": "@1", "points": 5, "second": "@2", "margin": 5}),
    ]


def test_why_tells_of_several_caught_of_a_fine_and_of_ties() -> None:
    caught = row(1, 0, 2, caught=-3)
    assert [told.text for told in why([row(0, 9, 1), caught, caught])] == ["end-lead-caught-many", "end-lead-alone"]
    fined = row(1, -2, 2, sketches=8, fewest_alibis=-10)
    assert why([row(0, 7, 1), fined])[0] == Sentence("end-lead-fine", {"seat": "@1", "points": 10})
    assert [told.text for told in why([row(0, 7, 1), row(1, 7, 2)])] == ["end-lead-tie-break"]
    assert [told.text for told in why([row(0, 7, 1), row(1, 7, 1)])] == ["end-lead-shared"]


def test_a_whole_game_ends_with_the_count_and_every_alibi_has_its_raid() -> None:
    for players in (2, 3, 5):
        state, told = played(players, seed=players)
        loot, alibis = state.standing(len(state.where))
        assert [line[-2] for line in told.points] == loot
        assert [line[-1] for line in told.points] == state.totals()
        assert told.called[-1].text == "end-count"
        assert [sum(dots) for dots in told.dots] == alibis
        assert [band.look for band in told.bands] == RAIDS
        assert told.bands[-1].last == len(told.called) - 2
        assert told.headline
        assert told.headline.text == "end-won"


def test_a_reader_who_shares_the_victory_is_named_first() -> None:
    assert headline([0, 2], reader=2) == Sentence("end-shared", {"seat": "@2", "count": 2, "other": "@0"})
    assert headline([0, 2], reader=1) == Sentence("end-shared", {"seat": "@0", "count": 2, "other": "@2"})
    assert headline([0, 1, 2], reader=None).text == "end-shared-many"
