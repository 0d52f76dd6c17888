"""What lies on the table of Thiefdom: the fields of a position, how they are copied, and small questions to them."""

from __future__ import annotations

from typing import Final

from larcin.core.action import Action, Arg, seat_arg
from larcin.core.state import State
from larcin.games.thiefdom.box import (
    ARTWORK_SIZE,
    CELLS,
    FIRST_FOLK,
    FOLK,
    GOLD_SLOTS,
    KINDS,
    LOOT_SLOTS,
    NONE,
    SACK,
    SACK_SLOTS,
    SOURCES,
    THIEVES,
)
from larcin.games.thiefdom.city import City

# What is being asked.
STAGES: Final[list[str]] = [
    *("keep", "shop", "hideout", "plan", "turn", "move", "exchange", "location", "guests", "teleport", "overflow"),
    *("seen", "walk", "over"),
]
KEEPING: Final = 0  # the draft: a card to keep
SHOPPING: Final = 1  # the draft: what to buy, for whom
HIDING: Final = 2
PLANNING: Final = 3
TURN: Final = 4  # a thief's turn, between two actions
MOVE: Final = 5
EXCHANGE: Final = 6
LOCATION: Final = 7
TAVERN_GUESTS: Final = 8
TELEPORTING: Final = 9
OVERFLOW: Final = 10  # the acting thief must throw something away
SEEN: Final = 11  # throw the Smoke Bomb, or be arrested
WALKING: Final = 12  # which way a figure goes
OVER: Final = 13

# Why goods pass between two thieves.
DEALS: Final[list[str]] = ["jump", "meet", "pigeon", "lentz"]
BY_JUMP: Final = 0
BY_MEETING: Final = 1
BY_PIGEON: Final = 2
BY_LENTZ: Final = 3

SEATS: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(4)]

GUILDS: Final[list[list[int]]] = [[seat * 3, seat * 3 + 1, seat * 3 + 2] for seat in range(4)]  # their thieves

# What a turn begins with. The lists of a turn are replaced, never changed, so that positions can share them.
NOTHING: Final[list[int]] = []
NO_WAYS: Final[list[int]] = [0] * KINDS


