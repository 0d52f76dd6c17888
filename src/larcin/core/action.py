"""An action is one small decision a game can ever offer: a flyweight with a number, a notation and a text."""

from __future__ import annotations

Arg = int | str
"""An argument of a text: a number, the text id of a component ("card-boss"), or a seat ("@2")."""


class Action:
    """One entry of a game's catalogue, made once and compared by identity.

    `number` is its place in the catalogue (for learning agents), `notation` its name (for people, records and logs),
    `kind` and `args` give its text: message `action-<kind>` of the game, filled with `args`.
    """

    number: int
    notation: str
    kind: str
    args: dict[str, Arg]

    def __init__(self, number: int, notation: str, kind: str, args: dict[str, Arg]) -> None:
        self.number = number
        self.notation = notation
        self.kind = kind
        self.args = args

    def __repr__(self) -> str:
        return f"<{self.notation}>"

    def __str__(self) -> str:
        return self.notation


class Catalogue:
    """Collects the actions of a game, in order, while its rules module is loaded."""

    actions: list[Action]

    def __init__(self) -> None:
        self.actions = []

    def add(self, notation: str, kind: str, args: dict[str, Arg] | None = None) -> Action:
        """Make the next action and number it."""
        action = Action(len(self.actions), notation, kind, {} if args is None else args)
        self.actions.append(action)
        return action


def seat_arg(seat: int) -> str:
    """A seat as an argument of a text."""
    return f"@{seat}"
