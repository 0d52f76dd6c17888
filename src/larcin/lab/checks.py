"""What must be true at every moment of every game: the checks of the fuzzer and of `verify --check`."""

from __future__ import annotations

import msgspec

from larcin.core.errors import BadPosition, LarcinError
from larcin.core.game import Game
from larcin.core.rng import FastRng
from larcin.core.state import State

CLOSE_LOOK_EVERY = 8  # decisions: the dear checks are made at some of them only


class BrokenRule(LarcinError):
    """A position that should not be possible; the sentence says what is wrong with it."""


class Watch:
    """Looks at one game after every move, and raises BrokenRule when something cannot be.

    With `every=1` it looks closely each time and through the eyes of every seat.
    """

    def __init__(self, game: Game, state: State, seed: int | str, longest: int, every: int = CLOSE_LOOK_EVERY) -> None:
        self.game = game
        self.seed = seed
        self.longest = longest
        self.every = every
        self.phase = FastRng(seed).below(every)  # so that many games together look closely at every moment
        self.census = dict(game.census(state))
        self.moves = 0
        self.look(state)

    def after_move(self, state: State) -> None:
        """Check the position after one more move."""
        self.moves += 1
        self.look(state)

    def look(self, state: State) -> None:
        """Check the position: the cheap checks always, the dear ones now and then."""
        self._ends(state)
        self._everything_is_there(state)
        self._everybody_can_act(state)
        if state.over:
            self._result(state)
        if state.over or self.moves % self.every == self.phase:
            self._written_down(state)
            self._copied(state)
            eyes = [*range(state.players), None]
            for seat in eyes if self.every == 1 else [eyes[self.moves // self.every % len(eyes)]]:
                self._imagined(state, seat)

    def _broken(self, text: str, **args: int | str) -> BrokenRule:
        return BrokenRule(text, game=self.game.slug, moves=self.moves, **args)

    def _ends(self, state: State) -> None:
        if self.moves > self.longest:
            raise self._broken("broken-too-long", longest=self.longest)

    def _everything_is_there(self, state: State) -> None:
        now = dict(self.game.census(state))
        if now != self.census:
            for component in sorted({*now, *self.census}):
                found, expected = now.get(component, 0), self.census.get(component, 0)
                if found != expected:
                    raise self._broken("broken-census", component=component, found=found, expected=expected)

    def _everybody_can_act(self, state: State) -> None:
        for seat in state.to_act:
            legal = state.legal(seat)
            if not legal:
                raise self._broken("broken-dead-end", seat=f"@{seat}")
            numbers = [action.number for action in legal]
            if numbers != sorted(set(numbers)):
                raise self._broken("broken-order", seat=f"@{seat}")
            if state.absent(seat) not in legal:
                raise self._broken("broken-absent", seat=f"@{seat}")

    def _result(self, state: State) -> None:
        for seat, (score, total) in enumerate(zip(state.scores(), state.totals(), strict=True)):
            parts = sum(score.parts.values())
            if not score.total == total == parts:
                raise self._broken("broken-score", seat=f"@{seat}", total=total, parts=parts)
        if state.players > 1 and not state.winners():
            raise self._broken("broken-no-winner")

    def _written_down(self, state: State) -> None:
        dump = msgspec.json.decode(msgspec.json.encode(state.dump()))
        again = self.game.load(dump)
        if msgspec.json.decode(msgspec.json.encode(again.dump())) != dump:
            raise self._broken("broken-dump", field=_difference(dump, again.dump()))

    def _copied(self, state: State) -> None:
        if (copy := state.clone().dump()) != state.dump():
            raise self._broken("broken-clone", field=_difference(state.dump(), copy))

    def _imagined(self, state: State, seat: int | None) -> None:
        truth = msgspec.to_builtins(state.view(seat))
        imagined = state.imagine(seat, FastRng(f"{self.seed}/{self.moves}/{seat}"))
        if (seen := msgspec.to_builtins(imagined.view(seat))) != truth:
            who = "spectator" if seat is None else f"@{seat}"
            raise self._broken("broken-imagine", seat=who, field=_difference(truth, seen))
        # Which components are in play may itself be hidden; how many there are is not.
        if sum(self.game.census(imagined).values()) != sum(self.census.values()):
            raise self._broken("broken-imagined-census")
        try:  # a server hands imagined positions to its bots, written down
            self.game.load(msgspec.json.decode(msgspec.json.encode(imagined.dump())))
        except BadPosition as refusal:
            who = "spectator" if seat is None else f"@{seat}"
            raise self._broken("broken-imagined-load", seat=who, why=refusal.say()) from refusal


def _difference(one: dict[str, object], other: dict[str, object]) -> str:
    """The first field in which two positions differ."""
    return next((name for name in {**one, **other} if one.get(name) != other.get(name)), "?")
