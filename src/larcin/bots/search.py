"""The search bot: it grows a tree (tree.py) from what its seat knows until its budget is spent, and plays what it tried
most. The same thinking, shown instead of played, is a hint.
"""

from __future__ import annotations

import re
import time
from typing import Final, NamedTuple

from larcin.bots.tree import Edge, Node, Tree
from larcin.core.action import Action
from larcin.core.guide import WINNING
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.view import View

CHECK_EVERY: Final = 16  # iterations between two looks at whether the choice is decided
FRESH_SHARE: Final = 4  # when a tree is kept, at least one such part of the budget is spent anew
_BUDGET: Final = re.compile(r"(\d+(?:\.\d+)?)s|(\d+)")


class Budget(NamedTuple):
    """How much thinking a decision may take: so many iterations or so many seconds, whichever ends first."""

    iterations: int = 1 << 60
    seconds: float = float("inf")

    @classmethod
    def parse(cls, word: str) -> Budget | None:
        """Read a budget: `500` means iterations, `0.1s` seconds. None if it is neither, or allows no thinking."""
        found = _BUDGET.fullmatch(word)
        if found is None:
            return None
        budget = cls(seconds=float(found[1])) if found[1] else cls(iterations=int(found[2]))
        return budget if budget.iterations > 0 and budget.seconds > 0 else None


class Advice(NamedTuple):
    """What a search says of one action: its expected share of the win, how often it was tried, and what may follow.

    Somebody who plays alone shares the win with nobody: then it is the mean worth of the result (see `guide.result`).
    """

    action: Action
    share: float
    visits: int
    line: list[tuple[int, Action]]


class SearchBot:
    """Thinks within a budget. `heat` above 0 makes it err: the more often it tried an action, the likelier it plays
    it (in proportion, at a heat of 1). `memory` below 1 makes it forget (see `Sight.memory`).
    """

    def __init__(self, seed: int, budget: Budget, heat: float = 0.0, memory: float = 1.0) -> None:
        self.rng = FastRng(f"{seed}/search")
        self.budget = budget
        self.heat = heat
        self.memory = memory
        self._foreseen: View | None = None
        self._kept: Node | None = None

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        sight.memory = self.memory
        tree = self._think(sight)
        edges = tree.edges(sight.legal)
        chosen = self._with_errors(edges) if self.heat else edges[0]
        self._remember(tree, chosen, sight)
        return chosen.action

    def _think(self, sight: Sight) -> Tree:
        start = time.perf_counter()
        kept = self._kept if self._foreseen is not None and self._foreseen == sight.view else None
        tree = Tree(sight.game.guide(), sight.seat, self.rng, kept)
        done = tree.visits() if kept is not None else 0
        wanted = max(self.budget.iterations - done, self.budget.iterations // FRESH_SHARE)
        end = start + self.budget.seconds
        while tree.iterations < wanted and time.perf_counter() < end:
            tree.grow(sight.imagine())
            if tree.iterations % CHECK_EVERY == 0 and tree.decided(wanted - tree.iterations):
                break
        return tree

    def _remember(self, tree: Tree, chosen: Edge, sight: Sight) -> None:
        """Keep the tree for the next decision of a chain. It may be used as long as the seat sees what it foresaw."""
        self._foreseen = self._kept = None
        world = sight.imagine()
        world.apply(sight.seat, chosen.action)
        if world.to_act == (sight.seat,):
            self._foreseen = world.view(sight.seat)
            self._kept = tree.after(chosen, world)

    def _with_errors(self, edges: list[Edge]) -> Edge:
        weights = [edge.visits ** (1 / self.heat) for edge in edges]
        mark = self.rng.below(1 << 24) / (1 << 24) * sum(weights)
        for edge, weight in zip(edges, weights, strict=True):
            mark -= weight
            if mark < 0:
                return edge
        return edges[0]


def advise(sight: Sight, budget: Budget, seed: int = 0, best: int = 3, length: int = 3) -> list[Advice]:
    """The best actions of a seat from what it knows, the best first."""
    tree = Tree(sight.game.guide(), sight.seat, FastRng(f"{seed}/search"))
    end = time.perf_counter() + budget.seconds
    while tree.iterations < budget.iterations and (tree.iterations == 0 or time.perf_counter() < end):
        tree.grow(sight.imagine())
    alone = sight.view.players == 1
    return [
        Advice(edge.action, edge.mean if alone else _share(edge.mean), edge.visits, tree.line(edge, length))
        for edge in tree.edges(sight.legal)[:best]
        if edge.visits
    ]


def _share(mean: float) -> float:
    """A mean result as a share of the win: what the margin adds to a result is left out."""
    return min(1.0, max(0.0, (mean - (1.0 - WINNING) / 2) / WINNING))
