"""Trips, for the greedy bot: where a thief could go from here, what it would bring, and how long it would take.

A trip is up to two stops. Its worth is the VP it brings and the hope in the goods it leaves in the bag, less the hope
there is in them now.
"""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import (
    ART_GOODS,
    ART_VP,
    ARTWORK_SIZE,
    BADGE,
    BENJAMIN,
    CARRIAGE,
    CELLS,
    DEALER,
    DELTA,
    DUNGEON,
    FIRST_ART,
    FIRST_LOCATION,
    GEM,
    GOLD,
    GOLD_SLOTS,
    GUARDS,
    KINDS,
    KUNRAD,
    LIQUOR,
    LOCK_PICK,
    LOOT_SLOTS,
    MARKET,
    MISSION_GOODS,
    MISSION_PAY,
    MISSION_VP,
    MORTANA,
    NONE,
    PLACES,
    POSTER_VP,
    QUINTA,
    ROUNDS,
    SACK,
    SACK_SLOTS,
    SMUGGLER,
    SMUGGLER_PLACES,
    TAVERN,
    THIMBLE,
    VILLA,
    VILLA_PLACES,
    WINE,
)
from larcin.games.thiefdom.locations import price_of
from larcin.games.thiefdom.movement import points_of, rivals_inside
from larcin.games.thiefdom.tabletop import Table

FAR: Final = 99
RATE: Final = 0.25  # VP an action is worth
HOPE: Final[list[float]] = [0.38, 1.45, 0.72, 0.68, 1.6, 4.5]  # what a good in a bag may bring, early in the game
REST: Final[list[float]] = [0.25, 1.0, 0.5, 0.5, 1.0, 3.0]  # what it is worth at the end
GUEST_HOPE: Final = 3.2  # what four guests promise to who can pay, early in the game
POSTER_HOPE: Final = 0.6  # of a poster: VP in the dungeon, or trouble
SLOT: Final = 0.8  # the worth of a free place for an ally, early in the game


class Load:
    """What a thief carries on an imagined trip."""

    goods: list[int]  # gold, badge, gem, liquor, wine, artworks
    art: int  # which artwork
    extra: int  # slots of a Sack

    def __init__(self, goods: list[int], art: int, extra: int) -> None:
        self.goods = goods
        self.art = art
        self.extra = extra

    def copy(self) -> Load:
        """The same load, for another branch."""
        return Load(self.goods[:], self.art, self.extra)

    def loot(self) -> int:
        """Loot slots in use."""
        g = self.goods
        return g[BADGE] + g[GEM] + g[LIQUOR] + g[WINE] + g[FIRST_ART] * ARTWORK_SIZE

    def gold_room(self) -> int:
        """Gold that still fits."""
        over = self.loot() - LOOT_SLOTS
        return max(0, GOLD_SLOTS + self.extra - max(0, over) - self.goods[GOLD])

    def loot_room(self) -> int:
        """Loot that still fits."""
        over = self.goods[GOLD] - GOLD_SLOTS
        return max(0, LOOT_SLOTS + self.extra - max(0, over) - self.loot())

    def add(self, good: int, count: int) -> None:
        """Take as many as fit."""
        room = self.gold_room() if good == GOLD else self.loot_room()
        self.goods[good] += min(room, count)


def load_of(t: Table, thief: int) -> Load:
    """What that thief carries now."""
    at = thief * KINDS
    goods = [*t.bag[at : at + FIRST_ART], sum(t.bag[at + FIRST_ART : at + KINDS])]
    art = NONE
    for good in range(FIRST_ART, KINDS):
        if t.bag[at + good]:
            art = good - FIRST_ART
    return Load(goods, art, SACK_SLOTS if t.has_tool(thief, SACK) else 0)


def time_left(t: Table, thief: int) -> float:
    """The actions this thief still has in the game, about; not counting those of tonight one by one."""
    return (ROUNDS - t.round) * 3.3 + 2.5


