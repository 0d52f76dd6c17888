"""Planning a night (rulebook: "Phase de planification"), and whose activation comes when ("Phase d'action")."""

from __future__ import annotations

from larcin.core.action import Action, seat_arg
from larcin.games.thiefdom.box import ACTION_POINTS, NONE, PATROL, PATROLS
from larcin.games.thiefdom.components import ORDERS, PLAN, PLANS_ALONE, PLANS_TOGETHER, SOLO_ORDERS
from larcin.games.thiefdom.equipment import refill_display
from larcin.games.thiefdom.tabletop import PLANNING, SEATS, TURN, Table, clear_turn


def begin_planning(t: Table) -> None:
    """All seats at once; with `planning = chaotic` the tiles are shuffled instead."""
    t.plans = [NONE] * t.players
    t.robbed = [0] * len(t.robbed)
    t.visited = [0] * len(t.visited)
    t.bribed = [0] * len(t.bribed)
    t.activation = 0
    clear_turn(t)
    if t.players == 1:
        if t.events is not None:
            t.tell("night-alone", {"number": t.round, "odd": t.round % 2})
        t.stack = list(range(len(PATROLS[1])))
        t.rng.shuffle(t.stack)
    elif t.events is not None:
        t.tell("night", {"number": t.round, "seat": seat_arg(t.first)})
    if t.setup.options["planning"] == "chaotic":
        alone = t.players == 1
        for seat in range(t.players):
            t.plans[seat] = SOLO_ORDERS + t.rng.below(len(ORDERS) - SOLO_ORDERS) if alone else t.rng.below(SOLO_ORDERS)
        _reveal(t)
        return
    t.stage = PLANNING
    t.to_act = tuple(range(t.players))


def plan_options(t: Table) -> list[Action]:
    """The 24 orders, or the 6 of a guild that is alone."""
    return PLANS_ALONE if t.players == 1 else PLANS_TOGETHER


def plan(t: Table, seat: int, order: int) -> None:
    """Choose an order, secretly; when all have, it is shown."""
    t.plans[seat] = order
    t.to_act = tuple([other for other in t.to_act if other != seat])
    if t.to_act:
        if t.events is not None:
            t.tell("planned", {"seat": seat_arg(seat)})
    else:
        if t.players > 1:
            t.revealed += 1
        _reveal(t)


def _reveal(t: Table) -> None:
    if t.events is not None:
        for seat in range(t.players):
            action = PLAN[t.plans[seat]]
            t.tell(action.kind, {"seat": seat_arg(seat), **action.args})
    t.stage = TURN
    t.to_act = SEATS[0]  # until the first activation begins


# Activations


def activations(t: Table) -> int:
    """How many activations this night has."""
    return 2 * len(PATROLS[1]) if t.players == 1 else 4 * t.players


def seat_of(t: Table, activation: int) -> int:
    """Whose activation that is."""
    return 0 if t.players == 1 else (t.first + activation) % t.players


def what_of(t: Table, activation: int) -> int:
    """What is activated: a shape of thief, or PATROL. Alone, thieves and townsfolk take turns (p. 14)."""
    if t.players > 1:
        return ORDERS[t.plans[seat_of(t, activation)]][activation // t.players]
    if activation % 2 == (t.round + 1) % 2:
        return ORDERS[t.plans[0]][activation // 2]
    return PATROL


def begin_turn(t: Table, thief: int) -> None:
    """A thief's turn: 3 AP."""
    clear_turn(t)
    t.actor = thief
    t.ap = ACTION_POINTS
    t.stage = TURN
    t.to_act = SEATS[thief // 3]
    if t.events is not None:
        t.tell("turn", t.who(thief))


def end_turn(t: Table) -> None:
    """The turn is over: points that are left are lost, the dealers' display is filled up again (R43)."""
    clear_turn(t)
    t.activation += 1
    refill_display(t)


def rest(t: Table) -> None:
    """The guild's stamina: one action point more, once a night."""
    t.tired[t.actor // 3] = True
    t.ap += 1
    if t.events is not None:
        t.tell("stamina", t.who(t.actor))


def drop_poster(t: Table) -> None:
    """In its own hideout a wanted thief changes its clothes (R29)."""
    t.wanted[t.actor] = False
    if t.events is not None:
        t.tell("poster", t.who(t.actor))
