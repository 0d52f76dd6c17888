"""The townsfolk of the solo game (rulebook: "Partie en mode solo"): boards, a die and a compass decide for them."""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import DIE, NONE, SOLO_COMPASS, SOLO_RIVALS, SOLO_TARGETS, STARS, THIEVES
from larcin.games.thiefdom.components import place_arg
from larcin.games.thiefdom.tabletop import Table

RIVAL_SEAT: Final = 1  # the rivals are kept like the thieves of a second seat


def turn_board(t: Table) -> None:
    """Turn the next patrol board and roll for all its figures."""
    t.boards = [t.stack.pop()]
    t.revealed += 1
    roll = t.rng.below(DIE)
    t.rolls = [roll + 1, NONE]
    t.compass = directions(roll)
    if t.events is not None:
        t.tell("board", {"number": t.boards[0] + 1, "roll": roll + 1})


def directions(roll: int) -> list[int]:
    """The rolled direction first, then turning: counter-clockwise on odd numbers, clockwise on even ones."""
    way = SOLO_COMPASS[roll]
    turn = 1 if roll % 2 == 1 else 3
    return [(way + turn * step) % 4 for step in range(4)]


def place_rival(t: Table) -> None:
    """Put the board's rival into the location that the second roll names."""
    shape = SOLO_RIVALS[t.boards[0]]
    roll = t.rng.below(DIE)
    t.rolls[1] = roll + 1
    t.where[RIVAL_SEAT * 3 + shape] = SOLO_TARGETS[roll]
    if t.events is not None:
        place = place_arg(SOLO_TARGETS[roll])
        t.tell("rival", {"thief": "thief-" + THIEVES[shape], "roll": roll + 1, "place": place})


def stars(points: int) -> int:
    """How many stars a solo score is worth."""
    return sum([points >= bar for bar in STARS])
