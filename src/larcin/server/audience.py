"""The audience of one table: which connections watch it, who is there, and how a message reaches all of them.

Every connection sees with the eyes of its own seat, or as a spectator. A message is written once for each pair of eyes
and handed to every connection that has them.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from larcin.core.match import Match
from larcin.server.history import History
from larcin.server.protocol import FromServer, TableInfo, TableMessage
from larcin.server.rows import table_info
from larcin.server.storage import StoredTable

MOST_WAITING = 256  # messages that a connection may be behind before it is closed

_encoder = msgspec.json.Encoder()


class Listener:
    """One connection: whose it is, the seat it sits on (None: a spectator), and the messages it has yet to get."""

    def __init__(self, guest: str | None, seat: int | None, close: Callable[[], object] = lambda: None) -> None:
        self.guest = guest
        self.seat = seat
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.has_facts = False
        self.close = close

    def send(self, message: FromServer | bytes) -> None:
        """Queue a message. A connection that does not read is closed, so that nothing piles up."""
        if self.waiting.qsize() >= MOST_WAITING:
            self.close()
        else:
            self.waiting.put_nowait(message if isinstance(message, bytes) else _encoder.encode(message))

    def eyes(self, table: StoredTable) -> int | None:
        """Whose eyes the connection sees with: its seat's, unless somebody else sits there by now."""
        seat = self.seat
        return seat if seat is not None and table.seats[seat].guest == self.guest else None


class Audience:
    """The connections that watch one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._gone_since: dict[str, float] = {}
        self._here_since = time.monotonic()

    # Presence

    def add(self, listener: Listener) -> None:
        """Count a new connection in."""
        self.listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Forget a connection that has ended, and note when its guest was last seen."""
        self.listeners.discard(listener)
        if listener.guest is not None and listener.guest not in self.online:
            self._gone_since[listener.guest] = time.monotonic()

    @property
    def online(self) -> set[str]:
        """The guests who are watching now."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    def seconds_away(self, guest: str) -> float:
        """For how many seconds nobody has seen that guest at the table."""
        if guest in self.online:
            return 0.0
        return time.monotonic() - self._gone_since.get(guest, self._here_since)

    def close_connections(self, guest: str) -> None:
        """Close every connection of that guest."""
        for listener in [one for one in self.listeners if one.guest == guest]:
            listener.close()

    # Fan-out

    def table_info(self, table: StoredTable, guest: str | None) -> TableInfo:
        """The table as that guest sees it, with who is there."""
        return table_info(table, guest, self.online)

    def tell(self, message: FromServer) -> None:
        """Send everybody the same message."""
        encoded = _encoder.encode(message)
        for listener in self.listeners:
            listener.send(encoded)

    def tell_table(self, table: StoredTable) -> None:
        """Send everybody the table: who sits where, and whether the game has begun."""
        for listener in self.listeners:
            listener.send(TableMessage(self.table_info(table, listener.guest)))

    def send_facts(self, listener: Listener, history: History, match: Match) -> None:
        """Send a connection the facts of the game, unless it has them."""
        if not listener.has_facts:
            listener.has_facts = True
            listener.send(history.facts_message(match))

    def tell_position(self, history: History, since: int | None) -> None:
        """Send everybody the position as they see it, with the events since that one (None: all of them)."""
        if history.match is None:
            return
        messages: dict[int | None, bytes] = {}  # two tabs of one seat, and all spectators, see the same
        for listener in self.listeners:
            self.send_facts(listener, history, history.match)
            seat = listener.eyes(history.table)
            if seat not in messages:
                messages[seat] = _encoder.encode(history.view_message(history.match, seat, since))
            listener.send(messages[seat])
