"""What each choice in Thiefdom would do, told before it is made: gains, prices, and what stands in the way."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from larcin.core import view as core
from larcin.core.action import Action
from larcin.core.view import Sentence
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom.box import (
    ART_GOODS,
    ART_VP,
    BATCH,
    BEATRIX,
    BEATRIX_AP,
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
    FISHING_ROD,
    GEM,
    GOLD,
    GOOD_KINDS,
    GOODS,
    KOSTANZE,
    KOSTANZE_GOLD,
    LIQUOR_COST,
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
    WINE,
)
from larcin.games.thiefdom.equipment import cost_of
from larcin.games.thiefdom.friends import price_of_ally
from larcin.games.thiefdom.locations import carried_artwork, mission_reward, price_of
from larcin.games.thiefdom.movement import rivals_inside
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.reach import seers
from larcin.games.thiefdom.reading import goods_in
from larcin.games.thiefdom.tabletop import MOVE, is_thief
from larcin.games.thiefdom.townsfolk import take_way


class Choice(core.Choice, kw_only=True):
    """A legal action. What it changes is left out where it changes nothing."""

    ap: int | UnsetType = UNSET  # by how much the thief's actions change
    vp: int | UnsetType = UNSET  # by how much the guild's VP change
    goods: dict[str, int] | UnsetType = UNSET  # by how much the goods change
    poster: bool | UnsetType = UNSET  # the thief will be wanted
    points: int | UnsetType = UNSET  # movement points of a step
    seen_by: list[str] | UnsetType = UNSET  # figures that would try to arrest the thief there
    path: list[str] | UnsetType = UNSET  # the spaces of a figure's walk; it ends on the last
    thieves: int | UnsetType = UNSET  # seen on that walk
    market: int | UnsetType = UNSET  # of a hideout: movement points to the market
    tavern: int | UnsetType = UNSET  # and to the nearest tavern


def choices(t: Position, seat: int) -> list[Choice]:
    """The seat's legal actions with their previews."""
    return [_choice(t, action) for action in t.legal(seat)]


def _choice(t: Position, action: Action) -> Choice:
    what = c.WHAT[action.number]
    of = c.OF[action.number]
    choice = Choice(action.notation, action.kind, action.args)
    if what == c.DO_STEP:
        _step(choice, t, of)
    elif what == c.DO_WALK:
        _walk(choice, t, of)
    elif what in (c.DO_KEEP, c.DO_BUY_FOR):
        tool = of if what == c.DO_KEEP else of // 3
        _changes(choice, 0, TOOL_VP[tool], {"gold": -TOOL_COST[tool]})
    elif what == c.DO_HIDEOUT:
        choice.market = min([t.city.distance_to(goal)[of] for goal in t.city.of_kind[MARKET]])
        choice.tavern = min([t.city.distance_to(goal)[of] for goal in t.city.of_kind[TAVERN]])
    elif what == c.DO_TELEPORT:
        if of >= CELLS:
            choice.preview = Sentence("preview-enter", {"kind": kind_arg(t.city.kind[of])})
        else:
            _watched(choice, t, of)
    elif c.DO_ROB_GUARD <= what <= c.DO_ROB_QUIETLY:
        _robbery(choice, t, what, of)
    elif c.DO_ACTIVATE <= what <= c.DO_BUY:
        _location(choice, t, what, of)
    else:
        _card(choice, t, what, of)
    return choice


def _changes(choice: Choice, ap: int, vp: int = 0, goods: dict[str, int] | None = None) -> None:
    """Say what changes, and only that."""
    if ap:
        choice.ap = ap
    if vp:
        choice.vp = vp
    changed = {good: count for good, count in (goods or {}).items() if count}
    if changed:
        choice.goods = changed


def kind_arg(kind: int) -> str:
    """A kind of building as an argument of a text."""
    return ("house-" if kind <= CHURCH else "location-") + BUILDING_KINDS[kind]


def _watched(choice: Choice, t: Position, space: int) -> None:
    found = seers(t, space)
    if found:
        choice.seen_by = found


def _step(choice: Choice, t: Position, place: int) -> None:
    """Its cost, who sees it, and the VP that rivals on the way would cost."""
    thief = t.actor
    rivals = 0
    choice.points = 1
    if place >= CELLS:
        choice.preview = Sentence("preview-enter", {"kind": kind_arg(t.city.kind[place])})
        rivals = rivals_inside(t, thief, place)
    else:
        other = t.figure[place]
        if other != NONE:
            choice.preview = Sentence("preview-jump")
            choice.points = 0
        if is_thief(other) and other // 3 != thief // 3 and not t.smoke:
            rivals = 1
        _watched(choice, t, place)
    lost = 0 if t.has_ally(thief, BENJAMIN) else rivals * RIVAL_VP
    _changes(choice, 0 if t.stage == MOVE else -1, -lost)


