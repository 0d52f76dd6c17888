"""Everything that server and client send each other, as types: the bodies of HTTP and the messages of the WebSocket.

The client's TypeScript is written from here by `python -m larcin.server.typescript`; a third party's bot can read
the same JSON schemas under /api/openapi.json.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from larcin.core.action import Arg
from larcin.core.course import Course
from larcin.core.view import Facts, Sentence, Told, View

MOST_BYTES = 64 * 1024  # the most that one request or message may have; no honest one comes near it
MOST_CHAT = 500  # characters of one line of chat
LONGEST_NAME = 24

RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(max_length=200)]
Word = Annotated[str, Meta(max_length=80)]


# What HTTP answers with.


class ModeInfo(msgspec.Struct):
    """An official way to play, and the seat counts it is for."""

    name: str
    seats: tuple[int, ...]


class OptionInfo(msgspec.Struct):
    """A setting of a game."""

    name: str
    choices: tuple[str, ...]
    default: str


class PaletteInfo(msgspec.Struct):
    """The colours of a game's poster and of the house's own table, as CSS writes them."""

    ground: str
    title: str
    accent: str


class GameInfo(msgspec.Struct):
    """A game on the shelf; `title` and `tagline` by language; `levels`: the bots made for people, weakest first.

    `poster`: its folder has a poster.svg; `table`: the address of the table that its package built for itself.
    """

    slug: str
    title: dict[str, str]
    tagline: dict[str, str]
    minutes: int
    shelf: int
    modes: list[ModeInfo]
    options: list[OptionInfo]
    levels: list[str]
    bots: list[str]  # every bot; `search` may be named with its budget: search@0.5s
    palette: PaletteInfo
    poster: bool
    table: str | None


class Rules(msgspec.Struct):
    """The rules of a game in one language."""

    markdown: str


class Me(msgspec.Struct):
    """The guest who asks."""

    id: str
    name: str


class TokenInfo(msgspec.Struct):
    """A token by which a program plays under that name."""

    id: str
    name: str
    created: str  # ISO 8601, UTC


class NewToken(TokenInfo):
    """A new token: `token` is what the program must show. Only this answer has it."""

    token: str


class SeatInfo(msgspec.Struct):
    """A seat of a table. `mine`: the reader sits there. `left`: the reader sat there, and may come back.

    `program`: a program that somebody runs on another machine sits there, as a person would.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str  # empty while the seat is open
    bot: str | None
    program: bool
    mine: bool
    left: bool
    online: bool


class TableInfo(msgspec.Struct):
    """A table as one guest sees it. `host`: the reader made it. `name`: what the host is called."""

    id: str
    game: str
    mode: str
    options: dict[str, str]
    players: int
    status: Literal["open", "playing", "over"]
    public: bool
    hints: bool  # may the people who sit there ask for hints?
    host: bool
    name: str
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the seed: the record shows the seed once the game is over
    created: str  # ISO 8601, UTC
    next: str | None  # the rematch
    to_act: list[int]


class Frame(msgspec.Struct):
    """One moment of a finished game: the move that led to it (none at first), the view, and what happened."""

    version: int
    seat: int | None
    action: str | None
    view: View
    events: list[Told]


class Replay(msgspec.Struct):
    """A finished game: its facts, how it went, and every moment of it."""

    facts: Facts
    course: Course
    frames: list[Frame]


class Problem(msgspec.Struct):
    """Why a request was refused: the sentence's id and arguments, and the sentence itself in the asker's language."""

    error: Sentence
    message: str


# What HTTP takes.


class Rename(msgspec.Struct):
    """What the guest wants to be called."""

    name: Word


class MakeToken(msgspec.Struct):
    """What the program shall be called."""

    name: Word


class SeatWish(msgspec.Struct):
    """Who shall sit on a seat of a new table. `guest`: another person on the creator's own device."""

    kind: Literal["me", "open", "bot", "guest"]
    bot: Word | None = None
    name: Word | None = None


class NewTable(msgspec.Struct):
    """A table to be made. Without `seats`, the creator takes the first seat and the others are open."""

    game: Word
    players: int | None = None
    mode: Word | None = None
    options: dict[str, Word] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    public: bool = False
    hints: bool = True
    start: bool = False


