"""How the greedy bot sees Thief's Market: it looks for the pile that buys most and is not worth stealing, then shops.

It reads a world it imagined; of that, everything but the decks is known to whoever has watched.
"""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.thiefs_market import market
from larcin.games.thiefs_market.appraisal import Shopper, card_worth
from larcin.games.thiefs_market.bazaar import BACK, CENTRE, CHARM, RETURNING, SPLIT
from larcin.games.thiefs_market.components import (
    BUY,
    COPY,
    DONE,
    FACES,
    GEMS,
    KINDS,
    OTHERWISE,
    PAY,
    PAYMENTS,
    POWERS,
    REROLL,
    RETURN,
    STEAL,
    TAKE_ALL,
    TO_GOLD,
    TO_INFAMY,
    USE,
    WITH_POWER,
)
from larcin.games.thiefs_market.rules import ThiefsMarket

DENIED: Final = 0.3  # what a point that a rival loses is worth
LEFT: Final = 0.1  # what a point costs that the next thief finds in the centre
ROBBED: Final = 0.5  # the share of a pile's worth that its victim loses in the end
LARGEST: Final = 6  # objects in the piles it thinks of taking
SHORT_LIST: Final = 16  # piles whose risk it works out

Pile = tuple[int, ...]


def values(sight: Sight) -> list[float]:
    """How good each legal action looks, in points."""
    world = cast("ThiefsMarket", sight.imagine())
    if world.phase == SPLIT:
        return _Splitter(world, sight.seat).values(sight.legal)
    shopper = Shopper(world, sight.seat)
    if world.phase == CHARM:
        return [_charm(shopper, action) for action in sight.legal]
    return [_market(shopper, action) for action in sight.legal]


# The split


