"""Smugglers, the head count against Detectives, and sharing the red cushion (worked examples E and F among them)."""

from __future__ import annotations

from tests.games.master_thieves.builder import GAME, act, black, inside, legal, red, roles, table, white


def test_rulebook_smuggler_puts_all_jewels_on_red_and_an_imitation_in_their_place() -> None:
    state = act(roles(table({"top E upper": "DDS"}, players=3), "smuggler", "detective", "detective"), "open top E")
    assert (red(state), inside(state, "top E upper")) == ("DDS", "")
    assert legal(state) == ["place diamond", "place sapphire"], "after taking jewels he must"
    act(state, "place sapphire")
    assert (inside(state, "top E upper"), white(state, 0)) == ("S", "DDDDDDDDS")


def test_rulebook_smuggler_at_an_empty_drawer_may_place_one() -> None:
    state = act(roles(table(), "smuggler", "thief"), "open top E")
    assert legal(state)[:2] == ["place diamond", "place sapphire"]
    assert "done" in legal(state)
    placed = act(state.clone(), "place diamond")
    assert inside(placed, "top E upper") == "D"
    assert legal(placed)[0] == "turn top clockwise", "one, and no more"
    act(state, "done")
    assert white(state, 0) == "DDDDDDDDSS"


def test_rulebook_smugglers_share_at_once_before_the_others_act() -> None:
    state = act(
        roles(table({"top E upper": "DD"}, red="S"), "smuggler", "thief"), "open top E", "place diamond", "done"
    )
    assert (red(state), black(state, 0)) == ("", "DDS")
    assert state.to_act == (1,)


def test_rulebook_as_many_detectives_as_smugglers_do_not_stop_them() -> None:
    state = act(roles(table(red="DDS"), "smuggler", "detective"), "open top E", "done")
    assert black(state, 0) == "DDS"


def test_rulebook_more_detectives_stop_them_and_take_the_red_cushion_at_the_end() -> None:
    state = table(players=4, red="DDS", numbers={1: {"detective": 7}, 2: {"detective": 3}})
    roles(state, "smuggler", "detective", "detective", "thief")
    act(state, "open top E", "done")
    assert black(state, 0) == ""
    assert red(state) == "DDS"
    act(state, "open top W", "done")
    assert state.to_act == (2,), "number 3 chooses before number 7"
    act(state, "draft sapphire")
    assert (black(state, 2), black(state, 1), red(state)) == ("DS", "D", "")
    assert state.round == 1


def test_rulebook_the_lowest_number_chooses_first_one_jewel_each_in_turn() -> None:
    state = table(players=3, red="DDSSS", white={2: "DDDDDDDD", 1: "DDDDDDDDS"}, numbers={0: {"smuggler": 6}})
    roles(state, "smuggler", "smuggler", "thief")
    act(state, "open top E", "done", "open top W", "done")
    assert state.to_act == (1,)
    assert legal(state) == ["draft diamond", "draft sapphire"]
    act(state, "draft sapphire")
    assert state.to_act == (0,)
    act(state, "draft diamond")
    assert state.to_act == (1,)
    act(state, "draft sapphire", "draft sapphire")
    assert (black(state, 1), black(state, 0), red(state)) == ("DSS", "DS", ""), "the last diamond is no choice"


def test_rulebook_nothing_is_asked_where_only_one_kind_is_left() -> None:
    state = roles(table(players=3, red="DDDDD"), "smuggler", "smuggler", "thief")
    act(state, "open top E", "done", "open top W", "done")
    assert (black(state, 0), black(state, 1)) == ("DDD", "DD")
    assert state.to_act == (2,)


def test_example_e_who_dropped_something_counts_but_gets_nothing() -> None:
    state = table(
        {"top E lower": "DD"},
        players=4,
        red="S",
        numbers={0: {"smuggler": 2}, 1: {"smuggler": 6}, 2: {"smuggler": 1}},
    )
    roles(state, "smuggler", "smuggler", "detective", "detective")
    act(state, "open top W", "done", "open top E")
    assert red(state) == "DDS"
    act(state, "done")
    assert (black(state, 0), black(state, 1)) == ("DDS", "")
    assert state.round == 1


def test_example_e_with_three_detectives_nothing_is_drafted_and_they_share_with_what_falls_later() -> None:
    state = table(
        {"top E lower": "DD", "top W lower": "D"},
        players=6,
        numbers={0: {"smuggler": 2}, 1: {"smuggler": 6}, 2: {"smuggler": 1}, 5: {"smuggler": 7}},
    )
    roles(state, "smuggler", "smuggler", "detective", "detective", "detective", "thief")
    act(state, "open middle W", "done", "open top E", "done")
    assert (black(state, 0), red(state)) == ("", "DD")
    act(state, "open top W", "done")
    assert [black(state, seat) for seat in (2, 3, 4)] == ["D", "D", "D"]


def test_ruling_if_every_smuggler_dropped_something_the_red_cushion_stays() -> None:
    state = act(roles(table({"top E lower": "DD"}, red="S"), "smuggler", "thief"), "open top E", "done")
    assert red(state) == "DDS"
    act(state, "open top W", "done")
    assert red(state) == "DDS", "no Detective: it waits for the next round"
    assert state.round == 1


def test_ruling_a_fall_that_goes_to_an_alarm_is_a_fall() -> None:
    state = roles(table({"top E lower": "D A1"}, red="SS"), "smuggler", "thief")
    before = black(state, 1)
    act(state, "open top E", "done")
    assert black(state, 1) == before + "D"
    assert (black(state, 0), red(state)) == ("", "SS")


def test_example_f_a_smuggler_leaves_the_alarm_with_his_imitation() -> None:
    state = table({"top E upper": "DS A2"}, players=3)
    act(roles(state, "smuggler", "detective", "detective"), "open top E", "place diamond")
    assert (red(state), inside(state, "top E upper")) == ("DS", "D A2")


def test_example_f_a_thief_in_the_same_place_sends_the_alarm_home() -> None:
    state = act(roles(table({"top E upper": "DS A2"}, players=3), "thief", "detective", "detective"), "open top E")
    assert (black(state, 0), inside(state, "top E upper")) == ("DS", "")
    assert state.box.alarms[2] == -1


def test_rulebook_detectives_get_the_red_cushion_at_the_end_of_the_round() -> None:
    state = act(roles(table({"top E lower": "DS"}), "thief", "detective"), "open top E", "done")
    assert (black(state, 1).count("S"), red(state)) == (1, "")


def test_why_other_things_wait_while_the_cushion_is_shared() -> None:
    state = table(players=3, red="DS")
    act(roles(state, "smuggler", "smuggler", "thief"), "open top E", "done", "open top W", "done")
    assert state.why_not(0, GAME.action("flip")) == "why-draft-first"
    assert state.why_not(1, GAME.action("draft diamond")) == "why-not-your-turn"
