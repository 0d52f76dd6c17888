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

SECONDS: Final = 2.0  # that somebody waits for a hint, at most
BEST: Final = 3  # actions it names
STEPS: Final = 4  # of what may follow


class Hint(NamedTuple):
    """One action worth considering: the share of the win it promises or, to who plays alone, about how many points;
    how often it was tried; and who might do what after it.
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
    """As many iterations as the strongest level takes, if they fit into what somebody waits."""
    return Budget(game.guide().levels[LEVELS["master"].place], SECONDS)


def _hint(sight: Sight, advice: Advice) -> Hint:
    if sight.view.players > 1:
        return Hint(advice.action, advice.share, None, advice.visits, advice.line)
    points = max(0, round(sight.game.guide().points(advice.share)))
    return Hint(advice.action, None, points, advice.visits, advice.line)
