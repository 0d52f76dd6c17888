"""How the greedy bot sees Caper: the capers and points that each play adds, and what the hand it passes gives away.

It reads a world it imagined, and of that the table and its own hand; the Snitch reads the hands he handed out, too.
"""

from __future__ import annotations

from typing import Final, cast

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.caper.actions import FIRST_FLIP, FIRST_GIVE, FIRST_ON, FIRST_TO
from larcin.games.caper.components import (
    CARDS_EACH,
    CREAM,
    CREW,
    DISCARD_COIN,
    HEIGHT,
    MINT,
    PLACES,
    THIEF_KINDS,
)
from larcin.games.caper.outlook import Outlook
from larcin.games.caper.rounds import SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.turns import FREE, GIVE, NO_WINDOW, OFFER, TEAMS

PASSED: Final = 0.55  # what the rival's best card of the hand passed on costs, of its worth to them
KEPT: Final = 0.25  # in teams the card kept may come to the rival, too


def values(sight: Sight) -> list[float]:
    """How good each legal action looks, in points."""
    world = cast("Caper", sight.imagine())
    view = Mind(world)
    if world.phase == GIVE:
        return [view.gift(action.number - FIRST_GIVE) for action in sight.legal]
    if world.phase == OFFER:
        rival = MINT if sight.seat == SNITCH else CREAM  # seat 2 is cream's Lookout, who passes to mint
        return [-view.best(rival, action.number - FIRST_GIVE) for action in sight.legal]
    return [view.value(action) for action in sight.legal]


class Mind:
    """One decision: the world it is made in, and how that looked before."""

    world: Caper
    outlook: Outlook
    before: float  # how far ahead cream looks to be

    def __init__(self, world: Caper) -> None:
        self.world = world
        self.outlook = Outlook(world)
        self.before = self.outlook.lead(world, CREAM)

    def value(self, action: Action) -> float:
        """What an action of the Mastermind whose turn it is brings."""
        world = self.world
        number = action.number
        if number < FIRST_GIVE:
            if world.phase == FREE:
                return self.best(world.turn, number)
            return self.best(world.turn, number) - self._given_away(number)
        if action.kind == "discard":
            return self._discard(world.turn, world.chosen)
        if action.kind == "pass":
            return 0.0
        if action.kind == "to":
            return self._gain(world.turn, world.chosen, world.free_slot(world.locations.index(number - FIRST_TO)))
        if action.kind == "on":
            return self._gain(world.turn, world.chosen, world.stack_of[number - FIRST_ON])
        after = world.clone()
        after.turn_down(world.stack_of[number - FIRST_FLIP])
        return self._since(after, world.turn)

    def best(self, mastermind: int, card: int) -> float:
        """What a card brings a Mastermind where it does most, were it his turn."""
        world = self.world
        stacks = self._places(mastermind, card)
        best = self._discard(mastermind, card) if card >= THIEF_KINDS and world.window == NO_WINDOW else -99.0
        if world.players == TEAMS and stacks:
            best = -99.0
        for stack in stacks:
            best = max(best, self._gain(mastermind, card, stack))
        return best

    def _places(self, mastermind: int, card: int) -> list[int]:
        """The stacks it could go to; of those alike on a side one is enough."""
        world = self.world
        first = mastermind * PLACES
        sides = range(first, first + PLACES)
        if world.window != NO_WINDOW:
            sides = range(world.window_side(world.window), world.window_side(world.window) + 1)
        stacks: list[int] = []
        for side in sides:
            if card >= THIEF_KINDS and world.window == NO_WINDOW and world.price(side, card) > world.coins[mastermind]:
                continue
            sizes = 0
            for stack in range(side * CREW, side * CREW + CREW):
                size = world.size[stack]
                if sizes >> size & 1 or (size == 0) != (card < THIEF_KINDS) or size == HEIGHT:
                    continue
                sizes |= 1 << size
                stacks.append(stack)
        return stacks

    def _gain(self, mastermind: int, card: int, stack: int) -> float:
        """What playing a card on a stack brings, with the best flip it allows."""
        after = self.world.clone()
        after.turn = mastermind
        side = stack // CREW
        if card < THIEF_KINDS:
            after.put_thief(stack, card)
        else:
            if after.window != NO_WINDOW:
                after.discards[mastermind].remove(card)
            after.put_gear(stack, card)
        targets = after.targets_of(card, side)
        after.answer(card, side)
        if not targets:
            return self._since(after, mastermind)
        best = -99.0
        for target in targets:
            flipped = after.clone()
            flipped.turn_down(target)
            best = max(best, self._since(flipped, mastermind))
        return best

    def _discard(self, mastermind: int, card: int) -> float:
        after = self.world.clone()
        after.gain(mastermind, DISCARD_COIN)
        after.discards[mastermind].append(card)
        return self._since(after, mastermind)

    def _since(self, after: Caper, mastermind: int) -> float:
        ahead = self.outlook.lead(after, CREAM) - self.before
        return ahead if mastermind == CREAM else -ahead

    def _given_away(self, card: int) -> float:
        """What the rest of the hand will do for the rival once it is passed on."""
        world = self.world
        rest = world.hands[world.turn][:]
        rest.remove(card)
        if not rest or world.step == CARDS_EACH[world.round] - 2:
            return 0.0
        if world.players == 2:
            return PASSED * max([self.best(1 - world.turn, other) for other in set(rest)])
        if world.players == TEAMS:
            return KEPT * max(0.0, self.best(1 - world.turn, rest[0]))
        return 0.0

    def gift(self, card: int) -> float:
        """The Snitch: how near the Masterminds would be if cream got that card and mint the other."""
        drawn = self.world.hands[SNITCH][:]
        drawn.remove(card)
        cream = max([self.best(CREAM, held) for held in [card, *self.world.hands[CREAM]]])
        mint = max([self.best(MINT, held) for held in [drawn[0], *self.world.hands[MINT]]])
        return -abs(self.before + cream - mint)
