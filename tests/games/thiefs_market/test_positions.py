"""Positions as plain data: they round-trip, and one that is wrong says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

import larcin
from tests.games.thiefs_market.builder import GAME, act, market, position, split, why


def dump() -> dict[str, Any]:
    position: dict[str, Any] = GAME.state(players=3, seed=2).dump()
    return position


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


@pytest.mark.parametrize("change", [{"buying": "tailor"}, {"bought": 1}, {"used": ["tailor"]}])
def test_nothing_is_bought_used_or_paid_while_the_loot_is_split(change: dict[str, Any]) -> None:
    sentence = refused(split("red blue", "", "", turn=1, owned={1: "tailor"}).dump() | change)
    assert sentence.startswith("Only in the market has a seat bought cards, used cards or a card to pay")


def test_achats_no_more_purchases_than_the_cards_allow() -> None:
    plain = market("red red", sale={"A": "tailor"}, owned={0: "fence necklace"}, gold=[2, 0, 0]).dump()
    GAME.load(plain | {"bought": 1})
    assert refused(plain | {"bought": 2}) == "Seat 0 cannot have made 2 purchases in this turn with the cards it owns."
    without = market("red red", sale={"A": "tailor"}, gold=[2, 0, 0]).dump()
    assert refused(without | {"bought": 1}).startswith("Seat 0 cannot have made 1 purchases")


def test_only_ones_own_powers_are_used() -> None:
    plain = market("red white", owned={0: "tailor necklace", 1: "fence"}, gold=[2, 0, 0], sale={"A": "*"}).dump()
    GAME.load(plain | {"used": ["tailor"]})
    for card in ("fence", "necklace"):
        assert refused(plain | {"used": [card]}).startswith("“used” names a card that seat 0 does not own")


def test_a_victim_is_named_while_a_stolen_pile_is_returned_and_only_then() -> None:
    stealing = act(split("red blue green", "", "", turn=1), "steal from 0").dump()
    assert refused(stealing | {"victim": None}).startswith("Phase “split”, step “returning”")
    assert refused(stealing | {"victim": 1}).startswith("Phase “split”, step “returning”")
    buying = market("red", sale={"A": "tailor"}).dump()
    assert refused(buying | {"victim": 2}).startswith("Phase “market”, step “choosing”")


def test_p5_a_stolen_pile_had_two_objects_at_least() -> None:
    stealing = act(split("red blue", "", "", turn=1), "steal from 0").dump()
    stealing["dice"] = [[face, "centre" if face == "blue" else place] for face, place in stealing["dice"]]
    assert refused(stealing).startswith("Phase “split”, step “returning”")


def test_p5_the_last_without_a_pile_takes_everything_at_once() -> None:
    taking = act(split("red blue", "", "", turn=1), "take mask").dump()
    third = next(die for die in taking["dice"] if die == ["mask", "centre"])
    third[1] = 2
    assert refused(taking).startswith("Phase “split”, step “taking”")


def test_p5_the_first_player_acts_first() -> None:
    start = GAME.state(players=3, seed=2).dump()
    other = (start["first"] + 1) % 3
    assert refused(start | {"turn": other}).startswith("Phase “split”, step “choosing”")


def test_the_lucky_charm_comes_before_anything_is_spent() -> None:
    charm: dict[str, Any] = {"phase": "charm", "owned": {0: "lucky-animal-appendage"}, "sale": {"A": "*"}}
    plain = position("red pawn", "blue", "green", centre="", **charm).dump()
    spent = [["mask", "centre"] if die == ["mask", 2] else die for die in plain["dice"]]
    assert refused(plain | {"dice": spent}).startswith("Phase “charm”, step “choosing”")
    assert refused(plain | {"turn": 1}).startswith("Phase “charm”, step “choosing”")


def test_final_piles_have_objects_and_one_has_the_pawn() -> None:
    plain = market("red red pawn", "blue", "green", sale={"A": "tailor"}).dump()
    for change in (
        {"noted_size": [3, 1, 0]},
        {"noted_size": [9, 1, 2]},
        {"noted": [["red"], ["blue"], ["green"]]},
        {"noted": [["red", "pawn"], ["blue", "pawn"], ["green"]]},
        {"noted": [["red", "pawn"], [], ["green"]]},
        {"noted": [["red", "pawn"], ["blue", "red"], ["green"]]},
    ):
        assert refused(plain | change).startswith("“noted” and “noted_size” must tell of every seat’s final pile")
    moved = {"noted": [["red"], ["blue", "pawn"], ["green"]], "noted_size": [3, 2, 1]}
    assert refused(plain | moved).startswith("“noted” and “noted_size” do not agree with the piles")
    assert refused(plain | {"noted_size": [2, 1, 1]}).startswith("“noted” and “noted_size” do not agree")


def test_in_the_first_split_no_final_pile_was_noted_yet() -> None:
    start = GAME.state(players=3, seed=2).dump()
    early = {"noted": [["red", "pawn"], ["blue"], ["green"]], "noted_size": [9, 1, 1]}
    assert refused(start | early).startswith("“noted” and “noted_size” must tell")
    GAME.load(start | early | {"round": 2, "first": 0, "turn": 0})


@pytest.mark.parametrize("gold", [2, 14, 10**28])
def test_gold_comes_from_rounds_that_are_over(gold: int) -> None:
    start = GAME.state(players=3, seed=2).dump()
    assert refused(start | {"gold": [gold, 1, 1]}).endswith("it must be a whole number from 0 to 1.")
    if gold < 14:
        GAME.load(start | {"round": 2, "gold": [gold, 1, 1]})


@pytest.mark.parametrize("step", ["taking", "returning", "paying", "copying"])
def test_a_game_that_is_over_waits_for_nothing(step: str) -> None:
    match = GAME.start(players=3, seed=2)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    end = match.state.dump()
    assert GAME.load(end).over
    assert refused(end | {"step": step}).startswith("Phase “over”")
    assert refused(end | {"turn": (end["turn"] + 1) % 3}).startswith("Phase “over”")
    assert refused(end | {"bought": 1}).startswith("Only in the market")


def test_p5_whoever_is_not_the_last_takes_one_by_one_and_reads_so_with_eight_dice_in_the_centre() -> None:
    state = act(split("red", "", "", turn=1), "take mask")
    assert state.size(-1) >= 8
    sentence = "Others still have no pile: take objects one by one, then say that you are done."
    assert why(state, "take all") == sentence
    empty = split("red pawn", "", "blue", turn=1, centre="")
    assert empty.dump()["phase"] == "split"
    assert why(empty, "take all") == "Nothing is left in the centre: you can only steal."
    assert why(empty, "take red") == "Nothing is left in the centre: you can only steal."


def test_the_unlabeled_potion_is_never_owned() -> None:
    with pytest.raises(larcin.BadPosition, match="Nobody owns Unlabeled Potion: it leaves the game"):
        market("red", owned={0: "unlabeled-potion"}, sale={"A": "tailor"})


def test_no_kind_is_noted_and_no_card_used_twice() -> None:
    plain = market("red red pawn", "blue", "green", owned={0: "tailor"}, sale={"A": "necklace"}).dump()
    twice = [["red", "red", "pawn"], ["blue"], ["green"]]
    assert refused(plain | {"noted": twice}) == "The field “noted” names red twice."
    assert refused(plain | {"used": ["tailor", "tailor"]}) == "The field “used” names tailor twice."
