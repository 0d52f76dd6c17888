"""The sampler: many games at once, each of them as if it were played alone."""

from __future__ import annotations

import numpy as np
import pytest

import larcin
from larcin.adapters.sampler import Sampler
from larcin.core.rng import FastRng
from larcin.testing import Seating, seatings


def choose(masks: np.ndarray, rng: FastRng) -> list[int]:
    rows = [np.flatnonzero(row) for row in masks]
    return [int(row[rng.below(len(row))]) for row in rows]


@pytest.mark.parametrize("seating", seatings(), ids=str)
def test_each_table_plays_by_the_rules(seating: Seating) -> None:
    """The same moves in states of one's own give the same rows, rewards and ends."""
    sampler = Sampler(seating.game, 3, seating.players, seating.mode, seed=5, scaled=False)
    plays = [play.clone() for play in sampler._plays]
    rng = FastRng(5)
    batch = sampler.look()
    for _ in range(60):
        for place, play in enumerate(plays):
            seat = play.to_act[0]
            assert batch.seats[place] == seat
            assert batch.observations[place].tolist() == list(seating.game.encode(play, seat))
            assert np.flatnonzero(batch.masks[place]).tolist() == [action.number for action in play.legal(seat)]
        actions = choose(batch.masks, rng)
        batch = sampler.step(actions)
        for place, play in enumerate(plays):
            play.apply(play.to_act[0], seating.game.catalogue[actions[place]])
            assert batch.done[place] == play.over
            assert batch.rewards[place].tolist() == pytest.approx(sampler.lens.rewards(play))
            if play.over:
                plays[place] = sampler._plays[place].clone()


def test_games_end_and_others_begin() -> None:
    sampler = Sampler("art-robbery", 16, seed=1)
    rng = FastRng(1)
    batch = sampler.look()
    ended = 0
    for _ in range(300):
        batch = sampler.step(choose(batch.masks, rng))
        ended += int(batch.done.sum())
        assert (batch.rewards[~batch.done] == 0).all()
        assert batch.rewards.sum() == pytest.approx(0)
        assert batch.masks.any(axis=1).all()
    assert sampler.games == ended > 16


def test_the_seed_decides() -> None:
    def run(seed: int) -> np.ndarray:
        sampler = Sampler("caper", 4, seed=seed)
        rng = FastRng(1)
        batch = sampler.look()
        for _ in range(50):
            batch = sampler.step(choose(batch.masks, rng))
        return batch.observations

    assert (run(1) == run(1)).all()
    assert (run(1) != run(2)).any()
    assert run(1).dtype == np.float32


def test_an_illegal_action_is_refused() -> None:
    sampler = Sampler("art-robbery", 2, seed=1)
    with pytest.raises(larcin.IllegalMove):
        sampler.step([70, 70])
