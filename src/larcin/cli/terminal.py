"""A game in the terminal: what happened in words, the table as text, numbered choices."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from larcin.bots import Bot, Hint, hints, make_bot
from larcin.cli.words import Words
from larcin.core import text
from larcin.core.action import Action, seat_arg
from larcin.core.errors import IllegalMove
from larcin.core.game import Game
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import Setup
from larcin.core.view import Choice, View

YOU = "you"


def bot_title(bot: str, lang: str) -> str:
    """What a bot is called in that language; one that another package brings goes by its own name."""
    level, _, budget = bot.partition("@")
    title = text.say(f"bot-{level}", lang=lang) if text.has(f"bot-{level}", lang) else level.capitalize()
    return f"{title} {budget}" if budget else title


class Quit(Exception):
    """The player wants to stop."""


class TerminalGame:
    """One match between bots and the people at the terminal."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: list[str],
        seed: int | str,
        lang: str,
        out: Console,
        with_hints: bool = True,
    ) -> None:
        self.lang = lang
        self.out = out
        self.with_hints = with_hints
        self.people = [seat for seat, player in enumerate(seats) if player == YOU]
        nobody = Words(game, lang, (), None)
        names = [
            nobody.name(seat) if player == YOU else f"{bot_title(player, lang)} {seat + 1}"
            for seat, player in enumerate(seats)
        ]
        self.match = Match(game, setup, seed, "fair", names)
        self.words = {reader: Words(game, lang, names, reader) for reader in [*range(len(seats)), None]}
        self.told: dict[int | None, int] = dict.fromkeys(self.words, 0)
        chance = FastRng(f"{seed}/bots")
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, chance.below(1 << 30)) for seat, player in enumerate(seats) if player != YOU
        }
        self.hint_chance = FastRng(f"{seed}/hints")
        self.sights = {seat: FastRng(f"{seed}/sight/{seat}") for seat in self.bots}
        self.reader = self.people[0] if len(self.people) == 1 else None  # the seat whose view the screen shows now

    def play(self) -> bool:
        """Play until the game is over, or the player quits: then the answer is false."""
        try:
            self._tell()
            while not self.match.over:
                bots = [seat for seat in self.match.to_act if seat in self.bots]
                if bots:
                    self._bot_plays(bots[0])
                else:
                    self._person_plays(self.match.to_act[0])
        except (Quit, EOFError, KeyboardInterrupt):
            self._print()
            self._print(self._say("terminal-quit"))
            return False
        if len(self.people) > 1:
            self.reader = None
        self._tell()
        self._print()
        self.out.print(self.words[self.reader].result(self.match.course(self.reader)))
        return True

    def save(self, path: Path) -> None:
        """Keep the record of the game, finished or not."""
        self.match.record.save(path)
        self._print(self._say("terminal-saved", path=str(path)))

    def _bot_plays(self, seat: int) -> None:
        sight = Sight(self.match.state, seat, self.sights[seat])
        with self._thinking(self.words[None].name(seat)):
            action = self.bots[seat].choose(sight)
        self.match.play(seat, action)
        if len(self.people) < 2:
            self._tell()

    def _thinking(self, name: str) -> AbstractContextManager[object]:
        """Show that somebody is thinking, if the output is a terminal."""
        if not self.out.is_terminal:
            return nullcontext()
        return self.out.status(Text(self._say("terminal-thinks", name=name)), spinner="dots")

    def _person_plays(self, seat: int) -> None:
        if self.reader != seat:
            self._pass_the_screen_to(seat)
        self._tell()
        view = self.match.view(seat)
        self._show(view)
        while True:
            answer = self._ask(seat).strip().lower()
            if answer in ("q", "quit"):
                raise Quit
            if answer == "u":
                if self._undo(seat):
                    return
            elif answer == "?":
                self._print(self._say("terminal-help"))
            elif answer in ("h", "hint"):
                self._hint(seat, view)
            elif answer == "r":
                self.out.print(Markdown(self.match.game.rules(self.lang)))
            elif self._act(seat, view, answer):
                return

    def _act(self, seat: int, view: View, answer: str) -> bool:
        """Play what was typed: the number of a choice, or its notation."""
        notations = [choice.action for choice in view.choices]
        if answer.isdigit() and 1 <= int(answer) <= len(notations):
            answer = notations[int(answer) - 1]
        if not answer.isdigit():
            try:
                self.match.play(seat, answer)
            except IllegalMove as problem:
                self._print(problem.say(self.lang) if answer else self._say("terminal-number", last=len(notations)))
                return False
            self._tell()
            return True
        self._print(self._say("terminal-number", last=len(notations)))
        return False

    def _hint(self, seat: int, view: View) -> None:
        """Print what a strong player would do, by the numbers of the choices. It knows only what this seat knows."""
        if not self.with_hints:
            self._print(self._say("terminal-no-hints"))
            return
        with self._thinking(self._say("bot-master")):
            found = hints(Sight(self.match.state, seat, self.hint_chance), self.hint_chance.below(1 << 30))
        self._print(self._say("terminal-hint-title"))
        notations = [choice.action for choice in view.choices]
        for hint in found:
            number = notations.index(hint.action.notation)
            self._print(f" {number + 1:>{len(str(len(notations)))}}  {self._hint_words(view.choices[number], hint)}")
            if hint.line:
                steps = " → ".join(self._step(actor, action) for actor, action in hint.line)
                self.out.print("     " + self._say("terminal-hint-perhaps", steps=steps), style="dim", markup=False)

    def _hint_words(self, choice: Choice, hint: Hint) -> str:
        words = self.words[self.reader].choice(choice)
        if hint.share is None:
            return f"{words} · {self._say('terminal-hint-points', points=hint.points or 0, visits=hint.visits)}"
        return f"{words} · {self._say('terminal-hint-share', share=round(100 * hint.share), visits=hint.visits)}"

    def _step(self, seat: int, action: Action) -> str:
        what = self.words[self.reader].say(f"action-{action.kind}", action.args)
        return self._say("terminal-hint-step", seat=seat_arg(seat), what=what)

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except IllegalMove as problem:
            self._print(problem.say(self.lang))
            return False
        for reader, told in self.told.items():
            self.told[reader] = min(told, len(self.match.history))
        self._print(self._say("terminal-undone"))
        return True

    def _pass_the_screen_to(self, seat: int) -> None:
        """Several people share the screen: hide what the last one saw until the next one sits there."""
        self._print()
        self._input(self._say("terminal-pass", name=self.words[seat].name(seat)))
        self.reader = seat
        if self.out.is_terminal:
            self.out.clear()

    def _show(self, view: View) -> None:
        words = self.words[self.reader]
        self._print()
        for line in words.board(view):
            self._print(line)
        self._print()
        self.out.print(words.say(view.prompt.text, view.prompt.args), style="bold", markup=False)
        width = len(str(len(view.choices)))
        for number, choice in enumerate(view.choices, 1):
            self._print(f" {number:>{width}}  {words.choice(choice)}")

    def _ask(self, seat: int) -> str:
        return self._input(self._say("terminal-ask-undo" if self.match.can_undo(seat) else "terminal-ask"))

    def _input(self, question: str) -> str:
        self.out.print(question + " ", end="", markup=False)
        return input()

    def _tell(self) -> None:
        """Print what has happened since this reader was last told."""
        for line in self.words[self.reader].news(self.match.history[self.told[self.reader] :]):
            self.out.print("· " + line, style="dim", markup=False)
        self.told[self.reader] = len(self.match.history)

    def _say(self, text_id: str, **args: int | str) -> str:
        return self.words[self.reader].say(text_id, args)

    def _print(self, line: str = "") -> None:
        self.out.print(line, markup=False)
