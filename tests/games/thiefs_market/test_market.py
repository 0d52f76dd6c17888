"""Phase 2, Effectuer des achats: whose turn, what is for sale, how it is paid, how many cards."""

from __future__ import annotations

from tests.games.thiefs_market.builder import GAME, act, cards, legal, lying, market, pile, row, seen, split, why


def test_achats_begin_with_the_holder_of_the_pawn_and_go_clockwise() -> None:
    state = split("red red", "pawn", "", turn=2)
    act(state, "take all")
    assert state.to_act == (1,)
    act(state, "end turn")
    assert state.to_act == (2,)
    act(state, "end turn")
    assert state.to_act == (0,)


def test_achats_each_gem_is_paid_with_a_die_that_goes_to_the_centre() -> None:
    state = market("white white red", sale={"A": "necklace"}, owned={0: "tailor"})
    assert legal(state) == ["buy necklace", "use tailor", "end turn"]
    act(state, "buy necklace")
    assert cards(state, 0) == ["tailor", "necklace"]
    assert pile(state, 0) == "red"
    assert lying(state).startswith("white white")
    assert row(state, "A")[0] is None, "the place stays empty until the end of the round"


def test_achats_gold_pays_any_gem_and_goes_to_the_bank() -> None:
    state = market("white", sale={"A": "necklace"}, gold=[1, 0, 0])
    act(state, "buy necklace")
    assert cards(state, 0) == ["necklace"]
    assert state.gold[0] == 0


def test_achats_any_amount_of_gold_may_be_used() -> None:
    state = market("red", sale={"C": "crown"}, gold=[3, 0, 0])
    act(state, "buy crown")
    assert (cards(state, 0), state.gold[0]) == (["crown"], 0)


def test_achats_purses_and_masks_pay_nothing() -> None:
    state = market("bag bag mask mask", "red red", sale={"A": "tailor"}, gold=[0, 1, 0], turn=0)
    assert state.to_act == (1,), "seat 0 can buy nothing and is not asked"


def test_achats_what_cannot_be_paid_is_not_offered_and_the_reason_is_said() -> None:
    state = market("white", sale={"A": "necklace local-celebrity"})
    assert legal(state) == ["buy local-celebrity", "end turn"]
    assert why(state, "buy necklace") == "Your dice and your gold do not pay that card."
    assert why(state, "buy crown") == "That card is not for sale now."


def test_achats_a_die_or_gold_is_the_buyers_choice() -> None:
    state = market("red", sale={"A": "tailor"}, gold=[1, 0, 0])
    assert legal(state) == ["buy tailor", "buy tailor otherwise", "end turn"]
    plain = act(state.clone(), "buy tailor")
    assert plain.gold[0] == 1
    other = act(state.clone(), "buy tailor otherwise")
    assert other.gold[0] == 0
    assert pile(other, 0) == "red", "the ruby is still there, and the Tailor can use it at once"


def test_achats_all_other_ways_to_pay_are_offered_but_the_plain_one() -> None:
    state = market("white white blue red", sale={"C": "scepter"}, gold=[2, 0, 0])
    act(state, "buy scepter otherwise")
    assert legal(state) == ["pay white white", "pay white blue", "pay white", "pay blue"]
    act(state, "pay blue")
    assert cards(state, 0) == ["scepter"]
    assert state.gold[0] == 0


def test_achats_with_enough_gold_no_die_need_be_spent() -> None:
    state = market("white blue", sale={"B": "bookie"}, gold=[2, 0, 0])
    act(state, "buy bookie otherwise")
    assert legal(state) == ["pay white", "pay blue", "pay no dice"]
    act(state, "pay no dice")
    assert pile(state, 0) == "white blue"


def test_achats_while_paying_nothing_else_can_be_done() -> None:
    state = act(market("white white blue", sale={"C": "scepter"}, gold=[2, 0, 0]), "buy scepter otherwise")
    assert why(state, "end turn") == "Pay first for the card you are buying."
    assert why(state, "pay red") == "That does not pay this card, or is the way you did not want."


