"""Plain data and the game's own numbers: goods, bits, places and tables of fields, written down and read back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, items, whole
from larcin.games.thiefdom.box import GOODS, KINDS, MISSIONS, NONE, PLACES

Plain = dict[str, Any]  # Any: plain JSON data
Data = Mapping[str, Any]  # Any: plain JSON data, checked here and in core.plain


def place_name(place: int) -> str | None:
    """A place by its name, None for nowhere."""
    return None if place == NONE else PLACES[place]


def names_of(names: Sequence[str], numbers: list[int]) -> list[str]:
    """Numbers as names."""
    return [names[number] for number in numbers]


def one_of(names: Sequence[str], number: int) -> str | None:
    """A number as a name, None for none."""
    return None if number == NONE else names[number]


def goods_in(heap: list[int], start: int) -> dict[str, int]:
    """The goods in a heap that starts there, those it has."""
    return {GOODS[good]: heap[start + good] for good in range(KINDS) if heap[start + good]}


def bits_of(names: Sequence[str], bits: int) -> list[str]:
    """The names whose bits are set."""
    return [name for bit, name in enumerate(names) if bits >> bit & 1]


def part(position: Data, field: str) -> Data:
    """A part of a position that is itself a table of fields; left out, it is empty."""
    found = position.get(field)
    if found is None:
        return {}
    if not isinstance(found, Mapping):
        raise BadPosition("position-no-table", game="thiefdom", field=field)
    return found


def known(table: Data, field: str, names: Sequence[str]) -> Data:
    """A table in which only these names may stand."""
    for name in table:
        if name not in names:
            listed = ", ".join(names)
            raise BadPosition(
                "position-unknown", game="thiefdom", field=field, found=str(name)[:40], names=listed or "–"
            )
    return table


def read_flag(position: Data, field: str, plain: bool = False) -> bool:
    """Yes or no; left out, it is the plain one."""
    flag = position.get(field, plain)
    if type(flag) is not bool:
        raise BadPosition("position-flag", game="thiefdom", field=field, found=repr(flag)[:40])
    return flag


def tables(position: Data, field: str, count: int) -> list[Data]:
    """A list of so many tables of fields."""
    listed = position.get(field)
    if not isinstance(listed, list) or len(listed) != count:
        raise BadPosition("position-list-of", game="thiefdom", field=field, count=count)
    return [part({field: entry}, field) for entry in listed]


def read_place(position: Data, field: str) -> int:
    """A place, or nowhere."""
    return read_one(position, field, PLACES)


def read_one(position: Data, field: str, names: Sequence[str]) -> int:
    """One of the names, or none."""
    return NONE if position.get(field) is None else choice(position, field, names)


def read_some(position: Data, field: str, names: Sequence[str]) -> list[int]:
    """A list of names; left out, it is empty."""
    return items(position, field, names) if field in position else []


def read_lists(position: Data, field: str, names: Sequence[str], count: int) -> list[list[int]]:
    """So many lists of names; left out, they are empty."""
    if field not in position:
        return [[] for _ in range(count)]
    listed = position[field]
    if not isinstance(listed, list) or len(listed) != count:
        raise BadPosition("position-list-of", game="thiefdom", field=field, count=count)
    return [items({field: entry}, field, names) for entry in listed]


def read_number(position: Data, field: str, low: int, high: int, plain: int) -> int:
    """A whole number; left out, it is the plain one."""
    return whole(position, field, low, high) if field in position else plain


def read_bits(position: Data, field: str, names: Sequence[str]) -> int:
    """A list of names as bits."""
    bits = 0
    for bit in read_some(position, field, names):
        bits |= 1 << bit
    return bits


def read_goods(heap: list[int], start: int, position: Data, field: str, most: int = 999) -> None:
    """Read goods into the heap that starts there."""
    table = part(position, field)
    for good in range(KINDS):
        heap[start + good] = 0
    for name in table:
        heap[start + choice({field: name}, field, GOODS)] = whole(table, name, 0, most)


def read_missions(position: Data, field: str) -> list[int]:
    """A list of missions, which people count from 1."""
    listed = position.get(field, [])
    if not isinstance(listed, list):
        raise BadPosition("position-no-list", field=field)
    return [whole({field: number}, field, 1, len(MISSIONS)) - 1 for number in listed]
