"""The city of Thiefdom for learning agents: its streets, which never change in a game, and where something stands.

A place is written as a row and a column (one of 14, one of 26). A building has those of the space before its door.
"""

from __future__ import annotations

from typing import Final

from larcin.core.features import Feature, add_one_hot, add_zeros
from larcin.games.thiefdom.city import City
from larcin.games.thiefdom.components import (
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
from larcin.games.thiefdom.tabletop import Table

GRID: Final[int] = ROWS + COLUMNS
BUILDINGS: Final[int] = len(PLACES) - CELLS
MOST_STEPS: Final = 60  # longer ways count as this
MOST_MAPS: Final = 4096  # kept at a time: a sampler may play in a city of its own at every table
_MAPS: Final[dict[tuple[str, ...], bytes]] = {}
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


def add_city(values: list[int], city: City) -> None:
    """The whole map, made once for each layout."""
    known = _MAPS.get(city.layout)
    if known is None:
        if len(_MAPS) == MOST_MAPS:
            _MAPS.clear()
        known = bytes(_map_of(city))
        _MAPS[city.layout] = known
    values += known


def _map_of(city: City) -> list[int]:
    values: list[int] = []
    for placed, name in zip(city.placed, city.layout, strict=True):
        add_one_hot(values, SECTIONS, placed.section.number - 1)
        add_one_hot(values, len(SIDES), SIDES.index(name[1]))
        add_one_hot(values, TURNS, placed.turns)
    for space in range(CELLS):
        for way in range(4):
            values.append(1 if way in city.exits[space] else 0)
    for space in range(CELLS):
        values.append(int(city.lantern[space]))
    for space in range(CELLS):
        values.append(int(city.catacomb[space]))
    for space in range(CELLS):
        values.append(1 if any(CELLS <= place < FIRST_LOCATION for place in city.steps[space]) else 0)
    for location in range(FIRST_LOCATION, len(PLACES)):
        add_place(values, city, location)
    return values


def add_place(values: list[int], city: City, place: int) -> None:
    """The row and column of a place; nothing of NONE, or of a building that is not in this city."""
    space = place
    if place >= CELLS:
        doors = city.came_from(place)
        space = doors[0] if doors and doors[0] < CELLS else NONE
    add_one_hot(values, ROWS, NONE if space == NONE else space // COLUMNS)
    add_one_hot(values, COLUMNS, NONE if space == NONE else space % COLUMNS)


def add_watched(values: list[int], t: Table) -> None:
    """How many guards look at each space."""
    first = add_zeros(values, CELLS)
    for guard in range(GUARDS):
        space = t.folk[guard]
        if space == NONE:
            continue
        way = t.facing[guard]
        for _ in range(t.city.reach[space * 4 + way]):
            space += DELTA[way]
            values[first + space] += 1
        # A guard does not watch its own space: nobody else can stand there.


def add_distances(values: list[int], t: Table, seat: int) -> None:
    """Steps from each thief of the seat to every location, and home, through empty streets."""
    goals = [*range(FIRST_LOCATION, len(PLACES)), t.hideout[seat]]
    for thief in t.thieves_of(seat):
        here = t.where[thief]
        for goal in goals:
            if here == NONE or goal == NONE or (goal != here and not t.city.came_from(goal)):
                values.append(MOST_STEPS)
            else:
                values.append(min(t.city.distance_to(goal)[here], MOST_STEPS))
