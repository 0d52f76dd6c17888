"""Bots think here: in processes of their own (worker.py), never in the event loop, and never with the true position.

A worker that crashes, takes too long or answers nonsense costs its seat a harmless default move and is replaced;
the table goes on.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, TypeVar

from larcin.server.worker import Counsel, Question, counsel, prepare, think, warm

Answer = TypeVar("Answer")
MOST_HOMES: Final = 1000  # tables for which we remember the worker that thought for them last


class Thinker:
    """One worker process."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=prepare)
        self._pid: int | None = None

    async def ready(self) -> None:
        """Wait until the process is there and has imported what it needs."""
        if self._pid is None:
            self._pid = await asyncio.wrap_future(self._pool.submit(warm))

    async def ask(self, work: Callable[[Question], Answer], question: Question) -> Answer:
        """The worker's answer."""
        return await asyncio.wrap_future(self._pool.submit(work, question))

    def end(self) -> None:
        """End the process, whatever it is doing."""
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
        self._pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """As many workers as there are cores to spare, each made when it is first needed."""

    def __init__(self, most: int | None = None, seconds: float = 10.0) -> None:
        self.seconds = seconds  # the longest that a bot may think about one decision
        self._free = asyncio.Semaphore(most or max(1, (os.cpu_count() or 2) - 1))
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._homes: OrderedDict[str, Thinker] = OrderedDict()  # by table, the longest unused first
        self._warming: asyncio.Task[None] | None = None

    def warm(self) -> None:
        """Have a worker ready before the first bot has to move."""
        if not self._all and self._warming is None:
            self._warming = asyncio.create_task(self._warm_one())

    async def _warm_one(self) -> None:
        async with self._free:
            thinker = await self._take()
            if thinker is not None:
                self._idle.append(thinker)

    async def choose(self, question: Question) -> str | None:
        """The notation that the bot answers; None if it crashed or took too long."""
        return await self._ask(think, question)

    async def advise(self, question: Question) -> list[Counsel] | None:
        """A hint; None if the worker crashed or took too long."""
        return await self._ask(counsel, question)

    async def _ask(self, work: Callable[[Question], Answer], question: Question) -> Answer | None:
        from larcin.server.errors import log, log_trouble

        async with self._free:
            thinker = await self._take(question.table)
            if thinker is None:
                return None
            try:
                answer = await asyncio.wait_for(thinker.ask(work, question), self.seconds)
            except Exception as problem:
                if isinstance(problem, TimeoutError | BrokenProcessPool):
                    log.error("Bot %s at %s: %s", question.bot, question.game, type(problem).__name__)
                    self._discard(thinker)
                else:
                    log_trouble(f"Bot {question.bot} at {question.game}", problem)
                    self._idle.append(thinker)
                return None
            except asyncio.CancelledError:
                self._discard(thinker)
                raise
            self._idle.append(thinker)
            return answer

    async def _take(self, table: str = "") -> Thinker | None:
        """An idle worker, if possible the one that remembers this table's bots; or a new one."""
        from larcin.server.errors import log_trouble

        thinker = self._homes.get(table)
        if thinker is not None and thinker in self._idle:
            self._idle.remove(thinker)
        else:
            thinker = self._idle.pop() if self._idle else Thinker()
        self._all.add(thinker)
        self._homes[table] = thinker
        self._homes.move_to_end(table)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        try:
            await asyncio.wait_for(thinker.ready(), 60)
        except (TimeoutError, BrokenProcessPool) as problem:
            log_trouble("A worker for bots did not start", problem)
            self._discard(thinker)
            return None
        return thinker

    def _discard(self, thinker: Thinker) -> None:
        self._all.discard(thinker)
        thinker.end()

    def close(self) -> None:
        """End every worker."""
        if self._warming is not None:
            self._warming.cancel()
        for thinker in list(self._all):
            self._discard(thinker)
        self._idle.clear()
