"""The box: the rules file's model (its sections 1 to 3) and its worked examples A to C."""

from __future__ import annotations

from itertools import product

import pytest

from larcin import IllegalMove
from larcin.games.master_thieves.box import JewelBox
from larcin.games.master_thieves.components import FACES, LEVELS
from larcin.games.master_thieves.setup import ruby_box
from tests.games.master_thieves.builder import GAME, act, black, inside, legal, red, roles, ruby, table

START = {  # physical drawers as (level, k), from the rules file's start grid
    "top": {"N": (0, 2), "E": (0, 1), "S": (0, 0), "W": (0, 3)},
    "middle": {"N": (1, 2), "E": (1, 1), "S": (1, 0), "W": (1, 3)},
    "bottom": {"N": (2, 2), "E": (2, 1), "S": (2, 0), "W": (2, 3)},
}


def slot(name: str) -> int:
    level, face = name.split()
    return LEVELS.index(level) * 4 + FACES.index(face)


def at(box: JewelBox, name: str) -> tuple[int, int]:
    return divmod(box.drawer_at(slot(name)), 4)


def test_section_9_start_grid() -> None:
    box = ruby_box(2)
    assert (box.over, box.quarters) == (1, [2, 2, 2])
    for level, faces in START.items():
        for face, drawer in faces.items():
            assert at(box, f"{level} {face}") == drawer
    for level in LEVELS:
        for face, long in (("N", True), ("E", False), ("S", True), ("W", False)):
            assert box.is_long(box.drawer_at(slot(f"{level} {face}"))) is long


def test_setup_three_rubies_lie_above_on_north_and_three_below_on_south() -> None:
    box = ruby_box(2)
    rubies = [side for side in range(24) if box.rubies[side]]
    north = [box.upper(box.drawer_at(slot(f"{level} N"))) for level in LEVELS]
    south = [box.lower(box.drawer_at(slot(f"{level} S"))) for level in LEVELS]
    assert rubies == sorted(north + south)


def test_section_2_every_slot_shows_one_drawer_in_every_position_of_the_box() -> None:
    for over, a, b, c in product((0, 1), range(4), range(4), range(4)):
        box = JewelBox()
        box.over, box.quarters = over, [a, b, c]
        assert sorted(box.drawer_at(place) for place in range(12)) == list(range(12))
        assert all(box.slot_of(box.drawer_at(place)) == place for place in range(12))


def test_section_2_turning_moves_the_top_levels_by_a_quarter_and_no_jewel_changes_side() -> None:
    box = ruby_box(2)
    before = box.drawer_at(slot("top N")), box.drawer_at(slot("middle N")), box.drawer_at(slot("bottom N"))
    upper = [box.upper(drawer) for drawer in before]
    box.turn(2, 1)
    assert box.drawer_at(slot("top E")) == before[0]
    assert box.drawer_at(slot("middle E")) == before[1]
    assert box.drawer_at(slot("bottom N")) == before[2]
    assert [box.upper(drawer) for drawer in before] == upper
    box.turn(1, -1)
    assert box.drawer_at(slot("top N")) == before[0]
    assert box.drawer_at(slot("middle E")) == before[1]


def test_section_2_flipping_swaps_north_and_south_top_and_bottom_upper_and_lower() -> None:
    box = ruby_box(2)
    drawer, side = box.drawer_at(slot("top N")), box.drawer_at(slot("middle E"))
    upper = box.upper(drawer)
    box.flip()
    assert box.slot_of(drawer) == slot("bottom S")
    assert box.slot_of(side) == slot("middle E")
    assert box.lower(drawer) == upper
    box.flip()
    assert box.slot_of(drawer) == slot("top N")


def relative(box: JewelBox) -> tuple[int, tuple[int, ...]]:
    """A box up to walking round it: its orientation, and how its levels stand to the first."""
    sign = -1 if box.over else 1
    return box.over, tuple(sign * (quarter - box.quarters[0]) % 4 for quarter in box.quarters)


