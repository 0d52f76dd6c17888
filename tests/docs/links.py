"""Finds dead links in Markdown: files that are not there, and anchors that no heading makes."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlsplit

FENCED = re.compile(r"^(```|~~~).*?^\1\s*$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
REFERENCE = re.compile(r"^ {0,3}\[[^\]]+\]:\s+<?(\S+?)>?\s*$", re.MULTILINE)
HTML = re.compile(r"<(?:a|img)\b[^>]*?\b(?:href|src)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6}\s+(.*?)\s*#*\s*$", re.MULTILINE)
NAMED = re.compile(r"<[^>]+\b(?:id|name)=\"([^\"]+)\"")


def text_of(file: Path) -> str:
    """The Markdown of a file: of a notebook, that of its text cells."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".ipynb":
        return text
    return "\n\n".join("".join(cell["source"]) for cell in json.loads(text)["cells"] if cell["cell_type"] == "markdown")


def links(text: str) -> list[str]:
    """Where a text leads; what stands in code is no link."""
    prose = FENCED.sub("", text)
    references = REFERENCE.findall(prose)
    plain = CODE.sub("", prose)
    return [*LINK.findall(plain), *references, *HTML.findall(plain)]


def anchors(text: str) -> set[str]:
    """The anchors of a text: one for each heading, as forges make them, and those written by hand."""
    found: set[str] = set(NAMED.findall(text))
    seen: Counter[str] = Counter()
    for heading in HEADING.findall(FENCED.sub("", text)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", words).strip())
        found.add(f"{anchor}-{seen[anchor]}" if seen[anchor] else anchor)
        seen[anchor] += 1
    return found


def dead_links(file: Path, root: Path) -> list[str]:
    """A sentence for each link of the file that leads nowhere within the repository."""
    found = []
    for link in links(text_of(file)):
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
        where = f"{file.relative_to(root)} links to {link}"
        if not target.is_relative_to(root):
            found.append(f"{where}, which is outside the repository.")
        elif not target.exists():
            found.append(f"{where}, which does not exist.")
        elif parts.fragment and target.suffix in (".md", ".ipynb") and parts.fragment not in anchors(text_of(target)):
            found.append(f"{where}, but there is no such heading.")
    return found
