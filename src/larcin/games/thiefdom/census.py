"""How many there are of each component, wherever it is: cards, tiles, artworks and figures. Goods never run out."""

from __future__ import annotations

from larcin.games.thiefdom.box import (
    CLIENT_COPIES,
    CLIENTS,
    EQUIPMENT,
    EQUIPMENT_COPIES,
    FIRST_ART,
    FOLK,
    GOODS,
    KINDS,
    MISSIONS,
    NONE,
    PATROLS,
    VILLA_LOCKS,
)
from larcin.games.thiefdom.tabletop import Table


def census(t: Table) -> dict[str, int]:
    """What is on the table now."""
    tools = t.tool_deck + t.tool_discard + t.display + t.half_deck + t.full_deck + t.tools
    for cards in [*t.packs, *t.kept, *(t.passed if t.players == 1 else [])]:
        tools = tools + cards
    clients = t.client_deck + t.client_discard + t.client_box + t.guests + t.ally
    missions = t.mission_deck + t.mission + t.mission_box
    for tiles in [*t.piles, *t.fulfilled]:
        missions = missions + tiles
    art = {
        GOODS[good]: t.art_box.count(good - FIRST_ART)
        + t.villa_art.count(good - FIRST_ART)
        + t.dungeon[good]
        + sum(t.bag[good::KINDS])
        + sum(t.store[good::KINDS])
        for good in range(FIRST_ART, KINDS)
    }
    return {
        **{f"equipment-{name}": tools.count(tool) for tool, name in enumerate(EQUIPMENT)},
        **{f"client-{name}": clients.count(client) for client, name in enumerate(CLIENTS)},
        **{name: missions.count(mission) for mission, name in enumerate(MISSIONS)},
        **art,
        "villa": len(t.spare_locks) + sum(lock != NONE for lock in t.lock),
        **{name: 1 for figure, name in enumerate(FOLK) if t.folk[figure] != NONE},
    }


def whole_box(players: int) -> dict[str, int]:
    """What every position with that many seats has."""
    return {
        **{f"equipment-{name}": EQUIPMENT_COPIES for name in EQUIPMENT},
        **{f"client-{name}": copies for name, copies in zip(CLIENTS, CLIENT_COPIES, strict=True)},
        **dict.fromkeys(MISSIONS, 1),
        **dict.fromkeys(GOODS[FIRST_ART:], 1),
        "villa": len(VILLA_LOCKS),
        **{FOLK[figure]: 1 for board in PATROLS[players] for figure in board},
    }
