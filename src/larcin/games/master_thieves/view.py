"""What a seat sees of Master Thieves: the box from outside, the one drawer that lies open, cushions, cards, alarms.

With `memory` closed (as at a real table) nothing of a shut drawer is in the view; assisted adds which drawers are long
and which cards have been played; open shows in each drawer what all have seen go in. In the end all see all.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from larcin.core import view as core
from larcin.games.master_thieves import prompts, scoring, smugglers
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    CLOSED,
    DETECTIVE,
    DRAWERS,
    FACES,
    GRAINS,
    LEVELS,
    OPEN_BOX,
    ROLE_COUNT,
    ROLES,
    SMUGGLER,
)
from larcin.games.master_thieves.phases import (
    BOX,
    CHOOSING,
    DRAFT_ONE,
    FELL,
    FILLING,
    FOUND,
    LEFT,
    NONE,
    OFFERED,
    OPEN_ONE,
    PLACE_ONE,
    RED,
    RUBY_FOUND,
    SECRETS,
    SMUGGLING,
    STAGES,
)
from larcin.games.master_thieves.position import Position
from larcin.games.master_thieves.previews import Choice, choices


class Jewels(msgspec.Struct):
    """How many of each kind."""

    diamonds: int = 0
    sapphires: int = 0
    rubies: int = 0


class Side(msgspec.Struct):
    """One side of a drawer: its front compartment, and the secret one behind it (rubies)."""

    jewels: Jewels
    alarm: int | None  # the seat whose alarm lies there


class Drawer(msgspec.Struct):
    """A drawer. `grain` is its identity for the whole game: key its picture by it. `level` and `face` are its slot now.

    `long` and the two sides are None where one has to remember them.
    """

    grain: str
    level: str
    face: str
    long: bool | None
    upper: Side | None
    lower: Side | None


class OpenDrawer(msgspec.Struct):
    """The drawer that lies open: all see it, until it is shut.

    `found` lay in its upper side when it was opened, `inside` lies there now. What fell went to `fell_to`: "red", or
    the seat ("@2") whose alarm rang. `secret` is "shut", or, for the Master Thief, "offered" (he may pull it out),
    "empty", "found" (he decides), "taken", "left", or "fell" (and was put back on the upper side).
    """

    grain: str
    level: str
    face: str
    seat: int
    fell: Jewels
    fell_to: str | None
    found: Jewels
    inside: Jewels
    alarm: int | None
    secret: str
    pulled: bool  # as far as its secret compartment
    ruby: bool  # one lies there for all to see


class Card(msgspec.Struct):
    """A role card; `number` None: its owner alone knows it."""

    role: str
    number: int | None


class Place(msgspec.Struct):
    """What lies in front of a seat. `hand` and `played` (in this cycle) are None where one has to remember them."""

    white: Jewels
    black: Jewels
    points: int
    alarm_home: bool
    to_fill: int  # diamonds still to lay in the box
    cards: int  # in hand, the one lying face down not counted
    hand: list[Card] | None
    played: list[Card] | None
    played_count: int
    chosen: bool  # a card lies in front of the seat for this round
    card: Card | None  # that card, to those who may see it
    dropped: bool  # a Smuggler who let something fall: no share


class Turn(msgspec.Struct):
    """A place in the order of play, from the cards that lie face up: "done", "acting" or "waiting"."""

    seat: int
    role: str
    number: int
    state: str


class HeadCount(msgspec.Struct):
    """Smugglers against Detectives. `outcome`: None until all cards are up, then "free", "stopped" or "clumsy"."""

    smugglers: int
    detectives: int | None
    outcome: str | None


class View(core.View, kw_only=True):
    """Master Thieves as one seat sees it."""

    choices: Sequence[Choice]
    stage: str
    cycle: int
    round: int  # of the cycle, from 1; 0 while the box is filled
    rounds: int  # to a cycle
    turn: int | None  # whose turn or share it is
    upside_down: bool  # the box stands on its head: draw the grain turned round
    drawers: list[Drawer]  # by slot: level by level from the top, faces clockwise from North
    in_view: tuple[str, str]  # the two faces a picture should show now: left, right
    open: OpenDrawer | None
    turned: bool  # in this turn
    flipped: bool
    red: Jewels
    rubies_left: int
    places: list[Place]
    order: list[Turn]
    count: HeadCount | None
    drafters: list[int]  # who share the red cushion, the next one first
    heirs: list[int]  # whose it will be when the round ends, as far as the cards that lie face up tell


def look(state: Position, seat: int | None) -> View:
    """The view of a position; what it may not know is not read."""
    box = state.box
    return View(
        **core.shared(state, seat, prompts.prompt(state, seat), [] if seat is None else choices(state, seat)),
        stage=STAGES[state.stage],
        cycle=state.cycle + 1,
        round=0 if state.stage == FILLING else state.round + 1,
        rounds=ROLE_COUNT,
        turn=state.turn if len(state.to_act) == 1 and state.stage != CHOOSING else None,
        upside_down=bool(box.over),
        drawers=[_drawer(state, slot) for slot in range(DRAWERS)],
        in_view=_in_view(state),
        open=None if state.opened == NONE else _open(state),
        turned=state.turned and state.phase == BOX,
        flipped=state.flipped and state.phase == BOX,
        red=_jewels(state.red),
        rubies_left=box.rubies_left(),
        places=[_place(state, seat, other) for other in range(state.players)],
        order=_order(state),
        count=_count(state),
        drafters=state.drafters[:] if state.phase == DRAFT_ONE else [],
        heirs=_heirs(state),
    )


def _jewels(counts: list[int]) -> Jewels:
    return Jewels(*counts)


# The box


def _drawer(state: Position, slot: int) -> Drawer:
    box = state.box
    drawer = box.drawer_at(slot)
    shown = state.memory == OPEN_BOX or state.over
    return Drawer(
        GRAINS[box.grains[drawer]],
        LEVELS[slot >> 2],
        FACES[slot & 3],
        long=box.is_long(drawer) if state.memory != CLOSED or state.over else None,
        upper=_side(state, box.upper(drawer)) if shown else None,
        lower=_side(state, box.lower(drawer)) if shown else None,
    )


def _side(state: Position, side: int) -> Side:
    box = state.box
    return Side(Jewels(box.diamonds[side], box.sapphires[side], box.rubies[side]), _alarm(state, side))


def _alarm(state: Position, side: int) -> int | None:
    owner = state.box.alarm_in(side)
    return None if owner == HOME else owner


def _open(state: Position) -> OpenDrawer:
    box = state.box
    drawer = state.opened
    slot = box.slot_of(drawer)
    upper = box.upper(drawer)
    fell_to = None if state.fell_to == NONE else "red" if state.fell_to == RED else f"@{state.fell_to}"
    return OpenDrawer(
        GRAINS[box.grains[drawer]],
        LEVELS[slot >> 2],
        FACES[slot & 3],
        seat=state.turn,
        fell=_jewels(state.fell),
        fell_to=fell_to,
        found=_jewels(state.found),
        inside=Jewels(box.diamonds[upper], box.sapphires[upper]),
        alarm=_alarm(state, upper),
        secret=SECRETS[state.secret],
        pulled=state.secret > OFFERED,
        ruby=state.secret in (FOUND, FELL, LEFT),
    )


def _in_view(state: Position) -> tuple[str, str]:
    """The open drawer's face to the left; otherwise South and East."""
    left = 2 if state.opened == NONE else state.box.slot_of(state.opened) & 3
    return (FACES[left], FACES[(left + 3) & 3])


