"""The box of Thiefdom, read from components.toml into small tables: places, figures, goods, cards, tiles."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

_BOX: Final[dict[str, Any]] = tomllib.loads(  # Any: what TOML holds
    (resources.files(__package__) / "components.toml").read_text(encoding="utf-8")
)
_RULES: Final[dict[str, Any]] = _BOX["rules"]

MOST_PLAYERS: Final = 4
NONE: Final = -1  # no card, no figure, no place

# Places: the spaces of the largest city, row by row, then every building that any city can have.

ROWS: Final = 14
COLUMNS: Final = 26
CELLS: Final = 364
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]
DELTA: Final[list[int]] = [-COLUMNS, 1, COLUMNS, -1]

SECTIONS: Final = 8
LETTERS: Final = "abcdefgh"
HOUSE_KINDS: Final[list[str]] = ["tower", "garden", "forge", "stable", "church"]
TOWER: Final = 0
GARDEN: Final = 1
FORGE: Final = 2
STABLE: Final = 3
CHURCH: Final = 4
LOCATION_KINDS: Final[list[str]] = ["market", "dealer", "dungeon", "tavern", "smuggler", "villa"]
MARKET: Final = 5
DEALER: Final = 6
DUNGEON: Final = 7
TAVERN: Final = 8
SMUGGLER: Final = 9
VILLA: Final = 10
BUILDING_KINDS: Final[list[str]] = HOUSE_KINDS + LOCATION_KINDS

LOCATIONS: Final[list[str]] = [
    *("dealer-1", "tavern-2", "market-3", "smuggler-4", "smuggler-5", "dealer-6", "dungeon-7", "smuggler-7"),
    *("tavern-8", "smuggler-8", "villa-2", "villa-4", "villa-5", "villa-7"),
]
FIRST_HOUSE: Final = CELLS
FIRST_LOCATION: Final[int] = CELLS + SECTIONS * len(LETTERS)
SPACE_NAMES: Final[list[str]] = [f"{chr(97 + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS)]
HOUSE_NAMES: Final[list[str]] = [f"{section}{letter}" for section in range(1, SECTIONS + 1) for letter in LETTERS]
PLACES: Final[list[str]] = SPACE_NAMES + HOUSE_NAMES + LOCATIONS
PLACE_NUMBER: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACES)}
RIVERSIDE: Final[list[int]] = [7 * 2 + 4, 7 * 3 + 4]  # the columns beside the water, in either size of city

VILLA_SECTIONS: Final[list[int]] = [2, 4, 5, 7]
VILLA_PLACES: Final[list[int]] = [PLACE_NUMBER[f"villa-{section}"] for section in VILLA_SECTIONS]
SMUGGLER_SECTIONS: Final[list[int]] = [4, 5, 7, 8]
SMUGGLER_PLACES: Final[list[int]] = [PLACE_NUMBER[f"smuggler-{section}"] for section in SMUGGLER_SECTIONS]
DUNGEON_SECTION: Final = 7

# Figures: three thieves a guild, then the townsfolk.

THIEVES: Final[list[str]] = ["cane", "feather", "satchel"]
PATROL: Final = 3  # in a plan, beside thieves 0 to 2
GUARDS: Final = 4
NOBLES: Final = 4
FOLK: Final[list[str]] = (
    [f"guard-{letter}" for letter in "abcd"] + [f"noble-{letter}" for letter in "abcd"] + ["carriage"]
)
CARRIAGE: Final = 8
FIRST_FOLK: Final = 12  # the figure number of townsfolk f is FIRST_FOLK + f
PATROLS: Final[dict[int, list[list[int]]]] = {
    sheet["players"]: [[FOLK.index(name) for name in board] for board in sheet["boards"]] for sheet in _BOX["patrols"]
}
SOLO_RIVALS: Final[list[int]] = [THIEVES.index(shape) for shape in _BOX["patrols"][0]["rivals"]]
SOLO_COMPASS: Final[list[int]] = [DIRECTIONS.index(way) for way in _BOX["solo"]["compass"]]
SOLO_TARGETS: Final[list[int]] = [PLACE_NUMBER[name] for name in _BOX["solo"]["rival"]]
STARS: Final[list[int]] = _BOX["solo"]["stars"]
DIE: Final = 8

# Goods: gold, four kinds of loot, and the four artworks, of which there is one each.

GOODS: Final[list[str]] = ["gold", "badge", "gem", "liquor", "wine"] + [f"artwork-{letter}" for letter in "abcd"]
GOLD: Final = 0
BADGE: Final = 1
GEM: Final = 2
LIQUOR: Final = 3
WINE: Final = 4
FIRST_ART: Final = 5
ARTWORKS: Final = 4
KINDS: Final = 9
MOST_LOAD: Final[int] = _RULES["gold_slots"] + _RULES["sack_slots"]  # the most of one good that a thief can carry
BATCH: Final = 32  # more than one thief can carry of a good: a sale is good * BATCH + how many
GOLD_SLOTS: Final[int] = _RULES["gold_slots"]
LOOT_SLOTS: Final[int] = _RULES["loot_slots"]
SACK_SLOTS: Final[int] = _RULES["sack_slots"]
ARTWORK_SIZE: Final[int] = _RULES["artwork_size"]


def _goods(table: dict[str, int]) -> list[int]:
    return [table.get(good, 0) for good in GOODS]


ART_VP: Final[list[int]] = [_BOX["artworks"][letter]["vp"] for letter in "abcd"]
ART_GOODS: Final[list[list[int]]] = [_goods(_BOX["artworks"][letter]) for letter in "abcd"]

# Cards.

EQUIPMENT: Final[list[str]] = [name for name in _BOX["equipment"] if name != "reconstructed"]
EQUIPMENT_COPIES: Final = 2
TOOL_COST: Final[list[int]] = [_BOX["equipment"][name]["cost"] for name in EQUIPMENT]
TOOL_VP: Final[list[int]] = [_BOX["equipment"][name]["vp"] for name in EQUIPMENT]
TOOL_GIVES: Final[list[int]] = [_BOX["effects"].get(name, 0) for name in EQUIPMENT]
CLIMBING: Final[int] = EQUIPMENT.index("climbing-tools")
CROSSBOW: Final[int] = EQUIPMENT.index("crossbow")
CUDGEL: Final[int] = EQUIPMENT.index("cudgel")
FISHING_ROD: Final[int] = EQUIPMENT.index("fishing-rod")
HOOK: Final[int] = EQUIPMENT.index("grappling-hook")
SACK: Final[int] = EQUIPMENT.index("sack")
PIGEON: Final[int] = EQUIPMENT.index("pigeon")
LOCK_PICK: Final[int] = EQUIPMENT.index("lock-pick")
SHOES: Final[int] = EQUIPMENT.index("shoes")
SMOKE_BOMB: Final[int] = EQUIPMENT.index("smoke-bomb")
THIMBLE: Final[int] = EQUIPMENT.index("thimble-ring")
STARS_THROWN: Final[int] = EQUIPMENT.index("throwing-stars")

CLIENTS: Final[list[str]] = [name for name in _BOX["clients"] if name != "reconstructed"]
CLIENT_COPIES: Final[list[int]] = [_BOX["clients"][name].get("copies", 1) for name in CLIENTS]
CLIENT_COST: Final[list[int]] = [_BOX["clients"][name]["cost"] for name in CLIENTS]
CLIENT_VP: Final[list[int]] = [_BOX["clients"][name]["vp"] for name in CLIENTS]
CLIENT_GOODS: Final[list[list[int]]] = [_goods(_BOX["clients"][name]) for name in CLIENTS]
FAVOURS: Final[dict[str, dict[str, int]]] = _BOX["favours"]
FAVOUR_GOODS: Final[list[list[int]]] = [_goods(FAVOURS.get(name, {})) for name in CLIENTS]
FAVOUR_VP: Final[list[int]] = [FAVOURS.get(name, {}).get("vp", 0) for name in CLIENTS]
ANTONIUS: Final[int] = CLIENTS.index("antonius")
APOLLON: Final[int] = CLIENTS.index("apollon")
BEATRIX: Final[int] = CLIENTS.index("beatrix")
BENJAMIN: Final[int] = CLIENTS.index("benjamin")
BERNHARD: Final[int] = CLIENTS.index("bernhard")
ELISE: Final[int] = CLIENTS.index("elise")
GRIMM: Final[int] = CLIENTS.index("grimm")
HELMUT: Final[int] = CLIENTS.index("helmut")
IWANA: Final[int] = CLIENTS.index("iwana")
JANUS: Final[int] = CLIENTS.index("janus")
JIN: Final[int] = CLIENTS.index("jin")
JUMA: Final[int] = CLIENTS.index("juma")
JOLANDA: Final[int] = CLIENTS.index("jolanda")
JOHANNA: Final[int] = CLIENTS.index("johanna")
JONATHAN: Final[int] = CLIENTS.index("jonathan")
KOSTANZE: Final[int] = CLIENTS.index("kostanze")
KUNRAD: Final[int] = CLIENTS.index("kunrad")
LARISSA: Final[int] = CLIENTS.index("larissa")
LENTZ: Final[int] = CLIENTS.index("lentz")
MALIKA: Final[int] = CLIENTS.index("malika")
MELISANDE: Final[int] = CLIENTS.index("melisande")
MORTANA: Final[int] = CLIENTS.index("mortana")
OSWALD: Final[int] = CLIENTS.index("oswald")
QUINTA: Final[int] = CLIENTS.index("quinta")
RICHARD: Final[int] = CLIENTS.index("richard")
RUTH: Final[int] = CLIENTS.index("ruth")
SAMUEL: Final[int] = CLIENTS.index("samuel")
SITI: Final[int] = CLIENTS.index("siti")
STOFFEL: Final[int] = CLIENTS.index("stoffel")
SVENJA: Final[int] = CLIENTS.index("svenja")
TOWA: Final[int] = CLIENTS.index("towa")
TRISTAN: Final[int] = CLIENTS.index("tristan")
WIBALD: Final[int] = CLIENTS.index("wibald")
WILMA: Final[int] = CLIENTS.index("wilma")
END_CLIENTS: Final[list[int]] = [ELISE, GRIMM, HELMUT, IWANA, WILMA]
BEATRIX_AP: Final[int] = FAVOURS["beatrix"]["ap"]
KOSTANZE_GOLD: Final[int] = FAVOURS["kostanze"]["gold"]
MELISANDE_DISCOUNT: Final[int] = FAVOURS["melisande"]["discount"]
TRISTAN_POINTS: Final[int] = FAVOURS["tristan"]["points"]

# Tiles.

GOOD_KINDS: Final[list[str]] = [*GOODS[:FIRST_ART], "artwork"]  # the goods, all artworks as one last kind


def _of_mission(table: dict[str, int]) -> list[int]:
    """What a mission asks for or pays, by kind; a name that is no good is a slip of who wrote the file."""
    for name in table:
        if name not in GOOD_KINDS and name != "vp":
            raise ValueError(f"components.toml: a mission knows no {name!r}; goods are {', '.join(GOOD_KINDS)}.")
    return [table.get(kind, 0) for kind in GOOD_KINDS]


MISSION_GOODS: Final[list[list[int]]] = [_of_mission(mission["deliver"]) for mission in _BOX["missions"]["list"]]
MISSION_PAY: Final[list[list[int]]] = [_of_mission(mission["reward"]) for mission in _BOX["missions"]["list"]]
MISSION_VP: Final[list[int]] = [mission["reward"].get("vp", 0) for mission in _BOX["missions"]["list"]]
MISSIONS: Final[list[str]] = [f"mission-{number + 1}" for number in range(len(MISSION_VP))]
VILLA_LOCKS: Final[list[int]] = [GEM if lock == "gem" else FIRST_ART for lock in _BOX["villas"]["locked"]]

# Figures of the rules.

ROUNDS: Final[int] = _RULES["rounds"]
START_GOLD: Final[int] = _RULES["start_gold"]
START_VP: Final[int] = _RULES["start_vp"]
ACTION_POINTS: Final[int] = _RULES["action_points"]
MOVE_POINTS: Final[int] = _RULES["move_points"]
SHOES_POINTS: Final[int] = _RULES["shoes_points"]
TOOLS: Final[int] = _RULES["tools"]
DRAFT: Final[int] = _RULES["draft"]
DRAFT_BUYS: Final[int] = _RULES["draft_buys"]
DISPLAY: Final[int] = _RULES["display"]
DEALER_BUYS: Final[int] = _RULES["dealer_buys"]
GUESTS: Final[int] = _RULES["guests"]
REFILL_AFTER: Final[list[int]] = _RULES["refill_after"]
FREE_TELEPORTS: Final[int] = _BOX["limits"]["free_teleports"]
ARREST_VP: Final[int] = _BOX["penalties"]["arrest"]
RIVAL_VP: Final[int] = _BOX["penalties"]["rival"]
PRICE: Final[list[int]] = [_BOX["prices"].get(good, 0) for good in GOODS]  # VP for one, sold
LIQUOR_COST: Final[int] = _BOX["prices"]["buy_liquor"]
POSTER_VP: Final[int] = _BOX["prices"]["poster"]
BRAWL_VP: Final[int] = _BOX["prices"]["brawl"]
STREET_VP: Final[int] = _BOX["prices"]["street"]
HIDEOUT_VP: Final[int] = _BOX["final"]["hideout"]
NOBLE_GOLD: Final[int] = _BOX["nobles"]["gold"]
NOBLE_GEM: Final[int] = _BOX["nobles"]["gem"]
FINAL_COUNT: Final[list[int]] = [_BOX["final"][good][0] for good in GOOD_KINDS]
TIE_ORDER: Final[list[int]] = [GOODS.index(good) for good in _BOX["final"]["ties"]]  # after the artworks
FINAL_VP: Final[list[int]] = [_BOX["final"][good][1] for good in GOOD_KINDS]

LAND_SECTIONS: Final[dict[bool, list[int]]] = {  # by: is it the small city (1 or 2 seats)?
    True: _BOX["city"]["one_two"]["land"],
    False: _BOX["city"]["three_four"]["land"],
}
RIVER_SECTIONS: Final[list[int]] = _BOX["city"]["one_two"]["river"]
TUTORIAL: Final[dict[bool, list[str]]] = {
    True: _BOX["city"]["tutorial_one_two"],
    False: _BOX["city"]["tutorial_three_four"],
}
RECONSTRUCTED: Final[list[str]] = ["city"] + [
    group
    for group, table in _BOX.items()
    if (table[-1] if isinstance(table, list) else table).get("reconstructed", False)
]

# Where victory points come from, for the breakdown of a score.

SOURCES: Final[list[str]] = [
    *("start", "sales", "missions", "artworks", "equipment", "tools", "friends", "posters", "streets"),
    *("arrests", "rivals"),
]
FROM_START: Final[int] = SOURCES.index("start")
FROM_SALES: Final[int] = SOURCES.index("sales")
FROM_MISSIONS: Final[int] = SOURCES.index("missions")
FROM_ARTWORKS: Final[int] = SOURCES.index("artworks")
FROM_EQUIPMENT: Final[int] = SOURCES.index("equipment")
FROM_TOOLS: Final[int] = SOURCES.index("tools")
FROM_FRIENDS: Final[int] = SOURCES.index("friends")
FROM_POSTERS: Final[int] = SOURCES.index("posters")
FROM_STREETS: Final[int] = SOURCES.index("streets")
FROM_ARRESTS: Final[int] = SOURCES.index("arrests")
FROM_RIVALS: Final[int] = SOURCES.index("rivals")
