"""Master Thieves (Frank Czarnetzki, Zoch 2004): a jewel box that turns and flips, six roles, and a good memory."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Final

from larcin.core import game as core
from larcin.core.event import Event
from larcin.core.game import Mode, Option, Palette
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.master_thieves import board, bot, course, facts, features, plain, refusals, setup, view
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
from larcin.games.master_thieves.guide import Guide
from larcin.games.master_thieves.phases import FILLING, NONE
from larcin.games.master_thieves.position import Position

GUIDE: Final = Guide()


class Game(core.Game[Position, view.View]):
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
        """Both cushions of every seat lie open: everybody can count."""
        return True

    def census(self, state: Position) -> Mapping[str, int]:
        box = state.box
        counts = {
            "diamond": sum([*box.diamonds, *state.black[0::3], *state.white[0::2], state.red[0], *state.to_fill]),
            "sapphire": sum([*box.sapphires, *state.black[1::3], *state.white[1::2], state.red[1]]),
            "ruby": sum([*box.rubies, *state.black[2::3]]),
            "alarm": len(box.alarms),
        }
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

    def glimpse(self, state: Position) -> object:
        """The open drawer, where nothing else remembers it; not while the box is filled: that takes long enough."""
        if state.opened == NONE or state.stage == FILLING or state.memory == OPEN_BOX:
            return None
        return state.opened, state.secret


GAME = Game()
