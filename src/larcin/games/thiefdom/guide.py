"""What Thiefdom tells a search: which actions look promising, and how the guilds stand.

An action is as promising as the outlook of the guild after it. A step is judged by the best place where the move that
begins with it can end, so that the search need not walk there to find out.
"""

from __future__ import annotations

from collections import deque
from math import exp, log
from typing import Final

from larcin.core import guide as core
from larcin.core.action import Action
from larcin.core.guide import result
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom.arrest import settle
from larcin.games.thiefdom.box import ARREST_VP, BENJAMIN, CELLS, NONE, PATROL, ROUNDS
from larcin.games.thiefdom.components import OF, ORDERS, WHAT
from larcin.games.thiefdom.danger import watched_spaces
from larcin.games.thiefdom.movement import points_of, rivals_inside
from larcin.games.thiefdom.outlook import GOLD_WORTH, NEARNESS, STAMINA, Guild, Library
from larcin.games.thiefdom.patrols import risk_tonight
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.stops import pack
from larcin.games.thiefdom.tabletop import HIDING, KEEPING, OVERFLOW, PLANNING, SEEN, SHOPPING, WALKING
from larcin.games.thiefdom.trips import hope_of, load_of
from larcin.games.thiefdom.worths import TOOL_EFFECT, card_value, house_value, make_room, price_of_jump

HEAT: Final = 0.5  # VP: an action that much worse is tried about a third as often
BAD: Final = -99.0
FOOLISH: Final = 9.0  # VP less for what nobody does
DISTRUST: Final = 0.2  # of passing goods round to no purpose
TIDINESS: Final = 0.02  # of store keeping to no purpose
GUESTS: Final = 0.5  # of seeing who is there
EVEN_ALONE: Final = 50.0  # VP that are half a win to who plays alone
SPREAD_ALONE: Final = 10.0  # VP that make much of a difference then
SPREAD: Final = 3.0  # against others, in the last night
SPREAD_NIGHT: Final = 1.2  # more for each night to come
CERTAIN: Final = 0.05  # no position is won or lost before the end


class Guide(core.Guide[Position]):
    """Advice for a search in Thiefdom."""

    library: Library

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0  # the outlook looks further than any play-out of this length could
        self.explore = 0.3
        self.levels = (12, 16, 36, 300)
        self.heats = (2.5, 0.5, 0.0, 0.0)
        self.library = Library()

    # How the guilds stand

    def worth(self, state: Position) -> list[float]:
        if not state.to_act:
            return [_share(state.scores()[0].total - EVEN_ALONE, SPREAD_ALONE)] if state.players == 1 else result(state)
        book = self.library.book(state.city)
        stands = [Guild(state, seat, book).outlook() for seat in range(state.players)]
        if state.players == 1:
            return [_share(stands[0] - EVEN_ALONE, SPREAD_ALONE)]
        spread = SPREAD + SPREAD_NIGHT * (ROUNDS - state.round)
        shares: list[float] = []
        for seat in range(state.players):
            best = max([stands[other] for other in range(state.players) if other != seat])
            shares.append(CERTAIN + (1.0 - 2.0 * CERTAIN) * _share(stands[seat] - best, spread))
        return shares

    def points(self, worth: float) -> float:
        likely = min(max(worth, 0.001), 0.999)
        return EVEN_ALONE + SPREAD_ALONE * log(likely / (1.0 - likely))

    # What looks promising

    def priors(self, state: Position, seat: int, legal: list[Action]) -> list[float]:
        values = self.values(state, seat, legal)
        best = max(values)
        return [exp((value - best) / HEAT) for value in values]

    def values(self, t: Position, seat: int, legal: list[Action]) -> list[float]:
        """How good each action looks, in VP."""
        if t.stage == KEEPING or t.stage == SHOPPING:
            return [card_value(action, TOOL_EFFECT, GOLD_WORTH) for action in legal]
        if t.stage == HIDING:
            return [NEARNESS * house_value(t, OF[action.number]) for action in legal]
        if t.stage == PLANNING:
            return self._orders(t, seat, legal)
        if t.stage == WALKING:
            return [self._walk(t, seat, action) if WHAT[action.number] == c.DO_WALK else 2 * BAD for action in legal]
        return self._turn(t, seat, legal)

    def _orders(self, t: Position, seat: int, legal: list[Action]) -> list[float]:
        """Thieves that stand in danger first; the patrol rather late, when it is known where rivals are."""
        patrols = self.library.book(t.city).patrols
        danger: list[float] = []
        for thief in t.thieves_of(seat):
            loss = 0.0
            if t.where[thief] < CELLS:
                loss = risk_tonight(t, patrols, thief, t.where[thief]) * (ARREST_VP + hope_of(load_of(t, thief), 8.0))
            danger.append(loss)
        values: list[float] = []
        for action in legal:
            worth = 0.0
            for place, what in enumerate(ORDERS[OF[action.number]]):
                worth += 0.1 * place if what == PATROL else -danger[what] * place
            values.append(worth)
        return values

    def _walk(self, t: Position, seat: int, action: Action) -> float:
        """The outlook of the seat and its rivals when a figure has taken that way."""
        copy = t.clone()
        copy.carry_out(WHAT[action.number], OF[action.number])
        settle(copy)
        book = self.library.book(t.city)
        worth = 0.0
        for other in range(t.players):
            outlook = Guild(copy, other, book).outlook()
            worth += outlook if other == seat else -outlook / (t.players - 1)
        return worth

    def _turn(self, t: Position, seat: int, legal: list[Action]) -> list[float]:
        book = self.library.book(t.city)
        guild = Guild(t, seat, book)
        now = guild.outlook()
        here = t.where[t.actor] if t.hover == NONE else t.hover
        load = pack(t, t.actor)
        ends: dict[int, float] | None = None
        values: list[float] = []
        for action in legal:
            what = WHAT[action.number]
            of = OF[action.number]
            if what == c.DO_STEP:
                if ends is None:
                    ends = _ends_by_step(t, guild, here, load)
                worth = ends.get(of, now - FOOLISH)
            elif what == c.DO_END:
                worth = guild.elsewhere(here, load, 0)
            elif what == c.DO_DONE and t.moving:
                worth = guild.elsewhere(here, load, t.ap)
            elif what == c.DO_STAMINA:
                worth = guild.elsewhere(here, load, 1) - STAMINA if t.ap == 0 else now - FOOLISH / 3
            elif what == c.DO_DISCARD and t.stage != OVERFLOW:
                worth = 2 * BAD  # worse than a jump with nowhere to land
            elif what == c.DO_GUESTS:
                worth = now + GUESTS  # who they are is not known
            else:
                copy = t.clone()
                copy.carry_out(what, of)
                if t.stage != SEEN:
                    settle(copy)
                make_room(copy)
                worth = Guild(copy, seat, book).outlook() - _doubt(t, what)
            values.append(worth)
        return values


