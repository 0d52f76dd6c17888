"""What each seat knows of hidden cards, to the card: drafting is memory (rulings R56, R66 and what everybody knows)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from larcin.core.event import Event
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.view import told
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, legal, look, position, start

WORLDS = 60


def worlds(state: Position, seat: int | None, count: int = WORLDS) -> Iterator[Position]:
    """Positions that the seat imagines."""
    for number in range(count):
        yield state.imagine(seat, FastRng(number))


def hands(state: Position) -> list[list[str]]:
    """Every seat's hand."""
    found: list[list[str]] = state.dump()["hands"]
    return found


# Two seats


def test_two_seats_before_the_first_swap_the_rivals_hand_is_unknown() -> None:
    state = position("gala: saint | mime", round=2)
    seen = {tuple(hands(world)[1]) for world in worlds(state, 0)}
    assert len(seen) > WORLDS // 2
    assert all(hands(world)[0] == hands(state)[0] for world in worlds(state, 0))
    assert look(state, 0).hands[1].known == []


def test_two_seats_after_the_first_swap_nothing_is_left_to_imagine_but_the_decks() -> None:
    state = position("gala: saint | mime", "", "simple-disguise skeleton-key", round=2)
    act(state, "choose simple-disguise", "on mime")
    while state.step == 0:
        act(state, legal(state)[-1])
    for seat in (0, 1):
        decks = set()
        for world in worlds(state, seat):
            truth, guess = state.dump(), world.dump()
            decks.add(tuple(guess["gear_deck"]))
            assert sorted(truth["gear_deck"]) == sorted(guess["gear_deck"])
            for field in ("rng", "gear_deck", "thief_deck"):
                truth.pop(field)
                guess.pop(field)
            assert truth == guess
        assert len(decks) == WORLDS
        assert look(state, seat).hands[1 - seat].known == hands(state)[1 - seat]


@pytest.mark.parametrize("round_", [5, 6])
def test_two_seats_in_the_last_rounds_both_hands_are_known_from_the_deal_on(round_: int) -> None:
    state = position("gala: saint | mime", round=round_)
    for seat in (0, 1):
        assert all(hands(world) == hands(state) for world in worlds(state, seat, 10))
        assert look(state, seat).hands[1 - seat].known == hands(state)[1 - seat]


def test_a_spectator_knows_neither_hand_but_in_the_last_rounds_both_together() -> None:
    state = position("gala: saint | mime", round=6)
    both = sorted(hands(state)[0] + hands(state)[1])
    seen = set()
    for world in worlds(state, None):
        assert sorted(hands(world)[0] + hands(world)[1]) == both
        seen.add(tuple(hands(world)[0]))
    assert len(seen) > 10


def test_what_another_seat_has_chosen_and_not_yet_done_is_its_secret() -> None:
    state = position("gala: saint | mime dame", "", "simple-disguise skeleton-key", pairs=4)
    before = state.view(0), state.view(None)
    act(state, "choose simple-disguise")
    assert (state.view(0), state.view(None)) == before
    assert look(state, 1).chosen == "simple-disguise"
    assert all(world.dump()["chosen"] is None for world in worlds(state, 0, 5))
    assert all(world.dump()["chosen"] == "simple-disguise" for world in worlds(state, 1, 5))


def play_pair(match: Match) -> None:
    """Let both Masterminds take a turn."""
    pair = look(match.state).pair
    while look(match.state).pair == pair:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])


def test_r67_a_choice_can_be_taken_back_but_not_a_card_that_the_rival_did_not_know() -> None:
    match = GAME.start(2, seed=5, city="paris")
    match.play(0, match.legal(0)[0])
    assert match.can_undo(0)
    match.undo(0)
    match.play(0, match.legal(0)[1])
    match.play(0, match.legal(0)[0])
    assert not match.can_undo(0)


def test_r67_once_hands_are_known_a_play_can_be_taken_back_until_hands_are_swapped() -> None:
    match = GAME.start(2, seed=5, city="paris")
    play_pair(match)
    before = match.state.dump()
    assert not match.can_undo(1)  # hands were swapped: he has seen new cards
    for _ in range(2):
        match.play(0, match.legal(0)[0])
    match.undo(0)
    match.undo(0)
    assert match.state.dump() == before


