"""Deliberately broken rules, for tests of what finds them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import larcin
from larcin.cli.house import engine
from larcin.core.action import Action
from larcin.core.rng import Rng
from larcin.core.state import Score
from larcin.games.art_robbery.position import Position

GAME = larcin.game("art-robbery")
Break = Callable[[pytest.MonkeyPatch], None]

interpreted_only = pytest.mark.skipif(engine() == "compiled", reason="the rules of a compiled engine cannot be changed")


def a_card_vanishes(patch: pytest.MonkeyPatch) -> None:
    """In the second raid, the card that was played is not put on the discard but thrown away."""
    draw: Any = Position._draw  # Any: a method is about to be replaced

    def careless(state: Position, seat: int) -> None:
        if state.raid == 1:
            state.discard.pop()
        draw(state, seat)

    patch.setattr(Position, "_draw", careless)


def nothing_to_play(patch: pytest.MonkeyPatch) -> None:
    """In the third raid nobody may do anything."""
    legal: Any = Position.legal  # Any: as above

    def strict(state: Position, seat: int) -> list[Action]:
        return [] if state.raid == 2 else list(legal(state, seat))

    patch.setattr(Position, "legal", strict)


def the_rules_crash(patch: pytest.MonkeyPatch) -> None:
    """The end of a raid is not written yet."""

    def unwritten(state: Position) -> None:
        raise ZeroDivisionError("no end of a raid")

    patch.setattr(Position, "_end_raid", unwritten)


def points_from_nowhere(patch: pytest.MonkeyPatch) -> None:
    """Totals have a point that no part accounts for."""
    scores: Any = Position.scores  # Any: as above

    def generous(state: Position) -> list[Score]:
        return [Score(score.total + 1, score.parts, score.ties) for score in scores(state)]

    patch.setattr(Position, "scores", generous)


def the_deck_is_seen(patch: pytest.MonkeyPatch) -> None:
    """The view tells which card is on top of the deck."""
    look = GAME.look

    def peeking(state: Position, seat: int | None) -> Any:  # Any: the view of Art Robbery
        view: Any = look(state, seat)
        view.deck = state.deck[-1]
        return view

    patch.setattr(GAME, "look", peeking)


def a_forgetful_copy(patch: pytest.MonkeyPatch) -> None:
    """A copy of a position has lost the dog."""
    clone: Any = Position.clone  # Any: as above

    def forgetful(state: Position) -> Position:
        copy: Position = clone(state)
        copy.dog = -1
        return copy

    patch.setattr(Position, "clone", forgetful)


def imagined_without_draws(patch: pytest.MonkeyPatch) -> None:
    """An imagined position has forgotten who drew what."""
    imagine: Any = Position.imagine  # Any: as above

    def careless(state: Position, seat: int | None, rng: Rng) -> Position:
        copy: Position = imagine(state, seat, rng)
        copy.drawn = [0]
        return copy

    patch.setattr(Position, "imagine", careless)


def no_end_in_sight(patch: pytest.MonkeyPatch) -> None:
    """The game says that it is over much sooner than it is."""
    patch.setattr(GAME, "longest", 20)
