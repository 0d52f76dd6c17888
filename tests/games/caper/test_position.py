"""Positions written down and read back: each mistake is named in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import larcin
from tests.games.caper.builder import GAME, act, position, start


def broken(players: int = 2, **changes: Any) -> str:  # Any: plain JSON data
    """What load says of a good position with these fields changed."""
    good = position("gala: saint | mime+~skeleton-key", city="london", players=players).dump()
    assert GAME.load(good).dump() == good
    with pytest.raises(larcin.BadPosition) as refused:
        GAME.load({**good, **changes})
    assert str(refused.value).endswith(".")
    assert refused.value.say("fr") != refused.value.say("en")
    return refused.value.text


def test_a_position_reads_like_the_game() -> None:
    dump = position("gala: saint | mime+~skeleton-key", "", "briefcase", city="london", coins=(1, 2)).dump()
    assert dump["crews"][1]["gala"] == [["mime", "flipped skeleton-key"]]
    assert dump["locations"] == ["gala", "museum", "yacht"]
    assert (dump["round"], dump["pairs"], dump["turn"], dump["phase"]) == (6, 0, 1, "card")
    assert "briefcase" in dump["hands"][1]
    assert (dump["coins"], dump["supply"]) == ([1, 2], 7)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"city": "atlantis"}, "position-bad-name"),
        ({"options": {"city": "paris"}}, "position-other-city"),
        ({"locations": ["gala", "gala", "bank"]}, "position-locations"),
        ({"locations": ["gala", "louvre", "bank"]}, "position-locations"),
        ({"round": 7}, "position-bad-number"),
        ({"pairs": "two"}, "position-bad-number"),
        ({"turn": 2}, "position-bad-seat"),
        ({"phase": "nap"}, "position-bad-name"),
        ({"coins": [1]}, "position-coin-lists"),
        ({"coins": [9, 9]}, "position-coins"),
        ({"coins": [-1, 1]}, "position-bad-number"),
        ({"crews": []}, "position-crews"),
        ({"crews": [{"bank": []}, {}]}, "position-crew"),
        ({"crews": [{"gala": [["skeleton-key"]]}, {}]}, "position-stack"),
        ({"crews": [{"gala": [["mime"]]}, {"gala": [["mime"]]}]}, "position-card-count"),
        ({"crews": [{}, {}]}, "position-card-count"),
        ({"hands": [[], []]}, "position-card-count"),
        ({"hands": [[]]}, "position-list-by-seat"),
        ({"discards": [["joy"], []]}, "position-bad-name"),
        ({"round": 4}, "position-heap-size"),
        ({"round": 5}, "position-wrong-round"),
        ({"pairs": 1}, "position-hand-size"),
        ({"phase": "place"}, "position-decision"),
        ({"phase": "over"}, "position-decision"),
        ({"phase": "give"}, "position-decision"),
        ({"phase": "target"}, "position-decision"),
        ({"phase": "free"}, "position-decision"),
        ({"chosen": "mime"}, "position-decision"),
        ({"spot": "bank"}, "position-decision"),
        ({"window": "driver"}, "position-decision"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    assert broken(**changes) == sentence


def test_swapped_decks_are_noticed() -> None:
    good = start(2, 1).dump()
    with pytest.raises(larcin.BadPosition, match="thief deck holds thieves only"):
        GAME.load({**good, "thief_deck": good["gear_deck"], "gear_deck": good["thief_deck"]})


def test_snitch_pile_and_secret_are_checked() -> None:
    assert broken(3, secret=["mime", None]) == "position-secret"
    assert broken(3, secret=[None]) == "position-list-by-seat"
    assert broken(3, pile=[]) == "position-card-count"


def test_teams_passes_are_checked() -> None:
    assert broken(4, passes=[]) == "position-passes"
    assert broken(4, dealt=[[], []]) == "position-passes"
    assert broken(4, passes=[{"cards": ["mime"], "stuck": []}]) == "position-passes"


def test_half_made_decisions_round_trip() -> None:
    state = position("gala: saint+skeleton-key dame+skeleton-key | mime", "", "blazeblaster", coins=(0, 2))
    for notation in ("choose blazeblaster", "on mime"):
        act(state, notation)
        assert GAME.load(state.dump()).dump() == state.dump()
    assert state.dump()["flipper"] == "blazeblaster"
