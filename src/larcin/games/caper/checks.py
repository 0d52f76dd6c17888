"""Is this a position of Caper? Every card once, and every heap as big as the round makes it; then what is decided."""

from __future__ import annotations

from collections import Counter

from larcin.core.action import Arg
from larcin.core.errors import BadPosition
from larcin.games.caper import components as box
from larcin.games.caper.knowledge import held_by, kept_of
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import FIRST_LOOKOUT, PASS_PLAYED, PASS_SIZE, PASS_STUCK, WITH_SNITCH
from larcin.games.caper.turns import (
    CARD,
    FREE,
    FREE_PLACE,
    GIVING,
    NO_WINDOW,
    OFFERING,
    OVER,
    PLACE,
    TARGET,
    TEAMS,
    kinds_of,
)


def wrong(state: Position, text: str, **args: Arg) -> BadPosition:
    """What is wrong with a position, as a sentence of this game."""
    return BadPosition(text, game=state.game.slug, **args)


def everywhere(state: Position) -> list[int]:
    """Every thief and gear card, wherever it is."""
    cards = on_table(state, box.CREAM) + on_table(state, box.MINT)
    for heap in [*state.hands, *state.discards, *state.offers, state.thief_deck, state.gear_deck, state.pile]:
        cards += heap
    return cards


def on_table(state: Position, mastermind: int) -> list[int]:
    """Every card of a Mastermind at the locations."""
    first = mastermind * box.STACKS_OF_ONE
    stacks = range(first, first + box.STACKS_OF_ONE)
    return [state.cards[stack * box.HEIGHT + n] for stack in stacks for n in range(state.size[stack])]


def check(state: Position) -> None:
    """BadPosition says in a sentence what is wrong, if anything is."""
    _check_cards(state)
    _check_phase(state)
    _check_sizes(state)
    _check_choice(state)
    _check_turns(state)
    _check_flipped(state)
    _check_laundered(state)
    if state.players == WITH_SNITCH:
        _check_secrets(state)
    if state.players == TEAMS:
        check_passes(state)


def _check_cards(state: Position) -> None:
    found = Counter(everywhere(state))
    expected = Counter(box.thieves_of(state.city) + box.gear_of(state.city))
    for card, name in enumerate(box.CARDS):
        if found[card] != expected[card]:
            counts = {"found": found[card], "expected": expected[card]}
            raise wrong(state, "position-card-count", card=f"card-{name}", **counts)
    thieves = box.ROUNDS[state.round] == "thief"
    held = [card for heap in [*state.hands, *state.offers, state.pile] for card in heap]
    if any((card < box.THIEF_KINDS) != thieves for card in held):
        raise wrong(state, "position-wrong-round")
    if any(card >= box.THIEF_KINDS for card in state.thief_deck) or any(
        card < box.THIEF_KINDS for card in state.gear_deck
    ):
        raise wrong(state, "position-wrong-deck")


# Sizes


def _check_sizes(state: Position) -> None:
    """Hands, pile and decks follow from the round, the pair of turns and the decision."""
    for seat, expected in enumerate(_hand_sizes(state)):
        found = len(held_by(state, seat))
        if found != expected:
            raise wrong(state, "position-hand-size", seat=seat, found=found, expected=expected)
    dealt = {"thief": 0, "gear": 0}
    for number in range(state.round + 1):
        dealt[box.ROUNDS[number]] += 2 * box.CARDS_EACH[number]
    _check_heap(state, "thief_deck", state.thief_deck, len(box.thieves_of(state.city)) - dealt["thief"])
    _check_heap(state, "gear_deck", state.gear_deck, len(box.gear_of(state.city)) - dealt["gear"])
    if state.players == WITH_SNITCH:
        pile = 0 if state.phase == OVER else 2 * (box.CARDS_EACH[state.round] - 2 - state.step)
        _check_heap(state, "pile", state.pile, pile)


def _check_heap(state: Position, field: str, heap: list[int], expected: int) -> None:
    if len(heap) != expected:
        raise wrong(state, "position-heap-size", field=field, found=len(heap), expected=expected)


def _hand_sizes(state: Position) -> list[int]:
    sizes = [0] * state.players
    if state.phase == OVER:
        return sizes
    left = box.CARDS_EACH[state.round] - state.step  # a seat's cards before this pair of turns, with two seats
    last = left == 2
    if state.phase == GIVING:
        return [1, 1, 2]
    if state.phase == OFFERING:
        return [0, 0, left, left]
    begun = left if state.players == 2 else 2
    kept = 0 if last or state.players == TEAMS else begun - 1
    starter_done = state.turn != box.STARTER[state.round]
    sizes[1 - state.turn] = kept if starter_done else begun
    if state.phase in (CARD, PLACE):
        sizes[state.turn] = begun
    elif state.window != box.AFTER_LEFTOVER:
        sizes[state.turn] = begun - 1
    if state.players == TEAMS:
        sizes[FIRST_LOOKOUT] = sizes[FIRST_LOOKOUT + 1] = left - 2
        if starter_done and not last:
            sizes[FIRST_LOOKOUT + 1 - state.turn] += 1
    return sizes


