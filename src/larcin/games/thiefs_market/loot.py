"""Piles of loot as numbers, and what each is worth to whom: reckoned once for a market, and remembered.

A pile is a tally (see bazaar.py), so that piles are added and taken apart as numbers are. What a pile buys depends on
the cards for sale, and on the cards and the gold of its owner: all that is an `Appraiser`, which lasts as long as those
do, a whole split.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from larcin.games.thiefs_market.appraisal import HAULS, PAWN_WORTH, USUAL_PILE, Shopper
from larcin.games.thiefs_market.bazaar import ALL, BITS, SPLIT, Bazaar
from larcin.games.thiefs_market.components import BAG, GEMS, KINDS, MASK, PAWN, POWERS
from larcin.games.thiefs_market.market import PRICE_TAG, purchases_with

ONE: Final[list[int]] = [1 << BITS * kind for kind in range(KINDS)]
ONE_BAG: Final = 1 << BITS * BAG
ONE_MASK: Final = 1 << BITS * MASK
ONE_PAWN: Final = 1 << BITS * PAWN
GEM_BITS: Final = (1 << BITS * GEMS) - 1
PILE_BITS: Final = BITS * KINDS
EVERY_BIT: Final = (1 << PILE_BITS) - 1
LARGEST: Final = 6  # objects in the piles that are thought of
PAIRED: Final = 6  # the cards of which two together are thought of, by who may buy two


def size(pile: int) -> int:
    """How many objects are in a pile."""
    rest: i64 = pile
    count: i64 = 0
    while rest:
        count += rest & ALL
        rest >>= BITS
    return count


def fits(pile: int, whole: int) -> bool:
    """Is the pile a part of the whole?"""
    part: i64 = pile
    rest: i64 = whole
    while part:
        if (part & ALL) > (rest & ALL):
            return False
        part >>= BITS
        rest >>= BITS
    return True


def common(pile: int, whole: int) -> int:
    """What of a pile is in the whole."""
    wanted: i64 = pile
    there: i64 = whole
    common: i64 = 0
    shift: i64 = 0
    while wanted >> shift:
        have = (there >> shift) & ALL
        want = (wanted >> shift) & ALL
        common += (have if have < want else want) << shift
        shift += BITS
    return common


class Appraiser:
    """A seat at a market that does not change: what every pile is worth to it, and which piles it would like."""

    gold: int
    gold_worth: float
    discount: int
    cards: list[int]  # for sale, in the order of the box: so a place among the offers is the same to all seats
    worths: list[float]  # of the cards, by place
    costs: list[int]  # of the cards, as piles
    ranking: list[int]  # the places, the best card first
    by_size: int  # the places of cards whose worth grows with the pile, as bits
    first_die: list[float]  # of each face: the worth of one die left over,
    more_dice: list[float]  # and of each further one
    purchases: list[int]  # by the gems in a pile, as bits
    turns: list[tuple[int, int]]  # faces that one of its cards can turn into another
    known: dict[int, tuple[float, int]]  # by pile and places gone: what it buys is worth, and the places it takes
    telling: int  # the bits of a pile on which that depends; the other objects are worth the same in any pile
    loots: dict[int, float]  # by pile
    liked: dict[int, list[int]]  # by what lies in the centre: the best pile of each size

    def __init__(self, world: Bazaar, seat: int) -> None:
        shopper = Shopper(world, seat)
        self.gold = shopper.gold
        self.gold_worth = shopper.gold_worth
        self.discount = shopper.discount
        offers = sorted(shopper.offers)
        self.cards = [card for card, _ in offers]
        self.worths = [worth for _, worth in offers]
        self.costs = [PRICE_TAG[card] for card in self.cards]
        self.telling = GEM_BITS
        self.by_size = 0
        if world.phase == SPLIT:
            for place in range(len(self.cards)):
                if self.cards[place] in HAULS:
                    self.by_size |= 1 << place
                    self.worths[place] -= USUAL_PILE
                    self.telling = EVERY_BIT
        self.ranking = sorted(range(len(offers)), key=lambda place: -self.worths[place])
        self.first_die = shopper.first_die
        self.more_dice = shopper.more_dice
        self.purchases = [purchases_with(world, seat, gems) for gems in range(1 << GEMS)]
        able = world.abilities[seat] & ~(world.used if shopper.my_turn() else 0)
        self.turns = []
        for card, face, into in POWERS:
            if into >= 0 and into != BAG and able >> card & 1:
                self.turns.append((face, into))
                self.telling |= ALL << BITS * face
        self.known = {}
        self.loots = {}
        self.liked = {}

    def worth(self, pile: int) -> float:
        """What a pile brings to this seat, in points."""
        return self.spree(pile, 0)[0]

    def spree(self, pile: int, gone: int) -> tuple[float, int]:
        """What a pile brings when some of the offers are gone (bits by place), and the places it takes."""
        key = gone << PILE_BITS | pile & self.telling
        known = self.known.get(key)
        if known is None:
            gems = 0
            for gem in range(GEMS):
                if pile >> BITS * gem & ALL:
                    gems |= 1 << gem
            gain, taken = self.shop(pile & self.telling, self.gold, self.purchases[gems], gone)
            known = gain - self.gold * self.gold_worth, taken
            self.known[key] = known
        return known[0] + self.beside(pile & ~self.telling), known[1]

    def beside(self, pile: int) -> float:
        """What bags, masks and the pawn are worth in any pile."""
        worth = PAWN_WORTH if pile >= ONE_PAWN else 0.0
        bags = pile >> BITS * BAG & ALL
        if bags:
            worth += self.first_die[BAG] + (bags - 1) * self.more_dice[BAG]
        masks = pile >> BITS * MASK & ALL
        if masks:
            worth += self.first_die[MASK] + (masks - 1) * self.more_dice[MASK]
        return worth

    def shop(self, pile: int, gold: int, purchases: int, gone: int) -> tuple[float, int]:
        """The best that a pile and gold can buy, with what is left over; a card that turns a die may do so first."""
        objects = size(pile)
        best = self._buy(pile, gold, purchases, gone, objects)
        for face, into in self.turns:
            if pile >> BITS * face & ALL:
                other = self._buy(pile - ONE[face] + ONE[into], gold, purchases, gone, objects)
                if other[0] > best[0]:
                    best = other
        return best

    def _buy(self, pile: int, gold: int, purchases: int, gone: int, objects: int) -> tuple[float, int]:
        nothing = self.leftover(pile) + gold * self.gold_worth
        best = nothing
        taken = 0
        if purchases <= 0:
            return best, taken
        dice: i64 = pile
        more = min(purchases, 2) - 1
        for place in self.ranking:
            worth = self.worths[place]
            if self.by_size >> place & 1:
                worth += objects
            elif nothing + worth * (1 + more) <= best:
                if self.by_size == 0:
                    break  # the cards that follow are worth less still
                continue
            if gone >> place & 1:
                continue
            cost: i64 = self.costs[place]
            missing: i64 = -self.discount
            after = dice
            shift: i64 = 0
            while cost >> shift:
                asked = (cost >> shift) & ALL
                have = (dice >> shift) & ALL
                if asked > have:
                    missing += asked - have
                    asked = have
                after -= asked << shift
                shift += BITS
            if missing > gold:
                continue
            left = gold - missing if missing > 0 else gold
            then, other = self._buy(after, left, more, gone | 1 << place, objects)
            if worth + then > best:
                best = worth + then
                taken = 1 << place | other
        return best, taken

    def leftover(self, pile: int) -> float:
        """What objects are worth that are not spent on cards."""
        worth = self.beside(pile)
        for gem in range(GEMS):
            count = pile >> BITS * gem & ALL
            if count:
                worth += self.first_die[gem] + (count - 1) * self.more_dice[gem]
        return worth

    def exchange(self, pile: int) -> float:
        """What is left to who has finished shopping: bags and masks are exchanged, and the pawn stays."""
        worth = PAWN_WORTH if pile >= ONE_PAWN else 0.0
        return worth + (pile >> BITS * BAG & ALL) * self.gold_worth + (pile >> BITS * MASK & ALL)

    def loot(self, pile: int) -> float:
        """The best that can be kept of a stolen pile, of which one object must go back."""
        known = self.loots.get(pile)
        if known is not None:
            return known
        best = -1.0
        for kind in range(KINDS):
            if pile >> BITS * kind & ALL and pile != ONE[kind]:
                best = max(best, self.worth(pile - ONE[kind]))
        self.loots[pile] = best
        return best

    # Piles it would like

    def wishes(self, centre: int) -> list[int]:
        """Of each size the best pile that the centre has, the smallest first."""
        known = self.liked.get(centre)
        if known is None:
            known = self._wishes(centre)
            self.liked[centre] = known
        return known

    def _wishes(self, centre: int) -> list[int]:
        best = [-1.0] * (LARGEST + 1)
        piles = [0] * (LARGEST + 1)
        others: list[tuple[int, int, float]] = []  # what may go with gems: the pile, its size, its worth
        for pawn in range((centre >> BITS * PAWN) + 1):
            for masks in range((centre >> BITS * MASK & ALL) + 1):
                for bags in range((centre >> BITS * BAG & ALL) + 1):
                    pile = pawn * ONE_PAWN + masks * ONE_MASK + bags * ONE_BAG
                    others.append((pile, pawn + masks + bags, self.beside(pile)))
        together = self.telling != GEM_BITS
        for gems in self._gems(centre & GEM_BITS):
            so_far = size(gems)
            alone = self.worth(gems)
            for pile, count, beside in others:
                objects = count + so_far
                if 0 < objects <= LARGEST:
                    worth = self.worth(gems + pile) if together else alone + beside
                    if worth > best[objects]:
                        best[objects] = worth
                        piles[objects] = gems + pile
        return [pile for pile in piles if pile]

    def _gems(self, centre: int) -> list[int]:
        """The gems that somebody who takes from the centre might want: for a card, or for two, or a single one."""
        found: list[int] = [0]
        for gem in range(GEMS):
            if centre >> BITS * gem & ALL:
                found.append(ONE[gem])
        for place in self.ranking:
            wanted = common(self.costs[place], centre)
            if wanted not in found:
                found.append(wanted)
        if max(self.purchases) > 1:
            for one in self.ranking[:PAIRED]:
                for other in self.ranking[:PAIRED]:
                    both = common(self.costs[one] + self.costs[other], centre)
                    if one < other and both not in found:
                        found.append(both)
        return found
