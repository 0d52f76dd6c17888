"""Positions of Caper as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

{"city": "london", "locations": ["bank", ...], "round": 4, "pairs": 2, "turn": 1, "phase": "place",
 "chosen": "smoke-screen", "coins": [2, 0], "laundered": [0, 1], "supply": 7, "discards": [["mime"], [...]],
 "hands": [[...], [...]], "crews": [{"bank": [["banker", "skeleton-key", "flipped smoke-screen"], ["actress"]]}, {...}],
 "thief_deck": [... top last], "gear_deck": [...]}

`pairs` counts the pairs of turns done in this round. With the Snitch there are `pile` and `secret` besides, in teams
`offers`, `dealt` and `passes`: see `rounds`. `to_act` may be left out: it follows from the rest.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, items, items_by_seat, seat_number, whole
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.caper import components as box
from larcin.games.caper.checks import check, wrong
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import (
    FIRST_LOOKOUT,
    PASS_FIRST,
    PASS_PLAYED,
    PASS_SECOND,
    PASS_SIZE,
    PASS_STUCK,
    SNITCH,
    WITH_SNITCH,
)
from larcin.games.caper.setup import blank
from larcin.games.caper.turns import GIVING, OFFERING, OVER, PHASES, SEATS, TEAMS

if TYPE_CHECKING:
    from larcin.core.game import Game

PASS_FIELDS = ("to", "cards", "played", "stuck")
_FLIPPED = "flipped "
_LAID = [*box.CARDS, *(_FLIPPED + card for card in box.CARDS)]
_WINDOWS = {power: box.CARDS[card] for power, card in box.FREE_PLAYER.items()}


def dump(state: Position) -> dict[str, Any]:  # Any: plain JSON data
    """The whole truth, in the game's own words."""
    position: dict[str, Any] = {
        **state.game.head(state),
        "city": box.CITIES[state.city],
        "locations": [box.LOCATIONS[location] for location in state.locations],
        "round": state.round + 1,
        "pairs": state.step,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "chosen": _name(state.chosen),
        "window": _WINDOWS.get(state.window),
        "flipper": _name(state.flipper),
        "spot": None if state.spot == box.NOTHING else box.LOCATIONS[state.locations[state.spot % box.PLACES]],
        "coins": state.coins[:],
        "laundered": state.laundered[:],
        "supply": state.supply,
        "crews": [_crews(state, mastermind) for mastermind in (0, 1)],
        "discards": [_names(cards) for cards in state.discards],
        "hands": [_names(cards) for cards in state.hands],
        "thief_deck": _names(state.thief_deck),
        "gear_deck": _names(state.gear_deck),
    }
    if state.players == WITH_SNITCH:
        position["pile"] = _names(state.pile)
        position["secret"] = [_name(card) for card in state.secret]
    if state.players == TEAMS:
        position["to_act"] = list(state.to_act)
        position["offers"] = [_names(cards) for cards in state.offers]
        position["dealt"] = [_names(cards) for cards in state.dealt]
        position["passes"] = _passes(state)
    return position


def _name(card: int) -> str | None:
    return None if card == box.NOTHING else box.CARDS[card]


def _names(cards: list[int]) -> list[str]:
    return [box.CARDS[card] for card in cards]


def _crews(state: Position, mastermind: int) -> dict[str, list[list[str]]]:
    crews: dict[str, list[list[str]]] = {}
    for place, location in enumerate(state.locations):
        first = (mastermind * box.PLACES + place) * box.CREW
        crews[box.LOCATIONS[location]] = [
            [
                (_FLIPPED if state.flipped[stack * box.HEIGHT + n] else "")
                + box.CARDS[state.cards[stack * box.HEIGHT + n]]
                for n in range(state.size[stack])
            ]
            for stack in range(first, first + box.CREW)
            if state.size[stack]
        ]
    return crews


