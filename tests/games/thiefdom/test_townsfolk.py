"""Actions des citadins (p. 6-8): how nobles, guards and the carriage walk, and whom they catch on the way."""

from __future__ import annotations

from larcin.games.thiefdom.box import DIRECTIONS
from tests.games.thiefdom.builder import Scene

RING = """
    aaa.bbb
    a..*..b
    a.MMM.b
    .*MMM*.
    c.MMM.d
    c..*..d
    ccc.ddd
"""


def ring(**figures: str) -> str:
    """The ring of 3A with figures on its lanterns: north, east, south, west."""
    rows = [line.strip() for line in RING.strip().splitlines()]
    for place, sign in figures.items():
        row, column = {"north": (1, 3), "east": (3, 5), "south": (5, 3), "west": (3, 1)}[place]
        rows[row] = rows[row][:column] + sign + rows[row][column + 1 :]
    return "\n".join(rows)


def test_p7_a_noble_starts_in_any_direction_and_stops_at_the_first_free_lantern() -> None:
    scene = Scene(ring(south="$", east="x", west="y"), "3A").walking("noble-a")
    assert scene.legal() == ["walk east", "walk south", "walk west"]
    assert scene.play("walk east").spot("noble-a") == "x"


def test_p7_a_figure_jumps_an_occupied_lantern_and_goes_on_to_a_free_one() -> None:
    scene = Scene(ring(south="$", east="4", north="x"), "3A").walking("noble-a")
    scene.play("walk east")
    assert scene.legal() == ["walk north", "walk east"], "above the taken lantern the way is chosen anew"
    assert scene.play("walk north").spot("noble-a") == "x"
    assert scene.place(4) != "home", "a noble minds only wanted thieves"


def test_faq_guards_go_ahead_left_or_right_of_their_facing_and_never_back() -> None:
    scene = Scene(ring(west=">"), "3A").walking("guard-a")
    assert scene.legal() == ["walk north", "walk south"], "ahead is the market, and behind is behind"


def test_p7_the_last_step_is_the_new_facing() -> None:
    scene = Scene(ring(west="^", north="x"), "3A").walking("guard-a").play("walk north")
    assert (scene.spot("guard-a"), scene.facing("guard-a")) == ("x", "east")


def test_p7_dead_ends_are_never_entered() -> None:
    """North of the northern lantern is only the catacomb's space: whoever went there would have to turn round."""
    scene = Scene(ring(north="$"), "3A").walking("noble-a")
    assert scene.legal() == ["walk east", "walk west"]
    assert scene.why("walk north") == "why-no-way"


def test_r6_the_lantern_a_figure_leaves_is_free_again_and_a_loop_may_end_on_it() -> None:
    scene = Scene(ring(north="$", east="4", south="5", west="6"), "3A").walking("noble-a")
    scene.play("walk east", "walk south", "walk west", "walk north")
    assert scene.spot("noble-a") == scene.folk["noble-a"]["space"]


def test_p8_the_carriage_stops_at_the_second_free_lantern_and_chooses_on_the_first() -> None:
    scene = Scene(ring(south="&", north="x"), "3A").walking("carriage").play("walk east")
    assert "walk north" in scene.legal()
    assert scene.play("walk north").spot("carriage") == "x"


def test_r7_an_occupied_lantern_does_not_count_for_the_carriage() -> None:
    scene = Scene(ring(south="&", east="4", north="y", west="x"), "3A").walking("carriage")
    scene.play("walk east", "walk north")
    assert scene.spot("carriage") == "x", "over the east, past the free north, to the free west"


def test_r8_a_direction_is_chosen_at_every_crossing_lantern_or_not() -> None:
    """In 7B the middle of the section is a crossing without a lantern."""
    scene = Scene(
        """
        aaa.bbb
        a..*..b
        a.c.S.b
        .*..S*.
        UUU.S.d
        UUUx..d
        UUU.ddd
        """,
        "7B",
    ).figure("noble-a", space=lantern("7B", 3, 1))
    scene.walking("noble-a").play("walk east")
    assert scene.legal() == ["walk north", "walk south"]
    assert scene.play("walk south").spot("noble-a") == "x"


def test_m3_r9_nobles_forget_where_they_came_from_between_two_moves() -> None:
    scene = Scene(ring(south="$", east="x"), "3A").walking("noble-a").play("walk east")
    again = Scene(ring(east="$", south="x"), "3A").walking("noble-a")
    assert "walk south" in again.legal(), "back to where it came from, one move later"
    assert scene.spot("noble-a") == "x"


def test_r11_with_no_way_at_all_a_figure_stays_and_sees_nothing() -> None:
    """Both corridors out of the northern lantern were walked in this move already (R10)."""
    picture = ring(north="^").replace("aaa.bbb", "aaa4bbb")
    scene = Scene(picture, "3A").walking("guard-a")
    space = scene.folk["guard-a"]["space"]
    state = scene.load()
    state.walked = [state.walk_at * 4 + DIRECTIONS.index(way) for way in ("east", "west")]
    state.go_on()
    assert (scene.spot("guard-a"), scene.facing("guard-a")) == (space, "north")
    assert scene.place(4) != "home"
    assert scene.load().walker == -1