class _Splitter:
    """A seat that decides on its pile."""

    def __init__(self, world: ThiefsMarket, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.shoppers = [Shopper(world, other) for other in range(world.players)]
        self.piles = [world.count(other) for other in range(world.players)]
        self.known: dict[tuple[int, Pile], float] = {}

    def values(self, legal: list[Action]) -> list[float]:
        """Take the best whole plan; an action is as good as the best plan that begins with it."""
        mine = self.piles[self.seat]
        if self.world.step == RETURNING:
            back = self.world.count(BACK)
            plans = self._short_list(mine, [0] * KINDS, sum(mine) - int(sum(back) == 0))
            return [self._best(plans, action, mine) for action in legal]
        centre = self.world.count(CENTRE)
        plans = self._short_list(centre, mine, LARGEST)
        result: list[float] = []
        for action in legal:
            if action is TAKE_ALL:
                result.append(self._worth(self.seat, centre))
            elif action.kind == "steal":
                result.append(self._theft(action.number - STEAL[0].number))
            else:
                result.append(self._best(plans, action, mine))
        return result

    def _worth(self, seat: int, pile: list[int]) -> float:
        key = (seat, tuple(pile))
        if key not in self.known:
            self.known[key] = self.shoppers[seat].pile(pile)
        return self.known[key]

    def _short_list(self, source: list[int], sure: list[int], largest: int) -> list[tuple[float, Pile]]:
        """The best piles of the sure objects and some of the source, with their values, risk included."""
        piles: list[tuple[float, list[int]]] = []
        for some in product(*[range(count + 1) for count in source]):
            pile = [sure[kind] + some[kind] for kind in range(KINDS)]
            if 0 < sum(pile) <= max(largest, sum(sure)):
                piles.append((self._worth(self.seat, pile), pile))
        piles.sort(key=lambda rated: -rated[0])
        kept = [pile for _, pile in piles[:SHORT_LIST]]
        kept += [pile for _, pile in piles[SHORT_LIST:] if sum(pile) <= 2 or pile in (sure, source)]
        rest = [source[kind] + sure[kind] for kind in range(KINDS)]
        return [(self._plan(pile, [rest[kind] - pile[kind] for kind in range(KINDS)]), tuple(pile)) for pile in kept]

    def _plan(self, pile: list[int], rest: list[int]) -> float:
        """A pile's worth to the seat, less what it will lose by theft and what it leaves for others."""
        own = self._worth(self.seat, pile)
        waiting = [other for other in range(self.world.players) if other != self.seat and sum(self.piles[other]) == 0]
        if self.world.step == RETURNING:
            rest = [rest[kind] + count for kind, count in enumerate(self.world.count(CENTRE))]
        risk = 0.0
        for other in waiting:
            left = self._worth(other, rest)
            if sum(pile) >= 2:
                risk = max(risk, self._loot(other, pile) - 0.8 * left)
            own -= LEFT * left
        return own - ROBBED * max(0.0, min(risk, own))

    def _loot(self, thief: int, pile: list[int]) -> float:
        """The best that a thief can keep of a pile when one object goes back."""
        best = 0.0
        for kind in range(KINDS):
            if pile[kind] > 0:
                pile[kind] -= 1
                best = max(best, self._worth(thief, pile))
                pile[kind] += 1
        return best

    def _theft(self, victim: int) -> float:
        pile = self.piles[victim]
        return self._loot(self.seat, pile) + DENIED * ROBBED * self._worth(victim, pile)

    def _best(self, plans: list[tuple[float, Pile]], action: Action, mine: list[int]) -> float:
        """The best plan that the action leads towards."""
        returning = self.world.step == RETURNING
        if action is DONE:
            fitting = [value for value, pile in plans if list(pile) == mine]
        else:
            kind = action.number - (RETURN[0].number if returning else 0)
            step = -1 if returning else 1
            then = [count + (step if place == kind else 0) for place, count in enumerate(mine)]
            fitting = [
                value for value, pile in plans if all(step * (pile[place] - then[place]) >= 0 for place in range(KINDS))
            ]
        return max(fitting, default=-1.0)


# The market


def _charm(shopper: Shopper, action: Action) -> float:
    """A die rolled again is on average as good as its six faces."""
    world = shopper.world
    pile = world.count(shopper.seat)
    purchases = market.purchases(world, shopper.seat)
    if action.kind == "keep":
        return shopper.shopping(pile, shopper.gold, purchases)
    pile[action.number - REROLL[0].number] -= 1
    total = 0.0
    for face in range(len(FACES)):
        pile[face] += 1
        total += shopper.shopping(pile, shopper.gold, purchases)
        pile[face] -= 1
    return total / len(FACES)


def _market(shopper: Shopper, action: Action) -> float:
    """What the rest of the turn brings at best after this action, with what the action itself brings."""
    world = shopper.world
    seat = shopper.seat
    shopper.use_cards(world.used)
    dice = world.count(seat)
    left = market.purchases(world, seat) - world.bought
    number = action.number
    if action.kind == "buy":
        card = number - BUY[0].number
        return _purchase(shopper, card, market.payments(world, seat, card)[0], left)
    if action.kind == "otherwise":
        card = number - OTHERWISE[0].number
        return max([_purchase(shopper, card, way, left) for way in market.payments(world, seat, card)[1:]])
    if action.kind == "pay":
        return _purchase(shopper, world.buying, number - PAY[0].number, left)
    if action.kind == "copy":
        return card_worth(world, seat, number - COPY[0].number)
    if action.kind == "cash-in":
        return 2.0 + shopper.shopping(dice, shopper.gold - 1, left)
    if action.kind == "end-turn":
        shopper.use_cards(WITH_POWER)
        return shopper.shopping(dice, shopper.gold, 0)
    return _power(shopper, number - USE[0].number, dice, left)


def _purchase(shopper: Shopper, card: int, way: int, left: int) -> float:
    world = shopper.world
    dice = world.count(shopper.seat)
    for gem in range(GEMS):
        dice[gem] -= PAYMENTS[way][gem]
    gold = shopper.gold - market.gold_for(world, shopper.seat, card, way)
    worth = dict(shopper.offers)[card]
    return worth + shopper.shopping(dice, gold, left - 1, 1 << card)


def _power(shopper: Shopper, power: int, dice: list[int], left: int) -> float:
    """What the token or the turned die is worth to the rest of the turn."""
    card, face, into = POWERS[power]
    shopper.use_cards(shopper.world.used | 1 << card)
    dice[face] -= 1
    gold = shopper.gold
    gain = 0.0
    if into >= 0:
        dice[into] += 1
    elif into == TO_INFAMY:
        gain = 1.0
    elif into == TO_GOLD:
        gold += 1
    return gain + shopper.shopping(dice, gold, left)
