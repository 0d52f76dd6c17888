"""Every figure of the box stands in components.toml alone: change it there, and rules, facts, texts and pages follow.

The game is loaded from a copy of its folder in which every figure is another one, in a process of its own. Names (of
faces, icons and decks) and the sizes that follow from them (`KINDS`, `GEMS`) are no figures.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from larcin.games import thiefs_market

FOLDER = Path(thiefs_market.__file__).parent
BOOK = (FOLDER / "components.toml").read_text(encoding="utf-8")
CHANGED: dict[str, Callable[[int], int]] = {  # by field, or by table and field
    "rules.gold": lambda _: 2,
    "rules.row": lambda _: 4,
    "rules.henchmen_first": lambda _: 9,
    "rules.henchmen_second": lambda _: 6,
    "rules.most_gold": lambda _: 8,
    "rules.tie": lambda _: -4,
    "dice": lambda dice: dice + 1,
    "deck_size": lambda size: size - 1,
    "points": lambda points: points + 20,
    "buildings": lambda points: points + 30,
    "pair": lambda points: points + 7,
    "alone": lambda points: points + 40,
    "rivalled": lambda points: points + 50,
    "takes": lambda gold: gold + 1,
    "gives": lambda infamy: infamy + 3,
    "crowd": lambda objects: objects - 1,
    "infamy": lambda infamy: infamy + 4,
}
# Plays games of the copy and says what it met. Its first argument is the folder that holds the copy.
WITNESS = """
import json, random, sys
import larcin.games
larcin.games.__path__.insert(0, sys.argv[1])
import msgspec
from larcin.games.thiefs_market import GAME, components
assert components.__file__.startswith(sys.argv[1]), components.__file__

LANGUAGES = ("en", "fr")

def said(sentence):
    return [GAME.say(sentence.text, sentence.args, lang) for lang in LANGUAGES]

facts = GAME.facts(GAME.state(3, promos="on"))
met = {
    "cards": msgspec.to_builtins(facts.cards),
    "about": {name: said(told) for name, told in facts.about.items()},
    "dice": {players: len(GAME.state(players).view(0).objects) - 1 for players in (3, 4, 5)},
    "ends": [], "cash-in": [], "infamy": [],
}
start = GAME.state(3, seed=1)
view = start.view(0)
met["row"] = len(view.market[0].places)
met["gold"] = [place.gold for place in view.places]
met["decks"] = [len(row) for row in start.dump()["decks"]]
for seed in range(40):
    match = GAME.start(3 + seed % 3, seed=seed, promos="on", infamy="open")
    rnd = random.Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        legal = match.legal(seat)
        for choice in view.choices:
            if choice.kind == "cash-in":
                before = view.places[seat]
                match.play(seat, GAME.action(choice.action))
                after = match.view(seat).places[seat]
                met["cash-in"].append({
                    "gold": before.gold - after.gold, "infamy": after.infamy - before.infamy,
                    "said": said(choice.preview) + [GAME.say("action-cash-in", choice.args, one) for one in LANGUAGES],
                })
                break
        else:
            buys = [action for action in legal if action.kind == "buy"]
            match.play(seat, rnd.choice(buys or legal))
        if seed % 8 == 0:
            assert GAME.load(match.state.dump()).dump() == match.state.dump()
    for event in match.told(None):
        if event.kind == "infamy" and event.args["card"] == "card-narrow-alleyway":
            met["infamy"].append(event.args["amount"])
        if event.kind == "cash-in":
            met["cash-in"][-1]["said"] += [GAME.say("event-cash-in", event.args, lang) for lang in LANGUAGES]
    final, course = match.view(None), match.course(0)
    met["ends"].append({
        "places": msgspec.to_builtins(final.places),
        "scores": msgspec.to_builtins(final.scores),
        "course": [line[-1] for line in course.points],
    })
