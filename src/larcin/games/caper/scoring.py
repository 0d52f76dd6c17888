"""The end of the game, and the score now: capers, locations won, goods and points, from the cards as they lie."""

from __future__ import annotations

from typing import Final

from larcin.games.caper import components as box
from larcin.games.caper.layout import Layout

PARTS: Final[list[str]] = ["locations", "thieves", "gear", "goods", "discard"]
FROM_LOCATIONS: Final = 0
FROM_THIEVES: Final = 1
FROM_GEAR: Final = 2
FROM_GOODS: Final = 3
FROM_DISCARD: Final = 4  # in teams alone
KINDS_OF_GOODS: Final[int] = len(box.GOODS)


class Reckoning:
    """Everything that is counted at the end, as it stands now."""

    capers: list[int]  # of each side
    winner: list[int]  # of each location: a Mastermind or NOTHING
    worth: list[int]  # of each side: the points of the location's prize, were it won from here
    goods: list[int]  # mastermind * KINDS_OF_GOODS + good: locations won included
    points: list[int]  # mastermind * len(PARTS) + part

    def __init__(self) -> None:
        self.capers = [0] * box.SIDES
        self.winner = [box.NOTHING] * box.PLACES
        self.worth = [0] * box.SIDES
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


def reckon(layout: Layout) -> Reckoning:
    """Count everything, each step needing the one before: capers, goods, points."""
    now = Reckoning()
    _count_capers(layout, now)
    count_goods(layout, now)
    _count_points(layout, now)
    return now


def capers_of(layout: Layout, side: int) -> int:
    """The capers of one side: its face-up cards, the location's attribute, and thieves with all their gear."""
    capers = 0
    for ability in box.ATTRIBUTE[layout.locations[side % box.PLACES]]:
        capers += ability.capers * sets(layout, ability, side)
    for stack in range(side * box.CREW, side * box.CREW + box.CREW):
        size = layout.size[stack]
        if size == box.HEIGHT:
            capers += box.FULL_CAPERS
        first = stack * box.HEIGHT
        for place in range(first, first + size):
            if not layout.flipped[place]:
                for ability in box.ABILITIES[layout.cards[place]]:
                    if ability.capers:
                        capers += ability.capers * sets(layout, ability, side)
    return capers


def sets(layout: Layout, ability: box.Ability, side: int) -> int:
    """How many sets an ability finds from that side. Within one ability a card is in one set only (ruling R38)."""
    if not ability.items:
        return 1
    own = side * box.COUNTED
    rival = (side + box.PLACES) % box.SIDES * box.COUNTED
    best = -1
    for i in range(len(ability.items)):
        item = ability.items[i]
        if ability.whose == box.RIVAL:
            lie = layout.tally[rival + item]
        elif ability.whose == box.BOTH:
            lie = layout.tally[own + item] + layout.tally[rival + item]
        else:
            lie = layout.tally[own + item]
        found = lie // ability.each[i]
        if best < 0 or found < best:
            best = found
    return best


def value_of_goods(goods: list[int], first: int) -> int:
    """The points of the best sets. A joker joins the kind there is least of: no other place for it scores more."""
    kinds = sorted(goods[first : first + box.JOKER])
    for _ in range(goods[first + box.JOKER]):
        kinds[0] += 1
        kinds.sort()
    most = len(kinds) - 1
    points = box.SETS_OF_GOODS[0] * kinds[most]
    for different in range(1, len(kinds)):
        points += (box.SETS_OF_GOODS[different] - box.SETS_OF_GOODS[different - 1]) * kinds[most - different]
    return points


def _count_capers(layout: Layout, now: Reckoning) -> None:
    for side in range(box.SIDES):
        now.capers[side] = capers_of(layout, side)
    for place in range(box.PLACES):
        lead = now.capers[place] - now.capers[place + box.PLACES]
        if lead != 0:
            now.winner[place] = 0 if lead > 0 else 1


def count_goods(layout: Layout, now: Reckoning) -> None:
    """Count each Mastermind's goods: of face-up cards, and of the locations won."""
    for stack in range(box.STACKS):
        first = stack * box.HEIGHT
        for place in range(first, first + layout.size[stack]):
            good = box.CARD_GOOD[layout.cards[place]]
            if good != box.NOTHING and not layout.flipped[place]:
                now.goods[stack // box.STACKS_OF_ONE * KINDS_OF_GOODS + good] += 1
    for place in range(box.PLACES):
        good = box.PRIZE_GOOD[layout.locations[place]]
        if good != box.NOTHING and now.winner[place] != box.NOTHING:
            now.goods[now.winner[place] * KINDS_OF_GOODS + good] += 1


def _count_points(layout: Layout, now: Reckoning) -> None:
    parts = len(PARTS)
    for side in range(box.SIDES):
        mastermind = side // box.PLACES
        location = layout.locations[side % box.PLACES]
        for ability in box.PRIZE[location]:
            now.worth[side] += _points(layout, now, ability, side)
        if now.winner[side % box.PLACES] == mastermind:
            now.points[mastermind * parts + FROM_LOCATIONS] += now.worth[side]
        for stack in range(side * box.CREW, side * box.CREW + box.CREW):
            first = stack * box.HEIGHT
            for place in range(first, first + layout.size[stack]):
                if layout.flipped[place]:
                    continue
                source = FROM_THIEVES if place == first else FROM_GEAR
                for ability in box.ABILITIES[layout.cards[place]]:
                    if ability.points:
                        now.points[mastermind * parts + source] += _points(layout, now, ability, side)
    for mastermind in range(2):
        now.points[mastermind * parts + FROM_GOODS] = value_of_goods(now.goods, mastermind * KINDS_OF_GOODS)
        if layout.players == 4:
            gear = len([card for card in layout.discards[mastermind] if card >= box.THIEF_KINDS])
            now.points[mastermind * parts + FROM_DISCARD] = box.LOOKOUT_DISCARD_POINTS * gear


def _points(layout: Layout, now: Reckoning, ability: box.Ability, side: int) -> int:
    if ability.items and ability.items[0] == box.GOOD:
        return ability.points * now.all_goods(side // box.PLACES)
    if ability.items and ability.items[0] == box.LAUNDERED:
        return ability.points * layout.laundered[side // box.PLACES]
    return ability.points * sets(layout, ability, side)
