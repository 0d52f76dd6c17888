"""How the greedy bot sees Master Thieves: what each drawer would give or let fall, as well as it remembers.

It reads worlds it imagined. How much of the box they hold as it is depends on the bot's memory (`Sight.memory`): with
a memory of 1 it knows every drawer, with less it mixes up those that were not opened lately.
"""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.master_thieves import scoring
from larcin.games.master_thieves.box import HOME, JewelBox
from larcin.games.master_thieves.components import (
    DETECTIVE,
    DIAMOND,
    DRAWERS,
    JEWELLER_F,
    JEWELLER_M,
    MASTER_THIEF,
    OPEN,
    PLACE,
    POINTS,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    THIEF,
)
from larcin.games.master_thieves.phases import FILLING, NONE
from larcin.games.master_thieves.position import Position

WORLDS: Final = 3  # imagined, where memory is not perfect or cards lie face down
# What each role brings on an average day: a better day is its day.
USUAL: Final[list[float]] = [2.6, 1.8, 2.0, 2.2, 3.4, 1.8]
LOST_TO_RED: Final = 0.4  # what a point on the red cushion costs who let it fall
LOST_TO_RIVAL: Final = 0.8
BAIT: Final = 0.12  # what a point lying below, with one's own alarm, may bring
THREAT: Final = 0.6  # what a rival's next haul is worth to prevent
OUTLOOK: Final = 0.25  # and a haul of the rounds to come, to those who still hold the card for it
FALLS: Final = 0.35  # points that a rival's turn lets fall, about
BLUFF: Final = 0.05  # turning a level moves no jewel, but makes it harder for others to remember
WIN: Final = 40.0  # ending the game in front


def values(sight: Sight[Position]) -> list[float]:
    """How good each legal action looks, in points."""
    totals = [0.0] * len(sight.legal)
    certain = sight.memory >= 1.0
    for _ in range(1 if certain else WORLDS):
        world = sight.imagine()
        for place, action in enumerate(sight.legal):
            totals[place] += value(world, sight.seat, action)
    return totals


def value(world: Position, seat: int, action: Action) -> float:
    """How good a legal action looks in a world, in points. Of others it reads only what lies face up."""
    kind = action.kind
    if kind == "choose":
        return _role(world, seat, action.number)
    if kind == "open":
        return _opening(world, seat, world.box.drawer_at(action.number - OPEN[0].number))
    if kind == "place":
        return _placing(world, seat, PLACE.index(action))
    if kind == "draft":
        return float(action.number)  # the sapphire comes second
    if kind == "alarm":
        return 10.0
    if kind == "secret":
        return _secret(world, seat)
    if kind == "take-ruby":
        return _taking_ruby(world, seat)
    if kind == "leave-ruby":
        return 0.0
    return _handling(world, seat, kind)


# What drawers hold


def worth(box: JewelBox, side: int) -> int:
    """What lies in the front compartment of a side is worth."""
    return box.diamonds[side] * POINTS[DIAMOND] + box.sapphires[side] * POINTS[SAPPHIRE]


def _haul(box: JewelBox, drawer: int, master: bool) -> int:
    """What a Thief or a Master Thief would carry off from a drawer."""
    upper = box.upper(drawer)
    if worth(box, box.lower(drawer)):
        return 0
    return worth(box, upper) + (POINTS[RUBY] if master and box.rubies[upper] else 0)


def _best(box: JewelBox, master: bool) -> int:
    return max([_haul(box, drawer, master) for drawer in range(DRAWERS)])


def _fall(world: Position, seat: int, drawer: int) -> float:
    """What opening a drawer costs by what falls out of it (0: nothing falls)."""
    box = world.box
    lower = box.lower(drawer)
    points = worth(box, lower)
    owner = box.alarm_in(lower)
    if owner in (HOME, seat):
        return points * LOST_TO_RED
    return points * LOST_TO_RIVAL


# Choosing a role: the one whose day it is


