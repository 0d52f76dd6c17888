"""Names: readable ids for tables ("velvet-42"), and what bots and nameless guests are called.

Ids are drawn, not counted, so that knowing one table says nothing about the next.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Collection
from importlib import resources

from larcin.server.chance import Chance

_NAMES: dict[str, list[str]] = tomllib.loads((resources.files(__package__) / "names.toml").read_text(encoding="utf-8"))
_WORDS, _BOTS, _ALIASES = _NAMES["words"], _NAMES["bots"], _NAMES["aliases"]


def table_id(chance: Chance, longer: bool = False) -> str:
    """A new id; `longer` when short ones are mostly taken."""
    words = [chance.pick(_WORDS) for _ in range(2 if longer else 1)]
    return "-".join([*words, str(chance.table_number())])


def alias(guest: str) -> str:
    """What a guest is called until it says otherwise: always the same for the same guest."""
    return _ALIASES[hashlib.sha256(guest.encode()).digest()[0] % len(_ALIASES)]


def bot_name(chance: Chance, taken: Collection[str]) -> str:
    """A name for a bot that nobody else at the table has."""
    return chance.pick([name for name in _BOTS if name not in taken])


def is_numbered(name: str, own: str) -> bool:
    """Is that the name which `unlike` makes of `own` where it is taken?"""
    return name.startswith(f"{own} ") and name.removeprefix(f"{own} ").isdigit()


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody at the table has that name already."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
