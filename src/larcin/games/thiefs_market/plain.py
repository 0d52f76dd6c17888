"""Positions of Thief's Market as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

{"round": 3, "phase": "split", "step": "choosing", "first": 0, "turn": 1,
 "dice": [["red", "centre"], ["bag", 0], ...], "pawn": 0, "victim": None,
 "noted": [["red", "pawn"], [], []], "noted_size": [2, 0, 0],
 "rows": [["necklace", None, ...], [], []], "decks": [[... top last], ...], "removed": [...], "gone": [],
 "owned": [["tailor"], [], []], "copied": None, "gold": [1, 1, 1], "infamy": [0, 0, 0],
 "bought": 0, "used": [], "buying": None}

An object is in the "centre", in the pile of a seat, or "back": returned by a thief who has not said `done` yet.

`load` takes every arrangement that the game could go on from and whose parts agree with each other. It does not ask how
cards and dice came where they are: in the market any dice may have been spent, and any card may be `gone`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, different, items, items_by_seat, seat_number, whole
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.thiefs_market import market
from larcin.games.thiefs_market.bazaar import (
    BACK,
    CENTRE,
    CHARM,
    CHOOSING,
    COPYING,
    MARKET,
    NOBODY,
    NOTHING,
    OVER,
    PAYING,
    PHASES,
    RETURNING,
    SPLIT,
    STEPS,
    TAKING,
    Bazaar,
)
from larcin.games.thiefs_market.components import (
    CARDS,
    DECK,
    DECK_SIZE,
    DECKS,
    FACES,
    LUCKY,
    OBJECTS,
    PAWN,
    POTION,
    ROW,
    START_GOLD,
    STEW,
    WITH_POWER,
    card_id,
)
from larcin.games.thiefs_market.position import Position
from larcin.games.thiefs_market.setup import empty, in_the_game

if TYPE_CHECKING:
    from larcin.core.game import Game

Plain = Mapping[str, Any]  # Any: plain JSON data
_ROUNDS = 1_000_000  # no limit is printed: this is only against nonsense
_INFAMY = 1_000  # in a round: thefts could go on for ever, but do not
_MORE_GOLD = 2  # in a round, beside one for each die: Imbalanced Scales and the Gauntlet of Evil Intent
_STEPS_OF = {
    SPLIT: (CHOOSING, TAKING, RETURNING),
    CHARM: (CHOOSING,),
    MARKET: (CHOOSING, PAYING, COPYING),
    OVER: (CHOOSING,),
}


def dump(state: Bazaar) -> dict[str, Any]:
    """The whole truth, in the game's own words."""
    return {
        **state.game.head(state),
        "round": state.round,
        "phase": PHASES[state.phase],
        "step": STEPS[state.step],
        "first": state.first,
        "turn": state.turn,
        "dice": [
            [FACES[face], _place(where)] for face, where in zip(state.face, state.where, strict=True) if face != PAWN
        ],
        "pawn": _place(state.pawn()),
        "victim": None if state.victim == NOBODY else state.victim,
        "noted": [[OBJECTS[kind] for kind in range(len(OBJECTS)) if noted >> kind & 1] for noted in state.noted],
        "noted_size": list(state.noted_size),
        "rows": [[_card(card) for card in row] for row in state.rows],
        "decks": [[CARDS[card] for card in deck] for deck in state.decks],
        "removed": [CARDS[card] for card in state.removed],
        "gone": [CARDS[card] for card in state.gone],
        "owned": [[CARDS[card] for card in cards] for cards in state.owned],
        "copied": _card(state.copied),
        "gold": list(state.gold),
        "infamy": list(state.infamy),
        "bought": state.bought,
        "used": [name for card, name in enumerate(CARDS) if state.used >> card & 1],
        "buying": _card(state.buying),
    }


def load(game: Game, setup: Setup, rng: Rng, position: Plain) -> Position:
    """The position written down by `dump`, or BadPosition. One with nothing to choose goes on to the next choice."""
    state = empty(game, setup, rng)
    players = setup.players
    state.round = whole(position, "round", 1, _ROUNDS)
    state.phase = choice(position, "phase", PHASES)
    state.step = choice(position, "step", STEPS)
    state.first = seat_number(position, "first", players)
    state.turn = seat_number(position, "turn", players)
    _load_objects(state, position)
    _load_cards(state, position)
    state.gold = _numbers(position, "gold", players, _most_gold(state))
    state.infamy = _numbers(position, "infamy", players, _INFAMY * state.round)
    state.bought = whole(position, "bought", 0, len(CARDS))
    for card in different(position, "used", CARDS):
        state.used |= 1 << card
    state.buying = NOTHING if position.get("buying") is None else choice(position, "buying", CARDS)
    _check_moment(state)
    _check_final_piles(state)
    if state.phase != OVER:
        state.settle()
    return state


