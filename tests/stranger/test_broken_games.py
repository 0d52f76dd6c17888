"""A broken game of another package breaks nobody: it is left out with one warning, and `larcin info` says why."""

from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

import larcin
from larcin.core import registry, text
from tests.server.people import House
from tests.stranger.packages import HOUSE, environment, install, install_new_game, run

NO_SLUG = "from larcin.core.game import Game\nclass {name}(Game):\n    slug = {slug!r}\n    catalogue = ()\n"
FOLDER = "    from importlib import resources\n    folder = resources.files('larcin')\n"
MODULES = {
    "fails": "import a_module_that_is_not_there\n",
    "leaves": "raise SystemExit('bye')\n",
    "typo": "GAME = = 3\n",
    "no_game": "GAME = 'chess'\n",
    "a_class": NO_SLUG.format(name="Chess", slug="chess") + FOLDER + "GAME = Chess\n",
    "raises": NO_SLUG.format(name="Chess", slug="chess")
    + FOLDER
    + "    def __init__(self):\n        raise RuntimeError('no board\\nat all')\nGAME = Chess()\n",
    "loud": NO_SLUG.format(name="Chess", slug="Chess!") + FOLDER + "GAME = Chess()\n",
    "wordless": NO_SLUG.format(name="Chess", slug="chess")
    + "    import pathlib\n    folder = pathlib.Path('/nowhere')\nGAME = Chess()\n",
    "thief": NO_SLUG.format(name="Chess", slug="art-robbery") + FOLDER + "GAME = Chess()\n",
    "bare": NO_SLUG.format(name="Chess", slug="chess") + FOLDER + "GAME = Chess()\n",
    "no_name": "",
}
REASONS = {
    "fails": "It cannot be imported: ModuleNotFoundError: No module named 'a_module_that_is_not_there'",
    "leaves": "It cannot be imported: SystemExit: bye",
    "typo": "It cannot be imported: SyntaxError: invalid syntax",
    "no_game": "Its entry point must name a game, and no_game:GAME is a str.",
    "a_class": "and a_class:GAME is a class: write GAME = Chess() and name that.",
    "raises": "It cannot be imported: RuntimeError: no board at all",
    "loud": "Its slug must be small letters, digits and hyphens, 40 at most, and it is 'Chess!'.",
    "wordless": "It has no text/en.ftl in /nowhere: English is the one language that every game needs.",
    "thief": "There is another game of the slug “art-robbery” already.",
    "bare": "Its “rules_version” is missing, or not what the docs of larcin.core.game.Game say.",
    "no_name": "It cannot be imported: AttributeError: module 'no_name' has no attribute 'GAME'",
}


def bring(folder: Path, *names: str) -> Path:
    """Packages with a fault each."""
    for name in names:
        (folder / f"{name}.py").write_text(MODULES[name])
        install(folder, f"{name.replace('_', '-')}-games", {name: f"{name}:GAME"})
    return folder


