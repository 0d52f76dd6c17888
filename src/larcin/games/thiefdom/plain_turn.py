"""The passing parts of a position as plain data: the draft under way, the turn under way, a figure on its walk."""

from __future__ import annotations

from larcin.core.errors import BadPosition
from larcin.core.plain import choice
from larcin.games.thiefdom.box import (
    ACTION_POINTS,
    BEATRIX,
    BEATRIX_AP,
    CELLS,
    CLIENT_COPIES,
    CLIENTS,
    DIRECTIONS,
    EQUIPMENT,
    FOLK,
    FREE_TELEPORTS,
    GOODS,
    KINDS,
    NONE,
    PLACES,
    THIEVES,
)
from larcin.games.thiefdom.locations import PARTS
from larcin.games.thiefdom.reading import (
    Data,
    Plain,
    bits_of,
    known,
    names_of,
    one_of,
    part,
    place_name,
    read_bits,
    read_flag,
    read_lists,
    read_number,
    read_one,
    read_place,
    read_some,
)
from larcin.games.thiefdom.tabletop import DEALS, KEEPING, SHOPPING, Table

CARDS = EQUIPMENT + CLIENTS
BIDS = [f"{tool} for {thief}" for tool in EQUIPMENT for thief in THIEVES]
WAYS = ["taken", "", "given"]
DRAFT_FIELDS = ["step", "packs", "choices", "kept", "passed", "bids", "half_circle", "full_circle"]
PATROL_FIELDS = ["thief", "patrol", "compass", "walk", "lying"]
THIEF_FIELDS = ["guild", "ap", "used", "teleports", "smoke", "card", "location", "parts", "open_part", "bought"]
TURN_FIELDS = [*PATROL_FIELDS, *THIEF_FIELDS, "store_ways", "met", "move", "exchange"]
MOST_AP = ACTION_POINTS + 1 + BEATRIX_AP * CLIENT_COPIES[BEATRIX]  # with stamina and every Beatrix


def dump_draft(t: Table) -> Plain | None:
    """The draft, while it lasts."""
    if t.stage not in (KEEPING, SHOPPING):
        return None
    return {
        "step": t.draft_step,
        "packs": [names_of(EQUIPMENT, pack) for pack in t.packs],
        "choices": [one_of(EQUIPMENT, card) for card in t.choices],
        "kept": [names_of(EQUIPMENT, cards) for cards in t.kept],
        "passed": [names_of(EQUIPMENT, cards) for cards in t.passed],
        "bids": [names_of(BIDS, bids) for bids in t.bids],
        "half_circle": names_of(EQUIPMENT, t.half_deck),
        "full_circle": names_of(EQUIPMENT, t.full_deck),
    }


def load_draft(t: Table, draft: Data) -> None:
    """Read the draft; without one every list is empty."""
    known(draft, "draft", DRAFT_FIELDS)
    t.draft_step = read_number(draft, "step", 0, 2, 0)
    t.packs = read_lists(draft, "packs", EQUIPMENT, t.players)
    t.kept = read_lists(draft, "kept", EQUIPMENT, t.players)
    t.passed = read_lists(draft, "passed", EQUIPMENT, t.players)
    t.bids = read_lists(draft, "bids", BIDS, t.players)
    t.half_deck = read_some(draft, "half_circle", EQUIPMENT)
    t.full_deck = read_some(draft, "full_circle", EQUIPMENT)
    t.choices = [NONE] * t.players
    if draft:
        listed = draft.get("choices")
        if not isinstance(listed, list) or len(listed) != t.players:
            raise BadPosition("position-list-of", game="thiefdom", field="choices", count=t.players)
        t.choices = [read_one({"choices": card}, "choices", EQUIPMENT) for card in listed]