def _share(lead: float, spread: float) -> float:
    return 1.0 / (1.0 + exp(-lead / spread))


def _doubt(t: Position, what: int) -> float:
    """What an action should bring at least."""
    if what == c.DO_MEET or what == c.DO_GIVE or (what == c.DO_TAKE and t.mate != NONE):
        return DISTRUST
    return TIDINESS if c.DO_STORE <= what <= c.DO_DISCARD else 0.0


def _ends_by_step(t: Position, guild: Guild, here: int, load: int) -> dict[int, float]:
    """For each next step, the outlook at the best place where the move that begins with it can end."""
    thief = t.actor
    watched = watched_spaces(t, thief)
    points = t.points if t.moving else points_of(t, thief)
    ap = t.ap if t.moving else t.ap - 1
    arrested = guild.elsewhere(t.hideout[thief // 3], 0, ap) - ARREST_VP
    found: dict[int, float] = {}
    cost: dict[int, int] = {here: 0}
    lost: dict[int, float] = {here: 0.0}
    first: dict[int, int] = {}
    rim = deque([here])
    while rim:
        place = rim.popleft()
        if place != here and (place >= CELLS or place in watched):
            continue
        for other in t.city.steps[place]:
            jumped = other < CELLS and t.figure[other] != NONE
            spent = cost[place] + (0 if jumped else 1)
            if other in cost or other == t.where[thief] or spent > points or (jumped and spent == points):
                continue
            cost[other] = spent
            lost[other] = lost[place] + (price_of_jump(t, other) if jumped else 0.0)
            first[other] = other if place == here else first[place]
            if jumped:
                rim.appendleft(other)
            else:
                rim.append(other)
            if other in watched:
                worth = arrested
            elif jumped:
                worth = BAD
            else:
                worth = guild.elsewhere(other, load, ap) + 0.01 * (points - spent)
                if other >= CELLS and not t.has_ally(thief, BENJAMIN):
                    worth -= rivals_inside(t, thief, other)
            found[first[other]] = max(found.get(first[other], BAD), worth - lost[other])
    return found
