"""All thieves at one market, for the search: how they stand, and how a split among them may go on, by whole piles."""

from __future__ import annotations

from typing import Final

from larcin.core.rng import Rng
from larcin.games.thiefs_market import scoring
from larcin.games.thiefs_market.appraisal import EACH_ROUND, HENCHMAN_WORTH, rounds_to_come
from larcin.games.thiefs_market.bazaar import (
    ALL,
    BACK,
    BITS,
    CENTRE,
    CHOOSING,
    MARKET,
    NOTHING,
    RETURNING,
    SPLIT,
    TAKING,
    Bazaar,
)
from larcin.games.thiefs_market.bot import LATE, SUREST, WARY
from larcin.games.thiefs_market.components import DONE, FACES, HENCHMAN, KINDS, LUCKY, PAWN, STEAL, TAKE_ALL
from larcin.games.thiefs_market.loot import ONE, ONE_PAWN, Appraiser, fits, size

WHIM: Final = 1.0  # points by which a thief of a play-out may misjudge a plan
LONGEST: Final = 12  # turns of a split that are played on
GAME_LENGTH: Final = 14.0  # rounds

Plan = tuple[float, int, int]  # its value, the action it begins with (DONE: take or return), and the pile it is of


def crowd(world: Bazaar) -> tuple[int, ...]:
    """All that the worth of things depends on at this market, as a key."""
    sale = 0
    for row in world.rows:
        for card in row:
            if card != NOTHING:
                sale |= 1 << card
    left = 0
    for deck in range(world.newest, len(world.decks)):
        left += len(world.decks[deck])
    key = [sale, left, world.copied, world.phase]
    key += world.abilities
    key += world.gold
    key += world.infamy
    for cards in world.owned:
        key.append(len(cards))
    if world.phase != SPLIT:
        key += world.noted_size
        if world.phase == MARKET:
            key.append(world.turn)
            key.append(world.used)
    return tuple(key)


class Gang:
    """The thieves, as long as market, cards and tokens stay as they are."""

    rounds: float  # to come after this one
    standings: list[float]  # by seat: the points it may have at the end, without what this round brings
    _appraisers: list[Appraiser | None]

    def __init__(self, world: Bazaar) -> None:
        self.rounds = rounds_to_come(world)
        self._appraisers = [None] * world.players
        henchmen = scoring.henchmen_bonus(world)
        gold = scoring.gold_bonus(world)
        done = max(0.0, 1.0 - self.rounds / GAME_LENGTH)
        self.standings = []
        for seat in range(world.players):
            points = float(world.infamy[seat] + scoring.points_of_cards(world, seat))
            points += done * (henchmen[seat] + gold[seat])
            points += (1.0 - done) * HENCHMAN_WORTH * scoring.icons(world, seat, HENCHMAN)
            points += world.gold[seat] * self.appraiser(world, seat).gold_worth
            for card in world.owned[seat]:
                points += EACH_ROUND[world.as_played(card)] * self.rounds
            self.standings.append(points)

    def appraiser(self, world: Bazaar, seat: int) -> Appraiser:
        """The seat's own eyes for this market; the world is one with the same `crowd`."""
        found = self._appraisers[seat]
        if found is None:
            found = Appraiser(world, seat)
            self._appraisers[seat] = found
        return found


