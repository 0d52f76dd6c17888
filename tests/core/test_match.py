"""A match: the API as a user writes it, moves that are checked, undo, records that replay and cannot be altered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import larcin
from larcin.core.record import Move


def finished(seed: int = 7, **options: str) -> larcin.Match:
    match = larcin.game("art-robbery").start(players=4, seed=seed, options=options)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_the_api_as_the_readme_shows_it(tmp_path: Path) -> None:
    game = larcin.game("art-robbery")
    match = game.start(players=4, seed=7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert len(match.scores()) == 4
    assert match.winners()
    match.record.save(tmp_path / "game.json")
    again = larcin.replay(tmp_path / "game.json")
    assert again.scores()[0].total == match.scores()[0].total
    assert again.state.dump() == match.state.dump()


def test_a_bare_state_is_public_too() -> None:
    state = larcin.game("art-robbery").state(players=4, seed=7)
    twin = state.clone()
    seat = state.to_act[0]
    state.apply(seat, state.legal(seat)[0])
    assert state.dump() != twin.dump()
    assert state.view(0).seat == 0


def test_an_action_may_be_given_by_its_notation() -> None:
    match = larcin.game("art-robbery").start(players=2, seed=1)
    seat = match.to_act[0]
    notation = match.legal(seat)[0].notation
    match.play(seat, notation)
    assert match.record.moves == [Move(seat, notation)]


def test_without_a_seed_every_match_is_another() -> None:
    game = larcin.game("art-robbery")
    assert game.start(players=2).record.seed != game.start(players=2).record.seed


def test_the_fair_source_replays_too() -> None:
    match = larcin.game("art-robbery").start(players=2, seed="a secret", source="fair")
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    assert match.record.source == "fair"
    assert larcin.replay(match.record).state.dump() == match.state.dump()


def test_undo_takes_back_a_card_until_the_draw() -> None:
    match = larcin.game("art-robbery").start(players=2, seed=3)
    while True:
        seat = match.to_act[0]
        chains = [a for a in match.legal(seat) if a.notation in ("play 3", "play thief")]
        if chains:
            break
        match.play(seat, match.legal(seat)[0])
    before = match.state.dump()
    match.play(seat, chains[0])
    assert match.to_act == (seat,), "a choice is left"
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.dump() == before
    match.play(seat, chains[0])
    match.play(seat, match.legal(seat)[0])
    assert not match.can_undo(seat), "a card was drawn"
    with pytest.raises(larcin.IllegalMove, match="no longer be taken back"):
        match.undo(seat)


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda r: r.update(game="chess"), "no game called “chess”"),
        (lambda r: r.update(players=9), "not played with 9"),
        (lambda r: r.update(rules=99), "rules version 99"),
        (lambda r: r.update(format=99), "format 99"),
        (lambda r: r.update(seed=8), "Move |altered"),
        (lambda r: r["moves"].__setitem__(3, [0, "sing"]), "Move 4"),
        (lambda r: r["moves"].__setitem__(0, [99, r["moves"][0][1]]), "Move 1"),
        (lambda r: r["checks"].__setitem__(0, [16, "0" * 16]), "After move 16"),
        (lambda r: r.pop("moves") and r.update(moves="none"), "not a record"),
    ],
)
def test_a_damaged_record_says_what_is_wrong(damage: object, sentence: str) -> None:
    record = json.loads(finished().record.json())
    damage(record)  # type: ignore[operator]  # a little function
    with pytest.raises(larcin.LarcinError, match=sentence):
        larcin.replay(json.dumps(record).encode())


def test_a_missing_or_foreign_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(larcin.BadRecord, match="cannot be read"):
        larcin.replay(tmp_path / "nothing.json")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(larcin.BadRecord, match="not a record"):
        larcin.replay(tmp_path / "noise")


def test_a_record_is_small_and_readable() -> None:
    record = finished().record
    assert len(record.json()) < 6000
    plain = msgspec.json.decode(record.json())
    assert plain["game"] == "art-robbery"
    assert plain["moves"][0][1].startswith("play ")
    assert plain["winners"] == list(finished().winners())


@pytest.mark.parametrize(
    ("keywords", "sentence"),
    [
        ({"players": 1}, "not played with 1 here. Choose one of: 2, 3, 4, 5"),
        ({"players": 10**28}, "not played with 10000000000000000000000000000 here. Choose one of: 2, 3, 4, 5"),
        ({"players": -(10**28)}, "not played with -10000000000000000000000000000 here"),
        ({"players": "3"}, "must be a whole number, not '3'. Choose one of: 2, 3, 4, 5"),
        ({"players": True}, "must be a whole number, not True"),
        ({"players": 3.0}, "must be a whole number, not 3.0"),
        ({"players": [3]}, "must be a whole number, not [3]"),
        ({"mode": "teams"}, "no mode called “teams”"),
        ({"colour": "red"}, "no option called “colour”. It has: printing, scores, starter"),
        ({"printing": "third"}, "Choose one of: corrected, first"),
        ({"printing": 10**28}, "“10000000000000000000000000000” is not a choice"),
        ({"error-seats": "x"}, "no option called “error-seats”"),
        ({"mode": "error-seats"}, "no mode called “error-seats”"),
        ({"mode": "x" * 9999}, "no mode called “" + "x" * 40 + "”"),
    ],
)
def test_a_bad_setup_is_a_sentence(keywords: dict[str, object], sentence: str) -> None:
    with pytest.raises(larcin.BadSetup, match=re.escape(sentence)):
        larcin.game("art-robbery").start(**keywords)  # type: ignore[arg-type]  # that is the point


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(larcin.UnknownGame, match="art-robbery"):
        larcin.game("monopoly")


@pytest.mark.parametrize("players", [10**28, "3", True, 3.0, [3], 0])
def test_a_bad_number_of_players_is_refused_by_the_bare_state_and_in_french_too(players: Any) -> None:
    game = larcin.game("art-robbery")
    for begin in (game.start, game.state):
        with pytest.raises(larcin.BadSetup) as refused:
            begin(players)
        assert refused.value.say("fr").endswith("Choisissez parmi\u00a0: 2, 3, 4, 5.")


def test_seat_counts_of_all_modes_are_named() -> None:
    thiefdom = larcin.game("thiefdom")
    with pytest.raises(larcin.BadSetup, match="Choose one of: 1, 2, 3, 4"):
        thiefdom.start(players=9)
    with pytest.raises(larcin.BadSetup, match=r"Choose one of: 1\.$"):
        thiefdom.start(players=3, mode="solo")


NONSENSE: list[Any] = [None, 3, 10**28, 0.5, True, b"play 1", [], ["play 1"], {}, object()]


@pytest.mark.parametrize("action", NONSENSE, ids=lambda value: type(value).__name__)
def test_what_is_no_action_is_refused_in_a_sentence(action: Any) -> None:
    match = larcin.game("art-robbery").start(players=2, seed=1)
    before = match.state.dump()
    with pytest.raises(larcin.IllegalMove, match=r"is no action\. Play one of the legal actions") as refused:
        match.play(match.to_act[0], action)
    assert "n’est pas une action. Jouez" in refused.value.say("fr")
    assert match.state.dump() == before
    assert match.record.moves == []
    assert match.history


@pytest.mark.parametrize("seat", [None, "0", 0.0, True, -1, 2, 10**28, [0]], ids=str)
def test_what_is_no_seat_is_refused_in_a_sentence(seat: Any) -> None:
    match = larcin.game("art-robbery").start(players=2, seed=1)
    before = match.state.dump()
    with pytest.raises(larcin.IllegalMove, match="There is no seat"):
        match.play(seat, match.legal(match.to_act[0])[0])
    if seat is not None:  # a spectator's view
        with pytest.raises(larcin.IllegalMove, match="There is no seat"):
            match.view(seat)
    assert match.state.dump() == before
    assert match.record.moves == []


def test_an_action_of_another_game_is_refused() -> None:
    match = larcin.game("art-robbery").start(players=2, seed=1)
    for foreign in (larcin.game("caper").catalogue[-1], larcin.game("thiefdom").catalogue[-1]):
        with pytest.raises(larcin.IllegalMove, match="is not an action of this game"):
            match.play(match.to_act[0], foreign)
