"""Annexe, clients (cards 13-46): each ally does what its card says, for its holder alone unless it says otherwise."""

from __future__ import annotations

import pytest

from larcin.games.thiefdom.box import CLIENTS
from tests.games.thiefdom.builder import Scene, sources

CHURCH = "6h"
GARDEN = "2b"


def with_ally(name: str, place: str, goods: dict[str, int] | None = None, **plain: object) -> Scene:
    return Scene("", "", **plain).thief(place=place, ally=name, goods=goods or {})  # type: ignore[arg-type]


def test_13_antonius_one_wine_in_the_church_once_a_turn() -> None:
    scene = with_ally("antonius", CHURCH).play("use antonius")
    assert (scene.bag(), scene.load().ap) == ({"wine": 1}, 3)
    assert scene.why("use antonius") == "why-once-a-turn"
    assert with_ally("antonius", GARDEN).why("use antonius") == "why-card-not-here"


def test_14_apollon_turns_liquor_into_wine_in_a_garden() -> None:
    scene = with_ally("apollon", GARDEN, {"liquor": 2}).play("use apollon")
    assert scene.bag() == {"liquor": 1, "wine": 1}
    assert scene.why("use apollon") == "why-once-a-turn"
    assert with_ally("apollon", GARDEN).guild(store={"liquor": 3}).why("use apollon") == "why-card-not-here"


def test_15_beatrix_three_vp_and_three_actions_then_she_leaves_the_game() -> None:
    scene = with_ally("beatrix", CHURCH).play("use beatrix")
    state = scene.load()
    assert (scene.gained(), state.ap, state.ally[0]) == (3, 6, -1)
    assert state.dump()["clients"]["box"] == ["beatrix"]


def test_16_benjamin_rivals_cost_nothing() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*.14x.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(ally="benjamin")
    scene.thief(5, place="2e")
    scene.play(f"step {scene.places[3]}", "step x", "done")
    assert scene.gained() == 0
    inside = Scene("", "2A").thief(ally="benjamin", place="f3").thief(5, place="2e").play("step 2e")
    assert inside.gained() == 0


SEEN = """
    aaa.bbb
    aaa*..b
    aaa1e.b
    .>.x.*.
    c.KKK.d
    c..*..d
    ccc.ddd
"""


def test_17_bernhard_a_coin_in_the_dungeon_and_a_guard_looks_away_for_the_night() -> None:
    scene = Scene(SEEN).thief(ally="bernhard", goods={"gold": 2}).play("use bernhard on guard-a")
    state = scene.load()
    assert (scene.bag(), state.ap, state.dump()["dungeon"]) == ({"gold": 1}, 2, {"gold": 1})
    scene.play("step x", "done", "end")
    assert scene.place() == "x"
    assert state.bribed[0] == 1
    other = Scene(SEEN).thief(ally="bernhard", goods={"gold": 2}).play("use bernhard on guard-b", "step x")
    assert other.place() == "home", "another guard than that one"


@pytest.mark.parametrize(
    ("name", "good", "points"),
    [("elise", "gold", 1), ("grimm", "badge", 2), ("helmut", "liquor", 1), ("iwana", "gem", 1), ("wilma", "wine", 2)],
)
def test_18_to_21_and_46_goods_in_the_store_count_at_the_end(name: str, good: str, points: int) -> None:
    scene = with_ally(name, "2e", {good: 4}).guild(store={good: 3})
    assert scene.load().scores()[0].parts["allies"] == 3 * points, "what thieves carry never counts"
    brawl = with_ally(name, "2e").thief(brawled=True).guild(store={good: 3})
    assert brawl.load().scores()[0].parts["allies"] == 0


def test_22_janus_sells_liquor_at_two_vp() -> None:
    scene = with_ally("janus", "market-3", {"liquor": 2}).play("activate", "sell liquor 2")
    assert scene.gained() == 4


