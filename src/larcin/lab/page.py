"""The report of an arena as one page that needs nothing else: words, tables and plots in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources
from typing import NamedTuple

from larcin.core import text
from larcin.core.action import Arg
from larcin.lab import plots
from larcin.lab.arena_report import ArenaReport, BotResult, ContestResult, Share, TableResult
from larcin.lab.figures import about, between, percent, plain, rating
from larcin.lab.sentences import answers, crosstable, headline

READING = ("share", "interval", "rating", "ahead")
MOST_TINT = 62  # percent of the colour in a cell of the crosstable


class Point(NamedTuple):
    """A bot's figure and the interval about it."""

    bot: str
    middle: float
    ends: tuple[float, float]


def page(report: ArenaReport, lang: str) -> str:
    """The whole page."""
    return _Page(report, lang).whole()


class _Page:
    """Writes the page: it knows the report, the language, and the mark of each bot."""

    def __init__(self, report: ArenaReport, lang: str) -> None:
        self.report = report
        self.lang = lang
        self.rank = {bot.bot: rank for rank, bot in enumerate(report.bots)}

    def say(self, text_id: str, **args: Arg) -> str:
        return escape(text.say(text_id, args, lang=self.lang))

    def whole(self) -> str:
        title = self.say("arena-title")
        css = (resources.files("larcin.lab") / "page.css").read_text(encoding="utf-8")
        parts = [*self.head(), *self.overall()]
        for table in self.report.tables:
            parts += self.table(table)
        parts += self.foot()
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>\n{css}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
        )

    def head(self) -> Iterator[str]:
        report = self.report
        bots = ", ".join(bot.bot for bot in report.bots)
        yield f'<header>\n<p class="eyebrow">{self.say("arena-title")}</p>\n<h1>{escape(bots)}</h1>'
        yield f"<p>{self.counts()}</p>"
        yield f'<p class="muted">{self.say("arena-page-how", games=report.games_each, seed=str(report.seed))}</p>'
        if report.interrupted:
            yield f"<p>{self.say('lab-interrupted')}</p>"
        yield "</header>"

    def counts(self) -> str:
        report = self.report
        return self.say(
            "lab-counts",
            games=report.games,
            decisions=report.decisions,
            errors=report.errors,
            seconds=plain(report.seconds, self.lang),
            rate=report.decisions_per_second,
            workers=report.workers,
        )

    def overall(self) -> Iterator[str]:
        if len(self.report.tables) > 1:
            yield f'<section>\n<h2>{self.say("arena-overall")}</h2>\n<div class="panels">'
            yield self.ratings(self.report.bots, "wide")
            yield "</div>\n</section>"

    def table(self, table: TableResult) -> Iterator[str]:
        yield f'<section>\n<h2>{escape(headline(table, self.lang))}</h2>\n<div class="panels">'
        yield self.ratings(table.bots)
        yield self.scores(table.bots)
        if len(table.contests) > 1:
            yield self.crosstable(table)
        yield self.contests(table)
        if said := answers(table, self.lang):
            items = "".join(f"<li>{escape(sentence)}</li>" for sentence in said[:-1])
            yield self.panel("arena-page-settled", f"<ul>{items}</ul><p class='muted'>{escape(said[-1])}</p>", "wide")
        yield "</div>\n</section>"

    def panel(self, title: str, body: str, kind: str = "") -> str:
        return f'<div class="panel {kind}">\n<h3>{self.say(title)}</h3>\n{body}\n</div>'

    def ratings(self, bots: Sequence[BotResult], kind: str = "") -> str:
        """Every bot's rating, with its 95 % interval."""
        points = [Point(bot.bot, bot.rating, (bot.rating - 2 * bot.sigma, bot.rating + 2 * bot.sigma)) for bot in bots]
        return self.points(
            "lab-column-rating", points, [rating(bot.rating, bot.sigma, self.lang) for bot in bots], kind
        )

    def scores(self, bots: Sequence[BotResult]) -> str:
        """Every bot's mean score, with its interval."""
        points = [
            Point(bot.bot, bot.mean_score or 0.0, bot.score_interval or (bot.mean_score or 0.0,) * 2) for bot in bots
        ]
        figures = [about(bot.mean_score or 0.0, bot.score_interval, self.lang) for bot in bots]
        return self.points("lab-column-mean", points, figures)

    def points(self, title: str, points: Sequence[Point], figures: Sequence[str], kind: str = "") -> str:
        scale = plots.Scale(min(point.ends[0] for point in points), max(point.ends[1] for point in points))
        rows = [
            self.row(self.name(bot), plots.interval(scale, middle, ends, self.rank[bot]), figure)
            for (bot, middle, ends), figure in zip(points, figures, strict=True)
        ]
        ticks = [plain(tick, self.lang, 0 if float(tick).is_integer() else 1) for tick in scale.ticks]
        return self.panel(title, self.plot(rows, scale, ticks), kind)

    def crosstable(self, table: TableResult) -> str:
        """How often each bot beats each other; the clearer, the stronger the colour."""
        names = [self.name(bot.bot) for bot in table.bots]
        top = "".join(f'<th scope="col">{name}</th>' for name in names)
        rows = [
            f'<tr><th scope="row">{name}</th>{"".join(map(self.cell, shares))}</tr>'
            for name, (_, shares) in zip(names, crosstable(table), strict=True)
        ]
        corner = f'<th scope="col">{self.say("arena-against")}</th>'
        body = f'<div class="scroll"><table><tr>{corner}{top}</tr>{"".join(rows)}</table></div>'
        return self.panel("arena-page-crosstable", body, "wide")

    def cell(self, share: float | None) -> str:
        if share is None:
            return '<td class="self">·</td>'
        kind, much = ("won", share - 0.5) if share >= 0.5 else ("lost", 0.5 - share)
        return f'<td class="{kind}" style="--much: {much * 2 * MOST_TINT:.0f}%">{percent(share, self.lang)}</td>'

    def contests(self, table: TableResult) -> str:
        """Every share with its interval."""
        scale = plots.Scale(0.0, 1.0)
        rows = [row for contest in table.contests for row in self.contest(contest, scale)]
        ticks = [percent(tick, self.lang, 0) for tick in scale.ticks]
        return self.panel("arena-page-shares", self.plot(rows, scale, ticks), "wide")

    def contest(self, contest: ContestResult, scale: plots.Scale) -> Iterator[str]:
        asked = [contest.question.at_least] if contest.question else []
        two = len(contest.sides) == 2
        for number, side in enumerate(contest.sides[:1] if two else contest.sides):
            name = self.name(side.bot)
            if two:
                name += f'<span class="muted">{self.say("arena-page-versus")}</span>{self.name(contest.sides[1].bot)}'
            more = f" · {self.say('arena-page-games', games=contest.games)}"
            if contest.ahead is not None:
                ahead = about(contest.ahead, contest.ahead_interval, self.lang, sign=True)
                more += f"<br>{self.say('arena-page-ahead', ahead=ahead)}"
            yield self.share(name, side, side.bot, scale, asked if number == 0 else [], more)
            if side.alone is not None:
                label = f'<span class="muted">{self.say("arena-page-alone", bot=side.bot)}</span>'
                yield self.share(label, side.alone, side.bot, scale, [], "")

    def share(self, name: str, share: Share, bot: str, scale: plots.Scale, asked: Sequence[float], more: str) -> str:
        drawn = plots.interval(scale, share.win_share, share.interval, self.rank[bot], [share.even_share, *asked])
        interval = f'<span class="unit">({between(share.interval, self.lang)}){more}</span>'
        return self.row(name, drawn, f"{percent(share.win_share, self.lang)} {interval}", "long")

    def plot(self, rows: Sequence[str], scale: plots.Scale, labels: Sequence[str]) -> str:
        return f'<div class="rows">{"".join(rows)}{self.row("", plots.axis(scale, labels), "")}</div>'

    def row(self, name: str, drawn: str, figures: str, kind: str = "") -> str:
        return (
            f'<div class="row {kind}"><div class="name">{name}</div>{drawn}<div class="figures">{figures}</div></div>\n'
        )

    def name(self, bot: str) -> str:
        return f'<span class="name">{plots.key(self.rank[bot])}{escape(bot)}</span>'

    def foot(self) -> Iterator[str]:
        yield f"<footer>\n<h3>{self.say('arena-page-reading')}</h3>\n<dl>"
        for what in READING:
            yield f"<dt>{self.say(f'lab-column-{what}')}</dt><dd>{self.say(f'arena-reading-{what}')}</dd>"
        yield "</dl>\n</footer>"
