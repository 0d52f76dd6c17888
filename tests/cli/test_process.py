"""The command as people run it: a process of its own, with real streams, workers and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

import pytest

LARCIN = [sys.executable, "-m", "larcin"]
ENVIRONMENT = {**os.environ, "LANG": "fr_FR.UTF-8", "LANGUAGE": "", "LC_ALL": "", "PYTHONUTF8": "1"}


def run(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*LARCIN, *args], input=typed, capture_output=True, text=True, timeout=120, env=ENVIRONMENT, check=False
    )


def test_what_is_typed_wrong_ends_with_code_2_and_a_sentence_in_the_users_language() -> None:
    result = run("simulate", "echecs")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("Il n’y a pas de jeu")
    assert result.stderr.count("\n") == 1


def test_two_workers_play_and_json_is_all_that_is_printed() -> None:
    result = run("simulate", "art-robbery", "--players", "4", "--games", "4000", "--workers", "2", "--json")
    report = json.loads(result.stdout)
    assert (result.returncode, result.stderr) == (0, "")
    assert (report["games"], report["errors"], report["workers"]) == (4000, 0, 2)


def test_a_game_in_the_terminal() -> None:
    result = run("play", "art-robbery", "--terminal", "--seats", "you,greedy", "--seed", "1", typed="1\n" * 300)
    assert result.returncode == 0
    assert "★ " in result.stdout


def listen_to_ctrl_c() -> None:
    """A shell that runs the tests in its background has told them to ignore it, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_was_done_so_far(workers: str) -> None:
    args = ["simulate", "art-robbery", "--games", "100000000", "--workers", workers, "--json"]
    for seconds in (2, 4, 8, 16, 32):  # on a busy machine it takes a while until the first game
        process = subprocess.Popen(
            [*LARCIN, *args],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            start_new_session=True,
            preexec_fn=listen_to_ctrl_c,
        )
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the workers too
        out, err = process.communicate(timeout=60)
        if out:
            break
    report = json.loads(out)
    assert process.returncode == 130
    assert err == b""
    assert report["interrupted"]
    assert 0 < report["games"] < 100_000_000


def test_a_reader_that_leaves_early_is_no_error() -> None:
    producer = subprocess.Popen(
        [*LARCIN, "play", "art-robbery", "--terminal", "--seats", "random,random", "--seed", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert producer.stdout is not None
    assert producer.stderr is not None
    producer.stdout.readline()
    producer.stdout.close()
    assert b"Traceback" not in producer.stderr.read()
    producer.stderr.close()
    producer.wait(30)
