"""Partie en mode solo (p. 14, 15): alternating turns, the compass, rivals in buildings, stars."""

from __future__ import annotations

import pytest

from larcin.core.event import Event
from larcin.games.thiefdom.arrest import arrest
from larcin.games.thiefdom.box import DIRECTIONS, FOLK, PLACE_NUMBER
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.solo import directions, place_rival, stars
from larcin.games.thiefdom.tabletop import PLANNING
from larcin.games.thiefdom.townsfolk import begin_walk, walk_on
from tests.games.thiefdom.builder import GAME, Scene


def test_p15_one_or_two_is_north_and_odd_rolls_turn_the_other_way() -> None:
    told = {roll: [DIRECTIONS[way] for way in directions(roll - 1)] for roll in range(1, 9)}
    assert told[8] == ["west", "north", "east", "south"], "the rulebook's example"
    assert told[7] == ["west", "south", "east", "north"]
    assert [told[roll][0] for roll in range(1, 9)] == [
        *("north", "north", "east", "east", "south", "south", "west", "west")
    ]


CROSS = """
    aaa.bbb
    a..*..b
    a.MMM.b
    .>MMM*.
    c.MMM.d
    c..*..d
    ccc.ddd
"""


@pytest.mark.parametrize(
    ("roll", "way"), [(8, "north"), (7, "south"), (1, "north"), (5, "south"), (3, "north"), (4, "south")]
)
def test_m9_a_guard_that_may_not_go_as_rolled_turns_by_the_compass(roll: int, way: str) -> None:
    """It faces east, where the market is, and west is behind it: only north and south are open."""
    state = Scene(CROSS, "3A", seats=1).load()
    start = state.folk[0]
    state.compass = directions(roll - 1)
    begin_walk(state, 0, 1)
    walk_on(state)
    assert (state.folk[0] < start) is (way == "north")


def solo(seed: int = 2) -> Position:
    state = GAME.state(1, seed=seed, mode="solo")
    assert isinstance(state, Position)
    while state.stage < PLANNING:
        state.apply(0, state.absent(0))
    return state


def test_p14_thieves_and_townsfolk_take_turns_and_who_begins_changes_every_round() -> None:
    state = solo()
    for round_ in (1, 2, 3):
        events: list[Event] = []
        state.events = events
        assert state.round == round_
        state.apply(0, GAME.action("plan cane feather satchel"))
        while state.stage != PLANNING:
            state.apply(0, state.absent(0))
        turns = [event.kind for event in events if event.kind in ("turn", "board")]
        begin = ["turn", "board"] if round_ % 2 else ["board", "turn"]
        assert turns == begin * 3


def test_p15_each_night_every_board_is_turned_once_and_moves_its_figures_in_order() -> None:
    state = solo()
    events: list[Event] = []
    state.events = events
    state.apply(0, GAME.action("plan satchel cane feather"))
    while state.stage != PLANNING:
        state.apply(0, state.absent(0))
    boards = [event.args["number"] for event in events if event.kind == "board"]
    assert sorted(boards) == [1, 2, 3]
    moved = [str(event.args["figure"]) for event in events if event.kind in ("walk", "stay")]
    assert sorted(moved) == sorted(f"figure-{name}" for name in FOLK if not name.endswith("-d"))
    for number, figures in {1: ["noble-a", "guard-a"], 2: ["noble-b", "guard-b"]}.items():
        assert [name for name in moved if name.endswith(figures[0][-2:])] == [f"figure-{name}" for name in figures], (
            number
        )


@pytest.mark.parametrize(
    ("roll", "place"),
    [
        *((1, "tavern-8"), (2, "tavern-2"), (3, "market-3"), (4, "market-3")),
        *((5, "dealer-6"), (6, "dealer-6"), (7, "dungeon-7"), (8, "tavern-8")),
    ],
)
def test_p15_the_second_roll_puts_the_boards_rival_into_a_location(roll: int, place: str) -> None:
    scene = Scene("", "2A", seats=1, rng=[roll - 1])
    state = scene.load()
    state.boards = [0]
    place_rival(state)
    assert state.where[3 + 1] == PLACE_NUMBER[place], "board 1 has the rival with the feather"


def test_p15_entering_beside_a_rival_costs_a_vp_and_one_that_is_put_there_costs_nothing() -> None:
    scene = Scene("", "2A", seats=1, rivals=["tavern-2", None, None]).thief(place="d4").play("step tavern-2")
    assert scene.gained() == -1
    state = scene.load()
    state.boards = [1]
    place_rival(state)
    assert scene.gained() == -1


def test_p15_goods_of_an_arrest_are_not_put_into_the_dungeon() -> None:
    scene = Scene("", "2A", seats=1).thief(goods={"gold": 3})
    arrest(scene.load(), 0)
    assert scene.load().dump()["dungeon"] == {}


def test_17_bernhards_coin_is_put_there_also_in_the_solo_game() -> None:
    scene = Scene("", "2A", seats=1).thief(place="2b", ally="bernhard", goods={"gold": 1})
    assert scene.play("use bernhard on guard-a").load().dump()["dungeon"] == {"gold": 1}


def test_p15_stars() -> None:
    assert [stars(points) for points in (29, 30, 39, 40, 50, 60, 69, 70, 99)] == [0, 1, 1, 2, 3, 4, 4, 5, 5]


def test_p14_the_city_is_that_of_two_seats_without_noble_and_guard_d() -> None:
    state = solo()
    assert len(state.city.layout) == 6
    assert state.folk[3] == -1
    assert state.folk[7] == -1
