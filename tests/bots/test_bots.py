"""The bots: they choose legal actions, the same ones for the same seed, and are found by their names."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import larcin
from larcin.bots import GreedyBot, RandomBot, add_bot, bot_names, make_bot, makers, names
from larcin.core.action import Action
from larcin.core.errors import LarcinError
from larcin.core.game import Game
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import State

GAMES = list(larcin.all_games().values())


def play(game: Game, bot_name: str, seed: int) -> list[str]:
    """The moves of a whole game between bots of one kind."""
    state = game.state(seed=seed)
    bots = [make_bot(bot_name, seed * 10 + seat) for seat in range(state.players)]
    chance = FastRng(seed)
    moves: list[str] = []
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        action = bots[seat].choose(Sight(state, seat, chance))
        assert action in legal
        state.apply(seat, action)
        moves.append(f"{seat} {action}")
        assert len(moves) <= game.longest
    return moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("bot", ["random", "greedy", "search@2"])
def test_a_bot_plays_every_game_to_its_end_the_same_way_for_the_same_seed(game: Game, bot: str) -> None:
    assert play(game, bot, 1) == play(game, bot, 1)


def test_other_seeds_give_other_choices() -> None:
    sight = Sight(larcin.game("art-robbery").state(players=3, seed=4), seat_to_act(4))
    assert len({RandomBot(seed).choose(sight) for seed in range(40)}) == len(sight.legal) > 1


def test_greedy_takes_the_best_value(monkeypatch: pytest.MonkeyPatch) -> None:
    game = larcin.game("art-robbery")
    sight = Sight(game.state(players=3, seed=4), seat_to_act(4))
    liked = sight.legal[-1]
    monkeypatch.setattr(game, "values", lambda sight: [1.0 if action is liked else 0.0 for action in sight.legal])
    assert {GreedyBot(seed).choose(sight) for seed in range(20)} == {liked}


def test_greedy_breaks_ties_by_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    game = larcin.game("art-robbery")
    sight = Sight(game.state(players=3, seed=4), seat_to_act(4))
    monkeypatch.setattr(game, "values", lambda sight: [0.0] + [1.0] * (len(sight.legal) - 1))
    chosen = {GreedyBot(seed).choose(sight) for seed in range(60)}
    assert chosen == set(sight.legal[1:])


def seat_to_act(seed: int) -> int:
    state: State = larcin.game("art-robbery").state(players=3, seed=seed)
    return state.to_act[0]


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(LarcinError) as refused:
        make_bot("gready", 1)
    assert refused.value.say("en") == "There is no bot called “gready”. The bots are: " + ", ".join(bot_names()) + "."
    assert refused.value.say("fr").startswith("Il n’y a pas de bot nommé «\u00a0gready\u00a0».")


class FirstBot:
    """Always plays the first legal action: what another package might bring."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, sight: Sight) -> Action:
        return sight.legal[0]


def test_other_packages_bring_bots_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = EntryPoint(name="first", value=f"{__name__}:FirstBot", group="larcin.bots")
    monkeypatch.setattr(names, "entry_points", lambda group: [brought] if group == "larcin.bots" else [])
    names.makers.cache_clear()
    try:
        assert bot_names()[-4:] == ("random", "greedy", "search", "first")
        assert type(make_bot("first", 1)).__name__ == "FirstBot"
    finally:
        monkeypatch.undo()
        names.makers.cache_clear()


def test_a_bot_of_ones_own_gets_a_name_in_this_process() -> None:
    try:
        add_bot("first", FirstBot)
        assert bot_names()[-1] == "first"
        add_bot("first", FirstBot)  # a cell of a notebook may be run twice
        assert type(make_bot("first", 1)).__name__ == "FirstBot"
    finally:
        makers().pop("first")
    with pytest.raises(ValueError, match="'greedy' is the name of one of Larcin's own bots"):
        add_bot("greedy", FirstBot)
