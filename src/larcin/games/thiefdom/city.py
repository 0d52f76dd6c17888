"""The assembled city as tables: where one step leads, what a figure sees, where a rope or a patrol can go.

A City is made once for a layout and shared by all positions played in it; nothing here changes during a game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from larcin.core.rng import Rng
from larcin.games.thiefdom.components import (
    BUILDING_KINDS,
    CELLS,
    CHURCH,
    COLUMNS,
    DEALER,
    DELTA,
    EAST,
    LAND_SECTIONS,
    NONE,
    NORTH,
    PLACES,
    RIVER_SECTIONS,
    ROWS,
    SOUTH,
    TAVERN,
    TUTORIAL,
    WEST,
)
from larcin.games.thiefdom.sections import GroundPlan

FAR: Final = 99  # farther than any way through the city


class City:
    """One layout of the city. Lists are by place number, or by space * 4 + direction where that is said."""

    layout: tuple[str, ...]
    plan: GroundPlan
    kind: list[int]  # of a building; NONE: a space, or not in this city
    section: list[int]
    street: list[bool]
    lantern: list[bool]
    houses: list[int]  # where a hideout may be
    of_kind: list[list[int]]  # the buildings of each kind
    steps: list[list[int]]  # the places one movement point away
    climbs: list[list[int]]  # the places behind a wall
    beside: list[list[int]]  # of a space: the buildings that touch it; of a building: the spaces that touch it
    leaps: list[list[int]]  # of a space: where a leap over a building lands
    catacomb: list[bool]
    reach: list[int]  # space * 4 + direction: how many spaces can be seen that way
    in_sight: list[list[int]]  # of a building: the spaces that can be seen from it
    hooks: list[list[int]]  # of a building: the buildings at the ends of straight streets
    river: list[int]  # the places beside the water
    corridor: list[int]  # space * 4 + direction: the next crossing or lantern that way; NONE: no way for townsfolk
    arrival: list[int]  # the heading on arrival there
    way: list[list[int]]  # the headings from space to space on the way there
    villa_lantern: dict[int, int]  # section: the lantern in front of its outer entrance
    carriage_lantern: int
    backward: list[list[int]]  # the steps that lead to a place; filled when asked for
    distances: dict[int, list[int]]  # by goal; filled when asked for

    def __init__(self, layout: tuple[str, ...]) -> None:
        self.layout = layout
        self.plan = GroundPlan(layout)
        plan = self.plan
        count = len(PLACES)
        self.kind = [plan.kind.get(place, NONE) for place in range(count)]
        self.section = [plan.section.get(place, NONE) for place in range(count)]
        self.street = [plan.place.get(place, NONE) == place for place in range(count)]
        self.lantern = [False] * count
        for space in plan.lanterns:
            self.lantern[space] = True
        self.of_kind = [[b for b in range(CELLS, count) if self.kind[b] == kind] for kind in range(len(BUILDING_KINDS))]
        self.houses = [b for b in range(CELLS, count) if 0 <= self.kind[b] < CHURCH]
        self._join()
        self._look()
        self._patrol_ways()
        self.backward = []
        self.distances = {}

    # Stepping, climbing, leaping

    def _join(self) -> None:
        plan = self.plan
        count = len(PLACES)
        steps: list[set[int]] = [set() for _ in range(count)]
        climbs: list[set[int]] = [set() for _ in range(count)]
        beside: list[set[int]] = [set() for _ in range(count)]
        for cell, place in plan.place.items():
            for way in range(4):
                other = plan.place.get(self._next(cell, way), NONE)
                if other in (NONE, place) or (place >= CELLS and other >= CELLS):
                    continue
                if cell * 4 + way in plan.walls:
                    climbs[place].add(other)
                    continue
                if place >= CELLS or other >= CELLS:
                    beside[place].add(other)
                if other < CELLS or other not in plan.doors or place in plan.doors[other]:
                    steps[place].add(other)
        self.catacomb = [False] * count
        for section, space in plan.outer.items():
            villa = next((b for b, doors in plan.doors.items() if not plan.cells[b] and doors == [space]), NONE)
            if villa == NONE:
                self.catacomb[space] = True
            else:
                steps[space].add(villa)
                steps[villa].add(space)
                beside[space].add(villa)
                beside[villa].add(space)
                self.section[villa] = section
        tunnels = [space for space in range(CELLS) if self.catacomb[space]]
        for space in tunnels:
            steps[space] |= set(tunnels) - {space}
        self.steps = [sorted(places) for places in steps]
        self.beside = [sorted(places) for places in beside]
        # Where an open edge leads to the same place, nobody needs to climb.
        self.climbs = [sorted(climbs[place] - steps[place]) for place in range(count)]
        self.leaps = [
            sorted({space for building in beside[place] for space in beside[building]} - {place})
            if place < CELLS
            else []
            for place in range(count)
        ]
        riverside = {plan.place[cell] for cell in plan.wet}
        self.river = sorted(riverside)

    @staticmethod
    def _next(cell: int, way: int) -> int:
        """The cell beside it that way, NONE at the edge of the map."""
        column = cell % COLUMNS
        if (way == EAST and column == COLUMNS - 1) or (way == WEST and column == 0):
            return NONE
        beyond = cell + DELTA[way]
        return beyond if 0 <= beyond < ROWS * COLUMNS else NONE

    # Sight and ropes

    def _look(self) -> None:
        plan = self.plan
        count = len(PLACES)
        self.reach = [0] * (CELLS * 4)
        behind = [NONE] * (CELLS * 4)  # the building at the end of the line
        villa_at = {
            plan.outer[section] * 4 + way: self._villa(section)
            for section, way in plan.outer_way.items()
            if self._villa(section) != NONE
        }
        for cell in range(CELLS):
            for way in range(4):
                if not self.street[cell]:
                    continue
                here = cell
                while True:
                    place = NONE if here * 4 + way in plan.walls else plan.place.get(self._next(here, way), NONE)
                    if place == NONE or place >= CELLS:
                        behind[cell * 4 + way] = villa_at.get(here * 4 + way, NONE) if place == NONE else place
                        break
                    self.reach[cell * 4 + way] += 1
                    here = place
        self.in_sight = [[] for _ in range(count)]
        self.hooks = [[] for _ in range(count)]
        for building in range(CELLS, count):
            if self.kind[building] == NONE:
                continue
            seen: set[int] = set()
            roofs: set[int] = set()
            for start, way in self._lines_from(building):
                seen |= {start + step * DELTA[way] for step in range(self.reach[start * 4 + way] + 1)}
                roofs.add(behind[start * 4 + way])
            self.in_sight[building] = sorted(seen)
            self.hooks[building] = sorted(roofs - {NONE, building})

    def _villa(self, section: int) -> int:
        return next(
            (b for b, s in self.plan.section.items() if s == section and b >= CELLS and not self.plan.cells[b]), -1
        )

    def _lines_from(self, building: int) -> list[tuple[int, int]]:
        """The first spaces of the straight lines out of a building, with their directions."""
        plan = self.plan
        section = self.section[building]
        if not plan.cells[building]:
            return [(plan.outer[section], (plan.outer_way[section] + 2) % 4)]
        lines: list[tuple[int, int]] = []
        for cell in plan.cells[building]:
            for way in range(4):
                beyond = self._next(cell, way)
                if beyond != NONE and self.street[beyond] and cell * 4 + way not in plan.walls:
                    lines.append((beyond, way))
        return lines

    # The townsfolk's ways

    def _patrol_ways(self) -> None:
        """Corridors from crossing to crossing; those that end in nothing but dead ends are left out (R11)."""
        self.corridor = [NONE] * (CELLS * 4)
        self.arrival = [NONE] * (CELLS * 4)
        self.way = [[] for _ in range(CELLS * 4)]
        exits = [[way for way in range(4) if self.reach[space * 4 + way]] for space in range(CELLS)]
        knots = [
            space for space in range(CELLS) if self.street[space] and (self.lantern[space] or len(exits[space]) > 2)
        ]
        for start in knots:
            for first in exits[start]:
                headings = [first]
                here = start + DELTA[first]
                while here not in knots:
                    onward = [way for way in exits[here] if way != (headings[-1] + 2) % 4]
                    if not onward:
                        break
                    headings.append(onward[0])
                    here += DELTA[onward[0]]
                else:
                    edge = start * 4 + first
                    self.corridor[edge] = here
                    self.arrival[edge] = headings[-1]
                    self.way[edge] = headings
        self._close_dead_ends(knots)
        self.villa_lantern = {
            section: self._nearest_lantern(space, exits) for section, space in self.plan.outer.items()
        }
        self.carriage_lantern = self._nearest_lantern(self.plan.placed[0].row * COLUMNS + 3 * COLUMNS, exits)

    def _close_dead_ends(self, knots: list[int]) -> None:
        again = True
        while again:
            again = False
            for edge in [knot * 4 + way for knot in knots for way in range(4)]:
                end = self.corridor[edge]
                if end == NONE or self.lantern[end]:
                    continue
                back = (self.arrival[edge] + 2) % 4
                if not any(self.corridor[end * 4 + way] != NONE for way in range(4) if way != back):
                    self.corridor[edge] = NONE
                    again = True

    def _nearest_lantern(self, start: int, exits: list[list[int]]) -> int:
        seen = [start]
        for space in seen:
            if self.lantern[space]:
                return space
            seen += [beyond for way in exits[space] if (beyond := space + DELTA[way]) not in seen]
        return NONE

    # Measuring

    def sees(self, space: int, facing: int, target: int) -> bool:
        """Does somebody on that space who looks that way see the target space?"""
        if facing == NORTH:
            gap = space - target
            return gap > 0 and gap % COLUMNS == 0 and gap <= self.reach[space * 4] * COLUMNS
        if facing == EAST:
            return 0 < target - space <= self.reach[space * 4 + 1]
        if facing == SOUTH:
            gap = target - space
            return gap > 0 and gap % COLUMNS == 0 and gap <= self.reach[space * 4 + 2] * COLUMNS
        return 0 < space - target <= self.reach[space * 4 + 3]

    def in_view(self, place: int, target: int) -> bool:
        """Does a thief in that place have the target space in sight? A thief looks all four ways (card 2)."""
        if place >= CELLS:
            return target in self.in_sight[place]
        return (
            self.sees(place, NORTH, target)
            or self.sees(place, EAST, target)
            or self.sees(place, SOUTH, target)
            or self.sees(place, WEST, target)
        )

    def came_from(self, place: int) -> list[int]:
        """The places from which one step leads there."""
        if not self.backward:
            self.backward = [[] for _ in PLACES]
            for start, others in enumerate(self.steps):
                for other in others:
                    self.backward[other].append(start)
        return self.backward[place]

    def distance_to(self, goal: int) -> list[int]:
        """Movement points from every place to the goal through empty streets; made once for each goal."""
        known = self.distances.get(goal)
        if known is not None:
            return known
        points = [FAR] * len(PLACES)
        points[goal] = 0
        rim = [goal]
        for place in rim:
            if place >= CELLS and place != goal:
                continue  # one walks through no building: entering ends a move
            for other in self.came_from(place):
                if points[other] == FAR:
                    points[other] = points[place] + 1
                    rim.append(other)
        self.distances[goal] = points
        return points


@lru_cache(maxsize=256)
def city_of(layout: tuple[str, ...]) -> City:
    """The city of that layout; positions played in the same one share it."""
    return City(layout)


def random_layout(players: int, rng: Rng) -> tuple[str, ...]:
    """Sections in random places, on random sides, the land ones turned at random, the river in the east (p. 2)."""
    land = LAND_SECTIONS[players <= 2][:]
    rng.shuffle(land)
    river = RIVER_SECTIONS[:]
    rng.shuffle(river)
    across = len(land) // 2 + 1
    layout: list[str] = []
    for place in range(2 * across):
        east = place % across == across - 1
        number = river.pop() if east else land.pop()
        side = "AB"[rng.below(2)]
        turns = 0 if east else rng.below(4)
        layout.append(f"{number}{side}/{turns}" if turns else f"{number}{side}")
    return tuple(layout)


def tutorial_layout(players: int) -> tuple[str, ...]:
    """The city of the first game: all A sides, nothing turned."""
    return tuple(TUTORIAL[players <= 2])


def other_tavern_or_dealer(city: City, place: int) -> list[int]:
    """Where Svenja's passage leads from there."""
    if city.kind[place] == TAVERN:
        return city.of_kind[DEALER]
    return city.of_kind[TAVERN]
