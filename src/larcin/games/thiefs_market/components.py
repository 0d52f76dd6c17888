"""The box of Thief's Market, read from components.toml into small tables, and the catalogue of actions."""

from __future__ import annotations

import tomllib
from importlib import resources
from itertools import product
from typing import Any, Final

from larcin.core.action import Action, Catalogue, seat_arg

_BOX: Final[dict[str, Any]] = tomllib.loads(  # Any: what TOML holds
    (resources.files(__package__) / "components.toml").read_text(encoding="utf-8")
)
_RULES: Final[dict[str, int]] = _BOX["rules"]

MOST_PLAYERS: Final = 5
START_GOLD: Final[int] = _RULES["gold"]
ROW: Final[int] = _RULES["row"]
HENCHMEN_FIRST: Final[int] = _RULES["henchmen_first"]
HENCHMEN_SECOND: Final[int] = _RULES["henchmen_second"]
MOST_GOLD: Final[int] = _RULES["most_gold"]
TIE: Final[int] = _RULES["tie"]
DICE: Final[dict[int, int]] = {int(players): dice for players, dice in _BOX["dice"].items()}

# Objects: a die by its face (the first four are gems, which pay), and the pawn.
FACES: Final[list[str]] = ["red", "white", "blue", "green", "bag", "mask"]
OBJECTS: Final[list[str]] = [*FACES, "pawn"]
GEMS: Final = 4
BAG: Final = 4
MASK: Final = 5
PAWN: Final = 6
KINDS: Final = 7

# Cards: first those of the box, deck by deck, then the promos.
DECKS: Final[list[str]] = ["A", "B", "C"]
DECK_SIZE: Final[list[int]] = [_BOX["deck_size"][deck] for deck in DECKS]
ICONS: Final[list[str]] = ["henchman", "wand", "building", "finery", "compass", "plan"]
HENCHMAN: Final = 0
WAND: Final = 1
BUILDING: Final = 2
COMPASS: Final = 4

_PRINTED: Final[dict[str, dict[str, Any]]] = {  # Any: what TOML holds
    name: {"deck": deck, "promo": group == "promos", **card}
    for group in ("cards", "promos")
    for deck in DECKS
    for name, card in _BOX[group].get(deck, {}).items()
}
CARDS: Final[list[str]] = list(_PRINTED)
CARD: Final[dict[str, int]] = {name: card for card, name in enumerate(CARDS)}
CARD_COUNT: Final[int] = len(CARDS)
PROMO: Final[list[bool]] = [_PRINTED[name]["promo"] for name in CARDS]
DECK: Final[list[int]] = [DECKS.index(_PRINTED[name]["deck"]) for name in CARDS]
COST: Final[list[list[int]]] = [  # of each card: how many gems of each colour
    [_PRINTED[name]["cost"].split().count(FACES[gem]) for gem in range(GEMS)] for name in CARDS
]
PRICE: Final[list[int]] = [sum(cost) for cost in COST]
ICON_COUNT: Final[list[list[int]]] = [[_PRINTED[name]["icons"].split().count(icon) for icon in ICONS] for name in CARDS]
POINTS: Final[list[int]] = [_PRINTED[name].get("points", 0) for name in CARDS]
BUILDINGS: Final[list[list[int]]] = [_PRINTED[name].get("buildings", [0, 0]) for name in CARDS]


def _cards_with(field: str) -> list[int]:
    """For each gem, the cards (as bits) whose field names its colour."""
    return [
        sum(1 << card for card, name in enumerate(CARDS) if _PRINTED[name].get(field) == FACES[gem])
        for gem in range(GEMS)
    ]


PURCHASE_WITH: Final[list[int]] = _cards_with("purchase_with")
INFAMY_FOR: Final[list[int]] = _cards_with("infamy_for")
LUCKY: Final[int] = CARD["lucky-animal-appendage"]
POTION: Final[int] = CARD["unlabeled-potion"]
INSURANCE: Final[int] = CARD["insurance-racket"]
EXIT: Final[int] = CARD["exit-strategy"]
STEW: Final[int] = CARD["mimetic-stew"]
CASH_IN_GOLD: Final[int] = _PRINTED["exit-strategy"]["takes"]
CASH_IN_INFAMY: Final[int] = _PRINTED["exit-strategy"]["gives"]
PAIR: Final[int] = _PRINTED["collecting-golem"]["pair"]
ALONE: Final[list[int]] = [_PRINTED[name].get("alone", 0) for name in CARDS]
RIVALLED: Final[list[int]] = [_PRINTED[name].get("rivalled", 0) for name in CARDS]
CROWD: Final[int] = _PRINTED["narrow-alleyway"]["crowd"]
CROWD_INFAMY: Final[int] = _PRINTED["narrow-alleyway"]["infamy"]

