"""The rules of Art Robbery, in the order of the rulebook: the turn, the cards, the dog, the end of a raid, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from larcin.core.action import Action, seat_arg
from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Score, Setup, State
from larcin.games.art_robbery.components import (
    ALIBIS,
    ANSWERS,
    BOSSES,
    CARDS,
    COPIES,
    DOG,
    FEWEST_ALIBIS_OF_TWO,
    FIVE,
    FOUR,
    GIVE_DOG,
    GIVE_LOOT,
    HAND,
    KINDS,
    PLAYABLE,
    RAIDS,
    SLOT_COUNT,
    STEAL,
    TAKE,
    THIEF,
    TOKENS,
    VALUE,
    WANTED_BY,
    tokens_of,
)

if TYPE_CHECKING:
    from larcin.core.game import Game

# Where a token is: in front of a seat or in its pile (0 and up), or one of these.
CENTRE: Final = -1
BOX: Final = -2  # its raid is still to come
LOST: Final = -3  # a Boss returned to the box
ABSENT: Final = -4  # not printed in this printing

NOBODY: Final = -1  # the dog is in the middle
NOTHING: Final = -1  # no card is being resolved, no token is wanted
SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(5)]

DECK: Final[list[int]] = [card for card in range(KINDS) for _ in range(COPIES[card])]
IN_THE_BOX: Final[dict[str, list[int]]] = {  # where the tokens of a printing are before the first raid
    printing: [BOX if slot in tokens_of(raid, printing) else ABSENT for raid in range(4) for slot in range(SLOT_COUNT)]
    for printing in ("corrected", "first")
}


class ArtRobbery(State):
    """One position of Art Robbery."""

    raid: int  # 0 to 3
    where: list[int]  # of every token
    left: int  # tokens in the centre
    dog: int  # its holder
    turn: int  # whose turn it is
    card: int  # played and being resolved
    wanted: int  # the slot of the token that the dog's holder must give up, or the dog
    hands: list[list[int]]
    deck: list[int]  # the top is last
    discard: list[int]  # the last played is last
    drawn: list[int]  # seat * KINDS + card: how many the seat drew since the deck was last shuffled

    # The turn (rulebook: "Déroulement du jeu")

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act:
            return []
        if self.wanted != NOTHING:
            return ANSWERS
        if self.card != NOTHING:
            return self.targets(self.card)
        held: i64 = 0
        for card in self.hands[seat]:
            kind: i64 = card
            held |= 1 << kind
        return PLAYABLE[held]

    def apply(self, seat: int, action: Action) -> None:
        number = action.number
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

    def _play(self, card: int) -> None:
        self.hands[self.turn].remove(card)
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

    def targets(self, card: int) -> list[Action]:
        """A token in the centre comes first; only where there is none is one stolen, and never by a Greedy Thief."""
        where = self.where
        first = self.raid * SLOT_COUNT
        targets = [TAKE[slot] for slot in WANTED_BY[card] if where[first + slot] == CENTRE]
        if targets or card == THIEF:
            return targets
        for slot in WANTED_BY[card]:
            holder = where[first + slot]
            if holder >= 0 and holder != self.turn:
                targets.append(STEAL[slot][holder])
        return targets

    def _take(self, slot: int) -> None:
        token = self.raid * SLOT_COUNT + slot
        self.where[token] = self.turn
        self.left -= 1
        if self.events is not None:
            self.tell("take", {"seat": seat_arg(self.turn), "token": "token-" + TOKENS[token], "dots": ALIBIS[token]})
        self._end_turn()

    def _steal(self, slot: int) -> None:
        if self.where[self.raid * SLOT_COUNT + slot] == self.dog:
            self.wanted = slot
            self.to_act = SEATS[self.dog]
            if self.events is not None:
                self.tell("threat", self._theft(slot))
        else:
            self._hand_over(slot)

    def _hand_over(self, slot: int) -> None:
        if self.events is not None:
            self.tell("steal", self._theft(slot))
        self.where[self.raid * SLOT_COUNT + slot] = self.turn
        self._end_turn()

    def _theft(self, slot: int) -> dict[str, int | str]:
        token = self.raid * SLOT_COUNT + slot
        return {
            "seat": seat_arg(self.turn),
            "victim": seat_arg(self.where[token]),
            "token": "token-" + TOKENS[token],
            "dots": ALIBIS[token],
        }

    def _nothing(self, card: int) -> None:
        if self.events is not None:
            self.tell("nothing", {"seat": seat_arg(self.turn), "card": "card-" + CARDS[card]})

    def _end_turn(self) -> None:
        seat = self.turn
        self.card = NOTHING
        self.wanted = NOTHING
        self._draw(seat)
        if self.left == 0:
            self._end_raid()
        else:
            self.begin_turn((seat + 1) % self.players)

    def begin_turn(self, seat: int) -> None:
        """It is that seat's turn to play a card."""
        self.turn = seat
        self.to_act = SEATS[seat]

    def _draw(self, seat: int) -> None:
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.drawn[seat * KINDS + card] += 1
        self.revealed += 1
        if self.events is not None:
            self.tell_secret("draw", {"seat": seat_arg(seat)}, {"card": "card-" + CARDS[card]}, SEATS[seat])
        if not self.deck:
            # "Quand la pioche est épuisée": at once, the card just played included.
            self.deck = self.discard
            self.discard = []
            self.rng.shuffle(self.deck)
            self.drawn = [0] * len(self.drawn)
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
        self.left = 0
        for token in range(first, first + SLOT_COUNT):
            if self.where[token] == BOX:
                self.where[token] = CENTRE
                self.left += 1
        if self.events is not None:
            self.tell("raid", {"raid": "raid-" + RAIDS[raid], "number": raid + 1})

    def _end_raid(self) -> None:
        first = self.raid * SLOT_COUNT
        for slot in BOSSES:
            holder = self.where[first + slot]
            if holder < 0:
                continue
            kept = self.where[first + FOUR] == holder or self.where[first + FIVE] == holder
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
                self.tell("fewest-alibis", {"seat": seat_arg(seat), "alibis": score.ties["alibis"]})
        for seat in self.winners():
            self.tell("win", {"seat": seat_arg(seat), "points": self.scores()[seat].total})

    def scores(self) -> list[Score]:
        """Loot by raid, then what the alibis cost. Before the end: as if every raid so far were over."""
        loot = [[0] * len(RAIDS) for _ in range(self.players)]
        alibis = [0] * self.players
        for token, holder in enumerate(self.where):
            if holder >= 0:
                loot[holder][token // SLOT_COUNT] += VALUE[token % SLOT_COUNT]
                alibis[holder] += ALIBIS[token]
        fewest = min(alibis)
        scores: list[Score] = []
        for seat in range(self.players):
            parts = {RAIDS[raid]: points for raid, points in enumerate(loot[seat])}
            if self.players > 2 and alibis[seat] == fewest:
                parts["caught"] = -sum(loot[seat])
            elif self.players == 2 and alibis[seat] < alibis[1 - seat]:
                parts["fewest-alibis"] = FEWEST_ALIBIS_OF_TWO
            scores.append(Score(sum(parts.values()), parts, {"alibis": alibis[seat]}))
        return scores

    def winners(self) -> tuple[int, ...]:
        if self.to_act:
            return ()
        # Whoever is not caught has more alibis than whoever is, so the tie-break also keeps the caught from winning.
        marks = [(score.total, score.ties["alibis"]) for score in self.scores()]
        best = max(marks)
        return tuple([seat for seat, mark in enumerate(marks) if mark == best])

    # The rest of the contract

    def absent(self, seat: int) -> Action:
        return GIVE_DOG if self.wanted != NOTHING else self.legal(seat)[0]

    def refusal(self, seat: int, action: Action) -> str:
        if self.wanted != NOTHING:
            return "why-answer-the-theft"
        if action is GIVE_LOOT or action is GIVE_DOG:
            return "why-no-theft"
        if action.kind == "play":
            return "why-not-in-hand" if self.card == NOTHING else "why-card-played"
        if self.card == NOTHING:
            return "why-card-first"
        centre = [target for target in self.targets(self.card) if target.kind == "take"]
        if action.kind == "steal" and centre:
            return "why-centre-first"
        return "why-not-that-token"

    def clone(self) -> ArtRobbery:
        copy = ArtRobbery(self.game, self.setup, self.rng.clone())
        self._copy_to(copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.deck = self.deck[:]
        return copy

    def _copy_to(self, copy: ArtRobbery) -> None:
        copy.to_act = self.to_act
        copy.revealed = self.revealed
        copy.raid = self.raid
        copy.where = self.where[:]
        copy.left = self.left
        copy.dog = self.dog
        copy.turn = self.turn
        copy.card = self.card
        copy.wanted = self.wanted
        copy.discard = self.discard[:]
        copy.drawn = self.drawn[:]

    def imagine(self, seat: int | None, rng: Rng) -> ArtRobbery:
        """Deal what the seat cannot see anew.

        It can count: everything that is neither in its hand nor on the discard is in the deck or in other hands. And
        it knows what went into the deck when it was last shuffled: a card of which more are out than the others can
        have drawn since must be in another hand (with two seats, right after a shuffle, that is the whole hand).
        """
        copy = ArtRobbery(self.game, self.setup, rng)
        self._copy_to(copy)
        unseen = [0] * KINDS  # in the deck and in other hands
        balance = [0] * KINDS  # how many more of a kind the others hold than they drew since the shuffle
        for card in self.deck:
            unseen[card] += 1
        others = [other for other in range(self.players) if other != seat]
        for other in others:
            for card in self.hands[other]:
                unseen[card] += 1
                balance[card] += 1
            for card in range(KINDS):
                balance[card] -= self.drawn[other * KINDS + card]
        held: list[int] = []
        loose: list[int] = []
        for card in range(KINDS):
            sure = max(0, balance[card])
            held += [card] * sure
            loose += [card] * (unseen[card] - sure)
        rng.shuffle(loose)
        missing = sum([len(self.hands[other]) for other in others]) - len(held)
        held += loose[:missing]
        copy.deck = loose[missing:]
        rng.shuffle(held)
        copy.hands = []
        place = 0
        for other in range(self.players):
            if other == seat:
                copy.hands.append(self.hands[other][:])
            else:
                size = len(self.hands[other])
                copy.hands.append(held[place : place + size])
                place += size
        copy._redraw(seat, self)
        return copy

    def _redraw(self, seat: int | None, truth: ArtRobbery) -> None:
        """Make `drawn` agree with the imagined deal: what the deck has lost, each other seat drew its share of."""
        out = [0] * KINDS
        for card in truth.deck:
            out[card] += 1
        for card in self.deck:
            out[card] -= 1
        shares = [0] * self.players
        for other in range(self.players):
            if other != seat:
                for card in range(KINDS):
                    count = truth.drawn[other * KINDS + card]
                    out[card] += count
                    shares[other] += count
                    self.drawn[other * KINDS + card] = 0
        lost = [card for card in range(KINDS) for _ in range(out[card])]
        self.rng.shuffle(lost)
        for other in range(self.players):
            for _ in range(shares[other]):
                self.drawn[other * KINDS + lost.pop()] += 1

    def dump(self) -> dict[str, Any]:
        from larcin.games.art_robbery.position import dump

        return dump(self)


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> ArtRobbery:
    """A new game (rulebook: "Mise en place"): five cards each, the first raid in the centre, a random first player."""
    state = ArtRobbery(game, setup, rng)
    state.events = events
    players = setup.players
    state.where = IN_THE_BOX[setup.options["printing"]].copy()
    state.dog = NOBODY
    state.card = NOTHING
    state.wanted = NOTHING
    state.deck = DECK.copy()
    rng.shuffle(state.deck)
    state.discard = []
    state.drawn = [0] * (players * KINDS)
    state.hands = [[] for _ in range(players)]
    for _ in range(HAND):
        for seat in range(players):
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.drawn[seat * KINDS + card] += 1
    state.lay_out(0)
    state.begin_turn(rng.below(players))
    state.tell("first", {"seat": seat_arg(state.turn)})
    return state
