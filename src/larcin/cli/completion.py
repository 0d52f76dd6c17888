"""Completion in the shell: what can stand at a place of the command line, and the script by which a shell asks.

larcin --install-completion         for the shell that runs it
larcin --show-completion zsh        for another one, to look at or to install by hand
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import shellingham
import typer
from typer._completion_shared import Shells, get_completion_script, install  # Typer has no public names for them

import larcin
from larcin.bots import bot_names
from larcin.cli.terminal import YOU
from larcin.core import text
from larcin.core.errors import LarcinError
from larcin.core.game import Game

INSTALL, SHOW = "--install-completion", "--show-completion"
VARIABLE = "_LARCIN_COMPLETE"  # by which the script says that it is a shell that asks


class NoShell(LarcinError):
    """A shell that Typer has no script for, or none that could be made out."""


def asked_for(args: Sequence[str]) -> tuple[str, str | None] | None:
    """Is the command asked to show or install completion, and for which shell? None: it is asked for something else."""
    words = [word for place, word in enumerate(args) if not _about_language(args, place)]
    if not words or words[0] not in (INSTALL, SHOW):
        return None
    return words[0], words[1] if len(words) > 1 else None


def _about_language(args: Sequence[str], place: int) -> bool:
    return args[place].startswith("--lang") or (place > 0 and args[place - 1] == "--lang")


def show_or_install(wish: str, shell: str | None, lang: str) -> None:
    """Print the script for a shell, or install it; without a name, for the one in which the command runs."""
    name = _this_shell() if shell is None else shell
    if name not in [known.value for known in Shells]:
        known_shells = ", ".join(known.value for known in Shells)
        raise NoShell("completion-no-shell", shell=name or "none", known=known_shells, wish=wish)
    if wish == SHOW:
        typer.echo(get_completion_script(prog_name="larcin", complete_var=VARIABLE, shell=name))
        return
    _, path = install(name, "larcin", VARIABLE)
    typer.echo(text.say("completion-installed", {"shell": name, "path": str(path)}, lang=lang))


def _this_shell() -> str | None:
    try:
        return str(shellingham.detect_shell()[0])
    except (shellingham.ShellDetectionFailure, NotImplementedError):
        return None


# What can stand at a place. Typer hands in what was typed so far, and leaves out what does not begin with it.


def game_names() -> list[str]:
    """The games."""
    return list(larcin.all_games())


def game_names_or_all() -> list[str]:
    """The games, or all of them."""
    return [*larcin.all_games(), "all"]


def mode_names(context: typer.Context) -> list[str]:
    """The modes of the games named before, or else of all."""
    return _once(mode.name for game in _games(context) for mode in game.modes)


def option_choices(context: typer.Context) -> list[str]:
    """Every option with each of its choices, of the games named before, or else of all."""
    return _once(
        f"{option.name}={choice}"
        for game in _games(context)
        for option in game.options
        for choice in (option.default, *option.choices)
    )


def languages() -> list[str]:
    """The languages."""
    return list(text.LANGUAGES)


def one_bot() -> list[str]:
    """The bots."""
    return list(bot_names())


def bots_with_commas(incomplete: str) -> list[str]:
    """The bots, after those that were typed already."""
    return _after_commas(incomplete, bot_names())


def players_with_commas(incomplete: str) -> list[str]:
    """You and the bots, after those that were typed already."""
    return _after_commas(incomplete, [YOU, *bot_names()])


def _after_commas(incomplete: str, names: Iterable[str]) -> list[str]:
    before, comma, _ = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in names]


def _games(context: typer.Context) -> list[Game]:
    """The games named before. Typer leaves what stands before an option without its value among the loose words."""
    named = [context.params.get("game"), *(context.params.get("which") or []), *context.args]
    found = [game for slug, game in larcin.all_games().items() if slug in named]
    return found or list(larcin.all_games().values())


def _once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))
