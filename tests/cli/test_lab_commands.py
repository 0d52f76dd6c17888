"""`larcin simulate`, `larcin arena` and `larcin fuzz`: what they print, what they answer in JSON, what they save."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from larcin.core.record import read_record
from larcin.lab import crowd
from tests.cli.larcin_command import larcin, larcin_json
from tests.lab import broken
from tests.lab.broken import interpreted_only


def test_simulate_answers_in_json_by_seat() -> None:
    report = larcin_json(
        "simulate", "art-robbery", "--players", "3", "--games", "60", "--bots", "random", "--seed", "1"
    )
    assert (report["games"], report["errors"], report["players"], report["seed"]) == (60, 0, 3, 1)
    assert (report["mode"], report["options"]) == ("standard", {"printing": "corrected", "scores": "hidden"})
    assert report["lineup"] == ["random"] * 3
    assert report["decisions"] > 60 * 36
    assert report["seconds"] > 0
    assert len(report["mean_scores"]) == len(report["win_shares"]) == len(report["intervals"]) == 3
    assert sum(report["win_shares"]) == pytest.approx(1, abs=1e-5)
    for share, (low, high) in zip(report["win_shares"], report["intervals"], strict=True):
        assert 0 <= low < share < high <= 1


def test_the_same_seed_gives_the_same_figures_for_any_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "BATCH_SECONDS", 0.005)  # so that so few games are worth two processes
    args = ("simulate", "art-robbery", "--players", "2", "--games", "400", "--bots", "random", "--seed", "night")
    one, two = (larcin_json(*args, "--workers", str(workers)) for workers in (1, 2))
    for report in (one, two):
        for own in ("seconds", "workers", "decisions_per_second"):
            del report[own]
    assert one == two


def test_simulate_plays_the_options_it_is_given() -> None:
    args = ("simulate", "art-robbery", "--games", "20", "--players", "3")
    report = larcin_json(*args, "--option", "printing=first", "--option", "scores=open")
    assert report["options"] == {"printing": "first", "scores": "open"}
    assert report["mean_scores"] != larcin_json(*args)["mean_scores"]


def test_simulate_prints_a_table_in_the_users_language() -> None:
    args = ("simulate", "art-robbery", "--players", "2", "--games", "8", "--bots", "greedy,random", "--check")
    english, french = larcin(*args), larcin(*args, "--lang", "fr")
    lines = english.stdout.splitlines()
    assert [line.split()[:2] for line in lines[1:3]] == [["0", "greedy"], ["1", "random"]]
    assert lines[-1].startswith("8 games, ")
    assert "no errors" in lines[-1]
    assert "Score moyen" in french.stdout
    assert "aucune erreur" in french.stdout


def test_arena_tells_how_often_each_bot_won() -> None:
    report = larcin_json("arena", "art-robbery", "--players", "2", "--bots", "greedy,random", "--games", "100")
    assert report["games"] == 100
    assert [(bot["bot"], bot["seats"]) for bot in report["bots"]] == [("greedy", 1), ("random", 1)]
    greedy, random = report["bots"]
    assert greedy["win_share"] + random["win_share"] == pytest.approx(1, abs=1e-5)
    assert greedy["interval"][0] <= greedy["win_share"] <= greedy["interval"][1]
    assert greedy["mean_score"] > random["mean_score"]


def test_arena_merges_the_seats_of_one_bot() -> None:
    report = larcin_json(
        "arena", "art-robbery", "--players", "4", "--bots", "greedy,random,random,random", "--games", "40"
    )
    assert [(bot["bot"], bot["seats"]) for bot in report["bots"]] == [("greedy", 1), ("random", 3)]
    assert sum(bot["win_share"] for bot in report["bots"]) == pytest.approx(1, abs=1e-5)
    table = larcin("arena", "art-robbery", "--players", "4", "--bots", "random,greedy", "--games", "12").stdout
    assert {tuple(line.split()[:2]) for line in table.splitlines()[1:3]} == {("greedy", "2"), ("random", "2")}


def test_greedy_beats_random_in_four_of_five_games_of_two_and_three_of_five_of_four() -> None:
    for players, wanted in (("2", 0.8), ("4", 0.6)):
        report = larcin_json("arena", "art-robbery", "--players", players, "--bots", "greedy,random", "--games", "100")
        assert report["bots"][0]["win_share"] >= wanted


def test_fuzz_says_that_all_went_well(tmp_path: Path) -> None:
    result = larcin("fuzz", "art-robbery", "--games", "12", "--failures", str(tmp_path / "failures"))
    assert result.exit_code == 0
    assert result.stdout.startswith("12 games, ")
    assert not (tmp_path / "failures").exists()
    report = larcin_json("fuzz", "art-robbery", "--games", "4")
    assert report["tables"] == ["standard 2", "standard 3", "standard 4", "standard 5"]


@interpreted_only
def test_fuzz_saves_the_record_of_a_broken_rule_and_says_how_to_look_at_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken.a_card_vanishes(monkeypatch)
    folder = tmp_path / "failures"
    result = larcin("fuzz", "art-robbery", "--games", "2", "--workers", "1", "--failures", str(folder))
    saved = sorted(folder.glob("*.json"))
    assert result.exit_code == 1
    assert len(saved) == 2
    assert "2 errors" in result.stdout
    assert "Game 0 failed. After " in result.stdout
    for path in saved:
        assert f"Look at it with: larcin verify --check {path}" in result.stdout

    record = read_record(saved[0])
    assert record.game == "art-robbery"
    again = larcin("verify", "--check", str(saved[0]))
    assert again.exit_code == 1
    assert again.stderr.strip() in result.stdout  # the very same finding

    monkeypatch.undo()
    assert larcin("verify", "--check", str(saved[0])).exit_code == 0


@interpreted_only
def test_a_crash_while_simulating_is_counted_saved_and_told_in_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken.the_rules_crash(monkeypatch)
    args = ("simulate", "art-robbery", "--games", "3", "--workers", "1", "--failures", str(tmp_path), "--json")
    result = larcin(*args)
    report = json.loads(result.stdout)
    assert (result.exit_code, report["errors"]) == (1, 3)
    first = report["failures"][0]
    assert "ZeroDivisionError" in first["problem"]
    assert "Traceback" in first["trace"]
    told = larcin("replay", first["record"])
    assert told.exit_code == 2
    assert "ZeroDivisionError: no end of a raid" in told.stderr
    assert larcin("verify", first["record"]).exit_code == 1


def test_ctrl_c_prints_what_was_done_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    played = crowd.play_range
    batches: list[int] = []

    def impatient(*args: object) -> object:
        batches.append(1)
        if len(batches) == 4:
            raise KeyboardInterrupt
        return played(*args)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(crowd, "play_range", impatient)
    result = larcin("simulate", "art-robbery", "--players", "2", "--games", "100000", "--workers", "1")
    assert result.exit_code == 130
    assert "Stopped; this is what was done so far." in result.stdout
    assert "21 games, " in result.stdout  # batches of 1, 4 and 16
