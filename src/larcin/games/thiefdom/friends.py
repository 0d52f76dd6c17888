"""Clients: finding them in the tavern, and what allies do for a thief in its turn (rulebook: "Annexe, Clients").

Allies that change a rule are found in that rule's own place; those that work at the end of the game in scoring.py.
"""

from __future__ import annotations

from larcin.core.action import Action
from larcin.games.thiefdom.box import (
    ANTONIUS,
    APOLLON,
    BEATRIX,
    BEATRIX_AP,
    BERNHARD,
    BRAWL_VP,
    CELLS,
    CHURCH,
    CLIENT_COST,
    CLIENT_GOODS,
    CLIENT_VP,
    CLIENTS,
    FAVOUR_GOODS,
    FAVOUR_VP,
    FIRST_ART,
    FREE_TELEPORTS,
    FROM_FRIENDS,
    GARDEN,
    GOLD,
    GOODS,
    GUARDS,
    GUESTS,
    JUMA,
    KINDS,
    KOSTANZE,
    KOSTANZE_GOLD,
    LENTZ,
    LIQUOR,
    NONE,
    RICHARD,
    RUTH,
    SAMUEL,
    WINE,
)
from larcin.games.thiefdom.components import (
    ALLY,
    ASK_GUESTS,
    BRAWL,
    BRIBE,
    DECLINE,
    FAVOUR,
    USE_KOSTANZE,
    USE_LENTZ,
    USE_RUTH,
    USE_SAMUEL,
)
from larcin.games.thiefdom.goods import begin_deal, gain, has_goods, wants_room
from larcin.games.thiefdom.movement import CLIENT_BIT, teleport, teleport_targets
from larcin.games.thiefdom.tabletop import BY_LENTZ, Table, folk_arg


def client_arg(client: int) -> str:
    """A client as an argument of a text."""
    return "client-" + CLIENTS[client]


# Guests (rulebook: "Taverne")


def add_guests(t: Table, options: list[Action]) -> None:
    """Guests are shown to a thief whose ally's place is free (R44)."""
    if t.ally[t.actor] == NONE and (t.client_deck or t.client_discard):
        options.append(ASK_GUESTS)


def show_guests(t: Table) -> None:
    """Turn four cards up."""
    while len(t.guests) < GUESTS:
        if not t.client_deck:
            if not t.client_discard:
                break
            t.client_deck = t.client_discard
            t.client_discard = []
            t.rng.shuffle(t.client_deck)
        t.guests.append(t.client_deck.pop())
        t.revealed += 1
    if t.events is not None:
        for client in t.guests:
            t.tell("guest", {"card": client_arg(client)})


