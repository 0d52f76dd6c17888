"""One position of a game. Every game subclasses `State`; it knows the rules and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import mypyc_attr

from larcin.core.action import Action, Arg
from larcin.core.event import Event
from larcin.core.rng import Rng

if TYPE_CHECKING:
    from larcin.core.game import Game
    from larcin.core.view import View

_Own = TypeVar("_Own", bound="State")


def seat_choice(seat: int) -> str:
    """The choice of an option that names this seat."""
    return f"seat-{seat}"


class Setup:
    """How a game is played this time: how many seats, which mode, which options (each name with its choice)."""

    players: int
    mode: str
    options: dict[str, str]

    def __init__(self, players: int, mode: str, options: dict[str, str]) -> None:
        self.players = players
        self.mode = mode
        self.options = options

    def starter(self, drawn: int) -> int:
        """The seat that the table chose to start the game; without a choice, the one that was drawn."""
        choice = self.options.get("starter", "random")
        for seat in range(self.players):
            if choice == seat_choice(seat):
                return seat
        return drawn

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return Setup, (self.players, self.mode, self.options)


class Score:
    """A seat's result: a total, the parts it is the sum of, and what breaks a tie, in order."""

    total: int
    parts: dict[str, int]
    ties: dict[str, int]

    def __init__(self, total: int, parts: dict[str, int], ties: dict[str, int] | None = None) -> None:
        self.total = total
        self.parts = parts
        self.ties = {} if ties is None else ties

    def __repr__(self) -> str:
        return f"Score({self.total}, {self.parts}, {self.ties})"

    def __int__(self) -> int:
        return self.total

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return Score, (self.total, self.parts, self.ties)


@mypyc_attr(allow_interpreted_subclasses=True)  # other packages bring games of their own
class State:
    """One position: mutable, typed, quick to copy."""

    game: Game[Any, Any]  # Any: each game's own position and view
    setup: Setup
    players: int
    rng: Rng
    to_act: tuple[int, ...]  # the seats that owe a decision now; several when simultaneous; empty when over
    events: list[Event] | None  # None: nobody listens, so none is made
    revealed: int  # how often something hidden came out: a match offers no undo across it

    def __init__(self, game: Game[Any, Any], setup: Setup, rng: Rng) -> None:
        self.game = game
        self.setup = setup
        self.players = setup.players
        self.rng = rng
        self.to_act = ()
        self.events = None
        self.revealed = 0

    # What every game writes.

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions, in the catalogue's order; empty unless it is to act.

        The list is to be read, never changed: it may be one that the game keeps.
        """
        raise NotImplementedError

    def apply(self, seat: int, action: Action) -> None:
        """Play a legal action: unchecked and fast."""
        raise NotImplementedError

    def imagine(self: _Own, seat: int | None, rng: Rng) -> _Own:
        """A random position consistent with all that the seat (None: a spectator) knows, going on with `rng`."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Each seat's score now; when the game is over, the result."""
        raise NotImplementedError

    def absent(self, seat: int) -> Action:
        """The harmless default of a seat to act whose player has gone."""
        raise NotImplementedError

    # What a game writes itself if its `fields` do not say it all, or if it must be quick.

    def clone(self: _Own) -> _Own:
        """An independent copy to which nobody listens."""
        twin: _Own = self.game.copied(self)
        return twin

    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty until the game is over. Most points win, then whatever breaks ties, in order."""
        if self.to_act:
            return ()
        marks = [[score.total, *score.ties.values()] for score in self.scores()]
        best = max(marks)
        return tuple([seat for seat, mark in enumerate(marks) if mark == best])

    def dump(self) -> dict[str, Any]:  # Any: plain JSON data
        """The whole truth as readable plain data; `Game.load` reads it back."""
        return self.game.written(self)

    def refusal(self, seat: int, action: Action) -> str:
        """Why the action is not legal for a seat that is to act: a message id of the game."""
        refused: str = self.game.refusal(self, seat, action)
        return refused

    # What every game has from here.

    @property
    def over(self) -> bool:
        """True when nobody owes a decision any more."""
        return not self.to_act

    def why_not(self, seat: int, action: Action) -> str | None:
        """The message id that says why this action is not legal now, or None if it is."""
        if not self.to_act:
            return "why-game-over"
        if seat not in self.to_act:
            return "why-not-your-turn"
        if action in self.legal(seat):
            return None
        return self.refusal(seat, action)

    def totals(self) -> list[int]:
        """What `scores` add up to; a game may know it quicker."""
        return [score.total for score in self.scores()]

    def forget(self, memory: float) -> None:
        """Blur what players of this imagined position saw once and only remember: each thing seen stays known with
        probability `memory` for every event since. A game of memory overrides this; the others have nothing to blur.
        """

    def view(self, seat: int | None = None) -> View:
        """All that this seat may see and nothing more; None is a spectator."""
        seen: View = self.game.look(self, seat)
        return seen

    def tell(self, kind: str, args: dict[str, Arg]) -> None:
        """Note an event that everybody sees. Ask `events is not None` first where arguments cost something."""
        if self.events is not None:
            self.events.append(Event(kind, args))

    def tell_secret(self, kind: str, args: dict[str, Arg], secret: dict[str, Arg], seen_by: tuple[int, ...]) -> None:
        """Note an event of which only the seats in `seen_by` know the secret arguments."""
        if self.events is not None:
            self.events.append(Event(kind, args, secret, seen_by))

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return self.game.load, (self.dump(),)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()
