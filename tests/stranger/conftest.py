"""Packages of strangers within the test's own process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import larcin
from larcin.core import registry
from tests.stranger.packages import HOUSE


@pytest.fixture
def look_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Puts packages onto this process's path; afterwards everything is as before."""
    before = set(sys.modules)

    def look(*folders: Path) -> None:
        for folder in folders:
            monkeypatch.syspath_prepend(str(folder))
        registry.forget_games()

    yield look
    monkeypatch.undo()
    for name in set(sys.modules) - before:
        del sys.modules[name]
    registry.forget_games()
    assert list(larcin.all_games()) == HOUSE
