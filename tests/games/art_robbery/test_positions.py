"""`load` refuses what is no position of Art Robbery, each time with a sentence in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from larcin.core.errors import BadPosition, IllegalMove
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.games.art_robbery.position import Position
from tests.games.art_robbery.builder import GAME, act, position

Plain = dict[str, Any]  # Any: plain JSON data


def refused(plain: Plain, sentence: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.load(plain)
    assert sentence in refusal.value.say("en")
    assert refusal.value.say("fr").endswith(".")


def threatened() -> Position:
    """Seat 0 played a 3 and wants seat 1's, whose dog guards it."""
    state = position("3", "", "", front={1: "3a", 2: "3b 3c"}, dog=1)
    return act(state, "play 3", "steal 3a from 1")


def test_drawn_cards_are_in_the_hand_or_on_the_discard() -> None:
    plain = position("0 0 1 1 2", "").dump()
    plain["drawn"][0] = ["0", "0", "0", "1", "1"]
    refused(plain, "The cards “0” in “drawn” do not agree")
    plain["drawn"][0] = ["0", "0", "1", "1", "1"]
    refused(plain, "do not agree")


def test_drawn_has_a_card_for_each_turn_since_the_shuffle() -> None:
    plain = position("0", "", deck_size=20).dump()
    turns = len(plain["discard"])
    for drawn in ([["0"], []], [["thief"] * 7, ["thief"] * 7]):
        refused(plain | {"drawn": drawn}, f"instead of {turns} (or of {turns + 10} with the cards dealt)")
    refused(plain | {"drawn": [[], [], []]}, "one list for each of the 2 seats")


def test_drawn_after_a_shuffle_may_be_on_the_discard_alone() -> None:
    """A card drawn since the shuffle is in a hand or on the discard; a 4 that is in the deck was not drawn."""
    plain = position("0 0 0 0 0", "5 5 5 5 5").dump()
    card = plain["deck"].pop(plain["deck"].index("1"))
    fitting = plain | {"discard": [card], "drawn": [["1"], []]}
    state = GAME.load(fitting)
    for seat in (0, 1, None):
        assert state.imagine(seat, FastRng(1)).view(seat) == state.view(seat)
    refused(fitting | {"drawn": [["4"], []]}, "The cards “4” in “drawn”")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_anybody_imagines_can_be_loaded(players: int) -> None:
    match = GAME.start(players=players, seed=4)
    while not match.over:
        for seat in (None, *range(players)):
            imagined = match.state.imagine(seat, FastRng(f"{len(match.record.moves)}")).dump()
            assert GAME.load(imagined).dump() == imagined
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])


def test_only_a_boss_can_be_lost_and_only_after_its_raid() -> None:
    plain = position("", "", "", raid="sculptures", lost="sketches-boss").dump()
    pile = plain["piles"][0]
    moved = plain | {"piles": [[t for t in pile if t != "sketches-3a"], [], []], "lost": ["sketches-3a"]}
    refused(moved, "the 3 (a horse in ink) cannot be lost: only a Boss goes back to the box")
    now = plain | {"centre": [t for t in plain["centre"] if t != "boss"]}
    refused(now | {"lost": ["sketches-boss", "sculptures-boss"]}, "cannot be lost before its raid is over")


def test_la_boss_stays_only_with_the_4_or_the_5_of_her_raid() -> None:
    with pytest.raises(BadPosition, match="neither the 4 nor the 5"):
        position("", "", raid="sculptures", piles={1: "sketches-boss"})
    position("", "", raid="sculptures", piles={1: "sketches-boss sketches-5"})
    with pytest.raises(BadPosition, match="both players have the 4 or the 5"):
        position("", "", raid="sculptures", piles={1: "sketches-5"}, lost="sketches-boss")
    position("", "", "", raid="sculptures", piles={1: "sketches-5"}, lost="sketches-boss")


@pytest.mark.parametrize("over", ["false", "true", 0, 1, None, []])
def test_over_is_true_or_false(over: object) -> None:
    refused(position("", "").dump() | {"over": over}, "must be true or false")


def test_when_the_game_is_over_nothing_is_being_played() -> None:
    match = GAME.start(players=2, seed=3)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    end = match.state.dump()
    assert GAME.load(end).over
    refused(end | {"card": end["discard"][-1]}, "no card is being played")
    refused(end | {"wanted": "3a"}, "no card is being played")
    refused(end | {"over": False}, "The centre is empty at the end of the last raid")


def test_a_boss_of_the_last_raid_is_kept_or_lost_when_it_is_over() -> None:
    for seed in range(40):
        match = GAME.start(players=3, seed=seed)
        while not match.over:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        end = match.state.dump()
        if "paintings-boss" in end["lost"]:
            break
    holder = next(seat for seat in range(3) if not {"4", "5"} & set(end["front"][seat]))
    end["lost"].remove("paintings-boss")
    end["front"][holder].append("boss")
    refused(end, "neither the 4 nor the 5")


def test_what_is_wanted_is_what_the_card_steals() -> None:
    plain = threatened().dump()
    assert GAME.load(plain).to_act == (1,)
    refused(plain | {"wanted": "3b"}, "A token can only be wanted from the dog’s holder")
    refused(plain | {"card": None}, "must hold 5 cards")
    other = plain | {"front": [["5"], ["3a", "4"], ["3b", "3c"]], "centre": ["0", "1", "2", "boss"]}
    refused(other | {"wanted": "4"}, "3 does not steal that token now")


def test_a_token_of_the_other_printing_has_its_name_in_the_sentence() -> None:
    plain = position("", "").dump()
    refused(plain | {"centre": [*plain["centre"], "boss2"]}, "the second Boss (Sketches) is not part of this printing")


def test_voleur_cupide_never_steals_and_the_refusal_says_so() -> None:
    match = playing("thief 3 0 0 0", front={1: "5"}, moves=["play thief"])
    with pytest.raises(IllegalMove, match="takes from the centre only, never from a player"):
        match.play(0, "steal 5 from 1")
    with pytest.raises(IllegalMove, match="takes from the centre only"):
        match.play(0, "steal 0 from 1")


def test_while_one_hangs_in_the_centre_the_refusal_speaks_of_that_number_only() -> None:
    match = playing("3 0 0 0 0", front={1: "3a 5"}, moves=["play 3"])
    with pytest.raises(IllegalMove, match="One still hangs in the centre"):
        match.play(0, "steal 3a from 1")
    with pytest.raises(IllegalMove, match="Your card does not reach that token"):
        match.play(0, "steal 5 from 1")


def playing(hand: str, front: dict[int, str], moves: list[str]) -> Match:
    """A match that stands at a small position, after these moves."""
    match = GAME.start(players=2, seed=1)
    match.state = act(position(hand, "", front=front), *moves)
    return match
