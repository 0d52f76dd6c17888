"""The cards with a rule of their own, by the moment at which it happens. What they are worth is in scoring.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from larcin.core.action import Action, seat_arg
from larcin.games.thiefs_market.bazaar import CHOOSING, COPYING, NOTHING, Bazaar
from larcin.games.thiefs_market.components import (
    CARD,
    CARD_COUNT,
    COPY,
    CROWD,
    CROWD_INFAMY,
    DECKS,
    POTION,
    STEW,
    card_id,
)

Rule = Callable[[Bazaar, int, int], None]
"""What a card does for the seat that owns it. The card is given last: several may share a rule, and one be a copy."""


# When your pile is stolen


def wicked_clutches(state: Bazaar, seat: int, card: int) -> None:
    """1 infamy each time."""
    state.gain_infamy(seat, 1, card)


# When the split is over


def eyepatch_of_command(state: Bazaar, seat: int, card: int) -> None:
    """1 infamy if the pawn is in your pile."""
    if state.pawn() == seat:
        state.gain_infamy(seat, 1, card)


def narrow_alleyway(state: Bazaar, seat: int, card: int) -> None:
    """Infamy, once, if somebody else has a big pile."""
    for other in range(state.players):
        if other != seat and state.noted_size[other] >= CROWD:
            state.gain_infamy(seat, CROWD_INFAMY, card)
            return


# When you gain the card


def haul(state: Bazaar, seat: int, card: int) -> None:
    """1 infamy for each object of your final pile, whatever became of it since."""
    state.gain_infamy(seat, state.noted_size[seat], card)


def mimetic_stew(state: Bazaar, seat: int, card: int) -> None:
    """Becomes a copy of a card that somebody else owns, if anybody does."""
    if copyable(state, seat):
        state.step = COPYING


def unlabeled_potion(state: Bazaar, seat: int, card: int) -> None:
    """Leaves the game, and you gain the top card of the deck: it is not bought, so it triggers no purchase."""
    state.owned[seat].remove(card)
    state.abilities[seat] &= ~(1 << card)
    state.gone.append(card)
    deck = deck_in_use(state)
    if deck == NOTHING:
        if state.events is not None:
            state.tell("potion-empty", {"seat": seat_arg(seat), "card": card_id(card)})
        return
    free = state.decks[deck].pop()
    state.revealed += 1
    if state.events is not None:
        args: dict[str, int | str] = {"seat": seat_arg(seat), "potion": card_id(card), "card": card_id(free)}
        state.tell("potion", args)
    state.own(seat, free)
    gained(state, seat, free)


def deck_in_use(state: Bazaar) -> int:
    """The deck that the next card would be dealt from: the newest open one, or the next when that is empty."""
    for deck in range(state.newest, len(DECKS)):
        if state.decks[deck]:
            return deck
    return NOTHING


# When dice are exchanged at the end of the round


def imbalanced_scales(state: Bazaar, seat: int, card: int) -> None:
    """1 gold more, however many bags there were."""
    state.gain_gold(seat, 1, card)


def island_estate(state: Bazaar, seat: int, card: int) -> None:
    """1 infamy more, however many masks there were."""
    state.gain_infamy(seat, 1, card)


WHEN_STOLEN: Final[dict[int, Rule]] = {CARD["wicked-clutches"]: wicked_clutches}
WHEN_SPLIT: Final[dict[int, Rule]] = {
    CARD["eyepatch-of-command"]: eyepatch_of_command,
    CARD["narrow-alleyway"]: narrow_alleyway,
}
WHEN_GAINED: Final[dict[int, Rule]] = {
    CARD["big-haul"]: haul,
    CARD["the-heist"]: haul,
    POTION: unlabeled_potion,
    STEW: mimetic_stew,
}
WITH_BAGS: Final[dict[int, Rule]] = {CARD["imbalanced-scales"]: imbalanced_scales}
WITH_MASKS: Final[dict[int, Rule]] = {CARD["island-estate"]: island_estate}


def happen(rules: dict[int, Rule], state: Bazaar, seat: int) -> None:
    """Let the seat's cards among these do what they do at this moment."""
    for card, rule in rules.items():
        if state.has(seat, card):
            rule(state, seat, card)


def gained(state: Bazaar, seat: int, card: int) -> None:
    """The card has just come to the seat."""
    if card in WHEN_GAINED:
        WHEN_GAINED[card](state, seat, card)


# Mimetic Stew's choice


def copyable(state: Bazaar, seat: int) -> list[Action]:
    """The cards in front of the others. Only one Stew exists, so none of them is a copy itself."""
    theirs = 0
    for other in range(state.players):
        if other != seat:
            theirs |= state.abilities[other]
    return [COPY[card] for card in range(CARD_COUNT) if theirs >> card & 1]


def copy(state: Bazaar, card: int) -> None:
    """From now on the Stew is that card; what the card does when gained happens now, once."""
    seat = state.turn
    state.step = CHOOSING
    state.copied = card
    state.abilities[seat] = state.abilities[seat] & ~(1 << STEW) | 1 << card
    if state.events is not None:
        state.tell("copy", {"seat": seat_arg(seat), "stew": card_id(STEW), "card": card_id(card)})
    gained(state, seat, card)
