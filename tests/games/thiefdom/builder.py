"""Small positions of Thiefdom, drawn: a test pictures one section with its figures, and the rest of the city is quiet.

A picture repeats a printed section (streets `.`, lanterns `*`, buildings by letter, `~` water) and puts on its streets:
  1 2 3      Cane, Feather and Satchel of seat 0; Cane is in the middle of its turn
  4 5 6      those of seat 1, the rivals
  ^ > v <    guards A, B, C, D in reading order, looking that way
  $          nobles A, B, C, D in reading order
  &          the carriage
  u-z p-t    marks: free spaces that the test calls by these letters ("step x")
The builder refuses a picture that is not the section's. Townsfolk that are not drawn stand on lanterns elsewhere, where
they neither see the picture nor are in the way; thieves that are not drawn are in their hideouts.
"""

from __future__ import annotations

from typing import Any

from larcin.core.event import Event
from larcin.games import thiefdom
from larcin.games.thiefdom.box import (
    CELLS,
    CLIENT_COPIES,
    CLIENTS,
    COLUMNS,
    DELTA,
    DIRECTIONS,
    EQUIPMENT,
    FOLK,
    GOODS,
    GUARDS,
    KINDS,
    MISSIONS,
    PATROLS,
    PLACE_NUMBER,
    PLACES,
    SOURCES,
    THIEVES,
    TUTORIAL,
    VILLA_SECTIONS,
)
from larcin.games.thiefdom.city import City, city_of
from larcin.games.thiefdom.plain import ARTS
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.sections import PRINTED

GAME = thiefdom.GAME

LOOKS = {"^": "north", ">": "east", "v": "south", "<": "west"}
MARKS = "uwxyzpqrst"


