"""What a seat sees of Art Robbery: its own hand, everybody's loot of this raid, and how much lies face down."""

from __future__ import annotations

import msgspec

from larcin.core.action import Action, Arg, seat_arg
from larcin.core.view import Choice, Sentence, View, shared
from larcin.games.art_robbery.components import (
    ALIBIS,
    CARDS,
    DOG,
    PLAY,
    RAIDS,
    SLOT_COUNT,
    SLOTS,
    THIEF,
    TOKENS,
    VALUE,
)
from larcin.games.art_robbery.rules import CENTRE, NOBODY, NOTHING, ArtRobbery
from larcin.games.art_robbery.tallies import cards_of, size


class Token(msgspec.Struct):
    """A loot token: `id` names it everywhere ("antiques-3a"), `slot` within its raid; `holder` None: in the centre."""

    id: str
    slot: str
    value: int
    dots: int
    holder: int | None


class Place(msgspec.Struct):
    """What can be seen in front of a seat. `points` and `alibis` are those of its face-down pile, if one may know."""

    cards: int
    hand: list[str] | None
    won: int
    points: int | None
    alibis: int | None


class ArtRobberyView(View, kw_only=True):
    """Art Robbery as one seat sees it."""

    raid: str
    raids: list[str]
    turn: int
    card: str | None  # being resolved
    wanted: str | None  # the token under theft, while the dog's holder decides
    tokens: list[Token]  # of this raid
    dog: int | None  # its holder; None: in the middle
    deck: int
    discard: list[str]  # the last played is last
    places: list[Place]


def look(state: ArtRobbery, seat: int | None) -> ArtRobberyView:
    """The view of a position; what it may not know is not read."""
    first = state.raid * SLOT_COUNT
    return ArtRobberyView(
        **shared(state, seat, _prompt(state, seat), _choices(state, seat)),
        raid=RAIDS[state.raid],
        raids=RAIDS,
        turn=state.turn,
        card=None if state.card == NOTHING else CARDS[state.card],
        wanted=None if state.wanted == NOTHING else TOKENS[first + state.wanted],
        tokens=[
            Token(
                TOKENS[first + slot],
                SLOTS[slot],
                VALUE[slot],
                ALIBIS[first + slot],
                holder if (holder := state.where[first + slot]) >= 0 else None,
            )
            for slot in range(SLOT_COUNT)
            if state.where[first + slot] >= CENTRE
        ],
        dog=None if state.dog == NOBODY else state.dog,
        deck=len(state.deck),
        discard=[CARDS[card] for card in state.discard],
        places=[_place(state, seat, other) for other in range(state.players)],
    )


def _place(state: ArtRobbery, seat: int | None, other: int) -> Place:
    safe = len(state.where) if state.over else state.raid * SLOT_COUNT
    pile = [token for token in range(safe) if state.where[token] == other]
    known = other == seat or state.over or state.setup.options["scores"] == "open"
    return Place(
        cards=size(state.hands[other]),
        hand=[CARDS[card] for card in cards_of(state.hands[other])] if other == seat else None,
        won=len(pile),
        points=sum(VALUE[token % SLOT_COUNT] for token in pile) if known else None,
        alibis=sum(ALIBIS[token] for token in pile) if known else None,
    )


def _prompt(state: ArtRobbery, seat: int | None) -> Sentence:
    if state.over:
        return Sentence("prompt-over")
    actor = state.to_act[0]
    args: dict[str, Arg] = {"seat": seat_arg(actor)}
    if state.wanted != NOTHING:
        args["thief"] = seat_arg(state.turn)
        args["token"] = "token-" + TOKENS[state.raid * SLOT_COUNT + state.wanted]
        name = "defend"
    elif state.card == NOTHING:
        name = "play"
    else:
        args["card"] = "card-" + CARDS[state.card]
        name = "thief" if state.card == THIEF else state.legal(actor)[0].kind
    return Sentence(f"prompt-{name}" if actor == seat else f"prompt-{name}-wait", args)


def _choices(state: ArtRobbery, seat: int | None) -> list[Choice]:
    if seat is None:
        return []
    return [Choice(a.notation, a.kind, a.args, _hint(state, a)) for a in state.legal(seat)]


def _hint(state: ArtRobbery, action: Action) -> dict[str, Arg]:
    """What playing a card would do: the client shows it before the click that cannot be taken back."""
    if action.kind != "play":
        return {}
    card = PLAY.index(action)
    if card == DOG:
        if state.dog == state.turn:
            return {"effect": "nothing"}
        return {"effect": "dog"} if state.dog == NOBODY else {"effect": "dog", "victim": seat_arg(state.dog)}
    targets = state.targets(card)
    if not targets:
        return {"effect": "nothing"}
    if len(targets) > 1:
        return {"effect": f"choose-{targets[0].kind}"}
    target = targets[0]
    slot = str(target.args["token"]).removeprefix("slot-")
    hint: dict[str, Arg] = {"effect": target.kind, "token": f"token-{RAIDS[state.raid]}-{slot}"}
    if "victim" in target.args:
        hint["victim"] = target.args["victim"]
    return hint
