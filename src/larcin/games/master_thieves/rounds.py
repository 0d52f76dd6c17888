"""What comes next, whenever nobody is asked anything: filling, then rounds of six roles, until the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.games.master_thieves import filling, roles, scoring, smugglers
from larcin.games.master_thieves.components import DETECTIVE, JEWELLER_M, MASTER_THIEF, ROLE_COUNT, SMUGGLER
from larcin.games.master_thieves.phases import (
    CHOOSING,
    DETECTING,
    FILLING,
    NEXT,
    NONE,
    SHARING,
    SMUGGLING,
    WORKING,
    jewel_args,
)

if TYPE_CHECKING:
    from larcin.games.master_thieves.position import Position


def advance(state: Position) -> None:
    """Go on until somebody owes a decision or the game is over."""
    while state.phase == NEXT:
        stage = state.stage
        if stage == FILLING:
            _fill_or_begin(state)
        elif stage == CHOOSING:
            smugglers.reveal(state, smugglers=True)
            state.stage = SMUGGLING
        elif stage == SMUGGLING:
            _smuggle_or_count(state)
        elif stage == SHARING:
            state.stage = WORKING
        elif stage == WORKING:
            _work_or_clear_up(state)
        else:
            _end_round(state)


def _fill_or_begin(state: Position) -> None:
    seat = filling.next_filler(state)
    if seat != NONE:
        filling.begin_filling(state, seat)
    else:
        smugglers.begin_round(state)


def _smuggle_or_count(state: Position) -> None:
    """The others stay hidden until the last Smuggler is done: he does not know how many Detectives there are."""
    seat = roles.next_in_turn(state, SMUGGLER, SMUGGLER)
    if seat != NONE:
        roles.begin_turn(state, seat)
        return
    smugglers.reveal(state, smugglers=False)
    state.stage = SHARING
    smugglers.head_count(state)


def _work_or_clear_up(state: Position) -> None:
    if state.at_once and state.box.rubies_left() == 0:
        scoring.finish(state)
        return
    seat = roles.next_in_turn(state, JEWELLER_M, MASTER_THIEF)
    if seat != NONE:
        roles.begin_turn(state, seat)
        return
    state.stage = DETECTING
    detectives = smugglers.by_number(state, DETECTIVE)
    if sum(state.red):
        if detectives:
            smugglers.share(state, detectives)
        elif state.events is not None:
            state.tell("red-stays", jewel_args(state.red))


def _end_round(state: Position) -> None:
    if scoring.is_last_round(state):
        scoring.finish(state)
        return
    state.round += 1
    if state.round == ROLE_COUNT:
        smugglers.pass_cards(state)
    smugglers.begin_round(state)
