"""Phase 2, the purchases (rulebook: "Effectuer des achats"): the lucky charm, then buying, paying and using cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from larcin.core.action import Action, Arg, seat_arg
from larcin.games.thiefs_market.bazaar import (
    ALL,
    BITS,
    CHARM,
    CHOOSING,
    COPYING,
    MARKET,
    NOTHING,
    PAYING,
    Bazaar,
    face_id,
    object_args,
    tally_of,
)
from larcin.games.thiefs_market.cards import WHEN_SPLIT, copyable, gained, happen
from larcin.games.thiefs_market.components import (
    BUY,
    CASH_IN,
    CASH_IN_GOLD,
    CASH_IN_INFAMY,
    COST,
    END_TURN,
    EXIT,
    FACES,
    FITTING,
    GEMS,
    INFAMY_FOR,
    INSURANCE,
    KEEP,
    LUCKY,
    OTHERWISE,
    PAID,
    PAY,
    PAYMENTS,
    POWERS,
    PRICE,
    PURCHASE_WITH,
    REROLL,
    TO_INFAMY,
    TURNED_BY,
    USES_OF,
    WITH_POWER,
    card_id,
)

PRICE_TAG: Final[list[int]] = [tally_of([*cost, 0, 0, 0]) for cost in COST]  # of each card: its cost as a tally

# The start


def begin(state: Bazaar) -> None:
    """Note every final pile: later turns of dice do not change what some cards ask of it. Then the lucky charms."""
    for seat in range(state.players):
        state.noted[seat] = state.kinds(seat)
        state.noted_size[seat] = state.size(seat)
    if state.events is not None:
        state.tell("market", {"seat": seat_arg(state.pawn())})
    for seat in range(state.players):
        happen(WHEN_SPLIT, state, seat)
    state.phase = CHARM
    _next_charm(state, 0)


def charm_choices(state: Bazaar) -> list[Action]:
    """Reroll one die of the final pile, or none; with the pawn alone there is nothing to choose."""
    counts = state.count(state.turn)
    actions = [REROLL[face] for face in range(len(FACES)) if counts[face] > 0]
    actions.append(KEEP)
    return actions


def reroll(state: Bazaar, face: int) -> None:
    """The lucky charm rolls one die again."""
    die = state.find(face, state.turn)
    state.face[die] = state.rng.below(len(FACES))
    if state.events is not None:
        args: dict[str, Arg] = {"seat": seat_arg(state.turn), "card": card_id(LUCKY)}
        args["object"] = face_id(face)
        args["into"] = face_id(state.face[die])
        state.tell("charm", args)
    keep(state)


def keep(state: Bazaar) -> None:
    """The charm has had its chance."""
    _next_charm(state, (state.turn - state.pawn()) % state.players + 1)


def _next_charm(state: Bazaar, place: int) -> None:
    """Ask, in the order of purchase and from that place on, whoever has the charm; then open the market."""
    for later in range(place, state.players):
        seat = (state.pawn() + later) % state.players
        if state.has(seat, LUCKY):
            state.turn = seat
            return
    state.phase = MARKET
    begin_turn(state, state.pawn())


# A turn


def begin_turn(state: Bazaar, seat: int) -> None:
    """It is that seat's turn to buy and to use its cards, in any order."""
    state.turn = seat
    state.step = CHOOSING
    state.bought = 0
    state.used = 0


def end_turn(state: Bazaar) -> None:
    """The next seat follows, unless that is the pawn's holder, who was first."""
    if state.bought == 0 and state.events is not None:
        state.tell("buy-nothing", {"seat": seat_arg(state.turn)})
    begin_turn(state, (state.turn + 1) % state.players)


def choices(state: Bazaar) -> list[Action]:
    """What the seat may do now."""
    if state.step == COPYING:
        return copyable(state, state.turn)
    if state.step == PAYING:
        plain = plain_payment(state, state.turn, state.buying)
        return [PAY[payment] for payment in payments(state, state.turn, state.buying) if payment != plain]
    dice = state.tally(state.turn)
    actions: list[Action] = []
    if state.bought < purchases(state, state.turn):
        _offers(state, dice, actions)
    _powers(state, dice, actions)
    actions.append(END_TURN)
    return actions


def purchases(state: Bazaar, seat: int) -> int:
    """How many cards the seat may buy in its turn, going by its final pile and the cards it owns now."""
    return purchases_with(state, seat, state.noted[seat])


def purchases_with(state: Bazaar, seat: int, kinds: int) -> int:
    """How many it might buy if its final pile had these kinds of objects (as bits)."""
    count = 1
    for gem in range(GEMS):
        if kinds >> gem & 1:
            count += (state.abilities[seat] & PURCHASE_WITH[gem]).bit_count()
    if state.has(seat, INSURANCE):
        count += 1
    return count


# Purchases


def for_sale(state: Bazaar) -> list[int]:
    """Every card face up, in the order of the box."""
    sale: list[int] = []
    for row in state.rows:
        for card in row:
            if card != NOTHING:
                sale.append(card)
    sale.sort()
    return sale


