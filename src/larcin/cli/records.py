"""Commands about records: tell one in words, verify one, and keep the golden playthroughs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import larcin
from larcin.cli.command import BadArgument, Json, Lang, chosen, command, consoles, speak
from larcin.cli.words import Words
from larcin.core.errors import BadRecord, LarcinError
from larcin.core.match import Match
from larcin.core.match import replay as play_again
from larcin.core.record import Move, Record, read_record
from larcin.lab.checks import Watch
from larcin.lab.course_page import course_page
from larcin.lab.golden import playthroughs
from larcin.lab.play import PATIENCE

FileArg = Annotated[Path, typer.Argument(metavar="FILE")]


@command(
    "larcin replay game.json", "larcin replay game.json --seat 0 --lang fr", "larcin replay game.json --html game.html"
)
def replay(
    file: FileArg,
    seat: Annotated[int | None, typer.Option("--seat", metavar="SEAT")] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game in words."""
    tongue = chosen(lang)
    out, _ = consoles()
    record = read_record(file)
    if html is not None and not html.absolute().parent.is_dir():
        raise BadArgument("usage-no-folder", folder=str(html.parent))
    if seat is not None and not 0 <= seat < record.players:
        raise BadArgument("error-no-such-seat", seat=str(seat), last=record.players - 1)
    match = play_again(record, 0)
    words = Words(match.game, tongue, record.names, seat)
    out.print(words.headline(record), markup=False)
    out.print()
    told = 0
    for number in range(len(record.moves) + 1):
        if number > 0:
            move = record.moves[number - 1]
            if step and not _go_on(tongue):
                return
            out.print(words.move(number, move.seat, move.action), markup=False)
            _play(match, number, move, tongue)
        for line in words.news(match.history[told:]):
            out.print("   " + line, markup=False)
        told = len(match.history)
    if match.over:
        out.print()
        out.print(words.result(match.course(seat)))
    if html is not None:
        html.write_text(course_page(match, seat, tongue), encoding="utf-8")
        consoles()[1].print(speak("arena-page", tongue, path=str(html)), markup=False)


def _go_on(lang: str) -> bool:
    """Wait for Enter; false if q was typed, or the input has ended."""
    try:
        return input(speak("replay-enter", lang)).strip().lower() != "q"
    except EOFError:
        return False


@command("larcin verify game.json", "larcin verify game.json --check", "larcin verify game.json --json")
def verify(
    file: FileArg,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Replay a record and check it."""
    tongue = chosen(lang)
    if not file.is_file():
        raise BadArgument("record-no-file", path=str(file))
    problem: LarcinError | None = None
    record: Record | None = None
    try:
        record = read_record(file)
        _compare(record, _play_all(record, check, tongue))
    except LarcinError as found:
        problem = found
    if as_json:
        sentence = None if problem is None else problem.say(tongue)
        moves = 0 if record is None else len(record.moves)
        answer = {"ok": problem is None, "moves": moves, "problem": sentence}
        typer.echo(json.dumps(answer, ensure_ascii=False))
    elif problem is not None:
        typer.echo(problem.say(tongue), err=True)
    elif record is not None:
        typer.echo(speak("verify-ok", tongue, moves=len(record.moves), checks=len(record.checks)))
    if problem is not None:
        raise typer.Exit(1)


def _play_all(record: Record, check: bool, lang: str) -> Match:
    """Replay a record and, if asked, look closely at every position on the way."""
    match = play_again(record, 0)
    watch = Watch(match.game, match.state, record.seed, match.game.longest * PATIENCE, every=1) if check else None
    for number, move in enumerate(record.moves, 1):
        _play(match, number, move, lang)
        if watch is not None:
            watch.after_move(match.state)
    return match


def _play(match: Match, number: int, move: Move, lang: str) -> None:
    """Play a move of a record; BadRecord says what is wrong with it, or with the rules."""
    try:
        match.play(move.seat, move.action)
    except LarcinError as problem:
        why = problem.say(lang)
        raise BadRecord("record-illegal", number=number, action=move.action, why=why) from problem
    except Exception as problem:  # a record saved by the fuzzer may lead to any mistake in the rules
        error = f"{type(problem).__name__}: {problem}"[:200]
        raise BadRecord("broken-exception", moves=number, error=error) from problem


def _compare(record: Record, match: Match) -> None:
    """Compare the fingerprints and the result of a record with those of playing it again."""
    made = {check.moves: check.fingerprint for check in match.record.checks}
    for check in record.checks:
        if check.moves not in made:
            raise BadRecord("verify-cut", number=check.moves, moves=len(record.moves))
        if check.fingerprint != made[check.moves]:
            raise BadRecord("record-differs", number=check.moves)
    if record.winners is not None and record.winners != match.record.winners:
        said = ", ".join(str(seat) for seat in record.winners) or "–"
        found = ", ".join(str(seat) for seat in match.winners()) or "–"
        raise BadRecord("verify-winners", said=said, found=found)


@command("larcin golden", "larcin golden --update")
def golden(
    update: Annotated[bool, typer.Option("--update")] = False,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")] = Path("tests/golden"),
    lang: Lang = None,
) -> None:
    """Check the golden playthroughs, or write them anew."""
    tongue = chosen(lang)
    if not update and not folder.is_dir():
        raise BadArgument("golden-no-folder", folder=str(folder))
    wanted = {name: made for game in larcin.all_games().values() for name, made in playthroughs(game).items()}
    kept = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))}
    differing = [name for name in sorted({*wanted, *kept}) if wanted.get(name) != kept.get(name)]
    if update:
        folder.mkdir(parents=True, exist_ok=True)
        for name in differing:
            if name in wanted:
                (folder / name).write_text(wanted[name], encoding="utf-8")
            else:
                (folder / name).unlink()
    for name in differing:
        typer.echo(speak("golden-updated" if update else "golden-differs", tongue, name=name), err=not update)
    typer.echo(speak("golden-count", tongue, all=len(wanted), differing=len(differing)))
    if differing and not update:
        raise typer.Exit(1)
