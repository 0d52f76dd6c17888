"""What each seat of Caper knows of the hidden cards, to the card: what it can name, and worlds that fit what it saw.

Drafting is memory. With two seats, whoever passed a hand knows what is in it, less what was played from it; the Snitch
knows every card he handed out; in teams each seat saw a part of every pass. Both decks run out and every discard is
open, so in the last two rounds what is nowhere in sight is known as a whole.
"""

from __future__ import annotations

from typing import Final

from larcin.core.rng import Rng
from larcin.games.caper.components import CARDS_EACH, CREAM, KINDS, MINT, NOTHING, ROUNDS
from larcin.games.caper.rounds import (
    FIRST_LOOKOUT,
    PASS_FIRST,
    PASS_PLAYED,
    PASS_SECOND,
    PASS_SIZE,
    PASS_STUCK,
    SNITCH,
    WITH_SNITCH,
    Rounds,
)
from larcin.games.caper.turns import CARD, FREE, FREE_PLACE, GIVING, OFFERING, PLACE, TEAMS

ANY: Final[int] = (1 << KINDS) - 1  # a card that may be of any kind


def held_by(state: Rounds, owner: int) -> list[int]:
    """All the cards a seat holds, those a Lookout has laid ready to pass included, sorted."""
    if state.players == TEAMS and owner >= FIRST_LOOKOUT:
        return sorted(state.hands[owner] + state.offers[owner - FIRST_LOOKOUT])
    return state.hands[owner]


def phase_seen(state: Rounds, seat: int | None) -> int:
    """What is being decided, as that seat knows it: how far another seat has got with a card is its secret."""
    if seat is None or seat not in state.to_act:
        if state.phase == PLACE:
            return CARD
        if state.phase == FREE_PLACE:
            return FREE
    return state.phase


def own_offer(state: Rounds, seat: int | None) -> list[int]:
    """What the seat, a Lookout, has laid ready to pass."""
    if state.phase != OFFERING or seat is None or seat < FIRST_LOOKOUT:
        return []
    return state.offers[seat - FIRST_LOOKOUT]


def known(state: Rounds, seat: int | None, owner: int) -> list[int]:
    """The cards of which this seat is certain that the owner holds them, sorted."""
    if seat is None:
        return []
    if seat == owner:
        return held_by(state, owner)
    if state.players == TEAMS:
        return _known_in_teams(state, seat, owner)
    if state.players == WITH_SNITCH:
        if seat != SNITCH:
            return []
        cards = state.hands[owner][:]
        if state.secret[owner] != NOTHING:
            cards.remove(state.secret[owner])
        return cards
    return state.hands[owner] if state.hands_known() else []


