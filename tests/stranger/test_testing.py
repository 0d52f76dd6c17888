"""`larcin.testing` for strangers: it names what is missing, and a game that breaks a point fails that very test."""

from __future__ import annotations

from pathlib import Path

import pytest

import larcin
from larcin.core.game import Game
from larcin.testing import conformance
from larcin.testing.points import all_points
from tests.stranger.packages import install_new_game, run


def test_the_suite_has_every_point_but_the_house_s_own() -> None:
    assert {point.number for point in all_points()} == {1, 2, 3, 4, 5, 6, 7, 8, 10, 11}


def test_it_takes_games_that_are_installed() -> None:
    with pytest.raises(TypeError, match="conformance\\(\\) takes games"):
        conformance()
    with pytest.raises(TypeError, match="takes games"):
        conformance("art-robbery")  # type: ignore[arg-type]  # what somebody may try

    class Twin(type(larcin.game("art-robbery"))):  # type: ignore[misc]  # a class that is only known when it runs
        pass

    twin: Game = Twin()
    with pytest.raises(LookupError, match="is not installed: pip install -e"):
        conformance(twin)


def test_without_pytest_it_names_the_extra(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['pytest'] = None\n"
        "import larcin.testing, larcin.testing.check\n"  # `larcin check` needs no pytest
        "try:\n    larcin.testing.conformance(larcin.game('caper'))\n"
        "except ImportError as problem:\n    print(problem)\n"
    )
    done = run("-c", "import larcin\n" + code, has=[], cwd=tmp_path)
    assert done.stdout == "The conformance suite runs with pytest: pip install 'larcin[test]'.\n", done.stderr


def test_a_broken_point_fails_its_own_test_and_says_what_was_compared(tmp_path: Path) -> None:
    made = install_new_game(tmp_path, "leaky-vault")
    rules = made.path / "leaky_vault" / "position.py"
    rules.write_text(rules.read_text().replace("            self.lost += self.sack\n", ""))
    command = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_conformance.py")
    done = run(*command, has=[made.path], cwd=made.path)
    failed = {line.split("::")[2].partition("[")[0] for line in done.stdout.splitlines() if line.startswith("FAILED")}
    assert "test_4_nothing_appears_or_vanishes" in failed
    assert "test_11_everything_shown_has_its_text" not in failed
    assert "assert {'jewel': 9, " in done.stdout, "assertions of the suite are explained"
