"""What a seat cannot see, dealt anew: the order of decks, the others' draft, plans not yet shown."""

from __future__ import annotations

from larcin.games.thiefdom.box import DRAFT_BUYS, KINDS, NONE, TOOL_COST
from larcin.games.thiefdom.components import SOLO_ORDERS
from larcin.games.thiefdom.tabletop import KEEPING, PLANNING, SHOPPING, Table


def shuffle_unseen(t: Table, seat: int | None) -> None:
    """Make the position a random one of those that look the same to that seat (None: to a spectator)."""
    for pile in (t.tool_deck, t.client_deck, t.mission_deck, t.stack, t.full_deck):
        _mix(pile, t)
    if t.stage == PLANNING:
        for other in range(t.players):
            if other != seat and t.plans[other] != NONE and t.players > 1:
                t.plans[other] = t.rng.below(SOLO_ORDERS)
    elif t.stage == KEEPING:
        _redeal_packs(t, seat)
    elif t.stage == SHOPPING:
        _redeal_kept(t, seat)


def _mix(pile: list[int], t: Table) -> None:
    """Shuffle a pile so that its true order leaves no trace."""
    pile.sort()
    t.rng.shuffle(pile)


def _redeal_packs(t: Table, seat: int | None) -> None:
    """A seat knows its own cards, and the pack it has handed to its right."""
    right = NONE if seat is None else (seat - 1) % t.players
    pool = t.half_deck[:]
    for other in range(t.players):
        if other != seat:
            pool += t.kept[other]
            if other != right or t.draft_step == 0:
                pool += t.packs[other]
    _mix(pool, t)
    for other in range(t.players):
        if other == seat:
            continue
        t.kept[other] = [pool.pop() for _ in t.kept[other]]
        if other != right or t.draft_step == 0:
            t.packs[other] = [pool.pop() for _ in t.packs[other]]
        if t.choices[other] != NONE:
            t.choices[other] = t.packs[other][t.rng.below(len(t.packs[other]))]
    t.half_deck = pool
    _repass(t, seat)


def _repass(t: Table, seat: int | None) -> None:
    """What the others have handed on agrees with where it is now: after one step, in the hands to their right."""
    if t.players == 1 or t.draft_step == 0:
        return
    for other in range(t.players):
        if other != seat:
            t.passed[other] = t.packs[(other - 1) % t.players][:]


def _redeal_kept(t: Table, seat: int | None) -> None:
    """When all cards are kept, a seat still knows which two went through its right-hand neighbour's hands."""
    known: list[int] = []
    fixed: list[list[int]] = [[NONE, NONE, NONE] for _ in range(t.players)]
    if seat is not None:
        known = t.kept[seat][:]
        fixed[seat] = t.kept[seat][:]
        if t.players > 1:
            _follow_passed(t, seat, fixed)
            known = [card for cards in fixed for card in cards if card != NONE]
    pool = t.half_deck[:]
    for other in range(t.players):
        pool += [card for card in t.kept[other] if card not in known]
    pool = [card for card in pool if card not in known]
    _mix(pool, t)
    for other in range(t.players):
        if other == seat:
            continue
        t.kept[other] = [pool.pop() if card == NONE else card for card in fixed[other]]
        t.bids[other] = [] if other in t.to_act else _some_bids(t, other)
    t.half_deck = pool
    _repass_kept(t, seat)


def _follow_passed(t: Table, seat: int, fixed: list[list[int]]) -> None:
    """Of the first two cards it passed, the right-hand neighbour kept one and passed the other on; the third stayed."""
    one, two, last = t.passed[seat]
    right = (seat - 1) % t.players
    beyond = (seat - 2) % t.players
    if t.players == 2:
        kept, came_back = (two, one) if one == t.kept[seat][2] else (one, two)
        assert came_back == t.kept[seat][2]
    else:
        kept, came_back = (one, two) if t.rng.below(2) else (two, one)
        fixed[beyond][2] = came_back
    fixed[right][1] = kept
    fixed[right][2] = last


def _repass_kept(t: Table, seat: int | None) -> None:
    """Each seat handed on what its two neighbours to the right kept second and third."""
    if t.players == 1:
        return
    for other in range(t.players):
        if other != seat:
            right = t.kept[(other - 1) % t.players]
            beyond = t.kept[(other - 2) % t.players]
            t.passed[other] = [right[1], beyond[2], right[2]]


def _some_bids(t: Table, seat: int) -> list[int]:
    """A random purchase that the seat could have made."""
    cards = t.kept[seat][:]
    t.rng.shuffle(cards)
    gold = t.store[seat * KINDS]
    bids: list[int] = []
    for tool in cards[: t.rng.below(DRAFT_BUYS + 1)]:
        if TOOL_COST[tool] <= gold:
            gold -= TOOL_COST[tool]
            bids.append(tool * 3 + t.rng.below(3))
    return bids
