"""Thiefdom (Simon Schmieder, Juma Al-JouJou; Karma Games 2025): three thieves, six nights, one guarded city."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any

from larcin.core.event import Event
from larcin.core.features import Feature
from larcin.core.game import Game, Mode, Option, Palette
from larcin.core.guide import Guide
from larcin.core.rng import Rng
from larcin.core.sight import Sight
from larcin.core.state import Setup
from larcin.core.text import Say
from larcin.games.thiefdom import board, bot, census, features, guide, position, rules, setup, view
from larcin.games.thiefdom.catalogue import ACTIONS
from larcin.games.thiefdom.components import (
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


class ThiefdomGame(Game):
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

    def deal(self, setup_: Setup, rng: Rng, events: list[Event] | None = None) -> rules.Thiefdom:
        return setup.deal(self, setup_, rng, events)

    def look(self, state: rules.Thiefdom, seat: int | None) -> view.ThiefdomView:
        return view.look(state, seat)

    def restore(self, setup_: Setup, rng: Rng, position_: Mapping[str, Any]) -> rules.Thiefdom:
        return position.load(self, setup_, rng, position_)

    def values(self, sight: Sight) -> list[float]:
        return bot.values(sight)

    def guide(self) -> Guide:
        return _GUIDE

    def board(self, view_: view.ThiefdomView, say: Say) -> list[str]:
        return board.board(view_, say)

    def features(self, setup_: Setup) -> tuple[Feature, ...]:
        return features.features(setup_)

    def encode(self, state: rules.Thiefdom, seat: int | None) -> bytearray:
        return features.encode(state, seat)

    def census(self, state: rules.Thiefdom) -> Mapping[str, int]:
        return census.census(state)

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


_GUIDE = guide.ThiefdomGuide()
GAME = ThiefdomGame()
