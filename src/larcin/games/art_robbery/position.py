"""Positions of Art Robbery as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

`load` takes every arrangement that the game could go on from and whose parts agree with each other. It does not ask how
the tokens came where they are: a position for a test or a puzzle needs no discard that explains it.

{"raid": "antiques", "turn": 2, "dog": 0, "card": "3", "wanted": None,
 "centre": ["2", "3a"], "hands": [["0", "boss", ...], ...], "deck": [... top last], "discard": [... top last],
 "front": [["4"], []], "piles": [["sketches-0", ...], ...], "lost": ["sketches-boss"]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, flag, items, items_by_seat, seat_number
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.art_robbery.components import (
    BOSSES,
    CARDS,
    COPIES,
    FIVE,
    FOUR,
    HAND,
    KINDS,
    RAIDS,
    SLOT_COUNT,
    SLOTS,
    STEAL,
    TOKENS,
    tokens_of,
)
from larcin.games.art_robbery.rules import ABSENT, BOX, CENTRE, LOST, NOBODY, NOTHING, SEATS, ArtRobbery
from larcin.games.art_robbery.tallies import cards_of, tally

if TYPE_CHECKING:
    from larcin.core.game import Game


def dump(state: ArtRobbery) -> dict[str, Any]:  # Any: plain JSON data
    """The whole truth, in the game's own words."""
    first = state.raid * SLOT_COUNT
    now = range(first, first + SLOT_COUNT)
    earlier = range(first)
    over = state.over
    return {
        **state.game.head(state),
        "raid": RAIDS[state.raid],
        "turn": state.turn,
        "over": over,
        "card": None if state.card == NOTHING else CARDS[state.card],
        "wanted": None if state.wanted == NOTHING else SLOTS[state.wanted],
        "dog": None if state.dog == NOBODY else state.dog,
        "centre": [SLOTS[token - first] for token in now if state.where[token] == CENTRE],
        "front": [[SLOTS[token - first] for token in now if state.where[token] == seat] for seat in _seats(state)],
        "piles": [[TOKENS[token] for token in earlier if state.where[token] == seat] for seat in _seats(state)],
        "lost": [TOKENS[token] for token, where in enumerate(state.where) if where == LOST],
        "hands": [[CARDS[card] for card in cards_of(hand)] for hand in state.hands],
        "deck": [CARDS[card] for card in state.deck],
        "discard": [CARDS[card] for card in state.discard],
        "drawn": [
            [CARDS[draw % KINDS] for draw in sorted(state.drawn) if draw // KINDS == seat] for seat in _seats(state)
        ],
    }


def load(game: Game, setup: Setup, rng: Rng, position: Mapping[str, Any]) -> ArtRobbery:
    """The position written down by `dump`, or BadPosition. `drawn` may be left out: then nobody has counted cards."""
    state = ArtRobbery(game, setup, rng)
    state.raid = choice(position, "raid", RAIDS)
    state.turn = seat_number(position, "turn", setup.players)
    state.dog = NOBODY if position.get("dog") is None else seat_number(position, "dog", setup.players)
    state.card = NOTHING if position.get("card") is None else choice(position, "card", CARDS)
    state.wanted = NOTHING if position.get("wanted") is None else choice(position, "wanted", SLOTS)
    over = flag(position, "over") if "over" in position else False
    _load_tokens(state, position)
    if over != (state.left == 0) or (over and state.raid + 1 != len(RAIDS)):
        raise BadPosition("position-empty-centre", game=game.slug)
    if over and (state.card != NOTHING or state.wanted != NOTHING):
        raise BadPosition("position-over-with-card", game=game.slug)
    _check_bosses(state, len(RAIDS) if over else state.raid)
    _load_cards(state, position)
    _load_draws(state, position)
    _find_who_acts(state, over)
    return state


def _find_who_acts(state: ArtRobbery, over: bool) -> None:
    """A card being played leaves a choice to the seat whose turn it is, or to the dog's holder."""
    if over:
        state.to_act = ()
        return
    state.begin_turn(state.turn)
    if state.card == NOTHING and state.wanted == NOTHING:
        return
    if state.wanted != NOTHING:
        holder = state.where[state.raid * SLOT_COUNT + state.wanted]
        if holder < 0 or holder != state.dog or state.card == NOTHING:
            raise BadPosition("position-no-theft", game=state.game.slug)
        if STEAL[state.wanted][holder] not in state.targets(state.card):
            raise BadPosition("position-not-wanted", game=state.game.slug, card=f"card-{CARDS[state.card]}")
        state.to_act = SEATS[holder]
    elif len(state.legal(state.turn)) < 2:
        raise BadPosition("position-nothing-to-choose", game=state.game.slug)


def _seats(state: ArtRobbery) -> range:
    return range(state.players)


def _load_tokens(state: ArtRobbery, position: Mapping[str, Any]) -> None:
    printing = state.setup.options["printing"]
    state.where = [ABSENT] * len(TOKENS)
    for raid in range(len(RAIDS)):
        for slot in tokens_of(raid, printing):
            state.where[raid * SLOT_COUNT + slot] = BOX
    first = state.raid * SLOT_COUNT
    for slot in items(position, "centre", SLOTS):
        _put(state, first + slot, CENTRE)
    for seat, slots in enumerate(items_by_seat(position, "front", SLOTS, state.players)):
        for slot in slots:
            _put(state, first + slot, seat)
    for seat, tokens in enumerate(items_by_seat(position, "piles", TOKENS, state.players)):
        for token in tokens:
            if token >= first:
                raise BadPosition("position-pile-too-early", game=state.game.slug, token=f"token-{TOKENS[token]}")
            _put(state, token, seat)
    for token in items(position, "lost", TOKENS) if "lost" in position else []:
        if token % SLOT_COUNT not in BOSSES:
            raise BadPosition("position-lost", game=state.game.slug, token=f"token-{TOKENS[token]}")
        _put(state, token, LOST)
    for token, where in enumerate(state.where):
        if where == BOX and token < first + SLOT_COUNT:
            raise BadPosition("position-token-missing", game=state.game.slug, token=f"token-{TOKENS[token]}")
    state.centre = sum([1 << slot for slot in range(SLOT_COUNT) if state.where[first + slot] == CENTRE])


def _put(state: ArtRobbery, token: int, where: int) -> None:
    if state.where[token] == ABSENT:
        raid, slot = RAIDS[token // SLOT_COUNT], SLOTS[token % SLOT_COUNT]
        raise BadPosition("position-token-unknown", game=state.game.slug, token=f"slot-{slot}", raid=f"raid-{raid}")
    if state.where[token] != BOX:
        raise BadPosition("position-token-twice", game=state.game.slug, token=f"token-{TOKENS[token]}")
    state.where[token] = where


def _check_bosses(state: ArtRobbery, raids: int) -> None:
    """A Boss of a raid that is over stays with a holder of its 4 or 5, and else is lost; one of a later raid is not."""
    for raid in range(len(RAIDS)):
        first = raid * SLOT_COUNT
        keepers = {state.where[first + FOUR], state.where[first + FIVE]}
        for boss in [first + slot for slot in BOSSES]:
            where, token = state.where[boss], f"token-{TOKENS[boss]}"
            if raid >= raids and where == LOST:
                raise BadPosition("position-lost-too-early", game=state.game.slug, token=token)
            if raid < raids and where >= 0 and where not in keepers:
                raise BadPosition("position-boss-kept", game=state.game.slug, token=token)
            if raid < raids and where == LOST and keepers >= set(_seats(state)):
                raise BadPosition("position-boss-lost", game=state.game.slug, token=token)


def _load_cards(state: ArtRobbery, position: Mapping[str, Any]) -> None:
    hands = items_by_seat(position, "hands", CARDS, state.players)
    state.hands = [tally(hand) for hand in hands]
    state.deck = items(position, "deck", CARDS)
    state.discard = items(position, "discard", CARDS)
    everywhere = [card for hand in hands for card in hand] + state.deck + state.discard
    for card, copies in enumerate(COPIES):
        if everywhere.count(card) != copies:
            found = everywhere.count(card)
            name = f"card-{CARDS[card]}"
            raise BadPosition("position-card-count", game=state.game.slug, card=name, found=found, expected=copies)
    busy = state.card != NOTHING
    for seat, hand in enumerate(hands):
        expected = HAND - 1 if busy and seat == state.turn else HAND
        if len(hand) != expected:
            slug = state.game.slug
            raise BadPosition("position-hand-size", game=slug, seat=seat, found=len(hand), expected=expected)
    if busy and (not state.discard or state.discard[-1] != state.card):
        raise BadPosition("position-card-not-on-discard", game=state.game.slug)
    if not state.deck:
        raise BadPosition("position-no-deck", game=state.game.slug)


def _load_draws(state: ArtRobbery, position: Mapping[str, Any]) -> None:
    """`drawn` is what each seat has drawn since the deck was last shuffled: it is in a hand or on the discard.

    Since then every turn that is over put one card on the discard and drew one. If the deck was never shuffled again,
    the five cards dealt to each seat are among the draws, and so is everything in hand.
    """
    hands = [cards_of(hand) for hand in state.hands]
    if "drawn" in position:
        drawn = items_by_seat(position, "drawn", CARDS, state.players)
    else:  # nobody has seen the deck run out: everything in hand and on the discard came from this deck
        drawn = [list(hand) for hand in hands]
        drawn[0] += state.discard
    turns = len(state.discard) - (state.card != NOTHING)
    draws = sum(len(cards) for cards in drawn)
    never_shuffled = draws == turns + HAND * state.players
    if not never_shuffled and draws != turns:
        expected = turns + HAND * state.players
        raise BadPosition("position-draws", game=state.game.slug, found=draws, turns=turns, expected=expected)
    # Over all seats: whoever imagines the others' hands also makes up which of them drew a card.
    for card in range(KINDS):
        held = sum(hand.count(card) for hand in hands)
        took = sum(cards.count(card) for cards in drawn)
        if took > held + state.discard.count(card) or (never_shuffled and took < held):
            raise BadPosition("position-drawn", game=state.game.slug, card=f"card-{CARDS[card]}")
    state.drawn = [seat * KINDS + card for seat, cards in enumerate(drawn) for card in cards]
