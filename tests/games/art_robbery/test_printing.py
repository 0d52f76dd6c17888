"""The first printing: raid 3 has two Bosses and no 5 (the known misprint), as an option."""

from __future__ import annotations

from tests.games.art_robbery.builder import GAME, act, held, legal, position

ANTIQUES = "0 1 2 3a 3b 3c 4 boss boss2"


def test_first_printing_the_antiques_have_two_bosses_and_no_5() -> None:
    state = position("", "", raid="antiques", printing="first")
    assert state.dump()["centre"] == ANTIQUES.split()
    assert position("", "", raid="antiques").dump()["centre"][-2:] == ["5", "boss"]


def test_first_printing_each_boss_card_takes_one_from_the_centre_first() -> None:
    state = act(position("boss", "", raid="antiques", printing="first"), "play boss")
    assert legal(state) == ["take boss", "take boss2"]
    assert held(act(state, "take boss2"), 0) == ["boss2"]


def test_first_printing_a_boss_card_steals_the_other_boss_too() -> None:
    state = position("boss", "", raid="antiques", printing="first", front={0: "boss", 1: "boss2"})
    assert held(act(state, "play boss"), 0) == ["boss", "boss2"]


def test_first_printing_a_5_does_nothing_in_that_raid() -> None:
    state = act(position("5", "", raid="antiques", printing="first"), "play 5")
    assert held(state, 0) == []
    assert state.to_act == (1,)


def test_first_printing_one_4_keeps_both_bosses_of_its_holder() -> None:
    state = position("0", "", raid="antiques", printing="first", centre="0", front={0: "boss boss2 4"})
    piles = act(state, "play 0").dump()["piles"][0]
    assert {"antiques-boss", "antiques-boss2"} <= set(piles)


def test_first_printing_a_boss_without_the_4_is_lost() -> None:
    state = position("0", "", raid="antiques", printing="first", centre="0", front={0: "boss", 1: "boss2"})
    act(state, "play 0")
    assert state.dump()["lost"] == ["antiques-boss"], "seat 1 holds the 4 and keeps hers"


def test_option_open_scores_shows_everybodys_pile() -> None:
    piles = {1: "sketches-5 sketches-0"}
    hidden = position("", "", raid="sculptures", piles=piles).view(0)
    shown = position("", "", raid="sculptures", piles=piles, scores="open").view(0)
    assert (hidden.places[1].points, hidden.places[1].alibis, hidden.places[1].won) == (None, None, 2)  # type: ignore[attr-defined]  # the game's own view
    assert (shown.places[1].points, shown.places[1].alibis) == (5, 2)  # type: ignore[attr-defined]


def test_options_have_defaults() -> None:
    assert GAME.state(players=2).setup.options == {"printing": "corrected", "scores": "hidden"}
