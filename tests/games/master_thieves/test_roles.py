"""What each role does: Jewellers, Thief, Master Thief; and what happens when something falls."""

from __future__ import annotations

from tests.games.master_thieves.builder import GAME, act, black, inside, legal, red, roles, ruby, table, white

BOXING = [
    "turn top clockwise",
    "turn top counterclockwise",
    "turn two clockwise",
    "turn two counterclockwise",
    "flip",
    "done",
]


# Falling jewels


def test_rulebook_what_lies_on_the_lower_side_falls_to_red_and_the_action_is_lost() -> None:
    for role in ("jeweller-m", "thief", "master-thief"):
        state = roles(table({"top N lower": "DS"}), role, "jeweller-f")
        if role != "jeweller-m":
            act(state, "open bottom W", "place diamond", "done")
        act(state, "open top N")
        assert red(state) == "DS"
        assert (inside(state, "top N lower"), inside(state, "top N upper")) == ("", "")
        assert legal(state) == BOXING, "no action, but the box may be turned"
        assert (white(state, 0), black(state, 0)) == ("DDDDDDDDSS", "")


def test_rulebook_a_smuggler_who_lets_something_fall_places_nothing() -> None:
    state = act(roles(table({"top N lower": "D"}), "smuggler", "thief"), "open top N")
    assert (red(state), white(state, 0)) == ("D", "DDDDDDDDSS")
    assert legal(state) == BOXING


def test_rulebook_secret_compartments_neither_fall_nor_show_when_the_front_is_opened() -> None:
    state = act(roles(table(), "thief", "detective"), "open top S")
    assert red(state) == ""
    assert ruby(state, "top S lower")


# Jeweller (m)


def test_rulebook_jeweller_m_places_one_imitation_of_his_choice_even_among_jewels() -> None:
    state = act(roles(table({"top E upper": "D"}), "jeweller-m", "detective"), "open top E")
    assert legal(state) == ["place diamond", "place sapphire"]
    act(state, "place sapphire")
    assert (inside(state, "top E upper"), white(state, 0)) == ("DS", "DDDDDDDDS")
    assert legal(state) == ["set alarm", *BOXING]


def test_rulebook_jeweller_m_may_not_refuse_to_place() -> None:
    state = act(roles(table(), "jeweller-m", "detective"), "open top E")
    assert state.why_not(0, GAME.action("done")) == "why-place-first"
    assert state.why_not(0, GAME.action("set alarm")) == "why-place-first"


def test_rulebook_jeweller_m_with_one_kind_left_is_not_asked_which() -> None:
    state = act(roles(table(white={0: "S"}), "jeweller-m", "detective"), "open top E")
    assert (inside(state, "top E upper"), white(state, 0)) == ("S", "")


def test_rulebook_jeweller_m_may_add_his_alarm() -> None:
    state = act(roles(table(), "jeweller-m", "detective"), "open top E", "place diamond", "set alarm")
    assert inside(state, "top E upper") == "D A0"
    assert legal(state) == BOXING


def test_rulebook_only_one_alarm_in_a_drawer() -> None:
    state = act(roles(table({"top E upper": "D A1"}), "jeweller-m", "detective"), "open top E", "place diamond")
    assert legal(state) == BOXING
    assert state.why_not(0, GAME.action("set alarm")) == "why-alarm-already"


def test_ruling_no_alarm_while_it_lies_in_another_drawer() -> None:
    state = act(roles(table({"top W upper": "D A0"}), "jeweller-m", "detective"), "open top E", "place diamond")
    assert state.why_not(0, GAME.action("set alarm")) == "why-alarm-away"


# Jeweller (f)


def test_rulebook_jeweller_f_always_places_one_even_after_a_fall() -> None:
    state = act(roles(table({"top E lower": "S"}), "jeweller-f", "thief"), "open top E")
    assert red(state) == "S"
    assert legal(state) == ["place diamond", "place sapphire"]
    act(state, "place diamond")
    assert inside(state, "top E upper") == "D"
    assert legal(state) == BOXING, "no Detective, no more imitations, and never an alarm"
    assert state.why_not(0, GAME.action("set alarm")) == "why-alarm-role"


def test_rulebook_jeweller_f_may_add_one_for_each_detective() -> None:
    state = table({"top E lower": "D"}, players=4)
    roles(state, "jeweller-f", "detective", "detective", "thief")
    act(state, "open top E", "place diamond")
    assert legal(state) == ["place diamond", "place sapphire", *BOXING]
    act(state, "place sapphire", "place sapphire")
    assert legal(state) == BOXING
    assert inside(state, "top E upper") == "DSS"
    assert state.why_not(0, GAME.action("place diamond")) == "why-nothing-to-place"


