"""Caper (Unai Rubio, Jumbo 2019): two crews and three locations: draft thieves and gear, pass on the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Final

from larcin.core import game as core
from larcin.core.event import Event
from larcin.core.game import Mode, Option, Palette
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.caper import board, bot, checks, course, facts, features, plain, refusals, setup, view
from larcin.games.caper.components import ACTIONS, CARDS, CITIES, COLOURS, GOODS, LOCATIONS
from larcin.games.caper.guide import Guide
from larcin.games.caper.position import Position

GUIDE: Final = Guide()


class Game(core.Game[Position, view.View]):
    """The description of Caper."""

    slug = "caper"
    rules_version = 1
    modes = (Mode("standard", (2,)), Mode("snitch", (3,)), Mode("teams", (4,), teams=2))
    options = (Option("city", ("random", *CITIES), "random"),)
    catalogue = ACTIONS
    longest = 152  # in teams: 92 decisions of the Masterminds, and 60 of the Lookouts
    minutes = 30
    shelf = 5
    palette = Palette(ground="#f4ead5", title="#2b2233", accent="#d9534f")
    folder = resources.files(__package__)

    restore = plain.load
    written = staticmethod(plain.dump)
    refusal = staticmethod(refusals.refusal)
    look = staticmethod(view.look)
    facts = staticmethod(facts.facts)
    gauges = staticmethod(course.gauges)  # before `course`, which hides the module from here on
    course = staticmethod(course.course)
    board = staticmethod(board.board)
    values = staticmethod(bot.values)
    encode = staticmethod(features.encode)
    features = staticmethod(features.features)

    def deal(self, setup_: Setup, rng: Rng, events: list[Event] | None = None) -> Position:
        return setup.deal(self, setup_, rng, events)

    def guide(self) -> Guide:
        return GUIDE

    def open_scores(self, setup_: Setup) -> bool:
        return True

    def census(self, state: Position) -> Mapping[str, int]:
        cards = Counter(CARDS[card] for card in checks.everywhere(state))
        locations = {LOCATIONS[location]: 1 for location in state.locations}
        return {**cards, **locations, "coin": state.supply + sum(state.coins) + sum(state.laundered)}

    def components(self) -> tuple[str, ...]:
        return (
            *(f"card-{card}" for card in CARDS),
            *(f"location-{location}" for location in LOCATIONS),
            *(f"city-{city}" for city in CITIES),
            *(f"colour-{colour}" for colour in COLOURS),
            *(f"good-{good}" for good in GOODS),
            "coin",
        )


GAME = Game()
