"""Compile the engines with mypyc, from the very same sources, into a folder that goes before them on the path.

    python tools/compile.py build/compiled      then      PYTHONPATH=build/compiled larcin info
    python tools/compile.py --fresh build/compiled      removes what is stale; ends well if nothing is to be compiled

The folder is a package `larcin` in which the compiled modules are copies with their machine code beside them, and
everything else is a link to its source. Needs mypy, setuptools, msgspec and a C compiler; says so and ends well without
a compiler, and badly where there is one but the sources do not compile.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "larcin"
CORE = ("action", "event", "features", "guide", "playout", "rng", "sight", "state")
NOT_RULES = {"__init__", "plain", "board", "course"}  # read or written once in a while: not worth the compiling
SHOWN = ("import msgspec", "larcin.core.view", "larcin.core.text")  # what makes views stays interpreted: msgspec is
LIBRARIES: Final = (".so", ".pyd")  # how machine code is called: everywhere else, and on Windows
LINKS: Final = os.name != "nt"  # Windows makes links only for administrators: there everything is copied
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
        rules = [path for path in sorted(folder.glob("*.py")) if path.stem not in NOT_RULES and not _shows(path)]
        found.append(([_relative(path, package) for path in rules], f"larcin_{folder.name}"))
    return found


class CannotCompile(Exception):
    """The engines do not compile here; the message says why."""


def compile_into(target: Path) -> bool:
    """Compile into the folder, unless that stands there from these very sources. False where there is no compiler.

    It is made under another name and then given its own, so that nobody ever runs half of it. CannotCompile says what
    mypyc or the C compiler had to say.
    """
    if compiler() is None:
        print("No C compiler here: the engines run interpreted.", flush=True)
        return False
    if is_fresh(target):
        return True
    print("Compiling the engines (once, one to two minutes).", flush=True)
    making = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        lay_out(making / "larcin")
        sources = fingerprint()
        _compile(making)
        (making / ".sources").write_text(sources)
        shutil.rmtree(target, ignore_errors=True)
        making.rename(target)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return True


def _compile(making: Path) -> None:
    """Run mypyc and the C compiler in the folder, in a process of their own."""
    version = ".".join(map(str, sys.version_info[:2]))
    (making / "setup.py").write_text(SETUP.format(groups=groups(making / "larcin"), version=version))
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    built = subprocess.run(command, cwd=making, check=False, capture_output=True, text=True, errors="replace")
    shutil.rmtree(making / "build", ignore_errors=True)
    if built.returncode:
        raise CannotCompile(f"{built.stdout[-4000:]}\n{built.stderr[-4000:]}".strip())
    if not libraries(making):
        raise CannotCompile("mypyc made no machine code.")


def libraries(folder: Path) -> list[Path]:
    """The machine code in a folder that was compiled into."""
    return sorted(path for path in folder.rglob("*") if path.suffix in LIBRARIES)


def is_fresh(target: Path) -> bool:
    """Does the folder stand there from these very sources?"""
    stamp = target / ".sources"
    return stamp.exists() and stamp.read_text() == fingerprint()


def lay_out(package: Path) -> None:
    """Make the package: copies of what is compiled, links (or copies) of everything else."""
    compiled = {file for group, _ in groups(SOURCE) for file in group}
    copied = {Path(file).parent for file in compiled}  # folders that get machine code, and those above them
    copied |= {above for folder in copied for above in folder.parents}

    def fill(folder: Path) -> None:
        (package.parent / folder).mkdir(parents=True, exist_ok=True)
        for path in sorted((SOURCE.parent / folder).iterdir()):
            inside, place = folder / path.name, package.parent / folder / path.name
            if path.name == "__pycache__" or path.suffix in LIBRARIES:
                continue
            if inside.as_posix() in compiled:
                shutil.copyfile(path, place)
            elif inside in copied:
                fill(inside)
            elif LINKS:
                place.symlink_to(path, target_is_directory=path.is_dir())
            elif path.is_dir():
                shutil.copytree(path, place)
            else:
                shutil.copyfile(path, place)

    fill(Path("larcin"))


def fingerprint() -> str:
    """A hash of what is compiled or copied, of the tool, and of the Python it is compiled for."""
    digest = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {groups(SOURCE)}".encode())
    compiled = [SOURCE.parent / file for group, _ in groups(SOURCE) for file in group]
    sources = compiled if LINKS else sorted(path for path in SOURCE.rglob("*") if path.suffix in (".py", ".toml"))
    for path in [Path(__file__), *sources]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiler() -> str | None:
    """The C compiler of this machine, if it has one and Python's headers."""
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return None
    if os.name == "nt":  # setuptools looks for Microsoft's, which is never on PATH: trying is the only way to know
        return os.environ.get("CC") or "cl.exe"
    named = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc")
    return shutil.which(named.split()[0])


def _shows(path: Path) -> bool:
    return any(word in path.read_text(encoding="utf-8") for word in SHOWN)


def _relative(path: Path, package: Path) -> str:
    return path.relative_to(package.parent).as_posix()


def main(arguments: list[str]) -> None:
    """Do what the command line asks for."""
    folder = Path(next((word for word in arguments if word != "--fresh"), "build/compiled")).resolve()
    if "--fresh" not in arguments:
        try:
            compile_into(folder)
        except CannotCompile as problem:
            sys.exit(f"mypyc could not compile the engines:\n{problem}")
    elif compiler() is not None and not is_fresh(folder):
        shutil.rmtree(folder, ignore_errors=True)
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
