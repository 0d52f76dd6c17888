"""Completion in the shell: the scripts, and what a shell is told when somebody presses Tab."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import larcin as package
from larcin.bots import bot_names
from tests.cli.larcin_command import larcin

COMMAND = [sys.executable, "-m", "larcin"]
SHELLS = ("bash", "zsh", "fish", "powershell", "pwsh")


def completed(line: str) -> list[str]:
    """What bash is told when Tab is pressed at the end of the line, in a process of its own."""
    words = line.split(" ")
    asked = {"_LARCIN_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
    done = subprocess.run(
        COMMAND, env={**os.environ, **asked}, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_shown_for_the_shell_that_is_named(shell: str) -> None:
    result = larcin("--show-completion", shell)
    assert result.exit_code == 0
    assert "_LARCIN_COMPLETE" in result.stdout
    assert larcin("--lang", "fr", "--show-completion", shell).stdout == result.stdout


def test_the_script_is_installed_where_the_shell_reads_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    result = larcin("--install-completion", "bash")
    script = tmp_path / ".bash_completions" / "larcin.sh"
    assert result.stdout == f"Completion for bash is installed in {script}. Open a new terminal to use it.\n"
    assert script.read_text().strip() == larcin("--show-completion", "bash").stdout.strip()
    assert str(script) in (tmp_path / ".bashrc").read_text()


@pytest.mark.parametrize("wish", ["--show-completion", "--install-completion"])
def test_a_shell_without_completion_gets_a_sentence(wish: str) -> None:
    result = larcin(wish, "tcsh")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == f"There is no completion for “tcsh”: use one of {', '.join(SHELLS)}.\n"
    french = larcin(wish, "tcsh", lang="fr_FR.UTF-8").stderr
    assert french.startswith("Il n’y a pas de complétion pour")


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_without_a_name_it_is_the_shell_that_runs_the_command() -> None:
    line = f"'{sys.executable}' -m larcin --show-completion; true"  # so that bash stays the parent
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == larcin("--show-completion", "bash").stdout


def test_commands_and_games() -> None:
    assert completed("larcin si") == ["simulate"]
    for line in ("larcin simulate ", "larcin fuzz ", "larcin play "):
        assert completed(line) == list(package.all_games())
    assert completed("larcin simulate thief") == ["thiefs-market", "thiefdom"]
    assert completed("larcin arena caper a") == ["art-robbery", "all"]


def test_modes_and_options_of_the_game_that_was_named() -> None:
    caper = package.game("caper")
    assert completed("larcin simulate caper --mode ") == [mode.name for mode in caper.modes]
    assert completed("larcin play caper --mode s") == ["standard", "snitch"]
    assert completed("larcin simulate --mode so") == ["solo"]  # no game yet: those of all
    assert "printing=first" in completed("larcin simulate art-robbery --option ")
    assert completed("larcin simulate art-robbery --players 3 --option pr") == ["printing=corrected", "printing=first"]


def test_bots_also_after_a_comma() -> None:
    assert completed("larcin arena caper --bots ") == list(bot_names())
    assert completed("larcin arena caper --bots novice,gr") == ["novice,greedy"]
    assert completed("larcin join http://127.0.0.1:8000/t/velvet-42 --bot ma") == ["master"]
    assert completed("larcin play caper --seats you,ma") == ["you,master"]
    assert completed("larcin play caper --seats y") == ["you"]


def test_languages() -> None:
    assert completed("larcin games --lang ") == ["en", "fr"]
    assert completed("larcin --lang f") == ["fr"]
