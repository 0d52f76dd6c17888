"""The position as text, for people who play in a terminal."""

from __future__ import annotations

from collections import Counter

from larcin.core.action import seat_arg
from larcin.core.text import Say
from larcin.games.thiefs_market.components import CARDS, COST, FACES, GEMS
from larcin.games.thiefs_market.view import Place, Row, View

COSTS = {name: [FACES[gem] for gem in range(GEMS) for _ in range(COST[card][gem])] for card, name in enumerate(CARDS)}


def board(view: View, say: Say) -> list[str]:
    """The open rows, the centre, then two lines for each seat: its pile and tokens, and its cards."""
    lines = [say("board-round", {"round": view.round, "phase": f"phase-{view.phase}"})]
    lines += [_row(row, view.seat, say) for row in view.market if row.open]
    centre = [thing.kind for thing in view.objects if thing.seat is None]
    lines.append(say("board-centre", {}) + "  " + _objects(centre, say))
    names = [say("board-seat", {"seat": seat_arg(seat)}) for seat in range(view.players)]
    width = max(len(name) for name in names)
    kinds = {thing.id: thing.kind for thing in view.objects}
    for seat, place in enumerate(view.places):
        mark = "▸" if seat in view.to_act else " "
        pile = _objects([kinds[thing] for thing in place.pile], say)
        lines.append(f"{mark} {names[seat]:<{width}}  {_tokens(place, say)}   {pile}")
        if place.cards:
            cards = " · ".join(say(f"card-{card.copy or card.id}", {}) for card in place.cards)
            lines.append(f"  {'':<{width}}  {cards}")
    return lines


def _row(row: Row, seat: int | None, say: Say) -> str:
    """The cards of a row, each with what it costs; who can pay it sees a tick."""
    head = say("board-row" if row.newest else "board-row-old", {"deck": row.deck, "left": row.left})
    offers = []
    for offer in row.places:
        if offer is not None:
            tick = " ✓" if seat in offer.payable else ""
            offers.append(f"{say(f'card-{offer.id}', {})} ({_objects(COSTS[offer.id], say)}){tick}")
    return head + "  " + (" · ".join(offers) or "–")


def _objects(kinds: list[str], say: Say) -> str:
    """Objects by kind, with their number where there are several."""
    counted = Counter(kinds)
    names = [
        f"{count} × {say(f'object-{kind}', {})}" if count > 1 else say(f"object-{kind}", {})
        for kind, count in counted.items()
    ]
    return ", ".join(names) or "–"


def _tokens(place: Place, say: Say) -> str:
    if place.infamy is None:
        return say("board-tokens", {"gold": place.gold, "points": place.score.total})
    return say("board-tokens-known", {"gold": place.gold, "infamy": place.infamy, "points": place.score.total})
