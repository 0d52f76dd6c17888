"""What a seat sees of Thief's Market: everything but the decks and, unless agreed otherwise, the others' infamy."""

from __future__ import annotations

from typing import Any

import msgspec

from larcin.core.action import Arg, seat_arg
from larcin.core.view import Choice, Sentence, View, shared
from larcin.games.thiefs_market import market, scoring
from larcin.games.thiefs_market.bazaar import (
    BACK,
    CHARM,
    COPYING,
    MARKET,
    NOTHING,
    PAYING,
    PHASES,
    RETURNING,
    SPLIT,
    STEPS,
    TAKING,
    Bazaar,
    tally_of,
)
from larcin.games.thiefs_market.components import (
    CARDS,
    COST,
    DECK,
    DECKS,
    EXIT,
    FACES,
    GEMS,
    ICON_COUNT,
    ICONS,
    INSURANCE,
    LUCKY,
    OBJECTS,
    PAWN,
    PAY,
    PAYMENTS,
    POINTS,
    WITH_POWER,
    card_id,
)
from larcin.games.thiefs_market.hints import hint
from larcin.games.thiefs_market.scoring import CAMPAIGN


class Object(msgspec.Struct):
    """A die or the pawn, the same one all game long. `seat`: in whose pile; `back`: returned and about to be rolled.

    Actions name a kind (`take red`): any of that kind may be clicked, and the first of them is the one that moves.
    """

    id: str  # "die-0", ..., "pawn"
    kind: str  # the face up, or "pawn"
    seat: int | None  # None: in the centre
    back: bool


class Payment(msgspec.Struct):
    """A way to pay a card: so many dice of each colour, and gold. `action` pays it when it is being asked for."""

    dice: dict[str, int]
    gold: int
    action: str


class Card(msgspec.Struct):
    """A card as printed."""

    id: str
    deck: str
    cost: list[str]
    icons: list[str]
    points: int  # printed; 0 where the rules of the card count them


class Offer(Card):
    """A card for sale. `payable`: the seats whose pile and gold would pay it now; `payments`: how this seat could."""

    payable: list[int]
    payments: list[Payment]


class Row(msgspec.Struct):
    """A row of the market. Only the newest one is filled up at the end of a round."""

    deck: str
    open: bool
    newest: bool
    left: int  # cards in its deck
    places: list[Offer | None]


class Owned(Card):
    """A card in front of a seat, and what it is worth now (None: that hangs on infamy you do not see).

    `copy` is what Mimetic Stew has become: icons and worth are then those of that card. `power`: it can be used in the
    market; `used`: it has been, in this turn.
    """

    copy: str | None
    worth: int | None
    power: bool
    used: bool


class Standing(msgspec.Struct):
    """The score if the game ended now. `total` leaves out what this seat does not see of it."""

    cards: int
    henchmen: int
    gold: int
    infamy: int | None
    total: int


class Place(msgspec.Struct):
    """What can be seen in front of a seat. `pile` lists the ids of its objects."""

    pile: list[str]
    gold: int
    infamy: int | None
    cards: list[Owned]
    icons: dict[str, int]
    purchases: int  # that its pile (the noted one, once the market is open) and its cards allow
    left: int | None  # of these, while it is its turn to buy
    score: Standing


class ThiefsMarketView(View, kw_only=True):
    """Thief's Market as one seat sees it."""

    round: int
    phase: str  # "split", "charm", "market", "over"
    step: str  # "choosing", "taking", "returning", "paying", "copying"
    first: int  # who rolled
    turn: int
    objects: list[Object]
    victim: int | None  # of the theft under way
    market: list[Row]
    gone: list[str]  # cards taken out of the game
    buying: str | None  # the card being paid for
    places: list[Place]


def look(state: Bazaar, seat: int | None) -> ThiefsMarketView:
    """The view of a position; what it may not know is not read."""
    return ThiefsMarketView(
        **shared(state, seat, _prompt(state, seat), _choices(state, seat)),
        round=state.round,
        phase=PHASES[state.phase],
        step=STEPS[state.step],
        first=state.first,
        turn=state.turn,
        objects=[
            Object(_object_id(state, thing), OBJECTS[state.face[thing]], where if where >= 0 else None, where == BACK)
            for thing, where in enumerate(state.where)
        ],
        victim=state.victim if state.victim >= 0 else None,
        market=[_row(state, seat, deck) for deck in range(len(DECKS))],
        gone=[CARDS[card] for card in state.gone],
        buying=None if state.buying == NOTHING else CARDS[state.buying],
        places=[_place(state, seat, other) for other in range(state.players)],
    )


def _object_id(state: Bazaar, thing: int) -> str:
    return "pawn" if state.face[thing] == PAWN else f"die-{thing}"


# The market


def _row(state: Bazaar, seat: int | None, deck: int) -> Row:
    piles = [state.count(other) for other in range(state.players)]
    return Row(
        deck=DECKS[deck],
        open=deck <= state.newest,
        newest=deck == state.newest,
        left=len(state.decks[deck]),
        places=[None if card == NOTHING else _offer(state, seat, card, piles) for card in state.rows[deck]],
    )


