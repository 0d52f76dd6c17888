"""The position as text, for people who play in a terminal."""

from __future__ import annotations

from larcin.core.action import Arg, seat_arg
from larcin.core.text import Say
from larcin.games.art_robbery.components import ALIBIS, BOSSES, RAIDS, SLOT_COUNT, TOKENS, VALUE
from larcin.games.art_robbery.view import Place, View


def board(view: View, say: Say) -> list[str]:
    """The wall, then a line for each seat, then the reader's hand."""
    number = RAIDS.index(view.raid) + 1
    head: dict[str, Arg] = {"raid": f"raid-{view.raid}", "number": number, "of": len(RAIDS)}
    played = say(f"card-{view.discard[-1]}", {}) if view.discard else "–"
    wall = [_loot(token, say) for token, holder in view.tokens.items() if holder is None]
    lines = [
        say("board-raid", head) + " · " + say("board-deck", {"deck": view.deck, "card": played}),
        say("board-wall", {}) + "  " + ("   ".join(wall) or "–"),
    ]
    names = [say("board-seat", {"seat": seat_arg(seat)}) for seat in range(view.players)]
    width = max(len(name) for name in names)
    for seat, place in enumerate(view.places):
        front = [_loot(token, say) for token, holder in view.tokens.items() if holder == seat and not view.over]
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


def _loot(name: str, say: Say) -> str:
    """A token as its points, with a dot for each alibi."""
    token = TOKENS.index(name)
    slot = token % SLOT_COUNT
    return (say("card-boss", {}) if slot in BOSSES else str(VALUE[slot])) + "•" * ALIBIS[token]


def _pile(place: Place, say: Say) -> str:
    if place.points is None or place.alibis is None:
        return say("board-pile", {"won": place.won})
    return say("board-pile-known", {"won": place.won, "points": place.points, "alibis": place.alibis})
