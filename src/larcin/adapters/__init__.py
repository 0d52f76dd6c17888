"""Larcin's games in the words of the research libraries: PettingZoo, Gymnasium, OpenSpiel (the extra `rl`).

`larcin.adapters.pettingzoo.env("caper", players=2)`, or as PettingZoo's own games are had:

    from larcin.adapters import caper_v0
    env = caper_v0.env(players=2)
"""

from __future__ import annotations

from types import SimpleNamespace

VERSION = 0  # of the observations and rewards: `_v0` in the names of environments


def __getattr__(name: str) -> SimpleNamespace:
    """`art_robbery_v0` and its like: what a module of PettingZoo holds, for every game there is."""
    if not name.endswith(f"_v{VERSION}"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from larcin.adapters.pettingzoo import module_of
    from larcin.core.registry import all_games

    slug = name.removesuffix(f"_v{VERSION}").replace("_", "-")
    if slug not in all_games():
        known = ", ".join(f"{game.replace('-', '_')}_v{VERSION}" for game in all_games())
        raise AttributeError(f"There is no environment {name!r}. There are: {known}.")
    return module_of(slug)
