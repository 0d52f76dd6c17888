"""The position as text, for people who play in a terminal."""

from __future__ import annotations

from larcin.core.action import Arg, seat_arg
from larcin.core.text import Say
from larcin.games.caper.components import CARDS, COST, LOCATIONS, MASTERMINDS, ROUNDS, THIEF_KINDS
from larcin.games.caper.facts import location_facts
from larcin.games.caper.view import Laid, Location, Side, View


def board(view: View, say: Say) -> list[str]:
    """The round, each location with both crews, purses and discards, then the reader's hand."""
    head: dict[str, Arg] = {
        "city": f"city-{view.city}",
        "round": view.round + 1,
        "rounds": len(ROUNDS),
        "kind": f"round-{ROUNDS[view.round]}",
        "pair": view.pair,
        "pairs": view.pairs,
        "supply": view.supply,
    }
    lines = [say("board-head", head)]
    for location in view.locations:
        lines += _location(location, say)
    for seat, mastermind in enumerate(view.masterminds):
        purse: dict[str, Arg] = {
            "seat": seat_arg(seat),
            "colour": f"mastermind-{MASTERMINDS[seat]}",
            "coins": mastermind.coins,
            "points": view.now[seat].total,
        }
        mark = "▸" if seat in view.to_act else " "
        discard = [say(f"card-{card}", {}) for card in [*mastermind.thieves, *mastermind.gear]]
        if mastermind.laundered:
            discard.append(say("board-laundered", {"coins": mastermind.laundered}))
        lines.append(f"{mark} {say('board-purse', purse)}  {say('board-discard', {})} {', '.join(discard) or '–'}")
    for seat, hand in enumerate(view.hands):
        if hand.known and not view.over:
            whose = "board-hand" if seat == view.seat else "board-hand-known"
            lines.append(
                f"{say(whose, {'seat': seat_arg(seat)})} {' · '.join(_priced(card, say) for card in hand.known)}"
            )
    return lines


def _location(location: Location, say: Say) -> list[str]:
    """A location's name and what it is about, then cream's crew and mint's."""
    name = f"location-{location.id}"
    figures = location_facts(LOCATIONS.index(location.id)).figures
    lines = [f"  {say(name, {})} · {say('about-' + name, dict(figures))}"]
    for seat, side in enumerate(location.sides):
        mark = "*" if side.leads else " "
        about: dict[str, Arg] = {"seat": seat_arg(seat), "capers": side.capers, "worth": side.worth}
        lines.append(f"   {mark}{say('board-side', about)}  {_crew(side, say)}")
    return lines


def _crew(side: Side, say: Say) -> str:
    return "   ".join(" + ".join(_laid(card, say) for card in [stack.thief, *stack.gear]) for stack in side.crew) or "–"


def _laid(laid: Laid, say: Say) -> str:
    name = say(f"card-{laid.card}", {})
    return f"[{name}]" if laid.flipped else name


def _priced(card: str, say: Say) -> str:
    """A card, with what it costs if it is gear."""
    name, number = say(f"card-{card}", {}), CARDS.index(card)
    return name if number < THIEF_KINDS else f"{name} ({COST[number]})"
