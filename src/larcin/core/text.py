"""Sentences in the reader's language, from Fluent files: one pair for the house, one pair in each game's folder.

A message that a game has not written in a language is taken from its English file, so a game may come without French.

The browser reads the very same files with Mozilla's JavaScript runtime, so a text is written once. Arguments:
a number stays a number; "@2" is a seat and gives `$name` (the player's name) and `$name_is` ("you" for the reader,
else "other"); any other string is the id of a component's own message if there is one, else it stands for itself.

An argument does not know the word before it, so French words meet here: "de" and "que" elide before a vowel (le tour
d’Oscar, plus qu’Edgar), "de" and "à" take up an article (du marché, aux quais). A y elides before a consonant (d’Yvo,
but de Yann). An h is taken for mute, as in nearly every name (d’Hugo), but not in our bot's (de Hasard). A name
somebody chose (a seat's, or an argument called `name`) is never changed, so it keeps its article.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from larcin.core.action import Arg

Say = Callable[[str, Mapping[str, Arg]], str]
"""`say` with the language, the game and the reader filled in."""

LANGUAGES = ("en", "fr")
_SEAT = re.compile(r"@(\d+)$")

# The Fluent runtime fences every argument with isolating signs; a private-use sign of ours marks one that is a name.
_OPEN, _NAME = "\u2068", "\ue000"
_SIGNS = re.compile("[\u2068\u2069\ue000]")
_NEGATIVE = re.compile(rf"{_OPEN}-(?=\d)")
_VOWEL = "(?:[aàáâãäåæeèéêëiìíîïoòóôõöøœuùúûü]|h(?!asard)|y(?![aàâeéèêëiîïoôuùû]))"
_ELIDED = re.compile(rf"(^|\W)(d|(?:jus|lors|puis)?qu)e ({_OPEN}+{_NAME}?)(?={_VOWEL})", re.IGNORECASE)
_CONTRACTED = re.compile(rf"(^|\W)([Dd]e|[àÀ]) ({_OPEN}+)([Ll]es?) ")
_SHORT = {"de": ("du", "des"), "De": ("Du", "Des"), "à": ("au", "aux"), "À": ("Au", "Aux")}
_folders: dict[str, Traversable] = {}


def add_folder(game: str, folder: Traversable) -> None:
    """Say where a game keeps its texts: a folder with en.ftl, and fr.ftl if it is written."""
    if _folders.get(game) != folder:
        _folders[game] = folder
        bundle.cache_clear()
        written.cache_clear()


@cache
def bundle(lang: str, game: str | None) -> FluentBundle:
    """The messages of the house in one language; on top those of one game, in English where it has no others."""
    made = FluentBundle([lang])
    made.add_resource(FluentResource(_read(resources.files("larcin") / "text", lang)))
    if game is not None and game in _folders:
        for tongue in dict.fromkeys(("en", lang)):
            made.add_resource(FluentResource(_read(_folders[game], tongue)), allow_overrides=True)
    return made


@cache
def written(lang: str, game: str | None) -> frozenset[str]:
    """The ids of all messages that stand in that language itself: those of the house and of one game."""
    folders = [resources.files("larcin") / "text", *([_folders[game]] if game in _folders else [])]
    entries = [entry for folder in folders for entry in FluentResource(_read(folder, lang)).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, Message))


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
            player = names[place] if place < len(names) else _format(words, "seat-name", {"n": place + 1})
            filled[name] = _NAME + _SIGNS.sub("", player)
            filled[f"{name}_is"] = "you" if place == reader else "other"
        elif isinstance(value, str) and words.has_message(value):
            filled[name] = _component(words, value)
        elif isinstance(value, str):
            filled[name] = _NAME * (name == "name") + _SIGNS.sub("", value)
        else:
            filled[name] = value
    return _format(words, text_id, filled)


def has(text_id: str, lang: str, game: str | None = None) -> bool:
    """Is there a message of that id in that very language? `say` also finds one that is there in English alone."""
    return text_id in written(lang, game)


def _component(words: FluentBundle, text_id: str) -> str:
    """The message of a component. One that needs arguments is none: somebody typed a word that happens to be its id."""
    try:
        return _format(words, text_id, {})
    except ValueError:
        return text_id


def _format(words: FluentBundle, text_id: str, args: Mapping[str, Arg]) -> str:
    pattern = words.get_message(text_id).value
    if pattern is None:
        return text_id
    sentence, errors = words.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"Message {text_id!r} cannot be filled with {dict(args)}: {errors[0]}")
    said = str(sentence)
    if any(isinstance(value, int) and value < 0 for value in args.values()):
        said = _NEGATIVE.sub(f"{_OPEN}−", said)
    return _settle(said, words.locales[0])


def _settle(sentence: str, lang: str) -> str:
    """A formatted sentence without its signs, its French words joined."""
    if lang == "fr":
        sentence = _ELIDED.sub(r"\1\2’\3", sentence)
        sentence = _CONTRACTED.sub(lambda at: f"{at[1]}{_SHORT[at[2]][len(at[4]) - 2]} {at[3]}", sentence)
    return _SIGNS.sub("", sentence)


def _read(folder: Traversable, lang: str) -> str:
    """The Fluent file of a folder; one that is missing holds nothing."""
    file = folder / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
