"""Positions of Thiefdom as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

{"city": ["2A", "3A/1", "4B", ...], "stage": "turn", "round": 2, "first": 1, "activation": 3,
 "guilds": [{"vp": 12, "hideout": "3a", "store": {"gold": 4}, "board": 1, "plan": ["cane", "patrol", ...],
             "thieves": [{"place": "k7", "goods": {"gem": 2}, "equipment": ["sack"], "ally": "jin", ...}, ...]}, ...],
 "townsfolk": {"guard-a": {"space": "d2", "facing": "south", "full": True}, ..., "carriage": {"space": "b4"}},
 "villas": {"2": {"locked": "artwork", "artwork": "a"}, ...}, "dungeon": {"gold": 1}, "missions": {...},
 "equipment": {...}, "clients": {...}, "turn": {"thief": "cane", "ap": 2, ...}}
Of every pile the top is last. What is left out has its plain value: nothing, nobody, none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, items, seat_number, whole
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.thiefdom.box import (
    CELLS,
    CLIENTS,
    DIE,
    DIRECTIONS,
    EQUIPMENT,
    FIRST_ART,
    FOLK,
    GEM,
    GOODS,
    GUARDS,
    KINDS,
    LAND_SECTIONS,
    LOCATIONS,
    MISSIONS,
    MOST_LOAD,
    NONE,
    PATROLS,
    PLACES,
    RIVER_SECTIONS,
    ROUNDS,
    SMUGGLER_SECTIONS,
    SOLO_TARGETS,
    SOURCES,
    THIEVES,
    TOOLS,
    VILLA_SECTIONS,
)
from larcin.games.thiefdom.city import city_of
from larcin.games.thiefdom.components import ORDERS, SOLO_ORDERS
from larcin.games.thiefdom.draft import shop_options
from larcin.games.thiefdom.plain_turn import dump_draft, dump_turn, load_draft, load_turn
from larcin.games.thiefdom.planning import activations, seat_of
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.reading import (
    Data,
    Plain,
    bits_of,
    goods_in,
    known,
    names_of,
    one_of,
    part,
    place_name,
    read_bits,
    read_flag,
    read_goods,
    read_missions,
    read_number,
    read_one,
    read_place,
    read_some,
    tables,
)
from larcin.games.thiefdom.sections import layout_problem
from larcin.games.thiefdom.setup import lay_table, place_figure
from larcin.games.thiefdom.solo import directions
from larcin.games.thiefdom.tabletop import HIDING, KEEPING, OVER, PLANNING, SEATS, SHOPPING, STAGES, TURN, Table
from larcin.games.thiefdom.whole import check, hiding_order
from larcin.games.thiefdom.whole_turn import boards_left, check_turn

if TYPE_CHECKING:
    from larcin.core.game import Game

WHO = [*THIEVES, "patrol"]
ARTS = [good.removeprefix("artwork-") for good in GOODS[FIRST_ART:]]
GUILD_FIELDS = ["vp", "earned", "hideout", "store", "tired", "board", "plan", "missions", "thieves"]
THIEF_FIELDS = ["place", "goods", "equipment", "ally", "brawled", "wanted", "robbed", "visited", "bribed"]
LOCK_NAMES = {FIRST_ART: "artwork", GEM: "gem"}


def dump(t: Table) -> Plain:
    """The whole truth, in the game's own words."""
    return {
        **t.game.head(t),
        "city": list(t.city.layout),
        "stage": STAGES[t.stage],
        "to_act": list(t.to_act),
        "round": t.round,
        "first": t.first,
        "began": t.began,
        "activation": t.activation,
        "guilds": [_dump_guild(t, seat) for seat in range(t.players)],
        "rivals": [place_name(t.where[thief]) for thief in range(t.players * 3, len(t.where))],
        "solo": {"board": t.boards[0] + 1, "stack": [b + 1 for b in t.stack], "rolls": t.rolls}
        if t.players == 1
        else None,
        "townsfolk": {FOLK[f]: _dump_folk(t, f) for f in range(len(FOLK)) if t.folk[f] != NONE},
        "villas": {
            str(section): {
                "locked": LOCK_NAMES[t.lock[v]],
                "artwork": one_of(ARTS, t.villa_art[v]),
            }
            for v, section in enumerate(VILLA_SECTIONS)
            if t.lock[v] != NONE
        },
        "spare_villas": [LOCK_NAMES[lock] for lock in t.spare_locks],
        "artworks_out": [ARTS[art] for art in t.art_box],
        "dungeon": goods_in(t.dungeon, 0),
        "missions": {
            "deck": [m + 1 for m in t.mission_deck],
            "wanted": {str(s): t.mission[i] + 1 for i, s in enumerate(SMUGGLER_SECTIONS) if t.mission[i] != NONE},
            "piles": {str(s): [m + 1 for m in t.piles[i]] for i, s in enumerate(SMUGGLER_SECTIONS) if t.piles[i]},
            "box": [m + 1 for m in t.mission_box],
        },
        "equipment": {
            "deck": names_of(EQUIPMENT, t.tool_deck),
            "discard": names_of(EQUIPMENT, t.tool_discard),
            "display": names_of(EQUIPMENT, t.display),
        },
        "clients": {
            "deck": names_of(CLIENTS, t.client_deck),
            "discard": names_of(CLIENTS, t.client_discard),
            "box": names_of(CLIENTS, t.client_box),
            "guests": names_of(CLIENTS, t.guests),
        },
        "draft": dump_draft(t),
        "turn": dump_turn(t),
    }


