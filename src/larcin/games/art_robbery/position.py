"""Positions of Art Robbery as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

{"raid": "antiques", "turn": 2, "dog": 0, "card": "3", "wanted": None,
 "centre": ["2", "3a"], "hands": [["0", "boss", ...], ...], "deck": [... top last], "discard": [... top last],
 "front": [["4"], []], "piles": [["sketches-0", ...], ...], "lost": ["sketches-boss"]}
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, items, items_by_seat, seat_number
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.art_robbery.components import CARDS, COPIES, HAND, KINDS, RAIDS, SLOT_COUNT, SLOTS, TOKENS, tokens_of
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
    _load_tokens(state, position)
    _load_cards(state, position)
    over = bool(position.get("over", False))
    if over != (state.left == 0) or (over and state.raid + 1 != len(RAIDS)):
        raise BadPosition("position-empty-centre", game=game.slug)
    if over:
        state.to_act = ()
    elif state.wanted == NOTHING:
        state.begin_turn(state.turn)
    else:
        holder = state.where[state.raid * SLOT_COUNT + state.wanted]
        if holder < 0 or holder != state.dog or holder == state.turn or state.card == NOTHING:
            raise BadPosition("position-no-theft", game=game.slug)
        state.to_act = SEATS[holder]
    if not over and state.wanted == NOTHING and state.card != NOTHING and len(state.legal(state.turn)) < 2:
        raise BadPosition("position-nothing-to-choose", game=game.slug)
    return state


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
        _put(state, token, LOST)
    for token, where in enumerate(state.where):
        if where == BOX and token < first + SLOT_COUNT:
            raise BadPosition("position-token-missing", game=state.game.slug, token=f"token-{TOKENS[token]}")
    state.centre = sum([1 << slot for slot in range(SLOT_COUNT) if state.where[first + slot] == CENTRE])


def _put(state: ArtRobbery, token: int, where: int) -> None:
    if state.where[token] == ABSENT:
        raise BadPosition("position-token-unknown", game=state.game.slug, token=f"token-{TOKENS[token]}")
    if state.where[token] != BOX:
        raise BadPosition("position-token-twice", game=state.game.slug, token=f"token-{TOKENS[token]}")
    state.where[token] = where


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
    if "drawn" in position:
        drawn = items_by_seat(position, "drawn", CARDS, state.players)
    else:  # nobody has seen the deck run out: everything in hand and on the discard came from this deck
        drawn = [list(hand) for hand in hands]
        drawn[0] += state.discard
    state.drawn = [seat * KINDS + card for seat, cards in enumerate(drawn) for card in cards]
