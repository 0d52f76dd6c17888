"""Before the first night (rulebook: "Début de la partie"): the draft of equipment, the purchases, the hideouts."""

from __future__ import annotations

from larcin.core.action import Action, seat_arg
from larcin.games.thiefdom.box import (
    CELLS,
    DRAFT,
    DRAFT_BUYS,
    FROM_EQUIPMENT,
    GOLD,
    KINDS,
    NONE,
    TOOL_COST,
    TOOL_VP,
)
from larcin.games.thiefdom.components import BUY_FOR, DONE, HIDEOUT, KEEP, place_arg
from larcin.games.thiefdom.equipment import equip, tool_arg
from larcin.games.thiefdom.planning import begin_planning
from larcin.games.thiefdom.tabletop import HIDING, KEEPING, SEATS, SHOPPING, Table


def begin_draft(t: Table) -> None:
    """Three cards each."""
    t.stage = KEEPING
    t.draft_step = 0
    t.kept = [[] for _ in range(t.players)]
    t.passed = [[] for _ in range(t.players)]
    t.bids = [[] for _ in range(t.players)]
    t.packs = [[t.half_deck.pop() for _ in range(DRAFT)] for _ in range(t.players)]
    t.choices = [NONE] * t.players
    t.to_act = tuple(range(t.players))


def keep_options(t: Table, seat: int) -> list[Action]:
    """One card of the pack in hand."""
    return [KEEP[tool] for tool in sorted(t.packs[seat])]


def keep(t: Table, seat: int, tool: int) -> None:
    """Keep a card, secretly; when all have, the packs go to the right."""
    t.choices[seat] = tool
    if t.events is not None:
        t.tell_secret("keep", {"seat": seat_arg(seat)}, {"card": tool_arg(tool)}, SEATS[seat])
    t.to_act = tuple([other for other in t.to_act if other != seat])
    if t.to_act:
        return
    for other in range(t.players):
        t.kept[other].append(t.choices[other])
        t.packs[other].remove(t.choices[other])
    t.choices = [NONE] * t.players
    t.draft_step += 1
    t.revealed += 1
    if t.players == 1:
        t.passed[0] += t.packs[0]  # alone, what is not kept is laid aside, and fewer new cards are drawn
        t.packs = [[t.half_deck.pop() for _ in range(DRAFT - t.draft_step)]]
    else:
        for other in range(t.players):
            t.passed[other] += t.packs[other]
        t.packs = [t.packs[(other + 1) % t.players] for other in range(t.players)]
    if t.draft_step + 1 < DRAFT:
        t.to_act = tuple(range(t.players))
        return
    for other in range(t.players):
        t.kept[other] += t.packs[other]
    t.packs = [[] for _ in range(t.players)]
    t.stage = SHOPPING
    t.to_act = tuple([other for other in range(t.players) if len(shop_options(t, other)) > 1])
    if not t.to_act:
        _open_shops(t)


# Buying


def shop_options(t: Table, seat: int) -> list[Action]:
    """Any of the three cards for any thief, two cards at most, out of the store's gold."""
    bids = t.bids[seat]
    options: list[Action] = []
    if len(bids) < DRAFT_BUYS:
        gold = t.store[seat * KINDS] - sum([TOOL_COST[bid // 3] for bid in bids])
        bought = [bid // 3 for bid in bids]
        for tool in sorted(t.kept[seat]):
            if tool not in bought and TOOL_COST[tool] <= gold:
                options += BUY_FOR[tool * 3 : tool * 3 + 3]
    options.append(DONE)
    return options


def bid(t: Table, seat: int, tool_and_shape: int) -> None:
    """Lay a card under a thief; nobody hears of it before all have bought."""
    t.bids[seat].append(tool_and_shape)
    if len(shop_options(t, seat)) == 1:
        finish_shopping(t, seat)


def finish_shopping(t: Table, seat: int) -> None:
    """The seat wants no more."""
    t.to_act = tuple([other for other in t.to_act if other != seat])
    if not t.to_act:
        _open_shops(t)


def _open_shops(t: Table) -> None:
    """Everybody shows, pays and scores; the rest of both piles is shuffled into one deck."""
    t.revealed += 1
    rest = t.half_deck + t.full_deck
    for seat in range(t.players):
        for bid_ in t.bids[seat]:
            tool = bid_ // 3
            thief = seat * 3 + bid_ % 3
            t.kept[seat].remove(tool)
            t.store[seat * KINDS + GOLD] -= TOOL_COST[tool]
            equip(t, thief, tool)
            t.score_vp(seat, TOOL_VP[tool], FROM_EQUIPMENT)
            if t.events is not None:
                cost = TOOL_COST[tool]
                t.tell("buy", {**t.who(thief), "card": tool_arg(tool), "gold": cost, "vp": TOOL_VP[tool]})
        rest += t.kept[seat]
        if t.players == 1:
            rest += t.passed[seat]
    t.kept = [[] for _ in range(t.players)]
    t.passed = [[] for _ in range(t.players)]
    t.bids = [[] for _ in range(t.players)]
    t.half_deck = []
    t.full_deck = []
    t.rng.shuffle(rest)
    t.tool_deck = rest
    t.stage = HIDING
    t.to_act = SEATS[(t.first - 1) % t.players]


# Hideouts


def hideout_options(t: Table) -> list[Action]:
    """Any house but the church, one hideout a house."""
    return [HIDEOUT[house - CELLS] for house in t.city.houses if house not in t.hideout]


def choose_hideout(t: Table, seat: int, house: int) -> None:
    """The marker and three thieves go into that house; the first player chooses last."""
    t.hideout[seat] = house
    for thief in t.thieves_of(seat):
        t.where[thief] = house
    if t.events is not None:
        t.tell("hideout", {"seat": seat_arg(seat), "place": place_arg(house)})
    if seat == t.first:
        begin_planning(t)
    else:
        t.to_act = SEATS[(seat - 1) % t.players]
