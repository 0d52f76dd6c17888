"""What a seat is shown: enough to draw the table, a hint beside every choice, a text for everything, nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from larcin.core import text
from larcin.core.action import Arg
from larcin.core.rng import FastRng
from larcin.games.caper.board import board
from larcin.games.caper.components import CARDS, CITIES, LOCATIONS
from larcin.games.caper.facts import Symbol, attribute_of, facts_of, prize_of
from larcin.games.caper.rules import Caper
from tests.games.caper.builder import GAME, act, look, position, start


def hints(state: Caper) -> dict[str, dict[str, Arg]]:
    """The hints of the seat to act, by notation, without what is nothing."""
    return {
        choice.action: {name: value for name, value in choice.hint.items() if value != 0 or name == "price"}
        for choice in look(state, state.to_act[0]).choices
    }


def test_the_table_of_the_picture() -> None:
    """A position like the one on the mockup: flipped cards, a full thief, capers, leads and worths."""
    state = position(
        """
        tower-of-london: colonel+simple-disguise+smoke-screen+hollow-book boxer | conductor+grappling-gun
        bank: banker+skeleton-key actress+false-documents | gentleman+super-magnet tourist+simple-disguise
        oxford-street: mime+blazeblaster | barber+~laundromatic royal
        """,
        city="london",
        round=6,
        coins=(2, 2),
        laundered=(0, 1),
    )
    view = look(state)
    bank, oxford, tower = view.locations
    assert [place.id for place in view.locations] == ["bank", "oxford-street", "tower-of-london"]
    stack = tower.sides[0].crew[0]
    assert (stack.thief.card, [laid.card for laid in stack.gear], stack.full) == (
        "colonel",
        ["simple-disguise", "smoke-screen", "hollow-book"],
        True,
    )
    assert (tower.sides[0].capers, tower.sides[0].worth, tower.sides[0].leads) == (1 + 1 + 1 + 1 + 1, 3 + 2, True)
    assert [side.capers for side in bank.sides] == [2, 1]  # False Documents and The Actress; a Simple Disguise
    assert [side.leads for side in bank.sides] == [True, False]
    assert oxford.sides[1].crew[0].gear[0].flipped
    assert (oxford.sides[0].worth, oxford.sides[1].worth) == (4 + 2 * 2, 4 + 2 * 1)
    assert [mastermind.coins for mastermind in view.masterminds] == [2, 2]
    assert (view.supply, view.masterminds[1].laundered) == (5, 1)
    assert view.masterminds[1].goods == {"diamond": 0, "painting": 0, "antique": 1, "joker": 0}
    assert [one.cards for one in view.rounds] == [4, 6, 3, 6, 2, 6]
    assert (view.round, view.pair, view.pairs, view.turn) == (5, 1, 5, 1)
    assert view.reconstructed
    assert view.now[0].parts == state.scores()[0].parts


def test_discards_are_open_thieves_and_gear_apart() -> None:
    view = look(position("gala: saint | mime", discards=("", "banker briefcase")))
    assert (view.masterminds[1].thieves, view.masterminds[1].gear) == (["banker"], ["briefcase"])


def test_a_hint_says_price_coins_capers_and_points() -> None:
    state = position("bank: mime+simple-disguise |\ngala: | saint+skeleton-key", "", "smoke-screen", coins=(0, 2))
    assert hints(state)["choose smoke-screen"] == {"effect": "price", "price": 1}
    act(state, "choose smoke-screen")
    assert hints(state) == {
        "on saint": {"effect": "play", "price": 1, "coins": -1, "capers": 1, "points": 1 + 5 + 1},
        "discard": {"effect": "discard", "coins": 1},
    }


def test_a_hint_says_what_is_flipped_and_what_the_rival_loses() -> None:
    state = position("gala: saint+smoke-screen | mime", "", "blazeblaster", coins=(0, 2))
    act(state, "choose blazeblaster")
    hint = hints(state)["on mime"]
    assert (hint["effect"], hint["flips"], hint["rival_capers"], hint["rival_points"]) == (
        "flip",
        "card-smoke-screen",
        -1,
        -1,
    )


def test_a_hint_counts_targets_and_each_target_has_its_own() -> None:
    state = position("gala: saint+smoke-screen dame+skeleton-key | mime", "", "blazeblaster", coins=(0, 2))
    act(state, "choose blazeblaster")
    assert hints(state)["on mime"]["targets"] == 2
    act(state, "on mime")
    assert hints(state)["flip saint"]["flips"] == "card-smoke-screen"
    assert hints(state)["flip dame"] == {"effect": "flip", "flips": "card-skeleton-key"}


def test_a_hint_of_a_thief_says_its_coins_and_of_a_return() -> None:
    state = position("gala: saint+signal-jammer |", "mime cleaner", "", city="london", round=5, coins=(0, 2))
    act(state, "choose cleaner")
    assert hints(state)["to gala"] == {"effect": "play", "price": 0, "coins": 2, "rival_coins": -1}
    assert hints(state)["to yacht"] == {"effect": "play", "price": 0, "coins": 2}


def test_a_hint_warns_that_a_card_would_be_discarded() -> None:
    state = position("gala: saint | mime", "", "blazeblaster skeleton-key", pairs=4)
    assert hints(state)["choose blazeblaster"] == {"effect": "discard", "coins": 1}


def test_the_snitch_is_told_who_gets_what_by_name() -> None:
    state = start(3, 4)
    assert isinstance(state, Caper)
    first, second = state.dump()["hands"][2]
    hint = hints(state)[f"give {first}"]
    assert hint == {"effect": "give", "rival": "@1", "other": f"card-{second}"}
    prompt = look(state, 2).prompt
    names = ["Ada", "Bob", "Cleo"]
    assert text.say(prompt.text, prompt.args, game="caper", names=names, reader=2) == (
        "Which of these two cards goes to Ada? Bob gets the other."
    )
    assert text.say("hint-give", hint, game="caper", names=names, reader=2).startswith("Bob gets ")


def test_symbols_are_what_the_cards_print() -> None:
    facts = {**facts_of(0), **facts_of(1), **facts_of(2)}
    assert set(facts) == set(CARDS)
    assert facts["boxer"].symbols[-1] == Symbol("caper", 1, ["dark-green", "gear", "gear"])
    assert facts["mime"].symbols == [Symbol("caper", 1), Symbol("point", 1, ["thief"], "rival")]
    assert facts["super-magnet"].symbols == [Symbol("coin", 1), Symbol("coin", 1, ["thief"], "rival")]
    assert facts["madame"].symbols[-1] == Symbol("price", 1, ["gear"], "rival")
    assert facts["cleaner"].symbols[-1] == Symbol("price", -1, ["red"])
    assert facts["blazeblaster"].symbols == [Symbol("flip", 1, ["gear"], "rival"), Symbol("point", 1)]
    assert facts["briefcase"].symbols == [Symbol("painting"), Symbol("safe", 1, ["green"])]
    assert facts["signal-jammer"].symbols[-1] == Symbol("return", 1, ["thief"], "rival")
    assert facts["driver"].symbols[-1] == Symbol("free-play")
    assert attribute_of(LOCATIONS.index("big-ben")) == [Symbol("return", 1, ["gear"], "rival")]
    assert attribute_of(LOCATIONS.index("chapel")) == [Symbol("safe", 1, ["thief"], "both")]
    assert attribute_of(LOCATIONS.index("pantheon")) == [Symbol("caper", 1, ["yellow"])]
    assert prize_of(LOCATIONS.index("louvre")) == [Symbol("point", 5), Symbol("painting")]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_card_location_and_good_explains_itself(lang: str) -> None:
    for component in GAME.components():
        assert text.has(component, lang, "caper"), component
        if component.startswith(("card-", "location-", "good-")):
            assert len(GAME.say(f"about-{component}", {}, lang)) > 5
    for effect in ("price", "play", "flip", "discard", "give"):
        assert text.has(f"hint-{effect}", lang, "caper")


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hints_and_the_terminals_table_can_be_said_throughout_a_game(lang: str, players: int) -> None:
    state = start(players, 3)
    rng = FastRng(3)
    while not state.over:
        seat = state.to_act[0]
        view = look(state, seat)
        for choice in view.choices:
            if "effect" in choice.hint:
                assert GAME.say(f"hint-{choice.hint['effect']}", choice.hint, lang)
        lines = board(view, lambda message, args: GAME.say(message, args, lang))
        assert len(lines) > 10
        assert not any("{" in line or "card-" in line for line in lines)
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("city", CITIES)
def test_a_view_is_small_enough_to_send_after_every_move(city: str) -> None:
    state = start(2, 3, city=city)
    assert len(msgspec.json.encode(state.view(0))) < 20_000
