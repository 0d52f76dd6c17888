"""Is this a position of Caper? Every card once, and every heap as big as the round makes it; then what is decided."""

from __future__ import annotations

from collections import Counter

from larcin.core.errors import BadPosition
from larcin.games.caper.components import (
    AFTER_LEFTOVER,
    CARD_SAFE,
    CARDS,
    CARDS_EACH,
    COLOUR,
    CREAM,
    CREW,
    FREE_PLAYER,
    HEIGHT,
    LAST_ROUND,
    LAUNDERS,
    LOCATION_SAFE,
    MASTERMINDS,
    MINT,
    NOTHING,
    PLACES,
    ROUNDS,
    STACKS_OF_ONE,
    STARTER,
    THIEF,
    THIEF_KINDS,
    gear_of,
    thieves_of,
)
from larcin.games.caper.knowledge import held_by, kept_of
from larcin.games.caper.moments import check_choice, check_phase
from larcin.games.caper.rounds import FIRST_LOOKOUT, PASS_PLAYED, PASS_SIZE, PASS_STUCK, WITH_SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.turns import CARD, GIVE, OFFER, OVER, PLACE, TEAMS


def everywhere(state: Caper) -> list[int]:
    """Every thief and gear card, wherever it is."""
    cards = on_table(state, CREAM) + on_table(state, MINT)
    for heap in [*state.hands, *state.discards, *state.offers, state.thief_deck, state.gear_deck, state.pile]:
        cards += heap
    return cards


def on_table(state: Caper, mastermind: int) -> list[int]:
    """Every card of a Mastermind at the locations."""
    first = mastermind * STACKS_OF_ONE
    stacks = range(first, first + STACKS_OF_ONE)
    return [state.cards[stack * HEIGHT + n] for stack in stacks for n in range(state.size[stack])]


def check(state: Caper) -> None:
    """BadPosition says in a sentence what is wrong, if anything is."""
    _check_cards(state)
    check_phase(state)
    _check_sizes(state)
    check_choice(state)
    _check_turns(state)
    _check_flipped(state)
    _check_laundered(state)
    if state.players == WITH_SNITCH:
        _check_secrets(state)
    if state.players == TEAMS:
        check_passes(state)


def _check_cards(state: Caper) -> None:
    found = Counter(everywhere(state))
    expected = Counter(thieves_of(state.city) + gear_of(state.city))
    for card, name in enumerate(CARDS):
        if found[card] != expected[card]:
            counts = {"found": found[card], "expected": expected[card]}
            raise BadPosition("position-card-count", game=state.game.slug, card=f"card-{name}", **counts)
    thieves = ROUNDS[state.round] == "thief"
    held = [card for heap in [*state.hands, *state.offers, state.pile] for card in heap]
    if any((card < THIEF_KINDS) != thieves for card in held):
        raise BadPosition("position-wrong-round", game=state.game.slug)
    if any(card >= THIEF_KINDS for card in state.thief_deck) or any(card < THIEF_KINDS for card in state.gear_deck):
        raise BadPosition("position-wrong-deck", game=state.game.slug)


# Sizes


def _check_sizes(state: Caper) -> None:
    """Hands, pile and decks follow from the round, the pair of turns and the decision."""
    for seat, expected in enumerate(_hand_sizes(state)):
        found = len(held_by(state, seat))
        if found != expected:
            raise BadPosition("position-hand-size", game=state.game.slug, seat=seat, found=found, expected=expected)
    dealt = {"thief": 0, "gear": 0}
    for number in range(state.round + 1):
        dealt[ROUNDS[number]] += 2 * CARDS_EACH[number]
    _check_heap(state, "thief_deck", state.thief_deck, len(thieves_of(state.city)) - dealt["thief"])
    _check_heap(state, "gear_deck", state.gear_deck, len(gear_of(state.city)) - dealt["gear"])
    if state.players == WITH_SNITCH:
        pile = 0 if state.phase == OVER else 2 * (CARDS_EACH[state.round] - 2 - state.step)
        _check_heap(state, "pile", state.pile, pile)


