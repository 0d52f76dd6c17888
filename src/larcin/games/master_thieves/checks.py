"""Is this a position that the rules can lead to? Asked of whatever is loaded; the answer is a sentence."""

from __future__ import annotations

from larcin.core.errors import BadPosition
from larcin.games.master_thieves import roles, scoring
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    DETECTIVE,
    DIAMOND,
    DRAWERS,
    JEWELLER_F,
    JEWELLER_M,
    MASTER_THIEF,
    ROLE_COUNT,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    in_play,
    jewel_id,
)
from larcin.games.master_thieves.state import (
    BOX,
    CHOOSE_ROLE,
    CHOOSING,
    DETECTING,
    DRAFT_ONE,
    ENDED,
    FILL,
    FILLING,
    FOUND,
    NONE,
    OFFERED,
    OPEN_ONE,
    OVER,
    PLACE_ONE,
    RUBY_FOUND,
    SHARING,
    SMUGGLING,
    WORKING,
    Board,
)

PHASES_OF = {
    FILLING: (FILL, BOX),
    CHOOSING: (CHOOSE_ROLE,),
    SMUGGLING: (OPEN_ONE, PLACE_ONE, BOX),
    SHARING: (DRAFT_ONE,),
    WORKING: (OPEN_ONE, PLACE_ONE, BOX, RUBY_FOUND),
    DETECTING: (DRAFT_ONE,),
    OVER: (ENDED,),
}


def check(board: Board) -> None:
    """Raise BadPosition with what is wrong, if anything is."""
    _check_jewels(board)
    _check_drawers(board)
    _check_cards(board)
    _check_moment(board)


def _wrong(board: Board, problem: str, **args: int | str) -> BadPosition:
    return BadPosition("position-" + problem, game=board.game.slug, **args)


def _check_jewels(board: Board) -> None:
    box = board.box
    for jewel in (DIAMOND, SAPPHIRE, RUBY):
        inside = [box.diamonds, box.sapphires, box.rubies][jewel]
        found = sum(inside) + sum(board.black[jewel::3])
        if jewel != RUBY:
            found += sum(board.white[jewel::2]) + board.red[jewel]
        if jewel == DIAMOND:
            found += sum(board.to_fill)
        expected = in_play(jewel, board.players)
        if found != expected:
            raise _wrong(board, "jewel-count", jewel=jewel_id(jewel), found=found, expected=expected)


def _check_drawers(board: Board) -> None:
    box = board.box
    for drawer in range(DRAWERS):
        a, b = drawer * 2, drawer * 2 + 1
        if box.diamonds[a] + box.sapphires[a] and box.diamonds[b] + box.sapphires[b]:
            raise _wrong(board, "both-sides", drawer=drawer)
        rubies = box.rubies[a] + box.rubies[b]
        if rubies > 1 or (rubies and not box.is_long(drawer)):
            raise _wrong(board, "ruby-place", drawer=drawer)
    for seat, side in enumerate(box.alarms):
        taken_out = board.phase == PLACE_ONE and board.opened != NONE and side == box.upper(board.opened)
        if side != HOME and box.diamonds[side] + box.sapphires[side] == 0 and not taken_out:
            raise _wrong(board, "alarm-alone", seat=seat)
        if side != HOME and side in box.alarms[:seat]:
            raise _wrong(board, "alarms-together", drawer=side // 2)


def _check_cards(board: Board) -> None:
    for role in range(ROLE_COUNT):
        numbers = board.numbers[role::ROLE_COUNT]
        if len(set(numbers)) != len(numbers):
            raise _wrong(board, "number-twice", role="role-" + ROLES[role])
    for seat in range(board.players):
        role = board.role[seat]
        shown = board.is_shown(seat)
        if board.stage == FILLING:
            fits = role == NONE
        elif board.stage == CHOOSING:
            fits = not shown
        elif board.stage == SMUGGLING:
            fits = role != NONE and shown == (role == SMUGGLER)
        else:
            fits = shown
        if not fits or board.played[seat].bit_count() != board.round + int(shown):
            raise _wrong(board, "cards", seat=seat)


def _check_moment(board: Board) -> None:
    """Does what is asked fit with whom it is asked, and with the open drawer?"""
    phase = board.phase
    if phase not in PHASES_OF[board.stage]:
        raise _wrong(board, "phase")
    if (board.opened != NONE) != _needs_drawer(board) and not (phase == FILL and board.opened != NONE):
        raise _wrong(board, "drawer-open")
    if phase == ENDED:
        fits = scoring.is_last_round(board)
    elif phase == CHOOSE_ROLE:
        fits = board.round + 1 < ROLE_COUNT and len(board.to_act) > 0
    elif phase == DRAFT_ONE:
        fits = _fits_draft(board)
    elif board.stage == FILLING:
        fits = (board.to_fill[board.turn] > 0) == (phase == FILL)
    else:
        fits = _fits_turn(board)
    if not fits:
        raise _wrong(board, "moment")


def _fits_draft(board: Board) -> bool:
    role = SMUGGLER if board.stage == SHARING else DETECTIVE
    drafters = board.drafters
    return (
        len(drafters) > 1
        and drafters[0] == board.turn
        and len(set(drafters)) == len(drafters)
        and all(board.role[seat] == role for seat in drafters)
        and min(board.red) > 0
    )


def _fits_turn(board: Board) -> bool:
    seat = board.turn
    role = board.role[seat]
    phase = board.phase
    first, last = (SMUGGLER, SMUGGLER) if board.stage == SMUGGLING else (JEWELLER_M, MASTER_THIEF)
    if not (first <= role <= last and board.acted >> seat & 1):
        return False
    if phase == PLACE_ONE:
        return role in (SMUGGLER, JEWELLER_M, JEWELLER_F) and len(roles.place_choices(board)) == 2
    if phase == RUBY_FOUND:
        return role == MASTER_THIEF and board.secret == FOUND and board.box.rubies[board.box.upper(board.opened)] == 1
    if phase == BOX and board.secret == OFFERED:
        return role == MASTER_THIEF and board.opened != NONE and board.box.is_long(board.opened)
    return not (board.turned and board.flipped)


def _needs_drawer(board: Board) -> bool:
    """A drawer lies open from its opening until the box is turned or flipped."""
    return board.phase in (PLACE_ONE, RUBY_FOUND) or (board.phase == BOX and not board.turned and not board.flipped)
