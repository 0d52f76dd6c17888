"""What never changes in a game of Caper: the cards of the city, the three locations, the rounds, and the figures."""

from __future__ import annotations

from functools import cache

import msgspec

from larcin.core import view as core
from larcin.games.caper import components as box
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import FIRST_LOOKOUT, mastermind_of
from larcin.games.caper.turns import TEAMS

# The figures of the rules, by the names that texts know them by.
FIGURES: dict[str, int] = {
    "coins": box.COINS,
    "discarded": box.DISCARD_COIN,
    "thieves": box.CREW,
    "gear": box.HEIGHT - 1,
    "capers": box.FULL_CAPERS,
    "share": box.SNITCH_SHARE,
    "points": box.LOOKOUT_DISCARD_POINTS,
    "one_good": box.SETS_OF_GOODS[0],
    "two_goods": box.SETS_OF_GOODS[1],
    "three_goods": box.SETS_OF_GOODS[2],
}


class Symbol(msgspec.Struct):
    """One symbol of a card: `amount` of what it `gives`, for each set of `per` that lies here on the side `of` whom.

    gives: "caper", "point", "coin", a good ("diamond", "painting", "antique", "joker"), "launder" (a coin onto the
    discard), "flip" (`per` says what), "safe" (what `per` names cannot be flipped), "price" (gear of the colours in
    `per` costs so much more), "return" (the rival returns a coin when what `per` names is played), "free-play".
    """

    gives: str
    amount: int = 1
    per: list[str] = []
    of: str = "own"
    once: bool = False  # it is done with when the card has been played


class CardFacts(msgspec.Struct):
    """A card of this city. `reconstructed`: its cost or income is our figure, not the publisher's."""

    type: str  # "thief" or "gear"
    set: str  # "core" or the city
    colour: str | None  # of gear
    cost: int
    copies: int
    symbols: list[Symbol]
    figures: dict[str, int]  # those of its text
    reconstructed: bool


class LocationFacts(msgspec.Struct):
    """What the winner of a location gets, and what holds there for both sides."""

    prize: list[Symbol]
    attribute: list[Symbol]
    figures: dict[str, int]  # those of its text


class Round(msgspec.Struct):
    """A place of the round tracker."""

    kind: str  # "thief" or "gear"
    cards: int
    starter: int


class Seat(msgspec.Struct):
    """What a seat is ("mastermind", "snitch" or "lookout"), and which Mastermind's side lies nearest to it."""

    role: str
    mastermind: int


class Facts(core.Facts, kw_only=True):
    """One game of Caper as everybody knows it from the start."""

    cards: dict[str, CardFacts]  # every card of this city, by name
    locations: dict[str, LocationFacts]  # the three of this game
    rounds: list[Round]
    seats: list[Seat]
    figures: dict[str, int]  # of the rules; see FIGURES


def facts(position: Position) -> Facts:
    """The facts of this game."""
    return Facts(
        game=position.game.slug,
        cards=facts_of(position.city),
        locations={box.LOCATIONS[location]: location_facts(location) for location in position.locations},
        rounds=[Round(*one) for one in zip(box.ROUNDS, box.CARDS_EACH, box.STARTER, strict=True)],
        seats=[Seat(role_of(position.players, n), mastermind_of(position.players, n)) for n in range(position.players)],
        figures=FIGURES,
    )


def role_of(players: int, seat: int) -> str:
    """What a seat is."""
    if seat < FIRST_LOOKOUT:
        return "mastermind"
    return "lookout" if players == TEAMS else "snitch"


@cache
def facts_of(city: int) -> dict[str, CardFacts]:
    """Every card of a game in that city, by its name."""
    return {
        box.CARDS[card]: CardFacts(
            type="thief" if card < box.THIEF_KINDS else "gear",
            set=box.home_of(card),
            colour=None if box.COLOUR[card] == box.NOTHING else box.COLOURS[box.COLOUR[card]],
            cost=box.COST[card],
            copies=box.COPIES[card],
            symbols=(symbols := _card_symbols(card)),
            figures=_figures(symbols),
            reconstructed=box.RECONSTRUCTED[card],
        )
        for card in sorted({*box.thieves_of(city), *box.gear_of(city)})
    }


@cache
def location_facts(location: int) -> LocationFacts:
    """What is printed on a location."""
    prize = [_ability(ability) for ability in box.PRIZE[location]]
    if box.PRIZE_GOOD[location] != box.NOTHING:
        prize.append(Symbol(box.GOODS[box.PRIZE_GOOD[location]]))
    attribute = [_ability(ability) for ability in box.ATTRIBUTE[location]]
    attribute += [Symbol("safe", 1, [box.item_name(item)], "both") for item in box.LOCATION_SAFE[location]]
    attribute += _price(box.LOCATION_PRICE[location], "both")
    hurts = [box.COLOURS[hue] for hue, hurt in enumerate(box.COSTS_RIVAL[location]) if hurt]
    if hurts:
        attribute.append(Symbol("return", 1, ["gear"] if len(hurts) == len(box.COLOURS) else hurts, "rival"))
    return LocationFacts(prize, attribute, _figures(prize + attribute))


def _figures(symbols: list[Symbol]) -> dict[str, int]:
    """The figures of a text about these symbols: what there is once, what there is for `each` set, changes of price."""
    names = {"caper": "capers", "point": "points", "coin": "coins", "launder": "coins", "price": "price"}
    figures: dict[str, int] = {}
    for symbol in symbols:
        if symbol.gives in names:
            name = names[symbol.gives]
            figures[f"each_{name}" if symbol.per and name != "price" else name] = abs(symbol.amount)
    return figures


def _card_symbols(card: int) -> list[Symbol]:
    symbols: list[Symbol] = []
    if box.CARD_GOOD[card] != box.NOTHING:
        symbols.append(Symbol(box.GOODS[box.CARD_GOOD[card]]))
    if box.INCOME[card]:
        symbols.append(Symbol("coin", box.INCOME[card], once=True))
    if box.INCOME_PER_RIVAL_THIEF[card]:
        symbols.append(Symbol("coin", box.INCOME_PER_RIVAL_THIEF[card], ["thief"], "rival", once=True))
    if box.LAUNDERS[card]:
        symbols.append(Symbol("launder", box.LAUNDERS[card]))
    if box.FLIPS[card]:
        symbols.append(Symbol("flip", 1, [box.FLIPS[card]], "rival", once=True))
    symbols += [_ability(ability) for ability in box.ABILITIES[card]]
    symbols += [Symbol("safe", 1, [box.item_name(item)]) for item in box.CARD_SAFE[card]]
    symbols += _price(box.OWN_PRICE[card], "own") + _price(box.RIVAL_PRICE[card], "rival")
    if box.POWER[card]:
        symbols.append(Symbol("return", 1, ["thief"], "rival") if box.POWER[card] == box.JAMS else Symbol("free-play"))
    return symbols


def _ability(ability: box.Ability) -> Symbol:
    per: list[str] = []
    named = sum(each for item, each in zip(ability.items, ability.each, strict=True) if item < box.GEAR)
    for item, each in zip(ability.items, ability.each, strict=True):
        per += [box.item_name(item)] * (each - named if item == box.GEAR else each)
    gives = "caper" if ability.capers else "point"
    return Symbol(gives, ability.capers or ability.points, per, box.WHOSE[ability.whose])


def _price(changes: list[int], of: str) -> list[Symbol]:
    if changes[0] and all(change == changes[0] for change in changes):
        return [Symbol("price", changes[0], ["gear"], of)]
    return [Symbol("price", change, [box.COLOURS[hue]], of) for hue, change in enumerate(changes) if change]
