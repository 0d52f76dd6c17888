"""Points 7, 8, 10 and 11: refusals, round trips, undo, and a text in both languages for everything that is shown."""

from __future__ import annotations

import json

import msgspec
import pytest

import larcin
from larcin.core import text
from larcin.core.record import Record
from larcin.core.rng import FastRng
from larcin.core.view import told
from tests.conformance.tables import Seating, every, walk


def test_7_illegal_actions_are_refused_in_a_sentence_and_change_nothing(seating: Seating) -> None:
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
                with pytest.raises(larcin.IllegalMove) as refused:
                    match.play(seat, action)
                assert text.has(refused.value.text, "fr", seating.game.slug), refused.value.text
                assert str(refused.value).endswith((".", "?", "!"))
        assert match.state.dump() == truth
        assert len(match.record.moves) == moves


def test_7_nonsense_is_refused_in_a_sentence(main_seating: Seating) -> None:
    match = main_seating.start(0)
    with pytest.raises(larcin.IllegalMove, match="not an action"):
        match.play(match.to_act[0], "sing a song")
    assert match.record.moves == []


def test_8_views_records_and_dumps_round_trip_as_json(seating: Seating) -> None:
    for _, match, _, _ in every(6, walk(seating, 3)):
        dump = match.state.dump()
        again = json.loads(json.dumps(dump))
        assert seating.game.load(again).dump() == dump
        for seat in (None, match.to_act[0]):
            view = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        record = msgspec.json.decode(match.record.json(), type=Record)
        assert record == match.record


def test_8_every_notation_parses_back(main_seating: Seating) -> None:
    game = main_seating.game
    assert [game.action(action.notation) for action in game.catalogue] == list(game.catalogue)
    assert [action.number for action in game.catalogue] == list(range(len(game.catalogue)))


def test_10_undo_restores_the_position_and_stops_at_chance_reveals_and_others(seating: Seating) -> None:
    undone = 0
    for _, match, seat, action in walk(seating, 4):
        before = match.state.dump()
        told_before = match.told(None)
        twin = larcin.replay(match.record)
        assert twin.state.dump() == before
        draws, revealed = twin.state.rng.draws, twin.state.revealed
        twin.play(seat, action)
        open_again = (twin.state.rng.draws, twin.state.revealed) == (draws, revealed)
        assert twin.can_undo(seat) == open_again
        for other in range(seating.players):
            if other != seat:
                assert not twin.can_undo(other)
                with pytest.raises(larcin.IllegalMove):
                    twin.undo(other)
        if open_again:
            undone += 1
            twin.undo(seat)
            assert twin.state.dump() == before
            assert twin.told(None) == told_before
            assert twin.record.moves == match.record.moves
        if len(match.record.moves) > 60:
            break


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_11_everything_shown_has_its_text(seating: Seating, lang: str) -> None:
    game = seating.game
    names = [f"P{seat}" for seat in range(seating.players)]

    def say(text_id: str, args: dict[str, int | str], reader: int | None) -> None:
        assert text.has(text_id, lang, game.slug), f"{game.slug} has no {text_id} in {lang}"
        sentence = text.say(text_id, args, lang=lang, game=game.slug, names=names, reader=reader)
        assert sentence
        assert "{" not in sentence

    seen = 0
    for _, match, actor, _ in walk(seating, 5):
        for seat in (None, actor, (actor + 1) % seating.players):
            for event in match.history[seen:]:
                one = told(event, seat)
                say(f"event-{one.kind}", one.args, seat)
            prompt = match.view(seat).prompt
            say(prompt.text, prompt.args, seat)
        seen = len(match.history)
    for score in match.scores():
        for part in score.parts:
            say(f"score-{part}", {}, None)
        for part in score.ties:
            say(f"tie-{part}", {}, None)


@pytest.mark.parametrize("lang", text.LANGUAGES)
def test_11_every_action_component_mode_and_option_has_its_text(main_seating: Seating, lang: str) -> None:
    game = main_seating.game
    for action in game.catalogue:
        assert text.has(f"action-{action.kind}", lang, game.slug)
        assert game.say(f"action-{action.kind}", action.args, lang)
    wanted = ["title", "tagline", *game.components()]
    wanted += [f"mode-{mode.name}" for mode in game.modes]
    for option in game.options:
        wanted += [f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)]
    for text_id in wanted:
        assert text.has(text_id, lang, game.slug), f"{game.slug} has no {text_id} in {lang}"
    assert len(game.rules(lang)) > 500


def test_11_both_languages_have_the_same_messages() -> None:
    for slug in [None, *larcin.all_games()]:
        english, french = (set(text.bundle(lang, slug)._messages) for lang in text.LANGUAGES)
        assert english == french, f"{slug}: {sorted(english ^ french)}"
