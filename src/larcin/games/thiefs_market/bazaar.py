"""What lies on the table of Thief's Market: dice, pawn, cards and tokens, and the small moves every chapter makes.

The rules stand in the chapters of the rulebook: split.py (phase 1), market.py (phase 2), round_end.py, scoring.py, and
cards.py for the cards with a rule of their own. rules.py leads from one to the next.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from larcin.core.action import Action, Arg, seat_arg
from larcin.core.state import State
from larcin.games.thiefs_market.components import FACES, KINDS, OBJECTS, STEW, card_id

# Where an object is: in the pile of a seat (0 and up), or one of these.
CENTRE: Final = -1
BACK: Final = -2  # returned from a stolen pile, and not yet rolled

# The phases of a round.
SPLIT: Final = 0
CHARM: Final = 1  # the start of the market: whoever has the lucky charm may reroll a die
MARKET: Final = 2
OVER: Final = 3
PHASES: Final[list[str]] = ["split", "charm", "market", "over"]

# What the seat whose turn it is has begun.
CHOOSING: Final = 0
TAKING: Final = 1
RETURNING: Final = 2
PAYING: Final = 3
COPYING: Final = 4
STEPS: Final[list[str]] = ["choosing", "taking", "returning", "paying", "copying"]

NOBODY: Final = -1
NOTHING: Final = -1  # no card: an empty place in a row, no purchase under way, no card copied
BITS: Final = 4  # of each kind, where all kinds of objects are counted in one number
ALL: Final = (1 << BITS) - 1
SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]


class Bazaar(State):
    """Everything on the table."""

    round: int  # from 1
    phase: int
    step: int
    first: int  # who rolled the dice of this round
    turn: int  # whose turn it is
    choices: list[Action]  # what that seat may do, made once a decision and never changed

    face: list[int]  # of every object: its kind; the dice first, the pawn last
    where: list[int]  # of every object
    victim: int  # whose pile was just stolen, while the thief returns objects
    noted: list[int]  # by seat: the kinds in its final pile, as bits
    noted_size: list[int]  # by seat: the objects in its final pile

    decks: list[list[int]]  # A, B and C; the top is last
    rows: list[list[int]]  # face up, by deck: a card or NOTHING in each place; no places before the row opens
    newest: int  # the row that was opened last
    removed: list[int]  # taken out of the decks unseen
    gone: list[int]  # taken out of the game in the open

    owned: list[list[int]]  # by seat, in the order gained
    abilities: list[int]  # by seat: the cards it owns as bits, a copy counting as what it copies
    copied: int  # the card that Mimetic Stew has become
    gold: list[int]
    infamy: list[int]

    bought: int  # purchases made in this turn
    used: int  # powers used in this turn, as bits of their cards
    buying: int  # the card being paid for

    # Objects

    def count(self, place: int) -> list[int]:
        """How many objects of each kind are there."""
        there: i64 = self.tally(place)
        return [(there >> kind * BITS) & ALL for kind in range(KINDS)]

    def tally(self, place: int) -> int:
        """The same as one number, four bits for each kind: there are fewer than sixteen objects."""
        where = self.where
        face = self.face
        tally: i64 = 0
        for thing in range(len(where)):
            if where[thing] == place:
                kind: i64 = face[thing]
                tally += 1 << kind * BITS
        return tally

    def size(self, place: int) -> int:
        """How many objects are there."""
        return self.where.count(place)

    def kinds(self, place: int) -> int:
        """The kinds of objects there, as bits."""
        kinds = 0
        for thing, there in enumerate(self.where):
            if there == place:
                kinds |= 1 << self.face[thing]
        return kinds

    def sizes(self) -> list[int]:
        """How many objects each seat has."""
        tally: i64 = 0
        for place in self.where:
            if place >= 0:
                seat: i64 = place
                tally += 1 << seat * BITS
        return [(tally >> seat * BITS) & ALL for seat in range(self.players)]

    def everybody_has_a_pile(self) -> bool:
        """Is there an object with every seat?"""
        missing: i64 = (1 << self.players) - 1
        for place in self.where:
            if place >= 0:
                seat: i64 = place
                missing &= ~(1 << seat)
        return missing == 0

    def pawn(self) -> int:
        """Where the pawn is."""
        return self.where[-1]

    def move(self, kind: int, origin: int, target: int) -> None:
        """Move one object of that kind: the first there, as those of a kind are all the same."""
        self.where[self.find(kind, origin)] = target

    def find(self, kind: int, place: int) -> int:
        """The first object of that kind there."""
        thing = 0
        while self.where[thing] != place or self.face[thing] != kind:
            thing += 1
        return thing

    def spend_die(self, face: int) -> None:
        """A die of the pile goes to the centre and does nothing more this round."""
        self.move(face, self.turn, CENTRE)

    # Cards and tokens

    def has(self, seat: int, card: int) -> bool:
        """Does the seat own that card, or a copy of it?"""
        return bool(self.abilities[seat] >> card & 1)

    def own(self, seat: int, card: int) -> None:
        """Put a card in front of a seat."""
        self.owned[seat].append(card)
        self.abilities[seat] |= 1 << card

    def as_played(self, card: int) -> int:
        """What an owned card counts as: Mimetic Stew is what it copies."""
        return self.copied if card == STEW and self.copied != NOTHING else card

    def gain_infamy(self, seat: int, amount: int, card: int) -> None:
        """Infamy that a card brings. The tokens are taken in the open; only how many there are is hidden."""
        self.infamy[seat] += amount
        if self.events is not None:
            self.tell("infamy", {"seat": seat_arg(seat), "amount": amount, "card": card_id(card)})

    def gain_gold(self, seat: int, amount: int, card: int) -> None:
        """Gold that a card brings."""
        self.gold[seat] += amount
        if self.events is not None:
            self.tell("gold", {"seat": seat_arg(seat), "amount": amount, "card": card_id(card)})

    # Copies

    def copy_table_to(self, copy: Bazaar) -> None:
        """Give a copy everything on the table but the hidden cards."""
        copy.to_act = self.to_act
        copy.revealed = self.revealed
        copy.round = self.round
        copy.phase = self.phase
        copy.step = self.step
        copy.first = self.first
        copy.turn = self.turn
        copy.choices = self.choices
        copy.face = self.face[:]
        copy.where = self.where[:]
        copy.victim = self.victim
        copy.noted = self.noted[:]
        copy.noted_size = self.noted_size[:]
        copy.rows = [row[:] for row in self.rows]
        copy.newest = self.newest
        copy.gone = self.gone[:]
        copy.owned = [cards[:] for cards in self.owned]
        copy.abilities = self.abilities[:]
        copy.copied = self.copied
        copy.gold = self.gold[:]
        copy.infamy = self.infamy[:]
        copy.bought = self.bought
        copy.used = self.used
        copy.buying = self.buying


def tally_of(counts: list[int]) -> int:
    """A number of each kind, as one number (see `Bazaar.tally`)."""
    tally = 0
    for kind in range(KINDS):
        tally += counts[kind] << kind * BITS
    return tally


def object_args(seat: int, counts: list[int]) -> dict[str, Arg]:
    """The arguments of an event that lists objects: the seat, how many in all, and how many of each kind."""
    args: dict[str, Arg] = {"seat": seat_arg(seat), "objects": sum(counts)}
    for kind in range(KINDS):
        args[OBJECTS[kind]] = counts[kind]
    return args


def face_id(face: int) -> str:
    """The message id of a face within a sentence ("a ruby")."""
    return "a-" + FACES[face]
