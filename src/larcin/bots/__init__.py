"""Players that work for every game, by name: `make_bot("greedy", seed=7)`, `make_bot("search@0.1s", seed=7)`."""

from larcin.bots.bot import Bot
from larcin.bots.greedy import GreedyBot
from larcin.bots.hint import Hint, hints
from larcin.bots.levels import LEVELS, LevelBot
from larcin.bots.names import UnknownBot, add_bot, bot_names, check_bot, make_bot, makers
from larcin.bots.random import RandomBot
from larcin.bots.search import Advice, Budget, SearchBot, advise

__all__ = [
    "LEVELS",
    "Advice",
    "Bot",
    "Budget",
    "GreedyBot",
    "Hint",
    "LevelBot",
    "RandomBot",
    "SearchBot",
    "UnknownBot",
    "add_bot",
    "advise",
    "bot_names",
    "check_bot",
    "hints",
    "make_bot",
    "makers",
]
