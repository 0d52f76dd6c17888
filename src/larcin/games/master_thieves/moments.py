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
    RANKS,
    ROLE_COUNT,
    SAPPHIRE,
    SMUGGLER,
)
from larcin.games.master_thieves.filling import shares
from larcin.games.master_thieves.phases import (
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
)
from larcin.games.master_thieves.position import Position

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


def wrong(state: Position, problem: str, **args: int | str) -> BadPosition:
    """The sentence `position-<problem>`, to be raised."""
    return BadPosition("position-" + problem, game=state.game.slug, **args)


def check_moment(state: Position) -> None:
    """Raise BadPosition if what is asked does not fit with whom it is asked, who has acted, or the open drawer."""
    if state.phase not in PHASES_OF[state.stage]:
        raise wrong(state, "phase")
    if (state.opened != NONE) != _needs_drawer(state):
        raise wrong(state, "drawer-open")
    if state.stage == FILLING:
        _check_filling(state)
    elif any(state.to_fill):
        raise wrong(state, "to-fill")
    if not _fits_phase(state):
        raise wrong(state, "moment")
    _check_drafters(state)
    _check_acted(state)
    _check_end(state)
    if not (_falls_fit(state) and _content_fits(state) if state.opened != NONE else state.more == 0):
        raise wrong(state, "open-content")


def _needs_drawer(state: Position) -> bool:
    """A drawer lies open from its opening until the box is turned or flipped."""
    if state.phase == FILL:  # nobody opens one without laying a diamond in it
        return state.to_fill[state.turn] != shares(state.players, state.first)[state.turn]
    return state.phase in (PLACE_ONE, RUBY_FOUND) or (state.phase == BOX and not state.turned and not state.flipped)


# What is asked


def _fits_phase(state: Position) -> bool:
    phase = state.phase
    role = state.role[state.turn]
    if phase == ENDED:
        return scoring.is_last_round(state)
    if phase == CHOOSE_ROLE:
        return state.round + 1 < ROLE_COUNT and len(state.to_act) > 0
    if phase == DRAFT_ONE:
        return min(state.red) > 0
    if phase == BOX:
        one = state.one_of_both and state.stage != FILLING  # then the first of the two ends the turn
        fits = not (state.turned or state.flipped) if one else not (state.turned and state.flipped)
    else:
        fits = not state.turned and not state.flipped
    if state.stage == FILLING:
        return fits and (state.to_fill[state.turn] > 0) == (phase == FILL)
    if phase == PLACE_ONE:
        fits = fits and role in PLACERS and min(state.white[state.turn * 2 : state.turn * 2 + 2]) > 0
    if phase == RUBY_FOUND:
        fits = fits and role == MASTER_THIEF and state.secret == FOUND
    first, last = (SMUGGLER, SMUGGLER) if state.stage == SMUGGLING else (JEWELLER_M, MASTER_THIEF)
    return fits and first <= role <= last


def _check_filling(state: Position) -> None:
    """Before the first round everybody lays diamonds in turn, and nothing else has happened."""
    given = shares(state.players, state.first)
    for place in range(state.players):
        seat = (state.first + place) % state.players
        before = place < (state.turn - state.first) % state.players
        left = state.to_fill[seat]
        if left > given[seat] or (left != (0 if before else given[seat]) and seat != state.turn):
            raise wrong(state, "to-fill")
    full = [IMITATIONS[jewel] for _ in range(state.players) for jewel in (DIAMOND, SAPPHIRE)]
    alarms = any(where != HOME for where in state.box.alarms)
    if state.cycle or state.round or state.white != full or any(state.black) or state.red[SAPPHIRE] or alarms:
        raise wrong(state, "filling")


def _check_drafters(state: Position) -> None:
    """Who shares the red cushion: the Smugglers who are free to and let nothing fall, or the Detectives, by number."""
    drafters = state.drafters
    expected: list[int] = []
    if state.stage == SHARING and smugglers.outcome(state) == "free":
        expected = smugglers.by_number(state, SMUGGLER, state.dropped)
    elif state.stage == DETECTING:
        expected = smugglers.by_number(state, DETECTIVE)
    if state.phase != DRAFT_ONE:
        fits = drafters == []
    elif len(expected) < 2 or state.turn not in expected:
        fits = False
    else:
        now = expected.index(state.turn)
        fits = drafters == expected[now:] + expected[:now]
    if not fits:
        raise wrong(state, "drafters")


# Who has acted


def _rank(state: Position, seat: int) -> int:
    return state.role[seat] * RANKS + state.number_of(seat)


def _expected_acted(state: Position) -> list[int]:
    """The seats that have begun their turn: by role, then by number, up to whose turn it is."""
    if state.stage <= CHOOSING:
        return []
    last_role = SMUGGLER if state.stage in (SMUGGLING, SHARING) else MASTER_THIEF
    seats = [seat for seat in range(state.players) if state.role[seat] <= last_role]
    cut_short = state.stage == OVER and state.at_once and state.box.rubies_left() == 0
    if state.stage in (SMUGGLING, WORKING) or cut_short:
        seats = [seat for seat in seats if _rank(state, seat) <= _rank(state, state.turn)]
    return seats


def _check_acted(state: Position) -> None:
    acted = _expected_acted(state)
    if state.acted != sum(1 << seat for seat in acted):
        raise wrong(state, "acted", seats=", ".join(str(seat) for seat in acted) or "–")
    clumsy = [seat for seat in range(state.players) if state.dropped >> seat & 1]
    fits = all(seat in acted and state.role[seat] == SMUGGLER for seat in clumsy)
    if state.stage == SMUGGLING and (state.opened != NONE or state.phase == OPEN_ONE):
        fits = fits and (state.turn in clumsy) == (state.fell_to != NONE)
    if not fits:
        raise wrong(state, "dropped")