def _dump_guild(t: Table, seat: int) -> Plain:
    earned = t.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {
        "vp": t.vp[seat],
        "earned": {name: earned[s] for s, name in enumerate(SOURCES) if earned[s]},
        "hideout": place_name(t.hideout[seat]),
        "store": goods_in(t.store, seat * KINDS),
        "tired": t.tired[seat],
        "board": t.boards[seat] + 1 if t.players > 1 else None,
        "plan": None if t.plans[seat] == NONE else names_of(WHO, ORDERS[t.plans[seat]]),
        "missions": [m + 1 for m in t.fulfilled[seat]],
        "thieves": [_dump_thief(t, thief) for thief in t.thieves_of(seat)],
    }


def _dump_thief(t: Table, thief: int) -> Plain:
    return {
        "place": place_name(t.where[thief]),
        "goods": goods_in(t.bag, thief * KINDS),
        "equipment": names_of(EQUIPMENT, [tool for tool in t.tools[thief * 2 : thief * 2 + 2] if tool != NONE]),
        "ally": one_of(CLIENTS, t.ally[thief]),
        "brawled": t.brawled[thief],
        "wanted": t.wanted[thief],
        "robbed": bits_of(FOLK, t.robbed[thief]),
        "visited": bits_of(LOCATIONS, t.visited[thief]),
        "bribed": bits_of(FOLK, t.bribed[thief]),
    }


def _dump_folk(t: Table, figure: int) -> Plain:
    plain: Plain = {"space": PLACES[t.folk[figure]]}
    if figure < GUARDS:
        plain["facing"] = DIRECTIONS[t.facing[figure]]
    if figure < len(t.full):
        plain["full"] = t.full[figure]
    return plain


# Reading


def load(game: Game, setup: Setup, rng: Rng, position: Data) -> Position:
    """The position written down by `dump`, or BadPosition."""
    t = Position(game, setup, rng)
    layout = position.get("city")
    if not isinstance(layout, list) or not all(isinstance(name, str) for name in layout):
        raise BadPosition("position-no-list", field="city")
    small = setup.players <= 2
    problem = layout_problem(layout, small, LAND_SECTIONS[small] + RIVER_SECTIONS)
    if problem:
        count = len(LAND_SECTIONS[small] + RIVER_SECTIONS)
        river = ", ".join(map(str, RIVER_SECTIONS))
        raise BadPosition(problem, game=game.slug, city=" ".join(layout)[:80], count=count, river=river)
    lay_table(t, city_of(tuple(layout)))
    t.stage = choice(position, "stage", STAGES)
    t.round = whole(position, "round", 1, ROUNDS)
    t.first = seat_number(position, "first", setup.players)
    began = (t.first + t.round - 1) % setup.players
    t.began = seat_number(position, "began", setup.players) if "began" in position else began
    t.activation = read_number(position, "activation", 0, activations(t), 0)
    _load_townsfolk(t, position)
    _load_guilds(t, position)
    _load_tiles(t, position)
    _load_cards(t, position)
    load_draft(t, part(position, "draft"))
    load_turn(t, part(position, "turn"))
    if setup.players == 1:
        _fill_in_solo(t, part(position, "solo"), part(position, "turn"))
    check(t)
    check_turn(t)
    _wake(t, position)
    return t


