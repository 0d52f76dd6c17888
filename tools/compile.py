"""Compile the engines with mypyc, from the very same sources, into a folder that goes before them on the path.

    python tools/compile.py build/compiled      then      PYTHONPATH=build/compiled larcin info
    python tools/compile.py --fresh build/compiled      removes what is stale; ends well if nothing is to be compiled

The folder is a package `larcin` in which the compiled modules are copies with their machine code beside them, and
everything else is a link to its source. Needs mypy, setuptools and a C compiler; says so and ends well without one.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "larcin"
CORE = ("action", "event", "features", "guide", "playout", "rng", "sight", "state")
NOT_RULES = {"__init__", "plain", "board", "course"}  # read or written once in a while: not worth the compiling
SHOWN = ("import msgspec", "larcin.core.view", "larcin.core.text")  # what makes views stays interpreted: msgspec is
# Level 1: measured as quick as 3, in half the time to compile.
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
flags = ["--ignore-missing-imports", "--config-file=", "--python-version={version}"]
groups = {groups!r}
files = [file for group, _ in groups for file in group]
extensions = mypycify([*flags, *files], opt_level="1", debug_level="0", separate=groups)
setup(name="larcin-engine", packages=[], ext_modules=extensions)
"""


def groups(package: Path) -> list[tuple[list[str], str]]:
    """What is compiled, in groups of their own: the hot part of core with the search, and every game's rules."""
    house = [*(package / "core" / f"{name}.py" for name in CORE), package / "bots" / "tree.py"]
    found = [([_relative(path, package) for path in house], "larcin_core")]
    for folder in sorted(path.parent for path in package.glob("games/*/__init__.py")):
        idle = NOT_RULES if (folder / "plain.py").exists() else {*NOT_RULES, "position"}  # while names still differ
        rules = [path for path in sorted(folder.glob("*.py")) if path.stem not in idle and not _shows(path)]
        found.append(([_relative(path, package) for path in rules], f"larcin_{folder.name}"))
    return found


def compile_into(target: Path) -> bool:
    """Compile into the folder, unless that stands there from these very sources. False where there is no compiler.

    It is made under another name and then given its own, so that nobody ever runs half of it.
    """
    if compiler() is None:
        print("No C compiler here: the engines run interpreted.", flush=True)
        return False
    if is_fresh(target):
        return True
    print("Compiling the engines (once, one to two minutes).", flush=True)
    making = target.with_name(f"{target.name}.{os.getpid()}")
    lay_out(making / "larcin")
    sources = fingerprint()
    (making / "setup.py").write_text(
        SETUP.format(groups=groups(making / "larcin"), version=".".join(map(str, sys.version_info[:2])))
    )
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    built = subprocess.run(command, cwd=making, check=False, capture_output=True, text=True)
    shutil.rmtree(making / "build", ignore_errors=True)
    if built.returncode:
        shutil.rmtree(making)
        sys.exit(f"mypyc could not compile the engines:\n{built.stdout[-4000:]}\n{built.stderr[-4000:]}")
    (making / ".sources").write_text(sources)
    shutil.rmtree(target, ignore_errors=True)
    making.rename(target)
    return True


def is_fresh(target: Path) -> bool:
    """Does the folder stand there from these very sources?"""
    stamp = target / ".sources"
    return stamp.exists() and stamp.read_text() == fingerprint()


def lay_out(package: Path) -> None:
    """Make the package: copies of what is compiled, links to everything else."""
    compiled = {file for group, _ in groups(SOURCE) for file in group}
    copied = {Path(file).parent for file in compiled}  # folders that get machine code, and those above them
    copied |= {above for folder in copied for above in folder.parents}

    def fill(folder: Path) -> None:
        (package.parent / folder).mkdir(parents=True, exist_ok=True)
        for path in sorted((SOURCE.parent / folder).iterdir()):
            inside, place = folder / path.name, package.parent / folder / path.name
            if path.name == "__pycache__" or path.suffix == ".so":
                continue
            if inside.as_posix() in compiled:
                shutil.copyfile(path, place)
            elif inside in copied:
                fill(inside)
            else:
                place.symlink_to(path, target_is_directory=path.is_dir())

    fill(Path("larcin"))


def fingerprint() -> str:
    """A hash of what is compiled, of the tool, and of the Python it is compiled for."""
    digest = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {groups(SOURCE)}".encode())
    for path in [Path(__file__), *(SOURCE.parent / file for group, _ in groups(SOURCE) for file in group)]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiler() -> str | None:
    """The C compiler of this machine, if it has one and Python's headers."""
    named = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    return shutil.which(named.split()[0]) if headers.exists() else None


def _shows(path: Path) -> bool:
    return any(word in path.read_text(encoding="utf-8") for word in SHOWN)


def _relative(path: Path, package: Path) -> str:
    return path.relative_to(package.parent).as_posix()


def main(arguments: list[str]) -> None:
    """Do what the command line asks for."""
    folder = Path(next((word for word in arguments if word != "--fresh"), "build/compiled")).resolve()
    if "--fresh" not in arguments:
        compile_into(folder)
    elif compiler() is not None and not is_fresh(folder):
        shutil.rmtree(folder, ignore_errors=True)
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
