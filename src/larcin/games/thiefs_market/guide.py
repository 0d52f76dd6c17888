"""What a search is told about Thief's Market: which piles are wanted, how a split may end, who stands well after it.

A search looks at the round that is being played and no further: what comes after it is judged by the cards, gold and
infamy that everybody has then. A split is played on by whole piles (gang.py), which is quicker and wiser than by single
objects. Everything read here is public but the decks, which are not read.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from larcin.core import guide as core
from larcin.core.guide import MARGIN, WINNING, result
from larcin.games.thiefs_market import bot
from larcin.games.thiefs_market.appraisal import PAWN_WORTH
from larcin.games.thiefs_market.bazaar import ALL, BITS, CENTRE, CHOOSING, COPYING, MARKET, PAYING, SPLIT
from larcin.games.thiefs_market.components import (
    BUY,
    CASH_IN,
    CASH_IN_GOLD,
    CASH_IN_INFAMY,
    DONE,
    END_TURN,
    KINDS,
    OTHERWISE,
    POWERS,
    RETURN,
    TAKE,
    TO_GOLD,
    TO_INFAMY,
    USE,
)
from larcin.games.thiefs_market.gang import Gang, Split, crowd
from larcin.games.thiefs_market.loot import ONE, Appraiser, common, size
from larcin.games.thiefs_market.market import purchases
from larcin.games.thiefs_market.position import Position

if TYPE_CHECKING:
    from larcin.core.action import Action

FAITH: Final = 0.7  # points that make a plan e times as promising, in the split
SHOPPING: Final = 0.5  # and at the market
NEAR: Final = 2.0  # points of a lead that make a victory e times as likely at the end
FAR: Final = 0.5  # and what each round to come adds to them
UNLIKELY: Final = 0.6  # points that paying otherwise is thought to cost
MARKETS: Final = 400  # that are remembered


class Guide(core.Guide[Position]):
    """Advice for Thief's Market."""

    gangs: dict[tuple[int, ...], Gang]  # by all that the worth of piles depends on

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.explore = 1.0
        self.levels = (20, 80, 300, 1000)
        self.gangs = {}

    def _gang(self, world: Position) -> Gang:
        key = crowd(world)
        gang = self.gangs.get(key)
        if gang is None:
            if len(self.gangs) >= MARKETS:
                self.gangs.clear()
            gang = Gang(world)
            self.gangs[key] = gang
        return gang

    # What looks promising

    def priors(self, state: Position, seat: int, legal: list[Action]) -> list[float]:
        if state.phase == SPLIT:
            return _split_priors(Split(state, self._gang(state)), legal)
        if state.phase == MARKET and state.step == CHOOSING:
            appraiser = self._gang(state).appraiser(state, seat)
            values = _shopping_values(state, seat, appraiser, legal)
        else:
            values = bot.market_values(state, seat, legal)
        best = max(values)
        return [exp((value - best) / SHOPPING) for value in values]

    # Who stands well

    def worth(self, state: Position) -> list[float]:
        if state.step in (PAYING, COPYING):  # in the middle of a purchase: finish it somehow
            state = state.clone()
            while state.to_act and state.step in (PAYING, COPYING):
                state.apply(state.turn, state.choices[0])
        if not state.to_act:
            return result(state)
        gang = self._gang(state)
        points = gang.standings[:]
        if state.phase != SPLIT:
            _add_market(state, gang, points)
        elif state.step == CHOOSING and sum(state.sizes()) == 0:
            points[state.first] += PAWN_WORTH
        else:
            split = Split(state, gang)
            split.play_on(state.rng)
            split.add_market(points)
        return shares(points, NEAR + FAR * gang.rounds)

    def signpost(self, state: Position, seat: int) -> int:
        """Dice in the centre are rolled before a seat chooses a pile."""
        if state.phase != SPLIT or state.step != CHOOSING:
            return 0
        return 1 + state.tally(CENTRE)


