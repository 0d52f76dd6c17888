"""Pièces, and the Q&A on an empty supply: who pays, gains, returns and launders what, and when (rulings R9-R18)."""

from __future__ import annotations

from larcin.games.caper.position import Position
from tests.games.caper.builder import act, capers, crew, end, legal, part, position


def purses(state: Position) -> tuple[int, int, int]:
    """Cream's coins, mint's, and the supply."""
    return state.coins[0], state.coins[1], state.supply


def test_r9_coins_that_a_card_brings_cannot_pay_for_it() -> None:
    state = position("gala: madame | mime", "", "skeleton-key simple-disguise super-magnet")
    act(state, "choose skeleton-key")  # The Madame makes it cost 1, and mint has nothing
    assert state.dump()["discards"][1] == ["skeleton-key"]


def test_r9_coins_just_paid_are_in_the_supply_when_the_income_is_taken() -> None:
    state = position("gala: madame | mime", "", "skeleton-key simple-disguise", coins=(4, 6))
    act(state, "choose skeleton-key", "on mime")
    assert purses(state) == (4, 6, 0)  # 1 paid and taken back; the second coin is lost, for mint is the richer one


def test_qr_empty_supply_a_coin_comes_from_the_rival_while_one_has_fewer() -> None:
    state = position("gala: saint | mime", "", "skeleton-key simple-disguise", coins=(7, 3))
    act(state, "choose skeleton-key", "on mime")
    assert purses(state) == (5, 5, 0)


def test_r10_the_purses_are_compared_afresh_for_each_coin() -> None:
    state = position("gala: saint | mime", "", "skeleton-key simple-disguise", coins=(6, 4))
    act(state, "choose skeleton-key", "on mime")
    assert purses(state) == (5, 5, 0)  # after the first coin they are equal: the second is lost


def test_r10_equal_or_richer_gets_nothing() -> None:
    for coins in ((5, 5), (4, 6)):
        state = position("gala: saint | mime", "", "skeleton-key simple-disguise", coins=coins)
        act(state, "choose skeleton-key", "on mime")
        assert purses(state) == (*coins, 0)


def test_r10_the_last_coin_of_the_supply_comes_first() -> None:
    state = position("gala: saint | mime", "", "skeleton-key simple-disguise", coins=(9, 0))
    act(state, "choose skeleton-key", "on mime")
    assert purses(state) == (8, 2, 0)


def test_r11_it_holds_for_incomes_of_thieves() -> None:
    state = position("gala: |", "cleaner saint", "", round=5, coins=(2, 8))
    act(state, "choose cleaner", "to gala")
    assert purses(state) == (4, 6, 0)


def test_r11_it_holds_for_the_coin_of_a_discard_which_stays_legal_when_it_brings_nothing() -> None:
    poor = position("gala: saint | mime", "", "skeleton-key simple-disguise", coins=(7, 3))
    act(poor, "choose skeleton-key", "discard")
    assert purses(poor) == (6, 4, 0)
    rich = position("gala: saint | mime", "", "skeleton-key simple-disguise", coins=(3, 7))
    assert "discard" in legal(act(rich, "choose skeleton-key"))
    assert purses(act(rich, "discard")) == (3, 7, 0)


def test_r12_a_returned_coin_goes_to_the_supply_and_an_empty_purse_returns_nothing() -> None:
    table = "big-ben: saint | mime"
    state = act(
        position(table, "", "simple-disguise", city="london", coins=(2, 0)), "choose simple-disguise", "on mime"
    )
    assert purses(state) == (1, 0, 9)
    state = act(
        position(table, "", "simple-disguise", city="london", coins=(0, 2)), "choose simple-disguise", "on mime"
    )
    assert purses(state) == (0, 2, 8)
    assert crew(state, 1, "big-ben") == ["mime+simple-disguise"]


def test_r13_the_cards_own_coins_come_before_the_coin_the_location_makes_return() -> None:
    state = position("piccadilly-circus: saint | mime", "", "skeleton-key", city="london", coins=(6, 3))
    act(state, "choose skeleton-key", "on mime")
    # One from the supply; then the supply is empty and mint, with 4 to 6, takes one; then cream returns one.
    assert purses(state) == (4, 5, 1)


def test_catalogue_big_ben_any_gear_and_the_other_three_their_colour() -> None:
    played = {"helping-hand": "green", "skeleton-key": "yellow", "simple-disguise": "purple", "blazeblaster": "red"}
    hurts = {
        "big-ben": {"green", "yellow", "purple", "red"},
        "british-museum": {"green"},
        "piccadilly-circus": {"yellow"},
        "tower-of-london": {"purple"},
    }
    for location, colours in hurts.items():
        for card, colour in played.items():
            state = position(f"{location}: saint | mime", "", card, city="london", coins=(2, 4))
            act(state, f"choose {card}", "on mime")
            assert state.coins[0] == (1 if colour in colours else 2), (location, card)


def test_r14_a_discard_is_no_play_by_choice_or_as_a_leftover() -> None:
    state = position("big-ben: saint | mime", "", "simple-disguise skeleton-key", city="london", coins=(2, 0), pairs=4)
    act(state, "choose simple-disguise", "discard")
    assert purses(state) == (2, 1, 7)


