"""When is it settled whether a bot wins at least so often? A test by betting, which may be read after every meeting.

Somebody doubts that the share is at most p and bets against it, meeting by meeting, with a capital of 1; somebody else
doubts in the same way that it is at least p. If a claim is true, bets against it are fair at best, and the chance that
such a capital ever reaches 20 is at most 1 in 20 (Ville 1939). So a capital of 20 shows that the claim is false, with
an error of at most 5 %, however often one looks. It does not matter how the share of a meeting comes about: by ties,
at three seats, in games that depend on each other. How much is bet follows Waudby-Smith and Ramdas (2024): the bet that
would have been best so far.
"""

from __future__ import annotations

import math
from typing import Literal

import msgspec

ERROR = 0.05
ENOUGH = math.log(1 / ERROR)
BOLDEST = 0.75  # the part of the capital that one bet may lose


class Question(msgspec.Struct):
    """Is the share at least `at_least`? What was bet on it so far, and the answer once there is one."""

    at_least: float
    meetings: int = 0
    total: float = 0.0  # the sum of the shares
    spread: float = 0.0  # the sum of the squares of their distances from the mean
    above: float = 0.0  # the logarithm of the capital that is bet on a higher share
    below: float = 0.0  # the logarithm of the capital that is bet on a lower share
    answer: Literal["yes", "no"] | None = None

    def see(self, share: float) -> None:
        """Count one more meeting, of which the first side won that share."""
        p = self.at_least
        mean = (0.5 + self.total) / (1 + self.meetings)
        variance = (0.25 + self.spread) / (1 + self.meetings)
        lean = (mean - p) / (variance + (mean - p) ** 2)
        if lean > 0:
            self.above += math.log1p(min(lean, BOLDEST / p) * (share - p))
        else:
            self.below += math.log1p(min(-lean, BOLDEST / (1 - p)) * (p - share))
        self.meetings += 1
        self.total += share
        mean = (0.5 + self.total) / (1 + self.meetings)
        self.spread += (share - mean) ** 2
        if self.above >= ENOUGH:
            self.answer = "yes"
        elif self.below >= ENOUGH:
            self.answer = "no"