def _passes(state: Position) -> list[dict[str, Any]]:  # Any: plain JSON data
    return [
        {
            "to": box.MASTERMINDS[i % 2],
            "cards": _names(state.passes[i * PASS_SIZE + PASS_FIRST : i * PASS_SIZE + PASS_SECOND + 1]),
            "played": _name(state.passes[i * PASS_SIZE + PASS_PLAYED]),
            "stuck": [
                box.CARDS[card] for card in range(box.KINDS) if state.passes[i * PASS_SIZE + PASS_STUCK] >> card & 1
            ],
        }
        for i in range(len(state.passes) // PASS_SIZE)
    ]


def load(game: Game, setup: Setup, rng: Rng, position: Mapping[str, Any]) -> Position:
    """The position written down by `dump`, or BadPosition."""
    state = blank(game, setup, rng)
    _load_city(state, position)
    state.round = whole(position, "round", 1, box.LAST_ROUND + 1) - 1
    state.step = whole(position, "pairs", 0, box.CARDS_EACH[state.round] - 1)
    state.turn = seat_number(position, "turn", 2)
    state.phase = choice(position, "phase", PHASES)
    _load_coins(state, position)
    _load_crews(state, position)
    state.discards = items_by_seat(position, "discards", box.CARDS, 2)
    state.hands = [sorted(hand) for hand in items_by_seat(position, "hands", box.CARDS, setup.players)]
    state.thief_deck = items(position, "thief_deck", box.CARDS)
    state.gear_deck = items(position, "gear_deck", box.CARDS)
    if state.players == WITH_SNITCH:
        state.pile = items(position, "pile", box.CARDS)
        state.secret = _optional_cards(position, "secret")
    if state.players == TEAMS:
        state.offers = items_by_seat(position, "offers", box.CARDS, 2)
        state.dealt = [sorted(cards) for cards in items_by_seat(position, "dealt", box.CARDS, 2)]
        _load_passes(state, position)
    _load_decision(state, position)
    check(state)
    return state


def _load_city(state: Position, position: Mapping[str, Any]) -> None:
    state.city = choice(position, "city", box.CITIES)
    if state.setup.options["city"] not in ("random", box.CITIES[state.city]):
        raise wrong(state, "position-other-city", city=f"city-{box.CITIES[state.city]}")
    locations = items(position, "locations", box.LOCATIONS)
    if (
        len(locations) != box.PLACES
        or len(set(locations)) != box.PLACES
        or not set(locations) <= set(box.locations_of(state.city))
    ):
        raise wrong(state, "position-locations", city=f"city-{box.CITIES[state.city]}")
    state.clear(locations)


def _load_coins(state: Position, position: Mapping[str, Any]) -> None:
    for field, purse in (("coins", state.coins), ("laundered", state.laundered)):
        listed = position.get(field)
        if not isinstance(listed, list) or len(listed) != len(purse):
            raise wrong(state, "position-coin-lists", field=field)
        for mastermind, coins in enumerate(listed):
            purse[mastermind] = whole({field: coins}, field, 0, box.COINS)
    state.supply = whole(position, "supply", 0, box.COINS)
    total = sum(state.coins) + sum(state.laundered) + state.supply
    if total != box.COINS:
        raise wrong(state, "position-coins", found=total, expected=box.COINS)


def _load_crews(state: Position, position: Mapping[str, Any]) -> None:
    crews = position.get("crews")
    if not isinstance(crews, list) or len(crews) != 2 or not all(isinstance(crew, Mapping) for crew in crews):
        raise wrong(state, "position-crews")
    for mastermind, crew in enumerate(crews):
        for name, stacks in crew.items():
            location = choice({"crews": name}, "crews", box.LOCATIONS)
            if location not in state.locations or not isinstance(stacks, list) or len(stacks) > box.CREW:
                raise wrong(state, "position-crew", location=f"location-{name}", most=box.CREW)
            first = (mastermind * box.PLACES + state.locations.index(location)) * box.CREW
            for slot, cards in enumerate(stacks):
                _load_stack(state, first + slot, items({"crews": cards}, "crews", _LAID))


def _load_stack(state: Position, stack: int, laid: list[int]) -> None:
    kinds = [card % box.KINDS for card in laid]
    shape = [card < box.THIEF_KINDS for card in kinds]
    if not 0 < len(kinds) <= box.HEIGHT or shape != [True] + [False] * (len(kinds) - 1):
        location = state.location_of(stack)
        raise wrong(state, "position-stack", location=location, most=box.HEIGHT - 1)
    if state.stack_of[kinds[0]] != box.NOTHING:
        name = "card-" + box.CARDS[kinds[0]]
        raise wrong(state, "position-card-count", card=name, found=2, expected=1)
    for card in laid:
        state.lay(stack, card % box.KINDS)
        if card >= box.KINDS:
            state.turn_down(stack)


def _optional_cards(position: Mapping[str, Any], field: str) -> list[int]:
    listed = position.get(field)
    if not isinstance(listed, list) or len(listed) != 2:
        raise BadPosition("position-list-by-seat", field=field, players=2)
    return [box.NOTHING if name is None else choice({field: name}, field, box.CARDS) for name in listed]


def _load_passes(state: Position, position: Mapping[str, Any]) -> None:
    passes = position.get("passes")
    if not isinstance(passes, list) or not all(isinstance(one, Mapping) for one in passes):
        raise wrong(state, "position-passes")
    for number, one in enumerate(passes):
        for field in one:
            if field not in PASS_FIELDS:  # a slip of the pen: say so instead of dropping it
                raise BadPosition("position-unknown-field", field=f"passes: {field}"[:40], names=", ".join(PASS_FIELDS))
        if choice(one, "to", box.MASTERMINDS) != number % 2:
            raise wrong(state, "position-pass-order")
        cards = sorted(items(one, "cards", box.CARDS))
        if len(cards) != 2:
            raise wrong(state, "position-passes")
        played = box.NOTHING if one.get("played") is None else choice(one, "played", box.CARDS)
        stuck = sum({1 << card for card in items(one, "stuck", box.CARDS)})
        state.passes += [*cards, played, stuck]


def _load_decision(state: Position, position: Mapping[str, Any]) -> None:
    """What is being decided, and by whom."""
    state.chosen = box.NOTHING if position.get("chosen") is None else choice(position, "chosen", box.CARDS)
    state.flipper = box.NOTHING if position.get("flipper") is None else choice(position, "flipper", box.CARDS)
    window = position.get("window")
    if window is not None:
        powers = list(_WINDOWS)
        state.window = powers[choice(position, "window", list(_WINDOWS.values()))]
    if position.get("spot") is not None:
        location = choice(position, "spot", box.LOCATIONS)
        if location not in state.locations:
            raise wrong(state, "position-decision")
        state.spot = state.turn * box.PLACES + state.locations.index(location)
    if state.phase == OVER:
        state.to_act = ()
    elif state.phase == GIVING:
        state.to_act = SEATS[SNITCH]
    elif state.phase == OFFERING:
        state.to_act = tuple([FIRST_LOOKOUT + n for n, offer in enumerate(state.offers) if len(offer) < 2])
    else:
        state.to_act = SEATS[state.turn]
    named = position.get("to_act", list(state.to_act))
    if named != list(state.to_act) or any(type(seat) is not int for seat in named):
        seats = ", ".join(str(seat) for seat in state.to_act) or "–"
        raise wrong(state, "position-to-act", seats=seats)