# What a Mastermind has played


def turns_done(state: Position, mastermind: int, kind: str) -> int:
    """How many turns of that kind of round, "thief" or "gear", a Mastermind has taken."""
    done = sum(box.CARDS_EACH[number] - 1 for number in range(state.round) if box.ROUNDS[number] == kind)
    if box.ROUNDS[state.round] != kind:
        return done
    if state.phase == OVER:
        return done + box.CARDS_EACH[state.round] - 1
    played = state.phase not in (CARD, PLACE, GIVING, OFFERING) if mastermind == state.turn else has_begun(state)
    return done + state.step + int(played)


def has_begun(state: Position) -> bool:
    """Has the starter of this round taken the first turn of the pair?"""
    return state.turn != box.STARTER[state.round]


def _check_turns(state: Position) -> None:
    """Nobody has more on the table than turns allow. Who has less has more on the discards, as if thrown away."""
    last = state.round == box.LAST_ROUND and state.step >= box.CARDS_EACH[box.LAST_ROUND] - 2
    for mastermind in (box.CREAM, box.MINT):
        cards = on_table(state, mastermind)
        thieves = len([card for card in cards if card < box.THIEF_KINDS])
        turns = [turns_done(state, mastermind, "thief"), turns_done(state, mastermind, "gear")]
        free = len([card for card in cards if card in box.FREE_PLAYER.values()]) if last else 0
        if thieves > turns[0] or len(cards) - thieves > turns[1] + free:
            colour = "mastermind-" + box.MASTERMINDS[mastermind]
            raise wrong(state, "position-too-many-played", colour=colour, thieves=turns[0], gear=turns[1] + free)


