"""Setting a game of Art Robbery up (rulebook: "Mise en place")."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from larcin.core.action import seat_arg
from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.art_robbery.components import COPIES, HAND, KINDS, SLOT_COUNT, tokens_of
from larcin.games.art_robbery.position import ABSENT, BOX, NOBODY, NOTHING, Position
from larcin.games.art_robbery.tallies import BITS

if TYPE_CHECKING:
    from larcin.core.game import Game

DECK: Final[list[int]] = [card for card in range(KINDS) for _ in range(COPIES[card])]
IN_THE_BOX: Final[dict[str, list[int]]] = {  # where the tokens of a printing are before the first raid
    printing: [BOX if slot in tokens_of(raid, printing) else ABSENT for raid in range(4) for slot in range(SLOT_COUNT)]
    for printing in ("corrected", "first")
}


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> Position:
    """A new game: a hand each, the first raid in the centre, a first player."""
    state = Position(game, setup, rng)
    state.events = events
    players = setup.players
    state.where = IN_THE_BOX[setup.options["printing"]].copy()
    state.dog = NOBODY
    state.card = NOTHING
    state.wanted = NOTHING
    state.deck = DECK.copy()
    rng.shuffle(state.deck)
    state.discard = []
    state.drawn = []
    state.hands = [0] * players
    for _ in range(HAND):
        for seat in range(players):
            card = state.deck.pop()
            state.hands[seat] += 1 << card * BITS
            state.drawn.append(seat * KINDS + card)
    state.lay_out(0)
    state.begin_turn(setup.starter(rng.below(players)))  # drawn in any case: the same seed deals the same cards
    state.tell("first", {"seat": seat_arg(state.turn)})
    return state
