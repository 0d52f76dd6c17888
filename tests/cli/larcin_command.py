"""Runs the command `larcin` inside the test's own process."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from larcin.cli import app

ENGLISH = {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "en_GB.UTF-8", "COLUMNS": "120", "NO_COLOR": "1"}


def larcin(*args: str, typed: str | None = None, lang: str = "en_GB.UTF-8") -> Result:
    """What the command says and its exit code."""
    return CliRunner().invoke(app, list(args), input=typed, env={**ENGLISH, "LANG": lang})


def larcin_json(*args: str) -> Any:  # Any: JSON
    """What the command answers with --json."""
    result = larcin(*args, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)