def _place(where: int) -> int | str:
    return where if where >= 0 else "back" if where == BACK else "centre"


def _card(card: int) -> str | None:
    return None if card == NOTHING else CARDS[card]


def _most_gold(state: Position) -> int:
    """All dice of all rounds so far as bags, and what cards add; those of this round are paid when it is over."""
    a_round = len(state.where) - 1 + _MORE_GOLD
    over = state.round - (state.phase != OVER)
    return START_GOLD + a_round * over + (1 if state.phase == MARKET else 0)


def _numbers(position: Plain, field: str, players: int, most: int) -> list[int]:
    numbers = position.get(field)
    if not isinstance(numbers, list) or len(numbers) != players:
        raise BadPosition("position-list-by-seat", field=field, players=players)
    return [whole({field: number}, field, 0, most) for number in numbers]


# Objects


def _load_objects(state: Position, position: Plain) -> None:
    dice = position.get("dice")
    expected = len(state.where) - 1
    if not isinstance(dice, list) or len(dice) != expected:
        found = len(dice) if isinstance(dice, list) else 0
        raise BadPosition("position-dice", game=state.game.slug, found=found, expected=expected)
    for die, entry in enumerate(dice):
        if not isinstance(entry, Sequence) or isinstance(entry, str) or len(entry) != 2:
            raise BadPosition("position-die", game=state.game.slug, number=die)
        state.face[die] = choice({"dice": entry[0]}, "dice", FACES)
        state.where[die] = _read_place({"dice": entry[1]}, "dice", state.players)
    state.where[-1] = _read_place(position, "pawn", state.players)
    state.victim = NOBODY if position.get("victim") is None else seat_number(position, "victim", state.players)
    items_by_seat(position, "noted", OBJECTS, state.players)
    state.noted = [
        sum([1 << kind for kind in different({"noted": kinds}, "noted", OBJECTS)]) for kinds in position["noted"]
    ]
    state.noted_size = _numbers(position, "noted_size", state.players, len(state.where))


def _read_place(position: Plain, field: str, players: int) -> int:
    place = position.get(field)
    if place == "centre":
        return CENTRE
    return BACK if place == "back" else seat_number(position, field, players)


# Cards


def _load_cards(state: Position, position: Plain) -> None:
    slug = state.game.slug
    state.decks = items_by_seat(position, "decks", CARDS, len(DECKS))
    state.rows = _read_rows(position)
    state.removed = items(position, "removed", CARDS)
    state.gone = items(position, "gone", CARDS)
    for seat, cards in enumerate(items_by_seat(position, "owned", CARDS, state.players)):
        for card in cards:
            if card == POTION:
                raise BadPosition("position-potion", game=slug, card=card_id(POTION))
            state.own(seat, card)
    everywhere = [card for place in (*state.decks, *state.rows, *state.owned) for card in place if card != NOTHING]
    everywhere += state.removed + state.gone
    for card in range(len(CARDS)):
        found, expected = everywhere.count(card), int(in_the_game(state.setup, card))
        if found != expected:
            raise BadPosition("position-card-count", game=slug, card=card_id(card), found=found, expected=expected)
    for deck, name in enumerate(DECKS):
        for card in state.decks[deck] + [card for card in state.rows[deck] if card != NOTHING]:
            if DECK[card] != deck:
                raise BadPosition("position-wrong-deck", game=slug, card=card_id(card), deck=name)
        in_play = [card for card in everywhere if DECK[card] == deck and card not in state.removed]
        if len(in_play) != DECK_SIZE[deck]:
            size = DECK_SIZE[deck]
            raise BadPosition("position-deck-size", game=slug, deck=name, found=len(in_play), expected=size)
    opened = [bool(row) for row in state.rows]
    if opened != sorted(opened, reverse=True) or not opened[0]:
        raise BadPosition("position-rows", game=slug)
    state.newest = opened.count(True) - 1
    for deck in range(state.newest + 1, len(DECKS)):
        if len(state.decks[deck]) < ROW:
            raise BadPosition("position-closed-deck", game=slug, deck=DECKS[deck], row=ROW)
    if position.get("copied") is not None:
        _load_copy(state, choice(position, "copied", CARDS))


