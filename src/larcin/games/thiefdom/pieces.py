"""The pieces a view of Thiefdom is made of: guilds, thieves, figures, cards, and what is going on."""

from __future__ import annotations

import msgspec

from larcin.core.action import Arg
from larcin.games.thiefdom.box import (
    CLIENT_COST,
    CLIENT_GOODS,
    CLIENT_VP,
    CLIENTS,
    EQUIPMENT,
    GOOD_KINDS,
    MISSION_GOODS,
    MISSION_PAY,
    MISSION_VP,
    MISSIONS,
    TOOL_COST,
    TOOL_VP,
)
from larcin.games.thiefdom.components import mission_args
from larcin.games.thiefdom.reading import goods_in


class ThiefView(msgspec.Struct):
    """A thief with all it carries. `extra` slots (Sack) take gold or loot."""

    id: str
    place: str | None
    goods: dict[str, int]
    gold_slots: int
    loot_slots: int
    extra: int
    equipment: list[str]
    ally: str | None
    brawled: bool  # the card in the ally's place lies face down
    wanted: bool
    robbed: list[str]  # tonight
    visited: list[str]
    bribed: list[str]


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


class FigureView(msgspec.Struct):
    """One of the townsfolk; `beam` are the spaces a guard sees. `full`: the badge is there, the bag is full."""

    id: str
    kind: str
    space: str
    facing: str | None
    full: bool | None
    beam: list[str]
    board: int  # the patrol board it is on


class CardView(msgspec.Struct):
    """A card or tile with its figures."""

    id: str
    cost: int
    vp: int
    goods: dict[str, int] = {}
    deliver: dict[str, int] = {}
    args: dict[str, Arg] = {}  # of a mission's own text


class SmugglerView(msgspec.Struct):
    """A smuggler: the mission he offers, and those to come (option `strategic`), the next first."""

    section: int
    place: str
    mission: CardView | None
    pile: list[CardView]


class VillaView(msgspec.Struct):
    """A villa: what is locked in it ("artwork" or "gem"), and the artwork if it is still there."""

    section: int
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
    """The solo game: boards still face down, the last board and rolls, the rivals, the bars of the stars."""

    left: int
    board: int | None
    roll: int | None
    rival_roll: int | None
    rivals: list[str | None]
    stars: list[int]


def tool_card(tool: int) -> CardView:
    """Equipment with its figures."""
    return CardView(f"equipment-{EQUIPMENT[tool]}", TOOL_COST[tool], TOOL_VP[tool])


def client_card(client: int) -> CardView:
    """A client with its figures."""
    goods = goods_in(CLIENT_GOODS[client], 0)
    return CardView(f"client-{CLIENTS[client]}", CLIENT_COST[client], CLIENT_VP[client], goods)


def mission_card(mission: int) -> CardView:
    """A mission with what it asks for and gives."""
    asked, paid = MISSION_GOODS[mission], MISSION_PAY[mission]
    return CardView(
        MISSIONS[mission],
        0,
        MISSION_VP[mission],
        {kind: count for kind, count in zip(GOOD_KINDS, paid, strict=True) if count},
        {kind: count for kind, count in zip(GOOD_KINDS, asked, strict=True) if count},
        mission_args(mission),
    )
