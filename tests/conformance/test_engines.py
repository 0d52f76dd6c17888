"""Point 9: the compiled and the interpreted engine play identical games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"


def play(path: Path) -> Any:
    """The digests of one engine, played in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-m", "tests.conformance.playthrough", "1"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED.exists(), reason="no C compiler here: `make engine` says so")
def test_9_compiled_and_interpreted_engines_play_identical_games() -> None:
    interpreted, compiled = play(ROOT / "src"), play(COMPILED)
    assert (interpreted["engine"], compiled["engine"]) == ("interpreted", "compiled")
    assert compiled["games"] == interpreted["games"]
