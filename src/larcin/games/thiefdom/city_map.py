"""The city as a client draws it: sections, streets, roofs, walls and doors. It is the same for everybody, all game.

Cells are named like the spaces of the game: "k7" is column k (the 11th from the west), row 7 from the north. Villas lie
outside, in row 0 or 15; the river is a whole column east of the last street.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from larcin.games.thiefdom import city as rules
from larcin.games.thiefdom.box import (
    BUILDING_KINDS,
    CELLS,
    CHURCH,
    COLUMNS,
    DIRECTIONS,
    NORTH,
    PLACES,
    ROWS,
)
from larcin.games.thiefdom.city import city_of
from larcin.games.thiefdom.sections import RIVER_WIDTH, SIZE


class Section(msgspec.Struct):
    """A section in its place: `x` and `y` are the column and row of its north-western cell, counted from 0."""

    number: int
    side: str
    turns: int
    x: int
    y: int
    columns: int
    rows: int
    outer: str  # "villa" or "catacomb"
    entrance: str  # the space at its outer entrance
    way: str  # the direction out of the city there


class Building(msgspec.Struct):
    """A house or location: one place, however many cells. Doors are the spaces it is entered from."""

    id: str
    kind: str  # "tower", "garden", ..., "market", "villa"
    house: bool
    section: int
    cells: list[str]
    doors: list[str]
    spaces: list[str]  # where one can step out to


class Wall(msgspec.Struct):
    """A wall on one side of a cell."""

    cell: str
    way: str


class City(msgspec.Struct):
    """The whole city."""

    columns: int  # with the river
    rows: int
    river: int  # the column of the water, from 0
    sections: list[Section]
    streets: list[str]
    lanterns: list[str]
    catacombs: list[str]  # the spaces beside a catacomb tile
    buildings: list[Building]
    walls: list[Wall]


@lru_cache(maxsize=64)
def city_map(layout: tuple[str, ...]) -> City:
    """The picture of a city, made once."""
    city = city_of(layout)
    across = len(layout) // 2
    return City(
        columns=SIZE * (across - 1) + RIVER_WIDTH,
        rows=ROWS,
        river=SIZE * (across - 1) + RIVER_WIDTH - 1,
        sections=[
            Section(
                number=placed.section.number,
                side=placed.section.side,
                turns=placed.turns,
                x=placed.column,
                y=placed.row,
                columns=placed.section.width,
                rows=SIZE,
                outer="villa" if placed.section.villa else "catacomb",
                entrance=PLACES[placed.outer],
                way=DIRECTIONS[placed.outer_way],
            )
            for placed in city.placed
        ],
        streets=[PLACES[space] for space in range(CELLS) if city.street[space]],
        lanterns=[PLACES[space] for space in range(CELLS) if city.lantern[space]],
        catacombs=[PLACES[space] for space in range(CELLS) if city.catacomb[space]],
        buildings=[_building(city, place) for place in range(CELLS, len(PLACES)) if city.kind[place] >= 0],
        walls=[
            Wall(PLACES[edge // 4], DIRECTIONS[edge % 4])
            for edge in sorted([wall for placed in city.placed for wall in placed.walls])
            if edge % 4 in (1, 2)  # every wall once, from its western or northern cell
        ],
    )


def _building(city: rules.City, place: int) -> Building:
    section = city.section[place]
    placed = next(placed for placed in city.placed if placed.section.number == section)
    cells = [PLACES[cell] for cell in placed.cells[place]]
    if not cells:
        column = placed.outer % COLUMNS
        cells = [f"{chr(97 + column)}{0 if placed.outer_way == NORTH else ROWS + 1}"]
    return Building(
        id=PLACES[place],
        kind=BUILDING_KINDS[city.kind[place]],
        house=city.kind[place] <= CHURCH,
        section=section,
        cells=cells,
        doors=[PLACES[space] for space in range(CELLS) if place in city.steps[space]],
        spaces=[PLACES[space] for space in city.steps[place]],
    )
