"""Commands about Larcin itself: which games there are, what is installed, and the server."""

from __future__ import annotations

import inspect
import json
import platform
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import larcin
from larcin.bots import bot_names
from larcin.cli.command import Json, Lang, check_range, chosen, command, consoles, speak
from larcin.core import rng, text
from larcin.core.game import Game, Option
from larcin.core.registry import broken_games

WIDEST_LIST = 100  # columns that the list of our games may take
WIDEST_OPTION = 34  # of them, for an option with its choices


@command("larcin games", "larcin games --json", "larcin games --lang fr")
def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games there are."""
    out, _ = consoles()
    tongue = chosen(lang)
    if as_json:
        typer.echo(json.dumps([_facts(game) for game in larcin.all_games().values()], ensure_ascii=False, indent=1))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("slug", "title", "minutes", "modes", "seats", "options"):
        table.add_column(speak(f"games-{column}", tongue))
    for game in larcin.all_games().values():
        modes = "\n".join(mode.name for mode in game.modes)
        seats = "\n".join(_span(mode.seats) for mode in game.modes)
        options = "\n".join(line for option in game.options for line in _choices(option))
        table.add_row(game.slug, game.say("title", lang=tongue), str(game.minutes), modes, seats, options)
    out.width = max(out.width, WIDEST_LIST)  # a name that is cut off helps nobody
    out.print(table, markup=False)


def _facts(game: Game) -> dict[str, object]:
    return {
        "slug": game.slug,
        "title": {lang: game.say("title", lang=lang) for lang in text.LANGUAGES},
        "tagline": {lang: game.say("tagline", lang=lang) for lang in text.LANGUAGES},
        "minutes": game.minutes,
        "seats": list(game.seats),
        "modes": [{"name": mode.name, "seats": list(mode.seats)} for mode in game.modes],
        "options": [
            {"name": option.name, "choices": list(option.choices), "default": option.default} for option in game.options
        ],
        "actions": len(game.catalogue),
        "bots": list(bot_names()),
    }


def _choices(option: Option) -> list[str]:
    """What `--option` takes, the choice that is the default first: printing=corrected|first. Long ones take lines."""
    first, *others = dict.fromkeys((option.default, *option.choices))
    lines = [f"{option.name}={first}"]
    for choice in others:
        lines[-1] += "|"
        if len(lines[-1] + choice) < WIDEST_OPTION:
            lines[-1] += choice
        else:
            lines.append(f"  {choice}")
    return lines


def _span(seats: tuple[int, ...]) -> str:
    """Seat counts as people write them: 2–5."""
    if len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(count) for count in seats)


@command("larcin info", "larcin info --json")
def info(as_json: Json = False, lang: Lang = None) -> None:
    """Say what is installed here."""
    from larcin.server.serve import serve, url_of

    tongue = chosen(lang)
    facts = {
        "version": larcin.__version__,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "engine": engine(),
        "games": ", ".join(larcin.all_games()),
        "bots": ", ".join(bot_names()),
        "database": url_of(inspect.signature(serve).parameters["database"].default),
    }
    broken = broken_games()
    if as_json:
        told = [
            {
                "entry": one.entry,
                "package": one.package,
                "reason": {lang: one.reason.say(lang) for lang in text.LANGUAGES},
            }
            for one in broken
        ]
        typer.echo(json.dumps({**facts, "broken": told}, ensure_ascii=False, indent=1))
        return
    out, _ = consoles()
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name, fact in facts.items():
        shown = speak(f"info-engine-{fact}", tongue) if name == "engine" else fact
        table.add_row(speak(f"info-{name}", tongue), shown)
    for one in broken:
        table.add_row(speak("info-broken", tongue), Text(f"{one.entry} ({one.package}): {one.reason.say(tongue)}"))
    out.print(table)


def engine() -> str:
    """Is the engine compiled to machine code, or interpreted?"""
    return "interpreted" if str(rng.__file__).endswith((".py", ".pyc")) else "compiled"


@command("larcin serve", "larcin serve --port 9000", "larcin serve --host 0.0.0.0 --database postgresql://me@db/larcin")
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="PORT")] = 8000,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "larcin.db",
    thinkers: Annotated[int | None, typer.Option("--thinkers", metavar="N")] = None,
    bot_seconds: Annotated[float, typer.Option("--bot-seconds", metavar="S")] = 10.0,
    pause: Annotated[float, typer.Option("--pause", metavar="S")] = 0.6,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers."""
    from larcin.server.serve import serve as run

    check_range("--port", port, 0, 65535)
    check_range("--thinkers", thinkers, 1, 64)
    check_range("--bot-seconds", bot_seconds, 1, 600)
    check_range("--pause", pause, 0, 60)
    raise typer.Exit(run(host, port, database, pause, bot_seconds, thinkers))
