"""What is printed on the cards of Caper, as symbols that a client draws."""

from __future__ import annotations

from functools import cache

import msgspec

from larcin.games.caper.components import (
    ABILITIES,
    ATTRIBUTE,
    CARD_GOOD,
    CARD_SAFE,
    CARDS,
    COLOUR,
    COLOURS,
    COPIES,
    COST,
    COSTS_RIVAL,
    FLIPS,
    GEAR,
    GOODS,
    INCOME,
    INCOME_PER_RIVAL_THIEF,
    JAMS,
    LAUNDERS,
    LOCATION_PRICE,
    LOCATION_SAFE,
    NOTHING,
    OWN_PRICE,
    POWER,
    PRIZE,
    PRIZE_GOOD,
    RECONSTRUCTED,
    RIVAL_PRICE,
    THIEF_KINDS,
    WHOSE,
    Ability,
    gear_of,
    home_of,
    item_name,
    thieves_of,
)


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


class CardFacts(msgspec.Struct):
    """A card of this city. `reconstructed`: its cost or income is our figure, not the publisher's."""

    type: str  # "thief" or "gear"
    set: str  # "core" or the city
    colour: str | None  # of gear
    cost: int
    copies: int
    symbols: list[Symbol]
    reconstructed: bool


@cache
def facts_of(city: int) -> dict[str, CardFacts]:
    """Every card of a game in that city, by its name."""
    return {
        CARDS[card]: CardFacts(
            type="thief" if card < THIEF_KINDS else "gear",
            set=home_of(card),
            colour=None if COLOUR[card] == NOTHING else COLOURS[COLOUR[card]],
            cost=COST[card],
            copies=COPIES[card],
            symbols=_card_symbols(card),
            reconstructed=RECONSTRUCTED[card],
        )
        for card in sorted({*thieves_of(city), *gear_of(city)})
    }


@cache
def prize_of(location: int) -> list[Symbol]:
    """What the winner of a location gets."""
    symbols = [_ability(ability) for ability in PRIZE[location]]
    if PRIZE_GOOD[location] != NOTHING:
        symbols.append(Symbol(GOODS[PRIZE_GOOD[location]]))
    return symbols


@cache
def attribute_of(location: int) -> list[Symbol]:
    """What holds at a location for both sides."""
    symbols = [_ability(ability) for ability in ATTRIBUTE[location]]
    symbols += [Symbol("safe", 1, [item_name(item)], "both") for item in LOCATION_SAFE[location]]
    symbols += _price(LOCATION_PRICE[location], "both")
    hurts = [COLOURS[hue] for hue, hurt in enumerate(COSTS_RIVAL[location]) if hurt]
    if hurts:
        symbols.append(Symbol("return", 1, ["gear"] if len(hurts) == len(COLOURS) else hurts, "rival"))
    return symbols


def _card_symbols(card: int) -> list[Symbol]:
    symbols: list[Symbol] = []
    if CARD_GOOD[card] != NOTHING:
        symbols.append(Symbol(GOODS[CARD_GOOD[card]]))
    if INCOME[card]:
        symbols.append(Symbol("coin", INCOME[card]))
    if INCOME_PER_RIVAL_THIEF[card]:
        symbols.append(Symbol("coin", INCOME_PER_RIVAL_THIEF[card], ["thief"], "rival"))
    if LAUNDERS[card]:
        symbols.append(Symbol("launder", LAUNDERS[card]))
    if FLIPS[card]:
        symbols.append(Symbol("flip", 1, [FLIPS[card]], "rival"))
    symbols += [_ability(ability) for ability in ABILITIES[card]]
    symbols += [Symbol("safe", 1, [item_name(item)]) for item in CARD_SAFE[card]]
    symbols += _price(OWN_PRICE[card], "own") + _price(RIVAL_PRICE[card], "rival")
    if POWER[card]:
        symbols.append(Symbol("return", 1, ["thief"], "rival") if POWER[card] == JAMS else Symbol("free-play"))
    return symbols


def _ability(ability: Ability) -> Symbol:
    per: list[str] = []
    named = sum(each for item, each in zip(ability.items, ability.each, strict=True) if item < GEAR)
    for item, each in zip(ability.items, ability.each, strict=True):
        per += [item_name(item)] * (each - named if item == GEAR else each)
    gives = "caper" if ability.capers else "point"
    return Symbol(gives, ability.capers or ability.points, per, WHOSE[ability.whose])


def _price(changes: list[int], of: str) -> list[Symbol]:
    if changes[0] and all(change == changes[0] for change in changes):
        return [Symbol("price", changes[0], ["gear"], of)]
    return [Symbol("price", change, [COLOURS[hue]], of) for hue, change in enumerate(changes) if change]
