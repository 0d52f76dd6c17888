"""How the greedy bot sees Thiefdom."""

from __future__ import annotations

from larcin.core.sight import Sight


def values(sight: Sight) -> list[float]:
    """How good each legal action looks."""
    return [0.0 for _ in sight.legal]
