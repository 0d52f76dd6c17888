"""Commands for who writes a game: what its contract still misses, and a package to begin with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import larcin
from larcin.cli.command import GameArg, Json, Lang, chosen, command, consoles, speak
from larcin.cli.new_game import write_package
from larcin.core import text


@command("larcin check my-game", "larcin check my-game --json")
def check(game: GameArg, as_json: Json = False, lang: Lang = None) -> None:
    """Say what a game's contract still misses."""
    from larcin.testing.check import missing

    tongue = chosen(lang)
    checked = larcin.game(game)
    found = missing(checked)
    required = [finding for finding in found if finding.required]
    if as_json:
        told = [
            {"id": one.text, "required": one.required, **{lang: one.say(lang) for lang in text.LANGUAGES}}
            for one in found
        ]
        answer = {"game": checked.slug, "ok": not required, "findings": told}
        typer.echo(json.dumps(answer, ensure_ascii=False, indent=1))
    else:
        out, _ = consoles()
        for one in found:
            out.print(("✗ " if one.required else "· ") + one.say(tongue), markup=False)
        advice = len(found) - len(required)
        said = speak("check-result", tongue, game=checked.slug, required=len(required), advice=advice)
        out.print(said, markup=False)
    if required:
        raise typer.Exit(1)


@command("larcin new-game midnight-vault", 'larcin new-game "Midnight Vault" --folder ~/games')
def new_game(
    new_name: Annotated[str, typer.Argument(metavar="NAME")],
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")] = Path(),
    lang: Lang = None,
) -> None:
    """Write a package with a small game that works at once."""
    tongue = chosen(lang)
    made = write_package(new_name, folder)
    out, _ = consoles()
    out.print(speak("new-game-made", tongue, title=made.title, path=str(made.path)), markup=False)
    for line in (
        f"cd {made.path}",
        'pip install -e ".[test]"',
        f"larcin check {made.slug}",
        f"larcin play {made.slug}",
    ):
        out.print(f"  {line}", markup=False)