def test_p6_every_figure_of_the_board_moves_left_to_right() -> None:
    scene = Scene(seats=3).guild(plan=["cane", "patrol", "feather", "satchel"])
    scene.play("end", "end", "end")
    state = scene.load()
    while state.patrol != -1:
        scene.play(scene.legal()[0])
    walked = [event.args["figure"] for event in scene.events if event.kind in ("walk", "stay")]
    assert walked == ["figure-noble-a", "figure-noble-d", "figure-guard-a"]


# Arrests on the way


def test_p7_a_guard_does_not_see_behind_itself_or_into_side_streets() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa4..b
        aaa.e.b
        .*.1.>.
        c.KKK.d
        c..5..d
        ccc.ddd
        """
    ).walking("guard-a")
    scene.play("walk north")
    assert scene.place(1) != "home"
    assert scene.place(5) != "home"


def test_p7_a_guard_arrests_the_thieves_it_jumps() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .>.4.x.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).walking("guard-a")
    scene.play("walk east", "walk east")
    assert (scene.spot("guard-a"), scene.place(4), scene.gained(1)) == ("x", "home", -2)


def test_m2_r15_a_guard_sees_along_every_direction_it_walks_even_if_it_turns_off() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaax..b
        aaa.e.b
        .>...4.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).walking("guard-a")
    scene.play("walk east", "walk north")
    assert (scene.spot("guard-a"), scene.facing("guard-a"), scene.place(4)) == ("x", "north", "home")


def test_p7_a_guard_sees_ahead_at_the_end_of_its_move() -> None:
    scene = Scene(
        """
        aaa4bbb
        aaax..b
        aaa.e.b
        .>...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).walking("guard-a")
    scene.play("walk east", "walk north")
    assert scene.place(4) == "home"


def test_r15_a_guard_sees_along_its_old_facing_before_it_starts() -> None:
    """It looks north, where the rival is, and walks off to the west."""
    picture = ring(west="^").replace("a.MMM.b", "a4MMM.b", 1)
    scene = Scene(picture, "3A").walking("guard-a").play("walk west")
    assert scene.load().lying == [3]


def test_m4_r21_a_seen_thief_lies_down_and_its_lantern_stays_taken() -> None:
    scene = Scene(ring(west="v", south="4", east="x"), "3A").walking("guard-a")
    scene.play("walk south")
    assert scene.spot("guard-a") != "x"
    assert scene.load().lying == [3]
    assert scene.place(4) != "home", "settled when the move is over"
    scene.play("walk east")
    assert (scene.spot("guard-a"), scene.place(4)) == ("x", "home")


def test_r21_arrests_are_settled_before_the_next_figure_moves() -> None:
    scene = Scene(ring(west="v", south="4", east="y"), "3A", seats=2)
    scene.guild(plan=["patrol", "cane", "feather", "satchel"])
    scene.walking("guard-a").turn["patrol"] = 3
    scene.play("walk south", "walk east")
    assert scene.place(4) == "home"
    assert scene.load().walker == 1, "guard B is next, and R is gone from its lantern"


def test_p9_nobles_and_the_carriage_arrest_wanted_thieves_that_they_jump() -> None:
    for wanted in (False, True):
        for sign, figure in (("$", "noble-a"), ("&", "carriage")):
            scene = Scene(ring(south=sign, east="4", north="x"), "3A").thief(4, wanted=wanted)
            scene.walking(figure).play("walk east", "walk north")
            assert (scene.place(4) == "home") is wanted


def test_r17_a_noble_beside_a_wanted_thief_sees_nothing() -> None:
    scene = Scene(ring(south="$", east="x").replace("c..$..d", "c.4$..d"), "3A").thief(4, wanted=True)
    scene.walking("noble-a").play("walk east")
    assert scene.place(4) != "home"


def test_r19_nobody_sees_into_a_building() -> None:
    scene = Scene(ring(west="^", north="x"), "3A").thief(4, place="3a").walking("guard-a").play("walk north")
    assert scene.place(4) == "3a"


def test_r10_no_space_twice_with_the_same_heading() -> None:
    scene = Scene(ring(north="$", east="4", south="5", west="6"), "3A").walking("noble-a")
    state = scene.load()
    steps = 0
    while state.walker != -1:
        scene.play(scene.legal()[-1])
        steps += 1
    assert steps < 40


def lantern(section: str, row: int, column: int) -> str:
    from larcin.games.thiefdom.box import COLUMNS, PLACES

    city = Scene("", section).city
    placed = next(p for p in city.placed if p.section.number == int(section[0]))
    return PLACES[(placed.row + row) * COLUMNS + placed.column + column]
