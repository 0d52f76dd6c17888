"""Sentences: names and numbers filled in, as the reader would read them."""

from __future__ import annotations

import pytest

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


def test_a_message_that_lacks_an_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="event-take"):
        say("event-take")
