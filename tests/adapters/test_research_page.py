"""What docs/research.md shows, works: its Python blocks are run as they stand, and what it links to exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_the_page_runs(block: str) -> None:
    exec(compile(block, "research.md", "exec"), {})


def test_the_page_has_its_examples_and_links() -> None:
    assert len(BLOCKS) == 5
    links = re.findall(r"\]\(([^)]+)\)", TEXT)
    assert len(links) >= 4
    for link in links:
        assert (PAGE.parent / link).exists(), link
