"""What cards, houses and goods are worth in VP, for bots that must choose before they can know."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom.box import (
    BENJAMIN,
    CLIENTS,
    DEALER,
    END_CLIENTS,
    EQUIPMENT,
    FAVOUR_GOODS,
    FIRST_ART,
    MARKET,
    NONE,
    SMOKE_BOMB,
    STARS_THROWN,
    TAVERN,
    TOOL_COST,
    TOOL_VP,
    VILLA,
)
from larcin.games.thiefdom.components import OF, WHAT
from larcin.games.thiefdom.goods import discard, overflow_options
from larcin.games.thiefdom.tabletop import Table, is_thief
from larcin.games.thiefdom.trips import HOPE

# What a card is worth in VP to who has it for the whole game; those that are thrown keep their worth.
_TOOLS: Final[dict[float, str]] = {
    0.5: "climbing-tools pigeon",
    1.2: "grappling-hook",
    1.5: "cudgel fishing-rod thimble-ring",
    2.0: "crossbow",
    3.4: "smoke-bomb",
    4.0: "lock-pick",
    4.2: "throwing-stars",
    4.5: "sack",
    5.0: "shoes",
}
# The same for a guild that plans well, as games with random purchases have shown: beyond the VP at once and the gold.
_EFFECTS: Final[dict[float, str]] = {
    0.3: "cudgel pigeon",
    0.6: "fishing-rod thimble-ring",
    0.8: "crossbow grappling-hook",
    1.5: "shoes",
    2.0: "climbing-tools sack",
    3.5: "smoke-bomb",
    4.5: "lock-pick throwing-stars",
}
_FRIENDS: Final[dict[float, str]] = {
    0.4: "benjamin bernhard lentz samuel tristan wibald juma towa",
    1.5: "jin quinta richard svenja",
    2.0: "antonius apollon grimm helmut jolanda johanna larissa melisande mortana siti",
    3.0: "elise kunrad ruth wilma stoffel iwana",
    4.5: "janus jonathan kostanze malika oswald beatrix",
}


def _worths(table: dict[float, str], names: list[str]) -> list[float]:
    return [next(worth for worth, named in table.items() if name in named.split()) for name in names]


TOOL_WORTH: Final[list[float]] = _worths(_TOOLS, EQUIPMENT)
TOOL_EFFECT: Final[list[float]] = _worths(_EFFECTS, EQUIPMENT)
FRIEND_WORTH: Final[list[float]] = _worths(_FRIENDS, CLIENTS)
THROWN: Final[tuple[int, int]] = (SMOKE_BOMB, STARS_THROWN)


def card_value(action: Action, worths: list[float], price: float) -> float:
    """Keeping or buying a card before the first night, if a piece of gold is worth that; nothing for not buying."""
    what = WHAT[action.number]
    if what == c.DO_DONE:
        return 0.0
    tool = OF[action.number] if what == c.DO_KEEP else OF[action.number] // 3
    spread = 0.0 if what == c.DO_KEEP else 0.001 * (OF[action.number] % 3)
    return worths[tool] + TOOL_VP[tool] - price * TOOL_COST[tool] - spread


def house_value(t: Table, house: int) -> float:
    """How good a hideout is: close to market, tavern, dealer and villa; in movement points, so below 0."""
    worth = 0.0
    for kind, weight in ((MARKET, 1.0), (TAVERN, 1.0), (DEALER, 0.7), (VILLA, 0.7)):
        worth -= weight * min([t.city.distance_to(place)[house] for place in t.city.of_kind[kind]])
    return worth


def favour_for(t: Table, seat: int, good: int) -> float:
    """What allies add at the end to a good in the store."""
    more = 0.0
    for thief in t.thieves_of(seat):
        if t.ally[thief] in END_CLIENTS and not t.brawled[thief]:
            more += FAVOUR_GOODS[t.ally[thief]][good]
    return more


def price_of_jump(t: Table, space: int) -> float:
    """VP for the acting thief to jump over who stands there."""
    other = t.figure[space]
    if not is_thief(other) or other // 3 == t.actor // 3 or t.smoke or t.has_ally(t.actor, BENJAMIN):
        return 0.0
    return 1.0


def make_room(t: Table) -> None:
    """Throw away what the acting thief cannot carry, the least promising first."""
    while t.actor != NONE and t.mate == NONE and t.excess(t.actor) > 0:
        goods = [OF[option.number] for option in overflow_options(t)]
        discard(t, t.actor, min(goods, key=_promise))


def _promise(good: int) -> float:
    return HOPE[min(good, FIRST_ART)]
