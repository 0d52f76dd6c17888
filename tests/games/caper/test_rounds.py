"""Disposition du jeu, Manche, Fin d'une manche: decks, rounds, turns, swaps and leftovers (rulings R1-R8)."""

from __future__ import annotations

import pytest

from larcin.core.rng import FastRng
from larcin.games.caper.components import CARDS_EACH, CITIES, COPIES, LOCATIONS, PLACES, THIEVES
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, all_locations, crew, legal, look, position, start

ROUNDS = [("thief", 4, 0), ("gear", 6, 1), ("thief", 3, 0), ("gear", 6, 1), ("thief", 2, 0), ("gear", 6, 1)]


@pytest.mark.parametrize("city", CITIES)
def test_elements_du_jeu_the_decks_of_a_city(city: str) -> None:
    first = start(2, 1, city=city).dump()
    assert len(first["thief_deck"]) == 18 - 8
    assert len(first["gear_deck"]) == 36
    assert len(all_locations(city)) == 13
    assert len(set(first["locations"])) == 3
    assert set(first["locations"]) <= set(all_locations(city))
    assert (first["supply"], first["coins"], first["laundered"]) == (10, [0, 0], [0, 0])
    assert first["crews"] == [{location: [] for location in first["locations"]}] * 2


def test_elements_du_jeu_24_thieves_48_gear_cards_and_23_locations_in_the_box() -> None:
    assert (len(THIEVES), sum(COPIES[len(THIEVES) :]), len(LOCATIONS)) == (24, 48, 23)
    core = set(all_locations("paris")) & set(all_locations("rome")) & set(all_locations("london"))
    assert len(core) == 8


def test_choisir_une_ville_random_by_default_and_every_city_comes_up() -> None:
    assert {start(2, seed).dump()["city"] for seed in range(40)} == set(CITIES)
    assert start(2, 1, city="rome").dump()["city"] == "rome"


def test_determinez_les_emplacements_every_location_can_come_up() -> None:
    for city in CITIES:
        seen = {place for seed in range(80) for place in start(2, seed, city=city).dump()["locations"]}
        assert seen == set(all_locations(city))


def test_manche_six_rounds_of_4_6_3_6_2_6_cards_cream_first_with_thieves_and_mint_with_gear() -> None:
    state = start(2, 7)
    rng = FastRng(7)
    seen: list[tuple[str, int, int]] = []
    number = 0
    while not state.over:
        dump = state.dump()
        if dump["round"] != number:
            number = dump["round"]
            sizes = {len(hand) for hand in dump["hands"]}
            assert len(sizes) == 1
            kind = "thief" if dump["hands"][0][0] in THIEVES else "gear"
            seen.append((kind, sizes.pop(), state.to_act[0]))
        options = state.legal(state.to_act[0])
        state.apply(state.to_act[0], options[rng.below(len(options))])
    assert seen == ROUNDS
    end = state.dump()
    assert (end["thief_deck"], end["gear_deck"], end["hands"]) == ([], [], [[], []])


def turns_and_swaps(state: Position) -> list[str]:
    """A random rest of this round, told as whose turn it was and when hands were swapped."""
    rng = FastRng(3)
    state.events = []
    number = state.round
    told = [f"turn {state.turn}"]
    while not state.over and state.round == number:
        options = state.legal(state.to_act[0])
        seen = len(state.events)
        turn = (state.turn, state.step)
        state.apply(state.to_act[0], options[rng.below(len(options))])
        told += ["swap" for event in state.events[seen:] if event.kind == "swap"]
        if (state.turn, state.step) != turn and state.round == number and not state.over:
            told.append(f"turn {state.turn}")
    return told


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_r3_a_round_of_k_cards_has_k_minus_1_turns_each_and_k_minus_2_swaps(round_: int) -> None:
    crews = "gala: saint banker | dame tourist\nbank: mime | colonel"
    if round_ == 1:
        crews = "gala: |"
    state = position(crews, round=round_)
    first = ROUNDS[round_ - 1][2]
    pair = [f"turn {first}", f"turn {1 - first}"]
    each = CARDS_EACH[round_ - 1]
    assert turns_and_swaps(state) == ([*pair, "swap"] * (each - 1))[:-1]


