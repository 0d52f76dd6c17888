"""The end of the game, the score and its ties."""

from __future__ import annotations

import pytest

from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import act, black, red, roles, table, white

FIVE = ["middle N upper"]  # the one ruby left in the box


def empty_cushion(**more: object) -> Position:
    """Seat 0 has one imitation left and places it; seat 1 is still to act."""
    state = roles(table(white={0: "D"}, **more), "jeweller-m", "thief")  # type: ignore[arg-type]  # handed on
    return act(state, "open top E", "done")


def test_rulebook_an_empty_white_cushion_in_mid_round_stops_nothing() -> None:
    state = empty_cushion()
    assert white(state, 0) == ""
    assert state.to_act == (1,)
    act(state, "open top W", "done")
    assert state.over


def test_rulebook_detectives_share_before_the_game_ends() -> None:
    state = table({"top W lower": "DS"}, players=3, white={0: "D"})
    roles(state, "jeweller-m", "thief", "detective")
    act(state, "open top E", "done", "open top W", "done")
    assert state.over
    assert black(state, 2).endswith("S")
    assert red(state) == ""


def test_rulebook_the_game_goes_on_while_everybody_has_an_imitation() -> None:
    state = roles(table(white={0: "DD"}), "jeweller-m", "thief")
    act(state, "open top E", "done", "open top W", "done")
    assert not state.over


def test_ruling_the_sixth_ruby_ends_the_game_at_once_with_the_front_banked() -> None:
    state = table({"middle N upper": "DS", "top E lower": "D"}, players=3, rubies=FIVE, red="D")
    roles(state, "master-thief", "master-thief", "detective")
    act(state, "open middle N", "open secret", "take ruby")
    assert state.over, "the other Master Thief does not act"
    assert black(state, 0) == "DSR"
    assert red(state) == "D", "and the Detective does not share"


def test_option_the_sixth_ruby_ends_the_game_with_the_round() -> None:
    state = table({"middle N upper": "D"}, players=3, rubies=FIVE, red="S", sixth_ruby="end-of-round")
    roles(state, "master-thief", "master-thief", "detective")
    act(state, "open middle N", "open secret", "take ruby", "done")
    assert state.to_act == (1,)
    act(state, "open top N", "done")
    assert state.over
    assert black(state, 2).endswith("SRRRRR")


def test_ruling_the_sixth_ruby_may_be_left() -> None:
    state = table(rubies=FIVE)
    act(roles(state, "master-thief", "detective"), "open middle N", "open secret", "leave ruby", "done")
    assert not state.over


def test_rulebook_points_black_counts_for_and_white_against() -> None:
    state = empty_cushion(black={0: "DDDSSR", 1: "DR"}, rubies=["top N upper"])
    act(state, "open top W", "done")
    first, second = state.scores()
    assert first.parts == {"diamonds": 3, "sapphires": 4, "rubies": 4, "false-diamonds": 0, "false-sapphires": 0}
    assert first.total == 11
    assert second.total == sum(second.parts.values())
    assert second.parts["false-diamonds"] == -8


def test_ruling_what_lies_in_drawers_or_on_red_counts_for_nobody() -> None:
    state = empty_cushion(red="DDS", drawers={"middle E upper": "DDD"})
    act(state, "open top W", "done")
    assert red(state) == "DDS"
    points = sum(score.total for score in state.scores())
    on_cushions = sum(len(black(state, seat)) for seat in (0, 1))
    assert points < on_cushions + 24


def finished(first: str, second: str, white_second: str) -> Position:
    """Play the last turn of a game in which these cushions are what counts."""
    held = first + second + white_second + "D"
    drawers = {"bottom E upper": "D" * (28 - held.count("D"))}
    if held.count("S") < 4:
        drawers["bottom W upper"] = "S" * (4 - held.count("S"))
    places = [f"{level} {face} upper" for level in ("top", "middle", "bottom") for face in ("N", "S")]
    state = table(
        drawers,
        white={0: "D", 1: white_second},
        black={0: first, 1: second},
        rubies=places[: 6 - held.count("R")],
    )
    return act(roles(state, "jeweller-m", "detective"), "open top W", "done")


@pytest.mark.parametrize(
    ("first", "second", "white_second", "winners"),
    [
        ("DDD", "DDDD", "DD", (0,)),  # 3 against 2
        ("DDDD", "R", "D", (0,)),  # 4 against 3
        ("DDD", "R", "D", (1,)),  # 3 each: the ruby
        ("RDDDD", "RSDDD", "D", (1,)),  # 8 each, a ruby each: the sapphire
        ("RDDD", "RSDD", "D", (1,)),  # 7 each: the sapphire
        ("SD", "SDD", "D", (0, 1)),  # all the same: shared
        ("DDDD", "SSD", "S", (0,)),  # 4 against 3
        ("DD", "SS", "S", (1,)),  # 2 each: genuine sapphires only
        ("S", "DDDD", "S", (0,)),  # 2 each: a false sapphire breaks no tie
    ],
)
def test_rulebook_ties_are_broken_by_rubies_then_by_genuine_sapphires_then_shared(
    first: str, second: str, white_second: str, winners: tuple[int, ...]
) -> None:
    state = finished(first, second, white_second)
    assert state.over
    assert state.winners() == winners


def test_nobody_has_won_before_the_end() -> None:
    assert table().winners() == ()
