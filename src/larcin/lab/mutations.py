"""Spoiling positions: one or a few edits to plain data, as a tired person or a careless program would make them.

Every edit is drawn from an `Rng`, so the same seed spoils a position in the same way. An edit returns the words that
describe it, or None where the place that was drawn cannot take it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from larcin.core.rng import Rng

Plain = Any  # plain JSON data of any shape: what people type has no type
Path = tuple[str | int, ...]
Edit = Callable[[dict[str, Plain], dict[str, Plain], Rng], str | None]

HUGE = 10**28
ODD: tuple[Plain, ...] = (
    None,
    True,
    False,
    "",
    "3",
    "false",
    "nonsense",
    "@1",
    -1,
    0,
    1,
    2,
    7,
    99,
    HUGE,
    -HUGE,
    0.5,
    1.0,
    1e300,
    [],
    [[]],
    [None],
    [0],
    [[0, "a"], {"a": [1]}],
    {},
    {"a": {"b": None}},
)
TRIES = 20  # an edit may not fit the place that was drawn: then another is drawn


def copied(plain: Plain) -> Plain:
    """An independent copy of plain data; JSON's own types only."""
    if isinstance(plain, dict):
        return {name: copied(value) for name, value in plain.items()}
    return [copied(value) for value in plain] if isinstance(plain, list) else plain


def spoil(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng, edits: int) -> list[str]:
    """Make so many edits in place; the donor is another position of the game, a source of values that look right."""
    said: list[str] = []
    for _ in range(TRIES * edits):
        before = copied(position)
        one = EDITS[rng.below(len(EDITS))](position, donor, rng)
        if one is not None and not same(position, before):
            said.append(one)
        if len(said) == edits or not position:
            break
    return said


def same(one: Plain, other: Plain) -> bool:
    """Equal and of the same types: 1, 1.0 and True differ."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


# Places in a position


def places(plain: Plain, path: Path = ()) -> list[Path]:
    """The path of everything in it, at any depth."""
    found: list[Path] = []
    entries = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for name, value in entries:
        found.append((*path, name))
        found += places(value, (*path, name))
    return found


def at(plain: Plain, path: Path) -> Plain:
    """What stands at a path; KeyError, IndexError or TypeError if nothing does."""
    for step in path:
        plain = plain[step]
    return plain


def put(plain: Plain, path: Path, value: Plain) -> None:
    """Write a value at a path."""
    at(plain, path[:-1])[path[-1]] = value


def draw(plain: Plain, rng: Rng, wanted: Callable[[Plain], bool] = lambda value: True) -> Path | None:
    """The path of one value that is wanted: a field is drawn first, so that long lists do not take all edits.

    Then, one time in three, it is the whole field, else something in it.
    """
    fields = list(plain)
    for _ in range(TRIES):
        field = fields[rng.below(len(fields))] if fields else None
        if field is None:
            return None
        if rng.below(3) == 0 and wanted(plain[field]):
            return (field,)
        inside = [path for path in [(field,), *places(plain[field], (field,))] if wanted(at(plain, path))]
        if inside:
            return inside[rng.below(len(inside))]
    return None


def where(path: Path) -> str:
    """A path in words: hands[0][2]."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")


def short(value: Plain) -> str:
    """A value in a few letters."""
    return msgspec.json.encode(value).decode()[:60]


def _is_list(value: Plain) -> bool:
    return isinstance(value, list)


def _is_full_list(value: Plain) -> bool:
    return isinstance(value, list) and len(value) > 0


# Edits


def drop(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Leave a field or an item out."""
    path = draw(position, rng)
    if path is None:
        return None
    del at(position, path[:-1])[path[-1]]
    return f"{where(path)} is left out"


def repeat(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Write an item of a list twice."""
    path = draw(position, rng, _is_full_list)
    if path is None:
        return None
    items = at(position, path)
    place = rng.below(len(items))
    items.insert(rng.below(len(items) + 1), copied(items[place]))
    return f"{where(path)}[{place}] stands twice"


def replace(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Write something of another type, or out of all bounds."""
    path = draw(position, rng)
    if path is None:
        return None
    value = copied(ODD[rng.below(len(ODD))])
    put(position, path, value)
    return f"{where(path)} is {short(value)}"


def nudge(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Change a number a little, flip a truth, misspell a word."""
    path = draw(position, rng, lambda value: isinstance(value, int | float | str))
    if path is None:
        return None
    value = at(position, path)
    if isinstance(value, bool):
        value = not value
    elif isinstance(value, int | float):
        value = (value + 1, value - 1, value + 2, -value, value * 2, value + 20)[rng.below(6)]
    else:
        value = (value + "x", value.upper(), value[:-1], value[1:], " " + value)[rng.below(5)]
    put(position, path, value)
    return f"{where(path)} is {short(value)}"


def rename(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Write one of the words, numbers or blanks that stand elsewhere in such a position."""
    path = draw(position, rng, lambda value: not isinstance(value, list | dict))
    source = (position, donor)[rng.below(2)]
    other = draw(source, rng, lambda value: not isinstance(value, list | dict))
    if path is None or other is None:
        return None
    value = at(source, other)
    put(position, path, value)
    return f"{where(path)} is {short(value)}"


def swap(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Let two things of one type change places."""
    one = draw(position, rng)
    other = None if one is None else draw(position, rng, lambda value: type(value) is type(at(position, one)))
    if one is None or other is None or one[: len(other)] == other or other[: len(one)] == one:
        return None
    first, second = at(position, one), at(position, other)
    put(position, one, second)
    put(position, other, first)
    return f"{where(one)} and {where(other)} change places"


def move(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Take an item out of a list and put it into another: a component in a place where it was not."""
    path, to = draw(position, rng, _is_full_list), draw(position, rng, _is_list)
    if path is None or to is None or to[: len(path)] == path:
        return None
    source, target = at(position, path), at(position, to)
    place = rng.below(len(source))
    item = source.pop(place)
    target.insert(rng.below(len(target) + 1), item)
    return f"{short(item)} goes from {where(path)} to {where(to)}"


def shuffle(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Change the order of a list."""
    path = draw(position, rng, _is_full_list)
    if path is None:
        return None
    rng.shuffle(at(position, path))
    return f"{where(path)} is in another order"


def cut(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Make a list shorter, or empty."""
    path = draw(position, rng, _is_full_list)
    if path is None:
        return None
    items = at(position, path)
    keep = rng.below(len(items))
    del items[keep:]
    return f"{where(path)} ends after {keep}"


def transplant(position: dict[str, Plain], donor: dict[str, Plain], rng: Rng) -> str | None:
    """Write what stands in the same place of the donor: right in itself, but perhaps not beside the rest."""
    path = draw(donor, rng)
    if path is None:
        return None
    value = copied(at(donor, path))
    try:
        put(position, path, value)
    except (KeyError, IndexError, TypeError):
        return None
    return f"{where(path)} is {short(value)}"


EDITS: tuple[Edit, ...] = (drop, repeat, replace, replace, nudge, rename, rename, swap, move, shuffle, cut, transplant)
