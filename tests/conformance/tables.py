"""Every table there can be: each registered game, mode and seat count, and how to walk through a random game at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import larcin
from larcin.core.action import Action
from larcin.core.game import Game
from larcin.core.match import Match
from larcin.core.rng import FastRng


class Seating(NamedTuple):
    """One way to sit down: a game, a mode, a seat count, and options (empty: the defaults)."""

    game: Game
    mode: str
    players: int
    options: dict[str, str]

    def start(self, seed: int) -> Match:
        return self.game.start(players=self.players, mode=self.mode, seed=seed, options=self.options)

    def __str__(self) -> str:
        options = "".join(f"-{name}={choice}" for name, choice in self.options.items())
        return f"{self.game.slug}-{self.mode}-{self.players}{options}"


class Decision(NamedTuple):
    """A moment of a game: the match before a seat plays an action."""

    number: int
    match: Match
    seat: int
    action: Action


def seatings() -> list[Seating]:
    """Every game, mode and seat count with default options."""
    return [
        Seating(game, mode.name, players, {})
        for game in larcin.all_games().values()
        for mode in game.modes
        for players in mode.seats
    ]


def variants() -> list[Seating]:
    """Every other choice of every option, each at the smallest and the largest table."""
    return [
        Seating(game, mode.name, players, {option.name: choice})
        for game in larcin.all_games().values()
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
