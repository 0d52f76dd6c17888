"""Fin du jeu: bonuses for henchmen and gold, points, and every tie."""

from __future__ import annotations

import pytest

from larcin.games.thiefs_market.position import Position
from tests.games.thiefs_market.builder import act, market

HENCHMEN = [
    "tailor",
    "fence",
    "bondsman",
    "pawnbroker",
    "local-celebrity",
    "corrupt-official",
    "bookie",
    "rumor-monger",
]


def henchmen(*counts: int) -> list[int]:
    """The bonus of each seat with so many henchmen."""
    names = iter(HENCHMEN)
    owned = {seat: " ".join(next(names) for _ in range(count)) for seat, count in enumerate(counts)}
    state = market(players=len(counts), owned=owned, sale={"B": "brooch"}, gold=[2] * len(counts))
    return [score.parts["henchmen"] for score in state.scores()]


@pytest.mark.parametrize(
    ("counts", "bonus"),
    [
        ((3, 2, 1), [3, 1, 0]),
        ((1, 2, 3), [0, 1, 3]),
        ((2, 2, 1), [2, 2, 1]),  # a tie for most: 1 less each, and the next lower number is still second
        ((3, 1, 1), [3, 0, 0]),  # a tie for second: 1 less is nothing
        ((2, 2, 2), [2, 2, 2]),
        ((2, 2, 1, 1), [2, 2, 0, 0]),
        ((2, 0, 0), [3, 0, 0]),  # no second place with none
        ((0, 0, 0), [0, 0, 0]),  # no first place with none
        ((1, 1, 0), [2, 2, 0]),
        ((3, 2, 1, 0, 0), [3, 1, 0, 0, 0]),
    ],
)
def test_hommes_de_main_three_for_most_one_for_second_and_one_less_when_tied(
    counts: tuple[int, ...], bonus: list[int]
) -> None:
    assert henchmen(*counts) == bonus


def test_hommes_de_main_icons_count_not_cards() -> None:
    state = market(owned={0: "executive-assistant", 1: "tailor"}, sale={"B": "brooch"}, gold=[2, 2, 2])
    assert [score.parts["henchmen"] for score in state.scores()] == [3, 1, 0]


@pytest.mark.parametrize(
    ("gold", "bonus"),
    [
        ([4, 3, 1], [3, 0, 0]),  # no second place
        ([4, 4, 1], [2, 2, 0]),
        ([1, 1, 1], [2, 2, 2]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_or_three_for_most_and_one_less_when_tied(gold: list[int], bonus: list[int]) -> None:
    state = market("red", sale={"A": "tailor"}, gold=gold)
    assert [score.parts["gold"] for score in state.scores()] == bonus


def test_total_is_bonuses_cards_and_infamy() -> None:
    state = market("red", owned={0: "crown tailor"}, sale={"A": "bondsman"}, gold=[1, 0, 0], infamy=[5, 0, 0])
    score = state.scores()[0]
    assert score.parts == {"cards": 6, "infamy": 5, "henchmen": 3, "gold": 3}
    assert score.total == 17


def ended(owned: dict[int, str], gold: list[int], infamy: list[int]) -> Position:
    """A game that ends as seat 0 buys the last card: a Belt Buckle, worth 4."""
    sale = {"A": "- -", "B": "- -", "C": "giant-belt-buckle *"}
    state = market("red red", owned=owned, sale=sale, gold=gold, infamy=infamy, left={"C": 0})
    act(state, "buy giant-belt-buckle")
    while not state.over:
        act(state, "end turn")
    return state


def test_egalite_most_points_win() -> None:
    state = ended({}, [0, 0, 0], [0, 5, 0])
    assert [score.total for score in state.scores()] == [4, 5, 0]
    assert state.winners() == (1,)


def test_egalite_more_cards_win_a_tie() -> None:
    state = ended({1: "necklace shadowy-hood"}, [1, 0, 3], [0, 0, 0])
    assert [score.total for score in state.scores()] == [4, 4, 3]
    assert [score.ties for score in state.scores()[:2]] == [{"cards": 1, "tokens": 1}, {"cards": 2, "tokens": 0}]
    assert state.winners() == (1,), "cards come before tokens"


def test_egalite_then_more_tokens_of_infamy_and_gold() -> None:
    state = ended({1: "necklace"}, [1, 1, 3], [0, 2, 0])
    assert [(score.total, score.ties) for score in state.scores()[:2]] == [
        (4, {"cards": 1, "tokens": 1}),
        (4, {"cards": 1, "tokens": 3}),
    ]
    assert state.winners() == (1,)


def test_egalite_gold_counts_among_the_tokens() -> None:
    state = ended({1: "fur-coat"}, [1, 2, 3], [0, 0, 0])
    assert [score.total for score in state.scores()] == [4, 4, 3]
    assert state.winners() == (1,)


def test_egalite_then_the_victory_is_shared() -> None:
    state = ended({1: "fur-coat"}, [1, 1, 2], [0, 0, 0])
    assert [score.total for score in state.scores()] == [4, 4, 3]
    assert state.winners() == (0, 1)


def test_nobody_has_won_before_the_end() -> None:
    assert market("red", sale={"A": "tailor"}).winners() == ()
