"""Caper as the house plays it: the contract of a position, on top of the chapters layout, turns, rounds and scoring.

Rulings are cited by their numbers in RULES.md (R1 and up).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from larcin.core.action import Action
from larcin.core.event import Event
from larcin.core.rng import Rng
from larcin.core.state import Score, Setup
from larcin.games.caper.actions import DISCARD, FIRST_FLIP, FIRST_GIVE, FIRST_ON, FIRST_TO, GIVE, PASS
from larcin.games.caper.components import (
    CITIES,
    CREAM,
    HEIGHT,
    LOCATIONS,
    MINT,
    NOTHING,
    PLACES,
    SNITCH_SHARE,
    STACKS_OF_ONE,
    THIEF_KINDS,
    gear_of,
    locations_of,
    thieves_of,
)
from larcin.games.caper.knowledge import redeal
from larcin.games.caper.rounds import FIRST_LOOKOUT, SNITCH, WITH_SNITCH, Rounds
from larcin.games.caper.scoring import PARTS, reckon
from larcin.games.caper.turns import CARD, FREE, FREE_PLACE, NO_WINDOW, OVER, PLACE, TARGET, TEAMS, kinds_of
from larcin.games.caper.turns import GIVE as GIVING
from larcin.games.caper.turns import OFFER as OFFERING

if TYPE_CHECKING:
    from larcin.core.game import Game


class Caper(Rounds):
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

    def refusal(self, seat: int, action: Action) -> str:
        kind = action.kind
        if self.phase == GIVING or self.phase == OFFERING:
            if kind != "give":
                return "why-give-a-card"
            offered = self.phase == OFFERING and action.number - FIRST_GIVE in self.offers[seat - FIRST_LOOKOUT]
            return "why-offered" if offered else "why-not-in-hand"
        if kind == "give":
            return "why-not-giving"
        if self.phase == TARGET:
            return "why-not-that-target" if kind == "flip" else "why-flip-first"
        if kind == "flip":
            return "why-nothing-to-flip"
        if kind == "pass":
            return "why-no-pass"
        if self.phase == FREE:
            return "why-not-discarded" if kind == "choose" else "why-choose-or-pass"
        if self.phase == CARD:
            if kind != "choose":
                return "why-card-first"
            return "why-play-what-you-can" if action.number in self.hands[self.turn] else "why-not-in-hand"
        if kind == "choose":
            return self._refuse_choice(action.number)
        if kind == "discard":
            if self.phase == FREE_PLACE:
                return "why-bring-back"
            return "why-thief-stays" if self.chosen < THIEF_KINDS else "why-no-discard"
        return self._refuse_place(action)

    def _refuse_choice(self, card: int) -> str:
        """Why no other card can be chosen, once one is: it was chosen, or there was but one to choose."""
        if self.phase == FREE_PLACE or len(self.choosable()) > 1:
            return "why-card-chosen"
        if card == self.chosen:
            return "why-card-forced"
        return "why-play-what-you-can" if card in self.hands[self.turn] else "why-not-in-hand"

    def _refuse_place(self, action: Action) -> str:
        """Why the chosen card cannot go there."""
        if action.kind == "to":
            if self.chosen >= THIEF_KINDS:
                return "why-gear-on-a-thief"
            return "why-crew-full" if action.number - FIRST_TO in self.locations else "why-no-such-location"
        if self.chosen < THIEF_KINDS:
            return "why-thief-to-a-location"
        stack = self.stack_of[action.number - FIRST_ON]
        if stack == NOTHING or stack // STACKS_OF_ONE != self.turn:
            return "why-not-your-thief"
        if self.size[stack] == HEIGHT:
            return "why-thief-full"
        return "why-too-dear" if self.phase == PLACE else "why-not-here"

    def clone(self) -> Caper:
        copy = Caper(self.game, self.setup, self.rng.clone())
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

    def _copy_to(self, copy: Caper) -> None:
        self.copy_table(copy)
        copy.round = self.round
        copy.step = self.step
        copy.turn = self.turn
        copy.phase = self.phase
        copy.chosen = self.chosen
        copy.window = self.window
        copy.flipper = self.flipper
        copy.spot = self.spot

    def imagine(self, seat: int | None, rng: Rng) -> Caper:
        copy = Caper(self.game, self.setup, rng)
        self._copy_to(copy)
        redeal(self, copy, seat, rng)
        return copy

    def dump(self) -> dict[str, Any]:
        from larcin.games.caper.position import dump

        return dump(self)


def blank(game: Game, setup: Setup, rng: Rng) -> Caper:
    """A position with nothing in it yet."""
    state = Caper(game, setup, rng)
    state.round = 0
    state.step = 0
    state.turn = CREAM
    state.phase = OVER
    state.chosen = NOTHING
    state.window = NO_WINDOW
    state.flipper = NOTHING
    state.spot = NOTHING
    state.hands = [[] for _ in range(setup.players)]
    state.discards = [[], []]
    state.thief_deck = []
    state.gear_deck = []
    state.pile = []
    state.secret = [NOTHING, NOTHING]
    state.offers = [[], []]
    state.dealt = [[], []]
    state.passes = []
    return state


def deal(game: Game, setup: Setup, rng: Rng, events: list[Event] | None) -> Caper:
    """A new game (rulebook: "Disposition du jeu"): a city, its decks, three locations, all coins in the supply."""
    state = blank(game, setup, rng)
    state.events = events
    city = setup.options["city"]
    state.city = rng.below(len(CITIES)) if city == "random" else CITIES.index(city)
    locations = locations_of(state.city)
    rng.shuffle(locations)
    state.clear(locations[:PLACES])
    state.thief_deck = thieves_of(state.city)
    rng.shuffle(state.thief_deck)
    state.gear_deck = gear_of(state.city)
    rng.shuffle(state.gear_deck)
    if events is not None:
        names = ["location-" + LOCATIONS[location] for location in state.locations]
        city = "city-" + CITIES[state.city]
        state.tell("city", {"city": city, "first": names[0], "second": names[1], "third": names[2]})
    state.begin_round(0)
    return state
