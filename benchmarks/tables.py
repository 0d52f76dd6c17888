"""The tables of README.md, written between its markers from what a run has measured."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bars import GAMES, Bar, Run, bars
from clock import Row

MARK = "<!-- {}: written by `{}` -->"


def write(readme: Path, run: Run, results: dict[str, Any]) -> None:  # Any: JSON
    """Put every table in its place."""
    fill(
        readme,
        "make bench",
        {
            "run": circumstances(results),
            "bars": bar_table(bars(run)),
            "games": game_table(run),
            "peers": peer_table(run),
            "search": search_table(run),
            "size": size_table(run),
        },
    )


def fill(page: Path, command: str, parts: dict[str, Iterable[str]]) -> None:
    """Put each part between its marks, which say what writes it."""
    text = page.read_text(encoding="utf-8")
    for name, lines in parts.items():
        begin, end = MARK.format(name, command), MARK.format(f"end of {name}", command)
        pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
        found = pattern.search(text)
        if found is None:
            raise ValueError(f"{page.name} has no place for {name!r}")
        text = text[: found.start()] + "\n".join([begin, *lines, end]) + text[found.end() :]
    page.write_text(text, encoding="utf-8")


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table; columns of figures stand right."""
    columns = list(zip(*rows, strict=True))
    line = ["--:" if all(cell[:1].isdigit() or cell == "–" for cell in column) else "---" for column in columns]
    return ["", *(f"| {' | '.join(cells)} |" for cells in [head, line, *rows]), ""]


def thousands(figure: float) -> str:
    """A figure with as many digits as mean something: three."""
    if figure <= 0:
        return "–"
    if figure >= 999_500:
        return f"{figure / 1e6:.2f} M" if figure < 9_995_000 else f"{figure / 1e6:.1f} M"
    if figure >= 99_950:
        return f"{figure / 1e3:.0f} k"
    if figure >= 9_995:
        return f"{figure / 1e3:.1f} k"
    return f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}"


def microseconds(rate: float) -> str:
    return f"{1e6 / rate:,.0f} µs" if rate else "–"


def circumstances(results: dict[str, Any]) -> Iterator[str]:  # Any: JSON
    machine = results["machine"]
    versions = ", ".join(f"{name} {version}" for name, version in results["versions"].items())
    yield ""
    yield (
        f"Measured on {results['made']}: {machine['cpu']}, {machine['python']}, {machine['system']}; "
        f"rounds: {results['rounds']}, of {results['seconds']} CPU seconds a row; "
        f"load of the machine before: {results['load_before']}. Peers: {versions}."
    )
    for name, why in results["missing"].items():
        yield f"Not measured: {name} ({why})."
    yield ""


def bar_table(found: list[Bar]) -> list[str]:
    rows = [
        [
            bar.measure,
            thousands(bar.ours) if bar.unit != "views" else microseconds(bar.ours),
            bar.peer,
            thousands(bar.theirs) if bar.unit != "views" else microseconds(bar.theirs),
            f"{bar.ratio:.2f}x" if bar.ratio else "–",
            f"{bar.wanted:g}x",
            {"met": "met", "not met": "**not met**"}.get(bar.verdict, bar.verdict),
        ]
        for bar in found
    ]
    return table(["measure", "ours, a second", "against", "theirs, a second", "ratio", "bar", ""], rows)


def bars_in_words(found: list[Bar]) -> str:
    """The same for the terminal."""
    lines = [
        f"{bar.verdict:>12}  {f'{bar.ratio:.2f}x' if bar.ratio else '–':>8} of {f'{bar.wanted:g}x':>5}  "
        f"{bar.measure} ({thousands(bar.ours)}) against {bar.peer} ({thousands(bar.theirs)})"
        for bar in found
    ]
    met = sum(bar.verdict == "met" for bar in found)
    return "\n".join([*lines, f"{met} of {len(found)} bars met."])


