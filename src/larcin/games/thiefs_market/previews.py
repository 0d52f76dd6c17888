"""What each choice would do, as far as that is certain: the pile it leads to, what that pays, and how to pay."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from larcin.core import view as core
from larcin.core.action import Action, Arg, seat_arg
from larcin.core.view import Sentence
from larcin.games.thiefs_market import market
from larcin.games.thiefs_market.bazaar import BACK, CENTRE, NOTHING, Bazaar, tally_of
from larcin.games.thiefs_market.cards import WHEN_GAINED, haul
from larcin.games.thiefs_market.components import (
    BAG,
    BUY,
    CARDS,
    CASH_IN_GOLD,
    CASH_IN_INFAMY,
    COPY,
    COST,
    DONE,
    FACES,
    GEMS,
    INFAMY_FOR,
    INSURANCE,
    KEEP,
    LUCKY,
    MASK,
    OBJECTS,
    OTHERWISE,
    PAID,
    PAWN,
    PAY,
    PAYMENTS,
    POWERS,
    REROLL,
    RETURN,
    STEAL,
    TO_GOLD,
    TO_INFAMY,
    USE,
)
from larcin.games.thiefs_market.position import Position


class Way(msgspec.Struct):
    """A way to pay a card: so many dice of each colour and gold (`price` in all), and the infamy that it brings.

    `actions` are played one after the other: paying otherwise than in the plain way is asked for first.
    """

    dice: dict[str, int]
    gold: int
    price: int
    infamy: int
    actions: list[str]


class Choice(core.Choice, kw_only=True):
    """A legal action, with what it leads to. For a theft, `pile` and `pays` are before anything is returned."""

    pile: dict[str, int] | UnsetType = UNSET  # of the seat, by kind
    pays: list[str] | UnsetType = UNSET  # the cards for sale that this pile would pay
    ways: list[Way] | UnsetType = UNSET  # to pay a card, the plain way first


def choices(position: Position, seat: int) -> list[Choice]:
    """The seat's legal actions with their previews."""
    return [_choice(position, action) for action in position.legal(seat)]


def pays(state: Bazaar, seat: int, card: int, pile: list[int], more_gold: int = 0) -> bool:
    """Would this pile, with the seat's gold and discount, pay the card?"""
    means = state.gold[seat] + more_gold + int(state.has(seat, INSURANCE))
    return market.missing_gems(card, tally_of(pile)) <= means


def _choice(state: Position, action: Action) -> Choice:
    """The action of the seat whose turn it is, with what it gets."""
    choice = Choice(action.notation, action.kind, action.args)
    number = action.number
    args: dict[str, Arg] = {}
    if number <= DONE.number:
        args = _share(choice, state, action)
    elif number <= KEEP.number:
        args = _charm(choice, state, number - REROLL[0].number)
    elif action.kind == "buy":
        args = _purchase(choice, state, number - BUY[0].number)
    elif action.kind == "otherwise":
        args = {"ways": len(market.payments(state, state.turn, number - OTHERWISE[0].number)) - 1}
    elif action.kind == "pay":
        payment = number - PAY[0].number
        choice.ways = [_way(state, state.buying, payment, [action.notation])]
        args = _price(state, state.buying, payment)
    elif action.kind == "copy":
        args = _original(state, number - COPY[0].number)
    elif action.kind == "cash-in":
        args = {"gold": -CASH_IN_GOLD, "infamy": CASH_IN_INFAMY}
    elif action.kind == "end-turn":
        args = _end_of_turn(state)
    else:
        args = _power(choice, state, number - USE[0].number)
    choice.preview = Sentence(f"preview-{action.kind}", args)
    return choice


def _lead_to(choice: Choice, state: Position, pile: list[int], more_gold: int = 0) -> int:
    """Say which pile the choice leads to, and what it pays; how many cards that are."""
    choice.pile = {OBJECTS[kind]: count for kind, count in enumerate(pile) if count}
    paid = [card for card in market.for_sale(state) if pays(state, state.turn, card, pile, more_gold)]
    choice.pays = [CARDS[card] for card in paid]
    return len(paid)


