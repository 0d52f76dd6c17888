"""What a seat sees of Caper: the table, both purses and discards, the score now, and the cards it can be sure of."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from larcin.core import view as core
from larcin.core.action import Arg, seat_arg
from larcin.core.view import ScoreLine, Sentence
from larcin.games.caper import components as box
from larcin.games.caper.knowledge import held_by, known, own_offer, phase_seen
from larcin.games.caper.position import Position
from larcin.games.caper.previews import Choice, choices
from larcin.games.caper.rounds import FIRST_LOOKOUT, SNITCH, WITH_SNITCH
from larcin.games.caper.scoring import KINDS_OF_GOODS, Reckoning, reckon
from larcin.games.caper.turns import CARD, FREE, FREE_PLACE, GIVING, NO_WINDOW, OFFERING, PHASES, TARGET, TEAMS


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
    """A location: its name, and both sides, cream's first."""

    id: str
    sides: list[Side]


class Mastermind(msgspec.Struct):
    """What one Mastermind has besides cards at locations: seat 0 is cream, seat 1 mint."""

    coins: int
    laundered: int
    thieves: list[str]  # on the discard, in the order discarded
    gear: list[str]
    goods: dict[str, int]  # those of locations led now included


class Hand(msgspec.Struct):
    """What a seat holds: how many cards, and those the viewer can be sure of."""

    cards: int
    known: list[str]


class View(core.View, kw_only=True):
    """Caper as one seat sees it."""

    choices: Sequence[Choice]
    city: str
    locations: list[Location]
    masterminds: list[Mastermind]
    hands: list[Hand]  # of every seat
    supply: int
    now: list[ScoreLine]  # each seat's score if the game ended now
    round: int  # its place among the rounds
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
    then: Sentence | None  # what becomes of the cards after this pair of turns, or what the viewer's task is


def look(position: Position, seat: int | None) -> View:
    """The view of a position; what it may not know is not read."""
    now = reckon(position)
    chosen = position.chosen if seat is not None and seat in position.to_act else box.NOTHING
    target = position.phase == TARGET
    return View(
        **core.shared(position, seat, _prompt(position, seat), [] if seat is None else choices(position, seat)),
        city=box.CITIES[position.city],
        locations=[_location(position, now, place) for place in range(box.PLACES)],
        masterminds=[_mastermind(position, now, mastermind) for mastermind in (box.CREAM, box.MINT)],
        hands=[_hand(position, seat, owner) for owner in range(position.players)],
        supply=position.supply,
        now=[ScoreLine(score.total, score.parts, score.ties) for score in position.scores()],
        round=position.round,
        pair=min(position.step + 1, box.CARDS_EACH[position.round] - 1),
        pairs=box.CARDS_EACH[position.round] - 1,
        turn=position.turn,
        step=PHASES[phase_seen(position, seat)],
        chosen=None if chosen == box.NOTHING else box.CARDS[chosen],
        offer=[box.CARDS[card] for card in own_offer(position, seat)],
        flipper=box.CARDS[position.flipper] if target else None,
        spot=box.LOCATIONS[position.locations[position.spot % box.PLACES]] if target else None,
        window=None if position.window == NO_WINDOW else box.CARDS[box.FREE_PLAYER[position.window]],
        pile=len(position.pile),
        thief_deck=len(position.thief_deck),
        gear_deck=len(position.gear_deck),
        then=None if position.over else _then(position, seat),
    )


def _location(position: Position, now: Reckoning, place: int) -> Location:
    return Location(
        id=box.LOCATIONS[position.locations[place]],
        sides=[
            Side(
                crew=_crew(position, side),
                capers=now.capers[side],
                worth=now.worth[side],
                leads=now.winner[place] == side // box.PLACES,
            )
            for side in (place, place + box.PLACES)
        ],
    )


def _crew(position: Position, side: int) -> list[Stack]:
    crew: list[Stack] = []
    for stack in range(side * box.CREW, side * box.CREW + box.CREW):
        first = stack * box.HEIGHT
        laid = [
            Laid(box.CARDS[position.cards[place]], position.flipped[place])
            for place in range(first, first + position.size[stack])
        ]
        if laid:
            crew.append(Stack(laid[0], laid[1:], len(laid) == box.HEIGHT))
    return crew


