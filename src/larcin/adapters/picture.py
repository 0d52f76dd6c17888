"""A position as text, and that text as an image, for environments that can be rendered."""

from __future__ import annotations

import textwrap
import unicodedata
from functools import cache, partial
from importlib import resources
from typing import Final

from larcin.core.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

from larcin.core import text
from larcin.core.lines import lines_of
from larcin.core.state import State

Image = NDArray[np.uint8]  # height, width, and three colours

COLUMNS: Final = 100  # of letters: every image has the same size, as films and tiled images ask for
ROWS: Final = 46
WIDTH: Final = 6  # dots of a letter, with the gap to the next one
HEIGHT: Final = 11
EDGE: Final = 8  # dots around the text
PAPER: Final = (24, 22, 30)
INK: Final = (236, 226, 200)
UNKNOWN: Final = "\ufffd"  # stands for a letter that the font does not have


def picture(state: State, seat: int | None, lang: str = "en") -> str:
    """The table as that seat sees it: the game's own board, or else what its view holds; then what is asked."""
    view = state.view(seat)
    say = partial(text.say, lang=lang, game=state.game.slug, reader=seat)
    board = state.game.board(view, say) or lines_of(view, say, lambda other: say("seat-name", {"n": other + 1}))
    return "\n".join([*board, say(view.prompt.text, view.prompt.args)])


def image(words: str) -> Image:
    """The text in light letters on dark paper. Long lines are broken; what does not fit below is left out."""
    dots = np.zeros((2 * EDGE + ROWS * HEIGHT, 2 * EDGE + COLUMNS * WIDTH), np.bool_)
    for row, line in enumerate(_fitted(words)):
        top = EDGE + row * HEIGHT
        for column, sign in enumerate(line):
            drawn = _drawn(sign)
            left = EDGE + column * WIDTH
            dots[top : top + drawn.shape[0], left : left + drawn.shape[1]] = drawn
    return np.where(dots[:, :, None], np.array(INK, np.uint8), np.array(PAPER, np.uint8))


def _fitted(words: str) -> list[str]:
    """The lines, none longer than an image is wide. If they are too many, the last one (the question) stays."""
    lines: list[str] = []
    for line in words.splitlines():
        further = " " * (len(line) - len(line.lstrip()) + 4)  # what goes on is set in
        lines += textwrap.wrap(line, COLUMNS, subsequent_indent=further, drop_whitespace=False) or [""]
    return lines if len(lines) <= ROWS else [*lines[: ROWS - 2], "…", lines[-1]]


@cache
def _drawn(sign: str) -> NDArray[np.bool_]:
    """The dots of a letter: itself, or without its accent, or the sign for what is unknown."""
    font = _font()
    if sign not in font:
        sign = " " if sign.isspace() else unicodedata.normalize("NFKD", sign)[0]
    rows = font.get(sign, font[UNKNOWN])
    return np.array([[row >> (4 - place) & 1 for place in range(5)] for row in rows], np.bool_)


@cache
def _font() -> dict[str, list[int]]:
    """Our own letters, five dots wide: for each its rows from the top, a row being a number of five bits."""
    lines = (resources.files(__package__) / "letters.txt").read_text(encoding="utf-8").splitlines()
    font: dict[str, list[int]] = {" ": [0]}
    for line in lines:
        if line and not line.startswith("//"):
            sign, *rows = line.split()
            font[sign] = [int(row, 16) for row in rows]
    return font
