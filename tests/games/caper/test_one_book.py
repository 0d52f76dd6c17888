"""Every figure of the box stands in components.toml alone: change it there, and rules, facts, texts and pages follow.

A copy of the game with other figures runs in a process of its own. Sizes that components.py writes down because the
compiler wants literals (two Masterminds, three locations) are no figures of the file.
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
GAME = SOURCE / "games" / "caper"
ROUNDS = iter([3, 7, 2, 7, 4, 7])  # as many thieves as there are, and more gear, of which there are more copies

# Runs in the copy: what the game says and shows, as JSON.
ASK = """
import json, sys
import msgspec
from larcin.core import text
from larcin.core.rng import FastRng
from larcin.games.caper import GAME
from larcin.games.caper.components import CITIES, LOCATIONS
from larcin.games.caper.facts import facts_of, location_facts
from tests.games.caper.builder import act, end, look, position

def say(message, args):
    return [GAME.say(message, args, lang) for lang in text.LANGUAGES]

cards = {name: one for city in range(len(CITIES)) for name, one in facts_of(city).items()}
locations = {name: location_facts(number) for number, name in enumerate(LOCATIONS)}
facts = GAME.facts(GAME.state())
told = {"facts": facts, "cards": cards, "locations": locations, "games": []}
told["about"] = {
    **{f"card-{name}": say(f"about-card-{name}", one.figures) for name, one in cards.items()},
    **{f"location-{name}": say(f"about-location-{name}", one.figures) for name, one in locations.items()},
}
told["said"] = {id: say(id, facts.figures) for id in ("about-coin", "about-full", "about-good", "about-snitch")}
discard = GAME.action("discard")
told["said"]["discard"] = say("action-discard", discard.args)
told["bank"] = [score.total for score in end("bank: mime+skeleton-key |").scores()]
table = position("gala: | mime", "", "smoke-screen blazeblaster", pairs=5, coins=(0, 9))
told["choices"] = look(table, 1).choices
told["full"] = [look(end("bank: mime" + "+skeleton-key" * n + " |")).locations[0].sides[0] for n in range(5)]
for seed in range(12):
    players = 2 + seed % 3
    match, rng = GAME.start(players, seed), FastRng(seed)
    dealt = []
    while not match.over:
        seat = match.state.to_act[0]
        if match.state.step == 0 and len(dealt) == match.state.round:
            held = match.state.dump()
            dealt.append(sum(map(len, held["hands"])) + len(held.get("pile", [])))
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    view = match.view(None)
    told["games"].append({
        "players": players,
        "dealt": dealt,
        "coins": GAME.census(match.state)["coin"],
        "scores": view.now,
        "course": [line[-1] for line in match.course().points],
        "gear": [len(one.gear) for one in view.masterminds],
        "crews": [len(side.crew) for place in view.locations for side in place.sides],
        "stacks": [[len(stack.gear), stack.full]
                   for place in view.locations for side in place.sides for stack in side.crew],
    })
