"""The real server with fixed dice, so that a test that passes passes again.

    python -m tests.browser.server …      takes what `python -m larcin.server.serve` takes

Every table of a game is dealt alike, and a bot has the same number for every decision: what it does depends on nothing
but the position. `LARCIN_TEST_DEAL=2 pytest tests/browser` plays other deals: the tests are meant to hold in all of
them.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import ExitStack
from types import SimpleNamespace
from unittest.mock import patch

from larcin.server import room, serve, tables, thinking


def main() -> int:
    seed = hashlib.sha256(os.environ.get("LARCIN_TEST_DEAL", "1").encode()).hexdigest()
    dice = SimpleNamespace(token_hex=lambda size: seed, randbits=lambda bits: int(seed, 16) % (1 << bits))
    with ExitStack() as fixed:
        for module in (tables, room, thinking):
            fixed.enter_context(patch.object(module, "secrets", dice))
        return serve.main()


if __name__ == "__main__":
    sys.exit(main())
