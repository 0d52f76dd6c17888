"""The benchmarks: the game that is compared is the same game, and the page says what the last run measured."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BENCHMARKS = ROOT / "benchmarks"


def run(script: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A script of the benchmarks (or of a copy of them), with the modules beside it and ours."""
    path = os.pathsep.join([str(script.parent), str(BENCHMARKS), *sys.path])
    command = [sys.executable, str(script), *words]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)


def test_art_robbery_written_for_openspiel_is_our_art_robbery() -> None:
    pytest.importorskip("pyspiel")
    done = run(BENCHMARKS / "peers" / "same_work.py", "3")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("decisions alike in 24 games")


@pytest.mark.parametrize(
    ("script", "pages"),
    [
        ("bench.py", ("benchmarks/README.md", "benchmarks/plot.svg")),
        ("strength.py", ("docs/bots.md", "docs/bots.svg")),
    ],
)
def test_pages_say_what_the_results_give(script: str, pages: tuple[str, str], tmp_path: Path) -> None:
    for folder in ("benchmarks", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    done = run(tmp_path / "benchmarks" / script, "--report")
    assert done.returncode == 0, done.stderr
    for page in pages:
        assert (tmp_path / page).read_text() == (ROOT / page).read_text(), f"{page}: run benchmarks/{script} --report"
