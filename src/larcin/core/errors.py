"""What can go wrong, as sentences for the person who gets them: a message id with arguments, rendered when shown."""

from __future__ import annotations

from larcin.core import text
from larcin.core.action import Arg


class LarcinError(Exception):
    """An error with a sentence: message `text` of the house (or of `game`), filled with `args`."""

    def __init__(self, text_id: str, /, *, game: str | None = None, **args: Arg) -> None:
        super().__init__(text_id)
        self.text = text_id
        self.game = game
        self.args_of_text = args

    def say(self, lang: str = "en") -> str:
        """The sentence in that language."""
        return text.say(self.text, self.args_of_text, lang=lang, game=self.game)

    def __str__(self) -> str:
        return self.say()


class UnknownGame(LarcinError):
    """There is no game of that name."""


class BadSetup(LarcinError):
    """A seat count, mode or option that the game does not have."""


class IllegalMove(LarcinError):
    """A move that the rules do not allow now; nothing has changed."""


class BadPosition(LarcinError):
    """Plain data that is no position of the game."""


class BadRecord(LarcinError):
    """A file or text that is no record, or one that does not replay."""
