"""The table as an image: every sign that the games write has a letter, and every image has one size."""

from __future__ import annotations

import pytest

from larcin.adapters.picture import COLUMNS, EDGE, HEIGHT, INK, ROWS, WIDTH, Image, _drawn, _font, image, picture
from larcin.core.rng import FastRng
from larcin.testing import Seating, seatings


def cell(drawn: Image, row: int, column: int) -> list[str]:
    """One letter of an image, as a picture of it."""
    top, left = EDGE + row * HEIGHT, EDGE + column * WIDTH
    lit = (drawn[top : top + 7, left : left + 5] == INK).all(axis=2)
    return ["".join("#" if dot else "." for dot in line) for line in lit]


@pytest.mark.parametrize("seating", seatings(), ids=str)
def test_every_sign_of_a_game_can_be_drawn(seating: Seating) -> None:
    state, chance = seating.game.state(seating.players, 5, seating.mode), FastRng(5)
    frame = _drawn("\ufffd").tolist()
    sizes = set()
    while state.to_act:
        seat = state.to_act[0]
        for lang in ("en", "fr"):
            words = picture(state, seat, lang)
            unknown = {sign for sign in words if _drawn(sign).tolist() == frame}
            assert unknown == set()
        if chance.below(20) == 0:
            sizes.add(image(words).shape)
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])
    sizes.add(image(picture(state, None)).shape)
    assert sizes == {(2 * EDGE + ROWS * HEIGHT, 2 * EDGE + COLUMNS * WIDTH, 3)}


def test_letters_stand_where_they_are_written() -> None:
    drawn = image("ab\n T")
    assert cell(drawn, 1, 1) == ["#####", "..#..", "..#..", "..#..", "..#..", "..#..", "..#.."]
    assert cell(drawn, 1, 0) == ["....."] * 7
    assert cell(drawn, 0, 1)[0] == "#...."


def test_an_accent_is_left_out_and_what_is_unknown_is_a_frame() -> None:
    drawn = image("eé\u4e16\u202f")
    assert cell(drawn, 0, 0) == cell(drawn, 0, 1)
    assert cell(drawn, 0, 2) == ["#####", "#...#", "#...#", "#...#", "#...#", "#...#", "#####"]
    assert cell(drawn, 0, 3) == ["....."] * 7


def test_a_long_line_goes_on_below_set_in() -> None:
    drawn = image("x" * (COLUMNS - 1) + " T")
    assert cell(drawn, 1, 4) == cell(image("T"), 0, 0)


def test_of_too_many_lines_the_question_stays() -> None:
    drawn = image("\n".join(["a"] * ROWS + ["T"]))
    assert cell(drawn, ROWS - 1, 0) == cell(image("T"), 0, 0)
    assert cell(drawn, ROWS - 2, 0) == cell(image("…"), 0, 0)


def test_no_letter_is_wider_or_higher_than_its_room() -> None:
    for sign, rows in _font().items():
        assert len(rows) <= 9, sign
        assert all(0 <= row < 32 for row in rows), sign
