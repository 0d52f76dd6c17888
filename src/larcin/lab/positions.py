"""The fuzzer of positions: it spoils dumps of random games and looks at what `Game.load` makes of them.

Two outcomes are right: a refusal whose sentence can be said in every language, or a position that is whole, so that
it can be seen by every seat, imagined, written down, and played to its end. Everything else is a mistake.
"""

from __future__ import annotations

import multiprocessing
import time
import traceback
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import msgspec

from larcin.core import text
from larcin.core.errors import BadPosition, BadSetup, LarcinError
from larcin.core.game import Game
from larcin.core.registry import game as find
from larcin.core.rng import FastRng
from larcin.core.state import Setup, State
from larcin.lab.checks import CLOSE_LOOK_EVERY, BrokenRule, Watch
from larcin.lab.crowd import Progress, cores
from larcin.lab.mutations import copied, same, spoil
from larcin.lab.plan import Seed, random_options, seed_from
from larcin.lab.tally import KEPT_FAILURES

Plain = dict[str, Any]  # Any: plain JSON data, spoilt on purpose
MOMENTS = 10  # of each random game: so many of its positions are spoilt
LONGEST_SENTENCE = 600  # letters: a refusal must not print the whole position
FEW = 300  # positions that are not worth starting processes for


class Flaw(msgspec.Struct, kw_only=True):
    """A position that was neither refused in a sentence nor played to its end."""

    number: int
    problem: str  # in English
    trace: str
    edits: list[str]  # how the position was spoilt; those that do not matter are taken back in `position`
    position: Plain


class PositionReport(msgspec.Struct, kw_only=True):
    """How a hunt over spoilt positions went. `refusals` counts the sentences by their ids."""

    game: str
    seed: Seed
    positions: int = 0
    refused: int = 0
    played: int = 0  # to the end
    errors: int = 0
    decisions: int = 0
    seconds: float = 0.0
    refusals: dict[str, int] = {}
    flaws: list[Flaw] = []

    def add(self, other: PositionReport) -> None:
        """Count what another part of the hunt found."""
        self.positions += other.positions
        self.refused += other.refused
        self.played += other.played
        self.errors += other.errors
        self.decisions += other.decisions
        for name, count in other.refusals.items():
            self.refusals[name] = self.refusals.get(name, 0) + count
        self.flaws = [*self.flaws, *other.flaws][:KEPT_FAILURES]


class Verdict(NamedTuple):
    """What became of a position: the sentence that refused it, or how many decisions it was played on."""

    refusal: LarcinError | None
    decisions: int


