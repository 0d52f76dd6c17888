"""Small positions of Caper: a test draws the table it cares about, the rest is filled in from what is left of the box.

A table is drawn with a line for each location: cream's stacks, a bar, mint's. Gear is joined to its thief with "+", and
"~" marks a flipped card:

    bank: banker+skeleton-key+~smoke-screen actress | mime
    casino: | barber

Cards that are named nowhere fill up hands, then decks; what is left over lies on the discard of `rest`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from larcin.core.state import State
from larcin.games.caper import GAME as GAME
from larcin.games.caper.components import (
    CARDS,
    CARDS_EACH,
    CITIES,
    COINS,
    LOCATIONS,
    ROUNDS,
    STARTER,
    gear_of,
    locations_of,
    thieves_of,
)
from larcin.games.caper.position import Position
from larcin.games.caper.view import View

FILLERS = ("gala", "museum", "yacht")  # locations without an attribute, if a test names fewer than three


def drawn(picture: str) -> tuple[list[str], list[dict[str, list[list[str]]]]]:
    """The locations of a drawn table, and both crews."""
    locations: list[str] = []
    crews: list[dict[str, list[list[str]]]] = [{}, {}]
    for line in picture.strip().splitlines():
        location, _, sides = line.strip().partition(":")
        locations.append(location)
        for crew, side in zip(crews, sides.split("|"), strict=True):
            crew[location] = [stack.replace("~", "flipped ").split("+") for stack in side.split()]
    locations += [filler for filler in FILLERS if filler not in locations][: 3 - len(locations)]
    return locations, crews


class Left:
    """The cards of a city that have no place yet."""

    def __init__(self, city: str) -> None:
        number = CITIES.index(city)
        self.cards = {
            "thief": Counter(CARDS[card] for card in thieves_of(number)),
            "gear": Counter(CARDS[card] for card in gear_of(number)),
        }

    def use(self, names: list[str]) -> list[str]:
        """Give these cards a place."""
        for name in names:
            kind = "thief" if name in self.cards["thief"] else "gear"
            self.cards[kind][name] -= 1
            assert self.cards[kind][name] >= 0, f"there are not that many cards {name!r} in this city"
        return names

    def fill(self, names: list[str], size: int, kind: str) -> list[str]:
        """Fill up with cards of that kind, in the order of the box."""
        while len(names) < size:
            names += self.use([next(name for name, count in self.cards[kind].items() if count)])
        assert len(names) == size, f"{names} should be {size} cards"
        return names

    def rest(self) -> list[str]:
        """All that is left."""
        return [name for cards in self.cards.values() for name, count in cards.items() for _ in range(count)]


def position(
    picture: str,
    *hands: str,
    city: str = "paris",
    round: int = 6,
    pairs: int = 0,
    turn: int | None = None,
    coins: tuple[int, int] = (0, 0),
    laundered: tuple[int, int] = (0, 0),
    discards: tuple[str, str] = ("", ""),
    rest: int = 0,
    players: int = 2,
    **more: Any,  # Any: fields of the position as they are
) -> Position:
    """A Mastermind is to choose a card: before any turn of the round, unless `pairs` or `turn` say more."""
    kind = ROUNDS[round - 1]
    each = CARDS_EACH[round - 1]
    starter = STARTER[round - 1]
    turn = starter if turn is None else turn
    left = Left(city)
    locations, crews = drawn(picture)
    for crew in crews:
        for stacks in crew.values():
            for stack in stacks:
                left.use([card.removeprefix("flipped ") for card in stack])
    named = [left.use(hand.split()) for hand in hands] + [[] for _ in range(players - len(hands))]
    thrown = [left.use(cards.split()) for cards in discards]
    begun = each - pairs if players == 2 else 2
    done = 0 if pairs == each - 2 else begun - 1
    sizes = [begun, begun, 0, 0][:players]
    if turn != starter:
        sizes[starter] = done
    if players == 4:
        sizes[2] = sizes[3] = each - 2
    sizes = more.pop("sizes", sizes)
    for hand, size in zip(named, sizes, strict=True):
        left.fill(hand, size, kind)
    fields: dict[str, Any] = {"phase": "card"}
    if players == 3:
        fields["pile"] = left.fill([], max(0, 2 * (each - 2 - pairs)), kind)
        fields["secret"] = [named[seat][0] if pairs == 0 and turn in (seat, starter) else None for seat in (0, 1)]
    decks = {which: left.fill([], len(_all(which, city)) - _dealt(which, round), which) for which in ("thief", "gear")}
    thrown[rest] += left.rest()
    if players == 4:
        fields |= {
            "offers": [[], []],
            "dealt": [named[2] + named[1], named[3] + named[0]],
            "passes": [
                {"to": colour, "cards": pair, "played": None, "stuck": []}
                for colour, pair in (("cream", named[0]), ("mint", named[1]))
                if pair
            ],
        }
    state = GAME.load(
        {
            "players": players,
            "city": city,
            "locations": locations,
            "round": round,
            "pairs": pairs,
            "turn": turn,
            "coins": list(coins),
            "laundered": list(laundered),
            "supply": COINS - sum(coins) - sum(laundered),
            "crews": crews,
            "discards": thrown,
            "hands": named,
            "thief_deck": decks["thief"],
            "gear_deck": decks["gear"],
            **fields,
            **more,
        }
    )
    assert isinstance(state, Position)
    return state


def end(picture: str, *, city: str = "paris", players: int = 2, **more: Any) -> Position:  # Any: see position
    """The game is over, and the table looks like this."""
    fields = {"sizes": [0] * players, "round": 6, "pairs": CARDS_EACH[5] - 1, "turn": 0, "phase": "over", **more}
    return position(picture, city=city, players=players, **fields)


def _all(kind: str, city: str) -> list[int]:
    return (thieves_of if kind == "thief" else gear_of)(CITIES.index(city))


def _dealt(kind: str, round: int) -> int:
    return sum(2 * CARDS_EACH[number] for number in range(round) if ROUNDS[number] == kind)


def act(state: Position, *moves: str) -> Position:
    """Play these notations, each by the first seat that is to act and each legal."""
    for notation in moves:
        action = GAME.action(notation)
        seat = state.to_act[0]
        assert action in state.legal(seat), f"{notation} is not legal: {state.legal(seat)}"
        state.apply(seat, action)
    return state


def legal(state: Position) -> list[str]:
    """What the first seat to act may do, as notations."""
    return [action.notation for action in state.legal(state.to_act[0])]


def start(players: int, seed: int, city: str = "random") -> Position:
    """A new game."""
    state = GAME.state(players, seed, city=city)
    assert isinstance(state, Position)
    return state


def look(state: State, seat: int | None = None) -> View:
    """What a seat sees; without one, a spectator."""
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def capers(state: Position, location: str) -> tuple[int, int]:
    """Cream's and mint's capers at a location, as everybody sees them."""
    found = next(one for one in look(state).locations if one.id == location)
    return found.sides[0].capers, found.sides[1].capers


def part(state: Position, seat: int, name: str) -> int:
    """One part of a seat's score as it stands."""
    return state.scores()[seat].parts[name]


def crew(state: Position, seat: int, location: str) -> list[str]:
    """A Mastermind's stacks at a location, as they are drawn."""
    stacks = state.dump()["crews"][seat][location]
    return ["+".join(card.replace("flipped ", "~") for card in stack) for stack in stacks]


def all_locations(city: str) -> list[str]:
    """Every location of a city's game."""
    return [LOCATIONS[location] for location in locations_of(CITIES.index(city))]
