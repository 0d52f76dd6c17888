"""Is this a position of Caper? Every card once, hands and decks as big as the round makes them, something to decide."""

from __future__ import annotations

from collections import Counter

from larcin.core.errors import BadPosition
from larcin.games.caper.components import (
    AFTER_LEFTOVER,
    CARDS,
    CARDS_EACH,
    CREAM,
    CREW,
    HEIGHT,
    LAST_ROUND,
    MINT,
    NOTHING,
    PLACES,
    ROUNDS,
    STACKS,
    STARTER,
    THIEF_KINDS,
    gear_of,
    thieves_of,
)
from larcin.games.caper.knowledge import held_by, kept_of
from larcin.games.caper.rounds import FIRST_LOOKOUT, PASS_PLAYED, PASS_SIZE, WITH_SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.turns import CARD, FREE, FREE_PLACE, GIVE, NO_WINDOW, OFFER, OVER, PLACE, TARGET, TEAMS


def everywhere(state: Caper) -> list[int]:
    """Every thief and gear card, wherever it is."""
    cards = on_table(state)
    for heap in [*state.hands, *state.discards, *state.offers, state.thief_deck, state.gear_deck, state.pile]:
        cards += heap
    return cards


def on_table(state: Caper) -> list[int]:
    """Every card at the locations."""
    return [state.cards[stack * HEIGHT + n] for stack in range(STACKS) for n in range(state.size[stack])]


def check(state: Caper) -> None:
    """BadPosition says in a sentence what is wrong, if anything is."""
    _check_cards(state)
    if not (_phase_fits(state) and _choice_fits(state) and _flip_fits(state)):
        raise BadPosition("position-decision", game=state.game.slug)
    _check_sizes(state)
    if state.players == WITH_SNITCH:
        for mastermind in (CREAM, MINT):
            secret = state.secret[mastermind]
            if secret != NOTHING and secret not in state.hands[mastermind]:
                raise BadPosition("position-secret", game=state.game.slug)
    if state.players == TEAMS and not _passes_fit(state):
        raise BadPosition("position-passes", game=state.game.slug)


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


# The decision


def _phase_fits(state: Caper) -> bool:
    last = CARDS_EACH[state.round] - 2
    if state.phase == OVER:
        return state.round == LAST_ROUND and state.step == last + 1
    if state.step > last:
        return False
    if state.phase == GIVE:
        return state.players == WITH_SNITCH and state.turn == STARTER[state.round]
    if state.phase == OFFER:
        choosing = state.players == TEAMS and state.turn == STARTER[state.round]
        return choosing and state.step < last and state.to_act != ()
    if state.players == TEAMS and any(state.offers):
        return False
    return state.window == NO_WINDOW or (state.round == LAST_ROUND and state.step == last)


def _choice_fits(state: Caper) -> bool:
    free = state.phase in (FREE, FREE_PLACE)
    if state.window == NO_WINDOW:
        if free:
            return False
    elif state.phase not in (FREE, FREE_PLACE, TARGET) or state.window_side(state.window) == NOTHING:
        return False
    gear = [card for card in state.discards[state.turn] if card >= THIEF_KINDS]
    if free and not (gear and state.has_room(state.window_side(state.window))):
        return False
    if state.phase == PLACE:
        return state.chosen in state.hands[state.turn]
    if state.phase == FREE_PLACE:
        return state.chosen in gear
    return state.chosen == NOTHING


def _flip_fits(state: Caper) -> bool:
    if state.phase != TARGET:
        return state.flipper == NOTHING and state.spot == NOTHING
    if state.flipper == NOTHING or state.spot == NOTHING or state.spot // PLACES != state.turn:
        return False
    first = state.spot * CREW * HEIGHT
    here = state.cards[first : first + CREW * HEIGHT]
    return state.flipper in here and len(state.targets_of(state.flipper, state.spot)) > 1


def _passes_fit(state: Caper) -> bool:
    """Do the passes of this round lead from the cards dealt to the cards held?"""
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
