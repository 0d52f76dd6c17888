"""Master Thieves for learning agents: the view of a seat as numbers.

What one has to remember is not in it: with `memory` closed, nothing of a shut drawer is. An agent without a memory of
its own plays with `memory` open.
"""

from __future__ import annotations

from typing import Final

from larcin.core.features import Feature, Row
from larcin.core.state import Setup
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    CARDS,
    CLOSED,
    DIAMOND,
    DRAWERS,
    FIRST_DIAMONDS,
    IMITATIONS,
    MOST_PLAYERS,
    OPEN_BOX,
    ROLE_COUNT,
    RUBIES,
    SAPPHIRE,
    in_play,
)
from larcin.games.master_thieves.phases import BOX, CHOOSING, DRAFT_ONE, FILLING, NONE, PHASES, RED, SECRETS, STAGES
from larcin.games.master_thieves.position import Position

MOST_CYCLES: Final = 20  # there is no limit: what is more counts as this


def features(setup: Setup) -> tuple[Feature, ...]:
    """Every feature, in the order in which `encode` writes them."""
    seats = setup.players
    diamonds = in_play(DIAMOND, seats)
    sapphires = in_play(SAPPHIRE, seats)
    sides = DRAWERS * 3
    return (
        Feature("stage", len(STAGES), 1, f"What the table is doing: {', '.join(STAGES)}."),
        Feature("phase", len(PHASES), 1, f"What is asked: {', '.join(PHASES)}."),
        Feature("to-act", seats, 1, "Who decides; while roles are chosen, everybody who has not."),
        Feature("turn", seats, 1, "Whose turn or share it is."),
        Feature("cycle", 1, MOST_CYCLES, "How often the cards have been passed on."),
        Feature("round", ROLE_COUNT, 1, "The round of the cycle; none while the box is filled."),
        # The box
        Feature("upside-down", 1, 1, "The box stands on its head."),
        Feature(
            "grains", DRAWERS * DRAWERS, 1, "Which drawer (told by its grain) is in each slot, from the top, clockwise."
        ),
        Feature("long", DRAWERS, 1, "The drawer in the slot is a long one, where memory is assisted or open."),
        Feature(
            "upper", sides, diamonds, "Diamonds, sapphires, rubies on the upper side of each slot's drawer, if open."
        ),
        Feature("lower", sides, diamonds, "The same of the lower side."),
        Feature(
            "alarms-upper", DRAWERS * seats, 1, "Whose alarm lies on the upper side of each slot's drawer, if open."
        ),
        Feature("alarms-lower", DRAWERS * seats, 1, "The same of the lower side."),
        Feature("rubies-left", 1, RUBIES, "Rubies that nobody has taken yet."),
        Feature("turned", 1, 1, "A level was turned in this turn."),
        Feature("flipped", 1, 1, "The box was flipped in this turn."),
        # The open drawer
        Feature("open", DRAWERS, 1, "The slot of the drawer that lies open."),
        Feature("fell", 2, diamonds, "Diamonds and sapphires that fell out of it."),
        Feature("fell-to", seats + 1, 1, "Where they went: to whose alarm it was; the last: onto the red cushion."),
        Feature("found", 2, diamonds, "Diamonds and sapphires that lay in its upper side."),
        Feature("inside", 2, diamonds, "Diamonds and sapphires that lie there now."),
        Feature("alarm", seats, 1, "Whose alarm lies there."),
        Feature("secret", len(SECRETS), 1, f"Its secret compartment: {', '.join(SECRETS)}."),
        Feature("more", 1, MOST_PLAYERS, "Imitations that may still be added."),
        # Cushions
        Feature("red", 2, diamonds, "Diamonds and sapphires on the red cushion."),
        Feature("white-diamonds", seats, IMITATIONS[DIAMOND], "Imitations on each white cushion."),
        Feature("white-sapphires", seats, IMITATIONS[SAPPHIRE], "Imitations on each white cushion."),
        Feature("black-diamonds", seats, diamonds, "Genuine ones on each black cushion."),
        Feature("black-sapphires", seats, sapphires, "Genuine ones on each black cushion."),
        Feature("black-rubies", seats, RUBIES, "Rubies on each black cushion."),
        Feature("to-fill", seats, FIRST_DIAMONDS, "Diamonds that each seat has still to lay in the box."),
        Feature("alarm-home", seats, 1, "The seat's alarm is at home."),
        # Cards
        Feature("cards", seats, ROLE_COUNT, "Cards in each hand, one lying face down not counted."),
        Feature("chosen", seats, 1, "A card lies in front of the seat for this round."),
        Feature("role", ROLE_COUNT * seats, 1, "The role on it: your own, and those that lie face up."),
        Feature("acted", seats, 1, "The seat has begun its turn of this round."),
        Feature("dropped", seats, 1, "A Smuggler who let something fall."),
        Feature("played", ROLE_COUNT * seats, 1, "The roles played in this cycle; of others unless memory is closed."),
        Feature("numbers", ROLE_COUNT * seats, max(CARDS), "The numbers on role cards, where you know them."),
        Feature(
            "drafters", seats, seats, "The seat's place among those who share the red cushion: 1 is next, 0 is none."
        ),
    )


