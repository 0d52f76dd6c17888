"""The 19 cards of deck B, each with what it does."""

from __future__ import annotations

import pytest

from larcin.games.thiefs_market.components import CARDS, COST, FACES, GEMS, ICON_COUNT
from larcin.games.thiefs_market.position import Position
from tests.games.thiefs_market.builder import act, cards, legal, lying, market, pile, position, row, seen, split, why
from tests.games.thiefs_market.test_cards_a import worth


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("anthropomorphic-water-buffalo", "red red white"),
        ("bookie", "white blue"),
        ("brooch", "red green"),
        ("concealed-safehouse", "white blue"),
        ("deceptive-bits-of-colored-glass", "green white"),
        ("easily-impressed-noble", "white white green"),
        ("executive-assistant", "red green"),
        ("eyepatch-of-command", "blue red white"),
        ("fortified-safehouse", "red white"),
        ("gauntlet-of-evil-intent", "green blue red"),
        ("imbalanced-scales", "blue green white"),
        ("legitimate-jeweller", "blue red green"),
        ("lucky-animal-appendage", "blue red"),
        ("menacing-monocle", "red white"),
        ("provisioned-safehouse", "red blue"),
        ("rumor-monger", "green green white"),
        ("sticky-fingered-dockhand", "blue blue green"),
        ("unlabeled-potion", "red blue"),
        ("wicked-clutches", "green white blue"),
    ],
)
def test_deck_b_costs(card: str, cost: str) -> None:
    gems = [FACES[gem] for gem in range(GEMS) for _ in range(COST[CARDS.index(card)][gem])]
    assert sorted(gems) == sorted(cost.split())
    state = market(cost, "red", sale={"A": "disgruntled-minion", "B": card})
    assert f"buy {card}" in legal(state)


def powers(state: Position) -> list[str]:
    return [action for action in legal(state) if action.startswith("use")]


# Rewards for purchases

WATCHERS = [
    ("anthropomorphic-water-buffalo", "red", "brooch", "concealed-safehouse"),
    ("easily-impressed-noble", "white", "bookie", "brooch"),
    ("rumor-monger", "green", "brooch", "bookie"),
    ("sticky-fingered-dockhand", "blue", "bookie", "brooch"),
]


@pytest.mark.parametrize(("card", "colour", "yes", "no"), WATCHERS)
def test_cartes_one_infamy_for_each_purchase_with_the_colour(card: str, colour: str, yes: str, no: str) -> None:
    sale = {"B": f"{yes} {no}"}
    paid = act(market(owned={0: card}, sale=sale, gold=[3, 0, 0]), f"buy {yes}")
    assert paid.infamy[0] == 1, f"{yes} has {colour} in its cost, even if gold pays it"
    assert act(market(owned={0: card}, sale=sale, gold=[3, 0, 0]), f"buy {no}").infamy[0] == 0


@pytest.mark.parametrize(("card", "colour", "yes", "no"), WATCHERS)
def test_cartes_the_reward_includes_this_one_and_counts_cards_not_gems(
    card: str, colour: str, yes: str, no: str
) -> None:
    state = act(market(sale={"B": card}, gold=[3, 0, 0]), f"buy {card}")
    assert state.infamy[0] == 1


def test_cartes_two_rewarded_colours_pay_one_each() -> None:
    owned = {0: "anthropomorphic-water-buffalo rumor-monger"}
    assert act(market(owned=owned, sale={"B": "brooch"}, gold=[2, 0, 0]), "buy brooch").infamy[0] == 2


def test_cartes_the_colour_is_that_of_the_printed_cost_though_the_discount_takes_it_off() -> None:
    owned = {0: "rumor-monger insurance-racket"}
    state = act(market("red", owned=owned, sale={"B": "brooch"}), "buy brooch")
    assert state.infamy[0] == 1


# Turning and spending dice


@pytest.mark.parametrize(
    ("card", "face", "into"),
    [
        ("bookie", "blue", ["bag"]),
        ("deceptive-bits-of-colored-glass", "white", ["red", "blue", "green"]),
        ("legitimate-jeweller", "bag", ["red", "white", "blue", "green"]),
    ],
)
def test_cartes_of_deck_b_that_turn_a_die_once_a_round(card: str, face: str, into: list[str]) -> None:
    state = market(f"{face} {face}", owned={0: card}, sale={"C": "loyalty-program"}, gold=[4, 0, 0])
    assert powers(state) == [f"use {card} for {target}" for target in into]
    for target in into:
        after = act(state.clone(), f"use {card} for {target}")
        assert sorted(pile(after, 0).split()) == sorted([face, target])
        assert powers(after) == []


def test_gauntlet_spends_a_mask_for_gold_that_can_be_spent_at_once() -> None:
    state = market("mask mask", owned={0: "gauntlet-of-evil-intent"}, sale={"A": "tailor"})
    assert legal(state) == ["use gauntlet-of-evil-intent", "end turn"]
    act(state, "use gauntlet-of-evil-intent")
    assert state.gold[0] == 1
    assert pile(state, 0) == "mask"
    act(state, "buy tailor")
    assert cards(state, 0) == ["gauntlet-of-evil-intent", "tailor"]
    assert state.infamy[0] == 1, "only the mask that stayed was exchanged"