@pytest.mark.parametrize("name", MODULES)
def test_each_fault_has_its_sentence_and_the_others_can_be_played(
    name: str, tmp_path: Path, look_again: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    look_again(bring(tmp_path, name))
    with caplog.at_level(logging.WARNING, "larcin"):
        assert list(larcin.all_games()) == HOUSE
        assert list(larcin.all_games()) == HOUSE
    (left_out,) = registry.broken_games()
    assert (left_out.entry, left_out.package) == (name, f"{name.replace('_', '-')}-games")
    assert REASONS[name] in left_out.reason.say("en")
    assert left_out.reason.say("fr") != left_out.reason.say("en")
    assert "\n" not in left_out.say("fr")
    assert [record.getMessage() for record in caplog.records] == [str(left_out)], "one warning, once"
    assert larcin.game("art-robbery").say("title", lang="fr") == "Art Robbery", "also where its slug was taken"
    assert larcin.game("art-robbery").start(2, seed=1).legal(0) is not None


def test_asking_for_it_says_where_to_read_why(tmp_path: Path, look_again: Callable[..., None]) -> None:
    look_again(bring(tmp_path, "fails"))
    with pytest.raises(larcin.UnknownGame, match="installed but cannot be loaded: “larcin info” says why"):
        larcin.game("fails")


def test_a_game_without_french_is_played_in_english(tmp_path: Path, look_again: Callable[..., None]) -> None:
    made = install_new_game(tmp_path, "silent-movie")
    (made.path / "silent_movie" / "text" / "fr.ftl").unlink()
    look_again(made.path)
    game = larcin.game("silent-movie")
    assert registry.broken_games() == ()
    assert game.say("tagline", lang="fr") == game.say("tagline", lang="en") == "One more card, and then we leave."
    assert game.say("why-not-your-turn", lang="fr") == "Ce n’est pas votre tour.", "the house still speaks French"
    assert not text.has("tagline", "fr", game.slug)


def test_one_message_that_french_lacks_is_english(tmp_path: Path, look_again: Callable[..., None]) -> None:
    made = install_new_game(tmp_path, "half-movie")
    file = made.path / "half_movie" / "text" / "fr.ftl"
    file.write_text(file.read_text(encoding="utf-8").replace("tagline = ", "other = "), encoding="utf-8")
    look_again(made.path)
    game = larcin.game("half-movie")
    assert game.say("tagline", lang="fr") == "One more card, and then we leave."
    assert game.say("crown", lang="fr") == "une couronne"


def test_a_title_that_cannot_be_filled_leaves_the_game_out(tmp_path: Path, look_again: Callable[..., None]) -> None:
    made = install_new_game(tmp_path, "odd-title")
    file = made.path / "odd_title" / "text" / "fr.ftl"
    file.write_text(file.read_text(encoding="utf-8").replace("title = Odd Title", "title = { $who }"), encoding="utf-8")
    look_again(made.path)
    assert "odd-title" not in larcin.all_games()
    assert registry.broken_games()[0].reason.text == "game-broken-facts"


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of them at once, with one that works and one that has no French."""
    folder = bring(tmp_path_factory.mktemp("crowd"), *MODULES)
    for name in ("good-one", "no-french"):
        made = install_new_game(folder, name)
        for part in made.path.iterdir():
            if part.name != "tests":
                shutil.move(part, folder / part.name) if part.is_dir() else None
    (folder / "no_french" / "text" / "fr.ftl").unlink()
    return folder


def test_the_command_lists_what_there_is_and_says_why_not(crowd: Path, tmp_path: Path) -> None:
    listed = run("-m", "larcin", "games", "--json", has=[crowd], cwd=tmp_path)
    assert listed.returncode == 0, listed.stderr
    games = {game["slug"]: game for game in json.loads(listed.stdout)}
    assert list(games) == [*HOUSE, "good-one", "no-french"]
    assert games["no-french"]["tagline"]["fr"] == "One more card, and then we leave."
    assert len(listed.stderr.splitlines()) == len(MODULES), "a line for each, once"
    assert "Traceback" not in listed.stderr
    told = run("-m", "larcin", "info", "--json", has=[crowd], cwd=tmp_path)
    broken = {one["entry"]: one for one in json.loads(told.stdout)["broken"]}
    assert set(broken) == set(MODULES)
    for name, one in broken.items():
        assert REASONS[name] in one["reason"]["en"]
        assert one["package"] == f"{name.replace('_', '-')}-games"
    french = run("-m", "larcin", "info", has=[crowd], cwd=tmp_path, lang="fr_FR.UTF-8")
    assert french.returncode == 0
    assert "Laissé de côté" in french.stdout
    assert "Le jeu « fails » de fails-games est laissé de côté. Il ne peut pas être importé" in french.stderr.replace(
        "\u00a0", " "
    )


def test_workers_do_not_say_it_again(crowd: Path, tmp_path: Path) -> None:
    done = run("-m", "larcin", "simulate", "good-one", "--games", "400", "--workers", "2", has=[crowd], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(done.stderr.splitlines()) == len(MODULES)


def test_a_server_has_every_game_that_works(crowd: Path, tmp_path: Path) -> None:
    house = House(str(tmp_path / "larcin.db"), environment=environment(crowd))
    try:
        answer = httpx.get(f"{house.url}/api/games", timeout=60)
        assert answer.status_code == 200
        assert [game["slug"] for game in answer.json()] == [*HOUSE, "good-one", "no-french"]
        rules = httpx.get(f"{house.url}/api/games/good-one/rules?lang=fr", timeout=60).json()
        assert "La chambre forte" in rules["markdown"]
    finally:
        house.stop()
