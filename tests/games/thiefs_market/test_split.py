"""Phase 1, Diviser le butin: taking, stealing, returning, and who is next."""

from __future__ import annotations

import pytest

from larcin.games.thiefs_market.components import DICE
from tests.games.thiefs_market.builder import GAME, act, legal, lying, pile, split, why


@pytest.mark.parametrize(("players", "dice"), [(3, 10), (4, 11), (5, 13)])
def test_mise_en_place_dice_gold_and_decks(players: int, dice: int) -> None:
    start = GAME.state(players=players, seed=4).dump()
    assert len(start["dice"]) == dice == DICE[players]
    assert start["gold"] == [1] * players
    assert start["infamy"] == [0] * players
    assert [len(deck) for deck in start["decks"]] == [8, 12, 11]
    assert len([card for card in start["rows"][0] if card]) == 5
    assert start["rows"][1:] == [[], []]
    assert len(start["removed"]) == 49 - 36
    assert start["pawn"] == "centre"


def test_mise_en_place_a_random_player_begins() -> None:
    assert {GAME.state(players=5, seed=seed).to_act[0] for seed in range(60)} == {0, 1, 2, 3, 4}


def test_mise_en_place_every_card_can_be_removed_and_every_die_shows_every_face() -> None:
    starts = [GAME.state(players=3, seed=seed).dump() for seed in range(120)]
    assert len({card for start in starts for card in start["removed"]}) == 49
    assert {face for start in starts for face, _ in start["dice"]} == {"red", "white", "blue", "green", "bag", "mask"}


def test_diviser_the_first_player_must_take_one_object_and_cannot_steal() -> None:
    state = split("", "", "")
    assert legal(state) == ["take mask", "take pawn"]


def test_diviser_one_may_take_several_objects_faces_unchanged() -> None:
    state = split("", "", "", centre="red red blue bag pawn green mask mask white white white")
    assert legal(act(state, "take red")) == [
        *("take red", "take white", "take blue", "take green", "take bag", "take mask", "take pawn"),
        "done",
    ]
    act(state, "take pawn", "take blue", "done")
    assert pile(state, 0) == "red blue pawn"
    assert lying(state) == "red white white white green bag mask mask"
    assert state.to_act == (1,)


def test_diviser_the_whole_centre_may_be_taken_and_then_only_stealing_is_left() -> None:
    state = act(split("", "", ""), *["take mask"] * 10, "take pawn")
    assert state.to_act == (1,), "with nothing more to take, `done` is not asked; nor is the only theft there can be"
    assert pile(state, 1) == "mask " * 10 + "pawn"
    assert legal(state) == ["return mask", "return pawn"]


def test_diviser_a_pile_of_one_object_cannot_be_stolen() -> None:
    state = split("red", "", "", turn=1)
    assert legal(state) == ["take mask", "take pawn"]
    assert why(state, "steal from 0") == "A pile of one object is safe: a thief must keep one and return one."


def test_diviser_stealing_takes_the_whole_pile_keeps_one_and_returns_one() -> None:
    state = split("red blue pawn", "", "", turn=1, rolls="green")
    assert "steal from 0" in legal(state)
    act(state, "steal from 0")
    assert pile(state, 0) == ""
    assert pile(state, 1) == "red blue pawn"
    assert legal(state) == ["return red", "return blue", "return pawn"]
    act(state, "return red")
    assert legal(state) == ["return blue", "return pawn", "done"]
    act(state, "done")
    assert pile(state, 1) == "blue pawn"
    assert lying(state) == "green " + "mask " * 7 + "mask", "the returned ruby was rolled to an emerald"
    assert state.to_act == (2,)


def test_diviser_the_example_of_the_rulebook_keep_the_pawn_alone() -> None:
    state = split("red blue pawn", "", "", turn=1, rolls="bag white")
    act(state, "steal from 0", "return red", "return blue")
    assert pile(state, 1) == "pawn", "one object must be kept, so nothing more is asked"
    assert lying(state) == "white bag " + "mask " * 7 + "mask"


