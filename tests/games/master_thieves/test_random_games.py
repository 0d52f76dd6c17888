"""Random games with every seat count: no dead end, nothing lost, and the invariants of the rules file's section 3."""

from __future__ import annotations

import random

import pytest

from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.phases import OPEN_ONE, PLACE_ONE
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME


def check(state: Position) -> None:
    box = state.box
    for drawer in range(12):
        one, two = drawer * 2, drawer * 2 + 1
        assert not (box.diamonds[one] + box.sapphires[one] and box.diamonds[two] + box.sapphires[two])
        assert box.rubies[one] + box.rubies[two] <= (1 if drawer % 2 == 0 else 0)
        assert sum(where in (one, two) for where in box.alarms) <= 1
    for where in box.alarms:
        if where != HOME and box.diamonds[where] + box.sapphires[where] == 0:
            assert state.phase == PLACE_ONE, "only while a Smuggler has not put in his imitation yet"
            assert where == box.upper(state.opened)
    if state.phase == OPEN_ONE:
        assert state.imitations(state.turn) >= 1
    assert min(*state.white, *state.black, *state.red) >= 0


@pytest.mark.parametrize("turning", ["both", "one"])
@pytest.mark.parametrize("players", range(2, 9))
def test_section_3_invariants_hold_in_random_games(players: int, turning: str) -> None:
    for seed in range(4):
        state = GAME.state(players, seed=seed, turning=turning)
        census = GAME.census(state)
        rnd = random.Random(seed)
        decisions = 0
        while state.to_act:
            seat = rnd.choice(state.to_act)
            legal = state.legal(seat)
            assert len(legal) > 1, "what is forced is not asked"
            numbers = [action.number for action in legal]
            assert numbers == sorted(set(numbers))
            state.apply(seat, rnd.choice(legal))
            check(state)
            assert GAME.census(state) == census
            decisions += 1
        assert decisions <= GAME.longest
        assert state.winners()


def test_absent_players_bring_a_game_to_its_end() -> None:
    for players in (2, 8):
        state = GAME.state(players, seed=3)
        for _ in range(GAME.longest):
            if not state.to_act:
                break
            seat = state.to_act[0]
            action = state.absent(seat)
            assert action in state.legal(seat)
            state.apply(seat, action)
        assert state.over


def test_every_refusal_has_a_sentence() -> None:
    state = GAME.state(4, seed=5)
    rnd = random.Random(5)
    from larcin.core import text

    while state.to_act:
        seat = rnd.choice(state.to_act)
        legal = state.legal(seat)
        for action in GAME.catalogue:
            why = state.why_not(seat, action)
            assert (why is None) == (action in legal)
            if why is not None:
                assert text.has(why, "en", GAME.slug)
                assert text.has(why, "fr", GAME.slug)
        state.apply(seat, rnd.choice(legal))
