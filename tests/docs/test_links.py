"""No page leads nowhere: README, docs, rules, benchmarks, notebooks and what contributors read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.links import anchors, dead_links, links

ROOT = Path(__file__).resolve().parents[2]
PATTERNS = (
    "*.md",
    "docs/**/*.md",
    "benchmarks/*.md",
    ".github/**/*.md",
    "src/larcin/games/*/RULES.md",
    "examples/*.ipynb",
)
FILES = sorted({file for pattern in PATTERNS for file in ROOT.glob(pattern)})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(file: Path) -> None:
    assert dead_links(file, ROOT) == []


def test_the_pages_are_found() -> None:
    names = {file.relative_to(ROOT).as_posix() for file in FILES}
    assert {"README.md", "CONTRIBUTING.md", "docs/index.md", "docs/glossary.md", "benchmarks/README.md"} <= names
    assert len([name for name in names if name.endswith("RULES.md")]) == 5


def test_every_page_of_the_docs_can_be_reached_from_the_first() -> None:
    first = ROOT / "docs" / "index.md"
    seen, open_pages = {first}, [first]
    while open_pages:
        page = open_pages.pop()
        for link in links(page.read_text(encoding="utf-8")):
            target = (page.parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.exists() and target not in seen:
                seen.add(target)
                open_pages.append(target)
    assert {file for file in FILES if file.parent.name == "docs" or file.name == "RULES.md"} <= seen


def test_the_checker_finds_what_is_dead(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# A heading: *two* words\n\n## Again\n\n## Again\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n[a](there.md) [b](there.md#a-heading-two-words) [c](there.md#again-1) [d](#page) ![e](gone.png)\n"
        "[f](gone.md) [g](there.md#gone) [h](#gone) [i](https://example.org/gone) `[j](gone.md)` [k](../out.md)\n"
        "```\n[l](gone.md)\n```\n[m]: gone-too.md\n",
        encoding="utf-8",
    )
    assert dead_links(page, tmp_path) == [
        "page.md links to gone.png, which does not exist.",
        "page.md links to gone.md, which does not exist.",
        "page.md links to there.md#gone, but there is no such heading.",
        "page.md links to #gone, but there is no such heading.",
        "page.md links to ../out.md, which is outside the repository.",
        "page.md links to gone-too.md, which does not exist.",
    ]


def test_anchors_are_those_that_forges_make() -> None:
    assert anchors('## Where a line of code belongs\n### `imagine`, and why\n<a id="x">') == {
        "where-a-line-of-code-belongs",
        "imagine-and-why",
        "x",
    }
