"""Alarms (worked example D)."""

from __future__ import annotations

from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, black, inside, legal, red, roles, table, white


def cleo_sets_her_alarm(*others: str) -> Position:
    """Cleo (seat 0, Jeweller) puts a sapphire and her alarm in top East and flips: both lie in bottom East, below."""
    state = roles(table(players=1 + len(others)), "jeweller-m", *others)
    act(state, "open top E", "place sapphire", "set alarm", "flip", "done")
    assert inside(state, "bottom E lower") == "S A0"
    return state


def test_example_d_another_player_sets_it_off_and_the_owner_gets_the_jewels() -> None:
    state = cleo_sets_her_alarm("jeweller-m")
    act(state, "open bottom E")
    assert black(state, 0) == "S"
    assert state.box.alarms[0] == HOME
    assert (red(state), white(state, 1)) == ("", "DDDDDDDDSS")
    assert "place diamond" not in legal(state), "the fall costs the action"


def test_example_d_a_jeweller_f_still_places_her_imitations() -> None:
    state = cleo_sets_her_alarm("jeweller-f", "detective", "detective")
    act(state, "open bottom E", "place diamond", "place diamond", "place sapphire")
    assert black(state, 0) == "S"
    assert inside(state, "bottom E upper") == "DDS"


def test_example_d_the_owner_sets_off_her_own_alarm_and_the_jewels_go_to_red() -> None:
    state = table({"top E lower": "S A0"}, players=3)
    act(roles(state, "thief", "jeweller-f", "thief"), "open top W", "place diamond", "done", "open top E")
    assert (red(state), black(state, 0)) == ("S", "")
    assert state.box.alarms[0] == HOME
    assert legal(state)[0] == "turn top clockwise", "the action is lost all the same"


def test_rulebook_all_that_falls_with_the_alarm_goes_to_its_owner_whoever_put_it_there() -> None:
    state = table({"top E upper": "S A0"}, players=3)
    roles(state, "detective", "jeweller-m", "thief")
    act(state, "open top E", "place diamond", "flip", "done", "open bottom E")
    assert black(state, 0) == "DS"


def test_rulebook_an_alarm_on_the_upper_side_does_nothing() -> None:
    state = act(roles(table({"top E upper": "D A1"}), "jeweller-m", "detective"), "open top E", "place diamond")
    assert inside(state, "top E upper") == "DD A1"
    assert black(state, 1).count("D") == 11, "nothing but what the builder gave"


def test_rulebook_an_alarm_without_jewels_goes_home_and_can_be_used_again() -> None:
    state = table({"top E upper": "D A0"})
    act(roles(state, "jeweller-m", "thief"), "open top W", "place diamond", "done", "open top E", "done")
    assert state.box.alarms[0] == HOME


def test_ruling_a_ruby_does_not_keep_an_alarm_company() -> None:
    state = table({"top N upper": "D A1"})
    act(roles(state, "master-thief", "detective"), "open top N", "open secret", "leave ruby")
    assert state.box.alarms[1] == HOME


def test_why_an_alarm_cannot_be_set() -> None:
    state = act(roles(table({"top E lower": "D"}), "jeweller-m", "detective"), "open top E")
    assert state.why_not(0, GAME.action("set alarm")) == "why-action-lost"
    act(state, "flip")
    assert state.why_not(0, GAME.action("set alarm")) == "why-drawer-shut"
