"""What a legal action would do, where that is certain and worth showing before the click."""

from __future__ import annotations

from larcin.core.action import Action, Arg
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom.box import (
    ART_GOODS,
    ART_VP,
    BEATRIX,
    BENJAMIN,
    BRAWL_VP,
    BUILDING_KINDS,
    CELLS,
    CHURCH,
    CLIENT_GOODS,
    CLIENT_VP,
    CROSSBOW,
    CUDGEL,
    FAVOUR_GOODS,
    FAVOUR_VP,
    FIRST_ART,
    FISHING_ROD,
    GEM,
    GOLD,
    GOOD_KINDS,
    GOODS,
    KOSTANZE,
    MARKET,
    MELISANDE,
    MELISANDE_DISCOUNT,
    MORTANA,
    NOBLE_GEM,
    NOBLE_GOLD,
    NONE,
    PLACES,
    POSTER_VP,
    QUINTA,
    RIVAL_VP,
    RUTH,
    SMOKE_BOMB,
    SMUGGLER,
    SMUGGLER_PLACES,
    STARS_THROWN,
    TAVERN,
    TOOL_COST,
    TOOL_GIVES,
    TOOL_VP,
)
from larcin.games.thiefdom.equipment import cost_of
from larcin.games.thiefdom.friends import price_of_ally
from larcin.games.thiefdom.locations import carried_artwork, mission_reward, price_of
from larcin.games.thiefdom.movement import rivals_inside
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.reach import seers
from larcin.games.thiefdom.tabletop import MOVE, is_thief
from larcin.games.thiefdom.townsfolk import take_way

Hint = dict[str, Arg]


def hint(t: Position, seat: int, action: Action) -> Hint:
    """Gains and prices by name: "vp", "gold", "ap", goods; and what stands in the way: "seen_by", "rivals"."""
    what = c.WHAT[action.number]
    of = c.OF[action.number]
    if what == c.DO_STEP:
        return _step(t, of)
    if what == c.DO_WALK:
        return _walk(t, of)
    if what in (c.DO_KEEP, c.DO_BUY_FOR):
        tool = of if what == c.DO_KEEP else of // 3
        return {"gold": -TOOL_COST[tool], "vp": TOOL_VP[tool]}
    if what == c.DO_HIDEOUT:
        return _house(t, of)
    if what == c.DO_TELEPORT:
        return _place(t, of)
    if c.DO_ROB_GUARD <= what <= c.DO_ROB_QUIETLY:
        return _robbery(t, what, of)
    if c.DO_ACTIVATE <= what <= c.DO_BUY:
        return _location(t, what, of)
    return _card(t, what, of)


def kind_arg(kind: int) -> str:
    """A kind of building as an argument of a text."""
    return ("house-" if kind <= CHURCH else "location-") + BUILDING_KINDS[kind]


def _place(t: Position, place: int) -> Hint:
    if place >= CELLS:
        return {"kind": kind_arg(t.city.kind[place])}
    found = seers(t, place)
    return {"seen_by": " ".join(found)} if found else {}


def _house(t: Position, house: int) -> Hint:
    """How many movement points it is from there to the market and to the nearest tavern."""
    return {
        "kind": kind_arg(t.city.kind[house]),
        "market": min([t.city.distance_to(goal)[house] for goal in t.city.of_kind[MARKET]]),
        "tavern": min([t.city.distance_to(goal)[house] for goal in t.city.of_kind[TAVERN]]),
    }


def _step(t: Position, place: int) -> Hint:
    """Its cost, who sees it, and the VP that rivals on the way would cost."""
    thief = t.actor
    here = t.where[thief] if t.hover == NONE else t.hover
    told: Hint = {} if t.stage == MOVE else {"ap": -1}
    rivals = 0
    if place >= CELLS:
        told["effect"] = "enter"
        told["kind"] = kind_arg(t.city.kind[place])
        rivals = rivals_inside(t, thief, place)
    else:
        other = t.figure[place]
        told["effect"] = "land" if other == NONE else "jump"
        if is_thief(other) and other // 3 != thief // 3 and not t.smoke:
            rivals = 1
        found = seers(t, place)
        if found:
            told["seen_by"] = " ".join(found)
        if t.city.catacomb[here] and t.city.catacomb[place] and not t.leaping:
            told["by"] = "catacombs"
    if not t.leaping and place in t.city.climbs[here] and place not in t.city.steps[here]:
        told["by"] = "climbing"
    if rivals and not t.has_ally(thief, BENJAMIN):
        told["rivals"] = rivals
        told["vp"] = -rivals * RIVAL_VP
    told["points"] = 0 if told["effect"] == "jump" else 1
    return told