def _check_heap(state: Caper, field: str, heap: list[int], expected: int) -> None:
    if len(heap) != expected:
        slug = state.game.slug
        raise BadPosition("position-heap-size", game=slug, field=field, found=len(heap), expected=expected)


def _hand_sizes(state: Caper) -> list[int]:
    sizes = [0] * state.players
    if state.phase == OVER:
        return sizes
    left = CARDS_EACH[state.round] - state.step  # a seat's cards before this pair of turns, with two seats
    last = left == 2
    if state.phase == GIVE:
        return [1, 1, 2]
    if state.phase == OFFER:
        return [0, 0, left, left]
    begun = left if state.players == 2 else 2
    kept = 0 if last or state.players == TEAMS else begun - 1
    starter_done = state.turn != STARTER[state.round]
    sizes[1 - state.turn] = kept if starter_done else begun
    if state.phase in (CARD, PLACE):
        sizes[state.turn] = begun
    elif state.window != AFTER_LEFTOVER:
        sizes[state.turn] = begun - 1
    if state.players == TEAMS:
        sizes[FIRST_LOOKOUT] = sizes[FIRST_LOOKOUT + 1] = left - 2
        if starter_done and not last:
            sizes[FIRST_LOOKOUT + 1 - state.turn] += 1
    return sizes


# What a Mastermind has played


def turns_done(state: Caper, mastermind: int, kind: str) -> int:
    """How many turns of that kind of round, "thief" or "gear", a Mastermind has taken."""
    done = sum(CARDS_EACH[number] - 1 for number in range(state.round) if ROUNDS[number] == kind)
    if ROUNDS[state.round] != kind:
        return done
    if state.phase == OVER:
        return done + CARDS_EACH[state.round] - 1
    played = state.phase not in (CARD, PLACE, GIVE, OFFER) if mastermind == state.turn else has_begun(state)
    return done + state.step + int(played)


def has_begun(state: Caper) -> bool:
    """Has the starter of this round taken the first turn of the pair?"""
    return state.turn != STARTER[state.round]


def _check_turns(state: Caper) -> None:
    """Nobody has more on the table than turns allow. Who has less has more on the discards, as if thrown away."""
    last = state.round == LAST_ROUND and state.step >= CARDS_EACH[LAST_ROUND] - 2
    for mastermind in (CREAM, MINT):
        cards = on_table(state, mastermind)
        thieves = len([card for card in cards if card < THIEF_KINDS])
        turns = [turns_done(state, mastermind, "thief"), turns_done(state, mastermind, "gear")]
        free = len([card for card in cards if card in FREE_PLAYER.values()]) if last else 0
        if thieves > turns[0] or len(cards) - thieves > turns[1] + free:
            colour = "mastermind-" + MASTERMINDS[mastermind]
            raise BadPosition(
                "position-too-many-played", game=state.game.slug, colour=colour, thieves=turns[0], gear=turns[1] + free
            )


