"""Ratings of bots: openskill's Plackett-Luce model, fed with meetings in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

MODEL = PlackettLuce(tau=0.0)  # bots do not change, so nothing is added to the uncertainty between two meetings


class Rating(msgspec.Struct, array_like=True):
    """How strong a bot probably is, and the standard deviation of that."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


class Ratings(msgspec.Struct):
    """The rating of each bot by its name."""

    bots: dict[str, Rating] = {}

    def meet(self, names: Sequence[str], worth: Sequence[float]) -> None:
        """Count a meeting: a bot that got more has beaten one that got less."""
        if len(names) < 2:
            return
        before = [self.of(name) for name in names]
        teams = [[MODEL.create_rating([rating.mu, rating.sigma])] for rating in before]
        ranks = [float(sum(other > own for other in worth)) for own in worth]
        for name, [after] in zip(names, MODEL.rate(teams, ranks=ranks), strict=True):
            self.bots[name] = Rating(after.mu, after.sigma)

    def of(self, name: str) -> Rating:
        """The rating of that bot. One that has met nobody is rated average, with great uncertainty."""
        return self.bots.get(name) or Rating()
