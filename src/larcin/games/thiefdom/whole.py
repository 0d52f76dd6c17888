"""Whether a position that somebody wrote down is whole: what its fields must be to each other, a sentence for each.

The turn or patrol under way is looked at in whole_turn.py.
"""

from __future__ import annotations

from typing import Final

from larcin.core.errors import BadPosition
from larcin.games.thiefdom.box import (
    ART_GOODS,
    ARTWORK_SIZE,
    BEATRIX,
    CLIENT_GOODS,
    DISPLAY,
    DRAFT,
    DRAFT_BUYS,
    EQUIPMENT,
    FAVOUR_GOODS,
    FIRST_ART,
    FIRST_LOCATION,
    FOLK,
    GOLD,
    GUESTS,
    KINDS,
    LOCATIONS,
    MISSION_PAY,
    NOBLE_GEM,
    NOBLE_GOLD,
    NONE,
    OSWALD,
    PLACES,
    QUINTA,
    ROUNDS,
    THIEVES,
    TOOL_COST,
    VILLA_LOCKS,
)
from larcin.games.thiefdom.census import census, whole_box
from larcin.games.thiefdom.goods import can_settle, settled
from larcin.games.thiefdom.planning import activations, seat_of, what_of
from larcin.games.thiefdom.tabletop import HIDING, KEEPING, OVER, OVERFLOW, PLANNING, SHOPPING, Table

PILE: Final = 2  # missions beside a smuggler, at most (option `strategic`)
MOST_GAIN: Final[int] = max(  # slots for the goods that one action can bring
    ARTWORK_SIZE,
    NOBLE_GOLD + NOBLE_GEM + sum(FAVOUR_GOODS[QUINTA]),
    *(sum(goods) for goods in [*ART_GOODS, *CLIENT_GOODS]),
    *(sum(pay) + pay[FIRST_ART] * (ARTWORK_SIZE - 1) + FAVOUR_GOODS[OSWALD][GOLD] for pay in MISSION_PAY),
)


def refuse(problem: str, **args: int | str) -> BadPosition:
    """The sentence about what is wrong."""
    return BadPosition(problem, game="thiefdom", **args)


def check(t: Table) -> None:
    """Raise BadPosition about the first thing that cannot be."""
    counted = census(t)
    for name, expected in whole_box(t.players).items():
        found = counted.get(name, 0)
        if found != expected:
            raise refuse("position-count", name=name, found=found, expected=expected)
    _check_time(t)
    _check_plans(t)
    _check_hideouts(t)
    for thief in range(t.players * 3):
        _check_thief(t, thief)
    _check_loads(t)
    _check_tiles(t)
    _check_cards(t)
    if t.stage == KEEPING or t.stage == SHOPPING:
        _check_draft(t)
    elif any([*t.packs, *t.kept, *t.passed, *t.bids, t.half_deck, t.full_deck, t.draft_step]):
        raise refuse("position-too-late", field="draft")


def _check_time(t: Table) -> None:
    """The first player moves down by one seat every night (rulebook: "Phase de jour")."""
    began = (t.first + t.round - 1) % t.players
    if t.began != began:
        raise refuse("position-began", first=t.first, round=t.round, began=began)
    if t.stage <= PLANNING and t.activation:
        raise refuse("position-too-early", field="activation")
    if t.stage < PLANNING and t.round > 1:
        raise refuse("position-too-early", field="round")
    if t.stage == OVER and (t.round < ROUNDS or t.activation < activations(t)):
        raise refuse("position-over", rounds=ROUNDS, count=activations(t))


def _check_plans(t: Table) -> None:
    """Plans are made in the planning phase, by all."""
    made = [plan != NONE for plan in t.plans]
    if t.stage < PLANNING and any(made):
        raise refuse("position-too-early", field="plan")
    if t.stage == PLANNING and all(made):
        raise refuse("position-all-planned")
    if t.stage == PLANNING and t.setup.options["planning"] == "chaotic":
        raise refuse("position-chaotic")
    if t.stage > PLANNING and not all(made):
        raise refuse("position-no-plan", seat=made.index(False))


def hiding_order(t: Table) -> list[int]:
    """In which order the seats choose their hideouts: the first player last."""
    return [(t.first - 1 - turn) % t.players for turn in range(t.players)]


def _check_hideouts(t: Table) -> None:
    """One hideout a house; they are chosen one after the other, before the first night."""
    chosen = [t.hideout[seat] != NONE for seat in hiding_order(t)]
    taken = [house for house in t.hideout if house != NONE]
    for house in taken:
        if taken.count(house) > 1:
            raise refuse("position-hideout-twice", place=PLACES[house])
    if t.stage < HIDING and any(chosen):
        raise refuse("position-too-early", field="hideout")
    if t.stage == HIDING and (all(chosen) or chosen != sorted(chosen, reverse=True)):
        order = ", ".join([str(seat) for seat in hiding_order(t)])
        raise refuse("position-hideout-order", order=order)
    if t.stage > HIDING and not all(chosen):
        raise refuse("position-no-hideout", seat=t.hideout.index(NONE))


