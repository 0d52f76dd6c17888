"""Packages that only some people need come with an extra of Larcin. Without it, a sentence says what to type.

with extra("rl"):
    import numpy as np
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from larcin.core.errors import LarcinError


class MissingExtra(LarcinError, ImportError):
    """A package that is not installed, and the extra that brings it."""

    def __init__(self, package: str, name: str) -> None:
        super().__init__("error-missing-extra", package=package, extra=name)
        self.name = package

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return MissingExtra, (str(self.args_of_text["package"]), str(self.args_of_text["extra"]))


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Import here what the extra of that name brings; MissingExtra says so where it is not installed."""
    try:
        yield
    except ModuleNotFoundError as problem:
        package = (problem.name or str(problem)).partition(".")[0]
        if package == "larcin":
            raise
        raise MissingExtra(package, name) from problem
