"""The command `larcin arena`: bots meet, and the answer is a table, JSON or a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.table import Table

import larcin
from larcin import lab
from larcin.cli.command import (
    BadArgument,
    Json,
    Lang,
    Mode,
    Options,
    Players,
    Seed,
    Workers,
    chosen,
    command,
    consoles,
    speak,
    split_names,
    split_options,
    whole_or_word,
)
from larcin.cli.completion import game_names_or_all
from larcin.cli.lab import Bots, Failures, Games, RunFile, at_work, columns, finish
from larcin.core.errors import BadSetup
from larcin.core.game import Game
from larcin.lab.arena_report import ArenaReport, BotResult, ContestResult, Share, TableResult
from larcin.lab.figures import about, between, percent, rating
from larcin.lab.page import page
from larcin.lab.sentences import answers, crosstable, headline

ALL = "all"
Which = Annotated[list[str], typer.Argument(metavar="GAME", autocompletion=game_names_or_all)]


@command(
    "larcin arena art-robbery --bots greedy,random --games 1000",
    "larcin arena art-robbery caper --bots random,greedy,search@100 --games 400 --html arena.html",
    "larcin arena all --bots novice,regular --games 200 --run levels.json",
    "larcin arena caper --bots search@0.1s,greedy --at-least 0.7 --stop-when-settled",
    "larcin arena art-robbery --players 4 --bots greedy,random,random,random --seed 7 --json",
)
def arena(
    which: Which,
    bots: Bots = "greedy,random",
    games: Games = 1000,
    players: Players = None,
    table: Annotated[bool, typer.Option("--table")] = False,
    at_least: Annotated[str | None, typer.Option("--at-least", metavar="SHARE")] = None,
    stop_when_settled: Annotated[bool, typer.Option("--stop-when-settled")] = False,
    seed: Seed = "0",
    mode: Mode = None,
    option: Options = None,
    workers: Workers = None,
    run: RunFile = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    failures: Failures = Path("failures"),
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots meet, each deal from every seat."""
    tongue = chosen(lang)
    if html is not None and not html.absolute().parent.is_dir():
        raise BadArgument("usage-no-folder", folder=str(html.parent))
    with at_work(tongue, workers) as progress:
        report = lab.arena(
            _games(which, players, mode),
            games,
            bots=split_names(bots),
            players=players,
            mode=mode,
            options=split_options(option),
            table=table,
            at_least=_share(at_least),
            stop_when_settled=stop_when_settled,
            seed=whole_or_word(seed),
            workers=workers,
            progress=progress,
            file=run,
        )
    if html is not None:
        html.write_text(page(report, tongue), encoding="utf-8")
        consoles()[1].print(speak("arena-page", tongue, path=str(html)), markup=False)
    finish(report, _parts(report, tongue), tongue, failures, as_json, run)


def _share(word: str | None) -> float | None:
    """A share as it was typed: 0.7, or 70%."""
    if word is None:
        return None
    number = word.strip().removesuffix("%")
    try:
        return float(number.replace(",", ".")) / (100 if number != word.strip() else 1)
    except ValueError as problem:
        raise BadArgument("lab-at-least") from problem


def _games(names: Sequence[str], players: int | None, mode: str | None) -> list[Game]:
    """The games of these names, each once; or every game that has this mode and number of players."""
    if ALL not in names:
        return list(dict.fromkeys(larcin.game(name) for name in names))
    found: list[Game] = []
    for game in larcin.all_games().values():
        try:
            game.setup(players, mode, {})
        except BadSetup:
            continue
        found.append(game)
    if not found:
        raise BadArgument("arena-no-game")
    return found


def _parts(report: ArenaReport, lang: str) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for table in report.tables:
        parts += [headline(table, lang), _bots(table.bots, lang), ""]
        if len(table.bots) > 2 and len(table.contests) > 1:
            parts += [_crosstable(table, lang), ""]
        if len(table.contests[0].sides) == 2:
            parts += [_contests(table.contests, lang), ""]
        if said := answers(table, lang):
            parts += [*said, ""]
    if len(report.tables) > 1:
        parts += [speak("arena-overall", lang), _bots(report.bots, lang), ""]
    return parts


def _bots(bots: Sequence[BotResult], lang: str) -> Table:
    scores = bots[0].mean_score is not None
    table = columns(lang, "bot", "rating", "share", "interval", *(("mean",) if scores else ()))
    for bot in bots:
        row = [rating(bot.rating, bot.sigma, lang), percent(bot.win_share, lang), between(bot.interval, lang)]
        if bot.mean_score is not None:
            row.append(about(bot.mean_score, bot.score_interval, lang))
        table.add_row(bot.bot, *row)
    return table


def _crosstable(table: TableResult, lang: str) -> Table:
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(speak("arena-against", lang))
    for bot in table.bots:
        grid.add_column(bot.bot, justify="right")
    for name, row in crosstable(table):
        grid.add_row(name, *("·" if share is None else percent(share, lang) for share in row))
    return grid


def _contests(contests: Sequence[ContestResult], lang: str) -> Table:
    alone = contests[0].sides[0].alone is not None
    table = columns(lang, "bots", "games", "share", *(["alone"] if alone else []), "ahead")
    for contest in contests:
        one, other = contest.sides
        row = [f"{one.bot} – {other.bot}", str(contest.games), _won(one, lang)]
        if one.alone is not None:
            row.append(_won(one.alone, lang))
        table.add_row(*row, about(contest.ahead or 0.0, contest.ahead_interval, lang, sign=True))
    return table


def _won(share: Share, lang: str) -> str:
    return f"{percent(share.win_share, lang)} ({between(share.interval, lang)})"
