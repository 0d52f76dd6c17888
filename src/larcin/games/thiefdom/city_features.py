"""The city of Thiefdom for learning agents: its streets, which never change in a game, and where something stands.

A place is written as a row and a column (one of 14, one of 26). A building has those of the space before its door.
"""

from __future__ import annotations

from typing import Final

from larcin.core.features import Feature, Row
from larcin.games.thiefdom.box import (
    CELLS,
    COLUMNS,
    DELTA,
    FIRST_LOCATION,
    GUARDS,
    LOCATIONS,
    NONE,
    PLACES,
    ROWS,
    SECTIONS,
)
from larcin.games.thiefdom.city import City
from larcin.games.thiefdom.tabletop import Table

GRID: Final[int] = ROWS + COLUMNS
BUILDINGS: Final[int] = len(PLACES) - CELLS
MOST_STEPS: Final = 60  # longer ways count as this
MOST_CHARTS: Final = 4096  # kept at a time: a sampler may play in a city of its own at every table
SIDES: Final = "AB"
TURNS: Final = 4


def city_features(players: int) -> list[Feature]:
    """What `add_city` writes."""
    placed = 6 if players <= 2 else 8
    return [
        Feature(
            "sections",
            placed * (SECTIONS + len(SIDES) + TURNS),
            1,
            "The city, section by section from the north-west: its number, its side, its quarter turns.",
        ),
        Feature("streets", CELLS * 4, 1, "Whether one can go on from each space to the north, east, south, west."),
        Feature("lanterns", CELLS, 1, "The spaces with a lantern."),
        Feature("catacombs", CELLS, 1, "The spaces at a catacomb."),
        Feature("houses", CELLS, 1, "The spaces from which a house can be entered."),
        Feature("locations", len(LOCATIONS) * GRID, 1, f"Where each location is: {', '.join(LOCATIONS)}."),
    ]


class Chart:
    """What never changes in a city, ready to be copied into observations."""

    map: bytes
    steps: dict[int, bytes]  # by place: how far every location is, made when a thief first stands there

    def __init__(self, city: City) -> None:
        self.map = bytes(_map_of(city))
        self.steps = {}


_CHARTS: Final[dict[tuple[str, ...], Chart]] = {}


def chart_of(city: City) -> Chart:
    """The city's chart, made once for each layout."""
    chart = _CHARTS.get(city.layout)
    if chart is None:
        if len(_CHARTS) == MOST_CHARTS:
            _CHARTS.clear()
        chart = Chart(city)
        _CHARTS[city.layout] = chart
    return chart


def add_city(row: Row, city: City) -> None:
    """The whole map."""
    _add_bytes(row, chart_of(city).map)


def _add_bytes(row: Row, values: bytes) -> None:
    first = row.zeros(len(values))
    row.values[first : row.at] = values


def _map_of(city: City) -> bytearray:
    row = Row()
    for placed, name in zip(city.placed, city.layout, strict=True):
        row.one_hot(SECTIONS, placed.section.number - 1)
        row.one_hot(len(SIDES), SIDES.index(name[1]))
        row.one_hot(TURNS, placed.turns)
    for space in range(CELLS):
        for way in range(4):
            row.number(1 if way in city.exits[space] else 0)
    for space in range(CELLS):
        row.number(int(city.lantern[space]))
    for space in range(CELLS):
        row.number(int(city.catacomb[space]))
    for space in range(CELLS):
        row.number(1 if any(CELLS <= place < FIRST_LOCATION for place in city.steps[space]) else 0)
    for location in range(FIRST_LOCATION, len(PLACES)):
        add_place(row, city, location)
    return row.done()


def add_place(row: Row, city: City, place: int) -> None:
    """The row and column of a place; nothing of NONE, or of a building that is not in this city."""
    space = place
    if place >= CELLS:
        doors = city.came_from(place)
        space = doors[0] if doors and doors[0] < CELLS else NONE
    row.one_hot(ROWS, NONE if space == NONE else space // COLUMNS)
    row.one_hot(COLUMNS, NONE if space == NONE else space % COLUMNS)


def add_watched(row: Row, t: Table) -> None:
    """How many guards look at each space."""
    first = row.zeros(CELLS)
    for guard in range(GUARDS):
        space = t.folk[guard]
        if space == NONE:
            continue
        way = t.facing[guard]
        for _ in range(t.city.reach[space * 4 + way]):
            space += DELTA[way]
            row.values[first + space] += 1
        # A guard does not watch its own space: nobody else can stand there.


def add_distances(row: Row, t: Table, seat: int) -> None:
    """Steps from each thief of the seat to every location, and home, through empty streets."""
    steps = chart_of(t.city).steps
    home = t.hideout[seat]
    for thief in t.thieves_of(seat):
        here = t.where[thief]
        known = steps.get(here)
        if known is None:
            known = bytes([_steps(t.city, here, location) for location in range(FIRST_LOCATION, len(PLACES))])
            steps[here] = known
        _add_bytes(row, known)
        row.number(_steps(t.city, here, home))


def _steps(city: City, here: int, goal: int) -> int:
    if here == NONE or goal == NONE or (goal != here and not city.came_from(goal)):
        return MOST_STEPS
    return min(city.distance_to(goal)[here], MOST_STEPS)
