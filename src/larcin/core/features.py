"""What a learning agent sees: a position as a row of small whole numbers, each group of them described as a feature."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from larcin.core.action import Action
from larcin.core.state import State

MOST: Final = 255  # so that a value fits into a byte
ROOM: Final = bytes(1024)  # for so many more values a row grows when it is full


class Feature:
    """A group of values of an observation, each a whole number from 0 to `highest`.

    `about` says in a sentence what they are: the list of features is the documentation of the encoding. `write` puts
    them into a row; a game that writes whole rows itself, because that is quicker, leaves it out.
    """

    name: str
    size: int
    highest: int
    about: str
    write: Callable[[Row, Any, int | None], None] | None  # Any: the game's own position

    def __init__(
        self,
        name: str,
        size: int,
        highest: int,
        about: str,
        write: Callable[[Row, Any, int | None], None] | None = None,
    ) -> None:
        if not 1 <= highest <= MOST:
            raise ValueError(f"Feature {name!r}: its highest value is {highest}, which is not from 1 to {MOST}.")
        self.name = name
        self.size = size
        self.highest = highest
        self.about = about
        self.write = write

    def __repr__(self) -> str:
        return f"<Feature {self.name}: {self.size} x 0-{self.highest}>"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return Feature, (self.name, self.size, self.highest, self.about)  # how it is written stays with the game


def length_of(features: tuple[Feature, ...]) -> int:
    """How many values these features are."""
    return sum([feature.size for feature in features])


class Row:
    """An observation being written, from its first value to its last. Most values are 0, and cost nothing."""

    values: bytearray
    at: int  # where the next value goes
    room: int

    def __init__(self) -> None:
        self.values = bytearray(ROOM)
        self.at = 0
        self.room = len(ROOM)

    def zeros(self, size: int) -> int:
        """Write so many zeros, to be filled in; the place of the first."""
        first = self.at
        self.at = first + size
        while self.at > self.room:
            self.values += ROOM
            self.room += len(ROOM)
        return first

    def number(self, value: int) -> None:
        """Write one value."""
        place = self.zeros(1)
        if value:
            self.values[place] = value

    def numbers(self, values: list[int]) -> None:
        """Write some values."""
        place = self.zeros(len(values))
        for value in values:
            if value:
                self.values[place] = value
            place += 1

    def one_hot(self, size: int, place: int) -> None:
        """Write `size` values that are 0 but for a 1 at `place`; all 0 if the place is none of them (-1: nothing)."""
        first = self.zeros(size)
        if 0 <= place < size:
            self.values[first + place] = 1

    def bits(self, size: int, bits: int) -> None:
        """Write the lowest `size` bits of a number, the lowest first."""
        place = self.zeros(size)
        while bits and place < self.at:
            if bits & 1:
                self.values[place] = 1
            bits >>= 1
            place += 1

    def counts(self, size: int, things: list[int]) -> None:
        """Write how often each number below `size` is among the things."""
        first = self.zeros(size)
        for thing in things:
            self.values[first + thing] += 1

    def done(self) -> bytearray:
        """All that was written."""
        del self.values[self.at :]
        return self.values


def mask_of(legal: list[Action], size: int) -> bytearray:
    """A catalogue of so many actions as a row of bytes: 1 for the legal ones."""
    mask = bytearray(size)
    for action in legal:
        mask[action.number] = 1
    return mask


# Features declared once: what they are and how they are written. Each takes a function of (position, seat).


def number(name: str, highest: int, about: str, value: Callable[[Any, int | None], int]) -> Feature:
    """One number (Any, here and below: the game's own position)."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        row.number(value(state, seat))

    return Feature(name, 1, highest, about, write)


def numbers(name: str, size: int, highest: int, about: str, values: Callable[[Any, int | None], list[int]]) -> Feature:
    """Several numbers."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        row.numbers(values(state, seat))

    return Feature(name, size, highest, about, write)


def one_of(name: str, size: int, about: str, place: Callable[[Any, int | None], int]) -> Feature:
    """One thing among several: a 1 at its place, -1 for none."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        row.one_hot(size, place(state, seat))

    return Feature(name, size, 1, about, write)


def counts(name: str, size: int, highest: int, about: str, things: Callable[[Any, int | None], list[int]]) -> Feature:
    """How often each of several things is there."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        row.counts(size, things(state, seat))

    return Feature(name, size, highest, about, write)


def which_seat(name: str, players: int, about: str, whose: Callable[[Any, int | None], int]) -> Feature:
    """One seat, counted from the reader's own; -1 for none."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        other = whose(state, seat)
        row.one_hot(players, -1 if other < 0 else (other - (seat or 0)) % players)

    return Feature(name, players, 1, about, write)


def by_seat(
    name: str, players: int, highest: int, about: str, values: Callable[[Any, int | None], list[int]]
) -> Feature:
    """A number for each seat, counted from the reader's own; `values` gives them from seat 0 on."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        all_values = values(state, seat)
        for place in range(players):
            row.number(all_values[((seat or 0) + place) % players])

    return Feature(name, players, highest, about, write)


def counts_by_seat(
    name: str,
    players: int,
    size: int,
    highest: int,
    about: str,
    things: Callable[[Any, int | None], list[list[int]]],
) -> Feature:
    """How often each of several things is there, for each seat, counted from the reader's own."""

    def write(row: Row, state: Any, seat: int | None) -> None:
        all_things = things(state, seat)
        for place in range(players):
            row.counts(size, all_things[((seat or 0) + place) % players])

    return Feature(name, players * size, highest, about, write)


def to_act(players: int) -> Feature:
    """Who owes a decision: every game has this feature."""

    def asked(state: State, seat: int | None) -> list[int]:
        return [int(other in state.to_act) for other in range(players)]

    return by_seat("to-act", players, 1, "Who decides.", asked)


def encoded(features: tuple[Feature, ...], state: State, seat: int | None) -> bytearray:
    """The observation that these features write."""
    row = Row()
    for feature in features:
        if feature.write is None:
            raise NotImplementedError(f"Feature {feature.name!r} says no `write`, so its game must write `encode`.")
        feature.write(row, state, seat)
    return row.done()
