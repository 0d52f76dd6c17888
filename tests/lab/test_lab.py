"""The lab: plans that depend on nothing but themselves, sums that add up, and workers that change nothing."""

from __future__ import annotations

import pytest

import larcin
from larcin.core.errors import BadSetup, LarcinError
from larcin.core.record import Move
from larcin.lab import arena, crowd, fuzz, simulate
from larcin.lab.crowd import Batches, Run
from larcin.lab.plan import Arena, Fuzz, Simulation, line_up, seed_from
from larcin.lab.play import play, play_range
from larcin.lab.tally import WHOLE, Outcome, Tally, wilson

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


def test_in_the_arena_each_bot_sits_everywhere_equally_with_the_same_deals() -> None:
    plan = Arena(GAME, 8, players=4, bots=["greedy", "random", "random", "random"])
    deals = [plan.deal(number) for number in range(8)]
    assert [deal.bots.index("greedy") for deal in deals] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert len({deal.seed for deal in deals[:4]}) == 1
    assert deals[0].seed != deals[4].seed
    assert deals[1].sides == (1, 1, 1, 0)


def test_two_bots_in_four_seats_take_turns_at_both_pairs() -> None:
    plan = Arena(GAME, 4, players=4, bots=["greedy", "random"])
    assert plan.rounds == (("greedy", "random") * 2, ("random", "greedy") * 2)
    assert plan.deal(0).seed == plan.deal(1).seed != plan.deal(2).seed


def test_the_fuzzer_visits_every_mode_seat_count_and_option() -> None:
    plan = Fuzz(GAME, 200)
    deals = [plan.deal(number) for number in range(200)]
    assert {(deal.setup.mode, deal.setup.players) for deal in deals} == {
        (mode.name, seats) for mode in GAME.modes for seats in mode.seats
    }
    for option in GAME.options:
        assert {deal.setup.options[option.name] for deal in deals} == set(option.choices)


def test_the_quick_way_to_play_at_random_plays_the_same_games_as_random_bots() -> None:
    plan = Simulation(GAME, 20, seed=3, players=3)
    for number in range(20):
        moves: list[Move] = []
        assert play(GAME, plan.deal(number)) == play(GAME, plan.deal(number), moves=moves)
        assert moves


def test_a_tie_is_shared_and_every_seat_is_counted() -> None:
    tally = Tally(2)
    tally.add(Outcome(10, [5, 5, 1], (0, 1)), (0, 1, 1))
    tally.add(Outcome(20, [7, 2, 0], (0,)), (0, 1, 1))
    assert tally.wins == [WHOLE // 2 + WHOLE, WHOLE // 2]
    assert (tally.win_share(0), tally.win_share(1)) == (0.75, 0.25)
    assert (tally.mean_score(0), tally.mean_score(1)) == (6.0, 2.0)
    assert (tally.games, tally.decisions, tally.longest) == (2, 30, 20)


def test_adding_up_in_parts_equals_adding_up_at_once() -> None:
    plan = Simulation(GAME, 30, seed=5, players=4)
    whole = play_range(plan, 0, 30)
    parts = Tally(4)
    for first, last in ((20, 30), (0, 7), (7, 20)):
        parts.merge(play_range(plan, first, last))
    assert vars(parts) == vars(whole)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_gives_the_published_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=5e-5), pytest.approx(high, abs=5e-5))


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


def test_one_worker_and_two_give_the_same_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "BATCH_SECONDS", 0.01)  # so that so few games are worth two processes
    reports = [simulate(GAME, 1500, players=2, seed=11, workers=workers) for workers in (1, 2)]
    for report in reports:
        assert (report.games, report.errors, report.interrupted) == (1500, 0, False)
        assert sum(report.win_shares) == pytest.approx(1, abs=1e-5)
        report.seconds = report.workers = report.decisions_per_second = 0
    assert reports[0] == reports[1]


def test_other_seeds_play_other_games() -> None:
    one, other = (simulate(GAME, 20, players=3, seed=seed, workers=1) for seed in (1, 2))
    assert one.mean_scores != other.mean_scores


def test_a_bot_that_meets_itself_wins_every_game() -> None:
    report = arena(GAME, 6, players=3, bots=["random", "random", "random"], workers=1)
    assert [(bot.bot, bot.seats, bot.win_share) for bot in report.bots] == [("random", 3, 1.0)]


def test_ctrl_c_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Simulation(GAME, 10_000, players=2)
    seen: list[int] = []

    def interrupt(tally: Tally) -> None:
        seen.append(tally.games)
        if tally.games > 100:
            raise KeyboardInterrupt

    run = Run(plan, workers=1, progress=interrupt)
    tally = run.play()
    assert run.interrupted
    assert tally.games == seen[-1] < 10_000


def test_a_sound_game_survives_the_fuzzer() -> None:
    report = fuzz(GAME, 24, workers=1)
    assert (report.games, report.errors, report.failures) == (24, 0, [])
    assert report.tables == ["standard 2", "standard 3", "standard 4", "standard 5"]
    assert 0 < report.longest <= GAME.longest
