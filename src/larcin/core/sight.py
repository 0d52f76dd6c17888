"""What a bot gets: the view of its seat, its legal actions, and worlds it may imagine. Never the true position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from typing_extensions import TypeVar

from larcin.core.action import Action
from larcin.core.rng import FastRng, Rng
from larcin.core.state import State

if TYPE_CHECKING:
    from larcin.core.game import Game
    from larcin.core.view import View

P = TypeVar("P", bound=State, default=Any)  # the game's own position
V = TypeVar("V", bound="View", default=Any)  # the game's own view


class Sight(Generic[P, V]):
    """One seat's sight of one position, with a source of chance for the bot's own use."""

    game: Game[P, V]
    seat: int
    legal: list[Action]
    rng: Rng
    memory: float  # how surely the bot still knows, after each later event, what it saw once; 1: it forgets nothing

    def __init__(self, state: P, seat: int, rng: Rng | None = None) -> None:
        self.game = state.game
        self.seat = seat
        self.legal = state.legal(seat)
        self.rng = FastRng(0) if rng is None else rng
        self.memory = 1.0
        self._state = state
        self._view: V | None = None

    @property
    def view(self) -> V:
        """All that this seat sees (made when first asked for)."""
        if self._view is None:
            self._view = self.game.look(self._state, self.seat)
        return self._view

    def imagine(self) -> P:
        """A random position consistent with all that this seat knows and, with a `memory` below 1, still remembers."""
        world: P = self._state.imagine(self.seat, self.rng.fork())
        if self.memory < 1.0:
            world.forget(self.memory)
        return world
