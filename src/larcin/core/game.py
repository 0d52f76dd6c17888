"""The immutable description of a game: its seats, modes, options and catalogue of actions, and where it all starts."""

from __future__ import annotations

import inspect
import re
import secrets
from collections import Counter
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from typing_extensions import TypeVar

from larcin.core import text
from larcin.core.action import Action
from larcin.core.course import Course, Story, plain_course
from larcin.core.errors import BadPosition, BadSetup, IllegalMove
from larcin.core.event import Event
from larcin.core.features import Feature, encoded
from larcin.core.fields import Deciders, Field, Names, NamesBySeat
from larcin.core.guide import Guide
from larcin.core.plain import short
from larcin.core.rng import FastRng, Rng, load_rng
from larcin.core.sight import Sight
from larcin.core.state import Setup, State, seat_choice
from larcin.core.view import Facts, View

if TYPE_CHECKING:
    from larcin.core.match import Match

P = TypeVar("P", bound=State, default=Any)  # the game's own position
V = TypeVar("V", bound=View, default=Any)  # the game's own view


_DECIDERS = Deciders()


# What `Rng.save` writes. A fast source of zeros gives nothing but zeros. A script is for tests, which know what fits.
_SAVED_RNG = re.compile(r"fast:(?!0{32})[0-9a-f]{32}$|fair:[0-9]{1,18}:|scripted:[0-9,]*$", re.ASCII)


class Mode(NamedTuple):
    """An official way to play, and the seat counts it is for. The first of a game is its default."""

    name: str
    seats: tuple[int, ...]
    teams: int = 0  # so many, partners sitting that far apart round the table; 0: everybody for themselves


