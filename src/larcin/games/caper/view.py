"""What a seat sees of Caper: the table, both purses and discards, the score now, and the cards it can be sure of."""

from __future__ import annotations

import msgspec

from larcin.core.action import Arg, seat_arg
from larcin.core.view import Choice, ScoreLine, Sentence, View, shared
from larcin.games.caper.components import (
    CARDS,
    CARDS_EACH,
    CITIES,
    CREAM,
    CREW,
    FREE_PLAYER,
    GOODS,
    HEIGHT,
    LOCATIONS,
    MASTERMINDS,
    MINT,
    NOTHING,
    PLACES,
    RECONSTRUCTED,
    ROUNDS,
    STARTER,
    THIEF_KINDS,
)
from larcin.games.caper.facts import CardFacts, Symbol, attribute_of, facts_of, prize_of
from larcin.games.caper.hints import hint
from larcin.games.caper.knowledge import held_by, known
from larcin.games.caper.rounds import FIRST_LOOKOUT
from larcin.games.caper.rules import Caper
from larcin.games.caper.scoring import KINDS_OF_GOODS, Reckoning, reckon
from larcin.games.caper.turns import CARD, FREE, FREE_PLACE, GIVE, NO_WINDOW, OFFER, PHASES, PLACE, TARGET


class Laid(msgspec.Struct):
    """A card on the table. Everybody saw it face up, so its name is known when it is flipped, too."""

    card: str
    flipped: bool


class Stack(msgspec.Struct):
    """A thief and its gear, the last on top. `full`: it has all the gear it can take, which is a caper."""

    thief: Laid
    gear: list[Laid]
    full: bool


class Side(msgspec.Struct):
    """One Mastermind's cards at a location: capers now, and the points of the prize if it were won from here now."""

    crew: list[Stack]
    capers: int
    worth: int
    leads: bool


class Location(msgspec.Struct):
    """A location: its name, both sides (cream first), what its winner gets, and what holds there for both."""

    id: str
    sides: list[Side]
    prize: list[Symbol]
    attribute: list[Symbol]


class Mastermind(msgspec.Struct):
    """What one Mastermind has besides cards at locations: seat 0 is cream, seat 1 mint."""

    colour: str
    coins: int
    laundered: int
    thieves: list[str]  # on the discard, in the order discarded
    gear: list[str]
    goods: dict[str, int]  # those of locations led now included


class Hand(msgspec.Struct):
    """What a seat holds: how many cards, and those the viewer can be sure of."""

    cards: int
    known: list[str]


class Round(msgspec.Struct):
    """A place of the round tracker."""

    kind: str  # "thief" or "gear"
    cards: int
    starter: int


class CaperView(View, kw_only=True):
    """Caper as one seat sees it."""

    city: str
    locations: list[Location]
    masterminds: list[Mastermind]
    hands: list[Hand]  # of every seat
    supply: int
    now: list[ScoreLine]  # each seat's score if the game ended now
    rounds: list[Round]
    round: int  # its place in `rounds`
    pair: int  # which pair of turns of the round, from 1
    pairs: int
    turn: int  # the Mastermind whose turn it is
    step: str  # what is being decided; how far another seat has got with a card is its secret
    chosen: str | None  # the viewer's card that waits for a place
    offer: list[str]  # what the viewer, a Lookout, has chosen to pass
    flipper: str | None  # the card whose target is being chosen, and where it lies
    spot: str | None
    window: str | None  # the card whose free play is open
    pile: int  # the Snitch's
    thief_deck: int
    gear_deck: int
    cards: dict[str, CardFacts]  # every card of this city, by name
    reconstructed: bool  # some costs and incomes are our figures


def look(state: Caper, seat: int | None) -> CaperView:
    """The view of a position; what it may not know is not read."""
    now = reckon(state)
    actor = seat is not None and seat in state.to_act
    return CaperView(
        **shared(state, seat, _prompt(state, seat), _choices(state, seat, now)),
        city=CITIES[state.city],
        locations=[_location(state, now, place) for place in range(PLACES)],
        masterminds=[_mastermind(state, now, mastermind) for mastermind in (0, 1)],
        hands=[_hand(state, seat, owner) for owner in range(state.players)],
        supply=state.supply,
        now=[ScoreLine(score.total, score.parts, score.ties) for score in state.scores()],
        rounds=[Round(*one) for one in zip(ROUNDS, CARDS_EACH, STARTER, strict=True)],
        round=state.round,
        pair=min(state.step + 1, CARDS_EACH[state.round] - 1),
        pairs=CARDS_EACH[state.round] - 1,
        turn=state.turn,
        step=PHASES[state.phase if actor else _public_phase(state)],
        chosen=CARDS[state.chosen] if actor and state.chosen != NOTHING else None,
        offer=_offer(state, seat),
        flipper=CARDS[state.flipper] if state.phase == TARGET else None,
        spot=LOCATIONS[state.locations[state.spot % PLACES]] if state.phase == TARGET else None,
        window=CARDS[FREE_PLAYER[state.window]] if state.window != NO_WINDOW else None,
        pile=len(state.pile),
        thief_deck=len(state.thief_deck),
        gear_deck=len(state.gear_deck),
        cards=facts_of(state.city),
        reconstructed=any(RECONSTRUCTED),
    )


