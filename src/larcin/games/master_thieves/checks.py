"""Is this a position that the rules can lead to? Asked of whatever is loaded; the answer is a sentence."""

from __future__ import annotations

from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    ALL_ROLES,
    DIAMOND,
    DRAWERS,
    IMITATIONS,
    ROLE_COUNT,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    in_play,
    jewel_id,
)
from larcin.games.master_thieves.moments import check_moment, wrong
from larcin.games.master_thieves.state import CHOOSING, FILLING, NONE, PLACE_ONE, SMUGGLING, Board


def check(board: Board) -> None:
    """Raise BadPosition with what is wrong, if anything is."""
    _check_jewels(board)
    _check_drawers(board)
    _check_cards(board)
    check_moment(board)


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
            raise wrong(board, "jewel-count", jewel=jewel_id(jewel), found=found, expected=expected)
    for seat in range(board.players):
        if any(board.white[seat * 2 + jewel] > IMITATIONS[jewel] for jewel in (DIAMOND, SAPPHIRE)):
            raise wrong(board, "white-full", seat=seat, diamonds=IMITATIONS[DIAMOND], sapphires=IMITATIONS[SAPPHIRE])


def _check_drawers(board: Board) -> None:
    box = board.box
    for drawer in range(DRAWERS):
        a, b = drawer * 2, drawer * 2 + 1
        if box.diamonds[a] + box.sapphires[a] and box.diamonds[b] + box.sapphires[b]:
            raise wrong(board, "both-sides", drawer=drawer)
        rubies = box.rubies[a] + box.rubies[b]
        if rubies > 1 or (rubies and not box.is_long(drawer)):
            raise wrong(board, "ruby-place", drawer=drawer)
        secret = box.seen[DRAWERS + drawer]
        if secret > (box.seen[drawer] if box.is_long(drawer) else 0):
            raise wrong(board, "seen", drawer=drawer)
    for seat, side in enumerate(box.alarms):
        smuggling = board.phase == PLACE_ONE and board.opened != NONE and board.role[board.turn] == SMUGGLER
        taken_out = smuggling and side == box.upper(board.opened)
        if side != HOME and box.diamonds[side] + box.sapphires[side] == 0 and not taken_out:
            raise wrong(board, "alarm-alone", seat=seat)
        if side != HOME and side in box.alarms[:seat]:
            raise wrong(board, "alarms-together", drawer=side // 2)


def _check_cards(board: Board) -> None:
    for role in range(ROLE_COUNT):
        numbers = board.numbers[role::ROLE_COUNT]
        if len(set(numbers)) != len(numbers):
            raise wrong(board, "number-twice", role="role-" + ROLES[role])
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
            raise wrong(board, "cards", seat=seat)
    known = [ALL_ROLES] * board.players if board.cycle else board.played
    if board.known != known:
        raise wrong(board, "known")
