"""Levels for people. A level is a number of iterations, so that a slow machine makes it slow, not weak."""

from __future__ import annotations

from typing import Final, NamedTuple

from larcin.bots.search import Budget, SearchBot
from larcin.core.action import Action
from larcin.core.sight import Sight

PATIENCE: Final = 8.0  # seconds that a level may think about a decision, however slow the machine is


class Level(NamedTuple):
    """How a level thinks: `rank` says which of the game's budgets and errors it takes, `memory` what it forgets."""

    rank: int
    memory: float


LEVELS: Final = {
    "novice": Level(0, 0.85),
    "regular": Level(1, 0.93),
    "expert": Level(2, 0.98),
    "master": Level(3, 1.0),
}


class LevelBot:
    """A bot of a named level: a search with the iterations and the errors that the game gives this level."""

    def __init__(self, seed: int, level: Level) -> None:
        self.seed = seed
        self.level = level
        self._bot: SearchBot | None = None

    def choose(self, sight: Sight) -> Action:
        if self._bot is None:
            guide = sight.game.guide()
            budget = Budget(guide.levels[self.level.rank], PATIENCE)
            self._bot = SearchBot(self.seed, budget, guide.heats[self.level.rank], self.level.memory)
        return self._bot.choose(sight)
