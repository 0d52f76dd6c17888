"""Every figure of the box stands in components.toml alone: change it there, and rules, views and texts follow.

A copy of the game with other figures runs in a process of its own. `KINDS`, `SLOT_COUNT` and `MOST_PLAYERS` are sizes
that the compiler wants as literals; components.py asserts the first two against the file.
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

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "src" / "larcin"
GAME = SOURCE / "games" / "art_robbery"

# Runs in the copy: what the game says and shows, as JSON.
ASK = """
import collections, json, sys
import msgspec
import larcin
from larcin.core import text
from larcin.games.art_robbery.components import CARDS

game = larcin.game("art-robbery")
facts = msgspec.to_builtins(game.facts(game.state(players=3, seed=1)))
start = game.state(players=2, seed=1)
cards = collections.Counter({name: number for name, number in game.census(start).items() if name in CARDS})
told = {"facts": facts, "cards": cards, "hand": [place.cards for place in start.view(0).places], "gains": {}}
told["about"] = [game.say("about-token", {"points": facts["fine"]}, lang) for lang in text.LANGUAGES]
told["games"] = []
for seed in range(12):
    match = game.start(players=2 + seed % 2, seed=seed)
    while not match.over:
        seat = match.state.to_act[0]
        view = match.view(seat)
        for choice in view.choices:
            if choice.gain and not choice.gain.risk and choice.kind in ("take", "steal"):
                told["gains"][choice.target] = [choice.gain.points, choice.gain.alibis]
        match.play(seat, match.state.legal(seat)[seed % len(match.state.legal(seat))])
    final = match.state.dump()
    course = match.course()
    told["games"].append({
        "held": [pile + ["paintings-" + slot for slot in front] for pile, front in zip(final["piles"], final["front"])],
        "totals": match.state.totals(),
        "course": [line[-1] for line in course.points],
        "purses": [match.view(seat).purse.points for seat in range(len(final["piles"]))],
        "said": [text.say(one.text, one.args, lang=lang, game="art-robbery")
                 for lang in text.LANGUAGES for one in course.why],
        "log": [text.say("event-" + event.kind, event.args, game="art-robbery") for event in match.told(None)],
    })
