"""Rounds: secret roles, the order of play, played cards, and passing them on."""

from __future__ import annotations

from itertools import permutations

import pytest

from larcin.core.rng import FastRng
from larcin.games.master_thieves.components import ROLES
from larcin.games.master_thieves.position import Position
from tests.games.master_thieves.builder import GAME, act, legal, play, roles, table

SOME = ["jeweller-m", "thief", "jeweller-f", "master-thief", "smuggler", "detective"]


def acting_order(state: Position) -> list[tuple[int, str]]:
    """Play a round with empty drawers and note who acts as what."""
    order = []
    while state.phase == 2:
        seat = state.to_act[0]
        order.append((seat, ROLES[state.role[seat]]))
        act(state, "open bottom W")
        while state.to_act == (seat,) and state.phase in (3, 4):
            act(state, "place diamond" if state.phase == 3 else "done")
    return order


def test_rulebook_cards_are_chosen_at_the_same_time_and_nobody_sees_the_others() -> None:
    state = table(players=3)
    assert state.to_act == (0, 1, 2)
    play(state, 1, "choose thief")
    assert list(state.to_act) == [0, 2]
    for seat in (0, 2, None):
        place = GAME.look(state, seat).places[1]
        assert place.chosen
        assert place.card is None
    card = GAME.look(state, 1).places[1].card
    assert card is not None
    assert card.role == "thief"


def test_rulebook_choices_commute() -> None:
    dumps = []
    for order in permutations(range(3)):
        state = table(players=3)
        for seat in order:
            play(state, seat, f"choose {('thief', 'smuggler', 'detective')[seat]}")
        dumps.append(state.dump())
    assert all(dump == dumps[0] for dump in dumps)


def test_rulebook_first_only_smugglers_show_themselves() -> None:
    state = roles(table(players=4), "thief", "smuggler", "detective", "smuggler")
    assert state.to_act == (1,)
    view = GAME.look(state, 0)
    assert [(turn.seat, turn.role) for turn in view.order] == [(1, "smuggler"), (3, "smuggler")]
    assert view.places[2].card is None
    act(state, "open top N", "done")
    assert state.to_act == (3,)
    assert GAME.look(state, 0).places[2].card is None
    act(state, "open top E", "done")
    assert [turn.role for turn in GAME.look(state, 0).order] == ["smuggler", "smuggler", "thief", "detective"]


def test_rulebook_example_of_an_order_of_play_with_eight_players() -> None:
    """The rulebook's own example: Smugglers 2, 5, 8, then the Jeweller (f), Thieves 5 and 7, the Master Thief."""
    chosen = ["jeweller-f", "smuggler", "smuggler", "smuggler", "detective", "master-thief", "thief", "thief"]
    cards = [8, 2, 5, 8, 4, 3, 5, 7]
    numbers: dict[int, dict[str, int]] = {}
    for role in ROLES:
        taken = [cards[seat] for seat in range(8) if chosen[seat] == role]
        rest = [number for number in range(1, 9) if number not in taken]
        for seat in range(8):
            numbers.setdefault(seat, {})[role] = cards[seat] if chosen[seat] == role else rest.pop(0)
    state = roles(table(players=8, numbers=numbers), *chosen)
    assert acting_order(state) == [
        (1, "smuggler"),
        (2, "smuggler"),
        (3, "smuggler"),
        (0, "jeweller-f"),
        (6, "thief"),
        (7, "thief"),
        (5, "master-thief"),
    ]


def test_rulebook_without_a_smuggler_all_others_show_themselves_at_once() -> None:
    state = roles(table(), "thief", "detective")
    assert [turn.role for turn in GAME.look(state, None).order] == ["thief", "detective"]


def test_rulebook_a_played_card_cannot_be_chosen_again_in_this_cycle() -> None:
    state = table(round=2, played=["thief", "smuggler"])
    assert [action.notation for action in state.legal(0)] == [
        "choose jeweller-m",
        "choose jeweller-f",
        "choose master-thief",
        "choose detective",
    ]
    assert state.why_not(0, GAME.action("choose thief")) == "why-role-played"


def test_rulebook_the_last_card_of_a_cycle_is_not_asked_for() -> None:
    state = table(round=4, played=["detective", "smuggler", "jeweller-m", "jeweller-f"])
    roles(state, "thief", "master-thief")
    act(state, "open bottom W", "done", "open bottom E", "done")
    assert state.round == 5
    assert [ROLES[role] for role in state.role] == ["master-thief", "thief"]
    assert state.to_act == (1,), "the Thief acts before the Master Thief"