def _check_flipped(state: Position) -> None:
    """What its location or the card itself protects was never flipped (rulings R28, R29, R31)."""
    for place, card in enumerate(state.cards):
        if state.flipped[place]:
            stack = place // box.HEIGHT
            item = box.THIEF if place % box.HEIGHT == 0 else box.COLOUR[card]
            if (
                item in box.LOCATION_SAFE[state.locations[stack // box.CREW % box.PLACES]]
                or item in box.CARD_SAFE[card]
            ):
                location = state.location_of(stack)
                raise wrong(state, "position-safe", card="card-" + box.CARDS[card], location=location)


def _check_laundered(state: Position) -> None:
    """A laundered coin came with a Laundromatic, and that never leaves the table (rulings R16-R18)."""
    for mastermind in (box.CREAM, box.MINT):
        most = sum(box.LAUNDERS[card] for card in on_table(state, mastermind))
        if state.laundered[mastermind] > most:
            colour = "mastermind-" + box.MASTERMINDS[mastermind]
            counts = {"found": state.laundered[mastermind], "most": most}
            raise wrong(state, "position-laundered", colour=colour, **counts)


def _check_secrets(state: Position) -> None:
    """The card that the Snitch has not seen is in its owner's hand, surely so before the first turn (ruling R56)."""
    for mastermind in (box.CREAM, box.MINT):
        secret = state.secret[mastermind]
        untouched = state.step == 0 and state.phase != OVER
        if mastermind == state.turn:
            untouched = untouched and state.phase in (CARD, PLACE, GIVING)
        else:
            untouched = untouched and not has_begun(state)
        if secret not in state.hands[mastermind] if secret != box.NOTHING else untouched:
            raise wrong(state, "position-secret")


# Teams


def check_passes(state: Position) -> None:
    """Do the passes of this round lead from the cards dealt to the cards held, and to what lies on the table?"""
    if not (_passes_fit(state) and _stuck_fits(state) and _played_lies_there(state)):
        raise wrong(state, "position-passes")


def _passes_fit(state: Position) -> bool:
    if state.phase == OVER:
        return state.passes == [] and state.dealt == [[], []]
    each = box.CARDS_EACH[state.round]
    passed = state.step if state.phase == OFFERING else state.step + 1
    if len(state.passes) != passed * 2 * PASS_SIZE or [len(cards) for cards in state.dealt] != [each, each]:
        return False
    hands = [cards[:] for cards in state.dealt]
    held: list[list[int]] = [[], []]
    for step in range(passed):
        for mastermind in (box.CREAM, box.MINT):
            first = (step * 2 + mastermind) * PASS_SIZE
            pair = state.passes[first : first + 2]
            for card in pair:
                if card not in hands[1 - mastermind]:
                    return False
                hands[1 - mastermind].remove(card)
            played = state.passes[first + PASS_PLAYED]
            if played != box.NOTHING:
                if played not in pair:
                    return False
                pair.remove(played)
            held[mastermind] = pair
        for mastermind in (box.CREAM, box.MINT):
            kept = kept_of(state, step, mastermind)
            hands[mastermind] += kept
            if kept or (step == each - 2 and not state.hands[mastermind]):
                held[mastermind] = []
    in_hand = [
        held_by(state, FIRST_LOOKOUT),
        held_by(state, FIRST_LOOKOUT + 1),
        state.hands[box.CREAM],
        state.hands[box.MINT],
    ]
    return [sorted(cards) for cards in [*hands, *held]] == in_hand


def _stuck_fits(state: Position) -> bool:
    """What is noted when a card is discarded for a coin: neither of the two could be played (ruling R62)."""
    for first in range(0, len(state.passes), PASS_SIZE):
        stuck = state.passes[first + PASS_STUCK]
        pair = state.passes[first : first + 2]
        fits = state.passes[first + PASS_PLAYED] != box.NOTHING and all(stuck >> card & 1 for card in pair)
        if stuck and not (fits and stuck >> box.THIEF_KINDS << box.THIEF_KINDS == stuck):
            return False
    return True


def _played_lies_there(state: Position) -> bool:
    """Is every card that was played or left over in this round on its Mastermind's table or discard?"""
    for mastermind in (box.CREAM, box.MINT):
        left = Counter(on_table(state, mastermind) + state.discards[mastermind])
        for first in range(mastermind * PASS_SIZE, len(state.passes), 2 * PASS_SIZE):
            gone = [state.passes[first + PASS_PLAYED]]
            last = first // (2 * PASS_SIZE) == box.CARDS_EACH[state.round] - 2
            if last and not state.hands[mastermind]:
                gone = state.passes[first : first + 2]
            left.subtract([card for card in gone if card != box.NOTHING])
        if min(left.values(), default=0) < 0:
            return False
    return True


# What is being decided


def _check_phase(state: Position) -> None:
    """BadPosition if this is never asked in this round, pair of turns and mode, or not by the cards on the table."""
    if state.players == TEAMS and not _offers_fit(state):
        raise wrong(state, "position-offers")
    if not (_phase_fits(state) and _window_fits(state) and _flip_fits(state)):
        raise wrong(state, "position-decision")


def _check_choice(state: Position) -> None:
    """BadPosition if the card chosen does not fit what is asked. Hands have their right size by now."""
    if state.phase == CARD and len(state.choosable()) == 1:
        raise wrong(state, "position-forced", card="card-" + box.CARDS[state.choosable()[0]])
    if not _choice_fits(state):
        raise wrong(state, "position-decision")


def _offers_fit(state: Position) -> bool:
    """A Lookout lays at most two cards ready, only while both choose, and a second that is no choice goes by itself."""
    if state.phase != OFFERING:
        return not any(state.offers)
    for lookout, offer in enumerate(state.offers):
        if len(offer) > 2 or (len(offer) == 1 and len(kinds_of(state.hands[FIRST_LOOKOUT + lookout])) < 2):
            return False
    return min(len(offer) for offer in state.offers) < 2


def _phase_fits(state: Position) -> bool:
    last = box.CARDS_EACH[state.round] - 2
    starter = box.STARTER[state.round]
    if state.phase == OVER:
        return state.round == box.LAST_ROUND and state.step == last + 1 and state.turn != starter
    if state.step > last:
        return False
    if state.phase == GIVING:
        return state.players == WITH_SNITCH and state.turn == starter
    if state.phase == OFFERING:
        return state.players == TEAMS and state.turn == starter and state.step < last
    return state.window == NO_WINDOW or (state.round == box.LAST_ROUND and state.step == last)


def _window_fits(state: Position) -> bool:
    """A free play needs its card face up, gear on the discard and room (rulings R46-R50)."""
    free = state.phase in (FREE, FREE_PLACE)
    if state.window == NO_WINDOW:
        return not free
    side = state.window_side(state.window)
    if side == box.NOTHING or state.phase not in (FREE, FREE_PLACE, TARGET):
        return False
    return not free or (state.has_room(side) and any(card >= box.THIEF_KINDS for card in state.discards[state.turn]))


def _choice_fits(state: Position) -> bool:
    """A card is chosen while its place is asked for, and only then. What is forced is not asked (ruling R68)."""
    if state.phase == PLACE:
        kinds = state.choosable()
        return state.chosen in kinds and (len(kinds) == 1 or len(state.options()) > 1)
    if state.phase == FREE_PLACE:
        lies_there = state.chosen >= box.THIEF_KINDS and state.chosen in state.discards[state.turn]
        return lies_there and len(state.options()) > 1
    return state.chosen == box.NOTHING


def _flip_fits(state: Position) -> bool:
    """The card whose target is asked for has just been laid: face up, on top, and of this round's kind."""
    if state.phase != TARGET:
        return state.flipper == box.NOTHING and state.spot == box.NOTHING
    if state.flipper == box.NOTHING or state.spot == box.NOTHING or state.spot // box.PLACES != state.turn:
        return False
    if (state.flipper < box.THIEF_KINDS) != (box.ROUNDS[state.round] == "thief"):
        return False
    for stack in range(state.spot * box.CREW, state.spot * box.CREW + box.CREW):
        top = stack * box.HEIGHT + state.size[stack] - 1
        if state.size[stack] and state.cards[top] == state.flipper and not state.flipped[top]:
            return len(state.targets_of(state.flipper, state.spot)) > 1
    return False
