"""The pieces a view of Thiefdom is made of: guilds, thieves, figures, cards, and what is going on."""

from __future__ import annotations

import msgspec


class ThiefView(msgspec.Struct, omit_defaults=True):
    """A thief with all it carries. The free slots of a Sack are counted with those for loot."""

    id: str
    place: str | None
    goods: dict[str, int]
    free_gold: int
    free_loot: int
    equipment: list[str] = []
    ally: str | None = None
    brawled: bool = False  # the card in the ally's place lies face down
    wanted: bool = False
    robbed: list[str] = []  # tonight
    visited: list[str] = []
    bribed: list[str] = []


class DraftView(msgspec.Struct):
    """The seat's own cards of the draft; `bids` are what it has decided to buy ("sack for cane")."""

    pack: list[str]
    kept: list[str]
    passed: list[str]
    bids: list[str]


class GuildView(msgspec.Struct):
    """A seat's board."""

    vp: int
    hideout: str | None
    store: dict[str, int]
    stamina: bool  # still to be used tonight
    board: int | None  # the number of its patrol board
    patrol: list[str]  # the figures on it
    plan: list[str] | None  # None: not made, or not to be seen
    planned: bool
    missions: list[str]
    thieves: list[ThiefView]


class FigureView(msgspec.Struct, omit_defaults=True):
    """One of the townsfolk; `beam` are the spaces a guard sees. `full`: the badge is there, the bag is full."""

    id: str
    kind: str
    space: str
    board: int  # the patrol board it is on
    facing: str | None = None
    full: bool | None = None
    beam: list[str] = []


class SmugglerView(msgspec.Struct):
    """A smuggler: the mission he offers, and those to come (option `strategic`), the next first."""

    section: int
    place: str
    mission: str | None
    pile: list[str]


class VillaView(msgspec.Struct):
    """A villa: what is locked in it ("artwork" or "gem"), and the artwork if it is still there."""

    place: str
    locked: str
    artwork: str | None


class ActivationView(msgspec.Struct):
    """One of tonight's activations, in order: a seat's thief or patrol; in the solo game a patrol has no seat."""

    seat: int | None
    what: str


class TurnView(msgspec.Struct):
    """What is going on: a thief's turn or a patrol."""

    seat: int
    thief: str | None
    ap: int
    points: int  # of the move under way
    moving: bool
    over: str | None  # the occupied space above which the thief is
    leaping: bool
    smoke: bool
    location: str | None
    mate: str | None
    exchange: str | None
    figure: str | None  # on its walk
    path: list[str]
    lying: list[str]  # thieves just seen: "0 cane"


class SoloView(msgspec.Struct):
    """The solo game: boards still face down, the last board and rolls, the rivals, the stars won so far."""

    left: int
    board: int | None
    roll: int | None
    rival_roll: int | None
    rivals: list[str | None]
    stars: int
