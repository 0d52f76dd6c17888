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
    """A script of the benchmarks, with its own modules and ours."""
    path = os.pathsep.join([str(BENCHMARKS), *sys.path])
    command = [sys.executable, str(script), *words]
    return subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)


def test_art_robbery_written_for_openspiel_is_our_art_robbery() -> None:
    pytest.importorskip("pyspiel")
    done = run(BENCHMARKS / "peers" / "same_work.py", "3")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip().endswith("decisions alike in 24 games")


def test_the_page_is_what_the_results_give(tmp_path: Path) -> None:
    copy = tmp_path / "benchmarks"
    shutil.copytree(BENCHMARKS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    path = os.pathsep.join([str(copy), *sys.path])
    command = [sys.executable, str(copy / "bench.py"), "--report"]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=True)
    for name in ("README.md", "plot.svg"):
        assert (copy / name).read_text() == (BENCHMARKS / name).read_text(), f"{name}: run bench.py --report"
