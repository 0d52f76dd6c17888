"""Activating a location (rulebook: "Activer un lieu"): its parts in any order, each once, until `done`."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.games.thiefdom.box import (
    ART_GOODS,
    ART_VP,
    ARTWORK_SIZE,
    BADGE,
    BATCH,
    DEALER,
    DEALER_BUYS,
    DUNGEON,
    FAVOUR_GOODS,
    FAVOUR_VP,
    FIRST_ART,
    FIRST_LOCATION,
    FROM_ARTWORKS,
    FROM_FRIENDS,
    FROM_MISSIONS,
    FROM_POSTERS,
    FROM_SALES,
    FROM_TOOLS,
    GEM,
    GOLD,
    GOODS,
    JANUS,
    JONATHAN,
    KINDS,
    KUNRAD,
    LIQUOR,
    LIQUOR_COST,
    LOCK_PICK,
    MALIKA,
    MARKET,
    MISSION_GOODS,
    MISSION_PAY,
    MISSION_VP,
    NONE,
    OSWALD,
    POSTER_VP,
    PRICE,
    RICHARD,
    SMUGGLER,
    SMUGGLER_PLACES,
    SVENJA,
    TAVERN,
    TOOL_GIVES,
    VILLA,
    VILLA_PLACES,
    WINE,
)
from larcin.games.thiefdom.city import other_tavern_or_dealer
from larcin.games.thiefdom.components import (
    BURN,
    BUY_LIQUOR,
    DELIVER,
    DONE,
    FILL,
    SELL,
    TAKE,
    TELEPORT,
    mission_args,
    place_arg,
)
from larcin.games.thiefdom.equipment import add_purchases
from larcin.games.thiefdom.friends import add_guests
from larcin.games.thiefdom.goods import gain, wants_room
from larcin.games.thiefdom.movement import teleport
from larcin.games.thiefdom.tabletop import Table

# The parts of an activation, as bits of `parts`.
PARTS: Final[list[str]] = ["fill", "sell", "drinks", "artwork", "poster", "guests", "shop", "cellar"]
FILLING: Final = 0  # gold in the market; gems or the artwork in a villa
SELLING: Final = 1
DRINKS: Final = 2  # buying liquor
ART: Final = 3
POSTER: Final = 4
GUEST: Final = 5
SHOP: Final = 6  # goes on for a second purchase
CELLAR: Final = 7  # goods lying in the dungeon, one by one


def may_use(t: Table, part: int) -> bool:
    """Each part once; those that take several decisions stay open until another part is used (R41)."""
    return not t.parts >> part & 1 or t.open_part == part


def use(t: Table, part: int, goes_on: bool = False) -> None:
    """Note that this part is being used."""
    t.parts |= 1 << part
    t.open_part = part if goes_on else NONE


def can_activate(t: Table) -> bool:
    """Would activating the location the acting thief is in do anything? (R30, R40)"""
    place = t.where[t.actor]
    if place < FIRST_LOCATION or t.visited[t.actor] >> (place - FIRST_LOCATION) & 1:
        return False
    kind = t.city.kind[place]
    if kind == SMUGGLER:
        return can_deliver(t, t.mission[SMUGGLER_PLACES.index(place)])
    if kind == MARKET and t.has_ally(t.actor, KUNRAD):
        return True
    return len(_parts(t, place)) > 0


def can_deliver(t: Table, mission: int) -> bool:
    """Does the acting thief carry everything the mission asks for?"""
    if mission == NONE:
        return False
    wish = MISSION_GOODS[mission]
    at = t.actor * KINDS
    for good in range(FIRST_ART):
        if t.bag[at + good] < wish[good]:
            return False
    return sum(t.bag[at + FIRST_ART : at + KINDS]) >= wish[FIRST_ART]


def activate(t: Table) -> None:
    """Pay for the activation; a smuggler has but one part, which follows at once."""
    place = t.where[t.actor]
    t.ap -= 1
    t.visited[t.actor] |= 1 << (place - FIRST_LOCATION)
    if t.events is not None:
        t.tell("activate", {**t.who(t.actor), "place": place_arg(place)})
    if t.city.kind[place] == SMUGGLER:
        _smuggle(t, SMUGGLER_PLACES.index(place))
        return
    t.location = place
    t.parts = 0
    t.open_part = NONE
    t.bought = 0


def location_options(t: Table) -> list[Action]:
    """The parts that are left; `done` once something has been done (with Kunrad alone there is nothing to choose)."""
    options = _parts(t, t.location)
    if t.parts or not options:
        options.append(DONE)
    return options


def location_wants_room(t: Table) -> bool:
    """Is there a part left for which the thief would only have to throw something away?"""
    kind = t.city.kind[t.location]
    if kind == MARKET:
        return may_use(t, FILLING) and wants_room(t, GOLD)
    if kind == VILLA:
        unlocked = t.lock[VILLA_PLACES.index(t.location)] != GEM or t.has_tool(t.actor, LOCK_PICK)
        return unlocked and may_use(t, FILLING) and wants_room(t, GEM)
    if kind == TAVERN:
        return may_use(t, DRINKS) and t.bag[t.actor * KINDS] >= LIQUOR_COST and wants_room(t, LIQUOR)
    if kind == DUNGEON:
        return may_use(t, CELLAR) and any(t.dungeon[good] and wants_room(t, good) for good in range(KINDS))
    return False


def close(t: Table) -> None:
    """The activation is over; Kunrad's gem comes last, when there is room for it."""
    market = t.city.kind[t.location] == MARKET
    t.location = NONE
    t.parts = 0
    t.open_part = NONE
    if market and t.has_ally(t.actor, KUNRAD):
        t.score_vp(t.actor // 3, FAVOUR_VP[KUNRAD], FROM_FRIENDS)
        if t.events is not None:
            t.tell("favour", {**t.who(t.actor), "card": "client-kunrad", "vp": FAVOUR_VP[KUNRAD]})
        gain(t, t.actor, GEM, FAVOUR_GOODS[KUNRAD][GEM])


def _parts(t: Table, place: int) -> list[Action]:
    kind = t.city.kind[place]
    options: list[Action] = []
    if kind == MARKET:
        if may_use(t, FILLING) and t.gold_room(t.actor) > 0:
            options.append(FILL[GOLD])
        _add_sales(t, LIQUOR, options)
        if may_use(t, GUEST) and t.guild_has(t.actor // 3, RICHARD):
            add_guests(t, options)
    elif kind == VILLA:
        _add_villa(t, VILLA_PLACES.index(place), options)
    elif kind == DEALER:
        _add_passage(t, place, options)
        _add_sales(t, GEM, options)
        if may_use(t, ART) and carried_artwork(t, t.actor) != NONE:
            options.append(DELIVER)
        if may_use(t, SHOP) and t.bought < DEALER_BUYS:
            add_purchases(t, options, 0)
    elif kind == TAVERN:
        _add_passage(t, place, options)
        _add_sales(t, WINE, options)
        if may_use(t, DRINKS):
            most = min(t.bag[t.actor * KINDS] // LIQUOR_COST, t.loot_room(t.actor))
            options += BUY_LIQUOR[:most]
        if may_use(t, GUEST):
            add_guests(t, options)
    elif kind == DUNGEON:
        _add_sales(t, BADGE, options)
        if may_use(t, POSTER) and t.wanted[t.actor]:
            options.append(BURN)
        if may_use(t, CELLAR):
            _add_cellar(t, options)
    return options


def _add_sales(t: Table, good: int, options: list[Action]) -> None:
    if may_use(t, SELLING):
        for count in range(1, t.bag[t.actor * KINDS + good] + 1):
            options.append(SELL[good * BATCH + count])


def _add_villa(t: Table, villa: int, options: list[Action]) -> None:
    """One of the two; what is locked opens to a Lock Pick only."""
    pick = t.has_tool(t.actor, LOCK_PICK)
    free = may_use(t, FILLING)
    if free and (pick or t.lock[villa] != GEM) and t.loot_room(t.actor) > 0:
        options.append(FILL[GEM])
    if t.has_ally(t.actor, JONATHAN):
        _add_sales(t, WINE, options)
    if free and (pick or t.lock[villa] == GEM) and t.villa_art[villa] != NONE:
        options.append(TAKE[FIRST_ART + t.villa_art[villa]])


def _add_cellar(t: Table, options: list[Action]) -> None:
    gold = t.gold_room(t.actor)
    loot = t.loot_room(t.actor)
    for good in range(KINDS):
        room = gold if good == GOLD else loot
        if t.dungeon[good] and room >= (ARTWORK_SIZE if good >= FIRST_ART else 1):
            options.append(TAKE[good])


def _add_passage(t: Table, place: int, options: list[Action]) -> None:
    if t.has_ally(t.actor, SVENJA):
        options += [TELEPORT[target] for target in other_tavern_or_dealer(t.city, place)]


def carried_artwork(t: Table, thief: int) -> int:
    """The artwork that thief carries; it has room for one at most."""
    for art in range(FIRST_ART, KINDS):
        if t.bag[thief * KINDS + art]:
            return art - FIRST_ART
    return NONE


# What the parts do


def price_of(t: Table, thief: int, good: int) -> int:
    """VP for one good sold by that thief."""
    if good == LIQUOR and t.has_ally(thief, JANUS):
        return FAVOUR_GOODS[JANUS][LIQUOR]
    if good == GEM and t.has_ally(thief, MALIKA):
        return FAVOUR_GOODS[MALIKA][GEM]
    if good == WINE and t.has_ally(thief, JONATHAN):
        return FAVOUR_GOODS[JONATHAN][WINE]
    return PRICE[good]


def sell(t: Table, good: int, count: int) -> None:
    """Any number of one good, so many VP each."""
    use(t, SELLING)
    points = count * price_of(t, t.actor, good)
    t.bag[t.actor * KINDS + good] -= count
    t.score_vp(t.actor // 3, points, FROM_SALES)
    if t.events is not None:
        t.tell("sell", {**t.who(t.actor), "good": "good-" + GOODS[good], "n": count, "vp": points})


def fill(t: Table, good: int) -> None:
    """As much gold, or as many gems, as fit."""
    use(t, FILLING)
    gain(t, t.actor, good, t.gold_room(t.actor) if good == GOLD else t.loot_room(t.actor))
    if good == GEM:
        _pick_lock(t)


def _pick_lock(t: Table) -> None:
    if t.has_tool(t.actor, LOCK_PICK):
        t.score_vp(t.actor // 3, TOOL_GIVES[LOCK_PICK], FROM_TOOLS)
        if t.events is not None:
            t.tell("tool", {**t.who(t.actor), "card": "equipment-lock-pick", "vp": TOOL_GIVES[LOCK_PICK]})


def take_from_location(t: Table, good: int) -> None:
    """The artwork of a villa, or a good that lies in the dungeon."""
    if t.city.kind[t.location] == VILLA:
        use(t, FILLING)
        t.villa_art[VILLA_PLACES.index(t.location)] = NONE
        gain(t, t.actor, good, 1)
        _pick_lock(t)
    else:
        use(t, CELLAR, True)
        t.dungeon[good] -= 1
        gain(t, t.actor, good, 1)


def buy_liquor(t: Table, count: int) -> None:
    """Liquor for gold."""
    use(t, DRINKS)
    t.bag[t.actor * KINDS] -= count * LIQUOR_COST
    if t.events is not None:
        t.tell("drinks", {**t.who(t.actor), "gold": count * LIQUOR_COST})
    gain(t, t.actor, LIQUOR, count)


def deliver_artwork(t: Table) -> None:
    """The dealer's reward; the artwork is out of the game."""
    use(t, ART)
    art = carried_artwork(t, t.actor)
    t.bag[t.actor * KINDS + FIRST_ART + art] -= 1
    t.art_box.append(art)
    t.score_vp(t.actor // 3, ART_VP[art], FROM_ARTWORKS)
    if t.events is not None:
        t.tell("deliver", {**t.who(t.actor), "good": "good-" + GOODS[FIRST_ART + art], "vp": ART_VP[art]})
    for good in range(FIRST_ART):
        gain(t, t.actor, good, ART_GOODS[art][good])


def burn_poster(t: Table) -> None:
    """The poster goes up in smoke, 3 VP."""
    use(t, POSTER)
    t.wanted[t.actor] = False
    t.score_vp(t.actor // 3, POSTER_VP, FROM_POSTERS)
    if t.events is not None:
        t.tell("burn", {**t.who(t.actor), "vp": POSTER_VP})


def pass_through(t: Table, place: int) -> None:
    """Svenja's passage, the last part of the activation."""
    close(t)
    teleport(t, t.actor, place)


def _smuggle(t: Table, smuggler: int) -> None:
    """Deliver exactly what the mission asks for, then take its reward; the tile is the guild's.

    Rulebook, "Contrebandier": goods are delivered, other goods and VP are the reward. An artwork that is delivered is
    out of the game; one that is paid comes from the box, if there is one.
    """
    mission = t.mission[smuggler]
    seat = t.actor // 3
    at = t.actor * KINDS
    for good in range(FIRST_ART):
        t.bag[at + good] -= MISSION_GOODS[mission][good]
    paid: list[int] = []
    while t.art_box and len(paid) < MISSION_PAY[mission][FIRST_ART]:
        paid.append(t.art_box.pop())
    for _ in range(MISSION_GOODS[mission][FIRST_ART]):
        art = carried_artwork(t, t.actor)
        t.bag[at + FIRST_ART + art] -= 1
        t.art_box.append(art)
    t.mission[smuggler] = NONE
    t.fulfilled[seat] = [*t.fulfilled[seat], mission]
    points, goods = mission_reward(t, mission)
    t.score_vp(seat, points, FROM_MISSIONS)
    if t.events is not None:
        t.tell("mission", {**t.who(t.actor), **mission_args(mission), "vp": points})
    for good in range(FIRST_ART):
        gain(t, t.actor, good, goods[good])
    for art in paid:
        gain(t, t.actor, FIRST_ART + art, 1)


def mission_reward(t: Table, mission: int) -> tuple[int, list[int]]:
    """VP, and goods by kind, that the mission brings the acting thief; Oswald adds to both."""
    points = MISSION_VP[mission]
    goods = MISSION_PAY[mission][:]
    if t.guild_has(t.actor // 3, OSWALD):
        points += FAVOUR_VP[OSWALD]
        goods[GOLD] += FAVOUR_GOODS[OSWALD][GOLD]
    return points, goods
