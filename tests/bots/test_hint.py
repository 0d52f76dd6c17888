"""Hints: figures that people understand, and a continuation that says only what the search has seen."""

from __future__ import annotations

import pytest

import larcin
from larcin.bots import Budget, hints, make_bot
from larcin.bots.tree import SEEN, Node, Tree
from larcin.core.game import Game
from larcin.core.guide import Guide
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import State

SOLO = [(game, mode) for game in larcin.all_games().values() for mode in game.modes if mode.seats == (1,)]


def after(game: Game, moves: int, players: int, mode: str | None = None) -> State:
    """A position after so many greedy moves, in which somebody has a choice."""
    state: State = game.state(players, seed=3, mode=mode)
    bot = make_bot("greedy", 1)
    while moves > 0 or len(state.legal(state.to_act[0])) < 2:
        seat = state.to_act[0]
        state.apply(seat, bot.choose(Sight(state, seat, FastRng(1))))
        moves -= 1
    return state


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many iterations, however slow the machine."""
    monkeypatch.setattr("larcin.bots.hint.budget", lambda game: Budget(iterations=120))


@pytest.mark.parametrize("slug", larcin.all_games())
def test_a_hint_is_the_same_for_the_same_seed_and_names_legal_actions(slug: str) -> None:
    game = larcin.game(slug)
    state = after(game, 6, game.seats[1])
    seat = state.to_act[0]
    found = hints(Sight(state, seat, FastRng(5)), 5)
    assert found == hints(Sight(state, seat, FastRng(5)), 5)
    assert 1 <= len(found) <= 3
    assert all(hint.action in state.legal(seat) for hint in found)
    assert all(hint.share is not None and 0 <= hint.share <= 1 for hint in found)
    assert sum(hint.visits for hint in found) <= 120


def test_the_shares_of_two_teams_are_shares_of_one_win() -> None:
    """What one team hopes for, the other fears: partners do not halve it, nor is it certain at the start."""
    state = after(larcin.game("caper"), 4, 4, "teams")
    share = hints(Sight(state, state.to_act[0], FastRng(5)), 5)[0].share
    assert share is not None
    assert 0.1 < share < 0.9


@pytest.mark.parametrize(("game", "mode"), SOLO, ids=[game.slug for game, _ in SOLO])
def test_alone_the_points_of_a_hint_are_those_of_the_score(game: Game, mode: larcin.core.game.Mode) -> None:
    state = game.state(1, seed=2, mode=mode.name)
    bot = make_bot("greedy", 1)
    while not state.over:
        state.apply(0, bot.choose(Sight(state, 0, FastRng(1))))
    guide = game.guide()
    assert guide.points(guide.worth(state)[0]) == pytest.approx(state.scores()[0].total, abs=0.5)
    assert Guide().points(Guide().worth(state)[0]) == pytest.approx(state.scores()[0].total)


def test_a_continuation_ends_where_the_tree_has_hardly_been() -> None:
    state = after(larcin.game("art-robbery"), 0, 2)
    seat = state.to_act[0]
    tree = Tree(Guide(), seat, FastRng(1))
    for _ in range(200):
        tree.grow(state.imagine(seat, FastRng(tree.iterations)))
    best = tree.edges(state.legal(seat))[0]
    line = tree.line(best, 20)
    assert 1 <= len(line) < 20
    node: Node | None = best.child
    for actor, action in line:
        assert node is not None
        assert node.tables[actor][action.number].visits >= SEEN
        node = node.tables[actor][action.number].child


def test_a_continuation_goes_on_past_chance_only_where_something_is_likely() -> None:
    def fork(*visits: int) -> Node:
        """Where chance has shown different things, each so often."""
        node = Node()
        node.forks = {}
        for sign, count in enumerate(visits, 1):
            node.forks[sign] = child = Node()
            edges = tree._edges(child, state, seat, state.legal(seat)[:1])
            edges[0].visits = count
        return node

    state = after(larcin.game("art-robbery"), 0, 2)
    seat = state.to_act[0]
    tree = Tree(Guide(), seat, FastRng(1))
    edge = tree._edges(tree.root, state, seat, state.legal(seat)[:1])[0]
    edge.child = fork(9, 4)
    assert tree.line(edge, 3) == [(seat, state.legal(seat)[0])]
    edge.child = fork(5, 4, 4)
    assert tree.line(edge, 3) == []
