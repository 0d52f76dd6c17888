"""How the greedy bot sees Thief's Market: it looks for the pile that buys most and is not worth stealing, then shops.

It reads a world it imagined; of that, everything but the decks is known to whoever has watched.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.thiefs_market import market
from larcin.games.thiefs_market.appraisal import Shopper, card_worth
from larcin.games.thiefs_market.bazaar import BACK, CENTRE, CHARM, RETURNING, SPLIT
from larcin.games.thiefs_market.components import (
    BUY,
    CASH_IN_GOLD,
    CASH_IN_INFAMY,
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
from larcin.games.thiefs_market.position import Position

LATE: Final = 1.1  # what a robbed seat can hope for, by what lies in the centre: who acts late is not badly off
LARGEST: Final = 6  # objects in the piles it thinks of taking
SHORT_LIST: Final = 16  # piles whose risk it works out
WARY: Final = 4.0  # a theft that brings so many points more than anything else is as likely as can be
SUREST: Final = 0.4  # and as likely as this

Plan = tuple[float, tuple[int, ...]]  # a value, and the pile it is of


def values(sight: Sight[Position]) -> list[float]:
    """How good each legal action looks, in points."""
    world = sight.imagine()
    if world.phase == SPLIT:
        return _Splitter(world, sight.seat).values(sight.legal)
    return market_values(world, sight.seat, sight.legal)


def market_values(world: Position, seat: int, legal: list[Action]) -> list[float]:
    """How good each legal action looks after the split, in points."""
    shopper = Shopper(world, seat)
    if world.phase == CHARM:
        return [_charm(shopper, action) for action in legal]
    return [_market(shopper, action) for action in legal]


# The split


class _Splitter:
    """A seat that decides on its pile."""

    def __init__(self, world: Position, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.shoppers = [Shopper(world, other) for other in range(world.players)]
        self.piles = [world.count(other) for other in range(world.players)]
        self.known: dict[tuple[int, tuple[int, ...]], float] = {}

    def values(self, legal: list[Action]) -> list[float]:
        """Take the best whole plan; an action is as good as the best plan that begins with it."""
        mine = self.piles[self.seat]
        centre = self.world.count(CENTRE)
        if self.world.step == RETURNING:
            returned = self.world.count(BACK)
            plans = self._keep(mine, _sum(centre, returned), must_return=sum(returned) == 0)
            return [_best(plans, action, mine, -1) for action in legal]
        plans = self._take(centre, mine)
        result: list[float] = []
        for action in legal:
            if action is TAKE_ALL:
                result.append(self._worth(self.seat, centre))
            elif action.kind == "steal":
                result.append(self._theft(action.number - STEAL[0].number, centre))
            else:
                result.append(_best(plans, action, mine, 1))
        return result

    def _worth(self, seat: int, pile: list[int]) -> float:
        key = (seat, tuple(pile))
        if key not in self.known:
            self.known[key] = self.shoppers[seat].pile(pile)
        return self.known[key]

    def _take(self, centre: list[int], mine: list[int]) -> list[Plan]:
        """The best piles of what the seat has taken already and some of the centre."""
        piles = [pile for some in _parts(centre) if 0 < sum(pile := _sum(mine, some)) <= max(LARGEST, sum(mine))]
        whole = _sum(centre, mine)
        return [(self._plan(pile, _less(whole, pile)), tuple(pile)) for pile in self._short_list(piles, mine)]

    def _keep(self, stolen: list[int], centre: list[int], must_return: bool) -> list[Plan]:
        """The best parts of a stolen pile to keep."""
        most = sum(stolen) - int(must_return)
        piles = [part for part in _parts(stolen) if 0 < sum(part) <= most]
        whole = _sum(centre, stolen)
        return [(self._plan(pile, _less(whole, pile)), tuple(pile)) for pile in self._short_list(piles, stolen)]

    def _theft(self, victim: int, centre: list[int]) -> float:
        """The best that can come of a theft; its victim will be waiting like the others."""
        pile = self.piles[victim]
        self.piles[victim] = [0] * KINDS
        best = max([value for value, _ in self._keep(pile, centre, must_return=True)])
        self.piles[victim] = pile
        return best

    def _short_list(self, piles: list[list[int]], sure: list[int]) -> list[list[int]]:
        """The piles worth most, and those so small, or so near, that they must not be overlooked."""
        piles.sort(key=lambda pile: -self._worth(self.seat, pile))
        return piles[:SHORT_LIST] + [pile for pile in piles[SHORT_LIST:] if sum(pile) <= 2 or pile == sure]

    def _plan(self, pile: list[int], rest: list[int]) -> float:
        """A pile's worth to the seat if it is left alone, and what is hoped for if it is stolen."""
        own = self._worth(self.seat, pile)
        safe = 1.0
        if sum(pile) >= 2:
            for other, others in enumerate(self.piles):
                if other != self.seat and sum(others) == 0:
                    safe *= 1.0 - self._temptation(other, pile, rest)
        return safe * own + (1.0 - safe) * LATE * self._worth(self.seat, rest)

    def _temptation(self, thief: int, pile: list[int], rest: list[int]) -> float:
        """How likely a waiting seat steals this pile rather than do the best else it could."""
        other_piles = [self._loot(thief, self.piles[seat]) for seat in range(len(self.piles)) if seat != self.seat]
        gain = self._loot(thief, pile) - max(self._worth(thief, rest), *other_piles)
        return max(0.0, min(SUREST, 0.5 + gain / WARY))

    def _loot(self, thief: int, pile: list[int]) -> float:
        """The best that a thief can keep of a pile when one object goes back."""
        best = 0.0
        if sum(pile) < 2:
            return best
        for kind in range(KINDS):
            if pile[kind] > 0:
                pile[kind] -= 1
                best = max(best, self._worth(thief, pile))
                pile[kind] += 1
        return best


def _sum(one: list[int], other: list[int]) -> list[int]:
    return [one[kind] + other[kind] for kind in range(KINDS)]


def _less(one: list[int], other: list[int]) -> list[int]:
    return [one[kind] - other[kind] for kind in range(KINDS)]


def _parts(objects: list[int]) -> list[list[int]]:
    """Every part of these objects, the empty one too."""
    return [list(part) for part in product(*[range(count + 1) for count in objects])]


def _best(plans: list[Plan], action: Action, mine: list[int], step: int) -> float:
    """The best plan that the action leads towards: to more objects (step 1) or fewer (step -1)."""
    then = mine[:]
    if action is DONE:
        return max([value for value, pile in plans if list(pile) == mine], default=-1.0)
    then[action.number - (RETURN[0].number if step < 0 else 0)] += step
    return max(
        [value for value, pile in plans if all(step * (pile[kind] - then[kind]) >= 0 for kind in range(KINDS))],
        default=-1.0,
    )


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
        return CASH_IN_INFAMY + shopper.shopping(dice, shopper.gold - CASH_IN_GOLD, left)
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
