"""The real server with fixed dice: every table of a game is dealt alike, so that a test that passes passes again.

    python -m tests.browser.server …      takes what `python -m larcin.server.serve` takes

`LARCIN_TEST_DEAL=2 pytest tests/browser` plays other deals: the tests are meant to hold in all of them.
"""

from __future__ import annotations

import hashlib
import os
import random
import sys
from types import SimpleNamespace

from larcin.server import serve, tables, thinking


def main() -> int:
    deal = os.environ.get("LARCIN_TEST_DEAL", "1")
    seed = hashlib.sha256(deal.encode()).hexdigest()
    tables.secrets = SimpleNamespace(token_hex=lambda size: seed)  # type: ignore[attr-defined]
    thinking.secrets = SimpleNamespace(randbits=random.Random(deal).getrandbits)  # type: ignore[attr-defined]
    return serve.main()


if __name__ == "__main__":
    sys.exit(main())
