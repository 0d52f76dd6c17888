"""Who meets whom in the arena, and where they sit.

A contest is a set of bots at one kind of table. One deal of it is played in all its rounds, so that every bot meets the
same cards and dice from every seat: that is a meeting. Between two bots both hold as many seats over a meeting, however
many seats the table has: each sits once on every seat, among copies of the other. So an even share is one half.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate, combinations, permutations

import msgspec

from larcin.bots import check_bot
from larcin.core.errors import BadSetup
from larcin.core.game import Game
from larcin.core.state import Setup
from larcin.lab.plan import line_up


class Contest(msgspec.Struct, frozen=True):
    """Bots that meet. Each of the `rounds` says for each seat which of the `sides` sits there."""

    game: str
    mode: str
    players: int
    options: dict[str, str]
    sides: tuple[str, ...]
    rounds: tuple[tuple[int, ...], ...]

    @property
    def setup(self) -> Setup:
        """The table as the game knows it."""
        return Setup(self.players, self.mode, dict(self.options))

    @property
    def solo(self) -> bool:
        """Does everybody play alone? Then the scores of the same deal are compared."""
        return self.players == 1

    def seats(self, side: int) -> int:
        """How many seats a side holds over a meeting."""
        return sum(seats.count(side) for seats in self.rounds)

    def even(self, side: int) -> float:
        """The share of the wins that a side would have if all were equally good."""
        return self.seats(side) / sum(self.seats(other) for other in range(len(self.sides)))


def pairing(game: Game, setup: Setup, one: str, other: str) -> Contest:
    """Two bots: the first holds one seat (or team) among copies of the second, each in turn; then the reverse."""
    parties = _teams(game, setup) or setup.players
    first = tuple(0 if seat % parties == 0 else 1 for seat in range(setup.players))
    second = tuple(1 - side for side in first)
    return _contest(game, setup, (one, other), [*_rotations(first), *_rotations(second)])


def one_table(game: Game, setup: Setup, bots: Sequence[str]) -> Contest:
    """The bots named fill the seats of one table and move round it. In teams they change partners too."""
    seats = line_up(bots, setup.players)
    sides = tuple(dict.fromkeys(seats))
    first = tuple(sides.index(bot) for bot in seats)
    rounds = list(permutations(first)) if _teams(game, setup) else _rotations(first)
    return _contest(game, setup, sides, rounds)


def draw(
    games: Sequence[Game],
    bots: Sequence[str],
    players: int | None = None,
    mode: str | None = None,
    options: Mapping[str, str] | None = None,
    table: bool = False,
) -> list[Contest]:
    """Everybody against everybody in each game; or, as one `table`, all together."""
    for bot in bots:
        check_bot(bot)
    setups = [(game, game.setup(players, mode, options or {})) for game in games]
    if table or len(set(bots)) < len(bots):  # a bot that is named twice sits twice at a table
        return [one_table(game, setup, bots) for game, setup in setups]
    if len(bots) < 2:
        raise BadSetup("lab-two-bots")
    return [pairing(game, setup, one, other) for game, setup in setups for one, other in combinations(bots, 2)]


class Laps:
    """How the games of several contests are numbered: a lap is one meeting of each."""

    def __init__(self, contests: Sequence[Contest]) -> None:
        ends = list(accumulate(len(contest.rounds) for contest in contests))
        self.starts = [0, *ends[:-1]]
        self.length = ends[-1]

    def locate(self, number: int) -> tuple[int, int, int]:
        """The deal, the contest and the round of a number."""
        lap, rest = divmod(number, self.length)
        index = bisect_right(self.starts, rest) - 1
        return lap, index, rest - self.starts[index]


def _teams(game: Game, setup: Setup) -> int:
    return next(mode.teams for mode in game.modes if mode.name == setup.mode)


def _rotations(seats: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [seats[turn:] + seats[:turn] for turn in range(len(seats))]


def _contest(game: Game, setup: Setup, sides: tuple[str, ...], rounds: list[tuple[int, ...]]) -> Contest:
    distinct = tuple(dict.fromkeys(rounds))  # two bots on two seats have only two different rounds
    return Contest(game.slug, setup.mode, setup.players, dict(setup.options), sides, distinct)
