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

from larcin.core.action import Arg
from larcin.core.errors import BadPosition
from larcin.core.fields import Name, Names, Seat, SeatOrNobody
from larcin.core.plain import flag, items, items_by_seat
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
)
from larcin.games.art_robbery.position import ABSENT, BOX, CENTRE, LOST, NOTHING, SEATS, Position
from larcin.games.art_robbery.setup import IN_THE_BOX
from larcin.games.art_robbery.tallies import cards_of, tally

if TYPE_CHECKING:
    from larcin.core.game import Game


FIELDS = (  # what is written as it is kept
    Name("raid", RAIDS),
    Seat("turn"),
    Name("card", CARDS, optional=True),
    Name("wanted", SLOTS, optional=True),
    SeatOrNobody("dog"),
    Names("deck", CARDS),
    Names("discard", CARDS),
)


def dump(state: Position) -> dict[str, Any]:  # Any: plain JSON data
    """The whole truth, in the game's own words."""
    first = state.raid * SLOT_COUNT
    now = range(first, first + SLOT_COUNT)
    seats = range(state.players)
    return {
        **state.game.head(state),
        **{field.name: field.write(getattr(state, field.name)) for field in FIELDS},
        "over": state.over,
        "centre": [SLOTS[token - first] for token in now if state.where[token] == CENTRE],
        "front": [[SLOTS[token - first] for token in now if state.where[token] == seat] for seat in seats],
        "piles": [[TOKENS[token] for token in range(first) if state.where[token] == seat] for seat in seats],
        "lost": [TOKENS[token] for token, where in enumerate(state.where) if where == LOST],
        "hands": [[CARDS[card] for card in cards_of(hand)] for hand in state.hands],
        "drawn": [[CARDS[draw % KINDS] for draw in sorted(state.drawn) if draw // KINDS == seat] for seat in seats],
    }


def load(game: Game, setup: Setup, rng: Rng, position: Mapping[str, Any]) -> Position:
    """The position written down by `dump`, or BadPosition. `drawn` may be left out: then nobody has counted cards."""
    state = Position(game, setup, rng)
    for field in FIELDS:
        setattr(state, field.name, field.read(position, setup.players))
    over = flag(position, "over") if "over" in position else False
    _load_tokens(state, position)
    if over != (state.left == 0) or (over and state.raid + 1 != len(RAIDS)):
        raise _wrong(state, "position-empty-centre")
    if over and (state.card != NOTHING or state.wanted != NOTHING):
        raise _wrong(state, "position-over-with-card")
    _check_bosses(state, len(RAIDS) if over else state.raid)
    _load_cards(state, position)
    _load_draws(state, position)
    _find_who_acts(state, over)
    return state


def _find_who_acts(state: Position, over: bool) -> None:
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
            raise _wrong(state, "position-no-theft")
        if STEAL[state.wanted][holder] not in state.targets(state.card):
            raise _wrong(state, "position-not-wanted", card=f"card-{CARDS[state.card]}")
        state.to_act = SEATS[holder]
    elif len(state.legal(state.turn)) < 2:
        raise _wrong(state, "position-nothing-to-choose")


def _wrong(state: Position, text: str, **args: Arg) -> BadPosition:
    return BadPosition(text, game=state.game.slug, **args)


def _name(token: int) -> str:
    return f"token-{TOKENS[token]}"


def _load_tokens(state: Position, position: Mapping[str, Any]) -> None:
    state.where = IN_THE_BOX[state.setup.options["printing"]].copy()
    first = state.raid * SLOT_COUNT
    for slot in items(position, "centre", SLOTS):
        _put(state, first + slot, CENTRE)
    for seat, slots in enumerate(items_by_seat(position, "front", SLOTS, state.players)):
        for slot in slots:
            _put(state, first + slot, seat)
    for seat, tokens in enumerate(items_by_seat(position, "piles", TOKENS, state.players)):
        for token in tokens:
            if token >= first:
                raise _wrong(state, "position-pile-too-early", token=_name(token))
            _put(state, token, seat)
    for token in items(position, "lost", TOKENS) if "lost" in position else []:
        if token % SLOT_COUNT not in BOSSES:
            raise _wrong(state, "position-lost", token=_name(token))
        _put(state, token, LOST)
    for token, where in enumerate(state.where):
        if where == BOX and token < first + SLOT_COUNT:
            raise _wrong(state, "position-token-missing", token=_name(token))
    state.centre = sum([1 << slot for slot in range(SLOT_COUNT) if state.where[first + slot] == CENTRE])


def _put(state: Position, token: int, where: int) -> None:
    if state.where[token] == ABSENT:
        raid, slot = RAIDS[token // SLOT_COUNT], SLOTS[token % SLOT_COUNT]
        raise _wrong(state, "position-token-unknown", token=f"slot-{slot}", raid=f"raid-{raid}")
    if state.where[token] != BOX:
        raise _wrong(state, "position-token-twice", token=_name(token))
    state.where[token] = where


def _check_bosses(state: Position, raids: int) -> None:
    """A Boss of a raid that is over stays with a holder of its 4 or 5, and else is lost; one of a later raid is not."""
    for raid in range(len(RAIDS)):
        first = raid * SLOT_COUNT
        keepers = {state.where[first + FOUR], state.where[first + FIVE]}
        for boss in [first + slot for slot in BOSSES]:
            where, token = state.where[boss], _name(boss)
            if raid >= raids and where == LOST:
                raise _wrong(state, "position-lost-too-early", token=token)
            if raid < raids and where >= 0 and where not in keepers:
                raise _wrong(state, "position-boss-kept", token=token)
            if raid < raids and where == LOST and keepers >= set(range(state.players)):
                raise _wrong(state, "position-boss-lost", token=token)


def _load_cards(state: Position, position: Mapping[str, Any]) -> None:
    hands = items_by_seat(position, "hands", CARDS, state.players)
    state.hands = [tally(hand) for hand in hands]
    everywhere = [card for hand in hands for card in hand] + state.deck + state.discard
    for card, copies in enumerate(COPIES):
        if (found := everywhere.count(card)) != copies:
            raise _wrong(state, "position-card-count", card=f"card-{CARDS[card]}", found=found, expected=copies)
    busy = state.card != NOTHING
    for seat, hand in enumerate(hands):
        expected = HAND - 1 if busy and seat == state.turn else HAND
        if len(hand) != expected:
            raise _wrong(state, "position-hand-size", seat=seat, found=len(hand), expected=expected)
    if busy and (not state.discard or state.discard[-1] != state.card):
        raise _wrong(state, "position-card-not-on-discard")
    if not state.deck:
        raise _wrong(state, "position-no-deck")


def _load_draws(state: Position, position: Mapping[str, Any]) -> None:
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
    with_hands = turns + HAND * state.players
    never_shuffled = draws == with_hands
    if not never_shuffled and draws != turns:
        raise _wrong(state, "position-draws", found=draws, turns=turns, expected=with_hands)
    # Over all seats: whoever imagines the others' hands also makes up which of them drew a card.
    for card in range(KINDS):
        held = sum(hand.count(card) for hand in hands)
        took = sum(cards.count(card) for cards in drawn)
        if took > held + state.discard.count(card) or (never_shuffled and took < held):
            raise _wrong(state, "position-drawn", card=f"card-{CARDS[card]}")
    state.drawn = [seat * KINDS + card for seat, cards in enumerate(drawn) for card in cards]
