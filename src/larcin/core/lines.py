"""A view as lines of text, for a game that draws no board of its own."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from larcin.core.text import Say
from larcin.core.view import View

_SHARED = set(View.__struct_fields__)


def lines_of(view: View, say: Say, name: Callable[[int], str]) -> list[str]:
    """Single facts on one line, then each list: a line for each of its things, leaving out what is not there."""
    fields = {field: getattr(view, field) for field in view.__struct_fields__ if field not in _SHARED}
    plain: dict[str, object] = msgspec.to_builtins(fields)
    facts = {field: value for field, value in plain.items() if not isinstance(value, list | dict)}
    lines = [_plain(facts, say)]
    for field, value in plain.items():
        if field in facts or not value:
            continue
        things = value if isinstance(value, list) else [value]
        if not any(isinstance(thing, dict) for thing in things):
            lines.append(f"{field}: {_plain(things, say)}")
            continue
        lines.append(f"{field}:")
        for number, thing in enumerate(things):
            by_seat = field == "places" and len(things) == view.players
            label = name(number) + ": " if by_seat else ""
            lines.append("  " + label + _plain(thing, say))
    return lines


def _plain(value: object, say: Say) -> str:
    if isinstance(value, dict):
        # A zero stays: it may be a seat.
        there = {name: part for name, part in value.items() if part is not False and part not in (None, "", [], {})}
        return " · ".join(name if part is True else f"{name} {_inner(part, say)}" for name, part in there.items())
    if isinstance(value, list | tuple):
        return ", ".join(_inner(part, say) for part in value)
    return say(value, {}) if isinstance(value, str) else str(value)


def _inner(value: object, say: Say) -> str:
    return f"({_plain(value, say)})" if isinstance(value, dict | list | tuple) else _plain(value, say)
