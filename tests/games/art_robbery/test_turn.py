"""Déroulement du jeu, Numéros, Voleur cupide, La Boss: what a card does, and what it may not do."""

from __future__ import annotations

import pytest

from larcin.core.rng import ScriptedRng
from tests.games.art_robbery.builder import GAME, act, held, legal, position


def test_mise_en_place_five_cards_each_and_nine_tokens_in_the_centre() -> None:
    for players, deck in ((2, 45), (3, 40), (4, 35), (5, 30)):
        start = GAME.state(players=players, seed=1).dump()
        assert [len(hand) for hand in start["hands"]] == [5] * players
        assert len(start["deck"]) == deck
        assert start["centre"] == ["0", "1", "2", "3a", "3b", "3c", "4", "5", "boss"]
        assert start["dog"] is None


def test_mise_en_place_a_random_player_begins() -> None:
    assert {GAME.state(players=5, seed=seed).to_act[0] for seed in range(60)} == {0, 1, 2, 3, 4}


def test_materiel_the_deck_of_55() -> None:
    start = GAME.state(players=2, seed=3)
    census = GAME.census(start)
    assert [census[card] for card in ("0", "1", "2", "3", "4", "5")] == [6] * 6
    assert (census["boss"], census["dog"], census["thief"]) == (6, 6, 7)


def test_deroulement_a_number_takes_its_token_from_the_centre_and_draws() -> None:
    state = act(position("5 0 0 1 1", "", deck="thief"), "play 5")
    assert held(state, 0) == ["5"]
    assert state.dump()["hands"][0] == ["0", "0", "1", "1", "thief"]
    assert state.dump()["discard"] == ["5"]
    assert state.to_act == (1,)


def test_numeros_with_several_in_the_centre_you_choose_one() -> None:
    state = act(position("3", ""), "play 3")
    assert legal(state) == ["take 3a", "take 3b", "take 3c"]
    assert held(act(state, "take 3b"), 0) == ["3b"]


def test_numeros_while_one_hangs_in_the_centre_stealing_is_not_allowed() -> None:
    state = position("3", "", front={1: "3a 3b"})
    act(state, "play 3")
    assert held(state, 0) == ["3c"]
    assert held(state, 1) == ["3a", "3b"]


def test_numeros_if_it_is_gone_from_the_centre_it_is_stolen() -> None:
    state = act(position("5", "", front={1: "5"}), "play 5")
    assert (held(state, 0), held(state, 1)) == (["5"], [])


def test_numeros_the_thief_chooses_the_victim_and_the_token() -> None:
    state = act(position("3", "", "", front={1: "3a 3b", 2: "3c"}), "play 3")
    assert legal(state) == ["steal 3a from 1", "steal 3b from 1", "steal 3c from 2"]
    act(state, "steal 3c from 2")
    assert (held(state, 0), held(state, 2)) == (["3c"], [])


def test_numeros_your_own_token_is_no_target() -> None:
    state = act(position("4", "", front={0: "4"}), "play 4")
    assert held(state, 0) == ["4"]
    assert state.to_act == (1,)


def test_numeros_nowhere_to_be_had_nothing_happens_and_the_turn_is_over() -> None:
    state = position("3 0 0 0 0", "", front={0: "3a 3b 3c"}, deck="dog")
    act(state, "play 3")
    assert held(state, 0) == ["3a", "3b", "3c"]
    assert state.dump()["hands"][0] == ["0", "0", "0", "0", "dog"]
    assert state.to_act == (1,)


def test_numeros_won_piles_are_never_a_target() -> None:
    state = act(position("5", "", raid="sculptures", piles={1: "sketches-5"}, front={0: "5"}), "play 5")
    assert state.dump()["piles"][1] == ["sketches-5"]


def test_any_card_may_be_played_even_for_nothing() -> None:
    assert legal(position("3 boss dog", "", front={0: "3a 3b 3c boss"}, dog=0)) == [
        "play 0",
        "play 3",
        "play boss",
        "play dog",
    ]


def test_boss_is_taken_from_the_centre_first() -> None:
    assert held(act(position("boss", ""), "play boss"), 0) == ["boss"]


def test_boss_is_stolen_when_she_is_gone() -> None:
    state = act(position("boss", "", front={1: "boss"}), "play boss")
    assert (held(state, 0), held(state, 1)) == (["boss"], [])


def test_boss_held_by_yourself_does_nothing() -> None:
    state = act(position("boss", "", front={0: "boss"}), "play boss")
    assert held(state, 0) == ["boss"]
    assert state.to_act == (1,)


def test_boss_a_five_does_not_take_her() -> None:
    state = act(position("5", "", front={0: "5", 1: "boss"}), "play 5")
    assert held(state, 1) == ["boss"]


def test_voleur_cupide_takes_any_token_of_the_centre_the_boss_included() -> None:
    state = act(position("thief", "", front={1: "0 1 2 3a 3b 3c"}), "play thief")
    assert legal(state) == ["take 4", "take 5", "take boss"]
    assert held(act(state, "take boss"), 0) == ["boss"]


def test_voleur_cupide_never_takes_from_a_player_or_the_dog() -> None:
    state = act(position("thief", "", front={1: "0 1 2 3a 3b 3c"}, dog=1), "play thief")
    assert not [notation for notation in legal(state) if notation.startswith("steal")]
    assert act(state, "take 4").dog == 1


def test_voleur_cupide_with_one_work_left_is_not_asked() -> None:
    state = position("thief", "", centre="4", front={0: "0 1 2 3a 3b 3c 5 boss"})
    act(state, "play thief")
    assert state.dump()["raid"] == "sculptures"


def test_pioche_the_discard_becomes_the_deck_the_moment_the_last_card_is_drawn() -> None:
    state = position("5 0 0 0 0", "", deck="boss", deck_size=1)
    discarded = len(state.discard)
    state.rng = ScriptedRng([])
    act(state, "play 5")
    assert len(state.deck) == discarded + 1, "the card just played is shuffled in too"
    assert state.discard == []
    assert state.rng.draws == discarded
    assert state.dump()["hands"][0] == ["0", "0", "0", "0", "boss"]


def test_pioche_is_not_shuffled_while_a_card_is_left() -> None:
    state = position("5", "", deck="boss 1", deck_size=2)
    before = list(state.discard)
    act(state, "play 5")
    assert (len(state.deck), len(state.discard)) == (1, len(before) + 1)


@pytest.mark.parametrize(
    ("notation", "why"),
    [
        ("play 3", "why-not-in-hand"),
        ("take 4", "why-card-first"),
        ("steal 4 from 1", "why-card-first"),
        ("give dog", "why-no-theft"),
        ("give loot", "why-no-theft"),
    ],
)
def test_why_not_before_a_card_is_played(notation: str, why: str) -> None:
    state = position("4 0 0 0 0", "")
    assert state.why_not(0, GAME.action(notation)) == why
    assert state.why_not(1, GAME.action(notation)) == "why-not-your-turn"


def test_why_not_once_a_card_is_played() -> None:
    state = act(position("3", "", front={1: "3a"}), "play 3")
    assert state.why_not(0, GAME.action("steal 3a from 1")) == "why-centre-first"
    assert state.why_not(0, GAME.action("take 5")) == "why-not-that-token"
    assert state.why_not(0, GAME.action("play 0")) == "why-card-played"
    assert state.why_not(0, GAME.action("take 3b")) is None
