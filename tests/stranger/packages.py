"""Packages of strangers, as pip would leave them: modules on the path with their dist-info."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

from larcin.cli.new_game import NewGame, write_package

HOUSE = ["art-robbery", "thiefs-market", "master-thieves", "thiefdom", "caper"]


def install(folder: Path, name: str, entries: dict[str, str]) -> None:
    """Leave what pip would leave of a package: its entry points and its name."""
    info = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    lines = "\n".join(f"{entry} = {where}" for entry, where in entries.items())
    (info / "entry_points.txt").write_text(f"[larcin.games]\n{lines}\n")
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")


def install_new_game(parent: Path, name: str) -> NewGame:
    """Write the teaching game under a name, and install it as its own pyproject.toml says."""
    made = write_package(name, parent)
    project = tomllib.loads((made.path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    install(made.path, project["name"], project["entry-points"]["larcin.games"])
    return made


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that has these packages."""
    path = os.pathsep.join([*map(str, folders), *sys.path])
    english = {
        "LANG": "en_GB.UTF-8",
        "LANGUAGE": "",
        "LC_ALL": "",
        "LC_MESSAGES": "",
        "PYTHONUTF8": "1",
        "COLUMNS": "200",
    }
    return {**os.environ, **english, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}


def run(
    *command: str, has: list[Path], cwd: Path, typed: str = "", lang: str = "en_GB.UTF-8"
) -> subprocess.CompletedProcess[str]:
    """Run Python with these packages installed."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=cwd,
        env={**environment(*has), "LANG": lang},
        input=typed,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