def shares(points: list[float], scale: float) -> list[float]:
    """Expected points as shares of the win, and a little for the margin."""
    best = max(points)
    second = sorted(points)[-2]
    chances = [exp((own - best) / scale) for own in points]
    total = sum(chances)
    worth: list[float] = []
    for seat in range(len(points)):
        lead = points[seat] - (second if points[seat] == best else best)
        margin = 0.5 + 0.5 * lead / (MARGIN + abs(lead))
        worth.append(WINNING * chances[seat] / total + (1.0 - WINNING) * margin)
    return worth


# The split


def _split_priors(split: Split, legal: list[Action]) -> list[float]:
    """A plan is a whole pile; the next object towards it, in the order of kinds, stands for it.

    So every pile is reached in one way only, and a search does not take the same objects in every order.
    """
    weights: dict[int, float] = {}
    plans = split.plans()
    best = max([value for value, _, _ in plans])
    for value, action, pile in plans:
        first = _towards(split, action, pile)
        weights[first] = weights.get(first, 0.0) + exp((value - best) / FAITH)
    return [weights.get(action.number, 0.0) for action in legal]


def _towards(split: Split, action: int, pile: int) -> int:
    """The number of the action that leads towards a plan."""
    if action != DONE.number:
        return action
    mine = split.piles[split.turn]
    for kind in range(KINDS):
        have = mine >> BITS * kind & ALL
        want = pile >> BITS * kind & ALL
        if want > have:
            return TAKE[kind].number
        if want < have:
            return RETURN[kind].number
    return action


# The market


def _shopping_values(world: Position, seat: int, appraiser: Appraiser, legal: list[Action]) -> list[float]:
    """For each action what the rest of the turn brings at best after it, with what the action itself brings."""
    pile = world.tally(seat)
    left = purchases(world, seat) - world.bought
    return [_shopping_value(world.gold[seat], appraiser, action, pile, left) for action in legal]


def _shopping_value(gold: int, appraiser: Appraiser, action: Action, pile: int, left: int) -> float:
    number = action.number
    if action is END_TURN:
        return appraiser.exchange(pile) + gold * appraiser.gold_worth
    if action is CASH_IN:
        return CASH_IN_INFAMY + appraiser.shop(pile, gold - CASH_IN_GOLD, left, 0)[0]
    if number >= USE[0].number:
        _, face, into = POWERS[number - USE[0].number]
        pile -= ONE[face]
        if into >= 0:
            pile += ONE[into]
        gain = 1.0 if into == TO_INFAMY else appraiser.gold_worth if into == TO_GOLD else 0.0
        return gain + appraiser.shop(pile, gold, left, 0)[0]
    otherwise = number >= OTHERWISE[0].number
    place = appraiser.cards.index(number - (OTHERWISE[0].number if otherwise else BUY[0].number))
    cost = appraiser.costs[place]
    paid = common(cost, pile)
    missing = max(0, size(cost) - size(paid) - appraiser.discount)
    value = appraiser.worths[place] + appraiser.shop(pile - paid, gold - missing, left - 1, 1 << place)[0]
    return value - UNLIKELY if otherwise else value


def _add_market(world: Position, gang: Gang, points: list[float]) -> None:
    """Who has still to shop does it as well as possible, in turn; the others keep what dice they have."""
    gone = 0
    holder = world.pawn()
    turn = (world.turn - holder) % world.players if world.phase == MARKET else 0
    for place in range(world.players):
        seat = (holder + place) % world.players
        appraiser = gang.appraiser(world, seat)
        pile = world.tally(seat)
        if place < turn:
            points[seat] += appraiser.exchange(pile)
        else:
            left = purchases(world, seat) - (world.bought if place == turn and world.phase == MARKET else 0)
            gain, taken = appraiser.shop(pile, world.gold[seat], left, gone)
            points[seat] += gain - world.gold[seat] * appraiser.gold_worth
            gone |= taken
