"""One book of rules: whoever corrects a figure in components.toml corrects rules, views, texts and pages with it.

The game is loaded from a copy of its folder in which every figure is another one.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from larcin.games import master_thieves
from larcin.games.master_thieves.components import DRAWERS, FACES, GRAINS, LEVELS, ROLE_COUNT, ROLES, SIDES

FOLDER = Path(master_thieves.__file__).parent
CHANGED = {
    "jewels.diamond": {"pieces": 96, "imitations": 7, "points": 3},
    "jewels.sapphire": {"pieces": 30, "imitations": 3, "points": 5},
    "jewels.ruby": {"pieces": 4, "points": 7},
    "setup": {"diamonds": 10},
    "roles": {
        "smuggler": 9,
        "jeweller-m": 10,
        "jeweller-f": 11,
        "thief": 12,
        "master-thief": 13,
        "detective": 20,
    },
}
# Plays a game of the copy and says what it met. Its first argument is the folder that holds the copy.
WITNESS = """
import json, random, sys
import larcin.games
larcin.games.__path__.insert(0, sys.argv[1])
import msgspec
from larcin.core import text
from larcin.games.master_thieves import GAME, components
assert components.__file__.startswith(sys.argv[1]), components.__file__

def said(sentence, lang="en"):
    return GAME.say(sentence.text, sentence.args, lang)

match = GAME.start(8, seed=3, memory="open")
first = match.view(None)
facts = GAME.facts(match.state)
numbers = {role: [] for role in components.ROLES}
for seed in range(40):
    state = GAME.state(8, seed=seed)
    for place, number in enumerate(state.numbers):
        numbers[components.ROLES[place % 6]].append(number)
gains, rnd, census = {}, random.Random(3), GAME.census(match.state)
jewels = {"diamond": 0, "sapphire": 0, "ruby": 0}
while match.to_act:
    seat = rnd.choice(match.to_act)
    for choice in match.view(seat).choices:
        if isinstance(choice.points, int) and choice.kind in ("place", "draft"):
            gains[choice.action] = [choice.points, said(choice.preview), said(choice.preview, "fr")]
    match.play(seat, rnd.choice(match.legal(seat)))
    now = GAME.census(match.state)
    assert {name: now[name] for name in jewels} == {name: census[name] for name in jewels}
