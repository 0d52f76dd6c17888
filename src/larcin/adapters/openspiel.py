"""OpenSpiel: importing this module registers every game with pyspiel, as `larcin_art_robbery(players=3,scores=open)`.

Where the rules shuffle or roll there is a chance node. Its outcomes are seeds: a few (parameter `chance`), all as
likely, and others in every game. So a tree search can grow its chance nodes, and none sees more of the future than the
game may bring. With `chance=1` the one outcome is simply what happens: what OpenSpiel calls sampled-stochastic, and
which its C++ side cannot serialise for games in Python; with more of them it is explicit-stochastic. What is merely
hidden (a deck that was shuffled before) is no chance: `resample_from_infostate` deals it anew. Seats that choose at the
same time decide in their order.

An information state is told by a string of two words: one for all that the seat has been told and has done since the
start, one for all that it sees now. The tensors hold what it sees now: see docs/observations.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from larcin.core.extras import extra

with extra("rl"):
    import numpy as np
    import pyspiel

from larcin.adapters.lens import Lens, rewards
from larcin.adapters.past import LENGTH, Past, Word, past_from
from larcin.core.action import Action
from larcin.core.event import Event
from larcin.core.game import Game
from larcin.core.registry import all_games
from larcin.core.registry import game as find
from larcin.core.rng import FastRng
from larcin.core.state import State

Parameters = dict[str, Any]  # Any: pyspiel's own
OUTCOMES = 32
ANY_SEED = 1 << 30
MOST_POINTS = 5.0  # of a game alone, in hundreds


class Course:
    """A game under way: the position, what was told, and the decision that waits for chance."""

    __slots__ = ("lens", "past", "pending", "play", "salt")

    def __init__(self, lens: Lens, salt: int) -> None:
        self.lens = lens
        self.salt = salt  # from which the seeds of chance are made
        self.play: State | None = None  # None: not dealt yet
        self.past = Past(None, None, "", [])
        self.pending: Action | None = None

    def at_chance(self) -> bool:
        """Is it chance that comes next?"""
        return self.play is None or self.pending is not None

    def decide(self, action: Action) -> None:
        """Let the seat to act do that; if it needs chance, wait for it."""
        assert self.play is not None
        after = self.play.clone()
        after.rng = FastRng(0)
        past = self._apply(after, action)
        if after.rng.draws:
            self.pending = action
        else:
            self.play = after
            self.past = past

    def let_happen(self, outcome: int) -> None:
        """Deal, or carry out what waits, with that outcome of chance."""
        rng = FastRng(f"{self.salt} {outcome}")
        self.salt = rng.below(ANY_SEED)
        if self.play is None:
            events: list[Event] = []
            self.play = self.lens.game.deal(self.lens.setup, rng, events)
            self.play.events = None
            self.past = Past(self.past, None, "", events)
        else:
            assert self.pending is not None
            self.play.rng = rng
            self.past = self._apply(self.play, self.pending)
            self.pending = None

    def _apply(self, play: State, action: Action) -> Past:
        """Play it there, and say what has been told then."""
        seat = play.to_act[0]
        events: list[Event] = []
        play.events = events
        play.apply(seat, action)
        play.events = None
        return Past(self.past, seat, action.notation, events)

    def knows(self, seat: int) -> str:
        """The information state of a seat: what it was told, what it sees."""
        if self.play is None:
            return "nothing dealt"
        sees = blake2b(self.lens.game.encode(self.play, seat), digest_size=LENGTH)
        sees.update(self.lens.legal(self.play, seat))
        return f"seat {seat} told {self.past.word(seat).hex()} sees {sees.hexdigest()}"

    def imagined_by(self, seat: int, rng: FastRng) -> Course:
        """A world that the seat cannot tell from this one."""
        course = Course(self.lens, rng.below(ANY_SEED))
        if self.play is not None:
            course.play = self.play.imagine(seat, rng)
            course.past = self.past.as_seen_by(seat, self.play.players)
        return course

    def __deepcopy__(self, memo: object) -> Course:
        copy = Course(self.lens, self.salt)
        copy.play = None if self.play is None else self.play.clone()
        copy.past = self.past
        copy.pending = self.pending
        return copy

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        setup = self.lens.setup
        return _thaw, (
            (self.lens.game.slug, setup.players, setup.mode, setup.options),
            self.salt,
            None if self.play is None else self.play.dump(),
            self.past.keep(setup.players),
            None if self.pending is None else self.pending.notation,
        )


def _thaw(
    how: tuple[str, int, str, dict[str, str]],
    salt: int,
    position: dict[str, Any] | None,  # Any: plain JSON data
    words: dict[int | None, Word],
    pending: str | None,
) -> Course:
    game = find(how[0])
    course = Course(Lens(game, game.setup(how[1], how[2], how[3])), salt)
    course.play = None if position is None else game.load(position)
    course.past = past_from(words)
    course.pending = None if pending is None else game.action(pending)
    return course


class SpielState(pyspiel.State):
    """One position, as pyspiel wants it. All of it is in one attribute, which is quick to copy."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.lens, game.chance.below(ANY_SEED))

    def current_player(self) -> int:
        """The first of the seats that owe a decision."""
        course = self.course
        if course.at_chance():
            return int(pyspiel.PlayerId.CHANCE)
        assert course.play is not None
        return course.play.to_act[0] if course.play.to_act else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course.play is not None
        return [action.number for action in self.course.play.legal(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All as likely."""
        outcomes = self.get_game().max_chance_outcomes()
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, number: int) -> None:
        course = self.course
        if course.at_chance():
            course.let_happen(number)
        else:
            course.decide(course.lens.game.catalogue[number])

    def _action_to_string(self, player: int, number: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {number}"
        return self.course.lens.game.catalogue[number].notation

    def is_terminal(self) -> bool:
        """Is the game over?"""
        play = self.course.play
        return play is not None and not play.to_act

    def returns(self) -> list[float]:
        """What the end is worth to each seat; see `lens.rewards`."""
        play = self.course.play
        return [0.0] * self.num_players() if play is None else rewards(play)

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> SpielState:
        """A random position that the player cannot tell from this one. Its history stays as it is."""
        twin: SpielState = self.clone()
        twin.course = self.course.imagined_by(player, FastRng(int(probability() * 2**53)))
        return twin

    def __str__(self) -> str:
        course = self.course
        if course.play is None:
            return "nothing dealt"
        waits = "" if course.pending is None else f"{course.pending.notation} waits for chance\n"
        return waits + msgspec.json.encode(course.play.dump()).decode()


class SpielObserver:
    """What a player sees, as a tensor with a named part for each feature, and in a string."""

    def __init__(self, lens: Lens, kind: Any, params: Parameters | None) -> None:  # Any: pyspiel's own
        if params:
            raise ValueError(f"The observer takes no parameters; it was given {params}.")
        self.lens = lens
        self.remembers = kind is not None and bool(kind.perfect_recall)
        self.tensor = np.zeros(lens.size, np.float32)
        self.dict = {}
        first = 0
        for feature in lens.features:
            self.dict[feature.name] = self.tensor[first : first + feature.size]
            first += feature.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player sees."""
        play = state.course.play
        if play is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.lens.see(play, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The information state, or, for an observer without memory, what the tensor holds in a line to read."""
        play = state.course.play
        if self.remembers or play is None:
            return state.course.knows(player)
        return self.lens.words(play, player)


class SpielGame(pyspiel.Game):
    """One game, played one way. Each of our games has a class of its own: see the end."""

    slug: str

    def __init__(self, params: Parameters | None = None) -> None:
        game = find(self.slug)
        given = {**(params or {})}
        seed = int(given.get("seed", -1))
        options = {o.name: str(given.get(_name(o.name), o.default)) for o in game.options}
        setup = game.setup(int(given.get("players", game.modes[0].seats[0])), given.get("mode") or None, options)
        self.lens = Lens(game, setup)
        self.chance = FastRng(secrets.token_hex(16) if seed < 0 else seed)
        outcomes = int(given.get("chance", OUTCOMES))
        if outcomes < 1:
            raise ValueError(f"chance={outcomes} leaves nothing to happen: use 1 or more.")
        alone = setup.players == 1
        super().__init__(
            _type(game, outcomes, alone),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.catalogue),
                max_chance_outcomes=outcomes,
                num_players=setup.players,
                min_utility=0.0 if alone else -1.0,
                max_utility=MOST_POINTS if alone else 1.0,
                utility_sum=None if alone else 0.0,
                max_game_length=game.longest,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        """A game that is still to be dealt."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Parameters | None = None) -> SpielObserver:
        """What looks at states; Any: pyspiel's own."""
        return SpielObserver(self.lens, kind, params)

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        return pyspiel.load_game, (str(self),)


def name_of(game: Game) -> str:
    """What pyspiel calls the game."""
    return f"larcin_{_name(game.slug)}"


def _name(name: str) -> str:
    return name.replace("-", "_")


def _type(game: Game, outcomes: int, alone: bool) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    utilities = pyspiel.GameType.Utility
    specification: Parameters = {"players": game.modes[0].seats[0], "mode": "", "chance": OUTCOMES, "seed": -1}
    specification.update({_name(option.name): option.default for option in game.options})
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Larcin: {game.say('title')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if outcomes == 1 else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.GENERAL_SUM if alone else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


# Classes, and not functions that make a game: pyspiel holds them until after Python's own end, which functions do not
# survive.
GAMES = {slug: type(name_of(game), (SpielGame,), {"slug": slug}) for slug, game in all_games().items()}
for _slug, _maker in GAMES.items():
    pyspiel.register_game(_type(find(_slug), OUTCOMES, alone=False), _maker)
