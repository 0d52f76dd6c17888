"""Equipment: buying it, and the six kinds that are used as actions of their own (rulebook: "Annexe, Équipement").

The other six change a rule in its own place: Climbing Tools and Shoes in movement, Cudgel and Thimble-ring in robbing,
Lock Pick in locations, Sack on the table.
"""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.thiefdom.arrest import get_up
from larcin.games.thiefdom.box import (
    CARRIAGE,
    CELLS,
    CROSSBOW,
    DISPLAY,
    EQUIPMENT,
    FAVOUR_VP,
    FISHING_ROD,
    FROM_EQUIPMENT,
    FROM_TOOLS,
    GUARDS,
    HOOK,
    KINDS,
    MELISANDE,
    MELISANDE_DISCOUNT,
    NONE,
    PIGEON,
    SMOKE_BOMB,
    STARS_THROWN,
    TOOL_COST,
    TOOL_GIVES,
    TOOL_VP,
    WINE,
)
from larcin.games.thiefdom.components import BUY, FISH, SHOOT, USE_HOOK, USE_PIGEON, USE_SMOKE, USE_STARS
from larcin.games.thiefdom.goods import begin_deal, gain, has_goods
from larcin.games.thiefdom.tabletop import BY_PIGEON, Table, folk_arg
from larcin.games.thiefdom.townsfolk import begin_walk


def tool_arg(tool: int) -> str:
    """Equipment as an argument of a text."""
    return "equipment-" + EQUIPMENT[tool]


# Buying


def cost_of(tool: int, discount: int) -> int:
    """What the equipment costs, never less than nothing."""
    return TOOL_COST[tool] - discount if TOOL_COST[tool] > discount else 0


def can_carry(t: Table, thief: int, tool: int) -> bool:
    """Two at most, never two alike (R38)."""
    one = t.tools[thief * 2]
    other = t.tools[thief * 2 + 1]
    return (one == NONE or other == NONE) and one != tool and other != tool


def add_purchases(t: Table, options: list[Action], discount: int) -> None:
    """What the acting thief can buy of the display."""
    if t.tools[t.actor * 2] != NONE and t.tools[t.actor * 2 + 1] != NONE:
        return
    gold = t.bag[t.actor * KINDS]
    for tool in sorted(set(t.display)):
        if cost_of(tool, discount) <= gold and can_carry(t, t.actor, tool):
            options.append(BUY[tool])


def equip(t: Table, thief: int, tool: int) -> None:
    """Put the card under that thief."""
    t.tools[thief * 2 if t.tools[thief * 2] == NONE else thief * 2 + 1] = tool