def test_executive_assistant_has_two_henchmen_and_a_purchase_for_green() -> None:
    assert ICON_COUNT[CARDS.index("executive-assistant")][0] == 2
    sale = {"A": "necklace shadowy-hood"}
    state = market(owned={0: "executive-assistant"}, noted={0: "green"}, sale=sale, gold=[4, 0, 0])
    act(state, "buy necklace", "buy shadowy-hood")
    assert len(cards(state, 0)) == 3


# Points


@pytest.mark.parametrize("card", ["brooch", "menacing-monocle"])
def test_cartes_of_deck_b_worth_three(card: str) -> None:
    assert worth(card) == 3


@pytest.mark.parametrize("card", ["concealed-safehouse", "fortified-safehouse", "provisioned-safehouse"])
def test_safehouses_two_alone_and_four_with_another_building(card: str) -> None:
    assert worth(card) == 2
    assert worth(card, "nearby-safehouse") == 4


# Eyepatch of Command and Wicked Clutches: the split


def test_eyepatch_one_infamy_when_the_split_ends_with_the_pawn_in_the_pile() -> None:
    state = split("red", "blue blue", "", turn=2, owned={2: "eyepatch-of-command"})
    act(state, "take all")
    assert state.infamy == [0, 0, 1]


def test_eyepatch_nothing_without_the_pawn() -> None:
    state = split("pawn", "blue blue", "", turn=2, owned={2: "eyepatch-of-command"})
    act(state, "take all")
    assert state.infamy == [0, 0, 0]


def test_eyepatch_bought_this_round_starts_next_round() -> None:
    state = market("pawn", sale={"B": "eyepatch-of-command"}, gold=[3, 0, 0])
    act(state, "buy eyepatch-of-command")
    assert state.infamy[0] == 0


def test_wicked_clutches_one_infamy_each_time_the_pile_is_stolen() -> None:
    state = split("red blue green", "", "", "", turn=1, owned={0: "wicked-clutches"})
    act(state, "steal from 0", "return red")
    assert state.infamy[0] == 1, "as soon as the pile is stolen"
    act(state, "done")
    act(state, "take pawn", "done", "take mask", "done")
    assert state.to_act == (0,)
    act(state, "steal from 1", "return blue")
    assert state.infamy[0] == 1, "the owner's own theft brings nothing"


def test_wicked_clutches_robbed_twice_in_a_round_pays_twice() -> None:
    state = split("red blue green", "", "", turn=1, owned={0: "wicked-clutches"})
    act(state, "steal from 0", "return red", "done")
    act(state, "steal from 1", "return blue")
    assert state.to_act == (0,)
    act(state, "take mask", "take mask", "done")
    assert state.to_act == (1,)
    act(state, "steal from 0")
    assert state.infamy[0] == 2


# Lucky Animal Appendage


def test_lucky_the_dice_returned_from_the_owners_pile_are_not_rolled() -> None:
    state = split("red blue green", "", "", turn=1, owned={0: "lucky-animal-appendage"})
    draws = state.rng.draws
    act(state, "steal from 0", "return red", "return blue")
    assert state.rng.draws == draws, "all of them keep their faces"
    assert lying(state).startswith("red blue mask")


def test_lucky_does_not_protect_dice_that_the_thief_loses_later() -> None:
    state = split("red blue green", "", "", turn=1, owned={0: "lucky-animal-appendage"}, rolls="bag")
    act(state, "steal from 0", "return red", "done", "steal from 1", "return blue")
    assert "bag" in lying(state)


def test_lucky_before_the_purchases_one_die_may_be_rerolled() -> None:
    state = split("pawn red", "blue bag", "", turn=2, owned={1: "lucky-animal-appendage"}, rolls="green")
    act(state, "take all")
    assert state.to_act == (1,), "before the pawn's holder buys"
    assert legal(state) == ["reroll blue", "reroll bag", "keep dice"]
    assert state.absent(1).notation == "keep dice"
    assert why(state, "end turn") == "Decide first whether your lucky charm rerolls a die."
    act(state, "reroll blue")
    assert pile(state, 1) == "green bag"
    assert state.to_act == (0,)


def test_lucky_the_reroll_is_optional() -> None:
    state = split("pawn red", "blue bag", "", turn=2, owned={1: "lucky-animal-appendage"})
    act(state, "take all", "keep dice")
    assert pile(state, 1) == "blue bag"


def test_lucky_the_reroll_comes_after_the_note_of_the_final_pile() -> None:
    owned = {1: "lucky-animal-appendage guy-in-a-trenchcoat"}
    state = split("pawn red", "blue bag", "", turn=2, owned=owned, rolls="green")
    act(state, "take all", "reroll blue", "end turn")
    assert state.to_act == (1,)
    assert pile(state, 1) == "green bag"
    assert seen(state, 1).places[1].purchases == 2


