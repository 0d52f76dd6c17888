"""How good a table of Caper looks to a Mastermind, in points: what lies there, and what may still come to lie there.

The gear to come is spread over the sides by the room they have, in the colours that are still unseen; abilities are
counted with it. A location is won with a probability that grows surer as fewer cards are left. At the end all of this
comes down to the score.
"""

from __future__ import annotations

from math import exp
from typing import Final

from larcin.games.caper.components import (
    ABILITIES,
    ATTRIBUTE,
    BOTH,
    CARDS_EACH,
    COLOUR,
    COUNTED,
    CREW,
    FULL_CAPERS,
    GEAR,
    GOOD,
    HEIGHT,
    LAST_ROUND,
    LAUNDERED,
    LOOKOUT_DISCARD_POINTS,
    NOTHING,
    PLACES,
    PRIZE,
    PRIZE_GOOD,
    RIVAL,
    ROUNDS,
    SIDES,
    STARTER,
    THIEF,
    THIEF_KINDS,
    Ability,
    gear_of,
)
from larcin.games.caper.rules import Caper
from larcin.games.caper.scoring import KINDS_OF_GOODS, Reckoning, count_goods, value_of_goods
from larcin.games.caper.turns import GIVE, OFFER, OVER, TEAMS

PLAYED: Final = 0.75  # the share of gear turns in which gear is played, not discarded
CAPERS_TO_COME: Final = 0.55  # of a gear card yet to be played, whatever it is
DOUBT: Final = 0.5  # how many capers a lead may turn out wrong, when nothing is left to come
DOUBT_TO_COME: Final = 0.45  # and how much more for the square root of the gear still to come
PRIZE_GOOD_POINTS: Final = 2.0  # what the good of a prize is worth, about
GOOD_TO_COME: Final = 0.9  # what a good may add to later sets
COIN: Final = 0.75  # the first coin of a purse
COIN_LESS: Final = 0.11  # how much less each further one is worth


