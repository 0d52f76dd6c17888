"""What the table is doing, what is asked of whom, and the words for what the open drawer has shown."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Arg
from larcin.games.master_thieves.components import DIAMOND, MOST_PLAYERS, SAPPHIRE

NONE: Final = -1  # no drawer, no role, nobody
RED: Final = -2  # fallen jewels lie on the red cushion; otherwise they are the seat's whose alarm it was

# What the table is doing
STAGES: Final[list[str]] = ["filling", "choosing", "smuggling", "sharing", "working", "detecting", "over"]
FILLING: Final = 0
CHOOSING: Final = 1
SMUGGLING: Final = 2
SHARING: Final = 3  # the Smugglers' booty
WORKING: Final = 4  # Jewellers, Thieves, Master Thieves
DETECTING: Final = 5  # the Detectives' share
OVER: Final = 6

# What is asked of whom
PHASES: Final[list[str]] = ["fill", "choose", "open", "place", "box", "ruby", "draft", "over"]
FILL: Final = 0  # open a drawer for the first diamonds, or put one more in the open one
CHOOSE_ROLE: Final = 1
OPEN_ONE: Final = 2
PLACE_ONE: Final = 3  # an imitation must go into the open drawer
BOX: Final = 4  # what one may still do with the drawer, then turn, flip, done
RUBY_FOUND: Final = 5
DRAFT_ONE: Final = 6
ENDED: Final = 7
NEXT: Final = 8  # nobody is asked: rounds.advance goes on. No position rests here.

# The secret compartment of the open drawer
SECRETS: Final[list[str]] = ["shut", "offered", "empty", "found", "fell", "left", "taken"]
SHUT: Final = 0
OFFERED: Final = 1  # the Master Thief may pull the drawer out
EMPTY: Final = 2
FOUND: Final = 3
FELL: Final = 4
LEFT: Final = 5  # found, and left where it lies
TAKEN: Final = 6

SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(MOST_PLAYERS)]


def jewel_args(jewels: list[int]) -> dict[str, Arg]:
    """Diamonds and sapphires as arguments of a text."""
    return {"diamonds": jewels[DIAMOND], "sapphires": jewels[SAPPHIRE]}
