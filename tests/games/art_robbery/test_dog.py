"""Chien de Garde: who gets it, what it answers to, and when it does not."""

from __future__ import annotations

from tests.games.art_robbery.builder import GAME, act, held, legal, position


def test_chien_de_garde_is_taken_from_the_middle() -> None:
    assert act(position("dog", ""), "play dog").dog == 0


def test_chien_de_garde_is_taken_from_a_player_who_has_no_say() -> None:
    state = act(position("dog", "", front={1: "5"}, dog=1), "play dog")
    assert state.dog == 0
    assert held(state, 1) == ["5"]
    assert state.to_act == (1,)


def test_chien_de_garde_played_by_its_holder_does_nothing() -> None:
    state = act(position("dog", "", dog=0), "play dog")
    assert state.dog == 0
    assert state.to_act == (1,)


def test_stealing_from_the_dog_holder_asks_the_holder() -> None:
    state = act(position("5", "", "", front={2: "5"}, dog=2), "play 5")
    assert state.to_act == (2,)
    assert legal(state) == ["give loot", "give dog"]
    assert state.why_not(2, GAME.action("play 0")) == "why-answer-the-theft"


def test_the_holder_may_give_the_token() -> None:
    state = act(position("5", "", front={1: "5"}, dog=1), "play 5", "give loot")
    assert (held(state, 0), held(state, 1), state.dog) == (["5"], [], 1)
    assert state.to_act == (1,)


def test_the_holder_may_give_the_dog_instead_and_the_theft_is_over() -> None:
    state = position("5 0 0 0 0", "", "", front={1: "5"}, dog=1, deck="boss")
    act(state, "play 5", "give dog")
    assert (held(state, 0), held(state, 1), state.dog) == ([], ["5"], 0)
    assert state.dump()["hands"][0] == ["0", "0", "0", "0", "boss"], "the thief draws"
    assert state.to_act == (1,)


def test_the_boss_can_be_defended_too() -> None:
    state = act(position("boss", "", front={1: "boss"}, dog=1), "play boss", "give dog")
    assert (held(state, 1), state.dog) == (["boss"], 0)


def test_a_victim_without_the_dog_is_not_asked() -> None:
    state = act(position("5", "", "", front={1: "5"}, dog=2), "play 5")
    assert held(state, 0) == ["5"]


def test_ruling_1_the_thief_chooses_the_token_then_the_dog_answers() -> None:
    state = act(position("3", "", raid="sculptures", front={1: "3a 3b 3c"}, dog=1), "play 3")
    assert legal(state) == ["steal 3a from 1", "steal 3b from 1", "steal 3c from 1"]
    act(state, "steal 3a from 1")
    assert state.to_act == (1,)
    assert held(act(state, "give loot"), 0) == ["3a"]


def test_a_token_taken_from_the_centre_is_no_theft() -> None:
    state = act(position("5", "", dog=1), "play 5")
    assert held(state, 0) == ["5"]
    assert state.dog == 1


def test_ruling_7_an_absent_holder_gives_the_dog() -> None:
    state = act(position("5", "", front={1: "5"}, dog=1), "play 5")
    assert state.absent(1).notation == "give dog"


def test_an_absent_player_plays_some_legal_card() -> None:
    state = position("5", "")
    assert state.absent(0) in state.legal(0)
