"""Playing on at random: the loop that simulation, search and benchmarks spend their time in."""

from __future__ import annotations

from larcin.core.rng import Rng
from larcin.core.state import State


def play_at_random(state: State, chances: list[Rng], longest: int) -> int:
    """Play to the end, each seat drawing from its own source; how many decisions it took, or -1 if over `longest`.

    A seat with one legal action draws nothing.
    """
    decisions = 0
    while state.to_act:
        if decisions == longest:
            return -1
        seat = state.to_act[0]
        legal = state.legal(seat)
        count = len(legal)
        state.apply(seat, legal[chances[seat].below(count)] if count > 1 else legal[0])
        decisions += 1
    return decisions
