"""Positions of Master Thieves as readable plain data: `dump` writes one down, `load` reads it and says what is wrong.

{"stage": "working", "phase": "box", "cycle": 0, "round": 2, "turn": 1, "upside_down": true, "quarters": [2, 2, 2],
 "drawers": [{"grain": "knot", "sides": [[], ["diamond", "alarm 0"]], "rubies": [1, 0]}, ... twelve, as built],
 "white": [{"diamond": 8, "sapphire": 2}, ...], "black": [...], "red": {"diamond": 1, "sapphire": 0},
 "role": ["thief", "smuggler"], "numbers": [{"smuggler": 4, ...}, ...], "played": [["thief"], ...], "open": null, ...}

Only `stage`, `phase`, `turn`, `drawers` and the cushions must be said; the rest is as at the start of a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from larcin.core.errors import BadPosition
from larcin.core.plain import choice, flag, items, seat_number, whole
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.games.master_thieves.box import HOME, JewelBox
from larcin.games.master_thieves.checks import check
from larcin.games.master_thieves.components import (
    ALL_ROLES,
    CARDS,
    DIAMOND,
    DRAWERS,
    FIRST_DIAMONDS,
    GRAINS,
    JEWELS,
    MOST_PLAYERS,
    PIECES,
    ROLE_COUNT,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
)
from larcin.games.master_thieves.phases import (
    CHOOSE_ROLE,
    CHOOSING,
    ENDED,
    NONE,
    PHASES,
    RED,
    SEATS,
    SECRETS,
    SHUT,
    SMUGGLING,
    STAGES,
)
from larcin.games.master_thieves.position import Position

if TYPE_CHECKING:
    from larcin.core.game import Game

SOFT = JEWELS[:RUBY]  # what lies in front compartments and on the red cushion
LONGEST_CYCLE = 99
DRAWER_FIELDS = ("grain", "sides", "rubies")
OPEN_FIELDS = ("drawer", "secret", "fell", "fell_to", "found")


def dump(state: Position) -> dict[str, Any]:  # Any: plain JSON data
    """The whole truth, in the game's own words."""
    box = state.box
    seats = range(state.players)
    return {
        **state.game.head(state),
        "stage": STAGES[state.stage],
        "phase": PHASES[state.phase],
        "cycle": state.cycle,
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "upside_down": bool(box.over),
        "quarters": box.quarters[:],
        "drawers": [_drawer(box, drawer) for drawer in range(DRAWERS)],
        "clock": box.clock,
        "seen": box.seen[:],
        "white": [_named(state.white[seat * 2 : seat * 2 + 2]) for seat in seats],
        "black": [_named(state.black[seat * 3 : seat * 3 + 3]) for seat in seats],
        "red": _named(state.red),
        "to_fill": state.to_fill[:],
        "numbers": [
            {role: state.numbers[seat * ROLE_COUNT + place] for place, role in enumerate(ROLES)} for seat in seats
        ],
        "known": [_roles(known) for known in state.known],
        "played": [_roles(played) for played in state.played],
        "role": [None if role == NONE else ROLES[role] for role in state.role],
        "acted": [seat for seat in seats if state.acted >> seat & 1],
        "dropped": [seat for seat in seats if state.dropped >> seat & 1],
        "turned": state.turned,
        "flipped": state.flipped,
        "more": state.more,
        "open": None if state.opened == NONE else _open(state),
        "drafters": state.drafters[:],
    }


def _drawer(box: JewelBox, drawer: int) -> dict[str, Any]:
    sides = (drawer * 2, drawer * 2 + 1)
    content = [["diamond"] * box.diamonds[side] + ["sapphire"] * box.sapphires[side] for side in sides]
    for seat, where in enumerate(box.alarms):
        if where in sides:
            content[where - drawer * 2].append(f"alarm {seat}")
    return {"grain": GRAINS[box.grains[drawer]], "sides": content, "rubies": [box.rubies[side] for side in sides]}


def _open(state: Position) -> dict[str, Any]:
    return {
        "drawer": state.opened,
        "secret": SECRETS[state.secret],
        "fell": _named(state.fell),
        "fell_to": None if state.fell_to == NONE else "red" if state.fell_to == RED else state.fell_to,
        "found": _named(state.found),
    }


