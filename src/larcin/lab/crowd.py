"""Many workers: the plan's games are shared out in small batches among processes, and counted in their own order.

So the sums after any number of games are the same, however many workers there are, and a run can be stopped and
continued at any point.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Generic

from larcin.core.errors import LarcinError
from larcin.lab.plan import Plan, S
from larcin.lab.play import play_range
from larcin.lab.runfile import RunFile
from larcin.lab.tally import Result

BATCH_SECONDS = 0.25  # about how long a worker plays before it reports, and so how often a progress bar moves
SAVE_SECONDS = 2.0  # how often a run is saved; a power cut loses no more
WAITING = 8  # batches under way for each worker, so that one long batch does not keep the others waiting

Played = tuple[list[Result], float]
Progress = Callable[[int, int], None]
"""A progress function is told how many games are played, and how many there will be."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Run(Generic[S]):
    """Plays one plan, from where its file stopped. After Ctrl-C, `interrupted` is true."""

    def __init__(
        self,
        plan: Plan[S],
        workers: int | None = None,
        progress: Progress | None = None,
        file: Path | None = None,
    ) -> None:
        self.plan = plan
        self.workers = max(1, cores() if workers is None else workers)
        self.progress = progress
        self.file = RunFile(file, plan) if file is not None else None
        self.done, self.before, self.sums = (self.file and self.file.load()) or (0, 0.0, plan.nothing())
        self.seconds = self.before
        self.interrupted = False

    def play(self) -> S:
        """Play all games, or until Ctrl-C, and return the sums."""
        self._start = self._saved = time.perf_counter()
        self._save()  # if the file cannot be written, say so before hours are spent
        batches = Batches(self.plan.games, self.done, self.plan.cycle)
        try:
            # A few quick games are not worth starting processes.
            while not self._over and (self.workers == 1 or batches.seconds_left() < self.workers * BATCH_SECONDS):
                batch = next(batches)
                self._count(batches, batch, _play_batch(self.plan, *batch, self.plan.settled(self.sums)))
            if not self._over:
                self._play_in_processes(batches)
        except KeyboardInterrupt:
            self.interrupted = True
        with _ctrl_c_later():
            self._save()
        return self.sums

    def _play_in_processes(self, batches: Batches) -> None:
        # "spawn" is the one way to start a process that works everywhere, and beside threads (a progress bar has one).
        context = multiprocessing.get_context("spawn")
        others = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_ignore_ctrl_c)
        underway: deque[tuple[tuple[int, int], Future[Played]]] = deque()
        try:
            while not self._over:
                with _deaf_children():
                    while len(underway) < self.workers * WAITING and (batch := next(batches, None)):
                        settled = self.plan.settled(self.sums)
                        underway.append((batch, pool.submit(_play_batch, self.plan, *batch, settled)))
                if not underway:
                    return
                batch, played = underway.popleft()
                self._count(batches, batch, played.result())
        except BrokenProcessPool as problem:
            raise LarcinError("lab-worker-died") from problem
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(multiprocessing.active_children()) - others:
                worker.terminate()  # nobody waits for the batches that are still being played

    @property
    def _over(self) -> bool:
        """Is every number done, or every question settled?"""
        return self.done >= self.plan.games or self.plan.over(self.sums)

    def _count(self, batches: Batches, batch: tuple[int, int], played: Played) -> None:
        results, seconds = played
        with _ctrl_c_later():
            for number, result in enumerate(results, batch[0]):
                self.plan.count(self.sums, number, result)
            self.done = batch[1]
            if time.perf_counter() - self._saved > SAVE_SECONDS:
                self._save()
        batches.took(len(results), seconds)
        if self.progress is not None:
            self.progress(self.sums.games + self.sums.errors, self.plan.to_play(self.sums))

    def _save(self) -> None:
        self._saved = time.perf_counter()
        self.seconds = self.before + self._saved - self._start
        if self.file is not None:
            self.file.save(self.done, round(self.seconds, 3), self.sums)


class Batches(Iterator[tuple[int, int]]):
    """Shares the numbers `first` to games - 1 out in ranges that take about `BATCH_SECONDS` each.

    Until every kind of game has been played once (`cycle`), each game is a batch of its own: one may take a thousand
    times as long as another.
    """

    def __init__(self, games: int, first: int = 0, cycle: int = 1) -> None:
        self.games = games
        self.next = first
        self.cycle = cycle
        self.size = 1
        self.played = 0
        self.seconds = 0.0
        self.pace = 0.0  # seconds for a game

    def __next__(self) -> tuple[int, int]:
        if self.next >= self.games:
            raise StopIteration
        first = self.next
        self.next = min(self.games, first + self.size)
        return first, self.next

    def took(self, games: int, seconds: float) -> None:
        """Learn from a batch how big the next ones should be. They grow slowly, since one game says little."""
        self.played += games
        self.seconds += seconds
        self.pace = max(self.seconds / self.played, seconds / games)
        if self.played >= self.cycle:
            fitting = int(BATCH_SECONDS / self.pace) if self.pace > 0 else self.size * 4
            self.size = max(1, min(fitting, self.size * 4))

    def seconds_left(self) -> float:
        """How long one worker would need for what is not yet shared out."""
        return (self.games - self.next) * self.pace


def _play_batch(plan: Plan[Any], first: int, last: int, settled: frozenset[int]) -> Played:  # Any: as above
    start = time.perf_counter()
    return play_range(plan, first, last, settled), time.perf_counter() - start


def _ignore_ctrl_c() -> None:
    """Ignore Ctrl-C in a worker: the first process hears it and decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Hold Ctrl-C back while a process may be started. The process inherits that, and never hears Ctrl-C at all."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Hold Ctrl-C back until the sums are consistent again."""
    if threading.current_thread() is not threading.main_thread():  # only the main thread hears Ctrl-C
        yield
        return
    heard: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        signal.raise_signal(signal.SIGINT)
