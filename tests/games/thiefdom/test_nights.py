"""Déroulement d'une manche (p. 6, 12, 13): planning, the order of activations, days, the end, ties, variants."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.games.thiefdom import scoring
from larcin.games.thiefdom.box import GEM, GOLD, KINDS, LIQUOR, NONE, PATROL, ROUNDS
from larcin.games.thiefdom.components import ORDERS
from larcin.games.thiefdom.day import post_mission
from larcin.games.thiefdom.planning import seat_of, what_of
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.tabletop import OVER, PLANNING, TURN
from larcin.games.thiefdom.view import View
from tests.games.thiefdom.builder import GAME, Scene, sources


def to_planning(players: int, seed: int = 1, **options: str) -> Position:
    state = GAME.state(players, seed=seed, options=options)
    assert isinstance(state, Position)
    while state.stage < PLANNING:
        seat = state.to_act[0]
        state.apply(seat, state.absent(seat))
    return state


def look(state: Position, seat: int | None) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def sleep(state: Position) -> None:
    """Let everybody do as little as possible until the next planning or the end."""
    round_ = state.round
    while state.to_act and (state.round == round_ or state.stage != PLANNING):
        seat = state.to_act[0]
        state.apply(seat, state.absent(seat))


def test_p6_plans_are_secret_until_all_have_planned_and_then_shown() -> None:
    state = to_planning(2)
    assert list(state.to_act) == [0, 1]
    state.apply(0, GAME.action("plan patrol cane feather satchel"))
    assert list(state.to_act) == [1]
    assert look(state, 1).guilds[0].plan is None
    assert look(state, None).guilds[0].plan is None
    assert look(state, 0).guilds[0].plan == ["patrol", "cane", "feather", "satchel"]
    plans = {state.imagine(1, FastRng(seed)).plans[0] for seed in range(60)}
    assert len(plans) > 10
    state.apply(1, GAME.action("plan cane feather satchel patrol"))
    assert look(state, 1).guilds[0].plan == ["patrol", "cane", "feather", "satchel"]


def test_p6_each_seats_kth_activation_clockwise_from_the_first_player() -> None:
    state = to_planning(3)
    for seat in range(3):
        state.apply(seat, GAME.action("plan cane feather satchel patrol"))
    order = [(seat_of(state, k), what_of(state, k)) for k in range(12)]
    seats = [(state.first + k) % 3 for k in range(3)]
    assert order == [(seat, what) for what in (0, 1, 2, PATROL) for seat in seats]


def test_p12_patrol_boards_go_to_the_right_and_so_does_the_first_player() -> None:
    state = to_planning(4)
    first, boards = state.first, state.boards[:]
    sleep(state)
    assert state.boards == [boards[(seat + 1) % 4] for seat in range(4)]
    assert state.first == (first - 1) % 4
    assert state.round == 2


def test_p8_stamina_is_one_action_more_for_one_thief_a_night() -> None:
    scene = Scene("", "2A").thief(place="2b").play("stamina")
    assert (scene.load().ap, scene.why("stamina")) == (4, "why-tired")


def test_p12_the_day_gives_stamina_back_and_one_vp_for_each_thief_in_the_streets() -> None:
    scene = Scene("", "2A", activation=7).guild(tired=True).guild(1, plan=["feather", "satchel", "patrol", "cane"])
    scene.thief(1, place="d3").thief(2, place="f3").acting(4).play("end")
    state = scene.load()
    assert (state.round, scene.gained(), sources(state)["streets"], state.tired) == (2, 2, 2, [False, False])


def test_p12_after_rounds_two_and_four_bags_badges_missions_and_display_are_renewed() -> None:
    for round_, renewed in ((1, False), (2, True), (3, False), (4, True), (5, False)):
        scene = Scene("", "2A", activation=7, round=round_, missions={"4": 1}, display=["shoes", "sack", "cudgel"])
        scene.figure("noble-a", full=False).figure("guard-b", full=False)
        scene.guild(1, plan=["feather", "satchel", "patrol", "cane"]).acting(4).play("end")
        state = scene.load()
        assert state.full[4] is renewed
        assert state.full[1] is renewed
        assert state.full[3] is False, "guard D is in the box"
        assert (state.mission[3] != NONE) is renewed
        assert state.mission[0] == 0, "an open mission stays"
        assert (8 in state.tool_discard) is renewed
        assert len(state.display) == 4


def test_p13_the_game_ends_after_the_sixth_night_without_a_day() -> None:
    scene = Scene("", "2A", activation=7, round=ROUNDS).guild(1, plan=["feather", "satchel", "patrol", "cane"])
    scene.thief(1, place="d3").acting(4).play("end")
    state = scene.load()
    assert (state.stage, state.to_act, scene.gained()) == (OVER, (), 0)
    assert state.scores()[0].parts["hideout"] == 2, "a VP for each thief at home, none for the street"


def test_p13_goods_are_added_up_for_the_guild_and_remainders_are_lost() -> None:
    scene = Scene("", "2A").guild(store={"gold": 3, "gem": 1, "liquor": 3, "artwork-a": 1})
    scene.thief(1, goods={"gold": 4, "gem": 2, "badge": 1}).thief(2, goods={"wine": 2, "liquor": 0})
    parts = scene.load().scores()[0].parts
    assert parts["goods"] == 7 // 4 + 3 // 2 + 3 // 2 + 1 + 2 + 3


def test_p13_ties_most_goods_then_kind_by_kind_then_who_played_latest_in_round_one() -> None:
    state = Scene("", "2A", seats=3).load()
    state.began = 1
    assert scoring.best(state.scores()) == (0,), "all alike: seat 0 played last in round 1"
    state.store[1 * KINDS + GOLD] = 1
    assert scoring.best(state.scores()) == (1,), "most goods"
    state.store[2 * KINDS + LIQUOR] = 1
    assert scoring.best(state.scores()) == (2,), "liquor before gold"
    state.store[1 * KINDS + GOLD] = 0
    state.store[1 * KINDS + GEM] = 1
    assert scoring.best(state.scores()) == (2,), "liquor before gems"
    assert list(state.scores()[0].ties) == ["goods", "artworks", "wine", "badge", "liquor", "gem", "gold", "latest"]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_variant_chaotic_plans_are_drawn_and_shown(players: int) -> None:
    state = to_planning(players, planning="chaotic")
    assert state.stage != PLANNING
    assert NONE not in state.plans
    first = 24 if players == 1 else 0
    assert all(ORDERS[plan] in ORDERS[first : first + 24] for plan in state.plans)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_variant_strategic_missions_to_come_lie_open_beside_each_smuggler(players: int) -> None:
    state = GAME.state(players, seed=3, missions="strategic")
    assert isinstance(state, Position)
    smugglers = 4 if players > 2 else 3
    assert sum(len(pile) == 2 for pile in state.piles) == smugglers
    assert state.mission_deck == []
    assert len(state.mission_box) == 16 - 3 * smugglers
    assert [len(smuggler.pile) for smuggler in look(state, 0).smugglers] == [2] * smugglers
    expected = state.piles[0][-1]
    state.mission[0] = NONE
    post_mission(state, 0)
    assert (state.mission[0], len(state.piles[0])) == (expected, 1)


def test_turns_of_a_night_are_never_lost_to_an_arrest() -> None:
    """R23: a thief arrested before its turn still plays it."""
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .>.2.x.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).walking("guard-a")
    scene.guild(plan=["patrol", "feather", "cane", "satchel"])
    scene.play("walk east", "walk east")
    assert scene.place(2) == "home"
    state = scene.load()
    assert state.stage == TURN
    while state.actor != 1:
        scene.play("end")
    assert state.ap == 3