def _named(counts: list[int]) -> dict[str, int]:
    return dict(zip(JEWELS, counts, strict=False))


def _roles(bits: int) -> list[str]:
    return [role for place, role in enumerate(ROLES) if bits >> place & 1]


def load(game: Game, setup: Setup, rng: Rng, position: Mapping[str, Any]) -> Position:
    """The position written down by `dump`, or BadPosition."""
    state = Position(game, setup, rng)
    players = setup.players
    state.stage = choice(position, "stage", STAGES)
    state.phase = choice(position, "phase", PHASES)
    state.cycle = _or(position, "cycle", LONGEST_CYCLE)
    state.round = _or(position, "round", ROLE_COUNT - 1)
    state.first = _or(position, "first", players - 1)
    state.turn = seat_number(position, "turn", players)
    _load_box(state, position)
    state.white = _cushions(position, "white", SOFT, players)
    state.black = _cushions(position, "black", JEWELS, players)
    state.red = _cushion(position, "red", SOFT)
    state.to_fill = _numbers(position, "to_fill", [0] * players, FIRST_DIAMONDS)
    _load_cards(state, position)
    state.turned = "turned" in position and flag(position, "turned")
    state.flipped = "flipped" in position and flag(position, "flipped")
    state.more = _or(position, "more", MOST_PLAYERS)
    _load_open(state, position)
    state.drafters = _seats(position, "drafters", players)
    if state.phase == ENDED:
        state.to_act = ()
    elif state.phase == CHOOSE_ROLE:
        state.to_act = tuple(seat for seat in range(players) if state.role[seat] == NONE)
    else:
        state.to_act = SEATS[state.turn]
    check(state)
    return state


def _load_box(state: Position, position: Mapping[str, Any]) -> None:
    slug = state.game.slug
    box = JewelBox()
    box.over = int("upside_down" not in position or flag(position, "upside_down"))
    box.quarters = _numbers(position, "quarters", [2, 2, 2], 3)
    box.alarms = [HOME] * state.players
    box.clock = _or(position, "clock", 1 << 30)
    box.seen = _numbers(position, "seen", box.seen, box.clock)
    drawers = position.get("drawers")
    if not isinstance(drawers, list) or len(drawers) != DRAWERS:
        raise BadPosition("position-drawers", game=slug, count=DRAWERS)
    named = [drawer if isinstance(drawer, Mapping) else {} for drawer in drawers]
    box.grains = [choice(drawer, "grain", GRAINS) if "grain" in drawer else d for d, drawer in enumerate(named)]
    if len(set(box.grains)) != DRAWERS:
        raise BadPosition("position-grain-twice", game=slug)
    things = [*SOFT, *(f"alarm {seat}" for seat in range(state.players))]
    for d, drawer in enumerate(named):
        _check_names(drawer, DRAWER_FIELDS)
        sides = drawer.get("sides")
        if not isinstance(sides, list) or len(sides) != 2:
            raise BadPosition("position-sides", game=slug, drawer=d)
        for side, listed in enumerate(sides, d * 2):
            content = items({"sides": listed}, "sides", things)
            box.diamonds[side] = content.count(DIAMOND)
            box.sapphires[side] = content.count(SAPPHIRE)
            for owner in [thing - RUBY for thing in content if thing >= RUBY]:
                if box.alarms[owner] != HOME:
                    raise BadPosition("position-alarm-twice", game=slug, seat=owner)
                box.alarms[owner] = side
        box.rubies[d * 2 : d * 2 + 2] = _numbers(drawer, "rubies", [0, 0], 1)
    state.box = box


def _load_cards(state: Position, position: Mapping[str, Any]) -> None:
    players = state.players
    chosen = _by_seat(position, "role", players) if "role" in position else [None] * players
    state.role = [NONE if role is None else choice({"role": role}, "role", ROLES) for role in chosen]
    shown = [_shown_now(state, seat) for seat in range(players)]
    state.played = _role_sets(position, "played", players) if "played" in position else shown
    seen = [ALL_ROLES] * players if state.cycle else state.played[:]
    state.known = _role_sets(position, "known", players) if "known" in position else seen
    state.acted = _set("acted", _seats(position, "acted", players), range(players))
    state.dropped = _set("dropped", _seats(position, "dropped", players), range(players))
    usual = [dict.fromkeys(ROLES, seat + 1) for seat in range(players)]
    dealt = _by_seat(position, "numbers", players) if "numbers" in position else usual
    state.numbers = []
    for listed in dealt:
        cards = listed if isinstance(listed, Mapping) else {}
        _check_names(cards, ROLES)
        state.numbers += [whole(cards, role, 1, CARDS[place]) for place, role in enumerate(ROLES)]


