"""Information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse 2012).

Each iteration takes a world consistent with what the seat knows, walks the tree along actions legal in it, and adds
a node, plays on for a while, and credits every seat on the way with what came of it. Statistics are kept by action, not
by world, so the choice rests on all worlds together. Where several seats decide at once, each chooses from a table of
its own, and the tree goes on by what the observer knows of it: its own choice.

Which action is tried next is decided as in AlphaZero's search (PUCT), with the guide's priors. Not every world allows
every action, so an action's bound counts how often it could have been chosen, not how often its node was reached.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from larcin.core.action import Action
from larcin.core.guide import Guide
from larcin.core.rng import Rng
from larcin.core.state import State

UNTRIED: Final = 0.1  # an action that was never tried counts as so much worse than the mean of its node
LEAST: Final = 0.001  # added to every prior, so that nothing is ruled out
DEEPEST: Final = 200  # the most decisions inside the tree
SEEN: Final = 3  # an action with fewer visits is not named among those that might follow


class Edge:
    """One action of one seat at one node: how often it could be chosen, how often it was, and what came of it."""

    action: Action
    prior: float
    available: int
    visits: int
    value: float  # the sum of what its seat got
    child: Node | None

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.available = 0
        self.visits = 0
        self.value = 0.0
        self.child = None

    @property
    def mean(self) -> float:
        """The mean result of choosing it."""
        return self.value / self.visits if self.visits else 0.0


class Node:
    """What the observer knows after some actions: for each seat that decides there, its edges by action number."""

    tables: dict[int, dict[int, Edge]]
    forks: dict[int, Node] | None  # nodes for the different things that chance has shown on the way here
    after: Node | None  # where hidden choices of others lead; the observer cannot tell them apart

    def __init__(self) -> None:
        self.tables = {}
        self.forks = None
        self.after = None


class Tree:
    """What a seat has found out so far about one decision, and those that may follow it."""

    guide: Guide
    observer: int
    rng: Rng
    root: Node
    iterations: int

    def __init__(self, guide: Guide, observer: int, rng: Rng, root: Node | None = None) -> None:
        self.guide = guide
        self.observer = observer
        self.rng = rng
        self.root = Node() if root is None else root
        self.iterations = 0

    def grow(self, world: State) -> None:
        """One iteration in an imagined world, which is played on and used up."""
        self.iterations += 1
        path: list[Edge] = []
        seats: list[int] = []
        node = self.root
        fresh = False
        while not fresh and len(path) < DEEPEST:
            to_act = world.to_act
            if not to_act:
                break
            together = len(to_act) > 1
            way: Edge | None = None
            for seat in to_act:
                legal = world.legal(seat)
                if not legal:
                    continue
                edge = self._select(node, world, seat, legal)
                if edge.visits == 0:
                    fresh = True
                path.append(edge)
                seats.append(seat)
                world.apply(seat, edge.action)
                if not together or seat == self.observer:
                    way = edge
            node = self._follow(node, way, world)
        results = self._play_on(world)
        for index in range(len(path)):
            edge = path[index]
            edge.visits += 1
            edge.value += results[seats[index]]

    def _select(self, node: Node, world: State, seat: int, legal: list[Action]) -> Edge:
        """The action with the best bound: its mean so far, plus a bonus for how little it was tried."""
        edges = self._edges(node, world, seat, legal)
        if len(edges) == 1:
            edges[0].available += 1
            return edges[0]
        visits = 0
        value = 0.0
        weight = 0.0
        for edge in edges:
            edge.available += 1
            visits += edge.visits
            value += edge.value
            weight += edge.prior
        untried = value / visits - UNTRIED if visits else 0.5
        explore = self.guide.explore / weight
        best = edges[0]
        best_bound = -1.0
        for edge in edges:
            mean = edge.value / edge.visits if edge.visits else untried
            bound = mean + explore * edge.prior * sqrt(float(edge.available)) / (1.0 + edge.visits)
            if bound > best_bound:
                best_bound = bound
                best = edge
        return best

    def _edges(self, node: Node, world: State, seat: int, legal: list[Action]) -> list[Edge]:
        """The edges of the legal actions; those never met here are made."""
        table = node.tables.get(seat)
        if table is None:
            table = {}
            node.tables[seat] = table
        priors: list[float] | None = None
        edges: list[Edge] = []
        for index in range(len(legal)):
            action = legal[index]
            edge = table.get(action.number)
            if edge is None:
                if priors is None:
                    priors = [1.0] if len(legal) == 1 else self.guide.priors(world, seat, legal)
                edge = Edge(action, priors[index] + LEAST)
                table[action.number] = edge
            edges.append(edge)
        return edges

    def _follow(self, node: Node, way: Edge | None, world: State) -> Node:
        """The node that the observer is at after this way, in a world played up to there."""
        if way is not None:
            child = way.child
            if child is None:
                child = Node()
                way.child = child
        else:
            child = node.after
            if child is None:
                child = Node()
                node.after = child
        sign = self.guide.signpost(world, self.observer)
        if sign == 0:
            return child
        if child.forks is None:
            child.forks = {}
        fork = child.forks.get(sign)
        if fork is None:
            fork = Node()
            child.forks[sign] = fork
        return fork

    def _play_on(self, world: State) -> list[float]:
        guide = self.guide
        rng = self.rng
        left = guide.depth
        while world.to_act and left > 0:
            seat = world.to_act[0]
            legal = world.legal(seat)
            world.apply(seat, legal[0] if len(legal) == 1 else guide.play(world, seat, legal, rng))
            left -= 1
        return guide.worth(world)

    def visits(self) -> int:
        """How often the observer has chosen at the root."""
        return sum([edge.visits for edge in self.root.tables.get(self.observer, {}).values()])

    def edges(self, legal: list[Action]) -> list[Edge]:
        """The observer's choices at the root that are legal, the most tried first."""
        table = self.root.tables.get(self.observer, {})
        return sorted([table[action.number] for action in legal if action.number in table], key=_rank)

    def after(self, edge: Edge, world: State) -> Node:
        """Where a choice at the root has led to, in a world in which it was played."""
        return self._follow(self.root, edge, world)

    def decided(self, left: int) -> bool:
        """Is the choice decided: can no other action overtake the leader in `left` more iterations?"""
        first = second = 0
        for edge in self.root.tables.get(self.observer, {}).values():
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def line(self, edge: Edge, length: int) -> list[tuple[int, Action]]:
        """The likeliest continuation after an action: who does what, as the tree saw it most often. It ends where the
        tree has hardly been, or where chance decides and nothing is likely.
        """
        told: list[tuple[int, Action]] = []
        node = _likely(edge.child)
        while node is not None and len(told) < length:
            best: Edge | None = None
            actor = 0
            for seat, table in node.tables.items():
                for candidate in table.values():
                    if candidate.visits >= SEEN and (best is None or candidate.visits > best.visits):
                        best = candidate
                        actor = seat
            if best is None:
                break
            told.append((actor, best.action))
            node = _likely(best.child)
        return told


def _likely(node: Node | None) -> Node | None:
    """The node itself or, where chance has shown different things, the fork most often met; None if none is likely."""
    if node is None or node.forks is None:
        return node
    all_visits = 0
    most = 0
    best: Node | None = None
    for fork in node.forks.values():
        visits = 0
        for table in fork.tables.values():
            visits = max(visits, sum([edge.visits for edge in table.values()]))
        all_visits += visits
        if visits > most:
            most = visits
            best = fork
    return best if 2 * most >= all_visits else None


def _rank(edge: Edge) -> tuple[int, float, int]:
    return (-edge.visits, -edge.mean, edge.action.number)
