"""Small positions of Art Robbery: a test names what it cares about, the rest is filled in from what is left of the box.

Hands are written as words ("3 boss dog"): the cards a test cares about, filled up to five from the rest of the deck
(numbers last used first), so that a test is a few lines.
"""

from __future__ import annotations

from collections import Counter

from larcin.games import art_robbery
from larcin.games.art_robbery.components import CARDS, COPIES, RAIDS, SLOTS, tokens_of
from larcin.games.art_robbery.position import Position

GAME = art_robbery.GAME


def position(
    *hands: str,
    turn: int = 0,
    raid: str = "sketches",
    front: dict[int, str] | None = None,
    piles: dict[int, str] | None = None,
    lost: str = "",
    dog: int | None = None,
    deck: str = "",
    deck_size: int | None = None,
    centre: str | None = None,
    **options: str,
) -> Position:
    """A position with these hands. Tokens named nowhere hang in the centre; earlier raids go to piles or seat 0's.

    `deck` is what will be drawn next, in order. `deck_size` puts all other cards on the discard.
    """
    players = len(hands)
    printing = options.get("printing", "corrected")
    left = Counter(dict(zip(CARDS, COPIES, strict=True)))
    named = [hand.split() for hand in hands]
    next_cards = deck.split()
    left.subtract(card for hand in [*named, next_cards] for card in hand)
    rest = [card for card in CARDS for _ in range(left[card])]
    for hand in named:
        while len(hand) < 5:
            hand.append(rest.pop(0))
    fronts = [(front or {}).get(seat, "").split() for seat in range(players)]
    now = [SLOTS[slot] for slot in tokens_of(RAIDS.index(raid), printing)]
    taken = [slot for slots in fronts for slot in slots]
    hanging = [slot for slot in now if slot not in taken] if centre is None else centre.split()
    absent = [slot for slot in now if slot not in taken and slot not in hanging]
    fronts[players - 1] += absent
    won = [(piles or {}).get(seat, "").split() for seat in range(players)]
    gone = lost.split()
    settled = {token for pile in won for token in pile} | set(gone)
    for earlier in range(RAIDS.index(raid)):
        for slot in tokens_of(earlier, printing):
            token = f"{RAIDS[earlier]}-{SLOTS[slot]}"
            if token not in settled:
                won[0].append(token)
    size = len(rest) + len(next_cards) if deck_size is None else deck_size
    in_deck = rest[: size - len(next_cards)] + next_cards[::-1]
    return GAME.load(
        {
            "players": players,
            "options": options,
            "raid": raid,
            "turn": turn,
            "dog": dog,
            "centre": hanging,
            "front": fronts,
            "piles": won,
            "lost": gone,
            "hands": named,
            "deck": in_deck,
            "discard": rest[size - len(next_cards) :],
        }
    )


def act(state: Position, *moves: str) -> Position:
    """Play these notations, each by the seat that is to act and each legal."""
    for notation in moves:
        action = GAME.action(notation)
        seat = state.to_act[0]
        assert action in state.legal(seat), f"{notation} is not legal: {state.legal(seat)}"
        state.apply(seat, action)
    return state


def legal(state: Position) -> list[str]:
    """What the seat to act may do, as notations."""
    return [action.notation for action in state.legal(state.to_act[0])]


def held(state: Position, seat: int) -> list[str]:
    """The seat's tokens of this raid."""
    front: list[str] = state.dump()["front"][seat]
    return front
