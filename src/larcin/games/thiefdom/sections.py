"""The eight printed sections of the city: read from sections.txt, turned, and put in their places."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from larcin.games.thiefdom.box import (
    BUILDING_KINDS,
    CELLS,
    COLUMNS,
    DELTA,
    LETTERS,
    NONE,
    NORTH,
    PLACE_NUMBER,
    SOUTH,
    VILLA,
)

SIZE: Final = 7  # rows of every section, columns of a land section
RIVER_WIDTH: Final = 6  # columns of a river section, the last of them water
STREETS: Final = ".*"
WATER: Final = "~"
NOWHERE: Final[list[int]] = []  # shared by all places from which nothing leads on


class Section:
    """One side of one section, as printed or turned: letters for buildings, `.` and `*` for street."""

    number: int
    side: str
    river: bool
    villa: bool  # what lies at its outer entrance: a villa, or else a catacomb
    rows: list[str]
    houses: dict[str, int]  # letter: kind
    locations: dict[str, int]
    doors: dict[str, list[tuple[int, int]]]  # of each location
    walls: list[tuple[int, int, int, int]]  # between two cells

    def __init__(self, number: int, side: str, river: bool, villa: bool) -> None:
        self.number = number
        self.side = side
        self.river = river
        self.villa = villa
        self.rows = []
        self.houses = {}
        self.locations = {}
        self.doors = {}
        self.walls = []

    @property
    def width(self) -> int:
        """How many columns it has."""
        return RIVER_WIDTH if self.river else SIZE

    def turned(self, turns: int) -> Section:
        """The section after that many quarter turns clockwise."""
        section = self
        for _ in range(turns):
            section = section._turned_once()
        return section

    def _turned_once(self) -> Section:
        copy = Section(self.number, self.side, self.river, self.villa)
        last = SIZE - 1
        copy.rows = ["".join([self.rows[last - column][row] for column in range(SIZE)]) for row in range(SIZE)]
        copy.houses = self.houses
        copy.locations = self.locations
        copy.doors = {letter: [(c, last - r) for r, c in doors] for letter, doors in self.doors.items()}
        copy.walls = [(b, last - a, d, last - c) for a, b, c, d in self.walls]
        return copy


def _read() -> dict[str, Section]:
    found: dict[str, Section] = {}
    section = Section(0, "", False, False)
    text = (resources.files(__package__) / "sections.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        words = line.split()
        if not words or line.startswith("#") or words[0] in ("GRID", "END"):
            continue
        if words[0] == "SECTION":
            section = Section(int(words[1][0]), words[1][1], words[2] == "RIVER", words[3] == "VILLA")
            found[words[1]] = section
        elif words[0] == "HOUSE":
            section.houses[words[1]] = BUILDING_KINDS.index(words[2])
        elif words[0] == "LOC":
            section.locations[words[1]] = BUILDING_KINDS.index(words[2])
            section.doors[words[1]] = [_cell(word) for word in words[4:]]
        elif words[0] == "WALL":
            section.walls.append((*_cell(words[1]), *_cell(words[2])))
        else:
            section.rows.append(line.strip())
    return found


def _cell(word: str) -> tuple[int, int]:
    row, _, column = word.partition(",")
    return int(row), int(column)


PRINTED: Final[dict[str, Section]] = _read()  # by number and side: "3B"


class Placed:
    """A section in its place in the city, with everything that is settled within it.

    Sections meet in the middles of their sides and nowhere else, so of two neighbours only these spaces learn of each
    other. A cell's number is row * COLUMNS + column, which for a street cell is also the number of its place. Lists are
    by the order of `places`. The river is not among them: like everything outside, it is just where the city ends.
    """

    section: Section
    turns: int
    row: int  # of its top left cell
    column: int
    places: list[int]  # its spaces, row by row, then its buildings
    kinds: list[int]  # of the buildings; NONE: a space
    spaces: list[int]
    lanterns: list[int]
    cells: dict[int, list[int]]  # building: its cells
    walls: list[int]  # cell * 4 + direction, from both sides
    wet: list[int]  # the places beside the river
    gates: list[int]  # by direction: the space in the middle of that side; NONE: the river flows there
    outer: int  # the space of its outer entrance
    outer_way: int  # the direction out of the city there
    exits: list[list[int]]  # of a space: the directions in which the street goes on
    steps: list[list[int]]  # the places one movement point away
    climbs: list[list[int]]  # the places behind a wall
    fronts: list[list[int]]  # of a building: space * 4 + direction from which one stands before it
    beside: list[list[int]]  # of a space: the buildings that touch it; of a building: the spaces that touch it

    def __init__(self, section: Section, turns: int, row: int, column: int) -> None:
        self.section = section
        self.turns = turns
        self.row = row
        self.column = column
        self.spaces = []
        self.lanterns = []
        self.cells = {}
        ground = self._ground()
        middle = (section.width - 1) // 2
        self.gates = [
            self._cell(0, middle),
            NONE if section.river else self._cell(SIZE // 2, SIZE - 1),
            self._cell(SIZE - 1, middle),
            self._cell(SIZE // 2, 0),
        ]
        self.outer_way = NORTH if row == 0 else SOUTH
        self.outer = self.gates[self.outer_way]
        kind = {building_number(section, letter): kind for letter, kind in section.houses.items()}
        kind |= {building_number(section, letter): kind for letter, kind in section.locations.items()}
        if section.villa:
            villa = PLACE_NUMBER[f"villa-{section.number}"]
            kind[villa] = VILLA
            self.cells[villa] = []  # it lies outside the grid, beyond the entrance
        self.places = self.spaces + sorted(self.cells)
        self.kinds = [kind.get(place, NONE) for place in self.places]
        self.wet = sorted({ground[self._cell(r, RIVER_WIDTH - 2)] for r in range(SIZE)}) if section.river else []
        self._build_walls()
        self._join(ground)

    @property
    def name(self) -> str:
        """Its name in a layout: "3B", or "3B/2" after two quarter turns."""
        plain = f"{self.section.number}{self.section.side}"
        return f"{plain}/{self.turns}" if self.turns else plain

    def _cell(self, row: int, column: int) -> int:
        return (self.row + row) * COLUMNS + self.column + column

    def _ground(self) -> dict[int, int]:
        """The place on each cell: a space is its own."""
        ground: dict[int, int] = {}
        for r, signs in enumerate(self.section.rows):
            for c, sign in enumerate(signs):
                cell = self._cell(r, c)
                if sign in STREETS:
                    ground[cell] = cell
                    self.spaces.append(cell)
                    if sign == "*":
                        self.lanterns.append(cell)
                elif sign != WATER:
                    building = building_number(self.section, sign)
                    ground[cell] = building
                    self.cells.setdefault(building, []).append(cell)
        return ground

    def _build_walls(self) -> None:
        self.walls = []
        for a, b, c, d in self.section.walls:
            one = self._cell(a, b)
            other = self._cell(c, d)
            way = DELTA.index(other - one)
            self.walls += [one * 4 + way, other * 4 + (way + 2) % 4]

    def _join(self, ground: dict[int, int]) -> None:
        """What lies beside what, and where one may go from there."""
        doors = {
            building_number(self.section, letter): [self._cell(r, c) for r, c in cells]
            for letter, cells in self.section.doors.items()
        }
        exits: dict[int, list[int]] = {space: [] for space in self.spaces}
        fronts: dict[int, list[int]] = {building: [] for building in self.cells}
        beside: dict[int, set[int]] = {place: set() for place in self.places}
        steps: dict[int, set[int]] = {place: set() for place in self.places}
        climbs: dict[int, set[int]] = {place: set() for place in self.places}
        if self.section.villa:
            ground = {**ground, self.outer + DELTA[self.outer_way]: PLACE_NUMBER[f"villa-{self.section.number}"]}
        for space in self.spaces:
            for way in range(4):
                place = ground.get(space + DELTA[way], NONE)
                if place == NONE:
                    continue
                if space * 4 + way in self.walls:
                    climbs[space].add(place)
                    climbs[place].add(space)
                elif place < CELLS:
                    exits[space].append(way)
                    steps[space].add(place)
                else:
                    fronts[place].append(space * 4 + way)
                    beside[space].add(place)
                    beside[place].add(space)
                    steps[place].add(space)
                    if place not in doors or space in doors[place]:
                        steps[space].add(place)
        self.exits = [exits.get(place, NOWHERE) for place in self.places]
        self.fronts = [fronts.get(place, NOWHERE) for place in self.places]
        self.beside = [sorted(beside[place]) for place in self.places]
        self.steps = [sorted(steps[place]) for place in self.places]
        # Where an open edge leads to the same place, nobody needs to climb.
        self.climbs = [sorted(climbs[place] - steps[place]) for place in self.places]


@cache
def place_section(name: str, row: int, column: int) -> Placed:
    """The section of that name (see `Placed.name`), its top left cell there; cities share them."""
    plain, _, turns = name.partition("/")
    return Placed(PRINTED[plain].turned(int(turns or 0)), int(turns or 0), row, column)


def building_number(section: Section, letter: str) -> int:
    """The place of that building of the section."""
    if letter in section.houses:
        return CELLS + (section.number - 1) * len(LETTERS) + LETTERS.index(letter)
    return PLACE_NUMBER[f"{BUILDING_KINDS[section.locations[letter]]}-{section.number}"]


def layout_problem(layout: list[str], small: bool, sections: list[int]) -> str:
    """What is wrong with a list of section names, as a message id; empty if they make a city."""
    if len(layout) != (6 if small else 8):
        return "position-city-size"
    across = len(layout) // 2
    numbers: list[int] = []
    for place, name in enumerate(layout):
        plain, slash, turns = name.partition("/")
        if plain not in PRINTED or (slash and turns not in ("1", "2", "3")):
            return "position-city-section"
        river = PRINTED[plain].river
        if river != (place % across == across - 1) or (river and slash):
            return "position-city-river"
        numbers.append(PRINTED[plain].number)
    return "" if sorted(numbers) == sorted(sections) else "position-city-sections"
