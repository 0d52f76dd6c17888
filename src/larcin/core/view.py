"""What a seat is shown: typed data that becomes JSON. A game adds its own fields by subclassing `View`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET, UnsetType

from larcin.core.action import Arg
from larcin.core.event import Event

if TYPE_CHECKING:
    from larcin.core.state import State


class Sentence(msgspec.Struct):
    """A sentence before it is put into a language: a message id and its arguments."""

    text: str
    args: dict[str, Arg] = {}


class Choice(msgspec.Struct):
    """A legal action as a client lights it up: `action` is its notation, `kind` and `args` give its text and place.

    `preview` says in a sentence what it would do, where that is certain and worth showing. A game that shows more (what
    it costs, what it gains) subclasses this and adds typed fields: a client never reckons them itself.
    """

    action: str
    kind: str
    args: dict[str, Arg] = {}
    preview: Sentence | UnsetType = UNSET


class Piece(msgspec.Struct, kw_only=True, omit_defaults=True):
    """Some equal components in a zone: `id` is the message id of their name, None where they lie face down.

    `play` names the legal action that a click on them plays, if there is one.
    """

    id: str | None
    count: int = 1
    note: Sentence | None = None  # what else one sees of it: its worth, what it is waiting for
    play: str | None = None


class Zone(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A place where components lie, for games that bring no table of their own: `name` is a message id.

    A zone of a seat is drawn at that seat; the others lie in the middle.
    """

    name: str
    seat: int | None = None
    pieces: list[Piece] = []
    note: Sentence | None = None


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
    choices: Sequence[Choice]
    over: bool
    scores: list[ScoreLine] | None  # once the game is over
    winners: tuple[int, ...]
    zones: list[Zone] | UnsetType = UNSET  # what the house's own table draws; a game with a table of its own needs none


class Facts(msgspec.Struct, kw_only=True):
    """What never changes in one game and everybody knows: a client gets it once, not with every view.

    A game adds its own fields by subclassing: figures that a page shows, the map of a city.
    """

    game: str


def shared(state: State, seat: int | None, prompt: Sentence, choices: Sequence[Choice]) -> dict[str, Any]:
    """The fields that every view has, to be handed on as keywords (Any: of several types)."""
    over = state.over
    return {
        "game": state.game.slug,
        "mode": state.setup.mode,
        "options": state.setup.options,
        "players": state.players,
        "seat": seat,
        "to_act": state.to_act,
        "prompt": prompt,
        "choices": choices,
        "over": over,
        "scores": [ScoreLine(s.total, s.parts, s.ties) for s in state.scores()] if over else None,
        "winners": state.winners() if over else (),
    }


def told(event: Event, seat: int | None) -> Told:
    """The event as that seat is told it."""
    return Told(event.kind_for(seat), event.args_for(seat))
