"""Opening and shutting a drawer (rulebook: "Vider et remplir un tiroir")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import Arg, seat_arg
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import CLOSED, DIAMOND, GRAINS, SAPPHIRE
from larcin.games.master_thieves.phases import NONE, RED, SHUT, jewel_args

if TYPE_CHECKING:
    from larcin.games.master_thieves.position import Position


def open_drawer(state: Position, slot: int) -> None:
    """Pull out a drawer as far as its front compartment: what lies on its lower side falls.

    Rulebook, "Vider et remplir un tiroir" and "Bijoutier": onto the red cushion, or, with somebody else's alarm
    among it, to the black cushion of its owner.
    """
    box = state.box
    drawer = box.drawer_at(slot)
    state.opened = drawer
    state.secret = SHUT
    state.revealed += 1
    box.clock += 1
    box.seen[drawer] = box.clock
    lower = box.lower(drawer)
    upper = box.upper(drawer)
    state.fell[DIAMOND] = box.diamonds[lower]
    state.fell[SAPPHIRE] = box.sapphires[lower]
    state.found[DIAMOND] = box.diamonds[upper]
    state.found[SAPPHIRE] = box.sapphires[upper]
    state.fell_to = NONE
    if state.events is not None:
        state.tell_drawer("open", {"seat": seat_arg(state.turn)}, {"grain": "grain-" + GRAINS[box.grains[drawer]]})
        if state.memory != CLOSED and sum(state.found) > 0:
            state.tell("find", {"seat": seat_arg(state.turn), **jewel_args(state.found)})
    if state.fell[DIAMOND] == 0 and state.fell[SAPPHIRE] == 0:
        return
    owner = box.alarm_in(lower)
    if owner == HOME or owner == state.turn:
        state.fell_to = RED
        state.red[DIAMOND] += state.fell[DIAMOND]
        state.red[SAPPHIRE] += state.fell[SAPPHIRE]
    else:
        state.fell_to = owner
        state.black[owner * 3] += state.fell[DIAMOND]
        state.black[owner * 3 + 1] += state.fell[SAPPHIRE]
    box.diamonds[lower] = 0
    box.sapphires[lower] = 0
    if owner != HOME:
        box.alarms[owner] = HOME
    if state.events is not None:
        args: dict[str, Arg] = {"seat": seat_arg(state.turn), **jewel_args(state.fell)}
        if owner == HOME:
            state.tell("fall", args)
        elif owner == state.turn:
            state.tell("fall-own-alarm", args)
        else:
            args["owner"] = seat_arg(owner)
            state.tell("fall-alarm", args)


def shut_drawer(state: Position) -> None:
    """Push the open drawer in: what it shows is seen no more."""
    state.opened = NONE
    state.secret = SHUT
    state.more = 0
    state.fell_to = NONE
    state.fell[DIAMOND] = 0
    state.fell[SAPPHIRE] = 0
    state.found[DIAMOND] = 0
    state.found[SAPPHIRE] = 0
