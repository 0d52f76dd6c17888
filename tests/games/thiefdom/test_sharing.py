"""Copies share what is never changed: playing on in one position must leave every other as it was."""

from __future__ import annotations

from typing import Any

import pytest

import larcin
from larcin.core.action import Action
from larcin.core.rng import FastRng
from larcin.core.state import State
from larcin.games.thiefdom.box import NONE
from larcin.games.thiefdom.city import City, random_layout
from larcin.games.thiefdom.day import post_mission
from larcin.games.thiefdom.position import Position
from tests.games.thiefdom.builder import Scene

GAME = larcin.game("thiefdom")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("missions", ["standard", "strategic"])
def test_a_game_that_goes_on_changes_no_copy_of_it_and_no_copy_changes_the_game(players: int, missions: str) -> None:
    state = GAME.state(players, seed=f"sharing {players}", missions=missions)
    chance = FastRng(players)
    kept: list[tuple[State, dict[str, Any]]] = []
    for count in range(GAME.longest):
        if not state.to_act:
            break
        if count % 7 == 0:
            kept.append((state.clone(), state.dump()))
            before = state.dump()
            for other in (state.clone(), state.imagine(state.to_act[0], FastRng(count))):
                _play(other, chance, 30)
            assert state.dump() == before
        _play(state, chance, 1)
    assert state.over
    for copy, dump in kept:
        assert copy.dump() == dump


def test_a_mission_fulfilled_in_a_copy_stays_there() -> None:
    state = Scene("", "", missions={"7": 14}).thief(place="smuggler-7", goods={"liquor": 3, "badge": 1}).load()
    copy = state.clone()
    copy.apply(0, GAME.action("activate"))
    assert (copy.fulfilled[0], state.fulfilled[0]) == ([13], [])


def test_a_mission_posted_in_a_copy_stays_on_the_pile_of_the_game() -> None:
    state = GAME.state(2, seed=3, missions="strategic")
    assert isinstance(state, Position)
    smuggler = next(number for number, pile in enumerate(state.piles) if pile)
    copy = state.clone()
    copy.mission[smuggler] = NONE
    post_mission(copy, smuggler)
    assert (len(copy.piles[smuggler]), len(state.piles[smuggler])) == (1, 2)


def test_the_actions_that_were_offered_stay_as_they_were() -> None:
    state = GAME.state(2, seed="offered")
    chance = FastRng("offered")
    offered: list[tuple[list[Action], list[Action]]] = []
    while state.to_act:
        legal = state.legal(state.to_act[0])
        offered.append((legal, legal[:]))
        state.apply(state.to_act[0], legal[chance.below(len(legal))])
    assert all(now == then for now, then in offered)


def test_cities_share_sections_and_change_none() -> None:
    rng = FastRng("shared")
    layouts = [random_layout(4, rng) for _ in range(30)]
    first = [_ways(City(layout)) for layout in layouts]
    for _ in range(100):
        City(random_layout(2, rng))
        City(random_layout(4, rng))
    assert [_ways(City(layout)) for layout in layouts] == first


def _ways(city: City) -> list[list[list[int]]]:
    return [[way[:] for way in table] for table in (city.steps, city.exits, city.climbs, city.beside, city.way)]


def _play(state: State, chance: FastRng, decisions: int) -> None:
    for _ in range(decisions):
        if state.to_act:
            seat = state.to_act[chance.below(len(state.to_act))]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
