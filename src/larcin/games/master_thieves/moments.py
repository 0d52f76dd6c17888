"""Can this be asked now, and of this seat? Asked of a position that is loaded: who has acted, and the open drawer."""

from __future__ import annotations

from larcin.core.errors import BadPosition
from larcin.games.master_thieves import scoring, smugglers
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    DETECTIVE,
    DIAMOND,
    IMITATIONS,
    JEWELLER_F,
    JEWELLER_M,
    MASTER_THIEF,
    ROLE_COUNT,
    SAPPHIRE,
    SMUGGLER,
)
from larcin.games.master_thieves.setup import shares
from larcin.games.master_thieves.state import (
    BOX,
    CHOOSE_ROLE,
    CHOOSING,
    DETECTING,
    DRAFT_ONE,
    EMPTY,
    ENDED,
    FELL,
    FILL,
    FILLING,
    FOUND,
    LEFT,
    NONE,
    OFFERED,
    OPEN_ONE,
    OVER,
    PLACE_ONE,
    RED,
    RUBY_FOUND,
    SHARING,
    SHUT,
    SMUGGLING,
    TAKEN,
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
PLACERS = (SMUGGLER, JEWELLER_M, JEWELLER_F)


def wrong(board: Board, problem: str, **args: int | str) -> BadPosition:
    """The sentence `position-<problem>`, to be raised."""
    return BadPosition("position-" + problem, game=board.game.slug, **args)


def check_moment(board: Board) -> None:
    """Raise BadPosition if what is asked does not fit with whom it is asked, who has acted, or the open drawer."""
    if board.phase not in PHASES_OF[board.stage]:
        raise wrong(board, "phase")
    if (board.opened != NONE) != _needs_drawer(board):
        raise wrong(board, "drawer-open")
    if board.stage == FILLING:
        _check_filling(board)
    elif any(board.to_fill):
        raise wrong(board, "to-fill")
    if not _fits_phase(board):
        raise wrong(board, "moment")
    _check_drafters(board)
    _check_acted(board)
    _check_end(board)
    if not (_falls_fit(board) and _content_fits(board) if board.opened != NONE else board.more == 0):
        raise wrong(board, "open-content")


def _needs_drawer(board: Board) -> bool:
    """A drawer lies open from its opening until the box is turned or flipped."""
    if board.phase == FILL:  # nobody opens one without laying a diamond in it
        return board.to_fill[board.turn] != shares(board.players, board.first)[board.turn]
    return board.phase in (PLACE_ONE, RUBY_FOUND) or (board.phase == BOX and not board.turned and not board.flipped)


# What is asked


def _fits_phase(board: Board) -> bool:
    phase = board.phase
    role = board.role[board.turn]
    if phase == ENDED:
        return scoring.is_last_round(board)
    if phase == CHOOSE_ROLE:
        return board.round + 1 < ROLE_COUNT and len(board.to_act) > 0
    if phase == DRAFT_ONE:
        return min(board.red) > 0
    if phase == BOX:
        one = board.one_of_both and board.stage != FILLING  # then the first of the two ends the turn
        fits = not (board.turned or board.flipped) if one else not (board.turned and board.flipped)
    else:
        fits = not board.turned and not board.flipped
    if board.stage == FILLING:
        return fits and (board.to_fill[board.turn] > 0) == (phase == FILL)
    if phase == PLACE_ONE:
        fits = fits and role in PLACERS and min(board.white[board.turn * 2 : board.turn * 2 + 2]) > 0
    if phase == RUBY_FOUND:
        fits = fits and role == MASTER_THIEF and board.secret == FOUND
    first, last = (SMUGGLER, SMUGGLER) if board.stage == SMUGGLING else (JEWELLER_M, MASTER_THIEF)
    return fits and first <= role <= last


def _check_filling(board: Board) -> None:
    """Before the first round everybody lays diamonds in turn, and nothing else has happened."""
    given = shares(board.players, board.first)
    for place in range(board.players):
        seat = (board.first + place) % board.players
        before = place < (board.turn - board.first) % board.players
        left = board.to_fill[seat]
        if left > given[seat] or (left != (0 if before else given[seat]) and seat != board.turn):
            raise wrong(board, "to-fill")
    full = [IMITATIONS[jewel] for _ in range(board.players) for jewel in (DIAMOND, SAPPHIRE)]
    alarms = any(where != HOME for where in board.box.alarms)
    if board.cycle or board.round or board.white != full or any(board.black) or board.red[SAPPHIRE] or alarms:
        raise wrong(board, "filling")


def _check_drafters(board: Board) -> None:
    """Who shares the red cushion: the Smugglers who are free to and let nothing fall, or the Detectives, by number."""
    drafters = board.drafters
    expected: list[int] = []
    if board.stage == SHARING and smugglers.outcome(board) == "free":
        expected = smugglers.by_number(board, SMUGGLER, board.dropped)
    elif board.stage == DETECTING:
        expected = smugglers.by_number(board, DETECTIVE)
    if board.phase != DRAFT_ONE:
        fits = drafters == []
    elif len(expected) < 2 or board.turn not in expected:
        fits = False
    else:
        now = expected.index(board.turn)
        fits = drafters == expected[now:] + expected[:now]
    if not fits:
        raise wrong(board, "drafters")


# Who has acted


def _rank(board: Board, seat: int) -> int:
    return board.role[seat] * 16 + board.number_of(seat)


def _expected_acted(board: Board) -> list[int]:
    """The seats that have begun their turn: by role, then by number, up to whose turn it is."""
    if board.stage <= CHOOSING:
        return []
    last_role = SMUGGLER if board.stage in (SMUGGLING, SHARING) else MASTER_THIEF
    seats = [seat for seat in range(board.players) if board.role[seat] <= last_role]
    cut_short = board.stage == OVER and board.at_once and board.box.rubies_left() == 0
    if board.stage in (SMUGGLING, WORKING) or cut_short:
        seats = [seat for seat in seats if _rank(board, seat) <= _rank(board, board.turn)]
    return seats


def _check_acted(board: Board) -> None:
    acted = _expected_acted(board)
    if board.acted != sum(1 << seat for seat in acted):
        raise wrong(board, "acted", seats=", ".join(str(seat) for seat in acted) or "–")
    clumsy = [seat for seat in range(board.players) if board.dropped >> seat & 1]
    fits = all(seat in acted and board.role[seat] == SMUGGLER for seat in clumsy)
    if board.stage == SMUGGLING and (board.opened != NONE or board.phase == OPEN_ONE):
        fits = fits and (board.turn in clumsy) == (board.fell_to != NONE)
    if not fits:
        raise wrong(board, "dropped")


def _check_end(board: Board) -> None:
    """A cushion without imitations, or a box without rubies: the game is over with this round, or at once."""
    for seat in range(board.players):
        if board.imitations(seat) == 0:
            placed = board.acted >> seat & 1 and board.role[seat] in PLACERS
            if not placed or (seat == board.turn and board.phase == OPEN_ONE):
                raise wrong(board, "white-empty", seat=seat)
    if board.box.rubies_left() > 0:
        return
    takers = [seat for seat in range(board.players) if board.role[seat] == MASTER_THIEF and board.acted >> seat & 1]
    if board.phase == OPEN_ONE or (board.opened != NONE and board.secret != TAKEN):
        takers = [seat for seat in takers if seat != board.turn]
    if not takers or (board.at_once and board.stage != OVER):
        raise wrong(board, "rubies-gone")


# The open drawer


def _falls_fit(board: Board) -> bool:
    """What fell went to the red cushion, or to the owner of an alarm who is somebody else; above it lay nothing."""
    owner = board.fell_to
    if (sum(board.fell) > 0) != (owner != NONE):
        return False
    if owner == NONE:
        return True
    if sum(board.found) > 0:
        return False
    if owner == RED:
        got = board.red
    else:
        got = board.black[owner * 3 : owner * 3 + 2]
        if owner == board.turn or board.box.alarms[owner] != HOME or board.stage == FILLING:
            return False
    return got[DIAMOND] >= board.fell[DIAMOND] and got[SAPPHIRE] >= board.fell[SAPPHIRE]


def _content_fits(board: Board) -> bool:
    """Does what lies in the drawer follow from what was found there, and from what the role does?"""
    box = board.box
    upper, lower = box.upper(board.opened), box.lower(board.opened)
    inside = [box.diamonds[upper], box.sapphires[upper]]
    if box.diamonds[lower] or box.sapphires[lower] or box.seen[board.opened] != box.clock:
        return False
    role = board.role[board.turn]
    if board.secret != SHUT and role != MASTER_THIEF:
        return False
    if board.stage == FILLING:
        laid = shares(board.players, board.first)[board.turn] - board.to_fill[board.turn]
        return board.more == 0 and sum(board.found[1:] + inside[1:]) == 0 < inside[0] - board.found[0] <= laid
    if role in (JEWELLER_M, JEWELLER_F):
        return _jeweller_fits(board, inside)
    if role == SMUGGLER:
        return _smuggler_fits(board, inside)
    return board.more == 0 and _thief_fits(board, inside)


def _placed_fits(board: Board, placed: list[int], count: int) -> bool:
    """So many imitations, and no more than are missing from the white cushion."""
    white = board.white[board.turn * 2 : board.turn * 2 + 2]
    missing = [IMITATIONS[DIAMOND] - white[DIAMOND], IMITATIONS[SAPPHIRE] - white[SAPPHIRE]]
    fits = 0 <= placed[DIAMOND] <= missing[DIAMOND] and 0 <= placed[SAPPHIRE] <= missing[SAPPHIRE]
    return fits and sum(placed) == count


def _jeweller_fits(board: Board, inside: list[int]) -> bool:
    """He places one, and none after a fall; she places one and may add one for each Detective."""
    if board.role[board.turn] == JEWELLER_F:
        may = board.count(DETECTIVE)
        must = 1
    else:
        may = 0
        must = 1 if board.fell_to == NONE else 0
    if board.phase == PLACE_ONE:
        return must == 1 and board.more == may and inside == board.found
    placed = [inside[DIAMOND] - board.found[DIAMOND], inside[SAPPHIRE] - board.found[SAPPHIRE]]
    return board.more <= may and _placed_fits(board, placed, must + may - board.more)


def _smuggler_fits(board: Board, inside: list[int]) -> bool:
    """What he found lies on the red cushion, one imitation in its place; into an empty drawer he may put one."""
    if board.fell_to != NONE:
        return board.phase == BOX and board.more == 0 and sum(inside) == 0
    if board.phase == PLACE_ONE:
        return board.more == 0 and sum(inside) == 0 < sum(board.found) and _lies_on(board.red, board.found)
    empty = sum(board.found) == 0
    if board.more > int(empty) or not _lies_on(board.red, board.found):
        return False
    return _placed_fits(board, inside, 1 - board.more)


def _thief_fits(board: Board, inside: list[int]) -> bool:
    """What he found is his, unless something fell, or the secret compartment is still to be opened."""
    box = board.box
    secret = board.secret
    above, below = box.rubies[box.upper(board.opened)], box.rubies[box.lower(board.opened)]
    untouched = board.fell_to != NONE
    if board.role[board.turn] == MASTER_THIEF and box.is_long(board.opened) and board.fell_to == NONE:
        rubies = {OFFERED: (above, below), EMPTY: (0, 0), FOUND: (1, 0), FELL: (1, 0), LEFT: (1, 0), TAKEN: (0, 0)}
        if rubies.get(secret) != (above, below) or (secret == FOUND) != (board.phase == RUBY_FOUND):
            return False
        if secret == TAKEN and board.black[board.turn * 3 + 2] == 0:
            return False
        untouched = secret in (OFFERED, FOUND, FELL)
    elif secret != SHUT:
        return False
    if untouched:
        return inside == board.found
    return sum(inside) == 0 and _lies_on(board.black[board.turn * 3 : board.turn * 3 + 2], board.found)


def _lies_on(cushion: list[int], jewels: list[int]) -> bool:
    return cushion[DIAMOND] >= jewels[DIAMOND] and cushion[SAPPHIRE] >= jewels[SAPPHIRE]
