"""Setting a game of Thief's Market up (rulebook: "Mise en place")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.action import seat_arg
from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.thiefs_market import round_end, split
from larcin.games.thiefs_market.bazaar import CENTRE, CHOOSING, MARKET, NOBODY, NOTHING
from larcin.games.thiefs_market.components import CARD_COUNT, DECK, DECK_SIZE, DECKS, DICE, PAWN, PROMO, START_GOLD
from larcin.games.thiefs_market.position import Position

if TYPE_CHECKING:
    from larcin.core.game import Game


def empty(game: Game, setup: Setup, rng: Rng) -> Position:
    """A table with nothing dealt yet, for `deal` and for loading a position."""
    state = Position(game, setup, rng)
    players = setup.players
    dice = DICE[players]
    state.round = 1
    state.phase = MARKET
    state.step = CHOOSING
    state.first = 0
    state.turn = 0
    state.choices = []
    state.face = [0] * dice + [PAWN]
    state.where = [CENTRE] * (dice + 1)
    state.victim = NOBODY
    state.noted = [0] * players
    state.noted_size = [0] * players
    state.decks = [[] for _ in DECKS]
    state.rows = [[] for _ in DECKS]
    state.newest = 0
    state.removed = []
    state.gone = []
    state.owned = [[] for _ in range(players)]
    state.abilities = [0] * players
    state.copied = NOTHING
    state.gold = [START_GOLD] * players
    state.infamy = [0] * players
    state.bought = 0
    state.used = 0
    state.buying = NOTHING
    return state


def in_the_game(setup: Setup, card: int) -> bool:
    """Is the card among those that the decks are made from?"""
    return not PROMO[card] or setup.options["promos"] == "on"


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> Position:
    """A new game (rulebook: "Mise en place"): shuffled and shortened decks, row A, a first player."""
    state = empty(game, setup, rng)
    state.events = events
    for deck, size in enumerate(DECK_SIZE):
        shuffled = [card for card in range(CARD_COUNT) if DECK[card] == deck and in_the_game(setup, card)]
        rng.shuffle(shuffled)
        state.decks[deck] = shuffled[:size]
        state.removed.extend(shuffled[size:])
    state.first = setup.starter(rng.below(setup.players))  # drawn in any case: the same seed deals the same cards
    state.tell("first", {"seat": seat_arg(state.first)})
    round_end.open_row(state, 0)
    split.begin(state)
    state.settle()
    return state
