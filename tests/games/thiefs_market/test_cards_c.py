"""The 14 cards of deck C and the four promos, each with what it does."""

from __future__ import annotations

import pytest

from larcin.games.thiefs_market.components import CARDS, COST, FACES, GEMS, ICON_COUNT
from tests.games.thiefs_market.builder import GAME, act, cards, legal, market, pile, seen, split, why
from tests.games.thiefs_market.test_cards_a import worth


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("big-haul", "green blue"),
        ("collecting-golem", "white white red"),
        ("crown", "blue blue white"),
        ("exit-strategy", "red green white"),
        ("fur-coat", "blue red"),
        ("giant-belt-buckle", "red red"),
        ("insurance-racket", "green white red"),
        ("island-estate", "green blue"),
        ("loyalty-program", "green red blue white"),
        ("political-campaign", "green red blue white"),
        ("scepter", "white white blue"),
        ("the-heist", "green white"),
        ("treasure-map-blue", "green green blue"),
        ("treasure-map-red", "green red red"),
        ("mimetic-stew", "green blue"),
        ("narrow-alleyway", "green blue red"),
        ("wut", "green"),
        ("purported-curse", "green red blue white"),
    ],
)
def test_deck_c_and_promo_costs(card: str, cost: str) -> None:
    gems = [FACES[gem] for gem in range(GEMS) for _ in range(COST[CARDS.index(card)][gem])]
    assert sorted(gems) == sorted(cost.split())
    sale = {"A": "tailor", "B" if card in ("mimetic-stew", "narrow-alleyway", "wut") else "C": card}
    assert f"buy {card}" in legal(market(cost, sale=sale, promos="on"))


@pytest.mark.parametrize(("card", "points"), [("crown", 6), ("scepter", 6), ("fur-coat", 4), ("giant-belt-buckle", 4)])
def test_cartes_of_deck_c_with_fixed_points(card: str, points: int) -> None:
    assert worth(card) == points


# Big Haul and The Heist


@pytest.mark.parametrize("card", ["big-haul", "the-heist"])
def test_haul_one_infamy_for_each_object_of_the_final_pile_spent_ones_too(card: str) -> None:
    state = market(noted={0: "red red bag pawn"}, sale={"C": card}, gold=[2, 0, 0])
    act(state, f"buy {card}")
    assert state.infamy[0] == 4


def test_haul_the_pawn_is_an_object_of_the_final_pile() -> None:
    state = split("pawn red bag", "blue blue", "", turn=2, sale={"A": "- -", "C": "big-haul"}, gold=[2, 0, 0])
    act(state, "take all", "buy big-haul")
    assert state.infamy[0] == 3


# Collecting Golem


def test_golem_three_points_for_each_pair_of_wands_its_own_included() -> None:
    assert worth("collecting-golem") == 0
    assert worth("collecting-golem", "glamer") == 3
    assert worth("collecting-golem", "glamer alchemical-lab") == 3
    assert worth("collecting-golem", "glamer alchemical-lab shadowy-hood") == 6


# Exit Strategy


def test_exit_strategy_gold_for_two_infamy_any_number_of_times() -> None:
    state = market("red", owned={0: "exit-strategy"}, gold=[3, 0, 0])
    act(state, "use exit-strategy", "use exit-strategy")
    assert (state.gold[0], state.infamy[0]) == (1, 4)
    act(state, "use exit-strategy")
    assert (state.gold[0], state.infamy[0]) == (0, 6)


def test_exit_strategy_needs_gold_and_the_own_turn() -> None:
    state = market("red", owned={0: "exit-strategy tailor"})
    assert legal(state) == ["use tailor", "end turn"]
    assert why(state, "use exit-strategy") == "You have no gold to give."


# Insurance Racket


def test_racket_one_more_purchase_every_round() -> None:
    state = market("red", owned={0: "insurance-racket"}, sale={"A": "tailor disgruntled-minion"})
    act(state, "buy tailor", "buy disgruntled-minion")
    assert cards(state, 0) == ["insurance-racket", "tailor", "disgruntled-minion"]


def test_racket_makes_a_card_of_one_gem_free() -> None:
    state = market("bag", owned={0: "insurance-racket"}, sale={"A": "tailor"})
    act(state, "buy tailor")
    assert cards(state, 0) == ["insurance-racket", "tailor"]
    assert state.gold[0] == 1, "the purse of the round's end; nothing was paid"


