"""Robbing the townsfolk (rulebook: "Détrousser un citadin"): the carriage, guards' badges, nobles' bags."""

from __future__ import annotations

from larcin.core.action import Action, Arg
from larcin.games.thiefdom.box import (
    BADGE,
    CARRIAGE,
    CELLS,
    CUDGEL,
    DELTA,
    FAVOUR_GOODS,
    FIRST_FOLK,
    FROM_TOOLS,
    GEM,
    GOLD,
    GUARDS,
    KINDS,
    MORTANA,
    NOBLE_GEM,
    NOBLE_GOLD,
    NOBLES,
    NONE,
    QUINTA,
    THIMBLE,
    TOOL_GIVES,
    WINE,
)
from larcin.games.thiefdom.components import CLUB, ROB_BOTH, ROB_CARRIAGE, ROB_GEM, ROB_GOLD, ROB_GUARD, ROB_QUIETLY
from larcin.games.thiefdom.goods import gain
from larcin.games.thiefdom.tabletop import Table, folk_arg
from larcin.games.thiefdom.townsfolk import begin_walk


def in_reach(t: Table, figure: int) -> bool:
    """Does the acting thief stand on a space beside this figure, and has it not robbed it this night? (R31)"""
    space = t.folk[figure]
    here = t.where[t.actor]
    if space == NONE or here >= CELLS or t.robbed[t.actor] >> figure & 1:
        return False
    for way in range(4):
        if here + DELTA[way] == space:
            return t.city.reach[here * 4 + way] > 0
    return False


def _anybody_near(t: Table, here: int) -> bool:
    """Does any of the townsfolk stand on a space beside that one?"""
    return any(t.figure[here + DELTA[way]] >= FIRST_FOLK for way in t.city.exits[here])


def guard_in_reach(t: Table, guard: int) -> bool:
    """Can the acting thief come at this guard from where the guard does not see it?"""
    return in_reach(t, guard) and not t.city.sees(t.folk[guard], t.facing[guard], t.where[t.actor])


def add_robberies(t: Table, options: list[Action]) -> None:
    """Every robbery within reach."""
    thief = t.actor
    here = t.where[thief]
    if here >= CELLS or not _anybody_near(t, here):
        return
    guards = [guard for guard in range(GUARDS) if guard_in_reach(t, guard)]
    for guard in guards:
        if t.full[guard]:
            options.append(ROB_GUARD[guard])
    if t.has_tool(thief, CUDGEL):
        for guard in guards:
            options.append(CLUB[guard])
    nobles = [noble for noble in range(NOBLES) if t.full[GUARDS + noble] and in_reach(t, GUARDS + noble)]
    if nobles and t.has_tool(thief, THIMBLE):
        for noble in nobles:
            options.append(ROB_BOTH[noble])
    else:
        for noble in nobles:
            options.append(ROB_GOLD[noble])
        for noble in nobles:
            options.append(ROB_GEM[noble])
    if in_reach(t, CARRIAGE):
        options.append(ROB_CARRIAGE)
        if t.has_ally(thief, MORTANA) and t.bag[thief * KINDS] >= FAVOUR_GOODS[MORTANA][GOLD]:
            options.append(ROB_QUIETLY)


def _begin(t: Table, figure: int, kind: str) -> None:
    t.ap -= 1
    t.robbed[t.actor] |= 1 << figure
    if t.events is not None:
        args: dict[str, Arg] = {**t.who(t.actor), "figure": folk_arg(figure)}
        if kind == "club":
            args["vp"] = TOOL_GIVES[CUDGEL]
        t.tell(kind, args)


def rob_guard(t: Table, guard: int) -> None:
    """The badge of a guard."""
    _begin(t, guard, "rob")
    t.full[guard] = False
    gain(t, t.actor, BADGE, 1)


def club(t: Table, guard: int) -> None:
    """The badge if it is still there, 1 VP, and the guard staggers on (Cudgel)."""
    _begin(t, guard, "club")
    t.score_vp(t.actor // 3, TOOL_GIVES[CUDGEL], FROM_TOOLS)
    if t.full[guard]:
        t.full[guard] = False
        gain(t, t.actor, BADGE, 1)
    begin_walk(t, guard, 1)


def rob_noble(t: Table, noble: int, gold: bool, gem: bool) -> None:
    """Gold or a gem, or both with the Thimble-ring; Quinta finds one gem more."""
    _begin(t, noble, "rob")
    t.full[noble] = False
    gems = NOBLE_GEM if gem else 0
    if t.has_ally(t.actor, QUINTA):
        gems += FAVOUR_GOODS[QUINTA][GEM]
    if gold:
        gain(t, t.actor, GOLD, NOBLE_GOLD)
    gain(t, t.actor, GEM, gems)


def rob_carriage(t: Table, quietly: bool) -> None:
    """Wine and a poster; or, for gold, more wine and no poster (Mortana)."""
    _begin(t, CARRIAGE, "rob")
    thief = t.actor
    if quietly:
        t.bag[thief * KINDS] -= FAVOUR_GOODS[MORTANA][GOLD]
        if t.events is not None:
            t.tell("favour", {**t.who(thief), "card": "client-mortana", "vp": 0})
        gain(t, thief, WINE, FAVOUR_GOODS[MORTANA][WINE])
        return
    gain(t, thief, WINE, 1)
    if not t.wanted[thief]:
        t.wanted[thief] = True
        if t.events is not None:
            t.tell("wanted", t.who(thief))
