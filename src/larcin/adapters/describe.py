"""Writes docs/observations.md: what every game's observations hold, feature by feature.

python -m larcin.adapters.describe [file]        without a file: to the screen
"""

from __future__ import annotations

import sys
from pathlib import Path

from larcin.core.features import Feature, length_of
from larcin.core.game import Game
from larcin.core.registry import all_games

HEAD = """# Observations, feature by feature

What a learning agent is given of a position: a row of whole numbers, group after group. This page is written from the
games themselves by `python -m larcin.adapters.describe docs/observations.md`; a test fails when it is out of date.

- An observation holds what the seat's view shows, and nothing that it may not know: `larcin.testing.observations`
  compares worlds that a seat cannot tell apart, and views that differ.
- Seats are counted from the one that looks, clockwise: the first of "who decides" is you. A spectator counts from
  seat 0.
- A value goes from 0 to *highest*. Environments divide by it (float32 from 0 to 1) unless asked for the numbers
  themselves (`scaled=False`: uint8). Where the highest is 1, a value says yes or no.
- Where several numbers are given, they are for each number of seats in turn. Sizes are those of the default options;
  one that brings more cards into a game makes its features longer.
- Cards, tiles and figures come in the order of the game's `components.toml`.
- What is legal is not in it: that is the action mask, over the game's catalogue of actions.
"""


def describe() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(_game(game) for game in all_games().values())])


def _game(game: Game) -> str:
    tables = [(mode.name, seats) for mode in game.modes for seats in mode.seats]
    encodings = [game.features(game.setup(seats, mode, {})) for mode, seats in tables]
    names = ", ".join([f"{seats}" if len(game.modes) == 1 else f"{seats} ({mode})" for mode, seats in tables])
    sizes = ", ".join([str(length_of(features)) for features in encodings])
    lines = [
        f"## {game.say('title')} (`{game.slug}`)",
        "",
        f"Seats: {names}. Values: {sizes}. Actions: {len(game.catalogue)}.",
        "",
        "| feature | size | highest | what it is |",
        "|---|---|---|---|",
    ]
    for group in zip(*encodings, strict=True):
        lines.append(_feature(group))
    return "\n".join([*lines, ""])


def _feature(group: tuple[Feature, ...]) -> str:
    """One line for a feature at all tables of its game."""
    sizes = _together([feature.size for feature in group])
    highest = _together([feature.highest for feature in group])
    return f"| `{group[0].name}` | {sizes} | {highest} | {group[0].about} |"


def _together(numbers: list[int]) -> str:
    return str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(describe(), encoding="utf-8")
    else:
        print(describe())
