"""Début de la partie (p. 5, 6): the draft, the purchases, the hideouts."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.games.thiefdom.box import EQUIPMENT, TOOL_COST, TOOL_VP
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.tabletop import HIDING, PLANNING, SHOPPING
from tests.games.thiefdom.builder import GAME


def deal(players: int, seed: int = 1, **options: str) -> Position:
    state = GAME.state(players, seed=seed, options=options)
    assert isinstance(state, Position)
    return state


def play(state: Position, seat: int, notation: str) -> None:
    action = GAME.action(notation)
    assert action in state.legal(seat), state.legal(seat)
    state.apply(seat, action)


def keep_first(state: Position) -> None:
    for seat in range(state.players):
        state.apply(seat, state.legal(seat)[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_p5_three_cards_keep_one_and_pass_to_the_right_twice(players: int) -> None:
    state = deal(players)
    first = [pack[:] for pack in state.packs]
    assert [len(pack) for pack in first] == [3] * players
    keep_first(state)
    for seat in range(players):
        left = (seat + 1) % players
        assert sorted(state.packs[seat]) == sorted(first[left])[1:], "what the left-hand neighbour did not keep"
    keep_first(state)
    assert [len(cards) for cards in state.kept] == [3] * players
    assert state.stage == SHOPPING


def test_p5_half_circle_cards_are_one_of_each_kind() -> None:
    state = deal(4)
    assert sorted(card for pack in state.packs for card in pack) == list(range(12))
    assert len(state.half_deck) == 0


def test_p14_alone_three_then_two_then_one_new_card() -> None:
    state = deal(1)
    seen = set(state.packs[0])
    state.apply(0, state.legal(0)[0])
    assert len(state.packs[0]) == 2
    assert not seen & set(state.packs[0])
    state.apply(0, state.legal(0)[0])
    assert (len(state.kept[0]), state.stage) == (3, SHOPPING)


def test_p6_up_to_two_are_bought_with_the_stores_gold_and_score_their_vp() -> None:
    state = deal(2)
    keep_first(state)
    keep_first(state)
    one, two, _ = state.kept[0]
    play(state, 0, f"buy {EQUIPMENT[one]} for cane")
    assert (state.store[0], state.vp[0]) == (8, 10), "secret until everybody has bought"
    play(state, 0, f"buy {EQUIPMENT[two]} for cane")
    assert state.to_act == (1,), "two are enough"
    play(state, 1, "done")
    assert state.tools[:2] == [one, two]
    assert state.store[0] == 8 - TOOL_COST[one] - TOOL_COST[two]
    assert state.vp[0] == 10 + TOOL_VP[one] + TOOL_VP[two]
    assert len(state.tool_deck) == 24 - 4 - 2
    assert state.stage == HIDING


def test_p6_hideouts_counter_clockwise_the_first_player_last_no_church_no_shared_house() -> None:
    state = deal(3, seed=5)
    keep_first(state)
    keep_first(state)
    for seat in range(3):
        play(state, seat, "done")
    order = []
    chosen: list[str] = []
    while state.stage == HIDING:
        seat = state.to_act[0]
        order.append(seat)
        moves = [action.notation for action in state.legal(seat)]
        assert f"hideout {church(state)}" not in moves
        assert not set(chosen) & set(moves)
        chosen.append(moves[0])
        play(state, seat, moves[0])
    assert order == [(state.first - 1) % 3, (state.first - 2) % 3, state.first]
    assert state.stage == PLANNING
    for seat in range(3):
        assert [state.where[thief] for thief in state.thieves_of(seat)] == [state.hideout[seat]] * 3


def church(state: Position) -> str:
    from larcin.games.thiefdom.box import CHURCH, PLACES

    (place,) = state.city.of_kind[CHURCH]
    return PLACES[place]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("stage", ["keep", "shop"])
def test_what_a_seat_knows_of_the_draft_is_true_in_every_world_it_imagines(players: int, stage: str) -> None:
    """Its own cards, and the pack it passed on: with two seats also what came back of it."""
    for seed in range(20):
        state = deal(players, seed)
        keep_first(state)
        if stage == "shop":
            keep_first(state)
        for seat in range(players):
            world = state.imagine(seat, FastRng(seed))
            right = (seat - 1) % players
            assert world.kept[seat] == state.kept[seat]
            assert world.passed[seat] == state.passed[seat]
            assert GAME.census(world) == GAME.census(state)
            if stage == "keep":
                assert world.packs[right] == state.packs[right]
            else:
                assert world.kept[right][2] == state.kept[right][2]
                assert world.kept[right][1] in state.passed[seat][:2]
                if players == 2:
                    assert world.kept[right][1:] == state.kept[right][1:]
            for other in range(players):
                assert len(set(world.kept[other])) == len(world.kept[other])


def test_the_others_cards_differ_from_world_to_world() -> None:
    state = deal(3)
    keep_first(state)
    keep_first(state)
    first_cards = {state.imagine(0, FastRng(seed)).kept[1][0] for seed in range(40)}
    assert len(first_cards) > 4
