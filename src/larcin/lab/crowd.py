"""Many workers: the plan's games are shared out in small batches among processes, and the sums come back."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager

from larcin.lab.plan import Plan
from larcin.lab.play import play_range
from larcin.lab.tally import Tally

BATCH_SECONDS = 0.25  # about how long a worker plays before it reports: what Ctrl-C may lose, how often a bar moves
WAITING = 2  # batches in the queue for each worker: enough to keep it busy, and memory flat

Progress = Callable[[Tally], None]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Run:
    """The playing of one plan. `tally` is what was done so far; after Ctrl-C, `interrupted` is true."""

    def __init__(self, plan: Plan, workers: int | None = None, progress: Progress | None = None) -> None:
        self.plan = plan
        self.workers = max(1, cores() if workers is None else workers)
        self.progress = progress
        self.tally = Tally(len(plan.sides))
        self.seconds = 0.0
        self.interrupted = False

    def play(self) -> Tally:
        """Play all games, or until Ctrl-C, and return the sums."""
        start = time.perf_counter()
        batches = Batches(self.plan.games)
        try:
            # The first batches measure how long a game takes: a few quick games are not worth starting processes.
            first = next(batches)
            self._count(first, *_play_batch(self.plan, *first), batches)
            if self.workers == 1 or batches.seconds_left() < self.workers * BATCH_SECONDS:
                for batch in batches:
                    self._count(batch, *_play_batch(self.plan, *batch), batches)
            else:
                self._play_in_processes(batches)
        except KeyboardInterrupt:
            self.interrupted = True
        self.seconds = time.perf_counter() - start
        return self.tally

    def _play_in_processes(self, batches: Batches) -> None:
        # "spawn" is the one way to start a process that works everywhere, and beside threads (a progress bar has one).
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_ignore_ctrl_c)
        try:
            running: dict[Future[tuple[Tally, float]], tuple[int, int]] = {}
            while True:
                with _ctrl_c_waiting():
                    while len(running) < self.workers * WAITING and (batch := next(batches, None)):
                        running[pool.submit(_play_batch, self.plan, *batch)] = batch
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    self._count(running.pop(done), *done.result(), batches)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def _count(self, batch: tuple[int, int], tally: Tally, seconds: float, batches: Batches) -> None:
        self.tally.merge(tally)
        batches.took(batch[1] - batch[0], seconds)
        if self.progress is not None:
            self.progress(self.tally)


class Batches(Iterator[tuple[int, int]]):
    """Shares the numbers 0 to games - 1 out in ranges that take about `BATCH_SECONDS` each."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.next = 0
        self.size = 1
        self.pace = 0.0  # seconds for a game, as the last batch took them

    def __next__(self) -> tuple[int, int]:
        if self.next >= self.games:
            raise StopIteration
        first = self.next
        self.next = min(self.games, first + self.size)
        return first, self.next

    def took(self, games: int, seconds: float) -> None:
        """Learn from a batch how big the next ones should be; growing slowly, since one game says little."""
        self.pace = seconds / games
        fitting = int(BATCH_SECONDS / self.pace) if self.pace > 0 else self.size * 4
        self.size = max(1, min(fitting, self.size * 4))

    def seconds_left(self) -> float:
        """How long one worker would need for what is not yet shared out."""
        return (self.games - self.next) * self.pace


def _play_batch(plan: Plan, first: int, last: int) -> tuple[Tally, float]:
    start = time.perf_counter()
    return play_range(plan, first, last), time.perf_counter() - start


def _ignore_ctrl_c() -> None:
    """The first process hears Ctrl-C and decides; the workers finish their batch."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _ctrl_c_waiting() -> Iterator[None]:
    """Let Ctrl-C wait while a process may be started: it inherits that, and so is deaf from its first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