def encode(state: Position, seat: int | None) -> bytearray:
    """What the seat sees, from its own place clockwise."""
    row = Row()
    players = state.players
    me = 0 if seat is None else seat
    row.one_hot(len(STAGES), state.stage)
    row.one_hot(len(PHASES), state.phase)
    for place in range(players):
        row.number(1 if (me + place) % players in state.to_act else 0)
    one = len(state.to_act) == 1 and state.stage != CHOOSING
    row.one_hot(players, (state.turn - me) % players if one else -1)
    row.number(min(state.cycle, MOST_CYCLES))
    row.one_hot(ROLE_COUNT, -1 if state.stage == FILLING else state.round)
    _add_box(row, state, me)
    _add_open(row, state, me)
    _add_cushions(row, state, me)
    _add_cards(row, state, seat, me)
    return row.done()


def _add_box(row: Row, state: Position, me: int) -> None:
    box = state.box
    over = not state.to_act
    slots = [box.drawer_at(slot) for slot in range(DRAWERS)]
    row.number(box.over)
    for drawer in slots:
        row.one_hot(DRAWERS, box.grains[drawer])
    assisted = over or state.memory != CLOSED
    for drawer in slots:
        row.number(1 if assisted and box.is_long(drawer) else 0)
    shown = over or state.memory == OPEN_BOX
    for half in range(2):
        for drawer in slots:
            side = box.lower(drawer) if half else box.upper(drawer)
            row.number(box.diamonds[side] if shown else 0)
            row.number(box.sapphires[side] if shown else 0)
            row.number(box.rubies[side] if shown else 0)
    for half in range(2):
        for drawer in slots:
            owner = box.alarm_in(box.lower(drawer) if half else box.upper(drawer)) if shown else HOME
            row.one_hot(state.players, -1 if owner == HOME else (owner - me) % state.players)
    row.number(box.rubies_left())
    row.number(1 if state.turned and state.phase == BOX else 0)
    row.number(1 if state.flipped and state.phase == BOX else 0)


def _add_open(row: Row, state: Position, me: int) -> None:
    """The drawer that lies open: everybody sees it."""
    box = state.box
    players = state.players
    open_now = state.opened != NONE
    row.one_hot(DRAWERS, box.slot_of(state.opened) if open_now else -1)
    row.numbers(state.fell)
    to = -1
    if state.fell_to == RED:
        to = players
    elif state.fell_to >= 0:
        to = (state.fell_to - me) % players
    row.one_hot(players + 1, to)
    row.numbers(state.found)
    upper = box.upper(state.opened) if open_now else 0
    row.number(box.diamonds[upper] if open_now else 0)
    row.number(box.sapphires[upper] if open_now else 0)
    owner = box.alarm_in(upper) if open_now else HOME
    row.one_hot(players, -1 if owner == HOME else (owner - me) % players)
    row.one_hot(len(SECRETS), state.secret if open_now else -1)
    row.number(state.more)


def _add_cushions(row: Row, state: Position, me: int) -> None:
    players = state.players
    order = [(me + place) % players for place in range(players)]
    row.numbers(state.red)
    for jewel in range(2):
        for other in order:
            row.number(state.white[other * 2 + jewel])
    for jewel in range(3):
        for other in order:
            row.number(state.black[other * 3 + jewel])
    for other in order:
        row.number(state.to_fill[other])
    for other in order:
        row.number(1 if state.box.alarms[other] == HOME else 0)


def _add_cards(row: Row, state: Position, seat: int | None, me: int) -> None:
    """Role cards: one's own, those that lie face up, and what need not be remembered of the others."""
    players = state.players
    order = [(me + place) % players for place in range(players)]
    remembered = state.memory != CLOSED or not state.to_act
    for other in order:
        lying = state.role[other] != NONE and not state.is_shown(other)
        row.number(ROLE_COUNT - state.played[other].bit_count() - (1 if lying else 0))
    for other in order:
        row.number(1 if state.role[other] != NONE else 0)
    for other in order:
        row.one_hot(ROLE_COUNT, state.role[other] if other == seat or state.is_shown(other) else NONE)
    row.bits(players, _turned(state.acted, me, players))
    row.bits(players, _turned(state.dropped, me, players))
    for other in order:
        row.bits(ROLE_COUNT, state.played[other] if other == seat or remembered else 0)
    for other in order:
        known = 0
        if other == seat:
            known = (1 << ROLE_COUNT) - 1
        elif remembered:
            known = state.known[other]
        elif state.is_shown(other):
            known = 1 << state.role[other]
        for role in range(ROLE_COUNT):
            row.number(state.numbers[other * ROLE_COUNT + role] if known >> role & 1 else 0)
    for other in order:
        waiting = state.phase == DRAFT_ONE and other in state.drafters
        row.number(state.drafters.index(other) + 1 if waiting else 0)


def _turned(seats: int, me: int, players: int) -> int:
    """A set of seats (as bits), counted from this one."""
    return (seats >> me | seats << (players - me)) & ((1 << players) - 1)
