"""A turn: open a drawer, do what the role does, turn and flip the box (rulebook: the characters, in their order)."""

from __future__ import annotations

from larcin.core.action import Action, seat_arg
from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    ALARM,
    CLOSED,
    DETECTIVE,
    DIAMOND,
    DONE,
    DRAWERS,
    FLIP,
    JEWELLER_F,
    JEWELLER_M,
    MASTER_THIEF,
    PLACE,
    ROLE_COUNT,
    RUBY,
    SAPPHIRE,
    SECRET,
    SMUGGLER,
    TURN,
    jewel_id,
)
from larcin.games.master_thieves.state import (
    BOX,
    EMPTY,
    FELL,
    FILLING,
    FOUND,
    LEFT,
    NEXT,
    NONE,
    OFFERED,
    OPEN_ONE,
    PLACE_ONE,
    RUBY_FOUND,
    SHUT,
    TAKEN,
    Board,
    jewel_args,
)


def next_in_turn(board: Board, first: int, last: int) -> int:
    """Who acts next among those in a role from first to last: by role, then by the number on the card. Or NONE."""
    found = NONE
    best = ROLE_COUNT * 16
    for seat in range(board.players):
        role = board.role[seat]
        if first <= role <= last and not board.acted >> seat & 1:
            rank = role * 16 + board.number_of(seat)
            if rank < best:
                best = rank
                found = seat
    return found


def begin_turn(board: Board, seat: int) -> None:
    """Nobody may touch the box before opening a drawer, and nobody may pass."""
    board.acted |= 1 << seat
    board.turned = False
    board.flipped = False
    board.ask(seat, OPEN_ONE)
    if board.events is not None:
        board.tell_card("act", seat)


def open_one(board: Board, slot: int) -> None:
    """Open the drawer of the turn. Who lets something fall loses the action, unless she is a Jeweller."""
    seat = board.turn
    role = board.role[seat]
    board.open_drawer(slot)
    board.more = 0
    if role == JEWELLER_F:
        board.more = board.count(DETECTIVE)
        _must_place(board)
        return
    board.phase = BOX
    if board.fell_to != NONE:
        if role == SMUGGLER:
            board.dropped |= 1 << seat
    elif role == SMUGGLER:
        _smuggle(board)
    elif role == JEWELLER_M:
        _must_place(board)
    elif role == MASTER_THIEF and board.box.is_long(board.opened):
        board.secret = OFFERED
    else:
        _take_front(board)


# Smuggler (rulebook: "Contrebandier")


def _smuggle(board: Board) -> None:
    """All jewels to the red cushion and an imitation in their place; into an empty drawer he may put one."""
    box = board.box
    upper = box.upper(board.opened)
    if board.found[DIAMOND] == 0 and board.found[SAPPHIRE] == 0:
        board.more = 1
        return
    board.red[DIAMOND] += box.diamonds[upper]
    board.red[SAPPHIRE] += box.sapphires[upper]
    box.diamonds[upper] = 0
    box.sapphires[upper] = 0
    if board.events is not None:
        board.tell("smuggle", {"seat": seat_arg(board.turn), **jewel_args(board.found)})
    _must_place(board)


# Jewellers (rulebook: "Bijoutier", "Bijoutière")


def _must_place(board: Board) -> None:
    """An imitation has to go into the drawer; which one is asked where there is a choice."""
    seat = board.turn
    board.phase = PLACE_ONE
    if board.white[seat * 2] == 0:
        place(board, SAPPHIRE)
    elif board.white[seat * 2 + 1] == 0:
        place(board, DIAMOND)


def place_choices(board: Board) -> list[Action]:
    """The kinds of imitation that the seat has."""
    seat = board.turn
    return [PLACE[jewel] for jewel in (DIAMOND, SAPPHIRE) if board.white[seat * 2 + jewel]]


def place(board: Board, jewel: int) -> None:
    """Put an imitation into the open drawer: from now on it is genuine."""
    seat = board.turn
    upper = board.box.upper(board.opened)
    board.white[seat * 2 + jewel] -= 1
    if jewel == DIAMOND:
        board.box.diamonds[upper] += 1
    else:
        board.box.sapphires[upper] += 1
    if board.phase == BOX:
        board.more -= 1
    board.phase = BOX
    if board.events is not None:
        board.tell_drawer("place", {"seat": seat_arg(seat)}, {"jewel": jewel_id(jewel)})


def may_set_alarm(board: Board) -> bool:
    """A Jeweller (m) may add his alarm to what he placed, if it is at home and no other is in the drawer."""
    seat = board.turn
    return (
        board.stage != FILLING
        and board.opened != NONE
        and board.role[seat] == JEWELLER_M
        and board.fell_to == NONE
        and board.box.alarms[seat] == HOME
        and board.box.alarm_in(board.box.upper(board.opened)) == HOME
    )


def set_alarm(board: Board) -> None:
    """Lay the alarm beside the jewels."""
    board.box.alarms[board.turn] = board.box.upper(board.opened)
    if board.events is not None:
        board.tell_drawer("alarm", {"seat": seat_arg(board.turn)}, {})