def price_of_ally(t: Table, client: int) -> int:
    """Gold for an alliance; nothing for a guild that knows Richard."""
    return 0 if t.guild_has(t.actor // 3, RICHARD) else CLIENT_COST[client]


def guest_options(t: Table) -> list[Action]:
    """An ally, a brawl with one of them, or nothing."""
    guests = sorted(set(t.guests))
    gold = t.bag[t.actor * KINDS]
    options = [ALLY[client] for client in guests if price_of_ally(t, client) <= gold]
    options += [BRAWL[client] for client in guests]
    options.append(DECLINE)
    return options


def make_ally(t: Table, client: int) -> None:
    """Pay, score, take the goods; the alliance lasts for the rest of the game."""
    cost = price_of_ally(t, client)
    t.bag[t.actor * KINDS] -= cost
    t.ally[t.actor] = client
    t.score_vp(t.actor // 3, CLIENT_VP[client], FROM_FRIENDS)
    if t.events is not None:
        t.tell("ally", {**t.who(t.actor), "card": client_arg(client), "gold": cost, "vp": CLIENT_VP[client]})
    t.guests.remove(client)
    _send_away(t)
    for good in range(FIRST_ART):
        gain(t, t.actor, good, CLIENT_GOODS[client][good])


def brawl(t: Table, client: int) -> None:
    """1 VP; the card lies face down in the ally's place for good."""
    t.ally[t.actor] = client
    t.brawled[t.actor] = True
    t.score_vp(t.actor // 3, BRAWL_VP, FROM_FRIENDS)
    if t.events is not None:
        t.tell("brawl", {**t.who(t.actor), "card": client_arg(client), "vp": BRAWL_VP})
    t.guests.remove(client)
    _send_away(t)


def decline(t: Table) -> None:
    """Nobody, this time."""
    if t.events is not None:
        t.tell("decline", t.who(t.actor))
    _send_away(t)


def _send_away(t: Table) -> None:
    t.client_discard += t.guests
    t.guests = []


# Favours in the ally's own turn


def add_favours(t: Table, options: list[Action]) -> None:
    """What the acting thief's ally can do now, Jin's leap apart (that is part of a move)."""
    thief = t.actor
    ally = t.ally[thief]
    if ally == NONE or t.brawled[thief]:
        return
    at = thief * KINDS
    fresh = not t.used >> (CLIENT_BIT + ally) & 1
    kind = t.city.kind[t.where[thief]]
    if ally == ANTONIUS:
        if fresh and kind == CHURCH and t.loot_room(thief) > 0:
            options.append(FAVOUR[ANTONIUS])
    elif ally == APOLLON:
        if fresh and kind == GARDEN and t.bag[at + LIQUOR]:
            options.append(FAVOUR[APOLLON])
    elif ally == BEATRIX:
        if kind == CHURCH:
            options.append(FAVOUR[BEATRIX])
    elif ally == BERNHARD:
        if fresh and t.ap > 0 and t.bag[at]:
            options += [BRIBE[guard] for guard in range(GUARDS) if t.folk[guard] != NONE]
    elif ally == KOSTANZE:
        if fresh and kind == CHURCH:
            options += USE_KOSTANZE[: t.bag[at] // KOSTANZE_GOLD]
    elif ally == LENTZ:
        if fresh:
            options += [
                USE_LENTZ[mate % 3] for mate in t.thieves_of(thief // 3) if mate != thief and has_goods(t, thief, mate)
            ]
    elif ally == RUTH:
        if t.at_home(thief):
            store = thief // 3 * KINDS
            options += [USE_RUTH[good] for good in range(2, FIRST_ART) if t.store[store + good]]
    elif ally == SAMUEL:
        if fresh and t.ap > 0:
            options += [USE_SAMUEL[mate % 3] for mate in t.thieves_of(thief // 3) if t.where[mate] != t.where[thief]]
    elif ally == JUMA:
        if fresh and teleport_targets(t, CLIENT_BIT + ally):
            options.append(FAVOUR[ally])
    elif t.teleports < FREE_TELEPORTS and teleport_targets(t, CLIENT_BIT + ally):
        options.append(FAVOUR[ally])


def favour_wants_room(t: Table) -> bool:
    """Would the acting thief's ally give something if the thief threw something else away?"""
    thief = t.actor
    fresh = not t.used >> (CLIENT_BIT + ANTONIUS) & 1
    if not fresh or not t.has_ally(thief, ANTONIUS):
        return False
    return t.city.kind[t.where[thief]] == CHURCH and wants_room(t, WINE)


def use_favour(t: Table, client: int) -> None:
    """A favour without a choice, or one whose place is asked next."""
    thief = t.actor
    t.used |= 1 << (CLIENT_BIT + client)
    if client == ANTONIUS:
        _tell(t, client, 0)
        gain(t, thief, WINE, 1)
    elif client == APOLLON:
        _tell(t, client, 0)
        t.bag[thief * KINDS + LIQUOR] -= 1
        gain(t, thief, WINE, 1)
    elif client == BEATRIX:
        t.score_vp(thief // 3, FAVOUR_VP[BEATRIX], FROM_FRIENDS)
        _tell(t, client, FAVOUR_VP[BEATRIX])
        t.ap += BEATRIX_AP
        t.ally[thief] = NONE
        t.client_box.append(BEATRIX)
    else:
        if client != JUMA:
            t.teleports += 1
        t.card = CLIENT_BIT + client


def bribe(t: Table, guard: int) -> None:
    """A coin in the dungeon, and this guard looks away from the holder until the night is over (Bernhard)."""
    thief = t.actor
    t.ap -= 1
    t.used |= 1 << (CLIENT_BIT + BERNHARD)
    t.bag[thief * KINDS] -= 1
    t.dungeon[GOLD] += 1
    t.bribed[thief] |= 1 << guard
    if t.events is not None:
        t.tell("bribe", {**t.who(thief), "figure": folk_arg(guard)})


def pray(t: Table, times: int) -> None:
    """Gold for VP in the church, as often as liked at once (Kostanze)."""
    t.used |= 1 << (CLIENT_BIT + KOSTANZE)
    t.bag[t.actor * KINDS] -= times * KOSTANZE_GOLD
    t.score_vp(t.actor // 3, times * FAVOUR_VP[KOSTANZE], FROM_FRIENDS)
    _tell(t, KOSTANZE, times * FAVOUR_VP[KOSTANZE])


def send_lentz(t: Table, mate: int) -> None:
    """One good there, one good back (Lentz)."""
    t.used |= 1 << (CLIENT_BIT + LENTZ)
    _tell(t, LENTZ, 0)
    begin_deal(t, mate, BY_LENTZ)


def trade_with_ruth(t: Table, good: int) -> None:
    """A good of the store for gold into the store, and VP (Ruth)."""
    seat = t.actor // 3
    t.store[seat * KINDS + good] -= 1
    t.store[seat * KINDS] += FAVOUR_GOODS[RUTH][GOLD]
    t.score_vp(seat, FAVOUR_GOODS[RUTH][good], FROM_FRIENDS)
    if t.events is not None:
        points = FAVOUR_GOODS[RUTH][good]
        t.tell("ruth", {**t.who(t.actor), "good": "good-" + GOODS[good], "vp": points})


def swap_with(t: Table, mate: int) -> None:
    """Two thieves change places, and either may be seen where it comes out (Samuel)."""
    thief = t.actor
    t.ap -= 1
    t.used |= 1 << (CLIENT_BIT + SAMUEL)
    _tell(t, SAMUEL, 0)
    here = t.where[thief]
    there = t.where[mate]
    if here < CELLS:
        t.figure[here] = NONE
    t.where[thief] = NONE
    teleport(t, mate, here)
    teleport(t, thief, there)


def _tell(t: Table, client: int, points: int) -> None:
    if t.events is not None:
        t.tell("favour", {**t.who(t.actor), "card": client_arg(client), "vp": points})
