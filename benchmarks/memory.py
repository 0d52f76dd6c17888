"""Memory: of one position of every game, and of a search tree of a million nodes.

Measured as what the process grows by (resident memory). Nothing measured is let go before the end, since memory that
was freed would be used again without the process growing. A position's figure is what one more copy costs: what copies
share is counted once, as it is in use.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from clock import Row, report
from engine import COMPILED, Table, positions, tables

import larcin
from larcin.bots.tree import Node, Tree
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import State

COPIES = 150  # of each of the positions, three times over; the middle one counts
NODES = 1_000_000
PATIENCE = 40  # CPU seconds for the tree; one that is smaller by then is scaled up, and the row says so


def resident() -> int:
    """The resident memory of this process, in bytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise OSError("no VmRSS")


def state_sizes() -> Iterator[Row]:
    kept: list[list[State]] = []
    for game in larcin.all_games().values():
        for table in tables(game):
            states = positions(table)
            kept.append([state.clone() for _ in range(20) for state in states])  # fills what is free already
            sizes = []
            for _ in range(3):
                before = resident()
                kept.append([state.clone() for _ in range(COPIES) for state in states])
                sizes.append((resident() - before) / len(kept[-1]))
            yield table.row("one position", "bytes", (sorted(sizes)[1], 0.0))
            if game.slug == "thiefdom":
                yield table.row("city", "places", (city_size(table), 0.0))


def city_size(table: Table) -> float:
    """How many streets and buildings a city of Thiefdom has at this table, on average."""
    deals = [table.game.state(players=table.seats, mode=table.mode, seed=seed) for seed in range(20)]
    cities = [deal.city.steps for deal in deals]  # only Thiefdom has a city
    return sum(bool(steps) for city in cities for steps in city) / len(deals)


def count(node: Node) -> int:
    """How many nodes hang at this one, itself included."""
    found = 0
    ahead = [node]
    while ahead:
        here = ahead.pop()
        found += 1
        for table in here.tables.values():
            ahead += [edge.child for edge in table.values() if edge.child is not None]
        if here.forks is not None:
            ahead += here.forks.values()
        if here.after is not None:
            ahead.append(here.after)
    return found


def grown_tree() -> tuple[Tree, Row]:
    """Art Robbery from the start, until the tree has a million nodes; and what it takes."""
    table = next(tables(larcin.game("art-robbery")))
    state = table.game.state(players=table.seats, seed=1)
    sight = Sight(state, state.to_act[0], FastRng("sight"))
    tree = Tree(table.game.guide(), sight.seat, FastRng("search"))
    before = resident()
    end = time.process_time() + PATIENCE
    nodes = 0
    while nodes < NODES and time.process_time() < end:
        for _ in range(max(1000, (NODES - nodes) // 2)):
            tree.grow(sight.imagine())
            if tree.iterations % 1000 == 0 and time.process_time() > end:
                break
        nodes = count(tree.root)
    size = resident() - before
    how = "tree of a million nodes" if nodes >= NODES else f"tree of {nodes:,} nodes, scaled to a million"
    return tree, table.row(how, "bytes", (size * NODES / nodes, 0.0))


if __name__ == "__main__":
    tree, row = grown_tree()
    report([row, *state_sizes()], compiled=COMPILED)
