"""The client's types are the server's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from larcin.core import registry
from larcin.server import typescript


def test_the_clients_types_are_up_to_date() -> None:
    assert typescript.main(["--check"]) == 0, "run `make types`"


def test_drift_is_noticed_and_mended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "web" / "protocol.ts"
    monkeypatch.setattr(typescript, "TARGET", target)
    assert typescript.main(["--check"]) == 1
    assert typescript.main([]) == 0
    assert typescript.main(["--check"]) == 0
    target.write_text(target.read_text().replace("undo: boolean", "undo: number"))
    assert typescript.main(["--check"]) == 1


def test_every_game_has_its_view() -> None:
    text = typescript.write()
    for slug, game in registry.all_games().items():
        if not type(game).__module__.startswith("larcin.games."):
            continue  # a game of another package has no types in our client
        shown = re.search(rf'export interface (\w+View) extends View {{\n  game: "{slug}";', text)
        assert shown
        assert shown[1] in text[text.index("export type AnyView = ") :]


def test_each_name_is_declared_once() -> None:
    names = [line.split()[2].split("<")[0] for line in typescript.write().splitlines() if line.startswith("export ")]
    assert len(names) == len(set(names))


def test_what_the_client_sends_may_leave_out_defaults_and_what_it_gets_is_complete() -> None:
    text = typescript.write()
    assert "  players?: number | null;\n" in text
    assert "export type Move = [seat: number, action: string];" in text
    got = text[text.index("export interface TableInfo") :]
    assert "?" not in got[: got.index("}")]
