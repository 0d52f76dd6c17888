"""Thief's Market for learning agents: the view of a seat as numbers."""

from __future__ import annotations

from typing import Final

from larcin.core.features import Feature, Row
from larcin.core.state import Setup
from larcin.games.thiefs_market.bazaar import BACK, CENTRE, CHARM, MARKET, NOTHING, PHASES, STEPS, Bazaar
from larcin.games.thiefs_market.components import CARD_COUNT, DECK_SIZE, DECKS, DICE, KINDS, PROMO
from larcin.games.thiefs_market.market import purchases_with

MOST_ROUNDS: Final = 40  # tokens and rounds have no limit: what is more counts as this
MOST_GOLD: Final = 30
MOST_INFAMY: Final = 60
MOST_PURCHASES: Final = 10
CARDS_OF_THE_BOX: Final[int] = PROMO.count(False)  # they come first, before the promos


def features(setup: Setup) -> tuple[Feature, ...]:
    """Every feature, in the order in which `encode` writes them."""
    seats = setup.players
    cards = _cards(setup)
    objects = DICE[seats] + 1
    return (
        Feature("phase", len(PHASES), 1, "The phase: split, charm, market, over."),
        Feature("step", len(STEPS), 1, "What the turn has come to: choosing, taking, returning, paying, copying."),
        Feature("to-act", seats, 1, "Who decides."),
        Feature("turn", seats, 1, "Whose turn it is."),
        Feature("first", seats, 1, "Who rolled the dice of this round."),
        Feature("round", 1, MOST_ROUNDS, "The round, from 1."),
        Feature("centre", KINDS, objects, "Objects in the centre: red, white, blue, green, bag, mask, pawn."),
        Feature("back", KINDS, objects, "Objects that a thief has returned and not rolled yet."),
        Feature("piles", KINDS * seats, objects, "Objects in each seat's pile."),
        Feature("victim", seats, 1, "Whose pile was stolen, while the thief returns objects."),
        Feature("final", seats, objects, "Objects in each seat's final pile, once the split is over."),
        Feature("purchases", seats, MOST_PURCHASES, "How many cards each seat may buy with its pile."),
        Feature("bought", 1, MOST_PURCHASES, "How many were bought in this turn of the market."),
        Feature("gold", seats, MOST_GOLD, "Each seat's gold."),
        Feature("infamy", seats, MOST_INFAMY, "Each seat's infamy; of others only where it is open and at the end."),
        Feature("newest", len(DECKS), 1, "The row that was opened last."),
        Feature("decks", len(DECKS), max(DECK_SIZE), "Cards left in each deck."),
        Feature("sale", cards, 1, "The cards for sale, in the order of the box."),
        Feature("gone", cards, 1, "The cards taken out of the game in the open."),
        Feature("owned", cards * seats, 1, "The cards in front of each seat."),
        Feature("copied", cards, 1, "The card that Mimetic Stew has become."),
        Feature("used", cards, 1, "The cards used in this turn."),
        Feature("buying", cards, 1, "The card being paid for."),
    )


def _cards(setup: Setup) -> int:
    return CARD_COUNT if setup.options["promos"] == "on" else CARDS_OF_THE_BOX


def encode(state: Bazaar, seat: int | None) -> bytearray:
    """What the seat sees, from its own place clockwise."""
    row = Row()
    players = state.players
    me = 0 if seat is None else seat
    row.one_hot(len(PHASES), state.phase)
    row.one_hot(len(STEPS), state.step)
    row.one_hot(players, (state.to_act[0] - me) % players if state.to_act else -1)
    row.one_hot(players, (state.turn - me) % players)
    row.one_hot(players, (state.first - me) % players)
    row.number(min(state.round, MOST_ROUNDS))
    _add_objects(row, state, me)
    _add_tokens(row, state, seat, me)
    row.one_hot(len(DECKS), state.newest)
    for deck in state.decks:
        row.number(len(deck))
    _add_cards(row, state, me)
    return row.done()


def _add_objects(row: Row, state: Bazaar, me: int) -> None:
    """Where the dice and the pawn are, and what the piles allow."""
    players = state.players
    row.numbers(state.count(CENTRE))
    row.numbers(state.count(BACK))
    for place in range(players):
        row.numbers(state.count((me + place) % players))
    row.one_hot(players, (state.victim - me) % players if state.victim >= 0 else -1)
    split_over = state.phase >= CHARM
    for place in range(players):
        row.number(state.noted_size[(me + place) % players] if split_over else 0)
    for place in range(players):
        other = (me + place) % players
        noted = state.noted[other] if split_over else state.kinds(other)
        row.number(min(purchases_with(state, other, noted), MOST_PURCHASES))
    row.number(min(state.bought, MOST_PURCHASES) if state.phase == MARKET else 0)


def _add_tokens(row: Row, state: Bazaar, seat: int | None, me: int) -> None:
    players = state.players
    everybody = not state.to_act or state.setup.options["infamy"] == "open"
    for place in range(players):
        row.number(min(state.gold[(me + place) % players], MOST_GOLD))
    for place in range(players):
        other = (me + place) % players
        row.number(min(state.infamy[other], MOST_INFAMY) if everybody or other == seat else 0)


def _add_cards(row: Row, state: Bazaar, me: int) -> None:
    players = state.players
    cards = _cards(state.setup)
    sale = row.zeros(cards)
    for offers in state.rows:
        for card in offers:
            if card != NOTHING:
                row.values[sale + card] = 1
    row.counts(cards, state.gone)
    for place in range(players):
        row.counts(cards, state.owned[(me + place) % players])
    row.one_hot(cards, state.copied)
    row.bits(cards, state.used if state.phase == MARKET else 0)
    row.one_hot(cards, state.buying)
