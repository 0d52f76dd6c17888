"""What `larcin fuzz --positions` prints and saves, and `--position`: one saved position looked at again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
import typer

from larcin.cli.command import consoles, speak
from larcin.core.errors import BadPosition
from larcin.core.game import Game
from larcin.lab.figures import percent, plain
from larcin.lab.positions import PositionReport, judge


def finish_positions(report: PositionReport, lang: str, failures: Path, as_json: bool) -> None:
    """Print a report, save the positions that went wrong, and say by the exit code whether all went well."""
    saved: list[Path] = []
    for flaw in report.flaws:
        failures.mkdir(parents=True, exist_ok=True)
        path = failures / f"{report.game}-position-{report.seed}-{flaw.number}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(flaw), indent=1))
        saved.append(path)
    if as_json:
        facts: dict[str, Any] = msgspec.to_builtins(report)  # Any: JSON
        facts["flaws"] = [
            {"position": flaw.number, "problem": flaw.problem, "edits": flaw.edits, "file": str(path)}
            for flaw, path in zip(report.flaws, saved, strict=True)
        ]
        typer.echo(msgspec.json.format(msgspec.json.encode(facts), indent=1).decode())
    else:
        _print(report, saved, lang)
    sys.stdout.flush()
    if report.errors:
        raise typer.Exit(1)


def check_position(game: Game, path: Path, lang: str) -> None:
    """Load one position, a plain one or one that `--positions` saved, and play it on with every check."""
    try:
        read = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError) as problem:
        raise BadPosition("position-unreadable", path=str(path), why=str(problem)) from problem
    if isinstance(read, dict) and "edits" in read:
        read = read.get("position")
    verdict = judge(game, read, 0)
    if verdict.refusal is None:
        typer.echo(speak("lab-position-plays", lang, decisions=verdict.decisions))
    else:
        typer.echo(speak("lab-position-refused", lang, why=verdict.refusal.say(lang)))


def _print(report: PositionReport, saved: list[Path], lang: str) -> None:
    out, _ = consoles()
    counts = speak(
        "lab-position-counts",
        lang,
        positions=report.positions,
        refused=percent(report.refused / report.positions, lang),
        played=percent(report.played / report.positions, lang),
        decisions=report.decisions,
        errors=report.errors,
        seconds=plain(report.seconds, lang),
    )
    out.print(counts, markup=False)
    for flaw, path in zip(report.flaws, saved, strict=True):
        edits = "; ".join(flaw.edits)
        out.print(speak("lab-position-flaw", lang, number=flaw.number, edits=edits, problem=flaw.problem), markup=False)
        out.print(speak("lab-position-again", lang, game=report.game, path=str(path)), markup=False)
