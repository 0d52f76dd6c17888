"""The box, read from components.toml into small tables, and the catalogue of actions."""

import tomllib
from importlib import resources

from larcin.core.action import Catalogue

_BOX = tomllib.loads((resources.files(__package__) / "components.toml").read_text("utf-8"))
CARDS, TOOLS = list(_BOX["vault"]), list(_BOX["tools"])  # each is its number in its list, and its name is its text
ALARM, PLIERS = CARDS.index("alarm"), TOOLS.index("pliers")
COPIES: list[int] = [card["copies"] for card in _BOX["vault"].values()]
VALUE: list[int] = [card["value"] for card in _BOX["vault"].values()]
TOOL_COPIES: list[int] = list(_BOX["tools"].values())
HAND, UNUSED = int(_BOX["rules"]["hand"]), int(_BOX["rules"]["unused"])

_catalogue = Catalogue()
GRAB, LEAVE = _catalogue.add("grab", "grab"), _catalogue.add("leave", "leave")
USE = [_catalogue.add(f"use {tool}", f"use-{tool}") for tool in TOOLS]
