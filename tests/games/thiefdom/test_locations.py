"""Activer un lieu (p. 10-12): market, villa, dealer, tavern, dungeon, smuggler."""

from __future__ import annotations

import pytest

from larcin.games.thiefdom.box import CLIENTS, GOOD_KINDS, MISSION_GOODS, MISSION_PAY, MISSION_VP
from tests.games.thiefdom.builder import Scene, sources


def inside(place: str, **plain: object) -> Scene:
    return Scene("", "", **plain).thief(place=place)  # type: ignore[arg-type]  # keywords of the builder


def test_p10_the_market_fills_up_with_gold() -> None:
    scene = inside("market-3").thief(goods={"gold": 1}).play("activate")
    assert (scene.bag(), scene.load().ap, scene.load().location) == ({"gold": 4}, 2, -1)


def test_p10_the_market_buys_any_number_of_liquor_in_any_order() -> None:
    scene = inside("market-3").thief(goods={"liquor": 3}).play("activate")
    assert scene.legal() == ["fill gold", "sell liquor 1", "sell liquor 2", "sell liquor 3", "discard liquor"]
    scene.play("sell liquor 2")
    assert scene.legal() == ["fill gold", "discard liquor", "done"], "each part once"
    scene.play("fill gold")
    assert (scene.bag(), scene.gained(), scene.load().location) == ({"gold": 4, "liquor": 1}, 2, -1)
    assert sources(scene.load())["sales"] == 2


def test_p10_an_activation_costs_one_action_and_faq_no_location_twice() -> None:
    scene = inside("market-3").play("activate")
    assert scene.why("activate") == "why-visited"
    assert scene.load().ap == 2


def test_faq_another_tavern_may_follow() -> None:
    scene = inside("tavern-2").thief(visited=["tavern-8"])
    assert "activate" in scene.legal()


def test_r40_an_activation_that_would_do_nothing_is_not_offered() -> None:
    scene = inside("market-3").thief(goods={"gold": 4})
    assert scene.why("activate") == "why-nothing-to-do"
    assert Scene("", "2A").thief(place="2e").why("activate") == "why-not-in-location"


def test_p10_a_villa_with_the_artwork_locked_gives_gems() -> None:
    scene = inside("villa-2", locks={2: "artwork"}).play("activate")
    assert scene.bag() == {"gem": 4}


def test_p10_a_villa_with_the_gems_locked_gives_its_artwork_which_never_comes_back() -> None:
    scene = inside("villa-2", locks={2: "gem"}).play("activate")
    assert scene.bag() == {"artwork-a": 1}
    assert scene.load().dump()["villas"]["2"]["artwork"] is None


def test_r45_an_artwork_already_gone_leaves_nothing_there() -> None:
    scene = inside("villa-2", locks={2: "gem"}).play("activate", "end")
    state = scene.load()
    state.where[3] = state.where[0]
    while state.actor != 3:
        scene.play("end" if "end" in scene.legal() else scene.legal()[0])
    assert scene.why("activate") == "why-nothing-to-do"


def test_r36_an_artwork_takes_four_slots() -> None:
    scene = inside("villa-2", locks={2: "gem"}).thief(goods={"gem": 2}).play("activate")
    assert scene.legal() == ["discard gem", "discard artwork-a"]
    scene.play("discard gem", "discard gem")
    assert scene.bag() == {"artwork-a": 1}


@pytest.mark.parametrize(
    ("art", "points", "goods"), [("a", 9, {}), ("b", 7, {"gold": 4}), ("c", 6, {"wine": 2}), ("d", 6, {"gem": 2})]
)
def test_p11_the_dealer_rewards_an_artwork(art: str, points: int, goods: dict[str, int]) -> None:
    scene = inside("dealer-6").thief(goods={f"artwork-{art}": 1}).play("activate")
    while scene.load().location != -1:
        scene.play("done")
    assert (scene.gained(), scene.bag()) == (points, goods)
    assert art in scene.load().dump()["artworks_out"]


def test_p11_the_dealer_buys_gems() -> None:
    scene = inside("dealer-6").thief(goods={"gem": 3}).play("activate", "sell gem 3")
    assert (scene.gained(), scene.bag()) == (3, {})


def test_p11_the_dealer_sells_two_pieces_at_most_and_the_display_is_filled_when_the_turn_ends() -> None:
    display = ["cudgel", "climbing-tools", "shoes", "sack"]
    scene = inside("dealer-6", display=display).thief(goods={"gold": 4})
    scene.play("activate", "buy cudgel", "buy climbing-tools")
    state = scene.load()
    assert (scene.bag(), scene.gained(), len(state.display), state.location) == ({}, 3, 2, -1)
    assert sources(state)["equipment"] == 3
    scene.play("end")
    assert len(state.display) == 4


def test_r38_a_thief_carries_two_pieces_never_two_alike() -> None:
    display = ["cudgel", "climbing-tools", "shoes", "sack"]
    scene = inside("dealer-6", display=display).thief(goods={"gold": 4, "gem": 1}, equipment=["cudgel"])
    scene.play("activate")
    assert "buy cudgel" not in scene.legal()
    full = inside("dealer-6", display=display).thief(goods={"gold": 4}, equipment=["cudgel", "shoes"])
    assert full.why("activate") == "why-nothing-to-do"


def test_r42_new_equipment_works_at_once() -> None:
    scene = inside("dealer-6", display=["sack"]).thief(goods={"gold": 4, "artwork-d": 1}).play("activate", "buy sack")
    scene.play("deliver artwork")
    assert scene.load().loot_room(0) == 4, "six slots, two of them taken by the reward"


