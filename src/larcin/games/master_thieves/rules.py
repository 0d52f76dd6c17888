"""Master Thieves as the contract wants it: what is legal, what an action does, copies, imagined worlds, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from larcin.core.action import Action
from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Score, Setup
from larcin.games.master_thieves import refusals, roles, rounds, scoring, setup, smugglers
from larcin.games.master_thieves.components import (
    ALARM,
    CARDS,
    CHOOSE,
    CLOSED,
    DETECTIVE,
    DONE,
    DRAFT,
    FLIP,
    LEAVE_RUBY,
    OPEN,
    PLACE,
    ROLE_COUNT,
    SECRET,
    SMUGGLER,
    TAKE_RUBY,
    TURN,
)
from larcin.games.master_thieves.state import (
    BOX,
    CHOOSE_ROLE,
    DRAFT_ONE,
    FILL,
    FILLING,
    NEXT,
    NONE,
    OPEN_ONE,
    PLACE_ONE,
    RUBY_FOUND,
    Board,
)

if TYPE_CHECKING:
    from larcin.core.game import Game

FIRST_OPEN: Final[int] = OPEN[0].number
FIRST_PLACE: Final[int] = PLACE[0].number
FIRST_DRAFT: Final[int] = DRAFT[0].number
FIRST_TURN: Final[int] = TURN[0].number


class MasterThieves(Board):
    """One position of Master Thieves."""

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act:
            return []
        phase = self.phase
        if phase == CHOOSE_ROLE:
            return smugglers.choices(self, seat)
        if phase == OPEN_ONE:
            return OPEN[:]
        if phase == BOX:
            return roles.box_choices(self)
        if phase == PLACE_ONE:
            return roles.place_choices(self)
        if phase == RUBY_FOUND:
            return [TAKE_RUBY, LEAVE_RUBY]
        if phase == DRAFT_ONE:
            return smugglers.draft_choices(self)
        return setup.legal(self)

    def apply(self, seat: int, action: Action) -> None:
        number = action.number
        if number < FIRST_OPEN:
            smugglers.choose(self, seat, number)
        elif number < FIRST_PLACE:
            if self.stage == FILLING:
                setup.open_to_fill(self, number - FIRST_OPEN)
            else:
                roles.open_one(self, number - FIRST_OPEN)
        elif action is DONE:
            roles.done(self)
        elif action is FLIP:
            roles.flip(self)
        elif number >= FIRST_TURN:
            way = number - FIRST_TURN
            roles.turn_levels(self, 1 + (way >> 1), 1 - (way & 1) * 2)
        elif number >= FIRST_DRAFT:
            smugglers.draft(self, number - FIRST_DRAFT)
        elif action is SECRET:
            roles.open_secret(self)
        elif action is ALARM:
            roles.set_alarm(self)
        elif action is TAKE_RUBY or action is LEAVE_RUBY:
            roles.answer_ruby(self, action is TAKE_RUBY)
        elif self.stage == FILLING:
            setup.fill(self)
        else:
            roles.place(self, number - FIRST_PLACE)
        if self.phase == NEXT:
            rounds.advance(self)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def winners(self) -> tuple[int, ...]:
        return () if self.to_act else scoring.winners(self)

    def absent(self, seat: int) -> Action:
        """Who has gone watches as a Detective, opens the first drawer, takes what there is, and lets the box be."""
        phase = self.phase
        legal = self.legal(seat)
        if phase == CHOOSE_ROLE:
            detective = CHOOSE[DETECTIVE]
            return detective if detective in legal else legal[0]
        if phase == BOX and DONE in legal:
            return DONE
        if phase == FILL and self.opened != NONE:
            return PLACE[0]
        return legal[0]

    def refusal(self, seat: int, action: Action) -> str:
        return refusals.refusal(self, seat, action)

    def clone(self) -> MasterThieves:
        copy = MasterThieves(self.game, self.setup, self.rng.clone())
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> MasterThieves:
        """Guess the cards that the seat has not seen. What lies in the box it knows: all of it was public once.

        The numbers of other cards come out when they are played; until then any that is not known may be on them, for
        the cards left over are out of the game unseen. A card lying face down is one its owner has not played in this
        cycle, and no Smuggler once those have shown themselves. Who should remember less calls `forget` as well.
        """
        copy = MasterThieves(self.game, self.setup, rng)
        self.copy_to(copy)
        others = [other for other in range(self.players) if other != seat]
        for role in range(ROLE_COUNT):
            hidden = [other for other in others if not self.known[other] >> role & 1]
            if not hidden:
                continue
            taken = [self.numbers[other * ROLE_COUNT + role] for other in range(self.players) if other not in hidden]
            pile = [number for number in range(1, CARDS[role] + 1) if number not in taken]
            rng.shuffle(pile)
            for other in hidden:
                copy.numbers[other * ROLE_COUNT + role] = pile.pop()
        for other in others:
            if self.role[other] == NONE or self.is_shown(other):
                continue
            lowest = 0 if self.phase == CHOOSE_ROLE else SMUGGLER + 1
            left = self.unplayed(other)
            options = [role for role in range(lowest, ROLE_COUNT) if left >> role & 1]
            copy.role[other] = options[rng.below(len(options))]
        return copy

    def forget(self, memory: float) -> None:
        """Only where nobody keeps a log is there anything to forget."""
        if self.memory == CLOSED and self.to_act:
            self.box.forget(memory, self.rng, self.opened)

    def dump(self) -> dict[str, Any]:
        from larcin.games.master_thieves.position import dump

        return dump(self)


def deal(game: Game, chosen: Setup, rng: Rng, events: list[Event] | None) -> MasterThieves:
    """A new game, up to the first decision: where the first player's diamonds go."""
    state = MasterThieves(game, chosen, rng)
    state.events = events
    setup.lay_out(state)
    rounds.advance(state)
    return state
