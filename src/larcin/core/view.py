"""What a seat is shown: typed data that becomes JSON. A game adds its own fields by subclassing `View`."""

from __future__ import annotations

import msgspec

from larcin.core.action import Arg
from larcin.core.event import Event


class Sentence(msgspec.Struct):
    """A sentence before it is put into a language: a message id and its arguments."""

    text: str
    args: dict[str, Arg] = {}


class Choice(msgspec.Struct):
    """A legal action as a client lights it up: `action` is its notation, `kind` and `args` give its text and place.

    `hint` says what it would do, where that is certain and worth showing ("-1 coin +1 caper").
    """

    action: str
    kind: str
    args: dict[str, Arg] = {}
    hint: dict[str, Arg] = {}


class ScoreLine(msgspec.Struct):
    """A seat's score: the total, the parts it is the sum of, and the tie-breakers in order."""

    total: int
    parts: dict[str, int]
    ties: dict[str, int]


class Told(msgspec.Struct):
    """An event as one seat is told it: message `event-<kind>`, filled with `args`."""

    kind: str
    args: dict[str, Arg] = {}


class View(msgspec.Struct, kw_only=True):
    """What every game shows: whose decision it is, what this seat may do, and the result once there is one."""

    game: str
    mode: str
    options: dict[str, str]
    players: int
    seat: int | None  # whose eyes these are; None: a spectator's
    to_act: tuple[int, ...]
    prompt: Sentence
    choices: list[Choice]
    over: bool
    scores: list[ScoreLine] | None  # once the game is over
    winners: tuple[int, ...]


def told(event: Event, seat: int | None) -> Told:
    """The event as that seat is told it."""
    return Told(event.kind_for(seat), event.args_for(seat))
