"""What never changes in a game of Thief's Market and everybody knows: the cards as they are printed."""

from __future__ import annotations

import msgspec

from larcin.core import view as core
from larcin.core.view import Sentence
from larcin.games.thiefs_market import signs
from larcin.games.thiefs_market.components import (
    CARDS,
    COST,
    DECK,
    DECKS,
    EXIT,
    FACES,
    GEMS,
    ICON_COUNT,
    ICONS,
    LUCKY,
    OBJECTS,
    POINTS,
    WITH_POWER,
)
from larcin.games.thiefs_market.position import Position
from larcin.games.thiefs_market.setup import in_the_game


class Card(msgspec.Struct):
    """A card as printed: what it costs and shows, what it does in pictograms and in words.

    `use` is the notation of its power, in the first of its ways, if it has one.
    """

    deck: str
    cost: list[str]
    icons: list[str]
    points: int  # 0 where the rules of the card count them
    power: bool  # it can be used in the market
    use: str | None
    signs: list[list[list[str]]]
    about: Sentence


class Facts(core.Facts, kw_only=True):
    """The cards of this game by id, and the kinds of things in the order in which they are listed."""

    cards: dict[str, Card]
    decks: list[str]
    gems: list[str]
    kinds: list[str]  # every kind of object: gems, the other faces, the pawn
    icons: list[str]


def facts(position: Position) -> Facts:
    """The facts of this game."""
    return Facts(
        game=position.game.slug,
        cards={name: _card(card) for card, name in enumerate(CARDS) if in_the_game(position.setup, card)},
        decks=DECKS,
        gems=FACES[:GEMS],
        kinds=OBJECTS,
        icons=ICONS,
    )


def _card(card: int) -> Card:
    return Card(
        deck=DECKS[DECK[card]],
        cost=[FACES[gem] for gem in range(GEMS) for _ in range(COST[card][gem])],
        icons=[icon for number, icon in enumerate(ICONS) for _ in range(ICON_COUNT[card][number])],
        points=POINTS[card],
        power=bool(WITH_POWER >> card & 1) or card in (EXIT, LUCKY),
        use=signs.use(card),
        signs=signs.signs(card),
        about=signs.about(card),
    )
