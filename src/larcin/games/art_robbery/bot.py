"""How the greedy bot sees Art Robbery: loot in points, alibis in points, and what a thief could do to it before long.

It reads a world it imagined, and of that only what everybody can see, and its own hand.
"""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.games.art_robbery.components import (
    ALIBIS,
    BOSSES,
    DOG,
    FIVE,
    FOUR,
    GIVE_LOOT,
    KINDS,
    SLOT_COUNT,
    STEAL,
    THIEF,
    VALUE,
)
from larcin.games.art_robbery.position import CENTRE, NOBODY, Position

DENIED: Final = 0.5  # what a point taken from a rival is worth
SAFE: Final = 1.3  # what the token that ends the raid is worth more: nobody can steal it back
UNKEPT_BOSS: Final = 0.3  # the share of a Boss's points to hope for without a 4 or a 5
DOG_AT_REST: Final = 1.6  # the dog's worth before it has anything to guard
GUARDED: Final = 0.25  # and for each point it guards
KEEP_THIEF: Final = 1.0  # a Greedy Thief is never useless, so playing it costs something
IDLE: Final = -0.2  # a card that does nothing
EARLY: Final = 0.125  # how much less loot is worth for each other work still on the wall: it will be stolen back
DOTTED: Final[list[int]] = [token for token, dots in enumerate(ALIBIS) if dots]
ALIBI_BY_LEAD: Final = (4.0, 3.2, 2.2, 1.2, 0.7)  # an alibi, by how many more one has than the poorest rival


def values(sight: Sight[Position]) -> list[float]:
    """How good each legal action looks, in points."""
    return world_values(sight.imagine(), sight.seat, sight.legal)


def world_values(world: Position, seat: int, legal: list[Action]) -> list[float]:
    """The same, in a world that was imagined already."""
    if legal[0] is GIVE_LOOT:
        lost = _worth(world, seat, world.wanted)
        dog = _dog_worth(world, seat)
        return [-lost if action is GIVE_LOOT else -dog for action in legal]
    return [_value(world, seat, action) for action in legal]


def _value(world: Position, seat: int, action: Action) -> float:
    if action.kind == "play":
        card = action.number
        if card == DOG:
            return IDLE if world.dog == seat else _dog_worth(world, seat) + _disarm(world, seat)
        targets = world.targets(card)
        if not targets:
            return IDLE
        best = max([_value(world, seat, target) for target in targets])
        if card == THIEF:
            best -= KEEP_THIEF
        return best * (1.0 - EARLY * (world.left - 1))
    if action.kind == "take":
        worth = _worth(world, seat, action.number - KINDS)
        return worth * SAFE if world.left == 1 else worth
    slot = (action.number - STEAL[0][0].number) // 5
    victim = world.where[world.raid * SLOT_COUNT + slot]
    gain = _worth(world, seat, slot) + DENIED * _worth(world, victim, slot)
    if world.dog == victim:  # they will give what they miss less
        return min(gain, _dog_worth(world, seat) + _disarm(world, seat))
    return gain


def _worth(world: Position, seat: int, slot: int) -> float:
    """What a token of this raid is worth to a seat: its points, its alibis, and what it does for a Boss."""
    first = world.raid * SLOT_COUNT
    where = world.where
    if slot in BOSSES:
        return VALUE[slot] * (1.0 if world.keeps_boss(seat) else UNKEPT_BOSS)
    worth = float(VALUE[slot])
    if ALIBIS[first + slot]:
        worth += ALIBIS[first + slot] * _alibi_worth(world, seat)
    if slot in (FOUR, FIVE):
        other = FIVE if slot == FOUR else FOUR
        if where[first + other] != seat:
            for boss in BOSSES:
                if where[first + boss] == seat:
                    worth += VALUE[boss] * (1.0 - UNKEPT_BOSS)
                elif where[first + boss] == CENTRE:
                    worth += 0.5
    return worth


def _alibi_worth(world: Position, seat: int) -> float:
    """An alibi is worth most to whoever is about to be caught; at two, to whoever is behind or level."""
    alibis = [0] * world.players
    for token in DOTTED:
        holder = world.where[token]
        if holder >= 0:
            alibis[holder] += ALIBIS[token]
    lead = alibis[seat] - min([count for other, count in enumerate(alibis) if other != seat])
    return ALIBI_BY_LEAD[max(0, min(lead, len(ALIBI_BY_LEAD) - 1))]


def _dog_worth(world: Position, seat: int) -> float:
    first = world.raid * SLOT_COUNT
    guarded = sum([_worth(world, seat, slot) for slot in range(SLOT_COUNT) if world.where[first + slot] == seat])
    return DOG_AT_REST + GUARDED * guarded


def _disarm(world: Position, seat: int) -> float:
    """What it hurts the dog's holder to lose it."""
    return 0.0 if world.dog in (NOBODY, seat) else DENIED * GUARDED * 4
