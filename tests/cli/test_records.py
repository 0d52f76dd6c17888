"""`larcin replay`, `larcin verify` and `larcin golden`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

import larcin as package
from larcin.core.match import replay
from larcin.core.record import Check, Move, Record, read_record
from larcin.core.rng import FastRng
from tests.cli.larcin_command import larcin


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of three."""
    match = package.game("art-robbery").start(3, seed=5)
    chance = FastRng(5)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    match.record.names = ["Ada", "Bruno", "Chloé"]
    return match.record.save(tmp_path / "game.json")


def change(path: Path, **fields: object) -> Path:
    """The same record with some fields tampered with."""
    altered = msgspec.structs.replace(read_record(path), **fields)
    return altered.save(path.with_name("altered.json"))


def test_verify_says_ok(record: Path) -> None:
    result = larcin("verify", str(record))
    moves = len(read_record(record).moves)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == f"OK: {moves} moves replay and all {moves // 16 + 1} fingerprints agree.\n"
    assert larcin("verify", str(record), "--check", "--lang", "fr").stdout.startswith("OK\u00a0: ")
    answer = larcin("verify", str(record), "--json")
    assert json.loads(answer.stdout) == {"ok": True, "moves": moves, "problem": None}


def tampered(record: Record) -> dict[str, tuple[dict[str, object], str]]:
    """What was changed in a record, and what verify says about it."""
    moves = record.moves
    count = len(moves)
    last = record.checks[-1]
    return {
        "another seed": ({"seed": 6}, "cannot be played"),
        "a move twice": ({"moves": [*moves[:3], moves[2], *moves[3:]]}, "Move 4 of the record, “"),
        "a wrong fingerprint": (
            {"checks": [*record.checks[:-1], Check(last.moves, "0" * 16)]},
            f"After move {count} the position is not the one the record was made from",
        ),
        "other winners": (
            {"winners": [seat for seat in range(3) if seat not in (record.winners or [])]},
            "The record says that the winners are seats ",
        ),
        "moves cut off": ({"moves": moves[:40], "winners": None}, "moves are missing"),
        "an unknown action": ({"moves": [Move(moves[0].seat, "play queen"), *moves[1:]]}, "Move 1 of the record"),
        "other rules": ({"rules": 99}, "rules version 99"),
        "another format": ({"format": 99}, "format 99"),
        "another game": ({"game": "chess"}, "There is no game called “chess”"),
    }


@pytest.mark.parametrize(
    "what",
    list(
        tampered(Record(game="", rules=1, players=3, mode="", seed=1, moves=[Move(0, "")] * 9, checks=[Check(9, "")]))
    ),
)
def test_verify_catches_a_tampered_record(record: Path, what: str) -> None:
    fields, sentence = tampered(read_record(record))[what]
    result = larcin("verify", str(change(record, **fields)))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def test_verify_refuses_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "letter.json"
    path.write_text("Dear Sir", encoding="utf-8")
    result = larcin("verify", str(path))
    assert result.exit_code == 1
    assert result.stderr.startswith("This is not a record of a game: ")
    answer = json.loads(larcin("verify", str(path), "--json").stdout)
    assert (answer["ok"], answer["moves"]) == (False, 0)


def test_replay_tells_the_game_in_words(record: Path) -> None:
    lines = larcin("replay", str(record)).stdout.splitlines()
    moves = read_record(record).moves
    assert lines[0] == "Art Robbery (The standard game): Ada, Bruno, Chloé"
    assert lines[2] == "   Raid 1: Sketches"
    assert sum(bool(re.match(r"\d+\. ", line)) for line in lines) == len(moves)
    first = next(line for line in lines if line.startswith("1. "))
    assert first == f"1. {['Ada', 'Bruno', 'Chloé'][moves[0].seat]} · {moves[0].action}"
    assert any("wins with" in line for line in lines)
    assert any(line.startswith("★ ") for line in lines)


def test_replay_writes_how_the_game_went_as_a_page(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "course.html"
    told = larcin("replay", str(record), "--html", str(page), "--lang", "fr")
    assert f"La page est écrite : {page}" in told.stderr.replace("\u00a0", " ")
    match = replay(read_record(record))
    words = page.read_text(encoding="utf-8")
    assert words.count("<polyline") == match.state.players
    for rank in match.course().ranking:
        assert f"<td>{rank.total}</td>" in words
    assert "http" not in words  # it needs nothing from anywhere
    assert larcin("replay", str(record), "--html", str(tmp_path / "none" / "a.html")).exit_code == 2


def test_replay_through_the_eyes_of_a_seat_tells_its_secrets_and_no_others(record: Path) -> None:
    spectator = larcin("replay", str(record)).stdout
    ada = larcin("replay", str(record), "--seat", "0").stdout
    french = larcin("replay", str(record), "--seat", "0", "--lang", "fr").stdout
    assert "You draw " not in spectator
    assert "Ada draws a card." in spectator
    assert "You draw " in ada
    assert "Ada draws a card." not in ada
    assert "Bruno draws a card." in ada
    assert "Vous piochez " in french


def test_replay_steps_at_enter_and_stops_at_q(record: Path) -> None:
    result = larcin("replay", str(record), "--step", typed="\n\nq\n")
    told = [
        line for line in result.stdout.replace("[Enter]", "\n").splitlines() if line.strip()[:2] in ("1.", "2.", "3.")
    ]
    assert [line.strip()[:2] for line in told] == ["1.", "2."]
    assert larcin("replay", str(record), "--step", typed="").exit_code == 0


def test_replay_refuses_a_seat_that_is_not_there(record: Path) -> None:
    result = larcin("replay", str(record), "--seat", "3")
    assert (result.exit_code, result.stderr) == (2, "There is no seat 3 at this table: seats are numbered 0 to 2.\n")


def test_golden_writes_checks_and_cleans_up(tmp_path: Path) -> None:
    folder = str(tmp_path / "golden")
    assert larcin("golden", "--folder", folder, "--update").exit_code == 0
    files = sorted(path.name for path in Path(folder).iterdir())
    assert "art-robbery-standard-2.txt" in files
    result = larcin("golden", "--folder", folder)
    assert (result.exit_code, result.stdout) == (0, f"{len(files)} playthroughs, 0 different.\n")

    (Path(folder) / "art-robbery-standard-2.txt").write_text("another game", encoding="utf-8")
    (Path(folder) / "checkers-standard-2.txt").write_text("a game that is gone", encoding="utf-8")
    result = larcin("golden", "--folder", folder)
    assert result.exit_code == 1
    assert "art-robbery-standard-2.txt is not what the rules play now." in result.stderr
    assert "2 different" in result.stdout
    larcin("golden", "--folder", folder, "--update")
    assert sorted(path.name for path in Path(folder).iterdir()) == files
    assert larcin("golden", "--folder", folder).exit_code == 0
