"""What all commands share: the language, the help, the common options, and one helpful sentence for a wrong command."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console
from typer.core import TyperGroup

import larcin
from larcin.cli import completion
from larcin.core import text
from larcin.core.action import Arg
from larcin.core.errors import LarcinError
from larcin.core.registry import LeftOut

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # Typer has no public name for the base class of its errors
_Command = TypeVar("_Command", bound=Callable[..., Any])


class BadArgument(LarcinError):
    """Something on the command line is wrong."""


def language(args: Sequence[str] = ()) -> str:
    """The language asked for by `--lang` among the arguments, or else the user's own, or else English."""
    for index, arg in enumerate(args):
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
        if arg == "--lang" and index + 1 < len(args):
            return args[index + 1]
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if found := os.environ.get(variable, "")[:2].lower():
            return found if found in text.LANGUAGES else "en"
    return "en"


def speak(text_id: str, lang: str, **args: Arg) -> str:
    """A sentence that belongs to no game."""
    return text.say(text_id, args, lang=lang)


def consoles() -> tuple[Console, Console]:
    """Where results go, and where progress goes (made anew for every command, since tests swap the streams)."""
    return Console(highlight=False, soft_wrap=True), Console(stderr=True, highlight=False)


class LarcinCommand(TyperGroup):
    """The command `larcin`: help and errors in the user's language."""

    lang = "en"  # the language of the command that runs

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,  # Any: handed on to Typer
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        lang = LarcinCommand.lang = language(given)
        self._put_help_into(lang)
        try:
            if lang not in text.LANGUAGES:
                raise BadArgument("usage-lang", lang=lang[:20], known=", ".join(text.LANGUAGES))
            if wish := completion.asked_for(given):
                completion.show_or_install(*wish, lang)
                code = 0
            else:
                answer = super().main(given, "larcin", complete_var, False, windows_expand_args, **extra)
                code = answer if isinstance(answer, int) else 0
        except LarcinError as problem:
            code = 2
            sys.stderr.write(problem.say(lang) + "\n")
        except UsageError as problem:
            code = 2
            sys.stderr.write(_usage_sentence(problem, self, given, lang) + "\n")
        except typer.Abort:
            code = 130
        if standalone_mode:
            sys.exit(code)
        return code

    def list_commands(self, ctx: Any) -> list[str]:  # Any: Typer's context
        """The commands in the order in which people usually need them."""
        return sorted(self.commands, key=ORDER.index)

    def _put_help_into(self, lang: str) -> None:
        self.help = speak("help", lang)
        for param in self.params:
            _describe(param, "larcin", lang)
        for name, command in self.commands.items():
            command.help = speak(f"help-{name}", lang)
            command.short_help = command.help.partition(". ")[0].rstrip(".")
            if examples := EXAMPLES.get(name):
                command.epilog = "\n\n".join([speak("help-examples", lang), *examples])
            command.rich_help_panel = speak("help-panel-commands", lang)  # type: ignore[attr-defined]  # Typer's own
            for param in command.params:
                _describe(param, name, lang)


def _describe(param: Any, name: str, lang: str) -> None:  # Any: Typer's parameter
    """Set the help of a parameter: the text for this command alone, or else the text for all commands."""
    own = f"param-{name}-{param.name}"
    param.help = speak(own if text.has(own, "en") else f"param-{param.name}", lang)
    kind = "arguments" if param.param_type_name == "argument" else "options"
    param.rich_help_panel = speak(f"help-panel-{kind}", lang)


