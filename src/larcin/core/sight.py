"""What a bot gets: the view of its seat, its legal actions, and worlds it may imagine. Never the true position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import Action
from larcin.core.rng import FastRng, Rng
from larcin.core.state import State

if TYPE_CHECKING:
    from larcin.core.game import Game
    from larcin.core.view import View


class Sight:
    """One seat's sight of one position, with a source of chance for the bot's own use."""

    game: Game
    seat: int
    legal: list[Action]
    rng: Rng
    memory: float  # how surely the bot still knows, after each later event, what it saw once; 1: it forgets nothing

    def __init__(self, state: State, seat: int, rng: Rng | None = None) -> None:
        self.game = state.game
        self.seat = seat
        self.legal = state.legal(seat)
        self.rng = FastRng(0) if rng is None else rng
        self.memory = 1.0
        self._state = state
        self._view: View | None = None

    @property
    def view(self) -> View:
        """All that this seat sees (made when first asked for)."""
        if self._view is None:
            self._view = self._state.view(self.seat)
        return self._view

    def imagine(self) -> State:
        """A random position consistent with all that this seat knows and, with a `memory` below 1, still remembers."""
        world = self._state.imagine(self.seat, self.rng.fork())
        if self.memory < 1.0:
            world.forget(self.memory)
        return world