def fuzz_positions(
    game: Game, positions: int, seed: Seed = 0, workers: int | None = None, progress: Progress | None = None
) -> PositionReport:
    """Spoil so many positions, over every mode, seat count and option; the same seed spoils the same ones."""
    if positions < 1:
        raise BadSetup("lab-no-positions")
    began = time.perf_counter()
    report = PositionReport(game=game.slug, seed=seed, refusals={}, flaws=[])
    parts = [(number, min(MOMENTS, positions - number * MOMENTS)) for number in range(-(-positions // MOMENTS))]
    count = min(cores() if workers is None else workers, len(parts))
    if count <= 1 or positions <= FEW:
        for number, moments in parts:
            report.add(spoil_one_game(game.slug, seed, number, moments))
            if progress is not None:
                progress(report.positions, positions)
    else:
        with ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn")) as pool:
            underway = [pool.submit(spoil_one_game, game.slug, seed, number, moments) for number, moments in parts]
            for part in underway:
                report.add(part.result())
                if progress is not None:
                    progress(report.positions, positions)
    report.seconds = round(time.perf_counter() - began, 3)
    return report


def spoil_one_game(slug: str, seed: Seed, number: int, moments: int) -> PositionReport:
    """Play a random game and spoil so many of its positions."""
    game = find(slug)
    report = PositionReport(game=slug, seed=seed, refusals={}, flaws=[])
    rng = FastRng(f"{seed}/{number}/spoil")
    dumps = random_dumps(game, seed, number, moments + 1)
    for place in range(moments):
        original, donor = dumps[place], dumps[rng.below(len(dumps))]
        spoilt = copied(original)
        edits = spoil(spoilt, donor, rng, (1, 1, 1, 1, 1, 1, 1, 2, 2, 3)[rng.below(10)])
        chance = seed_from(seed, number, place)
        report.positions += 1
        try:
            verdict = judge(game, spoilt, chance, original)
        except Exception as problem:  # whatever a game may raise: this position is a flaw, the others go on
            report.errors += 1
            least = reduce(game, spoilt, original, chance)
            report.flaws.append(flaw(number * MOMENTS + place, problem, edits, least))
            continue
        if verdict.refusal is not None:
            report.refused += 1
            report.refusals[verdict.refusal.text] = report.refusals.get(verdict.refusal.text, 0) + 1
        else:
            report.played += 1
            report.decisions += verdict.decisions
    return report


def random_dumps(game: Game, seed: Seed, number: int, moments: int) -> list[Plain]:
    """Positions at random moments of a random game, as JSON holds them: each mode and seat count in its turn."""
    tables = [(mode.name, count) for mode in game.modes for count in mode.seats]
    mode, players = tables[number % len(tables)]
    options = random_options(game, players, seed, number)
    start = game.deal(game.setup(players, mode, options), FastRng(seed_from(seed, number)))
    length = _play_on(start.clone(), FastRng(f"{seed}/{number}/moves"), lambda state: None)
    rng = FastRng(f"{seed}/{number}/moments")
    wanted = [rng.below(length + 1) for _ in range(moments)]
    found: dict[int, Plain] = {}
    decisions = 0

    def keep(state: State) -> None:
        nonlocal decisions
        if decisions in wanted:
            found[decisions] = _through_json(state.dump())
        decisions += 1

    keep(start)
    _play_on(start, FastRng(f"{seed}/{number}/moves"), keep)
    return [found[moment] for moment in wanted]


def judge(game: Game, position: Plain, seed: int, original: Plain | None = None) -> Verdict:
    """Load a position: a good refusal, or play it to its end with every check on. Raises what is wrong."""
    typed = copied(position)
    try:
        state = game.load(position)
    except (BadPosition, BadSetup) as refusal:
        _check_untouched(game, position, typed)
        _check_sentence(game, refusal)
        return Verdict(refusal, 0)
    _check_untouched(game, position, typed)
    _check_components(game, state, original)
    _check_sight(game, state)
    Watch(game, state, seed, game.longest, every=1)
    watch = Watch(game, state, seed, game.longest, every=CLOSE_LOOK_EVERY)
    decisions = _play_on(state, FastRng(seed), watch.after_move)
    _check_sight(game, state)
    return Verdict(None, decisions)


def flaw(number: int, problem: Exception, edits: list[str], position: Plain) -> Flaw:
    """What is written down about a position that went wrong."""
    words = f"{type(problem).__name__}: {problem}"[:300]
    return Flaw(
        number=number,
        problem=words,
        trace="".join(traceback.format_exception(problem)),
        edits=edits,
        position=position,
    )


def reduce(game: Game, spoilt: Plain, original: Plain, seed: int) -> Plain:
    """The smallest change that still goes wrong: each field that does not matter is put back as it was."""
    least = spoilt
    for name in {**original, **spoilt}:
        attempt = copied(least)
        if name in original:
            attempt[name] = copied(original[name])
        else:
            attempt.pop(name, None)
        if same(attempt, least):
            continue
        try:
            judge(game, attempt, seed, original)
        except Exception:  # still wrong without it
            least = attempt
    return least


def _play_on(state: State, rng: FastRng, after: Any) -> int:  # Any: called with the position after each decision
    decisions = 0
    while state.to_act:
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        decisions += 1
        after(state)
    return decisions


def _check_untouched(game: Game, position: Plain, typed: Plain) -> None:
    if not same(position, typed):
        raise BrokenRule("broken-load-writes", game=game.slug)


def _check_sentence(game: Game, refusal: LarcinError) -> None:
    """A refusal is a sentence in both languages, of a decent length, in which every component has its name."""
    prefixes = tuple({name.partition("-")[0] + "-" for name in game.components()})
    for value in refusal.args_of_text.values():
        looks_like_an_id = isinstance(value, str) and value.startswith(prefixes) and " " not in value
        if looks_like_an_id and not text.has(str(value), "en", game.slug):
            raise BrokenRule("broken-refusal", game=game.slug, text=refusal.text, sentence=value)
    for lang in text.LANGUAGES:
        if not text.has(refusal.text, lang, refusal.game):
            raise BrokenRule("broken-refusal", game=game.slug, text=refusal.text, sentence=refusal.text)
        sentence = refusal.say(lang)
        if not sentence.endswith((".", "?", "!")) or "{$" in sentence or len(sentence) > LONGEST_SENTENCE:
            raise BrokenRule("broken-refusal", game=game.slug, text=refusal.text, sentence=sentence[:200])


def _check_components(game: Game, state: State, original: Plain | None) -> None:
    """Where the table is the same, as many components as before must be there."""
    if original is None:
        return
    before = game.load(original)
    if _table(before.setup) != _table(state.setup):
        return
    found, expected = sum(game.census(state).values()), sum(game.census(before).values())
    if found != expected:
        raise BrokenRule("broken-loaded-census", game=game.slug, found=found, expected=expected)


def _table(setup: Setup) -> tuple[object, ...]:
    return setup.players, setup.mode, sorted(setup.options.items())


def _check_sight(game: Game, state: State) -> None:
    """Every seat and a spectator have a view that becomes JSON, with a prompt in words."""
    for seat in (None, *range(state.players)):
        view = state.view(seat)
        msgspec.json.encode(view)
        for lang in text.LANGUAGES:
            prompt = view.prompt
            if not text.has(prompt.text, lang, game.slug) or not game.say(prompt.text, prompt.args, lang):
                raise BrokenRule("broken-prompt", game=game.slug, text=prompt.text)


def _through_json(plain: Mapping[str, Any]) -> Plain:  # Any: plain JSON data
    """What comes back when it is sent to somebody."""
    decoded: Plain = msgspec.json.decode(msgspec.json.encode(plain))
    return decoded
