"""What a seat is asked, in one sentence."""

from __future__ import annotations

from larcin.core.action import Arg, seat_arg
from larcin.core.view import Sentence
from larcin.games.master_thieves import roles
from larcin.games.master_thieves.components import MASTER_THIEF, ROLES, THIEF, role_id
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
    RED,
    RUBY_FOUND,
    SECRETS,
    TAKEN,
    jewel_args,
)
from larcin.games.master_thieves.position import Position


def prompt(state: Position, seat: int | None) -> Sentence:
    """Whose decision it is, and what it is about. Who waits is told so in fewer words."""
    if state.over:
        return Sentence("prompt-over")
    if state.phase == CHOOSE_ROLE:
        args: dict[str, Arg] = {"round": state.round + 1, "missing": len(state.to_act)}
        return Sentence("prompt-choose" if seat in state.to_act else "prompt-choose-wait", args)
    actor = state.turn
    group, variant, args = _asked(state, actor)
    args["seat"] = seat_arg(actor)
    if actor != seat:
        variant = "wait"
    return Sentence(f"prompt-{group}-{variant}" if variant else f"prompt-{group}", args)


def _asked(state: Position, actor: int) -> tuple[str, str, dict[str, Arg]]:
    """The question, which variant of it the asked one reads, and what fills it."""
    phase = state.phase
    if phase == FILL:
        return "fill", "" if state.opened == NONE else "next", {"left": state.to_fill[actor]}
    if phase == DRAFT_ONE:
        return "draft", "", jewel_args(state.red)
    if state.stage == FILLING:
        return "fill-box", "both" if state.turned or state.flipped else "", {}
    role = state.role[actor]
    args: dict[str, Arg] = {"role": role_id(role), "number": state.number_of(actor)}
    if phase == OPEN_ONE:
        return "open", ROLES[role], args
    if phase == PLACE_ONE:
        return "place", "", args
    if phase == RUBY_FOUND:
        return "ruby", "", args
    variant, more = _left_to_do(state, actor)
    return "box", variant, {**args, **more}


def _left_to_do(state: Position, actor: int) -> tuple[str, dict[str, Arg]]:
    """The drawer lies open, or the box has been moved once: what happened, and what is still possible."""
    if state.opened == NONE:
        return "flip" if state.turned else "turn", {}
    if state.more and roles.place_choices(state):
        return "place", {"more": min(state.more, state.imitations(actor))}
    if state.fell_to == RED:
        return "fell", jewel_args(state.fell)
    if state.fell_to != NONE:
        return "rang", {**jewel_args(state.fell), "owner": seat_arg(state.fell_to)}
    if state.secret == OFFERED:
        return "secret", jewel_args(state.found)
    if state.secret in (FELL, LEFT, TAKEN):
        return "ruby-" + SECRETS[state.secret], jewel_args(state.found)
    if roles.may_set_alarm(state):
        return "alarm", {}
    if state.role[actor] not in (THIEF, MASTER_THIEF):
        return "", {}
    return ("took", jewel_args(state.found)) if sum(state.found) > 0 else ("nothing", {})
