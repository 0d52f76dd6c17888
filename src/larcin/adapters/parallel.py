"""PettingZoo's parallel API: at each step every seat gives an action, and those that owe a decision have theirs played.

Of who owes none, the mask allows nothing and the action is ignored. This fits games whose seats choose at the same time
(Master Thieves, Caper in teams); a game of turns is better played through the AEC environment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from larcin.core.extras import extra

with extra("rl"):
    import pettingzoo

from larcin.adapters.lens import Lens, table
from larcin.adapters.picture import Image
from larcin.adapters.seats import LOSS, Illegal, Masking, Seats
from larcin.core.game import Game

Infos = dict[str, dict[str, Any]]  # Any: PettingZoo's own
Step = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class ParallelEnvironment(Seats, pettingzoo.ParallelEnv[str, Any, int]):  # Any: an array, or with its mask in a dict
    """One table. See `pettingzoo.env` for what can be chosen."""

    def __init__(
        self,
        lens: Lens,
        mask: Masking = "dict",
        illegal: Illegal = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        Seats.__init__(self, lens, mask, illegal, max_cycles, render_mode)
        self.metadata["is_parallelizable"] = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Infos]:
        """Deal a new game. Without a seed, the next one of the series that the last seed began."""
        self.deal(seed)
        self._cycles = 0
        return self._look()

    def step(self, actions: dict[str, int]) -> Step:
        """Play the actions of the seats that owe a decision, in the order of the seats."""
        state = self.state_of_play
        loser = None
        for seat in state.to_act:
            action = actions.get(self.possible_agents[seat])
            chosen = self.chosen(seat, -1 if action is None else int(action), self.lens.legal(state, seat))
            if chosen is None:
                loser = seat
                break
            state.apply(seat, chosen)
        self._cycles += 1
        over = not state.to_act or loser is not None
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        rewards = self.lens.rewards(state)
        if loser is not None:
            rewards[loser] = LOSS
        seen, infos = self._look()
        names = self.agents
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(names, rewards, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, cut),
            infos,
        )

    def render(self) -> str | Image | None:
        """The table as a spectator sees it: printed ("human"), as text ("ansi") or as an image ("rgb_array")."""
        return self.draw(None)

    def _look(self) -> tuple[dict[str, Any], Infos]:
        seen: dict[str, Any] = {}
        infos: Infos = {}
        for seat, agent in enumerate(self.possible_agents):
            sight = self.lens.see(self.state_of_play, seat)
            mask = self.lens.mask(self.state_of_play, seat)
            seen[agent] = {"observation": sight, "action_mask": mask} if self.masking == "dict" else sight
            infos[agent] = {} if self.masking == "dict" else {"action_mask": mask}
        return seen, infos


def parallel_env(
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
) -> ParallelEnvironment:
    """A parallel environment of a game, by its slug; see `pettingzoo.env`. `max_cycles` counts steps."""
    found, setup = table(game, players, mode, options, more)
    return ParallelEnvironment(Lens(found, setup, scaled), mask, illegal, max_cycles, render_mode)
