"""Positions of Caper as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

{"city": "london", "locations": ["bank", ...], "round": 4, "pairs": 2, "turn": 1, "phase": "place",
 "chosen": "smoke-screen", "coins": [2, 0], "laundered": [0, 1], "supply": 7, "discards": [["mime"], [...]],
 "hands": [[...], [...]], "crews": [{"bank": [["banker", "skeleton-key", "flipped smoke-screen"], ["actress"]]}, {...}],
 "thief_deck": [... top last], "gear_deck": [...]}

`pairs` counts the pairs of turns done in this round. With the Snitch there are `pile` and `secret` besides, in teams
`offers`, `dealt` and `passes`: see `rounds`. `to_act` may be left out: it follows from the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, items, items_by_seat, seat_number, whole
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.caper.checks import check
from larcin.games.caper.components import (
    CARDS,
    CARDS_EACH,
    CITIES,
    COINS,
    CREW,
    FREE_PLAYER,
    HEIGHT,
    KINDS,
    LAST_ROUND,
    LOCATIONS,
    MASTERMINDS,
    NOTHING,
    PLACES,
    THIEF_KINDS,
    locations_of,
)
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
from larcin.games.caper.rules import Caper, blank
from larcin.games.caper.turns import GIVE, OFFER, OVER, PHASES, SEATS, TEAMS

if TYPE_CHECKING:
    from larcin.core.game import Game

HEAD = ("game", "players", "mode", "options", "rng")
FIELDS = (
    *HEAD, "city", "locations", "round", "pairs", "turn", "phase", "to_act", "chosen", "window", "flipper", "spot",
    "coins", "laundered", "supply", "crews", "discards", "hands", "thief_deck", "gear_deck",
)  # fmt: skip
FIELDS_OF_MODE = {WITH_SNITCH: ("pile", "secret"), TEAMS: ("offers", "dealt", "passes")}
PASS_FIELDS = ("to", "cards", "played", "stuck")
_FLIPPED = "flipped "
_LAID = [*CARDS, *(_FLIPPED + card for card in CARDS)]
_WINDOWS = {power: CARDS[card] for power, card in FREE_PLAYER.items()}


def dump(state: Caper) -> dict[str, Any]:  # Any: plain JSON data
    """The whole truth, in the game's own words."""
    position: dict[str, Any] = {
        **state.game.head(state),
        "city": CITIES[state.city],
        "locations": [LOCATIONS[location] for location in state.locations],
        "round": state.round + 1,
        "pairs": state.step,
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "chosen": _name(state.chosen),
        "window": _WINDOWS.get(state.window),
        "flipper": _name(state.flipper),
        "spot": None if state.spot == NOTHING else LOCATIONS[state.locations[state.spot % PLACES]],
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
    return None if card == NOTHING else CARDS[card]


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _crews(state: Caper, mastermind: int) -> dict[str, list[list[str]]]:
    crews: dict[str, list[list[str]]] = {}
    for place, location in enumerate(state.locations):
        first = (mastermind * PLACES + place) * CREW
        crews[LOCATIONS[location]] = [
            [
                (_FLIPPED if state.flipped[stack * HEIGHT + n] else "") + CARDS[state.cards[stack * HEIGHT + n]]
                for n in range(state.size[stack])
            ]
            for stack in range(first, first + CREW)
            if state.size[stack]
        ]
    return crews


def _passes(state: Caper) -> list[dict[str, Any]]:  # Any: plain JSON data
    return [
        {
            "to": MASTERMINDS[i % 2],
            "cards": _names(state.passes[i * PASS_SIZE + PASS_FIRST : i * PASS_SIZE + PASS_SECOND + 1]),
            "played": _name(state.passes[i * PASS_SIZE + PASS_PLAYED]),
            "stuck": [CARDS[card] for card in range(KINDS) if state.passes[i * PASS_SIZE + PASS_STUCK] >> card & 1],
        }
        for i in range(len(state.passes) // PASS_SIZE)
    ]


def load(game: Game, setup: Setup, rng: Rng, position: Mapping[str, Any]) -> Caper:
    """The position written down by `dump`, or BadPosition."""
    _check_fields(game, position, (*FIELDS, *FIELDS_OF_MODE.get(setup.players, ())))
    state = blank(game, setup, rng)
    _load_city(state, position)
    state.round = whole(position, "round", 1, LAST_ROUND + 1) - 1
    state.step = whole(position, "pairs", 0, CARDS_EACH[state.round] - 1)
    state.turn = seat_number(position, "turn", 2)
    state.phase = choice(position, "phase", PHASES)
    _load_coins(state, position)
    _load_crews(state, position)
    state.discards = items_by_seat(position, "discards", CARDS, 2)
    state.hands = [sorted(hand) for hand in items_by_seat(position, "hands", CARDS, setup.players)]
    state.thief_deck = items(position, "thief_deck", CARDS)
    state.gear_deck = items(position, "gear_deck", CARDS)
    if state.players == WITH_SNITCH:
        state.pile = items(position, "pile", CARDS)
        state.secret = _optional_cards(position, "secret")
    if state.players == TEAMS:
        state.offers = items_by_seat(position, "offers", CARDS, 2)
        state.dealt = [sorted(cards) for cards in items_by_seat(position, "dealt", CARDS, 2)]
        _load_passes(state, position)
    _load_decision(state, position)
    check(state)
    return state


def _check_fields(game: Game, position: Mapping[str, Any], known: Sequence[str]) -> None:
    """A field that nobody reads is a slip of the pen: say so instead of dropping it."""
    for field in position:
        if field not in known:
            raise BadPosition("position-unknown-field", game=game.slug, field=f"{field}"[:40], names=", ".join(known))


def _load_city(state: Caper, position: Mapping[str, Any]) -> None:
    state.city = choice(position, "city", CITIES)
    if state.setup.options["city"] not in ("random", CITIES[state.city]):
        raise BadPosition("position-other-city", game=state.game.slug, city=f"city-{CITIES[state.city]}")
    locations = items(position, "locations", LOCATIONS)
    if len(locations) != PLACES or len(set(locations)) != PLACES or not set(locations) <= set(locations_of(state.city)):
        raise BadPosition("position-locations", game=state.game.slug, city=f"city-{CITIES[state.city]}")
    state.clear(locations)


def _load_coins(state: Caper, position: Mapping[str, Any]) -> None:
    for field, purse in (("coins", state.coins), ("laundered", state.laundered)):
        listed = position.get(field)
        if not isinstance(listed, list) or len(listed) != len(purse):
            raise BadPosition("position-coin-lists", game=state.game.slug, field=field)
        for mastermind, coins in enumerate(listed):
            purse[mastermind] = whole({field: coins}, field, 0, COINS)
    state.supply = whole(position, "supply", 0, COINS)
    total = sum(state.coins) + sum(state.laundered) + state.supply
    if total != COINS:
        raise BadPosition("position-coins", game=state.game.slug, found=total, expected=COINS)


def _load_crews(state: Caper, position: Mapping[str, Any]) -> None:
    crews = position.get("crews")
    if not isinstance(crews, list) or len(crews) != 2 or not all(isinstance(crew, Mapping) for crew in crews):
        raise BadPosition("position-crews", game=state.game.slug)
    for mastermind, crew in enumerate(crews):
        for name, stacks in crew.items():
            location = choice({"crews": name}, "crews", LOCATIONS)
            if location not in state.locations or not isinstance(stacks, list) or len(stacks) > CREW:
                raise BadPosition("position-crew", game=state.game.slug, location=f"location-{name}")
            first = (mastermind * PLACES + state.locations.index(location)) * CREW
            for slot, cards in enumerate(stacks):
                _load_stack(state, first + slot, items({"crews": cards}, "crews", _LAID))


def _load_stack(state: Caper, stack: int, laid: list[int]) -> None:
    kinds = [card % KINDS for card in laid]
    shape = [card < THIEF_KINDS for card in kinds]
    if not 0 < len(kinds) <= HEIGHT or shape != [True] + [False] * (len(kinds) - 1):
        raise BadPosition("position-stack", game=state.game.slug, location=state.location_of(stack))
    if state.stack_of[kinds[0]] != NOTHING:
        name = "card-" + CARDS[kinds[0]]
        raise BadPosition("position-card-count", game=state.game.slug, card=name, found=2, expected=1)
    for card in laid:
        state.lay(stack, card % KINDS)
        if card >= KINDS:
            state.turn_down(stack)


def _optional_cards(position: Mapping[str, Any], field: str) -> list[int]:
    listed = position.get(field)
    if not isinstance(listed, list) or len(listed) != 2:
        raise BadPosition("position-list-by-seat", field=field, players=2)
    return [NOTHING if name is None else choice({field: name}, field, CARDS) for name in listed]


def _load_passes(state: Caper, position: Mapping[str, Any]) -> None:
    passes = position.get("passes")
    if not isinstance(passes, list) or not all(isinstance(one, Mapping) for one in passes):
        raise BadPosition("position-passes", game=state.game.slug)
    for number, one in enumerate(passes):
        _check_fields(state.game, one, PASS_FIELDS)
        if choice(one, "to", MASTERMINDS) != number % 2:
            raise BadPosition("position-pass-order", game=state.game.slug)
        cards = sorted(items(one, "cards", CARDS))
        if len(cards) != 2:
            raise BadPosition("position-passes", game=state.game.slug)
        played = NOTHING if one.get("played") is None else choice(one, "played", CARDS)
        stuck = sum({1 << card for card in items(one, "stuck", CARDS)})
        state.passes += [*cards, played, stuck]


def _load_decision(state: Caper, position: Mapping[str, Any]) -> None:
    """What is being decided, and by whom."""
    state.chosen = NOTHING if position.get("chosen") is None else choice(position, "chosen", CARDS)
    state.flipper = NOTHING if position.get("flipper") is None else choice(position, "flipper", CARDS)
    window = position.get("window")
    if window is not None:
        powers = list(_WINDOWS)
        state.window = powers[choice(position, "window", list(_WINDOWS.values()))]
    if position.get("spot") is not None:
        location = choice(position, "spot", LOCATIONS)
        if location not in state.locations:
            raise BadPosition("position-decision", game=state.game.slug)
        state.spot = state.turn * PLACES + state.locations.index(location)
    if state.phase == OVER:
        state.to_act = ()
    elif state.phase == GIVE:
        state.to_act = SEATS[SNITCH]
    elif state.phase == OFFER:
        state.to_act = tuple([FIRST_LOOKOUT + n for n, offer in enumerate(state.offers) if len(offer) < 2])
    else:
        state.to_act = SEATS[state.turn]
    named = position.get("to_act", list(state.to_act))
    if named != list(state.to_act) or any(type(seat) is not int for seat in named):
        seats = ", ".join(str(seat) for seat in state.to_act) or "–"
        raise BadPosition("position-to-act", game=state.game.slug, seats=seats)
