"""Whether the turn, the patrol or the walk of a position that somebody wrote down can be under way."""

from __future__ import annotations

from typing import Final

from larcin.games.thiefdom.box import (
    CELLS,
    CLIENTS,
    DELTA,
    EQUIPMENT,
    FIRST_LOCATION,
    GUARDS,
    HOOK,
    JIN,
    JOHANNA,
    JOLANDA,
    JUMA,
    LARISSA,
    LENTZ,
    MARKET,
    NONE,
    PATROL,
    PATROLS,
    PIGEON,
    PLACES,
    SITI,
    SMUGGLER,
    TAVERN,
    THIEVES,
    TOOL_GIVES,
    TOWA,
    TRISTAN,
)
from larcin.games.thiefdom.locations import CELLAR, SHOP
from larcin.games.thiefdom.movement import CLIENT_BIT, teleport_targets
from larcin.games.thiefdom.planning import activations, seat_of, what_of
from larcin.games.thiefdom.solo import directions
from larcin.games.thiefdom.tabletop import BY_JUMP, BY_LENTZ, BY_MEETING, BY_PIGEON, OVER, PLANNING, Table
from larcin.games.thiefdom.townsfolk import board_of, lanterns_for, ways
from larcin.games.thiefdom.whole import refuse

_PASSAGES: Final[list[int]] = [JUMA, JOLANDA, JOHANNA, LARISSA, SITI, TOWA]


def check_turn(t: Table) -> None:
    """Raise BadPosition about the first thing that cannot be."""
    if t.players == 1:
        _check_stack(t)
    busy = t.actor != NONE or t.patrol != NONE or t.walker != NONE or len(t.lying) > 0
    if t.stage <= PLANNING or t.stage == OVER or t.activation == activations(t):
        if busy or t.guests or t.compass:
            raise refuse("position-nobody-acts")
        return
    seat = seat_of(t, t.activation)
    what = what_of(t, t.activation)
    if busy and (t.actor != NONE) != (what != PATROL):
        raise _not_its_turn(t, seat, what)
    if t.actor != NONE and (t.actor != seat * 3 + what or t.patrol != NONE):
        raise _not_its_turn(t, seat, what)
    if busy and t.actor == NONE and t.patrol == NONE:
        raise refuse("position-no-patrol")
    if t.patrol > len(board_of(t, seat)):
        raise refuse("position-patrol", count=len(board_of(t, seat)))
    _check_compass(t)
    if t.actor != NONE:
        _check_actor(t)
    elif t.guests:
        raise refuse("position-guests-where")
    if t.walker != NONE:
        _check_walk(t, seat)
    _check_lying(t)


def _not_its_turn(t: Table, seat: int, what: int) -> Exception:
    name = "plan-patrol" if what == PATROL else "thief-" + THIEVES[what]
    return refuse("position-whose-turn", number=t.activation, seat=seat, name=name)


# The solo game


def boards_left(t: Table) -> int:
    """How many boards are still to be turned tonight: each is turned once."""
    if t.stage < PLANNING:
        return 0
    turned = t.patrol != NONE
    over = [what_of(t, activation) for activation in range(t.activation)]
    return len(PATROLS[1]) - over.count(PATROL) - turned


def _check_stack(t: Table) -> None:
    """The boards still to come lie in the stack; rolls come one after the other."""
    left = boards_left(t)
    turned = t.stage > PLANNING and left < len(PATROLS[1])
    if len(t.stack) != left or len(set(t.stack)) < left or (turned and t.boards[0] in t.stack):
        raise refuse("position-stack", count=left)
    rolled, rival = t.rolls[0] != NONE, t.rolls[1] != NONE
    if (rival and not rolled) or (t.patrol != NONE and (rival or not rolled)):
        raise refuse("position-rolls")


def _check_compass(t: Table) -> None:
    """Alone the roll sends the figures of a patrol; otherwise their seat does."""
    expected = directions(t.rolls[0] - 1) if t.players == 1 and t.patrol != NONE else []
    if t.compass != expected:
        raise refuse("position-compass")


# A thief's turn


def _check_actor(t: Table) -> None:
    """One thing at a time, and each where it can be done."""
    doing = [t.card != NONE, t.location != NONE, t.moving, t.walker != NONE, t.mate != NONE and t.deal != BY_JUMP]
    if sum(doing) > 1:
        raise refuse("position-one-thing")
    if t.card != NONE:
        _check_card(t)
    if t.location != NONE:
        _check_location(t)
    elif t.parts or t.open_part != NONE or t.guests:
        raise refuse("position-guests-where" if t.guests else "position-location")
    if t.moving:
        _check_move(t)
    if t.mate != NONE:
        _check_exchange(t)