def _load_townsfolk(t: Position, position: Data) -> None:
    table = part(position, "townsfolk")
    expected = sorted({figure for board in PATROLS[t.players] for figure in board})
    if sorted(table) != sorted(FOLK[figure] for figure in expected):
        names = ", ".join(FOLK[figure] for figure in expected)
        raise BadPosition("position-townsfolk", game=t.game.slug, names=names)
    for figure in expected:
        plain = known(part(table, FOLK[figure]), FOLK[figure], ["space", "facing", "full"])
        space = choice(plain, "space", PLACES[:CELLS])
        if not t.city.lantern[space]:
            raise BadPosition("position-no-lantern", game=t.game.slug, name=FOLK[figure], space=PLACES[space])
        _free(t, space)
        place_figure(t, figure, space)
        if figure < GUARDS:
            t.facing[figure] = choice(plain, "facing", DIRECTIONS)
        if figure < len(t.full):
            t.full[figure] = read_flag(plain, "full", True)


def _free(t: Position, space: int) -> None:
    if not t.city.street[space]:
        raise BadPosition("position-no-street", game=t.game.slug, space=PLACES[space])
    if t.figure[space] != NONE:
        raise BadPosition("position-space-twice", game=t.game.slug, space=PLACES[space])


def _load_guilds(t: Position, position: Data) -> None:
    boards: list[int] = []
    for seat, guild in enumerate(tables(position, "guilds", t.players)):
        known(guild, "guilds", GUILD_FIELDS)
        t.vp[seat] = whole(guild, "vp", 0, 999)
        earned = known(part(guild, "earned") if "earned" in guild else {"start": t.vp[seat]}, "earned", SOURCES)
        for source, name in enumerate(SOURCES):
            t.earned[seat * len(SOURCES) + source] = whole({name: earned.get(name, 0)}, name, -999, 999)
        if sum(t.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]) != t.vp[seat]:
            raise BadPosition("position-earned", game=t.game.slug, seat=seat)
        t.hideout[seat] = read_place(guild, "hideout")
        if t.hideout[seat] != NONE and t.hideout[seat] not in t.city.houses:
            raise BadPosition("position-hideout", game=t.game.slug, place=PLACES[t.hideout[seat]])
        read_goods(t.store, seat * KINDS, guild, "store")
        t.tired[seat] = read_flag(guild, "tired")
        boards.append(whole(guild, "board", 1, t.players) - 1 if t.players > 1 else 0)
        t.plans[seat] = _load_plan(t, guild)
        t.fulfilled[seat] = read_missions(guild, "missions")
        for thief, plain in zip(t.thieves_of(seat), tables(guild, "thieves", 3), strict=True):
            _load_thief(t, thief, plain)
    _load_rivals(t, position)
    if t.players == 1:
        _load_solo(t, part(position, "solo"))
        return
    if part(position, "solo"):
        raise BadPosition("position-not-alone", game=t.game.slug, field="solo")
    if sorted(boards) != list(range(t.players)) or boards.index(0) != t.first:
        raise BadPosition("position-boards", game=t.game.slug)
    t.boards = boards


