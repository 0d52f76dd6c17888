"""Champ de vision and arrestation (p. 5, 7): who sees whom, what an arrest costs, and what saves a thief from it."""

from __future__ import annotations

import pytest

from tests.games.thiefdom.builder import Scene, sources

CORNER = """
    aaa.bbb
    aaa*..b
    aaa1e.b
    .>.x.*.
    c.KKK.d
    c..*..d
    ccc.ddd
"""


def test_p7_a_thief_that_steps_into_a_guards_sight_is_arrested_at_once() -> None:
    scene = Scene(CORNER).thief(goods={"gold": 3, "gem": 2}).play("step x")
    assert (scene.place(), scene.gained(), scene.bag()) == ("home", -2, {})
    assert scene.load().dump()["dungeon"] == {"gold": 3, "gem": 2}
    assert sources(scene.load()) == {"start": 10, "arrests": -2}


def test_p7_only_the_running_action_is_lost_and_the_turn_goes_on_from_the_hideout() -> None:
    state = Scene(CORNER).play("step x").load()
    assert (state.ap, state.moving, state.to_act) == (2, False, (0,))


def test_p4_vp_never_fall_below_nothing() -> None:
    scene = Scene(CORNER).guild(vp=1).play("step x")
    assert scene.load().vp[0] == 0
    assert sources(scene.load()) == {"start": 1, "arrests": -1}


def test_m1_a_line_goes_through_figures_and_ends_at_a_building() -> None:
    scene = Scene(CORNER.replace(".>.x.*.", ".>.x.$."))
    city = scene.load().city
    guard = scene.load().folk[0]
    line = [guard + step for step in range(1, city.reach[guard * 4 + 1] + 1)]
    assert len(line) == 7, "five spaces of section 2, two of section 3 behind the noble, then the market"
    assert not city.sees(guard, 1, guard), "its own space is not in its sight"
    assert not city.sees(guard, 1, guard - 1), "nor is what lies behind it"


def test_m1_a_wall_ends_a_line() -> None:
    """In 6B a wall stands between the two middle spaces of the street."""
    scene = Scene(
        """
        aaa.DDD
        a..*..D
        a.h.f.D
        .*hx1<.
        c.h.g.d
        c..*..d
        ccc.ddd
        """,
        "6B",
    )
    city = scene.load().city
    guard = scene.load().folk[0]
    assert city.reach[guard * 4 + 3] == 1
    assert scene.why("step x") == "why-wall"


def test_r5_water_the_edge_and_catacomb_tiles_end_every_line() -> None:
    scene = Scene(seats=2)
    city = scene.city
    for space in range(364):
        for way in range(4):
            end = space + [-26, 1, 26, -1][way] * city.reach[space * 4 + way] if city.street[space] else -1
            if end >= 0:
                assert city.street[end]


def test_m10_r16_a_thief_is_seen_on_a_space_it_jumps_over() -> None:
    """Cane would land on y, which nobody sees, but the noble's space is in the guard's line."""
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e1b
        .>...$.
        c.KKKyd
        c..*..d
        ccc.ddd
        """
    )
    noble = scene.folk["noble-a"]["space"]
    assert scene.play(f"step {noble}").place() == "home"


def test_r18_jumping_a_guard_alone_is_no_attempt() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e1b
        .*...<.
        c.KKKyd
        c..*..d
        ccc.ddd
        """
    )
    guard = scene.folk["guard-a"]["space"]
    scene.play(f"step {guard}", "step y")
    assert (scene.place(), scene.gained()) == ("y", 0)


