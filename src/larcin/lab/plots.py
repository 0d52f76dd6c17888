"""Plots as small inline SVG. Positions are in percent, so that text and marks keep their size on any screen."""

from __future__ import annotations

from collections.abc import Sequence

COLOURS = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7", "#9a9a9a")
SHAPES = (  # shapes about the middle, 14 wide; the pages mark the seats of a table with the same shapes
    '<circle r="6.5"/>',
    '<rect x="-6" y="-6" width="12" height="12"/>',
    '<path d="M0-7 7 5.5H-7Z"/>',
    '<path d="M0-8 8 0 0 8-8 0Z"/>',
    '<path d="M-3.8-6.5H3.8L7.5 0 3.8 6.5H-3.8L-7.5 0Z"/>',
    '<path d="M0-8 2.2-2.6 8-2.5 3.4 1.1 5 7 0 3.6-5 7-3.4 1.1-8-2.5-2.2-2.6Z"/>',
    '<path d="M0-8C4-2 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-2 0-8Z"/>',
    '<path d="M-7-2.5H-2.5V-7H2.5V-2.5H7V2.5H2.5V7H-2.5V2.5H-7Z"/>',
)
STEPS = (1, 2, 5)


class Scale:
    """Maps a number to a percentage of the width of the plot, and has the ticks that belong under it."""

    def __init__(self, low: float, high: float, ticks: int = 5) -> None:
        if low == high:
            low, high = low - 1, high + 1
        step = _step((high - low) / ticks)
        first = int(low // step)
        last = -int(-high // step)
        self.low = first * step
        self.high = max(last, first + 1) * step
        self.ticks = [count * step for count in range(first, max(last, first + 1) + 1)]

    def across(self, number: float) -> str:
        """How far across the plot that number is, in percent."""
        share = (number - self.low) / (self.high - self.low)
        return f"{min(1.0, max(0.0, share)) * 100:.2f}%"


def mark(rank: int) -> str:
    """The mark of the bot of that rank: a colour and a shape of its own."""
    colour, shape = COLOURS[rank % len(COLOURS)], SHAPES[rank % len(SHAPES)]
    return f'<g class="mark" fill="{colour}">{shape}</g>'


def key(rank: int) -> str:
    """The mark alone, to stand beside a name."""
    return f'<svg class="key" width="20" height="20" viewBox="-10 -10 20 20" aria-hidden="true">{mark(rank)}</svg>'


def interval(scale: Scale, middle: float, ends: tuple[float, float], rank: int, lines: Sequence[float] = ()) -> str:
    """A mark with its interval. `lines` are upright: the first is the even share, the others are what was asked."""
    low, high = scale.across(ends[0]), scale.across(ends[1])
    parts = [_upright("tick", scale.across(tick)) for tick in scale.ticks]
    parts += [_upright("asked" if number else "even", scale.across(line)) for number, line in enumerate(lines)]
    parts.append(f'<line class="whisker" x1="{low}" x2="{high}" y1="50%" y2="50%"/>')
    parts += [_at(x, '<line class="whisker" y1="-5" y2="5"/>') for x in (low, high)]
    parts.append(_at(scale.across(middle), mark(rank)))
    return f'<svg class="plot" aria-hidden="true">{"".join(parts)}</svg>'


def _upright(kind: str, x: str) -> str:
    return f'<line class="{kind}" x1="{x}" x2="{x}" y2="100%"/>'


def _at(x: str, drawn: str) -> str:
    """A drawing in the middle of the row. It is an SVG within the SVG: only that can be positioned in percent."""
    return f'<svg class="at" x="{x}" y="50%">{drawn}</svg>'


def axis(scale: Scale, labels: Sequence[str]) -> str:
    """The numbers under a plot; `labels` are those of the ticks."""
    texts = [
        f'<text x="{scale.across(tick)}" y="16">{label}</text>' for tick, label in zip(scale.ticks, labels, strict=True)
    ]
    return f'<svg class="plot axis" aria-hidden="true">{"".join(texts)}</svg>'


def _step(wanted: float) -> float:
    """A round number at least that big: 1, 2 or 5 times a power of ten."""
    power = 10.0**-3
    while True:
        for step in STEPS:
            if step * power >= wanted:
                return step * power
        power *= 10