def test_r14_big_ben_answers_to_gear_only_and_the_signal_jammer_to_thieves_only() -> None:
    thief = position("big-ben: saint |", "mime banker", "", city="london", round=5, coins=(0, 2))
    act(thief, "choose mime", "to big-ben")
    assert thief.coins == [0, 2]
    gear = position("gala: saint | mime+signal-jammer", "", "simple-disguise", city="london", coins=(2, 0))
    act(gear, "choose simple-disguise", "on mime")
    assert gear.coins == [2, 0]


def test_catalogue_signal_jammer_a_thief_sent_here_makes_the_rival_return_a_coin() -> None:
    table = "gala: saint+signal-jammer |"
    here = position(table, "mime banker", "", city="london", round=5, coins=(0, 2))
    assert purses(act(here, "choose mime", "to gala")) == (0, 1, 9)
    elsewhere = position(table, "mime banker", "", city="london", round=5, coins=(0, 2))
    assert purses(act(elsewhere, "choose mime", "to yacht")) == (0, 2, 8)
    flipped = position("gala: saint+~signal-jammer |", "mime banker", "", city="london", round=5, coins=(0, 2))
    assert purses(act(flipped, "choose mime", "to gala")) == (0, 2, 8)


def test_catalogue_signal_jammer_does_not_help_the_rival_who_sends_a_thief() -> None:
    state = position("gala: | saint+signal-jammer", "mime banker", "", city="london", round=5, coins=(0, 2))
    assert purses(act(state, "choose mime", "to gala")) == (0, 2, 8)


def test_r15_super_magnet_counts_the_rivals_thief_cards_here_flipped_ones_too() -> None:
    state = position("gala: saint ~banker | mime\nbank: dame |", "", "super-magnet")
    act(state, "choose super-magnet", "on mime")
    assert purses(state) == (0, 3, 7)


def test_catalogue_plasma_cutter_and_skeleton_key_bring_coins_at_once() -> None:
    state = position("gala: saint | mime", "skeleton-key", "plasma-cutter")
    act(state, "choose plasma-cutter", "on mime", "choose skeleton-key", "on saint")
    assert purses(state) == (2, 1, 7)


def test_r35_coins_stay_when_their_card_is_flipped() -> None:
    state = position("gala: saint | mime", "blazeblaster", "skeleton-key", coins=(2, 0))
    act(state, "choose skeleton-key", "on mime", "choose blazeblaster", "on saint")
    assert crew(state, 1, "gala") == ["mime+~skeleton-key"]
    assert state.coins == [0, 2]


def test_r16_laundromatic_puts_a_coin_of_the_supply_on_the_discard() -> None:
    state = position("gala: saint | mime", "", "laundromatic", city="london", coins=(0, 1))
    act(state, "choose laundromatic", "on mime")
    assert purses(state) == (0, 0, 9)
    assert state.laundered == [0, 1]


def test_r16_laundromatic_with_an_empty_supply_takes_from_a_richer_rival() -> None:
    table = "oxford-street: saint | mime"  # where it is free, so that the supply stays empty
    state = position(table, "", "laundromatic", city="london", coins=(6, 4))
    act(state, "choose laundromatic", "on mime")
    assert (purses(state), state.laundered) == ((5, 4, 0), [0, 1])
    state = position(table, "", "laundromatic", city="london", coins=(5, 5))
    act(state, "choose laundromatic", "on mime")
    assert (purses(state), state.laundered) == ((5, 5, 0), [0, 0])


def test_r17_laundered_coins_are_not_compared() -> None:
    table = "gala: saint | mime+laundromatic+laundromatic banker+laundromatic+laundromatic"
    state = position(table, "", "skeleton-key", city="london", coins=(3, 3), laundered=(0, 4))
    act(state, "choose skeleton-key", "on mime")
    assert purses(state) == (3, 3, 0)


def test_r17_laundered_coins_do_not_pay() -> None:
    table = "gala: saint | mime+laundromatic banker+laundromatic+laundromatic"
    state = position(table, "", "laundromatic", city="london", laundered=(0, 3))
    act(state, "choose laundromatic")
    assert state.dump()["discards"][1] == ["laundromatic"]


def test_qr_laundromatic_two_coins_and_two_copies_are_four_points() -> None:
    state = end("gala: saint+laundromatic banker+laundromatic |", city="london", laundered=(2, 0))
    assert part(state, 0, "gear") == 4


def test_r18_a_flipped_laundromatic_scores_nothing_but_its_coin_counts_for_the_others() -> None:
    table = "gala: saint+~laundromatic banker+laundromatic | tourist+laundromatic+laundromatic"
    state = end(table, city="london", laundered=(2, 2))
    assert part(state, 0, "gear") == 2
    assert capers(state, "gala") == (0, 0)


def test_coins_are_always_ten() -> None:
    table = "gala: saint+laundromatic | mime"
    state = position(table, "blazeblaster", "skeleton-key", coins=(2, 0), laundered=(1, 0), city="london")
    act(state, "choose skeleton-key", "on mime", "choose blazeblaster", "on saint")
    assert sum(purses(state)) + sum(state.laundered) == 10