# Seats and cards


def _place(state: Position, seat: int | None, other: int) -> Place:
    mine = other == seat
    remembered = mine or state.memory != CLOSED or state.over
    chosen = state.role[other] != NONE
    shown = state.is_shown(other)
    card = _card(state, seat, other, state.role[other]) if chosen and (mine or shown) else None
    lying = chosen and not shown
    left = state.unplayed(other)
    if lying and card is not None:
        left &= ~(1 << state.role[other])
    played = [role for role in range(ROLE_COUNT) if state.played[other] >> role & 1]
    return Place(
        white=_jewels(state.white[other * 2 : other * 2 + 2]),
        black=_jewels(state.black[other * 3 : other * 3 + 3]),
        points=scoring.points(state, other),
        alarm_home=state.box.alarms[other] == HOME,
        to_fill=state.to_fill[other],
        cards=state.unplayed(other).bit_count() - int(lying),
        hand=_cards(state, seat, other, left) if remembered else None,
        played=[_card(state, seat, other, role) for role in played] if remembered else None,
        played_count=len(played),
        chosen=chosen,
        card=card,
        dropped=bool(state.dropped >> other & 1),
    )


def _cards(state: Position, seat: int | None, other: int, roles_left: int) -> list[Card]:
    return [_card(state, seat, other, role) for role in range(ROLE_COUNT) if roles_left >> role & 1]


def _card(state: Position, seat: int | None, other: int, role: int) -> Card:
    known = other == seat or state.known[other] >> role & 1
    return Card(ROLES[role], state.numbers[other * ROLE_COUNT + role] if known else None)


def _order(state: Position) -> list[Turn]:
    if state.stage == FILLING:
        return []
    order: list[Turn] = []
    for role in range(ROLE_COUNT):
        up = [other for other in smugglers.by_number(state, role) if state.is_shown(other)]
        order += [Turn(other, ROLES[role], state.number_of(other), _progress(state, other)) for other in up]
    return order


def _heirs(state: Position) -> list[int]:
    """Detectives share the red cushion in the end, unless Smugglers share it before."""
    if state.stage == FILLING or not sum(state.red):
        return []
    return [seat for seat in smugglers.by_number(state, DETECTIVE) if state.is_shown(seat)]


def _progress(state: Position, other: int) -> str:
    role = state.role[other]
    if state.to_act == (other,) and state.phase in (OPEN_ONE, PLACE_ONE, BOX, RUBY_FOUND):
        return "acting"
    if state.phase == DRAFT_ONE and state.turn == other:
        return "acting"
    if role == DETECTIVE:
        return "done" if state.over else "waiting"
    return "done" if state.acted >> other & 1 else "waiting"


def _count(state: Position) -> HeadCount | None:
    if state.stage <= CHOOSING:
        return None
    heads = state.count(SMUGGLER)
    if state.stage == SMUGGLING:
        return HeadCount(heads, None, None)
    if heads == 0:
        return None
    detectives = state.count(DETECTIVE)
    return HeadCount(heads, detectives, smugglers.outcome(state))
