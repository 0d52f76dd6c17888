"""A turn: open a drawer, do what the role does, turn and flip the box (rulebook: the characters, in their order)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import Action, seat_arg
from larcin.games.master_thieves import drawers
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
    RANKS,
    ROLE_COUNT,
    RUBY,
    SAPPHIRE,
    SECRET,
    SMUGGLER,
    TURN,
    jewel_id,
)
from larcin.games.master_thieves.phases import (
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
    jewel_args,
)

if TYPE_CHECKING:
    from larcin.games.master_thieves.position import Position


def next_in_turn(state: Position, first: int, last: int) -> int:
    """Who acts next among those in a role from first to last: by role, then by the number on the card. Or NONE."""
    found = NONE
    best = ROLE_COUNT * RANKS
    for seat in range(state.players):
        role = state.role[seat]
        if first <= role <= last and not state.acted >> seat & 1:
            rank = role * RANKS + state.number_of(seat)
            if rank < best:
                best = rank
                found = seat
    return found


def begin_turn(state: Position, seat: int) -> None:
    """Nobody may touch the box before opening a drawer, and nobody may pass."""
    state.acted |= 1 << seat
    state.turned = False
    state.flipped = False
    state.ask(seat, OPEN_ONE)
    if state.events is not None:
        state.tell_card("act", seat)


def open_one(state: Position, slot: int) -> None:
    """Open the drawer of the turn. Who lets something fall loses the action, unless she is a Jeweller."""
    seat = state.turn
    role = state.role[seat]
    drawers.open_drawer(state, slot)
    state.more = 0
    if role == JEWELLER_F:
        state.more = state.count(DETECTIVE)
        _must_place(state)
        return
    state.phase = BOX
    if state.fell_to != NONE:
        if role == SMUGGLER:
            state.dropped |= 1 << seat
    elif role == SMUGGLER:
        _smuggle(state)
    elif role == JEWELLER_M:
        _must_place(state)
    elif role == MASTER_THIEF and state.box.is_long(state.opened):
        state.secret = OFFERED
    else:
        _take_front(state)


# Smuggler (rulebook: "Contrebandier")


def _smuggle(state: Position) -> None:
    """All jewels to the red cushion and an imitation in their place; into an empty drawer he may put one."""
    box = state.box
    upper = box.upper(state.opened)
    if state.found[DIAMOND] == 0 and state.found[SAPPHIRE] == 0:
        state.more = 1
        return
    state.red[DIAMOND] += box.diamonds[upper]
    state.red[SAPPHIRE] += box.sapphires[upper]
    box.diamonds[upper] = 0
    box.sapphires[upper] = 0
    if state.events is not None:
        state.tell("smuggle", {"seat": seat_arg(state.turn), **jewel_args(state.found)})
    _must_place(state)


# Jewellers (rulebook: "Bijoutier", "Bijoutière")


def _must_place(state: Position) -> None:
    """An imitation has to go into the drawer; which one is asked where there is a choice."""
    seat = state.turn
    state.phase = PLACE_ONE
    if state.white[seat * 2] == 0:
        place(state, SAPPHIRE)
    elif state.white[seat * 2 + 1] == 0:
        place(state, DIAMOND)


def place_choices(state: Position) -> list[Action]:
    """The kinds of imitation that the seat has."""
    seat = state.turn
    return [PLACE[jewel] for jewel in (DIAMOND, SAPPHIRE) if state.white[seat * 2 + jewel]]


def place(state: Position, jewel: int) -> None:
    """Put an imitation into the open drawer: from now on it is genuine."""
    seat = state.turn
    upper = state.box.upper(state.opened)
    state.white[seat * 2 + jewel] -= 1
    if jewel == DIAMOND:
        state.box.diamonds[upper] += 1
    else:
        state.box.sapphires[upper] += 1
    if state.phase == BOX:
        state.more -= 1
    state.phase = BOX
    if state.events is not None:
        state.tell_drawer("place", {"seat": seat_arg(seat)}, {"jewel": jewel_id(jewel)})


def may_set_alarm(state: Position) -> bool:
    """A Jeweller (m) may add his alarm to what he placed, if it is at home and no other is in the drawer."""
    seat = state.turn
    return (
        state.stage != FILLING
        and state.opened != NONE
        and state.role[seat] == JEWELLER_M
        and state.fell_to == NONE
        and state.box.alarms[seat] == HOME
        and state.box.alarm_in(state.box.upper(state.opened)) == HOME
    )


def set_alarm(state: Position) -> None:
    """Lay the alarm beside the jewels."""
    state.box.alarms[state.turn] = state.box.upper(state.opened)
    if state.events is not None:
        state.tell_drawer("alarm", {"seat": seat_arg(state.turn)}, {})


# Thief and Master Thief (rulebook: "Voleur", "Maître voleur")


def _take_front(state: Position) -> None:
    """All jewels of the front compartment to the black cushion; an alarm left alone goes home."""
    seat = state.turn
    box = state.box
    upper = box.upper(state.opened)
    if box.diamonds[upper] == 0 and box.sapphires[upper] == 0:
        _tell_nothing(state)
        return
    state.black[seat * 3] += box.diamonds[upper]
    state.black[seat * 3 + 1] += box.sapphires[upper]
    box.diamonds[upper] = 0
    box.sapphires[upper] = 0
    if state.events is not None:
        state.tell("take", {"seat": seat_arg(seat), **jewel_args(state.found)})
    owner = box.alarm_in(upper)
    if owner != HOME:
        box.alarms[owner] = HOME
        if state.events is not None:
            state.tell("alarm-home", {"owner": seat_arg(owner)})


def open_secret(state: Position) -> None:
    """Pull the drawer out: a ruby on its upper side is found, one on its lower side falls and spoils everything."""
    seat = state.turn
    box = state.box
    drawer = state.opened
    state.revealed += 1
    box.seen[DRAWERS + drawer] = box.clock
    if state.events is not None:
        state.tell_drawer("secret", {"seat": seat_arg(seat)}, {})
    upper = box.upper(drawer)
    lower = box.lower(drawer)
    if box.rubies[lower]:
        box.rubies[lower] = 0
        box.rubies[upper] = 1
        state.secret = FELL
        _tell_ruby(state, "ruby-fell")
        _tell_nothing(state)
    elif box.rubies[upper]:
        state.secret = FOUND
        state.phase = RUBY_FOUND
    else:
        state.secret = EMPTY
        _tell_ruby(state, "secret-empty")
        _take_front(state)


def answer_ruby(state: Position, taken: bool) -> None:
    """Take the ruby or leave it; the jewels in front are his in both cases. The sixth may end the game."""
    seat = state.turn
    box = state.box
    state.phase = BOX
    if taken:
        box.rubies[box.upper(state.opened)] = 0
        state.black[seat * 3 + RUBY] += 1
        state.secret = TAKEN
        if state.events is not None:
            state.tell("ruby", {"seat": seat_arg(seat), "left": box.rubies_left()})
    else:
        state.secret = LEFT
        _tell_ruby(state, "ruby-left")
    _take_front(state)
    if taken and state.at_once and box.rubies_left() == 0:
        drawers.shut_drawer(state)
        state.to_act = ()
        state.phase = NEXT


def _tell_ruby(state: Position, kind: str) -> None:
    """What a secret compartment holds is for those who keep a log, like all that stays in a drawer."""
    if state.events is not None and state.memory != CLOSED:
        state.tell(kind, {"seat": seat_arg(state.turn)})


def _tell_nothing(state: Position) -> None:
    if state.events is not None:
        state.tell("take-nothing", {"seat": seat_arg(state.turn)})


# The end of the turn (rulebook: "Tourner le coffret à bijoux")


def box_choices(state: Position) -> list[Action]:
    """What may still be done at the open drawer; then turning, flipping, and being done."""
    actions = place_choices(state) if state.more else []
    if may_set_alarm(state):
        actions.append(ALARM)
    if state.secret == OFFERED:
        actions.append(SECRET)
    if not state.turned:
        actions += TURN
    if not state.flipped:
        actions.append(FLIP)
    if state.stage != FILLING or state.turned or state.flipped:
        actions.append(DONE)
    return actions


def turn_levels(state: Position, levels: int, direction: int) -> None:
    """Turn the top level or the top two by a quarter."""
    _leave_drawer(state)
    state.box.turn(levels, direction)
    state.turned = True
    if state.events is not None:
        way = "direction-clockwise" if direction == 1 else "direction-counterclockwise"
        state.tell("turn", {"seat": seat_arg(state.turn), "levels": levels, "direction": way})
    _after_handling(state)


def flip(state: Position) -> None:
    """Turn the whole box over."""
    _leave_drawer(state)
    state.box.flip()
    state.flipped = True
    if state.events is not None:
        state.tell("flip", {"seat": seat_arg(state.turn)})
    _after_handling(state)


def done(state: Position) -> None:
    """Shut the drawer and leave the box as it is."""
    _leave_drawer(state)
    _end(state)


def _leave_drawer(state: Position) -> None:
    """Shut the drawer. A Master Thief who did not pull it out takes what lies in front."""
    if state.opened == NONE:
        return
    if state.secret == OFFERED:
        state.secret = SHUT
        _take_front(state)
    drawers.shut_drawer(state)


def _after_handling(state: Position) -> None:
    """One more thing may be done with the box; in the easier game only while filling it."""
    if (state.turned and state.flipped) or (state.one_of_both and state.stage != FILLING):
        _end(state)


def _end(state: Position) -> None:
    state.to_act = ()
    state.phase = NEXT