# Powers: what one use of a card does. One that turns a die into any of three faces is three entries.
TO_INFAMY: Final = -1
TO_GOLD: Final = -2
POWERS: Final[list[tuple[int, int, int]]] = []  # card, face of the die it needs, face it is turned to (or the above)
for _card, _name in enumerate(CARDS):
    if "turn" in _PRINTED[_name]:
        for _face in _PRINTED[_name]["into"].split():
            POWERS.append((_card, FACES.index(_PRINTED[_name]["turn"]), FACES.index(_face)))
    if "spend" in _PRINTED[_name]:
        _gain = TO_GOLD if _PRINTED[_name]["gain"] == "gold" else TO_INFAMY
        POWERS.append((_card, FACES.index(_PRINTED[_name]["spend"]), _gain))
WITH_POWER: Final[int] = sum({1 << card for card, _, _ in POWERS})
TURNED_BY: Final[list[int]] = [  # of each card with a power: the face of the die it needs
    next((face for card, face, _ in POWERS if card == owned), 0) for owned in range(CARD_COUNT)
]

# Payments: the dice that pay a card, as a number of each colour, most dice first; gold pays the rest.
PAYMENTS: Final[list[list[int]]] = [
    list(dice)
    for dice in sorted(
        {dice for cost in COST for dice in product(*[range(gems + 1) for gems in cost])},
        key=lambda dice: (-sum(dice), [-count for count in dice]),
    )
]
PAID: Final[list[int]] = [sum(dice) for dice in PAYMENTS]
FITTING: Final[list[list[int]]] = [  # the payments that have no die too many for a card
    [payment for payment, dice in enumerate(PAYMENTS) if all(dice[gem] <= cost[gem] for gem in range(GEMS))]
    for cost in COST
]


def card_id(card: int) -> str:
    """The message id of a card."""
    return "card-" + CARDS[card]


def _dice_words(dice: list[int]) -> str:
    return " ".join(FACES[gem] for gem in range(GEMS) for _ in range(dice[gem])) or "no dice"


def _power_action(card: int, face: int, into: int) -> Action:
    args: dict[str, int | str] = {"card": card_id(card), "object": f"a-{FACES[face]}"}
    if into >= 0:
        args["into"] = f"a-{FACES[into]}"
        return _catalogue.add(f"use {CARDS[card]} for {FACES[into]}", "turn", args)
    return _catalogue.add(f"use {CARDS[card]}", "spend-for-gold" if into == TO_GOLD else "spend", args)


_catalogue: Final = Catalogue()
TAKE: Final[list[Action]] = [_catalogue.add(f"take {kind}", "take", {"object": f"a-{kind}"}) for kind in OBJECTS]
TAKE_ALL: Final[Action] = _catalogue.add("take all", "take-all")
STEAL: Final[list[Action]] = [
    _catalogue.add(f"steal from {seat}", "steal", {"victim": seat_arg(seat)}) for seat in range(MOST_PLAYERS)
]
RETURN: Final[list[Action]] = [_catalogue.add(f"return {kind}", "return", {"object": f"a-{kind}"}) for kind in OBJECTS]
DONE: Final[Action] = _catalogue.add("done", "done")
REROLL: Final[list[Action]] = [_catalogue.add(f"reroll {face}", "reroll", {"object": f"a-{face}"}) for face in FACES]
KEEP: Final[Action] = _catalogue.add("keep dice", "keep")
BUY: Final[list[Action]] = [
    _catalogue.add(f"buy {name}", "buy", {"card": card_id(card)}) for card, name in enumerate(CARDS)
]
OTHERWISE: Final[list[Action]] = [
    _catalogue.add(f"buy {name} otherwise", "otherwise", {"card": card_id(card)}) for card, name in enumerate(CARDS)
]
PAY: Final[list[Action]] = [
    _catalogue.add(
        f"pay {_dice_words(dice)}", "pay", {"dice": sum(dice), **{FACES[gem]: dice[gem] for gem in range(GEMS)}}
    )
    for dice in PAYMENTS
]
USE: Final[list[Action]] = [_power_action(card, face, into) for card, face, into in POWERS]
USES_OF: Final[list[list[Action]]] = [
    [USE[power] for power, (owner, _, _) in enumerate(POWERS) if owner == card] for card in range(CARD_COUNT)
]
CASH_IN: Final[Action] = _catalogue.add(
    "use exit-strategy", "cash-in", {"card": card_id(EXIT), "gold": CASH_IN_GOLD, "infamy": CASH_IN_INFAMY}
)
COPY: Final[list[Action]] = [
    _catalogue.add(f"copy {name}", "copy", {"card": card_id(card)}) for card, name in enumerate(CARDS)
]
END_TURN: Final[Action] = _catalogue.add("end turn", "end-turn")
ACTIONS: Final[tuple[Action, ...]] = tuple(_catalogue.actions)
