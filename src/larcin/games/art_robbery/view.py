"""What a seat sees of Art Robbery: its own hand, everybody's loot of this raid, and how much lies face down."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from larcin.core import view as core
from larcin.core.action import Arg, seat_arg
from larcin.core.view import Sentence
from larcin.games.art_robbery.components import CARDS, RAIDS, SLOT_COUNT, THIEF, TOKENS
from larcin.games.art_robbery.position import CENTRE, NOBODY, NOTHING, Position
from larcin.games.art_robbery.previews import Choice, Purse, choices, purse
from larcin.games.art_robbery.tallies import cards_of, size


class Place(msgspec.Struct):
    """What can be seen in front of a seat. `points` and `alibis` are those of its face-down pile, if one may know."""

    cards: int
    hand: list[str] | None  # in the order of the box
    won: int
    points: int | None
    alibis: int | None


class View(core.View, kw_only=True):
    """Art Robbery as one seat sees it."""

    choices: Sequence[Choice]
    raid: str
    turn: int
    card: str | None  # being resolved
    wanted: str | None  # the token under theft, while the dog's holder decides
    tokens: dict[str, int | None]  # the holders of this raid's tokens, by id; None: in the centre
    dog: int | None  # its holder; None: in the middle
    deck: int
    discard: list[str]  # the last played is last
    places: list[Place]
    purse: Purse | None  # the reader's own


def look(position: Position, seat: int | None) -> View:
    """The view of a position; what it may not know is not read."""
    first = position.raid * SLOT_COUNT
    where = position.where
    return View(
        **core.shared(position, seat, _prompt(position, seat), [] if seat is None else choices(position, seat)),
        raid=RAIDS[position.raid],
        turn=position.turn,
        card=None if position.card == NOTHING else CARDS[position.card],
        wanted=None if position.wanted == NOTHING else TOKENS[first + position.wanted],
        tokens={
            TOKENS[token]: None if where[token] == CENTRE else where[token]
            for token in range(first, first + SLOT_COUNT)
            if where[token] >= CENTRE
        },
        dog=None if position.dog == NOBODY else position.dog,
        deck=len(position.deck),
        discard=[CARDS[card] for card in position.discard],
        places=_places(position, seat),
        purse=None if seat is None else purse(position, seat),
    )


def _places(position: Position, seat: int | None) -> list[Place]:
    piles = position.where if position.over else position.where[: position.raid * SLOT_COUNT]
    loot, alibis = position.standing(len(piles))
    places: list[Place] = []
    for other, hand in enumerate(position.hands):
        place = Place(size(hand), None, piles.count(other), None, None)
        if other == seat:
            place.hand = [CARDS[card] for card in cards_of(hand)]
        if other == seat or position.over or position.setup.options["scores"] == "open":
            place.points, place.alibis = loot[other], alibis[other]
        places.append(place)
    return places


def _prompt(position: Position, seat: int | None) -> Sentence:
    if position.over:
        return Sentence("prompt-over")
    actor = position.to_act[0]
    args: dict[str, Arg] = {"seat": seat_arg(actor)}
    if position.wanted != NOTHING:
        args["thief"] = seat_arg(position.turn)
        args["token"] = "token-" + TOKENS[position.raid * SLOT_COUNT + position.wanted]
        name = "defend"
    elif position.card == NOTHING:
        name = "play"
    else:
        args["card"] = "card-" + CARDS[position.card]
        name = "thief" if position.card == THIEF else position.legal(actor)[0].kind
    return Sentence(f"prompt-{name}" if actor == seat else f"prompt-{name}-wait", args)
