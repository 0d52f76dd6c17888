"""What a bot is: something that chooses one of the legal actions from what its seat can see."""

from __future__ import annotations

from typing import Protocol

from larcin.core.action import Action
from larcin.core.sight import Sight


class Bot(Protocol):
    """A player. It may keep what it remembers of one game; a new game gets a new bot."""

    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""
        ...