def _load_rivals(t: Position, position: Data) -> None:
    """The three thieves that the second roll of the solo game puts into locations."""
    rivals = position.get("rivals", [])
    if not isinstance(rivals, list) or len(rivals) not in (0, 3):
        raise BadPosition("position-list-of", game=t.game.slug, field="rivals", count=3)
    if t.players > 1 and any(place is not None for place in rivals):
        raise BadPosition("position-not-alone", game=t.game.slug, field="rivals")
    targets = sorted({PLACES[place] for place in SOLO_TARGETS})
    for thief, place in enumerate(rivals if t.players == 1 else [], 3):
        t.where[thief] = NONE if place is None else PLACES.index(targets[choice({"rivals": place}, "rivals", targets)])


def _load_solo(t: Position, solo: Data) -> None:
    """The boards still to be turned, the last board and the last rolls."""
    known(solo, "solo", ["board", "stack", "rolls"])
    t.boards = [read_number(solo, "board", 1, len(PATROLS[1]), 1) - 1]
    rolls = solo.get("rolls", [NONE, NONE])
    stack = solo.get("stack", [])
    if not isinstance(rolls, list) or len(rolls) != 2:
        raise BadPosition("position-list-of", game=t.game.slug, field="rolls", count=2)
    if not isinstance(stack, list):
        raise BadPosition("position-no-list", field="stack")
    t.stack = [whole({"stack": board}, "stack", 1, len(PATROLS[1])) - 1 for board in stack]
    t.rolls = [roll if roll == NONE else whole({"rolls": roll}, "rolls", 1, DIE) for roll in rolls]


def _fill_in_solo(t: Position, solo: Data, turn: Data) -> None:
    """What follows from the rest and was left out: the boards still to come, and the compass of a roll."""
    if "stack" not in solo:
        others = [board for board in range(len(PATROLS[1])) if board != t.boards[0]]
        t.stack = [*others, t.boards[0]][: boards_left(t)]
    if "compass" not in turn and t.patrol != NONE and t.rolls[0] != NONE:
        t.compass = directions(t.rolls[0] - 1)


def _load_plan(t: Position, guild: Data) -> int:
    if guild.get("plan") is None:
        return NONE
    order = items(guild, "plan", WHO)
    first, last = (SOLO_ORDERS, len(ORDERS)) if t.players == 1 else (0, SOLO_ORDERS)
    if order not in ORDERS[first:last]:
        raise BadPosition("position-plan", game=t.game.slug)
    return ORDERS.index(order)


def _load_thief(t: Position, thief: int, plain: Data) -> None:
    known(plain, "thieves", THIEF_FIELDS)
    place = read_place(plain, "place")
    if 0 <= place < CELLS:
        _free(t, place)
        t.figure[place] = thief
    elif place != NONE and t.city.kind[place] == NONE:
        raise BadPosition("position-no-building", game=t.game.slug, place=PLACES[place])
    t.where[thief] = place
    read_goods(t.bag, thief * KINDS, plain, "goods", 2 * MOST_LOAD)
    tools = read_some(plain, "equipment", EQUIPMENT)
    if len(tools) > TOOLS or len(set(tools)) != len(tools):
        raise BadPosition("position-tools", game=t.game.slug, thief=THIEVES[thief % 3], count=TOOLS)
    t.tools[thief * 2 : thief * 2 + 2] = [*tools, NONE, NONE][:2]
    t.ally[thief] = read_one(plain, "ally", CLIENTS)
    t.brawled[thief] = read_flag(plain, "brawled")
    t.wanted[thief] = read_flag(plain, "wanted")
    t.robbed[thief] = read_bits(plain, "robbed", FOLK)
    t.visited[thief] = read_bits(plain, "visited", LOCATIONS)
    t.bribed[thief] = read_bits(plain, "bribed", FOLK[:GUARDS])


