"""Many games at once, for training by self-play: one row of the arrays for each table, one decision of each at a step.

sampler = Sampler("art-robbery", tables=256, seed=1)
batch = sampler.look()
while learning:
    batch = sampler.step(policy(batch.observations, batch.masks))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from larcin.core.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

from larcin.adapters.lens import Lens, Mask, Observation, table
from larcin.adapters.seats import MOST_SEED
from larcin.core.errors import IllegalMove
from larcin.core.game import Game
from larcin.core.rng import FastRng
from larcin.core.state import State


class Batch(NamedTuple):
    """What all tables show after a step: who is asked there, what that seat sees, and what it may do.

    Where a game has ended in this step, `done` is True and `rewards` holds what it was worth to each seat; the rest of
    the row is the beginning of the next game there. Everywhere else rewards are 0.
    """

    observations: Observation  # tables x size
    masks: Mask  # tables x actions
    seats: NDArray[np.int64]  # tables
    rewards: NDArray[np.float32]  # tables x players
    done: NDArray[np.bool_]  # tables


class Sampler:
    """So many tables of one game. `seed` decides every deal."""

    def __init__(
        self,
        game: str | Game,
        tables: int,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seed: int = 0,
        scaled: bool = True,
        **more: str,
    ) -> None:
        found, setup = table(game, players, mode, options, more)
        self.lens = Lens(found, setup, scaled)
        self.tables = tables
        self.games = 0  # how many have ended
        self._chance = FastRng(seed)
        self._plays = [self._deal() for _ in range(tables)]
        self._masks: list[bytearray] = []

    def look(self) -> Batch:
        """The tables as they are."""
        rewards = np.zeros((self.tables, self.lens.setup.players), np.float32)
        return self._batch(rewards, np.zeros(self.tables, np.bool_))

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> Batch:
        """Play the action of each table's seat; where that ends a game, deal the next one."""
        if not self._masks:
            self.look()
        rewards = np.zeros((self.tables, self.lens.setup.players), np.float32)
        done = np.zeros(self.tables, np.bool_)
        catalogue = self.lens.game.catalogue
        numbers: list[int] = np.asarray(actions).tolist()
        for place, (play, number, mask) in enumerate(zip(self._plays, numbers, self._masks, strict=True)):
            seat = play.to_act[0]
            if not mask[number]:
                why = play.why_not(seat, catalogue[number]) or "why-not-your-turn"
                raise IllegalMove(why, game=self.lens.game.slug)
            play.apply(seat, catalogue[number])
            if not play.to_act:
                rewards[place] = self.lens.rewards(play)
                done[place] = True
                self.games += 1
                self._plays[place] = self._deal()
        return self._batch(rewards, done)

    def _deal(self) -> State:
        first: State = self.lens.game.deal(self.lens.setup, FastRng(self._chance.below(MOST_SEED)))
        return first

    def _batch(self, rewards: NDArray[np.float32], done: NDArray[np.bool_]) -> Batch:
        lens = self.lens
        encode = lens.game.encode
        seats = [play.to_act[0] for play in self._plays]
        seen = bytearray().join([encode(play, seat) for play, seat in zip(self._plays, seats, strict=True)])
        self._masks = [lens.legal(play, seat) for play, seat in zip(self._plays, seats, strict=True)]
        values: Observation = np.frombuffer(seen, np.uint8).reshape(self.tables, lens.size)
        return Batch(
            values if lens.scale is None else values * lens.scale,
            np.frombuffer(bytearray(b"".join(self._masks)), np.int8).reshape(self.tables, lens.actions),
            np.array(seats),
            rewards,
            done,
        )
