"""Fin du tour and the end of the game: exchange, refill, new decks."""

from __future__ import annotations

from tests.games.thiefs_market.builder import GAME, act, legal, lying, market, row

DEAR = {"A": "necklace fence pawnbroker philosophers-stone shadowy-hood"}  # two gems of one colour each


def test_fin_du_tour_purses_become_gold_and_masks_infamy_for_everybody() -> None:
    state = market("bag bag red", "mask blue", "bag mask pawn", sale=DEAR)
    assert state.dump()["round"] == 4
    assert state.gold == [2, 0, 1]
    assert state.infamy == [0, 1, 1]


def test_fin_du_tour_gems_give_nothing_and_all_dice_go_back_and_are_rolled() -> None:
    state = market("red blue", "bag", sale=DEAR, rolls="white " * 10)
    assert lying(state) == "white " * 10 + "pawn"
    assert state.gold == [0, 1, 0]
    assert state.infamy == [0, 0, 0]


def test_fin_du_tour_gold_of_this_round_is_for_the_next() -> None:
    state = market("bag red", sale={"A": "necklace tailor *"})
    assert "buy necklace" not in legal(state)


def test_fin_du_tour_who_took_the_pawn_begins_the_next_round() -> None:
    state = market("red", "bag", "pawn blue", turn=2, sale=DEAR)
    assert state.dump()["round"] == 4
    assert state.to_act == (2,)
    assert state.dump()["first"] == 2


def test_fin_du_tour_the_row_is_filled_to_five() -> None:
    state = market("red white", sale={"A": "tailor necklace - - fence"}, deck={"A": "glamer bondsman pawnbroker"})
    act(state, "buy tailor")
    assert row(state, "A") == ["glamer", "necklace", "bondsman", "pawnbroker", "fence"]
    assert row(state, "B") == []


def test_fin_du_tour_a_deck_that_runs_out_over_its_row_opens_the_next_at_once() -> None:
    sale = {"A": "tailor necklace - - fence"}
    state = market("red white", sale=sale, deck={"A": "glamer"}, left={"A": 1})
    act(state, "buy tailor")
    assert row(state, "A") == ["glamer", "necklace", None, None, "fence"]
    assert None not in row(state, "B")
    assert len(row(state, "B")) == 5
    assert len(state.decks[1]) == 7


def test_fin_du_tour_a_deck_that_is_just_enough_opens_nothing_yet() -> None:
    sale = {"A": "tailor necklace - - fence"}
    state = market("red white", sale=sale, left={"A": 3})
    act(state, "buy tailor")
    assert None not in row(state, "A")
    assert state.decks[0] == []
    assert row(state, "B") == []


def test_fin_du_tour_the_next_deck_opens_when_the_empty_deck_owes_a_card() -> None:
    state = market("red white", sale={"A": "tailor *"}, left={"A": 0})
    act(state, "buy tailor")
    assert row(state, "A").count(None) == 1
    assert row(state, "B").count(None) == 0
    assert len(row(state, "B")) == 5


def test_fin_du_tour_nothing_bought_from_an_empty_deck_owes_nothing() -> None:
    state = market("red white", sale={"A": "tailor *"}, left={"A": 0})
    act(state, "end turn")
    assert row(state, "B") == []


def test_fin_du_tour_older_rows_are_not_filled_any_more() -> None:
    state = market("red white", sale={"A": "tailor *", "B": "*"})
    act(state, "buy tailor")
    assert row(state, "A").count(None) == 1
    assert row(state, "B").count(None) == 0
    assert len(state.decks[0]) > 0


def test_fin_du_tour_deck_b_opens_deck_c() -> None:
    state = market("red green", sale={"A": "- -", "B": "brooch *"}, left={"A": 0, "B": 0})
    act(state, "buy brooch")
    assert len(row(state, "C")) == 5
    assert len(state.decks[2]) == 6


def test_fin_du_jeu_deck_c_cannot_fill_its_row_and_the_game_ends_at_once() -> None:
    state = market("red red", sale={"C": "giant-belt-buckle *"}, left={"C": 0})
    act(state, "buy giant-belt-buckle")
    assert state.over
    assert state.legal(0) == []
    assert state.winners() == (0,)


def test_fin_du_jeu_deck_c_just_enough_goes_on() -> None:
    state = market("red red", sale={"C": "giant-belt-buckle *"}, left={"C": 1})
    act(state, "buy giant-belt-buckle")
    assert not state.over
    assert state.decks[2] == []
    assert None not in row(state, "C")


def test_fin_du_jeu_an_empty_deck_c_with_a_full_row_goes_on() -> None:
    state = market("red red", sale={"C": "giant-belt-buckle *"}, left={"C": 0})
    act(state, "end turn")
    assert not state.over


def test_fin_du_jeu_the_potion_can_take_the_card_that_the_row_needs() -> None:
    sale = {"B": "unlabeled-potion", "C": "giant-belt-buckle *"}
    owned = {0: "disgruntled-minion"}
    state = market("red blue red red", owned=owned, sale=sale, deck={"C": "crown"}, left={"C": 1})
    act(state, "buy unlabeled-potion", "buy giant-belt-buckle")
    assert state.over


def test_fin_du_jeu_the_exchange_of_the_last_round_counts() -> None:
    state = market("red red bag mask", sale={"C": "giant-belt-buckle *"}, left={"C": 0})
    act(state, "buy giant-belt-buckle")
    assert state.over
    assert state.scores()[0].parts == {"cards": 4, "infamy": 1, "henchmen": 0, "gold": 3}


def test_a_game_goes_through_all_three_decks() -> None:
    state = GAME.state(players=3, seed=8)
    seen = set()
    while not state.over:
        seen.add(state.dump()["rows"].count([]))
        actions = state.legal(state.to_act[0])
        buys = [action for action in actions if action.kind == "buy"]
        state.apply(state.to_act[0], (buys or actions)[-1])
    assert seen == {2, 1, 0}
