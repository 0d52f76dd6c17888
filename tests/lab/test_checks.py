"""The fuzzer finds rules that are broken on purpose, and writes down a game that shows it."""

from __future__ import annotations

import pytest

from larcin.core.match import replay
from larcin.lab import fuzz, simulate
from tests.lab import broken
from tests.lab.broken import GAME, Break, interpreted_only

FOUND = {
    broken.a_card_vanishes: "broken-census",
    broken.nothing_to_play: "broken-dead-end",
    broken.the_rules_crash: "broken-exception",
    broken.points_from_nowhere: "broken-score",
    broken.the_deck_is_seen: "broken-imagine",
    broken.a_forgetful_copy: "broken-clone",
    broken.imagined_without_draws: "broken-imagined-load",
    broken.no_end_in_sight: "broken-too-long",
}


@interpreted_only
@pytest.mark.parametrize(("breaks", "text"), FOUND.items(), ids=[breaks.__name__ for breaks in FOUND])
def test_a_broken_rule_is_found(breaks: Break, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    breaks(monkeypatch)
    report = fuzz(GAME, 8, workers=1)
    assert report.errors > 0
    assert {failure.text for failure in report.failures} == {text}


@interpreted_only
def test_the_record_of_a_failure_stops_at_the_move_that_broke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        broken.a_card_vanishes(patch)
        failure = fuzz(GAME, 1, workers=1).failures[0]
    moves = failure.record.moves
    assert failure.args["moves"] == len(moves)
    match = replay(failure.record)  # by the sound rules every move of it is legal
    assert match.record.moves == moves
    assert GAME.census(match.state) == GAME.census(replay(failure.record, 0).state)


@interpreted_only
def test_what_goes_wrong_is_said_with_the_line_of_code(monkeypatch: pytest.MonkeyPatch) -> None:
    broken.the_rules_crash(monkeypatch)
    failure = simulate(GAME, 1, players=3, workers=1).failures[0]
    assert failure.say("en").endswith("the game stopped with an error: ZeroDivisionError: no end of a raid")
    assert failure.say("fr").endswith(
        "la partie s’est arrêtée sur une erreur\u00a0: ZeroDivisionError: no end of a raid"
    )
    assert "in unwritten" in failure.trace


@interpreted_only
def test_games_that_fail_are_all_counted_and_the_first_ten_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    broken.the_rules_crash(monkeypatch)
    report = simulate(GAME, 30, players=2, workers=1)
    assert (report.games, report.errors, report.decisions) == (30, 30, 0)
    assert [failure.number for failure in report.failures] == list(range(10))
    assert report.win_shares == [0.0, 0.0]


def test_an_unchecked_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    broken.no_end_in_sight(monkeypatch)
    report = simulate(GAME, 2, players=2, workers=1)
    assert [failure.text for failure in report.failures] == ["broken-too-long"] * 2
    assert report.failures[0].args == {"moves": 20, "longest": 20}
    assert len(report.failures[0].record.moves) == 20
