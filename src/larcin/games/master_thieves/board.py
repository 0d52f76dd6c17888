"""The position as text, for people who play in a terminal."""

from __future__ import annotations

from larcin.core.action import Arg, seat_arg
from larcin.core.text import Say
from larcin.games.master_thieves.view import Drawer, Jewels, Place, Side, View


def board(view: View, say: Say) -> list[str]:
    """The round, the box level by level, the open drawer, the red cushion, then a line for each seat."""
    head = (
        say("table-filling", {}) if view.round == 0 else say("event-round", {"round": view.round, "cycle": view.cycle})
    )
    lines = [f"{head} · {say('table-rubies', {'left': view.rubies_left})}"]
    if view.upside_down:
        lines.append(say("table-upside-down", {}))
    cells = [_drawer(drawer, say) for drawer in view.drawers]
    columns = len({drawer.face for drawer in view.drawers})
    width = max(len(cell) for cell in cells)
    for first in range(0, len(cells), columns):
        row = "  ".join(f"{cell:<{width}}" for cell in cells[first : first + columns])
        lines.append(f"{say('level-' + view.drawers[first].level, {}):>8}  {row}".rstrip())
    if view.open is not None:
        lines.append(_open(view, say))
    lines.append(say("table-red", _args(view.red)))
    if view.count is not None:
        text = f"table-count-{view.count.outcome or 'open'}"
        lines.append(say(text, {"smugglers": view.count.smugglers, "detectives": view.count.detectives or 0}))
    names = [
        say("table-seat", {"seat": seat_arg(seat), "points": place.points}) for seat, place in enumerate(view.places)
    ]
    longest = max(map(len, names))
    for seat, place in enumerate(view.places):
        mark = "▸" if seat in view.to_act else " "
        lines.append(f"{mark} {names[seat]:<{longest}}  {_place(place, say)}")
    return lines


def _args(jewels: Jewels) -> dict[str, Arg]:
    return {"diamonds": jewels.diamonds, "sapphires": jewels.sapphires, "rubies": jewels.rubies}


def _drawer(drawer: Drawer, say: Say) -> str:
    """Its face and its grain; where they are shown, what its two sides hold."""
    sides = [_side(side) for side in (drawer.upper, drawer.lower) if side is not None]
    long = " ═" if drawer.long else ""
    letter = say(f"table-letter-{drawer.face.lower()}", {})
    inside = f" [{'/'.join(sides)}]" if any(sides) else ""
    return f"{letter} {say('grain-' + drawer.grain, {})}{long}{inside}"


def _side(side: Side) -> str:
    jewels = side.jewels
    drawn = "◇" * jewels.diamonds + "◆" * jewels.sapphires + "♦" * jewels.rubies
    return drawn if side.alarm is None else drawn + "!"


def _open(view: View, say: Say) -> str:
    seen = view.open
    assert seen is not None
    where: dict[str, Arg] = {"level": f"level-{seen.level}", "face": f"face-{seen.face.lower()}"}
    told = [say("table-open", {"seat": seat_arg(seen.seat), **where}), say("table-inside", _args(seen.inside))]
    if seen.fell_to == "red":
        told.append(say("table-fell-red", _args(seen.fell)))
    elif seen.fell_to is not None:
        told.append(say("table-fell-alarm", {**_args(seen.fell), "owner": seen.fell_to}))
    if seen.alarm is not None:
        told.append(say("table-alarm-in", {"owner": seat_arg(seen.alarm)}))
    if seen.pulled:
        told.append(say(f"table-secret-{seen.secret}", {}))
    return " ".join(told)


def _place(place: Place, say: Say) -> str:
    parts = [say("table-white", _args(place.white)), say("table-black", _args(place.black))]
    parts.append(say("table-alarm-home" if place.alarm_home else "table-alarm-away", {}))
    if place.card is not None:
        parts.append(say("table-shows", {"role": f"role-{place.card.role}", "number": place.card.number or 0}))
    elif place.chosen:
        parts.append(say("table-face-down", {}))
    return " · ".join(parts)
