"""What a seat is asked, in one sentence, and what each of its choices would do: all from what it may see."""

from __future__ import annotations

from larcin.core.action import Action, Arg, seat_arg
from larcin.core.view import Sentence
from larcin.games.master_thieves import roles
from larcin.games.master_thieves.components import (
    DETECTIVE,
    DIAMOND,
    DRAFT,
    GRAINS,
    MASTER_THIEF,
    OPEN,
    OPEN_BOX,
    PLACE,
    POINTS,
    ROLE_COUNT,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
    role_id,
)
from larcin.games.master_thieves.rules import MasterThieves
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
    RED,
    RUBY_FOUND,
    SECRETS,
    TAKEN,
    jewel_args,
)


def prompt(state: MasterThieves, seat: int | None) -> Sentence:
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


def _asked(state: MasterThieves, actor: int) -> tuple[str, str, dict[str, Arg]]:
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


def _left_to_do(state: MasterThieves, actor: int) -> tuple[str, dict[str, Arg]]:
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


def hint(state: MasterThieves, seat: int, action: Action) -> dict[str, Arg]:
    """What a choice would do, where that is certain: points, cushions, the end of the turn or of the game."""
    kind = action.kind
    if kind == "choose":
        return _role_hint(state, seat, action.number)
    if kind == "open":
        return _open_hint(state, OPEN.index(action))
    if kind == "place":
        if state.stage == FILLING:
            return {"left": state.to_fill[seat] - 1}
        jewel = PLACE.index(action)
        return {"points": POINTS[jewel], "white": state.imitations(seat) - 1}
    if kind == "draft":
        jewel = DRAFT.index(action)
        return {"points": POINTS[jewel], "left": state.red[jewel] - 1}
    if kind == "alarm":
        return {"effect": "guard", **_inside(state)}
    if kind == "secret":
        return {"risk": int(sum(state.found) > 0), **jewel_args(state.found)}
    if kind == "take-ruby":
        last = state.box.rubies_left() == 1
        return {"points": POINTS[RUBY] + _worth(state.found), "last": int(last), **jewel_args(state.found)}
    if kind == "leave-ruby":
        return {"points": _worth(state.found), **jewel_args(state.found)}
    return _box_hint(state, kind)


def _role_hint(state: MasterThieves, seat: int, role: int) -> dict[str, Arg]:
    """The card's number, and what the red cushion holds for those who live on it."""
    shown: dict[str, Arg] = {"number": state.numbers[seat * ROLE_COUNT + role]}
    if role in (SMUGGLER, DETECTIVE):
        shown.update(jewel_args(state.red))
    return shown


def _open_hint(state: MasterThieves, slot: int) -> dict[str, Arg]:
    """Which grain one would pull; and, where the box lies open to all, what would happen."""
    box = state.box
    drawer = box.drawer_at(slot)
    shown: dict[str, Arg] = {"grain": "grain-" + GRAINS[box.grains[drawer]]}
    if state.memory == OPEN_BOX:
        lower = box.lower(drawer)
        upper = box.upper(drawer)
        falls = box.diamonds[lower] + box.sapphires[lower]
        side = lower if falls else upper
        shown["effect"] = "falls" if falls else "finds" if box.diamonds[side] + box.sapphires[side] else "empty"
        shown["diamonds"] = box.diamonds[side]
        shown["sapphires"] = box.sapphires[side]
    return shown


def _inside(state: MasterThieves) -> dict[str, Arg]:
    upper = state.box.upper(state.opened)
    return jewel_args([state.box.diamonds[upper], state.box.sapphires[upper]])


def _worth(jewels: list[int]) -> int:
    return jewels[DIAMOND] * POINTS[DIAMOND] + jewels[SAPPHIRE] * POINTS[SAPPHIRE]


def _box_hint(state: MasterThieves, kind: str) -> dict[str, Arg]:
    """Turning, flipping, done: does it end the turn, and what does a Master Thief take as he shuts the drawer?"""
    handled = state.turned or state.flipped
    ends = kind == "done" or handled or (state.one_of_both and state.stage != FILLING)
    shown: dict[str, Arg] = {"ends": int(ends)}
    if state.secret == OFFERED and state.opened != NONE:
        shown.update(jewel_args(state.found))
        shown["points"] = _worth(state.found)
    return shown
