"""What an arena says in words, on a terminal and on a page."""

from __future__ import annotations

from collections.abc import Iterator

from larcin.core import text
from larcin.core.action import Arg
from larcin.core.registry import game as find
from larcin.lab.arena_report import ContestResult, TableResult
from larcin.lab.figures import percent
from larcin.lab.settled import ERROR


def headline(table: TableResult, lang: str) -> str:
    """Which game, which mode, how many seats."""
    game = find(table.game)
    title, mode = game.say("title", lang=lang), game.say(f"mode-{table.mode}", lang=lang)
    return text.say("arena-headline", {"title": title, "mode": mode, "players": table.players}, lang=lang)


def answers(table: TableResult, lang: str) -> list[str]:
    """What was asked of each contest and the answer; then how sure that is."""
    said = [_answer(contest, lang) for contest in table.contests if contest.question is not None]
    if said:
        said.append(text.say("arena-error-rate", {"error": percent(ERROR, lang, 0)}, lang=lang))
    return said


def _answer(contest: ContestResult, lang: str) -> str:
    question = contest.question
    assert question is not None
    args: dict[str, Arg] = {
        "bots": " – ".join(side.bot for side in contest.sides),
        "first": contest.sides[0].bot,
        "share": percent(question.at_least, lang),
        "games": contest.games,
        "stopped": "yes" if contest.stopped else "no",
    }
    return text.say(f"arena-answer-{question.answer or 'open'}", args, lang=lang)


def crosstable(table: TableResult) -> Iterator[tuple[str, list[float | None]]]:
    """Each bot's share against each other, both in the order of the table; None against itself."""
    shares: dict[tuple[str, str], float] = {}
    for contest in table.contests:
        one, other = contest.sides
        shares[one.bot, other.bot] = one.win_share
        shares[other.bot, one.bot] = other.win_share
    for bot in table.bots:
        yield bot.bot, [shares.get((bot.bot, other.bot)) for other in table.bots]
