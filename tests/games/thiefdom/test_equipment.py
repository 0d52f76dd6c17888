"""Annexe, équipement (cards 1-12): each kind does what its card says, and no more."""

from __future__ import annotations

from larcin.games.thiefdom.box import EQUIPMENT
from tests.games.thiefdom.builder import Scene, sources

WALLED = """
    aaa.DDD
    a..*..D
    a.h.f.D
    .*h1xy.
    c.h.g.d
    c..*..d
    ccc.ddd
"""


def test_1_climbing_tools_cross_a_wall_between_two_spaces_once_a_turn() -> None:
    scene = Scene(WALLED, "6B").thief(equipment=["climbing-tools"])
    scene.play("step x")
    assert (scene.place(), scene.load().points) == ("x", 2)
    back = scene.places[0]
    assert f"step {back}" not in scene.legal(), "the wall again: once a turn"
    assert scene.why(f"step {back}") == "why-wall"


def test_1_without_climbing_tools_a_wall_is_a_wall() -> None:
    assert Scene(WALLED, "6B").why("step x") == "why-wall"


def test_1_climbing_tools_lead_into_a_building_and_out_of_it() -> None:
    picture = """
        aaa.bbb
        aaa*..b
        aaa1e.b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
    """
    into = Scene(picture).thief(equipment=["climbing-tools"]).play("step 2a")
    assert into.place() == "2a"
    out = Scene(picture.replace("aaa1e", "aaaxe")).thief(place="2a", equipment=["climbing-tools"])
    assert "step x" in out.legal()
    assert "step x" not in Scene(picture.replace("aaa1e", "aaaxe")).thief(place="2a").legal()


def test_1_m8_behind_the_wall_a_building_may_be_entered_without_a_door() -> None:
    """In 1A a wall stands across the street south of the middle; behind it is the dealer's side without a door."""
    picture = """
        aaa.bbb
        a..*..b
        a.D.e.b
        .*D1e*.
        c.Dxe.d
        c..*..d
        ccc.ddd
    """
    scene = Scene(picture, "1A", seats=3).thief(equipment=["climbing-tools"])
    scene.play("step x")
    assert "step dealer-1" in scene.legal()
    scene.play("step dealer-1")
    assert scene.place() == "dealer-1"
    plain = Scene(picture.replace("1e*", ".e*").replace("x", "1"), "1A", seats=3)
    assert plain.why("step dealer-1") == "why-no-door"


SHOT = """
    aaa.bbb
    aaa*..b
    aaa.e.b
    .<..x1.
    c.KKK.d
    c..y..d
    ccc.ddd
"""


def test_2_crossbow_one_vp_and_the_guard_must_move() -> None:
    """Ahead of the guard is the edge of the city, so it has but one way, and that is not asked."""
    scene = Scene(SHOT).thief(equipment=["crossbow"])
    scene.play("use crossbow on guard-a")
    assert (scene.gained(), scene.load().ap) == (1, 2)
    assert (scene.spot("guard-a"), scene.facing("guard-a")) == ("y", "east")
    assert scene.why("use crossbow on guard-a") == "why-once-a-turn"