class Scene:
    """A position in the making: change it by keywords, then play in it."""

    def __init__(self, picture: str = "", section: str = "2A", seats: int = 2, mode: str | None = None, **plain: Any):
        self.seats = seats
        layout = [
            section if section and name[0] == section[0] else plain.get("sides", {}).get(name[0], name)
            for name in TUTORIAL[seats <= 2]
        ]
        self.city: City = city_of(tuple(layout))
        self.marks: dict[str, str] = {}
        self.folk: dict[str, dict[str, Any]] = {}
        self.places: dict[int, str] = {}
        if picture:
            self._read(picture, section)
        self.plain: dict[str, Any] = {
            "players": seats,
            "mode": mode or ("solo" if seats == 1 else "standard"),
            "options": plain.get("options", {}),
            "city": layout,
            "stage": plain.get("stage", "turn"),
            "round": plain.get("round", 1),
            "first": 0,
            "activation": plain.get("activation", 0),
            "dungeon": plain.get("dungeon", {}),
            "rng": "scripted:" + ",".join(str(number) for number in plain.get("rng", [])),
        }
        self.turn: dict[str, Any] = {"guild": 0, "thief": "cane", "ap": plain.get("ap", 3)}
        hideouts = plain.get("hideouts") or self._hideouts()
        self.guilds: list[dict[str, Any]] = [self._guild(seat, hideouts[seat]) for seat in range(seats)]
        self.display: list[str] = plain.get("display", [])
        self.next_guests: list[str] = plain.get("guests", [])
        self.missions: dict[str, int] = plain.get("missions", {})
        self.locks: dict[int, str] = plain.get("locks", {})
        self.rivals: list[str | None] = plain.get("rivals", [None, None, None])
        self.events: list[Event] = []
        self.state: Position | None = None

    def _read(self, picture: str, name: str) -> None:
        number = PRINTED[name].number
        placed = next(p for p in self.city.placed if p.section.number == number)
        rows = [line.strip() for line in picture.strip().splitlines()]
        assert len(rows) == 7, "a picture has seven rows"
        guards, nobles = list(FOLK[:GUARDS]), list(FOLK[GUARDS : 2 * GUARDS])
        for r, row in enumerate(rows):
            for c, sign in enumerate(row):
                printed = placed.section.rows[r][c]
                cell = PLACES[(placed.row + r) * COLUMNS + placed.column + c] if printed != "~" else ""
                if sign == printed:
                    continue
                assert printed in ".*", f"section {name} has {printed!r} in row {r}, column {c}, not {sign!r}"
                if sign in "123456":
                    self.places[int(sign) - 1] = cell
                elif sign in LOOKS:
                    self.folk[guards.pop(0)] = {"space": cell, "facing": LOOKS[sign]}
                elif sign == "$":
                    self.folk[nobles.pop(0)] = {"space": cell}
                elif sign == "&":
                    self.folk["carriage"] = {"space": cell}
                else:
                    assert sign in MARKS, f"what is {sign!r}?"
                    self.marks[sign] = cell

    def _hideouts(self) -> list[str]:
        """Houses far from the picture, each guild another one."""
        drawn = {self.city.section[PLACE_NUMBER[name]] for name in [*self.places.values(), *self.marks.values()]}
        houses = [PLACES[house] for house in self.city.houses if self.city.section[house] not in drawn]
        return houses[:: max(1, len(houses) // self.seats)]

    def _guild(self, seat: int, hideout: str) -> dict[str, Any]:
        order = [*THIEVES] if self.seats == 1 else [*THIEVES, "patrol"]
        return {
            "vp": 10,
            "hideout": hideout,
            "store": {},
            "board": seat + 1,
            "plan": order,
            "thieves": [
                {"place": self.places.get(seat * 3 + t, hideout), "goods": {}, "equipment": [], "ally": None}
                for t in range(3)
            ],
        }

    # Changing it

    def thief(self, number: int = 1, **plain: Any) -> Scene:
        """Give thief 1 to 6 a place, goods, equipment, an ally, a poster."""
        if "place" in plain:
            plain["place"] = self.marks.get(plain["place"], plain["place"])
        self.guilds[(number - 1) // 3]["thieves"][(number - 1) % 3].update(plain)
        return self

    def guild(self, seat: int = 0, **plain: Any) -> Scene:
        """Change a guild's fields: vp, store, hideout, plan, tired."""
        self.guilds[seat].update(plain)
        return self

    def figure(self, name: str, **plain: Any) -> Scene:
        """Change one of the townsfolk: full, facing, space."""
        self.folk.setdefault(name, {}).update(plain)
        return self

    def acting(self, number: int = 1, **plain: Any) -> Scene:
        """It is that thief's turn."""
        self.turn = {"guild": (number - 1) // 3, "thief": THIEVES[(number - 1) % 3], "ap": 3, **plain}
        return self

    def walking(self, figure: str) -> Scene:
        """No thief acts: seat 0's patrol has come to that figure, and it is the last."""
        self.guilds[0]["plan"] = ["patrol", *THIEVES]
        self._park()
        plain = self.folk[figure]
        boards = PATROLS[self.seats]
        board = next(number for number, names in enumerate(boards) if FOLK.index(figure) in names)
        if board:  # then board 1, and with it the first turn of the night, is another seat's
            self.guilds[0]["board"], self.guilds[board]["board"] = board + 1, 1
            self.plain.update(first=board, activation=self.seats - board)
        self.turn = {
            "patrol": len(boards[board]),
            "walk": {
                "figure": figure,
                "space": plain["space"],
                "heading": plain.get("facing"),
                "lanterns": 2 if figure == "carriage" else 1,
                "path": [plain["space"]],
            },
        }
        return self

    def nobody(self) -> Scene:
        """Nobody acts yet: the night goes on with its next activation."""
        self.turn = {}
        return self

    # Playing in it

    def load(self) -> Position:
        """The position; made once."""
        if self.state is None:
            self._park()
            self._plan()
            self.state = GAME.load(self._whole())
            assert self.state is not None
            self.state.events = self.events
        return self.state

    def play(self, *moves: str) -> Scene:
        """Play these notations, each by a seat that is to act and each legal; marks stand for their spaces."""
        state = self.load()
        for move in moves:
            words = [self.marks.get(word, word) if len(word) == 1 else word for word in move.split()]
            action = GAME.action(" ".join(words))
            seat = state.to_act[0]
            assert action in state.legal(seat), f"{move!r} is not legal: {self.legal()}"
            state.apply(seat, action)
        return self

    def legal(self, verb: str = "") -> list[str]:
        """What may be done, as notations with marks; only those of a verb if one is given."""
        state = self.load()
        told = [self.marked(action.notation) for action in state.legal(state.to_act[0])]
        return [notation for notation in told if notation.startswith(verb)]

    def marked(self, notation: str) -> str:
        """A notation in which places that have a mark are called by it."""
        names = {place: mark for mark, place in self.marks.items()}
        return " ".join(names.get(word, word) for word in notation.split())

    def why(self, move: str) -> str | None:
        """Why that is not legal."""
        state = self.load()
        words = [self.marks.get(word, word) if len(word) == 1 else word for word in move.split()]
        return state.why_not(state.to_act[0], GAME.action(" ".join(words)))

    def place(self, number: int = 1) -> str:
        """Where thief 1 to 6 is: a mark, a space, a building, or "home"."""
        state = self.load()
        where = state.where[number - 1]
        if where == state.hideout[(number - 1) // 3]:
            return "home"
        return self.marked(PLACES[where])

    def bag(self, number: int = 1) -> dict[str, int]:
        """What thief 1 to 6 carries."""
        return goods(self.load().bag, (number - 1) * KINDS)

    def store(self, seat: int = 0) -> dict[str, int]:
        """What is in the store."""
        return goods(self.load().store, seat * KINDS)

    def gained(self, seat: int = 0) -> int:
        """VP since the start of the scene."""
        return self.load().vp[seat] - int(self.guilds[seat]["vp"])

    def spot(self, figure: str) -> str:
        """Where one of the townsfolk is: a mark or a space."""
        state = self.load()
        return self.marked(PLACES[state.folk[FOLK.index(figure)]])

    def facing(self, guard: str) -> str:
        """Where a guard looks."""
        return DIRECTIONS[self.load().facing[FOLK.index(guard)]]

    def told(self) -> list[str]:
        """The kinds of what has happened."""
        return [event.kind for event in self.events]

    # Filling it in

    def _plan(self) -> None:
        """Plan the night so that it is the acting thief's turn."""
        thief = self.turn.get("thief")
        if thief is None:
            return
        seat, activation = self.turn["guild"], self.plain["activation"]
        order = [name for name in self.guilds[seat]["plan"] if name != thief]
        if self.seats > 1:
            while activation % self.seats != seat:
                activation += 1
            order.insert(activation // self.seats, thief)
        else:
            activation += activation % 2 != (self.plain["round"] + 1) % 2
            order.insert(activation // 2, thief)
        self.plain["activation"] = activation
        self.guilds[seat]["plan"] = order

    def _park(self) -> None:
        """Put the townsfolk that are not drawn where they see nothing of the picture and block nobody in it."""
        drawn = {self.city.section[PLACE_NUMBER[name]] for name in [*self.places.values(), *self.marks.values()]}
        drawn |= {self.city.section[PLACE_NUMBER[plain["space"]]] for plain in self.folk.values() if "space" in plain}
        taken = {plain["space"] for plain in self.folk.values() if "space" in plain}
        needed = sorted({figure for board in PATROLS[self.seats] for figure in board})
        for figure in needed:
            plain = self.folk.setdefault(FOLK[figure], {})
            if "space" not in plain:
                space, way = next(
                    (space, way)
                    for space in range(CELLS)
                    if self.city.lantern[space] and PLACES[space] not in taken and self.city.section[space] not in drawn
                    for way in range(4)
                    if not self._sees_any(space, way, drawn)
                )
                plain["space"] = PLACES[space]
                plain["facing"] = DIRECTIONS[way]
                taken.add(PLACES[space])

    def _sees_any(self, space: int, way: int, sections: set[int]) -> bool:
        line = [space + DELTA[way] * step for step in range(1, self.city.reach[space * 4 + way] + 1)]
        return any(self.city.section[cell] in sections for cell in line)

    def _whole(self) -> dict[str, Any]:
        tools = [name for name in EQUIPMENT for _ in range(2)]
        clients = [name for name, copies in zip(CLIENTS, CLIENT_COPIES, strict=True) for _ in range(copies)]
        missions = list(range(1, len(MISSIONS) + 1))
        artworks = list(ARTS)
        for guild in self.guilds:
            guild.setdefault("earned", {"start": guild["vp"]})
            for thief in guild["thieves"]:
                for tool in thief["equipment"]:
                    tools.remove(tool)
                if thief["ally"]:
                    clients.remove(thief["ally"])
            for heap in [guild["store"], *(thief["goods"] for thief in guild["thieves"])]:
                artworks = [art for art in artworks if not heap.get(f"artwork-{art}")]
        artworks = [art for art in artworks if not self.plain["dungeon"].get(f"artwork-{art}")]
        for name in self.display:
            tools.remove(name)
        for name in self.next_guests:
            clients.remove(name)
        for number in self.missions.values():
            missions.remove(number)
        villas = [section for section in VILLA_SECTIONS if section in self.city.outer]
        locks = ["artwork", "artwork", "gem", "gem"]
        for section in villas:
            if section in self.locks:
                locks.remove(self.locks[section])
        strategic = self.plain["options"].get("missions") == "strategic"
        return {
            **self.plain,
            "guilds": self.guilds,
            "rivals": self.rivals,
            "townsfolk": {name: plain for name, plain in self.folk.items() if plain},
            "villas": {
                str(section): {
                    "locked": self.locks[section] if section in self.locks else locks.pop(0),
                    "artwork": artworks.pop(0) if artworks else None,
                }
                for section in villas
            },
            "spare_villas": locks,
            "artworks_out": artworks,
            "missions": {"box" if strategic else "deck": missions, "wanted": self.missions},
            "equipment": {"deck": tools, "display": self.display},
            "clients": {"deck": clients + self.next_guests[::-1]},
            "turn": self.turn,
        }


def goods(heap: list[int], start: int) -> dict[str, int]:
    """A heap of goods, those it has."""
    return {GOODS[good]: heap[start + good] for good in range(KINDS) if heap[start + good]}


def sources(state: Position, seat: int = 0) -> dict[str, int]:
    """Where a seat's VP came from."""
    earned = state.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    return {name: points for name, points in zip(SOURCES, earned, strict=True) if points}
