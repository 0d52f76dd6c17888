"""What a seat is shown: the table, a preview beside every choice, facts once, a text for everything, nothing hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from larcin.core import text
from larcin.core.action import Arg
from larcin.core.rng import FastRng
from larcin.core.view import Sentence
from larcin.games.caper.board import board
from larcin.games.caper.components import CARDS, CITIES, LOCATIONS
from larcin.games.caper.facts import FIGURES, Seat, Symbol, facts_of, location_facts
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, look, position, start


def previews(state: Position) -> dict[str, dict[str, Any]]:  # Any: plain JSON data
    """What the choices of the seat to act say, by notation, without what is nothing or told in words."""
    told = {}
    for choice in look(state, state.to_act[0]).choices:
        fields = msgspec.json.decode(msgspec.json.encode(choice))
        for name in ("action", "kind", "args", "hint", "preview"):
            fields.pop(name, None)
        told[choice.action] = {
            name: value for name, value in fields.items() if value not in (0, [0, 0]) or name == "price"
        }
    return told


def words(state: Position, action: str) -> Sentence:
    """The preview of a choice as a sentence."""
    choice = next(one for one in look(state, state.to_act[0]).choices if one.action == action)
    assert isinstance(choice.preview, Sentence)
    return choice.preview


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
    assert (view.round, view.pair, view.pairs, view.turn) == (5, 1, 5, 1)
    assert view.now[0].parts == state.scores()[0].parts


def test_discards_are_open_thieves_and_gear_apart() -> None:
    view = look(position("gala: saint | mime", discards=("", "banker briefcase")))
    assert (view.masterminds[1].thieves, view.masterminds[1].gear) == (["banker"], ["briefcase"])


def test_facts_are_what_never_changes() -> None:
    facts = GAME.facts(position("bank: mime |", city="london"))
    assert [one.cards for one in facts.rounds] == [4, 6, 3, 6, 2, 6]
    assert [(one.kind, one.starter) for one in facts.rounds[:2]] == [("thief", 0), ("gear", 1)]
    assert set(facts.locations) == {"bank", "gala", "museum"}
    assert facts.cards["mime"].reconstructed
    assert facts.figures == FIGURES


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, [Seat("mastermind", 0), Seat("mastermind", 1)]),
        (3, [Seat("mastermind", 0), Seat("mastermind", 1), Seat("snitch", 0)]),
        (4, [Seat("mastermind", 0), Seat("mastermind", 1), Seat("lookout", 0), Seat("lookout", 1)]),
    ],
)
def test_facts_say_what_each_seat_is_and_whose_side_it_looks_from(players: int, expected: list[Seat]) -> None:
    assert GAME.facts(start(players, 1)).seats == expected


def test_a_preview_says_price_coins_capers_and_points() -> None:
    state = position("bank: mime+simple-disguise |\ngala: | saint+skeleton-key", "", "smoke-screen", coins=(0, 2))
    assert previews(state)["choose smoke-screen"] == {"price": 1}
    assert words(state, "choose smoke-screen") == Sentence("preview-price", {"price": 1})
    act(state, "choose smoke-screen")
    points = 1 + 5 + 1
    assert previews(state) == {
        "on saint": {
            "price": 1,
            "location": "gala",
            "coins": [0, -1],
            "capers": [0, 1],
            "points": [0, points],
            "lead": points,
        },
        "discard": {"discards": True, "coins": [0, 1]},
    }
    changes: dict[str, Arg] = {
        "coins": -1,
        "capers": 1,
        "points": points,
        "rival_coins": 0,
        "rival_capers": 0,
        "rival_points": 0,
    }
    assert words(state, "on saint") == Sentence("preview-play", changes)
    assert words(state, "discard") == Sentence("preview-discard", {"coins": 1})


def test_a_preview_says_what_is_flipped_and_what_the_rival_loses() -> None:
    state = position("gala: saint+smoke-screen | mime", "", "blazeblaster", coins=(0, 2))
    act(state, "choose blazeblaster")
    told = previews(state)["on mime"]
    # The rival loses a caper and a point, and with the caper the lead at the Gala, which mint takes with its Mime.
    assert (told["flips"], told["targets"], told["capers"]) == ("smoke-screen", 1, [-1, 0])
    args = words(state, "on mime").args
    assert (words(state, "on mime").text, args["flips"], args["rival_capers"], args["rival_points"]) == (
        "preview-flip",
        "card-smoke-screen",
        -1,
        -1,
    )
    assert told["lead"] == told["points"][1] - told["points"][0]


def test_a_preview_counts_targets_and_each_target_has_its_own() -> None:
    state = position("gala: saint+smoke-screen dame+skeleton-key | mime", "", "blazeblaster", coins=(0, 2))
    act(state, "choose blazeblaster")
    assert previews(state)["on mime"]["targets"] == 2
    act(state, "on mime")
    assert previews(state)["flip saint"]["flips"] == "smoke-screen"
    assert previews(state)["flip dame"] == {"flips": "skeleton-key", "location": "gala"}
    assert words(state, "flip dame").text == "preview-flip"


def test_a_preview_of_a_thief_says_its_coins_and_of_a_return() -> None:
    state = position("gala: saint+signal-jammer |", "mime cleaner", "", city="london", round=5, coins=(0, 2))
    act(state, "choose cleaner")
    assert previews(state)["to gala"] == {"price": 0, "location": "gala", "coins": [2, -1]}
    assert previews(state)["to yacht"] == {"price": 0, "location": "yacht", "coins": [2, 0]}


def test_a_preview_warns_that_a_card_would_be_discarded() -> None:
    state = position("gala: saint | mime", "", "blazeblaster skeleton-key", pairs=4)
    assert previews(state)["choose blazeblaster"] == {"discards": True, "coins": [0, 1]}
    assert words(state, "choose blazeblaster") == Sentence("preview-discard", {"coins": 1})


def test_the_snitch_is_told_who_gets_what_by_name() -> None:
    state = start(3, 4)
    assert isinstance(state, Position)
    first, second = state.dump()["hands"][2]
    told = words(state, f"give {first}")
    assert told == Sentence("preview-give", {"rival": "@1", "other": f"card-{second}"})
    prompt = look(state, 2).prompt
    names = ["Ada", "Bob", "Cleo"]
    assert text.say(prompt.text, prompt.args, game="caper", names=names, reader=2) == (
        "Which of these two cards goes to Ada? Bob gets the other."
    )
    assert text.say(told.text, told.args, game="caper", names=names, reader=2).startswith("Bob gets ")


def test_a_view_says_what_becomes_of_the_cards() -> None:
    def then(state: Position, seat: int | None) -> str | None:
        told = look(state, seat).then
        return None if told is None else told.text

    two = position("bank: mime |")
    assert [then(two, seat) for seat in (0, 1, None)] == ["table-then-swap"] * 2 + ["table-then-swap-watched"]
    assert then(position("gala: saint | mime", "", "blazeblaster skeleton-key", pairs=4), 0) == "table-then-last"
    assert [then(start(3, 4), seat) for seat in (0, 2)] == ["table-then-keep", "about-snitch"]
    assert [then(start(4, 4), seat) for seat in (1, 3)] == ["table-then-pass", "about-lookout"]


def test_symbols_are_what_the_cards_print() -> None:
    facts = {**facts_of(0), **facts_of(1), **facts_of(2)}
    assert set(facts) == set(CARDS)
    assert facts["boxer"].symbols[-1] == Symbol("caper", 1, ["dark-green", "gear", "gear"])
    assert facts["mime"].symbols == [Symbol("caper", 1), Symbol("point", 1, ["thief"], "rival")]
    assert facts["super-magnet"].symbols == [
        Symbol("coin", 1, once=True),
        Symbol("coin", 1, ["thief"], "rival", once=True),
    ]
    assert facts["madame"].symbols[-1] == Symbol("price", 1, ["gear"], "rival")
    assert facts["cleaner"].symbols[-1] == Symbol("price", -1, ["red"])
    assert facts["blazeblaster"].symbols == [
        Symbol("flip", 1, ["gear"], "rival", once=True),
        Symbol("point", 1),
    ]
    assert facts["briefcase"].symbols == [Symbol("painting"), Symbol("safe", 1, ["green"])]
    assert facts["signal-jammer"].symbols[-1] == Symbol("return", 1, ["thief"], "rival")
    assert facts["driver"].symbols[-1] == Symbol("free-play")
    assert location_facts(LOCATIONS.index("big-ben")).attribute == [Symbol("return", 1, ["gear"], "rival")]
    assert location_facts(LOCATIONS.index("chapel")).attribute == [Symbol("safe", 1, ["thief"], "both")]
    assert location_facts(LOCATIONS.index("pantheon")).attribute == [Symbol("caper", 1, ["yellow"])]
    assert location_facts(LOCATIONS.index("louvre")).prize == [Symbol("point", 5), Symbol("painting")]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_card_location_and_good_explains_itself(lang: str) -> None:
    figures = {f"card-{card}": one.figures for city in range(len(CITIES)) for card, one in facts_of(city).items()}
    figures |= {f"location-{name}": location_facts(n).figures for n, name in enumerate(LOCATIONS)}
    for component in GAME.components():
        assert text.has(component, lang, "caper"), component
        if component.startswith(("card-", "location-", "good-")):
            told = GAME.say(f"about-{component}", figures.get(component, FIGURES), lang)
            assert len(told) > 5
            assert "{" not in told
    for preview in ("price", "play", "flip", "discard", "give"):
        assert text.has(f"preview-{preview}", lang, "caper")


@pytest.mark.parametrize("lang", text.LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_previews_and_the_terminals_board_can_be_said_throughout_a_game(lang: str, players: int) -> None:
    state = start(players, 3)
    rng = FastRng(3)
    while not state.over:
        seat = state.to_act[0]
        view = look(state, seat)
        for choice in view.choices:
            if isinstance(choice.preview, Sentence):
                assert "{" not in GAME.say(choice.preview.text, choice.preview.args, lang)
        assert view.then is not None
        assert "{" not in GAME.say(view.then.text, view.then.args, lang)
        lines = board(view, lambda message, args: GAME.say(message, args, lang))
        assert len(lines) > 10
        assert not any("{" in line or "card-" in line for line in lines)
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])


@pytest.mark.parametrize("city", CITIES)
def test_a_view_is_small_enough_to_send_after_every_move(city: str) -> None:
    state = start(2, 3, city=city)
    assert len(msgspec.json.encode(state.view(0))) < 4_000
    assert len(msgspec.json.encode(GAME.facts(state))) < 20_000