def dump_turn(t: Table) -> Plain:
    """The turn or patrol under way; what has its plain value is left out."""
    plain: Plain = {}
    if t.actor != NONE:
        plain = {
            "guild": t.actor // 3,
            "thief": THIEVES[t.actor % 3],
            "ap": t.ap,
            "used": bits_of(CARDS, t.used),
            "teleports": t.teleports,
            "smoke": t.smoke,
            "card": one_of(CARDS, t.card),
            "location": place_name(t.location),
            "parts": bits_of(PARTS, t.parts),
            "open_part": one_of(PARTS, t.open_part),
            "bought": t.bought,
            "store_ways": {GOODS[good]: WAYS[way + 1] for good, way in enumerate(t.store_ways) if way},
            "met": bits_of(THIEVES, t.met),
        }
        if t.moving:
            plain["move"] = {
                "points": t.points,
                "over": place_name(t.hover),
                "trail": names_of(PLACES, t.trail),
                "leaping": t.leaping,
                "climbed": place_name(t.climbed),
                "tunnelled": t.tunnelled,
            }
        if t.mate != NONE:
            plain["exchange"] = {
                "mate": THIEVES[t.mate % 3],
                "by": DEALS[t.deal],
                "ways": {GOODS[good]: WAYS[way + 1] for good, way in enumerate(t.ways) if way},
                "given": t.given,
                "taken": t.taken,
            }
    if t.patrol != NONE:
        plain["patrol"] = t.patrol
        plain["compass"] = names_of(DIRECTIONS, t.compass)
    if t.walker != NONE:
        plain["walk"] = {
            "figure": FOLK[t.walker],
            "space": PLACES[t.walk_at],
            "heading": one_of(DIRECTIONS, t.heading),
            "lanterns": t.need,
            "corridors": [f"{PLACES[edge // 4]} {DIRECTIONS[edge % 4]}" for edge in t.walked],
            "path": names_of(PLACES, t.path),
        }
    plain["lying"] = [[thief // 3, THIEVES[thief % 3]] for thief in t.lying]
    return plain


def load_turn(t: Table, turn: Data) -> None:
    """Read the turn or patrol under way."""
    known(turn, "turn", TURN_FIELDS)
    if turn.get("thief") is not None:
        _load_actor(t, turn)
    elif any(field not in PATROL_FIELDS for field in turn):
        raise BadPosition("position-no-thief", game="thiefdom")
    t.patrol = read_number(turn, "patrol", 0, 4, NONE)
    t.compass = read_some(turn, "compass", DIRECTIONS)
    walk = known(part(turn, "walk"), "walk", ["figure", "space", "heading", "lanterns", "corridors", "path"])
    if walk:
        here = [figure for figure in range(len(FOLK)) if t.folk[figure] != NONE]
        t.walker = here[choice(walk, "figure", names_of(FOLK, here))]
        t.walk_at = choice(walk, "space", PLACES[:CELLS])
        t.heading = read_one(walk, "heading", DIRECTIONS)
        t.need = read_number(walk, "lanterns", 1, 2, 1)
        corridors = [f"{space} {way}" for space in PLACES[:CELLS] for way in DIRECTIONS]
        t.walked = read_some(walk, "corridors", corridors)
        t.path = read_some(walk, "path", PLACES)
        t.figure[t.folk[t.walker]] = NONE  # it is on its way
    lying = turn.get("lying", [])
    if not isinstance(lying, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in lying):
        raise BadPosition("position-no-list", field="lying")
    t.lying = [
        read_number({"lying": seat}, "lying", 0, t.players - 1, 0) * 3 + choice({"lying": name}, "lying", THIEVES)
        for seat, name in lying
    ]


def _load_actor(t: Table, turn: Data) -> None:
    seat = read_number(turn, "guild", 0, t.players - 1, 0)
    t.actor = seat * 3 + choice(turn, "thief", THIEVES)
    t.ap = read_number(turn, "ap", 0, MOST_AP, ACTION_POINTS)
    t.used = read_bits(turn, "used", CARDS)
    t.teleports = read_number(turn, "teleports", 0, FREE_TELEPORTS, 0)
    t.smoke = read_flag(turn, "smoke")
    t.card = read_one(turn, "card", CARDS)
    t.location = read_place(turn, "location")
    t.parts = read_bits(turn, "parts", PARTS)
    t.open_part = read_one(turn, "open_part", PARTS)
    t.bought = read_number(turn, "bought", 0, 2, 0)
    t.store_ways = _load_ways(turn, "store_ways")
    t.met = read_bits(turn, "met", THIEVES)
    move = known(part(turn, "move"), "move", ["points", "over", "trail", "leaping", "climbed", "tunnelled"])
    if move:
        t.moving = True
        t.points = read_number(move, "points", 0, 9, 3)
        t.hover = read_place(move, "over")
        t.trail = read_some(move, "trail", PLACES)
        t.leaping = read_flag(move, "leaping")
        t.climbed = read_place(move, "climbed")
        t.tunnelled = read_flag(move, "tunnelled")
    exchange = known(part(turn, "exchange"), "exchange", ["mate", "by", "ways", "given", "taken"])
    if exchange:
        t.mate = seat * 3 + choice(exchange, "mate", THIEVES)
        t.deal = choice(exchange, "by", DEALS)
        t.ways = _load_ways(exchange, "ways")
        t.given = read_number(exchange, "given", 0, 99, 0)
        t.taken = read_number(exchange, "taken", 0, 99, 0)


def _load_ways(position: Data, field: str) -> list[int]:
    ways = [0] * KINDS
    table = part(position, field)
    for name in table:
        ways[choice({field: name}, field, GOODS)] = choice(table, name, WAYS) - 1
    return ways
