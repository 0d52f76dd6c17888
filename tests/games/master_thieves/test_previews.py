"""What a choice would do is told before it is made, and the table is told the figures it shows."""

from __future__ import annotations

from msgspec import UNSET

from larcin.core.view import Sentence
from larcin.games.master_thieves.facts import Jewel
from larcin.games.master_thieves.position import Position
from larcin.games.master_thieves.previews import Choice
from tests.games.master_thieves.builder import GAME, act, roles, table


def choices(state: Position, seat: int = 0) -> dict[str, Choice]:
    """The seat's choices by notation."""
    return {choice.action: choice for choice in GAME.look(state, seat).choices}


def test_facts_say_what_jewels_are_worth_and_how_many_there_are() -> None:
    facts = GAME.facts(table(players=3))
    assert facts.jewels == {"diamond": Jewel(1, 36), "sapphire": Jewel(2, 6), "ruby": Jewel(4, 6)}
    assert (facts.drawers, len(facts.roles)) == (12, 6)
    assert (facts.levels, facts.faces) == (["top", "middle", "bottom"], ["N", "E", "S", "W"])


def test_a_role_says_its_number_and_what_it_may_share() -> None:
    offered = choices(table(red="DDS"))
    assert offered["choose thief"].preview == Sentence("preview-number", {"number": 1})
    red: dict[str, int | str] = {"number": 1, "diamonds": 2, "sapphires": 1}
    assert offered["choose smuggler"].preview == Sentence("preview-number-red", red)
    assert offered["choose detective"].preview == Sentence("preview-number-red", red)


def test_placing_an_imitation_is_worth_as_much_as_the_jewel() -> None:
    offered = choices(act(roles(table(), "jeweller-m", "thief"), "open top E"))
    assert offered["place diamond"].points == 1
    assert offered["place sapphire"].preview == Sentence("preview-place", {"points": 2, "left": 9})


def test_filling_says_how_many_are_left() -> None:
    state = act(GAME.state(2, seed=1), "open top E")
    assert choices(state, state.turn)["place diamond"].preview == Sentence("preview-fill", {"left": 4})


def test_an_alarm_says_what_it_guards() -> None:
    state = act(roles(table({"top E upper": "D"}), "jeweller-m", "thief"), "open top E", "place sapphire")
    assert choices(state)["set alarm"].preview == Sentence("preview-alarm", {"diamonds": 1, "sapphires": 1})


def test_the_secret_compartment_says_what_is_at_risk_and_what_shutting_the_drawer_takes() -> None:
    empty = choices(act(roles(table(), "master-thief", "detective"), "open top N"))
    assert empty["open secret"].preview == Sentence("preview-secret")
    assert empty["done"].preview == Sentence("preview-ends")
    full = choices(act(roles(table({"top N upper": "DS"}), "master-thief", "detective"), "open top N"))
    assert full["open secret"].preview == Sentence("preview-secret-risk")
    assert full["flip"].preview == Sentence("preview-takes", {"diamonds": 1, "sapphires": 1})
    assert full["flip"].points == 3


def test_a_ruby_says_its_worth_and_whether_it_is_the_last() -> None:
    state = act(roles(table({"top N upper": "D"}), "master-thief", "detective"), "open top N", "open secret")
    offered = choices(state)
    assert offered["take ruby"].preview == Sentence("preview-points", {"points": 5})
    assert offered["leave ruby"].preview == Sentence("preview-points", {"points": 1})
    last = table(rubies=["middle N upper"])
    act(roles(last, "master-thief", "detective"), "open middle N", "open secret")
    assert choices(last)["take ruby"].preview == Sentence("preview-last-ruby", {"points": 4})


def test_moving_the_box_says_whether_it_ends_the_turn() -> None:
    state = act(roles(table(), "thief", "detective"), "open top E")
    assert choices(state)["flip"].preview == Sentence("preview-goes-on")
    assert choices(act(state, "flip"))["turn top clockwise"].preview == Sentence("preview-ends")
    easier = act(roles(table(turning="one"), "thief", "detective"), "open top E")
    assert choices(easier)["flip"].preview == Sentence("preview-ends")


def test_sharing_says_what_each_jewel_brings() -> None:
    state = roles(table(players=3, red="DS"), "smuggler", "smuggler", "thief")
    act(state, "open top E", "done", "open top W", "done")
    offered = choices(state)
    assert (offered["draft diamond"].points, offered["draft sapphire"].points) == (1, 2)


def test_the_view_says_whose_the_red_cushion_will_be() -> None:
    state = roles(table(players=3, red="D"), "detective", "thief", "detective")
    assert GAME.look(state, None).heirs == [0, 2]
    assert GAME.look(roles(table(players=3), "detective", "thief", "detective"), None).heirs == []


def test_the_open_drawer_says_what_all_see_of_its_secret_compartment() -> None:
    state = act(roles(table(), "master-thief", "detective"), "open top N")
    shown = GAME.look(state, 1).open
    assert shown is not None
    assert (shown.pulled, shown.ruby) == (False, False)
    shown = GAME.look(act(state, "open secret"), 1).open
    assert shown is not None
    assert (shown.pulled, shown.ruby) == (True, True)
    shown = GAME.look(act(state, "take ruby"), 1).open
    assert shown is not None
    assert (shown.pulled, shown.ruby) == (True, False)


def test_a_spectator_has_no_choices() -> None:
    assert GAME.look(table(), None).choices == []
    assert all(choice.preview is not UNSET for choice in choices(table()).values())
