"""The rules, one test each. A position is dealt, changed where it matters, and played on."""

import pytest
from teaching_game import GAME
from teaching_game.components import CARDS, TOOLS, UNUSED, VALUE
from teaching_game.position import Position

from larcin import IllegalMove
from larcin.core.match import Match

COIN, CROWN, ALARM = (CARDS.index(name) for name in ("coin", "crown", "alarm"))
PLIERS, FENCE = (TOOLS.index(name) for name in ("pliers", "fence"))


def at_work(vault: list[int], hand: list[int] | None = None, sack: list[int] | None = None) -> tuple[Match, Position]:
    """A game of two in which seat 0 is in the vault; the last card is the next one."""
    match = GAME.start(2, seed=1)
    state = match.state
    assert isinstance(state, Position)
    state.vault, state.hands[0], state.sack, state.to_act = vault, hand or [], sack or [], (0,)
    return match, state


def test_loot_goes_into_the_sack_and_the_thief_goes_on() -> None:
    match, state = at_work([COIN, CROWN])
    match.play(0, "grab")
    assert (state.sack, state.to_act) == ([CROWN], (0,))


def test_who_leaves_keeps_the_sack_and_the_next_thief_goes_in() -> None:
    match, state = at_work([COIN], sack=[CROWN])
    match.play(0, "leave")
    assert (state.stashes[0], state.sack, state.to_act) == ([CROWN], [], (1,))


def test_an_empty_sack_is_no_reason_to_leave() -> None:
    match, _ = at_work([COIN])
    with pytest.raises(IllegalMove, match="Your sack is empty"):
        match.play(0, "leave")


def test_an_alarm_costs_the_sack_and_brings_a_tool() -> None:
    match, state = at_work([COIN, ALARM], sack=[CROWN])
    match.play(0, "grab")
    assert (state.lost, state.sack, state.to_act) == ([ALARM, CROWN], [], (1,))
    assert len(state.hands[0]) == 1


def test_only_the_thief_sees_which_tool_it_is() -> None:
    match, _ = at_work([COIN, ALARM])
    match.play(0, "grab")
    assert [match.told(seat)[-1].kind for seat in (0, 1)] == ["comfort", "comfort-unseen"]
    assert "tool" not in match.told(1)[-1].args


def test_with_the_pliers_an_alarm_does_not_ring() -> None:
    match, state = at_work([COIN, ALARM], hand=[PLIERS], sack=[CROWN])
    match.play(0, "use pliers")
    assert (state.sack, state.used, state.to_act) == ([CROWN], [PLIERS], (0,))


def test_a_fence_makes_the_sack_safe_and_the_thief_goes_on() -> None:
    match, state = at_work([COIN], hand=[FENCE], sack=[CROWN])
    match.play(0, "use fence")
    assert (state.stashes[0], state.sack, state.to_act) == ([CROWN], [], (0,))


def test_a_tool_that_is_not_in_hand_is_refused() -> None:
    match, _ = at_work([COIN], hand=[FENCE])
    with pytest.raises(IllegalMove, match="no such tool"):
        match.play(0, "use pliers")


def test_the_last_card_ends_the_game_and_unused_tools_count() -> None:
    match, state = at_work([CROWN], hand=[FENCE, FENCE])
    state.hands[1] = []
    match.play(0, "grab")
    assert match.over
    assert match.scores()[0].parts == {"loot": VALUE[CROWN], "tools": 2 * UNUSED}
    assert match.winners() == (0,)
