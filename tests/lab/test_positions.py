"""The fuzzer of positions finds a broken `load`, and writes down the smallest change that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import larcin
from larcin.core.errors import BadPosition
from larcin.core.rng import FastRng
from larcin.core.state import State
from larcin.lab import fuzz_positions
from larcin.lab.mutations import EDITS, copied, same, spoil
from larcin.lab.positions import judge, random_dumps, spoil_one_game
from tests.cli.larcin_command import larcin as command
from tests.cli.larcin_command import larcin_json
from tests.lab.broken import GAME

Plain = dict[str, Any]  # Any: plain JSON data


def test_the_same_seed_spoils_the_same_positions() -> None:
    one, other = (fuzz_positions(GAME, 40, seed="again", workers=1) for _ in range(2))
    assert (one.positions, one.refused, one.played) == (40, other.refused, other.played)
    assert one.refusals == other.refusals
    assert 0 < one.refused < 40
    assert one.errors == 0


def test_processes_find_what_one_alone_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = fuzz_positions(GAME, 40, seed=3, workers=1)
    monkeypatch.setattr("larcin.lab.positions.FEW", 1)
    shared = fuzz_positions(GAME, 40, seed=3, workers=2)
    assert (shared.positions, shared.refused, shared.played) == (alone.positions, alone.refused, alone.played)
    assert shared.refusals == alone.refusals


def test_every_mode_seat_count_and_choice_comes_up() -> None:
    for slug, game in larcin.all_games().items():
        met = [random_dumps(game, 0, number, 1)[0] for number in range(30)]
        tables = {(dump["mode"], dump["players"]) for dump in met}
        assert tables == {(mode.name, count) for mode in game.modes for count in mode.seats}, slug
        for option in game.options[:2]:
            assert {dump["options"][option.name] for dump in met} == set(option.choices), option.name


def test_edits_change_any_depth_and_are_described() -> None:
    said: set[str] = set()
    for number in range(400):
        original, donor = random_dumps(GAME, 0, number % 8, 2)
        spoilt = copied(original)
        edits = spoil(spoilt, donor, FastRng(number), 1)
        assert len(edits) == 1
        assert not same(spoilt, original)
        said.add(edits[0])
    assert any(" is left out" in edit and "[" in edit for edit in said)
    assert any("stands twice" in edit for edit in said)
    assert any("is 10000000000000000000000000000" in edit for edit in said)
    assert any("change places" in edit for edit in said)
    assert any(" goes from " in edit for edit in said)
    assert len(EDITS) >= 10


def test_a_number_a_truth_and_a_float_are_not_the_same() -> None:
    assert same({"a": [1]}, {"a": [1]})
    assert not same(1, True)
    assert not same(1, 1.0)
    assert not same([1], [1, 1])


def test_dumps_that_nobody_spoilt_play_on() -> None:
    for game in larcin.all_games().values():
        for number, dump in enumerate(random_dumps(game, "sound", 1, 3)):
            assert judge(game, dump, number, dump).refusal is None


Load = Callable[[Plain], State]  # the method that is replaced


def crash(position: Plain, load: Load) -> State:
    """`load` trips over a dog that is nobody's seat."""
    return load(position) if position.get("dog") in (None, 0, 1) else [][5]


def mutter(position: Plain, load: Load) -> State:
    """`load` refuses with an id that has no sentence."""
    if position.get("dog") in (None, 0, 1):
        return load(position)
    raise BadPosition("no-such-message")


def scribble(position: Plain, load: Load) -> State:
    """`load` writes into what it reads."""
    position["seen"] = True
    return load(position)


def lose(position: Plain, load: Load) -> State:
    """`load` loses a card when a field that may be left out is left out."""
    state: Any = load(position)  # Any: it has a deck
    if len(position) < len(state.dump()):
        state.deck.pop()
    return cast("State", state)


@pytest.mark.parametrize(
    ("broken", "problem"),
    [(crash, "IndexError"), (mutter, "no proper sentence"), (scribble, "has changed the data"), (lose, "components")],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_load_is_found(broken: Any, problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = GAME.load
    monkeypatch.setattr(GAME, "load", lambda position: broken(position, sound))
    report = fuzz_positions(GAME, 300, workers=1)
    assert report.errors > 0
    assert len(report.flaws) == min(10, report.errors)
    assert any(problem in flaw.problem for flaw in report.flaws)
    assert report.refused + report.played + report.errors == 300


def test_what_does_not_matter_is_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = GAME.load
    monkeypatch.setattr(GAME, "load", lambda position: crash(position, sound))
    for number in range(40):
        for flaw in spoil_one_game(GAME.slug, 0, number, 10).flaws:
            if len(flaw.edits) > 1:
                originals = random_dumps(GAME, 0, number, 11)
                assert any(differing(flaw.position, original) <= {"dog"} for original in originals)
                return
    pytest.fail("no position with several edits failed")


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> set[str]:
    return {name for name in {**one, **other} if one.get(name) != other.get(name)}


def test_the_command_saves_a_flaw_and_looks_at_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = GAME.load
    with monkeypatch.context() as patch:
        patch.setattr(GAME, "load", lambda position: crash(position, sound))
        args = ("fuzz", "art-robbery", "--positions", "60", "--workers", "1", "--failures", str(tmp_path))
        result = command(*args)
        saved = sorted(tmp_path.glob("art-robbery-position-0-*.json"))
        assert result.exit_code == 1
        assert saved
        assert "60 spoilt positions: " in result.stdout
        assert f"larcin fuzz art-robbery --position {saved[0]}" in result.stdout.replace("\n", "")
        assert isinstance(command("fuzz", "art-robbery", "--position", str(saved[0])).exception, IndexError)
        assert msgspec.json.decode(saved[0].read_bytes())["edits"]
    again = command("fuzz", "art-robbery", "--position", str(saved[0]))
    assert again.exit_code == 0
    assert "Refused: The field “dog”" in again.stdout or "played on to its end" in again.stdout


def test_the_command_tells_figures(tmp_path: Path) -> None:
    facts = larcin_json("fuzz", "art-robbery", "--positions", "30", "--workers", "1")
    assert facts["positions"] == 30
    assert facts["refused"] + facts["played"] == 30
    assert facts["flaws"] == []
    french = command("fuzz", "art-robbery", "--positions", "5", "--lang", "fr")
    assert "5 positions abîmées" in french.stdout
    assert command("fuzz", "art-robbery", "--positions", "0").exit_code != 0
    missing = command("fuzz", "art-robbery", "--position", str(tmp_path / "none.json"))
    assert missing.exit_code != 0
    assert "holds no position" in missing.stderr
    plain = tmp_path / "plain.json"
    plain.write_bytes(msgspec.json.encode(GAME.state(2, 1).dump()))
    assert "played on to its end" in command("fuzz", "art-robbery", "--position", str(plain)).stdout
