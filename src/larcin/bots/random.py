"""The random bot: every legal action is as likely as the others."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.core.rng import FastRng
from larcin.core.sight import Sight


class RandomBot:
    """Plays anything that the rules allow."""

    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        return legal[self.rng.below(len(legal))] if len(legal) > 1 else legal[0]
