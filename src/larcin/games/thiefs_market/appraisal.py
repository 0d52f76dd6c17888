"""What things are worth, as the greedy bot sees Thief's Market: a card, a pile, a turn at the market, all in points.

The figures are estimates found by play; the rules do not know them.
"""

from __future__ import annotations

from typing import Final

from larcin.games.thiefs_market import scoring
from larcin.games.thiefs_market.bazaar import MARKET, OVER, SPLIT, Bazaar
from larcin.games.thiefs_market.components import (
    BAG,
    BUILDING,
    BUILDINGS,
    CARD,
    CARD_COUNT,
    CARDS,
    COMPASS,
    COST,
    FACES,
    GEMS,
    HENCHMAN,
    ICON_COUNT,
    INFAMY_FOR,
    INSURANCE,
    KINDS,
    MASK,
    PAWN,
    POINTS,
    POWERS,
    PURCHASE_WITH,
    STEW,
    TO_GOLD,
    TO_INFAMY,
    WAND,
)
from larcin.games.thiefs_market.market import for_sale, purchases_with

GOLD: Final = 0.9  # a piece of gold, while there is still something to buy with it
PAWN_WORTH: Final = 0.6
SPARE_GEM: Final = 0.05
HENCHMAN_WORTH: Final = 0.5
WAND_WITH_GOLEM: Final = 1.5
BUYERS: Final = 0.75  # cards of the newest row that each seat buys in a round, about
USUAL_PILE: Final = 3.5

A_ROUND: Final[dict[str, float]] = {  # what a card brings in each round still to come
    "eyepatch-of-command": 0.4,
    "exit-strategy": 0.9,
    "imbalanced-scales": 0.45,
    "insurance-racket": 2.0,
    "island-estate": 0.45,
    "lucky-animal-appendage": 0.5,
    "narrow-alleyway": 0.8,
    "wicked-clutches": 0.5,
}
EXTRA_PURCHASE: Final = 0.5  # the same, for whole kinds of cards
REWARDED_COLOUR: Final = 0.4
TURN_A_GEM: Final = 0.5
DIE_TO_GOLD: Final = 0.35
DIE_TO_INFAMY: Final = 0.5
POTION_WORTH: Final = 3.0
STEW_WORTH: Final = 3.0

GOLEM: Final[int] = CARD["collecting-golem"]
HAULS: Final[list[int]] = [CARD["big-haul"], CARD["the-heist"]]  # worth as many points as the pile has objects


def _each_round(card: int) -> float:
    """What a card brings in each round still to come."""
    worth = A_ROUND.get(CARDS[card], 0.0)
    for gem in range(GEMS):
        if PURCHASE_WITH[gem] >> card & 1:
            worth += EXTRA_PURCHASE
        if INFAMY_FOR[gem] >> card & 1:
            worth += REWARDED_COLOUR
    for power, face, into in POWERS:
        if power == card:
            if into == TO_INFAMY:
                worth += DIE_TO_INFAMY
            elif into in (TO_GOLD, BAG):
                worth += DIE_TO_GOLD
            else:
                worth += TURN_A_GEM / (4.0 if face == BAG else 3.0)
    return worth


EACH_ROUND: Final[list[float]] = [_each_round(card) for card in range(CARD_COUNT)]
AT_ONCE: Final[list[float]] = [  # and what it brings when it is bought: its own colour may be rewarded
    POINTS[card]
    + ICON_COUNT[card][HENCHMAN] * HENCHMAN_WORTH
    + sum([1.0 for gem in range(GEMS) if INFAMY_FOR[gem] >> card & 1])
    for card in range(CARD_COUNT)
]


def rounds_to_come(world: Bazaar) -> float:
    """How many more rounds there may be after this one: the decks must run out over their rows."""
    if world.phase == OVER:
        return 0.0
    cards = 0
    for deck in range(world.newest, len(world.decks)):
        cards += len(world.decks[deck])
    return cards / (BUYERS * world.players)


def card_worth(world: Bazaar, seat: int, card: int) -> float:
    """What owning one more card is worth to the seat: points at the end, and what it brings until then."""
    rounds = rounds_to_come(world)
    worth = AT_ONCE[card] + EACH_ROUND[card] * rounds
    icons = ICON_COUNT[card]
    if icons[BUILDING] > 0:
        worth += _buildings(world, seat, card)
    if icons[WAND] > 0 and world.has(seat, GOLEM):
        worth += WAND_WITH_GOLEM
    return worth + _special(world, seat, card, rounds)


def _buildings(world: Bazaar, seat: int, card: int) -> float:
    """A second building lifts every safehouse to its higher value."""
    alone, together = BUILDINGS[card]
    owned = scoring.icons(world, seat, BUILDING)
    if owned == 0:
        return alone + 0.3
    lift = 0
    if owned == 1:
        for other in world.owned[seat]:
            low, high = BUILDINGS[world.as_played(other)]
            lift += high - low
    return float(together + lift)


