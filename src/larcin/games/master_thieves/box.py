"""The jewel box: three levels that turn, twelve drawers with two sides each, and what lies in them.

A drawer is a physical thing, `level * 4 + k`: k 0 and 2 are the two long ones of a level, 1 and 3 the short ones. Each
drawer has two sides, `drawer * 2` and `drawer * 2 + 1`, and which of them is the upper one depends on the whole box
alone: it was turned over or not. A slot is a place on the outside, `row * 4 + face`: row 0 is the top one, face 0 is
North. Turning levels and turning the box over moves drawers between slots; a jewel never leaves its side by that.
"""

from __future__ import annotations

from typing import Final

from larcin.core.rng import Rng
from larcin.games.master_thieves.components import DRAWERS, SIDES

HOME: Final = -1  # an alarm that lies in no drawer
CHANCES: Final = 1 << 16


class JewelBox:
    """The box, and when each compartment was last seen by all."""

    over: int  # 1: it stands on its head
    quarters: list[int]  # how far each physical level is turned
    diamonds: list[int]  # in the front compartment of each side
    sapphires: list[int]
    rubies: list[int]  # in the secret compartment of each side; short drawers have none
    alarms: list[int]  # the side in which each seat's alarm lies, or HOME
    grains: list[int]  # of each drawer
    clock: int  # how many drawers have been opened
    seen: list[int]  # the clock when each drawer's front, and then each drawer's secret, last lay open

    def __init__(self) -> None:
        self.over = 0
        self.quarters = [0, 0, 0]
        self.diamonds = [0] * SIDES
        self.sapphires = [0] * SIDES
        self.rubies = [0] * SIDES
        self.alarms = []
        self.grains = []
        self.clock = 0
        self.seen = [0] * (DRAWERS * 2)

    def clone(self) -> JewelBox:
        """An independent copy."""
        copy = JewelBox.__new__(JewelBox)
        copy.over = self.over
        copy.quarters = self.quarters[:]
        copy.diamonds = self.diamonds[:]
        copy.sapphires = self.sapphires[:]
        copy.rubies = self.rubies[:]
        copy.alarms = self.alarms[:]
        copy.grains = self.grains  # dealt once
        copy.clock = self.clock
        copy.seen = self.seen[:]
        return copy

    # Where a drawer is

    def drawer_at(self, slot: int) -> int:
        """The drawer whose front shows in a slot."""
        row = slot >> 2
        face = slot & 3
        if self.over:
            return row * 4 + ((self.quarters[row] - face) & 3)
        level = 2 - row
        return level * 4 + ((face - self.quarters[level]) & 3)

    def slot_of(self, drawer: int) -> int:
        """The slot in which a drawer's front shows."""
        level = drawer >> 2
        k = drawer & 3
        if self.over:
            return level * 4 + ((self.quarters[level] - k) & 3)
        return (2 - level) * 4 + ((self.quarters[level] + k) & 3)

    def upper(self, drawer: int) -> int:
        """The side of a drawer that looks up now."""
        return drawer * 2 + self.over

    def lower(self, drawer: int) -> int:
        """The side of a drawer that looks down now."""
        return drawer * 2 + 1 - self.over

    def is_long(self, drawer: int) -> bool:
        """Does the drawer have secret compartments?"""
        return drawer & 1 == 0

    # Turning (rulebook: "Tourner le coffret à bijoux")

    def turn(self, levels: int, direction: int) -> None:
        """Turn the top one or two levels by a quarter: direction 1 is clockwise seen from above, -1 the other way."""
        for row in range(levels):
            level = row if self.over else 2 - row
            self.quarters[level] = (self.quarters[level] + direction) & 3

    def flip(self) -> None:
        """Turn the whole box over, about its axis from East to West: North and South change places."""
        self.over = 1 - self.over
        for level in range(3):
            self.quarters[level] = (2 - self.quarters[level]) & 3

    # What lies in it

    def alarm_in(self, side: int) -> int:
        """The seat whose alarm lies in that front compartment, or HOME."""
        for seat, where in enumerate(self.alarms):
            if where == side:
                return seat
        return HOME

    def rubies_left(self) -> int:
        """How many rubies nobody has taken yet."""
        return sum(self.rubies)

    # What is remembered

    def forget(self, memory: float, rng: Rng, kept: int) -> None:
        """Mix up what was not seen lately: a compartment is still known with chance `memory` for each opening since.

        What is forgotten is not lost: everybody can count the jewels on the cushions, and so in the box. The contents
        of forgotten drawers change places among them, as they lay, each on a side at random. The drawer `kept` lies
        open.
        """
        fronts = [d for d in range(DRAWERS) if d != kept and self._forgotten(d, memory, rng)]
        secrets = [d for d in range(0, DRAWERS, 2) if d != kept and self._forgotten(DRAWERS + d, memory, rng)]
        diamonds = self.diamonds[:]
        sapphires = self.sapphires[:]
        alarms = self.alarms[:]
        for drawer, source in _mixed(fronts, rng):
            swap = rng.below(2)
            for x in range(2):
                side = source * 2 + x
                target = drawer * 2 + (x ^ swap)
                self.diamonds[target] = diamonds[side]
                self.sapphires[target] = sapphires[side]
                for seat, where in enumerate(alarms):
                    if where == side:
                        self.alarms[seat] = target
        rubies = self.rubies[:]
        for drawer, source in _mixed(secrets, rng):
            swap = rng.below(2)
            for x in range(2):
                self.rubies[drawer * 2 + (x ^ swap)] = rubies[source * 2 + x]

    def _forgotten(self, place: int, memory: float, rng: Rng) -> bool:
        age = self.clock - self.seen[place]
        return rng.below(CHANCES) >= memory**age * CHANCES


def _mixed(drawers: list[int], rng: Rng) -> list[tuple[int, int]]:
    """Each drawer with another one (or itself) whose content it gets."""
    sources = drawers[:]
    rng.shuffle(sources)
    return list(zip(drawers, sources, strict=True))