def _check_card(t: Table) -> None:
    """The card whose passage is being used leads somewhere from here."""
    client = t.card - CLIENT_BIT
    has = t.has_tool(t.actor, HOOK) if t.card == HOOK else client in _PASSAGES and t.has_ally(t.actor, client)
    if not has or not teleport_targets(t, t.card):
        raise refuse("position-card", name=[*EQUIPMENT, *CLIENTS][t.card])


def _check_location(t: Table) -> None:
    """The activation is paid, and only what goes on is still open."""
    place = t.where[t.actor]
    if t.location != place or place < FIRST_LOCATION or t.city.kind[place] == SMUGGLER:
        raise refuse("position-location")
    if not t.visited[t.actor] >> (place - FIRST_LOCATION) & 1:
        raise refuse("position-not-visited", place=PLACES[place])
    if t.open_part != NONE and (t.open_part not in (SHOP, CELLAR) or not t.parts >> t.open_part & 1):
        raise refuse("position-open-part")
    if t.guests and (t.city.kind[place] not in (TAVERN, MARKET) or t.ally[t.actor] != NONE):
        raise refuse("position-guests-where")


def _check_move(t: Table) -> None:
    """A move goes from street to street; above an occupied space one came over others, all beside each other."""
    here = t.where[t.actor]
    if t.hover == NONE and (here >= CELLS or t.trail):
        raise refuse("position-move")
    if t.leaping and (t.hover != NONE or not t.has_ally(t.actor, JIN)):
        raise refuse("position-move")
    if (t.climbed != NONE and t.climbed != here) or (t.tunnelled and not t.has_ally(t.actor, TRISTAN)):
        raise refuse("position-move")
    if t.hover == NONE:
        return
    if not t.trail or t.trail[-1] != t.hover or len(set(t.trail)) < len(t.trail):
        raise refuse("position-trail")
    last = here
    for space in t.trail:
        near = [*t.city.steps[last], *t.city.climbs[last], *(t.city.leaps_from(last) if last < CELLS else [])]
        if space >= CELLS or space == here or t.figure[space] == NONE or space not in near:
            raise refuse("position-trail")
        last = space


def _check_exchange(t: Table) -> None:
    """Two thieves of a guild, and what brings them together."""
    met = {
        BY_JUMP: t.hover != NONE and t.hover == t.where[t.mate],
        BY_MEETING: t.at_home(t.actor) and t.at_home(t.mate) and t.met >> t.mate % 3 & 1 == 1,
        BY_PIGEON: t.has_tool(t.actor, PIGEON) and t.given + t.taken <= TOOL_GIVES[PIGEON],
        BY_LENTZ: t.has_ally(t.actor, LENTZ) and max(t.given, t.taken) <= 1,
    }
    if t.mate == t.actor or not met[t.deal]:
        raise refuse("position-exchange")


# Townsfolk on their way


def _check_walk(t: Table, seat: int) -> None:
    """The way is told by its corridors; the path, the place and the heading follow from it."""
    city = t.city
    figure = t.walker
    if t.actor == NONE and figure not in board_of(t, seat)[: t.patrol]:
        raise refuse("position-walker")
    here = t.folk[figure]
    heading = t.facing[figure] if figure < GUARDS else NONE
    path = [here]
    need = lanterns_for(figure) if t.actor == NONE else 1
    for place, edge in enumerate(t.walked):
        back = NONE if heading == NONE else (heading + 2) % 4
        if edge // 4 != here or city.corridor[edge] == NONE or edge % 4 == back or edge in t.walked[:place]:
            raise refuse("position-walk")
        for way in city.way[edge]:
            here += DELTA[way]
            path.append(here)
        heading = city.arrival[edge]
        if city.lantern[here] and t.figure[here] == NONE:
            need -= 1
    if (t.walk_at, t.heading, t.path, t.need) != (here, heading, path, need) or need < 1:
        raise refuse("position-walk")
    if t.walked and not ways(t):
        raise refuse("position-walk")


def _check_lying(t: Table) -> None:
    """Only who is in the street, or jumps out into it, is seen; then nothing else goes on."""
    for thief in t.lying:
        if t.where[thief] >= CELLS and not (thief == t.actor and t.hover != NONE):
            raise refuse("position-lying")
    if len(set(t.lying)) < len(t.lying) or (t.lying and (t.location != NONE or t.card != NONE)):
        raise refuse("position-lying")
