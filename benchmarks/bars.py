"""The bars: which figure is held against which, in one run, and whether it is reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clock import Row

GAMES = {
    "art-robbery": "Art Robbery",
    "thiefs-market": "Thief's Market",
    "master-thieves": "Master Thieves",
    "thiefdom": "Thiefdom",
    "caper": "Caper",
}
DRIVEN = "C++ rules, driven from Python"
ENTRANCES = (DRIVEN, "Python rules, driven from Python", "environment", "AEC loop")  # ways from Python into a peer
# Peers' games that are like ours in size and kind, whichever library they are in, as long as Python can drive them.
COMPARABLE = {
    "art-robbery": [("OpenSpiel", "crazy_eights"), ("RLCard", "uno")],
    "thiefs-market": [("OpenSpiel", "hearts"), ("OpenSpiel", "skat"), ("RLCard", "mahjong")],
    "master-thieves": [("OpenSpiel", "hanabi"), ("PettingZoo", "hanabi_v5")],
    "thiefdom": [("OpenSpiel", "gin_rummy"), ("RLCard", "gin-rummy")],
    "caper": [("OpenSpiel", "hearts"), ("OpenSpiel", "skat"), ("RLCard", "doudizhu")],
}


@dataclass(frozen=True)
class Bar:
    """One bar. Without a peer's figure there is no ratio, and it is open."""

    measure: str
    ours: float
    peer: str
    theirs: float
    wanted: float
    unit: str = "decisions"

    @property
    def ratio(self) -> float | None:
        return self.ours / self.theirs if self.ours and self.theirs else None

    @property
    def verdict(self) -> str:
        if self.ratio is None:
            return "not measured"
        return "met" if self.ratio >= self.wanted else "not met"


class Run:
    """The rows of a run, to be asked for by what they are."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows

    def find(self, who: str, what: str, how: str, unit: str = "decisions") -> Row | None:
        """The first row of that kind: of our games, the one at the fewest seats of the first mode."""
        return next((r for r in self.rows if (r.who, r.what, r.how, r.unit) == (who, what, how, unit)), None)

    def rate(self, who: str, what: str, how: str, unit: str = "decisions") -> float:
        """Its figure; 0 where it was not measured."""
        row = self.find(who, what, how, unit)
        return row.rate if row else 0.0

    def ours(self, game: str, how: str, unit: str = "decisions") -> float:
        return self.rate("larcin", game, how, unit)

    def all_of(self, who: str, unit: str = "decisions") -> list[Row]:
        return [row for row in self.rows if row.who == who and row.unit == unit]


def bars(run: Run) -> list[Bar]:
    """Every bar, in the order of the report."""
    return [*_from_python(run), *_native(run), *_search(run), *_wrapped(run), *_compiled(run), *_views(run)]


def _from_python(run: Run) -> Iterator[Bar]:
    for game, peer, wanted in (
        ("art-robbery", "crazy_eights", 1.3),
        ("caper", "hearts", 1.0),
        ("thiefs-market", "hearts", 1.0),
        ("master-thieves", "hanabi", 1.5),
        ("thiefdom", "gin_rummy", 4.0),
    ):
        ours = run.ours(game, "compiled, driven from Python")
        theirs = run.rate("OpenSpiel", peer, DRIVEN)
        yield Bar(f"{GAMES[game]}, driven from Python", ours, f"OpenSpiel C++ {peer} from Python", theirs, wanted)
    closest = min(_comparisons(run), key=lambda bar: bar.ratio or 0.0, default=None)
    if closest:
        yield closest


def _comparisons(run: Run) -> Iterator[Bar]:
    """Each game against the quickest of all comparable ones; the closest of these races is the bar."""
    for game, peers in COMPARABLE.items():
        rows = [row for row in run.rows if (row.who, row.what) in peers and row.unit == "decisions"]
        rows = [row for row in rows if row.how in ENTRANCES]
        if rows:
            best = max(rows, key=lambda row: row.rate)
            yield Bar(
                f"Every game, driven from Python; the closest is {GAMES[game]}",
                run.ours(game, "compiled, driven from Python"),
                f"every comparable game that Python can drive; the quickest is {best.who} {best.what}",
                best.rate,
                1.0,
            )


def _native(run: Run) -> Iterator[Bar]:
    ours = run.ours("art-robbery", "compiled, native loop")
    looped = [row for row in run.rows if row.what == "crazy_eights" and row.how.endswith("loop")]
    best = max(looped, key=lambda row: row.rate, default=None)
    yield Bar("Art Robbery, native loop", ours, "OpenSpiel crazy_eights looped in C++", best.rate if best else 0.0, 1.1)
    for how in ("Python rules, chance nodes", "Python rules, chance sampled inside"):
        theirs = run.rate("OpenSpiel", "art-robbery", how)
        peer = f"Art Robbery on OpenSpiel's Python API ({how.partition(', ')[2]})"
        yield Bar("Art Robbery, native loop", ours, peer, theirs, 30.0)


def _search(run: Run) -> Iterator[Bar]:
    for how, wanted in (("ISMCTS in C++", 0.5), ("ISMCTS in Python", 7.0)):
        theirs = run.rate("OpenSpiel", "hearts", how, "simulations")
        for way in ("as the bot thinks", "random play-outs to the end"):
            ours = run.ours("art-robbery", f"compiled, {way}", "simulations")
            yield Bar(f"Art Robbery, search, {way}", ours, f"OpenSpiel {how}, hearts", theirs, wanted, "simulations")


def _wrapped(run: Run) -> Iterator[Bar]:
    card_games = [row for row in run.all_of("PettingZoo") if "tictactoe" not in row.what and "four" not in row.what]
    best = max(card_games, key=lambda row: row.rate, default=None)
    peer = f"the best of its own card games ({best.what})" if best else "its own card games"
    for game, title in GAMES.items():
        ours = run.ours(game, "compiled, AEC loop")
        yield Bar(f"{title}, PettingZoo AEC steps", ours, peer, best.rate if best else 0.0, 6.0, "steps")


def _compiled(run: Run) -> Iterator[Bar]:
    for game, title in GAMES.items():
        ours = run.ours(game, "compiled, native loop")
        theirs = run.ours(game, "interpreted, native loop")
        yield Bar(f"{title}, native loop, compiled", ours, "the same, interpreted", theirs, 5.0)


def _views(run: Run) -> Iterator[Bar]:
    """The slowest of a game's modes and seat counts; 1 ms is a thousand a second."""
    for game, title in GAMES.items():
        rates = [row.rate for row in run.all_of("larcin", "views") if row.what == game]
        yield Bar(f"{title}, a view with its JSON", min(rates, default=0.0), "1 ms each", 1000.0, 1.0, "views")
