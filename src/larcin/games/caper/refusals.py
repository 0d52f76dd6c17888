"""Why an action of Caper is not legal: the id of the sentence that says it."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.caper.components import FIRST_GIVE, FIRST_ON, FIRST_TO, HEIGHT, NOTHING, STACKS_OF_ONE, THIEF_KINDS
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import FIRST_LOOKOUT
from larcin.games.caper.turns import CARD, FREE, FREE_PLACE, GIVING, OFFERING, PLACE, TARGET


def refusal(position: Position, seat: int, action: Action) -> str:
    """The sentence for a seat that is to act and may not do this."""
    kind = action.kind
    if position.phase == GIVING or position.phase == OFFERING:
        if kind != "give":
            return "why-give-a-card"
        offered = position.phase == OFFERING and action.number - FIRST_GIVE in position.offers[seat - FIRST_LOOKOUT]
        return "why-offered" if offered else "why-not-in-hand"
    if kind == "give":
        return "why-not-giving"
    if position.phase == TARGET:
        return "why-not-that-target" if kind == "flip" else "why-flip-first"
    if kind == "flip":
        return "why-nothing-to-flip"
    if kind == "pass":
        return "why-no-pass"
    if position.phase == FREE:
        return "why-not-discarded" if kind == "choose" else "why-choose-or-pass"
    if position.phase == CARD:
        if kind != "choose":
            return "why-card-first"
        return "why-play-what-you-can" if action.number in position.hands[position.turn] else "why-not-in-hand"
    if kind == "choose":
        return _refuse_choice(position, action.number)
    if kind == "discard":
        if position.phase == FREE_PLACE:
            return "why-bring-back"
        return "why-thief-stays" if position.chosen < THIEF_KINDS else "why-no-discard"
    return _refuse_place(position, action)


def _refuse_choice(position: Position, card: int) -> str:
    """Why no other card can be chosen, once one is: it was chosen, or there was but one to choose."""
    if position.phase == FREE_PLACE or len(position.choosable()) > 1:
        return "why-card-chosen"
    if card == position.chosen:
        return "why-card-forced"
    return "why-play-what-you-can" if card in position.hands[position.turn] else "why-not-in-hand"


def _refuse_place(position: Position, action: Action) -> str:
    """Why the chosen card cannot go there."""
    if action.kind == "to":
        if position.chosen >= THIEF_KINDS:
            return "why-gear-on-a-thief"
        return "why-crew-full" if action.number - FIRST_TO in position.locations else "why-no-such-location"
    if position.chosen < THIEF_KINDS:
        return "why-thief-to-a-location"
    stack = position.stack_of[action.number - FIRST_ON]
    if stack == NOTHING or stack // STACKS_OF_ONE != position.turn:
        return "why-not-your-thief"
    if position.size[stack] == HEIGHT:
        return "why-thief-full"
    return "why-too-dear" if position.phase == PLACE else "why-not-here"