def _special(world: Bazaar, seat: int, card: int, rounds: float) -> float:
    if card in HAULS:
        return float(world.noted_size[seat]) if world.phase != SPLIT else USUAL_PILE
    if card == GOLEM:
        return 3.0 * ((scoring.icons(world, seat, WAND) + 1) // 2)
    if card == CARD["loyalty-program"]:
        return len(world.owned[seat]) + rounds
    if card == CARD["political-campaign"]:
        return (world.infamy[seat] + rounds) / 2
    if card in (CARD["treasure-map-blue"], CARD["treasure-map-red"]):
        others = sum([scoring.icons(world, other, COMPASS) for other in range(world.players) if other != seat])
        return 5.0 if others > 0 else 6.5
    if card == CARD["purported-curse"]:
        return float(scoring.purported_curse(world, seat))
    if card == CARD["exit-strategy"]:
        return world.gold[seat] * (2.0 - GOLD)
    if card == CARD["unlabeled-potion"]:
        return POTION_WORTH
    return STEW_WORTH if card == STEW else 0.0


class Shopper:
    """A seat at the market: what it would pay for each card, and what its dice are worth unspent."""

    def __init__(self, world: Bazaar, seat: int) -> None:
        self.world = world
        self.seat = seat
        self.gold = world.gold[seat]
        self.discount = 1 if world.has(seat, INSURANCE) else 0
        self.gold_worth = GOLD if rounds_to_come(world) >= 1.0 else GOLD / 2
        self.offers = [(card, card_worth(world, seat, card) + self._rewards(card)) for card in for_sale(world)]
        self.offers.sort(key=lambda offer: -offer[1])
        self.first_die: list[float] = []  # of each face: the worth of one die left over,
        self.more_dice = [SPARE_GEM] * GEMS + [self.gold_worth, 1.0]  # and of each further one
        self.use_cards(world.used if self.my_turn() else 0)

    def _rewards(self, card: int) -> float:
        """The infamy that buying a card brings beside the card."""
        abilities = self.world.abilities[self.seat]
        return float(sum([1 for gem in range(GEMS) if COST[card][gem] > 0 and abilities & INFAMY_FOR[gem]]))

    def use_cards(self, used: int) -> None:
        """Reckon with the seat's cards, but for the powers that are used up (bits)."""
        self.first_die = self.more_dice[:]
        for card, face, into in POWERS:
            if self.world.has(self.seat, card) and not used >> card & 1:
                gain = 1.0 if into == TO_INFAMY else self.gold_worth if into in (TO_GOLD, BAG) else SPARE_GEM
                self.first_die[face] = max(self.first_die[face], gain)
        if self.world.has(self.seat, CARD["imbalanced-scales"]):
            self.first_die[BAG] += self.gold_worth
        if self.world.has(self.seat, CARD["island-estate"]):
            self.first_die[MASK] += 1.0

    def my_turn(self) -> bool:
        """Is the seat's own turn to buy under way?"""
        return self.world.phase == MARKET and self.world.turn == self.seat

    def leftover(self, dice: list[int]) -> float:
        """What dice are worth that are not spent on cards."""
        worth = 0.0
        for face in range(len(FACES)):
            if dice[face] > 0:
                worth += self.first_die[face] + (dice[face] - 1) * self.more_dice[face]
        return worth

    def shopping(self, dice: list[int], gold: int, purchases: int, bought: int = 0) -> float:
        """The best that these dice and this gold can buy, with what is left over; `bought`: cards gone, as bits."""
        best = self.leftover(dice) + gold * self.gold_worth
        if purchases <= 0:
            return best
        for card, worth in self.offers:
            if bought >> card & 1:
                continue
            after = dice[:]
            missing = 0
            cost = COST[card]
            for gem in range(GEMS):
                after[gem] -= cost[gem]
                if after[gem] < 0:
                    missing -= after[gem]
                    after[gem] = 0
            missing = max(0, missing - self.discount)
            if missing > gold:
                continue
            if purchases == 1:
                value = worth + self.leftover(after) + (gold - missing) * self.gold_worth
            else:
                value = worth + self.shopping(after, gold - missing, min(purchases, 2) - 1, bought | 1 << card)
            if value > best:
                best = value
        return best

    def pile(self, objects: list[int]) -> float:
        """What a pile is worth at the end of the split: what it buys more than the seat's gold alone would."""
        kinds = 0
        for kind in range(KINDS):
            if objects[kind] > 0:
                kinds |= 1 << kind
        purchases = purchases_with(self.world, self.seat, kinds)
        worth = self.shopping(objects, self.gold, purchases) - self.gold * self.gold_worth
        return worth + (PAWN_WORTH if objects[PAWN] > 0 else 0.0)
