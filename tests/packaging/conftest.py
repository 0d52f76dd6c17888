"""An sdist and a wheel as people get them, built once for all the tests that look at them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 1800.0  # seconds: compiling takes one to two minutes of a processor, and the machine may be busy


class Built(NamedTuple):
    """What was built, and what was printed meanwhile."""

    sdist: Path
    unpacked: Path  # the sdist, unpacked outside the clone
    wheel: Path
    python: Path  # of an environment outside the clone into which the wheel was installed
    printed: str


def run(*command: object, cwd: Path, **environment: str) -> str:
    """Run a command as somebody without our clone would; what it prints."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=clean_environment(environment),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


def clean_environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """This environment without what points at our sources or decides how a wheel is built."""
    ours = {"PYTHONPATH", "LARCIN_COMPILE", "CC", "LANGUAGE", "LC_ALL", "LC_MESSAGES"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return {**kept, "LANG": "en_GB.UTF-8", "PYTHONUTF8": "1", **(more or {})}


def without_node(folder: Path) -> dict[str, str]:
    """An environment in which calling npm or node fails, and leaves a trace in the folder."""
    folder.mkdir()
    for name in ("npm", "node"):
        script = folder / name
        script.write_text(f'#!/bin/sh\ntouch "{folder}/called-{name}"\nexit 1\n')
        script.chmod(0o755)
    return {"PATH": os.pathsep.join([str(folder), os.environ["PATH"]])}


def build_sdist(folder: Path) -> Path:
    """Build the sdist of this clone into the folder."""
    run(sys.executable, "-m", "build", "--sdist", "--outdir", folder, ROOT, cwd=folder)
    (sdist,) = folder.glob("*.tar.gz")
    return sdist


def unpack(sdist: Path, folder: Path) -> Path:
    """Unpack an sdist into the folder, without its version: pip would keep the wheel of a folder that names one."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked.rename(folder / "larcin")


def build_wheel(source: Path, folder: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel in an isolated environment, as `pip install` does. A folder: pip would keep that of a file."""
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "--wheel-dir", folder, source]
    printed = run(*command, cwd=folder.parent, **environment)
    (wheel,) = folder.glob("*.whl")
    return wheel, printed


def build_everything(folder: Path) -> Built:
    """sdist, wheel from the sdist without node, and an environment with the wheel."""
    for name in ("sdist", "source", "wheel"):
        (folder / name).mkdir()
    sdist = build_sdist(folder / "sdist")
    unpacked = unpack(sdist, folder / "source")
    wheel, printed = build_wheel(unpacked, folder / "wheel", **without_node(folder / "no-node"))
    run(sys.executable, "-m", "venv", folder / "environment", cwd=folder)
    python = folder / "environment" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(python, "-m", "pip", "install", "--quiet", wheel, cwd=folder)
    return Built(sdist, unpacked, wheel, python, printed)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Built:
    """Everything, built by the first worker that asks for it; the others wait for that one."""
    shared = tmp_path_factory.getbasetemp()
    if worker_id != "master":  # each worker has a folder of its own in one that they share
        shared = shared.parent
    folder, done = shared / "packaging", shared / "packaging.json"
    try:
        folder.mkdir()
    except FileExistsError:
        return _wait_for(done)
    try:
        made = build_everything(folder)
    except BaseException as problem:
        _write(done, {"problem": str(problem)})
        raise
    _write(done, {name: str(value) for name, value in made._asdict().items()})
    return made


def _write(path: Path, facts: Mapping[str, str]) -> None:
    """Write a file that nobody ever sees half of."""
    half = path.with_suffix(".half")
    half.write_text(json.dumps(facts), encoding="utf-8")
    half.replace(path)


def _wait_for(done: Path) -> Built:
    end = time.monotonic() + PATIENCE
    while not done.exists():
        assert time.monotonic() < end, "The worker that builds the wheel does not come back."
        time.sleep(0.5)
    facts: dict[str, str] = json.loads(done.read_text(encoding="utf-8"))
    assert "problem" not in facts, facts["problem"]
    printed = facts.pop("printed")
    return Built(**{name: Path(path) for name, path in facts.items()}, printed=printed)
