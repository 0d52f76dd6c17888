"""A game in words: what happened, the table and the result, as one reader would read them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from larcin.core import text
from larcin.core.action import Arg
from larcin.core.course import Course
from larcin.core.event import Event
from larcin.core.game import Game
from larcin.core.lines import lines_of
from larcin.core.record import Record
from larcin.core.view import Choice, Sentence, View


class Words:
    """The sentences of one game in one language, for one reader (a seat, or None: a spectator)."""

    def __init__(self, game: Game, lang: str, names: Sequence[str], reader: int | None) -> None:
        self.game = game
        self.lang = lang
        self.names = list(names)
        self.reader = reader

    def say(self, text_id: str, args: Mapping[str, Arg] | None = None) -> str:
        """A sentence of the game, or one that belongs to no game."""
        return text.say(text_id, args, lang=self.lang, game=self.game.slug, names=self.names, reader=self.reader)

    def name(self, seat: int) -> str:
        """What the player in that seat is called."""
        return self.names[seat] if seat < len(self.names) else self.say("seat-name", {"n": seat + 1})

    def news(self, events: Sequence[Event]) -> list[str]:
        """What happened, a sentence for each event."""
        return [self.say(f"event-{event.kind_for(self.reader)}", event.args_for(self.reader)) for event in events]

    def headline(self, record: Record) -> str:
        """Which game this is, and who plays it."""
        who = ", ".join(self.name(seat) for seat in range(record.players))
        mode = self.say(f"mode-{record.mode}")
        return self.say("replay-headline", {"title": self.say("title"), "mode": mode, "who": who})

    def move(self, number: int, seat: int, notation: str) -> str:
        """A move as a line of a list."""
        return f"{number}. {self.name(seat)} · {notation}"

    def choice(self, choice: Choice) -> str:
        """What can be chosen and, where the game says so, what would come of it."""
        sentence = self.say(f"action-{choice.kind}", choice.args)
        if choice.preview is UNSET:
            return sentence
        return f"{sentence} → {self.say(choice.preview.text, choice.preview.args)}"

    def board(self, view: View) -> list[str]:
        """The table as lines of text: the game's own picture of it or, where it has none, what its view holds."""
        return self.game.board(view, self.say) or lines_of(view, self.say, self.name)

    def tell(self, sentence: Sentence) -> str:
        """A sentence of a course; what a page sets in brass stands between < and >, and is plain here."""
        return " ".join(self.say(sentence.text, sentence.args).replace("<", " ").replace(">", " ").split())

    def result(self, course: Course) -> Group:
        """How the game went: who won and why, the scores with what they are made of, and the moments that counted."""
        why = " ".join(map(self.tell, course.why))
        moments = [f"  {self.tell(course.called[one.at])} · {self.tell(one.told)}" for one in course.moments]
        told = [] if course.headline is None else [Text(self.tell(course.headline), style="bold")]
        parts: list[RenderableType] = [*told, *([Text(why)] if why else []), Text(), self._scores(course)]
        if moments:
            parts += [Text(), Text(self.say("end-moments")), *map(Text, moments)]
        return Group(*parts)

    def _scores(self, course: Course) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        parts = list(dict.fromkeys(part for rank in course.ranking for part in rank.parts))
        ties = list(dict.fromkeys(tie for rank in course.ranking for tie in rank.ties))
        table.add_column(self.say("result-player"), no_wrap=True)
        for name in [*(f"score-{part}" for part in parts), "result-total", *(f"tie-{tie}" for tie in ties)]:
            table.add_column(self.say(name), justify="right")
        for rank in course.ranking:
            points = [rank.parts.get(part, 0) for part in parts] + [rank.total] + [rank.ties.get(t, 0) for t in ties]
            names = " + ".join(self.name(seat) for seat in rank.seats)
            table.add_row(("★ " if rank.won else "  ") + names, *map(str, points))
        return table