def _share(choice: Choice, state: Position, action: Action) -> dict[str, Arg]:
    """The pile that the seat would have; for a theft, the pile before anything is returned."""
    number = action.number
    pile = state.count(state.turn)
    if action.kind == "take":
        pile[number] += 1
    elif action.kind == "take-all":
        pile = state.count(CENTRE)
    elif action.kind == "steal":
        pile = state.count(number - STEAL[0].number)
    elif action.kind == "return":
        pile[number - RETURN[0].number] -= 1
    what: dict[str, Arg] = {
        "objects": sum(pile),
        "pays": _lead_to(choice, state, pile),
        "bags": pile[BAG],
        "masks": pile[MASK],
        "pawn": pile[PAWN],
    }
    if action.kind == "return":
        safe = number - RETURN[0].number == PAWN or state.has(state.victim, LUCKY)
        what["rolled"] = 0 if safe else 1
    elif action.kind == "done":
        what["back"] = state.size(BACK)
    return what


def _charm(choice: Choice, state: Position, face: int) -> dict[str, Arg]:
    """The cards that the dice pay which keep their faces."""
    pile = state.count(state.turn)
    if face < len(FACES):
        pile[face] -= 1
    return {"pays": _lead_to(choice, state, pile)}


def _purchase(choice: Choice, state: Position, card: int) -> dict[str, Arg]:
    """The ways to pay. `buy` pays the plain way at once, and `otherwise` asks for one of the others; where a discount
    leaves several plain ways, `buy` asks for any.
    """
    payments = market.payments(state, state.turn, card)
    plain = market.plain_payment(state, state.turn, card)
    first = BUY[card].notation if plain == NOTHING else OTHERWISE[card].notation
    choice.ways = []
    for payment in payments:
        actions = [first, PAY[payment].notation]
        if payment == plain:
            actions = [BUY[card].notation]
        elif plain != NOTHING and len(payments) == 2:
            actions = [first]  # the only other way is not asked for
        choice.ways.append(_way(state, card, payment, actions))
    return {"ways": len(payments)} if plain == NOTHING else {"ways": 1, **_price(state, card, plain)}


def _way(state: Position, card: int, payment: int, actions: list[str]) -> Way:
    price = _price(state, card, payment)
    dice = {FACES[gem]: PAYMENTS[payment][gem] for gem in range(GEMS)}
    return Way(dice, int(price["gold"]), int(price["price"]), int(price["infamy"]), actions)


def _price(state: Position, card: int, payment: int) -> dict[str, Arg]:
    """Dice and gold that are paid, and the infamy that the purchase brings."""
    price: dict[str, Arg] = {FACES[gem]: PAYMENTS[payment][gem] for gem in range(GEMS)}
    gold = market.gold_for(state, state.turn, card, payment)
    price["gold"] = gold
    price["price"] = PAID[payment] + gold
    abilities = state.abilities[state.turn] | 1 << card
    watched = len([gem for gem in range(GEMS) if COST[card][gem] > 0 and abilities & INFAMY_FOR[gem]])
    price["infamy"] = watched + (state.noted_size[state.turn] if WHEN_GAINED.get(card) is haul else 0)
    return price


def _original(state: Position, card: int) -> dict[str, Arg]:
    """Whose card Mimetic Stew would copy."""
    return {"owner": seat_arg(next(seat for seat in range(state.players) if card in state.owned[seat]))}


def _power(choice: Choice, state: Position, power: int) -> dict[str, Arg]:
    """What the pile would still pay, and the token that comes at once."""
    _, face, into = POWERS[power]
    pile = state.count(state.turn)
    pile[face] -= 1
    if into >= 0:
        pile[into] += 1
    gold = int(into == TO_GOLD)
    return {"pays": _lead_to(choice, state, pile, gold), "gold": gold, "infamy": int(into == TO_INFAMY)}


def _end_of_turn(state: Position) -> dict[str, Arg]:
    """What stays unused, and what the end of the round will bring for the dice that are left."""
    pile = state.count(state.turn)
    return {
        "purchases": market.purchases(state, state.turn) - state.bought,
        "gems": sum(pile[:GEMS]),
        "bags": pile[BAG],
        "masks": pile[MASK],
    }
