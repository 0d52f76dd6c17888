"""Levels for people. A level is a number of iterations, so that a slow machine makes it slow, not weak."""

from __future__ import annotations

from typing import Final, NamedTuple

from larcin.bots.search import Budget, SearchBot
from larcin.core.action import Action
from larcin.core.sight import Sight

PATIENCE: Final = 8.0  # seconds: no level keeps a table waiting longer, however slow the machine


class Level(NamedTuple):
    """How a level thinks: which of the game's budgets is its own, how it errs, and what it forgets."""

    place: int
    heat: float
    memory: float


LEVELS: Final = {
    "novice": Level(0, 1.0, 0.85),
    "regular": Level(1, 0.3, 0.93),
    "expert": Level(2, 0.0, 0.98),
    "master": Level(3, 0.0, 1.0),
}


class LevelBot:
    """A bot of a named level: a search with the iterations that the game gives this level."""

    def __init__(self, seed: int, level: Level) -> None:
        self.seed = seed
        self.level = level
        self._bot: SearchBot | None = None

    def choose(self, sight: Sight) -> Action:
        if self._bot is None:
            budget = Budget(sight.game.guide().levels[self.level.place], PATIENCE)
            self._bot = SearchBot(self.seed, budget, self.level.heat, self.level.memory)
        return self._bot.choose(sight)
