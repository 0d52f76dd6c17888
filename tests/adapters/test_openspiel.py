"""OpenSpiel: its own generic tests for every game, mode and seat count; its bots; and what each seat knows."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import larcin
from larcin.adapters.openspiel import GAMES, SpielGame, SpielState, name_of
from larcin.core.state import State
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.tallies import size
from larcin.testing import Seating, seatings

every_table = pytest.mark.parametrize("seating", seatings(), ids=str)
every_game = pytest.mark.parametrize("slug", larcin.all_games())


def load(seating: Seating, **more: object) -> SpielGame:
    parameters = {"players": seating.players, "mode": seating.mode, **more}
    game: SpielGame = pyspiel.load_game(name_of(seating.game), parameters)
    return game


def playing(state: SpielState) -> State:
    """The position behind a state that has been dealt."""
    assert state.course.play is not None
    return state.course.play


def walk(game: SpielGame, decisions: int, seed: int = 0) -> SpielState:
    """Play that many decisions at random, and on to the next decision."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


# OpenSpiel's own tests


@every_table
def test_the_random_simulation_test_passes(seating: Seating) -> None:
    pyspiel.random_sim_test(load(seating, seed=1), num_sims=1, serialize=True, verbose=False)


@every_game
def test_the_simulation_test_of_python_passes(slug: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name_of(larcin.game(slug))))


@every_game
def test_sampled_stochastic_games_pass_where_they_can(slug: str) -> None:
    """pyspiel cannot serialise such a game together with its state if it is in Python; a state alone it can."""
    game = pyspiel.load_game(name_of(larcin.game(slug)), {"chance": 1, "seed": 1})
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = walk(game, 20)
    assert str(game.deserialize_state(state.serialize())) == str(state)


# OpenSpiel's own bots


