"""What each choice of Caper would do, as far as that is certain: shown beside it before it is made.

`effect` names the message (`hint-<effect>`) that puts the rest into words:
"price"    a card to choose: the cheapest `price` it can be played for
"play"     a place for it: its `price` there, the changes in `coins`, `capers` (there) and `points` (the score now), the
           same for the rival (`rival_coins`, `rival_capers`, `rival_points`), and `targets`, how many it could flip
"flip"     the same, and `flips`, the card that is flipped
"discard"  the `coins` it brings; also of a card to choose that can be played nowhere
"give"     `other`, the card that the `rival` (the seat of mint) gets
"""

from __future__ import annotations

from larcin.core.action import Action, Arg, seat_arg
from larcin.games.caper.actions import FIRST_FLIP, FIRST_GIVE, FIRST_ON, FIRST_TO
from larcin.games.caper.components import CARDS, CREW, DISCARD_COIN, MINT, PLACES, SIDES, THIEF_KINDS
from larcin.games.caper.rounds import SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.scoring import Reckoning, reckon
from larcin.games.caper.turns import GIVE, NO_WINDOW


def hint(state: Caper, action: Action, now: Reckoning) -> dict[str, Arg]:
    """What the action of the seat to act would change."""
    kind = action.kind
    if kind == "choose":
        return _card(state, action.number)
    if kind == "give":
        return _gift(state, action.number - FIRST_GIVE)
    if kind == "discard":
        return _discard(state)
    if kind == "pass":
        return {}
    more, side, after = tried(state, action)
    then = reckon(after)
    rival_side = (side + PLACES) % SIDES
    me = state.turn
    rival = 1 - me
    return {
        **more,
        "coins": after.coins[me] - state.coins[me],
        "capers": then.capers[side] - now.capers[side],
        "points": then.total(me) - now.total(me),
        "rival_coins": after.coins[rival] - state.coins[rival],
        "rival_capers": then.capers[rival_side] - now.capers[rival_side],
        "rival_points": then.total(rival) - now.total(rival),
    }


def tried(state: Caper, action: Action) -> tuple[dict[str, Arg], int, Caper]:
    """What a play costs and flips, the side it is about, and the position right after it, before anything else."""
    after = state.clone()
    if action.kind == "flip":
        card = after.turn_down(state.stack_of[action.number - FIRST_FLIP])
        after.answer(state.flipper, state.spot)
        return {"effect": "flip", "flips": "card-" + CARDS[card]}, state.spot, after
    more: dict[str, Arg] = {"effect": "play", "price": 0}
    if action.kind == "to":
        stack = state.free_slot(state.locations.index(action.number - FIRST_TO))
        after.put_thief(stack, state.chosen)
    else:
        stack = state.stack_of[action.number - FIRST_ON]
        if state.window == NO_WINDOW:
            more["price"] = state.price(stack // CREW, state.chosen)
        after.put_gear(stack, state.chosen)
    side = stack // CREW
    targets = after.targets_of(state.chosen, side)
    more["targets"] = len(targets)
    if len(targets) == 1:
        more["effect"] = "flip"
        more["flips"] = "card-" + CARDS[after.turn_down(targets[0])]
    after.answer(state.chosen, side)
    return more, side, after


def _card(state: Caper, card: int) -> dict[str, Arg]:
    """The cheapest place for gear; a card that has none would be discarded at once."""
    if card < THIEF_KINDS or state.window != NO_WINDOW:
        return {}
    if not state.can_play(state.turn, card):
        return _discard(state)
    first = state.turn * PLACES
    return {
        "effect": "price",
        "price": min(state.price(side, card) for side in range(first, first + PLACES) if state.has_room(side)),
    }


def _discard(state: Caper) -> dict[str, Arg]:
    after = state.clone()
    after.gain(state.turn, DISCARD_COIN)
    return {"effect": "discard", "coins": after.coins[state.turn] - state.coins[state.turn]}


def _gift(state: Caper, card: int) -> dict[str, Arg]:
    if state.phase != GIVE:
        return {}
    drawn = state.hands[SNITCH]
    other = drawn[1] if drawn[0] == card else drawn[0]
    return {"effect": "give", "rival": seat_arg(MINT), "other": "card-" + CARDS[other]}
