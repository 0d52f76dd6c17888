"""Déplacement (p. 8, 9): points, doors, walls, jumps, rivals, catacombs."""

from __future__ import annotations

from tests.games.thiefdom.builder import Scene, sources


def test_p8_a_move_has_three_points_and_the_rest_is_lost() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        1xyz.*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).play("step x", "step y", "step z")
    state = scene.load()
    assert (scene.place(), state.moving, state.ap) == ("z", False, 2)
    stopped = Scene("\n".join(["aaa.bbb", "aaa*..b", "aaa.e.b", "1xyz.*.", "c.KKK.d", "c..*..d", "ccc.ddd"]))
    stopped.play("step x", "done")
    assert (stopped.load().ap, stopped.load().points) == (2, 0)


def test_p8_entering_a_building_ends_the_move_and_leaving_costs_a_point() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*1x.*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).play("step x", "step tavern-2")
    assert (scene.place(), scene.load().moving) == ("tavern-2", False)
    assert scene.load().ap == 2
    scene.play("step x")
    assert scene.load().points == 2


def test_p9_a_location_is_entered_by_its_doors_and_left_to_every_space_beside_it() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*1..*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    )
    assert "step tavern-2" not in scene.legal()
    assert scene.why("step tavern-2") == "why-no-door"
    inside = Scene("", "2A").thief(place="tavern-2")
    assert len(inside.legal("step")) == 8, "three spaces above, three below, one at each end"


def test_p9_a_house_is_entered_from_every_space_beside_it_but_not_through_a_wall() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa1e.b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    )
    assert "step 2e" in scene.legal()
    assert scene.why("step 2a") == "why-wall"


def test_p8_occupied_spaces_are_jumped_for_nothing() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*14x*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    )
    rival = scene.places[3]
    scene.play(f"step {rival}")
    assert scene.load().points == 3
    scene.play("step x")
    assert (scene.place(), scene.load().points, scene.gained(), scene.gained(1)) == ("x", 2, -1, 0)
    assert sources(scene.load())["rivals"] == -1


def test_m5_r25_a_jump_leads_into_the_building_behind_over_several_figures_or_round_a_corner_but_not_back() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaaoe.b
        .*124x.
        c.KKK.d
        c..*..d
        ccc.ddd
        """.replace("o", "y")
    )
    mate, rival = scene.places[1], scene.places[3]
    scene.play(f"step {mate}")
    assert sorted(scene.legal("step")) == sorted([f"step {rival}", "step tavern-2", "step y"])
    scene.play(f"step {rival}", "step x")
    assert (scene.place(), scene.gained(), scene.load().points) == ("x", -1, 2)


def test_r25_behind_a_taken_exit_of_the_city_only_buildings_are_left_to_land_in() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        41...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    )
    scene.play(f"step {scene.places[3]}")
    assert scene.legal("step") == ["step 2a", "step 2c"]
    blind = Scene(
        """
        aaa4bbb
        aaa1..b
        aaa.e.b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    )
    blind.play(f"step {blind.places[3]}")
    assert blind.legal("step") == ["step 2a", "step 2b", "step villa-2"]


def test_p9_meeting_rivals_in_a_building_costs_a_vp_each_unless_they_are_at_home() -> None:
    """The rulebook's example: white and yellow are in yellow's hideout, and blue comes in."""
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.1.b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """.replace("aaa.1.b", "aaa.e1b"),
        seats=3,
        hideouts=["7a", "2e", "6a"],
    )
    scene.thief(4, place="2e").thief(5, place="7c").thief(7, place="2e")
    scene.play("step 2e")
    assert (scene.place(), scene.gained(), scene.gained(1), scene.gained(2)) == ("2e", -1, 0, 0)


def test_p9_nobody_is_met_in_ones_own_hideout() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e1b
        .*...*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """,
        hideouts=["2e", "7a"],
    ).thief(4, place="2e")
    scene.play("step 2e")
    assert scene.gained() == 0