class Option(NamedTuple):
    """A setting: its name, its choices, and the one taken when nobody says.

    A choice called `seat-2` names a seat: only tables that have it have the choice.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    # Added when records of the game existed already: at its default a setup leaves it out, so they stay as they were.
    later: bool = False

    def choices_at(self, players: int) -> tuple[str, ...]:
        """The choices at a table of so many seats."""
        beyond = {seat_choice(seat) for seat in range(players, len(self.choices))}
        return tuple(choice for choice in self.choices if choice not in beyond)


def starter_option(most_players: int) -> Option:
    """The option that lets a table choose who starts; see `Setup.starter`."""
    seats = tuple(seat_choice(seat) for seat in range(most_players))
    return Option("starter", ("random", *seats), "random", later=True)


class Palette(NamedTuple):
    """The colours of a game's poster and of the house's own table, as CSS writes them: behind, title, and light."""

    ground: str = "#191e2b"
    title: str = "#f3ead8"
    accent: str = "#d9a441"


class Game(Generic[P, V]):
    """One game. Subclasses fill in the facts and what raises NotImplementedError.

    A method may be written here, or be a function of another module: `look = staticmethod(view.look)`. (The slash in
    their parameters lets such a function call them what it likes.)
    """

    slug: str
    rules_version: int
    modes: tuple[Mode, ...]
    options: tuple[Option, ...] = ()
    catalogue: tuple[Action, ...]
    longest: int  # no game of random moves takes more decisions than this
    shelf: int = 100  # its place among the games, low first
    minutes: int  # how long people play it, about
    palette: Palette = Palette()
    position: type[P]  # the class of its positions
    fields: tuple[Field, ...] = ()  # what a position holds, each attribute declared once
    folder: Traversable  # of the game: text/, table/, RULES.md

    def __init__(self) -> None:
        self._by_notation = {action.notation: action for action in self.catalogue}
        self._plain: dict[tuple[int | None, str | None], Setup] = {}  # setups without options, made once
        text.add_folder(self.slug, self.folder / "text")

    # What every game writes.

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> P:
        """The first position of a new game; `events` listens from the very start."""
        raise NotImplementedError

    def look(self, state: P, seat: int | None, /) -> V:
        """The view of a position; see `State.view`."""
        raise NotImplementedError

    # What a game may write.

    def census(self, state: P, /) -> Mapping[str, int]:
        """How many there are of each component, wherever it is: the same at every moment of a game.

        Without it, whatever lies in the lists that the fields declare is counted.
        """
        if not any(isinstance(field, Names | NamesBySeat) for field in self.fields):
            raise NotImplementedError(
                f"{self.slug} has no lists of components among its fields: it must write `census`."
            )
        return Counter(name for field in self.fields for name in field.holds(getattr(state, field.name)))

    def components(self) -> tuple[str, ...]:
        """The message ids of every component a person can meet; without it, the names that the fields declare."""
        named = tuple(dict.fromkeys(name for field in self.fields for name in field.names))
        if not named:
            raise NotImplementedError(f"{self.slug} has no fields with names: it must write `components`.")
        return named

    def check(self, state: P, /) -> None:
        """Raise BadPosition if what the fields hold does not make a position together.

        Without it, everything that was dealt must be there if the fields say what that is, and whoever is to act must
        be able to.
        """
        if type(self).census is not Game.census:
            return
        dealt, found = self.census(self.deal(state.setup, FastRng(0))), self.census(state)
        for name in sorted({*dealt, *found}):
            if dealt[name] != found[name]:
                raise BadPosition("position-census", component=name, found=found[name], expected=dealt[name])
        for seat in state.to_act:
            if not state.legal(seat):
                raise BadPosition("position-stuck", seat=seat)

    def restore(self, setup: Setup, rng: Rng, position: Mapping[str, Any]) -> P:  # Any: plain JSON data
        """The position that `State.dump` wrote, or BadPosition: read field by field, then checked as a whole."""
        state = self.position(self, setup, rng)
        for field in (*self.fields, _DECIDERS):
            setattr(state, field.name, field.read(position, setup.players))
        self.check(state)
        return state

    def refusal(self, state: P, seat: int, action: Action, /) -> str:
        """Why the action is not legal for a seat that is to act: a message id. `State.refusal` may say it itself."""
        raise NotImplementedError

    def values(self, sight: Sight[P, V]) -> list[float]:
        """How good each of the seat's legal actions looks, in their order: what the greedy bot goes by.

        Without it, an action is worth what the seat's lead is right after it in an imagined world.
        """
        world = sight.imagine()
        worths: list[float] = []
        for action in sight.legal:
            after = world.clone()
            after.apply(sight.seat, action)
            totals = after.totals()
            best = max([total for seat, total in enumerate(totals) if seat != sight.seat], default=0)
            worths.append(float(totals[sight.seat] - best))
        return worths

    def facts(self, state: P, /) -> Facts:
        """What never changes in this game and everybody knows: a client is sent it once."""
        return Facts(game=self.slug)

    def course(self, story: Story[P]) -> Course:
        """How a game went, for one reader: see `larcin.core.course`."""
        return plain_course(story)

    def gauges(self, state: P, /) -> dict[str, list[int]]:
        """What else a course wants to know after each move, by name: counts by seat or by side. Shown as totals are."""
        return {}

    def open_scores(self, setup: Setup) -> bool:
        """Does everybody see all totals and gauges at every moment, in a game that is set up this way?"""
        return False

    def board(self, view: V, say: text.Say, /) -> list[str]:
        """The position as text, for people who play in a terminal; if empty, the terminal lists what the view holds."""
        return []

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        """What an observation of `encode` holds when the game is played that way: one feature after the other."""
        raise NotImplementedError(f"{self.slug} has no observations for learning agents: it must write `features`.")

    def encode(self, state: P, seat: int | None, /) -> bytearray:
        """What the seat (None: a spectator) knows, as numbers: what its view shows and nothing more.

        Seats are counted from its own, clockwise; a spectator counts from seat 0. Without it, every feature writes
        itself, so each must have been declared with a `write`.
        """
        return encoded(self.features(state.setup), state, seat)

    def glimpse(self, state: P, /) -> object:
        """What all see now and will be hidden again, None if nothing is: a server gives people time to look at it."""
        return None

    def guide(self) -> Guide[P]:
        """What a search is told about this game; the plain guide plays on at random."""
        return Guide()

    # What every game has from here.

    @property
    def seats(self) -> tuple[int, ...]:
        """Every seat count that some mode plays with."""
        return tuple(sorted({count for mode in self.modes for count in mode.seats}))

    def sides(self, setup: Setup) -> list[tuple[int, ...]]:
        """Who plays for one result: partners together, everybody else alone."""
        mode = next(mode for mode in self.modes if mode.name == setup.mode)
        count = mode.teams or setup.players
        return [tuple(range(first, setup.players, count)) for first in range(count)]

    def state(
        self,
        players: int | None = None,
        seed: int | str | Rng = 0,
        mode: str | None = None,
        options: Mapping[str, str] | None = None,
        **more: str,
    ) -> P:
        """A bare first position, unchecked and fast. The seed may be a source of chance of your own."""
        if options or more or not (players is None or type(players) is int):
            setup = self.setup(players, mode, {**(options or {}), **more})
        else:
            known = self._plain.get((players, mode))
            setup = known or self._plain.setdefault((players, mode), self.setup(players, mode, {}))
        return self.deal(setup, seed if isinstance(seed, Rng) else FastRng(seed))

    def start(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        mode: str | None = None,
        options: Mapping[str, str] | None = None,
        source: str = "fast",
        **more: str,
    ) -> Match:
        """A new match: checked and recorded. Without a seed it gets one that nobody can guess."""
        from larcin.core.match import Match

        setup = self.setup(players, mode, {**(options or {}), **more})
        return Match(self, setup, secrets.token_hex(16) if seed is None else seed, source)

    def setup(self, players: int | None, mode: str | None, options: Mapping[str, str]) -> Setup:
        """Check a seat count, mode and options, and fill in what was not said."""
        if not (players is None or type(players) is int):
            raise BadSetup("error-seats-no-number", players=short(players), counts=self._counts(mode))
        chosen = self._mode(players, mode)
        if players is None:
            players = chosen.seats[0]
        if players not in chosen.seats:
            # As text: Fluent cannot format a number of thirty digits.
            found, counts = short(players), self._counts(mode)
            raise BadSetup("error-seats", game=self.slug, title="title", players=found, counts=counts)
        known = {option.name: option for option in self.options}
        for name, choice in options.items():
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadSetup("error-option", game=self.slug, title="title", option=_word(name), names=names)
            if choice not in known[name].choices_at(players):
                choices = ", ".join(known[name].choices_at(players))
                raise BadSetup("error-choice", game=self.slug, option=name, choice=_word(choice), choices=choices)
        taken = {option.name: options.get(option.name, option.default) for option in self.options}
        for option in self.options:
            if option.later and taken[option.name] == option.default:
                del taken[option.name]
        return Setup(players, chosen.name, taken)

    def _mode(self, players: int | None, mode: str | None) -> Mode:
        for candidate in self.modes:
            if candidate.name == mode or (mode is None and (players is None or players in candidate.seats)):
                return candidate
        if mode is None:
            return self.modes[0]
        names = ", ".join(candidate.name for candidate in self.modes)
        raise BadSetup("error-mode", game=self.slug, title="title", mode=_word(mode), names=names)

    def _counts(self, mode: str | None) -> str:
        """The seat counts of a mode, in words; without one, those of all modes."""
        return ", ".join(str(count) for count in (self.seats if mode is None else self._mode(None, mode).seats))

    def action(self, notation: str) -> Action:
        """The action of that notation; IllegalMove if there is none."""
        if not isinstance(notation, str):
            raise IllegalMove("error-no-action", found=short(notation))
        action = self._by_notation.get(notation)
        if action is None:
            raise IllegalMove("error-notation", game=self.slug, notation=notation[:80])
        return action

    def load(self, position: Mapping[str, Any]) -> P:  # Any: plain JSON data
        """The position that `State.dump` wrote down; BadPosition says what is wrong with one that is none.

        `players`, `mode`, `options` and `rng` may be left out where their defaults are meant.
        """
        if not isinstance(position, Mapping):
            raise BadPosition("position-no-dict")
        if position.get("game", self.slug) != self.slug:
            raise BadPosition("position-other-game", found=_word(position["game"]), expected=self.slug)
        players, mode, options = position.get("players"), position.get("mode"), position.get("options", {})
        if not (players is None or type(players) is int) or not (mode is None or isinstance(mode, str)):
            raise BadPosition("position-bad-setup")
        if not isinstance(options, Mapping):
            raise BadPosition("position-bad-setup")
        setup = self.setup(players, mode, options)
        if "rng" in position and not (isinstance(position["rng"], str) and _SAVED_RNG.match(position["rng"])):
            raise BadPosition("position-bad-rng")
        rng = load_rng(position["rng"]) if "rng" in position else FastRng(0)
        state = self.restore(setup, rng, position)
        known = state.dump()
        for field in position:
            if field not in known:
                raise BadPosition("position-unknown-field", field=_word(field), names=", ".join(known))
        return state

    def written(self, state: P, /) -> dict[str, Any]:  # Any: plain JSON data
        """A position as plain data, field by field."""
        fields = (*self.fields, _DECIDERS)
        return {**self.head(state), **{field.name: field.write(getattr(state, field.name)) for field in fields}}

    def copied(self, state: P) -> P:
        """An independent copy of a position, field by field."""
        twin = self.position(self, state.setup, state.rng.clone())
        twin.to_act = state.to_act
        twin.revealed = state.revealed
        for field in self.fields:
            setattr(twin, field.name, field.copy(getattr(state, field.name)))
        return twin

    def head(self, state: State) -> dict[str, Any]:  # Any: plain JSON data
        """The first lines of every dump: which game, how it is played, and its chance."""
        return {
            "game": self.slug,
            "players": state.players,
            "mode": state.setup.mode,
            "options": dict(state.setup.options),
            "rng": state.rng.save(),
        }

    def rules(self, lang: str) -> str:
        """The rules as we tell them, in Markdown: the part of RULES.md in that language, or else the English one.

        What stands below its `<!-- programs -->` (notation, names of options and files) a page for players folds away.
        """
        whole = (self.folder / "RULES.md").read_text(encoding="utf-8")
        parts = {name: body for name, _, body in (part.partition(" -->") for part in whole.split("<!-- lang: ")[1:])}
        body = parts.get(lang, parts.get("en"))
        return whole if body is None else inspect.cleandoc(body).strip() + "\n"

    def say(self, text_id: str, args: Mapping[str, Any] | None = None, lang: str = "en") -> str:
        """A sentence of this game in that language (Any: see text.Arg)."""
        return text.say(text_id, args, lang=lang, game=self.slug)

    def __repr__(self) -> str:
        return f"<Game {self.slug}>"

    def __reduce__(self) -> tuple[Any, ...]:  # Any: pickle's own protocol
        from larcin.core.registry import game

        return game, (self.slug,)


def _word(found: object) -> str:
    """A name that somebody gave, at most a few letters of it; anything else as it would be typed."""
    return found[:40] if isinstance(found, str) else short(found)
