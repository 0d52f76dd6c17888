"""Starts the server: `python -m larcin.server.serve`, or `serve()` from the command `larcin`.

Heavy imports wait until they are needed: the bots' workers import this module again, and the page should open quickly.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from larcin.server.chance import Chance


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "larcin.db",
    pause: float = 0.6,
    bot_seconds: float = 10.0,
    thinkers: int | None = None,
    chance: Chance | None = None,
) -> int:
    """Serve until Ctrl-C or SIGTERM; returns the exit code.

    `database`: a file of SQLite, or a URL. The rest is explained at `create_app`.
    """
    from larcin.core import text
    from larcin.server.errors import language

    lang = language(os.environ.get("LANG", "en")[:2])
    try:
        listening = _bind(host, port)
    except OSError as problem:
        print(
            text.say("server-no-port", {"port": f"{port}", "why": problem.strerror or ""}, lang=lang), file=sys.stderr
        )
        return 1

    url = url_of(database)
    trouble = asyncio.run(_trouble_with(url, lang))
    if trouble is not None:
        print(trouble, file=sys.stderr)
        listening.close()
        return 1

    import uvicorn

    from larcin.server.app import create_app
    from larcin.server.protocol import MOST_BYTES

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
                address = f"http://{shown}:{listening.getsockname()[1]}/"
                print(text.say("server-open-at", {"address": address}, lang=lang), flush=True)

    app = create_app(url, pause=pause, bot_seconds=bot_seconds, thinkers=thinkers, chance=chance)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,  # no cookies, addresses or tables in a log
        ws_max_size=MOST_BYTES,
        timeout_keep_alive=75,  # longer than a busy client needs between two requests
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    server = Announced(config)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how people stop it
        server.run(sockets=[listening])
    return 0 if server.started else 1


def url_of(database: str) -> str:
    """The URL of a database that may be given as a file."""
    return database if "://" in database else f"sqlite:///{Path(database).expanduser()}"


async def _trouble_with(url: str, lang: str) -> str | None:
    """Bring the database up to date. Returns a sentence about what is wrong with it, if anything is."""
    import sqlite3

    from sqlalchemy import make_url
    from sqlalchemy.exc import SQLAlchemyError

    from larcin.core import text
    from larcin.core.errors import LarcinError
    from larcin.server.storage import Storage

    try:
        parsed = make_url(url)
        if parsed.drivername.startswith("sqlite") and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(parsed.database)) as file:
                file.execute("PRAGMA schema_version")  # is it a database at all?
        storage = Storage(url)
        try:
            await storage.open()
        finally:
            await storage.close()
    except LarcinError as problem:
        return problem.say(lang)
    except (SQLAlchemyError, sqlite3.Error, OSError, ModuleNotFoundError) as problem:
        why = str(getattr(problem, "orig", None) or problem).splitlines()[0]
        return text.say("server-no-database", {"why": why}, lang=lang)
    return None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":  # on Windows this would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def main(chance: Chance | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m larcin.server.serve", description="Serve tables to players.")
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (0.0.0.0: every one)")
    parser.add_argument("--port", type=int, default=8000, help="the port (0: any that is free)")
    parser.add_argument("--database", default="larcin.db", help="a file of SQLite, or postgresql://...")
    parser.add_argument("--pause", type=float, default=0.6, help="seconds between two moves of bots")
    parser.add_argument("--bot-seconds", type=float, default=10.0, help="how long a bot may think about one move")
    parser.add_argument("--thinkers", type=int, default=None, help="in how many processes bots think")
    return serve(**vars(parser.parse_args()), chance=chance)


if __name__ == "__main__":
    sys.exit(main())
