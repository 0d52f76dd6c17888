"""The points of the contract together, and the tables at which each is kept."""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from larcin.core import text
from larcin.core.game import Game
from larcin.testing.courses import Courses
from larcin.testing.edges import Edges
from larcin.testing.observations import Observations
from larcin.testing.play import Play
from larcin.testing.seatings import seatings, variants
from larcin.testing.secrets import Secrets
from larcin.testing.texts import Texts

NO_SEATS = (-1, 99)


class Points(Play, Secrets, Edges, Texts, Observations, Courses):
    """Every point of the contract that a game keeps by itself. Point 9, both engines alike, is the house's own."""


class Point(NamedTuple):
    """One test of the suite: the number of its point, its name, and what runs it."""

    number: int
    name: str
    run: Callable[..., None]

    def cases(self, games: Sequence[Game], small: bool = False) -> Iterator[Mapping[str, Any]]:
        """What it is to be called with; `small`: only at the smallest and largest table of each mode."""
        values = arguments(inspect.signature(self.run).parameters, games, small)
        for case in itertools.product(*values.values()):
            yield dict(zip(values, case, strict=True))


def all_points() -> list[Point]:
    """The tests of the suite, in the order of the contract."""
    suite = Points()
    names = [name for name in dir(suite) if name.startswith("test_")]
    found = [Point(int(re.findall(r"\d+", name)[0]), name, getattr(suite, name)) for name in names]
    return sorted(found, key=lambda point: (point.number, point.name))


def arguments(names: Iterable[str], games: Sequence[Game], small: bool = False) -> dict[str, list[Any]]:
    """The values of what a test asks for by name (Any: of several types).

    `seating` is every table, those with other options included; `main_seating` those with default options.
    """
    main = [
        table
        for table in seatings(games)
        for mode in table.game.modes
        if mode.name == table.mode and (not small or table.players in (mode.seats[0], mode.seats[-1]))
    ]
    known: dict[str, list[Any]] = {
        "seating": main if small else [*main, *variants(games)],
        "main_seating": main,
        "game": list(games),
        "lang": list(text.LANGUAGES),
        "wrong": list(NO_SEATS),
    }
    return {name: known[name] for name in names if name in known}
