"""Gymnasium: its own checker for every game, mode and seat count; masks, opponents, seats."""

from __future__ import annotations

import copy
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import larcin
from larcin.adapters.gymnasium import PolicyBot, SingleSeat
from larcin.bots import GreedyBot, RandomBot, UnknownBot
from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.testing import Seating, seatings

every_table = pytest.mark.parametrize("seating", seatings(), ids=str)


def play(environment: SingleSeat, seed: int) -> float:
    """A whole game at random; what it was worth."""
    _, info = environment.reset(seed=seed)
    environment.action_space.seed(seed)
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        _, reward, over, cut, info = environment.step(environment.action_space.sample(info["action_mask"]))
        assert not cut
    return float(reward)


@every_table
@pytest.mark.parametrize("illegal", ["lose", "absent"])
def test_its_checker_finds_nothing(seating: Seating, illegal: str) -> None:
    environment = gymnasium.make(
        f"larcin/{seating.game.slug.replace('-', '_')}-v0",
        players=seating.players,
        mode=seating.mode,
        illegal=illegal,
        render_mode="ansi",
    )
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(environment.unwrapped)


@every_table
def test_a_game_is_played_to_its_end(seating: Seating) -> None:
    environment = SingleSeat(seating.game, seating.players, seating.mode, seat=None)
    reward = play(environment, 3)
    state = environment.table.state_of_play
    assert state.over
    assert environment.action_masks().sum() == 0
    assert reward == pytest.approx(environment.lens.rewards(state)[environment.seat])
    if seating.players > 1:
        assert (reward > 0) == (environment.seat in state.winners())


def test_the_masks_say_what_is_legal() -> None:
    environment = SingleSeat("caper", players=2)
    _, info = environment.reset(seed=1)
    for _ in range(30):
        legal = {action.number for action in environment.table.state_of_play.legal(environment.seat)}
        assert set(np.flatnonzero(info["action_mask"])) == legal
        assert environment.action_masks().dtype == np.bool_
        assert set(np.flatnonzero(environment.action_masks())) == legal
        _, _, _, _, info = environment.step(min(legal))


def test_good_opponents_win_more_often() -> None:
    results = [
        sum(play(SingleSeat("art-robbery", players=2, opponents=name), seed) for seed in range(30))
        for name in ("random", "greedy")
    ]
    assert results[1] < results[0] - 10


def test_the_seat_can_be_fixed_or_another_one_in_each_game() -> None:
    environment = SingleSeat("art-robbery", players=4, seat=None)
    seats = {environment.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == {0, 1, 2, 3}
    environment = SingleSeat("art-robbery", players=4, seat=2)
    assert {environment.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_each_opponent_can_be_named() -> None:
    environment = SingleSeat("art-robbery", players=3, seat=1, opponents=["greedy", "random"])
    environment.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in environment.bots.items()} == {2: "GreedyBot", 0: "RandomBot"}


def seated(opponents: object) -> SingleSeat:
    environment = gymnasium.make("larcin/art_robbery-v0", players=3, seat=1, opponents=opponents).unwrapped
    assert isinstance(environment, SingleSeat)
    return environment


def test_a_bot_is_an_opponent_as_it_is_in_all_its_games() -> None:
    """A learner's own bot may hold the network that is being trained: it is not copied."""
    bot = GreedyBot(1)
    environment = seated(bot)
    for seed in (1, 2):
        play(environment, seed)
        assert set(environment.bots.values()) == {bot}


def test_a_class_gives_each_seat_a_new_bot_in_each_game() -> None:
    made: list[int] = []

    class Counted(RandomBot):
        def __init__(self, seed: int) -> None:
            super().__init__(seed)
            made.append(seed)

    environment = seated(Counted)
    play(environment, 1)
    play(environment, 2)
    assert len(set(made)) == len(made) == 4


def test_a_function_of_what_a_seat_sees_is_an_opponent() -> None:
    asked: set[int] = set()

    def first(sight: Sight) -> Action:
        asked.add(sight.seat)
        assert sight.seat in sight.view.to_act
        return sight.legal[0]

    play(seated(first), 1)
    assert asked == {0, 2}


def test_opponents_of_all_kinds_sit_at_one_table() -> None:
    def last(sight: Sight) -> Action:
        return sight.legal[-1]

    environment = seated([GreedyBot, last])
    environment.reset(seed=1)
    assert {seat: type(bot) for seat, bot in environment.bots.items()} == {2: GreedyBot, 0: PolicyBot}
    play(environment, 1)


def test_stable_baselines_makes_many_tables_and_shows_them() -> None:
    """The calls of `make_vec_env` (2.9), then of `DummyVecEnv.reset`, `step` and `get_images`.

    A render mode that is refused must be a TypeError there; ours is not refused.
    """
    tables = [
        gymnasium.make(f"larcin.adapters.gymnasium:larcin/{slug.replace('-', '_')}-v0", render_mode="rgb_array")
        for slug in larcin.all_games()
        for _ in range(2)
    ]
    for rank, made in enumerate(tables):
        made.action_space.seed(1 + rank)
        assert made.render_mode == "rgb_array"
        _, info = made.reset(seed=1 + rank)
        assert made.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].astype(bool).tolist()
        _, _, _, _, info = made.step(made.action_space.sample(info["action_mask"]))
        copy.deepcopy(info)
    images = [np.asarray(made.render()) for made in tables]
    tiles = np.stack(images)  # which works only if all are of one size
    assert tiles.shape[0] == 10
    assert tiles.shape[3] == 3
    assert tiles.dtype == np.uint8
    assert all((tile != tile[0, 0]).any() for tile in tiles), "something is drawn on each"


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        environment = SingleSeat("thiefs-market", opponents="greedy", seat=None)
        play(environment, 9)
        ends.append(environment.table.state_of_play.dump())
    assert ends[0] == ends[1]


def test_an_illegal_action_loses_or_is_an_error() -> None:
    environment = SingleSeat("art-robbery")
    environment.reset(seed=1)
    _, reward, over, _, info = environment.step(70)
    assert (reward, over, info["action_mask"].sum()) == (-1.0, True, 0)
    environment = SingleSeat("art-robbery", illegal="error")
    environment.reset(seed=1)
    with pytest.raises(larcin.IllegalMove):
        environment.step(70)


def test_what_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(UnknownBot):
        SingleSeat("caper", opponents="sphinx")
    with pytest.raises(ValueError, match="2 opponents were named for 1 other seats"):
        SingleSeat("caper", players=2, opponents=["random", "random"])
    with pytest.raises(TypeError, match="7 is no opponent: give a bot's name, a bot"):
        SingleSeat("caper", players=2, opponents=[7])  # type: ignore[list-item]  # what is no opponent
    with pytest.raises(larcin.BadSetup, match="There is no seat"):
        SingleSeat("caper", players=2, seat=2)