def _walk(t: Position, way: int) -> Hint:
    """The next crossing or lantern that way, and how many thieves would be seen on the way there."""
    copy = t.clone()
    seen = len(copy.lying)
    take_way(copy, way)
    told: Hint = {"space": PLACES[copy.walk_at], "path": " ".join([PLACES[space] for space in copy.path])}
    if len(copy.lying) > seen:
        told["thieves"] = len(copy.lying) - seen
    if copy.walker == NONE:
        told["effect"] = "arrive"
    return told


def _robbery(t: Position, what: int, figure: int) -> Hint:
    quinta = FAVOUR_GOODS[QUINTA][GEM] if t.has_ally(t.actor, QUINTA) else 0
    if what == c.DO_ROB_GUARD:
        return {"ap": -1, "badge": 1}
    if what == c.DO_CLUB:
        told: Hint = {"ap": -1, "vp": TOOL_GIVES[CUDGEL]}
        if t.full[figure]:
            told["badge"] = 1
        return told
    if what == c.DO_ROB_GOLD:
        return {"ap": -1, "gold": NOBLE_GOLD, **({"gem": quinta} if quinta else {})}
    if what == c.DO_ROB_GEM:
        return {"ap": -1, "gem": NOBLE_GEM + quinta}
    if what == c.DO_ROB_BOTH:
        return {"ap": -1, "gold": NOBLE_GOLD, "gem": NOBLE_GEM + quinta}
    if what == c.DO_ROB_QUIETLY:
        return {"ap": -1, "gold": -FAVOUR_GOODS[MORTANA][GOLD], "wine": FAVOUR_GOODS[MORTANA][4]}
    return {"ap": -1, "wine": 1, **({} if t.wanted[t.actor] else {"poster": 1})}


def _goods(goods: list[int]) -> Hint:
    return {GOODS[good]: goods[good] for good in range(FIRST_ART) if goods[good]}


def _location(t: Position, what: int, of: int) -> Hint:
    thief = t.actor
    if what == c.DO_ACTIVATE:
        place = t.where[thief]
        told: Hint = {"ap": -1, "kind": kind_arg(t.city.kind[place])}
        if t.city.kind[place] == SMUGGLER:
            mission = t.mission[SMUGGLER_PLACES.index(place)]
            points, goods = mission_reward(t, mission)
            told["vp"] = points
            for kind, count in zip(GOOD_KINDS, goods, strict=True):
                if count:
                    told[kind] = count
        return told
    if what == c.DO_FILL:
        return {GOODS[of]: t.gold_room(thief) if of == GOLD else t.loot_room(thief)}
    if what == c.DO_SELL:
        return {"vp": of % 8 * price_of(t, thief, of // 8), GOODS[of // 8]: -(of % 8)}
    if what == c.DO_BUY_LIQUOR:
        return {"gold": -of, "liquor": of}
    if what == c.DO_DELIVER:
        art = carried_artwork(t, thief)
        return {"vp": ART_VP[art], **_goods(ART_GOODS[art])}
    if what == c.DO_BURN:
        return {"vp": POSTER_VP}
    if what == c.DO_ALLY:
        return {"gold": -price_of_ally(t, of), "vp": CLIENT_VP[of], **_goods(CLIENT_GOODS[of])}
    if what == c.DO_BRAWL:
        return {"vp": BRAWL_VP}
    if what == c.DO_BUY:
        forge = t.location == NONE
        cost = cost_of(of, MELISANDE_DISCOUNT if forge else 0)
        return {"gold": -cost, "vp": TOOL_VP[of] + (FAVOUR_VP[MELISANDE] if forge else 0)}
    return {}


def _card(t: Position, what: int, of: int) -> Hint:
    if what == c.DO_SHOOT:
        return {"ap": -1, "vp": TOOL_GIVES[CROSSBOW]}
    if what == c.DO_FISH:
        return {"ap": -1, "vp": TOOL_GIVES[FISHING_ROD], "wine": 1}
    if what == c.DO_SMOKE:
        return {"ap": -1, "vp": TOOL_GIVES[SMOKE_BOMB]}
    if what == c.DO_STARS:
        return {"ap": -1, "vp": TOOL_GIVES[STARS_THROWN]}
    if what in (c.DO_HOOK, c.DO_PIGEON, c.DO_SAMUEL):
        return {"ap": -1}
    if what == c.DO_BRIBE:
        return {"ap": -1, "gold": -1}
    if what == c.DO_KOSTANZE:
        return {"vp": of * FAVOUR_VP[KOSTANZE], "gold": -of * FAVOUR_GOODS[KOSTANZE][GOLD]}
    if what == c.DO_RUTH:
        return {"vp": FAVOUR_GOODS[RUTH][of], "gold": FAVOUR_GOODS[RUTH][GOLD], GOODS[of]: -1}
    if what == c.DO_FAVOUR and of == BEATRIX:
        return {"vp": FAVOUR_VP[BEATRIX], "ap": 3}
    if what == c.DO_STAMINA:
        return {"ap": 1}
    if what == c.DO_END:
        return {"ap": -t.ap} if t.ap else {}
    return {}