def test_p11_the_tavern_shows_four_guests_and_one_becomes_an_ally() -> None:
    scene = inside("tavern-2", guests=["jin", "iwana", "samuel", "ruth"]).thief(goods={"gold": 3})
    scene.play("activate", "guests")
    assert scene.legal("ally") == ["ally iwana", "ally jin", "ally samuel"], "Ruth costs 4"
    scene.play("ally iwana")
    state = scene.load()
    assert (scene.bag(), scene.gained(), CLIENTS[state.ally[0]]) == ({"gem": 1}, 1, "iwana")
    assert state.dump()["clients"]["discard"] == ["jin", "samuel", "ruth"]


def test_p11_a_brawl_brings_one_vp_and_fills_the_allys_place_for_good() -> None:
    scene = inside("tavern-2", guests=["jin", "iwana", "samuel", "ruth"]).play("activate")
    assert scene.load().stage == 8, "the guests are all there is to do, so they are shown"
    scene.play("brawl ruth")
    state = scene.load()
    assert (scene.gained(), state.brawled[0], state.has_ally(0, CLIENTS.index("ruth"))) == (1, True, False)
    assert state.dump()["clients"]["discard"] == ["jin", "iwana", "samuel"]
    again = inside("tavern-8").thief(ally="ruth", brawled=True)
    assert again.why("activate") == "why-nothing-to-do"


def test_p11_guests_may_be_declined() -> None:
    scene = inside("tavern-2", guests=["jin", "iwana", "samuel", "ruth"]).play("activate", "decline")
    assert len(scene.load().client_discard) == 4
    assert scene.load().ally[0] == -1


def test_r44_guests_must_be_settled_before_another_part() -> None:
    scene = inside("tavern-2").thief(goods={"wine": 1}).play("activate", "guests")
    assert scene.why("sell wine 1") == "why-guests-first"


def test_p11_the_tavern_buys_wine_and_sells_liquor() -> None:
    scene = inside("tavern-2").thief(goods={"wine": 2, "gold": 3}).play("activate", "sell wine 2", "buy liquor 3")
    scene.play("done")
    assert (scene.gained(), scene.bag()) == (4, {"liquor": 3})


def test_p11_an_empty_deck_is_made_of_its_discard() -> None:
    scene = inside("tavern-2", rng=[0] * 60)
    state = scene.load()
    state.client_discard = state.client_deck[:-2]
    state.client_deck = state.client_deck[-2:]
    scene.play("activate")
    assert (len(state.guests), len(state.client_discard), len(state.client_deck)) == (4, 0, 30)


def test_p12_the_dungeon_gives_back_what_was_confiscated() -> None:
    scene = inside("dungeon-7", dungeon={"gold": 1, "gem": 5, "artwork-b": 1}).play("activate")
    assert scene.legal() == ["take gold", "take gem", "take artwork-b"]
    scene.play("take gold", "take artwork-b")
    assert scene.legal() == ["discard gold", "discard artwork-b", "done"], "nothing else fits"
    assert scene.play("done").load().location == -1
    assert scene.bag() == {"gold": 1, "artwork-b": 1}
    assert scene.load().dump()["dungeon"] == {"gem": 5}


def test_p12_the_dungeon_takes_badges_for_two_vp_each_and_r41_no_part_twice() -> None:
    scene = inside("dungeon-7", dungeon={"badge": 1}).thief(goods={"badge": 2}).play("activate", "sell badge 2")
    scene.play("take badge")
    assert (scene.gained(), scene.bag(), scene.load().location) == (4, {"badge": 1}, -1)
    closed = inside("dungeon-7", dungeon={"gold": 2, "gem": 1}).thief(goods={"badge": 1})
    closed.play("activate", "take gold", "sell badge 1")
    assert closed.load().location == -1, "taking was one part, and it is over"


def test_p12_a_poster_is_burnt_for_three_vp() -> None:
    scene = inside("dungeon-7").thief(wanted=True).play("activate")
    assert (scene.gained(), scene.load().wanted[0], sources(scene.load())["posters"]) == (3, False, 3)


def test_p12_the_smuggler_wants_exactly_his_mission_and_gives_its_reward() -> None:
    scene = inside("smuggler-7", missions={"7": 14}).thief(goods={"liquor": 3, "badge": 1}).play("activate")
    assert (scene.gained(), scene.bag()) == (6, {"gold": 1, "liquor": 1})
    plain = scene.load().dump()
    assert (plain["guilds"][0]["missions"], plain["missions"]["wanted"]) == ([14], {})


def test_p12_a_smuggler_without_a_mission_cannot_be_activated() -> None:
    assert inside("smuggler-7").why("activate") == "why-nothing-to-do"
    short = inside("smuggler-7", missions={"7": 14}).thief(goods={"liquor": 3})
    assert short.why("activate") == "why-nothing-to-do"


def test_r37_deliveries_come_from_the_acting_thief_never_from_the_store() -> None:
    scene = inside("smuggler-7", missions={"7": 4}).guild(store={"liquor": 9})
    assert scene.why("activate") == "why-nothing-to-do"


@pytest.mark.parametrize("number", range(1, 17))
def test_every_mission_pays_what_its_tile_says(number: int) -> None:
    asked, paid = [
        {kind: count for kind, count in zip(GOOD_KINDS, table[number - 1], strict=True) if count}
        for table in (MISSION_GOODS, MISSION_PAY)
    ]
    scene = inside("smuggler-4", missions={"4": number}).thief(goods=asked).play("activate")
    assert scene.gained() == MISSION_VP[number - 1]
    assert scene.bag() == paid
