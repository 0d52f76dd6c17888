"""The day between two nights (rulebook: "Phase d'administration")."""

from __future__ import annotations

from larcin.core.action import seat_arg
from larcin.games.thiefdom.box import (
    CELLS,
    FAVOUR_GOODS,
    FROM_STREETS,
    GOLD,
    GUARDS,
    KINDS,
    NOBLES,
    NONE,
    REFILL_AFTER,
    SMUGGLER_PLACES,
    STOFFEL,
    STREET_VP,
)
from larcin.games.thiefdom.components import mission_args
from larcin.games.thiefdom.equipment import refill_display
from larcin.games.thiefdom.planning import begin_planning
from larcin.games.thiefdom.tabletop import Table


def dawn(t: Table) -> None:
    """Everything the day asks for, then the next night."""
    ended = t.round
    t.round += 1
    t.tired = [False] * t.players
    if t.players > 1:
        t.boards = [t.boards[(seat + 1) % t.players] for seat in range(t.players)]
        t.first = t.boards.index(0)
    if t.events is not None:
        t.tell("day", {"number": ended})
    for seat in range(t.players):
        _reward_the_bold(t, seat)
    if ended in REFILL_AFTER:
        _refill(t)
    begin_planning(t)


def _reward_the_bold(t: Table, seat: int) -> None:
    """1 VP for each thief still in the streets, and Stoffel's gold."""
    bold = 0
    for thief in t.thieves_of(seat):
        if t.where[thief] < CELLS:
            bold += 1
    if bold:
        t.score_vp(seat, bold * STREET_VP, FROM_STREETS)
        if t.events is not None:
            t.tell("streets", {"seat": seat_arg(seat), "n": bold, "vp": bold * STREET_VP})
    for thief in t.thieves_of(seat):
        if t.where[thief] < CELLS and t.has_ally(thief, STOFFEL):
            gold = min(FAVOUR_GOODS[STOFFEL][GOLD], t.gold_room(thief))
            t.bag[thief * KINDS] += gold
            if t.events is not None and gold:
                t.tell("gain", {**t.who(thief), "good": "good-gold", "n": gold})


def _refill(t: Table) -> None:
    """Bags, badges, missions and display (after rounds 2 and 4)."""
    for figure in range(GUARDS + NOBLES):
        t.full[figure] = t.folk[figure] != NONE
    t.tell("refill", {})
    for smuggler, place in enumerate(SMUGGLER_PLACES):
        if t.mission[smuggler] == NONE and t.city.kind[place] != NONE:
            post_mission(t, smuggler)
    t.tool_discard += t.display
    t.display = []
    refill_display(t)


def post_mission(t: Table, smuggler: int) -> None:
    """A new mission for a smuggler who has none: from his own pile (`strategic`), else from the deck."""
    strategic = t.setup.options["missions"] == "strategic"
    pile = t.piles[smuggler] if strategic else t.mission_deck
    if not pile:
        return
    t.mission[smuggler] = pile[-1]
    if strategic:
        t.piles[smuggler] = pile[:-1]
    else:
        t.mission_deck.pop()
        t.revealed += 1
    if t.events is not None:
        place = "place-smuggler-" + str(t.city.section[SMUGGLER_PLACES[smuggler]])
        t.tell("mission-posted", {**mission_args(t.mission[smuggler]), "place": place})