def _read_rows(position: Plain) -> list[list[int]]:
    rows = position.get("rows")
    if not isinstance(rows, list) or len(rows) != len(DECKS):
        raise BadPosition("position-rows", game="thiefs-market")
    read: list[list[int]] = []
    for row in rows:
        if not isinstance(row, list) or len(row) not in (0, ROW):
            raise BadPosition("position-rows", game="thiefs-market")
        read.append([NOTHING if name is None else choice({"rows": name}, "rows", CARDS) for name in row])
    return read


def _load_copy(state: Position, card: int) -> None:
    holders = [seat for seat, cards in enumerate(state.owned) if STEW in cards]
    if not holders or not any(card in state.owned[seat] for seat in range(state.players) if seat != holders[0]):
        raise BadPosition("position-copied", game=state.game.slug)
    state.copied = card
    state.abilities[holders[0]] ^= 1 << STEW | 1 << card


# The moment


def _check_moment(state: Position) -> None:
    """The phase, the step and the piles must belong together, or the game could not go on from here."""
    if state.step not in _STEPS_OF[state.phase] or (state.victim != NOBODY) != (state.step == RETURNING):
        raise _impossible(state)
    if state.phase == SPLIT:
        wrong = _split_is_wrong(state, state.sizes())
    elif state.phase == CHARM:
        wrong = not state.has(state.turn, LUCKY) or state.size(CENTRE) > 0 or not state.everybody_has_a_pile()
    elif state.phase == OVER:
        wrong = state.turn != state.pawn() or len(state.decks[-1]) >= state.rows[-1].count(NOTHING)
    else:
        wrong = False
    if wrong or (state.phase != SPLIT and (state.pawn() < 0 or state.size(BACK) > 0)):
        raise _impossible(state)
    if state.phase == MARKET:
        _check_purchases(state)
    elif state.buying != NOTHING or state.bought > 0 or state.used > 0:
        raise BadPosition("position-not-the-market", game=state.game.slug)


def _split_is_wrong(state: Position, sizes: list[int]) -> bool:
    mine = sizes[state.turn]
    if state.step == RETURNING:  # a pile of two or more was stolen, and one object at least is kept
        return mine == 0 or mine + state.size(BACK) < 2 or state.victim == state.turn or sizes[state.victim] > 0
    if state.size(BACK) > 0 or (mine > 0) != (state.step == TAKING):
        return True
    if sum(sizes) == mine and state.turn != state.first:  # nobody else has a pile: the first player acts first
        return True
    return state.step == TAKING and 0 not in sizes  # the last without a pile takes everything at once


def _check_purchases(state: Position) -> None:
    seat, slug = state.turn, state.game.slug
    may = market.purchases(state, seat) - (state.step == PAYING)
    if state.bought > min(may, len(state.owned[seat]) + (POTION in state.gone)):
        raise BadPosition("position-bought", game=slug, seat=seat, found=state.bought)
    if state.used & ~(state.abilities[seat] & WITH_POWER):
        raise BadPosition("position-used", game=slug, seat=seat)
    if (state.buying != NOTHING) != (state.step == PAYING):
        raise _impossible(state)
    if state.step == PAYING and not (
        state.buying in market.for_sale(state) and market.payments(state, seat, state.buying)
    ):
        raise _impossible(state)
    if state.step == COPYING:  # the Stew was just gained
        just = state.owned[seat] and state.owned[seat][-1] == STEW
        if not just or state.copied != NOTHING or state.bought == 0:
            raise _impossible(state)
    if not market.choices(state):
        raise _impossible(state)


def _check_final_piles(state: Position) -> None:
    """What was noted at the end of the split. While loot is split it is that of the round before, or nothing yet."""
    if state.phase == SPLIT and not any(state.noted) and not any(state.noted_size):
        return
    slug = state.game.slug
    pawns = [seat for seat, kinds in enumerate(state.noted) if kinds >> PAWN & 1]
    if sum(state.noted_size) > len(state.where) or len(pawns) != 1:
        raise BadPosition("position-noted", game=slug)
    for kinds, size in zip(state.noted, state.noted_size, strict=True):
        if not 1 <= kinds.bit_count() <= size:
            raise BadPosition("position-noted", game=slug)
    if state.phase == SPLIT:
        if state.round == 1 or pawns[0] != state.first:  # the pawn's holder begins the next round
            raise BadPosition("position-noted", game=slug)
    elif pawns[0] != state.pawn() or any(map(int.__gt__, state.sizes(), state.noted_size)):
        raise BadPosition("position-noted-now", game=slug)


def _impossible(state: Position) -> BadPosition:
    phase, step = PHASES[state.phase], STEPS[state.step]
    return BadPosition("position-impossible", game=state.game.slug, phase=f"{phase}", step=f"{step}")
