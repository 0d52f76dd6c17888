"""Point 11: a text in both languages for everything that is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from msgspec import UNSET

from larcin.core import text
from larcin.core.action import Arg
from larcin.core.course import Course
from larcin.core.game import Game
from larcin.core.view import Sentence, View, told
from larcin.testing.seatings import Seating, walk

SHORTEST_RULES = 500  # characters in each language: less cannot tell how a game is played


class Shown(NamedTuple):
    """A message that somebody is shown: its id, what fills it, and who reads it (None: a spectator)."""

    text: str
    args: Mapping[str, Arg]
    reader: int | None


def shown_in_play(seating: Seating, seed: int) -> Iterator[Shown]:
    """Every message that a spectator, the seat to act and its neighbour are shown in a random game, once each time."""
    heard = 0
    match = None
    for _, match, actor, _ in walk(seating, seed):
        for seat in (None, actor, (actor + 1) % seating.players):
            for event in match.history[heard:]:
                one = told(event, seat)
                yield Shown(f"event-{one.kind}", one.args, seat)
            yield from shown_in_view(match.view(seat), seat)
        heard = len(match.history)
    if match is None:
        return
    yield from shown_in_view(match.view(0), 0)
    for event in match.history[heard:]:
        yield Shown(f"event-{told(event, None).kind}", told(event, None).args, None)
    for score in match.scores():
        yield from (Shown(f"score-{part}", {}, None) for part in score.parts)
        yield from (Shown(f"tie-{part}", {}, None) for part in score.ties)


def shown_in_view(view: View, seat: int | None) -> Iterator[Shown]:
    """What a view says: its prompt, the previews of its choices, the names and notes of its zones and pieces."""
    sentences: list[Sentence | None] = [view.prompt]
    sentences += [choice.preview for choice in view.choices if choice.preview is not UNSET]
    for zone in [] if view.zones is UNSET else view.zones:
        sentences += [Sentence(zone.name), zone.note]
        for piece in zone.pieces:
            sentences += [None if piece.id is None else Sentence(piece.id), piece.note]
    for sentence in sentences:
        if sentence is not None:
            yield Shown(sentence.text, sentence.args, seat)


def shown_in_course(course: Course) -> list[Sentence]:
    """Every sentence that a course tells."""
    sentences = [*course.called, *course.why, *(band.name for band in course.bands)]
    sentences += [moment.told for moment in course.moments]
    return sentences if course.headline is None else [*sentences, course.headline]


def shown_in_lists(game: Game) -> Iterator[Shown]:
    """What a game is called, its actions, components, modes and options."""
    for action in game.catalogue:
        yield Shown(f"action-{action.kind}", action.args, None)
    named = ["title", "tagline", *game.components(), *(f"mode-{mode.name}" for mode in game.modes)]
    for option in game.options:
        named += [f"option-{option.name}", *(f"option-{option.name}-{choice}" for choice in option.choices)]
    for text_id in named:
        yield Shown(text_id, {}, None)


def spoken(shown: Shown, seating: Seating, lang: str) -> str:
    """The sentence as its reader reads it."""
    names = [f"P{seat}" for seat in range(seating.players)]
    return text.say(shown.text, shown.args, lang=lang, game=seating.game.slug, names=names, reader=shown.reader)


class Texts:
    """Everything that is shown has its text."""

    def test_11_everything_shown_has_its_text(self, seating: Seating, lang: str) -> None:
        slug = seating.game.slug
        known: set[str] = set()
        for shown in shown_in_play(seating, 5):
            if str(shown) in known:
                continue
            known.add(str(shown))
            assert text.has(shown.text, lang, slug), f"{slug} has no {shown.text} in {lang}"
            sentence = spoken(shown, seating, lang)
            assert sentence
            assert "{" not in sentence

    def test_11_every_action_component_mode_and_option_has_its_text(self, main_seating: Seating, lang: str) -> None:
        game = main_seating.game
        for shown in shown_in_lists(game):
            assert text.has(shown.text, lang, game.slug), f"{game.slug} has no {shown.text} in {lang}"
            if shown.args or shown.text.startswith("action-"):
                assert game.say(shown.text, shown.args, lang)
        assert len(game.rules(lang)) > SHORTEST_RULES

    def test_11_both_languages_have_the_same_messages(self, game: Game) -> None:
        english, french = (text.written(lang, game.slug) for lang in text.LANGUAGES)
        assert english == french, sorted(english ^ french)
