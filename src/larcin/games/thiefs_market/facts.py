"""What never changes in a game of Thief's Market and everybody knows: the cards as they are printed, what things do."""

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
    FACES,
    GEMS,
    ICON_COUNT,
    ICONS,
    card_id,
)
from larcin.games.thiefs_market.position import Position
from larcin.games.thiefs_market.setup import in_the_game


class Card(msgspec.Struct):
    """A card as printed: what it costs and shows, and what it does in pictograms.

    `use` is the notation of its power, in the first of its ways, if it has one.
    """

    deck: str
    cost: list[str]
    icons: list[str]
    use: str | None
    signs: list[list[list[str]]]


class Facts(core.Facts, kw_only=True):
    """The cards of this game by id, the icons in the order in which cards are sorted, and what everything does."""

    cards: dict[str, Card]
    icons: list[str]
    about: dict[str, Sentence]  # what a card, object, token or icon does, by message id ("card-fence")


def facts(position: Position) -> Facts:
    """The facts of this game."""
    cards = [card for card in range(len(CARDS)) if in_the_game(position.setup, card)]
    return Facts(
        game=position.game.slug,
        cards={CARDS[card]: _card(card) for card in cards},
        icons=ICONS,
        about={**signs.ABOUT, **{card_id(card): signs.about(card) for card in cards}},
    )


def _card(card: int) -> Card:
    return Card(
        deck=DECKS[DECK[card]],
        cost=[FACES[gem] for gem in range(GEMS) for _ in range(COST[card][gem])],
        icons=[icon for number, icon in enumerate(ICONS) for _ in range(ICON_COUNT[card][number])],
        use=signs.use(card),
        signs=signs.signs(card),
    )