def _walk(choice: Choice, t: Position, way: int) -> None:
    """The next crossing or lantern that way, and how many thieves would be seen on the way there."""
    copy = t.clone()
    seen = len(copy.lying)
    take_way(copy, way)
    choice.path = [PLACES[space] for space in copy.path]
    if not choice.path or choice.path[-1] != PLACES[copy.walk_at]:
        choice.path.append(PLACES[copy.walk_at])
    if len(copy.lying) > seen:
        choice.thieves = len(copy.lying) - seen
    if copy.walker == NONE:
        choice.preview = Sentence("preview-arrive", {"space": PLACES[copy.walk_at]})


def _robbery(choice: Choice, t: Position, what: int, figure: int) -> None:
    quinta = FAVOUR_GOODS[QUINTA][GEM] if t.has_ally(t.actor, QUINTA) else 0
    if what == c.DO_ROB_GUARD:
        _changes(choice, -1, 0, {"badge": 1})
    elif what == c.DO_CLUB:
        _changes(choice, -1, TOOL_GIVES[CUDGEL], {"badge": int(t.full[figure])})
    elif what == c.DO_ROB_GOLD:
        _changes(choice, -1, 0, {"gold": NOBLE_GOLD, "gem": quinta})
    elif what == c.DO_ROB_GEM:
        _changes(choice, -1, 0, {"gem": NOBLE_GEM + quinta})
    elif what == c.DO_ROB_BOTH:
        _changes(choice, -1, 0, {"gold": NOBLE_GOLD, "gem": NOBLE_GEM + quinta})
    elif what == c.DO_ROB_QUIETLY:
        _changes(choice, -1, 0, {"gold": -FAVOUR_GOODS[MORTANA][GOLD], "wine": FAVOUR_GOODS[MORTANA][WINE]})
    else:
        _changes(choice, -1, 0, {"wine": 1})
        if not t.wanted[t.actor]:
            choice.poster = True


def _location(choice: Choice, t: Position, what: int, of: int) -> None:
    thief = t.actor
    if what == c.DO_ACTIVATE:
        place = t.where[thief]
        choice.ap = -1
        if t.city.kind[place] == SMUGGLER:
            points, paid = mission_reward(t, t.mission[SMUGGLER_PLACES.index(place)])
            _changes(choice, -1, points, dict(zip(GOOD_KINDS, paid, strict=True)))
    elif what == c.DO_FILL:
        _changes(choice, 0, 0, {GOODS[of]: t.gold_room(thief) if of == GOLD else t.loot_room(thief)})
    elif what == c.DO_SELL:
        _changes(choice, 0, of % BATCH * price_of(t, thief, of // BATCH), {GOODS[of // BATCH]: -(of % BATCH)})
    elif what == c.DO_BUY_LIQUOR:
        _changes(choice, 0, 0, {"gold": -of * LIQUOR_COST, "liquor": of})
    elif what == c.DO_DELIVER:
        art = carried_artwork(t, thief)
        _changes(choice, 0, ART_VP[art], goods_in(ART_GOODS[art], 0))
    elif what == c.DO_BURN:
        choice.vp = POSTER_VP
    elif what == c.DO_ALLY:
        paid = CLIENT_GOODS[of][:]
        paid[GOLD] -= price_of_ally(t, of)
        _changes(choice, 0, CLIENT_VP[of], goods_in(paid, 0))
    elif what == c.DO_BRAWL:
        choice.vp = BRAWL_VP
    elif what == c.DO_BUY:
        forge = t.location == NONE
        cost = cost_of(of, MELISANDE_DISCOUNT if forge else 0)
        _changes(choice, 0, TOOL_VP[of] + (FAVOUR_VP[MELISANDE] if forge else 0), {"gold": -cost})


def _card(choice: Choice, t: Position, what: int, of: int) -> None:
    if what == c.DO_SHOOT:
        _changes(choice, -1, TOOL_GIVES[CROSSBOW])
    elif what == c.DO_FISH:
        _changes(choice, -1, TOOL_GIVES[FISHING_ROD], {"wine": 1})
    elif what == c.DO_SMOKE:
        _changes(choice, -1, TOOL_GIVES[SMOKE_BOMB])
    elif what == c.DO_STARS:
        _changes(choice, -1, TOOL_GIVES[STARS_THROWN])
    elif what in (c.DO_HOOK, c.DO_PIGEON, c.DO_SAMUEL):
        choice.ap = -1
    elif what == c.DO_BRIBE:
        _changes(choice, -1, 0, {"gold": -1})
    elif what == c.DO_KOSTANZE:
        _changes(choice, 0, of * FAVOUR_VP[KOSTANZE], {"gold": -of * KOSTANZE_GOLD})
    elif what == c.DO_RUTH:
        _changes(choice, 0, FAVOUR_GOODS[RUTH][of], {"gold": FAVOUR_GOODS[RUTH][GOLD], GOODS[of]: -1})
    elif what == c.DO_FAVOUR and of == BEATRIX:
        _changes(choice, BEATRIX_AP, FAVOUR_VP[BEATRIX])
    elif what == c.DO_STAMINA:
        choice.ap = 1
    elif what == c.DO_END:
        _changes(choice, -t.ap)
