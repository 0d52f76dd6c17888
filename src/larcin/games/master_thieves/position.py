"""Positions of Master Thieves: what lies where, who has chosen what, and the contract that every game fulfils.

The rules are functions on a `Position`, a file for each chapter: filling.py (before the first round), smugglers.py
(choosing, head count, sharing), roles.py (a turn), drawers.py, scoring.py; rounds.py says which comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from larcin.core.action import Action, Arg, seat_arg
from larcin.core.rng import Rng
from larcin.core.state import Score, Setup, State
from larcin.games.master_thieves import filling, roles, rounds, scoring, smugglers
from larcin.games.master_thieves.box import JewelBox
from larcin.games.master_thieves.components import (
    ALARM,
    ALL_ROLES,
    CARDS,
    CHOOSE,
    CLOSED,
    DETECTIVE,
    DONE,
    DRAFT,
    FACE_IDS,
    FLIP,
    LEAVE_RUBY,
    LEVEL_IDS,
    MEMORIES,
    OPEN,
    PLACE,
    ROLE_COUNT,
    SECRET,
    SMUGGLER,
    TAKE_RUBY,
    TURN,
    role_id,
)
from larcin.games.master_thieves.phases import (
    BOX,
    CHOOSE_ROLE,
    DRAFT_ONE,
    FILL,
    FILLING,
    NEXT,
    NONE,
    OPEN_ONE,
    PLACE_ONE,
    RUBY_FOUND,
    SEATS,
    SHUT,
)

if TYPE_CHECKING:
    from larcin.core.game import Game

FIRST_OPEN: Final[int] = OPEN[0].number
FIRST_PLACE: Final[int] = PLACE[0].number
FIRST_DRAFT: Final[int] = DRAFT[0].number
FIRST_TURN: Final[int] = TURN[0].number


class Position(State):
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

    # The contract

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act:
            return []
        phase = self.phase
        if phase == CHOOSE_ROLE:
            return smugglers.choices(self, seat)
        if phase == OPEN_ONE:
            return OPEN
        if phase == BOX:
            return roles.box_choices(self)
        if phase == PLACE_ONE:
            return roles.place_choices(self)
        if phase == RUBY_FOUND:
            return [TAKE_RUBY, LEAVE_RUBY]
        if phase == DRAFT_ONE:
            return DRAFT
        return filling.legal(self)

    def apply(self, seat: int, action: Action) -> None:
        number = action.number
        if number < FIRST_OPEN:
            smugglers.choose(self, seat, number)
        elif number < FIRST_PLACE:
            if self.stage == FILLING:
                filling.open_to_fill(self, number - FIRST_OPEN)
            else:
                roles.open_one(self, number - FIRST_OPEN)
        elif action is DONE:
            roles.done(self)
        elif action is FLIP:
            roles.flip(self)
        elif number >= FIRST_TURN:
            way = number - FIRST_TURN
            roles.turn_levels(self, 1 + (way >> 1), 1 - (way & 1) * 2)
        elif number >= FIRST_DRAFT:
            smugglers.draft(self, number - FIRST_DRAFT)
        elif action is SECRET:
            roles.open_secret(self)
        elif action is ALARM:
            roles.set_alarm(self)
        elif action is TAKE_RUBY or action is LEAVE_RUBY:
            roles.answer_ruby(self, action is TAKE_RUBY)
        elif self.stage == FILLING:
            filling.fill(self)
        else:
            roles.place(self, number - FIRST_PLACE)
        if self.phase == NEXT:
            rounds.advance(self)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return () if self.to_act else scoring.winners(self)

    def absent(self, seat: int) -> Action:
        """Who has gone watches as a Detective, opens the first drawer, takes what there is, and lets the box be."""
        phase = self.phase
        legal = self.legal(seat)
        if phase == CHOOSE_ROLE:
            detective = CHOOSE[DETECTIVE]
            return detective if detective in legal else legal[0]
        if phase == BOX and DONE in legal:
            return DONE
        if phase == FILL and self.opened != NONE:
            return PLACE[0]
        return legal[0]

    def clone(self) -> Position:
        return self.twin(self.rng.clone())

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        """Guess the cards that the seat has not seen. What lies in the box it knows: all of it was public once.

        The numbers of other cards come out when they are played; until then any that is not known may be on them, for
        the cards left over are out of the game unseen. A card lying face down is one its owner has not played in this
        cycle, and no Smuggler once those have shown themselves. Who should remember less calls `forget` as well.
        """
        copy = self.twin(rng)
        others = [other for other in range(self.players) if other != seat]
        for role in range(ROLE_COUNT):
            hidden = [other for other in others if not self.known[other] >> role & 1]
            if not hidden:
                continue
            taken = [self.numbers[other * ROLE_COUNT + role] for other in range(self.players) if other not in hidden]
            pile = [number for number in range(1, CARDS[role] + 1) if number not in taken]
            rng.shuffle(pile)
            for other in hidden:
                copy.numbers[other * ROLE_COUNT + role] = pile.pop()
        for other in others:
            if self.role[other] == NONE or self.is_shown(other):
                continue
            lowest = 0 if self.phase == CHOOSE_ROLE else SMUGGLER + 1
            left = self.unplayed(other)
            options = [role for role in range(lowest, ROLE_COUNT) if left >> role & 1]
            copy.role[other] = options[rng.below(len(options))]
        return copy

    def forget(self, memory: float) -> None:
        """Only where nobody keeps a log is there anything to forget."""
        if self.memory == CLOSED and self.to_act:
            self.box.forget(memory, self.rng, self.opened)

    def twin(self, rng: Rng) -> Position:
        """A copy of this position that goes on with another source of chance, and to which nobody listens."""
        copy = Position(self.game, self.setup, rng)
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
        return copy

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
