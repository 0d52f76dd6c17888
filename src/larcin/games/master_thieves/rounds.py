"""What comes next, whenever nobody is asked anything: filling, then rounds of six roles, until the end."""

from __future__ import annotations

from larcin.games.master_thieves import roles, scoring, setup, smugglers
from larcin.games.master_thieves.components import DETECTIVE, JEWELLER_M, MASTER_THIEF, ROLE_COUNT, SMUGGLER
from larcin.games.master_thieves.state import (
    CHOOSING,
    DETECTING,
    FILLING,
    NEXT,
    NONE,
    SHARING,
    SMUGGLING,
    WORKING,
    Board,
    jewel_args,
)


def advance(board: Board) -> None:
    """Go on until somebody owes a decision or the game is over."""
    while board.phase == NEXT:
        stage = board.stage
        if stage == FILLING:
            _fill_or_begin(board)
        elif stage == CHOOSING:
            smugglers.reveal(board, smugglers=True)
            board.stage = SMUGGLING
        elif stage == SMUGGLING:
            _smuggle_or_count(board)
        elif stage == SHARING:
            board.stage = WORKING
        elif stage == WORKING:
            _work_or_clear_up(board)
        else:
            _end_round(board)


def _fill_or_begin(board: Board) -> None:
    seat = setup.next_filler(board)
    if seat != NONE:
        setup.begin_filling(board, seat)
    else:
        smugglers.begin_round(board)


def _smuggle_or_count(board: Board) -> None:
    """The others stay hidden until the last Smuggler is done: he does not know how many Detectives there are."""
    seat = roles.next_in_turn(board, SMUGGLER, SMUGGLER)
    if seat != NONE:
        roles.begin_turn(board, seat)
        return
    smugglers.reveal(board, smugglers=False)
    board.stage = SHARING
    smugglers.head_count(board)


def _work_or_clear_up(board: Board) -> None:
    if board.at_once and board.box.rubies_left() == 0:
        scoring.finish(board)
        return
    seat = roles.next_in_turn(board, JEWELLER_M, MASTER_THIEF)
    if seat != NONE:
        roles.begin_turn(board, seat)
        return
    board.stage = DETECTING
    detectives = smugglers.by_number(board, DETECTIVE)
    if sum(board.red):
        if detectives:
            smugglers.share(board, detectives)
        elif board.events is not None:
            board.tell("red-stays", jewel_args(board.red))


def _end_round(board: Board) -> None:
    if scoring.is_last_round(board):
        scoring.finish(board)
        return
    board.round += 1
    if board.round == ROLE_COUNT:
        smugglers.pass_cards(board)
    smugglers.begin_round(board)
