"""Choosing roles, and the red cushion (rulebook: "Jouer des cartes", "Contrebandier", "Détective").

Everybody chooses in secret. Smugglers show themselves first and act; then all others do, heads are counted, and the
Smugglers share what lies on the red cushion, or leave it to the Detectives.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import Action, seat_arg
from larcin.games.master_thieves.components import (
    ALL_ROLES,
    CHOOSE,
    DETECTIVE,
    DIAMOND,
    ROLE_COUNT,
    SAPPHIRE,
    SMUGGLER,
    jewel_id,
    role_id,
)
from larcin.games.master_thieves.phases import CHOOSE_ROLE, CHOOSING, DRAFT_ONE, NEXT, NONE, SEATS, jewel_args

if TYPE_CHECKING:
    from larcin.games.master_thieves.position import Position


def begin_round(state: Position) -> None:
    """Everybody chooses a card they have not played in this cycle; the last one left is no choice."""
    players = state.players
    state.role = [NONE] * players
    state.acted = 0
    state.dropped = 0
    state.stage = CHOOSING
    if state.events is not None:
        state.tell("round", {"round": state.round + 1, "cycle": state.cycle + 1})
    if state.round + 1 == ROLE_COUNT:
        for seat in range(players):
            left = state.unplayed(seat)
            state.role[seat] = left.bit_length() - 1  # the one bit that is set
        state.to_act = ()
        state.phase = NEXT
    else:
        state.phase = CHOOSE_ROLE
        state.to_act = tuple(range(players))


def choices(state: Position, seat: int) -> list[Action]:
    """The cards that the seat can still choose."""
    left = state.unplayed(seat)
    return [CHOOSE[role] for role in range(ROLE_COUNT) if left >> role & 1]


def choose(state: Position, seat: int, role: int) -> None:
    """Lay a card face down."""
    state.role[seat] = role
    state.to_act = tuple([other for other in state.to_act if other != seat])
    if state.events is not None:
        state.tell_secret("choose", {"seat": seat_arg(seat)}, {"role": role_id(role)}, SEATS[seat])
    if not state.to_act:
        state.phase = NEXT


def reveal(state: Position, smugglers: bool) -> None:
    """Smugglers turn their cards up, or all the others do."""
    state.revealed += 1
    for seat in range(state.players):
        role = state.role[seat]
        if (role == SMUGGLER) == smugglers:
            state.played[seat] |= 1 << role
            state.known[seat] |= 1 << role
            if state.events is not None:
                state.tell_card("reveal", seat)
    if smugglers and state.count(SMUGGLER) == 0:
        state.tell("no-smugglers", {})


def head_count(state: Position) -> None:
    """Unless there are more Detectives, the Smugglers who let nothing fall share the red cushion at once."""
    smugglers = state.count(SMUGGLER)
    if smugglers == 0:
        return
    result = outcome(state)
    if state.events is not None:
        state.tell("count-" + result, {"smugglers": smugglers, "detectives": state.count(DETECTIVE)})
    if result == "free":
        share(state, by_number(state, SMUGGLER, state.dropped))


def outcome(state: Position) -> str:
    """The Smugglers are "free" to share, "stopped" by more Detectives, or too "clumsy": each let something fall."""
    if state.count(DETECTIVE) > state.count(SMUGGLER):
        return "stopped"
    return "free" if by_number(state, SMUGGLER, state.dropped) else "clumsy"


def by_number(state: Position, role: int, without: int = 0) -> list[int]:
    """The seats in that role, lowest number first, without those whose bits are set."""
    numbered = [
        (state.number_of(seat), seat)
        for seat in range(state.players)
        if state.role[seat] == role and not without >> seat & 1
    ]
    numbered.sort()
    return [seat for _, seat in numbered]


# Sharing the red cushion: one jewel each in turn until it is empty


def share(state: Position, drafters: list[int]) -> None:
    """Begin to share; nothing happens where nobody takes part."""
    state.drafters = drafters
    if drafters:
        _ask_or_deal(state)


def draft(state: Position, jewel: int) -> None:
    """Take a jewel of one's choice; then the next one chooses."""
    seat = state.turn
    state.red[jewel] -= 1
    state.black[seat * 3 + jewel] += 1
    if state.events is not None:
        state.tell("draft", {"seat": seat_arg(seat), "jewel": jewel_id(jewel)})
    state.drafters.append(state.drafters.pop(0))
    _ask_or_deal(state)


def _ask_or_deal(state: Position) -> None:
    """Ask the next one, while there is a choice to make; otherwise deal out the rest."""
    if len(state.drafters) > 1 and state.red[DIAMOND] and state.red[SAPPHIRE]:
        state.ask(state.drafters[0], DRAFT_ONE)
        return
    dealt = [[0, 0] for _ in state.drafters]
    place = 0
    for jewel in (DIAMOND, SAPPHIRE):
        while state.red[jewel]:
            state.red[jewel] -= 1
            dealt[place][jewel] += 1
            place = (place + 1) % len(dealt)
    for place, seat in enumerate(state.drafters):
        got = dealt[place]
        state.black[seat * 3] += got[DIAMOND]
        state.black[seat * 3 + 1] += got[SAPPHIRE]
        if state.events is not None and sum(got) > 0:
            state.tell("share", {"seat": seat_arg(seat), **jewel_args(got)})
    state.drafters = []
    state.to_act = ()
    state.phase = NEXT


# After six rounds


def pass_cards(state: Position) -> None:
    """All six cards go to the left neighbour, with what everybody knows of their numbers."""
    last = state.players - 1
    cut = last * ROLE_COUNT
    state.numbers = state.numbers[cut:] + state.numbers[:cut]
    state.known = [ALL_ROLES] * state.players  # each of them has been played, so each has been seen
    state.played = [0] * state.players
    state.cycle += 1
    state.round = 0
    state.tell("pass", {"cycle": state.cycle + 1, "rounds": ROLE_COUNT})
