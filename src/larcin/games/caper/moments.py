"""Is this a decision that somebody can be asked in Caper? Asked of a position that is loaded."""

from __future__ import annotations

from larcin.core.errors import BadPosition
from larcin.games.caper.components import (
    CARDS,
    CARDS_EACH,
    CREW,
    HEIGHT,
    LAST_ROUND,
    NOTHING,
    PLACES,
    ROUNDS,
    STARTER,
    THIEF_KINDS,
)
from larcin.games.caper.rounds import FIRST_LOOKOUT, WITH_SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.turns import (
    CARD,
    FREE,
    FREE_PLACE,
    GIVE,
    NO_WINDOW,
    OFFER,
    OVER,
    PLACE,
    TARGET,
    TEAMS,
    kinds_of,
)


def check_phase(state: Caper) -> None:
    """BadPosition if this is never asked in this round, pair of turns and mode, or not by the cards on the table."""
    if state.players == TEAMS and not _offers_fit(state):
        raise BadPosition("position-offers", game=state.game.slug)
    if not (_phase_fits(state) and _window_fits(state) and _flip_fits(state)):
        raise BadPosition("position-decision", game=state.game.slug)


def check_choice(state: Caper) -> None:
    """BadPosition if the card chosen does not fit what is asked. Hands have their right size by now."""
    if state.phase == CARD and len(state.choosable()) == 1:
        raise BadPosition("position-forced", game=state.game.slug, card="card-" + CARDS[state.choosable()[0]])
    if not _choice_fits(state):
        raise BadPosition("position-decision", game=state.game.slug)


def _offers_fit(state: Caper) -> bool:
    """A Lookout lays at most two cards ready, only while both choose, and a second that is no choice goes by itself."""
    if state.phase != OFFER:
        return not any(state.offers)
    for lookout, offer in enumerate(state.offers):
        if len(offer) > 2 or (len(offer) == 1 and len(kinds_of(state.hands[FIRST_LOOKOUT + lookout])) < 2):
            return False
    return min(len(offer) for offer in state.offers) < 2


def _phase_fits(state: Caper) -> bool:
    last = CARDS_EACH[state.round] - 2
    starter = STARTER[state.round]
    if state.phase == OVER:
        return state.round == LAST_ROUND and state.step == last + 1 and state.turn != starter
    if state.step > last:
        return False
    if state.phase == GIVE:
        return state.players == WITH_SNITCH and state.turn == starter
    if state.phase == OFFER:
        return state.players == TEAMS and state.turn == starter and state.step < last
    return state.window == NO_WINDOW or (state.round == LAST_ROUND and state.step == last)


def _window_fits(state: Caper) -> bool:
    """A free play needs its card face up, gear on the discard and room (rulings R46-R50)."""
    free = state.phase in (FREE, FREE_PLACE)
    if state.window == NO_WINDOW:
        return not free
    side = state.window_side(state.window)
    if side == NOTHING or state.phase not in (FREE, FREE_PLACE, TARGET):
        return False
    return not free or (state.has_room(side) and any(card >= THIEF_KINDS for card in state.discards[state.turn]))


def _choice_fits(state: Caper) -> bool:
    """A card is chosen while its place is asked for, and only then. What is forced is not asked (ruling R68)."""
    if state.phase == PLACE:
        kinds = state.choosable()
        return state.chosen in kinds and (len(kinds) == 1 or len(state.options()) > 1)
    if state.phase == FREE_PLACE:
        lies_there = state.chosen >= THIEF_KINDS and state.chosen in state.discards[state.turn]
        return lies_there and len(state.options()) > 1
    return state.chosen == NOTHING


def _flip_fits(state: Caper) -> bool:
    """The card whose target is asked for has just been laid: face up, on top, and of this round's kind."""
    if state.phase != TARGET:
        return state.flipper == NOTHING and state.spot == NOTHING
    if state.flipper == NOTHING or state.spot == NOTHING or state.spot // PLACES != state.turn:
        return False
    if (state.flipper < THIEF_KINDS) != (ROUNDS[state.round] == "thief"):
        return False
    for stack in range(state.spot * CREW, state.spot * CREW + CREW):
        top = stack * HEIGHT + state.size[stack] - 1
        if state.size[stack] and state.cards[top] == state.flipper and not state.flipped[top]:
            return len(state.targets_of(state.flipper, state.spot)) > 1
    return False