def actions_left(t: Table, thief: int) -> float:
    """The actions a trip of this thief may take at most, stamina included where it is likely."""
    tonight = t.ap + (0.0 if t.tired[thief // 3] else 1.0) if thief == t.actor else 2.0
    return tonight + (ROUNDS - t.round) * 3.3


def guest_hope(gold: int, left: float) -> float:
    """What four unknown guests promise: a brawl at least, an ally for who can pay and has time to use it."""
    return 1.0 + (GUEST_HOPE - 1.0) * min(1.0, gold / 3.0) * min(1.0, left / 16.0)


def slot_worth(t: Table, thief: int) -> float:
    """The worth of a free place for an ally: it melts with the nights."""
    return SLOT * (ROUNDS - t.round) / ROUNDS


def hope_of(load: Load, left: float) -> float:
    """What the goods in a bag may still bring."""
    share = min(1.0, left / 8.0)
    worth = 0.0
    for good in range(FIRST_ART + 1):
        if load.goods[good]:
            worth += load.goods[good] * (REST[good] + (HOPE[good] - REST[good]) * share)
    return worth


class Trip:
    """A stop, perhaps with another after it: where, what it is worth in VP, and how many actions it takes."""

    goal: int  # the place to go to: a location, or a space beside a figure
    figure: int  # to rob there; NONE: activate the location
    worth: float
    time: float

    def __init__(self, goal: int, figure: int, worth: float, time: float) -> None:
        self.goal = goal
        self.figure = figure
        self.worth = worth
        self.time = time

    def net(self) -> float:
        """What it is worth beyond what the same time would bring anyhow."""
        return self.worth - RATE * self.time


def time_for(points: float, speed: int) -> float:
    """Actions for so many movement points: between the exact fraction and the whole moves it will take."""
    if points <= 0:
        return 0.0
    moves = points / speed
    return (moves - int(-moves // 1)) / 2


def points_from(t: Table, start: int, watched: set[int]) -> list[int]:
    """Movement points from a place to every other, by streets that no guard is watching."""
    points = [FAR] * len(PLACES)
    points[start] = 0
    rim = [start]
    for place in rim:
        if place >= CELLS and place != start:
            continue  # entering a building ends a move
        for other in t.city.steps[place]:
            if points[other] == FAR and other not in watched:
                points[other] = points[place] + 1
                rim.append(other)
    return points


def points_to(t: Table, goal: int, watched: set[int]) -> list[int]:
    """Movement points from every place to the goal, by streets that no guard is watching."""
    points = [FAR] * len(PLACES)
    points[goal] = 0
    rim = [goal]
    for place in rim:
        if place >= CELLS and place != goal:
            continue
        for other in t.city.came_from(place):
            if points[other] == FAR and other not in watched:
                points[other] = points[place] + 1
                rim.append(other)
    return points


def best_trip(t: Table, thief: int, here: int, spare: int, watched: set[int]) -> Trip:
    """The best trip from that place; `spare` points of a move under way come first. Watched spaces are avoided."""
    load = load_of(t, thief)
    left = time_left(t, thief)
    most = actions_left(t, thief)
    speed = points_of(t, thief)
    now = hope_of(load, left)
    away = points_from(t, here, watched)
    best = Trip(here, NONE, 0.0, 0.0)
    for kind in (MARKET, DEALER, DUNGEON, TAVERN, SMUGGLER, VILLA):
        for place in t.city.of_kind[kind]:
            points = away[place]
            time = time_for(points - spare, speed) + 1.0
            if thief == t.actor and t.visited[thief] >> (place - FIRST_LOCATION) & 1:
                time = max(time, t.ap + 1.0)
            if points >= FAR or time > most:
                continue
            after = load.copy()
            gained = visit(t, thief, place, kind, after, left - time) - now
            if place != here and not t.has_ally(thief, BENJAMIN):
                gained -= rivals_inside(t, thief, place)
            trip = Trip(place, NONE, gained + hope_of(after, left - time), time)
            if trip.net() > best.net():
                best = trip
            further = _second(t, thief, place, after, gained, time, left, most, speed)
            if further.net() > best.net():
                best = further
    for figure in range(CARRIAGE + 1):
        trip = _robbery(t, thief, figure, here, spare, load, left, most, speed, away)
        if trip.net() > best.net():
            best = trip
    return best


def _second(
    t: Table,
    thief: int,
    first: int,
    load: Load,
    gained: float,
    time: float,
    left: float,
    most: float,
    speed: int,
) -> Trip:
    """The best two-stop trip that begins with that stop."""
    best = Trip(first, NONE, 0.0, time)
    for kind in (MARKET, DEALER, DUNGEON, TAVERN, SMUGGLER, VILLA):
        if not _worth_visiting(t, thief, kind, load):
            continue
        for place in t.city.of_kind[kind]:
            longer = time + time_for(t.city.distance_to(place)[first], speed) + 1.0
            if place == first or longer > most:
                continue
            after = load.copy()
            more = visit(t, thief, place, kind, after, left - longer) + hope_of(after, left - longer)
            trip = Trip(first, NONE, gained + more, longer)
            if trip.net() > best.net():
                best = trip
    return best


def _worth_visiting(t: Table, thief: int, kind: int, load: Load) -> bool:
    """Is there anything this kind of location would do with that load?"""
    goods = load.goods
    if kind == MARKET:
        return goods[LIQUOR] > 0 or load.gold_room() > 1
    if kind == DEALER:
        return goods[GEM] > 0 or goods[FIRST_ART] > 0
    if kind == DUNGEON:
        return goods[BADGE] > 0 or t.wanted[thief]
    if kind == TAVERN:
        return goods[WINE] > 0 or goods[GOLD] > 0 or t.ally[thief] == NONE
    if kind == SMUGGLER:
        return load.loot() > 0
    return load.loot() < LOOT_SLOTS


def visit(t: Table, thief: int, place: int, kind: int, load: Load, left: float) -> float:
    """What a visit brings in VP; the load is changed to what it is afterwards."""
    goods = load.goods
    if kind == MARKET:
        gained = float(goods[LIQUOR] * price_of(t, thief, LIQUOR))
        goods[LIQUOR] = 0
        goods[GOLD] += load.gold_room()
        if t.has_ally(thief, KUNRAD):
            gained += 1.0
            load.add(GEM, 1)
        return gained
    if kind == VILLA:
        return _villa(t, thief, VILLA_PLACES.index(place), load)
    if kind == DEALER:
        gained = float(goods[GEM] * price_of(t, thief, GEM))
        goods[GEM] = 0
        if goods[FIRST_ART]:
            gained += ART_VP[load.art]
            goods[FIRST_ART] = 0
            for good in range(FIRST_ART):
                load.add(good, ART_GOODS[load.art][good])
        return gained
    if kind == TAVERN:
        gained = float(goods[WINE] * price_of(t, thief, WINE))
        goods[WINE] = 0
        if t.ally[thief] == NONE:
            gained += max(0.0, guest_hope(goods[GOLD], left) - slot_worth(t, thief))
        drinks = min(goods[GOLD], load.loot_room())
        goods[GOLD] -= drinks
        goods[LIQUOR] += drinks
        return gained
    if kind == DUNGEON:
        gained = goods[BADGE] * 2.0
        goods[BADGE] = 0
        if t.wanted[thief]:
            gained += POSTER_VP
        for good in (WINE, BADGE, GEM, LIQUOR, GOLD):
            load.add(good, t.dungeon[good])
        return gained
    return _mission(t, SMUGGLER_PLACES.index(place), load)


def _villa(t: Table, thief: int, villa: int, load: Load) -> float:
    pick = t.has_tool(thief, LOCK_PICK)
    if (pick or t.lock[villa] == GEM) and t.villa_art[villa] != NONE and load.loot_room() >= ARTWORK_SIZE:
        load.goods[FIRST_ART] += 1
        load.art = t.villa_art[villa]
        return 1.0 if pick else 0.0
    if (pick or t.lock[villa] != GEM) and load.loot_room() > 0:
        load.goods[GEM] += load.loot_room()
        return 1.0 if pick else 0.0
    return 0.0


def _mission(t: Table, smuggler: int, load: Load) -> float:
    mission = t.mission[smuggler]
    if mission == NONE:
        return 0.0
    wish = MISSION_GOODS[mission]
    for good in range(FIRST_ART + 1):
        if load.goods[good] < wish[good]:
            return 0.0
    for good in range(FIRST_ART + 1):
        load.goods[good] -= wish[good]
    if load.goods[FIRST_ART] == 0:
        load.art = NONE
    for good in range(FIRST_ART):
        load.add(good, MISSION_PAY[mission][good])
    return float(MISSION_VP[mission])


def _robbery(
    t: Table,
    thief: int,
    figure: int,
    here: int,
    spare: int,
    load: Load,
    left: float,
    most: float,
    speed: int,
    away: list[int],
) -> Trip:
    """Going to a figure and robbing it, from where it does not look."""
    nothing = Trip(here, NONE, 0.0, 0.0)
    space = t.folk[figure]
    if space == NONE or t.robbed[thief] >> figure & 1 or (figure < CARRIAGE and not t.full[figure]):
        return nothing
    goal = NONE
    nearest = FAR
    for way in range(4):
        if not t.city.reach[space * 4 + way] or (figure < GUARDS and way == t.facing[figure]):
            continue
        beside = space + DELTA[way]
        if t.figure[beside] in (NONE, thief) and away[beside] < nearest:
            nearest = away[beside]
            goal = beside
    time = time_for(nearest - spare, speed) + 1.0
    if goal == NONE or time > most:
        return nothing
    after = load.copy()
    gained = -hope_of(load, left)
    if figure < GUARDS:
        after.add(BADGE, 1)
    elif figure < CARRIAGE:
        if t.has_tool(thief, THIMBLE):
            after.add(GOLD, 2)
        after.add(GEM, 2 if t.has_ally(thief, QUINTA) else 1)
    else:
        after.add(WINE, 1)
        gained += 0.0 if t.has_ally(thief, MORTANA) or t.wanted[thief] else POSTER_HOPE
    return Trip(goal, figure, gained + hope_of(after, left - time), time)
