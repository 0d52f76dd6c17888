"""What a search is told about Master Thieves: promising actions, standings, and what it does with them."""

from __future__ import annotations

import pytest

from larcin.bots import Budget, SearchBot
from larcin.core.action import Action
from larcin.core.guide import result
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, roles, table

GUIDE = GAME.guide()


def promising(state: Position, seat: int) -> str:
    """The action with the highest prior."""
    legal = state.legal(seat)
    priors = GUIDE.priors(state, seat, legal)
    assert min(priors) >= 0.0
    return legal[priors.index(max(priors))].notation


def thinking(state: Position, seat: int, memory: float = 1.0) -> str:
    """What sixty iterations come to."""
    return SearchBot(1, Budget(iterations=60), memory=memory).choose(Sight(state, seat, FastRng(1))).notation


def test_a_thief_should_open_the_richest_drawer_from_which_nothing_falls() -> None:
    drawers = {"top E upper": "DD", "middle S lower": "DDDDD", "bottom N upper": "D"}
    state = roles(table(drawers), "thief", "detective")
    assert promising(state, 0) == "open top E"


def test_a_turn_of_a_level_is_promising_in_one_way_only_and_only_where_memory_counts() -> None:
    for memory, ways in (("closed", 1), ("open", 0)):
        state = act(roles(table(memory=memory), "thief", "detective"), "open top E")
        legal = state.legal(0)
        priors = GUIDE.priors(state, 0, legal)
        best = max(priors)
        turns = [prior for action, prior in zip(legal, priors, strict=True) if action.kind == "turn"]
        assert len([prior for prior in turns if prior > best / 20]) == ways


def test_priors_do_not_read_cards_that_lie_face_down() -> None:
    """Two truths that seat 0 cannot tell apart: what seat 1 has laid down, and the numbers on its cards."""
    drawers = {"top E upper": "DDS", "bottom W lower": "DD"}
    one = table(drawers, players=3, numbers={1: {"thief": 7}})
    other = table(drawers, players=3, numbers={1: {"thief": 2}})
    act(one, "choose smuggler")
    act(other, "choose smuggler")
    one.apply(1, GAME.action("choose thief"))
    other.apply(1, GAME.action("choose detective"))
    one.apply(2, GAME.action("choose jeweller-m"))
    other.apply(2, GAME.action("choose master-thief"))
    assert one.to_act == other.to_act == (0,)  # the Smuggler acts while the others are still hidden
    assert GUIDE.priors(one, 0, one.legal(0)) == GUIDE.priors(other, 0, other.legal(0))
    act(one, "open top E")
    act(other, "open top E")
    assert GUIDE.priors(one, 0, one.legal(0)) == GUIDE.priors(other, 0, other.legal(0))


def test_standings_are_shares_that_grow_with_the_lead_and_with_the_end_in_sight() -> None:
    nines = {0: "DDDDDDDDDSS", 1: "DDDDDDDDDSS"}
    even = GUIDE.worth(table({"top E upper": "DD"}, white={0: "DDDD", 1: "DDDD"}, black=nines))
    assert even[0] == pytest.approx(even[1])
    assert sum(even) == pytest.approx(1.0)
    leads = [
        GUIDE.worth(table({"top E upper": "D" * rest}, white={0: white, 1: "DDDDDD"}, black={0: black, 1: "DDDDDSS"}))
        for white, black, rest in (("DDDDDD", "DDDDDDDDSS", 3), ("D", "DDDSS", 13))  # both three points in front
    ]
    for worth in leads:
        assert 0.5 < worth[0] < 1.0
        assert 0.0 < worth[1] < 0.5
    assert leads[1][0] > leads[0][0]


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_at_the_end_a_standing_is_the_result(players: int) -> None:
    for seed in range(5):
        state = GAME.state(players, seed=f"worth {seed}")
        rng = FastRng(seed)
        while state.to_act:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.apply(seat, _any(legal, rng))
        worth = GUIDE.worth(state)
        assert worth == pytest.approx(result(state))
        assert [seat for seat in range(players) if worth[seat] >= max(worth) - 1e-9] == list(state.winners())


def test_play_outs_choose_legal_actions_and_take_what_they_see() -> None:
    rng = FastRng(3)
    state = table({"top E upper": "DDS"}, players=4)
    for _ in range(400):
        if not state.to_act:
            break
        seat = state.to_act[0]
        legal = state.legal(seat)
        action = GUIDE.play(state, seat, legal, rng) if len(legal) > 1 else legal[0]
        assert action in legal
        state.apply(seat, action)
    thief = roles(table({"top E upper": "DDS"}), "thief", "detective")
    opened = [GUIDE.play(thief, 0, thief.legal(0), rng).notation for _ in range(40)]
    assert opened.count("open top E") > 30


def test_a_search_does_not_let_jewels_fall_into_the_alarm_of_another() -> None:
    drawers = {f"{level} {face} lower": "D" for level in ("top", "middle", "bottom") for face in "NES"}
    drawers |= {"top W lower": "DD", "middle W lower": "DDD A1", "bottom W upper": "D"}
    state = roles(table(drawers, white={0: "D", 1: "D"}), "thief", "detective")
    assert thinking(state, 0) == "open bottom W"


def test_a_search_takes_the_sixth_ruby_to_win_and_leaves_it_to_go_on() -> None:
    for black, choice in (("DDD", "leave ruby"), ("S" * 2 + "D" * 12 + "R" * 5, "take ruby")):
        state = table(rubies=["middle N upper"], black={0: black})
        act(roles(state, "master-thief", "detective"), "open middle N", "open secret")
        assert thinking(state, 0) == choice


def test_who_forgets_opens_the_right_drawer_only_as_long_as_it_was_seen_lately() -> None:
    drawers = {"top E upper": "DDDS", "bottom E lower": "D", "middle W lower": "DD", "middle E lower": "D"}
    state = roles(table(drawers), "thief", "detective")
    state.box.clock = 40
    state.box.seen = [0] * 24
    clear = [thinking(state, 0) for _ in range(3)]
    assert clear == ["open top E"] * 3
    blurred = {
        SearchBot(seed, Budget(iterations=30), memory=0.85).choose(Sight(state, 0, FastRng(seed))).notation
        for seed in range(8)
    }
    assert len(blurred) > 1


def _any(legal: list[Action], rng: FastRng) -> Action:
    return legal[rng.below(len(legal))]
