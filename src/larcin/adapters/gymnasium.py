"""Gymnasium: one seat of a game as an environment for a single learner; bots sit in the other seats.

    env = gymnasium.make("larcin/caper-v0", players=2, opponents="greedy")        (after importing this module)

`gymnasium.make("larcin.adapters.gymnasium:larcin/caper-v0")` imports it by itself, in other processes too.
`info["action_mask"]` says what is legal, and so does `action_masks()`, which is what SB3's MaskablePPO asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from larcin.core.extras import extra

with extra("rl"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

from larcin.adapters import VERSION
from larcin.adapters.lens import Lens, Observation, table
from larcin.adapters.picture import Image
from larcin.adapters.seats import LOSS, MOST_SEED, RENDER_MODES, Illegal, Seats
from larcin.bots import check_bot
from larcin.bots.bot import Bot
from larcin.bots.names import Maker
from larcin.core.action import Action
from larcin.core.errors import BadSetup
from larcin.core.game import Game
from larcin.core.registry import all_games
from larcin.core.rng import FastRng
from larcin.core.sight import Sight

Info = dict[str, Any]  # Any: Gymnasium's own
Policy = Callable[[Sight], Action]
Opponent = str | Bot | type[Bot] | Policy
"""A bot's name, a bot, a class of bots, or a function from what a seat sees to one of its legal actions."""


class PolicyBot:
    """A bot that asks a function what to do."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def choose(self, sight: Sight) -> Action:
        return self.policy(sight)


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. With `seat` None it is another one in each game, at random.

    `opponents` is one for all other seats, or a list with one for each of them, clockwise from the learner's. A name
    or a class gives a new bot, with a seed of its own, to each seat in each game. A bot or a function is asked as it
    is, in all its seats and games: what it remembers is its own affair.

    `illegal` is what happens when the learner does what the mask forbids: see `pettingzoo.env`.
    """

    metadata: Info = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        scaled: bool = True,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **more: str,
    ) -> None:
        found, setup = table(game, players, mode, options, more)
        others = setup.players - 1
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            opponents = [opponents] * others
        if len(opponents) != others:
            raise ValueError(f"{len(opponents)} opponents were named for {others} other seats.")
        self.makers = [_maker(opponent) for opponent in opponents]
        if seat is not None and not 0 <= seat < setup.players:
            raise BadSetup("error-no-such-seat", seat=str(seat), last=others)
        self.lens = Lens(found, setup, scaled)
        self.fixed_seat = seat
        self.table = Seats(self.lens, "info", illegal, None, render_mode)
        self.render_mode = render_mode
        self.observation_space = self.table.observation_spaces["player_0"]
        self.action_space = self.table.action_spaces["player_0"]
        self._legal = bytearray(self.lens.actions)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deal a new game and let the others play until the learner is asked."""
        super().reset(seed=seed)
        players = self.lens.setup.players
        self.table.deal(int(self.np_random.integers(MOST_SEED)))
        self.seat = int(self.np_random.integers(players)) if self.fixed_seat is None else self.fixed_seat
        seeds = [int(self.np_random.integers(MOST_SEED)) for _ in range(players)]
        self.bots: dict[int, Bot] = {
            (self.seat + 1 + number) % players: maker(seeds[number]) for number, maker in enumerate(self.makers)
        }
        self._sight = FastRng(seeds[-1])
        self._let_others_play()
        return self._look()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Play the learner's action, then let the others play until the learner is asked again."""
        state = self.table.state_of_play
        chosen = self.table.chosen(self.seat, int(action), self._legal)
        if chosen is None:
            self._legal = bytearray(self.lens.actions)
            return self.lens.see(state, self.seat), LOSS, True, False, self._info()
        state.apply(self.seat, chosen)
        self._let_others_play()
        seen, info = self._look()
        return seen, self.lens.rewards(state)[self.seat], state.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now."""
        return np.frombuffer(bytearray(self._legal), np.bool_)

    def render(self) -> str | Image | None:
        """The table as the learner sees it: printed ("human"), as text ("ansi") or as an image ("rgb_array")."""
        return self.table.draw(self.seat)

    def _let_others_play(self) -> None:
        """Of several who choose at the same time, the learner is the first."""
        state = self.table.state_of_play
        while state.to_act and self.seat not in state.to_act:
            other = state.to_act[0]
            state.apply(other, self.bots[other].choose(Sight(state, other, self._sight)))

    def _look(self) -> tuple[Observation, Info]:
        state = self.table.state_of_play
        self._legal = self.lens.legal(state, self.seat)
        return self.lens.see(state, self.seat), self._info()

    def _info(self) -> Info:
        return {"action_mask": np.frombuffer(bytearray(self._legal), np.int8), "seat": self.seat}


def _maker(opponent: Opponent) -> Maker:
    """What makes the bot of one seat for one game; UnknownBot or TypeError, before the first game."""
    if isinstance(opponent, str):
        return check_bot(opponent)
    if isinstance(opponent, type):
        return opponent
    if hasattr(opponent, "choose"):
        return lambda seed: opponent
    if callable(opponent):
        return lambda seed: PolicyBot(opponent)
    raise TypeError(f"{opponent!r} is no opponent: give a bot's name, a bot, its class, or a function of a Sight.")


def _register() -> None:
    for slug in all_games():
        name = f"larcin/{slug.replace('-', '_')}-v{VERSION}"
        gymnasium.register(name, f"{__name__}:SingleSeat", kwargs={"game": slug})


_register()