state = match.state
assert GAME.load(state.dump()).dump() == state.dump()
last = match.view(None)
course = match.course(0)
assert [line[-1] for line in course.points] == state.totals()
about = {
    jewel: [GAME.say(f"about-jewel-{jewel}", msgspec.to_builtins(facts.jewels[jewel]), lang) for lang in ("en", "fr")]
    for jewel in components.JEWELS
}
print(json.dumps({
    "facts": msgspec.to_builtins(facts),
    "white": msgspec.to_builtins(first.places[0].white),
    "start": [first.places[0].points, [line[0] for line in course.points]],
    "to_fill": sum(place.to_fill for place in first.places),
    "rubies": [first.rubies_left, census["ruby"]],
    "told": [GAME.say("event-" + line.kind, line.args, lang) for lang in ("en", "fr") for line in match.told(None)[:1]],
    "numbers": {role: max(dealt) for role, dealt in numbers.items()},
    "gains": gains,
    "about": about,
    "scores": [msgspec.to_builtins(score) for score in last.scores],
    "black": [msgspec.to_builtins(place.black) for place in last.places],
    "left": [msgspec.to_builtins(place.white) for place in last.places],
}))
"""


def figures(book: dict[str, Any]) -> dict[str, dict[str, int]]:
    """Every number of components.toml, by its table."""
    tables = {"setup": book["setup"], "roles": book["roles"]}
    tables |= {f"jewels.{jewel}": held for jewel, held in book["jewels"].items()}
    return tables


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:  # Any: plain JSON data
    """What a game met that was loaded from a copy in which every figure is another one."""
    games = tmp_path_factory.mktemp("games")
    copy = games / FOLDER.name
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "table"))
    book = (copy / "components.toml").read_text(encoding="utf-8")
    lines: list[str] = []
    table = ""
    for line in book.splitlines():
        if heading := re.match(r"\[(.*?)\]", line):
            table = heading[1]
        if figure := re.match(r"([a-z-]+) = \d+", line):
            line = f"{figure[1]} = {CHANGED[table][figure[1]]}"
        lines.append(line)
    (copy / "components.toml").write_text("\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-c", WITNESS, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_figure_of_the_book_is_changed() -> None:
    """The test below misses none: the tables have the same names, and no figure is what it was."""
    book = figures(tomllib.loads((FOLDER / "components.toml").read_text(encoding="utf-8")))
    assert {table: set(held) for table, held in book.items()} == {table: set(held) for table, held in CHANGED.items()}
    assert all(book[table][name] != value for table, held in CHANGED.items() for name, value in held.items())


def test_facts_follow(met: dict[str, Any]) -> None:
    assert met["facts"]["jewels"] == {
        "diamond": {"points": 3, "pieces": 7 * 8 + 10},
        "sapphire": {"points": 5, "pieces": 3 * 8},
        "ruby": {"points": 7, "pieces": 4},
    }


def test_rules_and_views_follow(met: dict[str, Any]) -> None:
    assert met["white"] == {"diamonds": 7, "sapphires": 3, "rubies": 0}
    assert met["start"] == [-36, [-36] * 8], "seven at three points and three at five"
    assert met["to_fill"] == 10
    assert met["rubies"] == [4, 4]
    assert met["numbers"] == CHANGED["roles"]
    for score, black, white in zip(met["scores"], met["black"], met["left"], strict=True):
        parts = {
            "diamonds": black["diamonds"] * 3,
            "sapphires": black["sapphires"] * 5,
            "rubies": black["rubies"] * 7,
            "false-diamonds": -white["diamonds"] * 3,
            "false-sapphires": -white["sapphires"] * 5,
        }
        assert (score["parts"], score["total"]) == (parts, sum(parts.values()))


def test_previews_and_texts_follow(met: dict[str, Any]) -> None:
    points, english, french = met["gains"]["place sapphire"]
    assert (points, english[:8], french[:8]) == (5, "5 points", "5 points")
    assert met["gains"]["place diamond"][0] == 3
    assert all(text.startswith("3 points") for text in met["about"]["diamond"])
    assert all(text.startswith("5 points") for text in met["about"]["sapphire"])
    assert all(text.startswith("7 points") and " 4 " in text for text in met["about"]["ruby"])
    english, french = met["told"]
    assert (english.count("2 above"), english.count("2 below")) == (1, 1)
    assert french.count("2 dans") == 2


@pytest.mark.parametrize("change", [("ruby", "pieces", 6, 8), ("diamond", "pieces", 80, 20)])
def test_a_book_that_fits_no_box_is_refused(tmp_path: Path, change: tuple[str, str, int, int]) -> None:
    """Six secret compartments hold six rubies, and the box must hold what eight seats use."""
    jewel, name, before, after = change
    copy = tmp_path / FOLDER.name
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "table"))
    book = (copy / "components.toml").read_text(encoding="utf-8")
    assert f"[jewels.{jewel}]\n{name} = {before}" in book
    book = book.replace(f"[jewels.{jewel}]\n{name} = {before}", f"[jewels.{jewel}]\n{name} = {after}")
    (copy / "components.toml").write_text(book, encoding="utf-8")
    command = [sys.executable, "-c", WITNESS, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode != 0
    assert "components.toml" in done.stderr


def test_sizes_that_the_compiler_wants_as_literals_are_those_of_the_book() -> None:
    """How the box is built and which roles there are is no figure: code, pictures and texts name each of them."""
    assert len(LEVELS) * len(FACES) == len(GRAINS) == DRAWERS
    assert DRAWERS * 2 == SIDES
    assert len(ROLES) == ROLE_COUNT


# What stands in the pages and texts

NUMBERS = {
    1: r"1|one|une?",
    2: r"2|two|deux",
    4: r"4|four|quatre",
    6: r"6|six|sixth|sixième",
    8: r"8|eight|huit",
    12: r"12|twelve|douze",
    16: r"16|sixteen|seize",
    80: r"80|eighty|quatre-vingts",
}
NOUNS = {  # which figures of the book a text could state again, and before which word
    r"points?": (1, 2, 4),
    r"(?:diamonds?|diamants?)": (8, 12, 80),
    r"(?:sapphires?|saphirs?)": (2, 16),
    r"(?:ruby|rubies|rubis)": (6,),
    r"(?:imitations?)": (2, 8),
    r"(?:cards?|cartes?)": (8,),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_states_a_figure_again(lang: str) -> None:
    text = (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if not re.match(r"\s+\*?\[(one|\d+)\]", line)]  # those count
    for noun, counts in NOUNS.items():
        for count in counts:
            stated = re.compile(rf"\b(?:{NUMBERS[count]}) {noun}\b", re.IGNORECASE)
            assert [line for line in said if stated.search(line)] == [], f"{count} {noun}"


def test_no_page_states_a_figure_again() -> None:
    """Neither what a jewel is worth nor how many there are of anything stands in the scripts of the table."""
    pages = [path for path in (FOLDER / "table").iterdir() if path.suffix in (".ts", ".svelte")]
    pages = [path for path in pages if not path.name.endswith((".test.ts", "sample.ts"))]
    assert len(pages) > 20
    words = r"(?:diamond|sapphire|ruby|rubie|jewel|imitation|point|worth|round|cycle|role|drawer)s?"
    stated = re.compile(rf"\b\w*{words}\w*[\"']?\]?\s*(?:[:=<>*+-]|===)=?\s*-?[1-9]\d*\b(?!px)", re.IGNORECASE)
    for path in pages:
        script = re.sub(r"<style>.*</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        found = [line.strip() for line in script.splitlines() if stated.search(line)]
        allowed = ("view.round - 1",)  # rounds are counted from 1, places from 0
        assert [line for line in found if not any(part in line for part in allowed)] == [], path.name
