"""The end of the game and the score (rulebook: "Fin de la partie")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import seat_arg
from larcin.core.state import Score
from larcin.games.master_thieves.components import DIAMOND, POINTS, RUBY, SAPPHIRE
from larcin.games.master_thieves.phases import ENDED, OVER

if TYPE_CHECKING:
    from larcin.games.master_thieves.position import Position


def is_last_round(state: Position) -> bool:
    """At the end of a round: has somebody got rid of all imitations, or is the box without rubies?"""
    return state.box.rubies_left() == 0 or any(state.imitations(seat) == 0 for seat in range(state.players))


def finish(state: Position) -> None:
    """The game is over: say why, and who has won."""
    state.stage = OVER
    state.phase = ENDED
    state.to_act = ()
    state.revealed += 1
    if state.events is None:
        return
    if state.box.rubies_left() == 0:
        state.tell("end-rubies", {})
    for seat in range(state.players):
        if state.imitations(seat) == 0:
            state.tell("end-imitations", {"seat": seat_arg(seat)})
    results = scores(state)
    for seat in winners(state):
        state.tell("win", {"seat": seat_arg(seat), "points": results[seat].total})


def worth(jewels: list[int]) -> int:
    """What some diamonds and sapphires are worth."""
    return jewels[DIAMOND] * POINTS[DIAMOND] + jewels[SAPPHIRE] * POINTS[SAPPHIRE]


def points(state: Position, seat: int) -> int:
    """What the seat's cushions are worth now: black less white."""
    black = seat * 3
    white = seat * 2
    return (
        state.black[black] * POINTS[DIAMOND]
        + state.black[black + 1] * POINTS[SAPPHIRE]
        + state.black[black + 2] * POINTS[RUBY]
        - state.white[white] * POINTS[DIAMOND]
        - state.white[white + 1] * POINTS[SAPPHIRE]
    )


def scores(state: Position) -> list[Score]:
    """Genuine jewels count for their owner, imitations against."""
    lines: list[Score] = []
    for seat in range(state.players):
        black = state.black[seat * 3 : seat * 3 + 3]
        white = state.white[seat * 2 : seat * 2 + 2]
        parts = {
            "diamonds": black[DIAMOND] * POINTS[DIAMOND],
            "sapphires": black[SAPPHIRE] * POINTS[SAPPHIRE],
            "rubies": black[RUBY] * POINTS[RUBY],
            "false-diamonds": -white[DIAMOND] * POINTS[DIAMOND],
            "false-sapphires": -white[SAPPHIRE] * POINTS[SAPPHIRE],
        }
        lines.append(Score(points(state, seat), parts, {"rubies": black[RUBY], "sapphires": black[SAPPHIRE]}))
    return lines


def winners(state: Position) -> tuple[int, ...]:
    """The most points; then the most rubies; then the most genuine sapphires; then the victory is shared."""
    marks = [
        (points(state, seat), state.black[seat * 3 + RUBY], state.black[seat * 3 + SAPPHIRE])
        for seat in range(state.players)
    ]
    best = max(marks)
    return tuple([seat for seat, mark in enumerate(marks) if mark == best])
