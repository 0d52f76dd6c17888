"""The outlook of a guild, for the search: the VP it may have in the end."""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import (
    ACTION_POINTS,
    ARREST_VP,
    CELLS,
    DRAFT_BUYS,
    DUNGEON_SECTION,
    FIRST_ART,
    GUARDS,
    KINDS,
    LOCK_PICK,
    NONE,
    ROUNDS,
    SACK,
    SHOES,
    SMOKE_BOMB,
    STARS_THROWN,
    TOOL_COST,
    TOOL_VP,
    WIBALD,
)
from larcin.games.thiefdom.city import City
from larcin.games.thiefdom.danger import watched_spaces
from larcin.games.thiefdom.errands import Errands, Plan, Watch
from larcin.games.thiefdom.patrols import Patrols, risk_tomorrow, risk_tonight, waits
from larcin.games.thiefdom.stops import SHARED, means_key, pack, town_key
from larcin.games.thiefdom.tabletop import HIDING, Table
from larcin.games.thiefdom.trips import REST
from larcin.games.thiefdom.worths import FRIEND_WORTH, TOOL_EFFECT, favour_for, house_value

STREET: Final = 0.75  # of the VP for a day in the streets, before it is known where the night ends
STAMINA: Final = 0.4  # VP for the action it gives
USED: Final = (SHOES, SACK, LOCK_PICK)  # equipment that errands reckon with
KNOWN: Final = 0.3  # of its effect, what is beyond them
STARS: Final[list[float]] = [1.2, 1.8, 2.5, 3.5, 4.2, 4.4]  # by nights to come: of Throwing Stars, which need a target
FRIEND: Final = 0.5  # of an ally's worth, what is beyond what errands reckon with
NEARNESS: Final = 0.3  # VP for a movement point that a hideout saves
GOLD_WORTH: Final = 0.4  # before the first night
CITIES: Final = 6  # that are remembered
TOWNS: Final = 30  # in each of them
WATCHES: Final = 200


class Town:
    """Missions, villas and dungeon as they stand: the errands of thieves there, by what they have."""

    errands: dict[int, Errands]

    def __init__(self) -> None:
        self.errands = {}


class Book:
    """All that is remembered of one city."""

    city: City
    patrols: Patrols
    towns: dict[int, Town]
    watches: dict[int, Watch]
    watched: int  # watches made so far: each has a number of its own

    def __init__(self, city: City) -> None:
        self.city = city
        self.patrols = Patrols(city)
        self.towns = {}
        self.watches = {}
        self.watched = 0

    def town(self, t: Table) -> Town:
        """The town as it stands in that position."""
        key = town_key(t)
        known = self.towns.get(key)
        if known is None:
            if len(self.towns) == TOWNS:
                self.towns.clear()
            known = Town()
            self.towns[key] = known
        return known

    def watch(self, t: Table, thief: int) -> Watch:
        """What guards are watching now, as far as that thief must mind it."""
        key = 0
        if not t.smoke:
            safe = t.has_ally(thief, WIBALD)
            for guard in range(GUARDS):
                post = t.folk[guard]
                if post == NONE or t.bribed[thief] >> guard & 1 or (safe and t.city.section[post] == DUNGEON_SECTION):
                    continue
                key = (key << 11) + post * 4 + t.facing[guard] + 1
        known = self.watches.get(key)
        if known is None:
            if len(self.watches) == WATCHES:
                self.watches.clear()
            known = Watch(self.watched, t.city, watched_spaces(t, thief))
            self.watched += 1
            self.watches[key] = known
        return known


class Library:
    """The books of the cities that were played in last."""

    books: dict[tuple[str, ...], Book]
    latest: Book | None

    def __init__(self) -> None:
        self.books = {}
        self.latest = None

    def book(self, city: City) -> Book:
        """The book of that city."""
        latest = self.latest
        if latest is not None and latest.city is city:
            return latest
        book = self.books.get(city.layout)
        if book is None:
            if len(self.books) == CITIES:
                self.books.clear()
            book = Book(city)
            self.books[city.layout] = book
        self.latest = book
        return book


