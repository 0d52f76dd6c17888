"""What each choice of Caper would do, as far as that is certain: shown beside it before it is made."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from larcin.core import view as core
from larcin.core.action import Action, Arg, seat_arg
from larcin.core.view import Sentence
from larcin.games.caper import components as box
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import SNITCH
from larcin.games.caper.scoring import Reckoning, reckon
from larcin.games.caper.turns import GIVING, NO_WINDOW

Pair = tuple[int, int]  # cream's, mint's


class Choice(core.Choice, kw_only=True):
    """A legal action. A card that is only chosen, and can be taken back, changes nothing yet."""

    price: int | UnsetType = UNSET  # what the card costs there; of a card to choose, where it is cheapest
    discards: bool | UnsetType = UNSET  # the card goes onto the discard
    location: str | UnsetType = UNSET  # where it happens
    flips: str | UnsetType = UNSET  # the card that it turns face down
    targets: int | UnsetType = UNSET  # how many cards it could flip
    coins: Pair | UnsetType = UNSET  # how both purses change
    capers: Pair | UnsetType = UNSET  # and the counts of the location
    points: Pair | UnsetType = UNSET  # and the scores if the game ended now
    lead: int | UnsetType = UNSET  # by how much more the Mastermind would be ahead


def choices(position: Position, seat: int) -> list[Choice]:
    """The seat's legal actions with their previews."""
    now = reckon(position)
    return [_choice(position, action, now) for action in position.legal(seat)]


def _choice(position: Position, action: Action, now: Reckoning) -> Choice:
    choice = Choice(action.notation, action.kind, action.args)
    if action.kind == "choose":
        _choose(choice, position, action.number)
    elif action.kind == "give":
        _give(choice, position, action.number - box.FIRST_GIVE)
    elif action.kind == "discard":
        _discard(choice, position)
    elif action.kind != "pass":
        _play(choice, position, action, now)
    return choice


def _choose(choice: Choice, position: Position, card: int) -> None:
    """The cheapest place for gear; a card that has none would be discarded at once."""
    if card < box.THIEF_KINDS:
        return
    if position.window != NO_WINDOW:
        choice.price = 0
    elif position.can_play(position.turn, card):
        first = position.turn * box.PLACES
        rooms = [side for side in range(first, first + box.PLACES) if position.has_room(side)]
        choice.price = min(position.price(side, card) for side in rooms)
        choice.preview = Sentence("preview-price", {"price": choice.price})
    else:
        _discard(choice, position)


def _discard(choice: Choice, position: Position) -> None:
    after = position.clone()
    after.gain(position.turn, box.DISCARD_COIN)
    choice.discards = True
    choice.coins = _changes(position.coins, after.coins)
    choice.preview = Sentence("preview-discard", {"coins": choice.coins[position.turn]})


def _give(choice: Choice, position: Position, card: int) -> None:
    if position.phase == GIVING:
        drawn = position.hands[SNITCH]
        other = drawn[1] if drawn[0] == card else drawn[0]
        choice.preview = Sentence("preview-give", {"rival": seat_arg(box.MINT), "other": "card-" + box.CARDS[other]})


def _play(choice: Choice, position: Position, action: Action, now: Reckoning) -> None:
    """A card laid or flipped: everything that changes right after it, before anything else."""
    side, after = _tried(choice, position, action)
    then = reckon(after)
    own, place = position.turn, side % box.PLACES
    choice.location = box.LOCATIONS[position.locations[place]]
    choice.coins = _changes(position.coins, after.coins)
    choice.capers = _changes(now.capers[place :: box.PLACES], then.capers[place :: box.PLACES])
    choice.points = _changes([now.total(0), now.total(1)], [then.total(0), then.total(1)])
    choice.lead = choice.points[own] - choice.points[1 - own]
    args: dict[str, Arg] = {}
    for name, change in (("coins", choice.coins), ("capers", choice.capers), ("points", choice.points)):
        args[name], args[f"rival_{name}"] = change[own], change[1 - own]
    if choice.flips is not UNSET:
        args["flips"] = f"card-{choice.flips}"
    choice.preview = Sentence("preview-play" if choice.flips is UNSET else "preview-flip", args)


def _tried(choice: Choice, position: Position, action: Action) -> tuple[int, Position]:
    """The side that a play is about and the position right after it; what it costs and flips is noted."""
    after = position.clone()
    if action.kind == "flip":
        choice.flips = box.CARDS[after.turn_down(position.stack_of[action.number - box.FIRST_FLIP])]
        after.answer(position.flipper, position.spot)
        return position.spot, after
    card = position.chosen
    choice.price = 0
    if action.kind == "to":
        stack = position.free_slot(position.locations.index(action.number - box.FIRST_TO))
        after.put_thief(stack, card)
    else:
        stack = position.stack_of[action.number - box.FIRST_ON]
        if position.window == NO_WINDOW:
            choice.price = position.price(stack // box.CREW, card)
        after.put_gear(stack, card)
    side = stack // box.CREW
    targets = after.targets_of(card, side)
    choice.targets = len(targets) or UNSET
    if len(targets) == 1:
        choice.flips = box.CARDS[after.turn_down(targets[0])]
    after.answer(card, side)
    return side, after


def _changes(before: list[int], after: list[int]) -> Pair:
    return after[0] - before[0], after[1] - before[1]
