"""Errands, for the search: the best round of stops that a thief could still make in the time it has left.

After tonight streets are taken as empty, and what stands in the city as standing still. Walking is then a matter of
arithmetic, and a thief's future a short search over stops, of which everything is remembered.
"""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import (
    ART_GOODS,
    ART_VP,
    ARTWORK_SIZE,
    BADGE,
    CELLS,
    DEALER,
    FIRST_ART,
    FIRST_LOCATION,
    GEM,
    GOLD,
    LIQUOR,
    MARKET,
    NONE,
    POSTER_VP,
    SMUGGLER,
    TAVERN,
    VILLA,
    WINE,
)
from larcin.games.thiefdom.city import FAR, City
from larcin.games.thiefdom.locations import ART, DRINKS, FILLING, GUEST, SELLING
from larcin.games.thiefdom.stops import (
    ALLIED,
    ART_SHIFT,
    BURNT,
    CELLAR,
    EQUIPPED,
    GOODS_BITS,
    HIDEOUT,
    ONCE_BITS,
    ONE,
    STORE,
    Means,
    Stop,
    missions_for,
    stops_for,
)
from larcin.games.thiefdom.tabletop import Table
from larcin.games.thiefdom.trips import REST

STOPS: Final = 3  # that a plan looks ahead
RATE: Final = 0.45  # VP that an action is worth beyond the plan
IDLE: Final = 4  # the last actions, which come to nothing without a plan
HOPE: Final[list[float]] = [0.4, 1.4, 0.75, 0.75, 1.6, 4.5]  # what a good may bring beyond the plan
HOPE_TIME: Final = 8.0  # the actions it takes for that
GUESTS: Final = 3.2  # what four guests promise to who can pay, early in the game
GUEST_PRICE: Final = 3  # gold
GUEST_TIME: Final = 12.0  # the actions that an ally needs to be of use
TOOL_TIME: Final = 18.0  # the actions that equipment needs to be of all its use
KUNRAD: Final = 1.6  # VP, and the hope in a gem
MOST_PLANS: Final = 30_000  # that are remembered; then it begins anew
MOST_WATCHES: Final = 40


class Plan:
    """What the rest of the game may bring to a thief, and which missions and artworks that takes."""

    worth: float
    claim: int

    def __init__(self, worth: float, claim: int) -> None:
        self.worth = worth
        self.claim = claim


NO_PLAN: Final = Plan(-99.0, 0)


class Watch:
    """What guards are watching tonight, and how far one gets around it."""

    number: int
    city: City
    watched: set[int]
    near: dict[int, dict[int, int]]

    def __init__(self, number: int, city: City, watched: set[int]) -> None:
        self.number = number
        self.city = city
        self.watched = watched
        self.near = {}

    def reach(self, start: int, most: int) -> dict[int, int]:
        """The places within so many movement points, and how many each takes."""
        known = self.near.get(start * 64 + most)
        if known is not None:
            return known
        points: dict[int, int] = {start: 0}
        rim = [start]
        for place in rim:
            spent = points[place] + 1
            if spent > most or (place >= CELLS and place != start):
                continue  # entering a building ends a move
            for other in self.city.steps[place]:
                if other not in points and other not in self.watched:
                    points[other] = spent
                    rim.append(other)
        self.near[start * 64 + most] = points
        return points


