"""Why an action is refused: the sentence must be true of the position it is said in."""

from __future__ import annotations

from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, roles, table


def why(state: Position, notation: str) -> str | None:
    return state.why_not(state.to_act[0], GAME.action(notation))


def test_while_the_box_is_filled_no_role_is_chosen_yet() -> None:
    state = GAME.state(2, seed=1)
    assert isinstance(state, Position)
    assert why(state, "choose thief") == "why-fill-first"
    assert "roles are chosen when the first round begins" in GAME.say("why-fill-first")
    assert why(state, "set alarm") == "why-only-diamonds"
    assert why(roles(table(), "thief", "detective"), "choose smuggler") == "why-roles-chosen"


def test_an_alarm_lies_in_this_drawer_or_in_another_one() -> None:
    state = act(roles(table(), "jeweller-m", "detective"), "open top E", "place diamond", "set alarm")
    assert why(state, "set alarm") == "why-alarm-here"
    state = act(roles(table({"top W upper": "D A0"}), "jeweller-m", "detective"), "open top E", "place diamond")
    assert why(state, "set alarm") == "why-alarm-away"
    state = act(roles(table({"top E upper": "D A0"}), "jeweller-m", "detective"), "open top E", "place diamond")
    assert why(state, "set alarm") == "why-alarm-here"
    state = act(roles(table({"top E upper": "D A1"}), "jeweller-m", "detective"), "open top E", "place diamond")
    assert why(state, "set alarm") == "why-alarm-already"


def test_a_ruby_that_was_left_taken_or_fell_is_spoken_of() -> None:
    state = act(roles(table(), "master-thief", "detective"), "open top N")
    assert why(state, "take ruby") == "why-pull-first"
    found = act(state.clone(), "open secret")
    assert why(act(found.clone(), "leave ruby"), "take ruby") == "why-ruby-answered"
    assert why(act(found.clone(), "take ruby"), "leave ruby") == "why-ruby-answered"
    fell = act(roles(table(), "master-thief", "detective"), "open top S", "open secret")
    assert why(fell, "take ruby") == "why-ruby-fell"
    short = act(roles(table(), "master-thief", "detective"), "open top E")
    assert why(short, "take ruby") == "why-no-ruby"


def test_who_places_nothing_is_told_so() -> None:
    assert why(act(roles(table(), "thief", "detective"), "open top E"), "place diamond") == "why-place-role"
    fell = act(roles(table({"top E lower": "D"}), "jeweller-m", "detective"), "open top E")
    assert why(fell, "place diamond") == "why-action-lost"


def test_all_diamonds_laid_is_said_before_and_after_the_box_is_turned() -> None:
    state = GAME.state(8, seed=3)
    assert isinstance(state, Position)
    while state.dump()["phase"] == "fill":
        act(state, "open top E" if state.dump()["open"] is None else "place diamond")
    assert why(state, "open top W") == "why-all-laid"
    assert why(act(state, "flip"), "open top W") == "why-all-laid"
    assert "turn" not in GAME.say("why-all-laid")
