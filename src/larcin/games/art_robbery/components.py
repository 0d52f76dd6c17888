"""The box of Art Robbery, read from components.toml into small tables, and the catalogue of actions."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from mypy_extensions import i64

from larcin.core.action import Action, Catalogue, seat_arg

_BOX: Final[dict[str, Any]] = tomllib.loads(  # Any: what TOML holds
    (resources.files(__package__) / "components.toml").read_text(encoding="utf-8")
)

MOST_PLAYERS: Final = 5
KINDS: Final = 9  # of cards; written down, as the next one is, so that the compiler can reckon with it
SLOT_COUNT: Final = 10  # places for tokens in a raid; some raids leave some empty
HAND: Final[int] = _BOX["rules"]["hand"]
FEWEST_ALIBIS_OF_TWO: Final[i64] = _BOX["rules"]["fewest_alibis_of_two"]

CARDS: Final[list[str]] = list(_BOX["cards"])
COPIES: Final[list[int]] = [_BOX["cards"][card] for card in CARDS]
BOSS: Final[int] = CARDS.index("boss")
DOG: Final[int] = CARDS.index("dog")
THIEF: Final[int] = CARDS.index("thief")

SLOTS: Final[list[str]] = list(_BOX["value"])
VALUE: Final[list[int]] = [_BOX["value"][slot] for slot in SLOTS]
FOUR: Final[int] = SLOTS.index("4")
FIVE: Final[int] = SLOTS.index("5")
BOSSES: Final[tuple[int, int]] = (SLOTS.index("boss"), SLOTS.index("boss2"))
TAKEN_BY: Final[list[str]] = [slot.rstrip("abc2" if slot != "2" else "") for slot in SLOTS]  # the card for each slot
WANTED_BY: Final[list[list[int]]] = [  # the slots a card takes or steals; a Greedy Thief may take any
    [slot for slot in range(SLOT_COUNT) if TAKEN_BY[slot] == card] for card in CARDS
]
WANTED_BY[THIEF] = list(range(SLOT_COUNT))
WANTED_BITS: Final[list[int]] = [sum([1 << slot for slot in wanted]) for wanted in WANTED_BY]  # a bit for each slot

assert len(CARDS) == KINDS
assert len(SLOTS) == SLOT_COUNT
RAIDS: Final[list[str]] = [raid["name"] for raid in _BOX["raid"]]
ALIBIS: Final[list[int]] = [raid["alibis"].get(slot, 0) for raid in _BOX["raid"] for slot in SLOTS]
TOO_MANY: Final[i64] = sum(ALIBIS) + 1  # alibis: more than anybody can have
TOKENS: Final[list[str]] = [f"{raid}-{slot}" for raid in RAIDS for slot in SLOTS]  # token = raid * SLOT_COUNT + slot


def tokens_of(raid: int, printing: str) -> list[int]:
    """The slots that the raid's tokens fill in that printing."""
    box = _BOX["raid"][raid]
    slots = box.get("first_printing", box["tokens"]) if printing == "first" else box["tokens"]
    return [SLOTS.index(slot) for slot in slots]


_catalogue: Final = Catalogue()
PLAY: Final[list[Action]] = [_catalogue.add(f"play {card}", "play", {"card": f"card-{card}"}) for card in CARDS]
TAKE: Final[list[Action]] = [_catalogue.add(f"take {slot}", "take", {"token": f"slot-{slot}"}) for slot in SLOTS]
TAKES: Final[list[list[Action]]] = [  # by the slots that can be taken, a bit for each
    [action for slot, action in enumerate(TAKE) if slots >> slot & 1] for slots in range(1 << SLOT_COUNT)
]
STEAL: Final[list[list[Action]]] = [
    [
        _catalogue.add(f"steal {slot} from {seat}", "steal", {"token": f"slot-{slot}", "victim": seat_arg(seat)})
        for seat in range(MOST_PLAYERS)
    ]
    for slot in SLOTS
]
GIVE_LOOT: Final[Action] = _catalogue.add("give loot", "give-loot")
GIVE_DOG: Final[Action] = _catalogue.add("give dog", "give-dog")
ANSWERS: Final[list[Action]] = [GIVE_LOOT, GIVE_DOG]
PLAYABLE: Final[list[list[Action]]] = [  # by the kinds of cards in a hand, a bit for each
    [action for action in PLAY if held >> action.number & 1] for held in range(1 << KINDS)
]
ACTIONS: Final[tuple[Action, ...]] = tuple(_catalogue.actions)
SLOT_OF: Final[list[int]] = [  # by the number of an action: the slot of the token that it moves, if it names one
    SLOTS.index(str(action.args["token"]).removeprefix("slot-")) if "token" in action.args else -1 for action in ACTIONS
]
