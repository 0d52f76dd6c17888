"""Setting up (rulebook: "Préparatifs"): rubies, cards and imitations are dealt, then the players fill the box."""

from __future__ import annotations

from larcin.core.action import Action, seat_arg
from larcin.games.master_thieves.box import HOME, JewelBox
from larcin.games.master_thieves.components import (
    CARDS,
    DIAMOND,
    DRAWERS,
    FIRST_DIAMONDS,
    IMITATIONS,
    OPEN,
    PLACE,
    ROLE_COUNT,
    SAPPHIRE,
)
from larcin.games.master_thieves.state import BOX, FILL, FILLING, NEXT, NONE, Board


def lay_out(board: Board) -> None:
    """A new game up to the first diamond: cushions, cards, alarms, the rubies, and who begins to fill."""
    players = board.players
    rng = board.rng
    board.white = [IMITATIONS[jewel] for _ in range(players) for jewel in (DIAMOND, SAPPHIRE)]
    board.black = [0] * (players * 3)
    board.red = [0, 0]
    board.fell = [0, 0]
    board.found = [0, 0]
    board.drafters = []
    board.played = [0] * players
    board.known = [0] * players
    board.role = [NONE] * players
    board.numbers = [0] * (players * ROLE_COUNT)
    for role in range(ROLE_COUNT):
        pile = list(range(1, CARDS[role] + 1))
        rng.shuffle(pile)
        for seat in range(players):
            board.numbers[seat * ROLE_COUNT + role] = pile[seat]
    board.box = ruby_box(players)
    board.box.grains = list(range(DRAWERS))
    rng.shuffle(board.box.grains)
    board.tell("rubies", {})
    board.first = rng.below(players)
    board.to_fill = shares(players, board.first)
    board.tell("first", {"seat": seat_arg(board.first)})
    board.stage = FILLING
    board.phase = NEXT


def ruby_box(players: int) -> JewelBox:
    """The box with its six rubies: three in the upper secrets of a face; turned over; three opposite the first."""
    box = JewelBox()
    box.alarms = [HOME] * players
    for _ in range(2):
        for row in range(3):
            box.rubies[box.upper(box.drawer_at(row * 4))] = 1
        if not box.over:
            box.flip()
    return box


def shares(players: int, first: int) -> list[int]:
    """Twelve diamonds, as evenly as they go; clockwise from the first player, the first ones get one more."""
    dealt = [0] * players
    for place in range(FIRST_DIAMONDS):
        dealt[(first + place) % players] += 1
    return dealt


def next_filler(board: Board) -> int:
    """The next seat clockwise with diamonds to lay, or NONE."""
    for place in range(board.players):
        seat = (board.first + place) % board.players
        if board.to_fill[seat] > 0:
            return seat
    return NONE


def begin_filling(board: Board, seat: int) -> None:
    """That seat lays its diamonds."""
    board.turned = False
    board.flipped = False
    board.ask(seat, FILL)


def legal(board: Board) -> list[Action]:
    """Any drawer but the open one; or one more diamond into that."""
    if board.opened == NONE:
        return OPEN[:]
    slot = board.box.slot_of(board.opened)
    return [*OPEN[:slot], *OPEN[slot + 1 :], PLACE[DIAMOND]]


def open_to_fill(board: Board, slot: int) -> None:
    """Open a drawer and put a diamond in: nobody opens one only to look (ruling)."""
    board.shut_drawer()
    board.open_drawer(slot)
    fill(board)


def fill(board: Board) -> None:
    """Put a diamond into the open drawer. With the last one laid, the box must be turned or flipped."""
    seat = board.turn
    board.box.diamonds[board.box.upper(board.opened)] += 1
    board.to_fill[seat] -= 1
    if board.events is not None:
        board.tell_drawer("fill", {"seat": seat_arg(seat)}, {})
    if board.to_fill[seat] == 0:
        board.phase = BOX
