"""`larcin games`, `larcin info` and `larcin serve`."""

from __future__ import annotations

import platform

import pytest

import larcin as package
from larcin.bots import bot_names
from larcin.core import text
from tests.cli.larcin_command import ENGLISH, larcin, larcin_json


def test_games_lists_every_game_in_the_users_language() -> None:
    english, french = larcin("games").stdout, larcin("games", "--lang", "fr").stdout
    for game in package.all_games().values():
        assert game.slug in english
        assert game.say("title") in english
        assert game.say("title", lang="fr") in french
    assert "Name" in english
    assert "Nom" in french


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("columns", ["60", "100"])
def test_games_shows_what_mode_and_option_want_in_100_columns(
    lang: str, columns: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ENGLISH, "COLUMNS", columns)
    lines = larcin("games", "--lang", lang).stdout.splitlines()
    assert max(len(line) for line in lines) <= 100
    assert lines[0].index("--mode") < lines[0].index("--option")
    options = lines[0].index("--option")
    starts = [place for place, line in enumerate(lines) if line[:1].strip()] + [len(lines)]
    for game, first, end in zip(package.all_games().values(), starts[1:-1], starts[2:], strict=True):
        words = " ".join(line[:options] for line in lines[first:end]).split()
        assert words[0] == game.slug
        for mode in game.modes:
            span = f"{mode.seats[0]}–{mode.seats[-1]}" if len(mode.seats) > 1 else str(mode.seats[0])
            assert words[words.index(mode.name) + 1] == span
        shown = " ".join(line[options:].strip() for line in lines[first:end]).replace("| ", "|").split()
        for word, option in zip(shown, game.options, strict=True):
            name, _, choices = word.partition("=")
            assert name == option.name
            assert choices.split("|")[0] == option.default
            assert sorted(choices.split("|")) == sorted(option.choices)


def test_games_as_json_says_what_a_program_needs() -> None:
    games = larcin_json("games")
    assert [game["slug"] for game in games] == list(package.all_games())
    first = games[0]
    assert first["slug"] == "art-robbery"
    assert first["title"] == {"en": "Art Robbery", "fr": "Art Robbery"}
    assert first["modes"] == [{"name": "standard", "seats": [2, 3, 4, 5]}]
    assert first["options"][0] == {"name": "printing", "choices": ["corrected", "first"], "default": "corrected"}
    assert first["bots"] == list(bot_names())


def test_info_says_what_runs_here() -> None:
    facts = larcin_json("info")
    assert facts["version"] == package.__version__
    assert platform.python_version() in facts["python"]
    assert facts["engine"] in ("interpreted", "compiled")
    assert "art-robbery" in facts["games"]
    assert facts["database"].startswith("sqlite:///")


def test_serve_hands_over_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []

    def serve(*args: object) -> int:
        asked.append(args)
        return 3

    monkeypatch.setattr("larcin.server.serve.serve", serve)
    assert larcin("serve").exit_code == 3
    assert larcin("serve", "--host", "0.0.0.0", "--port", "9000", "--database", "tables.db").exit_code == 3
    assert larcin("serve", "--thinkers", "2", "--bot-seconds", "20", "--pause", "0").exit_code == 3
    assert asked == [
        ("127.0.0.1", 8000, "larcin.db", 0.6, 10.0, None),
        ("0.0.0.0", 9000, "tables.db", 0.6, 10.0, None),
        ("127.0.0.1", 8000, "larcin.db", 0.0, 20.0, 2),
    ]
