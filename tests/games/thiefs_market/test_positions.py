"""Positions as plain data: they round-trip, and one that is wrong says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

import larcin
from tests.games.thiefs_market.builder import GAME, act, market, split


def dump() -> dict[str, Any]:
    return GAME.state(players=3, seed=2).dump()


def refused(position: dict[str, Any], lang: str = "en") -> str:
    with pytest.raises(larcin.BadPosition) as problem:
        GAME.load(position)
    return problem.value.say(lang)


def test_a_position_in_the_middle_of_every_step_round_trips() -> None:
    steps = [
        act(split("red blue", "", "", turn=1), "take mask"),
        act(split("red blue green", "", "", turn=1), "steal from 0", "return red"),
        act(market("white white blue", sale={"C": "scepter"}, gold=[2, 0, 0]), "buy scepter otherwise"),
        act(
            market("green blue", owned={1: "crown tailor"}, sale={"B": "mimetic-stew"}, promos="on"), "buy mimetic-stew"
        ),
    ]
    assert [state.dump()["step"] for state in steps] == ["taking", "returning", "paying", "copying"]
    for state in steps:
        again = GAME.load(state.dump())
        assert again.dump() == state.dump()
        assert again.legal(state.to_act[0]) == state.legal(state.to_act[0])


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"dice": []}, "“dice” must list 10 dice, not 0."),
        ({"dice": [["red", "centre"]] * 9 + ["red"]}, 'Die 9 must be a face and a place, like ["red", "centre"].'),
        ({"pawn": 7}, "The field “pawn” says 7; it must be a seat from 0 to 2."),
        ({"gold": [1, 1]}, "The field “gold” must be a list"),
        ({"infamy": [0, 0, -1]}, "The field “infamy” says -1; it must be a whole number from 0 to"),
        ({"phase": "lunch"}, "The field “phase” says 'lunch'; it must be one of: split, charm, market, over."),
        ({"step": "paying"}, "Phase “split”, step “paying” and what lies on the table do not go together."),
        ({"phase": "market"}, "Phase “market”, step “choosing” and what lies on the table do not go together."),
        ({"phase": "over"}, "Phase “over”, step “choosing” and what lies on the table do not go together."),
        ({"victim": 1}, "Phase “split”, step “choosing” and what lies on the table do not go together."),
        ({"rows": []}, "“rows” must have three lists, A first"),
        ({"copied": "crown"}, "“copied” must be a card of another player than the one who owns Mimetic Stew."),
        ({"owned": [["crown"], ["crown"], []]}, "Crown must be in one place, not in "),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(change: dict[str, Any], sentence: str) -> None:
    assert refused({**dump(), **change}).startswith(sentence)


def test_a_missing_card_a_wrong_deck_and_a_wrong_count_are_named() -> None:
    position = dump()
    lost = position["decks"][1].pop()
    title = GAME.say(f"card-{lost}")
    assert refused(position) == f"{title} must be in one place, not in 0."
    position["decks"][2].append(lost)
    assert refused(position) == f"{title} does not belong to deck C."
    position["decks"][2].remove(lost)
    position["removed"].append(lost)
    assert refused(position) == "Of deck B, 12 cards are in the game (all but the removed), not 11."
    assert refused(position, "fr").endswith("il en faut 12, et non 11.")


def test_a_closed_deck_can_still_fill_its_row() -> None:
    position = dump()
    position["gone"] += position["decks"][2][4:]
    del position["decks"][2][4:]
    assert refused(position) == "Deck C must have at least 5 cards, or its row could never open."


def test_a_promo_has_no_place_where_the_promos_are_off() -> None:
    position = dump()
    position["removed"].append("wut")
    assert refused(position) == "Wut must be nowhere, as the promos are off, not in 1."


def test_a_position_with_nothing_to_choose_goes_on_to_the_next_choice() -> None:
    assert split("red", "blue", "", turn=2).dump()["phase"] == "market"
