"""Danger in the streets, for the greedy bot: what guards see now, and what they may see with their next move."""

from __future__ import annotations

from larcin.games.thiefdom.box import DELTA, DUNGEON_SECTION, GUARDS, NONE, WIBALD
from larcin.games.thiefdom.tabletop import Table


def watched_spaces(t: Table, thief: int) -> set[int]:
    """The spaces on which this thief would be arrested now."""
    seen: set[int] = set()
    if t.smoke and thief == t.actor:
        return seen
    safe = t.has_ally(thief, WIBALD)
    for guard in range(GUARDS):
        post = t.folk[guard]
        if post == NONE or t.bribed[thief] >> guard & 1 or (safe and t.city.section[post] == DUNGEON_SECTION):
            continue
        way = t.facing[guard]
        for step in range(1, t.city.reach[post * 4 + way] + 1):
            seen.add(post + step * DELTA[way])
    return seen


def exposure(t: Table, space: int) -> float:
    """The chance that some guard sees that space when it moves next, if every way were as likely."""
    free = 1.0
    for guard in range(GUARDS):
        post = t.folk[guard]
        if post == NONE:
            continue
        if t.city.sees(post, t.facing[guard], space):
            free *= 0.1  # it looks along its old facing before it starts
            continue
        ways = 0
        bad = 0
        for way in range(4):
            if way == (t.facing[guard] + 2) % 4 or t.city.corridor[post * 4 + way] == NONE:
                continue
            ways += 1
            if _seen_on_the_way(t, post, way, space):
                bad += 1
        if bad:
            free *= 1.0 - 0.9 * bad / ways
    return 1.0 - free


def _seen_on_the_way(t: Table, post: int, way: int, space: int) -> bool:
    here = post
    for heading in t.city.way[post * 4 + way]:
        if t.city.sees(here, heading, space):
            return True
        here += DELTA[heading]
    return t.city.sees(here, t.city.arrival[post * 4 + way], space)
