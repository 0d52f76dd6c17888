"""The final scoring of Art Robbery (rulebook: "Fin du jeu"): what too few alibis cost, and who is ahead."""

from __future__ import annotations

from mypy_extensions import i64

from larcin.games.art_robbery.components import FEWEST_ALIBIS_OF_TWO, TOO_MANY


def mark(players: i64, loot: i64, alibis: i64, fewest: i64, most: i64) -> i64:
    """A seat's total, and after it the alibis, which break ties: whoever is not caught has more of them.

    Whoever has the fewest loses everything; one of two players who has fewer, some points.
    """
    if alibis == fewest:
        if players > 2:
            loot = 0
        elif alibis < most:
            loot += FEWEST_ALIBIS_OF_TWO
    return loot * TOO_MANY + alibis


def marks(loot: list[int], alibis: list[int]) -> list[int]:
    """The marks of all seats."""
    fewest, most = min(alibis), max(alibis)
    return [mark(len(loot), loot[seat], alibis[seat], fewest, most) for seat in range(len(loot))]


def ahead(loot: list[int], alibis: list[int]) -> tuple[int, ...]:
    """The seats that win with these."""
    reached = marks(loot, alibis)
    best = max(reached)
    return tuple([seat for seat, mark in enumerate(reached) if mark == best])