def test_lucky_with_the_pawn_alone_there_is_nothing_to_reroll() -> None:
    state = split("red red", "pawn", "", turn=2, owned={1: "lucky-animal-appendage"})
    act(state, "take all")
    assert state.dump()["phase"] == "market"


def test_lucky_bought_this_round_does_not_reroll_in_it() -> None:
    state = market("red", sale={"A": "tailor", "B": "lucky-animal-appendage"}, gold=[3, 0, 0])
    act(state, "buy lucky-animal-appendage")
    assert state.dump()["phase"] == "split"


# Imbalanced Scales


def test_scales_one_gold_more_however_many_purses() -> None:
    state = market("bag bag bag", owned={0: "imbalanced-scales tailor"}, sale={"A": "necklace *"})
    assert state.dump()["round"] == 4, "nobody had anything to do"
    assert state.gold[0] == 4


def test_scales_nothing_without_a_purse() -> None:
    state = market("mask", owned={0: "imbalanced-scales"})
    assert state.gold[0] == 0


def test_scales_work_at_the_end_of_the_round_in_which_they_are_bought() -> None:
    state = market("bag", sale={"B": "imbalanced-scales"}, gold=[3, 0, 0])
    act(state, "buy imbalanced-scales")
    assert state.gold[0] == 2


# Unlabeled Potion


def test_potion_leaves_the_game_and_gives_the_top_card_of_the_newest_deck() -> None:
    state = market("red blue", sale={"B": "unlabeled-potion *"}, deck={"B": "brooch bookie"})
    act(state, "buy unlabeled-potion")
    assert cards(state, 0) == ["brooch"]
    assert "unlabeled-potion" in state.dump()["gone"]
    assert row(state, "B")[0] == "bookie", "its place in the row was filled like any other"
    assert state.scores()[0].ties["cards"] == 1


def test_potion_takes_from_the_next_deck_if_the_newest_is_empty_and_leaves_it_closed() -> None:
    sale = {"A": "tailor", "B": "unlabeled-potion brooch *"}
    state = market("red blue", "red", sale=sale, left={"B": 0}, deck={"C": "crown"})
    act(state, "buy unlabeled-potion")
    assert cards(state, 0) == ["crown"]
    assert row(state, "C") == []
    assert len(state.decks[2]) == 10


def test_potion_with_every_deck_empty_gives_nothing_and_is_gone_all_the_same() -> None:
    sale = {"A": "tailor", "B": "unlabeled-potion", "C": "crown *"}
    state = market("red blue", "red", sale=sale, left={"A": 0, "B": 0, "C": 0})
    act(state, "buy unlabeled-potion")
    assert cards(state, 0) == []
    assert "unlabeled-potion" in state.dump()["gone"]


def test_potion_is_a_purchase_and_the_free_card_is_none() -> None:
    owned = {0: "anthropomorphic-water-buffalo sticky-fingered-dockhand rumor-monger"}
    state = market("red blue", owned=owned, sale={"B": "unlabeled-potion *"}, deck={"B": "brooch"})
    act(state, "buy unlabeled-potion")
    assert state.infamy[0] == 2, "red and blue of the Potion; nothing for the Brooch's red and green"
    assert state.dump()["round"] == 4, "the one purchase was used"


def test_potion_when_gained_effects_of_the_free_card_happen() -> None:
    sale = {"C": "crown *", "B": "unlabeled-potion"}
    state = market("red blue", noted={0: "red blue bag bag pawn"}, sale=sale, deck={"C": "big-haul"})
    act(state, "buy unlabeled-potion")
    assert cards(state, 0) == ["big-haul"]
    assert state.infamy[0] == 5


def test_potion_the_free_cards_power_and_purchase_can_be_used_in_this_turn() -> None:
    sale = {"A": "tailor", "B": "unlabeled-potion"}
    state = market("red blue green red", sale=sale, deck={"B": "executive-assistant"})
    act(state, "buy unlabeled-potion")
    assert legal(state) == ["buy tailor", "end turn"], "the Assistant gives a purchase: there was an emerald"


def test_potion_reveals_a_card_so_it_cannot_be_taken_back() -> None:
    state = market("red blue", "red", sale={"A": "tailor", "B": "unlabeled-potion"})
    revealed = state.revealed
    act(state, "buy unlabeled-potion")
    assert state.revealed == revealed + 1


def test_a_lucky_owner_and_the_pawn_holder_reroll_in_the_order_of_purchase() -> None:
    state = position(
        *("red", "blue pawn", "green"),
        centre="",
        phase="charm",
        turn=1,
        owned={1: "lucky-animal-appendage", 0: "mimetic-stew"},
        copied="lucky-animal-appendage",
        promos="on",
        sale={"A": "*"},
        gold=[3, 3, 3],
    )
    assert state.to_act == (1,)
    act(state, "keep dice")
    assert state.to_act == (0,)
    act(state, "keep dice")
    assert state.dump()["phase"] == "market"
    assert state.to_act == (1,)