def _public_phase(state: Caper) -> int:
    if state.phase == PLACE:
        return CARD
    return FREE if state.phase == FREE_PLACE else state.phase


def _location(state: Caper, now: Reckoning, place: int) -> Location:
    location = state.locations[place]
    return Location(
        id=LOCATIONS[location],
        sides=[
            Side(
                crew=_crew(state, side),
                capers=now.capers[side],
                worth=now.worth[side],
                leads=now.winner[place] == side // PLACES,
            )
            for side in (place, place + PLACES)
        ],
        prize=prize_of(location),
        attribute=attribute_of(location),
    )


def _crew(state: Caper, side: int) -> list[Stack]:
    crew: list[Stack] = []
    for stack in range(side * CREW, side * CREW + CREW):
        first = stack * HEIGHT
        laid = [
            Laid(CARDS[state.cards[place]], state.flipped[place]) for place in range(first, first + state.size[stack])
        ]
        if laid:
            crew.append(Stack(laid[0], laid[1:], len(laid) == HEIGHT))
    return crew


def _mastermind(state: Caper, now: Reckoning, mastermind: int) -> Mastermind:
    first = mastermind * KINDS_OF_GOODS
    return Mastermind(
        colour=MASTERMINDS[mastermind],
        coins=state.coins[mastermind],
        laundered=state.laundered[mastermind],
        thieves=[CARDS[card] for card in state.discards[mastermind] if card < THIEF_KINDS],
        gear=[CARDS[card] for card in state.discards[mastermind] if card >= THIEF_KINDS],
        goods={good: now.goods[first + n] for n, good in enumerate(GOODS)},
    )


def _hand(state: Caper, seat: int | None, owner: int) -> Hand:
    return Hand(len(held_by(state, owner)), [CARDS[card] for card in known(state, seat, owner)])


def _offer(state: Caper, seat: int | None) -> list[str]:
    if state.phase != OFFER or seat is None or seat < FIRST_LOOKOUT:
        return []
    return [CARDS[card] for card in state.offers[seat - FIRST_LOOKOUT]]


def _choices(state: Caper, seat: int | None, now: Reckoning) -> list[Choice]:
    if seat is None:
        return []
    return [Choice(a.notation, a.kind, a.args, hint(state, a, now)) for a in state.legal(seat)]


def _prompt(state: Caper, seat: int | None) -> Sentence:
    if state.over:
        return Sentence("prompt-over")
    if seat is not None and seat in state.to_act:
        return _question(state, seat)
    args: dict[str, Arg] = {"seat": seat_arg(state.to_act[0])}
    if state.phase == OFFER:
        return Sentence("prompt-offers-wait" if len(state.to_act) > 1 else "prompt-offer-wait", args)
    if state.phase == GIVE:
        return Sentence("prompt-give-wait", args)
    if state.phase == TARGET:
        args["card"] = "card-" + CARDS[state.flipper]
        return Sentence("prompt-flip-wait", args)
    if state.window != NO_WINDOW:
        args["source"] = state.window_card()
        return Sentence("prompt-free-wait", args)
    return Sentence(f"prompt-{ROUNDS[state.round]}-wait", args)


def _question(state: Caper, seat: int) -> Sentence:
    """What the seat to act is asked."""
    args: dict[str, Arg] = {"seat": seat_arg(seat)}
    phase = state.phase
    if phase == GIVE:
        return Sentence("prompt-give", {**args, "victim": seat_arg(CREAM), "rival": seat_arg(MINT)})
    if phase == OFFER:
        args["victim"] = seat_arg(FIRST_LOOKOUT + 1 - seat)
        return Sentence("prompt-offer-second" if state.offers[seat - FIRST_LOOKOUT] else "prompt-offer", args)
    if phase == TARGET:
        args["card"] = "card-" + CARDS[state.flipper]
        return Sentence("prompt-flip", args)
    if phase in (FREE, FREE_PLACE):
        args["source"] = state.window_card()
        args["location"] = "location-" + LOCATIONS[state.locations[state.window_side(state.window) % PLACES]]
    if phase == FREE:
        return Sentence("prompt-free", args)
    if phase == CARD:
        last = state.step == CARDS_EACH[state.round] - 2
        return Sentence(f"prompt-{ROUNDS[state.round]}{'-last' if last else ''}", args)
    args["card"] = "card-" + CARDS[state.chosen]
    if phase == FREE_PLACE:
        return Sentence("prompt-free-place", args)
    if state.chosen < THIEF_KINDS:
        return Sentence("prompt-to", args)
    options = state.options()
    if options[-1].kind != "discard":
        return Sentence("prompt-on-must", args)
    return Sentence("prompt-on" if len(options) > 1 else "prompt-discard", args)
