"""The table of Caper: where every card and coin lies, what a card costs there, and what can be flipped.

What follows from the cards on the table (how many of each colour, price changes, protections, powers) is kept up to
date as cards are laid and flipped, because every decision asks for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from larcin.core.action import seat_arg
from larcin.core.state import State
from larcin.games.caper import components as box

if TYPE_CHECKING:
    from larcin.core.game import Game
    from larcin.core.rng import Rng
    from larcin.core.state import Setup

HUES: Final[int] = len(box.COLOURS)


class Layout(State):
    """The cards and coins of one position, without whose turn it is."""

    city: int
    locations: list[int]  # the three on the table; their order means nothing, so they are sorted
    coins: list[int]  # each Mastermind's purse
    laundered: list[int]  # coins on each Mastermind's discard
    supply: int
    hands: list[list[int]]  # of every seat, sorted
    discards: list[list[int]]  # of each Mastermind, in the order discarded
    thief_deck: list[int]  # the top is last
    gear_deck: list[int]

    cards: list[int]  # stack * HEIGHT + place: the thief, then its gear
    flipped: list[bool]  # the same places
    size: list[int]  # of each stack: 0 no thief, 1 a thief, 2 and more with gear

    # What follows from those.
    stack_of: list[int]  # of each thief
    tally: list[int]  # side * COUNTED + item: how many lie there
    change: list[int]  # side * HUES + colour: how much dearer gear is there
    safe: list[int]  # side * COUNTED + item: how many protections it has there
    powers: list[int]  # of each side, a bit each

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.city = 0
        self.locations = []
        self.coins = [0, 0]
        self.laundered = [0, 0]
        self.supply = box.COINS

    def clear(self, locations: list[int]) -> None:
        """An empty table at those locations."""
        self.locations = sorted(locations)
        self.cards = [box.NOTHING] * (box.STACKS * box.HEIGHT)
        self.flipped = [False] * (box.STACKS * box.HEIGHT)
        self.size = [0] * box.STACKS
        self.stack_of = [box.NOTHING] * box.THIEF_KINDS
        self.tally = [0] * (box.SIDES * box.COUNTED)
        self.change = [0] * (box.SIDES * HUES)
        self.safe = [0] * (box.SIDES * box.COUNTED)
        self.powers = [0] * box.SIDES
        for side in range(box.SIDES):
            location = self.locations[side % box.PLACES]
            for colour in range(HUES):
                self.change[side * HUES + colour] = box.LOCATION_PRICE[location][colour]
            for item in box.LOCATION_SAFE[location]:
                self.safe[side * box.COUNTED + item] = 1

    def copy_layout(self, copy: Layout) -> None:
        """Lay the same table for a copy. Hands and decks are the copy's own business."""
        copy.to_act = self.to_act
        copy.revealed = self.revealed
        copy.city = self.city
        copy.locations = self.locations
        copy.coins = self.coins[:]
        copy.laundered = self.laundered[:]
        copy.supply = self.supply
        copy.discards = [self.discards[0][:], self.discards[1][:]]
        copy.cards = self.cards[:]
        copy.flipped = self.flipped[:]
        copy.size = self.size[:]
        copy.stack_of = self.stack_of[:]
        copy.tally = self.tally[:]
        copy.change = self.change[:]
        copy.safe = self.safe[:]
        copy.powers = self.powers[:]

    # Laying and flipping

    def lay(self, stack: int, card: int) -> None:
        """Put a card face up on a stack: a thief on an empty one, gear on top of the others."""
        side = stack // box.CREW
        place = self.size[stack]
        self.cards[stack * box.HEIGHT + place] = card
        self.size[stack] = place + 1
        if place == 0:
            self.stack_of[card] = stack
            self.tally[side * box.COUNTED + box.THIEF] += 1
        else:
            self.tally[side * box.COUNTED + box.GEAR] += 1
        self._work(side, card, 1)

    def turn_down(self, stack: int) -> int:
        """Flip the top card of a stack, and return it."""
        place = stack * box.HEIGHT + self.size[stack] - 1
        card = self.cards[place]
        self.flipped[place] = True
        self._work(stack // box.CREW, card, -1)
        return card

    def take_up(self, stack: int) -> None:
        """Take back the card laid last on a stack, for who only tried it out; coins are not given back."""
        side = stack // box.CREW
        place = self.size[stack] - 1
        card = self.cards[stack * box.HEIGHT + place]
        self._work(side, card, -1)
        self.cards[stack * box.HEIGHT + place] = box.NOTHING
        self.size[stack] = place
        if place == 0:
            self.stack_of[card] = box.NOTHING
            self.tally[side * box.COUNTED + box.THIEF] -= 1
        else:
            self.tally[side * box.COUNTED + box.GEAR] -= 1

    def turn_up(self, stack: int) -> None:
        """Take back a flip."""
        place = stack * box.HEIGHT + self.size[stack] - 1
        self.flipped[place] = False
        self._work(stack // box.CREW, self.cards[place], 1)

    def _work(self, side: int, card: int, sign: int) -> None:
        """Let a card's standing effects begin (1) or end (-1). Each of POWERS is on one card, so a bit will do."""
        colour = box.COLOUR[card]
        if colour != box.NOTHING:
            self.tally[side * box.COUNTED + colour] += sign
        for item in box.CARD_SAFE[card]:
            self.safe[side * box.COUNTED + item] += sign
        if box.POWER[card]:
            self.powers[side] ^= box.POWER[card]
        if box.MODIFIES[card]:
            own = side * HUES
            rival = (side + box.PLACES) % box.SIDES * HUES
            for hue in range(HUES):
                self.change[own + hue] += sign * box.OWN_PRICE[card][hue]
                self.change[rival + hue] += sign * box.RIVAL_PRICE[card][hue]

    def targets(self, side: int, flips: str) -> list[int]:
        """The rival stacks whose top card something on this side may flip: "thief" or "gear" (rulings R24-R31)."""
        rival = (side + box.PLACES) % box.SIDES
        stacks: list[int] = []
        for stack in range(rival * box.CREW, rival * box.CREW + box.CREW):
            size = self.size[stack]
            if size == 0 or (flips == "thief") != (size == 1):
                continue
            top = stack * box.HEIGHT + size - 1
            item = box.THIEF if size == 1 else box.COLOUR[self.cards[top]]
            if not self.flipped[top] and self.safe[rival * box.COUNTED + item] == 0:
                stacks.append(stack)
        return stacks

    def targets_of(self, card: int, side: int) -> list[int]:
        """The targets of a card laid on that side; none if it flips nothing."""
        return self.targets(side, box.FLIPS[card]) if box.FLIPS[card] else []

    # Prices (rulings R19-R23)

    def price(self, side: int, card: int) -> int:
        """What a gear card costs on that side now."""
        price = box.COST[card] + self.change[side * HUES + box.COLOUR[card]]
        return price if price > 0 else 0

    def has_room(self, side: int) -> bool:
        """Is there a thief on that side who can take gear?"""
        return any(0 < self.size[stack] < box.HEIGHT for stack in range(side * box.CREW, side * box.CREW + box.CREW))

    def can_play(self, mastermind: int, card: int) -> bool:
        """Has the gear card a place anywhere whose price this Mastermind can pay?"""
        first = mastermind * box.PLACES
        for side in range(first, first + box.PLACES):
            if self.price(side, card) <= self.coins[mastermind] and self.has_room(side):
                return True
        return False

    # Coins (rulings R10-R12, R16)

    def gain(self, mastermind: int, due: int) -> None:
        """Bring in the coins due, one by one: from the supply, else from a richer rival, else not at all."""
        taken, stolen = self._collect(mastermind, due, False)
        if self.events is None or due == 0:
            return
        seat = seat_arg(mastermind)
        if taken:
            self.tell("gain", {"seat": seat, "coins": taken})
        if stolen:
            self.tell("gain-from", {"seat": seat, "victim": seat_arg(1 - mastermind), "coins": stolen})
        if taken + stolen < due:
            self.tell("gain-nothing", {"seat": seat, "coins": due - taken - stolen})

    def launder(self, mastermind: int, due: int) -> None:
        """Put the coins due on the Mastermind's discard, where they stay."""
        taken, stolen = self._collect(mastermind, due, True)
        if self.events is None:
            return
        seat = seat_arg(mastermind)
        if taken:
            self.tell("launder", {"seat": seat, "coins": taken})
        if stolen:
            self.tell("launder-from", {"seat": seat, "victim": seat_arg(1 - mastermind), "coins": stolen})
        if taken + stolen < due:
            self.tell("launder-nothing", {"seat": seat})

    def _collect(self, mastermind: int, due: int, launder: bool) -> tuple[int, int]:
        rival = 1 - mastermind
        taken = 0
        stolen = 0
        for _ in range(due):
            if self.supply > 0:
                self.supply -= 1
                taken += 1
            elif self.coins[mastermind] < self.coins[rival]:
                self.coins[rival] -= 1
                stolen += 1
            else:
                break
            if launder:
                self.laundered[mastermind] += 1
            else:
                self.coins[mastermind] += 1
        return taken, stolen

    def give_back(self, mastermind: int) -> None:
        """Make a Mastermind return a coin to the supply; an empty purse returns nothing."""
        if self.coins[mastermind] > 0:
            self.coins[mastermind] -= 1
            self.supply += 1
            if self.events is not None:
                self.tell("return", {"seat": seat_arg(mastermind)})

    # Words for events

    def location_of(self, stack: int) -> str:
        """The message id of the location where a stack lies."""
        return "location-" + box.LOCATIONS[self.locations[stack // box.CREW % box.PLACES]]

    def thief_of(self, stack: int) -> str:
        """The message id of the thief of a stack."""
        return "card-" + box.CARDS[self.cards[stack * box.HEIGHT]]
