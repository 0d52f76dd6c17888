"""A run in a file: its sums and how far it got, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Generic

import msgspec

import larcin
from larcin.core.errors import LarcinError
from larcin.lab.plan import Plan, S

FORMAT = 1


class BadRun(LarcinError):
    """The file holds no run, or the run of another plan."""


class Written(msgspec.Struct):
    """The file as it is read. Only the plan knows what is in the sums."""

    larcin_run: int
    plan: dict[str, Any]  # Any: plain JSON data
    done: int
    seconds: float
    sums: msgspec.Raw


class RunFile(Generic[S]):
    """Where the run of a plan is kept."""

    def __init__(self, path: Path, plan: Plan[S]) -> None:
        self.path = path
        self.plan = plan
        self.identity = {"version": larcin.__version__, **plan.identity()}

    def load(self) -> tuple[int, float, S] | None:
        """How many numbers are done, in how many seconds, and their sums; None if there is no file yet."""
        try:
            raw = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as problem:
            raise BadRun("lab-run-unreadable", path=str(self.path), why=problem.strerror or "") from problem
        try:
            written = msgspec.json.decode(raw, type=Written)
            if written.larcin_run != FORMAT:
                raise BadRun("lab-run-unreadable", path=str(self.path), why=f"format {written.larcin_run}")
            self._compare(written.plan)
            sums = msgspec.json.decode(written.sums, type=type(self.plan.nothing()))
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise BadRun("lab-run-unreadable", path=str(self.path), why=str(problem)) from problem
        if written.done > self.plan.games:
            raise BadRun("lab-run-further", path=str(self.path), games=sums.games + sums.errors)
        return written.done, written.seconds, sums

    def save(self, done: int, seconds: float, sums: S) -> None:
        """Write everything to a new file, which then replaces the old one: at any time one of them is complete."""
        written = {"larcin_run": FORMAT, "plan": self.identity, "done": done, "seconds": seconds, "sums": sums}
        new = self.path.with_name(self.path.name + ".new")
        try:
            with new.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(written), indent=1))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self.path)
        except OSError as problem:
            raise BadRun("lab-run-unwritable", path=str(self.path), why=problem.strerror or "") from problem

    def _compare(self, found: dict[str, Any]) -> None:
        for field in {**self.identity, **found}:
            kept, asked = found.get(field), self.identity.get(field)
            if kept != asked:
                raise BadRun("lab-other-run", path=str(self.path), field=field, kept=_word(kept), asked=_word(asked))


def _word(value: object) -> str:
    return (value if isinstance(value, str) else msgspec.json.encode(value).decode())[:80]
