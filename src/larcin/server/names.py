"""Names: readable ids for tables ("velvet-42"), and what bots and nameless guests are called.

Ids are drawn, not counted, so that knowing one table says nothing about the next.
"""

from __future__ import annotations

import hashlib
import secrets
import tomllib
from collections.abc import Collection
from importlib import resources

_NAMES: dict[str, list[str]] = tomllib.loads((resources.files(__package__) / "names.toml").read_text(encoding="utf-8"))
_WORDS, _BOTS, _ALIASES = _NAMES["words"], _NAMES["bots"], _NAMES["aliases"]


def table_id(longer: bool = False) -> str:
    """A fresh id; `longer` where short ones are getting scarce."""
    number = secrets.randbelow(990) + 10
    if longer:
        return f"{secrets.choice(_WORDS)}-{secrets.choice(_WORDS)}-{number}"
    return f"{secrets.choice(_WORDS)}-{number}"


def alias(guest: str) -> str:
    """What a guest is called until it says otherwise: always the same for the same guest."""
    return _ALIASES[hashlib.sha256(guest.encode()).digest()[0] % len(_ALIASES)]


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody else at the table has."""
    free = [name for name in _BOTS if name not in taken]
    return secrets.choice(free)


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, told apart from those already at the table by a number if need be."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
