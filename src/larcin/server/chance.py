"""Chance: everything that the server draws. A test gives `create_app(chance=…)` another source to fix the deal.

It is the operating system's source of secrets, because a deal, a cookie or a token that somebody could guess is worth
nothing. A subclass may fix some of the draws and leave the others as they are.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence


class Chance:
    """What the server draws, and how much of it."""

    # Games

    def table_seed(self) -> str:
        """The seed from which a table is dealt; its hash is published before the first move."""
        return secrets.token_hex(32)

    def bot_seed(self) -> int:
        """The seed of one decision of a bot, or of one hint."""
        return secrets.randbits(48)

    def world_seed(self) -> str:
        """The seed from which a seat imagines what it cannot see."""
        return secrets.token_hex(16)

    # Names

    def pick(self, words: Sequence[str]) -> str:
        """One of these words."""
        return secrets.choice(words)

    def table_number(self) -> int:
        """The number in the id of a table: two or three digits."""
        return secrets.randbelow(990) + 10

    # Credentials

    def guest_id(self) -> str:
        """The id of a new guest; it has no dot in it."""
        return secrets.token_urlsafe(12)

    def token_id(self) -> str:
        """The public part of a program's token."""
        return secrets.token_hex(6)

    def token_secret(self) -> str:
        """The secret part of a program's token."""
        return secrets.token_urlsafe(24)

    def cookie_key(self) -> str:
        """The key that signs the cookies; drawn once for a database, and kept in it."""
        return secrets.token_hex(32)
