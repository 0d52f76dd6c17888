"""Phase 1, the split of the loot (rulebook: "Diviser le butin"): take from the centre, or steal a whole pile."""

from __future__ import annotations

from mypy_extensions import i64

from larcin.core.action import Action, seat_arg
from larcin.games.thiefs_market.bazaar import (
    ALL,
    BACK,
    BITS,
    CENTRE,
    CHOOSING,
    NOBODY,
    RETURNING,
    SPLIT,
    TAKING,
    Bazaar,
    object_args,
)
from larcin.games.thiefs_market.cards import WHEN_STOLEN, happen
from larcin.games.thiefs_market.components import (
    DONE,
    FACES,
    KINDS,
    LUCKY,
    PAWN,
    RETURN,
    STEAL,
    TAKE,
    TAKE_ALL,
    card_id,
)


def begin(state: Bazaar) -> None:
    """The first player rolls all dice in the centre and adds the pawn."""
    state.phase = SPLIT
    state.step = CHOOSING
    state.turn = state.first
    for thing in range(len(state.where)):
        state.where[thing] = CENTRE
        if state.face[thing] != PAWN:
            state.face[thing] = state.rng.below(len(FACES))
    if state.events is not None:
        state.tell("round", {"number": state.round})
        counts = state.count(CENTRE)
        counts[PAWN] = 0
        state.tell("roll", object_args(state.first, counts))


def choices(state: Bazaar) -> list[Action]:
    """What the seat may do now."""
    if state.step == RETURNING:
        return _returns(state)
    if state.step == TAKING:
        actions = _takes(state)
        actions.append(DONE)
        return actions
    sizes = state.sizes()
    actions = _takes(state)
    if actions and sizes.count(0) == 1:
        actions = [TAKE_ALL]
    for seat in range(state.players):
        if seat != state.turn and sizes[seat] >= 2:
            actions.append(STEAL[seat])
    return actions


def _takes(state: Bazaar) -> list[Action]:
    """One object of any kind that lies in the centre."""
    centre: i64 = state.tally(CENTRE)
    return [TAKE[kind] for kind in range(KINDS) if (centre >> kind * BITS) & ALL]


def alone_without_pile(state: Bazaar) -> bool:
    """Is there exactly one seat without a pile? It takes the whole centre, if it takes at all."""
    return state.sizes().count(0) == 1


def _returns(state: Bazaar) -> list[Action]:
    """At least one object goes back and at least one is kept."""
    actions: list[Action] = []
    if state.size(state.turn) > 1:
        kept: i64 = state.tally(state.turn)
        for kind in range(KINDS):
            if (kept >> kind * BITS) & ALL:
                actions.append(RETURN[kind])
    if state.size(BACK) > 0:
        actions.append(DONE)
    return actions


def take(state: Bazaar, kind: int) -> None:
    """One object from the centre; there may be more to come."""
    state.move(kind, CENTRE, state.turn)
    state.step = TAKING


def take_all(state: Bazaar) -> None:
    """The last seat without a pile takes all that is left, so that the pawn always has an owner."""
    for thing, place in enumerate(state.where):
        if place == CENTRE:
            state.where[thing] = state.turn
    state.step = TAKING
    done(state)


def steal(state: Bazaar, victim: int) -> None:
    """The whole pile changes hands; what the thief does not keep is returned next."""
    for thing, place in enumerate(state.where):
        if place == victim:
            state.where[thing] = state.turn
    state.step = RETURNING
    state.victim = victim
    if state.events is not None:
        args = object_args(state.turn, state.count(state.turn))
        args["victim"] = seat_arg(victim)
        state.tell("steal", args)
    happen(WHEN_STOLEN, state, victim)


def give_back(state: Bazaar, kind: int) -> None:
    """One object of the stolen pile is put back; nothing is rolled before all have been chosen."""
    state.move(kind, state.turn, BACK)


def done(state: Bazaar) -> None:
    """The pile is as the seat wants it. The next seat without a pile follows, clockwise from this one."""
    if state.step == RETURNING:
        _roll_what_came_back(state)
    elif state.events is not None:
        state.tell("take", object_args(state.turn, state.count(state.turn)))
    state.step = CHOOSING
    sizes = state.sizes()
    for _ in range(state.players):
        state.turn = (state.turn + 1) % state.players
        if sizes[state.turn] == 0:
            break


def over(state: Bazaar) -> bool:
    """Has everybody got a pile? Then nothing is left in the centre either."""
    return state.step == CHOOSING and state.everybody_has_a_pile()


def _roll_what_came_back(state: Bazaar) -> None:
    """All returned dice are rolled together, but for those that the victim's lucky charm protects."""
    safe = state.has(state.victim, LUCKY)
    if state.events is not None:
        returned = state.count(BACK)
        state.tell("return", object_args(state.turn, returned))
        if safe and sum(returned) > returned[PAWN]:
            state.tell("charm-protects", {"seat": seat_arg(state.victim), "card": card_id(LUCKY)})
    rolled = [0] * KINDS
    for thing, place in enumerate(state.where):
        if place == BACK:
            state.where[thing] = CENTRE
            if not safe and state.face[thing] != PAWN:
                state.face[thing] = state.rng.below(len(FACES))
                rolled[state.face[thing]] += 1
    if state.events is not None and sum(rolled) > 0:
        state.tell("reroll", object_args(state.turn, rolled))
    state.victim = NOBODY
