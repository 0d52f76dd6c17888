"""The lab: plans that depend on nothing but themselves, sums that add up, and workers that change nothing."""

from __future__ import annotations

import pytest

import larcin
from larcin.core.errors import BadSetup, LarcinError
from larcin.core.record import Move
from larcin.lab import fuzz, simulate
from larcin.lab.crowd import Batches, Run
from larcin.lab.plan import Fuzz, Simulation, line_up, seed_from
from larcin.lab.play import play
from larcin.lab.tally import WHOLE, Mean, Outcome, Tally, wilson

GAME = larcin.game("art-robbery")


def test_seeds_differ_by_path_and_fit_into_every_json_reader() -> None:
    seeds = {seed_from(1, number, seat) for number in range(100) for seat in range(5)}
    assert len(seeds) == 500
    assert max(seeds) < 2**53
    assert seed_from(1, 2) == seed_from("1", 2) != seed_from(1, 3)


def test_bots_fill_the_seats_again_and_again() -> None:
    assert line_up(["greedy", "random"], 5) == ("greedy", "random", "greedy", "random", "greedy")
    with pytest.raises(BadSetup):
        line_up(["greedy", "random", "random"], 2)
    with pytest.raises(LarcinError, match="gready"):
        line_up(["gready"], 2)


def test_the_fuzzer_visits_every_mode_seat_count_and_option() -> None:
    plan = Fuzz(GAME, 200)
    deals = [plan.deal(number) for number in range(200)]
    assert {(deal.setup.mode, deal.setup.players) for deal in deals} == {
        (mode.name, seats) for mode in GAME.modes for seats in mode.seats
    }
    for option in GAME.options:
        assert {deal.setup.options.get(option.name, option.default) for deal in deals} == set(option.choices)


def test_the_quick_way_to_play_at_random_plays_the_same_games_as_random_bots() -> None:
    plan = Simulation(GAME, 20, seed=3, players=3)
    for number in range(20):
        moves: list[Move] = []
        assert play(plan.deal(number), False, []) == play(plan.deal(number), False, moves, quick=False)
        assert moves


def test_a_tie_is_shared_and_every_seat_is_counted() -> None:
    tally = Tally.of(3)
    tally.count(Outcome(10, [5, 5, 1], (0, 1)))
    tally.count(Outcome(20, [7, 2, 0], (0,)))
    assert tally.wins == [WHOLE // 2 + WHOLE, WHOLE // 2, 0]
    assert [tally.win_share(seat) for seat in range(3)] == [0.75, 0.25, 0.0]
    assert [tally.mean_score(seat) for seat in range(3)] == [6.0, 3.5, 0.5]
    assert (tally.games, tally.decisions, tally.longest) == (2, 30, 20)


def test_a_mean_knows_how_sure_it_is() -> None:
    mean = Mean()
    for number in (2, 4, 4, 4, 5, 5, 7, 9):  # mean 5, and a variance of 32/7
        mean.add(number)
    assert mean.value() == 5.0
    low, high = mean.interval() or (0.0, 0.0)
    assert (low + high) / 2 == pytest.approx(5)
    assert high - low == pytest.approx(2 * 1.96 * (32 / 7 / 8) ** 0.5, rel=1e-4)
    assert Mean(1, 3, 9).interval() is None


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_batches_share_out_every_game_once_and_grow_to_a_quarter_second() -> None:
    batches = Batches(5000)
    games: list[int] = []
    sizes: list[int] = []
    for first, last in batches:
        games += range(first, last)
        sizes.append(last - first)
        batches.took(last - first, (last - first) * 0.001)
    assert games == list(range(5000))
    assert sizes[:6] == [1, 4, 16, 64, 250, 250]


def test_until_every_kind_of_game_was_met_each_is_a_batch_of_its_own() -> None:
    batches = Batches(100, first=10, cycle=3)
    sizes: list[int] = []
    for first, last in batches:
        sizes.append(last - first)
        batches.took(last - first, 1.0 if len(sizes) == 3 else 0.001)
    assert sizes[:3] == [1, 1, 1]
    assert max(sizes[3:8]) == 1  # the third took long, and may come again
    assert sum(sizes) == 90


def test_other_seeds_play_other_games() -> None:
    one, other = (simulate(GAME, 20, players=3, seed=seed, workers=1) for seed in (1, 2))
    assert one.mean_scores != other.mean_scores


def test_ctrl_c_keeps_what_was_done() -> None:
    seen: list[int] = []

    def interrupt(done: int, total: int) -> None:
        assert total == 10_000
        seen.append(done)
        if done > 100:
            raise KeyboardInterrupt

    run = Run(Simulation(GAME, 10_000, players=2), workers=1, progress=interrupt)
    tally = run.play()
    assert run.interrupted
    assert tally.games == seen[-1] < 10_000


def test_a_sound_game_survives_the_fuzzer() -> None:
    report = fuzz(GAME, 24, workers=1)
    assert (report.games, report.errors, report.failures) == (24, 0, [])
    assert report.tables == ["standard 2", "standard 3", "standard 4", "standard 5"]
    assert 0 < report.longest <= GAME.longest
