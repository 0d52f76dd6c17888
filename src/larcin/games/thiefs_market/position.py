"""The rules of Thief's Market: the course of a game (rulebook: "Déroulement du jeu"), chapter after chapter."""

from __future__ import annotations

from larcin.core.action import Action, seat_arg
from larcin.core.rng import Rng
from larcin.core.state import Score
from larcin.games.thiefs_market import cards, market, round_end, scoring, split
from larcin.games.thiefs_market.bazaar import (
    CHARM,
    OVER,
    SEATS,
    SPLIT,
    Bazaar,
)
from larcin.games.thiefs_market.components import (
    BUY,
    CASH_IN,
    COPY,
    DECK,
    DECKS,
    DONE,
    END_TURN,
    KEEP,
    OTHERWISE,
    PAY,
    REROLL,
    RETURN,
    STEAL,
    TAKE_ALL,
    USE,
)


class Position(Bazaar):
    """One position of Thief's Market."""

    # The round

    def legal(self, seat: int) -> list[Action]:
        return self.choices if seat in self.to_act else []

    def apply(self, seat: int, action: Action) -> None:
        self._do(action)
        self.settle()

    def settle(self) -> None:
        """Go on until a seat has a real choice: what is forced is not asked."""
        while True:
            if self.phase == SPLIT and split.over(self):
                market.begin(self)
            if self.phase == OVER:
                self.to_act = ()
                self.choices = []
                return
            if self.phase == SPLIT:
                self.choices = split.choices(self)
            elif self.phase == CHARM:
                self.choices = market.charm_choices(self)
            else:
                self.choices = market.choices(self)
            if len(self.choices) > 1:
                self.to_act = SEATS[self.turn]
                return
            self._do(self.choices[0])

    def _do(self, action: Action) -> None:
        number = action.number
        if number < TAKE_ALL.number:
            split.take(self, number)
        elif action is TAKE_ALL:
            split.take_all(self)
        elif number < RETURN[0].number:
            split.steal(self, number - STEAL[0].number)
        elif number < DONE.number:
            split.give_back(self, number - RETURN[0].number)
        elif action is DONE:
            split.done(self)
        elif number < KEEP.number:
            market.reroll(self, number - REROLL[0].number)
        elif action is KEEP:
            market.keep(self)
        elif number < OTHERWISE[0].number:
            market.buy(self, number - BUY[0].number)
        elif number < PAY[0].number:
            market.buy_otherwise(self, number - OTHERWISE[0].number)
        elif number < USE[0].number:
            market.pay(self, number - PAY[0].number)
        elif number < CASH_IN.number:
            market.use(self, number - USE[0].number)
        elif action is CASH_IN:
            market.cash_in(self)
        elif action is END_TURN:
            self._end_turn()
        else:
            cards.copy(self, number - COPY[0].number)

    def _end_turn(self) -> None:
        market.end_turn(self)
        if self.turn == self.pawn():
            self._end_round()

    def _end_round(self) -> None:
        """The pawn's holder begins the next round, if the market can be filled for it."""
        round_end.exchange(self)
        if round_end.refill(self):
            self.first = self.pawn()
            self.round += 1
            split.begin(self)
        else:
            self._end_game()

    def _end_game(self) -> None:
        self.phase = OVER
        self.revealed += 1  # everybody's infamy
        if self.events is None:
            return
        result = self.scores()
        for seat, score in enumerate(result):
            if score.parts["henchmen"] > 0:
                self.tell("henchmen", {"seat": seat_arg(seat), "points": score.parts["henchmen"]})
            if score.parts["gold"] > 0:
                self.tell("most-gold", {"seat": seat_arg(seat), "points": score.parts["gold"]})
        for seat in scoring.winners(self):
            self.tell("win", {"seat": seat_arg(seat), "points": result[seat].total})

    # The rest of the contract

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self) if self.phase == OVER else ()

    def absent(self, seat: int) -> Action:
        """Take or return no more than one must, buy nothing; where something must be chosen, the first there is."""
        last = self.choices[-1]
        return last if last is DONE or last is KEEP or last is END_TURN else self.choices[0]

    def clone(self) -> Position:
        copy = Position(self.game, self.setup, self.rng.clone())
        self.copy_table_to(copy)
        copy.decks = [deck[:] for deck in self.decks]
        copy.removed = self.removed[:]
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        """Shuffle what nobody has seen: in each deck and among the cards removed from it.

        Infamy stays as it is: every token was taken in the open, so a seat that counted knows how many there are.
        """
        copy = Position(self.game, self.setup, rng)
        self.copy_table_to(copy)
        copy.decks = []
        copy.removed = []
        for deck in range(len(DECKS)):
            unseen = sorted(self.decks[deck] + [card for card in self.removed if DECK[card] == deck])
            rng.shuffle(unseen)
            left = len(self.decks[deck])
            copy.decks.append(unseen[:left])
            copy.removed.extend(unseen[left:])
        return copy
