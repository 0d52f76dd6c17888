"""`larcin check` says in sentences what a game's contract still misses: the teaching game, spoilt in one way each."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

import larcin
from larcin.core import text
from larcin.testing.check import Finding, missing
from tests.cli.larcin_command import larcin as command
from tests.stranger.packages import install_new_game

NUMBERS = count()


class Spoilt(NamedTuple):
    """A change of one file (`old` None: it is taken away), and what is then said of it."""

    file: str
    old: str | None
    new: str
    said: str


REQUIRED = {
    "no French": Spoilt("text/fr.ftl", None, "", "French is missing: write text/fr.ftl"),
    "an event": Spoilt("text/fr.ftl", "event-alarm =", "no =", "English lacks one message: no"),
    "a component": Spoilt("text/en.ftl", "crown = a crown\n", "", "English lacks one message: crown"),
    "a preview": Spoilt("text/fr.ftl", "preview-leave =", "no =", "French lacks one message: preview-leave"),
    "a zone": Spoilt("text/fr.ftl", "zone-sack =", "no =", "French lacks one message: zone-sack"),
    "a bad line": Spoilt("text/en.ftl", "crown = a", "crown a", "has a line that Fluent cannot read: crown a crown"),
    "an argument": Spoilt(
        "text/fr.ftl", "{ $seat } est dans", "{ $who } est", "“prompt-wait” cannot be filled in French"
    ),
    "no rules": Spoilt("RULES.md", None, "", "There is no RULES.md"),
    "one language": Spoilt("RULES.md", "<!-- lang: fr -->", "", "RULES.md has no part in French"),
    "short rules": Spoilt("RULES.md", "## En bref", "<!-- lang: no -->", "in French has 1 characters: more than 500"),
    "to-act": Spoilt("__init__.py", "            to_act(seats),\n", "", "No feature is called “to-act”"),
    "about": Spoilt("__init__.py", "that are left.", "that are left", "“vault” must be described by a sentence"),
    "features": Spoilt("__init__.py", "def features", "def no_features", "Game.features is not written"),
    "census": Spoilt("__init__.py", "    fields = (", "    no_fields = (", "Game.census is not written"),
    "refusal": Spoilt("position.py", "def refusal", "def no_refusal", "State.refusal is not written"),
    "imagine": Spoilt("position.py", "def imagine", "def no_imagine", "State.imagine is not written"),
    "absent": Spoilt("position.py", "def absent", "def no_absent", "State.absent is not written"),
    "look": Spoilt("__init__.py", "    look = staticmethod(look)\n", "", "Game.look is not written"),
    "a failure": Spoilt(
        "view.py", "    zones = [", "    1 // 0\n    zones = [", "Game.look fails on a first position: Zero"
    ),
    "census changes": Spoilt("position.py", "            self.lost += self.sack\n", "", "Point 4 is not kept"),
    "no end": Spoilt("position.py", "self.vault.pop()", "self.vault[-1]", "Point 1 is not kept"),
    "a view leaks": Spoilt("view.py", "if other == seat else backs", "if seat != 9 else backs", "Point 5 is not kept"),
    "an event leaks": Spoilt(
        "position.py", '{"seat": seat_arg(seat)}, {"tool"', '{"seat": TOOLS[self.hands[seat][-1]]}, {"tool"', "Point 5"
    ),
    "an observation leaks": Spoilt("__init__.py", "[] if seat is None else s.hands[seat]", "s.hands[0]", "Point 5"),
    "a loose order": Spoilt("position.py", "world.vault.sort()", "world.vault.reverse()", "Point 5 is not kept"),
}
ADVICE = {
    "no poster": Spoilt("poster.svg", None, "", "draw a poster.svg"),
    "no palette": Spoilt("__init__.py", "    palette = ", "    colours = ", "a palette of its own"),
    "no zones": Spoilt("view.py", ", zones=zones)", ")", "let the view name its zones"),
    "no previews": Spoilt("view.py", ', preview=Sentence(f"preview-{one.kind}", {**known})', "", "choices a preview"),
}


def found_in(parent: Path, look: Callable[..., None], spoilt: Spoilt) -> tuple[str, list[Finding]]:
    """The slug of a teaching game with one change, and what is found in it."""
    made = install_new_game(parent, f"spoilt-{next(NUMBERS)}")
    file = made.path / made.package / spoilt.file
    if spoilt.old is None:
        file.unlink()
    else:
        content = file.read_text(encoding="utf-8")
        assert spoilt.old in content
        file.write_text(content.replace(spoilt.old, spoilt.new), encoding="utf-8")
    look(made.path)
    return made.slug, missing(larcin.game(made.slug))


@pytest.mark.parametrize("what", REQUIRED)
def test_what_is_required_is_told_in_both_languages(what: str, tmp_path: Path, look_again: Callable[..., None]) -> None:
    _, found = found_in(tmp_path, look_again, REQUIRED[what])
    required = [finding.say("en") for finding in found if finding.required]
    assert any(REQUIRED[what].said in sentence for sentence in required), required
    for finding in found:
        assert text.has(finding.text, "fr")
        assert finding.say("fr") != finding.say("en")


@pytest.mark.parametrize("what", ADVICE)
def test_advice_is_no_failure(what: str, tmp_path: Path, look_again: Callable[..., None]) -> None:
    _, found = found_in(tmp_path, look_again, ADVICE[what])
    required = [finding.say("en") for finding in found if finding.required]
    assert required == [] or what == "no zones"  # a view that shows nothing is told more by events than it shows
    (advice,) = [finding for finding in found if not finding.required]
    assert ADVICE[what].said in advice.say("en")
    assert advice.say("fr").startswith("Conseil")


def test_the_command_ends_with_1_if_something_required_is_missing(
    tmp_path: Path, look_again: Callable[..., None]
) -> None:
    slug, _ = found_in(tmp_path, look_again, REQUIRED["to-act"])
    told = command("check", slug)
    assert told.exit_code == 1
    assert told.stdout.startswith("✗ No feature is called “to-act”")
    assert told.stdout.endswith(f"{slug}: one required thing is missing.\n")
    answer = command("check", slug, "--json")
    assert answer.exit_code == 1
    facts = json.loads(answer.stdout)
    assert (facts["game"], facts["ok"]) == (slug, False)
    assert facts["findings"][0]["id"] == "check-to-act"
    assert "Aucun trait" in facts["findings"][0]["fr"]


def test_a_game_of_the_house_misses_nothing() -> None:
    told = command("check", "art-robbery", "--lang", "fr")
    assert (told.exit_code, told.stdout) == (0, "art-robbery\u00a0: il ne manque rien d’obligatoire.\n")


def test_a_game_that_is_not_there_is_said_so() -> None:
    assert command("check", "chess").exit_code == 2
