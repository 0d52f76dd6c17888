"""The documentation site: its pages are gathered from the whole repository, and what was built is checked.

    python tools/site.py gather build/pages      docs/, each game's rules, the benchmarks, how to contribute, reference
    python tools/site.py check build/site        every link leads somewhere, nothing is loaded from elsewhere

Files of the repository link to each other as they lie there; `gather` turns these links to where the pages are on the
site. Between the two, `make docs` builds the site as mkdocs.yml says.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "larcin"
PAGES = {
    "README.md": "readme.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
}
REFERENCE = ("core", "bots", "lab", "adapters", "testing")  # the packages that people build on
LINK = re.compile(r"(?<!\\)(\]\()([^)\s]+)(\))")
FENCE = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)


# What the site holds.


@cache
def pages() -> dict[str, str]:
    """Where on the site each Markdown file of the repository is."""
    found = {file.relative_to(ROOT).as_posix(): file.name for file in sorted((ROOT / "docs").glob("*.md"))} | PAGES
    for rules in sorted(PACKAGE.glob("games/*/RULES.md")):
        found[rules.relative_to(ROOT).as_posix()] = f"games/{rules.parent.name.replace('_', '-')}.md"
    return found


def reference() -> dict[str, str]:
    """The pages of the reference: one for `larcin` itself, one for each package with all its public modules."""
    written = {"reference/larcin.md": "# larcin\n\n::: larcin\n"}
    for package in REFERENCE:
        files = sorted((PACKAGE / package).glob("*.py"))
        modules = [f"larcin.{package}.{file.stem}" for file in files if not file.stem.startswith("_")]
        blocks = "\n\n".join(f"::: {module}" for module in [f"larcin.{package}", *modules])
        written[f"reference/{package}.md"] = f"# larcin.{package}\n\n{blocks}\n"
    return written


def gather(folder: Path) -> None:
    """Write all pages of the site, and whatever they link to, into the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    linked: set[str] = set()
    for source, target in pages().items():
        text, found = turned((ROOT / source).read_text(encoding="utf-8"), source, target)
        linked |= found
        _write(folder / target, text.encode())
    for target, text in reference().items():
        _write(folder / target, text.encode())
    for path in sorted(linked):
        if path not in pages() and (ROOT / path).is_file():
            _write(folder / on_site(path), (ROOT / path).read_bytes())


def turned(text: str, source: str, target: str) -> tuple[str, set[str]]:
    """A page with its links turned to where things are on the site, and the files of the repository it links to."""
    linked: set[str] = set()

    def turn(match: re.Match[str]) -> str:
        path, anchor = resolved(source, match[2])
        if path is None:
            return match[0]
        linked.add(path)
        return (
            f"{match[1]}{posixpath.relpath(on_site(path), PurePosixPath(target).parent.as_posix())}{anchor}{match[3]}"
        )

    parts = FENCE.split(text)  # code is left alone
    return "".join(part if part.startswith("```") else LINK.sub(turn, part) for part in parts), linked


def on_site(path: str) -> str:
    """Where a file of the repository is on the site: a page, a picture of docs/, or a file that a page links to."""
    return pages().get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else f"files/{path}")


def resolved(source: str, link: str) -> tuple[str | None, str]:
    """The path in the repository that a link means (None: it leads elsewhere, or stays on the page), and its anchor."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or not parts.path or parts.path.startswith("/"):
        return None, ""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), unquote(parts.path)))
    return path, f"#{parts.fragment}" if parts.fragment else ""


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


# What was built.


class Built(HTMLParser):
    """One page: the anchors it has, where it leads, and what it loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag says."""
        given = {name: value for name, value in attrs if value is not None}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and "href" in given and given.get("rel") not in ("canonical", "prev", "next"):
            self.loaded.append(given["href"])
        elif "src" in given:
            self.loaded.append(given["src"])


def problems(site: Path) -> list[str]:
    """What is wrong with a built site: links to nothing, and things loaded from elsewhere."""
    built = {path: Built(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found = [] if built else [f"{site} holds no page."]
    for path, page in built.items():
        name = path.relative_to(site).as_posix()
        if path.name == "404.html":
            continue  # its links begin at the server's root, which nobody knows here
        found += [f"{name} loads {address} from elsewhere." for address in page.loaded if _is_elsewhere(address)]
        for link in [*page.links, *page.loaded]:
            if _is_elsewhere(link) or link.startswith(("mailto:", "data:", "javascript:")):
                continue
            parts = urlsplit(link)
            target = Path(os.path.normpath(path.parent / unquote(parts.path))) if parts.path else path
            if not target.exists():
                found.append(f"{name} links to {link}, which does not exist.")
            elif parts.fragment and target in built and unquote(parts.fragment) not in built[target].anchors:
                found.append(f"{name} links to {link}, but that page has no such anchor.")
    for style in sorted(site.rglob("*.css")):
        loaded = re.findall(r"(?:@import\s+|url\()[\"']?((?:https?:)?//[^\"')\s]+)", style.read_text(encoding="utf-8"))
        found += [f"{style.relative_to(site).as_posix()} loads {address} from elsewhere." for address in loaded]
    return found


def _is_elsewhere(address: str) -> bool:
    return address.startswith(("http://", "https://", "//"))


def main() -> None:
    """Gather the pages into a folder, or check the site in it."""
    todo, folder = sys.argv[1], Path(sys.argv[2])
    if todo == "gather":
        gather(folder)
        return
    found = problems(folder)
    print("\n".join(found) or f"{folder}: every link leads somewhere, and nothing is loaded from elsewhere.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
