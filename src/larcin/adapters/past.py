"""What each seat has been told since the start of a game, as a short word: equal words, equal memories.

A past grows by one link with every move and is never changed, so that copies of a position share it. The words are made
when they are asked for.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from larcin.core.event import Event
from larcin.core.view import told

Word = bytes
LENGTH = 12  # bytes: among a billion memories the chance that two share a word is less than one in 10**10


class Past:
    """One move and its consequences, after an earlier past."""

    __slots__ = ("_before", "_deed", "_events", "_mover", "_words")

    def __init__(self, before: Past | None, mover: int | None, deed: str, events: list[Event]) -> None:
        self._before = before
        self._mover = mover
        self._deed = deed
        self._events = events
        self._words: dict[int | None, Word] = {}

    def word(self, seat: int | None) -> Word:
        """All that the seat (None: a spectator) was told and has done itself."""
        links: list[Past] = []
        link: Past | None = self
        while link is not None and seat not in link._words:
            links.append(link)
            link = link._before
        word = b"" if link is None else link._words[seat]
        for later in reversed(links):
            word = later._words[seat] = later._hash(word, seat)
        return word

    def as_seen_by(self, seat: int, players: int) -> Past:
        """A past for a world that this seat imagines: of what the others were told, it knows what all were told."""
        seen = Past(None, None, "", [])
        public = self.word(None)
        seen._words = {None: public, **dict.fromkeys(range(players), public), seat: self.word(seat)}
        return seen

    def _hash(self, before: Word, seat: int | None) -> Word:
        told_now = [told(event, seat) for event in self._events]
        deed = self._deed if seat is not None and seat == self._mover else ""
        return blake2b(before + msgspec.json.encode([deed, told_now], order="sorted"), digest_size=LENGTH).digest()

    def keep(self, players: int) -> dict[int | None, Word]:
        """The words of all seats and of spectators, which is all that has to be kept of a past."""
        return {seat: self.word(seat) for seat in (None, *range(players))}

    def __deepcopy__(self, memo: object) -> Past:
        return self


def past_from(words: dict[int | None, Word]) -> Past:
    """The past of which those words were kept."""
    past = Past(None, None, "", [])
    past._words = dict(words)
    return past
