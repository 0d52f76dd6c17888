"""Caper (Unai Rubio, Jumbo 2019): two crews and three locations: draft thieves and gear, pass on the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from larcin.core.event import Event
from larcin.core.features import Feature
from larcin.core.game import Game, Mode, Option, Palette
from larcin.core.guide import Guide
from larcin.core.rng import Rng
from larcin.core.sight import Sight
from larcin.core.state import Setup
from larcin.core.text import Say
from larcin.games.caper import board, bot, checks, features, position, rules, view
from larcin.games.caper.actions import ACTIONS
from larcin.games.caper.components import CARDS, CITIES, COLOURS, GOODS, LOCATIONS
from larcin.games.caper.guide import CaperGuide

GUIDE: Final = CaperGuide()


class CaperGame(Game):
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

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> rules.Caper:
        return rules.deal(self, setup, rng, events)

    def look(self, state: rules.Caper, seat: int | None) -> view.CaperView:
        return view.look(state, seat)

    def restore(self, setup: Setup, rng: Rng, position_: Mapping[str, Any]) -> rules.Caper:
        return position.load(self, setup, rng, position_)

    def values(self, sight: Sight) -> list[float]:
        return bot.values(sight)

    def census(self, state: rules.Caper) -> Mapping[str, int]:
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

    def board(self, view_: view.CaperView, say: Say) -> list[str]:
        return board.board(view_, say)

    def guide(self) -> Guide:
        return GUIDE

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.features(setup)

    def encode(self, state: rules.Caper, seat: int | None) -> bytearray:
        return features.encode(state, seat)


GAME = CaperGame()
