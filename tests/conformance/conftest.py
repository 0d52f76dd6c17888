"""Each conformance test is run at every table; the variants of options run the same tests with fewer seeds."""

from __future__ import annotations

import pytest

from tests.conformance.tables import Seating, seatings, variants


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seating" in metafunc.fixturenames:
        metafunc.parametrize("seating", [*seatings(), *variants()], ids=str)
    if "main_seating" in metafunc.fixturenames:
        metafunc.parametrize("main_seating", seatings(), ids=str)


__all__ = ["Seating"]