def test_2_crossbow_works_out_of_a_building_and_not_through_walls() -> None:
    """M7: every line out of its cells, and nothing that is only beside one."""
    scene = Scene(SHOT.replace(".<..x1.", ".<...*.")).thief(place="tavern-2", equipment=["crossbow"])
    assert scene.legal("use") == []
    east = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*...^.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(place="2e", equipment=["crossbow"])
    assert east.legal("use") == [], "2e is beside the street of the guard, not in line with it"
    line = Scene(
        """
        aaa.bbb
        aaa^..b
        aaa.e.b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(place="tavern-2", equipment=["crossbow"])
    assert line.legal("use") == ["use crossbow on guard-a"]


def test_2_crossbow_may_lead_to_an_arrest_of_the_holder_too() -> None:
    """The guard is sent west, over Cane itself."""
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*.1.^.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(equipment=["crossbow"], goods={"gem": 1})
    scene.play("use crossbow on guard-a", "walk west")
    while scene.load().walker == 0:
        scene.play(scene.legal()[0])
    assert (scene.place(), scene.gained(), scene.load().ap) == ("home", -1, 2)


CLUBBED = """
    aaa.bbb
    aaa*..b
    aaa.e.b
    .*.x1>.
    c.KKK.d
    c..*..d
    ccc.ddd
"""


def test_3_cudgel_one_vp_the_badge_and_the_guard_moves() -> None:
    scene = Scene(CLUBBED).thief(equipment=["cudgel"]).play("club guard-a")
    assert (scene.gained(), scene.bag(), scene.load().stage) == (1, {"badge": 1}, 12)
    assert scene.load().robbed[0] == 1, "it was this thief's robbery of that guard tonight"


def test_3_cudgel_is_optional_and_works_without_a_badge() -> None:
    scene = Scene(CLUBBED).thief(equipment=["cudgel"])
    assert {"rob guard-a", "club guard-a"} <= set(scene.legal())
    bare = Scene(CLUBBED).thief(equipment=["cudgel"]).figure("guard-a", full=False)
    assert bare.legal("rob") == []
    bare.play("club guard-a")
    assert (bare.gained(), bare.bag()) == (1, {})


def test_3_cudgel_never_from_the_guards_sight() -> None:
    scene = Scene(CLUBBED.replace("1>.", "1<.")).thief(equipment=["cudgel"])
    assert scene.why("club guard-a") == "why-guard-sees"


def test_4_fishing_rod_wine_and_two_vp_from_a_building_without_a_poster() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*...*.
        c.KKK.d
        c..&..d
        ccc.ddd
        """
    ).thief(place="tavern-2", equipment=["fishing-rod"])
    scene.play("use fishing-rod")
    assert (scene.gained(), scene.bag(), scene.load().wanted[0], scene.load().ap) == (2, {"wine": 1}, False, 2)
    assert scene.load().robbed[0] == 0, "this is no robbery"
    assert scene.why("use fishing-rod") == "why-once-a-turn"


def test_4_fishing_rod_needs_a_building_beside_the_carriage() -> None:
    scene = Scene(CLUBBED.replace(">", "&")).thief(equipment=["fishing-rod"])
    assert scene.why("use fishing-rod") == "why-card-not-here"


def test_5_grappling_hook_goes_along_a_straight_street_over_all_heads() -> None:
    """From the tower 2e west to nothing but the wall of 2a; from the tavern up the street to the villa."""
    scene = Scene(
        """
        aaa.bbb
        aaa4..b
        aaa.e.b
        .*.^.*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """.replace("^", "5")
    ).thief(place="tavern-2", equipment=["grappling-hook"])
    scene.play("use grappling-hook")
    assert "teleport villa-2" in scene.legal()
    scene.play("teleport villa-2")
    assert (scene.place(), scene.gained(), scene.load().ap) == ("villa-2", 0, 2)
    assert scene.why("use grappling-hook") == "why-once-a-turn"


def test_5_m7_grappling_hook_crosses_no_wall() -> None:
    """2e and 2a face each other across one space, but the wall of 2a is in the way; row 1 is a longer way round."""
    city = Scene("").city
    from larcin.games.thiefdom.box import PLACE_NUMBER

    assert PLACE_NUMBER["2a"] not in city.hooks_from(PLACE_NUMBER["2e"])
    assert PLACE_NUMBER["2b"] in city.hooks_from(PLACE_NUMBER["2e"])


def test_5_grappling_hook_is_for_buildings_only() -> None:
    scene = Scene(SHOT).thief(equipment=["grappling-hook"])
    assert scene.why("use grappling-hook") == "why-card-not-here"


def test_6_sack_two_more_slots_for_gold_or_loot() -> None:
    gold = Scene("", "").thief(place="market-3", equipment=["sack"]).play("activate")
    assert gold.bag() == {"gold": 6}
    gems = Scene("", "", locks={2: "artwork"}).thief(place="villa-2", equipment=["sack"]).play("activate")
    assert gems.bag() == {"gem": 6}
    mixed = Scene("", "").thief(place="market-3", equipment=["sack"], goods={"gem": 5}).play("activate")
    assert mixed.bag() == {"gem": 5, "gold": 5}


def test_7_pigeon_redistributes_three_goods_in_all_without_artworks() -> None:
    scene = Scene("", "2A").thief(place="2e", equipment=["pigeon"], goods={"gem": 2, "artwork-a": 0})
    scene.thief(2, goods={"liquor": 2, "gold": 1}).play("use pigeon with feather")
    assert scene.load().ap == 2
    scene.play("give gem", "take liquor", "take gold")
    assert (scene.bag(1), scene.bag(2)) == ({"gold": 1, "gem": 1, "liquor": 1}, {"gem": 1, "liquor": 1})
    assert scene.load().mate == -1, "three goods are three goods"
    assert scene.why("use pigeon with feather") == "why-once-a-turn"


