"""Caper as the house plays it: the contract of a position, on top of the chapters layout, turns, rounds and scoring.

Rulings are cited by their numbers in RULES.md (R1 and up).
"""

from __future__ import annotations

from larcin.core.action import Action
from larcin.core.rng import Rng
from larcin.core.state import Score
from larcin.games.caper.components import (
    CREAM,
    DISCARD,
    FIRST_FLIP,
    FIRST_GIVE,
    FIRST_ON,
    FIRST_TO,
    GIVE,
    MINT,
    PASS,
    SNITCH_SHARE,
)
from larcin.games.caper.knowledge import redeal
from larcin.games.caper.rounds import SNITCH, WITH_SNITCH, Rounds
from larcin.games.caper.scoring import PARTS, reckon
from larcin.games.caper.turns import FREE, GIVING, OFFERING, PLACE, TEAMS, kinds_of


class Position(Rounds):
    """One position of Caper."""

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act:
            return []
        if self.phase == GIVING or self.phase == OFFERING:
            return [GIVE[card] for card in kinds_of(self.hands[seat])]
        return self.options()

    def apply(self, seat: int, action: Action) -> None:
        number = action.number
        if number < FIRST_GIVE:
            self.choose(number)
        elif number < FIRST_TO:
            if self.phase == GIVING:
                self.hand_out(number - FIRST_GIVE)
            else:
                self.offer(seat, number - FIRST_GIVE)
        elif number < FIRST_ON:
            self.send(number - FIRST_TO)
        elif number < FIRST_FLIP:
            self.equip(self.stack_of[number - FIRST_ON])
        elif action is DISCARD:
            self.discard()
        elif action is PASS:
            self.decline()
        else:
            self.flip(self.stack_of[number - FIRST_FLIP])

    # Scores

    def scores(self) -> list[Score]:
        """Each seat's score if the game ended with the table as it is."""
        now = reckon(self)
        scores: list[Score] = []
        for mastermind in (CREAM, MINT):
            first = mastermind * len(PARTS)
            parts = {part: now.points[first + n] for n, part in enumerate(PARTS)}
            if self.players != TEAMS:
                del parts["discard"]
            ties = {"coins": self.coins[mastermind], "cream": 1 if mastermind == CREAM else 0}
            scores.append(Score(sum(parts.values()), parts, {} if self.players == WITH_SNITCH else ties))
        if self.players == WITH_SNITCH:
            lower = min(scores[CREAM].total, scores[MINT].total)
            share = max(scores[CREAM].total, scores[MINT].total) // SNITCH_SHARE
            scores.append(Score(lower + share, {"lower": lower, "share": share}))
        elif self.players == TEAMS:
            scores += [Score(s.total, dict(s.parts), dict(s.ties)) for s in scores]
        return scores

    def winners(self) -> tuple[int, ...]:
        if self.to_act:
            return ()
        scores = self.scores()
        cream = scores[CREAM].total
        mint = scores[MINT].total
        if self.players == WITH_SNITCH:
            if scores[SNITCH].total >= max(cream, mint):
                return (SNITCH,)
            return (CREAM,) if cream > mint else (MINT,)
        # Most points, then most coins in the purse, then cream (rulings R52, R53).
        best = CREAM if (cream, self.coins[CREAM]) >= (mint, self.coins[MINT]) else MINT
        return (best, best + 2) if self.players == TEAMS else (best,)

    # The rest of the contract

    def absent(self, seat: int) -> Action:
        legal = self.legal(seat)
        if self.phase == FREE:
            return PASS
        return DISCARD if self.phase == PLACE and legal[-1] is DISCARD else legal[0]

    def clone(self) -> Position:
        copy = Position(self.game, self.setup, self.rng.clone())
        self._copy_to(copy)
        copy.hands = [hand[:] for hand in self.hands]
        copy.thief_deck = self.thief_deck[:]
        copy.gear_deck = self.gear_deck[:]
        copy.pile = self.pile[:]
        copy.secret = self.secret[:]
        copy.offers = [offer[:] for offer in self.offers]
        copy.dealt = [cards[:] for cards in self.dealt]
        copy.passes = self.passes[:]
        return copy

    def _copy_to(self, copy: Position) -> None:
        self.copy_layout(copy)
        copy.round = self.round
        copy.step = self.step
        copy.turn = self.turn
        copy.phase = self.phase
        copy.chosen = self.chosen
        copy.window = self.window
        copy.flipper = self.flipper
        copy.spot = self.spot

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        copy = Position(self.game, self.setup, rng)
        self._copy_to(copy)
        redeal(self, copy, seat, rng)
        return copy