class Guild:
    """One guild in one position, and what may become of it."""

    t: Table
    seat: int
    book: Book
    errands: list[Errands]  # of its three thieves
    shape: int  # of the thief that is acting; the first if none is
    later: int  # actions of a thief in the nights to come
    _rest: float  # below 0: not known yet
    _others: dict[int, Plan]

    def __init__(self, t: Table, seat: int, book: Book) -> None:
        self.t = t
        self.seat = seat
        self.book = book
        self.shape = t.actor % 3 if t.actor != NONE and t.actor // 3 == seat else 0
        nights = ROUNDS - t.round
        self.later = nights * ACTION_POINTS + (nights + 1) // 3  # with a share of the guild's stamina
        self.errands = []
        self._rest = -1.0
        self._others = {}
        if t.stage > HIDING:
            town = book.town(t)
            for thief in t.thieves_of(seat):
                key = means_key(t, thief)
                known = town.errands.get(key)
                if known is None:
                    known = Errands(t, thief)
                    town.errands[key] = known
                self.errands.append(known)

    def outlook(self) -> float:
        """The VP that it may have in the end."""
        if self.t.stage <= HIDING:
            return self._before_the_nights()
        return self._together(self._thief(self.shape, 0), self._thief(self.shape, self._pair(0).claim))

    def elsewhere(self, place: int, load: int, ap: int) -> float:
        """The same, were its acting thief in that place, with that load and so many actions left."""
        return self._together(
            self._thief_at(self.shape, place, 0, load, ap, 0),
            self._thief_at(self.shape, place, 0, load, ap, self._pair(0).claim),
        )

    def _together(self, first: Plan, last: Plan) -> float:
        """The thief of `shape` chooses before the two others, or they before it: what is better."""
        before = first.worth + self._pair(first.claim & SHARED).worth
        after = last.worth + self._pair(0).worth
        return self._belongings() + (before if before > after else after)

    def _pair(self, gone: int) -> Plan:
        """What the two others may bring; the claim is theirs."""
        known = self._others.get(gone)
        if known is not None:
            return known
        two = (self.shape + 1) % 3
        three = (self.shape + 2) % 3
        best = self._one_after_the_other(two, three, gone)
        if best.claim:
            other = self._one_after_the_other(three, two, gone)
            if other.worth > best.worth:
                best = other
        self._others[gone] = best
        return best

    def _one_after_the_other(self, first: int, then: int, gone: int) -> Plan:
        one = self._thief(first, gone)
        other = self._thief(then, gone | one.claim & SHARED)
        return Plan(one.worth + other.worth, (one.claim | other.claim) & SHARED)

    # A thief

    def _thief(self, shape: int, gone: int) -> Plan:
        """What a thief may still bring, with what may happen to it where it is."""
        t = self.t
        thief = self.seat * 3 + shape
        load = pack(t, thief)
        if thief != t.actor:
            return self._thief_at(shape, t.where[thief], 0, load, ACTION_POINTS if waits(t, thief) else 0, gone)
        if t.location != NONE:
            plan = self.errands[shape].inside(t.location, load, t.ap + self.later, gone, t.parts)
            return Plan(plan.worth + self._standing(shape, t.location, t.ap, plan.worth), plan.claim)
        here = t.where[thief] if t.hover == NONE else t.hover
        return self._thief_at(shape, here, t.points if t.moving else 0, load, t.ap, gone)

    def _thief_at(self, shape: int, place: int, spare: int, load: int, ap: int, gone: int) -> Plan:
        t = self.t
        thief = self.seat * 3 + shape
        watch = self.book.watch(t, thief) if thief == t.actor else None
        plan = self.errands[shape].best(place, spare, load, ap + self.later, ap, t.visited[thief], gone, watch)
        return Plan(plan.worth + self._standing(shape, place, ap, plan.worth), plan.claim)

    def _standing(self, shape: int, place: int, ap: int, plan: float) -> float:
        """VP for being in the streets by day, and what an arrest there would cost."""
        t = self.t
        thief = self.seat * 3 + shape
        bonus = 1.0 if t.round < ROUNDS else 0.0
        hope = STREET * bonus if ap > 0 else 0.0
        if place >= CELLS or (ap > 0 and thief == t.actor):
            return hope
        fresh = self.errands[shape].best(t.hideout[self.seat], 0, 0, ap + self.later, ap, 0, 0, None)
        loss = ARREST_VP + plan - fresh.worth
        if thief in t.lying:
            return -loss
        tonight = risk_tonight(t, self.book.patrols, thief, place)
        if ap > 0:
            return hope - tonight * loss
        tomorrow = risk_tomorrow(t, self.book.patrols, thief, place)
        return bonus * (1.0 - tonight) - (1.0 - (1.0 - tonight) * (1.0 - tomorrow)) * loss

    # Belongings

    def _belongings(self) -> float:
        """VP, cards, the store, and stamina."""
        if self._rest < 0.0:
            t = self.t
            self._rest = t.vp[self.seat] + self._cards() + self._store()
            if not t.tired[self.seat] and self._goes_on():
                self._rest += STAMINA
        return self._rest

    def _goes_on(self) -> bool:
        """Has any of its thieves something to do tonight?"""
        t = self.t
        return any(thief == t.actor or waits(t, thief) for thief in t.thieves_of(self.seat))

    def _cards(self) -> float:
        t = self.t
        worth = 0.0
        nights = (ROUNDS - t.round + 0.5) / ROUNDS
        for thief in t.thieves_of(self.seat):
            to_come = t.round < ROUNDS or waits(t, thief) or (thief == t.actor and t.ap > 0)
            for slot in (thief * 2, thief * 2 + 1):
                tool = t.tools[slot]
                if tool == SMOKE_BOMB:
                    worth += TOOL_EFFECT[tool] if to_come else 0.0
                elif tool == STARS_THROWN:
                    worth += STARS[ROUNDS - t.round] if to_come else 0.0
                elif tool != NONE:
                    worth += TOOL_EFFECT[tool] * nights * (KNOWN if tool in USED else 1.0)
            if t.ally[thief] != NONE and not t.brawled[thief]:
                worth += FRIEND * FRIEND_WORTH[t.ally[thief]] * nights
        return worth

    def _store(self) -> float:
        t = self.t
        worth = 0.0
        for good in range(KINDS):
            count = t.store[self.seat * KINDS + good]
            if count:
                worth += count * (REST[min(good, FIRST_ART)] + favour_for(t, self.seat, good))
        return worth

    def _before_the_nights(self) -> float:
        """The cards and the hideout chosen so far; more is not known yet."""
        t = self.t
        seat = self.seat
        gold = t.store[seat * KINDS]
        worth = t.vp[seat] + GOLD_WORTH * gold
        for bid in t.bids[seat]:
            worth += _price_less(bid // 3)
        if t.kept[seat] and not t.bids[seat]:
            worth += sum(sorted([_price_less(tool) for tool in t.kept[seat]])[-DRAFT_BUYS:])
        for thief in t.thieves_of(seat):
            for slot in (thief * 2, thief * 2 + 1):
                if t.tools[slot] != NONE:
                    worth += TOOL_EFFECT[t.tools[slot]]
        if t.hideout[seat] != NONE:
            worth += NEARNESS * house_value(t, t.hideout[seat])
        return worth


def _price_less(tool: int) -> float:
    """What equipment brings to who buys it before the first night."""
    return TOOL_EFFECT[tool] + TOOL_VP[tool] - GOLD_WORTH * TOOL_COST[tool]
