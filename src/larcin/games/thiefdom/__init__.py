"""Thiefdom (Simon Schmieder, Juma Al-JouJou; Karma Games 2025): three thieves, six nights, one guarded city."""

from __future__ import annotations

from importlib import resources
from typing import Final

from larcin.core import game as core
from larcin.core.event import Event
from larcin.core.game import Mode, Option, Palette
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.thiefdom import board, bot, census, course, facts, features, plain, refusals, setup, view
from larcin.games.thiefdom.box import (
    BUILDING_KINDS,
    CHURCH,
    CLIENTS,
    EQUIPMENT,
    FOLK,
    GOODS,
    HOUSE_NAMES,
    LOCATIONS,
    THIEVES,
)
from larcin.games.thiefdom.components import ACTIONS
from larcin.games.thiefdom.guide import Guide
from larcin.games.thiefdom.position import Position

GUIDE: Final = Guide()


class Game(core.Game[Position, view.View]):
    """The description of Thiefdom."""

    slug = "thiefdom"
    rules_version = 2
    modes = (Mode("standard", (2, 3, 4)), Mode("solo", (1,)))
    options = (
        Option("city", ("random", "tutorial"), "random"),
        Option("missions", ("standard", "strategic"), "standard"),
        Option("planning", ("standard", "chaotic"), "standard"),
    )
    catalogue = ACTIONS
    longest = 6000
    minutes = 90
    shelf = 4
    palette = Palette(ground="#14213f", title="#ffdf97", accent="#ffce6b")
    folder = resources.files(__package__)

    restore = plain.load
    written = staticmethod(plain.dump)
    refusal = staticmethod(refusals.refusal)
    look = staticmethod(view.look)
    facts = staticmethod(facts.facts)
    gauges = staticmethod(course.gauges)
    course = staticmethod(course.course)
    board = staticmethod(board.board)
    values = staticmethod(bot.values)
    census = staticmethod(census.census)
    encode = staticmethod(features.encode)  # before `features`, which hides the module from here on
    features = staticmethod(features.features)

    def deal(self, setup_: Setup, rng: Rng, events: list[Event] | None = None) -> Position:
        return setup.deal(self, setup_, rng, events)

    def guide(self) -> Guide:
        return GUIDE

    def open_scores(self, setup_: Setup) -> bool:
        return True  # the markers, stores and loads of all guilds lie open

    def components(self) -> tuple[str, ...]:
        return (
            *(f"thief-{name}" for name in THIEVES),
            *(f"figure-{name}" for name in FOLK),
            *(f"good-{name}" for name in GOODS),
            *(f"house-{name}" for name in BUILDING_KINDS[: CHURCH + 1]),
            *(f"location-{name}" for name in BUILDING_KINDS[CHURCH + 1 :]),
            *(f"place-{name}" for name in [*HOUSE_NAMES, *LOCATIONS]),
            *(f"equipment-{name}" for name in EQUIPMENT),
            *(f"client-{name}" for name in CLIENTS),
        )


GAME = Game()
