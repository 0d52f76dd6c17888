"""The sequential test keeps its promise: wrong at most one time in twenty, however often one looks."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.lab.settled import ERROR, Question

RUNS = 400
MEETINGS = 250


def ask(at_least: float, truth: float, games: int, seed: str) -> Question:
    """A question to coins that show heads with a chance of `truth`, `games` of them a meeting."""
    chance = FastRng(seed)
    question = Question(at_least)
    limit = int(truth * 1_000_000)
    while question.answer is None and question.meetings < MEETINGS:
        question.see(sum(chance.below(1_000_000) < limit for _ in range(games)) / games)
    return question


def answers(at_least: float, truth: float, games: int = 1) -> tuple[float, float]:
    """How often the answer is yes, and how often no."""
    said = [ask(at_least, truth, games, f"{at_least}/{truth}/{run}").answer for run in range(RUNS)]
    return said.count("yes") / RUNS, said.count("no") / RUNS


@pytest.mark.parametrize(("at_least", "games"), [(0.5, 1), (0.7, 2)])
def test_at_the_very_limit_either_answer_is_wrong_at_most_once_in_twenty(at_least: float, games: int) -> None:
    yes, no = answers(at_least, at_least, games)
    assert yes <= ERROR
    assert no <= ERROR


@pytest.mark.parametrize(("truth", "right"), [(0.75, "yes"), (0.25, "no")])
def test_a_clear_case_is_settled_soon_and_rightly(truth: float, right: str) -> None:
    questions = [ask(0.5, truth, 1, f"clear/{truth}/{run}") for run in range(100)]
    assert sum(question.answer == right for question in questions) >= 95
    assert sum(question.meetings for question in questions) / 100 < 60


def test_one_who_always_wins_needs_a_dozen_meetings_or_so() -> None:
    question = Question(0.7)
    while question.answer is None:
        question.see(1.0)
    assert question.answer == "yes"
    assert 9 <= question.meetings <= 15


def test_a_question_that_is_open_stays_open() -> None:
    question = Question(0.5)
    for _ in range(500):
        question.see(0.5)
    assert question.answer is None
