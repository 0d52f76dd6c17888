"""What a seat sees of Thief's Market: everything but the decks and, unless agreed otherwise, the others' infamy."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from larcin.core import view as core
from larcin.core.action import Arg, seat_arg
from larcin.core.view import Sentence, shared
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
)
from larcin.games.thiefs_market.components import (
    CARDS,
    DECKS,
    ICONS,
    LUCKY,
    OBJECTS,
    PAWN,
    card_id,
)
from larcin.games.thiefs_market.position import Position
from larcin.games.thiefs_market.previews import Choice, choices, pays
from larcin.games.thiefs_market.scoring import CAMPAIGN


class Object(msgspec.Struct):
    """A die or the pawn, the same one all game long. `seat`: in whose pile; `back`: returned and about to be rolled.

    Actions name a kind (`take red`): any of that kind may be clicked, and the first of them is the one that moves.
    """

    id: str  # "die-0", ..., "pawn"
    kind: str  # the face up, or "pawn"
    seat: int | None  # None: in the centre
    back: bool


class Offer(msgspec.Struct):
    """A card for sale. `payable`: the seats whose pile and gold would pay it now."""

    id: str
    payable: list[int]


class Row(msgspec.Struct):
    """A row of the market. Only the newest one is filled up at the end of a round."""

    deck: str
    open: bool
    newest: bool
    left: int  # cards in its deck
    places: list[Offer | None]


class Owned(msgspec.Struct):
    """A card in front of a seat, and what it is worth now (None: that hangs on infamy you do not see).

    `copy` is what Mimetic Stew has become: icons and worth are then those of that card. `used`: its power has been, in
    this turn.
    """

    id: str
    copy: str | None
    worth: int | None
    used: bool


class Bonus(msgspec.Struct):
    """A bonus of the end as it stands: what it would bring, and to whom; nothing while nobody has any."""

    kind: str  # "henchmen", "gold"
    counts: list[int]  # by seat
    leaders: list[int]
    points: int  # for each leader


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


class View(core.View, kw_only=True):
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
    bonuses: list[Bonus]
    choices: Sequence[Choice]


def look(state: Position, seat: int | None) -> View:
    """The view of a position; what it may not know is not read."""
    return View(
        **shared(state, seat, _prompt(state, seat), [] if seat is None else choices(state, seat)),
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
        market=[_row(state, deck) for deck in range(len(DECKS))],
        gone=[CARDS[card] for card in state.gone],
        buying=None if state.buying == NOTHING else CARDS[state.buying],
        places=[_place(state, seat, other) for other in range(state.players)],
        bonuses=_bonuses(state),
    )


def _object_id(state: Bazaar, thing: int) -> str:
    return "pawn" if state.face[thing] == PAWN else f"die-{thing}"


# The market


def _row(state: Bazaar, deck: int) -> Row:
    piles = [state.count(other) for other in range(state.players)]
    return Row(
        deck=DECKS[deck],
        open=deck <= state.newest,
        newest=deck == state.newest,
        left=len(state.decks[deck]),
        places=[None if card == NOTHING else _offer(state, card, piles) for card in state.rows[deck]],
    )


def _offer(state: Bazaar, card: int, piles: list[list[int]]) -> Offer:
    return Offer(
        id=CARDS[card],
        payable=[other for other in range(state.players) if pays(state, other, card, piles[other])],
    )


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
        id=CARDS[card],
        copy=CARDS[played] if played != card else None,
        worth=scoring.worth(state, seat, played) if known or played != CAMPAIGN else None,
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


def _bonuses(state: Bazaar) -> list[Bonus]:
    henchman = ICONS.index("henchman")
    henchmen = [scoring.icons(state, seat, henchman) for seat in range(state.players)]
    return [
        _bonus("henchmen", henchmen, scoring.henchmen_bonus(state)),
        _bonus("gold", state.gold, scoring.gold_bonus(state)),
    ]


def _bonus(kind: str, counts: list[int], points: list[int]) -> Bonus:
    most = max(counts)
    leaders = [seat for seat, count in enumerate(counts) if count == most > 0]
    return Bonus(kind, counts[:], leaders, points[leaders[0]] if leaders else 0)


# The prompt


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
