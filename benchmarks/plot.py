"""The plot of README.md: one dot a figure on a logarithmic scale, drawn as SVG with nothing but the standard library.

A full dot is the compiled engine or a peer; a ring on the same line is our engine interpreted.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import log10
from typing import NamedTuple

from bars import DRIVEN, GAMES, Run
from clock import Row
from tables import thousands

WIDTH = 960
MARGIN = 30
SECOND = 156  # where the second column of words begins
LEFT = 372  # where the scale begins
RIGHT = 40
LINE = 19
HEAD = 38  # a panel's heading
TOP = 92
BOTTOM = 44
PYTHON_RULES = {
    "Python rules, driven from Python": "OpenSpiel, Python rules",
    "Python rules, chance nodes": "OpenSpiel, Python, chance nodes",
    "Python rules, chance sampled inside": "OpenSpiel, Python, sampled",
}
FIRST, LAST = 2, 7  # powers of ten
OURS, THEIRS, INK, FAINT, GRID, PAPER = "#b5812a", "#5f6f7f", "#22272e", "#6b7480", "#e4e1d8", "#fbfaf6"


class Dot(NamedTuple):
    """A line of a panel."""

    label: str
    how: str
    rate: float
    ours: bool
    ring: float = 0.0  # the same interpreted


class Panel(NamedTuple):
    """Figures that may be compared with each other."""

    title: str
    note: str
    dots: list[Dot]


def panels(run: Run) -> list[Panel]:
    """What is drawn: the best first in each panel."""
    found = [
        Panel("The loop beside the rules", "random decisions a second, no Python in between", _native(run)),
        Panel("Driven from Python", "random decisions a second, from the loop a user writes", _driven(run)),
        Panel("Through PettingZoo’s AEC interface", "steps a second, with observation and mask", _wrapped(run)),
        Panel("Search", "simulations a second, from the first decision", _search(run)),
    ]
    return [
        panel._replace(dots=sorted(panel.dots, key=lambda dot: -dot.rate))
        for panel in found
        if any(dot.rate for dot in panel.dots)
    ]


def _mine(run: Run, how: str, unit: str = "decisions") -> list[Dot]:
    return [
        Dot(title, "Larcin", rate, True, run.ours(game, f"interpreted, {how}", unit))
        for game, title in GAMES.items()
        if (rate := run.ours(game, f"compiled, {how}", unit))
    ]


def _theirs(row: Row, how: str) -> Dot:
    return Dot(GAMES.get(row.what, row.what), how, row.rate, False)


def _native(run: Run) -> list[Dot]:
    dots = _mine(run, "native loop")
    dots += [_theirs(row, "OpenSpiel, C++") for row in run.rows if row.how == "C++ rules, bare C++ loop"]
    return dots + [_theirs(row, f"pgx, {row.how}") for row in run.all_of("pgx")]


def _driven(run: Run) -> list[Dot]:
    dots = _mine(run, "driven from Python")
    for row in run.all_of("OpenSpiel"):
        if row.how == DRIVEN:
            dots.append(_theirs(row, "OpenSpiel, C++ rules"))
        elif row.how in PYTHON_RULES:
            dots.append(_theirs(row, PYTHON_RULES[row.how]))
    dots += [_theirs(row, "RLCard") for row in run.all_of("RLCard")]
    return dots + [_theirs(row, "boardgame.io, in node") for row in run.all_of("boardgame.io")]


def _wrapped(run: Run) -> list[Dot]:
    return _mine(run, "AEC loop") + [_theirs(row, "PettingZoo") for row in run.all_of("PettingZoo")]


def _search(run: Run) -> list[Dot]:
    dots = [dot._replace(how="Larcin, as the bot thinks") for dot in _mine(run, "as the bot thinks", "simulations")]
    plain = _mine(run, "random play-outs to the end", "simulations")
    dots += [dot._replace(how="Larcin, random play-outs") for dot in plain]
    return dots + [_theirs(row, f"OpenSpiel, {row.how}") for row in run.all_of("OpenSpiel", "simulations")]


def place(rate: float) -> float:
    """Where a figure is on the scale."""
    share = (log10(max(rate, 10**FIRST)) - FIRST) / (LAST - FIRST)
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def draw(run: Run) -> str:
    """The whole picture."""
    shown = panels(run)
    height = TOP + sum(HEAD + LINE * len(panel.dots) + 12 for panel in shown) + BOTTOM
    return sheet(WIDTH, height, [*_title(), *_grid(height), *_panels(shown)])


def sheet(width: float, height: float, drawn: list[str]) -> str:
    """A picture of that size on our paper."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"',
            '  font-family="Inter, system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif" font-size="12.5">',
            f'<rect width="{width}" height="{height}" rx="10" fill="{PAPER}"/>',
            *drawn,
            "</svg>",
            "",
        ]
    )


