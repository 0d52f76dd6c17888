"""The chat of one table: what was said, what may be said, and how often."""

from __future__ import annotations

import time

from larcin.server.errors import Refusal
from larcin.server.protocol import MOST_CHAT, ChatLine, ChatMessage
from larcin.server.rows import iso
from larcin.server.storage import StoredLine

BURST = 6  # lines that somebody may send at once
SECONDS = 1.5  # that pass before one more may come
MOST_LINES = 200  # that a new connection gets


class Talker:
    """Limits how much somebody says: a few lines at once, then one every `SECONDS`."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def may_speak(self) -> bool:
        """Count one line, if it may be said."""
        moment = time.monotonic()
        self._left = min(BURST, self._left + (moment - self._at) / SECONDS)
        self._at = moment
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Chat:
    """The last lines that were said at one table, and who may say another."""

    def __init__(self) -> None:
        self._lines: list[StoredLine] = []
        self._talkers: dict[str, Talker] = {}

    def check_pace(self, guest: str) -> None:
        """Count a line of that guest; Refusal if it comes too soon."""
        if not self._talkers.setdefault(guest, Talker()).may_speak():
            raise Refusal(429, "server-chat-fast")

    def accept(self, lines: list[StoredLine]) -> bool:
        """Take over what the database holds; true if that is news."""
        news = len(lines) != len(self._lines) or lines[-1:] != self._lines[-1:]
        self._lines = lines
        return news

    def add(self, line: StoredLine) -> ChatMessage:
        """Add a line that is committed; the message that tells it."""
        self._lines = [*self._lines, line][-MOST_LINES:]
        return _message([line], fresh=False)

    def whole(self) -> ChatMessage:
        """The message that tells everything."""
        return _message(self._lines, fresh=True)


def _message(lines: list[StoredLine], fresh: bool) -> ChatMessage:
    return ChatMessage([ChatLine(line.name, line.seat, line.text, iso(line.at)) for line in lines], fresh)


def tidy_words(text: str) -> str:
    """A line without control characters; Refusal if nothing or too much is left."""
    words = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not words:
        raise Refusal(422, "server-chat-empty")
    if len(words) > MOST_CHAT:
        raise Refusal(413, "server-chat-long", most=MOST_CHAT)
    return words
