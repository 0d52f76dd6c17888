"""The end of a round (rulebook: "Fin du tour"): bags and masks are exchanged, the market is filled up again."""

from __future__ import annotations

from larcin.core.action import seat_arg
from larcin.games.thiefs_market.bazaar import NOTHING, Bazaar
from larcin.games.thiefs_market.cards import WITH_BAGS, WITH_MASKS, happen
from larcin.games.thiefs_market.components import BAG, DECKS, MASK, ROW, card_id


def exchange(state: Bazaar) -> None:
    """Each bag still in a pile is 1 gold, each mask 1 infamy; gems give nothing."""
    for seat in range(state.players):
        pile = state.count(seat)
        bags = pile[BAG]
        masks = pile[MASK]
        state.gold[seat] += bags
        state.infamy[seat] += masks
        if bags + masks > 0 and state.events is not None:
            state.tell("exchange", {"seat": seat_arg(seat), "gold": bags, "infamy": masks})
        if bags > 0:
            happen(WITH_BAGS, state, seat)
        if masks > 0:
            happen(WITH_MASKS, state, seat)


def refill(state: Bazaar) -> bool:
    """Fill the newest row; a deck that runs out over it opens the next one. False: deck C cannot, and the game ends."""
    row = state.rows[state.newest]
    deck = state.decks[state.newest]
    owed = row.count(NOTHING)
    last = state.newest + 1 == len(DECKS)
    if last and len(deck) < owed:
        return False
    if owed > 0:
        state.revealed += 1
    for place in range(len(row)):
        if row[place] == NOTHING and deck:
            _deal(state, state.newest, place)
            owed -= 1
    if owed > 0:
        open_row(state, state.newest + 1)
    return True


def open_row(state: Bazaar, deck: int) -> None:
    """Deal the first cards of a deck face up. The rows before it stay for sale and are not filled any more."""
    state.newest = deck
    state.rows[deck] = [NOTHING] * ROW
    if state.events is not None:
        state.tell("row-opens", {"deck": DECKS[deck], "left": len(state.decks[deck]) - ROW})
    for place in range(ROW):
        _deal(state, deck, place)


def _deal(state: Bazaar, deck: int, place: int) -> None:
    card = state.decks[deck].pop()
    state.rows[deck][place] = card
    if state.events is not None:
        state.tell("deal", {"card": card_id(card), "deck": DECKS[deck]})