class Split:
    """A split that goes on by whole piles."""

    players: int
    appraisers: list[Appraiser]
    lucky: list[bool]  # by seat: dice returned from its pile are not rolled
    piles: list[int]
    centre: int
    back: int  # returned from the pile just stolen
    turn: int
    step: int
    victim: int

    def __init__(self, world: Bazaar, gang: Gang) -> None:
        players = world.players
        self.players = players
        self.appraisers = [gang.appraiser(world, seat) for seat in range(players)]
        self.lucky = [world.has(seat, LUCKY) for seat in range(players)]
        self.piles = [world.tally(seat) for seat in range(players)]
        self.centre = world.tally(CENTRE)
        self.back = world.tally(BACK)
        self.turn = world.turn
        self.step = world.step
        self.victim = world.victim

    # What a seat may think of

    def plans(self) -> list[Plan]:
        """The plans of the seat in turn: whole piles, with what each is worth to it."""
        seat = self.turn
        mine = self.piles[seat]
        wishes = self.appraisers[seat]
        if self.step == TAKING:
            whole = self.centre + mine
            piles = [pile for pile in wishes.wishes(whole) if fits(mine, pile) and pile != mine]
            piles.append(mine)
            return [(self._value(pile, whole - pile), DONE.number, pile) for pile in piles]
        if self.step == RETURNING:
            return self._keeping(mine, self.centre + self.back, self.back == 0)
        plans: list[Plan] = []
        if self.piles.count(0) > 1:
            for pile in wishes.wishes(self.centre):
                plans.append((self._value(pile, self.centre - pile), DONE.number, pile))
        elif self.centre:
            plans.append((wishes.worth(self.centre), TAKE_ALL.number, self.centre))
        for victim in range(self.players):
            pile = self.piles[victim]
            if size(pile) > 1:
                self.piles[victim] = 0
                best = max([value for value, _, _ in self._keeping(pile, self.centre, True)])
                self.piles[victim] = pile
                plans.append((best, STEAL[victim].number, pile))
        return plans

    def _keeping(self, stolen: int, centre: int, must_return: bool) -> list[Plan]:
        """What to keep of a stolen pile. What goes back will be rolled, but who knows how."""
        whole = centre + stolen
        plans: list[Plan] = []
        for pile in self.appraisers[self.turn].wishes(stolen):
            if pile != stolen:
                plans.append((self._value(pile, whole - pile), DONE.number, pile))
        if not must_return:
            plans.append((self._value(stolen, centre), DONE.number, stolen))
        return plans

    def _value(self, pile: int, rest: int) -> float:
        """A pile's worth to the seat in turn if it is left alone, and what is hoped for if it is stolen."""
        seat = self.turn
        own = self.appraisers[seat].worth(pile)
        if size(pile) < 2:
            return own
        safe = 1.0
        for thief in range(self.players):
            if thief != seat and self.piles[thief] == 0:
                appraiser = self.appraisers[thief]
                other = appraiser.worth(rest)
                for victim in range(self.players):
                    if victim != seat and self.piles[victim]:
                        other = max(other, appraiser.loot(self.piles[victim]))
                safe *= 1.0 - max(0.0, min(SUREST, 0.5 + (appraiser.loot(pile) - other) / WARY))
        return safe * own + (1.0 - safe) * LATE * self.appraisers[seat].worth(rest)

    # Playing on

    def play_on(self, rng: Rng) -> None:
        """Until everybody has a pile: each does what looks best to it, more or less."""
        for _ in range(LONGEST):
            plans = self.plans()
            best = plans[0]
            most = -1000.0
            for plan in plans:
                value = plan[0] + WHIM * rng.below(256) / 256
                if value > most:
                    most = value
                    best = plan
            self._carry_out(best, rng)
            if not self._next():
                return

    def _carry_out(self, plan: Plan, rng: Rng) -> None:
        seat = self.turn
        _, action, pile = plan
        if action == DONE.number or action == TAKE_ALL.number:
            if self.step == RETURNING:
                self.back += self.piles[seat] - pile
                self.piles[seat] = pile
                self._roll(rng)
            else:
                self.centre -= pile - self.piles[seat]
                self.piles[seat] = pile
            return
        self.victim = action - STEAL[0].number
        self.piles[seat] = pile
        self.piles[self.victim] = 0
        self.step = RETURNING
        best = max(self.plans())
        self.back = pile - best[2]
        self.piles[seat] = best[2]
        self._roll(rng)

    def _roll(self, rng: Rng) -> None:
        """What came back is rolled, but for the pawn and what a lucky charm protects."""
        if self.lucky[self.victim]:
            self.centre += self.back
        else:
            for kind in range(KINDS):
                for _ in range(self.back >> BITS * kind & ALL):
                    self.centre += ONE_PAWN if kind == PAWN else ONE[rng.below(len(FACES))]
        self.back = 0

    def _next(self) -> bool:
        """The next seat without a pile follows."""
        self.step = CHOOSING
        for _ in range(self.players):
            self.turn = (self.turn + 1) % self.players
            if self.piles[self.turn] == 0:
                return True
        return False

    # The market after it

    def add_market(self, points: list[float]) -> None:
        """Everybody shops as well as possible, the pawn's holder first; add what it brings."""
        holder = self.turn
        for seat in range(self.players):
            if self.piles[seat] & ALL << BITS * PAWN:
                holder = seat
        gone = 0
        for place in range(self.players):
            seat = (holder + place) % self.players
            gain, taken = self.appraisers[seat].spree(self.piles[seat], gone)
            points[seat] += gain
            gone |= taken