def test_23_jin_leaps_over_a_building_to_any_space_beside_it_once_a_turn() -> None:
    """M8: from the street below over the tavern to the street above it."""
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .*x..*.
        c.KKK.d
        c..1..d
        ccc.ddd
        """
    ).thief(ally="jin")
    scene.play("use jin")
    assert "step x" in scene.legal("step")
    assert "step tavern-2" not in scene.legal(), "the building is not entered"
    scene.play("step x")
    assert (scene.place(), scene.load().points, scene.load().ap) == ("x", 2, 2)
    assert "use jin" not in scene.legal()


def test_23_jin_meets_nobody_in_the_building_and_may_land_in_a_further_jump() -> None:
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaaxe.b
        .*.2.*.
        c.KKK.d
        c..1..d
        ccc.ddd
        """
    ).thief(ally="jin")
    scene.thief(4, place="tavern-2").play("use jin", f"step {scene.places[1]}", "step x")
    assert (scene.place(), scene.gained()) == ("x", 0)


def test_24_juma_from_river_to_river_once_a_turn() -> None:
    scene = with_ally("juma", "smuggler-4").play("use juma")
    assert "teleport 8d" in scene.legal()
    spaces = [move for move in scene.legal("teleport") if len(move.split()[1]) < 4 and "-" not in move]
    assert spaces
    scene.play("teleport 8d")
    assert (scene.place(), scene.load().ap) == ("8d", 3)
    assert scene.why("use juma") == "why-once-a-turn"
    assert with_ally("juma", "2e").why("use juma") == "why-card-not-here"


@pytest.mark.parametrize(
    ("name", "here", "there"),
    [
        ("jolanda", "2b", "7b"),
        ("johanna", "2a", "6a"),
        ("larissa", "2c", "3a"),
        ("siti", "2e", "7a"),
        ("towa", "tavern-2", "tavern-8"),
    ],
)
def test_25_26_30_40_43_free_passages_between_buildings_of_a_kind(name: str, here: str, there: str) -> None:
    scene = with_ally(name, here).thief(4, place=there).play(f"use {name}")
    if scene.load().card != -1:
        scene.play(f"teleport {there}")
    assert (scene.place(), scene.load().ap) == (there, 3)
    assert scene.gained() == 0, "put down, not entered (R28)"
    assert f"use {name}" in scene.legal(), "no limit but R33's"


def test_r33_at_most_eight_free_teleports_a_turn() -> None:
    scene = with_ally("towa", "tavern-2")
    for _ in range(8):
        scene.play("use towa")
    assert "use towa" not in scene.legal()


def test_27_jonathan_sells_wine_at_four_vp_in_taverns_and_villas() -> None:
    tavern = with_ally("jonathan", "tavern-2", {"wine": 2}).play("activate", "sell wine 2")
    assert tavern.gained() == 8
    villa = with_ally("jonathan", "villa-2", {"wine": 2}, locks={2: "artwork"}).play("activate", "sell wine 2")
    assert villa.gained() == 8
    assert villa.play("fill gem").bag() == {"gem": 4}, "beside gems or artwork"


def test_28_kostanze_two_gold_for_three_vp_as_often_as_liked_at_once() -> None:
    scene = with_ally("kostanze", CHURCH, {"gold": 4})
    assert scene.legal("use") == ["use kostanze 1", "use kostanze 2"]
    scene.play("use kostanze 2")
    assert (scene.gained(), scene.bag()) == (6, {})
    rich = with_ally("kostanze", CHURCH, {"gold": 5}).thief(equipment=["sack"]).play("use kostanze 2")
    assert (rich.gained(), rich.bag(), rich.why("use kostanze 1")) == (6, {"gold": 1}, "why-once-a-turn")


def test_29_kunrad_a_gem_and_a_vp_with_the_market() -> None:
    scene = with_ally("kunrad", "market-3").play("activate")
    assert (scene.gained(), scene.bag()) == (1, {"gold": 4, "gem": 1})
    alone = with_ally("kunrad", "market-3", {"gold": 4}).play("activate")
    assert (alone.gained(), alone.bag()) == (1, {"gold": 4, "gem": 1}), "enough to do by itself"
    full = with_ally("kunrad", "market-3", {"gold": 4, "wine": 4}).play("activate")
    assert full.legal() == ["discard gem", "discard wine"]


def test_31_lentz_one_good_there_one_good_back() -> None:
    scene = (
        with_ally("lentz", "2e", {"gem": 4}).thief(2, goods={"liquor": 4}).play("use lentz with feather", "give gem")
    )
    assert (scene.bag(1), scene.bag(2)) == ({"gem": 3, "liquor": 1}, {"gem": 1, "liquor": 3}), "no other way to fit"
    assert scene.load().ap == 3
    one = with_ally("lentz", "2e", {"gem": 1, "artwork-a": 0}).play("use lentz with satchel", "give gem")
    assert (one.bag(1), one.bag(3), one.load().mate) == ({}, {"gem": 1}, -1)
    assert one.why("use lentz with satchel") == "why-once-a-turn"


