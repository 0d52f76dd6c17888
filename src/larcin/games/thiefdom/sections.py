"""The eight printed sections of the city: read from sections.txt, turned, and laid out as one ground plan."""

from __future__ import annotations

from importlib import resources
from typing import Final

from larcin.games.thiefdom.components import (
    BUILDING_KINDS,
    CELLS,
    COLUMNS,
    EAST,
    LETTERS,
    NORTH,
    PLACE_NUMBER,
    SOUTH,
    VILLA,
    WEST,
)

SIZE: Final = 7  # rows of every section, columns of a land section
RIVER_WIDTH: Final = 6  # columns of a river section, the last of them water
STREETS: Final = ".*"
WATER: Final = "~"


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
    """A section in its place in the city."""

    section: Section
    turns: int
    row: int  # of its top left cell
    column: int

    def __init__(self, section: Section, turns: int, row: int, column: int) -> None:
        self.section = section
        self.turns = turns
        self.row = row
        self.column = column

    @property
    def name(self) -> str:
        """Its name in a layout: "3B", or "3B/2" after two quarter turns."""
        plain = f"{self.section.number}{self.section.side}"
        return f"{plain}/{self.turns}" if self.turns else plain


class GroundPlan:
    """The whole city as cells: what stands on each, where the walls and doors are, what lies outside the entrances.

    A cell's number is row * COLUMNS + column, which for a street cell is also the number of its place. The river is not
    in the plan: like everything outside, it is just where the city ends.
    """

    placed: list[Placed]
    place: dict[int, int]  # cell: the place on it (itself if street)
    lanterns: list[int]
    kind: dict[int, int]  # building: its kind
    section: dict[int, int]  # cell or building: the number of its section
    cells: dict[int, list[int]]  # building: its cells
    doors: dict[int, list[int]]  # location: the spaces it may be entered from
    walls: set[int]  # cell * 4 + direction, from both sides
    wet: set[int]  # cells beside the river
    outer: dict[int, int]  # section number: the street cell of its outer entrance
    outer_way: dict[int, int]  # section number: the direction out of the city there

    def __init__(self, layout: tuple[str, ...]) -> None:
        self.placed = []
        self.place = {}
        self.lanterns = []
        self.kind = {}
        self.section = {}
        self.cells = {}
        self.doors = {}
        self.walls = set()
        self.wet = set()
        self.outer = {}
        self.outer_way = {}
        across = len(layout) // 2
        for number, name in enumerate(layout):
            plain, _, turns = name.partition("/")
            section = PRINTED[plain].turned(int(turns or 0))
            self._lay(Placed(section, int(turns or 0), number // across * SIZE, number % across * SIZE))

    def _lay(self, placed: Placed) -> None:
        self.placed.append(placed)
        section = placed.section
        for r, row in enumerate(section.rows):
            for c, sign in enumerate(row):
                if sign == WATER:
                    continue
                cell = _number(placed, r, c)
                self.section[cell] = section.number
                if sign in STREETS:
                    self.place[cell] = cell
                    if sign == "*":
                        self.lanterns.append(cell)
                else:
                    building = building_number(section, sign)
                    self.place[cell] = building
                    self.section[building] = section.number
                    self.cells.setdefault(building, []).append(cell)
                    self.kind[building] = section.houses[sign] if sign in section.houses else section.locations[sign]
                if section.river and c == RIVER_WIDTH - 2:
                    self.wet.add(cell)
        for letter, doors in section.doors.items():
            self.doors[building_number(section, letter)] = sorted(_number(placed, r, c) for r, c in doors)
        for a, b, c, d in section.walls:
            self._build_wall(_number(placed, a, b), _number(placed, c, d))
        self._open_to_outside(placed)

    def _build_wall(self, one: int, other: int) -> None:
        for way, delta in ((NORTH, -COLUMNS), (EAST, 1), (SOUTH, COLUMNS), (WEST, -1)):
            if one + delta == other:
                self.walls.add(one * 4 + way)
                self.walls.add(other * 4 + (way + 2) % 4)

    def _open_to_outside(self, placed: Placed) -> None:
        section = placed.section
        north = placed.row == 0
        exit_cell = _number(placed, 0 if north else SIZE - 1, (section.width - 1) // 2 if section.river else SIZE // 2)
        self.outer[section.number] = exit_cell
        self.outer_way[section.number] = NORTH if north else SOUTH
        if section.villa:
            villa = PLACE_NUMBER[f"villa-{section.number}"]
            self.kind[villa] = VILLA
            self.section[villa] = section.number
            self.doors[villa] = [exit_cell]
            self.cells[villa] = []  # it lies outside the grid, beyond the entrance


def _number(placed: Placed, row: int, column: int) -> int:
    return (placed.row + row) * COLUMNS + placed.column + column


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
