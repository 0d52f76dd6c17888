"""Sentences: names and numbers filled in, as the reader would read them."""

from __future__ import annotations

import pytest

import larcin
from larcin.core import text


def say(text_id: str, lang: str = "en", reader: int | None = None, **args: int | str) -> str:
    return text.say(text_id, args, lang=lang, game="art-robbery", names=["Odile", "Rook"], reader=reader)


def test_the_reader_is_addressed() -> None:
    assert say("event-steal", seat="@0", victim="@1", token="token-antiques-5") == (
        "Odile steals the 5 (a jewelled chalice) from Rook."
    )
    assert say("event-dog-from", reader=0, seat="@0", victim="@1") == "You take the dog from Rook."
    assert say("event-dog-from", reader=1, seat="@0", victim="@1") == "Odile takes the dog from you."
    assert say("event-dog-from", lang="fr", reader=1, seat="@0", victim="@1") == "Odile vous prend le chien."


@pytest.mark.parametrize(("alibis", "words"), [(0, "no alibi"), (1, "one alibi"), (4, "4 alibis")])
def test_plurals(alibis: int, words: str) -> None:
    assert words in say("event-caught", seat="@1", alibis=alibis)


def test_a_seat_without_a_name_has_a_number() -> None:
    assert text.say("event-dog", {"seat": "@4"}, game="art-robbery") == "Player 5 takes the dog."


def test_an_unknown_message_shows_its_id_and_an_unknown_language_is_english() -> None:
    assert text.say("no-such-message") == "no-such-message"
    assert text.say("why-not-your-turn", lang="de") == "It is not your turn."


@pytest.mark.parametrize(
    ("name", "turn", "than"),
    [
        ("Oscar", "Le tas d’Oscar", "plus qu’Oscar."),
        ("Edgar", "Le tas d’Edgar", "plus qu’Edgar."),
        ("Élise", "Le tas d’Élise", "plus qu’Élise."),
        ("Yvo", "Le tas d’Yvo", "plus qu’Yvo."),
        ("Hugo", "Le tas d’Hugo", "plus qu’Hugo."),
        ("Hasard 3", "Le tas de Hasard 3", "plus que Hasard 3."),
        ("Yann", "Le tas de Yann", "plus que Yann."),
        ("Zoé", "Le tas de Zoé", "plus que Zoé."),
        ("Le Chat", "Le tas de Le Chat", "plus que Le Chat."),
        ("l’ami de Oscar", "Le tas de l’ami de Oscar", "plus que l’ami de Oscar."),
    ],
)
def test_french_words_elide_before_a_name_and_never_inside_one(name: str, turn: str, than: str) -> None:
    names = ["Odile", name]
    market = larcin.game("thiefs-market").slug
    won: dict[str, int | str] = {"seat": "@0", "second": "@1", "points": 26, "margin": 8}
    prey: dict[str, int | str] = {"seat": "@1", "times": 3}
    assert text.say("end-moment-prey", prey, lang="fr", game=market, names=names).startswith(f"{turn} est volé")
    said = text.say("end-lead-margin", won, lang="fr", game=market, names=names)
    assert said == f"Odile gagne avec 26 points, soit 8 de {than}"
    assert text.say("end-lead-margin", won, lang="fr", game=market, names=names, reader=1).endswith("plus que vous.")


def test_french_prepositions_take_up_the_article_of_a_component() -> None:
    city, crew = larcin.game("thiefdom"), larcin.game("caper")
    places = ("place-market-3", "place-1a", "place-dealer-1", "les quais", "i9")
    assert [city.say("table-go", {"place": place}, "fr") for place in places] == [
        "Aller au marché",
        "Aller à la maison 1a",
        "Aller à l’échoppe du trafiquant (section 1)",
        "Aller aux quais",
        "Aller à i9",
    ]
    thieves = ("Le Banquier", "La Dame", "L’Actrice", "card-actress", "les trois")
    assert [crew.say("action-flip", {"thief": thief}, "fr").split("dessus ")[1] for thief in thieves] == [
        "du Banquier",
        "de La Dame",
        "de L’Actrice",
        "de The Actress",
        "des trois",
    ]
    assert city.say("table-go", {"place": "place-market-3"}) == "Go to the market"


def test_a_negative_number_has_a_true_minus() -> None:
    city = larcin.game("thiefdom")
    assert [city.say("table-vp", {"vp": vp}, lang) for vp in (-2, 2) for lang in text.LANGUAGES] == [
        "−2 VP",
        "−2 PV",
        "2 VP",
        "2 PV",
    ]
    assert city.say("table-vp", {"vp": "-2"}) == "-2 VP"  # what somebody wrote stays as it was written


def test_a_message_that_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="event-take"):
        say("event-take")