class SitDown(msgspec.Struct):
    """The name under which somebody sits down; null: the guest's own."""

    name: Word | None = None


class PutBot(msgspec.Struct):
    """Which bot to put on a seat."""

    bot: Word


# What the WebSocket sends to the client.


class ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """The table as the reader's seat sees it. `fresh`: `events` is the whole history, else only what is new.

    `course` tells how the game went, once it is over.
    """

    version: int  # counts moves and undos
    view: View
    events: list[Told]
    fresh: bool
    undo: bool  # the reader may take back the last action
    course: Course | UnsetType = UNSET


class FactsMessage(msgspec.Struct, tag_field="type", tag="facts"):
    """What never changes in this game: sent once to every connection, before its first view."""

    facts: Facts


class RefusedMessage(msgspec.Struct, tag_field="type", tag="refused"):
    """The request was not carried out, and nothing has changed. `id` is null where the request had none."""

    id: str | None
    reason: Sentence


class DoneMessage(msgspec.Struct, tag_field="type", tag="done"):
    """The request was carried out and is in the database."""

    id: str


class TableMessage(msgspec.Struct, tag_field="type", tag="table"):
    """Somebody came, went, sat down or stood up; the game began or ended; there is a rematch."""

    table: TableInfo


class ChatLine(msgspec.Struct):
    """A line of chat. `seat` is null if a spectator said it."""

    name: str
    seat: int | None
    text: str
    at: str  # ISO 8601, UTC


class ChatMessage(msgspec.Struct, tag_field="type", tag="chat"):
    """Lines of chat. `fresh`: these are all there are; otherwise only what is new."""

    lines: list[ChatLine]
    fresh: bool


class WhyMessage(msgspec.Struct, tag_field="type", tag="why"):
    """Why that action is not legal now; null if it is legal."""

    id: str
    reason: Sentence | None


class HintStep(msgspec.Struct):
    """What a seat might do; `kind` and `args` give its text, as in a choice."""

    seat: int
    action: str
    kind: str
    args: dict[str, Arg]


class HintAction(msgspec.Struct):
    """One of the reader's choices: its share of the win, how often it was tried, and what might follow.

    Somebody who plays alone has no share: `points` says about how many points it leads to. What might follow is a
    guess from what the reader's seat knows.
    """

    action: str
    share: float | None
    points: int | None
    visits: int
    line: list[HintStep]


class HintMessage(msgspec.Struct, tag_field="type", tag="hint"):
    """What the strongest level would do on the reader's seat at the position of that version, the best first."""

    id: str
    version: int
    advice: list[HintAction]


class WorldMessage(msgspec.Struct, tag_field="type", tag="world"):
    """A position as the reader's seat may imagine it, as `State.dump` writes it: what is hidden is made up."""

    id: str
    version: int
    position: dict[str, Any]  # Any: plain JSON data


FromServer = (
    FactsMessage
    | ViewMessage
    | RefusedMessage
    | DoneMessage
    | TableMessage
    | ChatMessage
    | WhyMessage
    | HintMessage
    | WorldMessage
)


# What the client sends over the WebSocket.


class Act(msgspec.Struct, tag_field="type", tag="act"):
    """Play an action, by its notation, on the position of that version. A retry with the same `id` is harmless.

    An older version is refused, unless all that happened since is that others made their own secret choices.
    """

    id: RequestId
    version: int
    action: Notation


class Undo(msgspec.Struct, tag_field="type", tag="undo"):
    """Take the last action back."""

    id: RequestId
    version: int


class Say(msgspec.Struct, tag_field="type", tag="chat"):
    """Say something to the table."""

    id: RequestId
    text: str


class Why(msgspec.Struct, tag_field="type", tag="why"):
    """Ask why an action is not legal now."""

    id: RequestId
    action: Notation


class AskHint(msgspec.Struct, tag_field="type", tag="hint"):
    """Ask what to do at the position of that version. One at a time: the answer takes up to a few seconds."""

    id: RequestId
    version: int


class Imagine(msgspec.Struct, tag_field="type", tag="imagine"):
    """A program asks for what the server's own bots get: the position of that version as its seat may imagine it."""

    id: RequestId
    version: int


ToServer = Act | Undo | Say | Why | AskHint | Imagine