def game_table(run: Run) -> list[str]:
    """Each game at the fewest seats of its first mode."""
    rows = []
    for game, title in GAMES.items():
        native = run.find("larcin", game, "compiled, native loop")
        slow = run.find("larcin", game, "interpreted, native loop")
        driven = run.ours(game, "compiled, driven from Python")
        if native is None:
            continue
        rows.append(
            [
                f"{title}, {native.seats} seats",
                f"{native.rate / native.games:.0f}",
                thousands(native.rate),
                thousands(native.games),
                thousands(driven),
                thousands(slow.rate if slow else 0.0),
                f"{native.rate / slow.rate:.1f}x" if slow else "–",
                *(thousands(run.ours(game, "compiled, one position", unit)) for unit in ("clones", "worlds")),
                microseconds(run.ours(game, "compiled, one position", "views")),
            ]
        )
    head = ["game", "decisions a game", "native loop, decisions/s", "games/s", "driven from Python, decisions/s"]
    head += ["interpreted, decisions/s", "compiled / interpreted", "clones/s", "imagine/s", "view + JSON"]
    return table(head, rows)


def peer_table(run: Run) -> list[str]:
    rows = []
    for who in ("OpenSpiel", "RLCard", "PettingZoo", "pgx", "boardgame.io"):
        for row in run.all_of(who):
            name = f"{who}: {GAMES.get(row.what, row.what)}"
            rows.append([name, row.how, str(row.seats or "–"), thousands(row.rate), thousands(row.games)])
    for game, title in GAMES.items():
        wrapped = run.find("larcin", game, "compiled, AEC loop")
        if wrapped:
            figures = [thousands(wrapped.rate), thousands(wrapped.games)]
            rows.append([f"Larcin: {title}", "AEC loop", str(wrapped.seats), *figures])
    return table(["peer and game", "how", "seats", "decisions/s", "games/s"], rows)


def search_table(run: Run) -> list[str]:
    rows = [
        [
            f"{'Larcin' if row.who == 'larcin' else row.who}: {GAMES.get(row.what, row.what)}",
            row.how,
            thousands(row.rate),
        ]
        for row in run.rows
        if row.unit == "simulations"
    ]
    lines = table(["search", "how", "simulations/s"], rows)
    tree = next((row for row in run.all_of("larcin", "bytes") if "tree" in row.how), None)
    if tree:
        lines += [
            f"Memory of a search tree (Art Robbery, {tree.how.partition(', ')[2]}): {tree.rate / 1e6:,.0f} MB.",
            "",
        ]
    return lines


def size_table(run: Run) -> list[str]:
    """Cost against size: every mode and seat count, compiled."""
    rows = []
    for native in run.all_of("larcin"):
        if native.how != "compiled, native loop":
            continue
        same = {(row.how, row.unit): row for row in run.rows if _table(row) == _table(native)}
        driven = same["compiled, driven from Python", "decisions"]
        view = same.get(("compiled, one position", "views"))
        size = same.get(("compiled, one position", "bytes"))
        city = same.get(("compiled, city", "places"))
        mode = "" if native.mode == "standard" else f" {native.mode}"
        rows.append(
            [
                f"{GAMES[native.what]}{mode}{f' ({city.rate:.0f} places in the city)' if city else ''}",
                str(native.seats),
                f"{native.rate / native.games:.0f}",
                thousands(native.rate),
                thousands(driven.rate),
                thousands(native.games),
                microseconds(view.rate if view else 0.0),
                f"{size.rate / 1000:.1f} kB" if size else "–",
            ]
        )
    head = [
        "game",
        "seats",
        "decisions a game",
        "native loop, decisions/s",
        "driven from Python, decisions/s",
        "games/s",
    ]
    return table([*head, "view + JSON", "memory of a position"], rows)


def _table(row: Row) -> tuple[str, str, str, int]:
    return row.who, row.what, row.mode, row.seats
