"""Positions of Art Robbery and its rules, in the rulebook's order: the turn, the dog, the end of a raid, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from larcin.core.action import Action, seat_arg
from larcin.core.rng import Rng
from larcin.core.state import Score, State
from larcin.games.art_robbery import scoring
from larcin.games.art_robbery.components import (
    ALIBIS,
    ANSWERS,
    BOSSES,
    CARDS,
    DOG,
    FIVE,
    FOUR,
    GIVE_DOG,
    GIVE_LOOT,
    KINDS,
    PLAYABLE,
    RAIDS,
    SLOT_COUNT,
    STEAL,
    TAKES,
    THIEF,
    TOKENS,
    TOO_MANY,
    VALUE,
    WANTED_BITS,
    WANTED_BY,
)
from larcin.games.art_robbery.tallies import ALL, BITS, cards_of, size, tally

# Where a token is: in front of a seat or in its pile (0 and up), or one of these.
CENTRE: Final = -1
BOX: Final = -2  # its raid is still to come
LOST: Final = -3  # a Boss returned to the box
ABSENT: Final = -4  # not printed in this printing

NOBODY: Final = -1  # the dog is in the middle
NOTHING: Final = -1  # no card is being resolved, no token is wanted
SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]


class Position(State):
    """One position of Art Robbery."""

    raid: i64  # 0 to 3
    where: list[int]  # of every token
    centre: i64  # the slots of the tokens in the centre, a bit for each
    dog: i64  # its holder
    turn: i64  # whose turn it is
    card: i64  # played and being resolved
    wanted: i64  # the slot of the token that the dog's holder must give up, or the dog
    hands: list[int]  # each a tally: see `tally`
    deck: list[int]  # the top is last
    discard: list[int]  # the last played is last
    drawn: list[int]  # seat * KINDS + card of each draw since the deck was last shuffled

    # The turn (rulebook: "Déroulement du jeu")

    def legal(self, seat: int) -> list[Action]:
        if not self.to_act or self.to_act[0] != seat:
            return []
        if self.wanted != NOTHING:
            return ANSWERS
        if self.card != NOTHING:
            return self.targets(self.card)
        hand: i64 = self.hands[seat]
        kinds: i64 = 0
        kind: i64 = 1
        while hand:
            if hand & ALL:
                kinds |= kind
            hand >>= BITS
            kind <<= 1
        return PLAYABLE[kinds]

    def apply(self, seat: int, action: Action) -> None:
        number: i64 = action.number
        if number < KINDS:
            self._play(number)
        elif number < KINDS + SLOT_COUNT:
            self._take(number - KINDS)
        elif action is GIVE_LOOT:
            self._hand_over(self.wanted)
        elif action is GIVE_DOG:
            self._defend()
        else:
            self._steal((number - KINDS - SLOT_COUNT) // 5)

    def _play(self, card: i64) -> None:
        hand: i64 = self.hands[self.turn]
        self.hands[self.turn] = hand - (1 << card * BITS)
        self.discard.append(card)
        self.card = card
        if self.events is not None:
            self.tell("play", {"seat": seat_arg(self.turn), "card": "card-" + CARDS[card]})
        if card == DOG:
            self._take_the_dog()
            return
        targets = self.targets(card)
        if not targets:
            self._nothing(card)
            self._end_turn()
        elif len(targets) == 1:
            self.apply(self.turn, targets[0])

    def targets(self, card: i64) -> list[Action]:
        """A token in the centre comes first; only where there is none is one stolen, and never by a Greedy Thief."""
        takes = TAKES[self.centre & WANTED_BITS[card]]
        if takes or card == THIEF:
            return takes
        first = self.raid * SLOT_COUNT
        steals: list[Action] = []
        for slot in WANTED_BY[card]:
            holder = self.where[first + slot]
            if holder >= 0 and holder != self.turn:
                steals.append(STEAL[slot][holder])
        return steals

    def _take(self, slot: i64) -> None:
        token = self.raid * SLOT_COUNT + slot
        self.where[token] = self.turn
        self.centre &= ~(1 << slot)
        if self.events is not None:
            self.tell("take", {"seat": seat_arg(self.turn), "token": "token-" + TOKENS[token], "dots": ALIBIS[token]})
        self._end_turn()

    def _steal(self, slot: i64) -> None:
        if self.where[self.raid * SLOT_COUNT + slot] == self.dog:
            self.wanted = slot
            self.to_act = SEATS[self.dog]
            if self.events is not None:
                self.tell("threat", self._theft(slot))
        else:
            self._hand_over(slot)

    def _hand_over(self, slot: i64) -> None:
        if self.events is not None:
            self.tell("steal", self._theft(slot))
        self.where[self.raid * SLOT_COUNT + slot] = self.turn
        self._end_turn()

    def _theft(self, slot: i64) -> dict[str, int | str]:
        token = self.raid * SLOT_COUNT + slot
        return {
            "seat": seat_arg(self.turn),
            "victim": seat_arg(self.where[token]),
            "token": "token-" + TOKENS[token],
            "dots": ALIBIS[token],
        }

    def _nothing(self, card: i64) -> None:
        if self.events is not None:
            self.tell("nothing", {"seat": seat_arg(self.turn), "card": "card-" + CARDS[card]})

    def _end_turn(self) -> None:
        seat = self.turn
        self.card = NOTHING
        self.wanted = NOTHING
        self._draw(seat)
        if self.centre == 0:
            self._end_raid()
        else:
            self.begin_turn((seat + 1) % self.players)

    def begin_turn(self, seat: i64) -> None:
        """It is that seat's turn to play a card."""
        self.turn = seat
        self.to_act = SEATS[seat]

    def _draw(self, seat: i64) -> None:
        card: i64 = self.deck.pop()
        hand: i64 = self.hands[seat]
        self.hands[seat] = hand + (1 << card * BITS)
        self.drawn.append(seat * KINDS + card)
        self.revealed += 1
        if self.events is not None:
            self.tell_secret("draw", {"seat": seat_arg(seat)}, {"card": "card-" + CARDS[card]}, SEATS[seat])
        if not self.deck:
            # "Quand la pioche est épuisée": at once, the card just played included.
            self.deck = self.discard
            self.discard = []
            self.rng.shuffle(self.deck)
            self.drawn = []
            self.tell("reshuffle", {})

    # The guard dog (rulebook: "Chien de Garde")

    def _take_the_dog(self) -> None:
        if self.dog == self.turn:
            self._nothing(DOG)
        elif self.events is not None:
            if self.dog == NOBODY:
                self.tell("dog", {"seat": seat_arg(self.turn)})
            else:
                self.tell("dog-from", {"seat": seat_arg(self.turn), "victim": seat_arg(self.dog)})
        self.dog = self.turn
        self._end_turn()

    def _defend(self) -> None:
        if self.events is not None:
            self.tell("defend", self._theft(self.wanted))
        self.dog = self.turn
        self._end_turn()

    # The end of a raid (rulebook: "Fin d'un raid", "La Boss")

    def lay_out(self, raid: int) -> None:
        """Hang the tokens of a raid in the centre."""
        self.raid = raid
        first = raid * SLOT_COUNT
        self.centre = 0
        for slot in range(SLOT_COUNT):
            if self.where[first + slot] == BOX:
                self.where[first + slot] = CENTRE
                self.centre |= 1 << slot
        if self.events is not None:
            self.tell("raid", {"raid": "raid-" + RAIDS[raid], "number": raid + 1})

    @property
    def left(self) -> int:
        """How many tokens are in the centre."""
        return len(TAKES[self.centre])

    def keeps_boss(self, seat: int) -> bool:
        """Does the seat hold a 4 or a 5 of this raid? Only then its Boss stays."""
        first: int = self.raid * SLOT_COUNT
        return self.where[first + FOUR] == seat or self.where[first + FIVE] == seat

    def _end_raid(self) -> None:
        first = self.raid * SLOT_COUNT
        for slot in BOSSES:
            holder = self.where[first + slot]
            if holder < 0:
                continue
            kept = self.keeps_boss(holder)
            if not kept:
                self.where[first + slot] = LOST
            if self.events is not None:
                self.tell(
                    "boss-kept" if kept else "boss-lost",
                    {"seat": seat_arg(holder), "token": "token-" + TOKENS[first + slot]},
                )
        last = self.turn
        if self.raid + 1 == len(RAIDS):
            self._end_game()
            return
        self.lay_out(self.raid + 1)
        self.begin_turn((last + 1) % self.players if self.dog == NOBODY else self.dog)
        if self.events is not None:
            self.tell("first", {"seat": seat_arg(self.turn)})

    # The end of the game (rulebook: "Fin du jeu")

    def _end_game(self) -> None:
        self.to_act = ()
        self.revealed += 1
        if self.events is None:
            return
        for seat, score in enumerate(self.scores()):
            if "caught" in score.parts:
                self.tell("caught", {"seat": seat_arg(seat), "alibis": score.ties["alibis"]})
            if "fewest-alibis" in score.parts:
                lost = -score.parts["fewest-alibis"]
                self.tell("fewest-alibis", {"seat": seat_arg(seat), "alibis": score.ties["alibis"], "points": lost})
        for seat in self.winners():
            self.tell("win", {"seat": seat_arg(seat), "points": self.scores()[seat].total})

    def standing(self, tokens: i64) -> tuple[list[int], list[int]]:
        """Each seat's loot and its alibis, of the first so many tokens."""
        loot = [0] * self.players
        alibis = [0] * self.players
        where = self.where
        for token in range(tokens):
            holder = where[token]
            if holder >= 0:
                loot[holder] = loot[holder] + VALUE[token % SLOT_COUNT]
                alibis[holder] = alibis[holder] + ALIBIS[token]
        return loot, alibis

    def scores(self) -> list[Score]:
        """Loot by raid, then what the alibis cost. Before the end: as if every raid so far were over."""
        loot, alibis = self.standing(len(self.where))
        scores: list[Score] = []
        for seat, total in enumerate(self.totals()):
            parts = dict.fromkeys(RAIDS, 0)
            for token, holder in enumerate(self.where):
                if holder == seat:
                    parts[RAIDS[token // SLOT_COUNT]] += VALUE[token % SLOT_COUNT]
            if self.players > 2 and alibis[seat] == min(alibis):
                parts["caught"] = total - loot[seat]
            elif total != loot[seat]:
                parts["fewest-alibis"] = total - loot[seat]
            scores.append(Score(total, parts, {"alibis": alibis[seat]}))
        return scores

    def totals(self) -> list[int]:
        loot, alibis = self.standing(len(self.where))
        return [mark // TOO_MANY for mark in scoring.marks(loot, alibis)]

    def winners(self) -> tuple[int, ...]:
        if self.to_act:
            return ()
        loot, alibis = self.standing(len(self.where))
        return scoring.ahead(loot, alibis)

    # The rest of the contract

    def absent(self, seat: int) -> Action:
        return GIVE_DOG if self.wanted != NOTHING else self.legal(seat)[0]

    def clone(self) -> Position:
        copy = Position(self.game, self.setup, self.rng.clone())
        self._copy_to(copy)
        copy.hands = self.hands[:]
        copy.deck = self.deck[:]
        return copy

    def _copy_to(self, copy: Position) -> None:
        copy.to_act = self.to_act
        copy.revealed = self.revealed
        copy.raid = self.raid
        copy.where = self.where[:]
        copy.centre = self.centre
        copy.dog = self.dog
        copy.turn = self.turn
        copy.card = self.card
        copy.wanted = self.wanted
        copy.discard = self.discard[:]
        copy.drawn = self.drawn[:]

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        """Deal what the seat cannot see anew.

        It can count: everything that is neither in its hand nor on the discard is in the deck or in other hands. And
        it knows what went into the deck when it was last shuffled: a card of which more are out than the others can
        have drawn since must be in another hand (with two seats, right after a shuffle, that is the whole hand).
        """
        copy = Position(self.game, self.setup, rng)
        self._copy_to(copy)
        me: i64 = NOBODY if seat is None else seat
        deck = tally(self.deck)
        held: i64 = 0  # by others
        drawn: i64 = 0  # by others
        missing = 0
        for other in range(self.players):
            if other != me:
                held += self.hands[other]
                missing += size(self.hands[other])
        for draw in self.drawn:
            kind: i64 = draw
            if kind // KINDS != me:
                drawn += 1 << kind % KINDS * BITS
        sure: list[int] = []  # cards that must be in other hands
        loose: list[int] = []
        for card in range(KINDS):
            place: i64 = card * BITS
            out = (held >> place) & ALL
            surely = max(0, out - ((drawn >> place) & ALL))
            for _ in range(surely):
                sure.append(card)
            for _ in range(out + ((deck >> place) & ALL) - surely):
                loose.append(card)
        rng.shuffle(loose)
        missing -= len(sure)
        sure += loose[:missing]
        copy.deck = loose[missing:]
        rng.shuffle(sure)
        copy.hands = self.hands[:]
        dealt = 0
        for other in range(self.players):
            if other != me:
                cards = size(self.hands[other])
                copy.hands[other] = tally(sure[dealt : dealt + cards])
                dealt += cards
        copy._redraw(me, drawn + deck - tally(copy.deck))
        return copy

    def _redraw(self, me: i64, lost: i64) -> None:
        """Make `drawn` agree with the imagined deal: what this deck has lost (a tally), the others have drawn."""
        cards = cards_of(lost)
        self.rng.shuffle(cards)
        for place in range(len(self.drawn)):
            drawer: i64 = self.drawn[place]
            drawer //= KINDS
            if drawer != me:
                self.drawn[place] = drawer * KINDS + cards.pop()
