"""Taking back: steps and purchases can be, until chance, a hidden card or another seat comes in."""

from __future__ import annotations

import pytest

import larcin
from larcin.core.match import Match
from larcin.games.thiefdom.position import Position
from tests.games.thiefdom.builder import GAME, Scene


def match_at(scene: Scene) -> Match:
    """A match that stands at a drawn position."""
    match = GAME.start(players=scene.seats, seed=1)
    match.state = scene.load()
    match.state.events = match.history
    return match


def test_steps_can_be_taken_back_one_by_one() -> None:
    scene = Scene("", "2A").thief(place="c4")
    match = match_at(scene)
    before = match.state.dump()
    match.play(0, "step d4")
    match.play(0, "step e4")
    match.undo(0)
    match.undo(0)
    assert match.state.dump() == before


def test_guests_that_were_seen_stay_seen() -> None:
    match = match_at(Scene("", "").thief(place="tavern-2"))
    match.play(0, "activate")
    assert not match.can_undo(0)


def test_the_last_plan_of_a_night_cannot_be_taken_back() -> None:
    match = GAME.start(players=2, seed=3)
    state = match.state
    assert isinstance(state, Position)
    while len(match.to_act) < 2 or state.stage != 3:
        seat = match.to_act[0]
        match.play(seat, match.state.absent(seat))
    match.play(0, "plan cane feather satchel patrol")
    assert match.can_undo(0)
    match.play(1, "plan cane feather satchel patrol")
    assert not match.can_undo(1)
    with pytest.raises(larcin.IllegalMove):
        match.undo(1)
