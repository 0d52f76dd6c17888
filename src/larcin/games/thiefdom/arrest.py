"""Being seen, and what follows (rulebook: "Champ de vision", "Tentative d'arrestation", "Arrestation")."""

from __future__ import annotations

from larcin.games.thiefdom.box import (
    ARREST_VP,
    CARRIAGE,
    DUNGEON_SECTION,
    FIRST_ART,
    FIRST_FOLK,
    FROM_ARRESTS,
    GUARDS,
    KINDS,
    NONE,
    SMOKE_BOMB,
    WIBALD,
)
from larcin.games.thiefdom.tabletop import Table, stop_moving


def can_arrest(t: Table, guard: int, section: int, thief: int) -> bool:
    """May this guard, standing on or passing over that section, arrest the thief? (R24)"""
    if t.smoke and thief == t.actor:
        return False
    if t.bribed[thief] >> guard & 1:
        return False
    return section != DUNGEON_SECTION or not t.has_ally(thief, WIBALD)


def watched(t: Table, thief: int, space: int) -> bool:
    """Would a guard that may arrest this thief see it on that space?"""
    for guard in range(GUARDS):
        post = t.folk[guard]
        if (
            post != NONE
            and t.city.sees(post, t.facing[guard], space)
            and can_arrest(t, guard, t.city.section[post], thief)
        ):
            return True
    return False


def watchers(t: Table, thief: int, space: int) -> list[int]:
    """The guards that would see and arrest this thief on that space."""
    return [
        guard
        for guard in range(GUARDS)
        if t.folk[guard] != NONE
        and t.city.sees(t.folk[guard], t.facing[guard], space)
        and can_arrest(t, guard, t.city.section[t.folk[guard]], thief)
    ]


def recognised(t: Table, thief: int, figure: int) -> bool:
    """Is this a wanted thief that meets a noble or the carriage, one jumping the other? (R17)"""
    folk = figure - FIRST_FOLK
    return t.wanted[thief] and GUARDS <= folk <= CARRIAGE and not (t.smoke and thief == t.actor)


def lay_down(t: Table, thief: int) -> None:
    """The thief has been seen; what becomes of it is settled when the running step or move is over (R21, R22)."""
    if thief not in t.lying:
        t.lying = [*t.lying, thief]
        if t.events is not None:
            t.tell("seen", t.who(thief))


def get_up(t: Table, thief: int) -> None:
    """What becomes of this thief is settled, if it lay down."""
    t.lying = [other for other in t.lying if other != thief]


def can_throw_smoke(t: Table, thief: int) -> bool:
    """May the acting thief still answer with its Smoke Bomb? It costs 1 AP, or the guild's stamina (R24)."""
    return thief == t.actor and t.has_tool(thief, SMOKE_BOMB) and (t.ap > 0 or not t.tired[thief // 3])


def settle(t: Table) -> bool:
    """Arrest the thieves that lie down, one by one; False: the acting thief is asked first."""
    while t.lying:
        thief = t.lying[0]
        if can_throw_smoke(t, thief):
            return False
        get_up(t, thief)
        arrest(t, thief)
    return True


def arrest(t: Table, thief: int) -> None:
    """To the hideout, -2 VP, everything it carries to the dungeon; alone, goods are simply lost (R23)."""
    seat = thief // 3
    at = thief * KINDS
    for good in range(KINDS):
        count = t.bag[at + good]
        if count == 0:
            continue
        t.bag[at + good] = 0
        if t.players > 1:
            t.dungeon[good] += count
        elif good >= FIRST_ART:
            t.art_box.append(good - FIRST_ART)
    t.wanted[thief] = False
    t.put(thief, t.hideout[seat])
    t.score_vp(seat, -ARREST_VP, FROM_ARRESTS)
    if thief == t.actor:
        stop_moving(t)
    if t.events is not None:
        t.tell("arrest", {**t.who(thief), "vp": ARREST_VP})
