"""Is Art Robbery as written for peers the same game as ours? Played side by side to find out.

    python benchmarks/peers/same_work.py 100                 OpenSpiel's: every seat count, both ways of chance
    node ... trace 100 | python .../same_work.py traces      boardgame.io's: games it has played, replayed by ours

Both must offer the same legal actions to the same player before each decision, and at the end have the same points and
winners. OpenSpiel's chance falls as ours does; in the replays ours falls as boardgame.io's did.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pyspiel

import larcin
from larcin.core.rng import FastRng
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.tallies import cards_of, tally

sys.path.insert(0, str(Path(__file__).parent.parent))

from peers import art_robbery


class NotTheSame(AssertionError):
    """The two differ; the message says where."""


def follow(theirs: art_robbery.ArtRobberyState, ours: Position) -> None:
    """Let OpenSpiel's chance fall as ours has fallen."""
    if theirs.sampled:
        expect(sorted(theirs.deck), sorted(ours.deck), "the deck holds")
        theirs.deck = ours.deck[:]
    elif theirs.is_chance_node():
        drawn = Counter(cards_of(ours.hands[theirs.turn])) - Counter(theirs.hands[theirs.turn])
        theirs.apply_action(next(iter(drawn)))


def deal(game: pyspiel.Game, ours: Position) -> art_robbery.ArtRobberyState:
    """OpenSpiel's first position, with our deal and our first player."""
    theirs: art_robbery.ArtRobberyState = game.new_initial_state()
    if theirs.sampled:
        theirs.hands = [cards_of(hand) for hand in ours.hands]
        theirs.deck = ours.deck[:]
        theirs.begin_turn(ours.turn)
        return theirs
    theirs.apply_action(ours.turn)
    for place in range(art_robbery.HAND):
        for hand in ours.hands:
            theirs.apply_action(cards_of(hand)[place])
    return theirs


def expect(theirs: object, ours: object, what: str) -> None:
    if theirs != ours:
        raise NotTheSame(f"{what}: theirs {theirs}, ours {ours}")


def compare(game: pyspiel.Game, players: int, seed: int) -> int:
    """One game on both; how many decisions it had."""
    ours = larcin.game("art-robbery").state(players=players, seed=seed)
    assert isinstance(ours, Position)
    theirs = deal(game, ours)
    rng = FastRng(f"{seed}/choices")
    decisions = 0
    while ours.to_act:
        seat = ours.to_act[0]
        actions = ours.legal(seat)
        expect(theirs.current_player(), seat, f"seed {seed}, decision {decisions}, to act")
        names = sorted(theirs.action_to_string(seat, action) for action in theirs.legal_actions())
        expect(names, sorted(action.notation for action in actions), f"seed {seed}, decision {decisions}, legal")
        chosen = actions[rng.below(len(actions))]
        ours.apply(seat, chosen)
        theirs.apply_action(art_robbery.ACTION_NAMES.index(chosen.notation))
        follow(theirs, ours)
        decisions += 1
    expect(theirs.is_terminal(), True, f"seed {seed}, over")
    expect(theirs.scores(), ours.totals(), f"seed {seed}, points")
    expect(tuple(theirs.winners()), ours.winners(), f"seed {seed}, winners")
    return decisions


def compare_many(games: int) -> int:
    """So many games for every seat count and both ways of chance; how many decisions were compared."""
    decisions = 0
    for sampled in (False, True):
        for players in range(2, art_robbery.MOST_PLAYERS + 1):
            game = pyspiel.load_game("python_art_robbery", {"players": players, "sampled": sampled})
            decisions += sum(compare(game, players, seed) for seed in range(games))
    return decisions


def replay(told: dict[str, Any]) -> int:  # Any: JSON
    """A game that boardgame.io has played, on our engine; how many decisions it had."""
    ours = larcin.game("art-robbery").state(players=len(told["hands"]))
    assert isinstance(ours, Position)
    ours.hands = [tally(hand) for hand in told["hands"]]
    ours.deck = told["deck"]
    ours.begin_turn(told["turn"])
    for number, move in enumerate(told["moves"]):
        actions = ours.legal(move["seat"])
        expect(sorted(move["legal"]), sorted(action.notation for action in actions), f"decision {number}, legal")
        ours.apply(move["seat"], ours.game.action(move["chosen"]))
        expect(sorted(move["deck"]), sorted(ours.deck), f"decision {number}, the deck holds")
        ours.deck = move["deck"]
    expect(ours.over, True, "over")
    expect(told["points"], ours.totals(), "points")
    return len(told["moves"])


if __name__ == "__main__":
    if sys.argv[1:] == ["traces"]:
        traces = json.load(sys.stdin)
        print(f"boardgame.io: {sum(map(replay, traces)):,} decisions alike in {len(traces):,} games")
        sys.exit()
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    print(f"OpenSpiel: {compare_many(count):,} decisions alike in {count * 8:,} games")
