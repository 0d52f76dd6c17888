"""Every game of the house, and of whichever package is installed, keeps the points of the contract."""

from __future__ import annotations

import pytest

import larcin
from larcin.core import text
from larcin.core.features import Feature
from larcin.testing import conformance

TestEveryGame = conformance(*larcin.all_games().values())


def test_11_the_house_has_the_same_messages_in_both_languages() -> None:
    english, french = (text.written(lang, None) for lang in text.LANGUAGES)
    assert english == french, sorted(english ^ french)


@pytest.mark.parametrize("highest", [0, 256])
def test_a_value_fits_into_a_byte(highest: int) -> None:
    with pytest.raises(ValueError, match="not from 1 to 255"):
        Feature("too-much", 1, highest, "Nothing.")
