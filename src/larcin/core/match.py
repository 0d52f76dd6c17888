"""A match is a position with its record: every move is checked and kept, can be taken back and replayed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from larcin.core.action import Action
from larcin.core.course import Course, tell
from larcin.core.errors import BadRecord, IllegalMove, LarcinError
from larcin.core.event import Event
from larcin.core.game import Game
from larcin.core.record import CHECK_EVERY, Check, Move, Record
from larcin.core.rng import make_rng
from larcin.core.state import Score, Setup, State
from larcin.core.view import Told, View, told


class _Earlier(NamedTuple):
    """The position before a move that can still be taken back."""

    seat: int
    state: State
    moves: int
    history: int
    checks: int


class Match:
    """One game being played."""

    def __init__(
        self, game: Game, setup: Setup, seed: int | str, source: str = "fast", names: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.history: list[Event] = []  # everything that happened, in order
        self.state: State = game.deal(setup, make_rng(source, seed), self.history)
        self.record = Record(
            game=game.slug,
            rules=game.rules_version,
            players=setup.players,
            mode=setup.mode,
            options=dict(setup.options),
            source="fair" if source == "fair" else "fast",
            seed=seed,
            names=list(names),
        )
        self._earlier: list[_Earlier] = []
        self._courses: dict[int | None, Course] = {}  # of the finished game, by reader

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.state.over

    def legal(self, seat: int) -> list[Action]:
        """The seat's legal actions."""
        return self.state.legal(seat) if seat in self.state.to_act else []

    def view(self, seat: int | None = None) -> View:
        """All that this seat (None: a spectator) may see."""
        if seat is not None:
            self._check_seat(seat)
        return self.state.view(seat)

    def scores(self) -> list[Score]:
        """Each seat's score, with its parts."""
        return self.state.scores()

    def winners(self) -> tuple[int, ...]:
        """The winning seats, once the game is over."""
        return self.state.winners()

    def course(self, seat: int | None = None) -> Course:
        """How the game went so far, as that seat (None: a spectator) may know it."""
        if not self.over:
            self._courses.clear()
            return tell(self, seat)
        if seat not in self._courses:
            self._courses[seat] = tell(self, seat)
        return self._courses[seat]

    def told(self, seat: int | None, since: int = 0) -> list[Told]:
        """What that seat was told of the history, from the given place on."""
        return [told(event, seat) for event in self.history[since:]]

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Play an action (or its notation) and return what happened; IllegalMove if the rules do not allow it."""
        self._check_seat(seat)
        chosen = self.game.action(action.notation if isinstance(action, Action) else action)
        why = self.state.why_not(seat, chosen)
        if why is not None:
            raise IllegalMove(why, game=self.game.slug)
        before = _Earlier(seat, self.state.clone(), len(self.record.moves), len(self.history), len(self.record.checks))
        draws, revealed = self.state.rng.draws, self.state.revealed
        self.state.apply(seat, chosen)
        if (self.state.rng.draws, self.state.revealed) != (draws, revealed):
            self._earlier.clear()
        else:
            if self._earlier and self._earlier[-1].seat != seat:
                self._earlier.clear()
            self._earlier.append(before)
        self._write(Move(seat, chosen.notation))
        return self.history[before.history :]

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.state.players:
            raise IllegalMove("error-no-such-seat", seat=str(seat)[:20], last=self.state.players - 1)

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last action back? Not across chance, what came to light, or another seat's move."""
        return bool(self._earlier) and self._earlier[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take this seat's last action back; IllegalMove if it is too late for that."""
        if not self.can_undo(seat):
            raise IllegalMove("error-no-undo")
        earlier = self._earlier.pop()
        self.state = earlier.state
        self.state.events = self.history
        del self.record.moves[earlier.moves :]
        del self.record.checks[earlier.checks :]
        del self.history[earlier.history :]
        self.record.winners = None
        self._courses.clear()

    def fingerprint(self) -> str:
        """A short hash of the whole position."""
        return hashlib.blake2b(msgspec.json.encode(self.state.dump(), order="sorted"), digest_size=8).hexdigest()

    def _write(self, move: Move) -> None:
        self.record.moves.append(move)
        count = len(self.record.moves)
        if count % CHECK_EVERY == 0 or self.state.over:
            self.record.checks.append(Check(count, self.fingerprint()))
        if self.state.over:
            self.record.winners = list(self.state.winners())


def replay(record: Record, moves: int | None = None) -> Match:
    """Play a record again, whole or its first moves; BadRecord if it does not fit the rules or its own fingerprints."""
    from larcin.core.registry import game as find

    game = find(record.game)
    if record.rules != game.rules_version:
        raise BadRecord("record-other-rules", found=record.rules, known=game.rules_version)
    setup = game.setup(record.players, record.mode, record.options)
    match = Match(game, setup, record.seed, record.source, record.names)
    for number, move in enumerate(record.moves[:moves], 1):
        try:
            match.play(move.seat, move.action)
        except LarcinError as problem:
            raise BadRecord("record-illegal", number=number, action=move.action, why=str(problem)) from problem
    known = {check.moves: check.fingerprint for check in record.checks}
    for check in match.record.checks:
        if known.get(check.moves, check.fingerprint) != check.fingerprint:
            raise BadRecord("record-differs", number=check.moves)
    return match
