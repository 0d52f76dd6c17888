"""Retourner les cartes, and the Q&A on it: what can be flipped, by whom, and what protects (rulings R24-R31)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.caper.builder import GAME, act, capers, crew, legal, position


def blast(rival: str, own: str = "mime", **more: Any) -> list[str]:
    """Cream's crew at The Gala (or elsewhere) after mint's Blazeblaster; where several can be hit, the choice."""
    location = more.pop("location", "gala")
    state = position(f"{location}: {rival} | {own}", "", "blazeblaster", coins=(0, 4), **more)
    act(state, "choose blazeblaster", *([f"on {own.split('+')[0]}"]))
    return legal(state) if state.phase == 2 else crew(state, 0, location)


def test_r26_the_blazeblaster_flips_the_top_gear_card() -> None:
    assert blast("saint+skeleton-key+simple-disguise") == ["saint+skeleton-key+~simple-disguise"]


def test_qr_a_card_below_a_flipped_one_cannot_be_flipped() -> None:
    assert blast("saint+skeleton-key+~simple-disguise") == ["saint+skeleton-key+~simple-disguise"]


def test_r26_a_thief_without_gear_is_no_target_nor_is_any_thief() -> None:
    assert blast("saint") == ["saint"]


def test_r24_only_cards_of_the_rival_and_only_here() -> None:
    table = "gala: saint | mime+skeleton-key\nbank: dame+skeleton-key |"
    state = position(table, "", "blazeblaster", coins=(0, 4))
    act(state, "choose blazeblaster", "on mime")
    assert crew(state, 1, "gala") == ["mime+skeleton-key+blazeblaster"]
    assert crew(state, 0, "bank") == ["dame+skeleton-key"]


def test_r24_the_player_chooses_among_several_targets() -> None:
    table = "gala: saint+skeleton-key banker+super-magnet dame | mime"
    state = position(table, "", "blazeblaster", coins=(0, 4))
    act(state, "choose blazeblaster", "on mime")
    assert legal(state) == ["flip banker", "flip saint"]
    assert state.why_not(1, GAME.action("flip dame")) == "why-not-that-target"
    assert state.why_not(1, GAME.action("discard")) == "why-flip-first"
    act(state, "flip banker")
    assert crew(state, 0, "gala") == ["saint+skeleton-key", "banker+~super-magnet", "dame"]
    assert state.to_act == (0,)


def test_r25_flipping_is_compulsory_also_when_it_hurts() -> None:
    assert blast("saint+blazeblaster", own="cleaner") == ["saint+~blazeblaster"]


def test_r25_without_a_target_the_card_is_played_all_the_same() -> None:
    state = position("gala: saint | mime", "", "blazeblaster", coins=(0, 4))
    act(state, "choose blazeblaster", "on mime")
    assert crew(state, 1, "gala") == ["mime+blazeblaster"]
    assert state.scores()[1].parts["gear"] == 1


def test_r27_gear_put_on_a_flipped_top_is_an_ordinary_top_again() -> None:
    assert blast("saint+~skeleton-key+simple-disguise") == ["saint+~skeleton-key+~simple-disguise"]


def illusion(rival: str, location: str = "gala") -> list[str]:
    """Cream's crew after mint's Illusionist; where several can be hit, the choice."""
    state = position(f"{location}: {rival} |", "cleaner colonel", "illusionist tourist", round=5)
    act(state, "choose colonel", "to museum", "choose illusionist", f"to {location}")
    return legal(state) if state.phase == 2 else crew(state, 0, location)


def test_r28_the_illusionist_flips_a_thief_without_gear() -> None:
    assert illusion("mime") == ["~mime"]
    assert illusion("mime+skeleton-key") == ["mime+skeleton-key"]


def test_r28_he_chooses_among_several() -> None:
    assert illusion("mime saint banker+skeleton-key") == ["flip mime", "flip saint"]


def test_r28_a_thief_under_flipped_gear_does_have_gear_and_a_flipped_thief_is_no_target() -> None:
    assert illusion("mime+~skeleton-key ~saint") == ["mime+~skeleton-key", "~saint"]


def test_r28_at_the_chapel_there_is_never_a_target() -> None:
    assert illusion("mime", "chapel") == ["mime"]


def test_r28_his_income_comes_before_the_flip() -> None:
    state = position("gala: mime |", "cleaner colonel", "illusionist tourist", round=5)
    act(state, "choose colonel", "to yacht", "choose illusionist", "to gala")
    assert state.coins[1] == 2


@pytest.mark.parametrize(
    ("protector", "city"), [("saint+helping-hand", "paris"), ("dame+briefcase banker+helping-hand", "paris")]
)
def test_r29_protected_green_gear_cannot_be_flipped(protector: str, city: str) -> None:
    assert blast(protector, city=city) == protector.split()


def test_r29_hollow_book_protects_green_gear_on_any_thief_of_its_side() -> None:
    assert blast("dame+hollow-book+simple-disguise banker+helping-hand", city="london") == [
        "dame+hollow-book+~simple-disguise",
        "banker+helping-hand",
    ]


def test_r29_protection_is_for_green_gear_alone() -> None:
    assert blast("saint+simple-disguise") == ["saint+~simple-disguise"]


def test_r29_the_rivals_protection_does_not_help() -> None:
    assert blast("dame+helping-hand", own="saint") == ["dame+~helping-hand"]


def test_r29_moulin_rouge_protects_both_players_green_gear() -> None:
    assert blast("dame+helping-hand", location="moulin-rouge") == ["dame+helping-hand"]
    assert blast("dame+simple-disguise", location="moulin-rouge") == ["dame+~simple-disguise"]


def test_r29_the_chapel_protects_thieves_not_their_gear() -> None:
    assert blast("dame+helping-hand", location="chapel") == ["dame+~helping-hand"]


def test_r26_a_protected_top_shields_all_below_it() -> None:
    assert blast("saint+simple-disguise+helping-hand") == ["saint+simple-disguise+helping-hand"]


def test_r30_a_flipped_protector_protects_nothing() -> None:
    assert blast("~saint+helping-hand") == ["~saint+~helping-hand"]
    assert blast("dame+~hollow-book banker+helping-hand", city="london") == [
        "dame+~hollow-book",
        "banker+~helping-hand",
    ]


def test_r31_the_briefcase_protects_itself() -> None:
    assert blast("dame+briefcase") == ["dame+briefcase"]


def test_r31_hollow_book_does_not_protect_itself() -> None:
    assert blast("dame+hollow-book", city="london") == ["dame+~hollow-book"]


def test_r31_the_saint_falls_to_the_illusionist_while_he_has_no_gear() -> None:
    assert illusion("saint") == ["~saint"]


def test_r30_protection_never_repairs_what_was_flipped_before() -> None:
    state = position("gala: dame+~helping-hand |", "saint colonel", "", round=5)
    act(state, "choose saint", "to gala")
    assert crew(state, 0, "gala") == ["dame+~helping-hand", "saint"]


def test_r32_a_protection_of_green_is_none_of_dark_green_or_light_blue() -> None:
    assert blast("saint+laundromatic", city="london") == ["saint+~laundromatic"]
    assert blast("saint+hidden-plans") == ["saint+~hidden-plans"]


def test_qr_gear_can_be_put_on_a_flipped_card_up_to_three() -> None:
    table = "gala: saint | ~mime+~simple-disguise+~skeleton-key"
    state = position(table, "", "simple-disguise")
    act(state, "choose simple-disguise", "on mime")
    assert crew(state, 1, "gala") == ["~mime+~simple-disguise+~skeleton-key+simple-disguise"]
    assert capers(state, "gala") == (0, 2)


def test_qr_flipped_cards_do_not_touch_the_caper_of_three_gear_cards() -> None:
    full = "dame+simple-disguise+skeleton-key+super-magnet"
    state = position(f"gala: {full} | mime", "", "blazeblaster", coins=(0, 4))
    before = capers(state, "gala")
    act(state, "choose blazeblaster", "on mime")
    assert crew(state, 0, "gala") == ["dame+simple-disguise+skeleton-key+~super-magnet"]
    assert before[0] == capers(state, "gala")[0] == 2


def test_qr_flipped_cards_count_in_sets_of_any_colour() -> None:
    barber = position("gala: barber ~mime+skeleton-key+~simple-disguise+~super-magnet tourist+super-magnet |")
    assert capers(barber, "gala") == (2 + 1 + 1, 0)  # two sets for The Barber, one for The Tourist, one full thief


def test_qr_the_barber_three_thieves_two_of_them_with_three_gear_cards_are_three_sets() -> None:
    full = "skeleton-key+skeleton-key+super-magnet"
    state = position(f"gala: barber saint+{full} banker+{full} |", rest=1)
    assert capers(state, "gala") == (3 + 2, 0)  # three sets, and two full thieves
