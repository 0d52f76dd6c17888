"""Setting up: cushions and cards, twelve diamonds laid by the players, and the box turned after each of them."""

from __future__ import annotations

import pytest

from larcin.games.master_thieves.components import FACES, LEVELS
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, inside, legal, red, ruby, white

OPENINGS = [f"open {level} {face}" for level in LEVELS for face in FACES]


def new(players: int = 2, seed: int = 0, turning: str = "both") -> Position:
    return GAME.state(players, seed=seed, turning=turning)


@pytest.mark.parametrize("players", range(2, 9))
def test_figures_each_seat_has_eight_false_diamonds_and_two_false_sapphires(players: int) -> None:
    state = new(players)
    assert [white(state, seat) for seat in range(players)] == ["DDDDDDDDSS"] * players
    census = GAME.census(state)
    assert (census["diamond"], census["sapphire"], census["ruby"]) == (8 * players + 12, 2 * players, 6)
    assert state.black == [0] * (players * 3)


def test_figures_with_eight_seats_four_diamonds_stay_out() -> None:
    census = GAME.census(new(8))
    assert census["diamond"] + census["sapphire"] + census["ruby"] == 102 - 4


def test_cards_every_seat_gets_one_of_each_role_and_no_number_twice() -> None:
    for seed in range(20):
        state = new(8, seed)
        for role in range(6):
            assert sorted(state.numbers[role::6]) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("players", "shares"),
    [
        (2, [6, 6]),
        (3, [4, 4, 4]),
        (4, [3, 3, 3, 3]),
        (5, [3, 3, 2, 2, 2]),
        (6, [2] * 6),
        (7, [2, 2, 2, 2, 2, 1, 1]),
        (8, [2, 2, 2, 2, 1, 1, 1, 1]),
    ],
)
def test_rulebook_placing_diamonds_as_evenly_as_possible_from_a_random_first_player(
    players: int, shares: list[int]
) -> None:
    firsts = set()
    for seed in range(80):
        state = new(players, seed)
        firsts.add(state.first)
        clockwise = [state.to_fill[(state.first + place) % players] for place in range(players)]
        assert clockwise == shares
        assert state.to_act == (state.first,)
    assert firsts == set(range(players))


def test_rulebook_placing_rubies_are_where_the_rules_say() -> None:
    state = new()
    assert all(ruby(state, f"{level} N upper") and ruby(state, f"{level} S lower") for level in LEVELS)


def test_rulebook_placing_in_one_or_several_drawers_each_with_at_least_one_diamond() -> None:
    state = new(3)
    assert legal(state) == OPENINGS
    act(state, "open top N")
    assert inside(state, "top N upper") == "D"
    assert state.to_fill[state.first] == 3
    assert legal(state) == [*OPENINGS[1:], "place diamond"]
    act(state, "place diamond", "open middle W", "place diamond")
    assert (inside(state, "top N upper"), inside(state, "middle W upper")) == ("DD", "DD")


def test_rulebook_placing_secret_compartments_stay_shut() -> None:
    state = new(3)
    act(state, "open top N", "place diamond", "place diamond", "place diamond")
    assert "open secret" not in legal(state)
    assert state.why_not(state.first, GAME.action("open secret")) == "why-only-diamonds"


def test_rulebook_then_the_box_is_turned_or_flipped_or_both_after_each_player() -> None:
    state = act(new(6), "open top N", "place diamond")
    first = state.first
    turns = [f"turn {n} {way}" for n in ("top", "two") for way in ("clockwise", "counterclockwise")]
    assert legal(state) == [*turns, "flip"]
    assert state.why_not(first, GAME.action("done")) == "why-turn-or-flip"
    after_turn = act(state.clone(), "turn two clockwise")
    assert legal(after_turn) == ["flip", "done"]
    assert act(after_turn.clone(), "done").to_act == ((first + 1) % 6,)
    assert act(after_turn, "flip").to_act == ((first + 1) % 6,)
    after_flip = act(state, "flip")
    assert legal(after_flip) == [*turns, "done"]


def test_rulebook_in_the_easier_game_filling_stays_as_it_is() -> None:
    state = act(new(6, turning="one"), "open top N", "place diamond", "flip")
    assert "turn top clockwise" in legal(state)
    assert "done" in legal(state)


def test_rulebook_diamonds_that_fall_while_filling_go_to_the_red_cushion_at_once() -> None:
    state = act(new(6), "open top E", "place diamond", "flip", "done", "open bottom E")
    assert red(state) == "DD"
    assert inside(state, "bottom E upper") == "D"
    assert state.to_fill[state.turn] == 1
    act(state, "place diamond", "flip", "done")
    for _ in range(4):
        act(state, "open middle W", "place diamond", "turn top clockwise", "done")
    assert state.stage == 1
    assert state.to_act == tuple(range(6))
    assert red(state) == "DD"  # waits for the first round's draft


def test_opening_a_drawer_cannot_be_taken_back_but_a_diamond_can() -> None:
    match = GAME.start(3, seed=1)
    seat = match.to_act[0]
    match.play(seat, "open top N")
    assert not match.can_undo(seat)
    match.play(seat, "place diamond")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.view(seat).open.inside.diamonds == 1  # type: ignore[attr-defined]  # the game's own view
