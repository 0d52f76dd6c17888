"""Biens and inventaires (p. 4, 9): slots, the store of the hideout, throwing away."""

from __future__ import annotations

from tests.games.thiefdom.builder import Scene


def at_home(**plain: object) -> Scene:
    return Scene("", "2A", hideouts=["2e", "7a"], **plain)  # type: ignore[arg-type]  # keywords of the builder


def test_p5_goods_are_put_down_and_taken_up_in_the_hideout_for_nothing() -> None:
    scene = at_home().guild(store={"gold": 8}).thief(goods={"gem": 2})
    scene.play("store gem", "store gem", "fetch gold", "fetch gold")
    assert (scene.bag(), scene.store(), scene.load().ap) == ({"gold": 2}, {"gold": 6, "gem": 2}, 3)


def test_p5_a_thief_takes_no_more_than_it_can_carry() -> None:
    scene = at_home().guild(store={"gold": 8})
    scene.play(*["fetch gold"] * 4)
    assert scene.why("fetch gold") == "why-no-room"
    art = at_home().guild(store={"artwork-a": 1}).thief(goods={"gem": 1})
    assert art.why("fetch artwork-a") == "why-no-room"


def test_r35_between_two_other_actions_a_kind_goes_one_way_only() -> None:
    scene = at_home().guild(store={"gold": 8})
    scene.play("fetch gold")
    assert scene.why("store gold") == "why-one-way"


def test_r35_a_new_action_opens_both_ways_again() -> None:
    scene = at_home(dungeon={}).guild(store={"gold": 8, "gem": 1}).thief(ally="ruth")
    scene.play("fetch gold", "use ruth gem", "store gold")
    assert scene.bag() == {}


def test_faq_thieves_in_the_hideout_exchange_goods() -> None:
    scene = at_home().thief(1, goods={"gem": 1}).thief(2, goods={"wine": 1})
    scene.play("meet feather", "give gem", "take wine")
    assert (scene.bag(1), scene.bag(2), scene.load().ap) == ({"wine": 1}, {"gem": 1}, 3)
    assert scene.why("meet feather") == "why-nobody-to-meet", "once between two other actions"


def test_p5_goods_may_be_thrown_away() -> None:
    scene = Scene("", "2A").thief(place="2b", goods={"gem": 1, "artwork-a": 1, "gold": 1}, equipment=["sack"])
    scene.play("discard gem", "discard artwork-a")
    assert scene.bag() == {"gold": 1}
    assert "a" in scene.load().dump()["artworks_out"]


def test_p5_four_gold_and_four_loot() -> None:
    state = Scene("", "2A").thief(goods={"gold": 3, "gem": 1, "wine": 2}).load()
    assert (state.gold_room(0), state.loot_room(0), state.excess(0)) == (1, 1, 0)


def test_what_is_forced_is_not_asked_a_turn_without_anything_left_ends_by_itself() -> None:
    scene = Scene("", "2A", ap=1).thief(place="2b").guild(tired=True)
    scene.play(scene.legal("step")[0])
    while scene.load().moving:
        scene.play(scene.legal("step")[0])
    assert scene.load().actor != 0


def test_faq_thieves_in_another_house_cannot_exchange_goods() -> None:
    scene = Scene("", "2A").thief(1, place="2b", goods={"gem": 1}).thief(2, place="2b")
    assert scene.legal("meet") == []
    assert scene.why("meet feather") == "why-not-home"


def test_p12_an_empty_equipment_deck_is_made_of_its_discard() -> None:
    scene = Scene("", "", display=["cudgel", "shoes", "sack", "pigeon"], rng=[0] * 40)
    state = scene.thief(place="dealer-6", goods={"gold": 2}).load()
    state.tool_discard, state.tool_deck = state.tool_deck, []
    scene.play("activate", "end")  # one purchase is all that 2 gold allow, so it is made
    assert (len(state.display), len(state.tool_discard)) == (4, 0)
