"""Four games of another package, for the tests: one set of rules, brought to the browser in four ways.

Swag: everybody has a hidden hand. On a turn a seat draws, stashes a card, trades one with the market, or keeps still.
SWAG describes its zones and has a poster; PLAIN has no zones and no French; OWN brings a table of its own; the table of
BROKEN throws when it is mounted.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from larcin.core.action import Action, Catalogue, seat_arg
from larcin.core.event import Event
from larcin.core.fields import Field, WholeBySeat
from larcin.core.game import Game, Mode, Palette
from larcin.core.plain import items, items_by_seat
from larcin.core.rng import Rng
from larcin.core.state import Score, Setup, State
from larcin.core.view import Choice, Piece, Sentence, View, Zone, shared

WORTH = {"loot-coin": 1, "loot-ring": 2, "loot-vase": 3, "loot-crown": 5}
LOOTS = tuple(WORTH)
COPIES = 8  # of each loot
TURNS = 4  # of each seat
HERE = resources.files(__package__)

_catalogue = Catalogue()
DRAW = _catalogue.add("draw", "draw")
REST = _catalogue.add("rest", "rest")
STASH = {loot: _catalogue.add(f"stash {loot}", "stash", {"loot": loot}) for loot in WORTH}
TRADE = {
    (give, take): _catalogue.add(f"trade {give} {take}", "trade", {"give": give, "take": take})
    for give in WORTH
    for take in WORTH
    if give != take
}


class Position(State):
    """A position of Swag."""

    deck: list[str]
    market: list[str]
    hands: list[list[str]]
    stashes: list[list[str]]
    coins: list[int]
    turns: list[int]

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act:
            return []
        hand = set(self.hands[seat])
        drawn = [DRAW] if self.deck else []
        stashed = [action for loot, action in STASH.items() if loot in hand]
        traded = [action for (give, take), action in TRADE.items() if give in hand and take in self.market]
        return [*drawn, REST, *stashed, *traded]

    def apply(self, seat: int, action: Action) -> None:
        at = seat_arg(seat)
        event = Event(action.kind, {"seat": at, **action.args})
        if action is DRAW:
            loot = self.deck.pop()
            self.hands[seat].append(loot)
            self.revealed += 1
            event = Event("draw", {"seat": at}, {"loot": loot}, (seat,))
        elif action is REST:
            self.coins[seat] += 1
        elif action.kind == "stash":
            loot = str(action.args["loot"])
            self.hands[seat].remove(loot)
            self.stashes[seat].append(loot)
        else:
            give, take = str(action.args["give"]), str(action.args["take"])
            self.hands[seat].remove(give)
            self.market.remove(take)
            self.hands[seat].append(take)
            self.market.append(give)
        if self.events is not None:
            self.events.append(event)
        self.turns[seat] += 1
        after = (seat + 1) % self.players
        self.to_act = (after,) if self.turns[after] < TURNS else ()

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        world = self.clone()
        world.rng = rng
        others = [other for other in range(self.players) if other != seat]
        unseen = [*world.deck, *(loot for other in others for loot in world.hands[other])]
        unseen.sort()
        rng.shuffle(unseen)
        for other in others:
            world.hands[other] = [unseen.pop() for _ in self.hands[other]]
        world.deck = unseen
        return world

    def scores(self) -> list[Score]:
        found = []
        for stash, coins in zip(self.stashes, self.coins, strict=True):
            worth = sum(WORTH[loot] for loot in stash)
            found.append(Score(worth + coins, {"stash": worth, "patience": coins}))
        return found

    def winners(self) -> tuple[int, ...]:
        if self.to_act:
            return ()
        totals = self.totals()
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def absent(self, seat: int) -> Action:
        return REST

    def refusal(self, seat: int, action: Action) -> str:
        return "why-not-now"


class Loots(Field):
    """A list of loots, kept by name."""

    def write(self, value: list[str]) -> list[str]:
        return list(value)

    def read(self, position: Mapping[str, Any], players: int) -> list[str]:  # Any: plain JSON data
        return [LOOTS[number] for number in items(position, self.name, LOOTS)]

    def copy(self, value: list[str]) -> list[str]:
        return list(value)


class LootsBySeat(Field):
    """A list of loots for each seat, kept by name."""

    def write(self, value: list[list[str]]) -> list[list[str]]:
        return [list(some) for some in value]

    def read(self, position: Mapping[str, Any], players: int) -> list[list[str]]:  # Any: plain JSON data
        held = items_by_seat(position, self.name, LOOTS, players)
        return [[LOOTS[number] for number in some] for some in held]

    def copy(self, value: list[list[str]]) -> list[list[str]]:
        return [list(some) for some in value]


class Place(msgspec.Struct):
    """What lies in front of a seat; its hand is None for the others."""

    cards: int
    hand: list[str] | None
    stash: list[str]


class PlainView(View, kw_only=True):
    """A view that tells the position in fields of its own."""

    deck: int
    market: list[str]
    places: list[Place]


class SwagGame(Game[Position, View]):
    """Swag, as each of the four brings it."""

    slug = "swag"
    rules_version = 1
    modes = (Mode("standard", (2, 3, 4)),)
    catalogue = tuple(_catalogue.actions)
    longest = 4 * TURNS
    minutes = 5
    shelf = 110
    palette = Palette(ground="#173a3f", title="#f3e2b8", accent="#d8b46a")
    position = Position
    fields: tuple[Field, ...] = (
        Loots("deck"),
        Loots("market"),
        LootsBySeat("hands"),
        LootsBySeat("stashes"),
        WholeBySeat("coins", 0, TURNS),
        WholeBySeat("turns", 0, TURNS),
    )
    folder: Traversable = HERE / "swag"

    def deal(self, setup: Setup, rng: Rng, events: list[Event] | None = None) -> Position:
        state = Position(self, setup, rng)
        state.events = events
        state.deck = [loot for loot in WORTH for _ in range(COPIES)]
        rng.shuffle(state.deck)
        state.market = [state.deck.pop() for _ in range(2)]
        state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(setup.players)]
        state.stashes = [[] for _ in range(setup.players)]
        state.coins = [0] * setup.players
        state.turns = [0] * setup.players
        state.to_act = (0,)
        return state

    def look(self, state: Position, seat: int | None) -> View:
        view = View(**_shared(state, seat))
        view.zones = _zones(state, seat)
        return view

    def census(self, state: Position) -> Mapping[str, int]:
        lying = [state.deck, state.market, *state.hands, *state.stashes]
        return {loot: sum(some.count(loot) for some in lying) for loot in WORTH}

    def components(self) -> tuple[str, ...]:
        return tuple(WORTH)


class PlainSwag(SwagGame):
    """Without zones and without French."""

    slug = "plain-swag"
    shelf = 111
    folder = HERE / "plain"
    palette = Palette()

    def look(self, state: Position, seat: int | None) -> View:
        places = [
            Place(len(hand), sorted(hand) if who == seat or state.over else None, list(stash))
            for who, (hand, stash) in enumerate(zip(state.hands, state.stashes, strict=True))
        ]
        return PlainView(deck=len(state.deck), market=list(state.market), places=places, **_shared(state, seat))


class OwnSwag(SwagGame):
    """With a table of its own."""

    slug = "own-swag"
    shelf = 112
    folder = HERE / "own"


class BrokenSwag(SwagGame):
    """With a table of its own that cannot be shown."""

    slug = "broken-swag"
    shelf = 113
    folder = HERE / "broken"


def _shared(state: Position, seat: int | None) -> dict[str, Any]:  # Any: keywords of a View, of several types
    acts = state.to_act[0] if state.to_act else None
    prompt = Sentence("prompt-over") if acts is None else Sentence("prompt-turn", {"seat": seat_arg(acts)})
    choices = [] if seat is None else [_choice(action) for action in state.legal(seat)]
    return shared(state, seat, prompt, choices)


def _choice(action: Action) -> Choice:
    choice = Choice(action.notation, action.kind, action.args)
    if action is REST:
        choice.preview = Sentence("gain", {"points": 1})
    elif action.kind == "stash":
        choice.preview = Sentence("gain", {"points": WORTH[str(action.args["loot"])]})
    return choice


def _zones(state: Position, seat: int | None) -> list[Zone]:
    play = DRAW.notation if seat in state.to_act and state.deck else None
    deck = [Piece(id=None, count=len(state.deck), play=play)] if state.deck else []
    zones = [
        Zone(name="zone-deck", pieces=deck, note=Sentence("left", {"count": len(state.deck)})),
        Zone(name="zone-market", pieces=_pieces(state.market)),
    ]
    for who, (hand, stash) in enumerate(zip(state.hands, state.stashes, strict=True)):
        seen = who == seat or state.over
        held = _pieces(hand) if seen else [Piece(id=None, count=len(hand))] if hand else []
        zones += [
            Zone(name="zone-hand", seat=who, pieces=held),
            Zone(name="zone-stash", seat=who, pieces=_pieces(stash)),
        ]
    return zones


def _pieces(some: list[str]) -> list[Piece]:
    return [
        Piece(id=loot, count=some.count(loot), note=Sentence("worth", {"points": worth}))
        for loot, worth in WORTH.items()
        if loot in some
    ]


SWAG, PLAIN, OWN, BROKEN = SwagGame(), PlainSwag(), OwnSwag(), BrokenSwag()
