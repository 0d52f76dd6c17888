"""The box of Caper, read from components.toml into small tables. A card is a kind here: copies are alike."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from larcin.core.action import Action, Catalogue

_BOX: Final[dict[str, Any]] = tomllib.loads(  # Any: what TOML holds
    (resources.files(__package__) / "components.toml").read_text(encoding="utf-8")
)
_RULES: Final[dict[str, Any]] = _BOX["rules"]
_CARDS: Final[list[dict[str, Any]]] = [*_BOX["thief"].values(), *_BOX["gear"].values()]
_LOCATIONS: Final[list[dict[str, Any]]] = list(_BOX["location"].values())

COINS: Final[int] = _RULES["coins"]
DISCARD_COIN: Final[int] = _RULES["discard_coin"]
CREW: Final[int] = _RULES["most_thieves"]
HEIGHT: Final[int] = _RULES["most_gear"] + 1  # a thief and its gear
FULL_CAPERS: Final[int] = _RULES["full_thief_capers"]
SETS_OF_GOODS: Final[list[int]] = _RULES["sets_of_goods"]
SNITCH_SHARE: Final[int] = _RULES["snitch_share"]
LOOKOUT_DISCARD_POINTS: Final[int] = _RULES["lookout_discard_points"]

# Masterminds, locations on the table, sides, stacks and places. Side = mastermind * PLACES + location; stack = side *
# CREW + slot; a stack has HEIGHT places for cards: the thief first, then its gear in the order played.
CREAM: Final = 0
MINT: Final = 1
MASTERMINDS: Final[list[str]] = ["cream", "mint"]
PLACES: Final = 3
SIDES: Final = 2 * PLACES
STACKS_OF_ONE: Final[int] = PLACES * CREW
STACKS: Final[int] = 2 * STACKS_OF_ONE

ROUNDS: Final[list[str]] = [round_["kind"] for round_ in _BOX["round"]]
CARDS_EACH: Final[list[int]] = [round_["cards"] for round_ in _BOX["round"]]
STARTER: Final[list[int]] = [MASTERMINDS.index(round_["starter"]) for round_ in _BOX["round"]]
LAST_ROUND: Final[int] = len(ROUNDS) - 1

CITIES: Final[list[str]] = ["paris", "rome", "london"]

# What abilities count on a side. The colours come first, so that a colour is its own place in a tally.
COLOURS: Final[list[str]] = ["green", "purple", "yellow", "red", "light-blue", "pink", "dark-green"]
GEAR: Final[int] = len(COLOURS)  # of any colour, face down too
THIEF: Final[int] = GEAR + 1  # face down too
COUNTED: Final[int] = THIEF + 1
GOOD: Final[int] = COUNTED  # not of a side: wherever they are
LAUNDERED: Final[int] = GOOD + 1
_ITEMS: Final[list[str]] = [*COLOURS, "gear", "thief", "good", "laundered"]

OWN: Final = 0
RIVAL: Final = 1
BOTH: Final = 2
WHOSE: Final[list[str]] = ["own", "rival", "both"]

GOODS: Final[list[str]] = ["diamond", "painting", "antique", "joker"]
JOKER: Final[int] = GOODS.index("joker")
NOTHING: Final = -1  # no card, no good, nobody, nowhere


class Ability:
    """So many capers and points for each set of `items`; each set takes `each` of them. No items: just once."""

    capers: int
    points: int
    whose: int
    items: list[int]
    each: list[int]

    def __init__(self, capers: int, points: int, whose: int, items: list[int], each: list[int]) -> None:
        self.capers = capers
        self.points = points
        self.whose = whose
        self.items = items
        self.each = each


def _ability(line: dict[str, Any]) -> Ability:
    per: list[str] = line.get("per", [])
    items: list[int] = []
    each: list[int] = []
    for item, name in enumerate(_ITEMS):
        need = per.count(name)
        if item == GEAR and need:  # gear of a named colour that is in the set is gear as well
            need += sum([per.count(colour) for colour in COLOURS])
        if need:
            items.append(item)
            each.append(need)
    return Ability(line.get("capers", 0), line.get("points", 0), WHOSE.index(line.get("of", "own")), items, each)


def _abilities(lines: list[dict[str, Any]]) -> list[Ability]:
    return [_ability(line) for line in lines]


def _changes(prices: dict[str, int]) -> list[int]:
    return [prices.get(colour, 0) + prices.get("gear", 0) for colour in COLOURS]


def _good(box: dict[str, Any]) -> int:
    return GOODS.index(box["good"]) if "good" in box else NOTHING


# Cards: thieves come first, then gear. A table of cards has an entry for each kind.
THIEVES: Final[list[str]] = list(_BOX["thief"])
GEAR_NAMES: Final[list[str]] = list(_BOX["gear"])
CARDS: Final[list[str]] = THIEVES + GEAR_NAMES
THIEF_KINDS: Final[int] = len(THIEVES)
KINDS: Final[int] = len(CARDS)
COPIES: Final[list[int]] = [card.get("copies", 1) for card in _CARDS]
COLOUR: Final[list[int]] = [COLOURS.index(card["colour"]) if "colour" in card else NOTHING for card in _CARDS]
COST: Final[list[int]] = [card.get("cost", 0) for card in _CARDS]
INCOME: Final[list[int]] = [card.get("coins", 0) for card in _CARDS]
INCOME_PER_RIVAL_THIEF: Final[list[int]] = [card.get("coins_per_rival_thief", 0) for card in _CARDS]
LAUNDERS: Final[list[int]] = [card.get("launders", 0) for card in _CARDS]
FLIPS: Final[list[str]] = [card.get("flips", "") for card in _CARDS]  # "thief", "gear" or ""
ABILITIES: Final[list[list[Ability]]] = [_abilities(card.get("counts", [])) for card in _CARDS]
CARD_GOOD: Final[list[int]] = [_good(card) for card in _CARDS]
CARD_SAFE: Final[list[list[int]]] = [[_ITEMS.index(item) for item in card.get("safe", [])] for card in _CARDS]
OWN_PRICE: Final[list[list[int]]] = [_changes(card.get("price", {})) for card in _CARDS]
RIVAL_PRICE: Final[list[list[int]]] = [_changes(card.get("rival_price", {})) for card in _CARDS]
MODIFIES: Final[list[bool]] = ["price" in card or "rival_price" in card for card in _CARDS]
RECONSTRUCTED: Final[list[bool]] = [card.get("reconstructed", False) for card in _CARDS]

# Powers that are neither counted nor done at once: a bit each, and at most one card of each in a game.
POWERS: Final[list[str]] = [
    "thieves-cost-rival-a-coin",
    "free-play-before-leftover",
    "free-play-after-leftover",
]
JAMS: Final = 1
BEFORE_LEFTOVER: Final = 2
AFTER_LEFTOVER: Final = 4
POWER: Final[list[int]] = [1 << POWERS.index(card["power"]) if "power" in card else 0 for card in _CARDS]
FREE_PLAYER: Final[dict[int, int]] = {  # the card that opens each free play
    power: POWER.index(power) for power in (BEFORE_LEFTOVER, AFTER_LEFTOVER)
}

LOCATIONS: Final[list[str]] = list(_BOX["location"])
PRIZE: Final[list[list[Ability]]] = [_abilities(location["prize"]) for location in _LOCATIONS]
PRIZE_GOOD: Final[list[int]] = [_good(location) for location in _LOCATIONS]
ATTRIBUTE: Final[list[list[Ability]]] = [_abilities(location.get("counts", [])) for location in _LOCATIONS]
LOCATION_PRICE: Final[list[list[int]]] = [_changes(location.get("price", {})) for location in _LOCATIONS]
LOCATION_SAFE: Final[list[list[int]]] = [
    [_ITEMS.index(item) for item in location.get("safe", [])] for location in _LOCATIONS
]
COSTS_RIVAL: Final[list[list[bool]]] = [  # location, colour: playing it there, the rival returns a coin
    ["gear" in (hurts := location.get("gear_costs_rival_a_coin", [])) or colour in hurts for colour in COLOURS]
    for location in _LOCATIONS
]


def thieves_of(city: int) -> list[int]:
    """Every thief of a game in that city."""
    return [card for card in range(THIEF_KINDS) if home_of(card) in ("core", CITIES[city])]


def gear_of(city: int) -> list[int]:
    """Every gear card of a game in that city, each copy."""
    kinds = [card for card in range(THIEF_KINDS, KINDS) if home_of(card) in ("core", CITIES[city])]
    return [card for card in kinds for _ in range(COPIES[card])]


def locations_of(city: int) -> list[int]:
    """Every location of a game in that city."""
    return [n for n, location in enumerate(_LOCATIONS) if location.get("set", "core") in ("core", CITIES[city])]


def home_of(card: int) -> str:
    """The set a card belongs to: "core" or a city."""
    return str(_CARDS[card].get("set", "core"))


def item_name(item: int) -> str:
    """The word for something that abilities count: a colour, "gear", "thief", "good" or "laundered"."""
    return _ITEMS[item]


# Every decision that the game can ever offer. A thief is one of a kind, so its name says which stack is meant.
_catalogue: Final = Catalogue()

CHOOSE: Final[list[Action]] = [_catalogue.add(f"choose {card}", "choose", {"card": f"card-{card}"}) for card in CARDS]
GIVE: Final[list[Action]] = [_catalogue.add(f"give {card}", "give", {"card": f"card-{card}"}) for card in CARDS]
TO: Final[list[Action]] = [_catalogue.add(f"to {name}", "to", {"location": f"location-{name}"}) for name in LOCATIONS]
ON: Final[list[Action]] = [_catalogue.add(f"on {thief}", "on", {"thief": f"card-{thief}"}) for thief in THIEVES]
FLIP: Final[list[Action]] = [_catalogue.add(f"flip {thief}", "flip", {"thief": f"card-{thief}"}) for thief in THIEVES]
DISCARD: Final[Action] = _catalogue.add("discard", "discard", {"coins": DISCARD_COIN})
PASS: Final[Action] = _catalogue.add("pass", "pass")
ACTIONS: Final[tuple[Action, ...]] = tuple(_catalogue.actions)

# Where each kind of action begins in the catalogue.
FIRST_GIVE: Final[int] = GIVE[0].number
FIRST_TO: Final[int] = TO[0].number
FIRST_ON: Final[int] = ON[0].number
FIRST_FLIP: Final[int] = FLIP[0].number
