"""The attributes of a position, each declared once: how it is written down, read with checks, and copied.

    fields = (Names("deck", CARDS), NamesBySeat("hands", CARDS), Whole("round", 1, 6), SeatOrNobody("holder"))

A game lists its own; `State.dump`, `State.clone` and `Game.load` then work by themselves. What ties several attributes
together (all cards are there, a hand has five) is said by the game's `check`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from larcin.core.errors import BadPosition
from larcin.core.plain import Position, choice, flag, items, items_by_seat, numbers_by_seat, seat_number, whole

# Any, in this file: a value of the attribute that the field declares.


class Field:
    """One attribute: its name, and what every kind of field can do with it."""

    names: Sequence[str] = ()  # of what it may hold, where that has names

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> Any:
        """The value as plain data."""
        return value

    def read(self, position: Position, players: int) -> Any:
        """The value that `write` wrote, or BadPosition."""
        raise NotImplementedError

    def copy(self, value: Any) -> Any:
        """An independent copy of the value."""
        return value

    def holds(self, value: Any) -> list[str]:
        """The components that lie there, by their names; nothing unless the attribute is a pile of them."""
        return []


class Whole(Field):
    """A whole number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low, self.high = low, high

    def read(self, position: Position, players: int) -> int:
        return whole(position, self.name, self.low, self.high)


class Flag(Field):
    """True or false."""

    def read(self, position: Position, players: int) -> bool:
        return flag(position, self.name)


class WholeBySeat(Field):
    """A whole number for each seat."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low, self.high = low, high

    def write(self, value: list[int]) -> list[int]:
        return list(value)

    def read(self, position: Position, players: int) -> list[int]:
        return numbers_by_seat(position, self.name, self.low, self.high, players)

    def copy(self, value: list[int]) -> list[int]:
        return value[:]


class Seat(Field):
    """A seat."""

    def read(self, position: Position, players: int) -> int:
        return seat_number(position, self.name, players)


class SeatOrNobody(Field):
    """A seat, or -1 for nobody, which is written as null."""

    def write(self, value: int) -> int | None:
        return None if value < 0 else value

    def read(self, position: Position, players: int) -> int:
        return -1 if position.get(self.name) is None else seat_number(position, self.name, players)


class Name(Field):
    """One of some names, kept as its number; -1 is none, which is written as null if `optional`."""

    def __init__(self, name: str, names: Sequence[str], optional: bool = False) -> None:
        super().__init__(name)
        self.names, self.optional = names, optional

    def write(self, value: int) -> str | None:
        return None if value < 0 else self.names[value]

    def read(self, position: Position, players: int) -> int:
        if self.optional and position.get(self.name) is None:
            return -1
        return choice(position, self.name, self.names)


class Names(Field):
    """A list of names, kept as their numbers."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, value: list[int]) -> list[str]:
        return [self.names[item] for item in value]

    def holds(self, value: list[int]) -> list[str]:
        return self.write(value)

    def read(self, position: Position, players: int) -> list[int]:
        return items(position, self.name, self.names)

    def copy(self, value: list[int]) -> list[int]:
        return value[:]


class NamesBySeat(Field):
    """A list of names for each seat, kept as their numbers."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        super().__init__(name)
        self.names = names

    def write(self, value: list[list[int]]) -> list[list[str]]:
        return [[self.names[item] for item in listed] for listed in value]

    def holds(self, value: list[list[int]]) -> list[str]:
        return [self.names[item] for listed in value for item in listed]

    def read(self, position: Position, players: int) -> list[list[int]]:
        return items_by_seat(position, self.name, self.names, players)

    def copy(self, value: list[list[int]]) -> list[list[int]]:
        return [listed[:] for listed in value]


class Deciders(Field):
    """Who owes a decision: `to_act` itself, which every game has."""

    def __init__(self) -> None:
        super().__init__("to_act")

    def write(self, value: tuple[int, ...]) -> list[int]:
        return list(value)

    def read(self, position: Position, players: int) -> tuple[int, ...]:
        listed = position.get(self.name)
        if not isinstance(listed, list):
            raise BadPosition("position-no-list", field=self.name)
        seats = [seat_number({self.name: seat}, self.name, players) for seat in listed]
        if seats != sorted(set(seats)):
            raise BadPosition("position-seats-in-order", field=self.name)
        return tuple(seats)
