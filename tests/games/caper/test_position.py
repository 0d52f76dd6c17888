"""Positions written down and read back: each mistake is named in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import larcin
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, end, position, start


def broken(players: int = 2, **changes: Any) -> str:  # Any: plain JSON data
    """What load says of a good position with these fields changed."""
    hand = "simple-disguise skeleton-key"  # both can be played: with one there would be nothing to choose
    return refused(position("gala: saint | mime+~skeleton-key", "", hand, city="london", players=players), **changes)


def refused(state: Position, **changes: Any) -> str:  # Any: plain JSON data
    """What load says of this position with these fields changed."""
    good = state.dump()
    assert GAME.load(good).dump() == good
    with pytest.raises(larcin.BadPosition) as refusal:
        GAME.load({**good, **changes})
    assert str(refusal.value).endswith(".")
    assert refusal.value.say("fr") != refusal.value.say("en")
    return refusal.value.text


def test_a_position_reads_like_the_game() -> None:
    dump = position("gala: saint | mime+~skeleton-key", "", "briefcase", city="london", coins=(1, 2)).dump()
    assert dump["crews"][1]["gala"] == [["mime", "flipped skeleton-key"]]
    assert dump["locations"] == ["gala", "museum", "yacht"]
    assert (dump["round"], dump["pairs"], dump["turn"], dump["phase"]) == (6, 0, 1, "card")
    assert "briefcase" in dump["hands"][1]
    assert (dump["coins"], dump["supply"]) == ([1, 2], 7)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"city": "atlantis"}, "position-bad-name"),
        ({"options": {"city": "paris"}}, "position-other-city"),
        ({"locations": ["gala", "gala", "bank"]}, "position-locations"),
        ({"locations": ["gala", "louvre", "bank"]}, "position-locations"),
        ({"locations": ["gala", "gala", "museum", "yacht"]}, "position-locations"),
        ({"colour": "cream"}, "position-unknown-field"),
        ({"pile": []}, "position-unknown-field"),
        ({"to_act": [0]}, "position-to-act"),
        ({"to_act": [True]}, "position-to-act"),
        ({"to_act": "mint"}, "position-to-act"),
        ({"laundered": [0, 1], "supply": 9}, "position-laundered"),
        ({"round": 7}, "position-bad-number"),
        ({"pairs": "two"}, "position-bad-number"),
        ({"turn": 2}, "position-bad-seat"),
        ({"phase": "nap"}, "position-bad-name"),
        ({"coins": [1]}, "position-coin-lists"),
        ({"coins": [9, 9]}, "position-coins"),
        ({"coins": [-1, 1]}, "position-bad-number"),
        ({"crews": []}, "position-crews"),
        ({"crews": [{"bank": []}, {}]}, "position-crew"),
        ({"crews": [{"gala": [["skeleton-key"]]}, {}]}, "position-stack"),
        ({"crews": [{"gala": [["mime"]]}, {"gala": [["mime"]]}]}, "position-card-count"),
        ({"crews": [{}, {}]}, "position-card-count"),
        ({"hands": [[], []]}, "position-card-count"),
        ({"hands": [[]]}, "position-list-by-seat"),
        ({"discards": [["joy"], []]}, "position-bad-name"),
        ({"round": 4}, "position-heap-size"),
        ({"round": 5}, "position-wrong-round"),
        ({"pairs": 1}, "position-hand-size"),
        ({"phase": "place"}, "position-decision"),
        ({"phase": "over"}, "position-decision"),
        ({"phase": "give"}, "position-decision"),
        ({"phase": "target"}, "position-decision"),
        ({"phase": "free"}, "position-decision"),
        ({"chosen": "mime"}, "position-decision"),
        ({"spot": "bank"}, "position-decision"),
        ({"window": "driver"}, "position-decision"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    assert broken(**changes) == sentence


def test_swapped_decks_are_noticed() -> None:
    good = start(2, 1).dump()
    with pytest.raises(larcin.BadPosition, match="thief deck holds thieves only"):
        GAME.load({**good, "thief_deck": good["gear_deck"], "gear_deck": good["thief_deck"]})


def test_snitch_pile_and_secret_are_checked() -> None:
    assert broken(3, secret=["mime", None]) == "position-secret"
    assert broken(3, secret=[None]) == "position-list-by-seat"
    assert broken(3, pile=[]) == "position-card-count"


def test_r56_before_the_first_turn_each_mastermind_has_a_card_that_the_snitch_has_not_seen() -> None:
    assert broken(3, secret=[None, None]) == "position-secret"


def test_teams_passes_are_checked() -> None:
    assert broken(4, passes=[]) == "position-passes"
    assert broken(4, dealt=[[], []]) == "position-passes"
    assert broken(4, passes=[{"to": "cream", "cards": ["mime"], "stuck": []}]) == "position-passes"


def teams() -> dict[str, Any]:
    """Teams: mint is to play one of two, first of the last round."""
    hand = "simple-disguise skeleton-key"
    return position("gala: saint | mime+~skeleton-key", "", hand, city="london", players=4).dump()


def test_passes_name_cream_and_mint_in_turn() -> None:
    first, second = teams()["passes"]
    assert broken(4, passes=[second, first]) == "position-pass-order"
    assert broken(4, passes=[{**first, "to": "mint"}, second]) == "position-pass-order"
    assert broken(4, passes=[{**first, "to": "nobody"}, second]) == "position-bad-name"
    assert broken(4, passes=[{**first, "from": "mint"}, second]) == "position-unknown-field"
    nameless = {field: value for field, value in first.items() if field != "to"}
    assert broken(4, passes=[nameless, second]) == "position-bad-name"


def test_r62_what_could_not_be_played_is_noted_of_a_discard_alone() -> None:
    first, second = teams()["passes"]
    assert broken(4, passes=[{**first, "stuck": first["cards"]}, second]) == "position-passes"  # nothing played yet
    state = position("gala: saint | mime", "", "blazeblaster smoke-screen", players=4)
    act(state, "choose smoke-screen")
    dump = state.dump()
    first, second = dump["passes"]
    assert second["played"] == "smoke-screen"
    assert {"blazeblaster", "smoke-screen"} <= set(second["stuck"])
    for stuck in (["smoke-screen"], ["blazeblaster"], [*second["stuck"], "mime"]):
        assert refused(state, passes=[first, {**second, "stuck": stuck}]) == "position-passes"


def test_what_was_played_in_a_pass_lies_on_its_masterminds_side() -> None:
    state = position("gala: saint | mime", "", "simple-disguise skeleton-key", players=4)
    act(state, "choose skeleton-key")
    good = state.dump()
    assert good["crews"][1]["gala"] == [["mime", "skeleton-key"]]
    crews = [{**good["crews"][0], "gala": [["saint", "skeleton-key"]]}, {**good["crews"][1], "gala": [["mime"]]}]
    assert refused(state, crews=crews) == "position-passes"


def test_a_lookout_offers_two_cards_at_most_and_only_while_choosing() -> None:
    state = start(4, 2)
    two = state.dump()["hands"][2]
    hands = state.dump()["hands"]
    for count, problem in ((3, "position-offers"), (4, "position-offers")):
        offers = [two[:count], []]
        assert refused(state, offers=offers, hands=[[], [], two[count:], hands[3]], to_act=[3]) == problem
    both = {"offers": [two[:2], hands[3][:2]], "hands": [[], [], two[2:], hands[3][2:]], "to_act": []}
    assert refused(state, **both) == "position-offers"  # the cards would have been passed
    other = teams()
    changes = {
        "offers": [other["hands"][2][:1], []],
        "hands": [*other["hands"][:2], other["hands"][2][1:], other["hands"][3]],
    }
    assert broken(4, **changes) == "position-offers"


def test_who_is_to_act_follows_from_the_offers() -> None:
    state = start(4, 2)
    assert state.dump()["to_act"] == [2, 3]
    for seats in ([2], [3], [], [3, 2], [0], None):
        assert refused(state, to_act=seats) == "position-to-act"
    without = {field: value for field, value in state.dump().items() if field != "to_act"}
    assert GAME.load(without).to_act == (2, 3)


def test_r16_laundered_coins_came_with_a_laundromatic_of_that_mastermind() -> None:
    paris = position("gala: saint | mime")
    assert refused(paris, laundered=[0, 1], supply=9) == "position-laundered"
    london = position("gala: saint | mime+laundromatic", city="london", laundered=(0, 1))
    assert refused(london, laundered=[1, 0]) == "position-laundered"
    assert refused(london, laundered=[0, 2], supply=8) == "position-laundered"


def test_r6_nobody_has_more_on_the_table_than_turns_were_taken() -> None:
    """Nine thieves on one side would leave no place for the next one."""
    nine = """
        gala: actress auctioneer banker | mime
        museum: barber bon-vivant cleaner |
        yacht: colonel conductor dame |
    """
    with pytest.raises(larcin.BadPosition, match="turns were taken: 5 with thieves, 10 with gear"):
        position(nine, round=5)
    with pytest.raises(larcin.BadPosition, match="turns were taken: 3 with thieves, 1 with gear"):
        position("gala: saint+skeleton-key+skeleton-key | mime", round=2, pairs=1)


@pytest.mark.parametrize(
    ("city", "table"),
    [
        ("paris", "chapel: ~saint |"),
        ("paris", "moulin-rouge: saint+~helping-hand |"),
        ("paris", "gala: mime+~briefcase |"),
    ],
)
def test_r28_r29_r31_what_is_protected_was_never_flipped(city: str, table: str) -> None:
    with pytest.raises(larcin.BadPosition, match="protects it"):
        position(table, city=city)


def test_what_is_forced_is_not_asked() -> None:
    with pytest.raises(larcin.BadPosition, match="but Skeleton Key: the phase is “place”"):
        position("gala: saint | mime", "", "skeleton-key skeleton-key", pairs=4)
    hand = "skeleton-key skeleton-key"
    position("gala: saint | mime", "", hand, pairs=4, phase="place", chosen="skeleton-key")
    with pytest.raises(larcin.BadPosition, match="What is being decided"):
        position("gala: | mime", "", "blazeblaster skeleton-key", pairs=4, phase="place", chosen="blazeblaster")


def test_the_card_that_flips_lies_on_top_and_face_up() -> None:
    state = position("gala: saint+skeleton-key dame+skeleton-key | mime", "", "blazeblaster", coins=(0, 2))
    act(state, "choose blazeblaster", "on mime")
    crews = state.dump()["crews"]
    flipped = {**crews[1], "gala": [["mime", "flipped blazeblaster"]]}
    assert refused(state, crews=[crews[0], flipped]) == "position-decision"
    assert refused(state, flipper="skeleton-key") == "position-decision"
    assert refused(state, spot="museum") == "position-decision"


def test_a_game_that_is_over_ends_with_the_second_of_the_last_pair() -> None:
    assert refused(end("gala: saint | mime"), turn=1) == "position-decision"
    assert refused(end("gala: saint | mime"), round=5, pairs=1) == "position-decision"


def test_half_made_decisions_round_trip() -> None:
    state = position("gala: saint+skeleton-key dame+skeleton-key | mime", "", "blazeblaster", coins=(0, 2))
    for notation in ("choose blazeblaster", "on mime"):
        act(state, notation)
        assert GAME.load(state.dump()).dump() == state.dump()
    assert state.dump()["flipper"] == "blazeblaster"
