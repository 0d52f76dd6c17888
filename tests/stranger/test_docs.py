"""What docs/adding-a-game.md shows, works: its Python blocks are run as they stand, on the game that it makes."""

from __future__ import annotations

import re
from pathlib import Path

from larcin.cli.command import ORDER
from larcin.core.game import Game
from larcin.core.state import State
from larcin.testing.points import all_points
from tests.stranger.packages import install_new_game, run

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_page_runs(tmp_path: Path) -> None:
    made = install_new_game(tmp_path, "my-game")
    done = run("-c", "\n".join(BLOCKS), has=[made.path], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(BLOCKS) == 8


def test_its_commands_are_there() -> None:
    named = set(re.findall(r"(?:^    |`)larcin ([a-z-]+)", TEXT, re.MULTILINE))
    assert {"new-game", "check", "fuzz", "play", "info", "golden"} <= named <= set(ORDER)


def test_the_eleven_points_are_written_out() -> None:
    numbers = [
        int(number) for number in re.findall(r"^(\d+)\. \*\*", TEXT.partition("## The contract")[2], re.MULTILINE)
    ]
    assert numbers[:11] == list(range(1, 12))
    assert {point.number for point in all_points()} | {9} == set(range(1, 12))


def test_the_methods_it_names_exist() -> None:
    for kind in (Game, State):
        for name in re.findall(rf"`{kind.__name__}\.(\w+)`", TEXT):
            assert hasattr(kind, name) or name in kind.__annotations__, name
