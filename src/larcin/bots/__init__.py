"""Players that work for every game, by name: `make_bot("greedy", seed=7)`."""

from larcin.bots.bot import Bot
from larcin.bots.greedy import GreedyBot
from larcin.bots.names import UnknownBot, bot_names, make_bot, makers
from larcin.bots.random import RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "UnknownBot", "bot_names", "make_bot", "makers"]
