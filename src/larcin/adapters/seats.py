"""What PettingZoo's two APIs have in common: agents and their spaces, seeds, what is refused, pictures in words."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from larcin.core.extras import extra

with extra("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Space

from larcin.adapters import VERSION
from larcin.adapters.lens import Lens, Observation
from larcin.adapters.picture import Image, image, picture
from larcin.adapters.spaces import Actions, masked_observations, observations
from larcin.core.action import Action
from larcin.core.errors import IllegalMove
from larcin.core.game import Game
from larcin.core.rng import FastRng
from larcin.core.state import State

Masking = Literal["dict", "info"]
Illegal = Literal["lose", "error", "absent"]
RENDER_MODES = ("human", "ansi", "rgb_array")
MOST_SEED = 1 << 30
LOSS = -1.0  # of who does what the mask forbids


class Seats:
    """The seats of one table as agents `player_0`, `player_1`, ..."""

    state_of_play: State

    def __init__(
        self, lens: Lens, mask: Masking, illegal: Illegal, max_cycles: int | None, render_mode: str | None
    ) -> None:
        _check("mask", mask, ("dict", "info"))
        _check("illegal", illegal, ("lose", "error", "absent"))
        _check("render_mode", render_mode, (None, *RENDER_MODES))
        self.game = lens.game
        self.lens = lens
        self.masking = mask
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {  # Any: PettingZoo's own
            "name": name_of(lens.game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(lens.setup.players)]
        self.agents: list[str] = []
        space = masked_observations if mask == "dict" else observations
        self.observation_spaces: dict[str, Space[Any]] = {agent: space(lens) for agent in self.possible_agents}
        self.action_spaces: dict[str, Space[Any]] = {agent: Actions(lens.actions) for agent in self.possible_agents}
        one = observations(lens)
        seats = lens.setup.players
        self.state_space = Box(np.tile(one.low, seats), np.tile(one.high, seats), dtype=one.dtype.type)
        self._chance = FastRng(secrets.token_hex(16))

    def observation_space(self, agent: str) -> Space[Any]:
        """What the agent can see: the same object at every call."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The numbers of the game's catalogue: the same object at every call."""
        return self.action_spaces[agent]

    def state(self) -> Observation:
        """What all seats see, one after the other, for critics that may know everything in training."""
        return np.concatenate([self.lens.see(self.state_of_play, seat) for seat in range(self.lens.setup.players)])

    def close(self) -> None:
        """Nothing is open."""

    def deal(self, seed: int | None) -> State:
        """Begin a new game. Without a seed, the next one of the series that the last seed began."""
        if seed is not None:
            self._chance = FastRng(seed)
        self.state_of_play = self.game.deal(self.lens.setup, FastRng(self._chance.below(MOST_SEED)))
        self.agents = self.possible_agents[:]
        return self.state_of_play

    def chosen(self, seat: int, number: int, legal: bytearray) -> Action | None:
        """The action that is played for that number: itself if it is legal; else as `illegal` says. None: a loss."""
        if 0 <= number < self.lens.actions and legal[number]:
            return self.game.catalogue[number]
        if self.illegal == "absent":
            return self.state_of_play.absent(seat)
        if self.illegal == "lose":
            return None
        why = None
        if 0 <= number < self.lens.actions:
            why = self.state_of_play.why_not(seat, self.game.catalogue[number])
        if why is None:
            raise IllegalMove("error-notation", game=self.game.slug, notation=str(number))
        raise IllegalMove(why, game=self.game.slug)

    def draw(self, seat: int | None) -> str | Image | None:
        """The table as that seat (None: a spectator) sees it.

        It is printed as text ("human"), returned as text ("ansi") or as an image of that text ("rgb_array").
        """
        if self.render_mode is None:
            return None
        words = picture(self.state_of_play, seat)
        if self.render_mode == "rgb_array":
            return image(words)
        if self.render_mode == "ansi":
            return words
        print(words)
        return None


def name_of(game: Game) -> str:
    """The name of its environment: `art_robbery_v0`."""
    return f"{game.slug.replace('-', '_')}_v{VERSION}"


def _check(what: str, given: object, known: tuple[object, ...]) -> None:
    if given not in known:
        raise ValueError(f"{what}={given!r} is not known here: use one of {', '.join(map(repr, known))}.")
