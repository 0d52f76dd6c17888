"""Stops, for the search: where a thief can do something, what it has to do it with, and loads small enough to compare.

A load is one number: three bits for each kind of good, then which artwork.
"""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import (
    ARTWORK_SIZE,
    ARTWORKS,
    CELLS,
    DEALER,
    DIE,
    DUNGEON,
    FAVOUR_GOODS,
    FAVOUR_VP,
    FIRST_ART,
    GEM,
    GOLD,
    GOLD_SLOTS,
    KINDS,
    KUNRAD,
    LOCK_PICK,
    LOOT_SLOTS,
    MARKET,
    MISSION_GOODS,
    MISSION_PAY,
    MISSION_VP,
    NONE,
    OSWALD,
    RICHARD,
    SACK,
    SACK_SLOTS,
    SMUGGLER,
    SMUGGLER_PLACES,
    SOLO_RIVALS,
    SOLO_TARGETS,
    TAVERN,
    TOOL_COST,
    TOOL_VP,
    VILLA,
    VILLA_PLACES,
)
from larcin.games.thiefdom.equipment import can_carry
from larcin.games.thiefdom.locations import price_of
from larcin.games.thiefdom.movement import points_of
from larcin.games.thiefdom.tabletop import Table
from larcin.games.thiefdom.worths import THROWN, TOOL_EFFECT

# Loads

ONE: Final[list[int]] = [1, 8, 64, 512, 4096]  # one good of each kind
MOST: Final = 7  # of a kind, in three bits
ART_SHIFT: Final = 15
GOODS_BITS: Final = 32767


def pack(t: Table, thief: int) -> int:
    """What that thief carries; in the middle of an exchange there may be more than fits into the number."""
    at = thief * KINDS
    load = 0
    for good in range(FIRST_ART):
        count = t.bag[at + good]
        load += (count if count < MOST else MOST) * ONE[good]
    for art in range(ARTWORKS):
        if t.bag[at + FIRST_ART + art]:
            return load + ((art + 1) << ART_SHIFT)
    return load


def loot_in(load: int) -> int:
    """The loot slots that a load needs."""
    loot = (load >> 3 & 7) + (load >> 6 & 7) + (load >> 9 & 7) + (load >> 12 & 7)
    return loot + ARTWORK_SIZE if load >> ART_SHIFT else loot


# What can be done but once, as bits: missions by smuggler and artworks by villa by one thief of a guild, and the store
# emptied by one; the rest is each thief's own.

FIRST_MISSION: Final = 1
FIRST_VILLA: Final = 16
STORE: Final = 256
SHARED: Final = 511
ALLIED: Final = 512
EQUIPPED: Final = 1024
BURNT: Final = 2048
CELLAR: Final = 4096
ONCE_BITS: Final = 13

HIDEOUT: Final[int] = VILLA + 1  # a kind of stop, after the kinds of locations
PURSES: Final = 9  # sums of gold that are told apart, from none


class Stop:
    """A place where something can be done."""

    place: int
    kind: int
    ways: list[int]  # movement points from every place
    toll: float  # VP for the rivals that are likely to be there
    bit: int  # of what can be done here but once; 0: nothing
    wish: list[int]  # goods of a mission
    reward: float
    pay: list[int]  # goods that come with the reward
    gems: bool  # are there any for this thief in the villa
    art: int  # the artwork there that this thief can take, NONE: none

    def __init__(self, t: Table, place: int, kind: int, bit: int) -> None:
        self.place = place
        self.kind = kind
        self.ways = t.city.distance_to(place)
        self.toll = SOLO_TARGETS.count(place) * len(SOLO_RIVALS) / DIE if t.players == 1 else 0.0
        self.bit = bit
        self.wish = []
        self.reward = 0.0
        self.pay = []
        self.gems = False
        self.art = NONE


