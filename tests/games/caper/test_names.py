"""Names and figures: cards are called what the box calls them, and figures that reviews gave are marked."""

from __future__ import annotations

import re
import tomllib
from importlib import resources

import pytest

from larcin.games.caper.components import CARDS, LOCATIONS
from tests.games.caper.builder import GAME

NAMED = [*(f"card-{card}" for card in CARDS), *(f"location-{location}" for location in LOCATIONS)]
BOX = tomllib.loads((resources.files("larcin.games.caper") / "components.toml").read_text(encoding="utf-8"))


def plain(words: str) -> str:
    return re.sub(r"\s+", " ", words)


@pytest.mark.parametrize("named", NAMED)
def test_catalogue_a_card_has_the_name_of_the_box_in_both_languages(named: str) -> None:
    name = GAME.say(named)
    if named != "card-hidden-plans":  # the one card that the French rulebook itself calls by a French name
        assert GAME.say(named, lang="fr") == name
    for lang in ("en", "fr"):
        assert GAME.say(f"translation-{named}", lang=lang) != f"translation-{named}"


def test_catalogue_the_french_rulebook_has_these_names_too() -> None:
    names = ("card-royal", "card-laundromatic", "card-hidden-plans", "location-chapel", "card-posto-segreto")
    french = [GAME.say(name, lang="fr") for name in names]
    assert french == ["The Royal", "Laundromatic", "Plans Cachés", "The Chapel", "Posto Segreto"]
    assert GAME.say("translation-card-royal", lang="fr") == "Sa Majesté"
    assert GAME.say("translation-card-hidden-plans") == "Hidden Plans"


def test_the_french_rules_page_gives_every_translation() -> None:
    rules = plain(GAME.rules("fr"))
    for named in NAMED:
        name, meaning = GAME.say(named, lang="fr"), GAME.say(f"translation-{named}", lang="fr")
        assert (name if name == meaning else f"{name} ({meaning})") in rules


def test_the_rules_pages_use_no_translation_as_a_name() -> None:
    above, _, below = plain(GAME.rules("fr")).partition("## Les noms des cartes")
    told = above + below.partition("## Options")[2]
    words = ("Lance-flammes", "Blanchisseuse", "Illusionniste", "Chauffeur", "Brouilleur", "Nettoyeur", "La Chapelle")
    assert [word for word in words if word in told] == []


def test_figures_from_reviews_are_marked_where_they_stand() -> None:
    rounds = [round_.get("from_reviews", []) for round_ in BOX["round"]]
    assert rounds == [[], ["cards", "starter"], ["starter"], ["cards", "starter"], ["starter"], ["cards", "starter"]]
    rules = BOX["rules"]
    assert rules["from_reviews"] == ["sets_of_goods[2]", "lookout_discard_points"]
    assert (rules["sets_of_goods"][2], rules["lookout_discard_points"]) == (7, 3)


@pytest.mark.parametrize(("lang", "first"), [("en", ("cream", "mint")), ("fr", ("crème", "menthe"))])
def test_figures_from_reviews_have_a_star_in_the_rules(lang: str, first: tuple[str, str]) -> None:
    rules = GAME.rules(lang)
    cream, mint = first
    assert "| 4 | 6\\* | 3 | 6\\* | 2 | 6\\* |" in rules
    assert f"| {cream} | {mint}\\* | {cream}\\* | {mint}\\* | {cream}\\* | {mint}\\* |" in rules
    assert rules.count("\\*") == 1 + 3 + 5 + 1 + 1  # what the star means, deals, starters, three goods, teams