def play(game: SpielGame, bots: list[pyspiel.Bot], seed: int, most: int) -> SpielState:
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(rng.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        decisions += 1
        # After so many decisions of the bots the rest is played at random: a search of Thiefdom takes its time.
        bot = bots[state.current_player()] if decisions <= most else None
        state.apply_action(int(bot.step(state) if bot else rng.choice(state.legal_actions())))
    return state


class Leaf(mcts.Evaluator):
    """Says nothing about a position, so that a search costs only its own moves."""

    def evaluate(self, state: SpielState) -> np.ndarray:
        return np.zeros(state.num_players())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


@every_game
def test_its_ismcts_plays_whole_games(slug: str) -> None:
    game = pyspiel.load_game(name_of(larcin.game(slug)), {"seed": 5})
    bots = [
        ismcts.ISMCTSBot(game, Leaf(), 1.0, 3, random_state=np.random.RandomState(seat))
        for seat in range(game.num_players())
    ]
    state = play(game, bots, 5, 600)
    assert sum(state.returns()) == pytest.approx(0)


@every_game
def test_its_mcts_plays_whole_games(slug: str) -> None:
    game = pyspiel.load_game(name_of(larcin.game(slug)), {"seed": 6})
    bots = [
        mcts.MCTSBot(game, 1.0, 4, Leaf(), random_state=np.random.RandomState(seat))
        for seat in range(game.num_players())
    ]
    state = play(game, bots, 6, 600)
    assert sum(state.returns()) == pytest.approx(0)


# What a seat knows


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_are_one_information_state(seating: Seating) -> None:
    game = load(seating, seed=2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = 0
    for decisions in (0, 1, 5, 17, 40):
        state = walk(game, decisions, seed=decisions)
        for player in range(game.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.current_player() == state.current_player()
            others += str(world) != str(state)
    assert others > 0


@every_table
def test_imagined_worlds_can_be_played_to_the_end(seating: Seating) -> None:
    state = walk(load(seating, seed=3), 30, seed=3)
    rng = np.random.RandomState(3)
    world = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    while not world.is_terminal():
        options = [o for o, _ in world.chance_outcomes()] if world.is_chance_node() else world.legal_actions()
        world.apply_action(int(rng.choice(options)))
    assert len(world.returns()) == seating.players


def test_what_a_seat_did_not_see_leaves_its_information_state_alone() -> None:
    """Two seats choose a role at the same time: the other one does not learn which."""
    game = pyspiel.load_game("larcin_master_thieves(players=3,seed=1)")
    state = walk(game, 0)
    while len(playing(state).to_act) < 3:
        state = walk(game, state.move_number() + 1)
    twin = state.clone()
    first, *_, last = state.legal_actions()
    state.apply_action(first)
    twin.apply_action(last)
    assert state.current_player() == twin.current_player() == 1
    assert state.information_state_string(0) != twin.information_state_string(0)
    for other in (1, 2):
        assert state.information_state_string(other) == twin.information_state_string(other)


def test_memories_count_and_not_only_what_is_seen_now() -> None:
    """The same table reached by two ways, of which everybody has seen all: two information states."""
    game = pyspiel.load_game("larcin_master_thieves(players=2,seed=1)")
    one = walk(game, 0)
    other = one.clone()
    north, west = one.string_to_action("open top N"), one.string_to_action("open top W")
    for number in (north, west, north):
        one.apply_action(number)
    for number in (west, north, north + 1):
        other.apply_action(number)
    assert one.information_state_string(0) != other.information_state_string(0)


# States and games


@every_game
def test_chance_is_drawn_from_the_outcomes_and_from_nothing_else(slug: str) -> None:
    game = pyspiel.load_game(name_of(larcin.game(slug)), {"seed": 4})
    state = game.new_initial_state()
    assert state.is_chance_node()
    deals = set()
    for outcome, chance in state.chance_outcomes():
        assert chance == pytest.approx(1 / 32)
        one, two = state.child(outcome), state.child(outcome)
        assert str(one) == str(two)
        deals.add(str(one))
    assert len(deals) == 32
    assert str(game.new_initial_state().child(0)) != str(state.child(0)), "another game, other chances"


@every_game
def test_pickles_remember_what_each_seat_was_told(slug: str) -> None:
    state = walk(pyspiel.load_game(name_of(larcin.game(slug)), {"seed": 8}), 25, seed=8)
    thawed = pickle.loads(pickle.dumps(state))
    while not state.is_terminal() and state.move_number() < 60:
        for player in range(state.num_players()):
            assert thawed.information_state_string(player) == state.information_state_string(player)
        action = state.chance_outcomes()[1][0] if state.is_chance_node() else state.legal_actions()[-1]
        state.apply_action(action)
        thawed.apply_action(action)
    assert str(thawed) == str(state)


def test_the_observer_names_every_feature() -> None:
    game = pyspiel.load_game("larcin_art_robbery(players=3,scores=open)")
    state = walk(game, 12)
    observation = make_observation(game)
    observation.set_from(state, player=1)
    features = game.lens.features
    play = playing(state)
    assert isinstance(play, Position)
    hands = play.hands
    assert list(observation.dict) == [feature.name for feature in features]
    assert observation.dict["hand"].sum() * 5 == pytest.approx(size(hands[1]))
    assert observation.tensor.tolist() == pytest.approx(state.observation_tensor(1))
    assert " raid[0] " in observation.string_from(state, player=1)
    assert state.observation_string(1) == observation.string_from(state, player=1)
    assert game.observation_tensor_shape() == [len(observation.tensor)]


def test_parameters_are_checked_as_everywhere() -> None:
    game = pyspiel.load_game("larcin_master_thieves(players=4,sixth_ruby=end-of-round)")
    assert game.lens.setup.options["sixth-ruby"] == "end-of-round"
    with pytest.raises(larcin.BadSetup):
        GAMES["caper"]({"players": 6})
    with pytest.raises(larcin.BadSetup):
        GAMES["caper"]({"city": "berlin"})
    with pytest.raises(ValueError, match="use 1 or more"):
        GAMES["caper"]({"chance": 0})
    with pytest.raises(ValueError, match="takes no parameters"):
        game.make_py_observer(None, {"colour": "blue"})


def test_a_program_that_uses_our_games_ends_well() -> None:
    """pyspiel keeps what makes a game until after Python's own end; some things do not survive that."""
    program = "import larcin.adapters.openspiel, pyspiel; print(pyspiel.load_game('larcin_caper').num_players())"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip(), ran.stderr) == (0, "2", "")


def test_its_environment_for_learners_takes_our_games() -> None:
    environment = rl_environment.Environment("larcin_caper", players=2, seed=1)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([legal[0]])
    assert sum(step.rewards) == pytest.approx(0)