def _role(world: Position, seat: int, role: int) -> float:
    box = world.box
    red = scoring.worth(world.red)
    others = [other for other in range(world.players) if other != seat]
    smugglers = sum([_chance(world, other, SMUGGLER) for other in others])
    detectives = sum([_chance(world, other, DETECTIVE) for other in others])
    thieves = sum([_chance(world, other, THIEF) for other in others])
    imitation = float(POINTS[SAPPHIRE] if world.white[seat * 2 + SAPPHIRE] else POINTS[DIAMOND])
    haul = _best(box, master=False)
    if role == SMUGGLER:
        stopped = min(0.6, max(0.0, (detectives - smugglers - 0.5) / 2))
        gain = (red + haul) * (1.0 - stopped) / (1.0 + smugglers) + imitation
    elif role == JEWELLER_M:
        gain = imitation + (0.5 if box.alarms[seat] == HOME else 0.0)
    elif role == JEWELLER_F:
        gain = imitation + detectives * POINTS[DIAMOND]
    elif role == THIEF:
        gain = haul / (1.0 + thieves + smugglers)
    elif role == MASTER_THIEF:
        gain = _best(box, master=True) / (1.0 + _chances(world, others, MASTER_THIEF))
    else:
        free = min(1.0, smugglers)
        gain = (red * (1.0 - free) + FALLS * len(others)) / (1.0 + detectives)
    return gain - USUAL[role]


def _chance(world: Position, seat: int, role: int) -> float:
    """How likely that seat is to play that role now, for all one knows."""
    left = world.unplayed(seat)
    return 1.0 / left.bit_count() if left >> role & 1 else 0.0


def _chances(world: Position, seats: list[int], role: int) -> float:
    return sum([_chance(world, seat, role) for seat in seats])


# A turn


def _opening(world: Position, seat: int, drawer: int) -> float:
    box = world.box
    fall = _fall(world, seat, drawer)
    if world.stage == FILLING:
        return -fall
    role = world.role[seat]
    if fall:
        return -fall if role == JEWELLER_F else -fall - 2.0
    if role == JEWELLER_M:  # his alarm guards what lies there already
        return BAIT * worth(box, box.upper(drawer))
    if role == JEWELLER_F:
        return 0.0
    if role == SMUGGLER:
        return float(_haul(box, drawer, master=False))
    return float(_haul(box, drawer, role == MASTER_THIEF))


def _placing(world: Position, seat: int, jewel: int) -> float:
    """Getting rid of an imitation is as good as winning it; the last one ends the game."""
    if world.stage == FILLING:
        return 0.0
    if world.imitations(seat) == 1:
        return _ending(world, seat, POINTS[jewel])
    return 10.0 + POINTS[jewel]


def _secret(world: Position, seat: int) -> float:
    """Pull the drawer out for a ruby that lies above; never risk the jewels in front for one that would fall."""
    upper = world.box.upper(world.opened)
    if world.box.rubies[upper]:
        return 10.0
    return -10.0


def _taking_ruby(world: Position, seat: int) -> float:
    """Always good, but for the sixth that would end the game for somebody else."""
    return _ending(world, seat, POINTS[RUBY]) if world.box.rubies_left() == 1 else float(POINTS[RUBY])


def takes_ruby(world: Position, seat: int) -> bool:
    """Would the seat take the ruby it has found?"""
    return _taking_ruby(world, seat) > 0


def _ending(world: Position, seat: int, gain: int) -> float:
    """Is it good to end the game now?"""
    mine = scoring.points(world, seat) + gain
    best = max([scoring.points(world, other) for other in range(world.players) if other != seat])
    return WIN if mine > best else -WIN


def _handling(world: Position, seat: int, kind: str) -> float:
    """Turning, flipping or leaving the box: how good it will be for me, and how bad for those who come next."""
    box = world.box
    now = _outlook(world, seat)
    if kind == "done":
        return now
    box.flip()
    flipped = _outlook(world, seat)
    box.flip()
    if kind == "flip":
        return flipped
    still = not world.one_of_both or world.stage == FILLING
    return BLUFF + (max(now, flipped) if still and not world.flipped else now)


def _outlook(world: Position, seat: int) -> float:
    """The box as it stands, to this seat against the others."""
    box = world.box
    haul = _best(box, master=False)
    great_haul = _best(box, master=True)
    outlook = 0.0
    for other in range(world.players):
        weight = 1.0 if other == seat else -1.0 / (world.players - 1)
        left = world.unplayed(other)
        if left >> THIEF & 1:
            outlook += OUTLOOK * weight * haul
        if left >> MASTER_THIEF & 1:
            outlook += OUTLOOK * weight * great_haul
        role = world.role[other]
        if other != seat and role != NONE and world.is_shown(other) and not world.acted >> other & 1:
            if role == THIEF:
                outlook -= THREAT * haul
            elif role == MASTER_THIEF:
                outlook -= THREAT * great_haul
    side = box.alarms[seat]
    if side != HOME and side == box.lower(side >> 1):
        outlook += BAIT * worth(box, side)
    return outlook
