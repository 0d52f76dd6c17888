"""What a public forge reads: the workflow, the templates, and the commands that CONTRIBUTING names."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
GITHUB = ROOT / ".github"
WORKFLOW: dict[Any, Any] = yaml.safe_load((GITHUB / "workflows" / "checks.yml").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TARGETS = set(re.findall(r"^([a-z]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def commands(job: str) -> str:
    return "\n".join(step["run"] for step in WORKFLOW["jobs"][job]["steps"] if "run" in step)


def test_the_workflow_has_its_jobs_and_each_begins_with_the_clone() -> None:
    assert set(WORKFLOW["jobs"]) == {"test", "source", "wheels", "docs"}
    for job in WORKFLOW["jobs"].values():
        assert job["steps"][0]["uses"].startswith("actions/checkout@")
        assert job["timeout-minutes"] <= 90
        for step in job["steps"]:
            assert len({"run", "uses"} & set(step)) == 1
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert set(WORKFLOW[True]) == {"push", "pull_request"}  # YAML reads the key `on` as true


def test_the_workflow_calls_what_everybody_calls() -> None:
    script = ROOT / ".ci" / "run"
    assert commands("test").splitlines() == [".ci/run"]
    assert script.stat().st_mode & 0o111, "it can be executed"
    assert "make docs" in commands("docs")
    made = re.findall(r"make ([a-z]+)", "\n".join(commands(job) for job in WORKFLOW["jobs"]))
    assert set(made) <= TARGETS


def test_wheels_are_built_for_three_systems_and_tried_out() -> None:
    wheels = WORKFLOW["jobs"]["wheels"]
    systems = wheels["strategy"]["matrix"]["os"]
    assert [system.partition("-")[0] for system in systems] == ["ubuntu", "macos", "windows"]
    assert wheels["needs"] == "source"
    assert "cibuildwheel" in commands("wheels")
    assert "twine check" in commands("source")
    assert PROJECT["tool"]["cibuildwheel"]["test-command"] == "larcin info"


@pytest.mark.parametrize("name", ["bug", "rules", "idea"])
def test_a_template_says_what_it_is_for(name: str) -> None:
    _, head, body = (GITHUB / "ISSUE_TEMPLATE" / f"{name}.md").read_text(encoding="utf-8").split("---\n", 2)
    given = yaml.safe_load(head)
    assert given["name"]
    assert given["about"]
    assert given["labels"] == name
    assert body.count("**") >= 6


def test_a_rules_question_asks_for_the_page() -> None:
    assert "page" in (GITHUB / "ISSUE_TEMPLATE" / "rules.md").read_text(encoding="utf-8")


def test_contributing_names_commands_that_exist() -> None:
    text = "".join((ROOT / name).read_text(encoding="utf-8") for name in ("CONTRIBUTING.md", "README.md"))
    made = set(re.findall(r"(?:^    |`)make ([a-z]+)", text, re.MULTILINE))
    assert {"play", "test", "lint", "docs"} <= made <= TARGETS
    for folder in re.findall(r"pytest (tests/[\w/]+)", text):
        assert (ROOT / folder).is_dir(), folder


def test_the_changelog_begins_with_what_is_unreleased_and_knows_this_version() -> None:
    headings = re.findall(
        r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M
    )
    assert headings[0] == ("Unreleased", "")
    assert PROJECT["project"]["version"] in [version for version, _ in headings]
    assert all(date for _, date in headings[1:])