def test_p9_the_store_of_a_rivals_hideout_is_out_of_reach() -> None:
    scene = Scene("", "2A", hideouts=["7a", "2e"]).guild(1, store={"gold": 8}).thief(place="2e")
    assert scene.legal("fetch") == []
    assert scene.why("fetch gold") == "why-not-home"


def test_m6_p8_catacombs_join_their_outer_spaces_for_thieves() -> None:
    scene = Scene(
        """
        aaa1bbb
        a..*..b
        a.MMM.b
        .*MMM*.
        c.MMM.d
        c..*..d
        ccc.ddd
        """,
        "3A",
    )
    assert [move for move in scene.legal("step") if move[-2:] in ("14",)] == ["step d14", "step q14"]
    scene.play("step q14")
    assert (scene.place(), scene.load().points) == ("q14", 2)


def test_m6_an_occupied_end_of_the_catacombs_is_jumped() -> None:
    scene = Scene(
        """
        aaa1bbb
        a..*..b
        a.MMM.b
        .*MMM*.
        c.MMM.d
        c..*..d
        ccc.ddd
        """,
        "3A",
    ).thief(4, place="q14")
    scene.play("step q14")
    assert scene.load().hover != -1
    assert "step q13" in scene.legal()
    scene.play("step q13")
    assert (scene.place(), scene.gained()) == ("q13", -1)


def test_r4_catacombs_are_no_street_for_sight_and_townsfolk() -> None:
    city = Scene("", "3A").city
    tunnels = [space for space in range(364) if city.catacomb[space]]
    assert len(tunnels) == 3
    for one in tunnels:
        for other in tunnels:
            assert not any(city.sees(one, way, other) for way in range(4))


def test_p9_thieves_of_a_guild_exchange_goods_when_one_jumps_the_other() -> None:
    scene = (
        Scene(
            """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*12x*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
        )
        .thief(1, goods={"gem": 2, "gold": 1})
        .thief(2, goods={"liquor": 1})
    )
    mate = scene.places[1]
    scene.play(f"step {mate}", "give gem", "give gold", "take liquor", "step x")
    assert scene.bag(1) == {"gem": 1, "liquor": 1}
    assert scene.bag(2) == {"gold": 1, "gem": 1}
    assert scene.load().ap == 2


def test_r36_both_thieves_must_fit_before_they_part() -> None:
    scene = (
        Scene(
            """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*12x*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
        )
        .thief(1, goods={"gem": 4})
        .thief(2, goods={"liquor": 4})
    )
    mate = scene.places[1]
    scene.play(f"step {mate}", "give gem")
    assert scene.legal("step") == [], "Feather has five pieces of loot now"
    scene.play("take liquor")
    assert "step x" in scene.legal()


def test_r36_a_gift_that_could_never_fit_is_not_offered() -> None:
    scene = (
        Scene(
            """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*12x*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
        )
        .thief(1, goods={"gem": 1})
        .thief(2, goods={"gem": 4})
    )
    mate = scene.places[1]
    scene.play(f"step {mate}")
    assert scene.legal("give") == []
    assert scene.legal("take") == ["take gem"]


def test_r36_an_artwork_passes_against_four_pieces_of_loot() -> None:
    scene = (
        Scene(
            """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*12x*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
        )
        .thief(1, goods={"artwork-a": 1})
        .thief(2, goods={"gem": 4})
    )
    mate = scene.places[1]
    scene.play(f"step {mate}", "give artwork-a", "step x")  # there is but one way to part: all four gems
    assert (scene.bag(1), scene.bag(2)) == ({"gem": 4}, {"artwork-a": 1})


def test_p8_a_thief_needs_an_action_for_a_move() -> None:
    scene = Scene("", "2A", ap=0).thief(place="2e")
    assert scene.legal() == ["stamina", "end"]
    assert scene.load().why_not(0, scene.load().game.action("step f3")) == "why-no-ap"
    assert scene.play("stamina").load().ap == 1