def _offers(state: Bazaar, dice: int, actions: list[Action]) -> None:
    """The cards that the seat can pay, and after them those that it can pay in another way than the plain one."""
    seat = state.turn
    gold = state.gold[seat]
    discount = 1 if state.has(seat, INSURANCE) else 0
    others: list[Action] = []
    for card in for_sale(state):
        missing = missing_gems(card, dice)
        if missing > gold + discount:
            continue
        actions.append(BUY[card])
        if discount == 0:
            if missing < gold and missing < PRICE[card]:
                others.append(OTHERWISE[card])
        elif plain_payment(state, seat, card) != NOTHING and len(payments(state, seat, card)) > 1:
            others.append(OTHERWISE[card])
    actions.extend(others)


def missing_gems(card: int, dice: int) -> int:
    """How many gems of the cost these dice (a tally) do not show."""
    cost: i64 = PRICE_TAG[card]
    there: i64 = dice
    missing: i64 = 0
    while cost:
        short = (cost & ALL) - (there & ALL)
        if short > 0:
            missing += short
        cost >>= BITS
        there >>= BITS
    return missing


def payments(state: Bazaar, seat: int, card: int) -> list[int]:
    """Every way to pay the card: the dice; gold pays the rest. Insurance Racket takes one gem off, any one."""
    price = PRICE[card] - (1 if state.has(seat, INSURANCE) else 0)
    fewest = price - state.gold[seat]
    pile = state.count(seat)
    ways: list[int] = []
    for payment in FITTING[card]:
        if fewest <= PAID[payment] <= price:
            dice = PAYMENTS[payment]
            if dice[0] <= pile[0] and dice[1] <= pile[1] and dice[2] <= pile[2] and dice[3] <= pile[3]:
                ways.append(payment)
    return ways


def plain_payment(state: Bazaar, seat: int, card: int) -> int:
    """The way to pay with as few gold as possible, or NOTHING where a discount leaves several such ways."""
    ways = payments(state, seat, card)  # most dice first
    if len(ways) > 1 and PAID[ways[0]] == PAID[ways[1]]:
        return NOTHING
    return ways[0]


def buy(state: Bazaar, card: int) -> None:
    """Pay the plain way at once; where several are as plain, ask."""
    plain = plain_payment(state, state.turn, card)
    state.buying = card
    if plain == NOTHING:
        state.step = PAYING
    else:
        pay(state, plain)


def buy_otherwise(state: Bazaar, card: int) -> None:
    """Ask how to pay: with gold where a die would do."""
    state.buying = card
    state.step = PAYING


def pay(state: Bazaar, payment: int) -> None:
    """Pay, and own the card. Its own colours count for the cards that reward a purchase, if it is one of them."""
    seat = state.turn
    card = state.buying
    gold = gold_for(state, seat, card, payment)
    for gem in range(GEMS):
        for _ in range(PAYMENTS[payment][gem]):
            state.spend_die(gem)
    state.gold[seat] -= gold
    for row in state.rows:
        for place, there in enumerate(row):
            if there == card:
                row[place] = NOTHING
    state.buying = NOTHING
    state.step = CHOOSING
    state.bought += 1
    if state.events is not None:
        args = object_args(seat, [*PAYMENTS[payment], 0, 0, 0])
        args["card"] = card_id(card)
        args["gold"] = gold
        state.tell("buy", args)
    state.own(seat, card)
    _reward(state, seat, card)
    gained(state, seat, card)


def gold_for(state: Bazaar, seat: int, card: int, payment: int) -> int:
    """The gold that a payment takes beside its dice."""
    return PRICE[card] - (1 if state.has(seat, INSURANCE) else 0) - PAID[payment]


def _reward(state: Bazaar, seat: int, card: int) -> None:
    """1 infamy for each of the seat's cards that watches a colour of the printed cost, however often it is there."""
    for gem in range(GEMS):
        if COST[card][gem] > 0:
            watching = state.abilities[seat] & INFAMY_FOR[gem]
            if watching:
                state.gain_infamy(seat, 1, watching.bit_length() - 1)


# Powers


def _powers(state: Bazaar, dice: int, actions: list[Action]) -> None:
    """What the seat's cards can do now, each once in a turn; Exit Strategy as often as there is gold."""
    able = state.abilities[state.turn] & ~state.used
    mine = able & WITH_POWER
    while mine:
        card = (mine & -mine).bit_length() - 1
        mine &= mine - 1
        if dice >> TURNED_BY[card] * BITS & ALL:
            actions += USES_OF[card]
    if able >> EXIT & 1 and state.gold[state.turn] >= CASH_IN_GOLD:
        actions.append(CASH_IN)


def use(state: Bazaar, power: int) -> None:
    """Turn a die to another face, or spend it for a token."""
    seat = state.turn
    card, face, into = POWERS[power]
    state.used |= 1 << card
    if state.events is not None:
        args: dict[str, Arg] = {"seat": seat_arg(seat), "card": card_id(card), "object": face_id(face)}
        if into >= 0:
            args["into"] = face_id(into)
        state.tell("turn" if into >= 0 else "spend", args)
    if into >= 0:
        state.face[state.find(face, seat)] = into
        return
    state.spend_die(face)
    if into == TO_INFAMY:
        state.gain_infamy(seat, 1, card)
    else:
        state.gain_gold(seat, 1, card)


def cash_in(state: Bazaar) -> None:
    """Exit Strategy: gold for infamy."""
    state.gold[state.turn] -= CASH_IN_GOLD
    if state.events is not None:
        state.tell("cash-in", {"seat": seat_arg(state.turn), "card": card_id(EXIT), "gold": CASH_IN_GOLD})
    state.gain_infamy(state.turn, CASH_IN_INFAMY, EXIT)
