"""The 16 cards of deck A, each with what it does."""

from __future__ import annotations

import pytest

from larcin.games.thiefs_market.components import CARDS, COST, DECK, FACES, GEMS, ICON_COUNT, ICONS, PROMO
from tests.games.thiefs_market.builder import act, cards, legal, market, pile, row, seen


def test_cartes_numbers_of_cards_and_icons() -> None:
    box = [card for card in range(len(CARDS)) if not PROMO[card]]
    assert len(box) == 49
    assert [sum(DECK[card] == deck for card in box) for deck in range(3)] == [16, 19, 14]
    icons = {icon: sum(ICON_COUNT[card][place] for card in box) for place, icon in enumerate(ICONS)}
    assert icons == {"henchman": 18, "wand": 10, "building": 4, "finery": 9, "compass": 3, "plan": 6}
    assert sum(PROMO) == 4


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("alchemical-lab", "red red"),
        ("bondsman", "red red"),
        ("coercion-coordinator", "blue"),
        ("corrupt-official", "white"),
        ("disgruntled-minion", "red"),
        ("fence", "white white"),
        ("glamer", "blue blue"),
        ("guy-in-a-trenchcoat", "blue"),
        ("local-celebrity", "white"),
        ("nearby-safehouse", "green"),
        ("necklace", "white white"),
        ("pawnbroker", "green green"),
        ("philosophers-stone", "green green"),
        ("public-relations-expert", "green"),
        ("shadowy-hood", "blue blue"),
        ("tailor", "red"),
    ],
)
def test_deck_a_costs(card: str, cost: str) -> None:
    gems = [FACES[gem] for gem in range(GEMS) for _ in range(COST[CARDS.index(card)][gem])]
    assert sorted(gems) == sorted(cost.split())
    state = market(cost + " bag", sale={"A": f"{card} *"})
    act(state, f"buy {card}")
    assert cards(state, 0) == [card]


TURNS = [
    ("alchemical-lab", "red", ["white", "blue", "green"]),
    ("glamer", "blue", ["red", "white", "green"]),
    ("philosophers-stone", "green", ["red", "white", "blue"]),
    ("bondsman", "red", ["bag"]),
    ("fence", "white", ["bag"]),
    ("pawnbroker", "green", ["bag"]),
]


@pytest.mark.parametrize(("card", "face", "into"), TURNS)
def test_cartes_that_turn_a_die_once_a_round(card: str, face: str, into: list[str]) -> None:
    state = market(f"{face} {face}", owned={0: card}, sale={"C": "loyalty-program"}, gold=[4, 0, 0])
    powers = [f"use {card} for {target}" for target in into]
    assert [action for action in legal(state) if action.startswith("use")] == powers
    for target, power in zip(into, powers, strict=True):
        after = act(state.clone(), power)
        assert sorted(pile(after, 0).split()) == sorted([face, target])
        assert not [action for action in legal(after) if action.startswith("use")], "once a round"


@pytest.mark.parametrize(("card", "face", "into"), TURNS)
def test_cartes_that_turn_a_die_need_one(card: str, face: str, into: list[str]) -> None:
    others = " ".join(other for other in FACES if other != face)
    state = market(others, owned={0: card}, sale={"C": "loyalty-program"}, gold=[4, 0, 0])
    assert not [action for action in legal(state) if action.startswith("use")]


SPENDS = [
    ("coercion-coordinator", "blue"),
    ("local-celebrity", "white"),
    ("public-relations-expert", "green"),
    ("tailor", "red"),
]


@pytest.mark.parametrize(("card", "face"), SPENDS)
def test_cartes_that_spend_a_gem_for_one_infamy(card: str, face: str) -> None:
    state = market(f"{face} {face}", owned={0: card}, sale={"C": "loyalty-program"}, gold=[4, 0, 0])
    act(state, f"use {card}")
    assert state.infamy[0] == 1
    assert pile(state, 0) == face
    assert not [action for action in legal(state) if action.startswith("use")], "once a round"


EXTRAS = [("corrupt-official", "white"), ("disgruntled-minion", "red"), ("guy-in-a-trenchcoat", "blue")]


@pytest.mark.parametrize(("card", "face"), EXTRAS)
def test_cartes_that_give_a_purchase_for_a_colour_of_the_final_pile(card: str, face: str) -> None:
    sale = {"A": "necklace shadowy-hood *"}
    with_it = market(owned={0: card}, noted={0: f"{face} {face} {face}"}, sale=sale, gold=[4, 0, 0])
    act(with_it, "buy necklace", "buy shadowy-hood")
    assert with_it.dump()["round"] == 4, "one more purchase, however many such dice there were"
    without = market(owned={0: card}, noted={0: "green bag"}, sale=sale, gold=[4, 0, 0])
    act(without, "buy necklace")
    assert without.dump()["round"] == 4


@pytest.mark.parametrize(("card", "face"), EXTRAS)
def test_cartes_extra_purchase_right_after_buying_the_card(card: str, face: str) -> None:
    state = market(face, sale={"A": f"{card} necklace"}, gold=[2, 0, 0])
    act(state, f"buy {card}", "buy necklace")
    assert cards(state, 0) == [card, "necklace"]


def test_cartes_extra_purchase_goes_by_the_final_pile_and_not_by_the_dice_now() -> None:
    state = market(
        "bag", owned={0: "corrupt-official"}, noted={0: "white"}, sale={"A": "necklace tailor"}, gold=[3, 0, 0]
    )
    assert seen(state, 0).places[0].left == 2
    turned = market(
        "white", owned={0: "corrupt-official"}, noted={0: "bag"}, sale={"A": "necklace tailor"}, gold=[3, 0, 0]
    )
    assert seen(turned, 0).places[0].left == 1


def worth(card: str, owned: str = "") -> int:
    """What the card is worth to seat 0, who owns it and these others."""
    state = market("red", owned={0: f"{card} {owned}"}, sale={"A": "disgruntled-minion"})
    value = seen(state, 0).places[0].cards[0].worth
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("card", ["necklace", "shadowy-hood"])
def test_cartes_of_deck_a_worth_two(card: str) -> None:
    assert worth(card) == 2


def test_nearby_safehouse_one_alone_and_two_with_another_building() -> None:
    assert worth("nearby-safehouse") == 1
    assert worth("nearby-safehouse", "brooch fur-coat") == 1
    assert worth("nearby-safehouse", "concealed-safehouse") == 2
    assert worth("nearby-safehouse", "concealed-safehouse fortified-safehouse") == 2


def test_cartes_without_points_are_worth_nothing() -> None:
    assert worth("tailor", "necklace") == 0


def test_a_bought_place_is_refilled_at_the_end_of_the_round() -> None:
    state = act(market("red", sale={"A": "tailor *"}, deck={"A": "glamer"}), "buy tailor")
    assert row(state, "A")[0] == "glamer"
