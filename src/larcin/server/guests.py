"""Guests: a signed cookie says who somebody is. No account, no password; the same browser is the same guest.

The key that signs is kept in the database, so a restart forgets nobody. A guest gets a row only when it does
something that others see. A program is a guest too, with a token instead of a cookie; whoever made the token can take
it back.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable

from itsdangerous import BadSignature, Signer

from larcin.server import names
from larcin.server.chance import Chance
from larcin.server.errors import Refusal
from larcin.server.protocol import LONGEST_NAME
from larcin.server.storage import Storage, StoredToken, now

COOKIE = "larcin_guest"
PROGRAM = "program."  # the id of a program's guest begins so; a person's id has no dot in it
MOST_TOKENS = 20  # that one guest may have
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep a cookie no longer; every visit renews it


class Guests:
    """Recognises guests, names them, and gives tokens to programs."""

    def __init__(self, storage: Storage, key: str, chance: Chance) -> None:
        self._storage = storage
        self._chance = chance
        self._signer = Signer(key, salt="larcin.guest", digest_method=hashlib.sha256)

    def fresh(self) -> str:
        """The id of a guest who has never been here."""
        return self._chance.guest_id()

    def seal(self, guest: str) -> str:
        """The signed value for the guest's cookie."""
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
        """Give the guest another name."""
        tidy = tidy_name(name)
        await self._storage.rename_guest(guest, tidy)
        return tidy

    async def register(self, guest: str) -> str:
        """Make sure that the guest has a row in the database; its name."""
        name = await self._storage.guest_name(guest)
        if name is None:
            name = names.alias(guest)
            await self._storage.add_guest(guest, name)
        return name

    # Programs

    async def give_token(self, owner: str, name: str) -> tuple[StoredToken, str]:
        """A token for a program of that name, and the secret that its bearer must show. Only this answer has it."""
        if is_program(owner):
            raise Refusal(403, "server-token-program")
        if len(await self._storage.tokens_of(owner)) >= MOST_TOKENS:
            raise Refusal(409, "server-token-many", most=MOST_TOKENS)
        secret = self._chance.token_secret()
        token = StoredToken(
            id=self._chance.token_id(),
            hash=_hash(secret),
            owner=owner,
            guest=PROGRAM + self.fresh(),
            created=now(),
            name=tidy_name(name),
        )
        await self.register(owner)
        await self._storage.add_token(token)
        return token, f"{token.id}.{secret}"

    async def bearer(self, shown: str) -> str:
        """The guest as whom the bearer of a token acts; Refusal if the token is wrong, or was taken back."""
        token_id, _, secret = shown.partition(".")
        token = await self._storage.token(token_id[:20])
        if token is None or not hmac.compare_digest(token.hash, _hash(secret)):
            raise Refusal(401, "server-bad-token")
        return token.guest

    async def with_revoked_token(self, guests: Iterable[str | None]) -> set[str]:
        """Those of these guests whose token was taken back meanwhile, by this process or another."""
        programs = {guest for guest in guests if guest is not None and is_program(guest)}
        return programs - await self._storage.with_token(sorted(programs)) if programs else set()

    async def tokens_of(self, owner: str) -> list[StoredToken]:
        """The tokens that a guest made and has not taken back."""
        return await self._storage.tokens_of(owner)

    async def take_back(self, asker: str, token_id: str) -> str:
        """Take a token back: its owner may do so, and its bearer. Returns the guest as whom the bearer acted."""
        token = await self._storage.token(token_id[:20])
        if token is None or asker not in (token.owner, token.guest):
            raise Refusal(404, "server-no-token")
        await self._storage.drop_token(token.id)
        return token.guest


def is_program(guest: str | None) -> bool:
    """Is that the guest of a program?"""
    return guest is not None and guest.startswith(PROGRAM)


def token_in(header: str | None) -> str | None:
    """The token of an Authorization header."""
    scheme, _, token = (header or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name without control characters and needless spaces; Refusal if nothing or too much is left."""
    tidy = re.sub(r"\s+", " ", "".join(sign if sign.isprintable() else " " for sign in name)).strip()
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refusal(422, "server-name-length", most=LONGEST_NAME)
    return tidy