def test_section_2_the_order_of_turn_and_flip_makes_no_difference_but_for_walking_round() -> None:
    """Ten relative positions are reached either way: nothing or a joint turned by a quarter, flipped or not."""
    turns = [None, *product((1, 2), (1, -1))]
    reached = []
    for turn_first in (True, False):
        found = set()
        for turn, flipped in product(turns, (False, True)):
            box = JewelBox()
            for step in ("turn", "flip") if turn_first else ("flip", "turn"):
                if step == "turn" and turn:
                    box.turn(*turn)
                if step == "flip" and flipped:
                    box.flip()
            found.add(relative(box))
        reached.append(found)
    assert reached[0] == reached[1]
    assert len(reached[0]) == 10


def test_example_a_turn_flip_fall() -> None:
    state = roles(table({"top E upper": "D"}), "jeweller-f", "thief")
    drawer = state.box.drawer_at(slot("top E"))
    act(state, "open bottom W", "place diamond", "turn top clockwise")
    assert state.box.quarters == [3, 2, 2]
    assert state.box.slot_of(drawer) == slot("top S")
    assert inside(state, "top S upper") == "D"
    act(state, "flip")
    assert (state.box.over, state.box.quarters) == (0, [3, 0, 0])
    assert inside(state, "bottom N lower") == "D"
    other = state.clone()
    act(state, "open bottom N")
    assert red(state) == "D"
    assert black(state, 1) == "D" * 11  # those the builder gave him
    assert "turn top clockwise" in legal(state)
    assert "flip" in legal(state)
    act(other, "open bottom S")
    assert other.opened == 3  # L0k3
    assert other.found == [0, 0]
    assert red(other) == ""


def test_example_b_back_to_the_top() -> None:
    state = table({"middle W upper": "S"}, players=3, white={2: "DDDDDDDDS"})
    roles(state, "jeweller-m", "jeweller-f", "thief")
    act(state, "open bottom N", "place diamond", "turn two counterclockwise")
    assert inside(state, "middle S upper") == "S"
    act(state, "flip")
    assert inside(state, "middle N lower") == "S"
    act(state, "open bottom E", "place diamond", "turn top clockwise")
    assert state.box.quarters[2] == 1  # the new top level is the third one built
    assert inside(state, "middle N lower") == "S"
    act(state, "flip")
    assert inside(state, "middle S upper") == "S"
    before = black(state, 2)
    act(state, "open middle S")
    assert state.fell == [0, 0]
    assert sorted(black(state, 2)) == sorted(before + "S")


def test_example_c_a_ruby_that_falls_is_put_above() -> None:
    state = roles(table({"top S upper": "DD"}), "master-thief", "master-thief")
    act(state, "open top S", "open secret")
    assert black(state, 0) == ""
    assert ruby(state, "top S upper")
    assert inside(state, "top S upper") == "DD"
    act(state, "turn top clockwise")
    assert ruby(state, "top W upper")
    flipped = act(state.clone(), "flip", "open bottom W")
    assert flipped.fell == [2, 0]  # flipped, the jewels in front fall
    act(state, "done", "open top W", "open secret", "take ruby")
    assert black(state, 1) == "D" * 12 + "R"


def test_example_c_one_flip_in_between_makes_it_fall_again() -> None:
    state = roles(table(), "master-thief", "master-thief")
    act(state, "open top S", "open secret", "turn top clockwise", "flip")
    act(state, "open bottom W", "open secret")
    assert black(state, 1).count("R") == 0
    assert ruby(state, "bottom W upper")


@pytest.mark.parametrize("notation", ["turn middle clockwise", "turn bottom clockwise", "turn three clockwise"])
def test_rulebook_turning_only_the_top_level_or_the_top_two_can_be_turned(notation: str) -> None:
    with pytest.raises(IllegalMove, match="is not an action"):
        GAME.action(notation)
