"""What a seat sees: zones of pieces, which the house's own table draws, and what each choice would do."""

from collections import Counter

from larcin.core.action import seat_arg
from larcin.core.view import Choice, Piece, Sentence, View, Zone, shared

from .components import ALARM, CARDS, TOOLS, VALUE
from .position import Position


def look(state: Position, seat: int | None) -> View:
    """The position as that seat may see it; None is a spectator."""
    actor = {"seat": seat_arg(state.to_act[0])} if state.to_act else {}
    prompt = Sentence("prompt-choose" if seat in state.to_act else "prompt-wait" if actor else "prompt-over", {**actor})
    known = {"cards": len(state.vault), "alarms": state.vault.count(ALARM), "points": sum(VALUE[c] for c in state.sack)}
    legal = [] if seat is None else state.legal(seat)
    choices = [Choice(one.notation, one.kind, preview=Sentence(f"preview-{one.kind}", {**known})) for one in legal]
    vault = [Piece(id=None, count=len(state.vault), play="grab" if legal else None)] if state.vault else []
    zones = [
        Zone(name="zone-vault", pieces=vault, note=Sentence("note-vault", {**known})),
        Zone(name="zone-sack", pieces=_pieces(CARDS, state.sack), note=Sentence("note-points", {**known})),
        Zone(name="zone-lost", pieces=[*_pieces(CARDS, state.lost), *_pieces(TOOLS, state.used)]),
    ]
    for other, (stash, hand) in enumerate(zip(state.stashes, state.hands, strict=True)):
        backs = [Piece(id=None, count=len(hand))] if hand else []  # that is what the others see
        tools = _pieces(TOOLS, hand, [one.notation for one in legal]) if other == seat else backs
        zones.append(Zone(name="zone-stash", seat=other, pieces=_pieces(CARDS, stash)))
        zones.append(Zone(name="zone-hand", seat=other, pieces=tools))
    return View(**shared(state, seat, prompt, choices), zones=zones)


def _pieces(names: list[str], things: list[int], plays: list[str] | None = None) -> list[Piece]:
    found = [(names[one], count) for one, count in sorted(Counter(things).items())]
    return [Piece(id=n, count=c, play=f"use {n}" if f"use {n}" in (plays or ()) else None) for n, c in found]
