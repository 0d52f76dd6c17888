"""An event is what happened, and who may see it. Log, animation and screen-reader text all come from events."""

from __future__ import annotations

from larcin.core.action import Arg


class Event:
    """Something that happened: message `event-<kind>` of the game, filled with `args`.

    `secret` holds the arguments that only the seats in `seen_by` may know (the card that was drawn). Everybody else is
    told `event-<kind>-unseen`, without them.
    """

    kind: str
    args: dict[str, Arg]
    secret: dict[str, Arg] | None
    seen_by: tuple[int, ...]

    def __init__(
        self,
        kind: str,
        args: dict[str, Arg],
        secret: dict[str, Arg] | None = None,
        seen_by: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.seen_by = seen_by

    def __repr__(self) -> str:
        return f"<{self.kind} {self.args}>"

    def kind_for(self, seat: int | None) -> str:
        """The kind as this seat (None: a spectator) is told it."""
        if self.secret is None or (seat is not None and seat in self.seen_by):
            return self.kind
        return self.kind + "-unseen"

    def args_for(self, seat: int | None) -> dict[str, Arg]:
        """The arguments this seat may know."""
        if self.secret is not None and seat is not None and seat in self.seen_by:
            return {**self.args, **self.secret}
        return self.args
