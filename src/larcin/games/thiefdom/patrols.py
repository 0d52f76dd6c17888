"""Patrols, for the search: what guards may come to see with their next moves, and when they move.

What a guard may see is made once for a city and remembered; figures in its way are not reckoned with.
"""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import CELLS, DELTA, DIE, GUARDS, NONE, PATROL, PATROLS
from larcin.games.thiefdom.city import City
from larcin.games.thiefdom.components import ORDERS
from larcin.games.thiefdom.solo import directions
from larcin.games.thiefdom.tabletop import PLANNING, Table

GUARDS_ON: Final[dict[int, list[list[int]]]] = {  # by players and board
    players: [[figure for figure in board if figure < GUARDS] for board in boards]
    for players, boards in PATROLS.items()
}
MALICE: Final = 0.85  # how surely a rival's patrol takes whom it can
TOMORROW: Final = 0.45  # and tomorrow, when the thief may have gone before it comes
PARRIED: Final = 0.3  # of that, if the guard is moved once more before
ALONE_TOMORROW: Final = 0.5  # how likely a board comes before the thief tomorrow, when nobody plays against it


class Patrols:
    """By a guard's post and facing: the spaces it may see, and the chance of it when a die chooses its way."""

    city: City
    rolled: dict[int, dict[int, float]]
    chosen: dict[int, set[int]]

    def __init__(self, city: City) -> None:
        self.city = city
        self.rolled = {}
        self.chosen = {}

    def chance(self, post: int, facing: int, space: int) -> float:
        """How likely a guard sees that space with its next move, if a die chooses its way."""
        known = self.rolled.get(post * 4 + facing)
        if known is None:
            known = {}
            for roll in range(DIE):
                for seen in self._seen_by_compass(post, facing, directions(roll)):
                    known[seen] = known.get(seen, 0.0) + 1.0 / DIE
            self.rolled[post * 4 + facing] = known
        return known.get(space, 0.0)

    def within(self, post: int, facing: int, space: int) -> bool:
        """Can a guard see that space with its next move, if somebody wants it to?"""
        known = self.chosen.get(post * 4 + facing)
        if known is None:
            known = self._line(post, facing)
            self._spread(post, facing, [], known)
            self.chosen[post * 4 + facing] = known
        return space in known

    def _line(self, space: int, heading: int) -> set[int]:
        return {space + DELTA[heading] * step for step in range(1, self.city.reach[space * 4 + heading] + 1)}

    def _ways(self, space: int, heading: int) -> list[int]:
        back = (heading + 2) % 4
        return [way for way in self.city.exits[space] if way != back and self.city.corridor[space * 4 + way] != NONE]

    def _along(self, edge: int) -> set[int]:
        """What is seen while walking one corridor, and from its end."""
        seen: set[int] = set()
        space = edge // 4
        for heading in self.city.way[edge]:
            seen |= self._line(space, heading)
            space += DELTA[heading]
        return seen | self._line(space, self.city.arrival[edge])

    def _spread(self, space: int, heading: int, walked: list[int], seen: set[int]) -> None:
        """Add what is seen on every way to the next lanterns."""
        for way in self._ways(space, heading):
            edge = space * 4 + way
            if edge in walked:
                continue
            seen |= self._along(edge)
            end = self.city.corridor[edge]
            if not self.city.lantern[end]:
                self._spread(end, self.city.arrival[edge], [*walked, edge], seen)

    def _seen_by_compass(self, post: int, facing: int, compass: list[int]) -> set[int]:
        seen = self._line(post, facing)
        space = post
        heading = facing
        for _ in range(CELLS):
            ways = self._ways(space, heading)
            if not ways:
                break
            edge = space * 4 + next(way for way in compass if way in ways)
            seen |= self._along(edge)
            space = self.city.corridor[edge]
            heading = self.city.arrival[edge]
            if self.city.lantern[space]:
                break
        return seen


# When


def turn_of(t: Table, thief: int) -> int:
    """In which activation of this night that thief has its turn; before plans are shown, somewhere in the middle."""
    seat = thief // 3
    plan = t.plans[seat]
    if plan == NONE or t.stage == PLANNING:
        return t.players * 2
    place = ORDERS[plan].index(thief % 3)
    if t.players == 1:
        return place * 2 + (t.round + 1) % 2
    return place * t.players + (seat - t.first) % t.players


def patrol_of(t: Table, seat: int) -> int:
    """In which activation of this night that seat's patrol goes; the same before plans are shown."""
    plan = t.plans[seat]
    if plan == NONE or t.stage == PLANNING:
        return t.players * 2
    return ORDERS[plan].index(PATROL) * t.players + (seat - t.first) % t.players


def waits(t: Table, thief: int) -> bool:
    """Is that thief's turn of this night still to come?"""
    return t.stage == PLANNING or turn_of(t, thief) > t.activation


# How dangerous a space is


def risk_tonight(t: Table, patrols: Patrols, thief: int, space: int) -> float:
    """The chance that the thief is seen there before its turn, or before the day if it has had it."""
    return _risk_alone(t, patrols, thief, space, True) if t.players == 1 else _risk_tonight(t, patrols, thief, space)


def risk_tomorrow(t: Table, patrols: Patrols, thief: int, space: int) -> float:
    """The chance that a thief that has had its turn is seen there tomorrow, before its next one."""
    return _risk_alone(t, patrols, thief, space, False) if t.players == 1 else _risk_tomorrow(t, patrols, thief, space)


def _risk_alone(t: Table, patrols: Patrols, thief: int, space: int, tonight: bool) -> float:
    """Alone, boards come in any order, and a die chooses the ways."""
    waiting = waits(t, thief)
    safe = 1.0
    for board in range(len(GUARDS_ON[1])):
        share = 0.0
        if board in t.stack:
            if tonight:
                share = _share_before(t, thief) if waiting else 1.0
        elif not tonight:
            share = ALONE_TOMORROW
        if share > 0.0:
            for guard in GUARDS_ON[1][board]:
                safe *= 1.0 - share * patrols.chance(t.folk[guard], t.facing[guard], space)
    return 1.0 - safe


def _share_before(t: Table, thief: int) -> float:
    """Alone, thieves and townsfolk take turns: how many of the boards left come before that thief."""
    boards = (turn_of(t, thief) - t.activation) // 2
    if t.stage == PLANNING and t.round % 2 == 0:
        boards += 1  # the townsfolk begin
    return min(1.0, boards / len(t.stack))


def _risk_tonight(t: Table, patrols: Patrols, thief: int, space: int) -> float:
    """Rivals whose patrol is still to come send it where they can."""
    seat = thief // 3
    end = turn_of(t, thief) if waits(t, thief) else 4 * t.players
    safe = 1.0
    for other in range(t.players):
        if other != seat and t.activation <= patrol_of(t, other) < end and _seen_by(t, patrols, t.boards[other], space):
            safe *= 1.0 - MALICE
    return 1.0 - safe


def _risk_tomorrow(t: Table, patrols: Patrols, thief: int, space: int) -> float:
    """Tomorrow each seat has the board that is its left-hand neighbour's today."""
    seat = thief // 3
    safe = 1.0
    for other in range(t.players):
        holder = (other + 1) % t.players
        if other != seat and _seen_by(t, patrols, t.boards[holder], space):
            safe *= 1.0 - TOMORROW * (1.0 if patrol_of(t, holder) < t.activation else PARRIED)
    return 1.0 - safe


def _seen_by(t: Table, patrols: Patrols, board: int, space: int) -> bool:
    return any(patrols.within(t.folk[guard], t.facing[guard], space) for guard in GUARDS_ON[t.players][board])
