"""How good a table of Caper looks to a Mastermind, in points: what lies there, and what may still come to lie there.

The gear to come is spread over the sides by the room they have, in the colours that are still unseen; abilities are
counted with it. A location is won with a probability that grows surer as fewer cards are left. At the end all of this
comes down to the score.

A search looks at thousands of tables a second, so the abilities are laid out flat here, and every card is looked at
once.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from larcin.games.caper import components as box
from larcin.games.caper.position import Position
from larcin.games.caper.scoring import KINDS_OF_GOODS, value_of_goods
from larcin.games.caper.turns import CARD, GIVING, OFFERING, OVER, TEAMS

PLAYED: Final = 0.75  # the share of gear turns in which gear is played, not discarded
CAPERS_TO_COME: Final = 0.55  # of a gear card yet to be played, whatever it is
DOUBT: Final = 0.5  # how many capers a lead may turn out wrong, when nothing is left to come
DOUBT_TO_COME: Final = 0.45  # and how much more for the square root of the gear still to come
HEAD_START: Final = 0.3  # capers that a lead must have to be one: who is level wins nothing
PRIZE_GOOD_POINTS: Final = 2.0  # what the good of a prize is worth, about
GOOD_TO_COME: Final = 0.9  # what a good may add to later sets
GOODS_A_TURN: Final = 0.15  # goods that a gear turn brings, on average
LAUNDERED_A_TURN: Final = 0.04  # and coins to launder
COIN: Final = 0.75  # the first coin of a purse
COIN_LESS: Final = 0.11  # how much less each further one is worth
LEAST_COIN: Final = 0.05

GEAR_COLOURS: Final[list[list[int]]] = [  # of each city: how many gear cards of each colour
    [len([card for card in box.gear_of(city) if box.COLOUR[card] == colour]) for colour in range(box.GEAR)]
    for city in range(len(box.CITIES))
]

GEAR_TURNS_AFTER: Final[list[int]] = [  # each round: gear turns of a Mastermind in the rounds after it
    sum([box.CARDS_EACH[later] - 1 for later in range(number + 1, box.LAST_ROUND + 1) if box.ROUNDS[later] == "gear"])
    for number in range(box.LAST_ROUND + 1)
]
PURSE: Final[list[float]] = [  # what so many coins are worth
    sum([max(LEAST_COIN, COIN - COIN_LESS * coin) for coin in range(coins)]) for coins in range(box.COINS + 1)
]


class Count:
    """An ability laid out flat: up to three items it takes sets of, and how many of each."""

    capers: float
    points: float
    whose: i64
    kinds: i64  # how many items it takes sets of
    a: i64
    b: i64
    c: i64
    each_a: float
    each_b: float
    each_c: float

    def __init__(self, ability: box.Ability) -> None:
        items = [*ability.items, 0, 0, 0]
        each = [*ability.each, 1, 1, 1]
        self.capers = float(ability.capers)
        self.points = float(ability.points)
        self.whose = ability.whose
        self.kinds = len(ability.items)
        self.a = items[0]
        self.b = items[1]
        self.c = items[2]
        self.each_a = float(each[0])
        self.each_b = float(each[1])
        self.each_c = float(each[2])


CARD_COUNTS: Final[list[list[Count]]] = [[Count(ability) for ability in abilities] for abilities in box.ABILITIES]
ATTRIBUTE_COUNTS: Final[list[list[Count]]] = [[Count(ability) for ability in abilities] for abilities in box.ATTRIBUTE]
PRIZE_COUNTS: Final[list[list[Count]]] = [[Count(ability) for ability in abilities] for abilities in box.PRIZE]


class Outlook:
    """One decision's outlook: what is still to come is the same for every choice, so it is worked out once."""

    turns_left: list[float]  # gear turns of each Mastermind, those played for a coin left out
    share: list[float]  # of each item among the gear not seen yet: of a colour its part, of gear all, of thieves none
    teams: bool
    coming: list[float]  # gear that may still come to each side of the table being looked at
    capers: list[float]  # of each side of that table
    goods: list[float]  # of each Mastermind, those to come included
    points: list[float]  # of each Mastermind, without locations

    def __init__(self, world: Position, before: bool = False) -> None:
        """The outlook from after the turn being played; `before`: from before it, as if it were still to come."""
        turns = [gear_turns_left(world, 0), gear_turns_left(world, 1)]
        if before and world.phase == CARD and box.ROUNDS[world.round] == "gear":
            turns[world.turn] += 1
        self.turns_left = [PLAYED * turns[0], PLAYED * turns[1]]
        self.teams = world.players == TEAMS
        self.coming = [0.0] * box.SIDES
        self.capers = [0.0] * box.SIDES
        self.goods = [0.0, 0.0]
        self.points = [0.0, 0.0]
        unseen = GEAR_COLOURS[world.city][:]
        for side in range(box.SIDES):
            for stack in range(side * box.CREW, side * box.CREW + box.CREW):
                first = stack * box.HEIGHT
                for place in range(first + 1, first + world.size[stack]):
                    unseen[box.COLOUR[world.cards[place]]] -= 1
        for heap in world.discards:
            for card in heap:
                if card >= box.THIEF_KINDS:
                    unseen[box.COLOUR[card]] -= 1
        total = sum(unseen)
        self.share = [count / total if total else 0.0 for count in unseen]
        self.share += [1.0, 0.0]

    def lead(self, world: Position, mastermind: int) -> float:
        """How many points ahead a Mastermind looks to be."""
        self.look(world)
        ahead = self.points[0] - self.points[1] + self._locations(world)
        return ahead if mastermind == 0 else -ahead

    def look(self, world: Position) -> None:
        """Look at every card of the table once."""
        goods = [0] * (2 * KINDS_OF_GOODS)
        self._spread(world)
        for mastermind in range(2):
            left = self.turns_left[mastermind]
            first_good = mastermind * KINDS_OF_GOODS
            points = 0.0
            for_goods = 0.0  # points for each good
            for side in range(mastermind * box.PLACES, mastermind * box.PLACES + box.PLACES):
                capers = CAPERS_TO_COME * self.coming[side]
                for count in ATTRIBUTE_COUNTS[world.locations[side % box.PLACES]]:
                    capers += count.capers * self._sets(world, count, side)
                for stack in range(side * box.CREW, side * box.CREW + box.CREW):
                    size = world.size[stack]
                    if size == box.HEIGHT:
                        capers += box.FULL_CAPERS
                    for place in range(stack * box.HEIGHT, stack * box.HEIGHT + size):
                        if world.flipped[place]:
                            continue
                        card = world.cards[place]
                        good = box.CARD_GOOD[card]
                        if good != box.NOTHING:
                            goods[first_good + good] += 1
                        for count in CARD_COUNTS[card]:
                            if count.kinds == 0:
                                capers += count.capers
                                points += count.points
                            elif count.a == box.GOOD:
                                for_goods += count.points
                            elif count.a == box.LAUNDERED:
                                points += count.points * (world.laundered[mastermind] + LAUNDERED_A_TURN * left)
                            else:
                                found = self._sets(world, count, side)
                                capers += count.capers * found
                                points += count.points * found
                self.capers[side] = capers
            owned = float(sum(goods[first_good : first_good + KINDS_OF_GOODS]))
            self.goods[mastermind] = owned + GOODS_A_TURN * left
            points += for_goods * self.goods[mastermind]
            points += value_of_goods(goods, first_good) + GOOD_TO_COME * owned * left / 15
            points += PURSE[world.coins[mastermind]] * min(1.0, left / 4)
            if self.teams:
                for card in world.discards[mastermind]:
                    if card >= box.THIEF_KINDS:
                        points += box.LOOKOUT_DISCARD_POINTS
            self.points[mastermind] = points

    def _locations(self, world: Position) -> float:
        """What cream may hope for from the locations, less what mint may."""
        ahead = 0.0
        over = self.turns_left[0] + self.turns_left[1] == 0.0
        for place in range(box.PLACES):
            doubt = DOUBT + DOUBT_TO_COME * sqrt(self.coming[place] + self.coming[place + box.PLACES])
            lead = self.capers[place] - self.capers[place + box.PLACES]
            if over:
                chance = 1.0 if lead > 0 else 0.0
                other = 1.0 if lead < 0 else 0.0
            else:
                chance = 1 / (1 + exp(-(lead - HEAD_START) / doubt))
                other = 1 / (1 + exp((lead + HEAD_START) / doubt))
            ahead += chance * self._prize(world, place) - other * self._prize(world, place + box.PLACES)
        return ahead

    def _prize(self, world: Position, side: int) -> float:
        location = world.locations[side % box.PLACES]
        prize = PRIZE_GOOD_POINTS if box.PRIZE_GOOD[location] != box.NOTHING else 0.0
        for count in PRIZE_COUNTS[location]:
            if count.kinds > 0 and count.a == box.GOOD:
                prize += count.points * self.goods[side // box.PLACES]
            else:
                prize += count.points * self._sets(world, count, side)
        return prize

    def _spread(self, world: Position) -> None:
        """How much gear may still come to each side: its share of the room that its Mastermind has."""
        for mastermind in range(2):
            left = self.turns_left[mastermind]
            first = mastermind * box.PLACES
            room = 0
            for side in range(first, first + box.PLACES):
                room += _room(world, side)
            for side in range(first, first + box.PLACES):
                here = float(_room(world, side))
                self.coming[side] = min(here, left * here / room) if room else 0.0

    def _sets(self, world: Position, count: Count, side: int) -> float:
        """How many sets an ability may find, with the gear to come."""
        if count.kinds == 0:
            return 1.0
        rival = (side + box.PLACES) % box.SIDES
        if count.whose == box.OWN:
            near = side
            far = box.NOTHING
            coming = self.coming[side]
        elif count.whose == box.RIVAL:
            near = rival
            far = box.NOTHING
            coming = self.coming[rival]
        else:
            near = side
            far = rival
            coming = self.coming[side] + self.coming[rival]
        found = self._found(world, count.a, count.each_a, near, far, coming)
        if count.kinds > 1:
            found = min(found, self._found(world, count.b, count.each_b, near, far, coming))
            if count.kinds > 2:
                found = min(found, self._found(world, count.c, count.each_c, near, far, coming))
        return found

    def _found(self, world: Position, item: i64, each: float, near: int, far: int, coming: float) -> float:
        """For how many sets there may be enough of an item on one side or two."""
        lie = world.tally[near * box.COUNTED + item]
        if far != box.NOTHING:
            lie += world.tally[far * box.COUNTED + item]
        if coming == 0.0 or item == box.THIEF:
            return float(lie // int(each))
        found = (lie + self.share[item] * coming) / each - (each - 1.0) / (3.0 * each)
        return found if found > 0.0 else 0.0


def _room(world: Position, side: int) -> int:
    tally = side * box.COUNTED
    return (box.HEIGHT - 1) * world.tally[tally + box.THIEF] - world.tally[tally + box.GEAR]


def gear_turns_left(world: Position, mastermind: int) -> int:
    """How many gear turns a Mastermind still has after the one being played."""
    if world.phase == OVER:
        return 0
    turns = GEAR_TURNS_AFTER[world.round]
    if box.ROUNDS[world.round] == "gear":
        turns += box.CARDS_EACH[world.round] - 1 - world.step
        if world.phase not in (GIVING, OFFERING) and (
            mastermind == world.turn or mastermind == box.STARTER[world.round]
        ):
            turns -= 1
    return turns
