"""Small positions of Thief's Market: a test names what it cares about, the rest is filled in from the box.

Piles, rows and tableaus are written as words: `split("red red", "", "")`, `market("white", owned={0: "fence"})`. Dice
that no test names lie in the centre as masks; cards that none names are in their decks, or out of the game where a test
says how few a deck has `left`. The dice that will be rolled are named too (`rolls="red mask"`); after them come rubies.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import larcin
from larcin.games.thiefs_market.components import CARDS, DECK, DECK_SIZE, DECKS, DICE, FACES, OBJECTS, PROMO
from larcin.games.thiefs_market.position import Position
from larcin.games.thiefs_market.view import View

GAME = larcin.game("thiefs-market")
Words = Mapping[int, str]
By = Mapping[str, Any]  # a list of words, or a number, by deck


def split(*piles: str, centre: str | None = None, turn: int = 0, **more: Any) -> Position:
    """The first phase, a seat about to choose. Without `centre` all dice that are in no pile lie there as masks.

    With `centre` (what it has, in words) the dice that are left over are masks in the pile of the last seat. Everybody
    has gold and a row to spend it on, so that the game stops at the first turn of the market.
    """
    more.setdefault("sale", {"A": "*"})
    more.setdefault("gold", [4] * len(piles))
    return position(*piles, phase="split", centre=centre, turn=turn, **more)


def market(*piles: str, turn: int = 0, **more: Any) -> Position:
    """The second phase. Piles that are not given are empty; the pawn, if nobody has it, is with the last seat."""
    padded = [*piles, *[""] * (more.get("players", 3) - len(piles))]
    return position(*padded, phase="market", turn=turn, **more)


def position(
    *piles: str,
    phase: str = "split",
    turn: int = 0,
    centre: str | None = None,
    owned: Words | None = None,
    sale: Mapping[str, str] | None = None,
    deck: Mapping[str, str] | None = None,
    left: Mapping[str, int] | None = None,
    gold: list[int] | None = None,
    infamy: list[int] | None = None,
    noted: Words | None = None,
    rolls: str = "",
    copied: str | None = None,
    used: str = "",
    promos: str = "off",
    show_infamy: str = "hidden",
    **more: Any,
) -> Position:
    """A position. `sale` has rows by deck (a word for each place, - for an empty one, * to fill up the row);

    `deck` what comes next from each deck, in order; `left` how many cards each deck has; `noted` the final piles
    where they are not the present ones.
    """
    more.pop("players", None)
    players = len(piles)
    objects = _objects(list(piles), centre, phase, noted or {})
    final = [(noted or {}).get(seat, "").split() or _pile_of(objects, seat) or ["mask"] for seat in range(players)]
    if phase != "split" and not any("pawn" in pile for pile in final):
        final[objects["pawn"]].append("pawn")
    dump = {
        "players": players,
        "options": {"promos": promos, "infamy": show_infamy},
        "rng": "scripted:" + ",".join(str(FACES.index(face)) for face in rolls.split()),
        "round": 3,
        "phase": phase,
        "step": "choosing",
        "first": 0,
        "turn": turn,
        "victim": None,
        "noted": [sorted(set(pile), key=OBJECTS.index) if phase != "split" else [] for pile in final],
        "noted_size": [len(pile) if phase != "split" else 0 for pile in final],
        "copied": copied,
        "gold": gold or [0] * players,
        "infamy": infamy or [0] * players,
        "bought": 0,
        "used": used.split(),
        "buying": None,
        **objects,
        **_cards(players, owned or {}, sale or {}, deck or {}, left or {}, promos == "on"),
        **more,
    }
    state = GAME.load(dump)
    assert isinstance(state, Position)
    return state


def _pile_of(objects: dict[str, Any], seat: int) -> list[str]:
    return [face for face, place in objects["dice"] if place == seat] + ["pawn"] * (objects["pawn"] == seat)


def _objects(piles: list[str], centre: str | None, phase: str, noted: Words) -> dict[str, Any]:
    """The dice and the pawn, each named in a pile, in the centre, or left over."""
    players = len(piles)
    placed: list[tuple[str, int | str]] = [(kind, seat) for seat, pile in enumerate(piles) for kind in pile.split()]
    lying: list[tuple[str, int | str]] = [(kind, "centre") for kind in (centre or "").split()]
    dice: list[list[Any]] = [[kind, place] for kind, place in [*placed, *lying] if kind != "pawn"]
    pawns: list[int | str] = [place for kind, place in [*placed, *lying] if kind == "pawn"]
    pawns += [seat for seat, pile in noted.items() if "pawn" in pile]
    rest: int | str = "centre" if centre is None else players - 1
    dice += [["mask", rest]] * (DICE[players] - len(dice))
    return {
        "dice": dice,
        "pawn": pawns[0] if pawns else "centre" if phase == "split" and centre is None else players - 1,
    }


def _cards(
    players: int, owned: Words, sale: Mapping[str, str], deck: Mapping[str, str], left: By, promos: bool
) -> dict[str, Any]:
    """Every card in its place: what is named where it is said, the rest in the decks, out of the game or removed."""
    tableaus = [owned.get(seat, "").split() for seat in range(players)]
    rows: list[list[str | None]] = []
    newest = max([DECKS.index(name) for name in sale], default=0)
    in_front = [card for cards in tableaus for card in cards]
    named = set(in_front)
    named |= {word for words in [*sale.values(), *deck.values()] for word in words.split() if word not in "-*"}
    spare = {name: [card for card in CARDS if _deck_of(card) == name and card not in named] for name in DECKS}
    removed: list[str] = []
    gone: list[str] = []
    decks: list[list[str]] = []
    for number, name in enumerate(DECKS):
        free = [card for card in spare[name] if promos or not PROMO[CARDS.index(card)]]
        row: list[str | None] = []
        for word in sale.get(name, "").split():
            row += [free.pop() for _ in range(5 - len(row))] if word == "*" else [None if word == "-" else word]
        rows.append(row + [None] * (5 - len(row)) if number <= newest else [])
        placed = [*in_front, *(card for card in rows[number] if card)]
        used = [card for card in placed if _deck_of(card) == name]
        coming = deck.get(name, "").split()
        room = DECK_SIZE[number] - len(used) - len(coming)
        filler, rest = free[:room], free[room:]
        removed += rest
        stays = max(0, left.get(name, len(filler) + len(coming)) - len(coming))
        gone += filler[stays:]
        decks.append(filler[:stays] + coming[::-1])
    return {"rows": rows, "decks": decks, "removed": removed, "gone": gone, "owned": tableaus}


def _deck_of(card: str) -> str:
    return DECKS[DECK[CARDS.index(card)]]


def act(state: Position, *moves: str) -> Position:
    """Play these notations, each by the seat that is to act and each legal."""
    for notation in moves:
        action = GAME.action(notation)
        seat = state.to_act[0]
        assert action in state.legal(seat), f"{notation} is not legal: {state.legal(seat)}"
        state.apply(seat, action)
    return state


def seen(state: Position, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def legal(state: Position) -> list[str]:
    """What the seat to act may do, as notations."""
    return [action.notation for action in state.legal(state.to_act[0])]


def pile(state: Position, seat: int) -> str:
    """The seat's objects, in words."""
    return _words(state.count(seat))


def lying(state: Position) -> str:
    """The centre, in words."""
    return _words(state.count(-1))


def cards(state: Position, seat: int) -> list[str]:
    """The seat's cards, in the order gained."""
    return [CARDS[card] for card in state.owned[seat]]


def row(state: Position, name: str) -> list[str | None]:
    """The row of a deck."""
    row: list[str | None] = state.dump()["rows"][DECKS.index(name)]
    return row


def why(state: Position, notation: str) -> str | None:
    """Why the seat to act may not do this, in English."""
    reason = state.why_not(state.to_act[0], GAME.action(notation))
    return None if reason is None else GAME.say(reason)


def _words(counts: list[int]) -> str:
    return " ".join(OBJECTS[kind] for kind, count in enumerate(counts) for _ in range(count))
