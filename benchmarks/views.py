"""How many bytes of JSON a seat is sent for each move: the view, and once a connection the facts.

python benchmarks/views.py      20 random games a game at its usual table, as seat 0 sees them
"""

from __future__ import annotations

import msgspec

import larcin
from larcin.core.rng import FastRng

GAMES = 20
SEATS = {"art-robbery": 4, "thiefs-market": 4, "master-thieves": 4, "thiefdom": 4, "caper": 2}


def main() -> None:
    for slug, players in SEATS.items():
        game = larcin.game(slug)
        sizes: list[int] = []
        facts = 0
        for seed in range(GAMES):
            state = game.state(players=players, seed=seed)
            facts = max(facts, len(msgspec.json.encode(game.facts(state))))
            chance = FastRng(seed)
            while not state.over:
                seat = state.to_act[chance.below(len(state.to_act))]
                legal = state.legal(seat)
                state.apply(seat, legal[chance.below(len(legal))])
                sizes.append(len(msgspec.json.encode(state.view(0))))
        print(f"{slug:15} {sum(sizes) / len(sizes):8.0f} mean {max(sizes):8} most {facts:8} facts, once")


if __name__ == "__main__":
    main()
