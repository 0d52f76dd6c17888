"""Thiefdoms as plain data: round trips, and sentences about what is wrong."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import larcin
from larcin.core.rng import FastRng
from tests.games.thiefdom.builder import GAME, Scene

PLAIN: dict[str, Any] = Scene("", "2A").load().dump()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_random_game_is_written_down_and_read_back(players: int) -> None:
    state = GAME.state(players, seed=players)
    rng = FastRng(players)
    while state.to_act:
        plain = state.dump()
        again = GAME.load(json.loads(json.dumps(plain)))
        assert again.dump() == plain
        for seat in state.to_act:
            assert again.legal(seat) == state.legal(seat)
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])


def broken(path: str, value: object) -> dict[str, Any]:
    plain = copy.deepcopy(PLAIN)
    where: Any = plain
    *steps, last = path.split(".")
    for step in steps:
        where = where[int(step)] if isinstance(where, list) else where[step]
    where[int(last) if isinstance(where, list) else last] = value
    return plain


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        ("city", "2A 3A", "list"),
        ("city", ["2A", "3A"], "6 sections"),
        ("city", ["2C", "3A", "4A", "6A", "7A", "8A"], "3A/2"),
        ("city", ["4A", "3A", "2A", "6A", "7A", "8A"], "river"),
        ("city", ["2A", "2B", "4A", "6A", "7A", "8A"], "once"),
        ("stage", "nap", "stage"),
        ("round", 7, "round"),
        ("townsfolk", {}, "guard-a"),
        ("townsfolk.guard-a", {"space": "d1", "facing": "north"}, "lantern"),
        ("townsfolk.guard-a.facing", "up", "facing"),
        ("guilds", [], "2"),
        ("guilds.0.vp", -1, "vp"),
        ("guilds.0.earned", {"start": 3}, "sum"),
        ("guilds.0.hideout", "6h", "6h"),
        ("guilds.0.plan", ["cane", "cane", "feather", "patrol"], "once"),
        ("guilds.0.board", 2, "board"),
        ("guilds.0.thieves.0.place", "a1", "no street"),
        ("guilds.0.thieves.0.place", "5a", "5a"),
        ("guilds.0.thieves.0.goods", {"silver": 1}, "silver"),
        ("guilds.0.thieves.0.goods", "gold", "table"),
        ("guilds.0.thieves.0.equipment", ["sack", "sack"], "alike"),
        ("guilds.0.thieves.0.equipment", ["sack"], "2 of Sack"),
        ("guilds.0.thieves.0.ally", "jin", "1 of Jin"),
        ("clients.deck", [], "1 of Antonius"),
        ("artworks_out", ["a", "b", "c", "d"], "artwork"),
        ("missions.deck", [17], "16"),
        ("to_act", [5], "to_act"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(path: str, value: object, sentence: str) -> None:
    with pytest.raises(larcin.BadPosition) as problem:
        GAME.load(broken(path, value))
    for lang in ("en", "fr"):
        assert problem.value.say(lang).endswith((".", "?", "!")), problem.value.say(lang)
    assert sentence in str(problem.value)


def test_two_figures_on_one_space_are_refused() -> None:
    plain = copy.deepcopy(PLAIN)
    plain["guilds"][0]["thieves"][0]["place"] = plain["townsfolk"]["guard-a"]["space"]
    with pytest.raises(larcin.BadPosition, match="Two figures"):
        GAME.load(plain)
