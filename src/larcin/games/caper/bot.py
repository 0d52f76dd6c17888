"""How the greedy bot sees Caper: the capers and points that each play adds, and what the hand it passes gives away.

It reads a world it imagined, and of that the table and its own hand; the Snitch reads the hands he handed out, too.
"""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.caper import components as box
from larcin.games.caper.outlook import Outlook
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import SNITCH
from larcin.games.caper.turns import FREE, GIVING, NO_WINDOW, OFFERING, TEAMS

PASSED: Final = 0.55  # what the rival's best card of the hand passed on costs, of its worth to them
KEPT: Final = 0.25  # in teams the card kept may come to the rival, too


def values(sight: Sight[Position]) -> list[float]:
    """How good each legal action looks, in points."""
    return world_values(sight.imagine(), sight.seat, sight.legal)


def world_values(world: Position, seat: int, legal: list[Action]) -> list[float]:
    """The same, in a world that was imagined already."""
    view = Mind(world)
    if world.phase == GIVING:
        return [
            view.gift(action.number - box.FIRST_GIVE, world.hands[box.CREAM], world.hands[box.MINT]) for action in legal
        ]
    if world.phase == OFFERING:
        rival = box.MINT if seat == SNITCH else box.CREAM  # seat 2 is cream's Lookout, who passes to mint
        return [-view.best(rival, action.number - box.FIRST_GIVE) for action in legal]
    return [view.value(action) for action in legal]


class Mind:
    """One decision: the world it is made in, and how that looked before.

    Cards are tried out on the table itself and taken back: a copy for each would cost more than looking at it.
    """

    world: Position
    outlook: Outlook
    before: float  # how far ahead cream looks to be
    known: dict[int, float]  # mastermind * KINDS + card: what `best` found
    where: dict[int, int]  # and the stack where; NOTHING: on the discard

    def __init__(self, world: Position) -> None:
        self.world = world
        self.outlook = Outlook(world)
        self.before = self.outlook.lead(world, box.CREAM)
        self.known = {}
        self.where = {}

    def value(self, action: Action) -> float:
        """What an action of the Mastermind whose turn it is brings."""
        world = self.world
        number = action.number
        if number < box.FIRST_GIVE:
            if world.phase == FREE:
                return self.best(world.turn, number)
            return self.best(world.turn, number) - self._given_away(number)
        if action is box.DISCARD:
            return self._discard(world.turn, world.chosen)
        if action is box.PASS:
            return 0.0
        if number < box.FIRST_ON:
            return self._gain(world.turn, world.chosen, world.free_slot(world.locations.index(number - box.FIRST_TO)))
        if number < box.FIRST_FLIP:
            return self._gain(world.turn, world.chosen, world.stack_of[number - box.FIRST_ON])
        return self._flip(world.turn, world.stack_of[number - box.FIRST_FLIP])

    def best(self, mastermind: int, card: int) -> float:
        """What a card brings a Mastermind where it does most, were it his turn."""
        key = mastermind * box.KINDS + card
        found = self.known.get(key)
        if found is not None:
            return found
        world = self.world
        stacks = self._places(mastermind, card)
        best = self._discard(mastermind, card) if card >= box.THIEF_KINDS and world.window == NO_WINDOW else -99.0
        if world.players == TEAMS and stacks:
            best = -99.0
        where = box.NOTHING
        for stack in stacks:
            gain = self._gain(mastermind, card, stack)
            if gain > best:
                best = gain
                where = stack
        self.known[key] = best
        self.where[key] = where
        return best

    def _places(self, mastermind: int, card: int) -> list[int]:
        """The stacks it could go to; of those alike on a side one is enough."""
        world = self.world
        first = mastermind * box.PLACES
        sides = range(first, first + box.PLACES)
        if world.window != NO_WINDOW:
            sides = range(world.window_side(world.window), world.window_side(world.window) + 1)
        stacks: list[int] = []
        for side in sides:
            if (
                card >= box.THIEF_KINDS
                and world.window == NO_WINDOW
                and world.price(side, card) > world.coins[mastermind]
            ):
                continue
            sizes = 0
            for stack in range(side * box.CREW, side * box.CREW + box.CREW):
                size = world.size[stack]
                if sizes >> size & 1 or (size == 0) != (card < box.THIEF_KINDS) or size == box.HEIGHT:
                    continue
                sizes |= 1 << size
                stacks.append(stack)
        return stacks

    def _gain(self, mastermind: int, card: int, stack: int) -> float:
        """What playing a card on a stack brings, with the best flip it allows."""
        world = self.world
        turn = world.turn
        supply = world.supply
        coins = world.coins
        laundered = world.laundered
        world.coins = coins[:]
        world.laundered = laundered[:]
        world.turn = mastermind
        side = stack // box.CREW
        if card < box.THIEF_KINDS:
            world.put_thief(stack, card)
        else:
            world.put_gear(stack, card)
        world.answer(card, side)
        targets = world.targets_of(card, side)
        best = max([self._flip(mastermind, target) for target in targets]) if targets else self._since(mastermind)
        if world.window != NO_WINDOW and world.players == TEAMS:
            best -= box.LOOKOUT_DISCARD_POINTS  # it is no longer on the discard
        world.take_up(stack)
        world.turn = turn
        world.supply = supply
        world.coins = coins
        world.laundered = laundered
        return best

    def _flip(self, mastermind: int, stack: int) -> float:
        self.world.turn_down(stack)
        value = self._since(mastermind)
        self.world.turn_up(stack)
        return value

    def _discard(self, mastermind: int, card: int) -> float:
        world = self.world
        supply = world.supply
        coins = world.coins
        world.coins = coins[:]
        world.gain(mastermind, box.DISCARD_COIN)
        world.discards[mastermind].append(card)
        value = self._since(mastermind)
        world.discards[mastermind].pop()
        world.supply = supply
        world.coins = coins
        return value

    def _since(self, mastermind: int) -> float:
        """What has come of it for a Mastermind, with the table as it lies now."""
        ahead = self.outlook.lead(self.world, box.CREAM) - self.before
        return ahead if mastermind == box.CREAM else -ahead

    def _given_away(self, card: int) -> float:
        """What the rest of the hand will do for the rival once it is passed on."""
        world = self.world
        rest = world.hands[world.turn][:]
        rest.remove(card)
        if not rest or world.step == box.CARDS_EACH[world.round] - 2:
            return 0.0
        if world.players == 2:
            return PASSED * max([self.best(1 - world.turn, other) for other in rest])
        if world.players == TEAMS:
            return KEPT * max(0.0, self.best(1 - world.turn, rest[0]))
        return 0.0

    def gift(self, card: int, cream_hand: list[int], mint_hand: list[int]) -> float:
        """The Snitch: how near the Masterminds would be if cream got that card and mint the other, with those hands."""
        drawn = self.world.hands[SNITCH][:]
        drawn.remove(card)
        cream = max([self.best(box.CREAM, held) for held in [card, *cream_hand]])
        mint = max([self.best(box.MINT, held) for held in [drawn[0], *mint_hand]])
        return -abs(self.before + cream - mint)