def _check_flipped(state: Caper) -> None:
    """What its location or the card itself protects was never flipped (rulings R28, R29, R31)."""
    for place, card in enumerate(state.cards):
        if state.flipped[place]:
            stack = place // HEIGHT
            item = THIEF if place % HEIGHT == 0 else COLOUR[card]
            if item in LOCATION_SAFE[state.locations[stack // CREW % PLACES]] or item in CARD_SAFE[card]:
                location = state.location_of(stack)
                raise BadPosition("position-safe", game=state.game.slug, card="card-" + CARDS[card], location=location)


def _check_laundered(state: Caper) -> None:
    """A laundered coin came with a Laundromatic, and that never leaves the table (rulings R16-R18)."""
    for mastermind in (CREAM, MINT):
        most = sum(LAUNDERS[card] for card in on_table(state, mastermind))
        if state.laundered[mastermind] > most:
            colour = "mastermind-" + MASTERMINDS[mastermind]
            counts = {"found": state.laundered[mastermind], "most": most}
            raise BadPosition("position-laundered", game=state.game.slug, colour=colour, **counts)


def _check_secrets(state: Caper) -> None:
    """The card that the Snitch has not seen is in its owner's hand, surely so before the first turn (ruling R56)."""
    for mastermind in (CREAM, MINT):
        secret = state.secret[mastermind]
        untouched = state.step == 0 and state.phase != OVER
        if mastermind == state.turn:
            untouched = untouched and state.phase in (CARD, PLACE, GIVE)
        else:
            untouched = untouched and not has_begun(state)
        if secret not in state.hands[mastermind] if secret != NOTHING else untouched:
            raise BadPosition("position-secret", game=state.game.slug)


# Teams


def check_passes(state: Caper) -> None:
    """Do the passes of this round lead from the cards dealt to the cards held, and to what lies on the table?"""
    if not (_passes_fit(state) and _stuck_fits(state) and _played_lies_there(state)):
        raise BadPosition("position-passes", game=state.game.slug)


def _passes_fit(state: Caper) -> bool:
    if state.phase == OVER:
        return state.passes == [] and state.dealt == [[], []]
    each = CARDS_EACH[state.round]
    passed = state.step if state.phase == OFFER else state.step + 1
    if len(state.passes) != passed * 2 * PASS_SIZE or [len(cards) for cards in state.dealt] != [each, each]:
        return False
    hands = [cards[:] for cards in state.dealt]
    held: list[list[int]] = [[], []]
    for step in range(passed):
        for mastermind in (CREAM, MINT):
            first = (step * 2 + mastermind) * PASS_SIZE
            pair = state.passes[first : first + 2]
            for card in pair:
                if card not in hands[1 - mastermind]:
                    return False
                hands[1 - mastermind].remove(card)
            played = state.passes[first + PASS_PLAYED]
            if played != NOTHING:
                if played not in pair:
                    return False
                pair.remove(played)
            held[mastermind] = pair
        for mastermind in (CREAM, MINT):
            kept = kept_of(state, step, mastermind)
            hands[mastermind] += kept
            if kept or (step == each - 2 and not state.hands[mastermind]):
                held[mastermind] = []
    in_hand = [held_by(state, FIRST_LOOKOUT), held_by(state, FIRST_LOOKOUT + 1), state.hands[CREAM], state.hands[MINT]]
    return [sorted(cards) for cards in [*hands, *held]] == in_hand


def _stuck_fits(state: Caper) -> bool:
    """What is noted when a card is discarded for a coin: neither of the two could be played (ruling R62)."""
    for first in range(0, len(state.passes), PASS_SIZE):
        stuck = state.passes[first + PASS_STUCK]
        pair = state.passes[first : first + 2]
        fits = state.passes[first + PASS_PLAYED] != NOTHING and all(stuck >> card & 1 for card in pair)
        if stuck and not (fits and stuck >> THIEF_KINDS << THIEF_KINDS == stuck):
            return False
    return True


def _played_lies_there(state: Caper) -> bool:
    """Is every card that was played or left over in this round on its Mastermind's table or discard?"""
    for mastermind in (CREAM, MINT):
        left = Counter(on_table(state, mastermind) + state.discards[mastermind])
        for first in range(mastermind * PASS_SIZE, len(state.passes), 2 * PASS_SIZE):
            gone = [state.passes[first + PASS_PLAYED]]
            last = first // (2 * PASS_SIZE) == CARDS_EACH[state.round] - 2
            if last and not state.hands[mastermind]:
                gone = state.passes[first : first + 2]
            left.subtract([card for card in gone if card != NOTHING])
        if min(left.values(), default=0) < 0:
            return False
    return True
