"""What a page is told before a click: what each card would do, what it gains, and what follows."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from larcin.core import text
from larcin.core.view import Sentence
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.previews import Choice, Purse, choices, purse
from tests.games.art_robbery.builder import GAME, act, position


def choice(state: Position, notation: str) -> Choice:
    return next(one for one in choices(state, state.to_act[0]) if one.action == notation)


def then(state: Position, notation: str) -> str:
    follows = choice(state, notation).then
    assert follows
    return follows.text


def test_a_card_with_one_target_says_what_it_takes_and_gains() -> None:
    take = choice(position("0", ""), "play 0")
    assert (take.effect, take.target) == ("take", "sketches-0")
    assert take.ask == Sentence("table-ask-take", {"token": "slot-0"})
    assert take.gain == Purse(points=0, alibis=2, risk=0)
    steal = choice(position("5", "", front={1: "5"}), "play 5")
    assert (steal.effect, steal.target) == ("steal", "sketches-5")
    assert steal.ask == Sentence("table-ask-steal", {"token": "slot-5", "victim": "@1"})
    assert steal.preview == Sentence("preview-steal", {"token": "token-sketches-5", "victim": "@1"})
    assert steal.gain == Purse(points=5, alibis=0, risk=0)


def test_a_card_that_leaves_a_choice_says_no_effect_and_each_target_what_it_gains() -> None:
    state = position("3", "", raid="sculptures")
    assert choice(state, "play 3").effect is UNSET
    act(state, "play 3")
    assert choice(state, "take 3a").target == "sculptures-3a"
    assert choice(state, "take 3a").gain == Purse(points=3, alibis=1, risk=0)
    assert choice(state, "take 3b").gain == Purse(points=3, alibis=0, risk=0)


def test_a_theft_from_the_dogs_holder_says_that_the_dog_may_be_given_instead() -> None:
    assert then(position("5", "", "", front={2: "5"}, dog=2), "play 5") == "then-dog-may-answer"
    assert then(position("5", "", "", front={2: "5"}, dog=1), "play 5") == "then-no-dog"


def test_taking_the_last_token_says_that_the_raid_ends() -> None:
    assert then(position("0", "", centre="0"), "play 0") == "then-raid-ends"
    assert then(position("0", ""), "play 0") == "then-draw"


def test_a_boss_without_a_4_or_a_5_says_what_she_needs() -> None:
    assert then(position("boss", ""), "play boss") == "then-boss-needs"
    assert then(position("boss", "", front={0: "4"}), "play boss") == "then-draw"
    assert then(position("boss", "", front={1: "boss"}), "play boss") == "then-boss-needs"


def test_a_card_that_does_nothing_says_why() -> None:
    own_dog = choice(position("dog", "", dog=0), "play dog")
    assert (own_dog.effect, own_dog.target) == ("nothing", UNSET)
    assert then(position("dog", "", dog=0), "play dog") == "then-own-dog"
    assert then(position("5", "", front={0: "5"}), "play 5") == "then-own-token"
    assert then(position("5", "", raid="antiques", printing="first"), "play 5") == "then-no-such-token"


def test_the_dog_is_taken_from_the_middle_or_from_its_holder() -> None:
    free = choice(position("dog", ""), "play dog")
    assert (free.effect, free.target, free.ask) == ("dog", "dog", Sentence("table-ask-dog"))
    held = choice(position("dog", "", dog=1), "play dog")
    assert (held.effect, held.target) == ("dog-from", "dog")
    assert held.ask == Sentence("table-ask-dog-from", {"victim": "@1"})


def test_the_purse_counts_a_boss_only_beside_a_4_or_a_5() -> None:
    pile = {0: "sketches-5 sketches-4 sketches-1", 1: "sketches-0"}
    alone = position("", "", raid="antiques", piles=pile, front={0: "boss 1"})
    kept = position("", "", raid="antiques", piles=pile, front={0: "boss 4"})
    before = purse(position("", "", raid="antiques", piles=pile), 0)
    assert purse(alone, 0) == Purse(before.points + 1, before.alibis + 1, 5)
    assert purse(kept, 0) == Purse(before.points + 9, before.alibis, 0)


def test_a_5_that_saves_the_boss_is_worth_ten() -> None:
    state = position("5 0", "", raid="antiques", front={0: "boss", 1: "5"})
    assert choice(state, "play 5").gain == Purse(points=10, alibis=0, risk=-5)
    assert choice(state, "play 0").gain == Purse(points=0, alibis=3, risk=0)
    assert choice(position("boss", ""), "play boss").gain == Purse(points=0, alibis=0, risk=5)


def test_only_the_readers_own_purse_is_shown() -> None:
    state = position("", "", front={0: "5", 1: "4"})
    assert GAME.look(state, 0).purse == Purse(5, 0, 0)
    assert GAME.look(state, None).purse is None


def test_the_hand_is_shown_in_the_order_of_the_box() -> None:
    assert GAME.look(position("thief 3 boss 0 dog", ""), 0).places[0].hand == ["0", "3", "boss", "dog", "thief"]


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_every_preview_and_consequence_has_its_sentence(lang: str) -> None:
    for seed in range(8):
        state = GAME.state(players=2 + seed % 4, seed=seed)
        while state.to_act:
            seat = state.to_act[0]
            for one in choices(state, seat):
                assert not one.effect or text.has(f"table-do-{one.effect}", lang, "art-robbery")
                for sentence in (one.preview, one.ask, one.then):
                    assert not sentence or text.has(sentence.text, lang, "art-robbery"), sentence
            legal = state.legal(seat)
            state.apply(seat, legal[(seed + len(state.discard)) % len(legal)])
