"""Goods: what a thief gets, keeps and throws away, and how goods pass between thieves and the hideout's store."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action
from larcin.games.thiefdom.box import (
    ARTWORK_SIZE,
    FIRST_ART,
    GOLD,
    GOLD_SLOTS,
    GOODS,
    KINDS,
    LOOT_SLOTS,
    NONE,
    SACK,
    SACK_SLOTS,
    TOOL_GIVES,
)
from larcin.games.thiefdom.box import PIGEON as PIGEON_CARD
from larcin.games.thiefdom.components import DISCARD, DONE, FETCH, GIVE, MEET, STORE, TAKE
from larcin.games.thiefdom.tabletop import BY_JUMP, BY_LENTZ, BY_MEETING, BY_PIGEON, Table, end_deal

MANY: Final = 99  # goods without a limit


def gain(t: Table, thief: int, good: int, count: int) -> None:
    """A thief gets goods; what does not fit must be thrown away before anything else happens (R37)."""
    if count == 0:
        return
    t.bag[thief * KINDS + good] += count
    if t.events is not None:
        t.tell("gain", {**t.who(thief), "good": "good-" + GOODS[good], "n": count})


def discard(t: Table, thief: int, good: int) -> None:
    """Throw one good away: back to the supply, an artwork to the box."""
    t.bag[thief * KINDS + good] -= 1
    if good >= FIRST_ART:
        t.art_box.append(good - FIRST_ART)
    if t.events is not None:
        t.tell("discard", {**t.who(thief), "good": "good-" + GOODS[good]})


def overflow_options(t: Table) -> list[Action]:
    """What can be thrown away so that the rest fits."""
    at = t.actor * KINDS
    options: list[Action] = []
    if t.bag[at] > GOLD_SLOTS:
        options.append(DISCARD[GOLD])
    if t.loot(t.actor) > LOOT_SLOTS:
        options += [DISCARD[good] for good in range(1, KINDS) if t.bag[at + good]]
    return options


def add_discards(t: Table, options: list[Action]) -> None:
    """Everything the acting thief carries may be thrown away."""
    at = t.actor * KINDS
    for good in range(KINDS):
        if t.bag[at + good]:
            options.append(DISCARD[good])


def with_discards(t: Table, options: list[Action]) -> list[Action]:
    """What is asked in the middle of something, and with it, in the catalogue's order, what may be thrown away."""
    place = len(options)
    while place > 0 and options[place - 1].number > DISCARD[GOLD].number:
        place -= 1
    both = options[:place]
    add_discards(t, both)
    return both + options[place:]


def wants_room(t: Table, good: int) -> bool:
    """Is this good out of reach of the acting thief only because of others that it could throw away?"""
    at = t.actor * KINDS
    if good == GOLD:
        return t.gold_room(t.actor) == 0 and t.loot(t.actor) > LOOT_SLOTS
    if t.loot_room(t.actor) >= (ARTWORK_SIZE if good >= FIRST_ART else 1):
        return False
    return t.bag[at] > GOLD_SLOTS or any(t.bag[at + other] for other in range(1, KINDS) if other != good)


def _with_way(ways: list[int], good: int, way: int) -> list[int]:
    """The ways goods have gone, now with this one."""
    after = ways[:]
    after[good] = way
    return after


# The store (R35)


