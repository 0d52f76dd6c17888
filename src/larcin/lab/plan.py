"""What is to be played: games are numbered, and a plan says of each how it is set up, its seed and who sits where.

A game depends on the plan and its own number alone. So any number of workers, in any order, play the same games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from larcin.bots import check_bot
from larcin.core.errors import BadSetup
from larcin.core.game import Game
from larcin.core.registry import game as find
from larcin.core.state import Setup
from larcin.lab.tally import Result, Sums, Tally

Seed = int | str
S = TypeVar("S", bound=Sums)


class Deal(NamedTuple):
    """One game to play."""

    game: str
    setup: Setup
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]


class Plan(Generic[S]):
    """Many games, `deal(0)` to `deal(games - 1)`, and the sums `S` that they add up to."""

    check = False  # is everything checked after every move?
    cycle = 1  # after so many numbers the kinds of games repeat

    def __init__(self, games: int, seed: Seed) -> None:
        if games < 1:
            raise BadSetup("lab-no-games", games=games)
        self.games = games
        self.seed = seed

    def deal(self, number: int) -> Deal:
        """The game of that number."""
        raise NotImplementedError

    def identity(self) -> dict[str, Any]:  # Any: plain JSON data
        """All that decides what the game of a number is. How many are played does not."""
        raise NotImplementedError

    def nothing(self) -> S:
        """The sums before the first game."""
        raise NotImplementedError

    def count(self, sums: S, number: int, result: Result) -> None:
        """Add a game to the sums. Games come in the order of their numbers."""
        sums.count(result)

    # Only an arena skips games, or ends early.

    def to_play(self, sums: S) -> int:
        """How many games there will be in all, as far as is known now."""
        return self.games

    def over(self, sums: S) -> bool:
        """Is every question settled?"""
        return False

    def settled(self, sums: S) -> frozenset[int]:
        """The contests that need no more games."""
        return frozenset()

    def wanted(self, number: int, settled: frozenset[int]) -> bool:
        """Is the game of that number played, when these contests are settled?"""
        return True


class Simulation(Plan[Tally]):
    """The same seats in every game."""

    def __init__(
        self,
        game: Game,
        games: int,
        seed: Seed = 0,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, str] | None = None,
        bots: Sequence[str] = ("random",),
        check: bool = False,
    ) -> None:
        super().__init__(games, seed)
        setup = game.setup(players, mode, options or {})
        self.slug = game.slug
        self.players, self.mode, self.options = setup.players, setup.mode, setup.options
        self.bots = line_up(bots, self.players)
        self.check = check

    @property
    def setup(self) -> Setup:
        """The table as the game knows it. It is made in each process: a compiled one cannot be sent to another."""
        return Setup(self.players, self.mode, self.options)

    def deal(self, number: int) -> Deal:
        seeds = tuple([seed_from(self.seed, number, seat) for seat in range(self.players)])
        return Deal(self.slug, self.setup, seed_from(self.seed, number), self.bots, seeds)

    def nothing(self) -> Tally:
        return Tally.of(self.players)

    def identity(self) -> dict[str, Any]:
        return {
            "command": "simulate",
            **table_identity(self.slug, self.setup),
            "bots": list(self.bots),
            "seed": self.seed,
            "check": self.check,
        }


class Fuzz(Plan[Sums]):
    """A hunt for mistakes: every mode and seat count in turn, options by chance, everything checked."""

    check = True

    def __init__(self, game: Game, games: int, seed: Seed = 0, bots: Sequence[str] = ("random",)) -> None:
        super().__init__(games, seed)
        self.slug = game.slug
        self.tables = tuple((mode.name, count) for mode in game.modes for count in mode.seats)
        self.bots = line_up(bots, max(count for _, count in self.tables))

    def deal(self, number: int) -> Deal:
        mode, players = self.tables[number % len(self.tables)]
        game = find(self.slug)
        seeds = tuple(seed_from(self.seed, number, seat) for seat in range(players))
        setup = game.setup(players, mode, random_options(game, players, self.seed, number))
        return Deal(self.slug, setup, seed_from(self.seed, number), self.bots[:players], seeds)

    def nothing(self) -> Sums:
        return Sums()

    def identity(self) -> dict[str, Any]:
        rules = find(self.slug).rules_version
        return {"command": "fuzz", "game": self.slug, "rules": rules, "bots": list(self.bots), "seed": self.seed}


def random_options(game: Game, players: int, seed: Seed, number: int) -> dict[str, str]:
    """A choice of every option for the game of that number."""
    options: dict[str, str] = {}
    for option in game.options:
        choices = option.choices_at(players)
        options[option.name] = choices[seed_from(seed, number, option.name) % len(choices)]
    return options


def table_identity(slug: str, setup: Setup) -> dict[str, Any]:  # Any: plain JSON data
    """What decides how a game is played at a table."""
    return {
        "game": slug,
        "rules": find(slug).rules_version,
        "mode": setup.mode,
        "players": setup.players,
        "options": dict(setup.options),
    }


def line_up(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots named, again and again, until every seat has one."""
    for bot in bots:
        check_bot(bot)
    if not bots or len(bots) > players:
        raise BadSetup("lab-too-many-bots", bots=len(bots), players=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def seed_from(*parts: Seed) -> int:
    """A seed of its own for each path: below 2**52, so that every JSON reader keeps it exactly."""
    path = "/".join([str(part) for part in parts]).encode()
    return int.from_bytes(hashlib.blake2b(path, digest_size=8, person=b"larcin-lab").digest(), "big") >> 12
