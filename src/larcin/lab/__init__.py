"""Many games at once: simulate them, let bots meet in an arena, hunt for mistakes."""

from larcin.lab.arena_report import ArenaReport, arena
from larcin.lab.positions import PositionReport, fuzz_positions
from larcin.lab.reports import FuzzReport, SimulationReport, fuzz, simulate

__all__ = [
    "ArenaReport",
    "FuzzReport",
    "PositionReport",
    "SimulationReport",
    "arena",
    "fuzz",
    "fuzz_positions",
    "simulate",
]
