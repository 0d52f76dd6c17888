"""Every sentence that a game can need is there in both languages and can be filled."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest
from msgspec import UNSET

from larcin.core import text
from tests.games.master_thieves.builder import GAME, act, roles, table

NAMED = [
    *(f"about-role-{role}" for role in ("smuggler", "jeweller-m", "jeweller-f", "thief", "master-thief", "detective")),
    *(f"about-jewel-{jewel}" for jewel in ("diamond", "sapphire", "ruby")),
    *(f"about-cushion-{colour}" for colour in ("white", "black", "red")),
    "about-alarm",
    *(f"score-{part}" for part in ("diamonds", "sapphires", "rubies", "false-diamonds", "false-sapphires")),
    "tie-rubies",
    "tie-sapphires",
    "title",
    "tagline",
    "mode-standard",
    *(f"option-{option.name}" for option in GAME.options),
    *(f"option-{option.name}-{choice}" for option in GAME.options for choice in option.choices),
    *GAME.components(),
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_with_a_name_has_it(lang: str) -> None:
    assert [name for name in NAMED if not text.has(name, lang, GAME.slug)] == []


@pytest.mark.parametrize("memory", ["closed", "assisted", "open"])
def test_every_prompt_choice_and_event_of_a_game_is_a_sentence(memory: str) -> None:
    match = GAME.start(4, seed=2, memory=memory)
    rnd = random.Random(2)
    while match.to_act:
        for seat in (0, None):
            view = match.view(seat)
            for lang in ("en", "fr"):
                assert " " in sentence(view.prompt.text, view.prompt.args, lang, seat)
                for choice in view.choices:
                    if choice.preview is UNSET:  # of a drawer that one has to remember
                        assert (choice.kind, memory == "open") == ("open", False)
                    else:
                        assert sentence(choice.preview.text, choice.preview.args, lang, seat) != choice.preview.text
                    assert " " in sentence(f"action-{choice.kind}", choice.args, lang, seat)
        seat = rnd.choice(match.to_act)
        match.play(seat, rnd.choice(match.legal(seat)))
    for seat in (0, None):
        for line in match.told(seat):
            for lang in ("en", "fr"):
                assert " " in sentence(f"event-{line.kind}", line.args, lang, seat)


def sentence(text_id: str, args: dict[str, int | str], lang: str, reader: int | None) -> str:
    return text.say(text_id, args, lang=lang, game=GAME.slug, reader=reader, names=["Ann", "Bob", "Cleo", "Dan"])


def test_jewels_are_counted_in_words() -> None:
    said = [
        GAME.say("event-find", {"diamonds": diamonds, "sapphires": sapphires}, lang)
        for lang in ("en", "fr")
        for diamonds, sapphires in ((1, 0), (0, 2), (2, 1))
    ]
    assert said == [
        "In the drawer: a diamond.",
        "In the drawer: 2 sapphires.",
        "In the drawer: 2 diamonds and a sapphire.",
        "Dans le tiroir\u00a0: un diamant.",
        "Dans le tiroir\u00a0: 2 saphirs.",
        "Dans le tiroir\u00a0: 2 diamants et un saphir.",
    ]


def test_a_prompt_says_what_was_found() -> None:
    state = act(roles(table({"top E upper": "DDDS"}), "thief", "detective"), "open top E")
    prompt = state.view(0).prompt
    assert GAME.say(prompt.text, prompt.args).startswith("Nothing fell: 3 diamonds and a sapphire for you.")


def test_the_rules_list_every_notation() -> None:
    for lang in ("en", "fr"):
        rules = GAME.rules(lang)
        for action in GAME.catalogue:
            word = action.notation.split()[-1] if action.kind in ("choose", "open") else action.notation
            assert f"`{word}`" in rules or f"`{action.notation}`" in rules, action


def test_rulebook_note_on_a_badly_opened_drawer_is_in_the_rules() -> None:
    """The rulebook's last note: jewels on both sides of a drawer. Ours is always opened all the way."""
    assert "opened badly" in GAME.rules("en")
    assert "mal ouvert" in GAME.rules("fr")


def test_the_terminal_shows_the_box_the_open_drawer_and_every_seat() -> None:
    state = table({"top E upper": "DS", "middle W lower": "DD A1"}, memory="open", players=3, red="D")
    act(roles(state, "thief", "jeweller-m", "detective"), "open top W", "place sapphire", "done")

    def said(text_id: str, args: Mapping[str, int | str]) -> str:
        return text.say(text_id, args, lang="en", game=GAME.slug, names=["Ann", "Bob", "Cleo"], reader=0)

    lines = GAME.board(GAME.look(act(state, "open middle W"), 0), said)
    assert lines[0] == "Round 1 of cycle 1 · 6 rubies left in the box"
    assert lines[1] == "The box stands on its head"
    assert "[◇◆/]" in lines[2], "what the top level's drawers hold: above, then below"
    assert "You have opened middle West. Inside: nothing. Fallen, and Bob’s by the alarm: 2 diamonds." in lines
    assert "The red cushion: a diamond." in lines
    you, bob, cleo = lines[-3:]
    assert you.startswith("▸ You: −12 points")
    assert "Jeweller ♂ (2)" in bob
    assert cleo.endswith("The alarm is at home · Detective (3)")


def test_the_terminal_says_nothing_of_a_shut_drawer_that_one_has_to_remember() -> None:
    def said(text_id: str, args: Mapping[str, int | str]) -> str:
        return GAME.say(text_id, args)

    full, empty = table({"top E upper": "DS"}), table({"bottom E lower": "DS"})
    assert GAME.board(GAME.look(full, 0), said) == GAME.board(GAME.look(empty, 0), said)
    assert any("filled" in line for line in GAME.board(GAME.look(GAME.state(2, seed=1), 0), said))
