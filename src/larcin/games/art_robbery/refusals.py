"""Why an action of Art Robbery is not legal: the id of the sentence that says it."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.art_robbery.components import ANSWERS, SLOT_OF, THIEF, WANTED_BITS, WANTED_BY
from larcin.games.art_robbery.position import NOTHING, Position


def refusal(position: Position, seat: int, action: Action) -> str:
    """The sentence for a seat that is to act and may not do this."""
    if position.wanted != NOTHING:
        return "why-answer-the-theft"
    if action in ANSWERS:
        return "why-no-theft"
    if action.kind == "play":
        return "why-not-in-hand" if position.card == NOTHING else "why-card-played"
    if position.card == NOTHING:
        return "why-card-first"
    if action.kind == "steal":
        if position.card == THIEF:
            return "why-thief-never-steals"
        if SLOT_OF[action.number] in WANTED_BY[position.card] and position.centre & WANTED_BITS[position.card]:
            return "why-centre-first"
    return "why-not-that-token"
