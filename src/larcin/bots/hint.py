"""A hint: what the strongest level would do from what a seat knows, in figures that people understand.

Nothing in a hint tells more than the seat knows. The search walks through worlds that `Sight.imagine` made up from the
seat's own knowledge, so what a continuation names in another's hand, or on top of a deck, is a guess: what was there in
most of these worlds. Whoever shows it should say "perhaps".
"""

from __future__ import annotations

from typing import Final, NamedTuple

from larcin.bots.levels import LEVELS
from larcin.bots.search import Advice, Budget, advise
from larcin.core.action import Action
from larcin.core.game import Game
from larcin.core.sight import Sight

SECONDS: Final = 2.0  # the longest that somebody waits for a hint
BEST: Final = 3  # actions that a hint names
STEPS: Final = 4  # actions that may follow, for each of them


class Hint(NamedTuple):
    """One action worth considering: what it promises, how often it was tried, and who might do what after it.

    It promises a share of the win. For somebody who plays alone there is none, and `points` says about how many points
    it leads to.
    """

    action: Action
    share: float | None
    points: int | None
    visits: int
    line: list[tuple[int, Action]]


def hints(sight: Sight, seed: int = 0) -> list[Hint]:
    """The best actions of a seat, the best first."""
    return [_hint(sight, advice) for advice in advise(sight, budget(sight.game), seed, BEST, STEPS)]


def budget(game: Game) -> Budget:
    """As many iterations as the strongest level takes, but no longer than somebody waits."""
    return Budget(game.guide().levels[LEVELS["master"].rank], SECONDS)


def _hint(sight: Sight, advice: Advice) -> Hint:
    if sight.view.players > 1:
        return Hint(advice.action, advice.share, None, advice.visits, advice.line)
    points = max(0, round(sight.game.guide().points(advice.share)))
    return Hint(advice.action, None, points, advice.visits, advice.line)