json.dump(met, sys.stdout)
"""


def leaves(book: dict[str, Any], path: str = "") -> dict[str, int]:  # Any: what TOML holds
    """Every number of a box, by where it stands."""
    found: dict[str, int] = {}
    for name, value in book.items():
        for place, one in enumerate(value if isinstance(value, list) else [value]):
            where = f"{path}{name}" + (f".{place}" if isinstance(value, list) else "")
            if isinstance(one, dict):
                found |= leaves(one, f"{where}.")
            elif isinstance(one, int):
                found[where] = one
    return found


def changed_book() -> str:
    """components.toml with every number changed, and the rest as it is."""
    lines: list[str] = []
    table = ""
    for line in BOOK.splitlines():
        if heading := re.match(r"\[([\w.]+)\]", line):
            table = heading[1]
        elif not line.startswith("#"):
            change = CHANGED.get(table)
            for name, figures in re.findall(r"(\w+) = (-?\d+|\[[\d, ]+\])", line):
                rule = change or CHANGED.get(f"{table}.{name}") or CHANGED[name]
                numbers = json.loads(figures)
                other = [rule(number) for number in numbers] if isinstance(numbers, list) else rule(numbers)
                line = line.replace(f"{name} = {figures}", f"{name} = {json.dumps(other)}")
        lines.append(line)
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def box() -> dict[str, Any]:  # Any: what TOML holds
    return tomllib.loads(changed_book())


@pytest.fixture(scope="module")
def printed(box: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The cards of the changed box, by name."""
    return {name: card for group in ("cards", "promos") for deck in box[group].values() for name, card in deck.items()}


