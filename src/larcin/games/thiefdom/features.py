"""Thiefdom for learning agents: the view of a seat as numbers. The map is in city_features.py."""

from __future__ import annotations

from typing import Final

from larcin.core.features import Feature, Row
from larcin.core.state import Setup
from larcin.games.thiefdom.box import (
    ARTWORKS,
    CELLS,
    CLIENT_COPIES,
    CLIENTS,
    DIE,
    EQUIPMENT,
    EQUIPMENT_COPIES,
    FIRST_ART,
    FIRST_LOCATION,
    FOLK,
    GUARDS,
    KINDS,
    LOCATIONS,
    MISSIONS,
    NOBLES,
    NONE,
    PATROLS,
    ROUNDS,
    SMUGGLER_SECTIONS,
    TOOLS,
    VILLA_SECTIONS,
)
from larcin.games.thiefdom.city_features import (
    BUILDINGS,
    GRID,
    MOST_STEPS,
    add_city,
    add_distances,
    add_place,
    add_watched,
    city_features,
)
from larcin.games.thiefdom.components import ORDERS
from larcin.games.thiefdom.tabletop import DEALS, KEEPING, PLANNING, SHOPPING, STAGES, Table

TOOL_KINDS: Final[int] = len(EQUIPMENT)
CLIENT_KINDS: Final[int] = len(CLIENTS)
CLIENT_CARDS: Final[int] = sum(CLIENT_COPIES)
MOST_ALIKE: Final[int] = max(CLIENT_COPIES)
MISSION_KINDS: Final[int] = len(MISSIONS)
ORDER: Final = 4  # activations of a plan
MOST_VP: Final = 150  # these have no printed limit: what is more counts as this
MOST_GOODS: Final = 40
MOST_IN_BAG: Final = 12
MOST_AP: Final = 9


def features(setup: Setup) -> tuple[Feature, ...]:
    """Every feature, in the order in which `encode` writes them."""
    seats = setup.players
    boards = len(PATROLS[seats])
    standing = 3 * _guilds(seats)
    thieves = 3 * seats
    smugglers = len(SMUGGLER_SECTIONS)
    villas = len(VILLA_SECTIONS)
    return (
        Feature("stage", len(STAGES), 1, f"What is asked: {', '.join(STAGES)}."),
        Feature("to-act", seats, 1, "Who decides."),
        Feature("first", seats, 1, "The first player of this round."),
        Feature("round", ROUNDS, 1, "The round."),
        Feature("activation", 1, 4 * 4, "How many activations of this night are over."),
        Feature("planned", seats, 1, "The seat has made its plan."),
        Feature(
            "plans", seats * ORDER * 4, 1, "What each seat activates when: cane, feather, satchel, patrol; once shown."
        ),
        Feature("boards", seats * boards, 1, "Each seat's patrol board; alone, the one turned up."),
        Feature("solo", 3, DIE, "Alone: boards still face down, the roll for the townsfolk, the roll for the rival."),
        *city_features(seats),
        # Figures
        Feature("watched", CELLS, GUARDS, "How many guards look at each space."),
        Feature("folk", len(FOLK) * GRID, 1, "Row and column of guards a to d, nobles a to d, the carriage."),
        Feature("facing", GUARDS * 4, 1, "Where each guard looks: north, east, south, west."),
        Feature("full", GUARDS + NOBLES, 1, "The guard has a badge, the noble's bag is full."),
        Feature("thieves", standing * GRID, 1, "Row and column of each thief, guild by guild; alone, the rivals last."),
        Feature("inside", standing * BUILDINGS, 1, "The house or location in which the thief is."),
        Feature(
            "distances",
            3 * (len(LOCATIONS) + 1),
            MOST_STEPS,
            "Steps from each of your thieves to every location, and home.",
        ),
        # Guilds
        Feature("vp", seats, MOST_VP, "Each guild's points on the track."),
        Feature("hideouts", seats * (BUILDINGS + GRID), 1, "Each guild's house, and its row and column."),
        Feature("store", seats * KINDS, MOST_GOODS, "Gold, badges, gems, liquor, wine, artworks a to d in each store."),
        Feature("stamina", seats, 1, "The guild's stamina is still to be used tonight."),
        Feature("fulfilled", seats * MISSION_KINDS, 1, "The missions each guild has fulfilled."),
        # Thieves
        Feature("bags", thieves * KINDS, MOST_IN_BAG, "The goods each thief carries."),
        Feature("tools", thieves * TOOL_KINDS, TOOLS, "The equipment of each thief."),
        Feature("allies", thieves * CLIENT_KINDS, 1, "The ally of each thief."),
        Feature("brawled", thieves, 1, "The card in the ally's place lies face down."),
        Feature("wanted", thieves, 1, "There is a poster of the thief."),
        Feature("robbed", thieves * len(FOLK), 1, "Whom each thief has robbed tonight."),
        Feature("visited", thieves * len(LOCATIONS), 1, "Which locations each thief has visited tonight."),
        Feature("bribed", thieves * GUARDS, 1, "Which guards each thief has bribed tonight."),
        # The turn under way
        Feature("actor", thieves, 1, "The thief whose turn it is."),
        Feature("points", 2, MOST_AP, "Action points, and movement points of the move under way."),
        Feature("doing", 3, 1, "The thief is moving, is leaping, has thrown smoke."),
        Feature("over", GRID, 1, "The occupied space above which it is."),
        Feature("location", len(LOCATIONS), 1, "The location being activated."),
        Feature("mate", 3, 1, "The other thief of an exchange."),
        Feature("exchange", len(DEALS), 1, f"How they exchange: {', '.join(DEALS)}."),
        Feature("walker", len(FOLK), 1, "The figure on its walk."),
        Feature("walk", GRID, 1, "How far it has come."),
        Feature("path", CELLS, 1, "The spaces it has passed."),
        Feature("lying", standing, 1, "Thieves just seen."),
        # Cards and tiles
        Feature("draft", 3 * TOOL_KINDS, 1, "Your draft: cards to choose from, kept, handed on."),
        Feature("bids", 3 * TOOL_KINDS, 1, "What you have decided to buy, for which thief."),
        Feature("display", TOOL_KINDS, EQUIPMENT_COPIES, "Equipment for sale."),
        Feature("used-tools", TOOL_KINDS, EQUIPMENT_COPIES, "Equipment on the discard."),
        Feature("guests", CLIENT_KINDS, MOST_ALIKE, "Clients in the taverns."),
        Feature("used-clients", CLIENT_KINDS, MOST_ALIKE, "Clients on the discard."),
        Feature("missions", smugglers * MISSION_KINDS, 1, "The mission of each smuggler."),
        Feature(
            "to-come", smugglers * MISSION_KINDS, 2, "Missions beside each smuggler: 2 is the next, 1 the one after."
        ),
        Feature("locks", villas * 2, 1, "What is locked in each villa: an artwork, a gem."),
        Feature("artworks", villas * ARTWORKS, 1, "The artwork that is still in each villa."),
        Feature("dungeon", KINDS, MOST_GOODS, "Goods in the dungeon."),
        Feature("decks", 3, CLIENT_CARDS, "Cards left: equipment, clients, missions."),
    )


