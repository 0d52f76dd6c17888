"""The golden playthroughs: what every game played when somebody last looked, and plays still."""

from __future__ import annotations

from pathlib import Path

import pytest

import larcin
from larcin.core.game import Game
from larcin.lab.golden import playthroughs

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = list(larcin.all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_rules_still_play_the_golden_games(game: Game) -> None:
    for name, text in playthroughs(game).items():
        file = FOLDER / name
        kept = file.read_text(encoding="utf-8") if file.exists() else None
        assert text == kept, f"{name} plays differently, or is new. If that is meant, run: larcin golden --update"


def test_there_is_one_for_every_mode_and_seat_count_and_no_other() -> None:
    wanted = {f"{game.slug}-{mode.name}-{seats}.txt" for game in GAMES for mode in game.modes for seats in mode.seats}
    assert {path.name for path in FOLDER.glob("*.txt")} == wanted


def test_a_playthrough_tells_seed_moves_events_secrets_and_scores() -> None:
    lines = playthroughs(larcin.game("art-robbery"))["art-robbery-standard-2.txt"].splitlines()
    assert lines[0] == "art-robbery rules=1 mode=standard players=2 seed=2021 printing=corrected scores=hidden"
    assert lines[1].startswith("start | Raid 1: Sketches / Player ")
    assert any(line.startswith("0 play ") and " | Player 1 plays " in line for line in lines)
    assert any("Player 1 draws a card. [card=card-" in line for line in lines)
    assert lines[-4].startswith("seat 0: ")
    assert lines[-2].startswith("winners: ")
