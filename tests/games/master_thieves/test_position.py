"""Positions as plain data: they come back as they were, and what is wrong with one is said in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from larcin import BadPosition
from larcin.games.master_thieves.components import ROLES
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, roles, table


@pytest.mark.parametrize("players", [2, 3, 8])
def test_every_position_of_a_game_comes_back_from_json(players: int) -> None:
    state = GAME.state(players, seed=players)
    rnd = random.Random(players)
    while state.to_act:
        dump = state.dump()
        again = GAME.load(msgspec.json.decode(msgspec.json.encode(dump)))
        assert again.dump() == dump
        assert again.to_act == state.to_act
        assert [again.legal(seat) for seat in state.to_act] == [state.legal(seat) for seat in state.to_act]
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal(seat)))
    assert GAME.load(state.dump()).winners() == state.winners()


def test_a_dump_is_written_in_the_words_of_the_game() -> None:
    dump = act(roles(table({"top E upper": "DS A1"}), "jeweller-m", "thief"), "open top E").dump()
    assert (dump["stage"], dump["phase"], dump["role"]) == ("working", "place", ["jeweller-m", "thief"])
    assert dump["drawers"][1]["sides"] == [[], ["diamond", "sapphire", "alarm 1"]]
    assert dump["white"][0] == {"diamond": 8, "sapphire": 2}
    assert dump["open"]["drawer"] == 1


def set_to(field: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position[field] = value

    return change


def put(drawer: int, sides: list[list[str]]) -> Callable[[dict[str, Any]], None]:
    def change(position: dict[str, Any]) -> None:
        position["drawers"][drawer]["sides"] = sides

    return change


def move_ruby(position: dict[str, Any]) -> None:
    position["drawers"][0]["rubies"] = [0, 0]
    position["drawers"][1]["rubies"] = [1, 0]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (set_to("stage", "dreaming"), "must be one of: filling"),
        (set_to("phase", "draft"), "never asked"),
        (set_to("quarters", [0, 4, 0]), "whole number from 0 to 3"),
        (set_to("quarters", [0]), "list of 3 numbers"),
        (set_to("drawers", []), "list of 12 drawers"),
        (set_to("red", {"diamond": 1}), "There must be 28 in all of “a diamond”; this position has 29"),
        (set_to("red", 3), "must say how many"),
        (set_to("white", []), "one list for each"),
        (set_to("role", ["thief"]), "one list for each"),
        (set_to("role", ["burglar", None]), "must be one of: smuggler"),
        (set_to("played", [["thief"], []]), "cards of seat 0"),
        (set_to("turn", 2), "seat from 0 to 1"),
        (set_to("open", {"drawer": 1, "fell": {}, "found": {}}), "lies open from its opening"),
        (set_to("open", 7), "must be null"),
        (set_to("dropped", "nobody"), "must be a list"),
        (put(1, [["diamond"]]), "Drawer 1 must have two sides"),
        (put(1, [["diamond", "diamond"], []]), "this position has 29"),
        (put(1, [["ruby"], []]), "must be one of: diamond"),
        (put(1, [[], ["diamond", "alarm 1"]]), "alarm of seat 1 lies in two places"),
        (move_ruby, "only in a long drawer"),
        (set_to("turned", "false"), "must be true or false"),
        (set_to("flipped", 0), "must be true or false"),
        (set_to("upside_down", "false"), "must be true or false"),
        (set_to("upsidedown", True), "no field “upsidedown”"),
        (set_to("red", {"diamond": 0, "emerald": 3}), "no “emerald” here"),
        (set_to("white", [{"diamond": 8, "ruby": 0}] * 2), "no “ruby” here"),
        (set_to("acted", [0]), "these seats have begun their turns: –"),
        (set_to("acted", [1, 1]), "names 1 twice"),
        (set_to("played", [["thief", "thief"], []]), "names thief twice"),
        (set_to("dropped", [0]), "let something fall, and nobody else"),
        (set_to("drafters", [0, 1]), "share the red cushion now"),
        (set_to("to_fill", [1, 0]), "this position has 29"),
        (set_to("more", 1), "open drawer does not fit"),
        (set_to("known", [["thief"], []]), "in the first cycle it lists the roles played"),
        (set_to("cycle", 1), "“known” does not fit"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(change: Callable[[dict[str, Any]], None], problem: str) -> None:
    position = table({"top E upper": "D", "bottom W upper": "S A1"}).dump()
    change(position)
    with pytest.raises(BadPosition, match=problem) as caught:
        GAME.load(position)
    assert caught.value.say("fr") != caught.value.say("en")


def test_jewels_on_both_sides_of_a_drawer_cannot_be() -> None:
    position = table({"top E upper": "D", "top W upper": "D"}).dump()
    position["drawers"][3]["sides"] = [[], []]
    position["drawers"][1]["sides"] = [["diamond"], ["diamond"]]
    with pytest.raises(BadPosition, match="both sides"):
        GAME.load(position)


def test_two_alarms_in_a_drawer_cannot_be() -> None:
    position = table({"top E upper": "D A1"}).dump()
    position["drawers"][1]["sides"][1].append("alarm 0")
    with pytest.raises(BadPosition, match="two alarms in drawer 1"):
        GAME.load(position)


def test_an_alarm_without_jewels_cannot_be() -> None:
    position = table().dump()
    position["drawers"][1]["sides"] = [["alarm 0"], []]
    with pytest.raises(BadPosition, match="would have gone home"):
        GAME.load(position)


def test_the_same_number_cannot_be_on_two_cards_of_a_role() -> None:
    position = table().dump()
    position["numbers"][0]["thief"] = position["numbers"][1]["thief"]
    with pytest.raises(BadPosition, match="same number"):
        GAME.load(position)


def refused(state: Position, **changes: Any) -> str:  # Any: plain JSON data
    """What load says of this position with these fields changed."""
    good = state.dump()
    assert GAME.load(good).dump() == good
    with pytest.raises(BadPosition) as refusal:
        GAME.load({**good, **changes})
    assert refusal.value.say("fr") != refusal.value.say("en")
    return refusal.value.text


def opened(state: Position, **changes: Any) -> str:  # Any: plain JSON data
    """What load says of it with these things changed about the open drawer."""
    return refused(state, open={**state.dump()["open"], **changes})


def amounts(diamonds: int = 0, sapphires: int = 0) -> dict[str, int]:
    return {"diamond": diamonds, "sapphire": sapphires}


def test_end_an_empty_white_cushion_at_the_start_of_a_round_cannot_be() -> None:
    """Rulebook, "Fin de la partie": the game ends with the round in which somebody has no imitation left."""
    with pytest.raises(BadPosition, match="white cushion of seat 0 is empty, but not through this round"):
        table(white={0: ""})
    last = act(roles(table(white={0: "D"}, players=3), "jeweller-m", "thief", "thief"), "open top E")
    assert last.dump()["white"][0] == amounts()  # placed by himself: he had no choice
    assert GAME.load(last.dump()).dump() == last.dump()
    thief = act(roles(table(white={0: "D"}, players=3), "jeweller-m", "thief", "thief"), "open top E", "done")
    swapped = [thief.dump()["white"][n] for n in (1, 0, 2)]
    assert refused(thief, white=swapped) == "position-white-empty"  # the thief has placed nothing


def test_end_a_box_without_rubies_cannot_be_at_the_start_of_a_round() -> None:
    for sixth_ruby in ("at-once", "end-of-round"):
        with pytest.raises(BadPosition, match="No ruby is left in the box"):
            table(rubies=[], sixth_ruby=sixth_ruby)


def test_nobody_has_more_imitations_than_at_the_start() -> None:
    position = table({"top E upper": "D"}, white={1: "DDDDDDDSS"}).dump()
    position["white"] = [amounts(9, 2), amounts(6, 2)]
    with pytest.raises(BadPosition, match="cannot have more imitations than at the start: 8 of diamond"):
        GAME.load(position)


def test_setup_while_the_box_is_filled_nothing_else_has_happened() -> None:
    state = GAME.state(3, seed=1)
    assert isinstance(state, Position)
    first = state.first
    fill = state.dump()["to_fill"]
    assert fill == [4, 4, 4]
    assert refused(state, first=(first + 1) % 3) in ("position-to-fill", "position-moment")
    assert refused(state, turn=(first + 1) % 3) == "position-to-fill"
    assert refused(state, cycle=1, known=[list(ROLES)] * 3) == "position-filling"
    assert refused(state, acted=[0]) == "position-acted"
    assert refused(state, role=["thief", None, None]) == "position-cards"
    assert refused(state, stage="choosing", phase="choose") == "position-to-fill"
    white = [amounts(8, 1), amounts(8, 2), amounts(8, 2)]
    assert refused(state, white=white, red=amounts(0, 1)) == "position-filling"
    act(state, "open top E")
    drawers = state.dump()["drawers"]
    assert refused(state, open=None) == "position-drawer-open"
    assert opened(state, found=amounts(1)) == "position-open-content"
    assert opened(state, drawer=3) == "position-open-content"
    assert sum(side.count("diamond") for drawer in drawers for side in drawer["sides"]) == 1


def test_roles_act_in_their_order_so_who_has_acted_follows() -> None:
    state = roles(table(players=3), "thief", "jeweller-m", "detective")
    assert (state.turn, state.dump()["acted"]) == (1, [1])
    assert refused(state, acted=[]) == "position-acted"
    assert refused(state, acted=[0, 1]) == "position-acted"
    assert refused(state, turn=0) == "position-acted"
    assert refused(state, turn=2) == "position-moment"  # a Detective has no turn
    assert refused(state, stage="smuggling") == "position-cards"


def test_smugglers_dropped_lists_who_let_something_fall() -> None:
    state = act(roles(table({"top E lower": "D"}, players=3), "smuggler", "thief", "thief"), "open top E")
    assert state.dump()["dropped"] == [0]
    assert refused(state, dropped=[]) == "position-dropped"
    assert refused(state, dropped=[0, 1]) == "position-dropped"


def test_smugglers_share_by_their_numbers() -> None:
    state = act(
        roles(table(players=3, red="DS"), "smuggler", "smuggler", "thief"), "open top E", "done", "open top W", "done"
    )
    assert (state.dump()["stage"], state.dump()["drafters"]) == ("sharing", [0, 1])
    for drafters in ([], [0], [1, 0], [0, 1, 2], [0, 0]):
        assert refused(state, drafters=drafters) == "position-drafters"


def test_turning_and_flipping_end_a_turn() -> None:
    state = act(roles(table(), "thief", "detective"), "open top E", "flip")
    assert refused(state, turned=True) == "position-moment"
    state = roles(table(), "thief", "detective")
    assert refused(state, turned=True) == "position-moment"
    easier = act(roles(table(turning="one"), "thief", "detective"), "open top E")
    assert refused(easier, open=None, flipped=True) == "position-moment"


def test_the_open_drawer_of_a_thief_is_empty_once_he_took_what_he_found() -> None:
    state = act(roles(table({"top E upper": "DD"}), "thief", "detective"), "open top E")
    assert opened(state, found=amounts(40)) == "position-open-content"
    assert opened(state, fell=amounts(1), fell_to="red") == "position-open-content"
    assert opened(state, fell=amounts(), fell_to="red") == "position-open-content"
    assert opened(state, secret="taken") == "position-open-content"
    assert opened(state, secret="offered") == "position-open-content"
    assert opened(state, emerald=1) == "position-unknown-name"


def test_the_open_drawer_of_a_jeweller_holds_what_was_found_and_what_was_placed() -> None:
    state = act(roles(table({"top E upper": "D"}), "jeweller-m", "detective"), "open top E")
    assert refused(state, more=1) == "position-open-content"
    assert opened(state, found=amounts()) == "position-open-content"
    act(state, "place sapphire")
    assert opened(state, found=amounts(1, 1)) == "position-open-content"
    state = act(roles(table(), "jeweller-f", "detective"), "open top E", "place diamond")
    assert state.dump()["more"] == 1
    assert refused(state, more=0) == "position-open-content"
    assert refused(state, more=2) == "position-open-content"


def test_the_open_drawer_of_a_smuggler_holds_one_imitation() -> None:
    state = act(roles(table({"top E upper": "D"}), "smuggler", "thief"), "open top E")
    assert opened(state, found=amounts()) == "position-open-content"
    act(state, "place diamond")
    assert refused(state, more=1) == "position-open-content"
    empty = act(roles(table(), "smuggler", "thief"), "open top E")
    assert refused(empty, more=0) == "position-open-content"


def test_the_open_drawer_of_a_master_thief_fits_what_came_out_of_its_secret_compartment() -> None:
    state = act(roles(table({"top N upper": "D"}), "master-thief", "detective"), "open top N")
    for secret in ("shut", "empty", "found", "left", "taken"):  # "fell" would be right, too: the ruby lies above then
        assert opened(state, secret=secret) == "position-open-content", secret
    act(state, "open secret")
    assert state.dump()["phase"] == "ruby"
    assert opened(state, secret="offered") == "position-moment"
    act(state, "leave ruby")
    for secret in ("shut", "offered", "empty", "found", "fell", "taken"):
        assert opened(state, secret=secret) == "position-open-content", secret


def test_an_alarm_that_rang_is_at_home_and_its_owner_has_what_fell() -> None:
    state = act(roles(table({"top E lower": "DD A1"}), "thief", "detective"), "open top E")
    assert state.dump()["open"]["fell_to"] == 1
    assert opened(state, fell_to=0) == "position-open-content"
    assert opened(state, fell_to="red") == "position-open-content"
    assert opened(state, fell_to=None) == "position-open-content"


def test_a_short_drawer_has_no_secret_compartment_that_was_seen() -> None:
    state = table({"top E upper": "D"}, clock=4, seen=[4, 4, *[0] * 10, *[0] * 12])
    assert refused(state, seen=[4, 4, *[0] * 10, 0, 4, *[0] * 10]) == "position-seen"
    assert refused(state, seen=[3, 4, *[0] * 10, 4, 0, *[0] * 10]) == "position-seen"


def test_a_game_that_is_over_has_an_empty_cushion_or_no_ruby_left() -> None:
    state = act(roles(table(white={0: "D"}), "jeweller-m", "detective"), "open top E", "done")
    assert state.over
    assert refused(state, acted=[]) == "position-acted"
    assert refused(state, stage="choosing", phase="choose", role=[None, None]) == "position-cards"
    going_on = roles(table(), "thief", "detective")
    assert refused(going_on, stage="over", phase="over") == "position-moment"
