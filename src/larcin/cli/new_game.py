"""Writes the package of a new game from the teaching game in `larcin/template`, under a name of its own."""

from __future__ import annotations

import keyword
import re
import shutil
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from larcin.cli.command import BadArgument
from larcin.core.registry import LONGEST_SLUG, all_games

WORDS = re.compile(r"[a-z][a-z0-9]*(?:[ _-]+[a-z0-9]+)*", re.IGNORECASE)
LEFT_OUT = ("__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache")


class NewGame(NamedTuple):
    """A package that was written: its folder, and what the game is called there."""

    path: Path
    slug: str
    package: str
    title: str


def write_package(name: str, parent: Path) -> NewGame:
    """Write the package into a folder of its own within `parent`; BadArgument says what is wrong with the name."""
    if not WORDS.fullmatch(name):
        raise BadArgument("new-game-bad-name", name=name[:40])
    words = [word for word in re.split(r"[ _-]+", name.lower()) if word]
    slug, package = "-".join(words), "_".join(words)
    if len(slug) > LONGEST_SLUG:
        raise BadArgument("new-game-long-name", most=LONGEST_SLUG)
    if keyword.iskeyword(package) or find_spec(package) is not None:
        raise BadArgument("new-game-taken-package", package=package)
    if slug in all_games():
        raise BadArgument("new-game-taken-slug", slug=slug)
    parent = parent.expanduser()
    if not parent.is_dir():
        raise BadArgument("usage-no-folder", folder=str(parent))
    made = NewGame(parent / slug, slug, package, " ".join(word.capitalize() for word in words))
    if made.path.exists():
        raise BadArgument("new-game-folder-exists", folder=str(made.path))
    names = {
        "teaching_game": made.package,
        "teaching-game": made.slug,
        "TeachingGame": "".join(word.capitalize() for word in words),
        "Teaching Game": made.title,
    }
    try:
        _write(resources.files("larcin") / "template", made.path, names)
    except OSError as problem:
        shutil.rmtree(made.path, ignore_errors=True)
        raise BadArgument("new-game-unwritable", folder=str(made.path), why=problem.strerror or "") from problem
    return made


def _write(source: Traversable, target: Path, names: dict[str, str]) -> None:
    """Copy a folder with the names put in, in its files and in what they are called."""
    target.mkdir()
    for entry in source.iterdir():
        if entry.name in LEFT_OUT:
            continue
        named = target / names.get(entry.name, entry.name)
        if entry.is_dir():
            _write(entry, named, names)
        else:
            content = entry.read_text(encoding="utf-8")
            for known, put in names.items():
                content = content.replace(known, put)
            named.write_text(content, encoding="utf-8")
