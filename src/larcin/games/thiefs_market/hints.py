"""What each choice would do, as far as that is certain: message `hint-<kind>` of the game, filled with these."""

from __future__ import annotations

from larcin.core.action import Action, Arg, seat_arg
from larcin.games.thiefs_market import market
from larcin.games.thiefs_market.bazaar import BACK, CENTRE, NOTHING, Bazaar, tally_of
from larcin.games.thiefs_market.cards import WHEN_GAINED, haul
from larcin.games.thiefs_market.components import (
    BAG,
    BUY,
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


def hint(state: Bazaar, action: Action) -> dict[str, Arg]:
    """What the seat whose turn it is gets by this action."""
    number = action.number
    if number <= DONE.number:
        return _share(state, action)
    if number <= KEEP.number:
        return _charm(state, number - REROLL[0].number)
    if action.kind == "buy":
        return _purchase(state, number - BUY[0].number)
    if action.kind == "otherwise":
        return {"ways": len(market.payments(state, state.turn, number - OTHERWISE[0].number)) - 1}
    if action.kind == "pay":
        return _price(state, state.buying, number - PAY[0].number)
    if action.kind == "copy":
        return _original(state, number - COPY[0].number)
    if action.kind == "cash-in":
        return {"gold": -1, "infamy": 2}
    if action.kind == "end-turn":
        return _end_of_turn(state)
    return _power(state, number - USE[0].number)


def pays(state: Bazaar, pile: list[int], more_gold: int = 0) -> int:
    """How many of the cards for sale this pile would pay, with the gold and the discount of the seat to act."""
    means = state.gold[state.turn] + more_gold + int(state.has(state.turn, INSURANCE))
    dice = tally_of(pile)
    return len([card for card in market.for_sale(state) if market.missing_gems(card, dice) <= means])


def _share(state: Bazaar, action: Action) -> dict[str, Arg]:
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
        "pays": pays(state, pile),
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


def _charm(state: Bazaar, face: int) -> dict[str, Arg]:
    """The cards that the dice pay which keep their faces."""
    pile = state.count(state.turn)
    if face < len(FACES):
        pile[face] -= 1
    return {"pays": pays(state, pile)}


def _purchase(state: Bazaar, card: int) -> dict[str, Arg]:
    plain = market.plain_payment(state, state.turn, card)
    if plain == NOTHING:
        return {"ways": len(market.payments(state, state.turn, card))}
    return {"ways": 1, **_price(state, card, plain)}


def _price(state: Bazaar, card: int, payment: int) -> dict[str, Arg]:
    """Dice and gold that are paid, and the infamy that the purchase brings."""
    price: dict[str, Arg] = {FACES[gem]: PAYMENTS[payment][gem] for gem in range(GEMS)}
    gold = market.gold_for(state, state.turn, card, payment)
    price["gold"] = gold
    price["price"] = PAID[payment] + gold
    abilities = state.abilities[state.turn] | 1 << card
    watched = len([gem for gem in range(GEMS) if COST[card][gem] > 0 and abilities & INFAMY_FOR[gem]])
    price["infamy"] = watched + (state.noted_size[state.turn] if WHEN_GAINED.get(card) is haul else 0)
    return price


def _original(state: Bazaar, card: int) -> dict[str, Arg]:
    """Whose card Mimetic Stew would copy."""
    return {"owner": seat_arg(next(seat for seat in range(state.players) if card in state.owned[seat]))}


def _power(state: Bazaar, power: int) -> dict[str, Arg]:
    """What the pile would still pay, and the token that comes at once."""
    _, face, into = POWERS[power]
    pile = state.count(state.turn)
    pile[face] -= 1
    if into >= 0:
        pile[into] += 1
    gold = int(into == TO_GOLD)
    return {"pays": pays(state, pile, gold), "gold": gold, "infamy": int(into == TO_INFAMY)}


def _end_of_turn(state: Bazaar) -> dict[str, Arg]:
    """What stays unused, and what the end of the round will bring for the dice that are left."""
    pile = state.count(state.turn)
    return {
        "purchases": market.purchases(state, state.turn) - state.bought,
        "gems": sum(pile[:GEMS]),
        "bags": pile[BAG],
        "masks": pile[MASK],
    }
