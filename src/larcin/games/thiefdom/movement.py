"""A thief's move (rulebook: "Déplacement"): steps, jumps, buildings, catacombs, walls, leaps, and teleports."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.games.thiefdom.arrest import lay_down, recognised, watched
from larcin.games.thiefdom.box import (
    BENJAMIN,
    BUILDING_KINDS,
    CELLS,
    CLIMBING,
    EQUIPMENT,
    FIRST_LOCATION,
    FORGE,
    FROM_RIVALS,
    GARDEN,
    HOOK,
    JIN,
    JOHANNA,
    JOLANDA,
    JUMA,
    LARISSA,
    MOVE_POINTS,
    NONE,
    RIVAL_VP,
    SHOES,
    SHOES_POINTS,
    SITI,
    STABLE,
    TAVERN,
    TOWA,
    TOWER,
    TRISTAN,
    TRISTAN_POINTS,
)
from larcin.games.thiefdom.components import DONE, FAVOUR, STEP, TELEPORT, place_arg
from larcin.games.thiefdom.goods import add_exchange, begin_deal, settled
from larcin.games.thiefdom.tabletop import BY_JUMP, NOTHING, Table, end_deal, is_thief, stop_moving

CLIENT_BIT: Final[int] = len(EQUIPMENT)  # in `used`, clients come after the equipment


def points_of(t: Table, thief: int) -> int:
    """The movement points of one move."""
    return SHOES_POINTS if t.has_tool(thief, SHOES) else MOVE_POINTS


def can_climb(t: Table) -> bool:
    """May the acting thief cross a wall now? Once a turn (card 1)."""
    return t.has_tool(t.actor, CLIMBING) and not t.used >> CLIMBING & 1


def places_ahead(t: Table, here: int) -> list[int]:
    """Where a step leads from there, if nobody is in the way."""
    city = t.city
    if t.leaping:
        return city.leaps_from(here)
    climbing = len(city.climbs[here]) > 0 and can_climb(t)
    if t.climbed != here and not climbing:
        return city.steps[here]
    more = set(city.steps[here])
    if t.climbed == here:
        more |= set(city.beside[here])
    if climbing:
        more |= set(city.climbs[here])
    return sorted(more)


def _can_jump(t: Table, space: int, level: bool) -> bool:
    """May that occupied space be passed? Not twice in a jump; and who climbs to it cannot climb on from there."""
    return space not in t.trail and _can_land(t, space, t.trail, level and can_climb(t))


def _can_land(t: Table, space: int, trail: list[int], climb: bool) -> bool:
    """Is there a place to come down behind that occupied space, over other occupied ones if need be?"""
    start = t.where[t.actor]
    longer = [*trail, space]
    for place in t.city.steps[space]:
        if place == start or place in longer:
            continue
        if place >= CELLS or t.figure[place] == NONE or _can_land(t, place, longer, climb):
            return True
    if climb:
        for place in t.city.climbs[space]:
            if place == start or place in longer:
                continue
            if place >= CELLS or t.figure[place] == NONE or _can_land(t, place, longer, False):
                return True
    return False


def add_steps(t: Table, options: list[Action]) -> None:
    """The next steps of the acting thief: to free places, and over occupied spaces with a way on (R25)."""
    start = t.where[t.actor]
    here = start if t.hover == NONE else t.hover
    for place in places_ahead(t, here):
        if place == start:
            continue
        free = place >= CELLS or t.figure[place] == NONE
        if free or _can_jump(t, place, t.leaping or place in t.city.steps[here]):
            options.append(STEP[place])


def can_leap(t: Table) -> bool:
    """May the acting thief leap over a building beside its space now (Jin, once a turn)?"""
    if not t.has_ally(t.actor, JIN) or t.used >> (CLIENT_BIT + JIN) & 1 or t.hover != NONE or t.leaping:
        return False
    here = t.where[t.actor]
    if here >= CELLS:
        return False
    return any(t.figure[space] == NONE or _can_jump(t, space, True) for space in t.city.leaps_from(here))


def move_options(t: Table) -> list[Action]:
    """In the middle of a move."""
    options: list[Action] = []
    if t.mate == NONE or settled(t):
        add_steps(t, options)
    if t.points > 0 and can_leap(t):
        options.append(FAVOUR[JIN])
    if t.mate != NONE:
        add_exchange(t, options)
    if t.hover == NONE and not t.leaping:
        options.append(DONE)
    return options


def begin_move(t: Table) -> None:
    """Pay for a move."""
    stop_moving(t)
    t.ap -= 1
    t.moving = True
    t.points = points_of(t, t.actor)


def leap(t: Table) -> None:
    """The next step goes over a building (Jin)."""
    if not t.moving:
        begin_move(t)
    t.used |= 1 << (CLIENT_BIT + JIN)
    t.leaping = True
    t.climbed = NONE


def step(t: Table, place: int) -> None:
    """One step: onto a free space, into a building, or above an occupied space on the way to another place."""
    if not t.moving:
        begin_move(t)
    thief = t.actor
    city = t.city
    here = t.where[thief] if t.hover == NONE else t.hover
    climbing = False
    if t.leaping:
        t.leaping = False
    elif place in city.climbs[here] and not (t.climbed == here and place in city.beside[here]):
        climbing = True
        t.used |= 1 << CLIMBING
    if (
        place < CELLS
        and city.catacomb[here]
        and city.catacomb[place]
        and not t.tunnelled
        and t.has_ally(thief, TRISTAN)
    ):
        t.tunnelled = True
        t.points += TRISTAN_POINTS
    t.climbed = NONE
    end_deal(t)
    if place >= CELLS:
        _enter(t, thief, place)
    elif t.figure[place] != NONE:
        _jump(t, thief, place)
    else:
        _land(t, thief, place)
        if climbing:
            t.climbed = place


def _enter(t: Table, thief: int, building: int) -> None:
    """Into a building: the move is over; rivals inside cost VP unless they are at home, or oneself is (R27)."""
    stop_moving(t)
    t.put(thief, building)
    if t.events is not None:
        if building < FIRST_LOCATION:
            roof = "house-" + BUILDING_KINDS[t.city.kind[building]]
            t.tell("enter-house", {**t.who(thief), "place": place_arg(building), "roof": roof})
        else:
            t.tell("enter", {**t.who(thief), "place": place_arg(building)})
    if not t.at_home(thief):
        meet_rivals(t, thief, rivals_inside(t, thief, building))


def rivals_inside(t: Table, thief: int, building: int) -> int:
    """How many rivals this thief would meet in that building."""
    if building == t.hideout[thief // 3]:
        return 0
    count = 0
    for other in range(len(t.where)):
        if t.where[other] == building and other // 3 != thief // 3 and not _safe_inside(t, other):
            count += 1
    return count


def _safe_inside(t: Table, thief: int) -> bool:
    return thief // 3 < len(t.hideout) and t.at_home(thief)


def meet_rivals(t: Table, thief: int, count: int) -> None:
    """Meeting rivals costs the guild VP, unless Benjamin knows them all."""
    if count == 0 or t.has_ally(thief, BENJAMIN):
        return
    t.score_vp(thief // 3, -count * RIVAL_VP, FROM_RIVALS)
    if t.events is not None:
        t.tell("rivals", {**t.who(thief), "n": count, "vp": count * RIVAL_VP})


def _jump(t: Table, thief: int, space: int) -> None:
    """Above an occupied space: rivals cost VP, wanted thieves are recognised, mates may exchange goods."""
    t.hover = space
    t.trail = [*t.trail, space]
    other = t.figure[space]
    if t.events is not None:
        t.tell("jump", {**t.who(thief), "place": place_arg(space)})
    if is_thief(other):
        if other // 3 == thief // 3:
            begin_deal(t, other, BY_JUMP)
        elif not t.smoke:
            meet_rivals(t, thief, 1)
    if recognised(t, thief, other) or watched(t, thief, space):
        lay_down(t, thief)


def _land(t: Table, thief: int, space: int) -> None:
    t.hover = NONE
    t.trail = NOTHING
    t.points -= 1
    t.put(thief, space)
    if t.events is not None:
        t.tell("step", {**t.who(thief), "place": place_arg(space)})
    if watched(t, thief, space):
        lay_down(t, thief)


# Teleports (R28)


def teleport_targets(t: Table, card: int) -> list[int]:
    """Where that card can take the acting thief."""
    here = t.where[t.actor]
    city = t.city
    if card == HOOK:
        return city.hooks_from(here) if here >= CELLS else []
    client = card - CLIENT_BIT
    if client == JUMA:
        if here not in city.river:
            return []
        return [p for p in city.river if p != here and (p >= CELLS or t.figure[p] == NONE)]
    kind = _kind_of(client)
    if kind == NONE or here < CELLS or city.kind[here] != kind:
        return []
    return [building for building in city.of_kind[kind] if building != here]


def _kind_of(client: int) -> int:
    """The kind of building between which a client knows a passage."""
    if client == JOLANDA:
        return GARDEN
    if client == JOHANNA:
        return STABLE
    if client == LARISSA:
        return FORGE
    if client == SITI:
        return TOWER
    return TAVERN if client == TOWA else NONE


def teleport_options(t: Table) -> list[Action]:
    """Where the card in use leads."""
    return [TELEPORT[place] for place in teleport_targets(t, t.card)]


def teleport(t: Table, thief: int, place: int) -> None:
    """Put a thief down without entering: no doors, no rivals met; but a seen space is a seen space."""
    t.put(thief, place)
    if t.events is not None:
        t.tell("teleport", {**t.who(thief), "place": place_arg(place)})
    if place < CELLS and watched(t, thief, place):
        lay_down(t, thief)