def _offer(state: Bazaar, seat: int | None, card: int, piles: list[list[int]]) -> Offer:
    return Offer(
        **_printed(card, card),
        payable=[other for other in range(state.players) if payable(state, other, card, piles[other])],
        payments=[] if seat is None or not payable(state, seat, card, piles[seat]) else _payments(state, seat, card),
    )


def payable(state: Bazaar, seat: int, card: int, pile: list[int]) -> bool:
    """Would this pile, with the seat's gold and discount, pay the card?"""
    return market.missing_gems(card, tally_of(pile)) <= state.gold[seat] + int(state.has(seat, INSURANCE))


def _payments(state: Bazaar, seat: int, card: int) -> list[Payment]:
    return [
        Payment(
            {FACES[gem]: PAYMENTS[way][gem] for gem in range(GEMS) if PAYMENTS[way][gem] > 0},
            market.gold_for(state, seat, card, way),
            PAY[way].notation,
        )
        for way in market.payments(state, seat, card)
    ]


def _printed(card: int, played: int) -> dict[str, Any]:  # Any: handed on as keywords
    return {
        "id": CARDS[card],
        "deck": DECKS[DECK[card]],
        "cost": [FACES[gem] for gem in range(GEMS) for _ in range(COST[card][gem])],
        "icons": [icon for place, icon in enumerate(ICONS) for _ in range(ICON_COUNT[played][place])],
        "points": POINTS[played],
    }


# The seats


def sees_infamy(state: Bazaar, seat: int | None, other: int) -> bool:
    """May this seat see how much infamy the other has?"""
    return other == seat or state.over or state.setup.options["infamy"] == "open"


def _place(state: Bazaar, seat: int | None, other: int) -> Place:
    known = sees_infamy(state, seat, other)
    noted = state.noted[other] if state.phase >= CHARM else state.kinds(other)
    allowed = market.purchases_with(state, other, noted)
    return Place(
        pile=[_object_id(state, thing) for thing, where in enumerate(state.where) if where == other],
        gold=state.gold[other],
        infamy=state.infamy[other] if known else None,
        cards=[_owned(state, other, card, known) for card in state.owned[other]],
        icons={icon: scoring.icons(state, other, place) for place, icon in enumerate(ICONS)},
        purchases=allowed,
        left=allowed - state.bought if state.phase == MARKET and state.turn == other else None,
        score=_standing(state, other, known),
    )


def _owned(state: Bazaar, seat: int, card: int, known: bool) -> Owned:
    played = state.as_played(card)
    return Owned(
        **_printed(card, played),
        copy=CARDS[played] if played != card else None,
        worth=scoring.worth(state, seat, played) if known or played != CAMPAIGN else None,
        power=bool(WITH_POWER >> played & 1) or played in (EXIT, LUCKY),
        used=state.phase == MARKET and state.turn == seat and bool(state.used >> played & 1),
    )


def _standing(state: Bazaar, seat: int, known: bool) -> Standing:
    score = state.scores()[seat].parts
    cards = score["cards"]
    if not known and state.has(seat, CAMPAIGN):
        cards -= scoring.political_campaign(state, seat)
    infamy = state.infamy[seat] if known else None
    return Standing(
        cards, score["henchmen"], score["gold"], infamy, cards + score["henchmen"] + score["gold"] + (infamy or 0)
    )


# Prompt and choices


def _prompt(state: Bazaar, seat: int | None) -> Sentence:
    if state.over:
        return Sentence("prompt-over")
    args: dict[str, Arg] = {"seat": seat_arg(state.turn)}
    if state.phase == CHARM:
        name = "charm"
        args["card"] = card_id(LUCKY)
    elif state.phase == SPLIT:
        name = _split_prompt(state)
        args["objects"] = state.size(state.turn)
        if state.step == RETURNING:
            args["victim"] = seat_arg(state.victim)
            args["back"] = state.size(BACK)
    elif state.step == PAYING:
        name = "pay"
        args["card"] = card_id(state.buying)
    elif state.step == COPYING:
        name = "copy"
    else:
        name = "buy" if any(action.kind == "buy" for action in state.choices) else "use"
        args["purchases"] = market.purchases(state, state.turn) - state.bought
    return Sentence(f"prompt-{name}" if state.turn == seat else f"prompt-{name}-wait", args)


def _split_prompt(state: Bazaar) -> str:
    if state.step == TAKING:
        return "take-more"
    if state.step == RETURNING:
        return "return-more" if state.size(BACK) > 0 else "return"
    kinds = {action.kind for action in state.choices}
    if "steal" not in kinds:
        return "take"
    if "take-all" in kinds:
        return "last"
    return "split" if "take" in kinds else "steal"


def _choices(state: Bazaar, seat: int | None) -> list[Choice]:
    if seat is None:
        return []
    return [Choice(a.notation, a.kind, a.args, hint(state, a)) for a in state.legal(seat)]
