"""Art Robbery (Reiner Knizia, Helvetiq 2021): four raids on a museum, and an alibi to keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from larcin.core.event import Event
from larcin.core.features import Feature
from larcin.core.game import Game, Mode, Option, Palette, starter_option
from larcin.core.guide import Guide
from larcin.core.rng import Rng
from larcin.core.sight import Sight
from larcin.core.state import Setup
from larcin.core.text import Say
from larcin.games.art_robbery import board, bot, features, position, rules, view
from larcin.games.art_robbery.components import ACTIONS, CARDS, MOST_PLAYERS, RAIDS, SLOTS, TOKENS
from larcin.games.art_robbery.guide import ArtRobberyGuide
from larcin.games.art_robbery.setup import deal
from larcin.games.art_robbery.tallies import cards_of

GUIDE: Final = ArtRobberyGuide()


class ArtRobberyGame(Game):
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

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> rules.ArtRobbery:
        return deal(self, setup, rng, events)

    def look(self, state: rules.ArtRobbery, seat: int | None) -> view.ArtRobberyView:
        return view.look(state, seat)

    def restore(self, setup: Setup, rng: Rng, position_: Mapping[str, Any]) -> rules.ArtRobbery:
        return position.load(self, setup, rng, position_)

    def values(self, sight: Sight) -> list[float]:
        return bot.values(sight)

    def census(self, state: rules.ArtRobbery) -> Mapping[str, int]:
        places = [*map(cards_of, state.hands), state.deck, state.discard]
        cards = Counter(CARDS[card] for place in places for card in place)
        tokens = {TOKENS[token]: 1 for token, where in enumerate(state.where) if where != rules.ABSENT}
        return {**cards, **tokens}

    def components(self) -> tuple[str, ...]:
        return (
            *(f"card-{card}" for card in CARDS),
            *(f"slot-{slot}" for slot in SLOTS),
            *(f"raid-{raid}" for raid in RAIDS),
            *(f"token-{token}" for token in TOKENS if not token.endswith("boss2") or token == "antiques-boss2"),
        )

    def board(self, view_: view.ArtRobberyView, say: Say) -> list[str]:
        return board.board(view_, say)

    def guide(self) -> Guide:
        return GUIDE

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        return features.features(setup)

    def encode(self, state: rules.ArtRobbery, seat: int | None) -> bytearray:
        return features.encode(state, seat)


GAME = ArtRobberyGame()