def _usage_sentence(problem: Exception, root: LarcinCommand, given: Sequence[str], lang: str) -> str:
    """A usage error of Typer as a sentence of ours. Its kinds have no public classes, so we go by their names."""
    kind = type(problem).__name__
    words = [word for index, word in enumerate(given) if index == 0 or given[index - 1] != "--lang"]
    name = next((word for word in words if not word.startswith("-")), "")
    if kind == "NoSuchOption":
        option = str(getattr(problem, "option_name", ""))
        params = root.commands[name].params if name in root.commands else root.params
        near = get_close_matches(option, [known for param in params for known in param.opts], 1)
        return speak("usage-no-such-option", lang, option=option, near=_first(near), where=_where(name, root))
    if name not in root.commands:
        near = get_close_matches(name, root.commands, 1)
        known_commands = ", ".join(root.list_commands(None))
        return speak("usage-no-such-command", lang, command=name, near=_first(near), known=known_commands)
    if kind == "BadOptionUsage":
        what = str(getattr(problem, "option_name", ""))
        return speak("usage-no-value", lang, what=what, where=_where(name, root))
    if kind in ("MissingParameter", "BadParameter"):
        what = _name_of(getattr(problem, "param", None))
        text_id = "usage-missing" if kind == "MissingParameter" else "usage-no-number"
        return speak(text_id, lang, what=what, where=_where(name, root))
    extra = str(problem).rpartition("(")[2].rstrip(".)")
    return speak("usage-too-many", lang, what=extra, where=_where(name, root))


def _where(name: str, root: LarcinCommand) -> str:
    return f"larcin {name}" if name in root.commands else "larcin"


def _first(near: Sequence[str]) -> str:
    return near[0] if near else "none"


def _name_of(param: Any) -> str:  # Any: Typer's parameter
    return str(param.opts[0]) if param.param_type_name == "option" else str(param.metavar or param.name)


class _Spoken(logging.Handler):
    """Says the warnings of the house as one line each, in the user's language."""

    def emit(self, record: logging.LogRecord) -> None:
        """Say one of them."""
        about = record.args[0] if isinstance(record.args, tuple) and record.args else None
        sys.stderr.write((about.say(LarcinCommand.lang) if isinstance(about, LeftOut) else record.getMessage()) + "\n")


logging.getLogger("larcin").addHandler(_Spoken())
app = typer.Typer(cls=LarcinCommand, rich_markup_mode="rich")
EXAMPLES: dict[str, tuple[str, ...]] = {}
PLAYING = ("games", "play", "simulate", "arena", "replay", "verify")
ORDER = (*PLAYING, "serve", "join", "token", "info", "fuzz", "check", "new-game", "golden")


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|fr", autocompletion=completion.languages)] = None,
) -> None:
    """The options of `larcin` itself."""
    if version:
        typer.echo(f"larcin {larcin.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(2)


def command(*examples: str) -> Callable[[_Command], _Command]:
    """Make a function a command of `larcin`. Its help is the message `help-<command>`; the examples follow."""

    def add(function: _Command) -> _Command:
        name = function.__name__.replace("_", "-")
        EXAMPLES[name] = examples
        return app.command(name)(function)

    return add


# What several commands have in common.

GameArg = Annotated[str, typer.Argument(metavar="GAME", autocompletion=completion.game_names)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|fr", autocompletion=completion.languages)]
Json = Annotated[bool, typer.Option("--json")]
Players = Annotated[int | None, typer.Option("--players", metavar="N")]
Mode = Annotated[str | None, typer.Option("--mode", metavar="MODE", autocompletion=completion.mode_names)]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=CHOICE", autocompletion=completion.option_choices)
]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N")]


def chosen(lang: str | None) -> str:
    """The language of a command: what `--lang` said, or else the user's."""
    return lang or LarcinCommand.lang


def split_options(options: Sequence[str] | None) -> Mapping[str, str]:
    """The settings given as `--option name=choice`."""
    found: dict[str, str] = {}
    for option in options or ():
        name, sign, choice = option.partition("=")
        if not sign:
            raise BadArgument("usage-option", option=option[:40])
        found[name.strip()] = choice.strip()
    return found


def check_range(what: str, number: float | None, low: int, high: int) -> None:
    """Refuse a number outside of its range."""
    if number is not None and not low <= number <= high:
        raise BadArgument("usage-range" if isinstance(number, int) else "usage-number", what=what, low=low, high=high)


def split_names(names: str) -> list[str]:
    """The names of a list with commas."""
    return [name.strip() for name in names.split(",") if name.strip()]


def whole_or_word(seed: str) -> int | str:
    """A seed: a number if it looks like one, or else a word."""
    return int(seed) if seed.lstrip("-").isdigit() and len(seed) < 16 else seed
