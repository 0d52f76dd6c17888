"""What is to be played: a plan says, for each number of a game, how it is set up, its seed and who sits where.

A game depends on the plan and its own number alone. So any number of workers, in any order, play the same games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from larcin.bots import UnknownBot, makers
from larcin.core.errors import BadSetup
from larcin.core.game import Game
from larcin.core.registry import game as find
from larcin.core.state import Setup

Seed = int | str


class Deal(NamedTuple):
    """One game to play. `sides` says for each seat whose account its result goes to."""

    setup: Setup
    seed: int
    bots: tuple[str, ...]
    bot_seeds: tuple[int, ...]
    sides: tuple[int, ...]


class Plan:
    """Many games of one kind: `deal(0)` to `deal(games - 1)`."""

    def __init__(self, game: Game, games: int, seed: Seed, sides: Sequence[str], check: bool) -> None:
        if games < 1:
            raise BadSetup("lab-no-games", games=games)
        self.slug = game.slug
        self.games = games
        self.seed = seed
        self.sides = tuple(sides)  # the names of the accounts
        self.check = check

    @property
    def game(self) -> Game:
        """The game; found by its slug, so that a plan can be sent to another process."""
        return find(self.slug)

    def deal(self, number: int) -> Deal:
        """The game of that number."""
        raise NotImplementedError


class Simulation(Plan):
    """The same seats in every game; each seat has an account."""

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
        self.setup = game.setup(players, mode, options or {})
        self.bots = line_up(bots, self.setup.players)
        super().__init__(game, games, seed, [str(seat) for seat in range(self.setup.players)], check)

    def deal(self, number: int) -> Deal:
        seats = tuple(range(self.setup.players))
        return Deal(
            self.setup,
            seed_from(self.seed, number),
            self.bots,
            tuple(seed_from(self.seed, number, seat) for seat in seats),
            seats,
        )


class Arena(Plan):
    """Bots against each other: every deal is played once for each way to move them round the table.

    So each bot meets the same cards and dice from every seat. A bot has one account, however many seats it holds.
    """

    def __init__(
        self,
        game: Game,
        games: int,
        seed: Seed = 0,
        players: int | None = None,
        mode: str | None = None,
        options: Mapping[str, str] | None = None,
        bots: Sequence[str] = ("greedy", "random"),
        check: bool = False,
    ) -> None:
        self.setup = game.setup(players, mode, options or {})
        self.bots = line_up(bots, self.setup.players)
        turns = [self.bots[turn:] + self.bots[:turn] for turn in range(len(self.bots))]
        self.rounds = tuple(dict.fromkeys(turns))  # of two bots in four seats only two differ
        super().__init__(game, games, seed, list(dict.fromkeys(self.bots)), check)

    def deal(self, number: int) -> Deal:
        deal, turn = divmod(number, len(self.rounds))
        bots = self.rounds[turn]
        return Deal(
            self.setup,
            seed_from(self.seed, deal),
            bots,
            tuple(seed_from(self.seed, deal, turn, seat) for seat in range(len(bots))),
            tuple(self.sides.index(bot) for bot in bots),
        )


class Fuzz(Plan):
    """A hunt for mistakes: every mode and seat count in turn, options by chance, everything checked."""

    def __init__(self, game: Game, games: int, seed: Seed = 0, bots: Sequence[str] = ("random",)) -> None:
        self.tables = tuple((mode.name, count) for mode in game.modes for count in mode.seats)
        self.bots = line_up(bots, max(count for _, count in self.tables))
        super().__init__(game, games, seed, ["all"], True)

    def deal(self, number: int) -> Deal:
        mode, players = self.tables[number % len(self.tables)]
        options = {
            option.name: option.choices[seed_from(self.seed, number, option.name) % len(option.choices)]
            for option in self.game.options
        }
        return Deal(
            Setup(players, mode, options),
            seed_from(self.seed, number),
            self.bots[:players],
            tuple(seed_from(self.seed, number, seat) for seat in range(players)),
            (0,) * players,
        )


def line_up(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """The bots named, again and again, until every seat has one."""
    for bot in bots:
        if bot not in makers():
            raise UnknownBot("error-unknown-bot", bot=bot[:40], known=", ".join(makers()))
    if not bots or len(bots) > players:
        raise BadSetup("lab-too-many-bots", bots=len(bots), players=players)
    return tuple(bots[seat % len(bots)] for seat in range(players))


def seed_from(*parts: Seed) -> int:
    """A seed of its own for each path: below 2**52, so that every JSON reader keeps it exactly."""
    path = "/".join(str(part) for part in parts).encode()
    return int.from_bytes(hashlib.blake2b(path, digest_size=8, person=b"larcin-lab").digest(), "big") >> 12
