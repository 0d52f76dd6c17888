"""`larcin simulate`, `larcin arena` and `larcin fuzz`: what they print, what they answer in JSON, what they save."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.main import get_command

from larcin.cli.command import LarcinCommand, app
from larcin.core.record import read_record
from larcin.lab import crowd
from larcin.lab.play import play_range
from tests.cli.larcin_command import larcin, larcin_json
from tests.lab import broken
from tests.lab.broken import interpreted_only

GUIDE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_every_command_in_the_guide_is_one() -> None:
    lines = re.findall(r"^larcin (\w+) (.*)$", GUIDE, re.MULTILINE)
    assert len(lines) >= 8
    larcin_command = get_command(app)
    assert isinstance(larcin_command, LarcinCommand)
    for name, rest in lines:
        larcin_command.commands[name].make_context(name, rest.split())  # an error if an option does not exist


def test_the_python_in_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [block] = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(block, "lab.md", "exec"), {"__name__": "guide"})
    assert capsys.readouterr().out.startswith("greedy wins ")


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
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]
    greedy, random = report["bots"]
    assert greedy["win_share"] + random["win_share"] == pytest.approx(1, abs=1e-5)
    assert greedy["interval"][0] <= greedy["win_share"] <= greedy["interval"][1]
    assert greedy["win_share"] >= 0.8
    assert greedy["mean_score"] > random["mean_score"]
    assert greedy["rating"] - 2 * greedy["sigma"] > random["rating"] + 2 * random["sigma"]


def test_arena_answers_in_json_by_table_and_contest() -> None:
    args = ("arena", "art-robbery", "caper", "--bots", "random,greedy,search@1", "--games", "2", "--at-least", "60%")
    report = larcin_json(*args)
    assert set(report) == {
        *("seed", "games", "decisions", "errors", "seconds", "decisions_per_second", "workers", "interrupted"),
        *("failures", "games_each", "stop_when_settled", "bots", "tables"),
    }
    bot = {"bot", "win_share", "interval", "even_share", "mean_score", "score_interval", "rating", "sigma"}
    assert all(set(entry) == bot for entry in report["bots"])
    assert [set(table) for table in report["tables"]] == [
        {"game", "mode", "players", "options", "bots", "contests"} for _ in range(2)
    ]
    contest = report["tables"][1]["contests"][2]
    assert {name: contest[name] for name in ("games", "meetings", "question", "stopped", "ahead_interval")} == {
        "games": 2,
        "meetings": 1,
        "question": {"at_least": 0.6, "answer": None, "meetings": 1},
        "stopped": False,
        "ahead_interval": None,  # one deal does not say how much it varies
    }
    assert [set(side) for side in contest["sides"]] == [(bot - {"rating", "sigma"}) | {"alone"}] * 2
    assert (report["games"], report["games_each"]) == (12, 2)


def test_bots_named_twice_or_asked_to_share_one_table() -> None:
    args = ("arena", "art-robbery", "--players", "4", "--games", "24")
    report = larcin_json(*args, "--bots", "greedy,random,random,random")
    assert [(bot["bot"], bot["even_share"]) for bot in report["bots"]] == [("greedy", 0.25), ("random", 0.75)]
    assert sum(bot["win_share"] for bot in report["bots"]) == pytest.approx(1, abs=1e-5)
    table = larcin_json(*args, "--bots", "random,greedy", "--table")
    assert [(bot["bot"], bot["even_share"]) for bot in table["bots"]] == [("greedy", 0.5), ("random", 0.5)]
    assert table["bots"][0]["win_share"] >= 0.6


def test_arena_prints_tables_and_what_is_settled_and_writes_a_page(tmp_path: Path) -> None:
    file = tmp_path / "arena.html"
    args = ("arena", "art-robbery", "caper", "--bots", "random,greedy", "--games", "100", "--stop-when-settled")
    run = ("--run", str(tmp_path / "run.json"))
    english = larcin(*args, *run, "--html", str(file))
    assert english.exit_code == 0
    lines = english.stdout.splitlines()
    assert lines[0] == "Art Robbery (The standard game, 2 seats)"
    assert [line.split()[0] for line in lines[2:4]] == ["greedy", "random"]
    assert "Over all games" in lines
    assert "it is settled that random wins less than 50.0 %, and they stopped." in english.stdout
    assert "a chance of 5 % at most" in english.stdout
    assert english.stderr == f"The page is written: {file}\n"
    assert file.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="en">')
    french = larcin(*args, *run, "--html", str(file), "--lang", "fr")  # what is played already is only told again
    assert "il est tranché que random gagne moins de 50,0 %, et la rencontre s’est arrêtée." in french.stdout
    assert "Larcin · Arène" in file.read_text(encoding="utf-8")


def test_all_means_every_game_that_is_played_so() -> None:
    report = larcin_json("arena", "all", "--players", "1", "--bots", "random,greedy", "--games", "2")
    assert [table["game"] for table in report["tables"]] == ["thiefdom"]
    result = larcin("arena", "all", "--mode", "blindfold")
    assert (result.exit_code, result.stderr) == (2, "No game is played in this mode with so many seats.\n")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("--bots", "greedy"), "Un bot seul ne rencontre personne"),
        (("--bots", "greedy,gready"), "Il n’y a pas de bot nommé «\u00a0gready\u00a0»"),
        (("--at-least", "often"), "--at-least attend une part entre 0 et 1"),
        (("--at-least", "7"), "--at-least attend une part entre 0 et 1"),
        (("--html", "nowhere/arena.html"), "Il n’y a pas de dossier nowhere"),
        (("--workers", "0"), "--workers attend un nombre entier"),
    ],
)
def test_what_cannot_be_meant_is_said_before_anything_is_played(args: tuple[str, ...], sentence: str) -> None:
    result = larcin("arena", "art-robbery", *args, "--games", "1000000", "--lang", "fr")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(sentence)


def test_a_run_is_kept_and_another_one_refused(tmp_path: Path) -> None:
    run = ("--run", str(tmp_path / "run.json"))
    args = ("simulate", "art-robbery", "--games", "12", "--workers", "1")
    first, again = larcin_json(*args, *run), larcin_json(*args, *run)
    assert first["mean_scores"] == again["mean_scores"]
    other = larcin(*args, *run, "--seed", "2", "--lang", "fr")
    assert other.exit_code == 2
    assert "garde une autre série\u00a0: là, «\u00a0seed\u00a0» vaut 0, ici 2." in other.stderr


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


def test_ctrl_c_prints_what_was_done_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []

    def impatient(*args: object) -> object:
        batches.append(1)
        if len(batches) == 4:
            raise KeyboardInterrupt
        return play_range(*args)  # type: ignore[arg-type]  # handed on as they came

    monkeypatch.setattr(crowd, "play_range", impatient)
    run = ("--run", str(tmp_path / "run.json"))
    result = larcin("simulate", "art-robbery", "--players", "2", "--games", "100000", "--workers", "1", *run)
    assert result.exit_code == 130
    assert "Stopped; this is what was done so far. The same command goes on from here." in result.stdout
    assert "21 games, " in result.stdout  # batches of 1, 4 and 16
