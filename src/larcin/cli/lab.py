"""Commands of the lab: simulate many games, hunt for mistakes; and what these and the arena have in common."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import larcin
from larcin import lab
from larcin.cli.command import (
    GameArg,
    Json,
    Lang,
    Mode,
    Options,
    Players,
    Seed,
    Workers,
    check_range,
    chosen,
    command,
    consoles,
    speak,
    split_names,
    split_options,
    whole_or_word,
)
from larcin.cli.completion import bots_with_commas
from larcin.cli.spoilt import check_position, finish_positions
from larcin.lab.crowd import Progress as OnProgress
from larcin.lab.figures import between, percent, plain
from larcin.lab.reports import Report

MOST_WORKERS = 1024
Games = Annotated[int, typer.Option("--games", metavar="G")]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT", autocompletion=bots_with_commas)]
Failures = Annotated[Path, typer.Option("--failures", metavar="FOLDER")]
RunFile = Annotated[Path | None, typer.Option("--run", metavar="FILE")]


@command(
    "larcin simulate art-robbery --players 4 --games 10000 --seed 1",
    "larcin simulate art-robbery --players 3 --bots greedy,random --json",
    "larcin simulate art-robbery --games 1000000 --run million.json",
    "larcin simulate art-robbery --option printing=first --check",
)
def simulate(
    game: GameArg,
    players: Players = None,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = "0",
    mode: Mode = None,
    option: Options = None,
    workers: Workers = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    run: RunFile = None,
    failures: Failures = Path("failures"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots in the same seats."""
    tongue = chosen(lang)
    with at_work(tongue, workers) as progress:
        report = lab.simulate(
            larcin.game(game),
            games,
            players=players,
            mode=mode,
            options=split_options(option),
            bots=split_names(bots),
            seed=whole_or_word(seed),
            workers=workers,
            check=check,
            progress=progress,
            file=run,
        )
    table = columns(tongue, "seat", "bot", "mean", "share", "interval")
    for seat, bot in enumerate(report.lineup):
        share, interval = percent(report.win_shares[seat], tongue), between(report.intervals[seat], tongue)
        table.add_row(str(seat), bot, plain(report.mean_scores[seat], tongue, 2), share, interval)
    finish(report, [table], tongue, failures, as_json, run)


@command(
    "larcin fuzz art-robbery --games 10000",
    "larcin fuzz art-robbery --bots greedy,random --seed 3",
    "larcin fuzz art-robbery --positions 10000",
)
def fuzz(
    game: GameArg,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = "0",
    workers: Workers = None,
    run: RunFile = None,
    positions: Annotated[int | None, typer.Option("--positions", metavar="N")] = None,
    position: Annotated[Path | None, typer.Option("--position", metavar="FILE")] = None,
    failures: Failures = Path("failures"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Hunt for mistakes in the rules, or in the reading of positions."""
    tongue = chosen(lang)
    if position is not None:
        check_position(larcin.game(game), position, tongue)
        return
    if positions is not None:
        with at_work(tongue, workers) as progress:
            found = lab.fuzz_positions(larcin.game(game), positions, whole_or_word(seed), workers, progress)
        finish_positions(found, tongue, failures, as_json)
        return
    with at_work(tongue, workers) as progress:
        report = lab.fuzz(
            larcin.game(game),
            games,
            bots=split_names(bots),
            seed=whole_or_word(seed),
            workers=workers,
            progress=progress,
            file=run,
        )
    finish(report, [], tongue, failures, as_json, run)


# What the commands of the lab have in common.


@contextmanager
def at_work(lang: str, workers: int | None) -> Iterator[OnProgress | None]:
    """A progress bar, if the output is a terminal."""
    check_range("--workers", workers, 1, MOST_WORKERS)
    _, err = consoles()
    if not err.is_terminal:
        yield None
        return
    parts = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*parts, console=err, transient=True) as bar:
        task = bar.add_task(speak("lab-playing", lang), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def columns(lang: str, *names: str) -> Table:
    """An empty table with these columns."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for name in names:
        table.add_column(speak(f"lab-column-{name}", lang), justify="left" if name in ("bot", "bots") else "right")
    return table


def finish(
    report: Report, parts: list[RenderableType], lang: str, failures: Path, as_json: bool, run: Path | None
) -> None:
    """Print a report, save the records of games that went wrong, and say by the exit code whether all went well."""
    saved = _save_failures(report, failures)
    if as_json:
        _print_json(report, saved, lang)
    else:
        _print(report, parts if report.games > report.errors else [], saved, lang, run)
    sys.stdout.flush()
    if report.interrupted:
        raise typer.Exit(130)
    if report.errors:
        raise typer.Exit(1)


def _print_json(report: Report, saved: list[Path], lang: str) -> None:
    facts: dict[str, Any] = msgspec.to_builtins(report)  # Any: JSON
    facts["failures"] = [
        {"game": failure.number, "problem": failure.say(lang), "record": str(path), "trace": failure.trace}
        for failure, path in zip(report.failures, saved, strict=True)
    ]
    typer.echo(msgspec.json.format(msgspec.json.encode(facts), indent=1).decode())


def _print(report: Report, parts: list[RenderableType], saved: list[Path], lang: str, run: Path | None) -> None:
    out, _ = consoles()
    for part in parts:
        out.print(part, markup=False)
    if report.interrupted:
        out.print(speak("lab-interrupted" if run is None else "lab-interrupted-run", lang), markup=False)
    counts = speak(
        "lab-counts",
        lang,
        games=report.games,
        decisions=report.decisions,
        errors=report.errors,
        seconds=plain(report.seconds, lang),
        rate=report.decisions_per_second,
        workers=report.workers,
    )
    out.print(counts)
    for failure, path in zip(report.failures, saved, strict=True):
        out.print(speak("lab-failure", lang, game=failure.number, problem=failure.say(lang)), markup=False)
        out.print(speak("lab-replay-failure", lang, path=str(path)), markup=False)


def _save_failures(report: Report, folder: Path) -> list[Path]:
    """Write the record of each game that went wrong into the folder."""
    paths: list[Path] = []
    for failure in report.failures:
        folder.mkdir(parents=True, exist_ok=True)
        record = failure.record
        name = f"{record.game}-{record.mode}-{record.players}-{record.seed}-{failure.number}.json"
        paths.append(record.save(folder / name))
    return paths
