"""The games there are: our folders, and those that other packages bring under the entry point `larcin.games`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points

from larcin.core.errors import UnknownGame
from larcin.core.game import Game


@cache
def all_games() -> dict[str, Game]:
    """Every game by its slug."""
    found: dict[str, Game] = {}
    package = importlib.import_module("larcin.games")
    for folder in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"larcin.games.{folder.name}")
        found[module.GAME.slug] = module.GAME
    for entry in entry_points(group="larcin.games"):
        brought: Game = entry.load()
        found.setdefault(brought.slug, brought)
    return dict(sorted(found.items(), key=lambda item: (item[1].shelf, item[0])))


def game(slug: str) -> Game:
    """The game of that slug; UnknownGame names those there are."""
    found = all_games().get(slug)
    if found is None:
        raise UnknownGame("error-unknown-game", slug=slug[:40], known=", ".join(all_games()))
    return found
