"""Reading plain data into positions: each reader takes one field and says in a sentence what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from larcin.core.errors import BadPosition

Position = Mapping[str, Any]  # Any: plain JSON data, checked here


def whole(position: Position, field: str, low: int, high: int) -> int:
    """A whole number from low to high."""
    number = position.get(field)
    if type(number) is not int or not low <= number <= high:
        raise BadPosition("position-bad-number", field=field, found=short(number), low=low, high=high)
    return number


def flag(position: Position, field: str) -> bool:
    """True or false, and nothing that only looks like it."""
    found = position.get(field)
    if type(found) is not bool:
        raise BadPosition("position-no-flag", field=field, found=short(found))
    return found


def seat_number(position: Position, field: str, players: int) -> int:
    """A seat."""
    seat = position.get(field)
    if type(seat) is not int or not 0 <= seat < players:
        raise BadPosition("position-bad-seat", field=field, found=short(seat), last=players - 1)
    return seat


def choice(position: Position, field: str, names: Sequence[str]) -> int:
    """One of the names: its place among them."""
    name = position.get(field)
    if name not in names:
        raise BadPosition("position-bad-name", field=field, found=short(name), names=_some(names))
    return names.index(name)


def items(position: Position, field: str, names: Sequence[str]) -> list[int]:
    """A list of names: their places."""
    listed = position.get(field)
    if not isinstance(listed, list):
        raise BadPosition("position-no-list", field=field)
    return [choice({field: name}, field, names) for name in listed]


def different(position: Position, field: str, names: Sequence[str]) -> list[int]:
    """A list of names, none of them twice: their places."""
    places = items(position, field, names)
    for place in places:
        if places.count(place) > 1:
            raise BadPosition("position-name-twice", field=field, found=names[place])
    return places


def items_by_seat(position: Position, field: str, names: Sequence[str], players: int) -> list[list[int]]:
    """A list of names for each seat."""
    lists = position.get(field)
    if not isinstance(lists, list) or len(lists) != players:
        raise BadPosition("position-list-by-seat", field=field, players=players)
    return [items({field: listed}, field, names) for listed in lists]


def numbers_by_seat(position: Position, field: str, low: int, high: int, players: int) -> list[int]:
    """A whole number for each seat."""
    listed = position.get(field)
    if not isinstance(listed, list) or len(listed) != players:
        raise BadPosition("position-list-by-seat", field=field, players=players)
    return [whole({field: number}, field, low, high) for number in listed]


def short(found: object) -> str:
    """What was found, in a few letters: sentences must not grow with it."""
    return repr(found)[:40]


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:12]) + (", …" if len(names) > 12 else "")