def test_racket_the_gem_taken_off_is_the_buyers_choice() -> None:
    state = market("red green", owned={0: "insurance-racket"}, sale={"B": "brooch"})
    assert legal(state) == ["buy brooch", "end turn"]
    act(state, "buy brooch")
    assert legal(state) == ["pay red", "pay green"]
    act(state, "pay green")
    assert cards(state, 0) == ["insurance-racket", "brooch"]


def test_racket_a_missing_gem_is_taken_off_without_a_question() -> None:
    state = market("red bag", owned={0: "insurance-racket tailor"}, sale={"B": "brooch"})
    act(state, "buy brooch")
    assert cards(state, 0) == ["insurance-racket", "tailor", "brooch"]
    assert state.gold[0] == 1


def test_racket_with_gold_all_ways_are_offered() -> None:
    state = market("red green", owned={0: "insurance-racket"}, sale={"B": "brooch"}, gold=[1, 0, 0])
    assert legal(state) == ["buy brooch", "end turn"], "two plain ways: `buy` itself asks"
    act(state, "buy brooch")
    assert legal(state) == ["pay red", "pay green", "pay no dice"]


def test_racket_a_plain_way_and_another_with_gold() -> None:
    state = market("red", owned={0: "insurance-racket tailor"}, sale={"B": "brooch"}, gold=[1, 0, 0])
    assert legal(state) == ["buy brooch", "buy brooch otherwise", "use tailor", "end turn"]
    act(state, "buy brooch otherwise")
    assert (state.gold[0], pile(state, 0)) == (0, "red")


def test_racket_gives_no_discount_on_itself_and_works_from_then_on_in_the_same_turn() -> None:
    short = market("green white", "red", sale={"A": "tailor", "C": "insurance-racket"})
    assert why(short, "buy insurance-racket") is not None
    state = market("green white red", "red", sale={"A": "tailor", "C": "insurance-racket"})
    act(state, "buy insurance-racket", "buy tailor")
    assert cards(state, 0) == ["insurance-racket", "tailor"]


# Island Estate


def test_estate_one_infamy_more_however_many_masks() -> None:
    state = market("mask mask", owned={0: "island-estate"})
    assert state.infamy[0] == 3


def test_estate_nothing_without_a_mask_and_a_spent_mask_is_not_exchanged() -> None:
    assert market("bag", owned={0: "island-estate"}).infamy[0] == 0
    state = market("mask", owned={0: "island-estate gauntlet-of-evil-intent"})
    act(state, "use gauntlet-of-evil-intent")
    assert (state.gold[0], state.infamy[0]) == (1, 0)


def test_estate_works_at_the_end_of_the_round_in_which_it_is_bought() -> None:
    state = act(market("mask", sale={"C": "island-estate"}, gold=[2, 0, 0]), "buy island-estate")
    assert state.infamy[0] == 2


def test_estate_has_a_compass_and_big_haul_a_plan() -> None:
    assert ICON_COUNT[CARDS.index("island-estate")] == [0, 0, 0, 0, 1, 0]
    assert ICON_COUNT[CARDS.index("big-haul")] == [0, 0, 0, 0, 0, 1]


# Loyalty Program, Political Campaign, Treasure Map


def test_loyalty_one_point_for_each_other_card() -> None:
    assert worth("loyalty-program") == 0
    assert worth("loyalty-program", "necklace brooch crown") == 3


@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_campaign_one_point_for_each_pair_of_infamy_beside_the_tokens(tokens: int, points: int) -> None:
    state = market("red", owned={0: "political-campaign"}, sale={"A": "tailor"}, infamy=[tokens, 0, 0])
    score = state.scores()[0]
    assert score.parts["cards"] == points
    assert score.parts["infamy"] == tokens


@pytest.mark.parametrize("card", ["treasure-map-blue", "treasure-map-red"])
def test_treasure_map_seven_or_five_if_another_player_has_a_compass(card: str) -> None:
    other = {"treasure-map-blue": "treasure-map-red", "treasure-map-red": "treasure-map-blue"}[card]
    assert worth(card) == 7
    assert worth(card, other) == 7, "two maps of one owner do not hurt each other"
    for compass in (other, "island-estate"):
        state = market("red", owned={0: card, 1: compass}, sale={"A": "tailor"})
        assert state.scores()[0].parts["cards"] == 5


# The promos


def test_promos_are_shuffled_in_only_when_asked_for() -> None:
    names = {"mimetic-stew", "narrow-alleyway", "wut", "purported-curse"}
    for choice, found in (("off", set()), ("on", names)):
        census = GAME.census(GAME.state(players=3, seed=1, promos=choice))
        assert {name for name in census if name in names} == found
    with_them = GAME.state(players=3, seed=1, promos="on").dump()
    assert [len(deck) for deck in with_them["decks"]] == [8, 12, 11]


