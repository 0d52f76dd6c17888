"""Variante pour 3 joueurs: the Snitch hands out the cards and wants the scores close (rulings R54-R58)."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.core.view import told
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, end, legal, look, part, position, start


def test_variante_3_the_pile_is_twice_the_cards_of_the_round_and_one_goes_to_each_mastermind() -> None:
    first = start(3, 4).dump()
    assert [len(hand) for hand in first["hands"]] == [1, 1, 2]
    assert len(first["pile"]) == 2 * 4 - 4
    assert start(3, 4).to_act == (2,)


def test_variante_3_he_gives_one_card_to_cream_and_the_other_to_mint() -> None:
    state = start(3, 4)
    first, second = state.dump()["hands"][2]
    before = state.dump()["hands"]
    act(state, f"give {second}")
    hands = state.dump()["hands"]
    assert sorted(hands[0]) == sorted([*before[0], second])
    assert sorted(hands[1]) == sorted([*before[1], first])
    assert hands[2] == []
    assert state.to_act == (0,)


def test_variante_3_masterminds_do_not_swap_and_the_snitch_draws_again() -> None:
    state = act(start(3, 4), f"give {start(3, 4).dump()['hands'][2][0]}")
    kept = []
    for seat in (0, 1):
        play, keep = state.dump()["hands"][seat]
        kept.append([keep])
        act(state, f"choose {play}", legal_place(state, play))
    assert state.dump()["hands"][:2] == kept
    assert state.to_act == (2,)
    assert len(state.dump()["pile"]) == 2


def legal_place(state: Position, card: str) -> str:
    """A place for the card."""
    twin = act(state.clone(), f"choose {card}")
    return legal(twin)[0]


def test_r57_an_empty_pile_ends_the_round_and_not_the_game() -> None:
    state = start(3, 9)
    rng = FastRng(1)
    rounds: list[int] = []
    while not state.over:
        if not rounds or rounds[-1] != state.dump()["round"]:
            rounds.append(state.dump()["round"])
        options = state.legal(state.to_act[0])
        state.apply(state.to_act[0], options[rng.below(len(options))])
    assert rounds == [1, 2, 3, 4, 5, 6]
    crews = state.dump()["crews"]
    assert all(sum(len(stacks) for stacks in crew.values()) == 6 for crew in crews)  # 3 + 2 + 1 thieves each


def test_r56_the_first_cards_are_unseen_by_the_snitch_and_by_the_rival() -> None:
    state = start(3, 4)
    assert [hand.known for hand in look(state, 2).hands[:2]] == [[], []]
    assert look(state, 0).hands[1].known == look(state, 1).hands[0].known == []
    assert len(look(state, 2).hands[2].known) == 2


def test_r58_two_equal_cards_are_one_choice_but_he_is_asked_so_that_nobody_learns_it() -> None:
    state = position(
        "gala: saint | mime",
        "helping-hand",
        "briefcase",
        "skeleton-key skeleton-key",
        players=3,
        sizes=[1, 1, 2],
        phase="give",
    )
    assert legal(state) == ["give skeleton-key"]
    act(state, "give skeleton-key")
    assert state.dump()["hands"] == [["helping-hand", "skeleton-key"], ["briefcase", "skeleton-key"], []]


def test_r55_discarding_for_a_coin_is_as_free_as_with_two_seats() -> None:
    state = position("gala: saint | mime", "", "simple-disguise skeleton-key", players=3)
    assert "discard" in legal(act(state, "choose simple-disguise"))


def test_variante_3_in_the_last_pair_the_card_kept_is_discarded() -> None:
    state = position("gala: saint | mime", "", "simple-disguise skeleton-key", players=3, pairs=4)
    act(state, "choose simple-disguise", "on mime")
    assert state.dump()["discards"][1] == ["skeleton-key"]
    assert state.dump()["coins"] == [0, 0]


@pytest.mark.parametrize(
    ("cream", "mint", "snitch", "winner"),
    [
        ("bank: mime |", (5, 0), (0, 0), 0),  # 0 + 5 // 6 = 0
        ("bank: |", (0, 0), (0, 0), 2),  # equal Masterminds always lose to him
        ("bank: mime | \ngala: | saint+simple-disguise", (5, 6), (5, 1), 2),  # 5 + 1 reaches 6
        ("bank: mime | \ngala: | saint+smoke-screen", (5, 7), (5, 1), 1),  # 5 + 1 does not reach 7
    ],
)
def test_r54_lower_score_and_a_sixth_of_the_higher(
    cream: str, mint: tuple[int, int], snitch: tuple[int, int], winner: int
) -> None:
    state = end(cream, players=3)
    scores = state.scores()
    assert (scores[0].total, scores[1].total) == mint
    assert scores[2].parts == {"lower": snitch[0], "share": snitch[1]}
    assert state.winners() == (winner,)


def test_r54_neither_coins_nor_cream_break_a_tie_here() -> None:
    state = end("bank: |", players=3, coins=(5, 0))
    assert state.winners() == (2,)
    assert all(score.ties == {} for score in state.scores())


def test_variante_3_the_cards_given_are_told_to_those_concerned_alone() -> None:
    state = start(3, 4)
    state.events = []
    card = state.dump()["hands"][2][0]
    act(state, f"give {card}")
    first, second = state.events[:2]
    assert told(first, 0).args["card"] == told(first, 2).args["card"] == f"card-{card}"
    assert told(first, 1).kind == told(first, None).kind == "hand-out-unseen"
    assert "card" not in told(second, 0).args
    assert part(state, 2, "lower") == 0


def test_variante_3_refusals() -> None:
    state = start(3, 4)
    missing = next(card for card in ("mime", "saint", "dame") if card not in state.dump()["hands"][2])
    assert state.why_not(2, GAME.action(f"give {missing}")) == "why-not-in-hand"
    assert state.why_not(2, GAME.action("discard")) == "why-give-a-card"
    assert state.why_not(0, GAME.action("discard")) == "why-not-your-turn"