def _title() -> Iterator[str]:
    yield heading(38, "How quick the engines are", 20)
    yield text(MARGIN, 59, "One core, one run, the best of three rounds; logarithmic scale.", FAINT)
    keys = (("Larcin, compiled", OURS, True), ("interpreted", OURS, False), ("peers", THEIRS, True))
    x = WIDTH - 350.0
    for label, colour, full in keys:
        yield spot(x, 55, colour, full)
        yield text(x + 10, 59, label, INK)
        x += 40 + 7.2 * len(label)


def _grid(height: float) -> Iterator[str]:
    for power in range(FIRST, LAST + 1):
        x = place(10**power)
        yield f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{height - BOTTOM + 6}" stroke="{GRID}"/>'
        label = ["100", "1,000", "10,000", "100,000", "1 million", "10 million"][power - FIRST]
        yield text(x, height - BOTTOM + 24, label, FAINT, "middle")


def _panels(shown: list[Panel]) -> Iterator[str]:
    y = float(TOP)
    for panel in shown:
        yield heading(y + 16, panel.title, 14)
        yield text(LEFT + 8, y + 16, panel.note, FAINT)
        y += HEAD
        for dot in panel.dots:
            yield from _line(dot, y)
            y += LINE
        y += 12


def _line(dot: Dot, y: float) -> Iterator[str]:
    colour = OURS if dot.ours else THEIRS
    x = place(dot.rate)
    yield text(MARGIN, y, dot.label, INK, weight=600 if dot.ours else 400)
    yield text(SECOND, y, dot.how, FAINT)
    yield f'<line x1="{LEFT}" y1="{y - 4:.0f}" x2="{x:.1f}" y2="{y - 4:.0f}" stroke="{GRID}" stroke-dasharray="1 3"/>'
    if dot.ring:
        ring = place(dot.ring)
        yield (
            f'<line x1="{ring + 4.5:.1f}" y1="{y - 4:.0f}" x2="{x:.1f}" y2="{y - 4:.0f}" stroke="{OURS}" '
            f'stroke-width="2" stroke-opacity=".45"/>'
        )
        yield spot(ring, y - 4, OURS, full=False)
    yield spot(x, y - 4, colour, full=True)
    yield text(x + 11, y, thousands(dot.rate), INK if dot.ours else FAINT)


def spot(x: float, y: float, colour: str, full: bool) -> str:
    fill = colour if full else PAPER
    return f'<circle cx="{x:.1f}" cy="{y:.0f}" r="4.5" fill="{fill}" stroke="{colour}" stroke-width="1.6"/>'


def heading(y: float, words: str, size: int, x: float = MARGIN) -> str:
    return f'<text x="{x}" y="{y:.0f}" font-size="{size}" font-weight="650" fill="{INK}">{escape(words)}</text>'


def text(x: float, y: float, words: str, colour: str, anchor: str = "start", weight: int = 400) -> str:
    more = f' text-anchor="{anchor}"' if anchor != "start" else ""
    more += f' font-weight="{weight}"' if weight != 400 else ""
    return f'<text x="{x:.1f}" y="{y:.0f}" fill="{colour}"{more}>{escape(words)}</text>'
