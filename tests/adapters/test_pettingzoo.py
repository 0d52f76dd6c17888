"""PettingZoo: its own tests, unmodified, for every game, mode and seat count; then what they do not ask."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import parallel_to_aec

import larcin
from larcin import adapters
from larcin.adapters.parallel import ParallelEnvironment, parallel_env
from larcin.adapters.pettingzoo import Environment, env
from larcin.core.rng import FastRng
from larcin.core.state import State
from larcin.testing import Seating, seatings

every_table = pytest.mark.parametrize("seating", seatings(), ids=str)
BIG = "thiefdom"


def table(seating: Seating, **more: object) -> Environment:
    return env(seating.game, seating.players, seating.mode, **more)  # type: ignore[arg-type]


def parallel_table(seating: Seating, **more: object) -> ParallelEnvironment:
    return parallel_env(seating.game, seating.players, seating.mode, **more)  # type: ignore[arg-type]


def play(environment: Environment, decisions: int = 10_000) -> dict[str, float]:
    """Let everybody play at random, and sum up what each agent got."""
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter(decisions):
        seen, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        done = terminated or truncated
        environment.step(None if done else environment.action_space(agent).sample(seen["action_mask"]))
    return total


# PettingZoo's own tests


@every_table
@pytest.mark.parametrize("mask", ["dict", "info"])
def test_the_api_test_passes(seating: Seating, mask: str) -> None:
    with warnings.catch_warnings():
        # A dict with the mask, which most learners want, makes the test warn; the plain array does not.
        warnings.simplefilter("ignore" if mask == "dict" else "error")
        api_test(table(seating, mask=mask), num_cycles=1000)


@every_table
def test_the_seed_test_passes(seating: Seating) -> None:
    seed_test(partial(table, seating))


@every_table
def test_the_parallel_tests_pass(seating: Seating) -> None:
    cycles = 60 if seating.game.slug == BIG else 300
    parallel_api_test(parallel_table(seating), num_cycles=cycles)
    parallel_seed_test(partial(parallel_table, seating, illegal="absent"), num_cycles=20)


@every_table
def test_the_max_cycles_test_passes(seating: Seating) -> None:
    """It plays without regard to masks, so that here the harmless default stands in for what is illegal."""
    module = SimpleNamespace(
        parallel_env=partial(parallel_table, seating, illegal="absent"),
        env=lambda max_cycles: parallel_to_aec(parallel_table(seating, illegal="absent", max_cycles=max_cycles)),
    )
    max_cycles_test(module)


@every_table
def test_the_state_test_passes(seating: Seating) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        state_test(table(seating), parallel_table(seating, illegal="absent"), num_cycles=3)


@every_table
def test_the_render_test_passes(seating: Seating, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(table, seating))
    assert capsys.readouterr().out


class OtherDeals(Environment):
    """The API test always deals with seed 0: here that is another seed."""

    shift = 0

    def deal(self, seed: int | None) -> State:
        return super().deal(None if seed is None else seed + self.shift)


@pytest.mark.parametrize(("slug", "deals"), [("art-robbery", 100), ("caper", 25), ("thiefs-market", 10)])
def test_the_api_test_passes_for_many_deals(slug: str, deals: int) -> None:
    environment = OtherDeals(env(slug).lens, mask="info")
    for environment.shift in range(deals):
        api_test(environment, num_cycles=1000)


# What they do not ask


@every_table
def test_a_game_is_zero_sum_and_its_winners_gain(seating: Seating) -> None:
    environment = table(seating)
    environment.reset(seed=4)
    total = play(environment)
    state = environment.state_of_play
    assert not environment.agents
    assert state.over
    if seating.players == 1:
        assert total == {"player_0": state.scores()[0].total / 100}
        return
    assert sum(total.values()) == pytest.approx(0)
    for seat, agent in enumerate(environment.possible_agents):
        assert (total[agent] > 0) == (seat in state.winners())
    if len(state.winners()) == 1:
        assert max(total.values()) == 1


@every_table
def test_copies_and_pickles_in_the_middle_of_a_game_go_on_alike(seating: Seating) -> None:
    environment = table(seating)
    environment.reset(seed=11)
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(3)
    play(environment, 25)
    twins = [copy.deepcopy(environment), pickle.loads(pickle.dumps(environment))]
    ends = [(play(twin, 60), twin.state_of_play.dump()) for twin in [environment, *twins]]
    assert ends[0] == ends[1] == ends[2]


def test_seats_that_choose_at_the_same_time_are_asked_in_their_order() -> None:
    environment = env("master-thieves", players=3, memory="open")
    environment.reset(seed=1)
    while len(environment.state_of_play.to_act) < 3:
        seen, *_ = environment.last()
        environment.step(environment.action_space(environment.agent_selection).sample(seen["action_mask"]))
    before = environment.observe("player_2")["observation"]
    for agent in ("player_0", "player_1"):
        assert environment.agent_selection == agent
        seen, *_ = environment.last()
        environment.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    after = environment.observe("player_2")["observation"]
    changed = int((before != after).sum())
    assert environment.agent_selection == "player_2"
    assert changed == 6, "for both: no more to act, a card lies there, one less in hand; not which one"


def test_the_mask_is_what_is_legal_and_nothing_for_who_waits() -> None:
    environment = env("art-robbery", players=3)
    environment.reset(seed=2)
    for agent in environment.agent_iter(40):
        state = environment.state_of_play
        seat = environment.possible_agents.index(agent)
        seen, *_ = environment.last()
        legal = {action.number for action in state.legal(seat)}
        assert set(np.flatnonzero(seen["action_mask"])) == legal
        for other in environment.possible_agents:
            if other != agent:
                assert not environment.observe(other)["action_mask"].any()
        environment.step(min(legal))


def test_observations_are_the_callers_own() -> None:
    environment = env("art-robbery")
    environment.reset(seed=2)
    seen, *_ = environment.last()
    kept = copy.deepcopy(seen)
    seen["observation"][:] = 7
    seen["action_mask"][:] = 1
    again, *_ = environment.last()
    assert (again["observation"] == kept["observation"]).all()
    assert (again["action_mask"] == kept["action_mask"]).all()


def test_scaled_or_as_encoded_an_observation_says_the_same() -> None:
    scaled, raw = env("thiefs-market", scaled=True), env("thiefs-market", scaled=False)
    scaled.reset(seed=5)
    raw.reset(seed=5)
    one, other = scaled.last()[0]["observation"], raw.last()[0]["observation"]
    assert (one.dtype, other.dtype) == (np.float32, np.uint8)
    assert other.tolist() == list(raw.game.encode(raw.state_of_play, raw.seats[raw.agent_selection]))
    assert np.allclose(one * raw.lens.highest, other)


def test_seeds_begin_a_series_of_deals() -> None:
    environment = env("art-robbery")
    series = []
    for seed in (8, None, None, 8, None, None):
        environment.reset(seed=seed)
        series.append(environment.state_of_play.dump())
    assert series[:3] == series[3:]
    assert series[0] != series[1] != series[2]


# Illegal actions and limits


def illegal_number(environment: Environment) -> int:
    return int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])


def test_who_plays_something_illegal_loses_and_the_game_is_over() -> None:
    environment = env("art-robbery")
    environment.reset(seed=1)
    cheat = environment.agent_selection
    environment.step(illegal_number(environment))
    assert all(environment.terminations.values())
    assert play(environment) == {agent: -1.0 if agent == cheat else 0.0 for agent in environment.possible_agents}


@pytest.mark.parametrize("number", [None, 70, -1, 999])
def test_an_illegal_action_can_be_an_error_that_changes_nothing(number: int | None) -> None:
    environment = adapters.art_robbery_v0.raw_env()
    environment.reset(seed=1)
    before = environment.state_of_play.dump()
    with pytest.raises(larcin.IllegalMove) as refused:
        environment.step(number)
    assert str(refused.value).endswith((".", "?"))
    assert environment.state_of_play.dump() == before
    play(environment)


def test_for_an_illegal_action_the_harmless_default_can_be_played() -> None:
    environment = env("art-robbery", illegal="absent")
    environment.reset(seed=1)
    state = environment.state_of_play.clone()
    seat = state.to_act[0]
    environment.step(illegal_number(environment))
    state.apply(seat, state.absent(seat))
    assert environment.state_of_play.dump() == state.dump()


def test_a_game_can_be_truncated() -> None:
    environment = env("art-robbery", players=3, max_cycles=5)
    environment.reset(seed=1)
    assert play(environment, 15) == dict.fromkeys(environment.possible_agents, 0.0)
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())


def test_a_parallel_step_plays_for_those_who_owe_a_decision() -> None:
    environment = parallel_env("master-thieves", players=4)
    seen, _ = environment.reset(seed=3)
    rng = FastRng(3)
    together = 0
    while environment.agents:
        asked = environment.state_of_play.to_act
        together += len(asked) > 1
        actions = {}
        for seat, agent in enumerate(environment.possible_agents):
            mask = np.flatnonzero(seen[agent]["action_mask"])
            assert (len(mask) > 0) == (seat in asked)
            actions[agent] = int(mask[rng.below(len(mask))]) if len(mask) else 0
        seen, rewards, ended, _, _ = environment.step(actions)
    assert together > 5
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_parallel_action_loses() -> None:
    environment = parallel_env("art-robbery", players=2)
    environment.reset(seed=3)
    cheat = environment.possible_agents[environment.state_of_play.to_act[0]]
    _, rewards, ended, _, _ = environment.step(dict.fromkeys(environment.agents, 70))
    assert rewards == {agent: -1.0 if agent == cheat else 0.0 for agent in environment.possible_agents}
    assert all(ended.values())
    assert environment.agents == []


# Names


def test_every_game_has_its_module_and_is_registered() -> None:
    for slug in larcin.all_games():
        name = slug.replace("-", "_")
        assert str(getattr(adapters, f"{name}_v0").env()) == f"{name}_v0"
        made = pettingzoo.make("aec", f"larcin/{name}-v0", mask="info")
        assert isinstance(made, Environment)
        assert made.game.slug == slug
        assert isinstance(pettingzoo.make("parallel", f"larcin/{name}_v0"), pettingzoo.ParallelEnv)


def test_options_are_given_as_words() -> None:
    setup = adapters.caper_v0.env(players=3, city="rome").lens.setup
    assert (setup.players, setup.mode, setup.options) == (3, "snitch", {"city": "rome"})


def test_what_there_is_not_is_refused_in_a_sentence() -> None:
    with pytest.raises(AttributeError, match="There are: art_robbery_v0, "):
        _ = adapters.poker_v0
    with pytest.raises(AttributeError, match="no attribute 'poker'"):
        _ = adapters.poker
    with pytest.raises(larcin.UnknownGame):
        env("poker")
    with pytest.raises(larcin.BadSetup):
        env("caper", players=7)
    with pytest.raises(ValueError, match="use one of 'dict', 'info'"):
        env("caper", mask="none")  # type: ignore[arg-type]


def test_a_picture_shows_the_table_and_what_is_asked() -> None:
    environment = env("art-robbery", render_mode="ansi")
    environment.reset(seed=1)
    words = environment.render()
    assert isinstance(words, str)
    assert "Sketches" in words
    assert words.endswith("which card do you play?")
    for slug in larcin.all_games():
        other = env(slug, render_mode="ansi")
        other.reset(seed=1)
        drawn = other.render()
        assert isinstance(drawn, str)
        assert len(drawn.splitlines()) > 3