def test_32_malika_sells_gems_at_two_vp() -> None:
    assert with_ally("malika", "dealer-6", {"gem": 3}).play("activate", "sell gem 3").gained() == 6


def test_33_melisande_the_guild_buys_in_forges_cheaper_and_for_a_vp_more() -> None:
    scene = Scene("", "", display=["shoes", "cudgel"]).thief(2, ally="melisande")
    scene.thief(1, place="2c", goods={"gold": 3}).play("buy shoes")
    assert (scene.bag(), scene.gained(), scene.load().ap) == ({}, 2, 3)
    assert sources(scene.load())["equipment"] == 2
    assert scene.load().display == [2], "filled up when the turn ends"
    elsewhere = Scene("", "", display=["shoes", "cudgel"]).thief(2, ally="melisande")
    elsewhere.thief(1, place="2e", goods={"gold": 4})
    assert elsewhere.legal("buy") == []


def test_34_mortana_pays_a_coin_for_two_wine_and_no_poster() -> None:
    picture = SEEN.replace(".>.x.*.", ".&.x.*.").replace("aaa1e", "aaa.e").replace(".&.x", ".&1x")
    scene = Scene(picture).thief(ally="mortana", goods={"gold": 1})
    assert {"rob carriage", "rob carriage quietly"} <= set(scene.legal())
    scene.play("rob carriage quietly")
    assert (scene.bag(), scene.load().wanted[0]) == ({"wine": 2}, False)


def test_35_oswald_missions_bring_the_whole_guild_two_gold_and_two_vp_more() -> None:
    scene = Scene("", "", missions={"7": 9}).thief(3, ally="oswald").thief(1, place="smuggler-7", goods={"badge": 1})
    scene.play("activate")
    assert (scene.gained(), scene.bag()) == (5, {"gold": 3})


def test_36_quinta_one_gem_more_from_a_noble() -> None:
    picture = SEEN.replace(".>.x.*.", ".$1x.*.").replace("aaa1e", "aaa.e")
    assert Scene(picture).thief(ally="quinta").play("rob noble-a gold").bag() == {"gold": 2, "gem": 1}
    both = Scene(picture).thief(ally="quinta", equipment=["thimble-ring"]).play("rob noble-a")
    assert both.bag() == {"gold": 2, "gem": 2}
    empty = Scene(picture).thief(ally="quinta").figure("noble-a", full=False)
    assert empty.legal("rob") == []


def test_37_richard_allies_cost_the_guild_nothing_and_the_market_shows_guests() -> None:
    scene = Scene("", "", guests=["ruth", "jin", "samuel", "siti"]).thief(2, ally="richard")
    scene.thief(1, place="market-3", goods={"gold": 4}).play("activate")
    assert scene.load().stage == 8
    scene.play("ally ruth")
    assert (scene.bag(), CLIENTS[scene.load().ally[0]]) == ({"gold": 4}, "ruth")


def test_38_ruth_trades_goods_of_the_store_in_the_hideout() -> None:
    scene = Scene("", "2A", hideouts=["2e", "7a"]).thief(ally="ruth").guild(store={"gem": 1, "wine": 1})
    scene.play("use ruth gem", "use ruth wine")
    assert (scene.gained(), scene.store(), scene.load().ap) == (3, {"gold": 4}, 3)
    away = Scene("", "2A", hideouts=["2e", "7a"]).thief(ally="ruth", place="2b").guild(store={"gem": 1})
    assert away.why("use ruth gem") == "why-card-not-here"


def test_39_samuel_two_thieves_change_places() -> None:
    scene = with_ally("samuel", "2e").thief(2, place="7c").play("use samuel with feather")
    assert (scene.place(1), scene.place(2), scene.load().ap) == ("7c", "2e", 2)
    assert scene.why("use samuel with feather") == "why-once-a-turn"


