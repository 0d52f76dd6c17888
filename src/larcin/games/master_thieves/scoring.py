"""The end of the game and the score (rulebook: "Fin de la partie")."""

from __future__ import annotations

from larcin.core.action import seat_arg
from larcin.core.state import Score
from larcin.games.master_thieves.components import DIAMOND, POINTS, RUBY, SAPPHIRE
from larcin.games.master_thieves.state import ENDED, OVER, Board


def is_last_round(board: Board) -> bool:
    """At the end of a round: has somebody got rid of all imitations, or is the box without rubies?"""
    return board.box.rubies_left() == 0 or any(board.imitations(seat) == 0 for seat in range(board.players))


def finish(board: Board) -> None:
    """The game is over: say why, and who has won."""
    board.stage = OVER
    board.phase = ENDED
    board.to_act = ()
    board.revealed += 1
    if board.events is None:
        return
    if board.box.rubies_left() == 0:
        board.tell("end-rubies", {})
    for seat in range(board.players):
        if board.imitations(seat) == 0:
            board.tell("end-imitations", {"seat": seat_arg(seat)})
    results = scores(board)
    for seat in winners(board):
        board.tell("win", {"seat": seat_arg(seat), "points": results[seat].total})


def points(board: Board, seat: int) -> int:
    """What the seat's cushions are worth now: black less white."""
    black = seat * 3
    white = seat * 2
    return (
        board.black[black] * POINTS[DIAMOND]
        + board.black[black + 1] * POINTS[SAPPHIRE]
        + board.black[black + 2] * POINTS[RUBY]
        - board.white[white] * POINTS[DIAMOND]
        - board.white[white + 1] * POINTS[SAPPHIRE]
    )


def scores(board: Board) -> list[Score]:
    """Genuine jewels count for their owner, imitations against."""
    lines: list[Score] = []
    for seat in range(board.players):
        black = board.black[seat * 3 : seat * 3 + 3]
        white = board.white[seat * 2 : seat * 2 + 2]
        parts = {
            "diamonds": black[DIAMOND] * POINTS[DIAMOND],
            "sapphires": black[SAPPHIRE] * POINTS[SAPPHIRE],
            "rubies": black[RUBY] * POINTS[RUBY],
            "false-diamonds": -white[DIAMOND] * POINTS[DIAMOND],
            "false-sapphires": -white[SAPPHIRE] * POINTS[SAPPHIRE],
        }
        lines.append(Score(points(board, seat), parts, {"rubies": black[RUBY], "sapphires": black[SAPPHIRE]}))
    return lines


def winners(board: Board) -> tuple[int, ...]:
    """The most points; then the most rubies; then the most genuine sapphires; then the victory is shared."""
    marks = [
        (points(board, seat), board.black[seat * 3 + RUBY], board.black[seat * 3 + SAPPHIRE])
        for seat in range(board.players)
    ]
    best = max(marks)
    return tuple([seat for seat, mark in enumerate(marks) if mark == best])