def _guilds(players: int) -> int:
    return max(players, 2)  # alone, the rivals are a second one


def encode(t: Table, seat: int | None) -> bytearray:
    """What the seat sees, from its own place clockwise."""
    row = Row()
    me = 0 if seat is None else seat
    order = [(me + place) % t.players for place in range(t.players)]
    row.one_hot(len(STAGES), t.stage)
    for other in order:
        row.number(1 if other in t.to_act else 0)
    row.one_hot(t.players, (t.first - me) % t.players)
    row.one_hot(ROUNDS, t.round - 1)
    row.number(t.activation)
    _add_plans(row, t, seat, order)
    add_city(row, t.city)
    _add_figures(row, t, me)
    if seat is None:
        row.zeros(3 * (len(LOCATIONS) + 1))
    else:
        add_distances(row, t, seat)
    _add_guilds(row, t, order)
    _add_thieves(row, t, order)
    _add_turn(row, t, me)
    _add_draft(row, t, seat)
    _add_cards(row, t)
    return row.done()


def _add_plans(row: Row, t: Table, seat: int | None, order: list[int]) -> None:
    """Plans are secret until all have made theirs."""
    for other in order:
        row.number(0 if t.plans[other] == NONE else 1)
    for other in order:
        first = row.zeros(ORDER * 4)
        if t.plans[other] != NONE and (t.stage != PLANNING or other == seat):
            for place, what in enumerate(ORDERS[t.plans[other]]):
                row.values[first + place * 4 + what] = 1
    alone = t.players == 1
    rolled = t.rolls[0] != NONE
    for other in order:
        row.one_hot(len(PATROLS[t.players]), NONE if alone and not rolled else t.boards[other])
    row.number(len(t.stack) if alone else 0)
    row.number(t.rolls[0] if alone and rolled else 0)
    row.number(t.rolls[1] if alone and t.rolls[1] != NONE else 0)


def _add_figures(row: Row, t: Table, me: int) -> None:
    add_watched(row, t)
    for figure in range(len(FOLK)):
        add_place(row, t.city, t.folk[figure])
    for guard in range(GUARDS):
        row.one_hot(4, NONE if t.folk[guard] == NONE else t.facing[guard])
    for figure in range(GUARDS + NOBLES):
        row.number(int(t.full[figure]))
    guilds = _guilds(t.players)
    standing: list[int] = []
    for place in range(guilds):
        for shape in range(3):
            standing.append((me + place) % guilds * 3 + shape)
    for thief in standing:
        add_place(row, t.city, t.where[thief])
    for thief in standing:
        row.one_hot(BUILDINGS, t.where[thief] - CELLS)