def _shown_now(state: Position, seat: int) -> int:
    """The role that lies face up before that seat, as a set."""
    role = state.role[seat]
    hidden = state.stage <= CHOOSING or (state.stage == SMUGGLING and role != SMUGGLER)
    return 0 if hidden or role == NONE else 1 << role


def _load_open(state: Position, position: Mapping[str, Any]) -> None:
    state.fell = [0, 0]
    state.found = [0, 0]
    seen = position.get("open")
    if seen is None:
        return
    if not isinstance(seen, Mapping):
        raise BadPosition("position-open", game=state.game.slug)
    _check_names(seen, OPEN_FIELDS)
    state.opened = whole(seen, "drawer", 0, DRAWERS - 1)
    state.secret = choice(seen, "secret", SECRETS) if "secret" in seen else SHUT
    state.fell = _cushion(seen, "fell", SOFT)
    state.found = _cushion(seen, "found", SOFT)
    target = seen.get("fell_to")
    if target == "red":
        state.fell_to = RED
    elif target is not None:
        state.fell_to = seat_number(seen, "fell_to", state.players)


# What several fields are made of


def _check_names(found: Mapping[str, Any], known: Sequence[str]) -> None:
    """A name that nobody reads is a slip of the pen: say so instead of dropping it."""
    for name in found:
        if name not in known:
            raise BadPosition(
                "position-unknown-name", game="master-thieves", field=f"{name}"[:40], names=", ".join(known)
            )


def _or(position: Mapping[str, Any], field: str, high: int) -> int:
    """A number up to `high`; 0 if it is not said."""
    return whole(position, field, 0, high) if field in position else 0


def _numbers(position: Mapping[str, Any], field: str, usual: list[int], high: int) -> list[int]:
    """As many numbers as usual; the usual ones if they are not said."""
    listed = position.get(field, usual)
    if not isinstance(listed, list) or len(listed) != len(usual):
        raise BadPosition("position-count", game="master-thieves", field=field, count=len(usual))
    return [whole({field: number}, field, 0, high) for number in listed]


def _by_seat(position: Mapping[str, Any], field: str, players: int) -> list[Any]:
    listed = position.get(field)
    if not isinstance(listed, list) or len(listed) != players:
        raise BadPosition("position-list-by-seat", field=field, players=players)
    return listed


def _cushion(position: Mapping[str, Any], field: str, jewels: list[str]) -> list[int]:
    counts = position.get(field)
    if not isinstance(counts, Mapping):
        raise BadPosition("position-cushion", game="master-thieves", field=field, names=", ".join(jewels))
    _check_names(counts, jewels)
    return [whole({jewel: 0, **counts}, jewel, 0, PIECES[place]) for place, jewel in enumerate(jewels)]


def _cushions(position: Mapping[str, Any], field: str, jewels: list[str], players: int) -> list[int]:
    by_seat = _by_seat(position, field, players)
    return [count for counts in by_seat for count in _cushion({field: counts}, field, jewels)]


def _seats(position: Mapping[str, Any], field: str, players: int) -> list[int]:
    listed = position.get(field, [])
    if not isinstance(listed, list):
        raise BadPosition("position-no-list", field=field)
    return [seat_number({field: seat}, field, players) for seat in listed]


def _role_sets(position: Mapping[str, Any], field: str, players: int) -> list[int]:
    by_seat = _by_seat(position, field, players)
    return [_set(field, items({field: named}, field, ROLES), ROLES) for named in by_seat]


def _set(field: str, numbers: list[int], names: Sequence[int | str]) -> int:
    """A bit for each number; none may be there twice."""
    for number in numbers:
        if numbers.count(number) > 1:
            raise BadPosition("position-name-twice", field=field, found=f"{names[number]}")
    return sum(1 << number for number in numbers)