sys.stdout.buffer.write(msgspec.json.encode(told))
"""


def changed(box: str) -> str:
    """The file with every figure changed: further from nothing, and the cards of the rounds dealt out differently."""

    def other(found: re.Match[str]) -> str:
        name, figure = found[1], int(found[2])
        if name == "cards":
            return f"cards = {next(ROUNDS)}"
        return f"{name} = {figure - 1 if figure < 0 else figure + 1}"

    box = re.sub(r"([\w-]+) = (-?\d+)", other, box)
    return box.replace("sets_of_goods = [1, 3, 7]", "sets_of_goods = [2, 5, 9]")


def numbers(box: Any) -> list[Any]:  # Any: what TOML holds
    """Every figure, in order."""
    if isinstance(box, dict):
        return [number for value in box.values() for number in numbers(value)]
    if isinstance(box, list):
        return [number for value in box for number in numbers(value)]
    return [box] if type(box) is int else []


@pytest.fixture(scope="module")
def source() -> str:
    return changed((GAME / "components.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def box(source: str) -> dict[str, Any]:  # Any: what TOML holds
    return tomllib.loads(source)


@pytest.fixture(scope="module")
def other(source: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:  # Any: plain JSON data
    """What the game says when its box holds other figures."""
    package = tmp_path_factory.mktemp("other") / "larcin"
    (package / "games").mkdir(parents=True)
    for path in SOURCE.iterdir():
        if path.name not in ("games", "__pycache__"):
            (package / path.name).symlink_to(path)
    (package / "games" / "__init__.py").symlink_to(SOURCE / "games" / "__init__.py")
    shutil.copytree(GAME, package / "games" / GAME.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (package / "games" / GAME.name / "components.toml").write_text(source, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", ASK],
        env={"PYTHONPATH": f"{package.parent}:{ROOT}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout)
    return told


def test_every_figure_was_changed(box: dict[str, Any]) -> None:
    before = numbers(tomllib.loads((GAME / "components.toml").read_text(encoding="utf-8")))
    after = numbers(box)
    assert len(before) == len(after) > 150
    assert all(old != new for old, new in zip(before, after, strict=True))


def amounts(symbols: list[dict[str, Any]], *gives: str) -> list[int]:
    return [symbol["amount"] for symbol in symbols if symbol["gives"] in gives]


def figures_of(printed: dict[str, Any]) -> list[int]:
    """What a text about a card or a location must state: of what is counted, and of prices."""
    lines = [*printed.get("counts", []), *printed.get("prize", [])]
    counted = [line.get("capers", 0) or line["points"] for line in lines]
    return [*counted, *(abs(change) for name in ("price", "rival_price") for change in printed.get(name, {}).values())]


def test_what_is_printed_on_cards_follows(box: dict[str, Any], other: dict[str, Any]) -> None:
    printed = {**box["thief"], **box["gear"]}
    assert set(other["cards"]) == set(printed)
    for name, card in printed.items():
        facts = other["cards"][name]
        assert facts["cost"] == card.get("cost", 0)
        assert facts["copies"] == card.get("copies", 1)
        coins = [card[key] for key in ("coins", "coins_per_rival_thief") if card.get(key)]
        assert amounts(facts["symbols"], "coin") == coins
        assert amounts(facts["symbols"], "launder") == ([card["launders"]] if "launders" in card else [])
        counts = [line.get("capers", 0) or line["points"] for line in card.get("counts", [])]
        assert amounts(facts["symbols"], "caper", "point") == counts
        prices = [*card.get("price", {}).values(), *card.get("rival_price", {}).values()]
        assert amounts(facts["symbols"], "price") == prices


def test_what_is_printed_on_locations_follows(box: dict[str, Any], other: dict[str, Any]) -> None:
    for name, location in box["location"].items():
        facts = other["locations"][name]
        assert amounts(facts["prize"], "point") == [line["points"] for line in location["prize"]]
        assert amounts(facts["attribute"], "caper") == [line["capers"] for line in location.get("counts", [])]
        assert amounts(facts["attribute"], "price") == list(location.get("price", {}).values())


def test_texts_about_cards_and_locations_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    printed = {f"card-{name}": card for name, card in [*box["thief"].items(), *box["gear"].items()]}
    printed |= {f"location-{name}": location for name, location in box["location"].items()}
    for name, thing in printed.items():
        wanted = figures_of(thing)
        if name.removeprefix("card-") in box["gear"]:
            wanted += [thing[key] for key in ("coins", "coins_per_rival_thief", "launders") if key in thing]
        for told in other["about"][name]:
            assert sorted(map(int, re.findall(r"\d+", told))) == sorted(wanted), told


def test_texts_about_rules_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    rules, said = box["rules"], other["said"]
    wanted = {
        "about-coin": [rules["coins"]],
        "about-full": [rules["most_gear"], rules["full_thief_capers"]],
        "about-good": rules["sets_of_goods"],
        "about-snitch": [rules["snitch_share"]],
        "discard": [rules["discard_coin"]],
    }
    for message, figures in wanted.items():
        for told in said[message]:
            assert [int(number) for number in re.findall(r"\d+", told)] == figures, told


def test_facts_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    assert [one["cards"] for one in other["facts"]["rounds"]] == [one["cards"] for one in box["round"]]
    figures, rules = other["facts"]["figures"], box["rules"]
    assert (figures["thieves"], figures["gear"]) == (rules["most_thieves"], rules["most_gear"])
    assert (figures["capers"], figures["points"]) == (rules["full_thief_capers"], rules["lookout_discard_points"])


def test_scores_and_previews_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    first, for_yellow = (line["points"] for line in box["location"]["bank"]["prize"])
    assert other["bank"] == [first + for_yellow, 0]
    by_action = {choice["action"]: choice for choice in other["choices"]}
    assert by_action["choose smoke-screen"]["price"] == box["gear"]["smoke-screen"]["cost"]
    mime = box["thief"]["mime"]["counts"][0]["capers"]
    for gear, side in enumerate(other["full"]):
        full = gear == box["rules"]["most_gear"]
        assert side["capers"] == mime + (box["rules"]["full_thief_capers"] if full else 0)
        assert side["crew"][0]["full"] == full


def test_whole_games_follow(box: dict[str, Any], other: dict[str, Any]) -> None:
    rules = box["rules"]
    for game in other["games"]:
        assert game["dealt"] == [2 * one["cards"] for one in box["round"]]
        assert game["coins"] == rules["coins"]
        totals = [score["total"] for score in game["scores"]]
        assert game["course"] == totals
        if game["players"] == 3:
            assert totals[2] == min(totals[:2]) + max(totals[:2]) // rules["snitch_share"]
        if game["players"] == 4:
            discards = [score["parts"]["discard"] for score in game["scores"][:2]]
            assert discards == [rules["lookout_discard_points"] * gear for gear in game["gear"]]
        assert max(game["crews"]) <= rules["most_thieves"]
        assert all(full == (gear == rules["most_gear"]) for gear, full in game["stacks"])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_states_a_figure(lang: str) -> None:
    for line in (GAME / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        said = "" if line.startswith("#") else re.sub(r"^[a-z0-9-]+ =|\[\w+\]|\{[^}]*\}", "", line)
        assert not re.search(r"\d|\b(ten|sixth|seven|dix|sixième|sept)\b", said), line


def test_no_page_states_a_figure() -> None:
    """A page prints no number of its own, and the only ones it names are sizes on the screen."""
    named: set[str] = set()
    for path in sorted((GAME / "table").iterdir()):
        if path.suffix not in (".ts", ".svelte") or ".test." in path.name:
            continue
        code = path.read_text(encoding="utf-8").partition("<style>")[0]
        assert not re.search(r">[−+(]*\d+[)]?\s*<", code), f"{path.name} prints a figure"
        named |= set(re.findall(r"const ([A-Z_]+) = \d", code))
    assert named == {"LEAST", "NARROW", "WIDTH"}
