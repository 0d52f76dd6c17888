"""Choosing roles, and the red cushion (rulebook: "Jouer des cartes", "Contrebandier", "Détective").

Everybody chooses in secret. Smugglers show themselves first and act; then all others do, heads are counted, and the
Smugglers share what lies on the red cushion, or leave it to the Detectives.
"""

from __future__ import annotations

from larcin.core.action import Action, seat_arg
from larcin.games.master_thieves.components import (
    ALL_ROLES,
    CHOOSE,
    DETECTIVE,
    DIAMOND,
    DRAFT,
    ROLE_COUNT,
    SAPPHIRE,
    SMUGGLER,
    jewel_id,
    role_id,
)
from larcin.games.master_thieves.state import CHOOSE_ROLE, CHOOSING, DRAFT_ONE, NEXT, NONE, SEATS, Board, jewel_args


def begin_round(board: Board) -> None:
    """Everybody chooses a card they have not played in this cycle; the last one left is no choice."""
    players = board.players
    board.role = [NONE] * players
    board.acted = 0
    board.dropped = 0
    board.stage = CHOOSING
    if board.events is not None:
        board.tell("round", {"round": board.round + 1, "cycle": board.cycle + 1})
    if board.round + 1 == ROLE_COUNT:
        for seat in range(players):
            left = board.unplayed(seat)
            board.role[seat] = left.bit_length() - 1  # the one bit that is set
        board.to_act = ()
        board.phase = NEXT
    else:
        board.phase = CHOOSE_ROLE
        board.to_act = tuple(range(players))


def choices(board: Board, seat: int) -> list[Action]:
    """The cards that the seat can still choose."""
    left = board.unplayed(seat)
    return [CHOOSE[role] for role in range(ROLE_COUNT) if left >> role & 1]


def choose(board: Board, seat: int, role: int) -> None:
    """Lay a card face down."""
    board.role[seat] = role
    board.to_act = tuple([other for other in board.to_act if other != seat])
    if board.events is not None:
        board.tell_secret("choose", {"seat": seat_arg(seat)}, {"role": role_id(role)}, SEATS[seat])
    if not board.to_act:
        board.phase = NEXT


def reveal(board: Board, smugglers: bool) -> None:
    """Smugglers turn their cards up, or all the others do."""
    board.revealed += 1
    for seat in range(board.players):
        role = board.role[seat]
        if (role == SMUGGLER) == smugglers:
            board.played[seat] |= 1 << role
            board.known[seat] |= 1 << role
            if board.events is not None:
                board.tell_card("reveal", seat)
    if smugglers and board.count(SMUGGLER) == 0:
        board.tell("no-smugglers", {})


def head_count(board: Board) -> None:
    """Unless there are more Detectives, the Smugglers who let nothing fall share the red cushion at once."""
    smugglers = board.count(SMUGGLER)
    if smugglers == 0:
        return
    result = outcome(board)
    if board.events is not None:
        board.tell("count-" + result, {"smugglers": smugglers, "detectives": board.count(DETECTIVE)})
    if result == "free":
        share(board, by_number(board, SMUGGLER, board.dropped))


def outcome(board: Board) -> str:
    """The Smugglers are "free" to share, "stopped" by more Detectives, or too "clumsy": each let something fall."""
    if board.count(DETECTIVE) > board.count(SMUGGLER):
        return "stopped"
    return "free" if by_number(board, SMUGGLER, board.dropped) else "clumsy"


def by_number(board: Board, role: int, without: int = 0) -> list[int]:
    """The seats in that role, lowest number first, without those whose bits are set."""
    numbered = [
        (board.number_of(seat), seat)
        for seat in range(board.players)
        if board.role[seat] == role and not without >> seat & 1
    ]
    numbered.sort()
    return [seat for _, seat in numbered]


# Sharing the red cushion: one jewel each in turn until it is empty


def share(board: Board, drafters: list[int]) -> None:
    """Begin to share; nothing happens where nobody takes part."""
    board.drafters = drafters
    if drafters:
        _ask_or_deal(board)


def draft_choices(board: Board) -> list[Action]:
    """A diamond or a sapphire: whoever is asked has the choice."""
    return DRAFT[:]


def draft(board: Board, jewel: int) -> None:
    """Take a jewel of one's choice; then the next one chooses."""
    seat = board.turn
    board.red[jewel] -= 1
    board.black[seat * 3 + jewel] += 1
    if board.events is not None:
        board.tell("draft", {"seat": seat_arg(seat), "jewel": jewel_id(jewel)})
    board.drafters.append(board.drafters.pop(0))
    _ask_or_deal(board)


def _ask_or_deal(board: Board) -> None:
    """Ask the next one, while there is a choice to make; otherwise deal out the rest."""
    if len(board.drafters) > 1 and board.red[DIAMOND] and board.red[SAPPHIRE]:
        board.ask(board.drafters[0], DRAFT_ONE)
        return
    dealt = [[0, 0] for _ in board.drafters]
    place = 0
    for jewel in (DIAMOND, SAPPHIRE):
        while board.red[jewel]:
            board.red[jewel] -= 1
            dealt[place][jewel] += 1
            place = (place + 1) % len(dealt)
    for place, seat in enumerate(board.drafters):
        got = dealt[place]
        board.black[seat * 3] += got[DIAMOND]
        board.black[seat * 3 + 1] += got[SAPPHIRE]
        if board.events is not None and sum(got) > 0:
            board.tell("share", {"seat": seat_arg(seat), **jewel_args(got)})
    board.drafters = []
    board.to_act = ()
    board.phase = NEXT


# After six rounds


def pass_cards(board: Board) -> None:
    """All six cards go to the left neighbour, with what everybody knows of their numbers."""
    last = board.players - 1
    cut = last * ROLE_COUNT
    board.numbers = board.numbers[cut:] + board.numbers[:cut]
    board.known = [ALL_ROLES] * board.players  # each of them has been played, so each has been seen
    board.played = [0] * board.players
    board.cycle += 1
    board.round = 0
    board.tell("pass", {"cycle": board.cycle + 1})
