"""Thief's Market (Dave Chalker, Tasty Minstrel Games 2016): split the loot by stealing it, then go shopping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Any

from larcin.core.event import Event
from larcin.core.features import Feature
from larcin.core.game import Game, Mode, Option, Palette, starter_option
from larcin.core.guide import Guide
from larcin.core.rng import Rng
from larcin.core.sight import Sight
from larcin.core.state import Setup
from larcin.core.text import Say
from larcin.games.thiefs_market import board, bot, features, guide, position, rules, view
from larcin.games.thiefs_market.bazaar import NOTHING
from larcin.games.thiefs_market.components import ACTIONS, CARDS, ICONS, MOST_PLAYERS, OBJECTS, PAWN


class ThiefsMarketGame(Game):
    """The description of Thief's Market."""

    slug = "thiefs-market"
    rules_version = 1
    modes = (Mode("standard", (3, 4, 5)),)
    options = (
        Option("infamy", ("hidden", "open"), "hidden"),
        Option("promos", ("off", "on"), "off"),
        starter_option(MOST_PLAYERS),
    )
    catalogue = ACTIONS
    longest = 3000
    minutes = 30
    shelf = 2
    palette = Palette(ground="#5b2f24", title="#ffe9b8", accent="#e0b040")
    folder = resources.files(__package__)

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> rules.ThiefsMarket:
        return rules.deal(self, setup, rng, events)

    def look(self, state: rules.ThiefsMarket, seat: int | None) -> view.ThiefsMarketView:
        return view.look(state, seat)

    def restore(self, setup: Setup, rng: Rng, position_: Mapping[str, Any]) -> rules.ThiefsMarket:
        return position.load(self, setup, rng, position_)

    def guide(self) -> Guide:
        return GUIDE

    def values(self, sight: Sight) -> list[float]:
        return bot.values(sight)

    def census(self, state: rules.ThiefsMarket) -> Mapping[str, int]:
        piles = [*state.decks, *state.rows, *state.owned, state.removed, state.gone]
        cards = Counter(CARDS[card] for pile in piles for card in pile if card != NOTHING)
        objects = Counter("pawn" if kind == PAWN else "die" for kind in state.face)
        return {**cards, **objects}

    def components(self) -> tuple[str, ...]:
        return (
            *(f"card-{card}" for card in CARDS),
            *(f"object-{kind}" for kind in OBJECTS),
            *(f"icon-{icon}" for icon in ICONS),
            "token-gold",
            "token-infamy",
        )

    def board(self, view_: view.ThiefsMarketView, say: Say) -> list[str]:
        return board.board(view_, say)

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.features(setup)

    def encode(self, state: rules.ThiefsMarket, seat: int | None) -> bytearray:
        return features.encode(state, seat)


GUIDE = guide.ThiefsMarketGuide()
GAME = ThiefsMarketGame()
