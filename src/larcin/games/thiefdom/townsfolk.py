"""The townsfolk on the move (rulebook: "Actions des citadins"): corridors, lanterns, jumps, no turning round.

A figure goes from crossing to crossing; its seat is asked only where more than one way leads to a legal end.
"""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.thiefdom.arrest import can_arrest, lay_down, recognised
from larcin.games.thiefdom.box import CARRIAGE, DELTA, FIRST_FOLK, GUARDS, NONE, PATROLS, PLACES
from larcin.games.thiefdom.components import WALK
from larcin.games.thiefdom.tabletop import NOTHING, Table, folk_arg, is_thief


def board_of(t: Table, seat: int) -> list[int]:
    """The figures on the seat's patrol board, left to right."""
    return PATROLS[t.players][t.boards[seat]]


def begin_walk(t: Table, figure: int, lanterns: int) -> None:
    """A figure sets out; the lantern it leaves is free at once (R6)."""
    space = t.folk[figure]
    t.walker = figure
    t.walk_at = space
    t.heading = t.facing[figure] if figure < GUARDS else NONE
    t.need = lanterns
    t.walked = NOTHING
    t.path = [space]
    t.figure[space] = NONE


def lanterns_for(figure: int) -> int:
    """How many free lanterns a figure goes on a patrol: the carriage two, the others one."""
    return 2 if figure == CARRIAGE else 1


def ways(t: Table) -> list[int]:
    """The directions in which the walking figure may go on: those that lead to a legal end."""
    back = NONE if t.heading == NONE else (t.heading + 2) % 4
    walked = t.walked[:]
    return [
        way for way in t.city.exits[t.walk_at] if way != back and _leads_home(t, t.walk_at * 4 + way, t.need, walked)
    ]


def _leads_home(t: Table, edge: int, need: int, walked: list[int]) -> bool:
    """Does that corridor lead to as many free lanterns, passing nowhere twice with the same heading (R10)?"""
    city = t.city
    end = city.corridor[edge]
    if end == NONE or edge in walked:
        return False
    if city.lantern[end] and t.figure[end] == NONE:
        if need == 1:
            return True
        need -= 1
    back = (city.arrival[edge] + 2) % 4
    walked.append(edge)
    found = False
    for way in city.exits[end]:
        if way != back and _leads_home(t, end * 4 + way, need, walked):
            found = True
            break
    walked.pop()
    return found


def walk_on(t: Table) -> bool:
    """Walk until there is something to choose (False) or the figure has arrived (True)."""
    while t.walker != NONE:
        open_ways = ways(t)
        if not open_ways:
            _stay(t)
        elif len(open_ways) == 1:
            take_way(t, open_ways[0])
        elif t.compass:
            take_way(t, next(way for way in t.compass if way in open_ways))
        else:
            t.crossroads = open_ways
            return False
    return True


def _stay(t: Table) -> None:
    """No way at all: the figure stays as it is and sees nothing new (R11)."""
    if t.events is not None:
        t.tell("stay", {"figure": folk_arg(t.walker)})
    t.figure[t.walk_at] = FIRST_FOLK + t.walker
    t.walker = NONE


def take_way(t: Table, way: int) -> None:
    """Walk one corridor; a guard sees along every direction it takes (R15)."""
    guard = t.walker < GUARDS
    if guard and not t.walked:
        _look(t, t.walk_at, t.facing[t.walker])
    edge = t.walk_at * 4 + way
    t.walked = [*t.walked, edge]
    t.path = t.path[:]
    space = t.walk_at
    for heading in t.city.way[edge]:
        if guard:
            _look(t, space, heading)
        space += DELTA[heading]
        t.path.append(space)
        if is_thief(t.figure[space]):
            _pass_over(t, t.figure[space], space)
    t.walk_at = space
    t.heading = t.city.arrival[edge]
    if t.city.lantern[space] and t.figure[space] == NONE:
        t.need -= 1
        if t.need == 0:
            _arrive(t)


def _look(t: Table, space: int, heading: int) -> None:
    """The walking guard sees everybody in front of it."""
    section = t.city.section[space]
    target = space
    for _ in range(t.city.reach[space * 4 + heading]):
        target += DELTA[heading]
        thief = t.figure[target]
        if is_thief(thief) and can_arrest(t, t.walker, section, thief):
            lay_down(t, thief)


def _pass_over(t: Table, thief: int, space: int) -> None:
    if t.walker < GUARDS:
        if can_arrest(t, t.walker, t.city.section[space], thief):
            lay_down(t, thief)
    elif recognised(t, thief, FIRST_FOLK + t.walker):
        lay_down(t, thief)


def _arrive(t: Table) -> None:
    t.folk[t.walker] = t.walk_at
    t.figure[t.walk_at] = FIRST_FOLK + t.walker
    if t.walker < GUARDS:
        t.facing[t.walker] = t.heading
        _look(t, t.walk_at, t.heading)
    if t.events is not None:
        t.tell(
            "walk",
            {
                "figure": folk_arg(t.walker),
                "place": PLACES[t.walk_at],
                "path": " ".join([PLACES[space] for space in t.path]),
            },
        )
    t.walker = NONE


def walk_options(t: Table) -> list[Action]:
    """Which way the figure goes."""
    return [WALK[way] for way in t.crossroads]
