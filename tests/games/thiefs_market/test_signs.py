"""What a card does, in pictograms and in words: both are made from the figures of the box."""

from __future__ import annotations

from larcin.core import text
from larcin.games.thiefs_market.components import CARDS
from larcin.games.thiefs_market.facts import Card, Facts
from tests.games.thiefs_market.builder import GAME


def facts() -> Facts:
    found = GAME.facts(GAME.state(players=3, promos="on"))
    assert isinstance(found, Facts)
    return found


def printed() -> dict[str, Card]:
    return facts().cards


def about(name: str, lang: str = "en") -> str:
    told = facts().about[name]
    assert text.has(told.text, lang, GAME.slug), name
    return GAME.say(told.text, told.args, lang)


def shown(card: str) -> str:
    return " ; ".join(" ".join("/".join(sign) for sign in row) for row in printed()[card].signs)


def test_every_card_has_pictograms_and_words_in_both_languages() -> None:
    cards = printed()
    assert list(cards) == CARDS
    for name, card in cards.items():
        assert card.signs, name
        for lang in text.LANGUAGES:
            assert len(about(f"card-{name}", lang)) > 10


def test_everything_that_can_be_looked_at_is_explained_in_both_languages() -> None:
    assert set(facts().about) == set(GAME.components())
    for name in GAME.components():
        for lang in text.LANGUAGES:
            assert len(about(name, lang)) > 10, name


def test_pictograms_say_what_the_box_says() -> None:
    assert shown("crown") == "*6"
    assert shown("nearby-safehouse") == "building *1 ; building building *2"
    assert shown("glamer") == "1x blue > red/white/green"
    assert shown("tailor") == "1x red > infamy"
    assert shown("gauntlet-of-evil-intent") == "1x mask > gold"
    assert shown("corrupt-official") == "pile white : +1 buy"
    assert shown("rumor-monger") == "buy green : +1 infamy"
    assert shown("treasure-map-red") == "*7 ; others compass : *5"
    assert shown("exit-strategy") == "gold > infamy infamy"
    assert shown("narrow-alleyway") == "others pile 5+ : +2 infamy"


def test_words_state_the_figures_of_the_box() -> None:
    assert about("card-crown") == "At the end: 6 points."
    assert about("card-nearby-safehouse").startswith("At the end: 1 point, or 2 points if ")
    assert about("card-treasure-map-blue") == "At the end: 7 points, or 5 points if another player has a compass icon."
    assert about("card-exit-strategy") == "In your turn, as often as you like: 1 gold for 2 infamy."
    assert about("token-gold").endswith("most gold at the end is worth 3 points.")
    assert about("icon-henchman") == (
        "Most henchmen at the end: 3 points. Second most: 1 point. Whoever shares a place gets 1 less."
    )


def test_a_power_is_asked_about_by_the_notation_of_its_first_way() -> None:
    uses = {name: card.use for name, card in printed().items()}
    assert uses["tailor"] == "use tailor"
    assert uses["glamer"] == "use glamer for red"
    assert uses["exit-strategy"] == "use exit-strategy"
    assert uses["necklace"] is None
    assert uses["mimetic-stew"] is None
