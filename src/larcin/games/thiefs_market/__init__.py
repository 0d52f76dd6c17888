"""Thief's Market (Dave Chalker, Tasty Minstrel Games 2016): split the loot by stealing it, then go shopping."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Final

from larcin.core import game as core
from larcin.core.event import Event
from larcin.core.game import Mode, Option, Palette, starter_option
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.thiefs_market import board, bot, course, facts, features, plain, refusals, setup, view
from larcin.games.thiefs_market.bazaar import NOTHING
from larcin.games.thiefs_market.components import ACTIONS, CARDS, ICONS, MOST_PLAYERS, OBJECTS, PAWN
from larcin.games.thiefs_market.guide import Guide
from larcin.games.thiefs_market.position import Position

GUIDE: Final = Guide()


class Game(core.Game[Position, view.View]):
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

    restore = plain.load
    written = staticmethod(plain.dump)
    refusal = staticmethod(refusals.refusal)
    look = staticmethod(view.look)
    facts = staticmethod(facts.facts)
    course = staticmethod(course.course)
    board = staticmethod(board.board)
    values = staticmethod(bot.values)
    encode = staticmethod(features.encode)  # before `features`, which hides the module from here on
    features = staticmethod(features.features)

    def deal(self, setup_: Setup, rng: Rng, events: list[Event] | None = None) -> Position:
        return setup.deal(self, setup_, rng, events)

    def guide(self) -> Guide:
        return GUIDE

    def open_scores(self, setup_: Setup) -> bool:
        return setup_.options["infamy"] == "open"

    def census(self, state: Position) -> Mapping[str, int]:
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


GAME = Game()
