"""Compile the engines with mypyc: the very same sources, copied into a folder and built there.

    python tools/compile.py build/compiled      then      PYTHONPATH=build/compiled larcin info

Needs mypy and a C compiler.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "larcin"
CORE = ("action", "event", "rng", "state")
NOT_RULES = {"__init__", "position", "bot", "board"}  # read or written once in a while: not worth the compiling
SHOWN = ("import msgspec", "larcin.core.view", "larcin.core.text")  # what makes views stays interpreted: msgspec is


def compiled_modules(package: Path) -> list[Path]:
    """The modules that are compiled: the hot part of core and every game's rules."""
    rules = [
        path
        for path in sorted(package.glob("games/*/*.py"))
        if path.stem not in NOT_RULES and not any(word in path.read_text(encoding="utf-8") for word in SHOWN)
    ]
    return [*(package / "core" / f"{name}.py" for name in CORE), *rules]


def compile_into(target: Path) -> None:
    """Copy the package into the folder and compile it there, unless it stands there from these very sources."""
    stamp = target / ".sources"
    sources = fingerprint()
    if stamp.exists() and stamp.read_text() == sources:
        return
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "larcin", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    modules = [str(path.relative_to(target)) for path in compiled_modules(target / "larcin")]
    subprocess.run([sys.executable, "-m", "mypyc", *modules], cwd=target, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(target / "build")
    stamp.write_text(sources)


def fingerprint() -> str:
    """A hash of every file of the package."""
    digest = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
            digest.update(str(path.relative_to(SOURCE)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    compile_into(Path(sys.argv[1] if len(sys.argv) > 1 else "build/compiled").resolve())