# The Snitch


def test_snitch_he_knows_what_he_gave_and_not_the_first_cards_until_they_come_out() -> None:
    state = position(
        "gala: saint | mime",
        "helping-hand",
        "briefcase",
        "skeleton-key simple-disguise",
        players=3,
        sizes=[1, 1, 2],
        phase="give",
        secret=["helping-hand", "briefcase"],
    )
    act(state, "give skeleton-key")
    assert [hand.known for hand in look(state, 2).hands] == [["skeleton-key"], ["simple-disguise"], []]
    guesses = {tuple(hands(world)[1]) for world in worlds(state, 2)}
    assert len(guesses) > 3
    assert all("simple-disguise" in guess for guess in guesses)
    act(state, "choose simple-disguise", "on mime")
    assert look(state, 2).hands[1].known == []  # he still has not seen the Briefcase


def test_snitch_a_first_card_that_is_played_leaves_the_one_he_gave() -> None:
    state = position(
        "gala: saint | mime",
        "helping-hand",
        "briefcase",
        "skeleton-key simple-disguise",
        players=3,
        sizes=[1, 1, 2],
        phase="give",
        secret=["helping-hand", "briefcase"],
    )
    act(state, "give skeleton-key", "choose briefcase")  # mint cannot pay it: discarded
    assert look(state, 2).hands[1].known == ["simple-disguise"]
    assert all(hands(world)[1] == ["simple-disguise"] for world in worlds(state, 2, 10))


def test_snitch_masterminds_know_their_own_cards_alone() -> None:
    state = act(start(3, 4), legal(start(3, 4))[0])
    assert {len(look(state, 0).hands[seat].known) for seat in (1, 2)} == {0}
    assert len({tuple(hands(world)[1]) for world in worlds(state, 0)}) > 20


# Teams


def passes_told(events: list[Event], seat: int | None) -> list[tuple[str, frozenset[str]]]:
    """Who got cards in this round's passes, with the cards that the seat was told, in order."""
    passes: list[tuple[str, frozenset[str]]] = []
    for event in events:
        if event.kind == "round":
            passes = []
        if event.kind == "offer":
            args = told(event, seat).args
            cards = frozenset(str(args[name]) for name in ("card", "other") if name in args)
            passes.append((str(args["victim"]), cards))
    return passes


def test_teams_worlds_fit_everything_each_seat_was_told() -> None:
    """Whole games: in each imagined world the passes, plays and cards kept are those that the seat saw."""
    for seed in range(4):
        rng = FastRng(seed)
        state = start(4, seed)
        state.events = []
        while not state.over:
            seat = state.to_act[rng.below(len(state.to_act))]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
            if rng.below(4) or state.over:
                continue
            for eyes in (None, 0, 1, 2, 3):
                seen = passes_told(state.events, eyes)
                truth = state.dump()
                world = state.imagine(eyes, FastRng(f"{seed} {state.step}")).dump()
                assert len(world["passes"]) == len(truth["passes"])
                for number, (guess, true) in enumerate(zip(world["passes"], truth["passes"], strict=True)):
                    assert guess["played"] == true["played"]
                    assert guess["played"] in [None, *guess["cards"]]
                    if number < len(seen) and seen[number][1]:
                        assert guess["cards"] == true["cards"]
                if eyes is not None:
                    assert world["hands"][eyes] == truth["hands"][eyes]
                if eyes in (2, 3):
                    assert world["dealt"][eyes - 2] == truth["dealt"][eyes - 2]
                assert GAME.load(world).dump() == world  # its passes lead from its deal to its hands


def teams(cream_lookout: str, mint_lookout: str, round: int = 6, **more: Any) -> Position:
    each = {2: 6, 3: 3, 4: 6, 6: 6}[round]
    sizes = [0, 0, each, each]
    picture = "gala: saint banker | mime dame"
    return position(
        picture, "", "", cream_lookout, mint_lookout, players=4, round=round, sizes=sizes, phase="offer", **more
    )


