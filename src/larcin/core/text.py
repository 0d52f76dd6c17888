"""Sentences in the reader's language, from Fluent files: one pair for the house, one pair in each game's folder.

The browser reads the very same files with Mozilla's JavaScript runtime, so a text is written once. Arguments:
a number stays a number; "@2" is a seat and gives `$name` (the player's name) and `$name_is` ("you" for the reader,
else "other"); any other string is the id of a component's own message if there is one, else it stands for itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from larcin.core.action import Arg

Say = Callable[[str, Mapping[str, Arg]], str]
"""`say` with the language, the game and the reader filled in."""

LANGUAGES = ("en", "fr")
_SEAT = re.compile(r"@(\d+)$")
_folders: dict[str, Traversable] = {}


def add_folder(game: str, folder: Traversable) -> None:
    """Say where a game keeps its texts: a folder with en.ftl and fr.ftl."""
    _folders[game] = folder


@cache
def bundle(lang: str, game: str | None) -> FluentBundle:
    """The messages of the house in one language, with those of one game on top."""
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(_read(resources.files("larcin") / "text", lang)))
    if game is not None and game in _folders:
        made.add_resource(FluentResource(_read(_folders[game], lang)), allow_overrides=True)
    return made


def say(
    text_id: str,
    args: Mapping[str, Arg] | None = None,
    *,
    lang: str = "en",
    game: str | None = None,
    names: Sequence[str] = (),
    reader: int | None = None,
) -> str:
    """The sentence of that id, filled with its arguments, as `reader` would read it."""
    words = bundle(lang if lang in LANGUAGES else "en", game)
    if not words.has_message(text_id):
        return text_id
    filled: dict[str, Arg] = {}
    for name, value in (args or {}).items():
        seat = _SEAT.match(value) if isinstance(value, str) else None
        if seat:
            place = int(seat[1])
            filled[name] = names[place] if place < len(names) else _format(words, "seat-name", {"n": place + 1})
            filled[f"{name}_is"] = "you" if place == reader else "other"
        elif isinstance(value, str) and words.has_message(value):
            filled[name] = _format(words, value, {})
        else:
            filled[name] = value
    return _format(words, text_id, filled)


def has(text_id: str, lang: str, game: str | None = None) -> bool:
    """Is there a message of that id in that language?"""
    return bundle(lang, game).has_message(text_id)


def _format(words: FluentBundle, text_id: str, args: Mapping[str, Arg]) -> str:
    pattern = words.get_message(text_id).value
    if pattern is None:
        return text_id
    sentence, errors = words.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"Message {text_id!r} cannot be filled with {dict(args)}: {errors[0]}")
    return str(sentence)


def _read(folder: Traversable, lang: str) -> str:
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")
