"""The notebooks run: their cells, in order, in one process of their own, at a small size."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))
SMALL = {"LARCIN_NOTEBOOK_UPDATES": "1", "LARCIN_NOTEBOOK_GAMES": "12"}
RUN = """
import json, sys
cells = json.load(open(sys.argv[1], encoding="utf-8"))["cells"]
names = {"__name__": "__main__"}
for number, cell in enumerate(cells):
    if cell["cell_type"] == "code":
        exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
"""


def read(notebook: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))
    return document


def run(name: str) -> str:
    """What the notebook prints."""
    command = [sys.executable, "-c", RUN, str(EXAMPLES / name)]
    done = subprocess.run(command, cwd=EXAMPLES, env={**os.environ, **SMALL}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_agent_is_trained_against_greedy() -> None:
    printed = run("train_against_greedy.ipynb")
    assert "110 numbers are seen, 71 actions exist" in printed
    shares = re.findall(r"(\d+)% against random, (\d+)% against greedy", printed)
    assert len(shares) == 3, "before, after self-play, after greedy"
    assert all(0 <= int(share) <= 100 for pair in shares for share in pair)
    update = re.search(r"update 1: (\d+) games, \d+% won while trying, loss (-?\d+\.\d+)", printed)
    assert update is not None
    assert int(update[1]) >= 64, "128 tables for 64 decisions: games come to their end"


def test_a_bot_of_ones_own_meets_others() -> None:
    printed = run("own_bot_in_the_arena.ipynb")
    rows = re.findall(r"^(hasty|greedy|random) +(\d+\.\d) ± \d+\.\d +(\d+)%", printed, re.MULTILINE)
    ratings = {bot: float(rating) for bot, rating, _ in rows}
    assert ratings["hasty"] > ratings["random"], "it looks ahead, if only a little"
    assert len(re.findall(r"^\w+ – \w+: \d+% of 12 games, [+-]", printed, re.MULTILINE)) == 3
    assert re.search(r"At least 60 %\? (yes|no|not settled) after \d+ games", printed)


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_is_kept_clean(notebook: Path) -> None:
    """Without outputs, which would change at every run and name somebody's machine."""
    document = read(notebook)
    assert document["nbformat"] == 4
    assert len({cell["id"] for cell in document["cells"]}) == len(document["cells"])
    for cell in document["cells"]:
        assert cell["cell_type"] in ("markdown", "code")
        assert cell.get("outputs", []) == []
        assert cell.get("execution_count") is None


def test_every_notebook_is_run_here() -> None:
    assert [notebook.name for notebook in NOTEBOOKS] == ["own_bot_in_the_arena.ipynb", "train_against_greedy.ipynb"]
