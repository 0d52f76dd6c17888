"""A record is a game as a small file: header, seed and moves. Replaying it gives the same game on any machine."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from larcin.core.errors import BadRecord

FORMAT = 1
CHECK_EVERY = 16  # moves between two fingerprints of the position


class Move(msgspec.Struct, array_like=True, frozen=True):
    """An action played by a seat."""

    seat: int
    action: str


class Check(msgspec.Struct, array_like=True, frozen=True):
    """The fingerprint of the position after that many moves."""

    moves: int
    fingerprint: str


class Record(msgspec.Struct, kw_only=True):
    """A whole game, finished or not."""

    format: int = FORMAT
    game: str
    rules: int
    players: int
    mode: str
    options: dict[str, str] = {}
    source: Literal["fast", "fair"] = "fast"
    seed: int | str
    names: list[str] = []
    moves: list[Move] = []
    checks: list[Check] = []
    winners: list[int] | None = None  # once the game is over

    def json(self) -> bytes:
        """The record as a JSON text."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def save(self, path: str | Path) -> Path:
        """Write the record to a file and return its path."""
        target = Path(path)
        target.write_bytes(self.json())
        return target


def read_record(source: str | Path | bytes) -> Record:
    """The record in a file, or in JSON text given as bytes; BadRecord says what is wrong."""
    try:
        raw = source if isinstance(source, bytes) else Path(source).read_bytes()
    except OSError as problem:
        raise BadRecord("record-unreadable", path=str(source), why=problem.strerror or "") from problem
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadRecord("record-malformed", why=str(problem)) from problem
    if record.format > FORMAT:
        raise BadRecord("record-newer", found=record.format, known=FORMAT)
    return record
