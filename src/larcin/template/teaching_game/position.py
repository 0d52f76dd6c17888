"""The rules: a position, what may be done in it, and what comes of it."""

from larcin.core.action import Action, seat_arg
from larcin.core.rng import Rng
from larcin.core.state import Score, State

from .components import ALARM, CARDS, GRAB, LEAVE, PLIERS, TOOLS, UNUSED, USE, VALUE


class Position(State):
    """A moment of a game. The game's `fields` declare these attributes too: dump, load and clone come from there."""

    vault: list[int]  # cards, face down; the next one is last
    sack: list[int]  # cards that the thief at work has grabbed and may still lose
    lost: list[int]  # alarms, and the cards they cost
    stashes: list[list[int]]  # cards that are safe, by seat
    hands: list[list[int]]  # tools by seat, hidden from the others
    shed: list[int]  # tools that nobody has yet, face down
    used: list[int]  # tools

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act or not self.vault:
            return []
        tools = [USE[tool] for tool in sorted(set(self.hands[seat])) if tool == PLIERS or self.sack]
        return [GRAB, *([LEAVE] if self.sack else []), *tools]

    def refusal(self, seat: int, action: Action) -> str:
        return "why-empty-sack" if action is LEAVE or USE.index(action) in self.hands[seat] else "why-not-in-hand"

    def apply(self, seat: int, action: Action) -> None:
        if action in USE:
            self.hands[seat].remove(USE.index(action))
            self.used.append(USE.index(action))
        if action is GRAB or action is USE[PLIERS]:
            self._grab(seat, action)
        else:
            self._hide_the_sack(seat, action.kind)
            if action is LEAVE:
                self.to_act = ((seat + 1) % self.players,)

    def _grab(self, seat: int, action: Action) -> None:
        card = self.vault.pop()
        self.revealed += 1  # something hidden came out, so nobody may take this back
        rings = card == ALARM and action is GRAB
        self.tell("alarm" if rings else action.kind, {"seat": seat_arg(seat), "card": CARDS[card]})
        (self.lost if card == ALARM else self.sack).append(card)
        if rings:
            self.lost += self.sack
            self.sack = []
            self.to_act = ((seat + 1) % self.players,)
            if self.shed:  # a comfort that only this seat sees; the others are told `event-comfort-unseen`
                self.hands[seat].append(self.shed.pop())
                self.tell_secret("comfort", {"seat": seat_arg(seat)}, {"tool": TOOLS[self.hands[seat][-1]]}, (seat,))
        if not self.vault:
            self._hide_the_sack(seat, "last")
            self.to_act = ()

    def _hide_the_sack(self, seat: int, kind: str) -> None:
        self.tell(kind, {"seat": seat_arg(seat), "points": sum(VALUE[card] for card in self.sack)})
        self.stashes[seat] += self.sack
        self.sack = []

    def scores(self) -> list[Score]:
        loot = [sum(VALUE[card] for card in stash) for stash in self.stashes]
        if self.to_act:  # before the end, the sack counts for whoever carries it
            loot[self.to_act[0]] += sum(VALUE[card] for card in self.sack)
        parts = zip(loot, [UNUSED * len(hand) for hand in self.hands], map(len, self.stashes), strict=True)
        return [Score(sum(points), {"loot": points[0], "tools": points[1]}, {"cards": tie}) for *points, tie in parts]

    def absent(self, seat: int) -> Action:
        return LEAVE if self.sack else GRAB

    def imagine(self, seat: int | None, rng: Rng) -> "Position":
        """Deal anew what the seat cannot see, always from sorted lists: the true order must not shine through."""
        world = self.clone()
        world.rng = rng
        others = [other for other in range(self.players) if other != seat]
        world.vault.sort()
        world.shed = sorted(sum([self.hands[other] for other in others], self.shed))
        rng.shuffle(world.vault)
        rng.shuffle(world.shed)
        for other in others:
            world.hands[other] = sorted(world.shed.pop() for _ in self.hands[other])
        return world
