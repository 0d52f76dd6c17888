"""Why an action of Thiefdom is not legal now: the id of the sentence that says it."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom.box import (
    BEATRIX,
    BERNHARD,
    CELLS,
    CLIENTS,
    CROSSBOW,
    CUDGEL,
    EQUIPMENT,
    FIRST_LOCATION,
    FISHING_ROD,
    GUARDS,
    HOOK,
    KINDS,
    KOSTANZE,
    LENTZ,
    MORTANA,
    NONE,
    PIGEON,
    RUTH,
    SAMUEL,
    SMOKE_BOMB,
    STARS_THROWN,
    THIMBLE,
)
from larcin.games.thiefdom.movement import CLIENT_BIT
from larcin.games.thiefdom.robbing import in_reach
from larcin.games.thiefdom.tabletop import (
    EXCHANGE,
    HIDING,
    KEEPING,
    LOCATION,
    MOVE,
    OVERFLOW,
    PLANNING,
    SEEN,
    SHOPPING,
    TAVERN_GUESTS,
    TELEPORTING,
    TURN,
    WALKING,
    Table,
)

_BUSY: Final[dict[int, str]] = {
    KEEPING: "why-keep-first",
    SHOPPING: "why-shop-first",
    HIDING: "why-hideout-first",
    PLANNING: "why-plan-first",
    MOVE: "why-move-first",
    EXCHANGE: "why-exchange-first",
    LOCATION: "why-location-first",
    TAVERN_GUESTS: "why-guests-first",
    TELEPORTING: "why-teleport-first",
    OVERFLOW: "why-discard-first",
    SEEN: "why-seen-first",
    WALKING: "why-walk-first",
}
_OWN_KINDS: Final[dict[int, tuple[int, ...]]] = {  # the verbs of each stage, beside those that belong to a turn
    KEEPING: (c.DO_KEEP,),
    SHOPPING: (c.DO_BUY_FOR,),
    HIDING: (c.DO_HIDEOUT,),
    MOVE: (c.DO_STEP, c.DO_GIVE, c.DO_TAKE),
    EXCHANGE: (c.DO_GIVE, c.DO_TAKE),
    LOCATION: (c.DO_FILL, c.DO_SELL, c.DO_BUY_LIQUOR, c.DO_DELIVER, c.DO_BURN, c.DO_GUESTS, c.DO_BUY, c.DO_TAKE),
    TAVERN_GUESTS: (c.DO_ALLY, c.DO_BRAWL),
    TELEPORTING: (c.DO_TELEPORT,),
    WALKING: (c.DO_WALK,),
}
_SPECIAL: Final[dict[int, str]] = {
    c.DO_KEEP: "why-not-in-pack",
    c.DO_BUY_FOR: "why-not-for-sale",
    c.DO_HIDEOUT: "why-no-hideout-there",
    c.DO_ALLY: "why-no-such-guest",
    c.DO_BRAWL: "why-no-such-guest",
    c.DO_WALK: "why-no-way",
    c.DO_TELEPORT: "why-not-there",
}
_CARDS: Final[dict[int, int]] = {  # the card behind a verb: equipment, or CLIENT_BIT + client
    c.DO_CLUB: CUDGEL,
    c.DO_ROB_BOTH: THIMBLE,
    c.DO_ROB_QUIETLY: CLIENT_BIT + MORTANA,
    c.DO_SHOOT: CROSSBOW,
    c.DO_FISH: FISHING_ROD,
    c.DO_HOOK: HOOK,
    c.DO_PIGEON: PIGEON,
    c.DO_SMOKE: SMOKE_BOMB,
    c.DO_STARS: STARS_THROWN,
    c.DO_BRIBE: CLIENT_BIT + BERNHARD,
    c.DO_KOSTANZE: CLIENT_BIT + KOSTANZE,
    c.DO_LENTZ: CLIENT_BIT + LENTZ,
    c.DO_RUTH: CLIENT_BIT + RUTH,
    c.DO_SAMUEL: CLIENT_BIT + SAMUEL,
}
_FREE: Final[tuple[int, ...]] = (c.DO_KOSTANZE, c.DO_LENTZ, c.DO_RUTH, c.DO_FAVOUR)


def refusal(t: Table, seat: int, action: Action) -> str:
    """The message that says why this seat, which is to act, may not do that now."""
    what = c.WHAT[action.number]
    of = c.OF[action.number]
    if what == c.DO_DISCARD and t.actor != NONE:
        return "why-no-use" if t.bag[t.actor * KINDS + of] else "why-not-carried"
    if t.stage != TURN:
        if what in _OWN_KINDS.get(t.stage, ()):
            return _SPECIAL.get(what) or _in_turn(t, what, of)
        return _BUSY.get(t.stage, "why-not-now")
    return _in_turn(t, what, of)


def _in_turn(t: Table, what: int, of: int) -> str:
    if what == c.DO_STEP:
        return _no_step(t, of)
    if c.DO_ROB_GUARD <= what <= c.DO_ROB_QUIETLY:
        return _no_robbery(t, what, of)
    if what == c.DO_ACTIVATE:
        return _no_activation(t)
    if what in _CARDS or what == c.DO_FAVOUR:
        return _no_card(t, what, _CARDS.get(what, CLIENT_BIT + of))
    if what in (c.DO_STORE, c.DO_FETCH, c.DO_MEET, c.DO_DROP_POSTER) and not t.at_home(t.actor):
        return "why-not-home"
    if what == c.DO_STORE:
        return "why-one-way" if t.bag[t.actor * KINDS + of] else "why-not-carried"
    if what == c.DO_FETCH:
        if not t.store[t.actor // 3 * KINDS + of]:
            return "why-not-in-store"
        return "why-one-way" if t.store_ways[of] > 0 else "why-no-room"
    if what == c.DO_GIVE:
        return "why-not-carried" if not t.bag[t.actor * KINDS + of] else "why-no-room"
    if what == c.DO_TAKE:
        return "why-nothing-to-take"
    return _REST.get(what, "why-not-now")


_REST: Final[dict[int, str]] = {
    c.DO_MEET: "why-nobody-to-meet",
    c.DO_DROP_POSTER: "why-not-wanted",
    c.DO_BURN: "why-not-wanted",
    c.DO_STAMINA: "why-tired",
    c.DO_FILL: "why-part-used",
    c.DO_SELL: "why-nothing-to-sell",
    c.DO_BUY_LIQUOR: "why-no-liquor",
    c.DO_DELIVER: "why-no-artwork",
    c.DO_GUESTS: "why-no-guests",
    c.DO_BUY: "why-cannot-buy",
    c.DO_WALK: "why-no-patrol",
    c.DO_PLAN: "why-planned",
}


def _no_step(t: Table, place: int) -> str:
    if t.stage == TURN and t.ap == 0:
        return "why-no-ap"
    here = t.where[t.actor] if t.hover == NONE else t.hover
    if place in t.city.climbs[here]:
        return "why-wall"
    if place in t.city.beside[here] and place >= CELLS:
        return "why-no-door"
    if place in t.city.steps[here]:
        return "why-no-landing"
    return "why-too-far"


def _no_robbery(t: Table, what: int, figure: int) -> str:
    if what in _CARDS and not _has(t, _CARDS[what]):
        return "why-no-such-card"
    if t.ap == 0:
        return "why-no-ap"
    if t.where[t.actor] >= CELLS:
        return "why-rob-from-street"
    if t.robbed[t.actor] >> figure & 1:
        return "why-robbed-tonight"
    if not in_reach(t, figure):
        return "why-not-beside"
    if figure < GUARDS and t.city.sees(t.folk[figure], t.facing[figure], t.where[t.actor]):
        return "why-guard-sees"
    return "why-nothing-to-rob"


def _no_activation(t: Table) -> str:
    place = t.where[t.actor]
    if place < FIRST_LOCATION:
        return "why-not-in-location"
    if t.ap == 0:
        return "why-no-ap"
    if t.visited[t.actor] >> (place - FIRST_LOCATION) & 1:
        return "why-visited"
    return "why-nothing-to-do"


def _no_card(t: Table, what: int, card: int) -> str:
    if not _has(t, card):
        return "why-no-such-card"
    if t.ap == 0 and what not in _FREE:
        return "why-no-ap"
    if t.used >> card & 1 and card != CLIENT_BIT + BEATRIX:
        return "why-once-a-turn"
    return "why-card-not-here"


def _has(t: Table, card: int) -> bool:
    if card < len(EQUIPMENT):
        return t.has_tool(t.actor, card)
    return card - CLIENT_BIT < len(CLIENTS) and t.has_ally(t.actor, card - CLIENT_BIT)
