"""Why an action is not legal now, as message ids: what a player reads who asks for something the rules do not allow."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.thiefs_market import market, split
from larcin.games.thiefs_market.bazaar import (
    CENTRE,
    CHARM,
    CHOOSING,
    COPYING,
    PAYING,
    RETURNING,
    SPLIT,
    TAKING,
    Bazaar,
)
from larcin.games.thiefs_market.components import (
    BUY,
    CASH_IN,
    DONE,
    EXIT,
    INSURANCE,
    KEEP,
    OTHERWISE,
    POWERS,
    RETURN,
    STEAL,
    TAKE_ALL,
    USE,
)


def refusal(state: Bazaar, seat: int, action: Action) -> str:
    """The message id that says why the seat to act may not do this."""
    if state.phase == SPLIT:
        return _in_the_split(state, action)
    if state.phase == CHARM:
        return "why-not-in-pile" if action.kind == "reroll" else "why-charm-first"
    return _in_the_market(state, action)


def _in_the_split(state: Bazaar, action: Action) -> str:
    number = action.number
    if number > DONE.number:
        return "why-split-first"
    if action is DONE:
        return "why-nothing-chosen"
    if number >= RETURN[0].number:
        return "why-not-in-pile" if state.step == RETURNING else "why-nothing-stolen"
    if state.step == RETURNING:
        return "why-return-first"
    if number >= STEAL[0].number:
        return _no_theft(state, number - STEAL[0].number)
    if state.size(CENTRE) == 0:
        return "why-centre-empty"
    if action is TAKE_ALL:
        return "why-one-by-one"
    return "why-take-all" if state.step == CHOOSING and split.alone_without_pile(state) else "why-not-in-centre"


def _no_theft(state: Bazaar, victim: int) -> str:
    if state.step == TAKING:
        return "why-take-or-steal"
    if victim >= state.players:
        return "why-no-such-seat"
    if victim == state.turn:
        return "why-own-pile"
    return "why-no-pile" if state.size(victim) == 0 else "why-single-object"


def _in_the_market(state: Bazaar, action: Action) -> str:
    number = action.number
    if number <= DONE.number:
        return "why-split-over"
    if number <= KEEP.number:
        return "why-no-charm"
    if state.step == PAYING:
        return "why-not-that-payment" if action.kind == "pay" else "why-pay-first"
    if state.step == COPYING:
        return "why-not-theirs" if action.kind == "copy" else "why-copy-first"
    if action.kind == "buy" or action.kind == "otherwise":
        return _no_purchase(state, action)
    if action.kind == "pay":
        return "why-nothing-to-pay"
    if action.kind == "copy":
        return "why-nothing-to-copy"
    return _no_power(state, action)


def _no_purchase(state: Bazaar, action: Action) -> str:
    card = action.number - (BUY if action.kind == "buy" else OTHERWISE)[0].number
    if card not in market.for_sale(state):
        return "why-not-for-sale"
    if state.bought >= market.purchases(state, state.turn):
        return "why-no-purchase-left"
    means = state.gold[state.turn] + (1 if state.has(state.turn, INSURANCE) else 0)
    if market.missing_gems(card, state.tally(state.turn)) > means:
        return "why-cannot-pay"
    return "why-one-way-to-pay"


def _no_power(state: Bazaar, action: Action) -> str:
    if action is CASH_IN:
        return "why-no-gold" if state.has(state.turn, EXIT) else "why-not-your-card"
    card = POWERS[action.number - USE[0].number][0]
    if not state.has(state.turn, card):
        return "why-not-your-card"
    return "why-used" if state.used >> card & 1 else "why-no-such-die"
