"""Teaching Game: empty the vault, and leave before the alarm rings."""

from importlib import resources

from larcin.core.action import seat_arg
from larcin.core.event import Event
from larcin.core.features import Feature, by_seat, counts, counts_by_seat, to_act
from larcin.core.fields import Names, NamesBySeat
from larcin.core.game import Game, Mode, Palette
from larcin.core.rng import Rng
from larcin.core.state import Setup
from larcin.core.view import View

from .components import CARDS, COPIES, GRAB, HAND, LEAVE, TOOL_COPIES, TOOLS, USE
from .position import Position
from .view import look


class TeachingGame(Game[Position, View]):
    """The description of the game. What is not written (dump, load, clone, check, census, values) the house does."""

    slug = "teaching-game"
    rules_version = 1
    modes = (Mode("standard", (2, 3, 4)),)
    catalogue = (GRAB, LEAVE, *USE)
    longest, minutes = 2 * sum(COPIES) + sum(TOOL_COPIES), 10
    palette = Palette(ground="#1d2433", title="#f4e9cf", accent="#e0a526")
    folder = resources.files(__package__)
    position = Position
    fields = (
        *(Names(name, CARDS) for name in ("vault", "sack", "lost")),
        *(Names(name, TOOLS) for name in ("shed", "used")),
        *(NamesBySeat("stashes", CARDS), NamesBySeat("hands", TOOLS)),
    )
    look = staticmethod(look)

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> Position:
        state = Position(self, setup, rng)
        state.events = events
        state.vault = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
        state.shed = [tool for tool, copies in enumerate(TOOL_COPIES) for _ in range(copies)]
        rng.shuffle(state.vault)
        rng.shuffle(state.shed)
        state.hands = [[state.shed.pop() for _ in range(HAND)] for _ in range(setup.players)]
        state.sack, state.lost, state.used, state.stashes = [], [], [], [[] for _ in state.hands]
        state.to_act = (rng.below(setup.players),)
        state.tell("first", {"seat": seat_arg(state.to_act[0])})
        return state

    def features(self, setup: Setup) -> tuple[Feature, ...]:
        seats, kinds, most, tools = setup.players, len(CARDS), max(COPIES), max(TOOL_COPIES)
        return (
            to_act(seats),
            counts("vault", kinds, most, "The cards that are left.", lambda state, seat: state.vault),
            counts("sack", kinds, most, "The cards that may be lost.", lambda state, seat: state.sack),
            counts_by_seat("stashes", seats, kinds, most, "The cards that are safe.", lambda s, seat: s.stashes),
            counts("used", len(TOOLS), tools, "The tools that were used.", lambda state, seat: state.used),
            counts("hand", len(TOOLS), tools, "Its tools.", lambda s, seat: [] if seat is None else s.hands[seat]),
            by_seat("tools", seats, 2 * tools, "How many tools each has.", lambda s, seat: [*map(len, s.hands)]),
        )


GAME = TeachingGame()
