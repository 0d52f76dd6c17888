"""Why an action is not legal now: one message id for each reason, the most telling one first."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import JEWELLER_F, JEWELLER_M, MASTER_THIEF, PLACE, THIEF
from larcin.games.master_thieves.phases import (
    CHOOSE_ROLE,
    DRAFT_ONE,
    FELL,
    FILL,
    FILLING,
    LEFT,
    NONE,
    OFFERED,
    OPEN_ONE,
    PLACE_ONE,
    RUBY_FOUND,
    SHUT,
    TAKEN,
)
from larcin.games.master_thieves.position import Position


def refusal(state: Position, seat: int, action: Action) -> str:
    """The reason why a seat that is to act may not do this."""
    phase = state.phase
    kind = action.kind
    if phase == CHOOSE_ROLE:
        return "why-role-played" if kind == "choose" else "why-choose-first"
    if kind == "choose":
        return "why-fill-first" if state.stage == FILLING else "why-roles-chosen"
    if phase == DRAFT_ONE:
        return "why-draft-first"
    if kind == "draft":
        return "why-not-sharing"
    if phase == RUBY_FOUND:
        return "why-answer-ruby"
    if kind in ("take-ruby", "leave-ruby"):
        return _answering(state)
    if kind == "open":
        return _opening(state)
    if state.stage == FILLING and kind in ("alarm", "secret"):
        return "why-only-diamonds"
    if phase == OPEN_ONE or (phase == FILL and state.opened == NONE):
        return "why-open-first"
    if kind == "place":
        return _placing(state, seat, action)
    if kind == "alarm":
        return _alarm(state, seat)
    if kind == "secret":
        return _secret(state, seat)
    return _handling(state, kind)


def _answering(state: Position) -> str:
    if state.secret in (LEFT, TAKEN):
        return "why-ruby-answered"
    if state.secret == FELL:
        return "why-ruby-fell"
    return "why-pull-first" if state.secret == OFFERED else "why-no-ruby"


def _opening(state: Position) -> str:
    if state.phase == FILL:
        return "why-already-open"
    return "why-all-laid" if state.stage == FILLING else "why-one-drawer"


def _placing(state: Position, seat: int, action: Action) -> str:
    if state.stage == FILLING:
        return "why-only-diamonds" if state.phase == FILL else "why-all-laid"
    if state.role[seat] in (THIEF, MASTER_THIEF):
        return "why-place-role"
    if (state.phase == PLACE_ONE or state.more) and state.white[seat * 2 + PLACE.index(action)] == 0:
        return "why-no-such-imitation"
    if state.fell_to != NONE and state.role[seat] != JEWELLER_F:
        return "why-action-lost"
    return "why-nothing-to-place"


def _alarm(state: Position, seat: int) -> str:
    if state.role[seat] != JEWELLER_M:
        return "why-alarm-role"
    if state.opened == NONE:
        return "why-drawer-shut"
    if state.fell_to != NONE:
        return "why-action-lost"
    if state.phase == PLACE_ONE:
        return "why-place-first"
    if state.box.alarms[seat] == state.box.upper(state.opened):
        return "why-alarm-here"
    return "why-alarm-already" if state.box.alarms[seat] == HOME else "why-alarm-away"


def _secret(state: Position, seat: int) -> str:
    if state.role[seat] != MASTER_THIEF:
        return "why-secret-role"
    if state.opened == NONE:
        return "why-drawer-shut"
    if state.fell_to != NONE:
        return "why-action-lost"
    return "why-secret-short" if state.secret == SHUT else "why-secret-done"


def _handling(state: Position, kind: str) -> str:
    if state.phase == FILL:
        return "why-lay-first"
    if state.phase == PLACE_ONE:
        return "why-place-first"
    if kind == "turn":
        return "why-turned"
    return "why-flipped" if kind == "flip" else "why-turn-or-flip"