class Table(State):
    """Every field of a position, and questions that need no rules."""

    city: City
    stage: int
    round: int  # 1 to 6
    first: int  # the first player of this round
    began: int  # the first player of round 1
    activation: int  # how many activations of this night are over
    boards: list[int]  # by seat: its patrol board
    plans: list[int]  # by seat: its order, NONE until it has chosen
    stack: list[int]  # solo: patrol boards still face down, the top last
    rolls: list[int]  # solo: the last roll for the townsfolk, and for the rival

    # Figures
    where: list[int]  # by thief (seat * 3 + shape): its place; NONE: beside the board
    figure: list[int]  # by space: the figure on it
    folk: list[int]  # by townsfolk: its space; NONE: in the box
    facing: list[int]  # by guard
    full: list[bool]  # by guard and noble: is there a badge, is the bag full

    # Guilds
    vp: list[int]
    earned: list[int]  # seat * SOURCES + source
    hideout: list[int]
    store: list[int]  # seat * KINDS + good
    tired: list[bool]  # stamina used this night
    fulfilled: list[list[int]]  # missions, by seat

    # Thieves
    bag: list[int]  # thief * KINDS + good
    tools: list[int]  # thief * 2 + slot
    ally: list[int]
    brawled: list[bool]  # the card in the ally's place lies face down
    wanted: list[bool]
    robbed: list[int]  # this night: bits of townsfolk
    visited: list[int]  # this night: bits of locations
    bribed: list[int]  # this night: bits of guards

    # Cards and tiles
    tool_deck: list[int]  # of every pile here the top is last
    tool_discard: list[int]
    display: list[int]
    client_deck: list[int]
    client_discard: list[int]
    client_box: list[int]
    guests: list[int]
    mission_deck: list[int]
    mission: list[int]  # by smuggler
    piles: list[list[int]]  # by smuggler: missions to come (option `strategic`)
    mission_box: list[int]
    lock: list[int]  # by villa: GEM or FIRST_ART; NONE: no villa there
    spare_locks: list[int]
    villa_art: list[int]  # by villa: which artwork, NONE: gone
    art_box: list[int]
    dungeon: list[int]  # by good

    # The draft
    packs: list[list[int]]  # by seat: the cards to choose from
    choices: list[int]  # by seat: the card it keeps of them, NONE until it has chosen
    kept: list[list[int]]
    passed: list[list[int]]  # by seat: what it has handed on, in order
    bids: list[list[int]]  # by seat: tool * 3 + shape
    half_deck: list[int]  # half-circle cards not dealt
    full_deck: list[int]  # full-circle cards not on display
    draft_step: int

    # A thief's turn
    actor: int
    ap: int
    used: int  # bits of equipment, then of clients: what works once a turn
    teleports: int
    smoke: bool
    moving: bool
    points: int
    hover: int  # the occupied space above which the actor is
    trail: list[int]  # the spaces passed in this jump
    leaping: bool
    climbed: int  # the space where the actor landed from a wall, just now
    tunnelled: bool  # Tristan has helped in this move
    card: int  # the tool, or len(tools) + client, whose teleport is asked for
    location: int  # being activated
    parts: int  # bits of its parts that were used
    open_part: int  # the part that may go on
    bought: int
    mate: int  # the other thief of an exchange
    deal: int
    ways: list[int]  # by good: 1 given, -1 taken in this exchange
    given: int
    taken: int
    store_ways: list[int]  # by good: 1 put down, -1 taken up since the last other action
    met: int  # bits of shapes: exchanges made in the hideout since then

    # Townsfolk on the move
    patrol: int  # the figure of the board that moves next, NONE: no patrol
    walker: int
    walk_at: int
    heading: int
    need: int  # free lanterns still to reach
    walked: list[int]  # space * 4 + direction of every corridor taken
    path: list[int]
    crossroads: list[int]  # the ways it can take where its seat is asked
    lying: list[int]  # thieves seen and not yet settled
    compass: list[int]  # solo: directions in the order they are tried; empty: the seat chooses

    options: list[Action]  # what the acting seat may do; not kept while several act

    def thieves_of(self, seat: int) -> list[int]:
        """The seat's three thieves."""
        return GUILDS[seat]

    def has_tool(self, thief: int, tool: int) -> bool:
        """Does that thief carry this equipment?"""
        return self.tools[thief * 2] == tool or self.tools[thief * 2 + 1] == tool

    def has_ally(self, thief: int, client: int) -> bool:
        """Is this client that thief's ally?"""
        return self.ally[thief] == client and not self.brawled[thief]

    def guild_has(self, seat: int, client: int) -> bool:
        """Is this client the ally of any thief of the guild?"""
        return (
            self.has_ally(seat * 3, client)
            or self.has_ally(seat * 3 + 1, client)
            or self.has_ally(seat * 3 + 2, client)
        )

    def loot(self, thief: int) -> int:
        """The loot slots that thief needs."""
        bag = self.bag
        at = thief * KINDS
        art = bag[at + 5] + bag[at + 6] + bag[at + 7] + bag[at + 8]
        return bag[at + 1] + bag[at + 2] + bag[at + 3] + bag[at + 4] + art * ARTWORK_SIZE

    def excess(self, thief: int) -> int:
        """How many slots too few that thief has (R36); 0 or less: everything fits."""
        gold = self.bag[thief * KINDS] - GOLD_SLOTS
        loot = self.loot(thief) - LOOT_SLOTS
        over = (gold if gold > 0 else 0) + (loot if loot > 0 else 0)
        return over - SACK_SLOTS if over > 0 and self.has_tool(thief, SACK) else over

    def gold_room(self, thief: int) -> int:
        """How many more pieces of gold fit."""
        room = GOLD_SLOTS - self.bag[thief * KINDS]
        if self.has_tool(thief, SACK):
            loot = self.loot(thief) - LOOT_SLOTS
            room += SACK_SLOTS - (loot if loot > 0 else 0)
        return room if room > 0 else 0

    def loot_room(self, thief: int) -> int:
        """How many more pieces of loot fit."""
        room = LOOT_SLOTS - self.loot(thief)
        if self.has_tool(thief, SACK):
            gold = self.bag[thief * KINDS] - GOLD_SLOTS
            room += SACK_SLOTS - (gold if gold > 0 else 0)
        return room if room > 0 else 0

    def score_vp(self, seat: int, points: int, source: int) -> None:
        """Move the guild's marker; it never goes below 0 (p. 4)."""
        if points < 0 and self.vp[seat] + points < 0:
            points = -self.vp[seat]
        self.vp[seat] += points
        self.earned[seat * len(SOURCES) + source] += points

    def put(self, thief: int, place: int) -> None:
        """Take that thief from where it is and put it down there."""
        here = self.where[thief]
        if 0 <= here < CELLS:
            self.figure[here] = NONE
        self.where[thief] = place
        if place < CELLS:
            self.figure[place] = thief

    def at_home(self, thief: int) -> bool:
        """Is that thief in its own hideout?"""
        return self.where[thief] != NONE and self.where[thief] == self.hideout[thief // 3]

    def who(self, thief: int) -> dict[str, Arg]:
        """A thief as arguments of a text."""
        return {"seat": seat_arg(thief // 3), "thief": "thief-" + THIEVES[thief % 3]}

    def copy_to(self, copy: Table) -> None:
        """Give a new position of the same game everything of this one."""
        copy.to_act = self.to_act
        copy.revealed = self.revealed
        copy.city = self.city
        copy.stage = self.stage
        copy.round = self.round
        copy.first = self.first
        copy.began = self.began
        copy.activation = self.activation
        copy.boards = self.boards  # replaced as a whole, never changed
        copy.plans = self.plans[:]
        copy.stack = self.stack[:]
        copy.rolls = self.rolls[:]
        copy.where = self.where[:]
        copy.figure = self.figure[:]
        copy.folk = self.folk[:]
        copy.facing = self.facing[:]
        copy.full = self.full[:]
        copy.vp = self.vp[:]
        copy.earned = self.earned[:]
        copy.hideout = self.hideout[:]
        copy.store = self.store[:]
        copy.tired = self.tired[:]
        copy.fulfilled = self.fulfilled[:]  # each list in it is replaced as a whole
        copy.bag = self.bag[:]
        copy.tools = self.tools[:]
        copy.ally = self.ally[:]
        copy.brawled = self.brawled[:]
        copy.wanted = self.wanted[:]
        copy.robbed = self.robbed[:]
        copy.visited = self.visited[:]
        copy.bribed = self.bribed[:]
        copy.tool_deck = self.tool_deck[:]
        copy.tool_discard = self.tool_discard[:]
        copy.display = self.display[:]
        copy.client_deck = self.client_deck[:]
        copy.client_discard = self.client_discard[:]
        copy.client_box = self.client_box[:]
        copy.guests = self.guests[:]
        copy.mission_deck = self.mission_deck[:]
        copy.mission = self.mission[:]
        copy.piles = self.piles[:]  # so is each of these
        copy.mission_box = self.mission_box
        copy.lock = self.lock
        copy.spare_locks = self.spare_locks
        copy.villa_art = self.villa_art[:]
        copy.art_box = self.art_box[:]
        copy.dungeon = self.dungeon[:]
        self._copy_draft_to(copy)
        self._copy_turn_to(copy)

    def _copy_draft_to(self, copy: Table) -> None:
        copy.draft_step = self.draft_step
        if self.stage > SHOPPING:  # the draft is over, and what is left of it stays as it is
            copy.packs = self.packs
            copy.choices = self.choices
            copy.kept = self.kept
            copy.passed = self.passed
            copy.bids = self.bids
            copy.half_deck = self.half_deck
            copy.full_deck = self.full_deck
            return
        copy.packs = [pack[:] for pack in self.packs]
        copy.choices = self.choices[:]
        copy.kept = [cards[:] for cards in self.kept]
        copy.passed = [cards[:] for cards in self.passed]
        copy.bids = [bids[:] for bids in self.bids]
        copy.half_deck = self.half_deck[:]
        copy.full_deck = self.full_deck[:]

    def _copy_turn_to(self, copy: Table) -> None:
        copy.actor = self.actor
        copy.ap = self.ap
        copy.used = self.used
        copy.teleports = self.teleports
        copy.smoke = self.smoke
        copy.moving = self.moving
        copy.points = self.points
        copy.hover = self.hover
        copy.trail = self.trail
        copy.leaping = self.leaping
        copy.climbed = self.climbed
        copy.tunnelled = self.tunnelled
        copy.card = self.card
        copy.location = self.location
        copy.parts = self.parts
        copy.open_part = self.open_part
        copy.bought = self.bought
        copy.mate = self.mate
        copy.deal = self.deal
        copy.ways = self.ways
        copy.given = self.given
        copy.taken = self.taken
        copy.store_ways = self.store_ways
        copy.met = self.met
        copy.patrol = self.patrol
        copy.walker = self.walker
        copy.walk_at = self.walk_at
        copy.heading = self.heading
        copy.need = self.need
        copy.walked = self.walked
        copy.path = self.path
        copy.crossroads = self.crossroads
        copy.lying = self.lying
        copy.compass = self.compass
        copy.options = self.options


def clear_turn(table: Table) -> None:
    """Nobody acts and nothing moves."""
    table.actor = NONE
    table.ap = 0
    table.used = 0
    table.teleports = 0
    table.smoke = False
    table.card = NONE
    table.location = NONE
    table.parts = 0
    table.open_part = NONE
    table.bought = 0
    table.store_ways = NO_WAYS
    table.met = 0
    table.patrol = NONE
    table.walker = NONE
    table.walk_at = NONE
    table.heading = NONE
    table.need = 0
    table.walked = NOTHING
    table.path = NOTHING
    table.crossroads = NOTHING
    table.lying = NOTHING
    table.compass = NOTHING
    stop_moving(table)


def stop_moving(table: Table) -> None:
    """The move is over, and with it whatever happened in it."""
    table.moving = False
    table.points = 0
    table.hover = NONE
    table.trail = NOTHING
    table.leaping = False
    table.climbed = NONE
    table.tunnelled = False
    end_deal(table)


def end_deal(table: Table) -> None:
    """No goods pass between thieves."""
    table.mate = NONE
    table.deal = BY_JUMP
    table.ways = NO_WAYS
    table.given = 0
    table.taken = 0


def folk_arg(figure: int) -> str:
    """A figure of the townsfolk as an argument of a text."""
    return "figure-" + FOLK[figure]


def is_thief(figure: int) -> bool:
    """Is the figure on a space a thief, not one of the townsfolk?"""
    return 0 <= figure < FIRST_FOLK
