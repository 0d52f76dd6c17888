"""What a game's contract still misses, as sentences: what `larcin check` says. It needs no pytest."""

from __future__ import annotations

import linecache
import traceback
from collections.abc import Callable, Iterator
from typing import NamedTuple

from fluent.syntax import ast, parse
from msgspec import UNSET

from larcin.core import text
from larcin.core.action import Arg
from larcin.core.game import Game, Palette
from larcin.testing.courses import finished
from larcin.testing.points import all_points
from larcin.testing.seatings import Seating, seatings
from larcin.testing.texts import (
    SHORTEST_RULES,
    Shown,
    shown_in_course,
    shown_in_lists,
    shown_in_play,
    spoken,
)

NAMED = 12  # so many missing messages are named, the others counted
TOLD_BY_NAME: dict[str, frozenset[str]] = {  # what a finding says better than the test, or the point, that it breaks
    "11": frozenset(("check-no-language", "check-texts", "check-junk", "check-filled", "check-rules-language"))
    | frozenset(("check-no-rules", "check-rules-short")),
    "test_5_the_seat_itself_is_observed_first_and_the_others_clockwise": frozenset(("check-to-act",)),
    "test_5_observations_are_as_long_and_as_high_as_the_features_say": frozenset(("check-about",)),
}


class Finding(NamedTuple):
    """Something that is missing: a message of the house with its arguments. `required`: without it a test fails."""

    text: str
    args: dict[str, Arg]
    required: bool = True

    def say(self, lang: str) -> str:
        """The sentence in that language."""
        return text.say(self.text, self.args, lang=lang)


def missing(game: Game) -> list[Finding]:
    """Everything that the contract still misses in a game: what is required first, then advice."""
    found = [*_unwritten(game)]
    if not found:
        found = [*_texts(game), *_rules(game), *_features(game)]
        found += _points(game, {finding.text for finding in found})
    found += _advice(game)
    return sorted(found, key=lambda finding: not finding.required)


def _unwritten(game: Game) -> Iterator[Finding]:
    """The methods that every game must write, each tried on a first position."""
    problem = _trouble("Game.deal", lambda: game.start(seed=1))
    if problem is not None:
        yield problem
        return
    match = game.start(seed=1)
    state = match.state
    if not state.to_act:
        yield Finding("check-nobody-acts", {})
        return
    seat = state.to_act[0]
    tries: dict[str, Callable[[], object]] = {
        "State.legal": lambda: state.legal(seat),
        "State.apply": lambda: state.clone().apply(seat, state.legal(seat)[0]),
        "State.imagine": lambda: state.imagine(seat, state.rng.clone()),
        "State.scores": state.scores,
        "State.absent": lambda: state.absent(seat),
        "State.refusal": lambda: [state.why_not(seat, action) for action in game.catalogue],
        "State.dump": state.dump,
        "Game.look": lambda: game.look(state, seat),
        "Game.census": lambda: game.census(state),
        "Game.components": game.components,
        "Game.features": lambda: game.features(state.setup),
    }
    for name, attempt in tries.items():
        if (problem := _trouble(name, attempt)) is not None:
            yield problem


def _trouble(method: str, attempt: Callable[[], object]) -> Finding | None:
    """What is wrong with a method, if something is."""
    try:
        attempt()
    except NotImplementedError:
        return Finding("check-unwritten", {"method": method})
    except Exception as problem:  # whatever a game does that is still being written
        return Finding("check-raises", {"method": method, "error": _line(problem)})
    return None