def test_39_samuel_either_may_be_seen_where_it_comes_out() -> None:
    scene = Scene(SEEN.replace("aaa1e", "aaa.e").replace(".>.x", ".>.2")).thief(1, place="2e", ally="samuel")
    scene.play("use samuel with feather")
    assert (scene.place(1), scene.place(2)) == ("home", "2e")
    swapped = Scene(SEEN.replace("aaa1e", "aaa.e").replace(".>.x", ".>.1")).thief(1, ally="samuel").thief(2, place="2e")
    swapped.play("use samuel with feather")
    assert (swapped.place(1), swapped.place(2)) == ("2e", "home")


def test_41_stoffel_four_gold_by_day_on_a_street() -> None:
    scene = Scene(SEEN.replace(".>.x", ".*.x"), activation=7).thief(ally="stoffel", goods={"gold": 1})
    scene.acting(4)
    scene.guild(1, plan=["feather", "satchel", "patrol", "cane"])
    scene.play("end")
    assert scene.load().round == 2
    assert scene.bag() == {"gold": 4}, "as far as it fits"
    assert sources(scene.load())["streets"] == 1


def test_42_svenja_from_tavern_to_dealer_and_back_as_the_last_part() -> None:
    scene = with_ally("svenja", "tavern-2", {"wine": 1}).play("activate", "sell wine 1", "teleport dealer-6")
    assert (scene.place(), scene.load().location, scene.load().ap) == ("dealer-6", -1, 2)
    back = with_ally("svenja", "dealer-6", {"gem": 1}).play("activate")
    assert {"teleport tavern-2", "teleport tavern-8"} <= set(back.legal())


def test_44_tristan_one_point_more_through_the_catacombs_once_a_move() -> None:
    scene = with_ally("tristan", "k1").play("step q14")
    assert scene.load().points == 3
    scene.play("step d14")
    assert scene.load().points == 2


def test_44_tristan_with_shoes_walks_five() -> None:
    scene = with_ally("tristan", "k1").thief(equipment=["shoes"]).play("step q14")
    assert scene.load().points == 4


def test_r34_allies_serve_their_holder_alone() -> None:
    scene = with_ally("janus", "2e").thief(2, place="market-3", goods={"liquor": 2}).acting(2)
    scene.play("activate", "sell liquor 2")
    assert scene.gained() == 2


def test_r42_a_new_ally_works_in_the_same_activation() -> None:
    scene = Scene("", "", guests=["jonathan", "jin", "samuel", "siti"])
    scene.thief(place="tavern-2", goods={"gold": 4, "wine": 1}).play(
        "activate", "guests", "ally jonathan", "sell wine 2"
    )
    assert scene.gained() == 8


@pytest.mark.parametrize("name", CLIENTS)
def test_every_client_gives_its_vp_and_goods_when_it_becomes_an_ally(name: str) -> None:
    from larcin.games.thiefdom.box import CLIENT_COST, CLIENT_GOODS, CLIENT_VP, GOODS

    number = CLIENTS.index(name)
    others = [other for other in CLIENTS if other != name][:3]
    scene = Scene("", "", guests=[name, *others]).thief(place="tavern-2", goods={"gold": 4})
    scene.play("activate", "guests", f"ally {name}")
    expected = {good: count for good, count in zip(GOODS, CLIENT_GOODS[number], strict=True) if count}
    if CLIENT_COST[number] < 4:
        expected["gold"] = 4 - CLIENT_COST[number]
    assert (scene.bag(), scene.gained()) == (expected, CLIENT_VP[number])


def test_r28_a_thief_put_on_a_watched_space_is_tried() -> None:
    """Juma comes out on the quay of 4A that the guard looks along."""
    scene = Scene(
        """
        aa.bb~
        a.*.x~
        a.c.S~
        .*c.S~
        d.c.S~
        d.>.y~
        dd.ee~
        """,
        "4A",
    ).thief(place="smuggler-8", ally="juma", goods={"gem": 1})
    scene.play("use juma")
    assert {"teleport x", "teleport y"} <= set(scene.legal())
    scene.play("teleport y")
    assert (scene.place(), scene.gained(), scene.bag()) == ("home", -2, {})


def test_r34_improvements_that_only_give_are_not_asked_and_the_others_are() -> None:
    """Quinta's gem comes by itself; Mortana's coin is a choice (cards 34 and 36)."""
    picture = SEEN.replace(".>.x.*.", ".$1x.*.").replace("aaa1e", "aaa.e")
    assert Scene(picture).thief(ally="quinta").legal("rob") == ["rob noble-a gold", "rob noble-a gem"]
