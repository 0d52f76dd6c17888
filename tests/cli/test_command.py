"""What all commands share: help with examples in two languages, and one sentence for whatever was typed wrong."""

from __future__ import annotations

import pytest
import typer

import larcin as package
from larcin.cli.command import EXAMPLES, app, language, split_names, split_options, whole_or_word
from larcin.core import text
from tests.cli.larcin_command import larcin

COMMANDS = ("games", "play", "simulate", "arena", "replay", "verify", "serve", "info", "fuzz", "golden")


def test_every_command_is_listed_in_the_users_language() -> None:
    english, french = larcin("--help"), larcin("--help", lang="fr_FR.UTF-8")
    for name in COMMANDS:
        assert f" {name} " in english.stdout
    assert "Play a game, in the browser or in the terminal" in english.stdout
    assert "Jouer, dans le navigateur ou dans le terminal" in french.stdout


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_command_has_help_examples_and_a_text_for_each_parameter(name: str, lang: str) -> None:
    result = larcin(name, "--help", "--lang", lang)
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    assert EXAMPLES[name]
    for example in EXAMPLES[name]:
        assert example in shown
        assert example.startswith(f"larcin {name}")
    assert text.has(f"help-{name}", lang)
    for param in typer.main.get_command(app).commands[name].params:  # type: ignore[attr-defined]  # a group
        assert text.has(f"param-{param.name}", lang) or text.has(f"param-{name}-{param.name}", lang)


def test_larcin_alone_shows_its_help() -> None:
    assert "simulate" in larcin().stdout
    assert "simulate" in larcin("--lang", "fr").stdout


def test_version() -> None:
    assert larcin("--version").stdout == f"larcin {package.__version__}\n"


WRONG = {
    "an unknown command": (["simulat"], "“simulat” is not a command of larcin; did you mean “larcin simulate”?"),
    "an unknown option": (
        ["simulate", "art-robbery", "--player", "3"],
        "“larcin simulate” has no option --player; did you mean --players?",
    ),
    "a strange option": (["games", "--zzz"], "“larcin games” has no option --zzz: “larcin games --help” lists them."),
    "a missing argument": (["arena"], "“larcin arena” needs GAME: see “larcin arena --help” for examples."),
    "a missing value": (
        ["simulate", "art-robbery", "--games"],
        "--games needs a value after it: see “larcin simulate --help” for examples.",
    ),
    "no number": (
        ["simulate", "art-robbery", "--games", "many"],
        "--games needs a whole number: see “larcin simulate --help” for examples.",
    ),
    "too much": (
        ["games", "caper", "art-robbery"],
        "“larcin games” does not know what to do with “caper art-robbery”: see “larcin games --help” for examples.",
    ),
    "an unknown game": (["simulate", "chess"], "There is no game called “chess”. There are: "),
    "too many seats": (
        ["simulate", "art-robbery", "--players", "9"],
        "Art Robbery is not played with 9 here. Choose one of: 2, 3, 4, 5.",
    ),
    "an unknown mode": (
        ["simulate", "art-robbery", "--mode", "solo"],
        "Art Robbery has no mode called “solo”. It has: standard.",
    ),
    "an unknown option of the game": (
        ["simulate", "art-robbery", "--option", "city=rome"],
        "Art Robbery has no option called “city”. It has: printing, scores, starter.",
    ),
    "an option without a choice": (
        ["simulate", "art-robbery", "--option", "printing"],
        "“printing” is not an option with its choice: write --option name=choice.",
    ),
    "an unknown bot": (["arena", "art-robbery", "--bots", "gready"], "There is no bot called “gready”. The bots are: "),
    "too many bots": (
        ["arena", "art-robbery", "--players", "2", "--bots", "random,random,greedy"],
        "3 bots do not fit into 2 seats: name as many bots as seats, or fewer.",
    ),
    "no bots": (["simulate", "art-robbery", "--bots", ","], "Name at least one bot."),
    "no games": (["simulate", "art-robbery", "--games", "0"], "0 games cannot be played: ask for one or more."),
    "no workers": (["fuzz", "art-robbery", "--workers", "0"], "--workers needs a whole number from 1 to "),
    "a port too high": (["serve", "--port", "70000"], "--port needs a whole number from 0 to 65,535."),
    "a pause too long": (["serve", "--pause", "90.5"], "--pause needs a number from 0 to 60."),
    "an unknown language": (["games", "--lang", "la"], "There is no language “la” here: use one of en, fr."),
    "no such file": (["verify", "nowhere.json"], "There is no file nowhere.json."),
    "no such record": (
        ["replay", "nowhere.json"],
        "The record nowhere.json cannot be read: No such file or directory.",
    ),
    "an unknown player": (
        ["play", "art-robbery", "--seats", "me,greedy"],
        "“me” cannot sit down: a seat is taken by one of you, ",
    ),
    "too few seats": (
        ["play", "art-robbery", "--terminal", "--seats", "you"],
        "Art Robbery is not played with 1 here. Choose one of: 2, 3, 4, 5.",
    ),
    "a seed in the browser": (["play", "--seed", "7"], "--seed is for games in the terminal: add --terminal."),
    "nowhere to save": (
        ["play", "art-robbery", "--terminal", "--save", "no/such/place.json"],
        "There is no folder no/such to save into.",
    ),
    "no golden folder": (["golden", "--folder", "nowhere"], "There is no folder nowhere: run this where the source is"),
}


@pytest.mark.parametrize(("args", "sentence"), WRONG.values(), ids=list(WRONG))
def test_what_is_typed_wrong_gets_one_sentence_and_exit_code_2(args: list[str], sentence: str) -> None:
    result = larcin(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(sentence)
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("args", [args for args, _ in WRONG.values() if "la" not in args], ids=str)
def test_the_sentence_is_french_for_the_french(args: list[str]) -> None:
    french, english = larcin(*args, lang="fr_CA.UTF-8"), larcin(*args)
    assert (french.exit_code, french.stderr.count("\n")) == (2, 1)
    assert french.stderr != english.stderr
    assert larcin(*args, "--lang", "fr").stderr == french.stderr or "--games" in args


def test_the_language_is_what_was_asked_for_or_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language() == "en"
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language() == "fr"
    assert language(["games", "--lang", "en"]) == "en"
    assert language(["games", "--lang=en"]) == "en"
    monkeypatch.setenv("LC_ALL", "C")
    assert language() == "en"


def test_lists_options_and_seeds_are_read_kindly() -> None:
    assert split_names(" greedy, random,,") == ["greedy", "random"]
    assert split_options(["printing=first", "scores = open"]) == {"printing": "first", "scores": "open"}
    assert [whole_or_word(seed) for seed in ("7", "-7", "night", "1" * 30)] == [7, -7, "night", "1" * 30]
