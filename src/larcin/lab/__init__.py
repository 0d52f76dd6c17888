"""Many games at once: simulate them, let bots meet in an arena, hunt for mistakes."""

from larcin.lab.reports import ArenaReport, FuzzReport, SimulationReport, arena, fuzz, simulate

__all__ = ["ArenaReport", "FuzzReport", "SimulationReport", "arena", "fuzz", "simulate"]