def test_disputer_une_manche_hands_are_swapped_after_both_have_played() -> None:
    state = position("gala: |", "mime saint banker dame", "tourist colonel barber actress", round=1)
    act(state, "choose mime", "to gala", "choose barber", "to gala")
    assert state.dump()["hands"] == [["actress", "colonel", "tourist"], ["banker", "dame", "saint"]]
    assert state.to_act == (0,)


def test_r1_r2_the_starters_leftover_is_on_his_discard_before_the_others_last_turn() -> None:
    state = position("gala: |", "mime saint", "tourist colonel", round=5)
    act(state, "choose mime", "to gala")
    dump = state.dump()
    assert dump["hands"] == [[], ["colonel", "tourist"]]
    assert dump["discards"][0][-1] == "saint"
    assert state.to_act == (1,)
    act(state, "choose tourist", "to gala")
    assert state.dump()["discards"][1] == ["colonel"]
    assert state.dump()["round"] == 6


def test_r1_a_leftover_brings_no_coin_neither_thief_nor_gear() -> None:
    thieves = position("gala: |", "mime cleaner", "tourist colonel", round=5)
    act(thieves, "choose mime", "to gala")
    assert thieves.dump()["coins"] == [0, 0]
    gear = position("gala: saint | mime", "", "simple-disguise skeleton-key", pairs=4)
    act(gear, "choose simple-disguise", "on mime")
    assert gear.dump()["discards"][1] == ["skeleton-key"]
    assert gear.dump()["coins"] == [0, 0]


def test_r4_a_thief_must_be_played() -> None:
    state = position("gala: |", "mime saint", "tourist colonel", round=5)
    assert legal(state) == ["choose mime", "choose saint"]
    act(state, "choose mime")
    assert legal(state) == ["to gala", "to museum", "to yacht"]
    assert state.why_not(0, GAME.action("discard")) == "why-thief-stays"


def test_r4_a_leftover_thief_has_neither_income_nor_effect() -> None:
    state = position("gala: | banker", "mime illusionist", "tourist colonel", round=5)
    act(state, "choose mime", "to gala")
    assert crew(state, 1, "gala") == ["banker"]
    assert state.dump()["coins"] == [0, 0]


def test_r5_gear_may_always_be_discarded_for_a_coin_even_if_it_could_be_played() -> None:
    state = position("gala: saint | mime", "", "simple-disguise skeleton-key", pairs=4)
    act(state, "choose simple-disguise")
    assert legal(state) == ["on mime", "discard"]
    act(state, "discard")
    dump = state.dump()
    assert dump["coins"] == [0, 1]
    assert dump["discards"][1] == ["simple-disguise", "skeleton-key"]


def test_r5_gear_that_cannot_be_paid_is_discarded_without_asking() -> None:
    state = position("gala: saint | mime", "", "blazeblaster skeleton-key", pairs=4)
    act(state, "choose blazeblaster")
    assert state.dump()["discards"][1][0] == "blazeblaster"
    assert state.dump()["coins"] == [0, 1]


@pytest.mark.parametrize("city", CITIES)
def test_r6_there_is_always_room_so_gear_has_no_place_only_because_of_its_price(city: str) -> None:
    rng = FastRng(6)
    for seed in range(20):
        state = start(2, seed, city)
        while not state.over:
            options = state.legal(state.to_act[0])
            if GAME.facts(state).rounds[state.round].kind == "gear" and look(state).window is None:
                sides = range(state.turn * PLACES, state.turn * PLACES + PLACES)
                assert any(state.has_room(side) for side in sides)
            if options[0].kind == "to":
                assert len(options) >= 2
            state.apply(state.to_act[0], options[rng.below(len(options))])


