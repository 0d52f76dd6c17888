"""One grammar for the folders of our games: who knows one knows five. What only one game has, has names of its own."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

import larcin.games
from larcin.core import course, game, guide, state, view

FOLDERS = sorted(path.parent for path in Path(larcin.games.__path__[0]).glob("*/__init__.py"))
FILES = (
    "RULES.md",
    "components.toml",
    "text/en.ftl",
    "text/fr.ftl",
    "table/Table.svelte",
    "table/Poster.svelte",
    "table/End.svelte",
)
# The module, what it must hold, and what a class of that name is a kind of.
NAMES: dict[str, dict[str, type | None]] = {
    "": {"Game": game.Game, "GAME": None},
    "components": {"ACTIONS": None},
    "position": {"Position": state.State},
    "plain": {"dump": None, "load": None},
    "setup": {"deal": None},
    "refusals": {"refusal": None},
    "view": {"View": view.View, "look": None},
    "previews": {"Choice": view.Choice, "choices": None},
    "facts": {"Facts": view.Facts, "facts": None},
    "course": {"Course": course.Course, "course": None},
    "guide": {"Guide": guide.Guide},
    "bot": {"values": None},
    "features": {"features": None, "encode": None},
    "board": {"board": None},
}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_folder_holds_the_files_that_every_game_has(folder: Path) -> None:
    wanted = [*FILES, *(f"{module or '__init__'}.py" for module in NAMES)]
    assert [name for name in wanted if not (folder / name).is_file()] == []


@pytest.mark.parametrize("module", NAMES, ids=lambda name: name or "init")
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_the_same_thing_has_the_same_name(folder: Path, module: str) -> None:
    found = importlib.import_module(f"larcin.games.{folder.name}{'.' if module else ''}{module}")
    for name, kind in NAMES[module].items():
        assert hasattr(found, name), f"{found.__name__} has no {name}"
        if kind is not None:
            assert issubclass(getattr(found, name), kind)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_game_says_whose_position_and_view_it_has(folder: Path) -> None:
    made = importlib.import_module(f"larcin.games.{folder.name}").GAME
    position = importlib.import_module(f"larcin.games.{folder.name}.position").Position
    shown = importlib.import_module(f"larcin.games.{folder.name}.view").View
    assert type(made.state()) is position
    assert type(made.state().view(0)) is shown
