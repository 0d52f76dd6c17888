"""One digest of whole games at every table: what is legal, what happens, what everybody sees, what a search would do.

Run as a program, so that the compiled and the interpreted engine can be asked in processes of their own.
"""

from __future__ import annotations

import hashlib
import json
import sys

import msgspec

from larcin.bots import make_bot
from larcin.core import rng
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.testing.seatings import Seating, seatings, variants

SEARCH_AT = 10  # the decision at which the search bot is asked as well


def digest(seating: Seating, seed: int) -> str:
    """A hash of everything in one random game."""
    match = seating.start(seed)
    chance = FastRng(f"engines {seed}")
    told = hashlib.sha256()
    number = 0
    while not match.over:
        seat = match.to_act[chance.below(len(match.to_act))]
        legal = match.legal(seat)
        if number == SEARCH_AT:
            told.update(make_bot("search@20", seed).choose(Sight(match.state, seat, FastRng(seed))).notation.encode())
        action = legal[chance.below(len(legal))]
        events = match.play(seat, action)
        told.update(f"{seat} {[option.number for option in legal]} {action.number} {events}".encode())
        if number % 5 == 0:
            told.update(look(match, number % (match.state.players + 1)))
        number += 1
    told.update(f"{match.winners()} {match.scores()} {match.fingerprint()}".encode())
    return f"{number} decisions {told.hexdigest()}"


def look(match: Match, eyes: int) -> bytes:
    """The position as written down, as seen, as imagined and as a learning agent gets it."""
    seat = None if eyes == match.state.players else eyes
    world = match.state.imagine(seat, FastRng(eyes))
    parts = [match.state.dump(), match.view(seat), world.dump(), match.game.encode(match.state, seat)]
    return b" ".join(msgspec.json.encode(part) for part in parts)


def main(seeds: int) -> None:
    """Print which engine this is, and the digests, as JSON."""
    engine = "interpreted" if str(rng.__file__).endswith(".py") else "compiled"
    tables = [*seatings(), *variants()]
    games = {f"{seating} {seed}": digest(seating, seed) for seating in tables for seed in range(seeds)}
    print(json.dumps({"engine": engine, "games": games}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
