"""The greedy bot: it asks the game how good each legal action looks, and takes the best."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.core.rng import FastRng
from larcin.core.sight import Sight


class GreedyBot:
    """Takes the action that the game's own `values` likes best; among equals, one at random."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        values = sight.game.values(sight)
        best = max(values)
        ties = [action for action, value in zip(legal, values, strict=True) if value == best]
        return ties[self.rng.below(len(ties))] if len(ties) > 1 else ties[0]
