"""The box of Master Thieves, read from components.toml into small tables, and the catalogue of actions."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from larcin.core.action import Action, Catalogue

_BOX: Final[dict[str, Any]] = tomllib.loads(  # Any: what TOML holds
    (resources.files(__package__) / "components.toml").read_text(encoding="utf-8")
)

MOST_PLAYERS: Final = 8

JEWELS: Final[list[str]] = list(_BOX["jewels"])
DIAMOND: Final = 0
SAPPHIRE: Final = 1
RUBY: Final = 2
PIECES: Final[list[int]] = [_BOX["jewels"][jewel]["pieces"] for jewel in JEWELS]
IMITATIONS: Final[list[int]] = [_BOX["jewels"][jewel]["imitations"] for jewel in JEWELS[:RUBY]]
POINTS: Final[list[int]] = [_BOX["jewels"][jewel]["points"] for jewel in JEWELS]
FIRST_DIAMONDS: Final[int] = _BOX["setup"]["diamonds"]
RUBIES: Final[int] = PIECES[RUBY]

ROLES: Final[list[str]] = list(_BOX["roles"])  # in the order in which they act
SMUGGLER: Final = 0
JEWELLER_M: Final = 1
JEWELLER_F: Final = 2
THIEF: Final = 3
MASTER_THIEF: Final = 4
DETECTIVE: Final = 5
ROLE_COUNT: Final = 6  # and so many rounds to a cycle
ALL_ROLES: Final = (1 << ROLE_COUNT) - 1
CARDS: Final[list[int]] = [_BOX["roles"][role] for role in ROLES]  # each role's highest number
RANKS: Final[int] = max(CARDS) + 1  # numbers below this tell the seats of one role apart

LEVELS: Final[list[str]] = _BOX["box"]["levels"]  # a row of slots, top first
FACES: Final[list[str]] = _BOX["box"]["faces"]
LEVEL_IDS: Final[list[str]] = [f"level-{level}" for level in LEVELS]
FACE_IDS: Final[list[str]] = [f"face-{face.lower()}" for face in FACES]
DRAWERS: Final = 12
SIDES: Final = 24  # a drawer has two: side = drawer * 2 + 0 or 1
GRAINS: Final[list[str]] = _BOX["grains"]["names"]
DIRECTIONS: Final[list[str]] = ["clockwise", "counterclockwise"]

MEMORIES: Final[list[str]] = _BOX["memory"]["choices"]
MEMORY_DEFAULT: Final[str] = _BOX["memory"]["default"]
CLOSED: Final = 0
ASSISTED: Final = 1
OPEN_BOX: Final = 2


def in_play(jewel: int, players: int) -> int:
    """How many jewels of that kind the game uses with so many seats; the rest stays in the lid."""
    if jewel == RUBY:
        return RUBIES
    return IMITATIONS[jewel] * players + (FIRST_DIAMONDS if jewel == DIAMOND else 0)


if len(LEVELS) * 2 < RUBIES or any(in_play(jewel, MOST_PLAYERS) > PIECES[jewel] for jewel in (DIAMOND, SAPPHIRE)):
    raise ValueError("components.toml: more rubies than secret compartments, or fewer jewels than all seats use.")


def jewel_id(jewel: int) -> str:
    """The message that names a jewel."""
    return "jewel-" + JEWELS[jewel]


def role_id(role: int) -> str:
    """The message that names a role."""
    return "role-" + ROLES[role]


_catalogue: Final = Catalogue()
CHOOSE: Final[list[Action]] = [_catalogue.add(f"choose {role}", "choose", {"role": f"role-{role}"}) for role in ROLES]
OPEN: Final[list[Action]] = [  # slot = row * 4 + face
    _catalogue.add(f"open {level} {face}", "open", {"level": f"level-{level}", "face": f"face-{face.lower()}"})
    for level in LEVELS
    for face in FACES
]
PLACE: Final[list[Action]] = [
    _catalogue.add(f"place {jewel}", "place", {"jewel": f"jewel-{jewel}"}) for jewel in JEWELS[:RUBY]
]
ALARM: Final[Action] = _catalogue.add("set alarm", "alarm")
SECRET: Final[Action] = _catalogue.add("open secret", "secret")
TAKE_RUBY: Final[Action] = _catalogue.add("take ruby", "take-ruby")
LEAVE_RUBY: Final[Action] = _catalogue.add("leave ruby", "leave-ruby")
DRAFT: Final[list[Action]] = [
    _catalogue.add(f"draft {jewel}", "draft", {"jewel": f"jewel-{jewel}"}) for jewel in JEWELS[:RUBY]
]
TURN: Final[list[Action]] = [  # (levels - 1) * 2 + direction
    _catalogue.add(
        f"turn {'top' if levels == 1 else 'two'} {direction}",
        "turn",
        {"levels": levels, "direction": f"direction-{direction}"},
    )
    for levels in (1, 2)
    for direction in DIRECTIONS
]
FLIP: Final[Action] = _catalogue.add("flip", "flip")
DONE: Final[Action] = _catalogue.add("done", "done")
ACTIONS: Final[tuple[Action, ...]] = tuple(_catalogue.actions)
