"""Master Thieves (Frank Czarnetzki, Zoch 2004): a jewel box that turns and flips, six roles, and a good memory."""

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
from larcin.games.master_thieves import bot, features, guide, position, rules, view
from larcin.games.master_thieves.components import (
    ACTIONS,
    FACE_IDS,
    GRAINS,
    JEWELS,
    LEVEL_IDS,
    MEMORIES,
    MEMORY_DEFAULT,
    OPEN_BOX,
    ROLE_COUNT,
    ROLES,
)
from larcin.games.master_thieves.state import FILLING, NONE


class MasterThievesGame(Game):
    """The description of Master Thieves."""

    slug = "master-thieves"
    rules_version = 1
    modes = (Mode("standard", (2, 3, 4, 5, 6, 7, 8)),)
    options = (
        Option("memory", tuple(MEMORIES), MEMORY_DEFAULT),
        Option("turning", ("both", "one"), "both"),
        Option("sixth-ruby", ("at-once", "end-of-round"), "at-once"),
    )
    catalogue = ACTIONS
    longest = 4000  # ten cycles of six rounds, for each cycle every Jeweller (f) places one of ten imitations
    minutes = 60
    shelf = 3
    palette = Palette(ground="#12332a", title="#f3e2bd", accent="#d9a441")
    folder = resources.files(__package__)

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> rules.MasterThieves:
        return rules.deal(self, setup, rng, events)

    def look(self, state: rules.MasterThieves, seat: int | None) -> view.MasterThievesView:
        return view.look(state, seat)

    def restore(self, setup: Setup, rng: Rng, position_: Mapping[str, Any]) -> rules.MasterThieves:
        return position.load(self, setup, rng, position_)

    def guide(self) -> Guide:
        return GUIDE

    def values(self, sight: Sight) -> list[float]:
        return bot.values(sight)

    def census(self, state: rules.MasterThieves) -> Mapping[str, int]:
        box = state.box
        counts = {
            "diamond": sum(box.diamonds) + sum(state.black[0::3]) + sum(state.white[0::2]) + state.red[0],
            "sapphire": sum(box.sapphires) + sum(state.black[1::3]) + sum(state.white[1::2]) + state.red[1],
            "ruby": sum(box.rubies) + sum(state.black[2::3]),
            "alarm": len(box.alarms),
        }
        counts["diamond"] += sum(state.to_fill)
        for place, number in enumerate(state.numbers):
            card = f"{ROLES[place % ROLE_COUNT]}-{number}"
            counts[card] = counts.get(card, 0) + 1
        return counts

    def components(self) -> tuple[str, ...]:
        return (
            *(f"role-{role}" for role in ROLES),
            *(f"jewel-{jewel}" for jewel in JEWELS),
            *(f"cushion-{colour}" for colour in ("white", "black", "red")),
            *(f"grain-{grain}" for grain in GRAINS),
            *LEVEL_IDS,
            *FACE_IDS,
            "alarm",
            "direction-clockwise",
            "direction-counterclockwise",
        )

    def glimpse(self, state: rules.MasterThieves) -> object:
        """The open drawer, where nothing else remembers it; not while the box is filled: that takes long enough."""
        if state.opened == NONE or state.stage == FILLING or state.memory == OPEN_BOX:
            return None
        return state.opened, state.secret

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.features(setup)

    def encode(self, state: rules.MasterThieves, seat: int | None) -> bytearray:
        return features.encode(state, seat)


GUIDE = guide.MasterThievesGuide()
GAME = MasterThievesGame()
