"""A real server on a fresh database, and a real Chromium to play in."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from larcin.server.page import BUILT

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 60
expect.set_options(timeout=30_000)  # a busy machine is no reason to fail
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-background-timer-throttling", "--disable-renderer-backgrounding"]  # two people play at once


class House:
    """A server process that can be killed and started again on the same database and port."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "larcin.db"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.server", "--pause", "0", "--thinkers", "1"]
        command += ["--port", str(self.port), "--database", str(self.database)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "en_US.UTF-8"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment, cwd=ROOT
        )
        found = threading.Event()
        threading.Thread(target=self._read, args=(self.process, found), daemon=True).start()
        assert found.wait(START_SECONDS), f"the server did not start: {self.lines}"

    def _read(self, process: subprocess.Popen[str], found: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line)
            if address := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(address[1])
                found.set()

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for the tests of a file. No longer: Playwright keeps an event loop running in this thread."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "the browser tests need chromium: `make browser`"
    assert BUILT.exists(), "the browser tests need the built client: `make client`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for the tests of a file."""
    one = House(tmp_path_factory.mktemp("house"))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server for a test that kills it."""
    one = House(tmp_path)
    one.start()
    yield one
    one.stop()


class Visitors:
    """People with a browser of their own, each with their own cookies; what they are sent is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []

    def arrive(self, *, phone: bool = False, lang: str = "en-GB", quick: bool = True) -> Page:
        """Somebody opens a browser: an English desktop unless said otherwise. Quick: without animations."""
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844} if phone else {"width": 1440, "height": 900},
            has_touch=phone,
            is_mobile=phone,
            locale=lang,
            reduced_motion="reduce" if quick else "no-preference",
        )
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        page = context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.errors = errors  # type: ignore[attr-defined]  # read by the fixture when the test is over
        return page


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Visitors]:
    some = Visitors(chromium)
    yield some
    errors = [error for context in some.contexts for page in context.pages for error in getattr(page, "errors", [])]
    for context in some.contexts:
        context.close()
    assert errors == [], "no page may have a script error"
