"""Détrousser un citadin (p. 9, 10): the carriage, badges, bags."""

from __future__ import annotations

from tests.games.thiefdom.builder import Scene

BESIDE = """
    aaa.bbb
    aaa*..b
    aaa.e.b
    .*..1{}.
    c.KKK.d
    c..*..d
    ccc.ddd
"""


def beside(sign: str) -> Scene:
    return Scene(BESIDE.format(sign))


def test_p9_robbing_the_carriage_brings_wine_and_a_poster() -> None:
    scene = beside("&").play("rob carriage")
    assert (scene.bag(), scene.load().wanted[0], scene.load().ap) == ({"wine": 1}, True, 2)


def test_p9_a_wanted_thief_may_rob_the_carriage_and_gets_no_second_poster() -> None:
    scene = beside("&").thief(wanted=True).play("rob carriage")
    assert scene.bag() == {"wine": 1}
    assert "wanted" not in scene.told()


def test_p10_a_guards_badge_is_taken_from_the_side_or_from_behind() -> None:
    for look in "^v>":
        scene = beside(look).play("rob guard-a")
        assert (scene.bag(), scene.load().full[0], scene.load().ap) == ({"badge": 1}, False, 2)


def test_p10_a_guard_that_sees_the_thief_cannot_be_robbed_however_protected() -> None:
    scene = beside("<").thief(ally="bernhard", goods={"gold": 1}, equipment=["smoke-bomb", "cudgel"])
    scene.play("use bernhard on guard-a", "use smoke-bomb")
    assert scene.legal("rob") == []
    assert scene.legal("club") == []
    assert scene.why("rob guard-a") == "why-guard-sees"


def test_p10_a_guard_without_a_badge_has_nothing_to_take() -> None:
    scene = beside("^").figure("guard-a", full=False)
    assert scene.why("rob guard-a") == "why-nothing-to-rob"


def test_p10_a_noble_gives_two_gold_or_a_gem_and_then_has_empty_pockets() -> None:
    gold = beside("$").play("rob noble-a gold")
    assert (gold.bag(), gold.load().full[4]) == ({"gold": 2}, False)
    gem = beside("$").play("rob noble-a gem")
    assert gem.bag() == {"gem": 1}
    empty = beside("$").figure("noble-a", full=False)
    assert empty.why("rob noble-a gem") == "why-nothing-to-rob"


def test_p9_faq_nobody_is_robbed_twice_in_a_night_by_the_same_thief() -> None:
    scene = beside("&").play("rob carriage")
    assert scene.why("rob carriage") == "why-robbed-tonight"
    other = Scene(BESIDE.format("&").replace("aaa.e.b", "aaa.e2b")).play("rob carriage", "end")
    state = other.load()
    while state.actor != 1:
        other.play("end" if "end" in other.legal() else other.legal()[0])
    assert "rob carriage" in other.legal(), "another thief may"


def test_r31_robbing_needs_an_adjacent_space_without_a_wall() -> None:
    scene = beside("$").thief(place="2e")
    assert scene.why("rob noble-a gold") == "why-rob-from-street"
    wall = Scene(
        """
        aaa.DDD
        a..*..D
        a.h.f.D
        .*h1.$.
        c.h.g.d
        c..*..d
        ccc.ddd
        """,
        "6B",
    )
    assert wall.why("rob noble-a gold") == "why-not-beside"


def test_r37_what_does_not_fit_is_thrown_away_by_choice() -> None:
    scene = beside("&").thief(goods={"gem": 4}).play("rob carriage")
    assert scene.legal() == ["discard gem", "discard wine"]
    assert scene.play("discard gem").bag() == {"gem": 3, "wine": 1}


def test_p9_a_poster_is_dropped_in_the_hideout_for_nothing() -> None:
    scene = Scene("", "2A", hideouts=["2e", "7a"]).thief(wanted=True)
    scene.play("drop poster")
    assert (scene.load().wanted[0], scene.gained(), scene.load().ap) == (False, 0, 3)
