"""What a game may tell a search about itself: how people would play on, what looks promising, who stands well.

The plain guide knows nothing: it plays on at random to the end, and credits who won.
"""

from __future__ import annotations

from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from larcin.core.action import Action
from larcin.core.rng import Rng
from larcin.core.state import State

P = TypeVar("P", bound=State, default=Any)  # the game's own position

WINNING: Final = 0.9  # of a result is winning; the rest is the margin, so that a lost game is still played well
MARGIN: Final = 10.0  # points at which half of the margin's worth is reached
SOLO: Final = 40.0  # points that are worth a half to who plays alone


@mypyc_attr(allow_interpreted_subclasses=True)  # other packages bring games of their own
class Guide(Generic[P]):
    """Advice for a search in one game. A game's own guide overrides what it knows better."""

    depth: int  # decisions that a play-out takes at most before `worth` judges; 0: none, it judges at once
    explore: float  # how much a search trusts what it has not tried; higher: wider trees
    levels: tuple[int, int, int, int]  # iterations a decision of novice, regular, expert, master
    heats: tuple[float, float, float, float]  # how they err: see `SearchBot`

    def __init__(self) -> None:
        self.depth = 10_000
        self.explore = 1.0
        self.levels = (30, 120, 500, 2000)
        self.heats = (1.0, 0.3, 0.0, 0.0)

    def play(self, state: P, seat: int, legal: list[Action], rng: Rng) -> Action:
        """What the seat might do next in a play-out: quick, and not always the same. `legal` has two or more."""
        return legal[rng.below(len(legal))]

    def priors(self, state: P, seat: int, legal: list[Action]) -> list[float]:
        """How promising each action looks before it is tried, from 0; they need not add up to one.

        It may read what this seat knows in this world, and what everybody sees; never another seat's secrets.
        """
        return [1.0] * len(legal)

    def worth(self, state: P) -> list[float]:
        """Each seat's expected share of the win, from 0 to 1; the result itself when the game is over."""
        return result(state)

    def points(self, worth: float) -> float:
        """About how many points a worth stands for, to who plays alone: what a hint says instead of a share."""
        return SOLO * worth / max(1.0 - worth, 0.01)

    def signpost(self, state: P, seat: int) -> int:
        """What chance has just shown to this seat, as a number: positions with different ones share no statistics.

        0 where it does not matter. Dice on the table matter much, a card drawn from a big deck little.
        """
        return 0


def result(state: State) -> list[float]:
    """How the game stands, or went: mostly a share of the win, and a little for the margin."""
    totals = state.totals()
    players = state.players
    if players == 1:
        points = max(0, totals[0])
        return [points / (points + SOLO)]
    winners = state.winners()
    best = max(totals)
    second = sorted(totals)[-2]
    worth: list[float] = []
    for seat in range(players):
        lead = totals[seat] - (second if totals[seat] == best else best)
        margin = 0.5 + 0.5 * lead / (MARGIN + abs(lead))
        worth.append((1.0 - WINNING) * margin)
    if winners:
        for seat in winners:
            worth[seat] += WINNING / len(winners)
    else:
        for seat in range(players):
            worth[seat] += WINNING / players
    return worth
