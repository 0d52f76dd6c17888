"""An environment of their own for the peers: packages of Python and node, and OpenSpiel's games in a bare C++ loop.

Everything is made once, under build/peers, and made anew when what is asked for changes. What cannot be had here is
left out, and the report says so.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent.parent / "build" / "peers"
PYTHON = BUILD / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
NODE = BUILD / "node"
LOOP = BUILD / "loop" / "loop"
SOURCE = BUILD / "openspiel"


class Missing(Exception):
    """A peer that cannot be had here, and why."""


def run(*command: str | Path, cwd: Path | None = None) -> None:
    """Run it; if it fails, say so with its last words."""
    try:
        done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    except OSError as problem:
        raise Missing(f"{command[0]}: {problem.strerror}") from problem
    if done.returncode:
        words = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise Missing(f"{Path(str(command[0])).name} failed: {' / '.join(words[-2:])[:300]}")


def once(name: str, sources: list[Path], make: Callable[[], None]) -> None:
    """Make it, unless it was made from these very files."""
    stamp = BUILD / f".{name}"
    print_of = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    if stamp.exists() and stamp.read_text() == print_of:
        return
    print(f"Making the peers' {name} …", file=sys.stderr, flush=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    make()
    stamp.write_text(print_of)


def python_peers() -> None:
    """OpenSpiel, RLCard, PettingZoo and pgx."""
    wanted = HERE / "requirements.txt"

    def make() -> None:
        shutil.rmtree(BUILD / "venv", ignore_errors=True)
        run(sys.executable, "-m", "venv", BUILD / "venv")
        run(PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", "-r", wanted)

    once("python", [wanted], make)


def node_peers() -> None:
    """boardgame.io."""
    wanted = HERE / "package.json"

    def make() -> None:
        shutil.rmtree(NODE, ignore_errors=True)
        NODE.mkdir(parents=True)
        shutil.copy(wanted, NODE)
        run("npm", "install", "--no-audit", "--no-fund", "--loglevel=error", cwd=NODE)

    once("node", [wanted], make)


def cpp_loop() -> None:
    """OpenSpiel's own card games in a C++ loop, from the source archive of the release that Python has."""
    folder = HERE / "openspiel_loop"

    def make() -> None:
        if shutil.which("cmake") is None:
            raise Missing("cmake is not installed")
        release = next(line.strip() for line in _wanted() if line.startswith("open_spiel=="))
        archives = BUILD / "archives"
        pip: list[str | Path] = [PYTHON, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
        run(*pip, "--no-build-isolation", "--no-binary", "open_spiel", "-d", archives, release)
        shutil.rmtree(SOURCE, ignore_errors=True)
        with tarfile.open(next(archives.glob("open_spiel-*.tar.gz"))) as archive:
            archive.extractall(SOURCE, filter="data")
        unpacked = next(SOURCE.iterdir())
        run("cmake", "-S", folder, "-B", LOOP.parent, f"-DOPEN_SPIEL={unpacked}", "-DCMAKE_BUILD_TYPE=Release")
        run("cmake", "--build", LOOP.parent, "--target", "loop", "--parallel", str(os.cpu_count() or 1))

    once("loop", [HERE / "requirements.txt", folder / "CMakeLists.txt", folder / "loop.cc"], make)


def _wanted() -> list[str]:
    return (HERE / "requirements.txt").read_text().splitlines()


def versions() -> dict[str, str]:
    """What was pinned, by name."""
    pins = dict(line.split(" ")[0].split("==") for line in _wanted() if "==" in line)
    found = {name: pins[name] for name in ("open_spiel", "rlcard", "pettingzoo", "pgx", "jax")}
    return {**found, **json.loads((HERE / "package.json").read_text())["dependencies"]}
