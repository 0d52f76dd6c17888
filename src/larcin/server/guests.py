"""Guests: a signed cookie says who somebody is. No account, no password; the same browser is the same guest.

The key that signs is kept in the database, so a restart forgets nobody. A guest gets a row only when it does
something that others see.
"""

from __future__ import annotations

import hashlib
import re
import secrets

from itsdangerous import BadSignature, Signer

from larcin.server import names
from larcin.server.errors import Refusal
from larcin.server.protocol import LONGEST_NAME
from larcin.server.storage import Storage

COOKIE = "larcin_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one; renewed by every visit


class Guests:
    """Who is who."""

    def __init__(self, storage: Storage, key: str) -> None:
        self._storage = storage
        self._signer = Signer(key, salt="larcin.guest", digest_method=hashlib.sha256)

    def fresh(self) -> str:
        """The id of a guest who has never been here."""
        return secrets.token_urlsafe(12)

    def seal(self, guest: str) -> str:
        """What the guest's cookie holds."""
        return self._signer.sign(guest).decode()

    def recognise(self, cookie: str | None) -> str | None:
        """The guest whose cookie that is; None if we did not write it."""
        if not cookie:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    async def name(self, guest: str) -> str:
        """What a guest is called."""
        return await self._storage.guest_name(guest) or names.alias(guest)

    async def rename(self, guest: str, name: str) -> str:
        """Call the guest that from now on."""
        tidy = tidy_name(name)
        await self._storage.rename_guest(guest, tidy)
        return tidy

    async def settle(self, guest: str) -> str:
        """Make sure that the guest is written down, and say its name."""
        name = await self._storage.guest_name(guest)
        if name is None:
            name = names.alias(guest)
            await self._storage.add_guest(guest, name)
        return name


def tidy_name(name: str) -> str:
    """A name without control characters and superfluous blanks; Refusal if nothing or too much is left."""
    tidy = re.sub(r"\s+", " ", "".join(sign if sign.isprintable() else " " for sign in name)).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal(422, "server-name-length", most=LONGEST_NAME)
    return tidy
