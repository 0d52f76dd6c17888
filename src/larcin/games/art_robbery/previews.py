"""What each choice in Art Robbery would do, told before it is made: what it moves, what it gains, what follows."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from larcin.core import view as core
from larcin.core.action import Action, Arg, seat_arg
from larcin.core.view import Sentence
from larcin.games.art_robbery.components import BOSSES, DOG, SLOT_COUNT, SLOT_OF, TAKEN_BY, TOKENS, VALUE, WANTED_BY
from larcin.games.art_robbery.position import CENTRE, NOBODY, Position


class Purse(msgspec.Struct):
    """Points and alibis; `risk` are the points of a Boss that would go back to the box."""

    points: int
    alibis: int
    risk: int


class Choice(core.Choice, kw_only=True):
    """A legal action. A card that leaves a choice says no `effect` yet: it can be taken back."""

    effect: str | UnsetType = UNSET  # of a card: take, steal, dog, dog-from or nothing
    target: str | UnsetType = UNSET  # what it moves: a token's id, or "dog"
    gain: Purse | UnsetType = UNSET  # by how much the seat's purse changes
    ask: Sentence | UnsetType = UNSET  # the question before a card is played
    then: Sentence | UnsetType = UNSET  # what follows


def choices(position: Position, seat: int) -> list[Choice]:
    """The seat's legal actions with their previews."""
    found: list[Choice] = []
    for action in position.legal(seat):
        found.append(Choice(action.notation, action.kind, action.args))
        if action.kind == "play":
            _preview(found[-1], position, seat, action.number)
        elif action.kind in ("take", "steal"):
            _aim(found[-1], position, seat, action)
    return found


def purse(position: Position, seat: int) -> Purse:
    """What a seat would have if the raid ended now."""
    loot, alibis = position.standing(len(position.where))
    risk = 0
    if not position.over and not position.keeps_boss(seat):
        first = position.raid * SLOT_COUNT
        risk = sum(VALUE[slot] for slot in BOSSES if position.where[first + slot] == seat)
    return Purse(loot[seat] - risk, alibis[seat], risk)


def _preview(choice: Choice, position: Position, seat: int, card: int) -> None:
    """What playing a card would do: it is shown before the click that cannot be taken back."""
    targets = [] if card == DOG else position.targets(card)
    if len(targets) > 1:
        choice.preview = Sentence(f"preview-choose-{targets[0].kind}")
        return
    args: dict[str, Arg] = {}
    if targets:
        choice.effect = targets[0].kind
        token = _aim(choice, position, seat, targets[0])
        args = {**targets[0].args, "token": f"token-{TOKENS[token]}"}
        choice.then = _consequence(position, seat, token)
    elif card == DOG and position.dog != seat:
        choice.effect = "dog" if position.dog == NOBODY else "dog-from"
        choice.target = "dog"
        if position.dog != NOBODY:
            args["victim"] = seat_arg(position.dog)
        choice.then = Sentence("then-dog")
    else:
        choice.effect = "nothing"
        choice.then = Sentence(_why_nothing(position, card))
    choice.preview = Sentence(f"preview-{choice.effect}", args)
    if targets:  # what it takes is lit: "the 3" is enough, whichever of the three it is
        args = {**args, "token": f"slot-{TAKEN_BY[token % SLOT_COUNT]}"}
    choice.ask = Sentence(f"table-ask-{choice.effect}", args)


def _aim(choice: Choice, position: Position, seat: int, action: Action) -> int:
    """Say which token the action moves, and what that gains; the token."""
    token = position.raid * SLOT_COUNT + SLOT_OF[action.number]
    choice.target = TOKENS[token]
    before = purse(position, seat)
    world = position.clone()
    world.where[token] = seat
    after = purse(world, seat)
    # A 4 also saves the Boss that the seat already has.
    choice.gain = Purse(after.points - before.points, after.alibis - before.alibis, after.risk - before.risk)
    return token


def _consequence(position: Position, seat: int, token: int) -> Sentence:
    """What follows from taking or stealing a token."""
    victim = position.where[token]
    if victim != CENTRE and victim == position.dog:
        return Sentence("then-dog-may-answer", {"victim": seat_arg(victim)})
    if victim == CENTRE and position.left == 1:
        return Sentence("then-raid-ends")
    if token % SLOT_COUNT in BOSSES and not position.keeps_boss(seat):
        return Sentence("then-boss-needs")
    return Sentence("then-draw") if victim == CENTRE else Sentence("then-no-dog", {"victim": seat_arg(victim)})


def _why_nothing(position: Position, card: int) -> str:
    if card == DOG:
        return "then-own-dog"
    first = position.raid * SLOT_COUNT
    exists = any(position.where[first + slot] >= CENTRE for slot in WANTED_BY[card])
    return "then-own-token" if exists else "then-no-such-token"
