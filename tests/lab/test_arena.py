"""The arena's report: shares, ratings, questions, and the page made of them."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import larcin
from larcin.bots import makers
from larcin.core.action import Action
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.lab import ArenaReport, arena
from larcin.lab.page import page
from larcin.lab.plots import Scale
from larcin.lab.ratings import Ratings

ART = larcin.game("art-robbery")
CAPER = larcin.game("caper")


@pytest.fixture(scope="module")
def report() -> ArenaReport:
    """Three bots in two games, one of them at three seats."""
    bots = ["random", "greedy", "search@1"]
    return arena([ART, CAPER], 6, players=3, bots=bots, at_least=0.6, workers=1)


def test_the_report_is_complete(report: ArenaReport) -> None:
    assert (report.games, report.errors, report.games_each) == (6 * 3 * 2, 0, 6)
    assert [(table.game, table.mode, table.players) for table in report.tables] == [
        ("art-robbery", "standard", 3),
        ("caper", "snitch", 3),
    ]
    for table in report.tables:
        assert [[side.bot for side in contest.sides] for contest in table.contests] == [
            ["random", "greedy"],
            ["random", "search@1"],
            ["greedy", "search@1"],
        ]
        for contest in table.contests:
            one, other = contest.sides
            assert one.win_share + other.win_share == pytest.approx(1, abs=1e-5)
            assert one.alone is not None
            assert one.alone.even_share == pytest.approx(1 / 3, abs=1e-5)
            assert contest.question is not None
            assert (contest.games, contest.meetings, contest.question.at_least) == (6, 1, 0.6)
        assert sum(bot.win_share for bot in table.bots) == pytest.approx(1.5, abs=1e-5)
    assert all(bot.mean_score is None for bot in report.bots)  # points of two games do not add up


def test_the_best_is_first_and_greedy_beats_random(report: ArenaReport) -> None:
    for bots in (report.bots, *(table.bots for table in report.tables)):
        names = [bot.bot for bot in bots]
        assert names.index("greedy") < names.index("random")
        assert [bot.rating for bot in bots] == sorted((bot.rating for bot in bots), reverse=True)


def test_ratings_put_the_stronger_first_and_grow_surer() -> None:
    ratings = Ratings()
    chance = FastRng("ratings")
    strength = {"weak": 1, "middling": 2, "strong": 4}
    sigmas: list[float] = []
    for _ in range(120):
        for one, other in (("weak", "middling"), ("strong", "weak"), ("middling", "strong")):
            wins = chance.below(strength[one] + strength[other]) < strength[one]
            ratings.meet([one, other], [float(wins), float(not wins)])
        sigmas.append(ratings.of("strong").sigma)
    assert ratings.of("weak").mu < ratings.of("middling").mu < ratings.of("strong").mu
    assert sigmas == sorted(sigmas, reverse=True)
    assert sigmas[-1] < 2 < sigmas[0]


def test_a_draw_between_equals_changes_no_rating_and_nobody_meets_himself() -> None:
    ratings = Ratings()
    ratings.meet(["one", "other"], [2.0, 2.0])
    assert ratings.of("one").mu == pytest.approx(ratings.of("other").mu) == pytest.approx(25)
    before = msgspec.to_builtins(ratings)
    ratings.meet(["one"], [1.0])
    assert msgspec.to_builtins(ratings) == before


def test_a_bot_that_meets_itself_wins_every_game() -> None:
    report = arena([ART], 6, players=3, bots=["random", "random", "random"], workers=1)
    assert [(bot.bot, bot.win_share, bot.even_share) for bot in report.bots] == [("random", 1.0, 1.0)]


class Clumsy:
    """A bot that trips over its third decision."""

    def __init__(self, seed: int) -> None:
        self.decisions = 0

    def choose(self, sight: Sight) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise RuntimeError("tripped")
        return sight.legal[0]


def test_a_bot_that_crashes_costs_its_games_and_not_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(makers(), "clumsy", Clumsy)
    report = arena([ART], 4, bots=["random", "greedy", "clumsy"], workers=1)
    assert (report.games, report.errors) == (12, 8)
    assert [contest.meetings for contest in report.tables[0].contests] == [2, 0, 0]
    failure = report.failures[0]
    assert failure.say("fr").endswith("RuntimeError: tripped")
    assert sum(name.startswith("clumsy") for name in failure.record.names) == 1
    assert 2 <= len(failure.record.moves) <= 8
    assert "clumsy" in page(report, "en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_needs_nothing_else_and_says_everything_in_the_readers_language(
    report: ArenaReport, lang: str
) -> None:
    html = page(report, lang)
    assert f'<html lang="{lang}">' in html
    assert not re.search(r"https?:|//|<script|<link|<img|@import|url\(", html)
    words = {
        "en": ["Larcin · Arena", "Over all games", "Row against column", "What was asked", "How to read this"],
        "fr": ["Larcin · Arène", "Tous jeux ensemble", "Ligne contre colonne", "Comment lire cette page", "60,0 %"],
    }
    for word in words[lang]:
        assert word in html
    assert not re.search(r">(arena|lab)-[a-z]", html)  # the id of a message that is missing
    for kind in ("whisker", "mark", "even", "asked", "won", "lost"):
        assert f'class="{kind}"' in html
    assert html.count('<svg class="plot"') == 3 + 2 * (3 + 3 + 3 * 2)


def test_the_name_of_a_bot_is_no_part_of_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(makers(), "<b>", makers()["random"])
    html = page(arena([ART], 2, bots=["<b>", "random"], workers=1), "en")
    assert "<b>" not in html
    assert "&lt;b&gt;" in html


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0.0, 1.0, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-3, 47, [-10, 0, 10, 20, 30, 40, 50]), (7, 7, [6, 6.5, 7, 7.5, 8])],
)
def test_a_scale_has_round_numbers_under_it(low: float, high: float, ticks: list[Any]) -> None:
    scale = Scale(low, high)
    assert scale.ticks == pytest.approx(ticks)
    assert (scale.across(ticks[0]), scale.across(ticks[-1])) == ("0.00%", "100.00%")
