"""The tables and the plot of docs/bots.md, from what the contests of strength.py have shown."""

from __future__ import annotations

from collections.abc import Iterator
from math import log10
from pathlib import Path
from typing import Any

from bars import GAMES
from plot import FAINT, GRID, INK, heading, sheet, spot, text
from tables import fill, table

Results = dict[str, Any]  # Any: JSON
COLOURS = ("#b5812a", "#2f7f79", "#8a4a8f", "#3f6fb0", "#a3473d")
WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 30, 92, 62
SHORTEST, LONGEST = 0.05, 2.0
LOWEST = 30  # the least share drawn, in per cent


def write(docs: Path, results: Results, pace: dict[str, int]) -> None:
    """Put every table in its place, and draw the plot beside the page."""
    fill(
        docs / "bots.md",
        "make strength",
        {
            "bars": bars(results),
            "levels": levels(results),
            "seats": seats(results),
            "growth": growth(results, pace),
        },
    )
    (docs / "bots.svg").write_text(draw(results))


def share(result: dict[str, Any] | None) -> str:  # Any: JSON
    """A share of the wins with its 95 % interval and the number of games."""
    if result is None:
        return "–"
    low, high = result["interval"]
    return f"{100 * result['share']:.1f} % [{100 * low:.0f}–{100 * high:.0f}, {result['games']}]"


def lead(result: dict[str, Any] | None) -> str:  # Any: JSON
    """By how many points it is ahead, on average; of one rival with a 95 % interval, where deals enough were played."""
    if result is None:
        return "–"
    if result["even"] < 0.5:  # one among several
        return f"{result['scores'][0] - result['scores'][1]:+.1f}"
    if result["ahead_interval"] is None:
        return f"{result['ahead']:+.1f}"
    low, high = result["ahead_interval"]
    return f"{result['ahead']:+.1f} ± {(high - low) / 2:.1f}"


def bars(results: Results) -> list[str]:
    rows: list[list[str]] = []
    for game, title in GAMES.items():
        greedy, chance = (results.get(f"bars/{game}/{rival}") for rival in ("greedy", "random"))
        among = greedy is not None and greedy["even"] < 0.5
        name, bar = (f"{title}, one among three", "50 %") if among else (title, "70 %")
        rows.append([name, share(greedy), lead(greedy), bar, share(chance), "97 %"])
    alone = results.get("bars/thiefdom-solo/greedy")
    rows.append(["Thiefdom, alone", share(alone), lead(alone), "+8 VP", "–", "–"])
    return table(["`search@0.1s`", "against greedy", "points ahead", "bar", "against random", "bar"], rows)


def levels(results: Results) -> list[str]:
    pairs = (("regular", "novice"), ("expert", "regular"), ("master", "expert"))
    rows = [
        [title, *(share(results.get(f"levels/{game}/{upper}")) for upper, _ in pairs)] for game, title in GAMES.items()
    ]
    return table(["game", *(f"{upper} – {lower}" for upper, lower in pairs)], rows)


def seats(results: Results) -> list[str]:
    rows = [
        [GAMES[game], count, f"`{result['bots'][0]}`", share(result), lead(result)]
        for name, result in results.items()
        if name.startswith("seats/")
        for _, game, count in [name.split("/")]
    ]
    return table(["game", "seats", "bot", "share against greedy", "points ahead"], rows) if rows else []


def curve(results: Results, game: str) -> list[tuple[float, dict[str, Any]]]:  # Any: JSON
    """What the game's growth has shown so far: seconds a decision, and the result."""
    start = f"growth/{game}/"
    return sorted((float(name[len(start) :]), result) for name, result in results.items() if name.startswith(start))


def growth(results: Results, pace: dict[str, int]) -> list[str]:
    times = sorted({seconds for game in GAMES for seconds, _ in curve(results, game)})
    rows: list[list[str]] = []
    for game, title in GAMES.items():
        found = dict(curve(results, game))
        rows.append([title, f"{pace[game]:,}", *(share(found.get(seconds)) for seconds in times)])
        rows.append(["", "", *(lead(found.get(seconds)) for seconds in times)])
    return table(["game", "simulations a second", *(f"{seconds:g} s" for seconds in times)], rows)


def x_of(seconds: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT - 120) * log10(seconds / SHORTEST) / log10(LONGEST / SHORTEST)


def y_of(percent: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (100 - max(percent, LOWEST)) / (100 - LOWEST)


def draw(results: Results) -> str:
    """Share of the wins against an expert, by thinking time."""
    return sheet(WIDTH, HEIGHT, [*_axes(), *_curves(results)])


def _axes() -> Iterator[str]:
    yield heading(38, "How strength grows with time to think", 20)
    yield text(30, 59, "Share of the games won against an expert; thinking time a decision, logarithmic.", FAINT)
    for percent in range(LOWEST, 101, 10):
        y = y_of(percent)
        width = 2 if percent == 50 else 1
        yield f'<line x1="{LEFT}" y1="{y:.1f}" x2="{x_of(2):.1f}" y2="{y:.1f}" stroke="{GRID}" stroke-width="{width}"/>'
        yield text(LEFT - 10, y + 4, f"{percent} %", FAINT, "end")
    for seconds in (0.05, 0.1, 0.2, 0.5, 1.0, 2.0):
        yield text(x_of(seconds), HEIGHT - BOTTOM + 26, f"{seconds:g} s", FAINT, "middle")


def _curves(results: Results) -> Iterator[str]:
    labels: list[float] = []
    order = sorted(GAMES, key=lambda game: -(curve(results, game) or [(0.0, {"share": 0.0})])[-1][1]["share"])
    for game in order:
        colour = COLOURS[list(GAMES).index(game)]
        points = [(x_of(seconds), y_of(100 * result["share"])) for seconds, result in curve(results, game)]
        if not points:
            continue
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-opacity=".7"/>'
        for seconds, result in curve(results, game):
            x = x_of(seconds)
            high, low = (y_of(100 * end) for end in result["interval"])
            yield f'<line x1="{x:.1f}" y1="{high:.1f}" x2="{x:.1f}" y2="{low:.1f}" stroke="{colour}" opacity=".3"/>'
        yield from (spot(x, y, colour, True) for x, y in points)
        y = points[-1][1]
        while any(abs(y - other) < 16 for other in labels):
            y += 2
        labels.append(y)
        yield text(points[-1][0] + 12, y + 4, GAMES[game], INK)