def test_achats_one_purchase_a_turn() -> None:
    state = market("red red", sale={"A": "tailor disgruntled-minion"}, noted={0: "blue blue"})
    act(state, "buy disgruntled-minion")
    assert cards(state, 0) == ["disgruntled-minion"]
    assert state.dump()["round"] == 4, "no purchase left and nothing to use: the turn, and here the round, is over"


def test_achats_nothing_must_be_bought() -> None:
    state = market("red", "red", sale={"A": "tailor"})
    act(state, "end turn")
    assert state.to_act == (1,)
    assert cards(state, 0) == []


def test_achats_everything_face_up_is_for_sale_in_every_open_row() -> None:
    sale = {"A": "tailor - -", "B": "brooch", "C": "fur-coat"}
    state = market(sale=sale, gold=[2, 0, 0])
    assert legal(state) == ["buy tailor", "buy brooch", "buy fur-coat", "end turn"]


def test_achats_no_row_is_refilled_before_the_end_of_the_round() -> None:
    state = market("red", "red", sale={"A": "tailor disgruntled-minion *"})
    act(state, "buy tailor")
    assert state.to_act == (1,)
    assert None in row(state, "A")


def test_cartes_may_be_used_in_the_turn_they_are_bought() -> None:
    state = act(market("red red", sale={"A": "tailor"}), "buy tailor")
    assert legal(state) == ["use tailor", "end turn"]


def test_cartes_a_power_works_once_a_turn_and_again_in_the_next() -> None:
    state = market("red red", owned={0: "tailor"}, sale={"A": "necklace *"})
    act(state, "use tailor")
    assert state.infamy[0] == 1
    assert state.dump()["round"] == 4, "used up: nothing left to do, so the round is over"
    used = market("red red white", owned={0: "tailor local-celebrity"}, used="tailor")
    assert legal(used) == ["use local-celebrity", "end turn"]
    assert why(used, "use tailor") == "That card has been used in this turn."


def test_cartes_powers_may_follow_each_other_on_one_die() -> None:
    state = market("red", owned={0: "alchemical-lab fence"})
    act(state, "use alchemical-lab for white")
    assert legal(state) == ["use fence for bag", "end turn"]
    act(state, "use fence for bag")
    assert state.gold[0] == 1, "the purse was exchanged at the end of the round"


def test_cartes_are_used_in_the_own_turn_only() -> None:
    state = market("red", "red", owned={1: "tailor"}, sale={"A": "bondsman"}, gold=[1, 0, 0])
    assert state.to_act == (0,)
    assert why(state, "use tailor") == "You do not own that card."


def test_achats_buying_and_using_go_in_any_order() -> None:
    state = market("red red", owned={0: "alchemical-lab"}, sale={"A": "local-celebrity tailor"})
    assert legal(state) == [
        "buy tailor",
        "use alchemical-lab for white",
        "use alchemical-lab for blue",
        "use alchemical-lab for green",
        "end turn",
    ]
    act(state, "use alchemical-lab for white", "buy local-celebrity")
    assert cards(state, 0) == ["alchemical-lab", "local-celebrity"]


def test_achats_an_absent_player_buys_nothing_but_pays_what_was_begun() -> None:
    state = market("white white blue", sale={"C": "scepter"}, gold=[2, 0, 0])
    assert state.absent(0).notation == "end turn"
    act(state, "buy scepter otherwise")
    assert state.absent(0).notation == "pay white white"


def test_achats_two_extra_purchase_cards_add_up() -> None:
    state = market(
        "red white blue", owned={0: "disgruntled-minion corrupt-official"}, sale={"A": "tailor fence"}, gold=[9, 0, 0]
    )
    assert seen(state, 0).places[0].left == 3


def test_the_catalogue_is_small_and_its_notations_differ() -> None:
    assert len(GAME.catalogue) < 400
    assert len({action.notation for action in GAME.catalogue}) == len(GAME.catalogue)
