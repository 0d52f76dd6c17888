"""The bots there are: ours, and those that other packages bring under the entry point `larcin.bots`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from larcin.bots.bot import Bot
from larcin.bots.greedy import GreedyBot
from larcin.bots.random import RandomBot
from larcin.core.errors import LarcinError

Maker = Callable[[int], Bot]
"""What makes a bot from a seed: a class of bots, usually."""


class UnknownBot(LarcinError):
    """There is no bot of that name."""


@cache
def makers() -> dict[str, Maker]:
    """What makes each bot, by its name; weakest first, then those of other packages."""
    found: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot}
    for entry in sorted(entry_points(group="larcin.bots"), key=lambda entry: entry.name):
        if entry.name not in found:
            found[entry.name] = entry.load()
    return found


def bot_names() -> tuple[str, ...]:
    """The name of every bot."""
    return tuple(makers())


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name for one game; UnknownBot names those there are."""
    maker = makers().get(name)
    if maker is None:
        raise UnknownBot("error-unknown-bot", bot=name[:40], known=", ".join(makers()))
    return maker(seed)
