"""A position in words, for environments that can be rendered."""

from __future__ import annotations

from functools import partial

import msgspec

from larcin.core import text
from larcin.core.state import State
from larcin.core.view import View


def picture(state: State, seat: int | None, lang: str = "en") -> str:
    """The table as that seat sees it: the game's own board, or else what its view holds; then what is asked."""
    view = state.view(seat)
    say = partial(text.say, lang=lang, game=state.game.slug, reader=seat)
    lines = state.game.board(view, say) or _fields(view)
    return "\n".join([*lines, say(view.prompt.text, view.prompt.args)])


def _fields(view: View) -> list[str]:
    """A line for each of the game's own fields."""
    shared = set(View.__struct_fields__)
    return [
        f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}"
        for name in view.__struct_fields__
        if name not in shared
    ]