def _who(thief: int) -> dict[str, int | str]:
    return {"thief": "thief-" + THIEVES[thief % 3], "seat": thief // 3}


def _check_thief(t: Table, thief: int) -> None:
    """Where it is, what it has, and what it did tonight."""
    place = t.where[thief]
    if t.stage <= HIDING:
        if place != t.hideout[thief // 3]:
            raise refuse("position-not-home", **_who(thief))
        if any(t.bag[thief * KINDS : (thief + 1) * KINDS]) or t.ally[thief] != NONE or t.wanted[thief]:
            raise refuse("position-empty-handed", **_who(thief))
        if t.stage < HIDING and t.tools[thief * 2] != NONE:
            raise refuse("position-empty-handed", **_who(thief))
    elif place == NONE:
        raise refuse("position-nowhere", **_who(thief))
    if t.brawled[thief] and t.ally[thief] == NONE:
        raise refuse("position-brawl", **_who(thief))
    for figure in range(len(FOLK)):
        if (t.robbed[thief] | t.bribed[thief]) >> figure & 1 and t.folk[figure] == NONE:
            raise refuse("position-absent", name=FOLK[figure])
    for location in range(len(LOCATIONS)):
        if t.visited[thief] >> location & 1 and t.city.kind[FIRST_LOCATION + location] == NONE:
            raise refuse("position-absent", name=LOCATIONS[location])
    if (t.robbed[thief] or t.visited[thief] or t.bribed[thief]) and not _has_acted(t, thief):
        raise refuse("position-not-yet", **_who(thief))


def _has_acted(t: Table, thief: int) -> bool:
    """Has this thief had its turn tonight, or is it acting?"""
    if t.stage <= PLANNING:
        return False
    for activation in range(activations(t)):
        if seat_of(t, activation) == thief // 3 and what_of(t, activation) == thief % 3:
            return activation < t.activation or thief == t.actor
    return False


def _check_loads(t: Table) -> None:
    """Thieves carry what fits (R36); more only while they exchange goods, or have to throw something away."""
    for thief in range(t.players * 3):
        excess = t.excess(thief)
        if excess <= 0 or (t.mate != NONE and thief in (t.actor, t.mate)):
            continue
        if thief != t.actor or t.stage != OVERFLOW or excess > MOST_GAIN:
            raise refuse("position-load", **_who(thief))
    if t.mate != NONE and not settled(t) and not can_settle(t):
        raise refuse("position-load", **_who(t.actor))


def _check_tiles(t: Table) -> None:
    """Villas as in the box; missions in the places that the option gives them."""
    locks = sorted([lock for lock in t.lock if lock != NONE] + t.spare_locks)
    if locks != sorted(VILLA_LOCKS):
        count = sum([lock == FIRST_ART for lock in VILLA_LOCKS])
        raise refuse("position-locks", artworks=count, gems=len(VILLA_LOCKS) - count)
    longest = max([len(pile) for pile in t.piles])
    if t.setup.options["missions"] == "strategic":
        if t.mission_deck or longest > PILE:
            raise refuse("position-piles", count=PILE)
    elif t.mission_box or longest:
        raise refuse("position-one-deck")


def _check_cards(t: Table) -> None:
    """Piles that are made later are empty, and what lies open has its printed size."""
    if len(t.display) > DISPLAY:
        raise refuse("position-display", count=DISPLAY)
    if t.stage < HIDING and (t.tool_deck or t.tool_discard):
        raise refuse("position-too-early", field="equipment")
    if len(t.guests) > GUESTS:
        raise refuse("position-guests", count=GUESTS)
    if any(client != BEATRIX for client in t.client_box):
        raise refuse("position-client-box")


# The draft (rulebook: "Début de la partie")


def _check_draft(t: Table) -> None:
    """Who holds how many cards, and where those are that were handed on."""
    kinds = list(range(len(EQUIPMENT)))
    halves = t.half_deck[:]
    for cards in [*t.packs, *t.kept, *(t.passed if t.players == 1 else [])]:
        halves = halves + cards
    if sorted(halves) != kinds or sorted(t.full_deck + t.display) != kinds:
        raise refuse("position-draft-backs")
    keeping = t.stage == KEEPING
    step = t.draft_step
    if (step < DRAFT - 1) != keeping:
        raise refuse("position-draft-step", last=DRAFT - 1)
    in_hand = DRAFT - step if keeping else 0
    held = step if keeping else DRAFT
    handed = sum([DRAFT - 1 - earlier for earlier in range(step)])
    for seat in range(t.players):
        if (len(t.packs[seat]), len(t.kept[seat]), len(t.passed[seat])) != (in_hand, held, handed):
            raise refuse("position-draft-hand", seat=seat, packs=in_hand, kept=held, passed=handed)
        if t.choices[seat] != NONE and t.choices[seat] not in t.packs[seat]:
            raise refuse("position-draft-choice", seat=seat)
        _check_bids(t, seat)
    if keeping and NONE not in t.choices:
        raise refuse("position-all-kept")
    if t.players > 1 and step > 0:
        _check_passed(t)


def _check_passed(t: Table) -> None:
    """Packs go to the right: what a seat has handed on is with its neighbours there."""
    for seat in range(t.players):
        right = (seat - 1) % t.players
        passed = t.passed[seat]
        if t.stage == KEEPING:
            found = sorted(passed) == sorted(t.packs[right])
        else:
            beyond = (seat - 2) % t.players
            found = sorted(passed[:2]) == sorted([t.kept[right][1], t.kept[beyond][2]])
            found = found and passed[2] == t.kept[right][2]
        if not found:
            raise refuse("position-draft-passed", seat=seat)


def _check_bids(t: Table, seat: int) -> None:
    """At most two purchases, of cards that the seat has kept and can pay."""
    tools = [bid // 3 for bid in t.bids[seat]]
    cost = sum([TOOL_COST[tool] for tool in tools])
    kept = t.kept[seat] if t.stage == SHOPPING else []
    if (
        len(tools) > DRAFT_BUYS
        or len(set(tools)) < len(tools)
        or any(tool not in kept for tool in tools)
        or cost > t.store[seat * KINDS]
    ):
        raise refuse("position-draft-bids", seat=seat, count=DRAFT_BUYS)
