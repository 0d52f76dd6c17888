"""What a learning agent sees: a position as a row of small whole numbers, each group of them described as a feature."""

from __future__ import annotations

from typing import Any, Final

from larcin.core.action import Action

MOST: Final = 255  # so that a value fits into a byte


class Feature:
    """A group of values of an observation, each a whole number from 0 to `highest`.

    `about` says in a sentence what they are: the list of features is the documentation of the encoding.
    """

    name: str
    size: int
    highest: int
    about: str

    def __init__(self, name: str, size: int, highest: int, about: str) -> None:
        if not 1 <= highest <= MOST:
            raise ValueError(f"Feature {name!r}: its highest value is {highest}, which is not from 1 to {MOST}.")
        self.name = name
        self.size = size
        self.highest = highest
        self.about = about

    def __repr__(self) -> str:
        return f"<Feature {self.name}: {self.size} x 0-{self.highest}>"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return Feature, (self.name, self.size, self.highest, self.about)


def length_of(features: tuple[Feature, ...]) -> int:
    """How many values these features are."""
    return sum([feature.size for feature in features])


def add_zeros(values: list[int], size: int) -> int:
    """Append so many zeros, to be filled in; the place of the first."""
    first = len(values)
    values += [0] * size
    return first


def add_one_hot(values: list[int], size: int, place: int) -> None:
    """Append `size` values that are 0 but for a 1 at `place`; all 0 if the place is none of them (-1: nothing)."""
    first = add_zeros(values, size)
    if 0 <= place < size:
        values[first + place] = 1


def add_bits(values: list[int], size: int, bits: int) -> None:
    """Append the lowest `size` bits of a number, the lowest first."""
    place = add_zeros(values, size)
    end = place + size
    while bits and place < end:
        if bits & 1:
            values[place] = 1
        bits >>= 1
        place += 1


def add_counts(values: list[int], size: int, things: list[int]) -> None:
    """Append how often each number below `size` is among the things."""
    first = add_zeros(values, size)
    for thing in things:
        values[first + thing] += 1


def mask_of(legal: list[Action], size: int) -> bytearray:
    """A catalogue of so many actions as a row of bytes: 1 for the legal ones."""
    mask = bytearray(size)
    for action in legal:
        mask[action.number] = 1
    return mask
