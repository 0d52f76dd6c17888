"""The city (p. 2-4): sections, random layouts, and what every layout must offer."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.games.thiefdom.box import (
    BUILDING_KINDS,
    CELLS,
    CHURCH,
    DELTA,
    NONE,
    PLACES,
    VILLA_SECTIONS,
)
from larcin.games.thiefdom.city import City, random_layout, tutorial_layout
from larcin.games.thiefdom.sections import PRINTED, SIZE

COUNTS = {  # by kind, in the small and the large city (p. 4)
    "market": (1, 1),
    "dealer": (1, 2),
    "dungeon": (1, 1),
    "tavern": (2, 2),
    "smuggler": (3, 4),
    "villa": (3, 4),
    "church": (1, 1),
}


def problems(city: City) -> list[str]:
    """Everything that is wrong with a city."""
    large = len(city.layout) == 8
    found = [
        f"{len(city.of_kind[BUILDING_KINDS.index(kind)])} of {kind}"
        for kind, counts in COUNTS.items()
        if len(city.of_kind[BUILDING_KINDS.index(kind)]) != counts[large]
    ]
    streets = [space for space in range(CELLS) if city.street[space]]
    reached = {streets[0]}
    rim = [streets[0]]
    for space in rim:
        for way in range(4):
            if city.reach[space * 4 + way] and (beyond := space + DELTA[way]) not in reached:
                reached.add(beyond)
                rim.append(beyond)
    found += [f"{PLACES[space]} is cut off" for space in streets if space not in reached]
    for building in range(CELLS, len(PLACES)):
        if city.kind[building] != NONE:
            if not any(building in city.steps[space] for space in streets):
                found.append(f"{PLACES[building]} has no door")
            if not city.steps[building]:
                found.append(f"{PLACES[building]} has no way out")
    posts = [*city.villa_lantern.values(), city.carriage_lantern]
    if len(set(posts)) != len(posts) or not all(city.lantern[post] for post in posts):
        found.append("two figures start on one lantern")
    found += _stuck(city)
    return found


def _stuck(city: City) -> list[str]:
    """On an empty board no guard is ever trapped, and every lantern can be reached from every other."""
    found = []
    lanterns = [space for space in range(CELLS) if city.lantern[space]]
    ways = {space: [way for way in range(4) if city.corridor[space * 4 + way] != NONE] for space in lanterns}
    for space in lanterns:
        for heading in range(4):
            if city.reach[space * 4 + (heading + 2) % 4] and not [w for w in ways[space] if w != (heading + 2) % 4]:
                found.append(f"a guard that comes to {PLACES[space]} is trapped")
    states = [(lanterns[0], way) for way in range(4)]
    seen = set(states)
    for space, heading in states:
        for way in range(4):
            edge = space * 4 + way
            if way != (heading + 2) % 4 and city.corridor[edge] != NONE:
                after = (city.corridor[edge], city.arrival[edge])
                if after not in seen:
                    seen.add(after)
                    states.append(after)
    found += [f"no guard comes to {PLACES[space]}" for space in lanterns if space not in {s for s, _ in seen}]
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_p2_five_hundred_random_cities_have_no_problems(players: int) -> None:
    rng = FastRng(f"cities {players}")
    for _ in range(500):
        layout = random_layout(players, rng)
        assert problems(City(layout)) == [], layout


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tutorial_city_has_no_problems(players: int) -> None:
    assert problems(City(tutorial_layout(players))) == []


def test_p2_rivers_are_in_the_east_and_never_turned_and_land_sections_are() -> None:
    rng = FastRng(1)
    layouts = [random_layout(4, rng) for _ in range(200)]
    for layout in layouts:
        assert {layout[3][0], layout[7][0]} == {"4", "8"}
        assert "/" not in layout[3] + layout[7]
        assert sorted(name[0] for name in layout) == list("12345678")
    names = {name for layout in layouts for name in layout}
    assert len(names) == 6 * 2 * 4 + 2 * 2, "every side in every turn"


def test_p3_two_seats_leave_sections_1_and_5_in_the_box() -> None:
    rng = FastRng(2)
    for _ in range(50):
        assert sorted(name[0] for name in random_layout(2, rng)) == list("234678")


def test_every_section_side_is_well_drawn() -> None:
    assert len(PRINTED) == 16
    for name, section in PRINTED.items():
        assert len(section.rows) == SIZE, name
        assert {len(row) for row in section.rows} == {section.width}, name
        middle = 2 if section.river else 3
        exits = {(0, middle), (SIZE - 1, middle), (3, 0)} | ({(3, SIZE - 1)} if not section.river else set())
        rim = {(r, c) for r in range(SIZE) for c in range(section.width) if r in (0, SIZE - 1) or c in (0, SIZE - 1)}
        streets = {(r, c) for r, c in rim if section.rows[r][c] in ".*"}
        assert streets == exits, f"{name} meets its neighbours in the middles of its sides, and only there"
        for a, b, c, d in section.walls:
            assert abs(a - c) + abs(b - d) == 1, name


def test_four_quarter_turns_are_none() -> None:
    for section in PRINTED.values():
        if not section.river:
            turned = section.turned(4)
            assert (turned.rows, turned.walls, turned.doors) == (section.rows, section.walls, section.doors)


def test_p2_villas_lie_at_2_4_5_7_and_catacombs_at_1_3_6_8() -> None:
    for section in PRINTED.values():
        assert section.villa == (section.number in VILLA_SECTIONS)


def test_p6_no_hideout_in_the_church() -> None:
    city = City(tutorial_layout(4))
    assert all(city.kind[house] < CHURCH for house in city.houses)


def test_distances_count_movement_points_and_walk_through_no_building() -> None:
    city = City(tutorial_layout(2))
    number = {name: place for place, name in enumerate(PLACES)}
    to_tavern = city.distance_to(number["tavern-2"])
    assert to_tavern[number["d4"]] == 1, "a door"
    assert to_tavern[number["c4"]] == 2
    assert to_tavern[number["2e"]] == 3, "out, to the door, in"
    assert city.distance_to(number["market-3"])[number["market-3"]] == 0
