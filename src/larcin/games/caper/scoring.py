"""The end of the game, and the score now: capers, locations won, goods and points, from the cards as they lie."""

from __future__ import annotations

from typing import Final

from larcin.games.caper.components import (
    ABILITIES,
    ATTRIBUTE,
    BOTH,
    CARD_GOOD,
    COUNTED,
    CREW,
    FULL_CAPERS,
    GOOD,
    GOODS,
    HEIGHT,
    JOKER,
    LAUNDERED,
    LOOKOUT_DISCARD_POINTS,
    NOTHING,
    PLACES,
    PRIZE,
    PRIZE_GOOD,
    RIVAL,
    SETS_OF_GOODS,
    SIDES,
    STACKS,
    STACKS_OF_ONE,
    THIEF_KINDS,
    Ability,
)
from larcin.games.caper.layout import Table

PARTS: Final[list[str]] = ["locations", "thieves", "gear", "goods", "discard"]
FROM_LOCATIONS: Final = 0
FROM_THIEVES: Final = 1
FROM_GEAR: Final = 2
FROM_GOODS: Final = 3
FROM_DISCARD: Final = 4  # in teams alone
KINDS_OF_GOODS: Final[int] = len(GOODS)


class Reckoning:
    """Everything that is counted at the end, as it stands now."""

    capers: list[int]  # of each side
    winner: list[int]  # of each location: a Mastermind or NOTHING
    worth: list[int]  # of each side: the points of the location's prize, were it won from here
    goods: list[int]  # mastermind * KINDS_OF_GOODS + good: locations won included
    points: list[int]  # mastermind * len(PARTS) + part

    def __init__(self) -> None:
        self.capers = [0] * SIDES
        self.winner = [NOTHING] * PLACES
        self.worth = [0] * SIDES
        self.goods = [0] * (2 * KINDS_OF_GOODS)
        self.points = [0] * (2 * len(PARTS))

    def total(self, mastermind: int) -> int:
        """A Mastermind's points."""
        first = mastermind * len(PARTS)
        return sum(self.points[first : first + len(PARTS)])

    def all_goods(self, mastermind: int) -> int:
        """How many goods a Mastermind owns, jokers included."""
        first = mastermind * KINDS_OF_GOODS
        return sum(self.goods[first : first + KINDS_OF_GOODS])


def reckon(table: Table) -> Reckoning:
    """Count everything, each step needing the one before: capers, goods, points."""
    now = Reckoning()
    _count_capers(table, now)
    count_goods(table, now)
    _count_points(table, now)
    return now


def capers_of(table: Table, side: int) -> int:
    """The capers of one side: its face-up cards, the location's attribute, and thieves with all their gear."""
    capers = 0
    for ability in ATTRIBUTE[table.locations[side % PLACES]]:
        capers += ability.capers * sets(table, ability, side)
    for stack in range(side * CREW, side * CREW + CREW):
        size = table.size[stack]
        if size == HEIGHT:
            capers += FULL_CAPERS
        first = stack * HEIGHT
        for place in range(first, first + size):
            if not table.flipped[place]:
                for ability in ABILITIES[table.cards[place]]:
                    if ability.capers:
                        capers += ability.capers * sets(table, ability, side)
    return capers


def sets(table: Table, ability: Ability, side: int) -> int:
    """How many sets an ability finds from that side. Within one ability a card is in one set only (ruling R38)."""
    if not ability.items:
        return 1
    own = side * COUNTED
    rival = (side + PLACES) % SIDES * COUNTED
    best = -1
    for i in range(len(ability.items)):
        item = ability.items[i]
        if ability.whose == RIVAL:
            lie = table.tally[rival + item]
        elif ability.whose == BOTH:
            lie = table.tally[own + item] + table.tally[rival + item]
        else:
            lie = table.tally[own + item]
        found = lie // ability.each[i]
        if best < 0 or found < best:
            best = found
    return best


def value_of_goods(goods: list[int], first: int) -> int:
    """The points of the best sets. A joker joins the kind there is least of: no other place for it scores more."""
    kinds = sorted(goods[first : first + JOKER])
    for _ in range(goods[first + JOKER]):
        kinds[0] += 1
        kinds.sort()
    most = len(kinds) - 1
    points = SETS_OF_GOODS[0] * kinds[most]
    for different in range(1, len(kinds)):
        points += (SETS_OF_GOODS[different] - SETS_OF_GOODS[different - 1]) * kinds[most - different]
    return points


def _count_capers(table: Table, now: Reckoning) -> None:
    for side in range(SIDES):
        now.capers[side] = capers_of(table, side)
    for place in range(PLACES):
        lead = now.capers[place] - now.capers[place + PLACES]
        if lead != 0:
            now.winner[place] = 0 if lead > 0 else 1


def count_goods(table: Table, now: Reckoning) -> None:
    """Count each Mastermind's goods: of face-up cards, and of the locations won."""
    for stack in range(STACKS):
        first = stack * HEIGHT
        for place in range(first, first + table.size[stack]):
            good = CARD_GOOD[table.cards[place]]
            if good != NOTHING and not table.flipped[place]:
                now.goods[stack // STACKS_OF_ONE * KINDS_OF_GOODS + good] += 1
    for place in range(PLACES):
        good = PRIZE_GOOD[table.locations[place]]
        if good != NOTHING and now.winner[place] != NOTHING:
            now.goods[now.winner[place] * KINDS_OF_GOODS + good] += 1


def _count_points(table: Table, now: Reckoning) -> None:
    parts = len(PARTS)
    for side in range(SIDES):
        mastermind = side // PLACES
        location = table.locations[side % PLACES]
        for ability in PRIZE[location]:
            now.worth[side] += _points(table, now, ability, side)
        if now.winner[side % PLACES] == mastermind:
            now.points[mastermind * parts + FROM_LOCATIONS] += now.worth[side]
        for stack in range(side * CREW, side * CREW + CREW):
            first = stack * HEIGHT
            for place in range(first, first + table.size[stack]):
                if table.flipped[place]:
                    continue
                source = FROM_THIEVES if place == first else FROM_GEAR
                for ability in ABILITIES[table.cards[place]]:
                    if ability.points:
                        now.points[mastermind * parts + source] += _points(table, now, ability, side)
    for mastermind in range(2):
        now.points[mastermind * parts + FROM_GOODS] = value_of_goods(now.goods, mastermind * KINDS_OF_GOODS)
        if table.players == 4:
            gear = len([card for card in table.discards[mastermind] if card >= THIEF_KINDS])
            now.points[mastermind * parts + FROM_DISCARD] = LOOKOUT_DISCARD_POINTS * gear


def _points(table: Table, now: Reckoning, ability: Ability, side: int) -> int:
    if ability.items and ability.items[0] == GOOD:
        return ability.points * now.all_goods(side // PLACES)
    if ability.items and ability.items[0] == LAUNDERED:
        return ability.points * table.laundered[side // PLACES]
    return ability.points * sets(table, ability, side)
