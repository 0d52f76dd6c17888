"""Chat: what may be said, and how often."""

from __future__ import annotations

import time

from larcin.server.errors import Refusal
from larcin.server.protocol import MOST_CHAT

BURST = 6  # lines that may come at once
SECONDS = 1.5  # after which one more may come


class Talker:
    """How much somebody may still say: a few lines at once, then one every now and then."""

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


def tidy_words(text: str) -> str:
    """A line without control characters; Refusal if nothing or too much is left."""
    words = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not words:
        raise Refusal(422, "server-chat-empty")
    if len(words) > MOST_CHAT:
        raise Refusal(413, "server-chat-long", most=MOST_CHAT)
    return words