@pytest.mark.parametrize(("sign", "figure"), [("$", "noble-a"), ("&", "carriage")])
@pytest.mark.parametrize("wanted", [False, True])
def test_p9_a_wanted_thief_is_recognised_by_the_noble_or_carriage_it_jumps(
    sign: str, figure: str, wanted: bool
) -> None:
    picture = """
        aaa.bbb
        aaa*..b
        aaa.e1b
        .*...?.
        c.KKKyd
        c..*..d
        ccc.ddd
    """
    scene = Scene(picture.replace("?", sign)).thief(wanted=wanted)
    scene.play(f"step {scene.folk[figure]['space']}")
    if wanted:
        assert (scene.place(), scene.gained()) == ("home", -2)
        assert scene.load().wanted[0] is False, "an arrest takes the poster away"
    else:
        assert scene.play("step y").place() == "y"


def test_r23_equipment_and_ally_stay_with_an_arrested_thief() -> None:
    scene = Scene(CORNER).thief(equipment=["sack"], ally="jin", goods={"artwork-a": 1}).play("step x")
    thief = scene.load().dump()["guilds"][0]["thieves"][0]
    assert (thief["equipment"], thief["ally"], thief["goods"]) == (["sack"], "jin", {})
    assert scene.load().dump()["dungeon"] == {"artwork-a": 1}


def test_r20_standing_in_a_line_is_no_trigger_by_itself() -> None:
    scene = Scene(CORNER.replace("aaa1e.b", "aaaxe.b").replace(".>.x.*.", ".>.1.*."))
    scene.play("step x", "done")
    assert scene.place() == "x"


def test_r24_a_thief_with_a_smoke_bomb_is_asked_and_its_move_goes_on() -> None:
    scene = Scene(CORNER.replace(".>.x.*.", ".>.xy*.")).thief(equipment=["smoke-bomb"]).play("step x")
    assert scene.legal() == ["use smoke-bomb", "surrender"]
    assert scene.why("step y") == "why-seen-first"
    scene.play("use smoke-bomb", "step y")
    state = scene.load()
    assert (scene.place(), scene.gained(), state.ap, state.points) == ("y", 4, 1, 1)


def test_r24_surrender_is_an_arrest() -> None:
    scene = Scene(CORNER).thief(equipment=["smoke-bomb"]).play("step x", "surrender")
    assert (scene.place(), scene.gained()) == ("home", -2)
    assert scene.load().has_tool(0, 9), "the bomb was not thrown"


def test_r24_the_stamina_can_pay_for_the_answer() -> None:
    scene = Scene(CORNER, ap=1).thief(equipment=["smoke-bomb"]).play("step x", "use smoke-bomb")
    assert (scene.place(), scene.load().tired[0]) == ("x", True)
    tired = Scene(CORNER, ap=1).thief(equipment=["smoke-bomb"]).guild(tired=True).play("step x")
    assert tired.place() == "home", "without an action or stamina nothing is asked"


def test_r24_in_others_turns_nothing_is_asked() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .>.1.x.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(equipment=["smoke-bomb"])
    scene.walking("guard-a").play("walk east", "walk east")
    assert scene.place() == "home"


@pytest.mark.parametrize(("section", "free"), [("7A", True), ("2A", False)])
def test_45_wibald_guards_on_the_dungeons_section_cannot_arrest_the_holder(section: str, free: bool) -> None:
    """Also in another guild's turn."""
    pictures = {
        "7A": """
            aaa.bbb
            a..x..b
            a1U.S.b
            .^U.S*.
            c.U.S.d
            c..*..d
            ccc.ddd
        """,
        "2A": """
            aaa1bbb
            aaa^..b
            aaa.e.b
            .*...*.
            c.KKK.d
            c..*..d
            ccc.ddd
        """,
    }
    scene = Scene(pictures[section], section).thief(ally="wibald").walking("guard-a")
    scene.play(scene.legal()[0])
    while scene.load().walker == 0:
        scene.play(scene.legal()[0])
    assert (scene.place() != "home") is free


def test_r23_alone_goods_are_lost_and_an_artwork_goes_to_the_box() -> None:
    scene = Scene(CORNER, seats=1).thief(goods={"gold": 2, "artwork-a": 1}).play("step x")
    state = scene.load()
    assert (scene.place(), state.dump()["dungeon"]) == ("home", {})
    assert 0 in state.art_box
