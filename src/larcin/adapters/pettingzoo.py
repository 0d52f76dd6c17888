"""PettingZoo: every game and mode as an AEC environment, in which the seats decide one after the other.

Seats that choose at the same time are asked in their order; what one has committed to is hidden from the next one
anyway. What an observation holds is listed in docs/observations.md, what the end is worth is said in `lens.rewards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace
from typing import Any

from larcin.core.extras import extra

with extra("rl"):
    import numpy as np
    import pettingzoo

from larcin.adapters import VERSION
from larcin.adapters.lens import Lens, Mask, table
from larcin.adapters.picture import Image
from larcin.adapters.seats import LOSS, Illegal, Masking, Seats
from larcin.core.game import Game
from larcin.core.registry import all_games


class Environment(Seats, pettingzoo.AECEnv[str, Any, int]):  # Any: an array, or a dict with the array and its mask
    """One table. See `env` for what can be chosen."""

    def __init__(
        self,
        lens: Lens,
        mask: Masking = "dict",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        Seats.__init__(self, lens, mask, illegal, max_cycles, render_mode)
        self.metadata["is_parallelizable"] = False
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = bytearray(lens.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed, the next one of the series that the last seed began."""
        state = self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(self._nothing) for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self._ask(state.to_act[0])

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; of one that is through, None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seats[agent]
        self._cumulative_rewards[agent] = 0.0
        chosen = self.chosen(seat, -1 if action is None else int(action), self._legal)
        if chosen is None:
            self.rewards[agent] = LOSS
            self._end(self.terminations, seat)
            return
        state = self.state_of_play
        state.apply(seat, chosen)
        self._decisions += 1
        if not state.to_act:
            self.rewards = dict(zip(self.possible_agents, self.lens.rewards(state), strict=True))
            self._end(self.terminations, seat)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles * len(self.possible_agents):
            self._end(self.truncations, seat)
        else:
            if self.masking == "info":
                self.infos[agent] = self._info(self._nothing)
            self._ask(state.to_act[0])

    def observe(self, agent: str) -> Any:  # Any: an array, or a dict with the array and its mask
        """What the agent knows now. Its mask allows something only while it is the one to step."""
        seen = self.lens.see(self.state_of_play, self.seats[agent])
        if self.masking == "info":
            return seen
        return {
            "observation": seen,
            "action_mask": _array(self._legal if agent == self.agent_selection else self._nothing),
        }

    def render(self) -> str | Image | None:
        """The table as the seat to move sees it: printed ("human"), as text ("ansi") or as an image ("rgb_array")."""
        return self.draw(self.seats[self.agent_selection])

    def _ask(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self._legal = self.lens.legal(self.state_of_play, seat)
        if self.masking == "info":
            self.infos[self.agent_selection] = self._info(self._legal)

    def _info(self, legal: bytearray) -> dict[str, Any]:
        return {"action_mask": _array(legal)} if self.masking == "info" else {}

    def _end(self, how: dict[str, bool], seat: int) -> None:
        """All agents are through; each takes its last step, the one after this seat first."""
        for agent in self.agents:
            how[agent] = True
            self.infos[agent] = self._info(self._nothing)
        self._legal = self._nothing
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[(seat + 1) % len(self.possible_agents)]


def _array(legal: bytearray) -> Mask:
    return np.frombuffer(bytearray(legal), np.int8)


def env(
    game: str | Game,
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    *,
    mask: Masking = "dict",
    scaled: bool = True,
    illegal: Illegal = "lose",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **more: str,
) -> Environment:
    """An AEC environment of a game, by its slug. The game's options can be given as keywords.

    `mask`: "dict" gives observations as {"observation", "action_mask"}, "info" plain arrays with the mask in the info.
    `scaled`: float32 from 0 to 1; otherwise the whole numbers as encoded (uint8).
    `illegal`: who does what the mask forbids will "lose" at once, or get an "error" (IllegalMove, and nothing has
    changed), or has the harmless default played that stands in for an "absent" player.
    `max_cycles`: truncate after so many decisions a seat, on average.
    """
    found, setup = table(game, players, mode, options, more)
    return Environment(Lens(found, setup, scaled), mask, illegal, max_cycles, render_mode)


def module_of(slug: str) -> SimpleNamespace:
    """What a module of PettingZoo holds, for that game."""
    from larcin.adapters.parallel import parallel_env

    return SimpleNamespace(
        env=partial(env, slug),
        raw_env=partial(env, slug, illegal="error"),
        parallel_env=partial(parallel_env, slug),
    )


def _register() -> None:
    """Let PettingZoo make our games: `pettingzoo.make("aec", "larcin/art_robbery-v0", players=3)`."""
    for slug in all_games():
        name = f"larcin/{slug.replace('-', '_')}-v{VERSION}"
        pettingzoo.register("aec", name, f"{__name__}:env", kwargs={"game": slug})
        pettingzoo.register("parallel", name, "larcin.adapters.parallel:parallel_env", kwargs={"game": slug})


_register()