@pytest.fixture(scope="module")
def met(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:  # Any: plain JSON data
    """What a game met that was loaded from the changed copy."""
    games = tmp_path_factory.mktemp("games")
    copy = games / FOLDER.name
    shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "table"))
    (copy / "components.toml").write_text(changed_book(), encoding="utf-8")
    command = [sys.executable, "-c", WITNESS, str(games)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_figure_is_changed(box: dict[str, Any]) -> None:
    before, after = leaves(tomllib.loads(BOOK)), leaves(box)
    assert list(before) == list(after)
    assert len(before) > 30
    assert [where for where in before if before[where] == after[where]] == []


def test_the_setup_follows(box: dict[str, Any], met: dict[str, Any]) -> None:
    assert met["dice"] == box["dice"]
    assert met["row"] == box["rules"]["row"]
    assert met["gold"] == [box["rules"]["gold"]] * 3
    left = list(box["deck_size"].values())
    assert met["decks"] == [left[0] - box["rules"]["row"], *left[1:]]


def test_the_cards_follow_in_pictograms_and_words(printed: dict[str, Any], met: dict[str, Any]) -> None:
    stated = 0
    for name, card in printed.items():
        signs = " ".join(sign for row in met["cards"][name]["signs"] for signs in row for sign in signs)
        for field in ("points", "alone", "rivalled", "pair", "crowd", "infamy"):
            if field in card:
                stated += 1
                mark = {"crowd": f"{card[field]}+", "infamy": f"+{card[field]} infamy"}.get(field, f"*{card[field]}")
                assert mark in signs, name
                assert all(re.search(rf"\b{card[field]}\b", text) for text in met["about"][f"card-{name}"]), name
        for points in card.get("buildings", []):
            stated += 1
            assert f"building *{points}" in signs
            assert all(re.search(rf"\b{points}\b", text) for text in met["about"][f"card-{name}"]), name
    assert stated > 20
    deal = printed["exit-strategy"]
    exchange = [sign for row in met["cards"]["exit-strategy"]["signs"] for signs in row for sign in signs]
    assert exchange == ["gold"] * deal["takes"] + [">"] + ["infamy"] * deal["gives"]
    english, french = met["about"]["card-exit-strategy"]
    assert f"{deal['takes']} gold for {deal['gives']} infamy" in english
    assert f"{deal['takes']} or contre {deal['gives']}" in french


def test_what_tokens_and_icons_do_follows(box: dict[str, Any], met: dict[str, Any]) -> None:
    rules = box["rules"]
    assert all(f"{rules['most_gold']} points" in text for text in met["about"]["token-gold"])
    for text in met["about"]["icon-henchman"]:
        figures = [int(figure) for figure in re.findall(r"\d+", text)]
        assert figures == [rules["henchmen_first"], rules["henchmen_second"], -rules["tie"]]


def test_choices_and_events_follow(printed: dict[str, Any], met: dict[str, Any]) -> None:
    takes, gives = printed["exit-strategy"]["takes"], printed["exit-strategy"]["gives"]
    assert met["cash-in"]
    for deal in met["cash-in"]:
        assert (deal["gold"], deal["infamy"]) == (takes, gives)
        english, french, *actions = deal["said"][:4]
        assert all(f"{takes}" in text and f"+{gives}" in text for text in (english, french))
        assert all(f"{takes} " in text and f" {gives} " in text for text in actions)
        assert all(f"{takes} " in text for text in deal["said"][4:])
    assert met["infamy"]
    assert set(met["infamy"]) == {printed["narrow-alleyway"]["infamy"]}


def bonus(counts: list[int], places: list[int], tie: int) -> list[int]:
    """Fin du jeu: for the most and the second most; who shares a place gets less, who has none gets nothing."""
    found = [0] * len(counts)
    for count, points in zip(sorted({count for count in counts if count}, reverse=True), places, strict=False):
        share = points + (tie if counts.count(count) > 1 else 0)
        found = [share if own == count else had for own, had in zip(counts, found, strict=True)]
    return found


def test_scores_and_the_course_follow(box: dict[str, Any], printed: dict[str, Any], met: dict[str, Any]) -> None:
    rules = box["rules"]
    seen: set[str] = set()
    for end in met["ends"]:
        places, scores = end["places"], end["scores"]
        assert end["course"] == [score["total"] for score in scores]
        henchmen = [place["icons"]["henchman"] for place in places]
        first, second = rules["henchmen_first"], rules["henchmen_second"]
        assert [score["parts"]["henchmen"] for score in scores] == bonus(henchmen, [first, second], rules["tie"])
        gold = [place["gold"] for place in places]
        assert [score["parts"]["gold"] for score in scores] == bonus(gold, [rules["most_gold"]], rules["tie"])
        for place, score in zip(places, scores, strict=True):
            assert score["parts"]["cards"] == sum(owned["worth"] for owned in place["cards"])
            others = [other for other in places if other is not place]
            for owned in place["cards"]:
                card = printed[owned["copy"] or owned["id"]]
                if "points" in card:
                    worth = card["points"]
                elif "buildings" in card:
                    worth = card["buildings"][place["icons"]["building"] > 1]
                elif "alone" in card:
                    worth = card["rivalled" if any(other["icons"]["compass"] for other in others) else "alone"]
                elif "pair" in card:
                    worth = card["pair"] * (place["icons"]["wand"] // 2)
                else:
                    continue
                seen |= {"points", "buildings", "alone", "pair"} & set(card)
                assert owned["worth"] == worth, owned
    assert seen == {"points", "buildings", "alone", "pair"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_states_a_figure(lang: str) -> None:
    """The only digit in a sentence is 1, for what the rules (not the box) give one of; players have their numbers."""
    for line in (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        if not line.startswith(("#", "option-starter", "position-")):
            said = re.sub(r"^[\w-]+ =|\[\w+\]|\{[^}]*\}", "", line)
            assert set(re.findall(r"\d+", said)) <= {"1"}, line


def test_no_page_states_a_figure() -> None:
    """A page prints no number of its own and counts no points: it shows fields of the view and of the facts."""
    for path in sorted((FOLDER / "table").iterdir()):
        if path.suffix not in (".ts", ".svelte") or path.name == "sample.ts" or ".test." in path.name:
            continue
        code = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8").partition("<style>")[0], flags=re.DOTALL)
        assert not re.search(r">[−+(]*\d+\)?<", code), f"{path.name} prints a figure"
        names = "points|gold|infamy|henchmen|worth|total|price|purchases"
        assert not re.search(rf"\b(?:{names})\b\s*[-+*/]\s*[\d\w(]", code), f"{path.name} counts"
        assert not re.search(rf"\b(?:{names})=\{{\d", code), f"{path.name} states a figure"
