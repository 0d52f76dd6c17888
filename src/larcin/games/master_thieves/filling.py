"""Filling the box before the first round (rulebook: "Préparatifs"): the first diamonds, then the box is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import Action, seat_arg
from larcin.games.master_thieves import drawers
from larcin.games.master_thieves.components import DIAMOND, FIRST_DIAMONDS, OPEN, PLACE
from larcin.games.master_thieves.phases import BOX, FILL, NONE

if TYPE_CHECKING:
    from larcin.games.master_thieves.position import Position


def shares(players: int, first: int) -> list[int]:
    """The first diamonds, as evenly as they go; clockwise from the first player, the first ones get one more."""
    dealt = [0] * players
    for place in range(FIRST_DIAMONDS):
        dealt[(first + place) % players] += 1
    return dealt


def next_filler(state: Position) -> int:
    """The next seat clockwise with diamonds to lay, or NONE."""
    for place in range(state.players):
        seat = (state.first + place) % state.players
        if state.to_fill[seat] > 0:
            return seat
    return NONE


def begin_filling(state: Position, seat: int) -> None:
    """That seat lays its diamonds."""
    state.turned = False
    state.flipped = False
    state.ask(seat, FILL)


def legal(state: Position) -> list[Action]:
    """Any drawer but the open one; or one more diamond into that."""
    if state.opened == NONE:
        return OPEN
    slot = state.box.slot_of(state.opened)
    return [*OPEN[:slot], *OPEN[slot + 1 :], PLACE[DIAMOND]]


def open_to_fill(state: Position, slot: int) -> None:
    """Open a drawer and put a diamond in: nobody opens one only to look (ruling)."""
    drawers.shut_drawer(state)
    drawers.open_drawer(state, slot)
    fill(state)


def fill(state: Position) -> None:
    """Put a diamond into the open drawer. With the last one laid, the box must be turned or flipped."""
    seat = state.turn
    state.box.diamonds[state.box.upper(state.opened)] += 1
    state.to_fill[seat] -= 1
    if state.events is not None:
        state.tell_drawer("fill", {"seat": seat_arg(seat)}, {})
    if state.to_fill[seat] == 0:
        state.phase = BOX