def _add_guilds(row: Row, t: Table, order: list[int]) -> None:
    for other in order:
        row.number(min(t.vp[other], MOST_VP))
    for other in order:
        row.one_hot(BUILDINGS, t.hideout[other] - CELLS)
        add_place(row, t.city, t.hideout[other])
    for other in order:
        for good in range(KINDS):
            row.number(min(t.store[other * KINDS + good], MOST_GOODS))
    for other in order:
        row.number(0 if t.tired[other] else 1)
    for other in order:
        row.counts(MISSION_KINDS, t.fulfilled[other])


def _add_thieves(row: Row, t: Table, order: list[int]) -> None:
    thieves: list[int] = []
    for other in order:
        thieves += [other * 3, other * 3 + 1, other * 3 + 2]
    for thief in thieves:
        for good in range(KINDS):
            row.number(min(t.bag[thief * KINDS + good], MOST_IN_BAG))
    for thief in thieves:
        row.counts(TOOL_KINDS, [tool for tool in t.tools[thief * 2 : thief * 2 + 2] if tool != NONE])
    for thief in thieves:
        row.one_hot(CLIENT_KINDS, t.ally[thief])
    for thief in thieves:
        row.number(int(t.brawled[thief]))
    for thief in thieves:
        row.number(int(t.wanted[thief]))
    for thief in thieves:
        row.bits(len(FOLK), t.robbed[thief])
    for thief in thieves:
        row.bits(len(LOCATIONS), t.visited[thief])
    for thief in thieves:
        row.bits(GUARDS, t.bribed[thief])


def _add_turn(row: Row, t: Table, me: int) -> None:
    """The thief or the figure that is being moved."""
    guilds = 3 * _guilds(t.players)
    if not t.to_act or t.stage <= PLANNING:
        size = 3 * t.players + 2 + 3 + GRID + len(LOCATIONS) + 3 + len(DEALS) + len(FOLK) + GRID + CELLS + guilds
        row.zeros(size)
        return
    row.one_hot(3 * t.players, NONE if t.actor == NONE else (t.actor - 3 * me) % (3 * t.players))
    row.number(min(t.ap, MOST_AP))
    row.number(min(t.points, MOST_AP))
    row.number(int(t.moving))
    row.number(int(t.leaping))
    row.number(int(t.smoke))
    add_place(row, t.city, t.hover)
    row.one_hot(len(LOCATIONS), t.location - FIRST_LOCATION)
    row.one_hot(3, NONE if t.mate == NONE else t.mate % 3)
    row.one_hot(len(DEALS), NONE if t.mate == NONE else t.deal)
    row.one_hot(len(FOLK), t.walker)
    walks = t.walker != NONE and len(t.path) > 0
    add_place(row, t.city, t.path[-1] if walks else NONE)
    first = row.zeros(CELLS)
    if walks:
        for space in t.path:
            row.values[first + space] = 1
    first = row.zeros(guilds)
    for thief in t.lying:
        row.values[first + (thief - 3 * me) % guilds] = 1


def _add_draft(row: Row, t: Table, seat: int | None) -> None:
    """One's own cards, as long as the draft lasts."""
    if seat is None or (t.stage != KEEPING and t.stage != SHOPPING):
        row.zeros(6 * TOOL_KINDS)
        return
    choice = t.choices[seat]
    row.counts(TOOL_KINDS, [tool for tool in t.packs[seat] if tool != choice])
    kept = t.kept[seat][:]
    if choice != NONE and t.stage == KEEPING:
        kept.append(choice)
    row.counts(TOOL_KINDS, kept)
    row.counts(TOOL_KINDS, t.passed[seat])
    row.counts(3 * TOOL_KINDS, t.bids[seat])


def _add_cards(row: Row, t: Table) -> None:
    row.counts(TOOL_KINDS, t.display)
    row.counts(TOOL_KINDS, t.tool_discard)
    row.counts(CLIENT_KINDS, t.guests)
    row.counts(CLIENT_KINDS, t.client_discard)
    for mission in t.mission:
        row.one_hot(MISSION_KINDS, mission)
    for pile in t.piles:  # the top is last
        first = row.zeros(MISSION_KINDS)
        for place, mission in enumerate(pile):
            row.values[first + mission] = 2 - (len(pile) - 1 - place)
    for lock in t.lock:
        row.number(1 if lock == FIRST_ART else 0)
        row.number(1 if lock != NONE and lock != FIRST_ART else 0)
    for art in t.villa_art:
        row.one_hot(ARTWORKS, art)
    for good in range(KINDS):
        row.number(min(t.dungeon[good], MOST_GOODS))
    row.number(len(t.tool_deck))
    row.number(len(t.client_deck))
    row.number(len(t.mission_deck))
