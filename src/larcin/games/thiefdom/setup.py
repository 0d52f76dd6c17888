"""Setting up (rulebook: "Mise en place"): the city, its figures, tiles and cards, the guilds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.thiefdom.box import (
    ARTWORKS,
    CARRIAGE,
    CELLS,
    CLIENT_COPIES,
    DISPLAY,
    EQUIPMENT,
    FIRST_FOLK,
    FOLK,
    FROM_START,
    GUARDS,
    KINDS,
    MISSIONS,
    NOBLES,
    NONE,
    PATROLS,
    SMUGGLER_PLACES,
    SMUGGLER_SECTIONS,
    SOURCES,
    START_GOLD,
    START_VP,
    VILLA_LOCKS,
    VILLA_SECTIONS,
)
from larcin.games.thiefdom.city import City, city_of, random_layout, tutorial_layout
from larcin.games.thiefdom.draft import begin_draft
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.tabletop import Table, clear_turn

if TYPE_CHECKING:
    from larcin.core.game import Game


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> Position:
    """A new game, up to the first cards of the draft."""
    state = Position(game, setup, rng)
    state.events = events
    tutorial = setup.options["city"] == "tutorial"
    lay_table(state, city_of(tutorial_layout(setup.players) if tutorial else random_layout(setup.players, rng)))
    _place_townsfolk(state)
    _place_tiles(state)
    _make_decks(state)
    state.boards = list(range(len(PATROLS[setup.players])))
    if setup.players > 1:
        rng.shuffle(state.boards)
        state.first = state.boards.index(0)
        state.began = state.first
    begin_draft(state)
    return state


def guilds_of(players: int) -> int:
    """How many guilds have thieves on the board: alone, there are rivals beside one's own."""
    return max(players, 2)


def lay_table(t: Table, city: City) -> None:
    """An empty table with that city on it."""
    players = t.players
    thieves = guilds_of(players) * 3
    t.city = city
    t.stage = 0
    t.round = 1
    t.first = 0
    t.began = 0
    t.activation = 0
    t.boards = []
    t.plans = [NONE] * players
    t.stack = []
    t.rolls = [NONE, NONE]
    t.where = [NONE] * thieves
    t.figure = [NONE] * CELLS
    t.folk = [NONE] * len(FOLK)
    t.facing = [NONE] * GUARDS
    t.full = [False] * (GUARDS + NOBLES)
    t.vp = [START_VP] * players
    t.earned = [0] * (players * len(SOURCES))
    t.hideout = [NONE] * players
    t.store = [0] * (players * KINDS)
    for seat in range(players):
        t.store[seat * KINDS] = START_GOLD
        t.earned[seat * len(SOURCES) + FROM_START] = START_VP
    t.tired = [False] * players
    t.fulfilled = [[] for _ in range(players)]
    t.bag = [0] * (thieves * KINDS)
    t.tools = [NONE] * (thieves * 2)
    t.ally = [NONE] * thieves
    t.brawled = [False] * thieves
    t.wanted = [False] * thieves
    t.robbed = [0] * thieves
    t.visited = [0] * thieves
    t.bribed = [0] * thieves
    _clear_piles(t)
    clear_turn(t)


def _clear_piles(t: Table) -> None:
    t.tool_deck = []
    t.tool_discard = []
    t.display = []
    t.client_deck = []
    t.client_discard = []
    t.client_box = []
    t.guests = []
    t.mission_deck = []
    t.mission = [NONE] * len(SMUGGLER_SECTIONS)
    t.piles = [[] for _ in SMUGGLER_SECTIONS]
    t.mission_box = []
    t.lock = [NONE] * len(VILLA_SECTIONS)
    t.spare_locks = []
    t.villa_art = [NONE] * len(VILLA_SECTIONS)
    t.art_box = []
    t.dungeon = [0] * KINDS
    t.packs = []
    t.choices = []
    t.kept = []
    t.passed = []
    t.bids = []
    t.half_deck = []
    t.full_deck = []
    t.draft_step = 0


def _place_townsfolk(t: Table) -> None:
    """Guards before the villas, looking into the city; nobles before the catacombs; the carriage in the west."""
    city = t.city
    here = sorted(city.outer)
    villas = [section for section in here if section in VILLA_SECTIONS]
    tunnels = [section for section in here if section not in VILLA_SECTIONS]
    guards = list(range(len(villas)))
    nobles = list(range(len(tunnels)))
    t.rng.shuffle(guards)
    t.rng.shuffle(nobles)
    for section, guard in zip(villas, guards, strict=True):
        place_figure(t, guard, city.villa_lantern[section])
        t.facing[guard] = (city.outer_way[section] + 2) % 4
        t.full[guard] = True
    for section, noble in zip(tunnels, nobles, strict=True):
        place_figure(t, GUARDS + noble, city.villa_lantern[section])
        t.full[GUARDS + noble] = True
    place_figure(t, CARRIAGE, city.carriage_lantern)


def place_figure(t: Table, figure: int, space: int) -> None:
    """Put one of the townsfolk down."""
    t.folk[figure] = space
    t.figure[space] = FIRST_FOLK + figure


def _place_tiles(t: Table) -> None:
    """Villas with their artworks, and a mission on every smuggler; `strategic`: two more beside each, face up."""
    locks = VILLA_LOCKS[:]
    t.rng.shuffle(locks)
    arts = list(range(ARTWORKS))
    t.rng.shuffle(arts)
    for villa, section in enumerate(VILLA_SECTIONS):
        if section in t.city.outer:
            t.lock[villa] = locks.pop()
            t.villa_art[villa] = arts.pop()
    t.spare_locks = locks
    t.art_box = arts
    missions = list(range(len(MISSIONS)))
    t.rng.shuffle(missions)
    smugglers = [s for s, place in enumerate(SMUGGLER_PLACES) if t.city.kind[place] != NONE]
    for smuggler in smugglers:
        t.mission[smuggler] = missions.pop()
    if t.setup.options["missions"] == "strategic":
        for smuggler in smugglers:
            t.piles[smuggler] = [missions.pop(), missions.pop()]
        t.mission_box = missions
    else:
        t.mission_deck = missions


def _make_decks(t: Table) -> None:
    """Each kind of equipment once with a half circle on its back, for the draft, and once with a full one."""
    t.half_deck = list(range(len(EQUIPMENT)))
    t.rng.shuffle(t.half_deck)
    t.full_deck = list(range(len(EQUIPMENT)))
    t.rng.shuffle(t.full_deck)
    t.display = [t.full_deck.pop() for _ in range(DISPLAY)]
    t.client_deck = [client for client, copies in enumerate(CLIENT_COPIES) for _ in range(copies)]
    t.rng.shuffle(t.client_deck)
