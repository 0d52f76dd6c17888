"""The documentation site: every page is gathered and in the menu, and the check of the built pages finds mistakes."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_of_docs", ROOT / "tools" / "site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def gathered(site: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("pages") / "pages"
    site.gather(folder)
    return folder


def menu(entries: list[dict[str, object]]) -> list[str]:
    found: list[str] = []
    for entry in entries:
        for value in entry.values():
            found += menu(value) if isinstance(value, list) else [str(value)]
    return found


def test_every_page_is_in_the_menu_and_there(gathered: Path) -> None:
    pages = {page.relative_to(gathered).as_posix() for page in gathered.rglob("*.md")}
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert sorted(menu(config["nav"])) == sorted(pages)
    assert config["theme"]["font"] is False, "no letters from elsewhere"


def test_the_reference_names_every_public_module(gathered: Path) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (gathered / "reference").glob("*.md"))
    for package in ("core", "bots", "lab", "adapters", "testing"):
        for module in (ROOT / "src" / "larcin" / package).glob("*.py"):
            if not module.stem.startswith("_"):
                assert f"::: larcin.{package}.{module.stem}\n" in text
    assert "::: larcin\n" in text


def test_links_are_turned_to_where_the_pages_are(site: ModuleType) -> None:
    text, linked = site.turned(
        "[a](../README.md) [b](lab.md#simulate) [c](../examples/train_art_robbery.py) [d](https://a.org) [e](#here)\n"
        "```\n[f](../README.md)\n```\n![g](bots.svg)",
        "docs/index.md",
        "index.md",
    )
    assert text == (
        "[a](readme.md) [b](lab.md#simulate) [c](files/examples/train_art_robbery.py) [d](https://a.org) [e](#here)\n"
        "```\n[f](../README.md)\n```\n![g](bots.svg)"
    )
    assert linked == {"README.md", "docs/lab.md", "examples/train_art_robbery.py", "docs/bots.svg"}
    rules = "src/larcin/games/caper/RULES.md"
    assert site.turned("[a](../../../../docs/bots.md)", rules, "games/caper.md")[0] == "[a](../bots.md)"


def test_what_pages_link_to_is_gathered_too(gathered: Path) -> None:
    assert (gathered / "files" / "examples" / "train_against_greedy.ipynb").exists()
    assert (gathered / "art-robbery.png").exists()


def test_the_check_of_the_built_site_finds_what_is_wrong(site: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top">A</h1><a href="b.html#there">x</a><a href="b.html#gone">x</a><a href="c.html">x</a>'
        '<a href="https://example.org">x</a><script src="https://example.org/x.js"></script><img src="gone.png">'
        '<link rel="stylesheet" href="s.css">',
        encoding="utf-8",
    )
    (tmp_path / "b.html").write_text('<p id="there"><a href="a.html#top">x</a></p>', encoding="utf-8")
    (tmp_path / "s.css").write_text(
        "@import 'https://example.org/f.css'; a { background: url(x.png) }", encoding="utf-8"
    )
    assert site.problems(tmp_path) == [
        "a.html loads https://example.org/x.js from elsewhere.",
        "a.html links to b.html#gone, but that page has no such anchor.",
        "a.html links to c.html, which does not exist.",
        "a.html links to gone.png, which does not exist.",
        "s.css loads https://example.org/f.css from elsewhere.",
    ]
    assert site.problems(tmp_path / "empty") == [f"{tmp_path / 'empty'} holds no page."]
