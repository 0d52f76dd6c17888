"""The games there are: our folders, and those that other packages bring under the entry point `larcin.games`.

A game of another package that cannot be loaded is left out with one warning and kept among `broken_games`: it must not
stop anybody from playing the others.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from multiprocessing import parent_process
from typing import NamedTuple

from larcin.core import text
from larcin.core.errors import LarcinError, UnknownGame
from larcin.core.game import Game, Mode, Option

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_SLUG = 40
_LOG = logging.getLogger("larcin")


class BrokenGame(LarcinError):
    """A game of another package that is left out; the sentence says why."""


class LeftOut(NamedTuple):
    """A game that was left out: the entry point, the package that brings it, and the reason."""

    entry: str
    package: str
    reason: BrokenGame

    def say(self, lang: str = "en") -> str:
        """Which game is left out, and why, as one line in that language."""
        line = text.say("game-left-out", {"entry": self.entry, "package": self.package}, lang=lang)
        return f"{line} {self.reason.say(lang)}"

    def __str__(self) -> str:
        return self.say()


@cache
def _found() -> tuple[dict[str, Game], tuple[LeftOut, ...]]:
    """The games by slug in the order of the shelf, and those that had to be left out."""
    found: dict[str, Game] = {}
    package = importlib.import_module("larcin.games")
    for folder in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"larcin.games.{folder.name}")
        found[module.GAME.slug] = module.GAME
    broken: list[LeftOut] = []
    for entry in sorted(entry_points(group="larcin.games"), key=lambda entry: entry.name):
        try:
            brought = _brought(entry, found)
        except BrokenGame as reason:
            broken.append(LeftOut(entry.name, entry.dist.name if entry.dist else entry.module, reason))
        else:
            found[brought.slug] = brought
    for slug, one in found.items():
        text.add_folder(slug, one.folder / "text")  # a stranger that took a slug took its texts as well
    if parent_process() is None:  # a worker process need not say it again
        for left_out in broken:
            _LOG.warning("%s", left_out)
    return dict(sorted(found.items(), key=lambda item: (item[1].shelf, item[0]))), tuple(broken)


def _brought(entry: EntryPoint, found: dict[str, Game]) -> Game:
    """The game of an entry point; BrokenGame says why there is none that anybody could play."""
    try:
        brought = entry.load()
    except (Exception, SystemExit) as problem:  # whatever a stranger's module does when it is imported
        raise BrokenGame("game-broken-import", error=_line(problem)) from problem
    if not isinstance(brought, Game):
        is_class = isinstance(brought, type) and issubclass(brought, Game)
        kind = brought.__name__ if isinstance(brought, type) else type(brought).__name__
        raise BrokenGame("game-broken-class" if is_class else "game-broken-type", object=entry.value, kind=kind)
    slug = getattr(brought, "slug", None)
    if not isinstance(slug, str) or not SLUG.fullmatch(slug) or len(slug) > LONGEST_SLUG:
        raise BrokenGame("game-broken-slug", slug=repr(slug)[:60])
    if found.get(slug, brought) is not brought:
        raise BrokenGame("game-broken-taken", slug=slug)
    try:
        _list(brought)
    except BrokenGame:
        raise
    except (Exception, SystemExit) as problem:
        raise BrokenGame("game-broken-facts", error=_line(problem)) from problem
    return brought


def _list(brought: Game) -> None:
    """Read all that a list of games shows, so that no list fails because of this one."""
    if not (brought.folder / "text" / "en.ftl").is_file():
        raise BrokenGame("game-broken-english", folder=str(brought.folder))
    text.add_folder(brought.slug, brought.folder / "text")
    for name, kind in {"rules_version": int, "longest": int, "minutes": int, "shelf": int}.items():
        if not isinstance(getattr(brought, name, None), kind):
            raise BrokenGame("game-broken-fact", name=name)
    if not brought.modes or not all(isinstance(mode, Mode) and mode.seats for mode in brought.modes):
        raise BrokenGame("game-broken-fact", name="modes")
    if not all(isinstance(option, Option) and option.default in option.choices for option in brought.options):
        raise BrokenGame("game-broken-fact", name="options")
    if not brought.catalogue:
        raise BrokenGame("game-broken-fact", name="catalogue")
    for lang in text.LANGUAGES:
        for text_id in ("title", "tagline", *(f"mode-{mode.name}" for mode in brought.modes)):
            brought.say(text_id, lang=lang)


def _line(problem: BaseException) -> str:
    """An exception as one line."""
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]


def all_games() -> dict[str, Game]:
    """Every game by its slug."""
    return _found()[0]


def broken_games() -> tuple[LeftOut, ...]:
    """The games of other packages that were left out, and why."""
    return _found()[1]


def forget_games() -> None:
    """Look again the next time that somebody asks: for tests that bring games of their own."""
    _found.cache_clear()


def game(slug: str) -> Game:
    """The game of that slug; UnknownGame names those there are, or says why it was left out."""
    found = all_games().get(slug)
    if found is None:
        for left_out in broken_games():
            if slug == left_out.entry:
                raise UnknownGame("error-game-left-out", slug=slug)
        raise UnknownGame("error-unknown-game", slug=slug[:40], known=", ".join(all_games()))
    return found