def _check_end(state: Position) -> None:
    """A cushion without imitations, or a box without rubies: the game is over with this round, or at once."""
    for seat in range(state.players):
        if state.imitations(seat) == 0:
            placed = state.acted >> seat & 1 and state.role[seat] in PLACERS
            if not placed or (seat == state.turn and state.phase == OPEN_ONE):
                raise wrong(state, "white-empty", seat=seat)
    if state.box.rubies_left() > 0:
        return
    takers = [seat for seat in range(state.players) if state.role[seat] == MASTER_THIEF and state.acted >> seat & 1]
    if state.phase == OPEN_ONE or (state.opened != NONE and state.secret != TAKEN):
        takers = [seat for seat in takers if seat != state.turn]
    if not takers or (state.at_once and state.stage != OVER):
        raise wrong(state, "rubies-gone")


# The open drawer


def _falls_fit(state: Position) -> bool:
    """What fell went to the red cushion, or to the owner of an alarm who is somebody else; above it lay nothing."""
    owner = state.fell_to
    if (sum(state.fell) > 0) != (owner != NONE):
        return False
    if owner == NONE:
        return True
    if sum(state.found) > 0:
        return False
    if owner == RED:
        got = state.red
    else:
        got = state.black[owner * 3 : owner * 3 + 2]
        if owner == state.turn or state.box.alarms[owner] != HOME or state.stage == FILLING:
            return False
    return got[DIAMOND] >= state.fell[DIAMOND] and got[SAPPHIRE] >= state.fell[SAPPHIRE]


def _content_fits(state: Position) -> bool:
    """Does what lies in the drawer follow from what was found there, and from what the role does?"""
    box = state.box
    upper, lower = box.upper(state.opened), box.lower(state.opened)
    inside = [box.diamonds[upper], box.sapphires[upper]]
    if box.diamonds[lower] or box.sapphires[lower] or box.seen[state.opened] != box.clock:
        return False
    role = state.role[state.turn]
    if state.secret != SHUT and role != MASTER_THIEF:
        return False
    if state.stage == FILLING:
        laid = shares(state.players, state.first)[state.turn] - state.to_fill[state.turn]
        return state.more == 0 and sum(state.found[1:] + inside[1:]) == 0 < inside[0] - state.found[0] <= laid
    if role in (JEWELLER_M, JEWELLER_F):
        return _jeweller_fits(state, inside)
    if role == SMUGGLER:
        return _smuggler_fits(state, inside)
    return state.more == 0 and _thief_fits(state, inside)


def _placed_fits(state: Position, placed: list[int], count: int) -> bool:
    """So many imitations, and no more than are missing from the white cushion."""
    white = state.white[state.turn * 2 : state.turn * 2 + 2]
    missing = [IMITATIONS[DIAMOND] - white[DIAMOND], IMITATIONS[SAPPHIRE] - white[SAPPHIRE]]
    fits = 0 <= placed[DIAMOND] <= missing[DIAMOND] and 0 <= placed[SAPPHIRE] <= missing[SAPPHIRE]
    return fits and sum(placed) == count


def _jeweller_fits(state: Position, inside: list[int]) -> bool:
    """He places one, and none after a fall; she places one and may add one for each Detective."""
    if state.role[state.turn] == JEWELLER_F:
        may = state.count(DETECTIVE)
        must = 1
    else:
        may = 0
        must = 1 if state.fell_to == NONE else 0
    if state.phase == PLACE_ONE:
        return must == 1 and state.more == may and inside == state.found
    placed = [inside[DIAMOND] - state.found[DIAMOND], inside[SAPPHIRE] - state.found[SAPPHIRE]]
    return state.more <= may and _placed_fits(state, placed, must + may - state.more)


def _smuggler_fits(state: Position, inside: list[int]) -> bool:
    """What he found lies on the red cushion, one imitation in its place; into an empty drawer he may put one."""
    if state.fell_to != NONE:
        return state.phase == BOX and state.more == 0 and sum(inside) == 0
    if state.phase == PLACE_ONE:
        return state.more == 0 and sum(inside) == 0 < sum(state.found) and _lies_on(state.red, state.found)
    empty = sum(state.found) == 0
    if state.more > int(empty) or not _lies_on(state.red, state.found):
        return False
    return _placed_fits(state, inside, 1 - state.more)


def _thief_fits(state: Position, inside: list[int]) -> bool:
    """What he found is his, unless something fell, or the secret compartment is still to be opened."""
    box = state.box
    secret = state.secret
    above, below = box.rubies[box.upper(state.opened)], box.rubies[box.lower(state.opened)]
    untouched = state.fell_to != NONE
    if state.role[state.turn] == MASTER_THIEF and box.is_long(state.opened) and state.fell_to == NONE:
        rubies = {OFFERED: (above, below), EMPTY: (0, 0), FOUND: (1, 0), FELL: (1, 0), LEFT: (1, 0), TAKEN: (0, 0)}
        if rubies.get(secret) != (above, below) or (secret == FOUND) != (state.phase == RUBY_FOUND):
            return False
        if secret == TAKEN and state.black[state.turn * 3 + 2] == 0:
            return False
        untouched = secret in (OFFERED, FOUND, FELL)
    elif secret != SHUT:
        return False
    if untouched:
        return inside == state.found
    return sum(inside) == 0 and _lies_on(state.black[state.turn * 3 : state.turn * 3 + 2], state.found)


def _lies_on(cushion: list[int], jewels: list[int]) -> bool:
    return cushion[DIAMOND] >= jewels[DIAMOND] and cushion[SAPPHIRE] >= jewels[SAPPHIRE]
