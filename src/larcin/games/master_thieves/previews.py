"""What each choice would do, told before it is made: where that is certain, and from what the seat may see alone."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from larcin.core import view as core
from larcin.core.action import Action, Arg
from larcin.core.view import Sentence
from larcin.games.master_thieves import scoring
from larcin.games.master_thieves.components import (
    DETECTIVE,
    DRAFT,
    OPEN,
    OPEN_BOX,
    PLACE,
    POINTS,
    ROLE_COUNT,
    RUBY,
    SMUGGLER,
)
from larcin.games.master_thieves.phases import FILLING, OFFERED, jewel_args
from larcin.games.master_thieves.position import Position


class Choice(core.Choice, kw_only=True):
    """A legal action. A drawer that one has to remember says nothing of what it holds."""

    points: int | UnsetType = UNSET  # what it brings


def choices(state: Position, seat: int) -> list[Choice]:
    """The seat's legal actions with their previews."""
    return [_choice(state, seat, action) for action in state.legal(seat)]


def _choice(state: Position, seat: int, action: Action) -> Choice:
    choice = Choice(action.notation, action.kind, action.args)
    kind = action.kind
    if kind == "choose":
        choice.preview = _role(state, seat, action.number)
    elif kind == "open":
        if state.memory == OPEN_BOX:
            choice.preview = _drawer(state, OPEN.index(action))
    elif kind == "place" and state.stage == FILLING:
        choice.preview = Sentence("preview-fill", {"left": state.to_fill[seat] - 1})
    elif kind == "place":
        choice.points = POINTS[PLACE.index(action)]
        left = state.imitations(seat) - 1
        choice.preview = Sentence("preview-place", {"points": choice.points, "left": left})
    elif kind == "draft":
        choice.points = POINTS[DRAFT.index(action)]
        choice.preview = Sentence("preview-points", {"points": choice.points})
    elif kind == "alarm":
        upper = state.box.upper(state.opened)
        inside = [state.box.diamonds[upper], state.box.sapphires[upper]]
        choice.preview = Sentence("preview-alarm", jewel_args(inside))
    elif kind == "secret":
        choice.preview = Sentence("preview-secret-risk" if sum(state.found) else "preview-secret")
    elif kind in ("take-ruby", "leave-ruby"):
        _answer(choice, state)
    else:
        _box(choice, state)
    return choice


def _role(state: Position, seat: int, role: int) -> Sentence:
    """The card's number, and what the red cushion holds for those who live on it."""
    args: dict[str, Arg] = {"number": state.numbers[seat * ROLE_COUNT + role]}
    if role in (SMUGGLER, DETECTIVE) and sum(state.red) > 0:
        return Sentence("preview-number-red", {**args, **jewel_args(state.red)})
    return Sentence("preview-number", args)


def _drawer(state: Position, slot: int) -> Sentence:
    """What opening a drawer does, where the box lies open to all."""
    box = state.box
    upper, lower = box.upper(box.drawer_at(slot)), box.lower(box.drawer_at(slot))
    falls = [box.diamonds[lower], box.sapphires[lower]]
    if sum(falls):
        return Sentence("preview-falls", jewel_args(falls))
    finds = [box.diamonds[upper], box.sapphires[upper]]
    return Sentence("preview-finds", jewel_args(finds)) if sum(finds) else Sentence("preview-empty")


def _answer(choice: Choice, state: Position) -> None:
    """A ruby is taken or left; the jewels in front of it are the Master Thief's in both cases."""
    choice.points = scoring.worth(state.found)
    text = "preview-points"
    if choice.kind == "take-ruby":
        choice.points += POINTS[RUBY]
        if state.box.rubies_left() == 1:
            text = "preview-last-ruby"
    choice.preview = Sentence(text, {"points": choice.points})


def _box(choice: Choice, state: Position) -> None:
    """Turning, flipping, done: does it end the turn, and what does a Master Thief take as he shuts the drawer?"""
    if state.secret == OFFERED and sum(state.found) > 0:
        choice.points = scoring.worth(state.found)
        choice.preview = Sentence("preview-takes", jewel_args(state.found))
        return
    ends = choice.kind == "done" or state.turned or state.flipped
    if ends or (state.one_of_both and state.stage != FILLING):
        choice.preview = Sentence("preview-ends")
    else:
        choice.preview = Sentence("preview-goes-on")
