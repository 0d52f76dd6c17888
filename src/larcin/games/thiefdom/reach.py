"""Where the acting thief can get with one move, for the view: the best way to each place, and what it would cost."""

from __future__ import annotations

from heapq import heappop, heappush

import msgspec

from larcin.games.thiefdom.arrest import recognised, watchers
from larcin.games.thiefdom.box import (
    BENJAMIN,
    CELLS,
    FIRST_FOLK,
    FOLK,
    NONE,
    PLACES,
    RIVAL_VP,
    TRISTAN,
    TRISTAN_POINTS,
)
from larcin.games.thiefdom.goods import settled
from larcin.games.thiefdom.movement import points_of, rivals_inside
from larcin.games.thiefdom.tabletop import MOVE, TURN, Table, is_thief


class Reach(msgspec.Struct, omit_defaults=True):
    """A place within one move: the points it costs, the places on the way, itself the last, and the price of going."""

    points: int
    way: list[str]
    jumped: list[str] = []  # spaces jumped on the way
    seen_by: list[str] = []  # figures that would try to arrest the thief there or on the last step
    vp: int = 0  # lost to rivals on the way

    @property
    def place(self) -> str:
        """Where the way ends."""
        return self.way[-1]

    @property
    def steps(self) -> list[str]:
        """The actions to play one after the other."""
        return [f"step {place}" for place in self.way]


def reach(t: Table) -> list[Reach]:
    """Every place within the points of this move, or of a new one; a way ends where it is seen.

    Ways through walls and over buildings are not among them: they are offered step by step.
    """
    if t.actor == NONE or t.stage not in (TURN, MOVE) or t.leaping or (t.mate != NONE and not settled(t)):
        return []
    points = t.points if t.moving else (points_of(t, t.actor) if t.ap > 0 else 0)
    if points == 0:
        return []
    return _Search(t, points).found


class _Search:
    """Ways by (seen or not, points, VP lost), best first."""

    def __init__(self, t: Table, points: int) -> None:
        self.t = t
        self.points = points
        self.helped = t.has_ally(t.actor, TRISTAN) and not t.tunnelled
        self.free = t.has_ally(t.actor, BENJAMIN)
        self.found: list[Reach] = []
        self.heap: list[tuple[int, int, int, int, tuple[int, ...], int]] = []
        self._spread(t.where[t.actor] if t.hover == NONE else t.hover, 0, 0, (), 0, tuple(t.trail))
        done: set[int] = {t.where[t.actor]}
        while self.heap:
            seen, cost, vp, place, way, tunnels = heappop(self.heap)
            if place in done:
                continue
            done.add(place)
            self.found.append(self._told(place, cost, vp, way, seen))
            if not seen and place < CELLS and cost < self.points + tunnels * TRISTAN_POINTS:
                self._spread(place, cost, vp, way, tunnels, ())

    def _spread(self, here: int, cost: int, vp: int, way: tuple[int, ...], tunnels: int, over: tuple[int, ...]) -> None:
        """The steps from a place or from above an occupied space."""
        t = self.t
        city = t.city
        for place in city.steps[here]:
            if place == t.where[t.actor] or place in over:
                continue
            passage = place < CELLS and city.catacomb[here] and city.catacomb[place]
            used = 1 if self.helped and (tunnels or passage) else 0
            if cost + 1 > self.points + used * TRISTAN_POINTS:
                continue
            longer = (*way, place)
            if place >= CELLS:
                lost = 0 if self.free else rivals_inside(t, t.actor, place) * RIVAL_VP
                heappush(self.heap, (0, cost + 1, vp + lost, place, longer, used))
            elif t.figure[place] == NONE:
                seen = 1 if watchers(t, t.actor, place) else 0
                heappush(self.heap, (seen, cost + 1, vp, place, longer, used))
            elif not self._stopped_above(place):
                lost = self._price_of_jump(place)
                self._spread(place, cost, vp + lost, longer, used, (*over, place))

    def _stopped_above(self, space: int) -> bool:
        t = self.t
        return bool(watchers(t, t.actor, space)) or recognised(t, t.actor, t.figure[space])

    def _price_of_jump(self, space: int) -> int:
        other = self.t.figure[space]
        rival = is_thief(other) and other // 3 != self.t.actor // 3
        return RIVAL_VP if rival and not self.free and not self.t.smoke else 0

    def _told(self, place: int, cost: int, vp: int, way: tuple[int, ...], seen: int) -> Reach:
        t = self.t
        return Reach(
            points=cost,
            way=[PLACES[step] for step in way],
            jumped=[PLACES[step] for step in way if step < CELLS and t.figure[step] != NONE],
            seen_by=[FOLK[guard] for guard in watchers(t, t.actor, place)] if seen else [],
            vp=vp,
        )


def seers(t: Table, space: int) -> list[str]:
    """Who would try to arrest the acting thief on, or above, that space."""
    found = [FOLK[guard] for guard in watchers(t, t.actor, space)]
    figure = t.figure[space]
    if recognised(t, t.actor, figure):
        found.append(FOLK[figure - FIRST_FOLK])
    return found