def test_stew_becomes_a_copy_of_a_card_of_another_player() -> None:
    owned = {0: "glamer", 1: "crown tailor", 2: "necklace"}
    state = market("green blue", owned=owned, sale={"B": "mimetic-stew"}, promos="on")
    act(state, "buy mimetic-stew")
    assert legal(state) == ["copy necklace", "copy tailor", "copy crown"]
    assert why(state, "copy glamer") == "Nobody else owns that card."
    assert why(state, "end turn") == "Choose first which card Mimetic Stew copies."
    act(state, "copy crown")
    assert cards(state, 0) == ["glamer", "mimetic-stew"]
    assert state.scores()[0].parts["cards"] == 6
    shown = seen(state, 1).places[0].cards[1]
    assert (shown.id, shown.copy, shown.worth) == ("mimetic-stew", "crown", 6)


def test_stew_with_only_one_card_to_copy_asks_nothing() -> None:
    state = market("green blue red", owned={1: "tailor"}, sale={"B": "mimetic-stew"}, promos="on")
    act(state, "buy mimetic-stew")
    assert legal(state) == ["use tailor", "end turn"], "the copied power can be used at once"


def test_stew_stays_as_printed_if_nobody_else_has_a_card() -> None:
    state = market("green blue", owned={0: "tailor"}, sale={"B": "mimetic-stew"}, promos="on")
    act(state, "buy mimetic-stew")
    assert state.dump()["copied"] is None
    assert state.dump()["round"] == 4
    assert seen(state, 0).places[0].icons["wand"] == 1


def test_stew_a_copied_when_gained_effect_happens_once_now() -> None:
    state = market(
        noted={0: "red bag"}, owned={1: "the-heist"}, sale={"B": "mimetic-stew"}, gold=[2, 0, 0], promos="on"
    )
    act(state, "buy mimetic-stew")
    assert state.infamy == [2, 0, 0]


def test_stew_a_copied_reward_does_not_count_the_stews_own_purchase() -> None:
    state = market(owned={1: "rumor-monger"}, sale={"B": "mimetic-stew"}, gold=[2, 0, 0], promos="on")
    act(state, "buy mimetic-stew")
    assert state.infamy[0] == 0


def test_stew_a_copied_map_has_a_compass_that_hurts_the_other() -> None:
    state = market("green blue", owned={1: "treasure-map-red"}, sale={"B": "mimetic-stew"}, promos="on")
    act(state, "buy mimetic-stew")
    assert [score.parts["cards"] for score in state.scores()] == [5, 5, 0]


def test_stew_a_copied_racket_gives_its_purchase_and_discount_in_the_same_turn() -> None:
    sale = {"A": "tailor", "B": "mimetic-stew"}
    state = market("green blue", owned={1: "insurance-racket"}, sale=sale, promos="on")
    act(state, "buy mimetic-stew", "buy tailor")
    assert cards(state, 0) == ["mimetic-stew", "tailor"]


def test_alleyway_two_infamy_if_another_pile_has_five_objects() -> None:
    state = split("red", "blue blue", "", turn=2, owned={0: "narrow-alleyway"}, promos="on")
    act(state, "take all")
    assert state.infamy == [2, 0, 0]


def test_alleyway_two_in_all_and_nothing_for_the_own_pile() -> None:
    many = split("red", "blue " * 5, "", turn=2, owned={0: "narrow-alleyway"}, promos="on")
    act(many, "take all")
    assert many.infamy[0] == 2, "seat 1 has five and seat 2 five as well"
    own = split("red", "blue blue", "", turn=2, owned={2: "narrow-alleyway"}, promos="on")
    act(own, "take all")
    assert own.infamy == [0, 0, 0]


def test_wut_has_all_six_icons_and_does_nothing() -> None:
    assert ICON_COUNT[CARDS.index("wut")] == [1] * 6
    state = market("red", owned={0: "wut nearby-safehouse collecting-golem", 1: "treasure-map-red"}, promos="on")
    assert [score.parts["cards"] for score in state.scores()] == [5, 5, 0]


def test_curse_one_point_for_each_wand_of_the_others() -> None:
    owned = {0: "purported-curse glamer", 1: "shadowy-hood alchemical-lab", 2: "wut"}
    state = market("red", owned=owned, promos="on")
    assert state.scores()[0].parts["cards"] == 3