class Outlook:
    """One decision's outlook: what is still to come is the same for every choice, so it is worked out once."""

    turns_left: list[float]  # gear turns of each Mastermind, those played for a coin left out
    share: list[float]  # of each colour among the gear not seen yet
    teams: bool

    def __init__(self, world: Caper) -> None:
        self.turns_left = [PLAYED * gear_turns_left(world, mastermind) for mastermind in (0, 1)]
        unseen = [0] * GEAR
        for card in gear_of(world.city):
            unseen[COLOUR[card]] += 1
        for heap in (world.cards, world.discards[0], world.discards[1]):
            for card in heap:
                if card >= THIEF_KINDS:
                    unseen[COLOUR[card]] -= 1
        total = sum(unseen)
        self.share = [count / total if total else 0.0 for count in unseen]
        self.teams = world.players == TEAMS

    def lead(self, world: Caper, mastermind: int) -> float:
        """How many points ahead a Mastermind looks to be."""
        ahead = self.standing(world, 0) - self.standing(world, 1) + self._locations(world)
        return ahead if mastermind == 0 else -ahead

    def standing(self, world: Caper, mastermind: int) -> float:
        """What a Mastermind has besides locations: points of cards, goods, coins."""
        left = self.turns_left[mastermind]
        now = Reckoning()
        count_goods(world, now)
        goods = now.all_goods(mastermind)
        points = value_of_goods(now.goods, mastermind * KINDS_OF_GOODS) + GOOD_TO_COME * goods * left / 15
        for coin in range(world.coins[mastermind]):
            points += max(0.05, COIN - COIN_LESS * coin) * min(1.0, left / 4)
        for side in range(mastermind * PLACES, mastermind * PLACES + PLACES):
            come = self._coming(world, side)
            for stack in range(side * CREW, side * CREW + CREW):
                for place in range(stack * HEIGHT, stack * HEIGHT + world.size[stack]):
                    if world.flipped[place]:
                        continue
                    for ability in ABILITIES[world.cards[place]]:
                        if not ability.points:
                            continue
                        if ability.items and ability.items[0] == GOOD:
                            points += ability.points * (goods + 0.15 * left)
                        elif ability.items and ability.items[0] == LAUNDERED:
                            points += ability.points * (world.laundered[mastermind] + 0.04 * left)
                        else:
                            points += ability.points * self._sets(world, ability, side, come)
        if self.teams:
            points += LOOKOUT_DISCARD_POINTS * len([c for c in world.discards[mastermind] if c >= THIEF_KINDS])
        return points

    def _locations(self, world: Caper) -> float:
        """What cream may hope for from the locations, less what mint may."""
        ahead = 0.0
        for place in range(PLACES):
            coming = self._coming(world, place) + self._coming(world, place + PLACES)
            doubt = DOUBT + DOUBT_TO_COME * coming**0.5
            lead = self._capers(world, place) - self._capers(world, place + PLACES)
            for side, margin in ((place, lead), (place + PLACES, -lead)):
                if self.turns_left[0] + self.turns_left[1] == 0:
                    chance = 1.0 if margin > 0 else 0.0
                else:
                    chance = 1 / (1 + exp(-(margin - 0.3) / doubt))
                worth = chance * self._prize(world, side)
                ahead += worth if side < PLACES else -worth
        return ahead

    def _prize(self, world: Caper, side: int) -> float:
        location = world.locations[side % PLACES]
        come = self._coming(world, side)
        prize = PRIZE_GOOD_POINTS if PRIZE_GOOD[location] != NOTHING else 0.0
        for ability in PRIZE[location]:
            if ability.items and ability.items[0] == GOOD:
                now = Reckoning()
                count_goods(world, now)
                prize += ability.points * (now.all_goods(side // PLACES) + 0.15 * self.turns_left[side // PLACES])
            else:
                prize += ability.points * self._sets(world, ability, side, come)
        return prize

    def _capers(self, world: Caper, side: int) -> float:
        come = self._coming(world, side)
        capers = CAPERS_TO_COME * come
        for ability in ATTRIBUTE[world.locations[side % PLACES]]:
            capers += ability.capers * self._sets(world, ability, side, come)
        for stack in range(side * CREW, side * CREW + CREW):
            size = world.size[stack]
            if size == HEIGHT:
                capers += FULL_CAPERS
            for place in range(stack * HEIGHT, stack * HEIGHT + size):
                if not world.flipped[place]:
                    for ability in ABILITIES[world.cards[place]]:
                        if ability.capers:
                            capers += ability.capers * self._sets(world, ability, side, come)
        return capers

    def _coming(self, world: Caper, side: int) -> float:
        """How much gear may still come to a side: its share of the room that its Mastermind has."""
        mastermind = side // PLACES
        left = self.turns_left[mastermind]
        if left == 0.0:
            return 0.0
        room = 0
        all_room = 0
        for other in range(mastermind * PLACES, mastermind * PLACES + PLACES):
            tally = other * COUNTED
            here = (HEIGHT - 1) * world.tally[tally + THIEF] - world.tally[tally + GEAR]
            all_room += here
            if other == side:
                room = here
        return min(room, left * room / all_room) if all_room else 0.0

    def _sets(self, world: Caper, ability: Ability, side: int, come: float) -> float:
        """How many sets an ability may find, with the gear to come."""
        if not ability.items:
            return 1.0
        own = side * COUNTED
        rival_side = (side + PLACES) % SIDES
        rival = rival_side * COUNTED
        rival_come = self._coming(world, rival_side) if ability.whose != 0 else 0.0
        best = -1.0
        for i in range(len(ability.items)):
            item = ability.items[i]
            share = self.share[item] if item < GEAR else (1.0 if item == GEAR else 0.0)
            if ability.whose == RIVAL:
                lie = world.tally[rival + item] + share * rival_come
                coming = rival_come
            elif ability.whose == BOTH:
                lie = world.tally[own + item] + world.tally[rival + item] + share * (come + rival_come)
                coming = come + rival_come
            else:
                lie = world.tally[own + item] + share * come
                coming = come
            each = ability.each[i]
            if coming == 0.0 or item == THIEF:
                found = float(lie // each)
            else:
                found = max(0.0, lie / each - (each - 1) / (3 * each))
            if best < 0 or found < best:
                best = found
        return best


def gear_turns_left(world: Caper, mastermind: int) -> int:
    """How many gear turns a Mastermind still has after the one being played."""
    if world.phase == OVER:
        return 0
    turns = sum([CARDS_EACH[n] - 1 for n in range(world.round + 1, LAST_ROUND + 1) if ROUNDS[n] == "gear"])
    if ROUNDS[world.round] == "gear":
        turns += CARDS_EACH[world.round] - 1 - world.step
        if world.phase not in (GIVE, OFFER) and (mastermind == world.turn or mastermind == STARTER[world.round]):
            turns -= 1
    return turns