class Errands:
    """What one thief could do in the city as it stands, with the cards it has."""

    means: Means
    stops: list[Stop]
    between: list[list[int]]  # by two stops: the actions it takes to walk from one to the other and do something there
    to_bed: list[int]  # by stop: the actions to walk home
    home: list[int]  # movement points to the hideout from every place
    liquor_missions: int
    wine_missions: int
    onward: dict[int, Plan]
    outset: dict[int, dict[int, Plan]]  # by what is watched
    walks: dict[int, list[int]]

    def __init__(self, t: Table, thief: int) -> None:
        self.means = Means(t, thief)
        self.stops = stops_for(t, thief, self.means)
        self.liquor_missions = missions_for(self.stops, LIQUOR)
        self.wine_missions = missions_for(self.stops, WINE)
        self.home = t.city.distance_to(t.hideout[thief // 3])
        self.to_bed = [self._moves(self.home[stop.place]) for stop in self.stops]
        self.between = [
            [self._moves(other.ways[stop.place]) + (other.kind != HIDEOUT) for other in self.stops]
            for stop in self.stops
        ]
        self.onward = {}
        self.outset = {}
        self.walks = {}

    def _moves(self, points: int) -> int:
        speed = self.means.speed
        return (points + speed - 1) // speed if points > 0 else 0

    # Setting out

    def best(
        self, place: int, spare: int, load: int, left: int, tonight: int, visited: int, gone: int, watch: Watch | None
    ) -> Plan:
        """The best plan from a place: with `spare` points of a move under way, so many actions `left`, of them so many
        `tonight`, locations `visited` tonight, and missions and artworks that are `gone`.
        """
        number = NONE if watch is None else watch.number
        plans = self.outset.get(number)
        if plans is None:
            if len(self.outset) == MOST_WATCHES:
                self.outset.clear()
                self.walks.clear()
            plans = {}
            self.outset[number] = plans
        key = ((((((place << 3) + spare << 18) + load << 5) + left << 9) + gone << 14) + visited << 3) + tonight
        known = plans.get(key)
        if known is not None:
            return known
        best = Plan(self._rest(self._moves(self.home[place] - spare), load, left), 0)
        walks = self._walks(place, spare, tonight, watch)
        for number in range(len(self.stops)):
            stop = self.stops[number]
            time = walks[number]
            at = stop.place - FIRST_LOCATION
            if at >= 0 and visited >> at & 1 and time <= tonight:
                time = tonight + 1  # each location once a night
            if time <= left:
                plan = self._visit(number, load, left - time, gone, STOPS - 1, 0)
                toll = stop.toll if place != stop.place else 0.0
                if plan.worth - toll > best.worth:
                    best = Plan(plan.worth - toll, plan.claim)
        if len(plans) > MOST_PLANS:
            plans.clear()
        plans[key] = best
        return best

    def inside(self, place: int, load: int, left: int, gone: int, parts: int) -> Plan:
        """The best plan of a thief that is activating a location, of which some parts are done."""
        for number in range(len(self.stops)):
            stop = self.stops[number]
            if stop.place == place:
                done = self._onward(number, load, left, gone, STOPS - 1)
                if stop.kind == VILLA and parts >> FILLING & 1:
                    return done
                more = self._visit(number, load, left, gone, STOPS - 1, parts)
                return more if more.worth > done.worth else done
        return Plan(self._rest(self._moves(self.home[place]), load, left), 0)

    def _walks(self, place: int, spare: int, tonight: int, watch: Watch | None) -> list[int]:
        """The actions to each stop and for it: tonight around what guards watch, after that freely."""
        if watch is None or tonight + spare == 0:
            return [self._moves(stop.ways[place] - spare) + (stop.kind != HIDEOUT) for stop in self.stops]
        key = (((watch.number << 9) + place << 3) + spare << 3) + tonight
        known = self.walks.get(key)
        if known is not None:
            return known
        near = watch.reach(place, spare + tonight * self.means.speed)
        known = []
        for stop in self.stops:
            if stop.place in near:
                time = self._moves(near[stop.place] - spare) if stop.place != place else 0
            else:
                rest = FAR
                for other in near:
                    if stop.ways[other] < rest and (other < CELLS or other == place):
                        rest = stop.ways[other]
                time = tonight + self._moves(rest)
            known.append(time + (stop.kind != HIDEOUT))
        self.walks[key] = known
        return known

    def _rest(self, to_bed: int, load: int, left: int) -> float:
        """Without a further plan: the hope in goods and time, and a bed."""
        share = left / HOPE_TIME if left < HOPE_TIME else 1.0
        worth = RATE * (left - IDLE) if left > IDLE else 0.0
        if to_bed <= left:
            worth += 1.0
        good = 0
        goods = load & GOODS_BITS
        while goods:
            count = goods & 7
            if count:
                worth += count * (REST[good] + (HOPE[good] - REST[good]) * share)
            goods >>= 3
            good += 1
        if load >> ART_SHIFT:
            worth += REST[FIRST_ART] + (HOPE[FIRST_ART] - REST[FIRST_ART]) * share
        return worth

    def _onward(self, here: int, load: int, left: int, gone: int, depth: int) -> Plan:
        """The best plan from a stop where everything is done."""
        if depth == 0 or left <= 0:
            return Plan(self._rest(self.to_bed[here], load, left), 0)
        key = ((((load << 5) + left << ONCE_BITS) + gone << 4) + here << 2) + depth
        known = self.onward.get(key)
        if known is not None:
            return known
        best = Plan(self._rest(self.to_bed[here], load, left), 0)
        times = self.between[here]
        for number in range(len(times)):
            if number != here and times[number] <= left:
                plan = self._visit(number, load, left - times[number], gone, depth - 1, 0)
                toll = self.stops[number].toll
                if plan.worth - toll > best.worth:
                    best = Plan(plan.worth - toll, plan.claim)
        if len(self.onward) > MOST_PLANS:
            self.onward.clear()
        self.onward[key] = best
        return best

    # What a visit brings

    def _visit(self, here: int, load: int, left: int, gone: int, depth: int, parts: int) -> Plan:
        """A visit and what may follow, in the better of its ways; `parts` of it are done already."""
        kind = self.stops[here].kind
        if kind == MARKET:
            return self._market(here, load, left, gone, depth, parts)
        if kind == TAVERN:
            return self._tavern(here, load, left, gone, depth, parts)
        if kind == DEALER:
            return self._dealer(here, load, left, gone, depth, parts)
        if kind == SMUGGLER:
            return self._smuggler(here, load, left, gone, depth)
        if kind == VILLA:
            return self._villa(here, load, left, gone, depth)
        if kind == HIDEOUT:
            return self._hideout(here, load, left, gone, depth)
        return self._dungeon(here, load, left, gone, depth, parts)

    def _then(self, here: int, load: int, left: int, gone: int, depth: int, gained: float, taken: int) -> Plan:
        """The plan that goes on from there, with what was gained and taken added to it."""
        plan = self._onward(here, load, left, gone | taken, depth)
        return Plan(plan.worth + gained, plan.claim | taken)

    def _market(self, here: int, load: int, left: int, gone: int, depth: int, parts: int) -> Plan:
        means = self.means
        liquor = 0 if parts >> SELLING & 1 else load >> 9 & 7
        if liquor == 0 and means.gold_room(load) == 0 and not means.kunrad:
            return NO_PLAN
        gained = KUNRAD if means.kunrad else 0.0
        sold = load - liquor * ONE[LIQUOR]
        sold += means.gold_room(sold)
        best = self._then(here, sold, left, gone, depth, gained + liquor * means.prices[LIQUOR], 0)
        if liquor and self.liquor_missions & ~gone:
            kept = self._then(here, load + means.gold_room(load), left, gone, depth, gained, 0)
            if kept.worth > best.worth:
                return kept
        return best

    def _tavern(self, here: int, load: int, left: int, gone: int, depth: int, parts: int) -> Plan:
        means = self.means
        gold = load & 7
        wine = 0 if parts >> SELLING & 1 else load >> 12 & 7
        guests = means.free_slot and not gone & ALLIED and not parts >> GUEST & 1
        if not guests and wine == 0 and gold == 0:
            return NO_PLAN
        sold = load - wine * ONE[WINE]
        gained = float(wine * means.prices[WINE])
        best = self._then(here, self._with_drinks(sold, parts), left, gone, depth, gained, 0)
        if guests:
            price = 0 if means.allies_free else GUEST_PRICE if gold > GUEST_PRICE else gold
            share = 1.0 if means.allies_free else price / GUEST_PRICE
            time = left / GUEST_TIME if left < GUEST_TIME else 1.0
            promise = 1.0 + (GUESTS - 1.0) * share * time
            after = self._with_drinks(sold - price, parts)
            plan = self._then(here, after, left, gone, depth, gained + promise, ALLIED)
            if plan.worth > best.worth:
                best = plan
        if wine and self.wine_missions & ~gone:
            plan = self._then(here, self._with_drinks(load, parts), left, gone, depth, 0.0, 0)
            if plan.worth > best.worth:
                best = plan
        return best

    def _with_drinks(self, load: int, parts: int) -> int:
        """As much liquor as gold can buy and the thief can carry."""
        if parts >> DRINKS & 1:
            return load
        return load + min(load & 7, self.means.loot_room(load)) * (ONE[LIQUOR] - ONE[GOLD])

    def _dealer(self, here: int, load: int, left: int, gone: int, depth: int, parts: int) -> Plan:
        means = self.means
        gems = 0 if parts >> SELLING & 1 else load >> 6 & 7
        art = 0 if parts >> ART & 1 else load >> ART_SHIFT
        gained = float(gems * means.prices[GEM])
        after = load - gems * ONE[GEM]
        if art:
            gained += ART_VP[art - 1]
            reward = ART_GOODS[art - 1]
            after &= GOODS_BITS
            after += min(reward[GOLD], means.gold_room(after))
            after += min(reward[GEM], means.loot_room(after)) * ONE[GEM]
            after += min(reward[WINE], means.loot_room(after)) * ONE[WINE]
        best = self._then(here, after, left, gone, depth, gained, 0) if gems or art else NO_PLAN
        gold = after & 7
        if means.cost[gold] and not gone & EQUIPPED:
            worth = means.bargain[gold] + means.effect[gold] * (left / TOOL_TIME if left < TOOL_TIME else 1.0)
            plan = self._then(here, after - means.cost[gold], left, gone, depth, gained + worth, EQUIPPED)
            if plan.worth > best.worth:
                return plan
        return best

    def _smuggler(self, here: int, load: int, left: int, gone: int, depth: int) -> Plan:
        stop = self.stops[here]
        if gone & stop.bit:
            return NO_PLAN
        after = load
        for good in range(FIRST_ART):
            wish = stop.wish[good]
            if wish:
                if load >> 3 * good & 7 < wish:
                    return NO_PLAN
                after -= wish * ONE[good]
        if stop.wish[FIRST_ART]:
            if load >> ART_SHIFT == 0 or stop.wish[FIRST_ART] > 1:
                return NO_PLAN
            after &= GOODS_BITS
        after += min(stop.pay[GOLD], self.means.gold_room(after))
        for good in range(BADGE, FIRST_ART):
            if stop.pay[good]:
                after += min(stop.pay[good], self.means.loot_room(after)) * ONE[good]
        return self._then(here, after, left, gone, depth, stop.reward, stop.bit)

    def _villa(self, here: int, load: int, left: int, gone: int, depth: int) -> Plan:
        stop = self.stops[here]
        room = self.means.loot_room(load)
        gained = 1.0 if self.means.pick else 0.0
        best = NO_PLAN
        if stop.gems and room > 0:
            best = self._then(here, load + room * ONE[GEM], left, gone, depth, gained, 0)
        if stop.art != NONE and room >= ARTWORK_SIZE and not gone & stop.bit:
            plan = self._then(here, load + (stop.art + 1 << ART_SHIFT), left, gone, depth, gained, stop.bit)
            if plan.worth > best.worth:
                return plan
        return best

    def _hideout(self, here: int, load: int, left: int, gone: int, depth: int) -> Plan:
        gold = min(self.means.gold_room(load), self.means.store)
        if gold == 0 or gone & STORE:
            return NO_PLAN
        return self._then(here, load + gold, left, gone, depth, -REST[GOLD] * gold, STORE)

    def _dungeon(self, here: int, load: int, left: int, gone: int, depth: int, parts: int) -> Plan:
        means = self.means
        badges = 0 if parts >> SELLING & 1 else load >> 3 & 7
        gained = 2.0 * badges
        after = load - badges * ONE[BADGE]
        taken = 0
        if means.wanted and not gone & BURNT:
            gained += POSTER_VP
            taken = BURNT
        if not gone & CELLAR:
            for good in (WINE, BADGE, GEM, LIQUOR):
                after += min(means.cellar[good], means.loot_room(after)) * ONE[good]
            after += min(means.cellar[GOLD], means.gold_room(after))
            taken |= CELLAR
        if after == load and gained == 0.0:
            return NO_PLAN
        return self._then(here, after, left, gone, depth, gained, taken)
