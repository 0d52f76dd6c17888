"""Why an action is not legal now: one message id for each reason, the most telling one first."""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import JEWELLER_F, JEWELLER_M, MASTER_THIEF, PLACE, THIEF
from larcin.games.master_thieves.state import (
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
    Board,
)


def refusal(board: Board, seat: int, action: Action) -> str:
    """The reason why a seat that is to act may not do this."""
    phase = board.phase
    kind = action.kind
    if phase == CHOOSE_ROLE:
        return "why-role-played" if kind == "choose" else "why-choose-first"
    if kind == "choose":
        return "why-fill-first" if board.stage == FILLING else "why-roles-chosen"
    if phase == DRAFT_ONE:
        return "why-draft-first"
    if kind == "draft":
        return "why-not-sharing"
    if phase == RUBY_FOUND:
        return "why-answer-ruby"
    if kind in ("take-ruby", "leave-ruby"):
        return _answering(board)
    if kind == "open":
        return _opening(board)
    if board.stage == FILLING and kind in ("alarm", "secret"):
        return "why-only-diamonds"
    if phase == OPEN_ONE or (phase == FILL and board.opened == NONE):
        return "why-open-first"
    if kind == "place":
        return _placing(board, seat, action)
    if kind == "alarm":
        return _alarm(board, seat)
    if kind == "secret":
        return _secret(board, seat)
    return _handling(board, kind)


def _answering(board: Board) -> str:
    if board.secret in (LEFT, TAKEN):
        return "why-ruby-answered"
    if board.secret == FELL:
        return "why-ruby-fell"
    return "why-pull-first" if board.secret == OFFERED else "why-no-ruby"


def _opening(board: Board) -> str:
    if board.phase == FILL:
        return "why-already-open"
    return "why-all-laid" if board.stage == FILLING else "why-one-drawer"


def _placing(board: Board, seat: int, action: Action) -> str:
    if board.stage == FILLING:
        return "why-only-diamonds" if board.phase == FILL else "why-all-laid"
    if board.role[seat] in (THIEF, MASTER_THIEF):
        return "why-place-role"
    if (board.phase == PLACE_ONE or board.more) and board.white[seat * 2 + PLACE.index(action)] == 0:
        return "why-no-such-imitation"
    if board.fell_to != NONE and board.role[seat] != JEWELLER_F:
        return "why-action-lost"
    return "why-nothing-to-place"


def _alarm(board: Board, seat: int) -> str:
    if board.role[seat] != JEWELLER_M:
        return "why-alarm-role"
    if board.opened == NONE:
        return "why-drawer-shut"
    if board.fell_to != NONE:
        return "why-action-lost"
    if board.phase == PLACE_ONE:
        return "why-place-first"
    if board.box.alarms[seat] == board.box.upper(board.opened):
        return "why-alarm-here"
    return "why-alarm-already" if board.box.alarms[seat] == HOME else "why-alarm-away"


def _secret(board: Board, seat: int) -> str:
    if board.role[seat] != MASTER_THIEF:
        return "why-secret-role"
    if board.opened == NONE:
        return "why-drawer-shut"
    if board.fell_to != NONE:
        return "why-action-lost"
    return "why-secret-short" if board.secret == SHUT else "why-secret-done"


def _handling(board: Board, kind: str) -> str:
    if board.phase == FILL:
        return "why-lay-first"
    if board.phase == PLACE_ONE:
        return "why-place-first"
    if kind == "turn":
        return "why-turned"
    return "why-flipped" if kind == "flip" else "why-turn-or-flip"
