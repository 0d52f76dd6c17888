"""A Mastermind's turn in Caper: choose a card, put it somewhere, let it work; and the free plays of the last turn."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action, seat_arg
from larcin.games.caper import components as box
from larcin.games.caper.layout import Layout

# What is being decided.
CARD: Final = 0  # a card of the hand
PLACE: Final = 1  # where it goes
TARGET: Final = 2  # what it flips
FREE: Final = 3  # a gear card of the discard, or none
FREE_PLACE: Final = 4  # where that goes
GIVING: Final = 5  # the Snitch: which of two cards cream gets
OFFERING: Final = 6  # the Lookouts: the two cards they pass
OVER: Final = 7
PHASES: Final[list[str]] = ["card", "place", "target", "free", "free-place", "give", "offer", "over"]

NO_WINDOW: Final = 0
SEATS: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
TEAMS: Final = 4  # players


class Turns(Layout):
    """A table at which a Mastermind is to play."""

    round: int  # 0 to 5
    step: int  # pairs of turns done in this round
    turn: int  # the Mastermind whose turn it is
    phase: int
    chosen: int  # the card chosen and not yet played: nobody else knows it
    window: int  # the free play that is open: BEFORE_LEFTOVER, AFTER_LEFTOVER or NO_WINDOW
    flipper: int  # the card whose target is being chosen
    spot: int  # the side it lies on

    # What the chapter on rounds writes.

    def leave_hand(self, card: int) -> None:
        """Take a card out of the hand of the Mastermind whose turn it is."""
        raise NotImplementedError

    def note_unplayable(self) -> None:
        """Remember that the Mastermind whose turn it is could play neither card (teams)."""
        raise NotImplementedError

    def turn_over(self) -> None:
        """Go on with the next turn, pair or round."""
        raise NotImplementedError

    # Choosing

    def open_turn(self, mastermind: int) -> None:
        """It is that Mastermind's turn. He is asked something in every turn: silence would tell that he had no choice.

        Cards that are all the same need not be chosen from, and nobody sees that this was so.
        """
        self.turn = mastermind
        self.phase = CARD
        self.chosen = box.NOTHING
        self.window = NO_WINDOW
        self.to_act = SEATS[mastermind]
        kinds = self.choosable()
        if len(kinds) == 1:
            self.chosen = kinds[0]
            self.phase = PLACE

    def choosable(self) -> list[int]:
        """The kinds of cards he may choose from his hand. In teams what can be played must be (ruling R62)."""
        kinds = kinds_of(self.hands[self.turn])
        if self.players == TEAMS and box.ROUNDS[self.round] == "gear":
            playable = [card for card in kinds if self.can_play(self.turn, card)]
            if playable:
                return playable
        return kinds

    def options(self) -> list[Action]:
        """The actions of the Mastermind whose turn it is, in the catalogue's order."""
        phase = self.phase
        if phase == CARD:
            return [box.CHOOSE[card] for card in self.choosable()]
        if phase == PLACE:
            if self.chosen < box.THIEF_KINDS:
                return [
                    box.TO[self.locations[place]] for place in range(box.PLACES) if self.free_slot(place) != box.NOTHING
                ]
            options = self._thieves(self.turn * box.PLACES, box.PLACES, True)
            if not options or self.players != TEAMS:
                options.append(box.DISCARD)
            return options
        if phase == TARGET:
            thieves = [self.cards[stack * box.HEIGHT] for stack in self.targets_of(self.flipper, self.spot)]
            thieves.sort()
            return [box.FLIP[thief] for thief in thieves]
        if phase == FREE:
            discarded = [card for card in self.discards[self.turn] if card >= box.THIEF_KINDS]
            discarded.sort()
            options = [box.CHOOSE[card] for card in kinds_of(discarded)]
            options.append(box.PASS)
            return options
        return self._thieves(self.window_side(self.window), 1, False)

    def free_slot(self, place: int) -> int:
        """The stack that a thief of his would begin at that location; NOTHING where his side is full."""
        first = (self.turn * box.PLACES + place) * box.CREW
        for stack in range(first, first + box.CREW):
            if self.size[stack] == 0:
                return stack
        return box.NOTHING

    def _thieves(self, first_side: int, sides: int, pay: bool) -> list[Action]:
        """His thieves on those sides that can take the chosen gear card (and whose price he can pay)."""
        thieves: list[int] = []
        for side in range(first_side, first_side + sides):
            if pay and self.price(side, self.chosen) > self.coins[self.turn]:
                continue
            for stack in range(side * box.CREW, side * box.CREW + box.CREW):
                if 0 < self.size[stack] < box.HEIGHT:
                    thieves.append(self.cards[stack * box.HEIGHT])
        thieves.sort()
        return [box.ON[thief] for thief in thieves]

    def choose(self, card: int) -> None:
        """Choose a card; where it has but one place to go it goes there at once."""
        self.chosen = card
        self.phase = FREE_PLACE if self.phase == FREE else PLACE
        options = self.options()
        if len(options) > 1:
            return
        if options[0] is box.DISCARD:
            self.discard()
        elif card < box.THIEF_KINDS:
            self.send(options[0].number - box.TO[0].number)
        else:
            self.equip(self.stack_of[options[0].number - box.ON[0].number])

    # A thief turn (rulebook: "Manche Cambrioleur")

    def send(self, location: int) -> None:
        """Send the chosen thief to a location: income, then The Illusionist's flip, then the Signal Jammer."""
        card = self.chosen
        stack = self.free_slot(self.locations.index(location))
        self.leave_hand(card)
        self.put_thief(stack, card)
        self._begin_flip(card, stack // box.CREW)

    def put_thief(self, stack: int, card: int) -> None:
        """Lay a thief and take its income: a thief turn but for what it flips and what answers to it."""
        self.lay(stack, card)
        if self.events is not None:
            self.tell("send", self._placed(stack, card))
        self.gain(self.turn, box.INCOME[card])

    # A gear turn (rulebook: "Manche Équipement")

    def discard(self) -> None:
        """Discard the chosen gear card for a coin. This is no play: nothing reacts to it (ruling R14)."""
        card = self.chosen
        if self.players == TEAMS:
            self.note_unplayable()
        self.leave_hand(card)
        self.discards[self.turn].append(card)
        if self.events is not None:
            self.tell("discard", {"seat": seat_arg(self.turn), "card": "card-" + box.CARDS[card]})
        self.gain(self.turn, box.DISCARD_COIN)
        self._close()

    def equip(self, stack: int) -> None:
        """Play the chosen gear card on a stack."""
        card = self.chosen
        if self.window == NO_WINDOW:
            self.leave_hand(card)
        else:
            self.discards[self.turn].remove(card)
        self.put_gear(stack, card)
        self._begin_flip(card, stack // box.CREW)

    def put_gear(self, stack: int, card: int) -> None:
        """Pay for gear, lay it, take its coins, in this order (rulings R9, R13): a play but for flips and answers."""
        side = stack // box.CREW
        mastermind = self.turn
        if self.window == NO_WINDOW:
            price = self.price(side, card)
            self.coins[mastermind] -= price
            self.supply += price
            if self.events is not None:
                self.tell("equip", {**self._placed(stack, card), "coins": price})
        elif self.events is not None:
            self.tell("bring-back", {**self._placed(stack, card), "source": self.window_card()})
        self.lay(stack, card)
        due = box.INCOME[card]
        if box.INCOME_PER_RIVAL_THIEF[card]:
            rival = (side + box.PLACES) % box.SIDES
            due += box.INCOME_PER_RIVAL_THIEF[card] * self.tally[rival * box.COUNTED + box.THIEF]
        self.gain(mastermind, due)
        if box.LAUNDERS[card]:
            self.launder(mastermind, box.LAUNDERS[card])

    def _placed(self, stack: int, card: int) -> dict[str, int | str]:
        return {
            "seat": seat_arg(self.turn),
            "card": "card-" + box.CARDS[card],
            "thief": self.thief_of(stack),
            "location": self.location_of(stack),
            "slot": stack % box.CREW + 1,
        }

    # Flipping (rulebook: "Retourner les cartes")

    def _begin_flip(self, card: int, side: int) -> None:
        self.chosen = box.NOTHING
        targets = self.targets_of(card, side)
        if len(targets) > 1:
            self.phase = TARGET
            self.flipper = card
            self.spot = side
            return
        if targets:
            self._turn_down(targets[0])
        elif box.FLIPS[card]:
            self.tell("no-target", {"card": "card-" + box.CARDS[card]})
        self._react(card, side)

    def flip(self, stack: int) -> None:
        """Flip the top card of the stack that was chosen as the target."""
        card = self.flipper
        side = self.spot
        self.flipper = box.NOTHING
        self.spot = box.NOTHING
        self._turn_down(stack)
        self._react(card, side)

    def _turn_down(self, stack: int) -> None:
        card = self.turn_down(stack)
        if self.events is not None:
            self.tell(
                "flip",
                {
                    "seat": seat_arg(self.turn),
                    "victim": seat_arg(stack // box.STACKS_OF_ONE),
                    "card": "card-" + box.CARDS[card],
                    "thief": self.thief_of(stack),
                    "location": self.location_of(stack),
                    "slot": stack % box.CREW + 1,
                },
            )

    def _react(self, card: int, side: int) -> None:
        self.answer(card, side)
        self._close()

    def answer(self, card: int, side: int) -> None:
        """Last of a play: the Signal Jammer answers to a thief, London's locations to gear."""
        if card < box.THIEF_KINDS:
            hurts = (self.powers[side] & box.JAMS) != 0
        else:
            hurts = box.COSTS_RIVAL[self.locations[side % box.PLACES]][box.COLOUR[card]]
        if hurts:
            self.give_back(1 - self.turn)

    # The end of a turn, and free plays (rulings R1, R2, R46-R50)

    def _close(self) -> None:
        """What comes after a play: in the last turn of a round the leftover, with a free play before and after it."""
        window = self.window
        self.chosen = box.NOTHING
        self.window = NO_WINDOW
        if window == box.BEFORE_LEFTOVER:
            self._discard_leftover()
        elif window == box.AFTER_LEFTOVER or self.step < box.CARDS_EACH[self.round] - 2:
            self.turn_over()
        elif not self._open_window(box.BEFORE_LEFTOVER):
            self._discard_leftover()

    def _discard_leftover(self) -> None:
        card = self.hands[self.turn][0]
        self.leave_hand(card)
        self.discards[self.turn].append(card)
        if self.events is not None:
            self.tell("leftover", {"seat": seat_arg(self.turn), "card": "card-" + box.CARDS[card]})
        if not self._open_window(box.AFTER_LEFTOVER):
            self.turn_over()

    def _open_window(self, power: int) -> bool:
        """Offer a free play if there is one: only in the last round, with gear on the discard and room here."""
        if self.round != box.LAST_ROUND:
            return False
        side = self.window_side(power)
        if side == box.NOTHING or not self.has_room(side):
            return False
        if not any(card >= box.THIEF_KINDS for card in self.discards[self.turn]):
            return False
        self.window = power
        self.phase = FREE
        return True

    def window_side(self, power: int) -> int:
        """The side of his where that power lies face up, or NOTHING."""
        first = self.turn * box.PLACES
        for side in range(first, first + box.PLACES):
            if self.powers[side] & power:
                return side
        return box.NOTHING

    def window_card(self) -> str:
        """The message id of the card whose free play is open."""
        return "card-" + box.CARDS[box.FREE_PLAYER[self.window]]

    def decline(self) -> None:
        """Leave a free play alone."""
        if self.events is not None:
            self.tell("decline", {"seat": seat_arg(self.turn), "source": self.window_card()})
        self._close()


def kinds_of(cards: list[int]) -> list[int]:
    """The different kinds among sorted cards: equal cards are one option."""
    kinds: list[int] = []
    for card in cards:
        if not kinds or kinds[-1] != card:
            kinds.append(card)
    return kinds
