"""The bots there are: ours, and those that other packages bring under the entry point `larcin.bots`.

`search` may be named with its budget: `search@0.1s` thinks a tenth of a second a decision, `search@500` iterations.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import entry_points
from typing import Final

from larcin.bots.bot import Bot
from larcin.bots.greedy import GreedyBot
from larcin.bots.levels import LEVELS, LevelBot
from larcin.bots.random import RandomBot
from larcin.bots.search import Budget, SearchBot
from larcin.core.errors import LarcinError

Maker = Callable[[int], Bot]
"""A maker takes a seed and returns a bot; it is usually a class of bots."""

SEARCH: Final = Budget(iterations=1000)  # the budget of a search that is named without one


class UnknownBot(LarcinError):
    """There is no bot of that name."""


def _ours() -> dict[str, Maker]:
    levels: dict[str, Maker] = {name: partial(LevelBot, level=level) for name, level in LEVELS.items()}
    return levels | {"random": RandomBot, "greedy": GreedyBot, "search": partial(SearchBot, budget=SEARCH)}


@cache
def makers() -> dict[str, Maker]:
    """The maker of each bot, by name: the levels for people, weakest first, then our other bots, then those of other
    packages.
    """
    found = _ours()
    for entry in sorted(entry_points(group="larcin.bots"), key=lambda entry: entry.name):
        if entry.name not in found:
            found[entry.name] = entry.load()
    return found


def add_bot(name: str, maker: Maker) -> None:
    """Name a bot of your own in this process, as a notebook does; a lab with more than one worker does not know it."""
    if name in _ours():
        raise ValueError(f"{name!r} is the name of one of Larcin's own bots: choose another.")
    makers()[name] = maker


def bot_names() -> tuple[str, ...]:
    """The name of every bot."""
    return tuple(makers())


def check_bot(name: str) -> Maker:
    """The maker of the bot of that name; UnknownBot lists the bots there are."""
    base, at, word = name.partition("@")
    if at and base == "search" and (budget := Budget.parse(word)) is not None:
        return partial(SearchBot, budget=budget)
    maker = makers().get(name)
    if maker is None:
        raise UnknownBot("error-unknown-bot", bot=name[:40], known=", ".join(makers()))
    return maker


def make_bot(name: str, seed: int) -> Bot:
    """A bot of that name for one game; UnknownBot lists the bots there are."""
    return check_bot(name)(seed)
