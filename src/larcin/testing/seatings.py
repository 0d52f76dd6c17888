"""Every table there can be: each game, mode and seat count, and how to walk through a random game at it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from larcin.core.action import Action
from larcin.core.errors import IllegalMove
from larcin.core.game import Game
from larcin.core.match import Match
from larcin.core.registry import all_games
from larcin.core.rng import FastRng


class Seating(NamedTuple):
    """One way to sit down: a game, a mode, a seat count, and options (empty: the defaults)."""

    game: Game
    mode: str
    players: int
    options: dict[str, str]

    def start(self, seed: int) -> Match:
        """A new match at this table."""
        return self.game.start(players=self.players, mode=self.mode, seed=seed, options=self.options)

    @property
    def eyes(self) -> list[int | None]:
        """Everybody who looks at this table: a spectator, then every seat."""
        return [None, *range(self.players)]

    def __str__(self) -> str:
        options = "".join(f"-{name}={choice}" for name, choice in self.options.items())
        return f"{self.game.slug}-{self.mode}-{self.players}{options}"


class Decision(NamedTuple):
    """A moment of a game: the match before a seat plays an action."""

    number: int
    match: Match
    seat: int
    action: Action


def seatings(games: Iterable[Game] | None = None) -> list[Seating]:
    """Every mode and seat count of these games (None: of all there are) with default options."""
    known = all_games().values() if games is None else games
    return [Seating(game, mode.name, players, {}) for game in known for mode in game.modes for players in mode.seats]


def variants(games: Iterable[Game] | None = None) -> list[Seating]:
    """Every other choice of every option, each at the smallest and the largest table."""
    known = all_games().values() if games is None else games
    return [
        Seating(game, mode.name, players, {option.name: choice})
        for game in known
        for option in game.options
        for mode in game.modes
        for players in sorted({mode.seats[0], mode.seats[-1]})
        for choice in option.choices_at(players)
        if choice != option.default
    ]


def walk(seating: Seating, seed: int) -> Iterator[Decision]:
    """Play a random game, stopping before every move. The match goes on when the next moment is asked for."""
    match = seating.start(seed)
    rng = FastRng(f"walk {seed}")
    number = 0
    while not match.over:
        seat = match.to_act[rng.below(len(match.to_act))]
        actions = match.legal(seat)
        assert actions, f"{seating}: seat {seat} is to act and has no legal action"
        action = actions[rng.below(len(actions))]
        yield Decision(number, match, seat, action)
        match.play(seat, action)
        number += 1
        assert number <= seating.game.longest, f"{seating} does not end"


def every(count: int, decisions: Iterator[Decision]) -> Iterator[Decision]:
    """The first decisions of a game, then one in so many: for checks that cost much."""
    return (moment for moment in decisions if moment.number < 12 or moment.number % count == 0)


def last(seating: Seating, seed: int) -> Match:
    """A whole random game, at its end."""
    match = None
    for moment in walk(seating, seed):
        match = moment.match
    assert match is not None, f"{seating}: nobody had anything to decide"
    return match


def refused(match: Match, seat: int, action: Action | str) -> IllegalMove:
    """The refusal of a move; it must be one, and come as IllegalMove."""
    try:
        match.play(seat, action)
    except IllegalMove as refusal:
        return refusal
    raise AssertionError(f"{action} of seat {seat} was not refused")