def add_store(t: Table, options: list[Action]) -> None:
    """In its own hideout the acting thief puts goods down and takes goods up, each kind one way between actions."""
    thief = t.actor
    at = thief * KINDS
    store = thief // 3 * KINDS
    for good in range(KINDS):
        if t.bag[at + good] and t.store_ways[good] >= 0:
            options.append(STORE[good])
    gold = t.gold_room(thief)
    loot = t.loot_room(thief)
    for good in range(KINDS):
        if t.store[store + good] and t.store_ways[good] <= 0:
            room = gold if good == GOLD else loot
            if room >= (ARTWORK_SIZE if good >= FIRST_ART else 1):
                options.append(FETCH[good])
    for mate in t.thieves_of(thief // 3):
        if mate != thief and t.at_home(mate) and not t.met >> mate % 3 & 1 and _loaded(t, thief, mate):
            options.append(MEET[mate % 3])


def _loaded(t: Table, one: int, other: int) -> bool:
    return any(t.bag[one * KINDS + good] or t.bag[other * KINDS + good] for good in range(KINDS))


def put_down(t: Table, good: int) -> None:
    """From the acting thief to the store."""
    t.bag[t.actor * KINDS + good] -= 1
    t.store[t.actor // 3 * KINDS + good] += 1
    t.store_ways = _with_way(t.store_ways, good, 1)
    if t.events is not None:
        t.tell("store", {**t.who(t.actor), "good": "good-" + GOODS[good]})


def take_up(t: Table, good: int) -> None:
    """From the store to the acting thief."""
    t.store[t.actor // 3 * KINDS + good] -= 1
    t.bag[t.actor * KINDS + good] += 1
    t.store_ways = _with_way(t.store_ways, good, -1)
    if t.events is not None:
        t.tell("fetch", {**t.who(t.actor), "good": "good-" + GOODS[good]})


# Exchanges between two thieves of a guild


def begin_deal(t: Table, mate: int, deal: int) -> None:
    """From now on goods may pass between the acting thief and its mate."""
    end_deal(t)
    t.mate = mate
    t.deal = deal
    if deal == BY_MEETING:
        t.met |= 1 << mate % 3


def exchange_options(t: Table) -> list[Action]:
    """What may be given and taken, one by one; nobody parts before both can carry what they have (R36)."""
    options: list[Action] = []
    add_exchange(t, options)
    if settled(t):
        options.append(DONE)
    return options


def exchange_wants_room(t: Table) -> bool:
    """Could the acting thief take something from its mate if it threw away something else first?"""
    goods = KINDS if t.deal == BY_JUMP or t.deal == BY_MEETING else FIRST_ART
    if t.mate == NONE or _takes_left(t) == 0:
        return False
    return any(t.ways[good] <= 0 and t.bag[t.mate * KINDS + good] and wants_room(t, good) for good in range(goods))


def settled(t: Table) -> bool:
    """Can both thieves of the exchange carry what they have now?"""
    return t.excess(t.actor) <= 0 and t.excess(t.mate) <= 0


def add_exchange(t: Table, options: list[Action]) -> None:
    """Goods that may go over or come back; each kind passes one way only."""
    goods = KINDS if t.deal == BY_JUMP or t.deal == BY_MEETING else FIRST_ART
    if _gives_left(t):
        for good in range(goods):
            if t.ways[good] >= 0 and t.bag[t.actor * KINDS + good] and _may_pass(t, good, t.actor, t.mate):
                options.append(GIVE[good])
    if _takes_left(t):
        for good in range(goods):
            if t.ways[good] <= 0 and t.bag[t.mate * KINDS + good] and _may_pass(t, good, t.mate, t.actor):
                options.append(TAKE[good])


def _gives_left(t: Table) -> int:
    if t.deal == BY_PIGEON:
        return TOOL_GIVES[PIGEON_CARD] - t.given - t.taken
    return 1 - t.given if t.deal == BY_LENTZ else MANY


def _takes_left(t: Table) -> int:
    if t.deal == BY_PIGEON:
        return TOOL_GIVES[PIGEON_CARD] - t.given - t.taken
    return 1 - t.taken if t.deal == BY_LENTZ else MANY


def _may_pass(t: Table, good: int, giver: int, taker: int) -> bool:
    """Is there still a way to make everything fit after this good has passed?"""
    t.bag[giver * KINDS + good] -= 1
    t.bag[taker * KINDS + good] += 1
    fits = t.excess(taker) <= 0 and t.excess(giver) <= 0
    if not fits:
        ways = t.ways
        gave = giver == t.actor
        t.ways = _with_way(ways, good, 1 if gave else -1)
        t.given += gave
        t.taken += not gave
        fits = can_settle(t)
        t.given -= gave
        t.taken -= not gave
        t.ways = ways
    t.bag[giver * KINDS + good] += 1
    t.bag[taker * KINDS + good] -= 1
    return fits


def can_settle(t: Table) -> bool:
    """Do some further gifts, each kind one way, make both loads fit? Loot of one slot is counted as one heap."""
    me = t.actor * KINDS
    mate = t.mate * KINDS
    give_loot = 0
    take_loot = 0
    for good in range(1, FIRST_ART):
        give_loot += t.bag[me + good] if t.ways[good] >= 0 else 0
        take_loot += t.bag[mate + good] if t.ways[good] <= 0 else 0
    art = t.deal == BY_JUMP or t.deal == BY_MEETING
    give_art = 0
    take_art = 0
    for good in range(FIRST_ART, KINDS):
        if art:
            give_art += t.bag[me + good] if t.ways[good] >= 0 else 0
            take_art += t.bag[mate + good] if t.ways[good] <= 0 else 0
    gold_out = t.bag[me] if t.ways[GOLD] >= 0 else 0
    gold_in = t.bag[mate] if t.ways[GOLD] <= 0 else 0
    gives = _gives_left(t)
    takes = _takes_left(t)
    both = gives if t.deal == BY_PIGEON else MANY
    for arts in range(-give_art, take_art + 1):
        for loot in range(-give_loot, take_loot + 1):
            for gold in range(-gold_out, gold_in + 1):
                out = -min(arts, 0) - min(loot, 0) - min(gold, 0)
                into = max(arts, 0) + max(loot, 0) + max(gold, 0)
                if out > gives or into > takes or out + into > both:
                    continue
                if _fit(t, loot + arts * ARTWORK_SIZE, gold):
                    return True
    return False


def _fit(t: Table, loot: int, gold: int) -> bool:
    """Would both loads fit after so much loot and gold came over to the acting thief?"""
    return _over(t, t.actor, loot, gold) <= 0 and _over(t, t.mate, -loot, -gold) <= 0


def _over(t: Table, thief: int, loot: int, gold: int) -> int:
    over = max(0, t.bag[thief * KINDS] + gold - GOLD_SLOTS) + max(0, t.loot(thief) + loot - LOOT_SLOTS)
    return over - SACK_SLOTS if t.has_tool(thief, SACK) else over


def give(t: Table, good: int) -> None:
    """One good from the acting thief to its mate."""
    t.bag[t.actor * KINDS + good] -= 1
    t.bag[t.mate * KINDS + good] += 1
    t.ways = _with_way(t.ways, good, 1)
    t.given += 1
    _tell_passing(t, "give", good)


def take(t: Table, good: int) -> None:
    """One good from the mate to the acting thief."""
    t.bag[t.mate * KINDS + good] -= 1
    t.bag[t.actor * KINDS + good] += 1
    t.ways = _with_way(t.ways, good, -1)
    t.taken += 1
    _tell_passing(t, "take", good)


def _tell_passing(t: Table, kind: str, good: int) -> None:
    if t.events is not None:
        mate = t.who(t.mate)["thief"]
        t.tell(kind, {**t.who(t.actor), "mate": mate, "good": "good-" + GOODS[good]})


def has_goods(t: Table, thief: int, mate: int) -> bool:
    """Has either of two thieves something that cards can pass on (no artworks)?"""
    return any(t.bag[thief * KINDS + good] or t.bag[mate * KINDS + good] for good in range(FIRST_ART))
