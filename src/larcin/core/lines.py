"""A view as lines of text, for a game that draws no board of its own."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec import UnsetType

from larcin.core.text import Say
from larcin.core.view import Piece, View, Zone

_SHARED = set(View.__struct_fields__)


def lines_of(view: View, say: Say, name: Callable[[int], str]) -> list[str]:
    """A line for each zone, single facts on one line, then each list; what is not there is left out."""
    lines = [] if isinstance(view.zones, UnsetType) else [_zone(zone, say, name) for zone in view.zones]
    fields = {field: getattr(view, field) for field in view.__struct_fields__ if field not in _SHARED}
    plain: dict[str, object] = msgspec.to_builtins(fields)
    facts = {field: value for field, value in plain.items() if not isinstance(value, list | dict)}
    if facts:
        lines.append(_plain(facts, say))
    for field, value in plain.items():
        if field in facts or not value:
            continue
        things = value if isinstance(value, list) else [value]
        if not any(isinstance(thing, dict) for thing in things):
            lines.append(f"{field}: {_plain(things, say)}")
            continue
        told = [_plain(thing, say) for thing in things]
        if any(told):
            lines.append(f"{field}:")
        for number, words in enumerate(told):
            by_seat = field == "places" and len(things) == view.players
            if words:
                lines.append("  " + (name(number) + ": " if by_seat else "") + words)
    return lines


def _zone(zone: Zone, say: Say, name: Callable[[int], str]) -> str:
    """A zone on one line: whose it is, what lies there, and its note in brackets."""
    label = say(zone.name, {}) if zone.seat is None else f"{name(zone.seat)} · {say(zone.name, {})}"
    pieces = [_piece(piece, say) for piece in zone.pieces]
    note = "" if zone.note is None else f" ({say(zone.note.text, zone.note.args)})"
    return f"{label}: {', '.join(pieces) or '–'}{note}"


def _piece(piece: Piece, say: Say) -> str:
    what = say("piece-hidden", {"count": piece.count}) if piece.id is None else say(piece.id, {})
    count = f" × {piece.count}" if piece.id is not None and piece.count > 1 else ""
    note = "" if piece.note is None else f" ({say(piece.note.text, piece.note.args)})"
    return f"{what}{count}{note}"


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
