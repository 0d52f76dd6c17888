"""The end of the game (rulebook: "Fin de la partie", "Victoire"): goods, allies, hideouts, ties."""

from __future__ import annotations

from larcin.core.state import Score
from larcin.games.thiefdom.box import (
    END_CLIENTS,
    FAVOUR_GOODS,
    FINAL_COUNT,
    FINAL_VP,
    FIRST_ART,
    GOLD,
    GOODS,
    HIDEOUT_VP,
    KINDS,
    SOURCES,
    TIE_ORDER,
)
from larcin.games.thiefdom.tabletop import Table


def goods_of(t: Table, seat: int) -> list[int]:
    """All goods of a guild, of its thieves and in its store, by kind; the artworks as one last kind."""
    total = [0] * (FIRST_ART + 1)
    for good in range(KINDS):
        count = t.store[seat * KINDS + good]
        for thief in t.thieves_of(seat):
            count += t.bag[thief * KINDS + good]
        total[good if good < FIRST_ART else FIRST_ART] += count
    return total


def score_of(t: Table, seat: int) -> Score:
    """What the guild has if the game ends as things stand."""
    parts: dict[str, int] = {}
    for source, name in enumerate(SOURCES):
        parts[name] = t.earned[seat * len(SOURCES) + source]
    goods = goods_of(t, seat)
    value = 0
    for good in range(FIRST_ART + 1):
        value += goods[good] // FINAL_COUNT[good] * FINAL_VP[good]
    parts["goods"] = value
    bonus = 0
    home = 0
    for thief in t.thieves_of(seat):
        if t.at_home(thief):
            home += 1
        if t.ally[thief] in END_CLIENTS and not t.brawled[thief]:
            favour = FAVOUR_GOODS[t.ally[thief]]
            for good in range(GOLD, FIRST_ART):
                bonus += favour[good] * t.store[seat * KINDS + good]
    parts["allies"] = bonus
    parts["hideout"] = home * HIDEOUT_VP
    ties = {"goods": sum(goods), "artworks": goods[FIRST_ART]}
    for good in TIE_ORDER:
        ties[GOODS[good]] = goods[good]
    ties["latest"] = (seat - t.began) % t.players  # its place in the order of play of round 1
    return Score(sum(parts.values()), parts, ties)


def best(scores: list[Score]) -> tuple[int, ...]:
    """The winner: most VP, then the ties in their order, of which the last always decides (R48)."""
    marks = [[score.total, *score.ties.values()] for score in scores]
    return (marks.index(max(marks)),)
