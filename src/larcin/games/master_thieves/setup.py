"""Setting up (rulebook: "Préparatifs"): rubies, cards and imitations are dealt, then the players fill the box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from larcin.core.action import seat_arg
from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.master_thieves import filling, rounds
from larcin.games.master_thieves.box import HOME, JewelBox
from larcin.games.master_thieves.components import CARDS, DIAMOND, DRAWERS, IMITATIONS, ROLE_COUNT, RUBIES, SAPPHIRE
from larcin.games.master_thieves.phases import FILLING, NEXT, NONE
from larcin.games.master_thieves.position import Position

if TYPE_CHECKING:
    from larcin.core.game import Game

FIRST_RUBIES: Final[int] = (RUBIES + 1) // 2


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> Position:
    """A new game up to the first decision: where the first player's diamonds go."""
    state = Position(game, setup, rng)
    state.events = events
    players = setup.players
    state.white = [IMITATIONS[jewel] for _ in range(players) for jewel in (DIAMOND, SAPPHIRE)]
    state.black = [0] * (players * 3)
    state.red = [0, 0]
    state.fell = [0, 0]
    state.found = [0, 0]
    state.drafters = []
    state.played = [0] * players
    state.known = [0] * players
    state.role = [NONE] * players
    state.numbers = [0] * (players * ROLE_COUNT)
    for role in range(ROLE_COUNT):
        pile = list(range(1, CARDS[role] + 1))
        rng.shuffle(pile)
        for seat in range(players):
            state.numbers[seat * ROLE_COUNT + role] = pile[seat]
    state.box = ruby_box(players)
    state.box.grains = list(range(DRAWERS))
    rng.shuffle(state.box.grains)
    state.tell("rubies", {"above": FIRST_RUBIES, "below": RUBIES - FIRST_RUBIES})
    state.first = rng.below(players)
    state.to_fill = filling.shares(players, state.first)
    state.tell("first", {"seat": seat_arg(state.first)})
    state.stage = FILLING
    state.phase = NEXT
    rounds.advance(state)
    return state


def ruby_box(players: int) -> JewelBox:
    """The box with its rubies: half in the upper secrets of a face; turned over; the others opposite them."""
    box = JewelBox()
    box.alarms = [HOME] * players
    for count in (FIRST_RUBIES, RUBIES - FIRST_RUBIES):
        for row in range(count):
            box.rubies[box.upper(box.drawer_at(row * 4))] = 1
        if not box.over:
            box.flip()
    return box
