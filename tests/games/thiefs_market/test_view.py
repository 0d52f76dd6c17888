"""What a table is drawn from: objects with ids, offers, the score now, and a preview for every choice."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from larcin.core import text
from larcin.core.rng import FastRng
from larcin.core.view import Sentence
from larcin.games.thiefs_market.facts import facts
from larcin.games.thiefs_market.position import Position
from larcin.games.thiefs_market.previews import Choice, Way
from larcin.games.thiefs_market.view import View
from tests.games.thiefs_market.builder import GAME, act, cards, market, seen, split


def choices(state: Position) -> dict[str, Choice]:
    return {choice.action: choice for choice in GAME.look(state, state.to_act[0]).choices}


def hints(state: Position) -> dict[str, dict[str, Any]]:
    """What the preview of each choice says, as the arguments of its sentence."""
    return {action: told(choice).args for action, choice in choices(state).items()}


def told(choice: Choice) -> Sentence:
    assert choice.preview is not UNSET
    return choice.preview


def test_objects_keep_their_ids_wherever_they_go() -> None:
    state = split("red blue", "", "", turn=1, rolls="green")
    before = {thing.id: thing for thing in seen(state, None).objects}
    assert list(before) == [*(f"die-{number}" for number in range(10)), "pawn"]
    assert [(before[die].kind, before[die].seat) for die in ("die-0", "die-1")] == [("red", 0), ("blue", 0)]
    act(state, "steal from 0", "return red")
    after = {thing.id: thing for thing in seen(state, None).objects}
    assert [(after[die].kind, after[die].seat) for die in ("die-0", "die-1")] == [("green", None), ("blue", 1)]
    assert [after[thing] == before[thing] for thing in before][2:] == [True] * 9


def test_objects_say_which_are_about_to_be_rolled() -> None:
    state = act(split("red blue green", "", "", turn=1), "steal from 0", "return red")
    returned = [thing.id for thing in seen(state, 2).objects if thing.back]
    assert returned == ["die-0"]
    assert seen(state, 2).victim == 0
    assert seen(state, 2).places[1].pile == ["die-1", "die-2"]


def test_rows_show_what_is_for_sale_what_is_left_and_which_row_is_filled() -> None:
    state = market("red", sale={"A": "tailor - fence", "B": "brooch"}, left={"A": 0, "B": 7})
    rows = seen(state, 0).market
    assert [(row.deck, row.open, row.newest, row.left) for row in rows] == [
        ("A", True, False, 0),
        ("B", True, True, 7),
        ("C", False, False, 11),
    ]
    assert [place.id if place else None for place in rows[0].places] == ["tailor", None, "fence", None, None]
    assert rows[2].places == []


def test_an_offer_says_who_could_pay_it_and_how_this_seat_could() -> None:
    state = market("red", "white", sale={"B": "menacing-monocle"}, gold=[1, 0, 0])
    offer = seen(state, 0).market[1].places[0]
    assert offer is not None
    assert offer.payable == [0]
    dice = {"red": 1, "white": 0, "blue": 0, "green": 0}
    assert choices(state)["buy menacing-monocle"].ways == [Way(dice, 1, 2, 0, ["buy menacing-monocle"])]
    other = seen(state, 1).market[1].places[0]
    assert other is not None
    assert other.payable == [0]


def test_a_purchase_says_every_way_to_pay_the_plain_one_first() -> None:
    state = market("red blue", sale={"B": "brooch"}, gold=[2, 0, 0])
    ways = choices(state)["buy brooch"].ways
    assert ways is not UNSET
    assert [way.actions[0] for way in ways] == ["buy brooch", *["buy brooch otherwise"] * (len(ways) - 1)]
    for way in ways:
        twin = act(state.clone(), *way.actions)
        assert "brooch" in cards(twin, 0)
        assert state.gold[0] - twin.gold[0] == way.gold


def test_insurance_racket_leaves_a_choice_among_plain_ways() -> None:
    state = market("white blue blue", owned={0: "insurance-racket"}, sale={"C": "crown"}, gold=[0, 0, 0])
    ways = choices(state)["buy crown"].ways
    assert ways is not UNSET
    assert len(ways) == 2
    assert {way.actions[0] for way in ways} == {"buy crown"}
    assert choices(state)["buy crown"].preview == Sentence("preview-buy", {"ways": 2})


def test_a_choice_of_the_split_names_the_pile_and_the_cards_it_would_pay() -> None:
    state = split("red red", "", "", turn=1, sale={"A": "bondsman tailor - - -"}, gold=[0, 0, 0])
    theft = choices(state)["steal from 0"]
    assert (theft.pile, theft.pays) == ({"red": 2}, ["bondsman", "tailor"])
    sale = {"A": "bondsman glamer - - -"}
    insured = split("red mask", "", "", turn=1, owned={1: "insurance-racket"}, sale=sale, gold=[0, 0, 0])
    assert choices(insured)["steal from 0"].pays == ["bondsman"]


def test_the_chosen_objects_of_the_split_already_say_what_they_would_pay() -> None:
    sale = {"A": "tailor necklace - - -"}
    state = split("", "", "", centre="red white white red red red red red red red pawn", sale=sale, gold=[0, 0, 0])
    assert payable(seen(act(state, "take red"), 0)) == ["tailor"]
    assert payable(seen(act(state, "take white", "take white"), 0)) == ["tailor", "necklace"]


def payable(view: View) -> list[str]:
    return [place.id for place in view.market[0].places if place and 0 in place.payable]


def test_score_now_with_bonuses() -> None:
    state = market(
        "red", owned={0: "crown tailor", 1: "fence"}, sale={"A": "bondsman"}, gold=[2, 2, 0], infamy=[3, 9, 0]
    )
    mine, other = seen(state, 0).places[0].score, seen(state, 0).places[1].score
    assert (mine.cards, mine.henchmen, mine.gold, mine.infamy, mine.total) == (6, 2, 2, 3, 13)
    assert (other.cards, other.henchmen, other.gold, other.infamy, other.total) == (0, 2, 2, None, 4)


def test_a_tableau_shows_powers_and_whether_they_are_used() -> None:
    state = act(market("red white", owned={0: "tailor fence crown"}), "use tailor")
    tailor, fence, crown = seen(state, 1).places[0].cards
    assert [card.used for card in (tailor, fence, crown)] == [True, False, False]
    printed = facts(state).cards
    assert [printed[card.id].use for card in (tailor, fence, crown)] == ["use tailor", "use fence for bag", None]
    assert printed["crown"].cost == ["white", "blue", "blue"]


def test_bonuses_say_who_leads_and_what_that_would_bring() -> None:
    state = market("red", owned={0: "tailor", 1: "fence"}, sale={"A": "bondsman"}, gold=[2, 2, 3])
    henchmen, gold = seen(state, 0).bonuses
    assert (henchmen.counts, henchmen.leaders, henchmen.points) == ([1, 1, 0], [0, 1], 2)
    assert (gold.counts, gold.leaders, gold.points) == ([2, 2, 3], [2], 3)


def test_hints_of_the_split_say_what_the_pile_would_pay() -> None:
    state = split("red red", "", "", turn=1, sale={"A": "bondsman tailor - - -"}, gold=[0, 0, 0])
    found = hints(state)
    assert found["steal from 0"] == {"objects": 2, "pays": 2, "bags": 0, "masks": 0, "pawn": 0}
    assert found["take mask"] == {"objects": 1, "pays": 0, "bags": 0, "masks": 1, "pawn": 0}
    act(state, "take mask")
    assert hints(state)["done"] == {"objects": 1, "pays": 0, "bags": 0, "masks": 1, "pawn": 0, "back": 0}


def test_hints_of_a_return_say_whether_the_die_is_rolled() -> None:
    state = act(split("red blue pawn", "", "", turn=1), "steal from 0")
    assert [hint["rolled"] for hint in hints(state).values()] == [1, 1, 0]
    lucky = act(split("red blue pawn", "", "", turn=1, owned={0: "lucky-animal-appendage"}), "steal from 0")
    assert [hint["rolled"] for hint in hints(lucky).values()] == [0, 0, 0]


def test_hints_of_a_purchase_say_what_it_costs_and_brings() -> None:
    owned = {0: "anthropomorphic-water-buffalo"}
    state = market("red", owned=owned, sale={"B": "brooch"}, gold=[2, 0, 0], noted={0: "red"})
    price = {"red": 1, "white": 0, "blue": 0, "green": 0, "gold": 1, "price": 2, "infamy": 1}
    assert hints(state)["buy brooch"] == {"ways": 1, **price}
    assert hints(state)["buy brooch otherwise"] == {"ways": 1}
    assert hints(state)["end turn"] == {"purchases": 1, "gems": 1, "bags": 0, "masks": 0}
    haul = market("green blue", noted={0: "green blue bag"}, sale={"C": "big-haul"})
    assert hints(haul)["buy big-haul"]["infamy"] == 3


def test_hints_of_powers_say_what_they_bring() -> None:
    state = market(
        "red mask", owned={0: "tailor gauntlet-of-evil-intent exit-strategy"}, sale={"A": "fence"}, gold=[1, 0, 0]
    )
    found = hints(state)
    assert found["use tailor"] == {"pays": 0, "gold": 0, "infamy": 1}
    assert found["use gauntlet-of-evil-intent"] == {"pays": 1, "gold": 1, "infamy": 0}
    assert found["use exit-strategy"] == {"gold": -1, "infamy": 2}


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("promos", ["off", "on"])
def test_every_preview_has_its_sentence(lang: str, promos: str) -> None:
    said: dict[str, str] = {}
    for seed in range(12):
        state = GAME.state(players=3 + seed % 3, seed=seed, promos=promos)
        rng = FastRng(seed)
        while not state.over:
            seat = state.to_act[0]
            for choice in GAME.look(state, seat).choices:
                preview = told(choice)
                assert text.has(preview.text, lang, GAME.slug)
                said[choice.kind] = GAME.say(preview.text, preview.args, lang)
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    assert len(said) >= 14
    assert all(said.values())


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_component_is_explained(lang: str) -> None:
    for component in GAME.components():
        assert text.has(component, lang, GAME.slug)
        told = facts(market(promos="on")).about[component]
        assert len(GAME.say(told.text, told.args, lang)) > 10
