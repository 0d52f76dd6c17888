"""Art Robbery (Reiner Knizia, Helvetiq 2021): four raids on a museum, and an alibi to keep."""

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
from larcin.games.art_robbery import board, bot, course, facts, features, plain, refusals, setup, view
from larcin.games.art_robbery.components import ACTIONS, CARDS, MOST_PLAYERS, RAIDS, SLOTS, TOKENS
from larcin.games.art_robbery.guide import Guide
from larcin.games.art_robbery.position import ABSENT, Position
from larcin.games.art_robbery.tallies import cards_of

GUIDE: Final = Guide()


class Game(core.Game[Position, view.View]):
    """The description of Art Robbery."""

    slug = "art-robbery"
    rules_version = 1
    modes = (Mode("standard", (2, 3, 4, 5)),)
    options = (
        Option("printing", ("corrected", "first"), "corrected"),
        Option("scores", ("hidden", "open"), "hidden"),
        starter_option(MOST_PLAYERS),
    )
    catalogue = ACTIONS
    longest = 2000
    minutes = 20
    shelf = 1
    palette = Palette(ground="#2b1f2e", title="#f6dfa4", accent="#e2b93b")
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
        return setup_.options["scores"] == "open"

    def census(self, state: Position) -> Mapping[str, int]:
        places = [*map(cards_of, state.hands), state.deck, state.discard]
        cards = Counter(CARDS[card] for place in places for card in place)
        return {**cards, **{TOKENS[token]: 1 for token, where in enumerate(state.where) if where != ABSENT}}

    def components(self) -> tuple[str, ...]:
        return (
            *(f"card-{card}" for card in CARDS),
            *(f"slot-{slot}" for slot in SLOTS),
            *(f"raid-{raid}" for raid in RAIDS),
            *(f"token-{token}" for token in TOKENS if not token.endswith("boss2") or token == "antiques-boss2"),
        )


GAME = Game()