def _mastermind(position: Position, now: Reckoning, mastermind: int) -> Mastermind:
    first = mastermind * KINDS_OF_GOODS
    return Mastermind(
        coins=position.coins[mastermind],
        laundered=position.laundered[mastermind],
        thieves=[box.CARDS[card] for card in position.discards[mastermind] if card < box.THIEF_KINDS],
        gear=[box.CARDS[card] for card in position.discards[mastermind] if card >= box.THIEF_KINDS],
        goods={good: now.goods[first + n] for n, good in enumerate(box.GOODS)},
    )


def _hand(position: Position, seat: int | None, owner: int) -> Hand:
    return Hand(len(held_by(position, owner)), [box.CARDS[card] for card in known(position, seat, owner)])


def _then(position: Position, seat: int | None) -> Sentence:
    """What becomes of the cards that are not played; for the Snitch and the Lookouts, what they are there for."""
    if position.players == WITH_SNITCH:
        if seat == SNITCH:
            return Sentence("about-snitch", {"share": box.SNITCH_SHARE})
        return Sentence("table-then-keep", {"seat": seat_arg(SNITCH)})
    if position.players == TEAMS:
        return Sentence("about-lookout" if seat is not None and seat >= FIRST_LOOKOUT else "table-then-pass")
    if position.step >= box.CARDS_EACH[position.round] - 2:
        return Sentence("table-then-last")
    if seat is None:
        return Sentence("table-then-swap-watched")
    return Sentence("table-then-swap", {"seat": seat_arg(1 - seat)})


def _prompt(position: Position, seat: int | None) -> Sentence:
    if position.over:
        return Sentence("prompt-over")
    if seat is not None and seat in position.to_act:
        return _question(position, seat)
    args: dict[str, Arg] = {"seat": seat_arg(position.to_act[0])}
    if position.phase == OFFERING:
        return Sentence("prompt-offers-wait" if len(position.to_act) > 1 else "prompt-offer-wait", args)
    if position.phase == GIVING:
        return Sentence("prompt-give-wait", args)
    if position.phase == TARGET:
        args["card"] = "card-" + box.CARDS[position.flipper]
        return Sentence("prompt-flip-wait", args)
    if position.window != NO_WINDOW:
        args["source"] = position.window_card()
        return Sentence("prompt-free-wait", args)
    return Sentence(f"prompt-{box.ROUNDS[position.round]}-wait", args)


def _question(position: Position, seat: int) -> Sentence:
    """What the seat to act is asked."""
    args: dict[str, Arg] = {"seat": seat_arg(seat), "coins": box.DISCARD_COIN}
    phase = position.phase
    if phase == GIVING:
        return Sentence("prompt-give", {**args, "victim": seat_arg(box.CREAM), "rival": seat_arg(box.MINT)})
    if phase == OFFERING:
        args["victim"] = seat_arg(FIRST_LOOKOUT + 1 - seat)
        return Sentence("prompt-offer-second" if position.offers[seat - FIRST_LOOKOUT] else "prompt-offer", args)
    if phase == TARGET:
        args["card"] = "card-" + box.CARDS[position.flipper]
        return Sentence("prompt-flip", args)
    if phase in (FREE, FREE_PLACE):
        args["source"] = position.window_card()
        args["location"] = (
            "location-" + box.LOCATIONS[position.locations[position.window_side(position.window) % box.PLACES]]
        )
    if phase == FREE:
        return Sentence("prompt-free", args)
    if phase == CARD:
        last = position.step == box.CARDS_EACH[position.round] - 2
        return Sentence(f"prompt-{box.ROUNDS[position.round]}{'-last' if last else ''}", args)
    args["card"] = "card-" + box.CARDS[position.chosen]
    if phase == FREE_PLACE:
        return Sentence("prompt-free-place", args)
    if position.chosen < box.THIEF_KINDS:
        return Sentence("prompt-to", args)
    options = position.options()
    if options[-1].kind != "discard":
        return Sentence("prompt-on-must", args)
    return Sentence("prompt-on" if len(options) > 1 else "prompt-discard", args)
