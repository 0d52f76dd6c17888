"""What never changes in a game of Art Robbery and everybody knows: the figures that a page shows."""

from __future__ import annotations

import msgspec

from larcin.core import view as core
from larcin.games.art_robbery.components import (
    ALIBIS,
    FEWEST_ALIBIS_OF_TWO,
    HAND,
    RAIDS,
    SLOT_COUNT,
    SLOTS,
    TOKENS,
    VALUE,
    tokens_of,
)
from larcin.games.art_robbery.position import Position


class Token(msgspec.Struct):
    """What is printed on a loot token."""

    raid: str
    slot: str
    value: int
    dots: int


class Facts(core.Facts, kw_only=True):
    """The tokens of this printing by id, and two figures of the rules."""

    tokens: dict[str, Token]
    hand: int
    fine: int  # what fewer alibis cost one of two players


def facts(position: Position) -> Facts:
    """The facts of this game."""
    tokens = {}
    for raid, name in enumerate(RAIDS):
        for slot in tokens_of(raid, position.setup.options["printing"]):
            token = raid * SLOT_COUNT + slot
            tokens[TOKENS[token]] = Token(name, SLOTS[slot], VALUE[slot], ALIBIS[token])
    return Facts(game=position.game.slug, tokens=tokens, hand=HAND, fine=-FEWEST_ALIBIS_OF_TWO)
