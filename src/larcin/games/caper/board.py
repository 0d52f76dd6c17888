"""The table of Caper as lines of text, for who plays in a terminal."""

from __future__ import annotations

from larcin.core.action import Arg, seat_arg
from larcin.core.text import Say
from larcin.games.caper.view import CaperView, Laid, Location, Side


def board(view: CaperView, say: Say) -> list[str]:
    """The round, each location with both crews, purses and discards, then the reader's hand."""
    now = view.rounds[view.round]
    head: dict[str, Arg] = {
        "city": f"city-{view.city}",
        "round": view.round + 1,
        "rounds": len(view.rounds),
        "kind": f"round-{now.kind}",
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
            "colour": f"mastermind-{mastermind.colour}",
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
            lines.append(f"{say(whose, {'seat': seat_arg(seat)})} {' · '.join(_priced(view, hand.known, say))}")
    return lines


def _location(location: Location, say: Say) -> list[str]:
    """A location's name and what it is about, then cream's crew and mint's."""
    name = f"location-{location.id}"
    lines = [f"  {say(name, {})} · {say('about-' + name, {})}"]
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


def _priced(view: CaperView, cards: list[str], say: Say) -> list[str]:
    """Cards with what gear costs."""
    names = [(say(f"card-{card}", {}), view.cards[card]) for card in cards]
    return [f"{name} ({facts.cost})" if facts.type == "gear" else name for name, facts in names]
