"""Larcin: five heist board games, one table. See `larcin.game`, and docs/ for the rest."""

from __future__ import annotations

from pathlib import Path

from larcin.core.errors import BadPosition, BadRecord, BadSetup, IllegalMove, LarcinError, UnknownGame
from larcin.core.game import Game
from larcin.core.match import Match
from larcin.core.match import replay as _replay
from larcin.core.record import Record, read_record
from larcin.core.registry import all_games, game

__version__ = "0.1.0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "LarcinError",
    "Match",
    "Record",
    "UnknownGame",
    "all_games",
    "game",
    "replay",
]


def replay(record: str | Path | bytes | Record) -> Match:
    """Play a record (or the file it is in) again and return the match as it stood at its end."""
    return _replay(record if isinstance(record, Record) else read_record(record))