def test_r7_at_most_three_thieves_of_a_side_at_a_location() -> None:
    state = position("gala: saint banker dame | mime", "colonel tourist", "", round=5)
    act(state, "choose colonel")
    assert legal(state) == ["to museum", "to yacht"]
    assert state.why_not(0, GAME.action("to gala")) == "why-crew-full"
    assert state.why_not(0, GAME.action("to louvre")) == "why-no-such-location"


def test_r7_the_rivals_thieves_do_not_matter() -> None:
    state = position("gala: saint | mime dame banker", "colonel tourist", "", round=5)
    assert "to gala" in legal(act(state, "choose colonel"))


def test_r7_at_most_three_gear_cards_on_a_thief_flipped_ones_included() -> None:
    table = "gala: saint | mime+~simple-disguise+skeleton-key+~skeleton-key banker"
    state = position(table, "", "simple-disguise super-magnet", pairs=4)
    act(state, "choose simple-disguise")
    assert legal(state) == ["on banker", "discard"]
    assert state.why_not(1, GAME.action("on mime")) == "why-thief-full"


def test_r8_gear_goes_on_ones_own_thieves_only() -> None:
    state = act(position("gala: saint | mime\nbank: dame |", "", "simple-disguise super-magnet"), "choose super-magnet")
    assert legal(state) == ["on mime", "discard"]
    assert state.why_not(1, GAME.action("on saint")) == "why-not-your-thief"
    assert state.why_not(1, GAME.action("on banker")) == "why-not-your-thief"
    assert state.why_not(1, GAME.action("to gala")) == "why-gear-on-a-thief"


def test_r8_gear_may_lie_on_a_flipped_thief_and_on_flipped_gear() -> None:
    state = position("gala: saint | ~mime banker+~simple-disguise", "", "simple-disguise super-magnet")
    act(state, "choose simple-disguise", "on mime")
    assert crew(state, 1, "gala") == ["~mime+simple-disguise", "banker+~simple-disguise"]
    state = position("gala: saint | ~mime banker+~simple-disguise", "", "simple-disguise super-magnet")
    act(state, "choose simple-disguise", "on banker")
    assert crew(state, 1, "gala") == ["~mime", "banker+~simple-disguise+simple-disguise"]


def test_manche_cambrioleur_a_thief_brings_its_coins_at_once() -> None:
    state = position("gala: |", "cleaner saint", "", round=5)
    act(state, "choose cleaner", "to gala")
    assert state.dump()["coins"] == [2, 0]
    assert state.dump()["supply"] == 8


def test_equal_cards_are_one_option() -> None:
    state = position("gala: saint | mime", "", "skeleton-key skeleton-key simple-disguise", pairs=3)
    assert legal(state) == ["choose simple-disguise", "choose skeleton-key"]


def test_cards_that_are_all_alike_are_not_chosen_from_and_nobody_sees_that() -> None:
    hands = ("helping-hand super-magnet plasma-cutter", "skeleton-key skeleton-key simple-disguise")
    state = position("gala: saint | mime", *hands, pairs=3)
    act(state, "choose simple-disguise", "on mime", "choose super-magnet", "on saint")
    act(state, "choose plasma-cutter", "on mime")
    assert legal(state) == ["on saint", "discard"]  # two Skeleton Keys
    assert look(state, 1).step == "card"
    assert state.view(1).prompt.text == "prompt-gear-wait"


def test_refusals_say_what_to_do_first() -> None:
    state = position("gala: saint | mime", "", "skeleton-key simple-disguise", pairs=4)
    assert state.why_not(1, GAME.action("on mime")) == "why-card-first"
    assert state.why_not(1, GAME.action("choose blazeblaster")) == "why-not-in-hand"
    assert state.why_not(1, GAME.action("give skeleton-key")) == "why-not-giving"
    assert state.why_not(1, GAME.action("flip saint")) == "why-nothing-to-flip"
    assert state.why_not(1, GAME.action("pass")) == "why-no-pass"
    act(state, "choose skeleton-key")
    assert state.why_not(1, GAME.action("choose simple-disguise")) == "why-card-chosen"
