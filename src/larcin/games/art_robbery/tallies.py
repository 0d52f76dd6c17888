"""Cards counted in one number: a hand is cheap to compare, to copy and to change that way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from larcin.games.art_robbery.components import COPIES, KINDS

BITS: Final = 3  # of each kind, where all kinds of cards are counted in one number: there are seven at most
ALL: Final = (1 << BITS) - 1
assert max(COPIES) <= ALL


def tally(cards: list[int]) -> i64:
    """How many there are of each kind, in one number: three bits for each."""
    counted: i64 = 0
    for card in cards:
        kind: i64 = card
        counted += 1 << kind * BITS
    return counted


def size(counted: i64) -> i64:
    """How many cards a tally counts."""
    cards: i64 = 0
    while counted:
        cards += counted & ALL
        counted >>= BITS
    return cards


def cards_of(counted: i64) -> list[int]:
    """The cards that a tally counts, in order."""
    cards: list[int] = []
    for card in range(KINDS):
        for _ in range((counted >> card * BITS) & ALL):
            cards.append(card)
    return cards
