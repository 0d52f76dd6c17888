"""`load` refuses what is no position, or takes what is whole: dumps of every game, spoilt in many ways."""

from __future__ import annotations

import pytest

import larcin
from larcin.core.errors import BadPosition
from larcin.lab import fuzz_positions

POSITIONS = 150  # of each game; the long form is `larcin fuzz GAME --positions 10000`


@pytest.mark.parametrize("slug", larcin.all_games())
def test_a_spoilt_position_is_refused_in_a_sentence_or_plays_on_to_its_end(slug: str) -> None:
    report = fuzz_positions(larcin.game(slug), POSITIONS, seed="conformance", workers=1)
    assert [(flaw.edits, flaw.problem) for flaw in report.flaws] == []
    assert report.refused > POSITIONS // 2
    assert report.played > 0
    assert report.refused + report.played == POSITIONS


@pytest.mark.parametrize("slug", larcin.all_games())
def test_a_field_that_the_game_does_not_have_is_named(slug: str) -> None:
    game = larcin.game(slug)
    with pytest.raises(BadPosition, match=r"has no field “lots”\. It has: game, players"):
        game.load({**game.state(seed=1).dump(), "lots": []})


@pytest.mark.parametrize("rng", [None, 7, "", "fast:", "fast:" + "0" * 32, "fast:" + "g" * 32, "fair:-1:x", "dice:3"])
@pytest.mark.parametrize("slug", larcin.all_games())
def test_a_source_of_chance_is_one_that_was_saved(slug: str, rng: object) -> None:
    game = larcin.game(slug)
    with pytest.raises(BadPosition, match="not a saved source of chance"):
        game.load({**game.state(seed=1).dump(), "rng": rng})
