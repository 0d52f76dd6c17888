"""What a seat can count (ruling 5): hands and the deck's order are secret, and nothing else is."""

from __future__ import annotations

from collections import Counter

import pytest

import larcin
from larcin.core.rng import FastRng
from larcin.games.art_robbery.components import BOSS, CARDS, DOG, THIEF
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.tallies import cards_of
from tests.games.art_robbery.builder import GAME, act, position


def worlds(state: Position, seat: int | None, count: int = 60) -> list[Position]:
    return [state.imagine(seat, FastRng(seed)) for seed in range(count)]


def test_own_hand_discard_and_tokens_are_never_imagined_otherwise() -> None:
    state = act(position("5 0", "", "", front={1: "4"}), "play 5")
    for world in worlds(state, 0):
        assert world.hands[0] == state.hands[0]
        assert (world.discard, world.where, world.dog) == (state.discard, state.where, state.dog)


def test_other_hands_and_the_deck_are_dealt_anew() -> None:
    state = position("", "", "")
    hands = {world.hands[1] for world in worlds(state, 0)}
    assert len(hands) > 20
    for world in worlds(state, 0):
        assert GAME.census(world) == GAME.census(state)


def test_with_two_seats_right_after_a_shuffle_the_other_hand_is_known() -> None:
    """The deck was empty: all that was neither discarded nor in one's own hand is in the other's."""
    state = act(position("5", "boss dog thief 1 1", deck="2", deck_size=1), "play 5")
    for world in worlds(state, 0):
        assert world.hands[1] == state.hands[1]
    spectator = {world.hands[1] for world in worlds(state, None)}
    assert len(spectator) > 10, "a spectator knows only what both hold together"


def test_after_the_other_drew_again_one_card_is_unknown() -> None:
    state = act(position("5", "boss dog thief 1 1", deck="2", deck_size=1), "play 5", "play 1")
    kept = Counter([BOSS, DOG, THIEF, CARDS.index("1")])
    for world in worlds(state, 0):
        assert sum((kept - Counter(cards_of(world.hands[1]))).values()) == 0


def test_imagining_twice_still_respects_what_is_known() -> None:
    state = act(position("5", "boss dog thief 1 1", "", deck="2", deck_size=1), "play 5", "play 1")
    for world in worlds(state, 0, 20):
        for again in worlds(world, 0, 5):
            assert GAME.census(again) == GAME.census(state)
            assert again.view(0) == state.view(0)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"turn": 7}, "must be a seat from 0 to 1"),
        ({"raid": "jewels"}, "must be one of: sketches"),
        ({"dog": "yes"}, "must be a seat"),
        ({"hands": [["0"] * 5]}, "one list for each of the 2 seats"),
        ({"deck": "all"}, "must be a list"),
        ({"centre": []}, "is nowhere in this position"),
        ({"front": [["5"], ["5"]]}, "in two places"),
        ({"piles": [["sketches-4"], []]}, "before its raid is over"),
        ({"centre": ["0", "1", "2", "3a", "3b", "3c", "4", "5", "boss", "boss2"]}, "not part of this printing"),
        ({"card": "3"}, "hold 4 cards"),
        ({"game": "caper"}, "position of caper"),
        ({"rng": "dice"}, "not a saved source of chance"),
        ({"players": 9}, "not played with 9"),
        ({"over": True}, "The centre is empty"),
    ],
)
def test_load_says_what_is_wrong_with_what_is_no_position(change: dict[str, object], sentence: str) -> None:
    good = GAME.state(players=2, seed=1).dump()
    with pytest.raises(larcin.LarcinError, match=sentence) as problem:
        GAME.load({**good, **change})
    assert problem.value.say("fr") != problem.value.say("en")


def test_load_finds_a_card_twice() -> None:
    position_of_two = GAME.state(players=2, seed=1).dump()
    hand = position_of_two["hands"][0]
    hand[0] = "boss" if hand[0] != "boss" else "dog"
    with pytest.raises(larcin.BadPosition, match=r"There must be \d cards"):
        GAME.load(position_of_two)