def test_rulebook_jeweller_f_need_not_add_more() -> None:
    state = roles(table(), "jeweller-f", "detective")
    act(state, "open top E", "place diamond", "turn top clockwise")
    assert legal(state) == ["flip", "done"], "the drawer is shut"
    assert white(state, 0) == "DDDDDDDSS"


def test_ruling_jeweller_f_with_fewer_imitations_places_what_she_has() -> None:
    state = table(players=4, white={0: "D"})
    roles(state, "jeweller-f", "detective", "detective", "thief")
    act(state, "open top E")
    assert (inside(state, "top E upper"), white(state, 0)) == ("D", "")
    assert legal(state) == BOXING


# Thief


def test_rulebook_thief_takes_all_jewels_of_the_upper_side() -> None:
    state = act(roles(table({"top E upper": "DDS"}), "thief", "detective"), "open top E")
    assert (black(state, 0), inside(state, "top E upper")) == ("DDS", "")
    assert legal(state) == BOXING


def test_ruling_thief_at_an_empty_drawer_gets_nothing_and_may_turn() -> None:
    state = act(roles(table(), "thief", "detective"), "open top E")
    assert black(state, 0) == ""
    assert legal(state) == BOXING


def test_rulebook_thief_never_reaches_a_secret_compartment() -> None:
    state = act(roles(table(), "thief", "detective"), "open top N")
    assert state.why_not(0, GAME.action("open secret")) == "why-secret-role"


# Master Thief


def test_rulebook_master_thief_may_take_the_front_and_shut_the_drawer() -> None:
    state = act(roles(table({"top N upper": "DS"}), "master-thief", "detective"), "open top N")
    assert legal(state) == ["open secret", *BOXING]
    assert black(state, 0) == "", "not before he has decided"
    for move in ("done", "flip", "turn two clockwise"):
        after = act(state.clone(), move)
        assert black(after, 0) == "DS"
        assert sum(after.box.rubies) == 6


def test_rulebook_master_thief_finds_a_ruby_above_and_takes_it_with_the_front() -> None:
    state = act(roles(table({"top N upper": "DS"}), "master-thief", "detective"), "open top N", "open secret")
    assert legal(state) == ["take ruby", "leave ruby"]
    act(state, "take ruby")
    assert black(state, 0) == "DSR"
    assert legal(state) == BOXING


def test_ruling_master_thief_may_leave_the_ruby_and_still_takes_the_front() -> None:
    state = act(roles(table({"top N upper": "DS"}), "master-thief", "detective"), "open top N", "open secret")
    act(state, "leave ruby")
    assert black(state, 0) == "DS"
    assert ruby(state, "top N upper")
    assert state.why_not(0, GAME.action("open secret")) == "why-secret-done"


def test_rulebook_master_thief_whose_ruby_falls_gets_nothing_at_all() -> None:
    state = act(roles(table({"top S upper": "DDS A1"}), "master-thief", "detective"), "open top S", "open secret")
    assert black(state, 0) == ""
    assert inside(state, "top S upper") == "DDS A1", "the jewels stay, and the alarm with them"
    assert ruby(state, "top S upper")
    assert not ruby(state, "top S lower")
    assert red(state) == "", "a ruby never goes to the red cushion"
    assert legal(state) == BOXING


def test_ruling_master_thief_at_an_empty_secret_takes_the_front() -> None:
    state = table({"top N upper": "DS"}, rubies=["middle N upper"])
    act(roles(state, "master-thief", "detective"), "open top N", "open secret")
    assert black(state, 0) == "DS"
    assert legal(state) == BOXING


def test_rulebook_master_thief_may_open_the_secret_behind_an_empty_front() -> None:
    state = act(roles(table(), "master-thief", "detective"), "open top N", "open secret", "take ruby")
    assert black(state, 0) == "R"


def test_ruling_master_thief_at_a_short_drawer_is_a_thief() -> None:
    state = act(roles(table({"top E upper": "D"}), "master-thief", "detective"), "open top E")
    assert black(state, 0) == "D"
    assert legal(state) == BOXING
    assert state.why_not(0, GAME.action("open secret")) == "why-secret-short"


def test_ruling_master_thief_may_not_open_the_secret_after_a_fall() -> None:
    state = act(roles(table({"top N lower": "D"}), "master-thief", "detective"), "open top N")
    assert legal(state) == BOXING
    assert state.why_not(0, GAME.action("open secret")) == "why-action-lost"