def _texts(game: Game) -> Iterator[Finding]:
    """Texts that are missing, cannot be read or cannot be filled, by language."""
    for lang in text.LANGUAGES:
        file = game.folder / "text" / f"{lang}.ftl"
        if not file.is_file():
            yield Finding("check-no-language", {"lang": f"lang-{lang}", "file": f"text/{lang}.ftl"})
            continue
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                line = next((line for line in (entry.content or "").splitlines() if line.strip()), "")
                yield Finding("check-junk", {"file": f"text/{lang}.ftl", "line": line.strip()[:60]})
    shown: dict[str, tuple[Shown, Seating]] = {}
    try:
        for seating in _some(game):
            for one in _all_shown(seating):
                shown.setdefault(one.text, (one, seating))
    except Exception:  # a game that cannot be played to its end is told by the points
        pass
    for lang in text.LANGUAGES:
        absent = sorted(text_id for text_id in shown if not text.has(text_id, lang, game.slug))
        other = text.written("fr" if lang == "en" else "en", game.slug)
        absent += sorted(other - text.written(lang, game.slug) - set(absent))
        if absent and (game.folder / "text" / f"{lang}.ftl").is_file():
            named = ", ".join(absent[:NAMED]) + (", …" if len(absent) > NAMED else "")
            yield Finding("check-texts", {"lang": f"lang-{lang}", "count": len(absent), "names": named})
        for text_id, (one, seating) in shown.items():
            try:
                spoken(one, seating, lang)
            except ValueError as problem:
                yield Finding("check-filled", {"id": text_id, "lang": f"lang-{lang}", "error": _line(problem)})


def _all_shown(seating: Seating) -> Iterator[Shown]:
    yield from shown_in_lists(seating.game)
    yield from shown_in_play(seating, 5)
    for course in finished(seating, 44):
        yield from (Shown(told.text, told.args, None) for told in shown_in_course(course))


def _rules(game: Game) -> Iterator[Finding]:
    file = game.folder / "RULES.md"
    if not file.is_file():
        yield Finding("check-no-rules", {})
        return
    whole = file.read_text(encoding="utf-8")
    for lang in text.LANGUAGES:
        if f"<!-- lang: {lang} -->" not in whole:
            yield Finding("check-rules-language", {"lang": f"lang-{lang}", "mark": f"<!-- lang: {lang} -->"})
        elif (length := len(game.rules(lang))) <= SHORTEST_RULES:
            yield Finding("check-rules-short", {"lang": f"lang-{lang}", "length": length, "least": SHORTEST_RULES})


def _features(game: Game) -> Iterator[Finding]:
    features = game.features(game.setup(None, None, {}))
    if not any(feature.name == "to-act" for feature in features):
        yield Finding("check-to-act", {})
    for feature in features:
        if not feature.about.endswith("."):
            yield Finding("check-about", {"feature": feature.name, "about": feature.about})


def _points(game: Game, told: set[str]) -> Iterator[Finding]:
    """The points of the contract, at the smallest and largest table of each mode; each test is told once."""
    for point in all_points():
        if told & TOLD_BY_NAME.get(point.name, TOLD_BY_NAME.get(str(point.number), frozenset())):
            continue
        for case in point.cases([game], small=True):
            try:
                point.run(**case)
            except Exception as problem:  # whatever a stranger's game does
                yield Finding(
                    "check-point",
                    {
                        "point": f"check-point-{point.number}",
                        "test": point.name,
                        "where": ", ".join(str(getattr(value, "slug", value)) for value in case.values()),
                        "error": _where(problem),
                    },
                )
                if point.number == 1:
                    return  # the other points play games to their end, too
                break


def _advice(game: Game) -> Iterator[Finding]:
    """What a game can do without, and would be nicer with."""
    own_table = (game.folder / "table").is_dir() or (game.folder / "static" / "table.js").is_file()
    if not own_table:
        if not (game.folder / "poster.svg").is_file():
            yield Finding("check-poster", {}, False)
        if game.palette == Palette():
            yield Finding("check-palette", {}, False)
        try:
            view = game.start(seed=1).view(0)
        except Exception:  # told above
            return
        if view.zones is UNSET or not view.zones:
            yield Finding("check-zones", {}, False)
        if view.choices and all(choice.preview is UNSET for choice in view.choices):
            yield Finding("check-previews", {}, False)


def _some(game: Game) -> list[Seating]:
    """The smallest and the largest table of each mode."""
    ends = {(mode.name, count) for mode in game.modes for count in (mode.seats[0], mode.seats[-1])}
    return [seating for seating in seatings([game]) if (seating.mode, seating.players) in ends]


def _line(problem: BaseException) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]


def _where(problem: Exception) -> str:
    """What an exception says or, for a bare assertion, the line of the suite that does not hold."""
    if isinstance(problem, AssertionError) and not str(problem):
        last = traceback.extract_tb(problem.__traceback__)[-1]
        return linecache.getline(last.filename, last.lineno or 0).strip()
    return _line(problem)
