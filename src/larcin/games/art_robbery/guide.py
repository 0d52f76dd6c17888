"""What a search is told about Art Robbery: which cards look good, how a raid may go on, and who stands well after it.

A play-out goes to the end of the raid, no further. What the raids after it may bring is the same for every choice, so
it is drawn once, when the game is first searched, and every standing is held against the same draws.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from larcin.core import guide as core
from larcin.core.action import Action
from larcin.core.guide import MARGIN, WINNING
from larcin.core.rng import FastRng, Rng
from larcin.games.art_robbery import scoring
from larcin.games.art_robbery.bot import world_values
from larcin.games.art_robbery.components import (
    ALIBIS,
    BOSSES,
    DOG,
    FIVE,
    FOUR,
    GIVE_DOG,
    GIVE_LOOT,
    KINDS,
    PLAY,
    RAIDS,
    SLOT_COUNT,
    STEAL,
    THIEF,
    TOKENS,
    VALUE,
    WANTED_BY,
    tokens_of,
)
from larcin.games.art_robbery.position import CENTRE, NOBODY, NOTHING, Position
from larcin.games.art_robbery.tallies import ALL, BITS

TEMPERATURE: Final = 1.2  # points of the greedy bot's valuation by which one card looks e times as good as another
DRAWS: Final = {2: 300, 3: 10, 4: 8, 5: 6}  # how often the raids to come are drawn, by seats
WIN: Final = 60  # a win in parts that two to five seats can share

# Play-outs count in quarters of a point.
POINT: Final = 4
ALIBI: Final = 8
LOOT_WORTH: Final[list[int]] = [
    POINT * VALUE[token % SLOT_COUNT] + ALIBI * ALIBIS[token] - (8 if token % SLOT_COUNT in BOSSES else 0)
    for token in range(len(TOKENS))
]
NOISE: Final = 14  # whim: a card may look better than it is by so much
DOG_WORTH: Final = 10
KEEP_THIEF: Final = 6
BITTEN: Final = 8  # what a theft from the dog's holder brings at most
FAR: Final = 1000


class Guide(core.Guide[Position]):
    """Advice for Art Robbery."""

    _drawn: dict[tuple[int, int, str], list[int]]  # by raid, seats and printing: see `courses_from`
    _of_two: dict[int, list[float]]  # what standings of two seats are worth

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0  # `worth` itself plays on to the end of the raid
        self.explore = 0.5
        self.levels = (10, 60, 250, 2000)
        self._drawn = {}
        self._of_two = {}

    def priors(self, state: Position, seat: int, legal: list[Action]) -> list[float]:
        values = world_values(state, seat, legal)
        best = max(values)
        return [exp((value - best) / TEMPERATURE) for value in values]

    def worth(self, world: Position) -> list[float]:
        """Play the raid to its end, unless one is just beginning, and hold the standings against the raids to come."""
        if not at_the_start(world):
            finish_raid(world)
        raid = world.raid if world.to_act else len(RAIDS)  # from here on nothing is decided
        loot, alibis = world.standing(raid * SLOT_COUNT)
        if world.players > 2:
            return judge(loot, alibis, self._courses(raid, world))
        # Of two only the differences matter, and there are few.
        key = (
            ((raid * 2 + (world.setup.options["printing"] == "first")) * FAR + loot[0] - loot[1]) * FAR
            + alibis[0]
            - alibis[1]
        )
        worth = self._of_two.get(key)
        if worth is None:
            worth = judge(loot, alibis, self._courses(raid, world))
            self._of_two[key] = worth
        return worth

    def _courses(self, raid: int, world: Position) -> list[int]:
        printing = world.setup.options["printing"]
        drawn = self._drawn.get((raid, world.players, printing))
        if drawn is None:
            drawn = courses_from(raid, world.players, printing)
            self._drawn[(raid, world.players, printing)] = drawn
        return drawn


def at_the_start(world: Position) -> bool:
    """Has nobody played in this raid yet? Whoever plays either takes a token or has the dog while another's turn is."""
    first = world.raid * SLOT_COUNT
    if world.wanted != NOTHING or world.card != NOTHING or (world.dog != NOBODY and world.dog != world.turn):
        return False
    return all(world.where[token] < 0 for token in range(first, first + SLOT_COUNT))


def finish_raid(world: Position) -> None:
    """Play on, not too badly and not always the same, until the raid is over."""
    raid = world.raid
    while world.to_act and world.raid == raid:
        if world.wanted != NOTHING:
            worth = LOOT_WORTH[raid * SLOT_COUNT + world.wanted]
            world.apply(world.dog, GIVE_DOG if worth >= DOG_WORTH else GIVE_LOOT)
        elif world.card != NOTHING:
            world.apply(world.turn, _best_target(world))
        else:
            world.apply(world.turn, PLAY[_card(world)])


