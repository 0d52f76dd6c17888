"""Who meets whom and where they sit: every bot in every seat equally often, with the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

import larcin
from larcin.core.errors import BadSetup, LarcinError
from larcin.lab.arena import Arena
from larcin.lab.contests import Contest, draw, one_table, pairing
from larcin.lab.standings import Standing
from larcin.lab.tally import WHOLE, Outcome

ART = larcin.game("art-robbery")
CAPER = larcin.game("caper")
SOLO = larcin.game("thiefdom")


def seats_held(contest: Contest) -> list[Counter[int]]:
    """How often each side sits in each seat over a meeting."""
    held: list[Counter[int]] = [Counter() for _ in contest.sides]
    for seats in contest.rounds:
        for seat, side in enumerate(seats):
            held[side][seat] += 1
    return held


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_bots_sit_everywhere_equally_often_and_an_even_share_is_a_half(players: int) -> None:
    contest = pairing(ART, ART.setup(players, None, {}), "greedy", "random")
    one, other = seats_held(contest)
    assert one == other == Counter(dict.fromkeys(range(players), players if players > 2 else 1))
    assert contest.even(0) == contest.even(1) == 0.5


def test_at_three_seats_one_sits_among_copies_of_the_other_and_then_the_reverse() -> None:
    contest = pairing(CAPER, CAPER.setup(3, None, {}), "greedy", "random")
    assert contest.rounds == ((0, 1, 1), (1, 1, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1), (0, 1, 0))


def test_in_teams_a_bot_has_itself_as_partner_against_a_team_of_the_other() -> None:
    contest = pairing(CAPER, CAPER.setup(4, "teams", {}), "greedy", "random")
    assert contest.rounds == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_at_one_table_everybody_moves_round_and_in_teams_changes_partners() -> None:
    four = one_table(ART, ART.setup(4, None, {}), ["greedy", "random", "random", "random"])
    assert four.rounds == ((0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1))
    assert [four.even(side) for side in (0, 1)] == [0.25, 0.75]
    assert one_table(ART, ART.setup(4, None, {}), ["greedy", "random"]).rounds == ((0, 1, 0, 1), (1, 0, 1, 0))
    teams = one_table(CAPER, CAPER.setup(4, "teams", {}), ["greedy", "random"])
    assert len(teams.rounds) == 6  # greedy in any two of the four seats
    partners = {tuple(seats[seat] for seat in (0, 2)) for seats in teams.rounds}
    assert partners == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_everybody_meets_everybody_in_every_game() -> None:
    contests = draw([ART, CAPER], ["random", "greedy", "search@5"])
    assert [(contest.game, contest.sides) for contest in contests] == [
        (slug, pair)
        for slug in ("art-robbery", "caper")
        for pair in (("random", "greedy"), ("random", "search@5"), ("greedy", "search@5"))
    ]
    assert [contest.sides for contest in draw([ART], ["random", "greedy", "random"], players=3)] == [
        ("random", "greedy")  # named twice: one table
    ]


def test_what_cannot_meet_is_refused() -> None:
    with pytest.raises(BadSetup, match="meets nobody"):
        draw([ART], ["greedy"])
    with pytest.raises(LarcinError, match="gready"):
        draw([ART], ["greedy", "gready"])
    with pytest.raises(BadSetup, match="do not fit into 2 seats"):
        draw([ART], ["greedy", "random", "random"], table=True)
    with pytest.raises(BadSetup, match="between 0 and 1"):
        Arena(draw([ART], ["greedy", "random"]), 10, at_least=70)


def test_all_contests_play_the_same_deals_in_turn_and_whole_meetings() -> None:
    plan = Arena(draw([ART, CAPER], ["random", "greedy"], players=None), 3)
    deals = [plan.deal(number) for number in range(plan.games)]
    assert [deal.game for deal in deals] == [
        "art-robbery",
        "art-robbery",
        "caper",
        "caper",
    ] * 2  # 4 games are 3 or more
    assert len({deal.seed for deal in deals[:4]}) == 1
    assert deals[0].seed != deals[4].seed
    assert [deal.bots for deal in deals[:2]] == [("random", "greedy"), ("greedy", "random")]
    assert len({seed for deal in deals for seed in deal.bot_seeds}) == 8  # the same in both games


def test_a_contest_with_enough_games_leaves_its_further_numbers_out() -> None:
    three = pairing(ART, ART.setup(3, None, {}), "random", "greedy")  # six games a deal
    two = pairing(CAPER, CAPER.setup(2, None, {}), "random", "greedy")
    plan = Arena([three, two], 12)
    wanted = Counter(plan.deal(n).game for n in range(plan.games) if plan.wanted(n, frozenset()))
    assert wanted == {"art-robbery": 12, "caper": 12}
    assert plan.to_play(plan.nothing()) == 24
    assert not any(plan.wanted(n, frozenset({1})) for n in range(plan.games) if plan.deal(n).game == "caper")


def played(
    contest: Contest, games: list[tuple[list[int], tuple[int, ...]]]
) -> tuple[Standing, list[list[float] | None]]:
    """The standing after games of those scores and winners."""
    standing = Standing.of(contest, None)
    rounds = len(contest.rounds)
    return standing, [standing.count(n % rounds, Outcome(9, *game)) for n, game in enumerate(games)]


def test_a_meeting_is_complete_when_its_deal_was_played_in_all_rounds() -> None:
    two = pairing(ART, ART.setup(2, None, {}), "greedy", "random")
    standing, got = played(two, [([5, 3], (0,)), ([4, 6], (1,)), ([2, 2], (0, 1)), ([7, 1], (0,))])
    assert got == [None, [2 * WHOLE / 2, 0.0], None, [WHOLE / 2 / 2, 1.5 * WHOLE / 2]]
    assert standing.wins == [[WHOLE + WHOLE // 2, WHOLE], [WHOLE // 2, WHOLE]]
    assert (standing.meetings, standing.decided()) == (2, 4)
    assert (standing.ahead.total, standing.ahead.count) == ((5 + 6 - 3 - 4) + (2 + 1 - 2 - 7), 2)


def test_alone_the_scores_of_the_same_deal_are_compared() -> None:
    solo = pairing(SOLO, SOLO.setup(1, None, {}), "greedy", "random")
    assert solo.rounds == ((0,), (1,))
    standing, got = played(solo, [([40], (0,)), ([31], (0,)), ([20], (0,)), ([20], (0,))])
    assert got == [None, [WHOLE, 0.0], None, [WHOLE / 2, WHOLE / 2]]
    assert (standing.decided(), sum(standing.wins[0]), standing.ahead.value()) == (2, WHOLE * 3 // 2, 4.5)


def test_a_meeting_in_which_a_game_went_wrong_is_not_compared() -> None:
    two = pairing(ART, ART.setup(2, None, {}), "greedy", "random")
    standing = Standing.of(two, 0.5)
    assert standing.count(0, Outcome(9, [5, 3], (0,))) is None
    assert standing.count(1, None) is None
    assert (standing.meetings, sum(standing.played), standing.points[0].total) == (0, 1, 5)
    assert standing.count(0, Outcome(9, [5, 3], (0,))) is None
    assert standing.count(1, Outcome(9, [5, 8], (1,))) == [WHOLE, 0.0]
