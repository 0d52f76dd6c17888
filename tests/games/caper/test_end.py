"""Fin du jeu, Le gagnant: when it ends, who wins, and what breaks a tie (rulings R51-R53)."""

from __future__ import annotations

from tests.games.caper.builder import GAME, act, end, position


def test_le_gagnant_most_points() -> None:
    state = end("bank: mime |")
    assert [score.total for score in state.scores()] == [5, 0]
    assert state.winners() == (0,)
    assert end("bank: | mime", coins=(9, 0)).winners() == (1,)


def test_le_gagnant_a_tie_goes_to_more_coins() -> None:
    assert end("bank: |", coins=(1, 2)).winners() == (1,)
    assert end("bank: |", coins=(2, 1)).winners() == (0,)


def test_r53_le_gagnant_then_cream_wins() -> None:
    assert end("bank: |", coins=(2, 2)).winners() == (0,)


def test_r52_laundered_coins_do_not_count_in_a_tie() -> None:
    table = "bank: saint+~laundromatic+~laundromatic banker+~laundromatic+~laundromatic |"
    assert end(table, city="london", coins=(1, 2), laundered=(4, 0)).winners() == (1,)


def test_r51_nobody_has_won_before_the_end() -> None:
    state = position("bank: mime |")
    assert state.winners() == ()


def test_r51_the_game_ends_with_creams_last_turn_of_round_6() -> None:
    state = position("bank: mime | saint", "simple-disguise skeleton-key", pairs=4, turn=0)
    act(state, "choose simple-disguise", "on mime")
    assert state.over
    assert state.legal(0) == []
    assert state.winners() == (0,)
    assert state.view().prompt.text == "prompt-over"
    assert state.why_not(0, GAME.action("pass")) == "why-game-over"


def test_the_end_is_told_location_by_location() -> None:
    state = position("bank: mime | saint\ngala: | dame", "simple-disguise skeleton-key", pairs=4, turn=0)
    state.events = []
    act(state, "choose simple-disguise", "on mime")
    told = [(event.kind, event.args.get("location"), event.args.get("seat")) for event in state.events[-4:]]
    assert told == [
        ("won", "location-bank", "@0"),
        ("tied", "location-gala", None),
        ("tied", "location-museum", None),
        ("win", None, "@0"),
    ]


def test_a_tie_broken_by_coins_is_told() -> None:
    state = position("bank: | saint", "skeleton-key simple-disguise", pairs=4, turn=0, coins=(0, 3))
    state.events = []
    act(state, "choose simple-disguise")
    assert state.events[-1].kind == "win-coins"
    assert state.winners() == (1,)


def test_a_tie_broken_by_cream_is_told() -> None:
    state = position("bank: | saint", "skeleton-key simple-disguise", pairs=4, turn=0, coins=(0, 1))
    state.events = []
    act(state, "choose simple-disguise")
    assert state.events[-1].kind == "win-cream"
    assert state.winners() == (0,)
