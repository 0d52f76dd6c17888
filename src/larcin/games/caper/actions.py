"""Every decision that Caper can ever offer. A thief is one of a kind, so its name says which stack is meant."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action, Catalogue
from larcin.games.caper.components import CARDS, LOCATIONS, THIEVES

_catalogue: Final = Catalogue()

CHOOSE: Final[list[Action]] = [_catalogue.add(f"choose {card}", "choose", {"card": f"card-{card}"}) for card in CARDS]
GIVE: Final[list[Action]] = [_catalogue.add(f"give {card}", "give", {"card": f"card-{card}"}) for card in CARDS]
TO: Final[list[Action]] = [_catalogue.add(f"to {name}", "to", {"location": f"location-{name}"}) for name in LOCATIONS]
ON: Final[list[Action]] = [_catalogue.add(f"on {thief}", "on", {"thief": f"card-{thief}"}) for thief in THIEVES]
FLIP: Final[list[Action]] = [_catalogue.add(f"flip {thief}", "flip", {"thief": f"card-{thief}"}) for thief in THIEVES]
DISCARD: Final[Action] = _catalogue.add("discard", "discard")
PASS: Final[Action] = _catalogue.add("pass", "pass")
ACTIONS: Final[tuple[Action, ...]] = tuple(_catalogue.actions)

# Where each kind of action begins in the catalogue.
FIRST_GIVE: Final[int] = GIVE[0].number
FIRST_TO: Final[int] = TO[0].number
FIRST_ON: Final[int] = ON[0].number
FIRST_FLIP: Final[int] = FLIP[0].number
