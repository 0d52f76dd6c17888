"""What every adapter looks through: positions as numpy arrays, masks of what is legal, and what the end is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larcin.core.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

from larcin.core.features import mask_of
from larcin.core.game import Game
from larcin.core.registry import game as find
from larcin.core.state import Setup, State

Observation = NDArray[Any]  # Any: float32 from 0 to 1, or uint8 as encoded
Mask = NDArray[np.int8]
POINTS = 100.0  # of a game played alone: so many points are a reward of 1


class Lens:
    """How one game, played one way, is seen.

    Scaled, a value is its share of the highest one there can be: float32 from 0 to 1, as networks like it. Otherwise
    it is the small whole number of the encoding (uint8), a quarter of the size.
    """

    def __init__(self, game: Game, setup: Setup, scaled: bool = True) -> None:
        self.game = game
        self.setup = setup
        self.features = game.features(setup)
        self.highest = np.repeat(
            np.array([feature.highest for feature in self.features], np.uint8),
            [feature.size for feature in self.features],
        )
        self.size = len(self.highest)
        self.actions = len(game.catalogue)
        self.scale = (1.0 / self.highest).astype(np.float32) if scaled else None
        self._labels: list[str] = []

    def see(self, state: State, seat: int | None) -> Observation:
        """What the seat (None: a spectator) sees."""
        values = np.frombuffer(self.game.encode(state, seat), np.uint8)
        return values if self.scale is None else values * self.scale

    def words(self, state: State, seat: int | None) -> str:
        """The same as a line to read: every value that is not 0, by its feature (`hand[2]`, `deck[0]=45`)."""
        if not self._labels:
            self._labels = [f"{feature.name}[{n}]" for feature in self.features for n in range(feature.size)]
        values = self.game.encode(state, seat)
        places = np.frombuffer(values, np.uint8).nonzero()[0].tolist()
        return " ".join([self._labels[n] if values[n] == 1 else f"{self._labels[n]}={values[n]}" for n in places])

    def legal(self, state: State, seat: int) -> bytearray:
        """One byte for each action of the catalogue: 1 if the seat may do it now."""
        return mask_of(state.legal(seat), self.actions)

    def mask(self, state: State, seat: int) -> Mask:
        """The same as an array."""
        return np.frombuffer(self.legal(state, seat), np.int8)

    def rewards(self, state: State) -> list[float]:
        """What the end is worth to each seat; nothing before."""
        return rewards(state)

    def __deepcopy__(self, memo: object) -> Lens:
        return self  # nothing in it ever changes

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return Lens, (self.game, self.setup, self.scale is not None)


def rewards(state: State) -> list[float]:
    """The mean, over all rivals, of +1 for one whom you beat and -1 for one who beats you: the sum is always 0.

    So a sole winner gets 1, and with two seats the other gets -1; who shares the victory gets less for it. Alone at the
    table, it is the score in hundreds of points.
    """
    if state.to_act:
        return [0.0] * state.players
    if state.players == 1:
        return [state.scores()[0].total / POINTS]
    rivals = state.players - 1
    winners = state.winners()
    won = (state.players - len(winners)) / rivals
    lost = -len(winners) / rivals
    return [won if seat in winners else lost for seat in range(state.players)]


def table(
    game: str | Game,
    players: int | None,
    mode: str | None,
    options: Mapping[str, str] | None,
    more: Mapping[str, str],
) -> tuple[Game, Setup]:
    """The game and how it is played, checked: BadSetup or UnknownGame says what is wrong."""
    found = find(game) if isinstance(game, str) else game
    return found, found.setup(players, mode, {**(options or {}), **more})
