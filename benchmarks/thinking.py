"""Search: how many simulations a second our tree search does, for every game, from the start.

A simulation is one imagined world, one walk down the tree, one play-out and the credit for it. "random play-outs to the
end" gives the search the plain guide, which is the very work that OpenSpiel's ISMCTS does with its random evaluator;
"as the bot thinks" is with the game's own guide, as our search bot plays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from clock import Row, rate, report, seconds_wanted
from engine import COMPILED, Table, tables

import larcin
from larcin.bots.tree import Tree
from larcin.core.guide import Guide
from larcin.core.rng import FastRng
from larcin.core.sight import Sight

SIMULATIONS = 1000  # a decision: enough that the tree is no longer small


def decision(table: Table, guide: Guide) -> Callable[[], int]:
    """One decision at the start of a game, each time of another deal."""
    seeds = iter(range(10**9))

    def work() -> int:
        state = table.game.state(players=table.seats, mode=table.mode, seed=next(seeds))
        sight = Sight(state, state.to_act[0], FastRng("sight"))
        tree = Tree(guide, sight.seat, FastRng("search"))
        while tree.iterations < SIMULATIONS:
            tree.grow(sight.imagine())
        return SIMULATIONS

    return work


def search_rates(seconds: float) -> Iterator[Row]:
    for game in larcin.all_games().values():
        table = next(tables(game))
        if game.slug == "art-robbery":
            yield table.row("random play-outs to the end", "simulations", rate(decision(table, Guide()), seconds))
        if COMPILED:
            yield table.row("as the bot thinks", "simulations", rate(decision(table, game.guide()), seconds))


if __name__ == "__main__":
    report(list(search_rates(seconds_wanted())), compiled=COMPILED)
