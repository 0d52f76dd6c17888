"""How the greedy bot plays Thiefdom: it picks the best trip and walks it, out of the guards' sight.

Every action is valued in VP: what it brings at once, what the trip it serves is worth from there, what the actions
left are worth, and what waits where the thief would stand when others move.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom import locations
from larcin.games.thiefdom.arrest import settle
from larcin.games.thiefdom.box import (
    BENJAMIN,
    CELLS,
    FIRST_ART,
    KINDS,
    NONE,
    PATROL,
    ROUNDS,
)
from larcin.games.thiefdom.components import OF, ORDERS, WHAT
from larcin.games.thiefdom.danger import exposure, watched_spaces
from larcin.games.thiefdom.movement import points_of, rivals_inside
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.tabletop import HIDING, KEEPING, OVERFLOW, PLANNING, SEEN, SHOPPING, WALKING
from larcin.games.thiefdom.trips import (
    RATE,
    REST,
    Trip,
    best_trip,
    guest_hope,
    hope_of,
    load_of,
    points_to,
    slot_worth,
    time_for,
    time_left,
)
from larcin.games.thiefdom.worths import (
    FRIEND_WORTH,
    THROWN,
    TOOL_WORTH,
    card_value,
    favour_for,
    house_value,
    make_room,
    price_of_jump,
)

STREET_HOPE: Final = 0.7  # of the VP for a day in the streets, while the turn lasts
DISTRUST: Final = 0.2  # of passing goods round to no purpose
WASTE: Final = -99.0  # of throwing away what need not be: worse than anything else


def values(sight: Sight[Position]) -> list[float]:
    """How good each legal action looks."""
    t = sight.imagine()
    if t.stage in (KEEPING, SHOPPING):
        return [card_value(action, TOOL_WORTH, 0.3) for action in sight.legal]
    if t.stage == HIDING:
        return [house_value(t, OF[action.number]) for action in sight.legal]
    if t.stage == PLANNING:
        return [_plan_value(t, sight.seat, OF[action.number]) for action in sight.legal]
    if t.stage == WALKING:
        return [_walk_value(t, sight.seat, a) if WHAT[a.number] == c.DO_WALK else WASTE for a in sight.legal]
    return _Turn(t, sight.seat).values(sight.legal)


def _plan_value(t: Position, seat: int, order: int) -> float:
    """Thieves that stand exposed in the streets first; the patrol when they are gone."""
    worth = 0.0
    for place, what in enumerate(ORDERS[order]):
        if what == PATROL:
            worth += 0.3 * place
            continue
        thief = seat * 3 + what
        if t.where[thief] < CELLS:
            worth -= exposure(t, t.where[thief]) * (2.0 + hope_of(load_of(t, thief), 8.0)) * place
    return worth


# The townsfolk


def _walk_value(t: Position, seat: int, action: Action) -> float:
    """Who would be caught by the figure that is walking, and who would be left in its sight."""
    copy = t.clone()
    copy.carry_out(WHAT[action.number], OF[action.number])
    worth = 0.0
    for thief in copy.lying:
        loss = 2.0 + hope_of(load_of(copy, thief), 8.0)
        worth += -loss if thief // 3 == seat else 0.5 * loss
    if copy.walker == NONE:
        for thief in copy.thieves_of(seat):
            if copy.where[thief] < CELLS:
                worth -= 0.3 * exposure(copy, copy.where[thief])
    return worth


# A thief's turn


class _Turn:
    """One decision of a thief's turn: the trip it is on, and what each action is worth on it."""

    def __init__(self, t: Position, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.thief = t.actor
        self.here = t.where[t.actor] if t.hover == NONE else t.hover
        self.speed = points_of(t, t.actor)
        self.watched = watched_spaces(t, t.actor)
        self.trip: Trip = best_trip(t, t.actor, self.here, t.points if t.moving else 0, self.watched)
        self.ahead = points_to(t, self.trip.goal, self.watched)
        self.ends = self._ends_by_step() if t.hover != NONE or t.moving or t.ap > 0 else {}

    def values(self, legal: list[Action]) -> list[float]:
        """How good each legal action looks."""
        return [self._value(action, WHAT[action.number], OF[action.number]) for action in legal]

    def _value(self, action: Action, what: int, of: int) -> float:
        t = self.t
        if what == c.DO_STEP:
            return self.ends.get(of, -9.0)
        if what == c.DO_END:
            return self._rest(self.here, 0)
        if what == c.DO_DONE and t.moving:
            return self._rest(self.here, t.ap)
        if what == c.DO_STAMINA:
            return self._rest(self.here, 0) + 0.1 if t.ap == 0 else -9.0
        if what == c.DO_DISCARD and t.stage != OVERFLOW:
            return WASTE
        if what == c.DO_GUESTS:
            return self._location_value(t, action)
        copy = t.clone()
        before = _assets(t, self.seat)
        copy.carry_out(what, of)
        if t.stage != SEEN:
            settle(copy)
        make_room(copy)
        if copy.location != NONE or t.location != NONE:
            return self._location_value(copy, None)
        after = _assets(copy, self.seat) - before
        if what in (c.DO_MEET, c.DO_GIVE) or (what == c.DO_TAKE and t.mate != NONE):
            after -= DISTRUST
        elif c.DO_STORE <= what <= c.DO_DISCARD:
            after -= 0.02
        return after + self._then(copy)

    def _then(self, copy: Position) -> float:
        """What is still open after an action that was tried on a copy."""
        here = copy.where[self.thief]
        trip = best_trip(copy, self.thief, here, copy.points if copy.moving else 0, self.watched)
        return RATE * copy.ap + max(0.0, trip.net()) + _end_value(copy, self.thief, here, copy.ap)

    def _rest(self, place: int, ap: int) -> float:
        """What it is worth to be in that place with so many actions left, on the way to the goal of the trip."""
        worth = RATE * ap + _end_value(self.t, self.thief, place, ap)
        if self.trip.worth > 0.0:
            spare = self.t.points if self.t.moving else 0
            planned = time_for(self.ahead[self.here] - spare, self.speed)
            way = time_for(self.ahead[place], self.speed)
            worth += max(0.0, self.trip.net() - (RATE + 0.02) * (way - planned))
        return worth

    # Moving

    def _ends_by_step(self) -> dict[int, float]:
        """For each next step, the best place where the move that begins with it can end."""
        t = self.t
        points = t.points if t.moving else self.speed
        ap = t.ap if t.moving else t.ap - 1
        found: dict[int, float] = {}
        cost: dict[int, int] = {self.here: 0}
        lost: dict[int, float] = {self.here: 0.0}
        first: dict[int, int] = {}
        rim = deque([self.here])
        while rim:
            place = rim.popleft()
            if place != self.here and (place >= CELLS or place in self.watched):
                continue
            for other in t.city.steps[place]:
                jumped = other < CELLS and t.figure[other] != NONE
                spent = cost[place] + (0 if jumped else 1)
                if other in cost or other == t.where[self.thief] or spent > points or (jumped and spent == points):
                    continue
                cost[other] = spent
                lost[other] = lost[place] + (price_of_jump(t, other) if jumped else 0.0)
                first[other] = other if place == self.here else first[place]
                if jumped:
                    rim.appendleft(other)
                    worth = self._arrest_value() if other in self.watched else -9.0
                else:
                    rim.append(other)
                    worth = self._worth_of_end(other, ap, points - spent)
                found[first[other]] = max(found.get(first[other], -9.0), worth - lost[other])
        return found

    def _arrest_value(self) -> float:
        return -3.0 - hope_of(load_of(self.t, self.thief), 8.0)

    def _worth_of_end(self, place: int, ap: int, spare: int) -> float:
        t = self.t
        if place in self.watched:
            return self._arrest_value()
        worth = self._rest(place, ap) + 0.01 * spare
        if place >= CELLS and place != self.trip.goal and not t.has_ally(self.thief, BENJAMIN):
            worth -= rivals_inside(t, self.thief, place)
        return worth

    # Locations

    def _location_value(self, t: Position, first: Action | None) -> float:
        """Go on with the activation, always with the part that looks best, and value what comes of it."""
        before = _assets(self.t, self.seat)
        bonus = 0.0
        if first is not None:
            t = t.clone()
            bonus += self._look_at_guests(t)
        while t.location != NONE:
            best = _assets(t, self.seat)
            chosen: Position | None = None
            hope = 0.0
            for part in locations.location_options(t):
                if part is c.DONE or WHAT[part.number] == c.DO_TELEPORT:
                    continue
                copy = t.clone()
                extra = 0.0
                if part is c.ASK_GUESTS:
                    extra = self._look_at_guests(copy)
                else:
                    copy.carry_out(WHAT[part.number], OF[part.number])
                    make_room(copy)
                worth = _assets(copy, self.seat) + extra
                if worth > best:
                    best, chosen, hope = worth, copy, extra
            if chosen is None:
                break
            t = chosen
            bonus += hope
        return _assets(t, self.seat) - before + bonus + self._then(t)

    def _look_at_guests(self, t: Position) -> float:
        locations.use(t, locations.GUEST)
        gold = t.bag[self.thief * KINDS]
        return max(0.05, guest_hope(gold, time_left(t, self.thief)) - slot_worth(t, self.thief))


def _end_value(t: Position, thief: int, place: int, ap: int) -> float:
    """What waits where the thief stands when others move; while it has actions left, a hope."""
    if ap > 0:
        return STREET_HOPE if t.round < ROUNDS else 0.0
    if place >= CELLS:
        return 1.0 if t.round == ROUNDS and place == t.hideout[thief // 3] else 0.0
    risk = exposure(t, place)
    loss = risk * (2.0 + hope_of(load_of(t, thief), 8.0))
    return (1.0 - risk if t.round < ROUNDS else 0.0) - loss


def _assets(t: Position, seat: int) -> float:
    """VP, cards, the store, and what is in the bags."""
    worth = float(t.vp[seat])
    nights = (ROUNDS - t.round + 0.5) / ROUNDS
    for thief in t.thieves_of(seat):
        for slot in (thief * 2, thief * 2 + 1):
            tool = t.tools[slot]
            if tool != NONE:
                worth += TOOL_WORTH[tool] * (1.0 if tool in THROWN else nights)
        if t.ally[thief] == NONE:
            worth += slot_worth(t, thief)
        elif not t.brawled[thief]:
            worth += FRIEND_WORTH[t.ally[thief]] * nights
        worth += hope_of(load_of(t, thief), time_left(t, thief))
    for good in range(KINDS):
        count = t.store[seat * KINDS + good]
        if count:
            worth += count * (REST[min(good, FIRST_ART)] + favour_for(t, seat, good))
    return worth