json.dump(told, sys.stdout)
"""


def changed(figures: dict[str, Any]) -> dict[str, Any]:
    """The box with every figure changed: one card fewer of each kind, one point and one dot more on each token."""
    cards = {card: copies - 1 for card, copies in figures["cards"].items()}
    value = {slot: points + 1 for slot, points in figures["value"].items()}
    raids = []
    for raid in figures["raid"]:
        alibis = {slot: dots if isinstance(dots, bool) else dots + 1 for slot, dots in raid["alibis"].items()}
        raids.append({**raid, "alibis": alibis})
    rules = {"hand": figures["rules"]["hand"] - 1, "fewest_alibis_of_two": figures["rules"]["fewest_alibis_of_two"] - 3}
    assert set(rules) == set(figures["rules"]), "a new figure wants a new value here"
    return {"cards": cards, "rules": rules, "value": value, "raid": raids}


def written(box: dict[str, Any]) -> str:
    """The box as TOML."""
    lines: list[str] = []
    for table in ("cards", "rules", "value"):
        lines += [f"[{table}]", *(f"{name} = {figure}" for name, figure in box[table].items())]
    for raid in box["raid"]:
        lines += ["[[raid]]", *(f"{name} = {json.dumps(raid[name])}" for name in raid if name != "alibis")]
        lines += ["[raid.alibis]", *(f"{slot} = {json.dumps(dots)}" for slot, dots in raid["alibis"].items())]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:  # Any: what TOML holds
    return changed(tomllib.loads((GAME / "components.toml").read_text(encoding="utf-8")))


@pytest.fixture(scope="module")
def other(box: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:  # Any: plain JSON data
    """What the game says when its box holds other figures."""
    package = tmp_path_factory.mktemp("other") / "larcin"
    (package / "games").mkdir(parents=True)
    for path in SOURCE.iterdir():
        if path.name not in ("games", "__pycache__"):
            (package / path.name).symlink_to(path)
    (package / "games" / "__init__.py").symlink_to(SOURCE / "games" / "__init__.py")
    shutil.copytree(GAME, package / "games" / GAME.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (package / "games" / GAME.name / "components.toml").write_text(written(box), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", ASK],
        env={"PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout)
    return told


def dots_of(box: dict[str, Any], token: str) -> int:
    name, slot = token.split("-")
    return next(int(raid["alibis"].get(slot, 0)) for raid in box["raid"] if raid["name"] == name)


def test_the_deck_and_the_hands_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    assert other["cards"] == box["cards"]
    assert other["hand"] == [box["rules"]["hand"]] * 2
    assert other["facts"]["hand"] == box["rules"]["hand"]


def test_what_is_printed_on_the_tokens_follows(box: dict[str, Any], other: dict[str, Any]) -> None:
    tokens = other["facts"]["tokens"]
    assert set(tokens) == {f"{raid['name']}-{slot}" for raid in box["raid"] for slot in raid["tokens"]}
    for token, printed in tokens.items():
        assert printed["value"] == box["value"][token.split("-")[1]]
        assert printed["dots"] == dots_of(box, token)


def test_the_previews_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    plain = {token: gain for token, gain in other["gains"].items() if token.split("-")[1] not in ("4", "5", "boss")}
    assert len(plain) > 8
    for token, gain in plain.items():  # a 4 or a 5 may save a Boss, too
        assert gain == [box["value"][token.split("-")[1]], dots_of(box, token)]


def test_the_scores_the_course_and_the_texts_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    fine = -box["rules"]["fewest_alibis_of_two"]
    fined = 0
    for game in other["games"]:
        loot = [sum(box["value"][token.split("-")[1]] for token in held) for held in game["held"]]
        alibis = [sum(dots_of(box, token) for token in held) for held in game["held"]]
        if len(loot) > 2:
            totals = [0 if own == min(alibis) else points for points, own in zip(loot, alibis, strict=True)]
        else:
            totals = [points - fine * (own < max(alibis)) for points, own in zip(loot, alibis, strict=True)]
        assert game["totals"] == game["course"] == totals
        assert game["purses"] == loot
        if len(loot) == 2 and alibis[0] != alibis[1]:
            fined += 1
            assert sum(f"{fine} points" in sentence for sentence in game["said"]) >= 2, "in both languages"
            assert any(f"loses {fine} points" in line for line in game["log"])
    assert fined > 0
    assert other["facts"]["fine"] == fine
    assert all(f"{fine} points" in sentence for sentence in other["about"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_states_a_figure(lang: str) -> None:
    """Digits in a text are the names of cards, works and players; no sentence about points or alibis has one."""
    lines = (GAME / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        said = re.sub(r"^[a-z0-9-]+ =|\[\w+\]|\{[^}]*\}", "", line) if not line.startswith("#") else ""
        numbers = re.findall(r"\d+", said)
        assert all(number in "012345" for number in numbers), line
        assert not (numbers and re.search(r"\bpoints?\b|\balibis?\b", said)), line


def test_no_page_states_a_figure() -> None:
    """A page names no card or token by its number and prints no number of its own; gallery.ts knows their pictures."""
    for path in sorted((GAME / "table").iterdir()):
        if path.suffix not in (".ts", ".svelte") or path.name in ("gallery.ts", "sample.ts") or ".test." in path.name:
            continue
        code = path.read_text(encoding="utf-8").partition("<style>")[0]
        assert not re.search(r"""(?<!=)["'`](?:[0-5]|3[abc])["'`]""", code), f"{path.name} names a token"
        assert not re.search(r">[−+(]*\d+\)?<", code), f"{path.name} prints a figure"
