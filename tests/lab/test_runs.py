"""Runs: the same report for any number of workers, and for one that was killed and taken up again."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import larcin
from larcin.core.errors import LarcinError
from larcin.lab import arena, crowd, fuzz, simulate
from larcin.lab.crowd import Run
from larcin.lab.plan import Simulation
from larcin.lab.reports import Report

ART = larcin.game("art-robbery")
OWN = ("seconds", "decisions_per_second", "workers")


def told(report: Report) -> dict[str, Any]:  # Any: JSON
    """A report without what differs from one run to the next."""
    facts: dict[str, Any] = msgspec.to_builtins(report)
    return {name: fact for name, fact in facts.items() if name not in OWN}


def test_any_number_of_workers_gives_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "BATCH_SECONDS", 0.005)  # so that so few games are worth processes
    reports = [simulate(ART, 600, players=2, seed=11, workers=workers) for workers in (1, 2, 3)]
    assert [report.workers for report in reports] == [1, 2, 3]
    assert told(reports[0]) == told(reports[1]) == told(reports[2])
    assert (reports[0].games, reports[0].errors) == (600, 0)
    assert sum(reports[0].win_shares) == pytest.approx(1, abs=1e-5)


def test_any_number_of_workers_gives_the_same_ratings_and_stops_at_the_same_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(crowd, "BATCH_SECONDS", 0.005)
    reports = [
        arena([ART], 60, bots=["random", "greedy"], stop_when_settled=True, workers=workers) for workers in (1, 2, 3)
    ]
    assert told(reports[0]) == told(reports[1]) == told(reports[2])
    contest = reports[0].tables[0].contests[0]
    assert contest.stopped
    assert contest.question is not None
    assert contest.question.answer == "no"  # random is not better than greedy
    assert contest.games == 2 * contest.meetings < 60


@pytest.mark.parametrize("kind", ["simulate", "arena", "fuzz"])
def test_a_run_that_was_interrupted_goes_on_to_the_same_report(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "BATCH_SECONDS", 0.0)  # every game is a batch

    def play(file: Path, games: int, stop_at: int | None = None) -> Report:
        def progress(done: int, total: int) -> None:
            if stop_at is not None and done >= stop_at:
                raise KeyboardInterrupt

        if kind == "simulate":
            return simulate(ART, games, players=3, workers=1, progress=progress, file=file)
        if kind == "fuzz":
            return fuzz(ART, games, workers=1, progress=progress, file=file)
        return arena([ART], games, bots=["random", "greedy"], players=3, workers=1, progress=progress, file=file)

    whole = play(tmp_path / "whole.json", 30)
    parts = tmp_path / "parts.json"
    first = play(parts, 30, stop_at=5)
    second = play(parts, 30, stop_at=20)
    assert (first.interrupted, second.interrupted) == (True, True)
    assert (first.games, second.games) == (5, 20)
    last = play(parts, 30)
    assert told(last) == told(whole)
    assert last.seconds >= second.seconds
    kept, same = (json.loads((tmp_path / name).read_bytes()) for name in ("parts.json", "whole.json"))
    del kept["seconds"], same["seconds"]
    assert kept == same


def test_a_run_can_be_made_longer_but_not_shorter(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    simulate(ART, 10, players=2, workers=1, file=file)
    assert told(simulate(ART, 25, players=2, workers=1, file=file)) == told(simulate(ART, 25, players=2, workers=1))
    assert simulate(ART, 25, players=2, workers=1, file=file).games == 25  # from the file alone
    with pytest.raises(LarcinError, match="already played more"):
        simulate(ART, 24, players=2, workers=1, file=file)


def test_the_run_of_another_plan_is_refused_in_both_languages(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    simulate(ART, 4, players=2, seed=1, workers=1, file=file)
    kept = file.read_bytes()
    with pytest.raises(LarcinError) as refused:
        simulate(ART, 4, players=3, seed=1, workers=1, file=file)
    assert refused.value.say("en").startswith(f"{file} keeps another run: there “players” is 2, here it is 3.")
    assert refused.value.say("fr").startswith(
        f"{file} garde une autre série\u00a0: là, «\u00a0players\u00a0» vaut 2, ici 3."
    )
    for other in (
        lambda: simulate(ART, 4, players=2, seed="1b", workers=1, file=file),
        lambda: simulate(ART, 4, players=2, seed=1, bots=["greedy"], workers=1, file=file),
        lambda: simulate(ART, 4, players=2, seed=1, options={"printing": "first"}, workers=1, file=file),
        lambda: arena([ART], 4, seed=1, workers=1, file=file),
    ):
        with pytest.raises(LarcinError, match="keeps another run"):
            other()
    assert file.read_bytes() == kept


def test_a_file_that_keeps_no_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    for nonsense in (b"", b"[]", b"\xff", b'{"larcin_run": 99, "plan": {}, "done": 0, "seconds": 0, "sums": {}}'):
        file.write_bytes(nonsense)
        with pytest.raises(LarcinError, match="does not keep a run"):
            simulate(ART, 4, workers=1, file=file)
    with pytest.raises(LarcinError, match="cannot be kept"):
        simulate(ART, 4, workers=1, file=tmp_path / "nowhere" / "run.json")


def test_ctrl_c_while_a_game_is_counted_waits_until_the_sums_are_whole() -> None:
    plan = Simulation(ART, 50, players=2)
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have told its background to ignore it
    try:
        run = Run(plan, workers=1)
        count = plan.count

        def interrupted(sums: Any, number: int, result: Any) -> None:  # Any: handed on
            if number == 7:
                signal.raise_signal(signal.SIGINT)
            count(sums, number, result)

        plan.count = interrupted  # type: ignore[method-assign]  # the test's own
        run.play()
    finally:
        signal.signal(signal.SIGINT, before)
    assert run.interrupted
    assert run.sums.games == run.done == 21  # batches of 1, 4 and 16: the third is counted to its end


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot kill a group of processes at once")
def test_a_run_that_was_killed_goes_on_to_the_same_report(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    script = (
        "import sys, larcin\nfrom pathlib import Path\nfrom larcin.lab import crowd, simulate\n"
        "if __name__ == '__main__':\n"
        "    crowd.SAVE_SECONDS = 0.0\n    crowd.BATCH_SECONDS = 0.02\n"
        "    simulate(larcin.game('art-robbery'), 10**9, players=2, seed=5, workers=2, file=Path(sys.argv[1]))\n"
    )
    program = tmp_path / "endless.py"
    program.write_text(script)
    process = subprocess.Popen([sys.executable, str(program), str(file)], start_new_session=True)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and (not file.exists() or json.loads(file.read_bytes())["done"] < 40):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait(30)
    done = json.loads(file.read_bytes())["done"]
    assert 40 <= done < 10**9
    games = done + 100
    resumed = simulate(ART, games, players=2, seed=5, workers=1, file=file)
    assert told(resumed) == told(simulate(ART, games, players=2, seed=5, workers=1))
