"""Commands of the lab: simulate many games, let bots meet in an arena, hunt for mistakes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import larcin
from larcin import lab
from larcin.cli.frame import (
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
from larcin.lab.crowd import Progress as OnProgress
from larcin.lab.reports import Report
from larcin.lab.tally import Tally

MOST_WORKERS = 1024
Games = Annotated[int, typer.Option("--games", metavar="G")]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT")]
Failures = Annotated[Path, typer.Option("--failures", metavar="FOLDER")]


@command(
    "larcin simulate art-robbery --players 4 --games 10000 --seed 1",
    "larcin simulate art-robbery --players 3 --bots greedy,random --json",
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
    failures: Failures = Path("failures"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots in the same seats."""
    tongue = chosen(lang)
    check_range("--workers", workers, 1, MOST_WORKERS)
    with _bar(tongue, games) as progress:
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
        )
    if as_json:
        _print_json(report, tongue, failures)
    else:
        table = _table(tongue, "seat", "bot", "mean", "share", "interval")
        for seat, bot in enumerate(report.lineup):
            share, interval = _percent(report.win_shares[seat]), _between(report.intervals[seat])
            table.add_row(str(seat), bot, f"{report.mean_scores[seat]:.2f}", share, interval)
        _print(report, table, tongue, failures)
    _leave(report)


@command(
    "larcin arena art-robbery --players 2 --bots greedy,random --games 1000",
    "larcin arena art-robbery --players 4 --bots greedy,random,random,random --seed 7 --json",
)
def arena(
    game: GameArg,
    players: Players = None,
    bots: Bots = "greedy,random",
    games: Games = 1000,
    seed: Seed = "0",
    mode: Mode = None,
    option: Options = None,
    workers: Workers = None,
    failures: Failures = Path("failures"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots meet, each deal from every seat."""
    tongue = chosen(lang)
    check_range("--workers", workers, 1, MOST_WORKERS)
    with _bar(tongue, games) as progress:
        report = lab.arena(
            larcin.game(game),
            games,
            players=players,
            mode=mode,
            options=split_options(option),
            bots=split_names(bots),
            seed=whole_or_word(seed),
            workers=workers,
            progress=progress,
        )
    if as_json:
        _print_json(report, tongue, failures)
    else:
        table = _table(tongue, "bot", "seats", "share", "interval", "mean")
        for bot in sorted(report.bots, key=lambda bot: -bot.win_share):
            share, interval = _percent(bot.win_share), _between(bot.interval)
            table.add_row(bot.bot, str(bot.seats), share, interval, f"{bot.mean_score:.2f}")
        _print(report, table, tongue, failures)
    _leave(report)


@command("larcin fuzz art-robbery --games 10000", "larcin fuzz art-robbery --bots greedy,random --seed 3")
def fuzz(
    game: GameArg,
    games: Games = 1000,
    bots: Bots = "random",
    seed: Seed = "0",
    workers: Workers = None,
    failures: Failures = Path("failures"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Hunt for mistakes in the rules."""
    tongue = chosen(lang)
    check_range("--workers", workers, 1, MOST_WORKERS)
    with _bar(tongue, games) as progress:
        report = lab.fuzz(
            larcin.game(game),
            games,
            bots=split_names(bots),
            seed=whole_or_word(seed),
            workers=workers,
            progress=progress,
        )
    if as_json:
        _print_json(report, tongue, failures)
    else:
        _print(report, None, tongue, failures)
    _leave(report)


@contextmanager
def _bar(lang: str, games: int) -> Iterator[OnProgress | None]:
    """A progress bar, where there is somebody to look at it."""
    _, err = consoles()
    if not err.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(speak("lab-playing", lang), total=games)

        def show(tally: Tally) -> None:
            bar.update(task, completed=tally.games + tally.errors)

        yield show


def _print_json(report: Report, lang: str, folder: Path) -> None:
    plain: dict[str, Any] = msgspec.to_builtins(report)  # Any: JSON
    plain["failures"] = [
        {"game": failure.number, "problem": failure.say(lang), "record": str(path), "trace": failure.trace}
        for failure, path in zip(report.failures, _save_failures(report, folder), strict=True)
    ]
    typer.echo(msgspec.json.format(msgspec.json.encode(plain), indent=1).decode())


def _print(report: Report, table: Table | None, lang: str, folder: Path) -> None:
    out, _ = consoles()
    if table is not None and report.games > report.errors:
        out.print(table)
    if report.interrupted:
        out.print(speak("lab-interrupted", lang))
    counts = speak(
        "lab-counts",
        lang,
        games=report.games,
        decisions=report.decisions,
        errors=report.errors,
        seconds=f"{report.seconds:.1f}",
        rate=report.decisions_per_second,
        workers=report.workers,
    )
    out.print(counts)
    for failure, path in zip(report.failures, _save_failures(report, folder), strict=True):
        out.print(speak("lab-failure", lang, game=failure.number, problem=failure.say(lang)), markup=False)
        out.print(speak("lab-replay-failure", lang, path=str(path)), markup=False)


def _save_failures(report: Report, folder: Path) -> list[Path]:
    """Write the record of each game that went wrong into the folder."""
    paths: list[Path] = []
    for failure in report.failures:
        folder.mkdir(parents=True, exist_ok=True)
        record = failure.record
        name = f"{record.game}-{record.mode}-{record.players}-{record.seed}.json"
        paths.append(record.save(folder / name))
    return paths


def _leave(report: Report) -> None:
    """Say by the exit code whether all went well."""
    sys.stdout.flush()
    if report.interrupted:
        raise typer.Exit(130)
    if report.errors:
        raise typer.Exit(1)


def _table(lang: str, *columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(speak(f"lab-column-{column}", lang), justify="left" if column == "bot" else "right")
    return table


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _between(interval: tuple[float, float]) -> str:
    return f"{interval[0] * 100:.1f} – {interval[1] * 100:.1f} %"