def buy(t: Table, tool: int, in_forge: bool) -> None:
    """From the display to the acting thief; a forge that knows Melisande is cheaper and more honourable."""
    cost = cost_of(tool, MELISANDE_DISCOUNT if in_forge else 0)
    points = TOOL_VP[tool] + (FAVOUR_VP[MELISANDE] if in_forge else 0)
    t.display.remove(tool)
    t.bag[t.actor * KINDS] -= cost
    equip(t, t.actor, tool)
    t.score_vp(t.actor // 3, points, FROM_EQUIPMENT)
    if t.events is not None:
        t.tell("buy", {**t.who(t.actor), "card": tool_arg(tool), "gold": cost, "vp": points})


def refill_display(t: Table) -> None:
    """Back to four cards; an empty deck is made of its shuffled discard (R39, R43)."""
    while len(t.display) < DISPLAY:
        if not t.tool_deck:
            if not t.tool_discard:
                return
            t.tool_deck = t.tool_discard
            t.tool_discard = []
            t.rng.shuffle(t.tool_deck)
        tool = t.tool_deck.pop()
        t.display.append(tool)
        t.revealed += 1
        if t.events is not None:
            t.tell("display", {"card": tool_arg(tool)})


# Using


def add_tools(t: Table, options: list[Action]) -> None:
    """The equipment the acting thief can use as an action (1 AP each)."""
    thief = t.actor
    if t.tools[thief * 2] == NONE and t.tools[thief * 2 + 1] == NONE:
        return
    here = t.where[thief]
    if _ready(t, CROSSBOW):
        for guard in range(GUARDS):
            if t.folk[guard] != NONE and t.city.in_view(here, t.folk[guard]):
                options.append(SHOOT[guard])
    if here >= CELLS and _ready(t, FISHING_ROD) and t.folk[CARRIAGE] in t.city.beside[here]:
        options.append(FISH)
    if here >= CELLS and _ready(t, HOOK) and t.city.hooks_from(here):
        options.append(USE_HOOK)
    if _ready(t, PIGEON):
        for mate in t.thieves_of(thief // 3):
            if mate != thief and has_goods(t, thief, mate):
                options.append(USE_PIGEON[mate % 3])
    if t.has_tool(thief, SMOKE_BOMB) and not t.smoke:
        options.append(USE_SMOKE)
    if t.has_tool(thief, STARS_THROWN):
        for figure in range(GUARDS, CARRIAGE + 1):
            if t.folk[figure] != NONE and t.city.in_view(here, t.folk[figure]):
                options.append(USE_STARS[figure - GUARDS])


def _ready(t: Table, tool: int) -> bool:
    return not t.used >> tool & 1 and t.has_tool(t.actor, tool)


def _begin(t: Table, tool: int) -> None:
    t.ap -= 1
    t.used |= 1 << tool
    if TOOL_GIVES[tool] and tool != PIGEON:
        t.score_vp(t.actor // 3, TOOL_GIVES[tool], FROM_TOOLS)


def _discard(t: Table, tool: int) -> None:
    at = t.actor * 2
    t.tools[at if t.tools[at] == tool else at + 1] = NONE
    t.tool_discard.append(tool)


def shoot(t: Table, guard: int) -> None:
    """1 VP, and the guard must move; anybody may be seen by it (card 2)."""
    _begin(t, CROSSBOW)
    if t.events is not None:
        t.tell("shoot", {**t.who(t.actor), "figure": folk_arg(guard), "vp": TOOL_GIVES[CROSSBOW]})
    begin_walk(t, guard, 1)


def fish(t: Table) -> None:
    """Wine out of a window, without a poster (card 4)."""
    _begin(t, FISHING_ROD)
    if t.events is not None:
        t.tell("tool", {**t.who(t.actor), "card": tool_arg(FISHING_ROD), "vp": TOOL_GIVES[FISHING_ROD]})
    gain(t, t.actor, WINE, 1)


def throw_hook(t: Table) -> None:
    """Along a straight street to the building at its end, which is asked next (card 5)."""
    _begin(t, HOOK)
    t.card = HOOK


def send_pigeon(t: Table, mate: int) -> None:
    """Up to three goods between two thieves, wherever they are (card 7)."""
    _begin(t, PIGEON)
    if t.events is not None:
        t.tell("pigeon", {**t.who(t.actor), "mate": t.who(mate)["thief"]})
    begin_deal(t, mate, BY_PIGEON)


def throw_smoke(t: Table) -> None:
    """4 VP, and nobody can arrest the thief until its turn ends; as an answer it may cost the stamina (R24)."""
    if t.ap == 0:
        t.tired[t.actor // 3] = True
        t.ap = 1
    _begin(t, SMOKE_BOMB)
    _discard(t, SMOKE_BOMB)
    t.smoke = True
    get_up(t, t.actor)
    if t.events is not None:
        t.tell("tool", {**t.who(t.actor), "card": tool_arg(SMOKE_BOMB), "vp": TOOL_GIVES[SMOKE_BOMB]})


def throw_stars(t: Table, figure: int) -> None:
    """5 VP, and a noble or the carriage hurries on to the next free lantern (card 12)."""
    _begin(t, STARS_THROWN)
    _discard(t, STARS_THROWN)
    if t.events is not None:
        points = TOOL_GIVES[STARS_THROWN]
        t.tell("stars", {**t.who(t.actor), "figure": folk_arg(figure), "vp": points})
    begin_walk(t, figure, 1)
