"""The table of Art Robbery as lines of text, for who plays in a terminal."""

from __future__ import annotations

from collections.abc import Mapping

from larcin.core.action import Arg, seat_arg
from larcin.core.text import Say
from larcin.games.art_robbery.view import ArtRobberyView, Place, Token


def board(view: ArtRobberyView, say: Say) -> list[str]:
    """The wall, then a line for each seat, then the reader's hand."""
    number = view.raids.index(view.raid) + 1
    head: Mapping[str, Arg] = {"raid": f"raid-{view.raid}", "number": number, "of": len(view.raids)}
    played = say(f"card-{view.discard[-1]}", {}) if view.discard else "–"
    wall = [_loot(token, say) for token in view.tokens if token.holder is None]
    lines = [
        say("board-raid", head) + " · " + say("board-deck", {"deck": view.deck, "card": played}),
        say("board-wall", {}) + "  " + ("   ".join(wall) or "–"),
    ]
    names = [say("board-seat", {"seat": seat_arg(seat)}) for seat in range(view.players)]
    width = max(len(name) for name in names)
    for seat, place in enumerate(view.places):
        front = [_loot(token, say) for token in view.tokens if token.holder == seat and not view.over]
        if view.dog == seat:
            front.append(say("board-dog", {}))
        mark = "▸" if seat in view.to_act else " "
        lines.append(f"{mark} {names[seat]:<{width}}  {_pile(place, say)}   {'   '.join(front)}".rstrip())
    if view.dog is None:
        lines.append("  " + say("board-dog-free", {}))
    hand = None if view.seat is None else view.places[view.seat].hand
    if hand is not None:
        lines.append(say("board-hand", {}) + "  " + " · ".join(sorted(say(f"card-{card}", {}) for card in hand)))
    return lines


def _loot(token: Token, say: Say) -> str:
    """A token as its number, with a dot for each alibi."""
    name = say("card-boss", {}) if token.slot.startswith("boss") else str(token.value)
    return name + "•" * token.dots


def _pile(place: Place, say: Say) -> str:
    if place.points is None or place.alibis is None:
        return say("board-pile", {"won": place.won})
    return say("board-pile-known", {"won": place.won, "points": place.points, "alibis": place.alibis})
