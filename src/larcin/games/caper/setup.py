"""Setting a game of Caper up (rulebook: "Disposition du jeu")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.caper.components import (
    CITIES,
    CREAM,
    LOCATIONS,
    NOTHING,
    PLACES,
    gear_of,
    locations_of,
    thieves_of,
)
from larcin.games.caper.position import Position
from larcin.games.caper.turns import NO_WINDOW, OVER

if TYPE_CHECKING:
    from larcin.core.game import Game


def blank(game: Game, setup: Setup, rng: Rng) -> Position:
    """A position with nothing in it yet."""
    state = Position(game, setup, rng)
    state.round = 0
    state.step = 0
    state.turn = CREAM
    state.phase = OVER
    state.chosen = NOTHING
    state.window = NO_WINDOW
    state.flipper = NOTHING
    state.spot = NOTHING
    state.hands = [[] for _ in range(setup.players)]
    state.discards = [[], []]
    state.thief_deck = []
    state.gear_deck = []
    state.pile = []
    state.secret = [NOTHING, NOTHING]
    state.offers = [[], []]
    state.dealt = [[], []]
    state.passes = []
    return state


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> Position:
    """A new game: a city, its decks, three locations, all coins in the supply."""
    state = blank(game, setup, rng)
    state.events = events
    city = setup.options["city"]
    state.city = rng.below(len(CITIES)) if city == "random" else CITIES.index(city)
    locations = locations_of(state.city)
    rng.shuffle(locations)
    state.clear(locations[:PLACES])
    state.thief_deck = thieves_of(state.city)
    rng.shuffle(state.thief_deck)
    state.gear_deck = gear_of(state.city)
    rng.shuffle(state.gear_deck)
    if events is not None:
        names = ["location-" + LOCATIONS[location] for location in state.locations]
        city = "city-" + CITIES[state.city]
        state.tell("city", {"city": city, "first": names[0], "second": names[1], "third": names[2]})
    state.begin_round(0)
    return state
