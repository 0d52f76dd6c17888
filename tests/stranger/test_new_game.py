"""`larcin new-game`: the teaching game, written under a name and installed, works everywhere without a change."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import larcin as package
from larcin.cli.new_game import NewGame
from tests.cli.larcin_command import larcin
from tests.core.test_french import WRONG_SPACE
from tests.server.people import House
from tests.stranger.packages import environment, install_new_game, run

TEMPLATE = Path(package.__file__).parent / "template"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> NewGame:
    return install_new_game(tmp_path_factory.mktemp("strangers"), "midnight-vault")


def ask(made: NewGame, *args: str, typed: str = "", lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    return run("-m", "larcin", *args, has=[made.path], cwd=made.path.parent, typed=typed, lang=lang)


def test_the_command_writes_a_package_and_says_what_to_do_next(tmp_path: Path) -> None:
    told = larcin("new-game", "Night_train 2", "--folder", str(tmp_path))
    assert told.exit_code == 0, told.stderr
    folder = tmp_path / "night-train-2"
    assert told.stdout.startswith(f"Night Train 2 is written into {folder}. Try it:\n")
    assert "larcin check night-train-2" in told.stdout
    files = {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}
    assert files == {
        "README.md",
        "pyproject.toml",
        *(f"night_train_2/{name}.py" for name in ("__init__", "components", "position", "view")),
        *(f"night_train_2/{name}" for name in ("components.toml", "RULES.md", "poster.svg")),
        *(f"night_train_2/text/{lang}.ftl" for lang in ("en", "fr")),
        "tests/test_conformance.py",
        "tests/test_rules.py",
    }
    everything = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*") if file.is_file())
    assert "class NightTrain2(Game" in everything
    assert not re.search("teaching", everything, re.IGNORECASE)
    assert 'night-train-2 = "night_train_2:GAME"' in everything


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("été", "cannot be the name of a game"),
        ("3-thieves", "cannot be the name of a game"),
        ("../vault", "cannot be the name of a game"),
        ("", "cannot be the name of a game"),
        ("a" * 41, "use 40 letters at most"),
        ("class", "Python already has something called class"),
        ("json", "Python already has something called json"),
        ("art-robbery", "There is a game called “art-robbery” already"),
        ("Art Robbery", "There is a game called “art-robbery” already"),
        ("there", "is there already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(name: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    told = larcin("new-game", "--folder", str(tmp_path), "--", name)
    assert told.exit_code == 2
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1
    assert [entry.name for entry in tmp_path.iterdir()] == ["there"]
    assert larcin("new-game", "--lang", "fr", "--folder", str(tmp_path), "--", name).stderr != told.stderr


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    told = larcin("new-game", "vaults", "--folder", str(tmp_path / "gone"))
    assert (told.exit_code, told.stderr) == (2, f"There is no folder {tmp_path / 'gone'} to save into.\n")


def test_it_is_as_short_as_promised() -> None:
    """150 to 200 lines of Python in all, blank ones and sentences included; and no TypeScript."""
    lines = [line for file in (TEMPLATE / "teaching_game").glob("*.py") for line in file.read_text().splitlines()]
    assert 150 <= len(lines) <= 200
    assert not [file for file in TEMPLATE.rglob("*") if file.suffix in (".ts", ".js", ".svelte")]


def test_its_french_keeps_its_spaces_and_apostrophes() -> None:
    for name in ("en", "fr"):
        words = (TEMPLATE / "teaching_game" / "text" / f"{name}.ftl").read_text(encoding="utf-8")
        assert "'" not in words
        assert name == "en" or [line for line in words.splitlines() if WRONG_SPACE.search(line)] == []
    rules = (TEMPLATE / "teaching_game" / "RULES.md").read_text(encoding="utf-8").partition("<!-- lang: fr -->")[2]
    assert [line for line in rules.splitlines() if WRONG_SPACE.search(line)] == []


def test_its_own_tests_pass(made: NewGame) -> None:
    done = run("-m", "pytest", "-v", "-p", "no:cacheprovider", "tests", has=[made.path], cwd=made.path)
    assert done.returncode == 0, done.stdout
    assert "TestConformance::test_1_a_random_game_ends_and_nobody_is_ever_stuck[midnight-vault-standard-2] PASSED" in (
        done.stdout
    )
    assert "test_rules.py::test_an_alarm_costs_the_sack_and_brings_a_tool PASSED" in done.stdout


def test_a_figure_that_is_changed_in_the_box_is_followed_everywhere(tmp_path: Path) -> None:
    made = install_new_game(tmp_path, "bigger-vault")
    box = made.path / "bigger_vault" / "components.toml"
    content = (
        box.read_text().replace("copies = 12, value = 1", "copies = 13, value = 4").replace("hand = 2", "hand = 3")
    )
    box.write_text(content.replace("unused = 1", "unused = 2").replace("alarm = { copies = 8", "alarm = { copies = 9"))
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", has=[made.path], cwd=made.path)
    assert done.returncode == 0, done.stdout


def test_nothing_is_missing(made: NewGame) -> None:
    told = ask(made, "check", "midnight-vault")
    assert (told.returncode, told.stdout) == (0, "midnight-vault: nothing required is missing.\n")
    assert json.loads(ask(made, "check", "midnight-vault", "--json").stdout)["findings"] == []


def test_it_is_simulated_and_fuzzed(made: NewGame) -> None:
    told = json.loads(ask(made, "simulate", "midnight-vault", "--games", "60", "--check", "--json").stdout)
    assert (told["games"], told["errors"]) == (60, 0)
    fuzzed = ask(made, "fuzz", "midnight-vault", "--games", "60", "--bots", "greedy,random", "--json")
    assert fuzzed.returncode == 0, fuzzed.stdout
    assert json.loads(fuzzed.stdout)["errors"] == 0


def test_it_is_played_in_the_terminal(made: NewGame) -> None:
    seats = ("--seats", "you,greedy", "--seed", "3")
    told = ask(made, "play", "midnight-vault", "--terminal", *seats, typed="1\nq\n").stdout
    assert "Midnight Vault (The usual game)" in told
    assert "The vault: 37 face down (37 cards, 8 alarms)" in told
    assert "Greedy 2 · Tools: 2 face down" in told
    assert " 1  Grab a card → 8 of 37 cards are alarms" in told
    whole = ask(made, "play", "midnight-vault", "--terminal", *seats, typed="1\n" * 200, lang="fr_FR.UTF-8").stdout
    assert "La chambre forte est vide" in whole
    assert "Outils restants" in whole


@pytest.fixture
def house(made: NewGame, tmp_path: Path) -> Iterator[House]:
    opened = House(str(tmp_path / "larcin.db"), "--pause", "0", environment=environment(made.path))
    yield opened
    opened.stop()


def test_a_server_has_it_on_the_shelf_and_opens_tables(house: House) -> None:
    with httpx.Client(base_url=house.url, timeout=60) as person:
        shelf = {game["slug"]: game for game in person.get("/api/games").json()}
        assert shelf["midnight-vault"]["title"] == {"en": "Midnight Vault", "fr": "Midnight Vault"}
        assert "La chambre forte" in person.get("/api/games/midnight-vault/rules?lang=fr").json()["markdown"]
        wish = {"game": "midnight-vault", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "start": True}
        opened = person.post("/api/tables", json=wish)
        assert opened.status_code in (200, 201), opened.text


@pytest.mark.slow
def test_pip_installs_it(tmp_path: Path) -> None:
    """Built and installed by pip, offline: what the wheel carries is enough to play."""
    made = install_new_game(tmp_path, "pip-vault")
    for info in made.path.glob("*.dist-info"):
        for file in info.iterdir():
            file.unlink()
        info.rmdir()
    target = tmp_path / "site"
    pip = [
        "-m",
        "pip",
        "install",
        "-q",
        "--disable-pip-version-check",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
    ]
    done = run(*pip, "--target", str(target), str(made.path), has=[], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert {file.name for file in (target / "pip_vault").rglob("*.*")} >= {"fr.ftl", "RULES.md", "poster.svg"}
    played = run("-m", "larcin", "simulate", "pip-vault", "--games", "20", "--json", has=[target], cwd=tmp_path)
    assert json.loads(played.stdout)["games"] == 20, played.stderr
