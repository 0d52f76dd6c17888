"""`make bench`: everything measured in one run on one core, ours and the peers', and the report written from it.

Three rounds; in each, every script runs once, so that ours and the peers' figures are taken side by side while the
machine is in the same mood. Of every row the best round counts. Writes results.json, plot.svg and the tables of
README.md, and prints how far each bar is reached.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import plot
import tables
from bars import Run, bars
from clock import Row
from peers import environment
from peers.environment import LOOP, NODE, PYTHON, Missing

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
RESULTS = HERE / "results.json"
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
    "JAX_COMPILATION_CACHE_DIR": str(environment.BUILD / "jax-cache"),
    "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
    "NODE_ENV": "production",
    "PEERS": str(NODE),
    "PYTHONHASHSEED": "0",
}


class Measuring:
    """The scripts of a run, the best rows so far, and what could not be measured."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.best: dict[str, Row] = {}
        self.missing: dict[str, str] = {}

    def run(self, name: str, *command: str | Path, compiled: bool = False) -> None:
        """Run a measuring script and keep its rows where they are better than before."""
        if name in self.missing:
            return
        start = time.perf_counter()
        done = subprocess.run(
            [str(word) for word in command], env=surroundings(compiled), capture_output=True, text=True, check=False
        )
        print(f"  {name}: {time.perf_counter() - start:.0f} s", file=sys.stderr, flush=True)
        if done.returncode:
            if command[0] == sys.executable:
                raise SystemExit(f"{done.stderr}\nOur own script failed: {name}.")
            self.missing[name] = (done.stderr.strip().splitlines() or ["no words"])[-1][:300]
            return
        told = json.loads(done.stdout.strip().splitlines()[-1])
        if compiled and not told["compiled"]:
            raise SystemExit(f"{name}: the engine is not compiled here, so there is nothing to compare.")
        for row in read_rows(name, told):
            kept = self.best.get(row.key)
            if kept is None or (row.rate < kept.rate) == (row.unit in ("bytes", "places")):
                self.best[row.key] = row

    def round(self) -> None:
        """Every script once."""
        time_each = str(self.seconds)
        ours = sys.executable
        self.run("interpreted engine", ours, HERE / "engine.py", time_each)
        self.run("compiled engine", ours, HERE / "engine.py", time_each, compiled=True)
        self.run("OpenSpiel", PYTHON, HERE / "peers" / "openspiel_games.py", time_each)
        self.run("OpenSpiel in C++", LOOP, time_each, "crazy_eights", "hearts", "skat", "gin_rummy")
        self.run("compiled search", ours, HERE / "thinking.py", time_each, compiled=True)
        self.run("interpreted search", ours, HERE / "thinking.py", time_each)
        self.run("wrapped for PettingZoo", ours, HERE / "aec.py", time_each, "larcin", compiled=True)
        self.run("PettingZoo", PYTHON, HERE / "aec.py", time_each, "classic")
        self.run("RLCard", PYTHON, HERE / "peers" / "rlcard_environments.py", time_each)
        self.run("pgx", PYTHON, HERE / "peers" / "pgx_batches.py", time_each)
        self.run("boardgame.io", "node", HERE / "peers" / "boardgame_io.mjs", time_each)


def surroundings(compiled: bool = False) -> dict[str, str]:
    """The environment of a script: one thread, the engine that is meant, and these benchmarks' own modules."""
    path = os.pathsep.join([str(COMPILED if compiled else ROOT / "src"), str(HERE)])
    return {**os.environ, **ONE_THREAD, "PYTHONPATH": path}


def read_rows(name: str, told: dict[str, Any]) -> list[Row]:  # Any: JSON
    """The rows a script has printed; the C++ loop only counts."""
    if name != "OpenSpiel in C++":
        return [Row(**row) for row in told["rows"]]
    return [
        Row("OpenSpiel", game, "C++ rules, bare C++ loop", "decisions", n["decisions"] / s, n["games"] / s)
        for game, n in told.items()
        for s in [n["seconds"]]
    ]


def prepare(measuring: Measuring) -> None:
    """Build what is measured; a peer that cannot be had is noted as missing."""
    subprocess.run([sys.executable, ROOT / "tools" / "compile.py", COMPILED], check=True)
    for names, make in (
        (("OpenSpiel", "PettingZoo", "RLCard", "pgx"), environment.python_peers),
        (("OpenSpiel in C++",), environment.cpp_loop),
        (("boardgame.io",), environment.node_peers),
    ):
        try:
            make()
        except Missing as problem:
            measuring.missing |= dict.fromkeys(names, str(problem))


def check_same_work(measuring: Measuring) -> None:
    """Art Robbery as written for the peers must be the same game as ours, or its rows mean nothing."""
    script = HERE / "peers" / "same_work.py"
    env = surroundings()
    subprocess.run([sys.executable, script, "20"], env=env, check=True, stdout=sys.stderr)
    if "boardgame.io" not in measuring.missing:
        command: list[str | Path] = ["node", HERE / "peers" / "boardgame_io.mjs", "trace", "50"]
        traces = subprocess.run(command, env=env, check=True, capture_output=True)
        subprocess.run([sys.executable, script, "traces"], env=env, check=True, input=traces.stdout, stdout=sys.stderr)


def pin_to_one_core() -> int | None:
    """Everything from here on, and all it starts, stays on one core."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def machine() -> dict[str, str]:
    names = [
        line.partition(":")[2].strip()
        for line in (Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else [])
        if line.startswith("model name")
    ]
    return {
        "cpu": f"{names[0] if names else platform.processor()}, one core of {os.cpu_count()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": platform.system(),
    }


def measure(seconds: float, rounds: int) -> dict[str, Any]:  # Any: JSON
    """A whole run."""
    measuring = Measuring(seconds)
    prepare(measuring)
    check_same_work(measuring)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    pin_to_one_core()
    for number in range(rounds):
        print(f"Round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        measuring.round()
    measuring.run("memory", sys.executable, HERE / "memory.py", compiled=True)
    return {
        "made": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": machine(),
        "load_before": round(load, 1),
        "seconds": seconds,
        "rounds": rounds,
        "versions": environment.versions(),
        "missing": measuring.missing,
        "rows": [asdict(row) for row in measuring.best.values()],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds for each row of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--report", action="store_true", help="measure nothing: write the report from results.json")
    wanted = parser.parse_args()
    if not wanted.report:
        RESULTS.write_text(json.dumps(measure(wanted.seconds, wanted.rounds), indent=1) + "\n")
    results = json.loads(RESULTS.read_text())
    run = Run([Row(**row) for row in results["rows"]])
    (HERE / "plot.svg").write_text(plot.draw(run))
    tables.write(HERE / "README.md", run, results)
    print(tables.bars_in_words(bars(run)))
    for name, why in results["missing"].items():
        print(f"Not measured: {name}: {why}")


if __name__ == "__main__":
    main()