def give(state: Position, seat: int, *cards: str) -> None:
    for card in cards:
        state.apply(seat, GAME.action(f"give {card}"))


def test_teams_a_lookout_knows_the_card_that_went_on_to_the_rival_lookout() -> None:
    state = teams("simple-disguise skeleton-key", "super-magnet plasma-cutter", round=4)
    give(state, 2, "simple-disguise", "skeleton-key")
    give(state, 3, "super-magnet", "plasma-cutter")
    act(state, "choose simple-disguise", "on mime")  # mint keeps the key, which goes to mint's Lookout
    assert look(state, 2).hands[3].known == []  # cream still holds two of his cards
    act(state, "choose super-magnet", "on saint")
    assert look(state, 2).hands[3].known == ["skeleton-key"]
    assert look(state, 1).hands[3].known == ["skeleton-key"]
    assert look(state, 3).hands[2].known == ["plasma-cutter"]
    assert look(state, 0).hands[3].known == []
    for seat in (1, 2, 3):
        assert all("skeleton-key" in hands(world)[3] for world in worlds(state, seat, 20))
    assert not all("skeleton-key" in hands(world)[3] for world in worlds(state, 0))


def test_teams_a_mastermind_loses_sight_of_the_card_when_his_lookout_passes_again() -> None:
    state = teams(
        "posto-segreto skeleton-key",
        "super-magnet plasma-cutter helping-hand briefcase",
        round=4,
        city="rome",
        coins=(4, 4),
    )
    give(state, 2, "posto-segreto", "skeleton-key")
    give(state, 3, "super-magnet", "plasma-cutter")
    act(state, "choose skeleton-key", "on mime", "choose super-magnet", "on saint")
    others = [card for card in hands(state)[2] if card not in ("posto-segreto", "skeleton-key")]
    give(state, 2, *others[:2])
    give(state, 3, "helping-hand", "briefcase")  # mint does not know whether the Posto Segreto went over
    assert look(state, 1).hands[3].known == []
    here = {("posto-segreto" in hands(world)[3], "posto-segreto" in hands(world)[0]) for world in worlds(state, 1, 200)}
    assert here == {(True, False), (False, True)}


def test_teams_the_last_pair_of_a_short_round_is_known_to_the_card() -> None:
    """Round 3, three cards each: what mint kept in the first pair must be in cream's hand in the second."""
    state = teams("barber tourist colonel", "cleaner actress artist", round=3)
    give(state, 2, "barber", "tourist")
    give(state, 3, "cleaner", "actress")
    act(state, "choose cleaner", "to yacht", "choose barber", "to yacht")
    assert sorted(hands(state)[0]) == ["artist", "tourist"]
    guesses = [hands(world)[0] for world in worlds(state, 1, 100)]
    assert all("tourist" in guess for guess in guesses)
    assert len({tuple(guess) for guess in guesses}) == 1 + 4  # the other is the Artist, or one of the four in the deck


def test_teams_a_discard_for_a_coin_tells_that_the_other_card_was_unplayable_too() -> None:
    state = teams("blazeblaster briefcase", "", round=4)
    give(state, 2, "blazeblaster", "briefcase")
    give(state, 3, *hands(state)[3][:2])
    act(state, "choose blazeblaster")
    for seat in (None, 0):
        for world in worlds(state, seat):
            kept = [card for card in world.dump()["passes"][1]["cards"] if card != "blazeblaster"] or ["blazeblaster"]
            assert GAME.facts(state).cards[kept[0]].cost > 0, kept


def test_teams_a_spectator_and_lookouts_do_not_see_what_is_laid_ready() -> None:
    state = teams("simple-disguise skeleton-key", "super-magnet plasma-cutter", round=4)
    before = [state.view(seat) for seat in (None, 0, 1, 3)]
    give(state, 2, "simple-disguise")
    assert [state.view(seat) for seat in (None, 0, 1, 3)] == before
    assert look(state, 2).offer == ["simple-disguise"]
    assert look(state, 2).hands[2].cards == 6
