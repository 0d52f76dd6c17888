"""The conformance suite: what every game must keep, as tests that any package can run on its own game.

    from larcin.testing import conformance
    from my_game import GAME

    TestConformance = conformance(GAME)

pytest then shows one test for each point of the contract and each table (mode and seat count). Needs the extra
`larcin[test]`; `larcin check` runs the same points without pytest.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

if sys.modules.get("pytest"):  # so that a failing assertion says what was compared
    sys.modules["pytest"].register_assert_rewrite(
        *(f"{__name__}.{name}" for name in ("seatings", "play", "secrets", "edges", "texts", "observations", "courses"))
    )

from larcin.core.game import Game
from larcin.core.registry import all_games
from larcin.testing.points import Points, arguments
from larcin.testing.seatings import Seating, every, last, seatings, variants, walk

if TYPE_CHECKING:
    import pytest

__all__ = ["Points", "Seating", "conformance", "every", "last", "seatings", "variants", "walk"]


def conformance(*games: Game) -> type[Points]:
    """The points of the contract as a class of tests, to be bound to a name that begins with `Test`."""
    if find_spec("pytest") is None:
        raise ImportError("The conformance suite runs with pytest: pip install 'larcin[test]'.")
    if not games or not all(isinstance(game, Game) for game in games):
        raise TypeError("conformance() takes games: conformance(GAME).")
    for game in games:
        if all_games().get(game.slug) is not game:
            raise LookupError(f"{game.slug} is not installed: pip install -e . makes its entry point known.")

    class Conformance(Points):
        """The points, for these games."""

        def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
            """One test for each table at which a point must be kept."""
            for name, values in arguments(metafunc.fixturenames, games).items():
                metafunc.parametrize(name, values, ids=_name_of)

    return Conformance


def _name_of(value: object) -> str:
    return value.slug if isinstance(value, Game) else str(value)
