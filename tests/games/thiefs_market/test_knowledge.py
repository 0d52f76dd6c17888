"""What is hidden: the others' infamy, the decks, the removed cards; and what can be taken back."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.games.thiefs_market.components import DECKS
from tests.games.thiefs_market.builder import GAME, act, market, seen


def test_jetons_infamy_is_shown_to_its_owner_alone() -> None:
    state = market("red", sale={"A": "tailor"}, infamy=[3, 4, 5], gold=[1, 2, 3])
    assert [place.infamy for place in seen(state, 1).places] == [None, 4, None]
    assert [place.infamy for place in seen(state, None).places] == [None, None, None]
    assert [place.gold for place in seen(state, 1).places] == [1, 2, 3]


def test_option_infamy_open_shows_it_to_all() -> None:
    state = market("red", sale={"A": "tailor"}, infamy=[3, 4, 5], show_infamy="open")
    assert [place.infamy for place in seen(state, None).places] == [3, 4, 5]


def test_jetons_a_score_that_hangs_on_hidden_infamy_is_hidden_too() -> None:
    state = market("red", owned={1: "political-campaign"}, sale={"A": "tailor"}, infamy=[0, 8, 0])
    own, other = (seen(state, seat).places[1] for seat in (1, 0))
    assert (own.cards[0].worth, own.score.cards, own.score.total) == (4, 4, 12)
    assert (other.cards[0].worth, other.score.cards, other.score.total) == (None, 0, 0)


def test_the_end_shows_everybodys_infamy() -> None:
    state = market("red red", sale={"C": "giant-belt-buckle *"}, left={"C": 0}, infamy=[1, 2, 3])
    act(state, "buy giant-belt-buckle")
    assert [place.infamy for place in seen(state, None).places] == [1, 2, 3]


def test_jetons_infamy_is_gained_in_the_open_so_an_imagined_world_has_it() -> None:
    state = market("red", sale={"A": "tailor"}, infamy=[3, 4, 5])
    assert state.imagine(0, FastRng(1)).infamy == [3, 4, 5]


def test_decks_an_imagined_world_shuffles_each_deck_with_the_cards_removed_from_it() -> None:
    state = GAME.state(players=3, seed=5)
    truth = state.dump()
    worlds = [state.imagine(0, FastRng(seed)).dump() for seed in range(60)]
    for number in range(len(DECKS)):
        assert {len(world["decks"][number]) for world in worlds} == {len(truth["decks"][number])}
        tops = {world["decks"][number][-1] for world in worlds}
        assert len(tops) > 8, "any unseen card may be on top"
        assert not tops & {card for row in truth["rows"] for card in row}
    assert any(world["removed"] != truth["removed"] for world in worlds)
    for world in worlds:
        assert {**world, "decks": 0, "removed": 0, "rng": 0} == {**truth, "decks": 0, "removed": 0, "rng": 0}


def test_the_view_never_names_a_card_that_nobody_has_seen() -> None:
    import msgspec

    state = GAME.state(players=4, seed=6)
    truth = state.dump()
    text = msgspec.json.encode(state.view(0)).decode()
    for card in [*truth["removed"], *(card for deck in truth["decks"] for card in deck)]:
        assert f'"{card}"' not in text
        assert f'card-{card}"' not in text


def test_undo_goes_back_through_a_choice_of_objects_and_stops_at_the_roll() -> None:
    match = GAME.start(players=3, seed=11)
    first = match.to_act[0]
    before = match.state.dump()
    kinds = [action.notation for action in match.legal(first)][:2]
    match.play(first, kinds[0])
    match.play(first, kinds[1])
    match.undo(first)
    match.undo(first)
    assert match.state.dump() == before
    assert not match.can_undo(first)


def test_undo_a_theft_can_be_taken_back_until_the_returned_dice_are_rolled() -> None:
    match = GAME.start(players=3, seed=12)
    first = match.to_act[0]
    for _ in range(3):
        match.play(first, match.legal(first)[0])
    if match.to_act == (first,):
        match.play(first, "done")
    thief = match.to_act[0]
    before = match.state.dump()
    match.play(thief, f"steal from {first}")
    assert match.can_undo(thief)
    match.undo(thief)
    assert match.state.dump() == before


@pytest.mark.parametrize("players", [3, 5])
def test_census_every_component_is_somewhere(players: int) -> None:
    census = GAME.census(GAME.state(players=players, seed=1))
    assert census["die"] == {3: 10, 5: 13}[players]
    assert census["pawn"] == 1
    assert len(census) == 49 + 2
    assert set(census.values()) - {census["die"]} == {1}
