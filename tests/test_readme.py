"""What the README shows, works: its Python blocks are run as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_readme_runs(block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "README.md", "exec"), {})


def test_the_two_commands_come_first() -> None:
    lines = [line.strip() for line in README.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert lines[1].startswith("make play")
    assert lines[2].startswith("make test")