def test_diviser_the_example_of_the_rulebook_the_pawn_is_returned_and_not_rolled() -> None:
    state = split("red blue pawn", "", "", turn=1)
    draws = state.rng.draws
    act(state, "steal from 0", "return pawn", "done")
    assert pile(state, 1) == "red blue"
    assert state.rng.draws == draws


def test_diviser_nothing_is_rolled_before_all_returns_are_chosen() -> None:
    state = split("red blue green white", "", "", turn=1, rolls="mask mask mask")
    draws = state.rng.draws
    act(state, "steal from 0", "return red", "return blue")
    assert state.rng.draws == draws
    act(state, "done")
    assert state.rng.draws == draws + 2


def test_diviser_the_thief_takes_nothing_from_the_centre() -> None:
    state = act(split("red blue", "", "", turn=1), "steal from 0")
    assert why(state, "take mask") == "Decide first what you return of the stolen pile."


def test_diviser_who_has_begun_to_take_cannot_steal() -> None:
    state = act(split("red blue", "", "", turn=1), "take mask")
    assert why(state, "steal from 0") == "You have begun to take from the centre, so you cannot steal in this turn."


def test_diviser_a_pile_of_two_equal_dice_leaves_nothing_to_choose() -> None:
    state = split("red red", "", "", turn=1, rolls="blue")
    act(state, "steal from 0")
    assert (pile(state, 0), pile(state, 1)) == ("", "red")
    assert state.to_act == (2,)


def test_diviser_play_goes_on_from_the_thief_and_skips_who_has_a_pile() -> None:
    state = split("red blue", "", "white green", "", turn=1)
    act(state, "steal from 2", "return white")
    assert state.to_act == (2,), "seat 2, just robbed, is the next clockwise without a pile"
    act(state, "take mask", "done")
    assert state.to_act == (3,)


def test_diviser_the_victim_comes_last_when_the_turn_comes_round() -> None:
    state = split("red blue", "", "", turn=1)
    act(state, "steal from 0", "return red")
    assert state.to_act == (2,)
    act(state, "take pawn", "take mask", "done")
    assert state.to_act == (0,)
    assert legal(state) == ["take all", "steal from 2"]


def test_remarque_the_last_without_a_pile_takes_all() -> None:
    state = split("red", "blue blue", "", turn=2)
    assert legal(state) == ["take all", "steal from 1"]
    assert why(state, "take mask") == "You are the last without a pile: take everything that is left, or steal."
    act(state, "take all")
    assert pile(state, 2) == "mask " * 7 + "pawn"
    assert state.dump()["phase"] == "market"


def test_remarque_the_last_may_steal_and_then_the_victim_is_the_last() -> None:
    state = split("red", "blue blue", "", turn=2, rolls="red")
    act(state, "steal from 1")
    assert state.dump()["phase"] == "market", "no pile of two was left: the victim had to take all"
    assert pile(state, 1) == "red " + "mask " * 7 + "pawn"


def test_remarque_an_empty_centre_leaves_only_stealing() -> None:
    state = split("red red red red red", "", "blue blue", centre="", turn=1)
    assert legal(state) == ["steal from 0", "steal from 2"]
    assert why(state, "take all") == "Nothing is left in the centre: you can only steal."


def test_remarque_what_is_forced_is_not_asked() -> None:
    state = split("red", "blue", "", turn=2)
    assert state.dump()["phase"] == "market", "both piles are safe, so seat 2 takes all that is left"


def test_diviser_the_pawn_always_has_an_owner_at_the_end() -> None:
    for seed in range(40):
        state = GAME.state(players=4, seed=seed)
        while state.dump()["phase"] == "split":
            actions = state.legal(state.to_act[0])
            state.apply(state.to_act[0], actions[seed % len(actions)])
        assert isinstance(state.dump()["pawn"], int)


def test_absent_takes_and_returns_as_little_as_it_may() -> None:
    state = split("red blue green", "", "", turn=1)
    assert state.absent(1).notation == "take mask"
    act(state, "take mask")
    assert state.absent(1).notation == "done"
    robbed = act(split("red blue green", "", "", turn=1), "steal from 0")
    assert robbed.absent(1).notation == "return red"
    assert act(robbed, "return red").absent(1).notation == "done"