def _card(world: Position) -> i64:
    """The card that does most at once, give or take a whim."""
    rng = world.rng
    best: i64 = 0
    best_worth: i64 = -FAR
    hand: i64 = world.hands[world.turn]
    card: i64 = 0
    while hand:
        if hand & ALL:
            whim: i64 = rng.below(NOISE)
            worth = whim + _card_worth(world, card)
            if worth > best_worth:
                best_worth = worth
                best = card
        hand >>= BITS
        card += 1
    return best


def _card_worth(world: Position, card: i64) -> i64:
    turn: i64 = world.turn
    dog: i64 = world.dog
    if card == DOG:
        return 0 if dog == turn else DOG_WORTH
    raid: i64 = world.raid
    first = raid * SLOT_COUNT
    where = world.where
    centre: i64 = -FAR
    stolen: i64 = 0
    for slot in WANTED_BY[card]:
        token: i64 = slot
        token += first
        holder: i64 = where[token]
        worth: i64 = LOOT_WORTH[token]
        if holder == CENTRE:
            if worth > centre:
                centre = worth
        elif holder >= 0 and holder != turn:
            if holder != dog:
                worth += worth >> 1
            elif worth > BITTEN:
                worth = BITTEN
            if worth > stolen:
                stolen = worth
    if card == THIEF:
        return centre - KEEP_THIEF
    return centre if centre > -FAR else stolen


def _best_target(world: Position) -> Action:
    first = world.raid * SLOT_COUNT
    targets = world.targets(world.card)
    best = targets[0]
    best_worth = -FAR
    for target in targets:
        number = target.number
        stealing = number >= KINDS + SLOT_COUNT
        slot = (number - STEAL[0][0].number) // 5 if stealing else number - KINDS
        worth = LOOT_WORTH[first + slot]
        if stealing and world.where[first + slot] == world.dog:
            worth -= BITTEN
        if worth > best_worth:
            best_worth = worth
            best = target
    return best


def courses_from(raid: int, players: int, printing: str) -> list[int]:
    """Ways for this raid and those after it to go, drawn at random: for each, every seat's loot and its alibis.

    Every way is there once for each turn of the table, so that no seat is favoured.
    """
    rng = FastRng(f"{raid}/{players}/{printing}")
    courses: list[int] = []
    for _ in range(DRAWS[players] if raid < len(RAIDS) else 1):
        loot = [0] * players
        alibis = [0] * players
        for later in range(raid, len(RAIDS)):
            _allot(later, printing, loot, alibis, rng)
        for turned in range(players):
            courses += loot[turned:] + loot[:turned] + alibis[turned:] + alibis[:turned]
    return courses


def _allot(raid: int, printing: str, loot: list[int], alibis: list[int], rng: Rng) -> None:
    """Give each token of a raid to somebody; a Boss stays only with a 4 or a 5."""
    holders = [NOBODY] * SLOT_COUNT
    slots = tokens_of(raid, printing)
    for slot in slots:
        holders[slot] = rng.below(len(loot))
    for slot in slots:
        holder = holders[slot]
        if slot in BOSSES and holder != holders[FOUR] and holder != holders[FIVE]:
            continue
        loot[holder] += VALUE[slot]
        alibis[holder] += ALIBIS[raid * SLOT_COUNT + slot]


def judge(loot: list[int], alibis: list[int], courses: list[int]) -> list[float]:
    """Each seat's share of the wins over those courses, and a little for the margin now."""
    players = len(loot)
    wins = [0] * players
    step = 2 * players
    for course in range(0, len(courses), step):
        _credit(loot, alibis, courses, course, wins)
    whole = len(courses) // step * WIN
    worth: list[float] = []
    for seat in range(players):
        rivals = -FAR
        for other in range(players):
            if other != seat and loot[other] > rivals:
                rivals = loot[other]
        lead = float(loot[seat] - rivals)
        margin = 0.5 + 0.5 * lead / (MARGIN + abs(lead))
        worth.append(WINNING * wins[seat] / whole + (1.0 - WINNING) * margin)
    return worth


def _credit(loot: list[int], alibis: list[int], courses: list[int], at: i64, wins: list[int]) -> None:
    """Add a win, or its parts, to those who win if the raids to come bring this."""
    players: i64 = len(loot)
    fewest: i64 = FAR
    most: i64 = 0
    for seat in range(players):
        brought: i64 = courses[at + players + seat]
        had: i64 = alibis[seat]
        kept = had + brought
        if kept < fewest:
            fewest = kept
        if kept > most:
            most = kept
    best: i64 = -FAR
    winners: i64 = 0
    among: i64 = 0
    for seat in range(players):
        brought = courses[at + players + seat]
        had = alibis[seat]
        kept = had + brought
        brought = courses[at + seat]
        had = loot[seat]
        mark = scoring.mark(players, had + brought, kept, fewest, most)
        if mark > best:
            best = mark
            winners = 1 << seat
            among = 1
        elif mark == best:
            winners |= 1 << seat
            among += 1
    for seat in range(players):
        if winners >> seat & 1:
            wins[seat] += WIN // among
