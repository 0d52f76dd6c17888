"""The course of one game as a page that needs nothing else: who won and why, the scores, and a line for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources

from larcin.core import text
from larcin.core.course import Course
from larcin.core.match import Match
from larcin.core.view import Sentence
from larcin.lab import plots

WIDTH, HEIGHT, EDGE = 960, 320, 36  # of the chart, in its own units


def course_page(match: Match, reader: int | None, lang: str) -> str:
    """The whole page, as that seat (None: a spectator) may know the game."""
    return _CoursePage(match, reader, lang).whole()


class _CoursePage:
    """The page in the making."""

    def __init__(self, match: Match, reader: int | None, lang: str) -> None:
        self.match = match
        self.reader = reader
        self.lang = lang
        self.course: Course = match.course(reader)

    def say(self, text_id: str, args: dict[str, int | str] | None = None) -> str:
        names, slug = self.match.record.names, self.match.game.slug
        return text.say(text_id, args, lang=self.lang, game=slug, names=names, reader=self.reader)

    def tell(self, sentence: Sentence) -> str:
        return self.say(sentence.text, sentence.args)

    def name(self, seat: int) -> str:
        names = self.match.record.names
        return names[seat] if seat < len(names) else self.say("seat-name", {"n": seat + 1})

    def whole(self) -> str:
        title = escape(self.say("title"))
        css = (resources.files("larcin.lab") / "page.css").read_text(encoding="utf-8")
        parts = [*self.head(), *self.scores(), *self.chart(), *self.moments()]
        return (
            f'<!doctype html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>\n{css}</style>\n</head>\n<body>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
        )

    def head(self) -> Iterator[str]:
        """Which game it is, who won, and what decided it."""
        headline = "" if self.course.headline is None else self.tell(self.course.headline)
        before, _, rest = headline.partition("<")
        stressed, _, after = rest.partition(">")
        shown = escape(before) + (f" <em>{escape(stressed)}</em>" if stressed else "") + escape(after)
        title = escape(self.say("title"))
        yield f'<header>\n<p class="eyebrow">{title}</p>\n<h1>{shown or title}</h1>'
        yield f"<p>{escape(' '.join(self.tell(line) for line in self.course.why))}</p></header>"

    def scores(self) -> Iterator[str]:
        """The ranking, with where the points come from."""
        ranking = self.course.ranking
        if not ranking:
            return
        parts = list(dict.fromkeys(part for rank in ranking for part in rank.parts))
        ties = list(dict.fromkeys(tie for rank in ranking for tie in rank.ties))
        names = [*(f"score-{part}" for part in parts), "end-total", *(f"tie-{tie}" for tie in ties)]
        yield f'<section class="panel"><h3>{escape(self.say("end-table"))}</h3>'
        yield '<div class="scroll"><table><thead><tr><th></th>'
        yield "".join(f'<th scope="col">{escape(self.say(name))}</th>' for name in names) + "</tr></thead><tbody>"
        for rank in ranking:
            who = " + ".join(self.name(seat) for seat in rank.seats)
            mark = plots.key(rank.seats[0])
            yield f'<tr><th scope="row"><span class="name">{mark}{rank.place}. {escape(who)}</span></th>'
            figures = [*(rank.parts.get(part, 0) for part in parts), rank.total, *(rank.ties.get(t, 0) for t in ties)]
            yield "".join(f"<td>{figure}</td>" for figure in figures) + "</tr>"
        yield "</tbody></table></div></section>"

    def chart(self) -> Iterator[str]:
        """A line for every seat, with the stretches of the game behind them."""
        points = self.course.points
        if not points or len(points[0]) < 2:
            return
        last = len(points[0]) - 1
        low, high = min(0, *map(min, points)), max(1, *map(max, points))

        def x(moment: int) -> float:
            return EDGE + moment / last * (WIDTH - 2 * EDGE)

        def y(held: int) -> float:
            return HEIGHT - EDGE - (held - low) / (high - low) * (HEIGHT - 2 * EDGE)

        title = escape(self.say("end-chart"))
        yield f'<section class="panel"><h3>{title}</h3>'
        yield f'<svg class="course" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
        for number, band in enumerate(self.course.bands):
            left, across = x(band.first), x(band.last) - x(band.first)
            area = f'x="{left:.1f}" y="{EDGE}" width="{across:.1f}" height="{HEIGHT - 2 * EDGE}"'
            yield f'<rect {area} fill="currentColor" opacity="{0.1 if number % 2 else 0.04}"/>'
            middle = f'x="{left + across / 2:.1f}" y="{HEIGHT - 10}" text-anchor="middle"'
            yield f"<text {middle}>{escape(self.tell(band.name))}</text>"
        for tick in map(int, plots.Scale(low, high).ticks):
            if low <= tick <= high:
                up = f"{y(tick):.1f}"
                yield f'<line class="tick" x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{up}" y2="{up}"/>'
                yield f'<text x="{EDGE - 6}" y="{y(tick) + 5:.1f}" text-anchor="end">{tick}</text>'
        for seat, line in enumerate(points):
            path = " ".join(f"{x(moment):.1f},{y(held):.1f}" for moment, held in enumerate(line))
            colour = plots.COLOURS[seat % len(plots.COLOURS)]
            yield f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="3" stroke-linejoin="round"/>'
            yield f'<g transform="translate({x(last) + 12:.1f} {y(line[-1]):.1f})">{plots.mark(seat)}</g>'
        yield "</svg></section>"

    def moments(self) -> Iterator[str]:
        """What one would tell of it."""
        if not self.course.moments:
            return
        yield f'<section class="panel"><h3>{escape(self.say("end-moments"))}</h3><ul>'
        for moment in self.course.moments:
            when = escape(self.tell(self.course.called[moment.at]))
            yield f"<li><b>{when}</b> {escape(self.tell(moment.told))}</li>"
        yield "</ul></section>"
