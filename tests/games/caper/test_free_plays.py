"""The Driver and Veloce Wheels: free plays in the last turn of the last round (rulings R46-R50)."""

from __future__ import annotations

from typing import Any

from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, crew, legal, position


def last_turn(mint: str, hand: str = "simple-disguise skeleton-key", discard: str = "", **more: Any) -> Position:
    """Mint's last turn of round 6 in Rome; cream still has his own before him."""
    fields: dict[str, Any] = {"city": "rome", "pairs": 4, "discards": ("", discard), **more}
    return position(f"gala: saint | {mint}", "", hand, **fields)


def test_r46_the_driver_comes_after_the_leftover_which_he_can_bring_back() -> None:
    state = act(last_turn("driver"), "choose simple-disguise", "on driver")
    assert state.dump()["discards"][1] == ["skeleton-key"]
    assert legal(state) == ["choose skeleton-key", "pass"]
    assert state.view(1).prompt.text == "prompt-free"
    act(state, "choose skeleton-key")
    assert crew(state, 1, "gala") == ["driver+simple-disguise+skeleton-key"]
    assert state.dump()["discards"][1] == []
    assert state.to_act == (0,)


def test_r46_veloce_wheels_come_before_the_leftover_which_they_cannot_bring_back() -> None:
    state = act(last_turn("dame+veloce-wheels", discard="super-magnet"), "choose simple-disguise", "on dame")
    assert legal(state) == ["choose super-magnet", "pass"]
    assert state.dump()["hands"][1] == ["skeleton-key"]
    act(state, "pass")
    assert state.dump()["discards"][1] == ["super-magnet", "skeleton-key"]
    assert state.to_act == (0,)


def test_r46_both_one_after_the_other() -> None:
    state = last_turn("driver dame+veloce-wheels", discard="super-magnet")
    act(state, "choose simple-disguise", "on dame", "choose super-magnet", "on driver")
    assert state.dump()["window"] == "driver"
    act(state, "choose skeleton-key", "on dame")
    assert crew(state, 1, "gala") == ["driver+super-magnet", "dame+veloce-wheels+simple-disguise+skeleton-key"]


def test_r46_mint_makes_his_free_play_before_creams_last_turn_which_may_flip_it() -> None:
    state = position(
        "gala: saint | driver", "blazeblaster", "simple-disguise smoke-screen", city="rome", pairs=4, coins=(2, 0)
    )
    act(state, "choose simple-disguise", "on driver", "choose smoke-screen", "choose blazeblaster", "on saint")
    assert crew(state, 1, "gala") == ["driver+simple-disguise+~smoke-screen"]


def test_r47_a_card_discarded_for_a_coin_in_the_last_turn_may_come_straight_back() -> None:
    state = act(last_turn("dame+veloce-wheels"), "choose simple-disguise", "discard")
    assert state.coins == [0, 1]
    assert legal(state) == ["choose simple-disguise", "pass"]


def test_r48_gear_only_from_ones_own_discard_and_from_any_round() -> None:
    state = last_turn("driver", discard="banker briefcase")
    act(state, "choose simple-disguise", "on driver")
    assert legal(state) == ["choose briefcase", "choose skeleton-key", "pass"]
    assert state.why_not(1, GAME.action("choose banker")) == "why-not-discarded"
    assert state.why_not(1, GAME.action("on driver")) == "why-choose-or-pass"


def test_r48_without_paying() -> None:
    state = last_turn("driver dame", discard="briefcase", coins=(0, 0))
    act(state, "choose simple-disguise", "on driver", "choose briefcase", "on dame")
    assert crew(state, 1, "gala") == ["driver+simple-disguise", "dame+briefcase"]
    assert state.coins == [0, 0]


def test_r48_to_any_thief_here_with_a_free_place_and_nowhere_else() -> None:
    table = "gala: saint | driver dame+skeleton-key+super-magnet+plasma-cutter\nbank: | banker"
    state = position(table, "", "simple-disguise skeleton-key", city="rome", pairs=4)
    act(state, "choose simple-disguise", "on banker", "choose skeleton-key")
    assert crew(state, 1, "gala")[0] == "driver+skeleton-key"


def test_r48_it_is_optional() -> None:
    state = act(last_turn("driver"), "choose simple-disguise", "on driver", "pass")
    assert state.dump()["discards"][1] == ["skeleton-key"]
    assert state.to_act == (0,)


def test_r49_it_is_a_play_coins_come() -> None:
    state = act(last_turn("driver"), "choose simple-disguise", "on driver", "choose skeleton-key")
    assert state.coins == [0, 2]


def test_r49_it_is_a_play_flips_work_and_are_chosen() -> None:
    table = "gala: saint+skeleton-key tourist+skeleton-key | driver"
    state = position(table, "", "simple-disguise blazeblaster", city="rome", pairs=4)
    act(state, "choose simple-disguise", "on driver", "choose blazeblaster")
    assert legal(state) == ["flip saint", "flip tourist"]
    act(state, "flip tourist")
    assert crew(state, 0, "gala") == ["saint+skeleton-key", "tourist+~skeleton-key"]
    assert state.to_act == (0,)


def test_r50_veloce_wheels_played_in_the_last_turn_work_at_once() -> None:
    state = last_turn("dame", hand="veloce-wheels skeleton-key", discard="super-magnet", coins=(0, 1))
    act(state, "choose veloce-wheels", "on dame")
    assert legal(state) == ["choose super-magnet", "pass"]


def test_r50_veloce_wheels_put_down_by_the_driver_come_too_late() -> None:
    state = last_turn("driver", hand="simple-disguise veloce-wheels", discard="super-magnet")
    act(state, "choose simple-disguise", "on driver", "choose veloce-wheels")
    assert crew(state, 1, "gala") == ["driver+simple-disguise+veloce-wheels"]
    assert state.to_act == (0,)


def test_r50_flipped_neither_works() -> None:
    state = act(last_turn("~driver dame+~veloce-wheels", discard="super-magnet"), "choose simple-disguise", "on dame")
    assert state.to_act == (0,)


def test_r50_a_window_needs_room_here_and_gear_on_the_discard() -> None:
    full = last_turn("driver+skeleton-key+super-magnet", discard="plasma-cutter")
    assert act(full, "choose simple-disguise", "on driver").to_act == (0,)
    empty = act(last_turn("dame+veloce-wheels", discard="banker"), "choose simple-disguise", "on dame")
    assert empty.to_act == (0,)


def test_r46_there_is_no_free_play_before_the_last_turn_or_in_earlier_rounds() -> None:
    table = "gala: saint | dame+veloce-wheels"
    early = position(table, "", "simple-disguise", city="rome", discards=("", "super-magnet"), pairs=3)
    assert act(early, "choose simple-disguise", "on dame").to_act == (0,)
    round_4 = position(table, "", "simple-disguise", city="rome", discards=("", "super-magnet"), pairs=4, round=4)
    assert act(round_4, "choose simple-disguise", "on dame").to_act == (0,)


def test_r51_the_game_ends_after_creams_free_plays() -> None:
    table = "gala: driver | saint"
    state = position(table, "simple-disguise skeleton-key", city="rome", pairs=4, turn=0, rest=1)
    act(state, "choose simple-disguise", "on driver")
    assert not state.over
    act(state, "pass")
    assert state.over
