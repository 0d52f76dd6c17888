"""Every action Thiefdom can ever offer, in one order. `legal` lists them in this order too.

`WHAT[number]` is the verb of an action and `OF[number]` what it is about (a place, a good, a card, a figure), so that
playing one needs no look at its text.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from larcin.core.action import Action, Arg, Catalogue
from larcin.games.thiefdom.box import (
    BATCH,
    CARRIAGE,
    CELLS,
    CLIENTS,
    COLUMNS,
    DIRECTIONS,
    EQUIPMENT,
    FOLK,
    GOOD_KINDS,
    GOODS,
    GUARDS,
    HOUSE_NAMES,
    KOSTANZE_GOLD,
    MISSION_GOODS,
    MISSION_PAY,
    MISSION_VP,
    MISSIONS,
    MOST_LOAD,
    NOBLES,
    PATROL,
    PLACES,
    RIVERSIDE,
    THIEVES,
)

_catalogue: Final = Catalogue()
WHAT: Final[list[int]] = []
OF: Final[list[int]] = []


def _add(what: int, of: int, notation: str, kind: str, args: dict[str, Arg] | None = None) -> Action:
    WHAT.append(what)
    OF.append(of)
    return _catalogue.add(notation, kind, args)


def place_arg(place: int) -> str:
    """A place as an argument of a text: a space by its name on the map, a building by its message."""
    return PLACES[place] if place < CELLS else "place-" + PLACES[place]


def mission_args(mission: int) -> dict[str, Arg]:
    """A mission as arguments of a text: what it asks for and pays, and with which good either list begins."""
    args: dict[str, Arg] = {"mission": MISSIONS[mission], "pay_vp": MISSION_VP[mission]}
    for name, goods in (("ask", MISSION_GOODS[mission]), ("pay", MISSION_PAY[mission])):
        asked = [kind for kind, count in zip(GOOD_KINDS, goods, strict=True) if count]
        args[name + "_first"] = "vp" if name == "pay" and MISSION_VP[mission] else asked[0] if asked else "nothing"
        for kind, count in zip(GOOD_KINDS, goods, strict=True):
            args[f"{name}_{kind}"] = count
    return args


def _good(good: int) -> dict[str, Arg]:
    return {"good": "good-" + GOODS[good]}


def _thief(thief: int) -> dict[str, Arg]:
    return {"thief": "thief-" + THIEVES[thief]}


def _folk(figure: int) -> dict[str, Arg]:
    return {"figure": "figure-" + FOLK[figure]}


def _tool(tool: int) -> dict[str, Arg]:
    return {"card": "equipment-" + EQUIPMENT[tool]}


def _client(client: int) -> dict[str, Arg]:
    return {"card": "client-" + CLIENTS[client]}


def _client_on(name: str, target: dict[str, Arg]) -> dict[str, Arg]:
    return {"card": "client-" + name, **target}


# Before the first night.

DO_KEEP: Final = 0
KEEP: Final[list[Action]] = [_add(DO_KEEP, e, f"keep {name}", "keep", _tool(e)) for e, name in enumerate(EQUIPMENT)]
DO_BUY_FOR: Final = 1  # of: tool * 3 + thief
BUY_FOR: Final[list[Action]] = [
    _add(DO_BUY_FOR, e * 3 + t, f"buy {name} for {thief}", "buy-for", {**_tool(e), **_thief(t)})
    for e, name in enumerate(EQUIPMENT)
    for t, thief in enumerate(THIEVES)
]
DO_HIDEOUT: Final = 2
HIDEOUT: Final[list[Action]] = [
    _add(DO_HIDEOUT, CELLS + h, f"hideout {name}", "hideout", {"place": place_arg(CELLS + h)})
    for h, name in enumerate(HOUSE_NAMES)
]

# Planning: the 24 orders of three thieves and the patrol, and the 6 orders of a guild that is alone.

_WHO: Final[list[str]] = [*THIEVES, "patrol"]
ORDERS: Final[list[list[int]]] = [list(order) for order in permutations(range(4))] + [
    list(order) for order in permutations(range(3))
]
SOLO_ORDERS: Final = 24  # the first order without a patrol
DO_PLAN: Final = 3
PLAN: Final[list[Action]] = [
    _add(
        DO_PLAN,
        o,
        "plan " + " ".join([_WHO[who] for who in order]),
        "plan" if PATROL in order else "plan-alone",
        {
            name: ("plan-patrol" if who == PATROL else "thief-" + THIEVES[who])
            for name, who in zip(("first", "second", "third", "fourth"), order, strict=False)
        },
    )
    for o, order in enumerate(ORDERS)
]
PLANS_TOGETHER: Final[list[Action]] = PLAN[:SOLO_ORDERS]
PLANS_ALONE: Final[list[Action]] = PLAN[SOLO_ORDERS:]

# Moving about.

DO_STEP: Final = 4
STEP: Final[list[Action]] = [
    _add(DO_STEP, p, f"step {name}", "step" if p < CELLS else "enter", {"place": place_arg(p)})
    for p, name in enumerate(PLACES)
]
DO_TELEPORT: Final = 5
TELEPORT: Final[dict[int, Action]] = {
    p: _add(DO_TELEPORT, p, f"teleport {name}", "teleport", {"place": place_arg(p)})
    for p, name in enumerate(PLACES)
    if p >= CELLS or p % COLUMNS in RIVERSIDE
}
DO_WALK: Final = 6
WALK: Final[list[Action]] = [
    _add(DO_WALK, d, f"walk {way}", "walk", {"way": "way-" + way}) for d, way in enumerate(DIRECTIONS)
]

# Robbing.

DO_ROB_GUARD: Final = 7
ROB_GUARD: Final[list[Action]] = [_add(DO_ROB_GUARD, g, f"rob {FOLK[g]}", "rob-guard", _folk(g)) for g in range(GUARDS)]
DO_CLUB: Final = 8
CLUB: Final[list[Action]] = [_add(DO_CLUB, g, f"club {FOLK[g]}", "club", _folk(g)) for g in range(GUARDS)]
DO_ROB_GOLD: Final = 9
DO_ROB_GEM: Final = 10
DO_ROB_BOTH: Final = 11
_NOBLES: Final = range(GUARDS, GUARDS + NOBLES)
ROB_GOLD: Final[list[Action]] = [_add(DO_ROB_GOLD, n, f"rob {FOLK[n]} gold", "rob-gold", _folk(n)) for n in _NOBLES]
ROB_GEM: Final[list[Action]] = [_add(DO_ROB_GEM, n, f"rob {FOLK[n]} gem", "rob-gem", _folk(n)) for n in _NOBLES]
ROB_BOTH: Final[list[Action]] = [_add(DO_ROB_BOTH, n, f"rob {FOLK[n]}", "rob-both", _folk(n)) for n in _NOBLES]
DO_ROB_CARRIAGE: Final = 12
ROB_CARRIAGE: Final[Action] = _add(DO_ROB_CARRIAGE, CARRIAGE, "rob carriage", "rob-carriage", _folk(CARRIAGE))
DO_ROB_QUIETLY: Final = 13
ROB_QUIETLY: Final[Action] = _add(DO_ROB_QUIETLY, CARRIAGE, "rob carriage quietly", "rob-quietly", _folk(CARRIAGE))

# Locations.

DO_ACTIVATE: Final = 14
ACTIVATE: Final[Action] = _add(DO_ACTIVATE, 0, "activate", "activate")
DO_FILL: Final = 15
FILL: Final[dict[int, Action]] = {
    good: _add(DO_FILL, good, f"fill {GOODS[good]}", "fill", _good(good)) for good in (0, 2)
}
DO_SELL: Final = 16  # of: good * BATCH + how many
SELL: Final[dict[int, Action]] = {
    good * BATCH + n: _add(DO_SELL, good * BATCH + n, f"sell {GOODS[good]} {n}", "sell", {**_good(good), "n": n})
    for good in range(1, 5)
    for n in range(1, MOST_LOAD + 1)
}
DO_BUY_LIQUOR: Final = 17
BUY_LIQUOR: Final[list[Action]] = [
    _add(DO_BUY_LIQUOR, n, f"buy liquor {n}", "buy-liquor", {"n": n}) for n in range(1, MOST_LOAD + 1)
]
DO_DELIVER: Final = 18
DELIVER: Final[Action] = _add(DO_DELIVER, 0, "deliver artwork", "deliver-artwork")
DO_BURN: Final = 19
BURN: Final[Action] = _add(DO_BURN, 0, "burn poster", "burn-poster")
DO_GUESTS: Final = 20
ASK_GUESTS: Final[Action] = _add(DO_GUESTS, 0, "guests", "guests")
DO_ALLY: Final = 21
ALLY: Final[list[Action]] = [_add(DO_ALLY, c, f"ally {name}", "ally", _client(c)) for c, name in enumerate(CLIENTS)]
DO_BRAWL: Final = 22
BRAWL: Final[list[Action]] = [_add(DO_BRAWL, c, f"brawl {name}", "brawl", _client(c)) for c, name in enumerate(CLIENTS)]
DO_DECLINE: Final = 23
DECLINE: Final[Action] = _add(DO_DECLINE, 0, "decline", "decline")
DO_BUY: Final = 24
BUY: Final[list[Action]] = [_add(DO_BUY, e, f"buy {name}", "buy", _tool(e)) for e, name in enumerate(EQUIPMENT)]

# Cards that are used: equipment first, then clients.

DO_SHOOT: Final = 25
SHOOT: Final[list[Action]] = [
    _add(DO_SHOOT, g, f"use crossbow on {FOLK[g]}", "use-crossbow", _folk(g)) for g in range(GUARDS)
]
DO_FISH: Final = 26
FISH: Final[Action] = _add(DO_FISH, 0, "use fishing-rod", "use-fishing-rod")
DO_HOOK: Final = 27
USE_HOOK: Final[Action] = _add(DO_HOOK, 0, "use grappling-hook", "use-grappling-hook")
DO_PIGEON: Final = 28
USE_PIGEON: Final[list[Action]] = [
    _add(DO_PIGEON, t, f"use pigeon with {name}", "use-pigeon", _thief(t)) for t, name in enumerate(THIEVES)
]
DO_SMOKE: Final = 29
USE_SMOKE: Final[Action] = _add(DO_SMOKE, 0, "use smoke-bomb", "use-smoke-bomb")
DO_STARS: Final = 30
USE_STARS: Final[list[Action]] = [
    _add(DO_STARS, f, f"use throwing-stars on {FOLK[f]}", "use-throwing-stars", _folk(f))
    for f in range(GUARDS, CARRIAGE + 1)
]
DO_FAVOUR: Final = 31  # a client without further choice, or whose choice of a place comes next
FAVOUR: Final[dict[int, Action]] = {
    CLIENTS.index(name): _add(DO_FAVOUR, CLIENTS.index(name), f"use {name}", "use-client", {"card": "client-" + name})
    for name in ("antonius", "apollon", "beatrix", "jin", "juma", "jolanda", "johanna", "larissa", "siti", "towa")
}
DO_BRIBE: Final = 32
BRIBE: Final[list[Action]] = [
    _add(DO_BRIBE, g, f"use bernhard on {FOLK[g]}", "use-bernhard", _client_on("bernhard", _folk(g)))
    for g in range(GUARDS)
]
DO_KOSTANZE: Final = 33
USE_KOSTANZE: Final[list[Action]] = [
    _add(
        DO_KOSTANZE, n, f"use kostanze {n}", "use-kostanze", {"card": "client-kostanze", "n": n, "gold": KOSTANZE_GOLD}
    )
    for n in range(1, MOST_LOAD // KOSTANZE_GOLD + 1)
]
DO_LENTZ: Final = 34
USE_LENTZ: Final[list[Action]] = [
    _add(DO_LENTZ, t, f"use lentz with {name}", "use-lentz", _client_on("lentz", _thief(t)))
    for t, name in enumerate(THIEVES)
]
DO_RUTH: Final = 35
USE_RUTH: Final[dict[int, Action]] = {
    good: _add(DO_RUTH, good, f"use ruth {GOODS[good]}", "use-ruth", _client_on("ruth", _good(good)))
    for good in (2, 3, 4)
}
DO_SAMUEL: Final = 36
USE_SAMUEL: Final[list[Action]] = [
    _add(DO_SAMUEL, t, f"use samuel with {name}", "use-samuel", _client_on("samuel", _thief(t)))
    for t, name in enumerate(THIEVES)
]

# Goods that change hands, and the small words.

DO_STORE: Final = 37
STORE: Final[list[Action]] = [_add(DO_STORE, g, f"store {name}", "store", _good(g)) for g, name in enumerate(GOODS)]
DO_FETCH: Final = 38
FETCH: Final[list[Action]] = [_add(DO_FETCH, g, f"fetch {name}", "fetch", _good(g)) for g, name in enumerate(GOODS)]
DO_MEET: Final = 39
MEET: Final[list[Action]] = [_add(DO_MEET, t, f"meet {name}", "meet", _thief(t)) for t, name in enumerate(THIEVES)]
DO_GIVE: Final = 40
GIVE: Final[list[Action]] = [_add(DO_GIVE, g, f"give {name}", "give", _good(g)) for g, name in enumerate(GOODS)]
DO_TAKE: Final = 41
TAKE: Final[list[Action]] = [_add(DO_TAKE, g, f"take {name}", "take", _good(g)) for g, name in enumerate(GOODS)]
DO_DISCARD: Final = 42
DISCARD: Final[list[Action]] = [
    _add(DO_DISCARD, g, f"discard {name}", "discard", _good(g)) for g, name in enumerate(GOODS)
]
DO_DROP_POSTER: Final = 43
DROP_POSTER: Final[Action] = _add(DO_DROP_POSTER, 0, "drop poster", "drop-poster")
DO_STAMINA: Final = 44
STAMINA: Final[Action] = _add(DO_STAMINA, 0, "stamina", "stamina")
DO_SURRENDER: Final = 45
SURRENDER: Final[Action] = _add(DO_SURRENDER, 0, "surrender", "surrender")
DO_DONE: Final = 46
DONE: Final[Action] = _add(DO_DONE, 0, "done", "done")
DO_END: Final = 47
END: Final[Action] = _add(DO_END, 0, "end", "end")

ACTIONS: Final[tuple[Action, ...]] = tuple(_catalogue.actions)
