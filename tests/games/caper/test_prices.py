"""Coûts de l'équipement: what gear costs where, with everything that changes it (rulings R19-R23)."""

from __future__ import annotations

import pytest

from larcin.games.caper.components import CARDS, PLACES
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, legal, position, start


def price(state: Position, card: str, location: str, mastermind: int = 1) -> int:
    """What a card costs a Mastermind at a location."""
    place = state.dump()["locations"].index(location)
    return state.price(mastermind * PLACES + place, CARDS.index(card))


@pytest.mark.parametrize(
    ("city", "location", "cheaper", "dearer", "same"),
    [
        ("rome", "colosseum", ["blazeblaster", "helping-hand", "utility-belt"], [], ["skeleton-key"]),
        ("london", "oxford-street", ["blazeblaster", "laundromatic"], [], ["simple-disguise"]),
        ("paris", "eiffel-tower", ["helping-hand", "briefcase"], [], ["blazeblaster", "hidden-plans"]),
        ("rome", "trevi-fountain", [], ["utility-belt", "veloce-wheels"], ["blazeblaster", "helping-hand"]),
        ("paris", "bank", [], [], ["blazeblaster", "helping-hand", "simple-disguise"]),
    ],
)
def test_r20_attributes_of_locations_hold_for_both(
    city: str, location: str, cheaper: list[str], dearer: list[str], same: list[str]
) -> None:
    state = position(f"{location}: saint | mime", city=city)
    base = {card: GAME.facts(start(2, 1, city=city)).cards[card].cost for card in [*cheaper, *dearer, *same]}
    for mastermind in (0, 1):
        for cards, change in ((cheaper, -1), (dearer, 1), (same, 0)):
            for card in cards:
                assert price(state, card, location, mastermind) == base[card] + change


def test_r19_a_price_never_falls_below_nothing() -> None:
    state = position("colosseum: saint | mime", city="rome")
    assert price(state, "skeleton-key", "colosseum") == 0
    assert price(state, "helping-hand", "colosseum") == 0


def test_r19_the_cleaners_blazeblaster_is_free_at_the_colosseum() -> None:
    state = position("colosseum: saint | cleaner", city="rome")
    assert price(state, "blazeblaster", "colosseum") == 0


def test_r19_increases_and_decreases_add_up_before_the_floor() -> None:
    table = "eiffel-tower: madame | mime"
    assert price(position(table), "helping-hand", "eiffel-tower") == 1  # 1 + 1 - 1
    # The floor comes last: 0 - 1 + 1 is 0, and not 1.
    rome = position("colosseum: saint | mime", city="rome")
    assert price(rome, "simple-disguise", "colosseum") == 0
    state = position("colosseum: saint | cleaner", "", "blazeblaster", city="rome")
    before = state.coins[1]
    act(state, "choose blazeblaster", "on cleaner")
    assert state.coins[1] == before  # a reduction pays nothing out


def test_r20_the_cleaner_serves_its_owner_only_and_here_only() -> None:
    state = position("gala: cleaner | mime\nbank: saint | dame")
    assert price(state, "blazeblaster", "gala", 0) == 1
    assert price(state, "blazeblaster", "gala", 1) == 2
    assert price(state, "blazeblaster", "bank", 0) == 2
    assert price(state, "simple-disguise", "gala", 0) == 0


def test_r21_the_madame_raises_every_gear_card_of_the_rival_also_those_printed_0() -> None:
    state = position("gala: madame | mime\nbank: saint | dame")
    assert price(state, "simple-disguise", "gala", 1) == 1
    assert price(state, "blazeblaster", "gala", 1) == 3
    assert price(state, "simple-disguise", "gala", 0) == 0
    assert price(state, "simple-disguise", "bank", 1) == 0


def test_r21_secret_shades_beside_her_make_light_blue_cost_2_more() -> None:
    state = position("gala: madame+secret-shades | mime")
    assert price(state, "hidden-plans", "gala", 1) == 3
    assert price(state, "helping-hand", "gala", 1) == 2
    assert price(state, "hidden-plans", "gala", 0) == 1


def test_catalogue_secret_shades_light_blue_costs_the_rival_1_more() -> None:
    state = position("gala: saint+secret-shades | mime")
    assert price(state, "hidden-plans", "gala", 1) == 2
    assert price(state, "helping-hand", "gala", 1) == 1


def test_r22_a_card_too_dear_at_one_location_may_be_played_at_another() -> None:
    state = position("gala: madame | mime\nbank: saint | dame", "", "helping-hand simple-disguise", coins=(0, 1))
    act(state, "choose helping-hand")
    assert legal(state) == ["on dame", "discard"]
    assert state.why_not(1, GAME.action("on mime")) == "why-too-dear"
    act(state, "on dame")
    assert state.coins == [0, 0]


@pytest.mark.parametrize("card", ["cleaner", "madame", "secret-shades"])
def test_r23_flipped_cards_change_no_price(card: str) -> None:
    table = f"gala: ~{card} | mime" if card != "secret-shades" else "gala: saint+~secret-shades | mime"
    state = position(table)
    assert price(state, "blazeblaster", "gala", 0) == 2
    assert price(state, "simple-disguise", "gala", 1) == 0
    assert price(state, "hidden-plans", "gala", 1) == 1


def test_r23_a_flip_during_the_game_ends_the_change() -> None:
    state = position("gala: madame | dame", "banker saint", "illusionist tourist", round=5)
    assert price(state, "simple-disguise", "gala", 1) == 1
    act(state, "choose banker", "to yacht", "choose illusionist", "to gala")
    assert price(state, "simple-disguise", "gala", 1) == 0


def test_manche_equipement_the_price_goes_to_the_supply() -> None:
    state = position("gala: saint | mime", "", "briefcase", coins=(0, 3))
    act(state, "choose briefcase", "on mime")
    assert (state.coins, state.supply) == ([0, 1], 9)
