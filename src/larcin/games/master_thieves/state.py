"""One position of Master Thieves: what lies where, who has chosen what, and the small moves that every chapter makes.

The chapters are functions on a `Board`: setup.py, smugglers.py (choosing, head count, sharing), roles.py (a turn),
scoring.py; rounds.py says which comes next, and rules.py ties them to the contract.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from larcin.core.action import Arg, seat_arg
from larcin.core.rng import Rng
from larcin.core.state import Setup, State
from larcin.games.master_thieves.box import HOME, JewelBox
from larcin.games.master_thieves.components import (
    ALL_ROLES,
    CLOSED,
    DIAMOND,
    FACE_IDS,
    GRAINS,
    LEVEL_IDS,
    MEMORIES,
    MOST_PLAYERS,
    ROLE_COUNT,
    SAPPHIRE,
    role_id,
)

if TYPE_CHECKING:
    from larcin.core.game import Game

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


class Board(State):
    """One position."""

    memory: int  # CLOSED, ASSISTED or OPEN_BOX
    one_of_both: bool  # the easier game: turn or flip, not both
    at_once: bool  # the sixth ruby ends the game on the spot
    box: JewelBox
    white: list[int]  # seat * 2 + jewel: imitations
    black: list[int]  # seat * 3 + jewel: genuine ones
    red: list[int]  # by jewel
    stage: int
    phase: int
    cycle: int  # how often the cards have been passed on
    round: int  # 0 to 5 of the cycle
    first: int  # who filled the box first
    to_fill: list[int]  # diamonds that each seat has still to lay in the box
    # Cards. A set of roles is a number with a bit for each.
    numbers: list[int]  # seat * 6 + role: the number on the seat's card
    known: list[int]  # by seat: the roles whose number everybody has seen
    played: list[int]  # by seat: the roles shown in this cycle
    role: list[int]  # by seat: chosen for this round, or NONE
    acted: int  # the seats that have begun their turn of this round, as bits
    dropped: int  # the Smugglers who let something fall
    # The turn being played
    turn: int  # whose it is; while sharing, who chooses
    turned: bool  # a level was turned
    flipped: bool
    more: int  # imitations that may still be added
    opened: int  # the drawer that lies open, or NONE
    secret: int  # of the open drawer
    fell: list[int]  # out of the open drawer, by jewel
    fell_to: int  # NONE: nothing fell; RED, or a seat whose alarm rang
    found: list[int]  # what lay in the upper side when it was opened
    # Sharing the red cushion
    drafters: list[int]  # in the order in which they choose

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        options = setup.options
        self.memory = MEMORIES.index(options["memory"])
        self.one_of_both = options["turning"] == "one"
        self.at_once = options["sixth-ruby"] == "at-once"
        self.cycle = 0
        self.round = 0
        self.acted = 0
        self.dropped = 0
        self.turn = 0
        self.turned = False
        self.flipped = False
        self.more = 0
        self.opened = NONE
        self.secret = SHUT
        self.fell_to = NONE

    def copy_to(self, copy: Board) -> None:
        """Make another position the same as this one, but for its chance and its listeners."""
        copy.to_act = self.to_act
        copy.revealed = self.revealed
        copy.box = self.box.clone()
        copy.white = self.white[:]
        copy.black = self.black[:]
        copy.red = self.red[:]
        copy.stage = self.stage
        copy.phase = self.phase
        copy.cycle = self.cycle
        copy.round = self.round
        copy.first = self.first
        copy.to_fill = self.to_fill[:]
        copy.numbers = self.numbers[:]
        copy.known = self.known[:]
        copy.played = self.played[:]
        copy.role = self.role[:]
        copy.acted = self.acted
        copy.dropped = self.dropped
        copy.turn = self.turn
        copy.turned = self.turned
        copy.flipped = self.flipped
        copy.more = self.more
        copy.opened = self.opened
        copy.secret = self.secret
        copy.fell = self.fell[:]
        copy.fell_to = self.fell_to
        copy.found = self.found[:]
        copy.drafters = self.drafters[:]

    # Small questions

    def imitations(self, seat: int) -> int:
        """How many jewels lie on the seat's white cushion."""
        return self.white[seat * 2] + self.white[seat * 2 + 1]

    def unplayed(self, seat: int) -> int:
        """The roles that the seat has not shown in this cycle."""
        return ALL_ROLES & ~self.played[seat]

    def number_of(self, seat: int) -> int:
        """The number on the card that the seat has chosen for this round."""
        return self.numbers[seat * ROLE_COUNT + self.role[seat]]

    def count(self, role: int) -> int:
        """How many seats have chosen that role for this round."""
        return self.role.count(role)

    def is_shown(self, seat: int) -> bool:
        """Does the card that the seat has chosen lie face up?"""
        role = self.role[seat]
        return role != NONE and bool(self.played[seat] >> role & 1)

    # Small moves

    def ask(self, seat: int, phase: int) -> None:
        """That seat owes a decision of that kind."""
        self.turn = seat
        self.phase = phase
        self.to_act = SEATS[seat]

    def open_drawer(self, slot: int) -> None:
        """Pull out a drawer as far as its front compartment: what lies on its lower side falls.

        Rulebook, "Vider et remplir un tiroir" and "Bijoutier": onto the red cushion, or, with somebody else's alarm
        among it, to the black cushion of its owner.
        """
        box = self.box
        drawer = box.drawer_at(slot)
        self.opened = drawer
        self.secret = SHUT
        self.revealed += 1
        box.clock += 1
        box.seen[drawer] = box.clock
        lower = box.lower(drawer)
        upper = box.upper(drawer)
        self.fell[DIAMOND] = box.diamonds[lower]
        self.fell[SAPPHIRE] = box.sapphires[lower]
        self.found[DIAMOND] = box.diamonds[upper]
        self.found[SAPPHIRE] = box.sapphires[upper]
        self.fell_to = NONE
        if self.events is not None:
            self.tell_drawer("open", {"seat": seat_arg(self.turn)}, {"grain": "grain-" + GRAINS[box.grains[drawer]]})
            if self.memory != CLOSED and sum(self.found) > 0:
                self.tell("find", {"seat": seat_arg(self.turn), **jewel_args(self.found)})
        if self.fell[DIAMOND] == 0 and self.fell[SAPPHIRE] == 0:
            return
        owner = box.alarm_in(lower)
        if owner == HOME or owner == self.turn:
            self.fell_to = RED
            self.red[DIAMOND] += self.fell[DIAMOND]
            self.red[SAPPHIRE] += self.fell[SAPPHIRE]
        else:
            self.fell_to = owner
            self.black[owner * 3] += self.fell[DIAMOND]
            self.black[owner * 3 + 1] += self.fell[SAPPHIRE]
        box.diamonds[lower] = 0
        box.sapphires[lower] = 0
        if owner != HOME:
            box.alarms[owner] = HOME
        if self.events is not None:
            args: dict[str, Arg] = {"seat": seat_arg(self.turn), **jewel_args(self.fell)}
            if owner == HOME:
                self.tell("fall", args)
            elif owner == self.turn:
                self.tell("fall-own-alarm", args)
            else:
                args["owner"] = seat_arg(owner)
                self.tell("fall-alarm", args)

    def shut_drawer(self) -> None:
        """Push the open drawer in: what it shows is seen no more."""
        self.opened = NONE
        self.secret = SHUT
        self.more = 0
        self.fell_to = NONE
        self.fell[DIAMOND] = 0
        self.fell[SAPPHIRE] = 0
        self.found[DIAMOND] = 0
        self.found[SAPPHIRE] = 0

    def tell_card(self, kind: str, seat: int) -> None:
        """Note an event about the card that a seat has shown."""
        role = self.role[seat]
        self.tell(kind, {"seat": seat_arg(seat), "role": role_id(role), "number": self.number_of(seat)})

    def tell_drawer(self, kind: str, args: dict[str, Arg], inside: dict[str, Arg]) -> None:
        """Note an event at the open drawer; which one, and what is in it, is for those who keep a log.

        With closed memory the log says that a drawer was opened, never which. It cannot take back later what it once
        said, so it never says it: the view shows the drawer as long as it lies open, and no longer.
        """
        slot = self.box.slot_of(self.opened)
        inside["level"] = LEVEL_IDS[slot >> 2]
        inside["face"] = FACE_IDS[slot & 3]
        if self.memory == CLOSED:
            self.tell_secret(kind, args, inside, ())
        else:
            self.tell(kind, {**args, **inside})


def jewel_args(jewels: list[int]) -> dict[str, Arg]:
    """Diamonds and sapphires as arguments of a text."""
    return {"diamonds": jewels[DIAMOND], "sapphires": jewels[SAPPHIRE]}
