"""The real server with fixed chance, so that a test that passes passes again.

    python -m tests.browser.server …      takes what `python -m larcin.server.serve` takes

Every table of a game is dealt alike, and a bot has the same seed for every decision: what it does depends on nothing
but the position. `LARCIN_TEST_DEAL=2 pytest tests/browser` plays other deals: the tests are meant to hold in all of
them.
"""

from __future__ import annotations

import hashlib
import os
import sys

from larcin.server import serve
from larcin.server.chance import Chance


class FixedDeal(Chance):
    """The same deal and the same bots every time; names, cookies and tokens are still drawn."""

    def __init__(self, deal: str) -> None:
        self.seed = hashlib.sha256(deal.encode()).hexdigest()

    def table_seed(self) -> str:
        return self.seed

    def bot_seed(self) -> int:
        return int(self.seed, 16) % (1 << 48)

    def world_seed(self) -> str:
        return self.seed


if __name__ == "__main__":
    sys.exit(serve.main(FixedDeal(os.environ.get("LARCIN_TEST_DEAL", "1"))))