def _load_tiles(t: Position, position: Data) -> None:
    here = [str(section) for section in sorted(t.city.outer)]
    villas = known(part(position, "villas"), "villas", [s for s in here if int(s) in VILLA_SECTIONS])
    for villa, section in enumerate(VILLA_SECTIONS):
        if section not in t.city.outer:
            continue
        plain = known(part(villas, str(section)), "villas", ["locked", "artwork"])
        t.lock[villa] = [*LOCK_NAMES][choice(plain, "locked", [*LOCK_NAMES.values()])]
        t.villa_art[villa] = read_one(plain, "artwork", ARTS)
    t.spare_locks = [[*LOCK_NAMES][lock] for lock in read_some(position, "spare_villas", [*LOCK_NAMES.values()])]
    t.art_box = read_some(position, "artworks_out", ARTS)
    read_goods(t.dungeon, 0, position, "dungeon")
    missions = known(part(position, "missions"), "missions", ["deck", "wanted", "piles", "box"])
    t.mission_deck = read_missions(missions, "deck")
    t.mission_box = read_missions(missions, "box")
    smugglers = [s for s in here if int(s) in SMUGGLER_SECTIONS]
    wanted = known(part(missions, "wanted"), "wanted", smugglers)
    piles = known(part(missions, "piles"), "piles", smugglers)
    for smuggler, section in enumerate(SMUGGLER_SECTIONS):
        name = str(section)
        t.mission[smuggler] = whole(wanted, name, 1, len(MISSIONS)) - 1 if name in wanted else NONE
        t.piles[smuggler] = read_missions(piles, name)


def _load_cards(t: Position, position: Data) -> None:
    tools = known(part(position, "equipment"), "equipment", ["deck", "discard", "display"])
    t.tool_deck = read_some(tools, "deck", EQUIPMENT)
    t.tool_discard = read_some(tools, "discard", EQUIPMENT)
    t.display = read_some(tools, "display", EQUIPMENT)
    clients = known(part(position, "clients"), "clients", ["deck", "discard", "box", "guests"])
    t.client_deck = read_some(clients, "deck", CLIENTS)
    t.client_discard = read_some(clients, "discard", CLIENTS)
    t.client_box = read_some(clients, "box", CLIENTS)
    t.guests = read_some(clients, "guests", CLIENTS)


def _wake(t: Position, position: Data) -> None:
    """Who is to act and what may be done follows from what is on the table."""
    stage = t.stage
    seats = position.get("to_act")
    if seats is not None and (
        not isinstance(seats, list)
        or any(type(seat) is not int or not 0 <= seat < t.players for seat in seats)
        or sorted(set(seats)) != seats
    ):
        raise BadPosition("position-to-act", game=t.game.slug)
    t.to_act = _who_acts(t)
    if stage == SHOPPING and not t.to_act:
        raise BadPosition("position-shops-over", game=t.game.slug)
    if stage == SHOPPING and seats:
        if any(seat not in t.to_act for seat in seats):
            raise BadPosition("position-who-acts", game=t.game.slug, seats=_listed(t.to_act))
        t.to_act = tuple(seats)
    if seats is not None and tuple(seats) != t.to_act and (stage <= PLANNING or stage == OVER or t.actor != NONE):
        raise BadPosition("position-who-acts", game=t.game.slug, seats=_listed(t.to_act))
    t.go_on()
    if PLANNING < stage < OVER and stage not in (TURN, t.stage):
        raise BadPosition("position-stage", game=t.game.slug, stage=STAGES[stage], found=STAGES[t.stage])
    if t.to_act and not t.legal(t.to_act[0]):
        raise BadPosition("position-stuck", game=t.game.slug)


def _who_acts(t: Position) -> tuple[int, ...]:
    """The seats that owe a decision; while they shop, those that could buy something."""
    if t.stage == KEEPING:
        return tuple(seat for seat in range(t.players) if t.choices[seat] == NONE)
    if t.stage == SHOPPING:
        return tuple(seat for seat in range(t.players) if len(shop_options(t, seat)) > 1)
    if t.stage == HIDING:
        return SEATS[next(seat for seat in hiding_order(t) if t.hideout[seat] == NONE)]
    if t.stage == PLANNING:
        return tuple(seat for seat in range(t.players) if t.plans[seat] == NONE)
    if t.stage == OVER:
        return ()
    return SEATS[seat_of(t, t.activation)]


def _listed(seats: tuple[int, ...]) -> str:
    return ", ".join(str(seat) for seat in seats) or "–"