# Thief and Master Thief (rulebook: "Voleur", "Maître voleur")


def _take_front(board: Board) -> None:
    """All jewels of the front compartment to the black cushion; an alarm left alone goes home."""
    seat = board.turn
    box = board.box
    upper = box.upper(board.opened)
    if box.diamonds[upper] == 0 and box.sapphires[upper] == 0:
        _tell_nothing(board)
        return
    board.black[seat * 3] += box.diamonds[upper]
    board.black[seat * 3 + 1] += box.sapphires[upper]
    box.diamonds[upper] = 0
    box.sapphires[upper] = 0
    if board.events is not None:
        board.tell("take", {"seat": seat_arg(seat), **jewel_args(board.found)})
    owner = box.alarm_in(upper)
    if owner != HOME:
        box.alarms[owner] = HOME
        if board.events is not None:
            board.tell("alarm-home", {"owner": seat_arg(owner)})


def open_secret(board: Board) -> None:
    """Pull the drawer out: a ruby on its upper side is found, one on its lower side falls and spoils everything."""
    seat = board.turn
    box = board.box
    drawer = board.opened
    board.revealed += 1
    box.seen[DRAWERS + drawer] = box.clock
    if board.events is not None:
        board.tell_drawer("secret", {"seat": seat_arg(seat)}, {})
    upper = box.upper(drawer)
    lower = box.lower(drawer)
    if box.rubies[lower]:
        box.rubies[lower] = 0
        box.rubies[upper] = 1
        board.secret = FELL
        _tell_ruby(board, "ruby-fell")
        _tell_nothing(board)
    elif box.rubies[upper]:
        board.secret = FOUND
        board.phase = RUBY_FOUND
    else:
        board.secret = EMPTY
        _tell_ruby(board, "secret-empty")
        _take_front(board)


def answer_ruby(board: Board, taken: bool) -> None:
    """Take the ruby or leave it; the jewels in front are his in both cases. The sixth may end the game."""
    seat = board.turn
    box = board.box
    board.phase = BOX
    if taken:
        box.rubies[box.upper(board.opened)] = 0
        board.black[seat * 3 + RUBY] += 1
        board.secret = TAKEN
        if board.events is not None:
            board.tell("ruby", {"seat": seat_arg(seat), "left": box.rubies_left()})
    else:
        board.secret = LEFT
        _tell_ruby(board, "ruby-left")
    _take_front(board)
    if taken and board.at_once and box.rubies_left() == 0:
        board.shut_drawer()
        board.to_act = ()
        board.phase = NEXT


def _tell_ruby(board: Board, kind: str) -> None:
    """What a secret compartment holds is for those who keep a log, like all that stays in a drawer."""
    if board.events is not None and board.memory != CLOSED:
        board.tell(kind, {"seat": seat_arg(board.turn)})


def _tell_nothing(board: Board) -> None:
    if board.events is not None:
        board.tell("take-nothing", {"seat": seat_arg(board.turn)})


# The end of the turn (rulebook: "Tourner le coffret à bijoux")


def box_choices(board: Board) -> list[Action]:
    """What may still be done at the open drawer; then turning, flipping, and being done."""
    actions = place_choices(board) if board.more else []
    if may_set_alarm(board):
        actions.append(ALARM)
    if board.secret == OFFERED:
        actions.append(SECRET)
    if not board.turned:
        actions += TURN
    if not board.flipped:
        actions.append(FLIP)
    if board.stage != FILLING or board.turned or board.flipped:
        actions.append(DONE)
    return actions


def turn_levels(board: Board, levels: int, direction: int) -> None:
    """Turn the top level or the top two by a quarter."""
    _leave_drawer(board)
    board.box.turn(levels, direction)
    board.turned = True
    if board.events is not None:
        way = "direction-clockwise" if direction == 1 else "direction-counterclockwise"
        board.tell("turn", {"seat": seat_arg(board.turn), "levels": levels, "direction": way})
    _after_handling(board)


def flip(board: Board) -> None:
    """Turn the whole box over."""
    _leave_drawer(board)
    board.box.flip()
    board.flipped = True
    if board.events is not None:
        board.tell("flip", {"seat": seat_arg(board.turn)})
    _after_handling(board)


def done(board: Board) -> None:
    """Shut the drawer and leave the box as it is."""
    _leave_drawer(board)
    _end(board)


def _leave_drawer(board: Board) -> None:
    """Shut the drawer. A Master Thief who did not pull it out takes what lies in front."""
    if board.opened == NONE:
        return
    if board.secret == OFFERED:
        board.secret = SHUT
        _take_front(board)
    board.shut_drawer()


def _after_handling(board: Board) -> None:
    """One more thing may be done with the box; in the easier game only while filling it."""
    if (board.turned and board.flipped) or (board.one_of_both and board.stage != FILLING):
        _end(board)


def _end(board: Board) -> None:
    board.to_act = ()
    board.phase = NEXT