def _known_in_teams(state: Rounds, seat: int, owner: int) -> list[int]:
    if seat < FIRST_LOOKOUT:
        # A Mastermind is sure of the card he gave his own Lookout, until the Lookouts pass again.
        if owner != FIRST_LOOKOUT + seat:
            return []
        last = len(state.passes) // (2 * PASS_SIZE) - 1
        return kept_of(state, last, seat) if last >= 0 else []
    if owner < FIRST_LOOKOUT:
        return state.hands[owner] if owner != seat - FIRST_LOOKOUT else []
    # A Lookout sees what his rival passed once it was played and the rest came to him.
    mine = seat - FIRST_LOOKOUT
    cards: list[int] = []
    for step in range(len(state.passes) // (2 * PASS_SIZE)):
        first = (step * 2 + mine) * PASS_SIZE
        if step == state.step and state.hands[mine]:  # his Mastermind still holds some of it
            return []
        for card in state.passes[first : first + 2]:
            if card in cards:
                cards.remove(card)
        cards += kept_of(state, step, 1 - mine)
    return sorted(cards)


def kept_of(state: Rounds, step: int, mastermind: int) -> list[int]:
    """The card that Mastermind passed on to his Lookout in that pair of turns, if it has come to that."""
    first = (step * 2 + mastermind) * PASS_SIZE
    played = state.passes[first + PASS_PLAYED]
    if played == NOTHING or step == CARDS_EACH[state.round] - 2:
        return []
    if step == state.step and state.hands[mastermind]:  # his turn is not over: he still holds it
        return []
    return [_other_of(state, first, played)]


def _other_of(state: Rounds, first: int, card: int) -> int:
    if state.passes[first + PASS_FIRST] == card:
        return state.passes[first + PASS_SECOND]
    return state.passes[first + PASS_FIRST]


# Worlds


def redeal(truth: Rounds, copy: Rounds, seat: int | None, rng: Rng) -> None:
    """Give the copy (same table, no hands yet) hidden cards at random that fit all the seat knows.

    What another seat has chosen and not yet done is taken back: nobody but that seat knows how far it has got. Cards
    are sorted before they are shuffled, so that nothing of their true order can show in the result.
    """
    copy.thief_deck = truth.thief_deck[:]
    copy.gear_deck = truth.gear_deck[:]
    copy.hands = [hand[:] for hand in truth.hands]
    copy.pile = truth.pile[:]
    copy.secret = truth.secret[:]
    copy.offers = [offer[:] for offer in truth.offers]
    copy.dealt = [cards[:] for cards in truth.dealt]
    copy.passes = truth.passes[:]
    other_deck = copy.gear_deck if ROUNDS[truth.round] == "thief" else copy.thief_deck
    other_deck.sort()
    rng.shuffle(other_deck)
    if truth.players == TEAMS:
        Guess(truth, seat, rng).deal(copy)
    elif truth.players == WITH_SNITCH:
        _redeal_with_snitch(truth, copy, seat, rng)
    else:
        _redeal_for_two(truth, copy, seat, rng)
    if seat != truth.turn and truth.phase in (CARD, PLACE):
        copy.open_turn(truth.turn)
    elif seat != truth.turn and truth.phase == FREE_PLACE:
        copy.phase = FREE
        copy.chosen = NOTHING


def _redeal_for_two(truth: Rounds, copy: Rounds, seat: int | None, rng: Rng) -> None:
    pool = copy.deck()
    unknown: list[int] = []
    for owner in (CREAM, MINT):
        if owner != seat and not known(truth, seat, owner):
            unknown.append(owner)
            pool += copy.hands[owner]
    pool.sort()
    rng.shuffle(pool)
    for owner in unknown:
        copy.hands[owner] = _draw(pool, len(truth.hands[owner]))


def _redeal_with_snitch(truth: Rounds, copy: Rounds, seat: int | None, rng: Rng) -> None:
    pool = copy.deck()
    pool += copy.pile
    others = [owner for owner in range(truth.players) if owner != seat]
    for owner in others:
        sure = known(truth, seat, owner)
        pool += _without(copy.hands[owner], sure)
        copy.hands[owner] = sure[:]
    pool.sort()
    rng.shuffle(pool)
    for owner in others:
        drawn = _draw(pool, len(truth.hands[owner]) - len(copy.hands[owner]))
        if owner != SNITCH:
            if seat == SNITCH:
                copy.secret[owner] = drawn[0] if drawn else NOTHING
            else:
                copy.secret[owner] = _guess_secret(truth, owner, drawn, rng)
        copy.hands[owner] = sorted(copy.hands[owner] + drawn)
    copy.pile = pool[: len(truth.pile)]
    del pool[: len(truth.pile)]


def _guess_secret(truth: Rounds, owner: int, hand: list[int], rng: Rng) -> int:
    """Which of these cards is the one that the Snitch has not seen: surely one until its owner has played."""
    untouched = truth.step == 0 and (truth.phase == GIVING or len(hand) == 2)
    if hand and (untouched or rng.below(2) == 0):
        return hand[rng.below(len(hand))]
    return NOTHING


def _draw(pool: list[int], count: int) -> list[int]:
    drawn = pool[len(pool) - count :]
    del pool[len(pool) - count :]
    drawn.sort()
    return drawn


def _without(cards: list[int], others: list[int]) -> list[int]:
    rest = cards[:]
    for card in others:
        rest.remove(card)
    return rest


class Guess:
    """A round of teams as one seat saw it, replayed with guesses for what it did not see.

    The cards of the round are tokens: cream's Lookout was dealt the first half of them, mint's the second. A token is
    of a certain kind once the seat saw it, else of one of its `allowed` kinds (a bit each). Pass by pass it is guessed
    which tokens went over, at random, going back on a guess that the rest of what was seen rules out. The truth is one
    of the ways, so there is always one.
    """

    truth: Rounds
    seat: int
    rng: Rng
    kind: list[int]  # of each token, or NOTHING
    allowed: list[int]  # of each token, while its kind is open
    free: list[int]  # of each kind: how many cards are not yet placed
    hands: list[list[int]]  # tokens of each Lookout
    moved: list[int]  # two tokens of each pass: the one played, the one kept

    def __init__(self, truth: Rounds, seat: int | None, rng: Rng) -> None:
        self.truth = truth
        self.seat = NOTHING if seat is None else seat
        self.rng = rng
        each = len(truth.dealt[0])
        self.kind = [NOTHING] * (2 * each)
        self.allowed = [ANY] * (2 * each)
        self.free = [0] * KINDS
        for card in truth.deck() + truth.dealt[0] + truth.dealt[1]:
            self.free[card] += 1
        self.hands = [list(range(each)), list(range(each, 2 * each))]
        self.moved = [NOTHING] * (len(truth.passes) // PASS_SIZE * 2)
        if self.seat >= FIRST_LOOKOUT:
            own = self.seat - FIRST_LOOKOUT
            for i in range(each):
                self._see(self.hands[own][i], truth.dealt[own][i])

    def deal(self, copy: Rounds) -> None:
        """Guess, and give the copy the cards of the guess, with the passes that led to it."""
        self._replay(0)
        deck = copy.deck()
        deck.clear()
        for card in range(KINDS):
            deck += [card] * self.free[card]
        self.rng.shuffle(deck)
        each = len(self.kind) // 2
        for lookout in (0, 1):
            copy.dealt[lookout] = sorted(self.kind[lookout * each : lookout * each + each])
        for i in range(len(self.moved) // 2):
            pair = sorted([self.kind[self.moved[2 * i]], self.kind[self.moved[2 * i + 1]]])
            copy.passes[i * PASS_SIZE + PASS_FIRST] = pair[0]
            copy.passes[i * PASS_SIZE + PASS_SECOND] = pair[1]
        for mastermind in (CREAM, MINT):
            held = len(copy.hands[mastermind])
            if held:
                last = len(self.moved) - 4 + 2 * mastermind
                tokens = self.moved[last + 2 - held : last + 2]
                copy.hands[mastermind] = sorted([self.kind[token] for token in tokens])
        for lookout in (0, 1):
            if self.seat != FIRST_LOOKOUT + lookout:
                hand = sorted([self.kind[token] for token in self.hands[lookout]])
                copy.offers[lookout] = []
                if self.truth.phase == OFFERING and FIRST_LOOKOUT + lookout not in self.truth.to_act:
                    for _ in range(2):
                        copy.offers[lookout].append(hand.pop(self.rng.below(len(hand))))
                copy.hands[FIRST_LOOKOUT + lookout] = hand

    def _see(self, token: int, card: int) -> bool:
        """Let a token be that card; False if it cannot be."""
        if self.kind[token] != NOTHING:
            return self.kind[token] == card
        if self.free[card] == 0 or not self.allowed[token] >> card & 1:
            return False
        self.kind[token] = card
        self.free[card] -= 1
        return True

    def _limit(self, token: int, kinds: int) -> bool:
        """Let a token be one of those kinds; False if it cannot be."""
        if self.kind[token] != NOTHING:
            return (kinds >> self.kind[token] & 1) != 0
        self.allowed[token] &= kinds
        return self.allowed[token] != 0

    def _restore(self, token: int, kind: int, allowed: int) -> None:
        if self.kind[token] != kind:
            self.free[self.kind[token]] += 1
            self.kind[token] = kind
        self.allowed[token] = allowed

    def _replay(self, i: int) -> bool:
        """Guess the i-th pass and all after it."""
        if 2 * i == len(self.moved):
            return self._settle(0)
        receiver = i % 2
        giver = 1 - receiver
        first, second, stuck = self._seen(i)
        hand = self.hands[giver]
        ways = [a * 64 + b for a in hand for b in hand if a != b]
        self.rng.shuffle(ways)
        tried: set[tuple[int, int, int, int]] = set()
        for way in ways:
            a = way // 64
            b = way % 64
            before = (self.kind[a], self.allowed[a], self.kind[b], self.allowed[b])
            if before in tried:
                continue
            tried.add(before)
            fits = first == NOTHING or self._see(a, first)
            if fits and second != NOTHING:
                fits = self._see(b, second)
            elif fits and stuck:
                fits = self._limit(b, stuck)
            if fits:
                self.moved[2 * i] = a
                self.moved[2 * i + 1] = b
                self.hands[giver] = [token for token in hand if token != a and token != b]
                if self._go_on(i):
                    return True
                self.hands[giver] = hand
            self._restore(a, before[0], before[1])
            self._restore(b, before[2], before[3])
        return False

    def _go_on(self, i: int) -> bool:
        """After both passes of a pair the cards kept go to the Lookouts; then the next pass."""
        if i % 2 == 0:
            return self._replay(i + 1)
        before = [self.hands[0], self.hands[1]]
        for mastermind in (CREAM, MINT):
            if kept_of(self.truth, i // 2, mastermind):
                kept = self.moved[2 * (i - 1 + mastermind) + 1]
                self.hands[mastermind] = [*self.hands[mastermind], kept]
        if self._replay(i + 1):
            return True
        self.hands = before
        return False

    def _seen(self, i: int) -> tuple[int, int, int]:
        """What the seat saw of the i-th pass: the card played, the other one, and what else it knows of that."""
        truth = self.truth
        receiver = i % 2
        first = i * PASS_SIZE
        played = truth.passes[first + PASS_PLAYED]
        concerned = self.seat == receiver or self.seat == FIRST_LOOKOUT + 1 - receiver
        if played == NOTHING:
            if concerned:
                return truth.passes[first + PASS_FIRST], truth.passes[first + PASS_SECOND], 0
            return NOTHING, NOTHING, 0
        discarded = i // 2 == CARDS_EACH[truth.round] - 2 and not truth.hands[receiver]
        if concerned or discarded or (self.seat == FIRST_LOOKOUT + receiver and kept_of(truth, i // 2, receiver)):
            return played, _other_of(truth, first, played), 0
        return played, NOTHING, truth.passes[first + PASS_STUCK]

    def _settle(self, token: int) -> bool:
        """Give every token a kind: first those that are limited, then the rest from what is left."""
        while token < len(self.kind) and (self.kind[token] != NOTHING or self.allowed[token] == ANY):
            token += 1
        if token < len(self.kind):
            cards = [card for card in range(KINDS) for _ in range(self.free[card])]
            self.rng.shuffle(cards)
            for card in cards:
                if self._see(token, card):
                    if self._settle(token + 1):
                        return True
                    self._restore(token, NOTHING, self.allowed[token])
            return False
        cards = [card for card in range(KINDS) for _ in range(self.free[card])]
        self.rng.shuffle(cards)
        for open_token in range(len(self.kind)):
            if self.kind[open_token] == NOTHING:
                self.kind[open_token] = cards.pop()
                self.free[self.kind[open_token]] -= 1
        return True