def test_7_pigeon_carries_no_artworks() -> None:
    scene = Scene("", "2A").thief(place="2e", equipment=["pigeon"], goods={"artwork-a": 1, "gold": 1})
    scene.play("use pigeon with satchel")
    assert scene.legal("give") == ["give gold"]


def test_8_lock_pick_opens_what_is_locked_for_one_vp_more() -> None:
    scene = Scene("", "", locks={2: "artwork"}).thief(place="villa-2", equipment=["lock-pick"]).play("activate")
    assert scene.legal() == ["fill gem", "take artwork-a"]
    scene.play("take artwork-a")
    assert (scene.gained(), scene.bag()) == (1, {"artwork-a": 1})
    assert sources(scene.load())["tools"] == 1
    gems = Scene("", "", locks={2: "gem"}).thief(place="villa-2", equipment=["lock-pick"])
    gems.play("activate", "fill gem")
    assert (gems.gained(), gems.bag(), gems.load().location) == (1, {"gem": 4}, -1)


def test_9_shoes_four_points_a_move() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        1xyzu*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(equipment=["shoes"])
    scene.play("step x", "step y", "step z", "step u")
    assert (scene.place(), scene.load().moving) == ("u", False)


WATCHED = """
    aaa.bbb
    aaa*..b
    aaa1e.b
    .>.x4y.
    c.KKK.d
    c..*..d
    ccc.ddd
"""


def test_10_smoke_bomb_four_vp_and_nobody_arrests_or_bothers_the_thief_this_turn() -> None:
    scene = Scene(WATCHED).thief(equipment=["smoke-bomb"]).play("use smoke-bomb")
    assert (scene.gained(), scene.load().ap) == (4, 2)
    rival = scene.places[3]
    scene.play("step x", f"step {rival}", "step y")
    assert (scene.place(), scene.gained()) == ("y", 4), "not seen, and the rival was no rival"
    assert scene.load().tool_discard == [EQUIPMENT.index("smoke-bomb")]
    assert not scene.load().has_tool(0, EQUIPMENT.index("smoke-bomb"))


def test_10_smoke_bomb_does_not_cover_rivals_in_buildings() -> None:
    scene = Scene(WATCHED).thief(equipment=["smoke-bomb"]).thief(5, place="2e").play("use smoke-bomb", "step 2e")
    assert scene.gained() == 3


def test_10_r20_when_the_smoke_is_gone_a_standing_thief_is_safe_until_the_guard_moves() -> None:
    scene = Scene(WATCHED).thief(equipment=["smoke-bomb"]).play("use smoke-bomb", "step x", "done", "end")
    assert scene.place() == "x"


def test_11_thimble_ring_two_gold_and_a_gem() -> None:
    scene = Scene(CLUBBED.replace(">", "$")).thief(equipment=["thimble-ring"])
    assert scene.legal("rob") == ["rob noble-a"]
    assert scene.play("rob noble-a").bag() == {"gold": 2, "gem": 1}


def test_12_throwing_stars_five_vp_and_a_noble_or_the_carriage_goes_one_lantern_on() -> None:
    scene = Scene(SHOT.replace("<", "$")).thief(equipment=["throwing-stars"])
    scene.play("use throwing-stars on noble-a")
    assert (scene.gained(), scene.load().ap, scene.load().need) == (5, 2, 1)
    assert EQUIPMENT.index("throwing-stars") in scene.load().tool_discard
    carriage = Scene(SHOT.replace("<", "&")).thief(equipment=["throwing-stars"])
    carriage.play("use throwing-stars on carriage")
    assert carriage.load().need == 1, "the next lantern, not two"


def test_12_throwing_stars_are_not_for_guards_and_work_out_of_buildings() -> None:
    assert not [move for move in Scene(SHOT).thief(equipment=["throwing-stars"]).legal("use") if "guard" in move]
    scene = Scene(
        """
        aaa.bbb
        aaa$..b
        aaa.e.b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(place="tavern-2", equipment=["throwing-stars"])
    assert scene.legal("use") == ["use throwing-stars on noble-a"]


def test_12_throwing_stars_a_wanted_thief_may_be_jumped_by_the_figure_it_hit() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*.1.$.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(equipment=["throwing-stars"], wanted=True)
    scene.play("use throwing-stars on noble-a", "walk west")
    while scene.load().walker != -1:
        scene.play(scene.legal()[-1])
    assert (scene.place(), scene.gained()) == ("home", 3)
