"""Points 7, 8 and 10: refusals, round trips through JSON, and undo."""

from __future__ import annotations

import json

import msgspec

from larcin.core import text
from larcin.core.errors import BadPosition, IllegalMove
from larcin.core.game import Game
from larcin.core.match import replay
from larcin.core.record import Record
from larcin.core.rng import FastRng
from larcin.lab import fuzz_positions
from larcin.testing.seatings import Seating, every, last, refused, seatings, walk

POSITIONS = 150  # of each game; the long form is `larcin fuzz GAME --positions 10000`


class Edges:
    """What is not allowed is refused, what is written is read again, and what was done can be undone."""

    def test_7_illegal_actions_are_refused_in_a_sentence_and_change_nothing(self, seating: Seating) -> None:
        rng = FastRng(7)
        for _, match, _, _ in every(7, walk(seating, 1)):
            truth = match.state.dump()
            moves = len(match.record.moves)
            for seat in range(seating.players):
                legal = match.legal(seat)
                for _ in range(6):
                    action = seating.game.catalogue[rng.below(len(seating.game.catalogue))]
                    if action in legal:
                        assert match.state.why_not(seat, action) is None
                        continue
                    refusal = refused(match, seat, action)
                    assert text.has(refusal.text, "fr", seating.game.slug), refusal.text
                    assert str(refusal).endswith((".", "?", "!"))
            assert match.state.dump() == truth
            assert len(match.record.moves) == moves

    def test_7_nonsense_is_refused_in_a_sentence(self, main_seating: Seating) -> None:
        match = main_seating.start(0)
        assert "not an action" in str(refused(match, match.to_act[0], "sing a song"))
        assert match.record.moves == []

    def test_8_views_records_and_dumps_round_trip_as_json(self, seating: Seating) -> None:
        for _, match, _, _ in every(6, walk(seating, 3)):
            dump = match.state.dump()
            again = json.loads(json.dumps(dump))
            assert seating.game.load(again).dump() == dump
            for seat in (None, match.to_act[0]):
                view = match.view(seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            record = msgspec.json.decode(match.record.json(), type=Record)
            assert record == match.record

    def test_8_every_notation_parses_back(self, main_seating: Seating) -> None:
        game = main_seating.game
        assert [game.action(action.notation) for action in game.catalogue] == list(game.catalogue)
        assert [action.number for action in game.catalogue] == list(range(len(game.catalogue)))

    def test_8_a_spoilt_position_is_refused_in_a_sentence_or_plays_on_to_its_end(self, game: Game) -> None:
        assert last(seatings([game])[0], 0).over, "a game that does not end cannot be played on"
        report = fuzz_positions(game, POSITIONS, seed="conformance", workers=1)
        assert [(flaw.edits, flaw.problem) for flaw in report.flaws] == []
        assert report.refused > POSITIONS // 2
        assert report.played > 0
        assert report.refused + report.played == POSITIONS

    def test_8_a_field_that_the_game_does_not_have_is_named(self, game: Game) -> None:
        said = _no_position(game, {**game.state(seed=1).dump(), "lots": []})
        assert "has no field “lots”. It has: game, players" in said

    def test_8_a_source_of_chance_is_one_that_was_saved(self, game: Game) -> None:
        for rng in (None, 7, "", "fast:", "fast:" + "0" * 32, "fast:" + "g" * 32, "fair:-1:x", "dice:3"):
            assert "not a saved source of chance" in _no_position(game, {**game.state(seed=1).dump(), "rng": rng})

    def test_10_undo_restores_the_position_and_stops_at_chance_reveals_and_others(self, seating: Seating) -> None:
        for _, match, seat, action in walk(seating, 4):
            before = match.state.dump()
            told_before = match.told(None)
            twin = replay(match.record)
            assert twin.state.dump() == before
            draws, revealed = twin.state.rng.draws, twin.state.revealed
            twin.play(seat, action)
            open_again = (twin.state.rng.draws, twin.state.revealed) == (draws, revealed)
            assert twin.can_undo(seat) == open_again
            for other in range(seating.players):
                if other != seat:
                    assert not twin.can_undo(other)
                    try:
                        twin.undo(other)
                    except IllegalMove:
                        pass
                    else:
                        raise AssertionError(f"seat {other} took back the move of seat {seat}")
            if open_again:
                twin.undo(seat)
                assert twin.state.dump() == before
                assert twin.told(None) == told_before
                assert twin.record.moves == match.record.moves
            if len(match.record.moves) > 60:
                break


def _no_position(game: Game, position: dict[str, object]) -> str:
    """The sentence that refuses a position."""
    try:
        game.load(position)
    except BadPosition as refusal:
        return str(refusal)
    raise AssertionError("the position was not refused")