def test_rulebook_after_six_rounds_cards_go_to_the_left_neighbour_with_their_numbers() -> None:
    state = table(players=3, round=4, played=["detective", "smuggler", "jeweller-m", "jeweller-f"])
    before = [state.numbers[seat * 6 : seat * 6 + 6] for seat in range(3)]
    roles(state, "thief", "thief", "thief")
    for _ in range(6):
        act(state, "open bottom W", "done")
    assert (state.cycle, state.round) == (1, 0)
    assert state.numbers == [*before[2], *before[0], *before[1]]
    assert [action.notation for action in state.legal(0)] == [f"choose {role}" for role in ROLES]
    assert state.known == [63, 63, 63], "every card was shown once"


def test_rulebook_two_players_swap_their_cards() -> None:
    state = table(round=4, played=["detective", "smuggler", "jeweller-m", "jeweller-f"])
    mine, yours = state.numbers[:6], state.numbers[6:]
    roles(state, "thief", "thief")
    for _ in range(4):
        act(state, "open bottom W", "done")
    assert state.numbers == [*yours, *mine]


def test_rulebook_a_turn_begins_with_opening_a_drawer_and_nothing_else() -> None:
    state = roles(table(), "thief", "detective")
    assert [move.split()[0] for move in legal(state)] == ["open"] * 12
    for notation in ("flip", "done", "turn top clockwise", "place diamond", "set alarm", "open secret"):
        assert state.why_not(0, GAME.action(notation)) == "why-open-first"


def test_rulebook_one_drawer_a_turn() -> None:
    state = act(roles(table(), "thief", "detective"), "open top N")
    assert state.why_not(0, GAME.action("open top E")) == "why-one-drawer"


def test_rulebook_a_detective_never_touches_the_box() -> None:
    state = act(roles(table(), "thief", "detective"), "open bottom W", "done")
    assert state.round == 1, "the Detective has no turn"


@pytest.mark.parametrize("first", ["turn two counterclockwise", "flip"])
def test_rulebook_turn_and_flip_at_most_once_each_in_any_order(first: str) -> None:
    state = act(roles(table(), "thief", "thief"), "open bottom W", first)
    other = "flip" if first != "flip" else "turn two counterclockwise"
    assert state.why_not(0, GAME.action(first)) == ("why-turned" if first != "flip" else "why-flipped")
    assert "done" in legal(state)
    act(state, other)
    assert state.to_act == (1,), "after both the turn is over"


def test_variant_in_the_easier_game_one_of_both_ends_the_turn() -> None:
    state = roles(table(turning="one"), "thief", "thief")
    assert act(state.clone(), "open bottom W", "flip").to_act == (1,)
    assert act(state, "open bottom W", "turn top clockwise").to_act == (1,)


def test_section_7_numbers_of_cards_that_were_never_shown_are_the_owners_alone() -> None:
    state = roles(table(players=3, memory="assisted"), "thief", "detective", "jeweller-m")
    hand = {card.role: card.number for card in GAME.look(state, 0).places[1].hand or []}
    assert hand == dict.fromkeys(["smuggler", "jeweller-m", "jeweller-f", "thief", "master-thief"])
    seen = set()
    for seed in range(60):
        world = state.imagine(0, FastRng(seed))
        assert world.number_of(1) == state.number_of(1)
        assert world.numbers[:6] == state.numbers[:6]
        assert len({world.numbers[seat * 6 + 4] for seat in range(3)}) == 3
        seen.add(world.numbers[1 * 6 + 4])
    assert seen == {2, 3, 4, 5, 6, 7, 8}, "any number but my own may be on it"


def test_section_7_a_card_lying_face_down_may_be_any_unplayed_role_and_no_smuggler_once_those_have_shown() -> None:
    choosing = table(players=3)
    play(choosing, 1, "choose thief")
    assert {choosing.imagine(0, FastRng(seed)).role[1] for seed in range(80)} == set(range(6))
    smuggling = roles(table(players=3), "smuggler", "thief", "detective")
    assert {smuggling.imagine(0, FastRng(seed)).role[1] for seed in range(80)} == {1, 2, 3, 4, 5}
    assert {smuggling.imagine(1, FastRng(seed)).role[1] for seed in range(20)} == {3}
