"""What a search is told about Master Thieves: how each role is played on a good day, and who stands well.

Everything here reads a world that was imagined. What lies in the box everybody may remember; of other seats' cards only
those that lie face up are read.
"""

from __future__ import annotations

from math import exp
from typing import Final

from larcin.core import guide as core
from larcin.core.action import Action
from larcin.core.guide import MARGIN, WINNING
from larcin.core.rng import Rng
from larcin.games.master_thieves import bot, scoring
from larcin.games.master_thieves.components import (
    CLOSED,
    DETECTIVE,
    DIAMOND,
    DONE,
    DRAWERS,
    FLIP,
    JEWELLER_F,
    JEWELLER_M,
    MASTER_THIEF,
    OPEN,
    PLACE,
    POINTS,
    RUBY,
    SAPPHIRE,
    SECRET,
    SMUGGLER,
    THIEF,
    TURN,
)
from larcin.games.master_thieves.phases import BOX, CHOOSE_ROLE, FILL, NONE, OPEN_ONE, RUBY_FOUND
from larcin.games.master_thieves.position import Position

FIRST_TURN: Final[int] = TURN[0].number
FAITH: Final = 0.8  # points of greedy value that make an action e times as promising
CARELESS: Final = 8  # in a play-out, one drawer in so many is opened without thought
FLIPS: Final = 3  # and the box is turned over once in so many turns
NEAR: Final = 1.0  # points of a lead that make it e to 1 when the game is about to end
FAR: Final = 0.5  # and what each imitation that has still to go before it can end adds to them


class Guide(core.Guide[Position]):
    """Advice for Master Thieves."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 24
        self.explore = 1.0
        self.levels = (30, 100, 300, 1000)

    # How one might play on

    def play(self, state: Position, seat: int, legal: list[Action], rng: Rng) -> Action:
        phase = state.phase
        if phase == BOX:
            return _handle(state, legal, rng)
        if phase == OPEN_ONE and rng.below(CARELESS):
            return OPEN[_best_slot(state, state.role[seat])]
        if phase == CHOOSE_ROLE:
            return legal[_role_of_the_day(state, legal, rng)]
        if phase in (OPEN_ONE, FILL):
            return legal[rng.below(len(legal))]
        if phase == RUBY_FOUND:
            return legal[0] if bot.takes_ruby(state, seat) else legal[1]
        return legal[-1]  # a sapphire rather than a diamond, off the white cushion as well as from the red one

    # What looks promising

    def priors(self, state: Position, seat: int, legal: list[Action]) -> list[float]:
        values = [bot.value(state, seat, action) for action in legal]
        if legal[-1] is DONE:
            _one_turn_is_as_good_as_another(state, values, legal)
        best = max(values)
        return [exp((value - best) / FAITH) for value in values]

    # Who stands well

    def worth(self, state: Position) -> list[float]:
        players = state.players
        points = [float(scoring.points(state, seat)) for seat in range(players)]
        best = max(points)
        if state.to_act:
            scale = NEAR + FAR * _to_go(state)
            shares = [exp((own - best) / scale) for own in points]
            total = sum(shares)
            shares = [share / total for share in shares]
        else:
            shares = [0.0] * players
            winners = scoring.winners(state)
            for seat in winners:
                shares[seat] = 1.0 / len(winners)
        second = sorted(points)[-2]
        worth: list[float] = []
        for seat in range(players):
            lead = points[seat] - (second if points[seat] == best else best)
            margin = 0.5 + 0.5 * lead / (MARGIN + abs(lead))
            worth.append(WINNING * shares[seat] + (1.0 - WINNING) * margin)
        return worth


def _to_go(world: Position) -> int:
    """About how many imitations somebody has still to place before the game can end; two to a ruby."""
    left = 2 * world.box.rubies_left()
    for seat in range(world.players):
        left = min(left, world.imitations(seat))
    return left


# Play-outs


def _best_slot(world: Position, role: int) -> int:
    """The drawer that a role opens best: where most is to be had, or, for Jewellers, where nothing falls."""
    box = world.box
    diamonds = box.diamonds
    sapphires = box.sapphires
    diamond, sapphire = POINTS[DIAMOND], POINTS[SAPPHIRE]
    over = box.over
    jeweller = role in (JEWELLER_M, JEWELLER_F)
    best = 0
    most = -1000
    for slot in range(DRAWERS):
        upper = box.drawer_at(slot) * 2 + over
        lower = upper ^ 1
        gain = diamonds[upper] * diamond + sapphires[upper] * sapphire
        falls = diamonds[lower] * diamond + sapphires[lower] * sapphire
        if falls:
            gain = -falls
        elif jeweller:
            gain = -gain  # what lies there already is only more for a Thief
        elif role == MASTER_THIEF and box.rubies[upper]:
            gain += POINTS[RUBY]
        if gain > most:
            most = gain
            best = slot
    return best


def _handle(world: Position, legal: list[Action], rng: Rng) -> Action:
    """Finish at the drawer, then flip the box or let it be; turning moves no jewel."""
    first = legal[0]
    if first is SECRET:
        if world.box.rubies[world.box.upper(world.opened)]:
            return SECRET
    elif first.number < FIRST_TURN:  # an imitation, of which the sapphire comes second, or the alarm
        return legal[1] if legal[1] is PLACE[SAPPHIRE] else first
    if not world.flipped and rng.below(FLIPS) == 0:
        return FLIP
    last = legal[-1]
    return last if last is DONE else legal[rng.below(len(legal))]


def _role_of_the_day(world: Position, legal: list[Action], rng: Rng) -> int:
    """A role at random, the likelier the more the box and the red cushion hold for it."""
    box = world.box
    haul = 0
    great = 0
    for drawer in range(DRAWERS):
        upper = box.upper(drawer)
        lower = upper ^ 1
        if box.diamonds[lower] == 0 and box.sapphires[lower] == 0:
            gain = bot.worth(box, upper)
            haul = max(haul, gain)
            great = max(great, gain + (POINTS[RUBY] if box.rubies[upper] else 0))
    red = scoring.worth(world.red)
    weights: list[int] = []
    total = 0
    for action in legal:
        role = action.number
        if role == THIEF:
            weight = haul
        elif role == MASTER_THIEF:
            weight = great - 1
        elif role == SMUGGLER:
            weight = red + 1
        elif role == DETECTIVE:
            weight = red
        else:
            weight = 2
        weight = 1 + max(0, weight)
        total += weight
        weights.append(weight)
    mark = rng.below(total)
    for place in range(len(weights)):
        mark -= weights[place]
        if mark < 0:
            return place
    return 0


# Priors


def _one_turn_is_as_good_as_another(world: Position, values: list[float], legal: list[Action]) -> None:
    """Turning a level moves no jewel from its drawer: one way to turn is enough, and that only to tax memories."""
    chosen = FIRST_TURN + world.box.clock % len(TURN) if world.memory == CLOSED else NONE
    for place in range(len(legal)):
        number = legal[place].number
        if FIRST_TURN <= number < FIRST_TURN + len(TURN) and number != chosen:
            values[place] -= 5.0
