"""The assembled city as tables: where one step leads, what a figure sees, where a rope or a patrol can go.

A City is made once for a layout and shared by all positions played in it; nothing here changes during a game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from larcin.core.rng import Rng
from larcin.games.thiefdom.box import (
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
    SOUTH,
    TAVERN,
    TUTORIAL,
    WEST,
)
from larcin.games.thiefdom.sections import NOWHERE, SIZE, Placed, place_section

FAR: Final = 99  # farther than any way through the city


class City:
    """One layout of the city. Lists are by place number, or by space * 4 + direction where that is said."""

    layout: tuple[str, ...]
    placed: list[Placed]  # its sections, row by row
    outer: dict[int, int]  # section number: the space of its outer entrance
    outer_way: dict[int, int]  # section number: the direction out of the city there
    kind: list[int]  # of a building; NONE: a space, or not in this city
    section: list[int]
    street: list[bool]
    lantern: list[bool]
    houses: list[int]  # where a hideout may be
    of_kind: list[list[int]]  # the buildings of each kind
    exits: list[list[int]]  # of a space: the directions in which the street goes on
    steps: list[list[int]]  # the places one movement point away
    climbs: list[list[int]]  # the places behind a wall
    beside: list[list[int]]  # of a space: the buildings that touch it; of a building: the spaces that touch it
    fronts: list[list[int]]  # of a building: space * 4 + direction from which one stands before it
    catacomb: list[bool]
    reach: list[int]  # space * 4 + direction: how many spaces can be seen that way
    river: list[int]  # the places beside the water
    corridor: list[int]  # space * 4 + direction: the next crossing or lantern that way; NONE: no way for townsfolk
    arrival: list[int]  # the heading on arrival there
    way: list[list[int]]  # the headings from space to space on the way there
    villa_lantern: dict[int, int]  # section: the lantern in front of its outer entrance
    carriage_lantern: int
    # What few games need is filled in when it is asked for.
    leaps: dict[int, list[int]]  # by space
    in_sight: dict[int, list[int]]  # by building
    hooks: dict[int, list[int]]  # by building
    backward: list[list[int]]  # the steps that lead to a place
    distances: dict[int, list[int]]  # by goal

    def __init__(self, layout: tuple[str, ...]) -> None:
        self.layout = layout
        across = len(layout) // 2
        self.placed = [
            place_section(name, number // across * SIZE, number % across * SIZE) for number, name in enumerate(layout)
        ]
        self._lay_out()
        self._open_gates(across)
        self._dig_catacombs()
        spaces = [space for placed in self.placed for space in placed.spaces]
        self._look(spaces)
        self._patrol_ways(spaces)
        self.leaps = {}
        self.in_sight = {}
        self.hooks = {}
        self.backward = []
        self.distances = {}

    # Stepping and climbing

    def _lay_out(self) -> None:
        """Each section as it is by itself."""
        count = len(PLACES)
        self.kind = [NONE] * count
        self.section = [NONE] * count
        self.street = [False] * count
        self.lantern = [False] * count
        self.exits = [NOWHERE] * count
        self.steps = [NOWHERE] * count
        self.climbs = [NOWHERE] * count
        self.beside = [NOWHERE] * count
        self.fronts = [NOWHERE] * count
        self.river = []
        self.outer = {}
        self.outer_way = {}
        for placed in self.placed:
            number = placed.section.number
            for i, place in enumerate(placed.places):
                self.kind[place] = placed.kinds[i]
                self.section[place] = number
                self.exits[place] = placed.exits[i]
                self.steps[place] = placed.steps[i]
                self.climbs[place] = placed.climbs[i]
                self.beside[place] = placed.beside[i]
                self.fronts[place] = placed.fronts[i]
            for space in placed.spaces:
                self.street[space] = True
            for space in placed.lanterns:
                self.lantern[space] = True
            self.river += placed.wet
            self.outer[number] = placed.outer
            self.outer_way[number] = placed.outer_way
        self.river.sort()
        self.of_kind = [[] for _ in BUILDING_KINDS]
        self.houses = []
        for building in range(CELLS, count):
            kind = self.kind[building]
            if kind != NONE:
                self.of_kind[kind].append(building)
                if kind < CHURCH:
                    self.houses.append(building)

    def _open_gates(self, across: int) -> None:
        """From each section one can go to its neighbours in the east and in the south."""
        for number, placed in enumerate(self.placed):
            if (number + 1) % across:
                self._open_gate(placed.gates[EAST], EAST)
            if number < across:
                self._open_gate(placed.gates[SOUTH], SOUTH)

    def _open_gate(self, space: int, way: int) -> None:
        beyond = space + DELTA[way]
        self.exits[space] = sorted([*self.exits[space], way])
        self.exits[beyond] = sorted([*self.exits[beyond], (way + 2) % 4])
        self.steps[space] = sorted([*self.steps[space], beyond])
        self.steps[beyond] = sorted([*self.steps[beyond], space])

    def _dig_catacombs(self) -> None:
        """Every catacomb leads to all others."""
        self.catacomb = [False] * len(PLACES)
        tunnels = [placed.outer for placed in self.placed if not placed.section.villa]
        for space in tunnels:
            self.catacomb[space] = True
            self.steps[space] = sorted({*self.steps[space], *tunnels} - {space})

    def leaps_from(self, space: int) -> list[int]:
        """Where a leap over a building beside that space lands."""
        known = self.leaps.get(space)
        if known is None:
            known = sorted({other for building in self.beside[space] for other in self.beside[building]} - {space})
            self.leaps[space] = known
        return known

    # Sight and ropes

    def _look(self, spaces: list[int]) -> None:
        """Measure how far one sees from each space."""
        self.reach = [0] * (CELLS * 4)
        # Sections and their spaces are in reading order: what lies to the north and west is measured already.
        for space in spaces:
            for way in self.exits[space]:
                if way in (NORTH, WEST):
                    self.reach[space * 4 + way] = self.reach[(space + DELTA[way]) * 4 + way] + 1
        for space in reversed(spaces):
            for way in self.exits[space]:
                if way in (SOUTH, EAST):
                    self.reach[space * 4 + way] = self.reach[(space + DELTA[way]) * 4 + way] + 1

    def seen_from(self, building: int) -> list[int]:
        """The spaces that can be seen from a building: straight on from all its fronts."""
        known = self.in_sight.get(building)
        if known is None:
            seen: set[int] = set()
            for front in self.fronts[building]:
                space = front // 4
                way = (front + 2) % 4
                seen |= {space + step * DELTA[way] for step in range(self.reach[space * 4 + way] + 1)}
            known = sorted(seen)
            self.in_sight[building] = known
        return known

    def hooks_from(self, building: int) -> list[int]:
        """The buildings at the ends of the straight streets from a building's fronts."""
        known = self.hooks.get(building)
        if known is None:
            roofs: set[int] = set()
            for front in self.fronts[building]:
                way = (front + 2) % 4
                end = front // 4 + self.reach[front // 4 * 4 + way] * DELTA[way]
                roofs |= {roof for roof in self.beside[end] if end * 4 + way in self.fronts[roof]}
            known = sorted(roofs - {building})
            self.hooks[building] = known
        return known

    # The townsfolk's ways

    def _patrol_ways(self, spaces: list[int]) -> None:
        """Corridors from crossing to crossing; those that end in nothing but dead ends are left out (R11)."""
        self.corridor = [NONE] * (CELLS * 4)
        self.arrival = [NONE] * (CELLS * 4)
        self.way = [NOWHERE] * (CELLS * 4)
        knot = [False] * CELLS
        for space in spaces:
            knot[space] = self.lantern[space] or len(self.exits[space]) > 2
        edges = [space * 4 + way for space in spaces if knot[space] for way in self.exits[space]]
        for edge in edges:
            self._follow(edge, knot)
        self._close_dead_ends(edges)
        self.villa_lantern = {section: self._nearest_lantern(space) for section, space in self.outer.items()}
        self.carriage_lantern = self._nearest_lantern(self.placed[0].gates[WEST])

    def _follow(self, edge: int, knot: list[bool]) -> None:
        """Walk a corridor to the next crossing or lantern, if there is one."""
        heading = edge % 4
        headings = [heading]
        here = edge // 4 + DELTA[heading]
        while not knot[here]:
            onward = NONE
            for way in self.exits[here]:
                if way != (heading + 2) % 4:
                    onward = way
            if onward == NONE:
                return
            heading = onward
            headings.append(heading)
            here += DELTA[heading]
        self.corridor[edge] = here
        self.arrival[edge] = heading
        self.way[edge] = headings

    def _close_dead_ends(self, edges: list[int]) -> None:
        again = True
        while again:
            again = False
            for edge in edges:
                end = self.corridor[edge]
                if end != NONE and not self.lantern[end] and not self._goes_on(end, self.arrival[edge]):
                    self.corridor[edge] = NONE
                    again = True

    def _goes_on(self, space: int, heading: int) -> bool:
        return any(way != (heading + 2) % 4 and self.corridor[space * 4 + way] != NONE for way in self.exits[space])

    def _nearest_lantern(self, start: int) -> int:
        near = [start]
        for space in near:
            if self.lantern[space]:
                return space
            near += [beyond for way in self.exits[space] if (beyond := space + DELTA[way]) not in near]
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
            return target in self.seen_from(place)
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


@lru_cache(maxsize=16)
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