class Means:
    """What a thief has to work with: its cards, its guild's, and what there is to buy and to find."""

    speed: int
    extra: int  # slots of a Sack
    pick: bool
    prices: list[int]
    free_slot: bool  # for an ally
    allies_free: bool  # of charge
    kunrad: bool
    wanted: bool
    cellar: list[int]  # goods in the dungeon
    store: int  # gold in the hideout
    cost: list[int]  # by gold in the purse: of the best equipment on display for it
    bargain: list[float]  # the VP for it at once, or when it is thrown
    effect: list[float]  # what it is worth beside, if there is time to use it

    def __init__(self, t: Table, thief: int) -> None:
        seat = thief // 3
        self.speed = points_of(t, thief)
        self.extra = SACK_SLOTS if t.has_tool(thief, SACK) else 0
        self.pick = t.has_tool(thief, LOCK_PICK)
        self.prices = [price_of(t, thief, good) for good in range(FIRST_ART)]
        self.free_slot = t.ally[thief] == NONE
        self.allies_free = t.guild_has(seat, RICHARD)
        self.kunrad = t.has_ally(thief, KUNRAD)
        self.wanted = t.wanted[thief]
        self.cellar = t.dungeon[:FIRST_ART]
        self.store = t.store[seat * KINDS]
        self.cost = [0] * PURSES
        self.bargain = [0.0] * PURSES
        self.effect = [0.0] * PURSES
        for gold in range(PURSES):
            tool = best_buy(t, thief, gold)
            if tool != NONE:
                self.cost[gold] = TOOL_COST[tool]
                self.bargain[gold] = TOOL_VP[tool] + (TOOL_EFFECT[tool] if tool in THROWN else 0.0)
                self.effect[gold] = 0.0 if tool in THROWN else TOOL_EFFECT[tool]

    def gold_room(self, load: int) -> int:
        """Gold that still fits."""
        over = loot_in(load) - LOOT_SLOTS
        room = GOLD_SLOTS + self.extra - (over if over > 0 else 0) - (load & 7)
        return room if room > 0 else 0

    def loot_room(self, load: int) -> int:
        """Loot that still fits."""
        over = (load & 7) - GOLD_SLOTS
        room = LOOT_SLOTS + self.extra - (over if over > 0 else 0) - loot_in(load)
        return room if room > 0 else 0


def best_buy(t: Table, thief: int, gold: int) -> int:
    """The best equipment on display for that thief and so much gold; NONE: nothing."""
    best = NONE
    most = 0.0
    for tool in t.display:
        worth = TOOL_VP[tool] + TOOL_EFFECT[tool] - 0.4 * TOOL_COST[tool]
        if TOOL_COST[tool] <= gold and worth > most and can_carry(t, thief, tool):
            best = tool
            most = worth
    return best


def stops_for(t: Table, thief: int, means: Means) -> list[Stop]:
    """Every stop in this city that could be of use to that thief."""
    stops: list[Stop] = []
    for kind in (MARKET, DEALER, DUNGEON, TAVERN):
        stops += [Stop(t, place, kind, 0) for place in t.city.of_kind[kind]]
    for place in t.city.of_kind[SMUGGLER]:
        smuggler = SMUGGLER_PLACES.index(place)
        mission = t.mission[smuggler]
        if mission != NONE:
            stop = Stop(t, place, SMUGGLER, FIRST_MISSION << smuggler)
            stop.wish = MISSION_GOODS[mission]
            stop.reward = float(MISSION_VP[mission])
            stop.pay = MISSION_PAY[mission][:]
            if t.guild_has(thief // 3, OSWALD):
                stop.reward += FAVOUR_VP[OSWALD]
                stop.pay[GOLD] += FAVOUR_GOODS[OSWALD][GOLD]
            stops.append(stop)
    for place in t.city.of_kind[VILLA]:
        villa = VILLA_PLACES.index(place)
        stop = Stop(t, place, VILLA, FIRST_VILLA << villa)
        stop.gems = means.pick or t.lock[villa] != GEM
        if means.pick or t.lock[villa] == GEM:
            stop.art = t.villa_art[villa]
        if stop.gems or stop.art != NONE:
            stops.append(stop)
    if means.store > 0:
        stops.append(Stop(t, t.hideout[thief // 3], HIDEOUT, STORE))
    return stops


def missions_for(stops: list[Stop], good: int) -> int:
    """The bits of the missions that ask for that good."""
    bits = 0
    for stop in stops:
        if stop.wish and stop.wish[good]:
            bits |= stop.bit
    return bits


# What the above depends on, as numbers: where these are the same, so is everything made of it.


def town_key(t: Table) -> int:
    """Missions, villas, and the goods in the dungeon."""
    key = 0
    for mission in t.mission:
        key = (key << 5) + mission + 1
    for villa in range(len(t.lock)):
        key = (key << 5) + (t.villa_art[villa] + 1) * 3 + (0 if t.lock[villa] == NONE else 1 + (t.lock[villa] == GEM))
    for good in range(FIRST_ART):
        count = t.dungeon[good]
        key = (key << 3) + (count if count < MOST else MOST)
    return key


def means_key(t: Table, thief: int) -> int:
    """The thief's cards and poster, its guild's useful friends, its hideout, and what it could buy."""
    seat = thief // 3
    gold = t.store[seat * KINDS]
    ally = t.ally[thief]
    key = t.hideout[seat] - CELLS
    key = (key << 3) + (gold if gold < MOST else MOST)
    key = (key << 6) + (0 if ally == NONE else 1 if t.brawled[thief] else ally + 2)
    key = (key << 4) + t.tools[thief * 2] + 1
    key = (key << 4) + t.tools[thief * 2 + 1] + 1
    key = (key << 3) + t.wanted[thief] + 2 * t.guild_has(seat, OSWALD) + 4 * t.guild_has(seat, RICHARD)
    for purse in (2, 3, 4):  # every price there is
        key = (key << 4) + best_buy(t, thief, purse) + 1
    return key
