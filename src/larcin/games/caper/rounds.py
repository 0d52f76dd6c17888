"""The six rounds of Caper: how cards come to the Masterminds (by swapping, from the Snitch, from the Lookouts)."""

from __future__ import annotations

from typing import Final

from larcin.core.action import seat_arg
from larcin.games.caper import components as box
from larcin.games.caper.scoring import reckon
from larcin.games.caper.turns import GIVING, OFFERING, OVER, SEATS, TEAMS, Turns, kinds_of

SNITCH: Final = 2  # his seat
WITH_SNITCH: Final = 3  # players
FIRST_LOOKOUT: Final = 2  # seats: 2 cream's, 3 mint's
BOTH_LOOKOUTS: Final = (2, 3)

# What is kept of a pass in teams, and where: passes[(step * 2 + receiver) * PASS_SIZE + ...]
PASS_FIRST: Final = 0  # the two cards
PASS_SECOND: Final = 1
PASS_PLAYED: Final = 2  # the one of them that was played or discarded, once it was
PASS_STUCK: Final = 3  # if it was discarded for a coin: the kinds that could not be played then, a bit each; else 0
PASS_SIZE: Final = 4


def mastermind_of(players: int, seat: int | None) -> int:
    """The Mastermind whose side a seat is on: a Lookout's is his partner. The Snitch and spectators look with cream."""
    if seat is None:
        return box.CREAM
    if seat < FIRST_LOOKOUT:
        return seat
    return seat - FIRST_LOOKOUT if players == TEAMS else box.CREAM


class Rounds(Turns):
    """A game going from round to round."""

    # Snitch
    pile: list[int]  # face down; the top is last
    secret: list[int]  # each Mastermind's card that the Snitch has not seen, while it is in the hand
    # Teams
    offers: list[list[int]]  # what each Lookout has chosen to pass, in the order chosen
    dealt: list[list[int]]  # each Lookout's cards at the start of the round
    passes: list[int]  # of this round: everybody saw something of each, nobody but the two concerned saw all

    # Rounds (rulebook: "Commencer une manche")

    def begin_round(self, number: int) -> None:
        """Deal the cards of a round."""
        self.round = number
        self.step = 0
        self.turn = box.STARTER[number]
        each = box.CARDS_EACH[number]
        self.revealed += 1
        if self.events is not None:
            kind = "round-" + box.ROUNDS[number]
            starter = seat_arg(self.turn)
            self.tell("round", {"number": number + 1, "kind": kind, "cards": each, "seat": starter})
        deck = self.deck()
        if self.players == WITH_SNITCH:
            self.pile = deck[-2 * each :]
            del deck[-2 * each :]
            for mastermind in (box.CREAM, box.MINT):
                self._first_card(mastermind)
        else:
            first = FIRST_LOOKOUT if self.players == TEAMS else 0
            for seat in (first, first + 1):
                self.hands[seat] = sorted(deck[-each:])
                del deck[-each:]
            if self.players == TEAMS:
                self.dealt = [self.hands[FIRST_LOOKOUT][:], self.hands[FIRST_LOOKOUT + 1][:]]
                self.passes = []
        self._begin_pair()

    def deck(self) -> list[int]:
        """The deck that this round is dealt from."""
        return self.thief_deck if box.ROUNDS[self.round] == "thief" else self.gear_deck

    def _begin_pair(self) -> None:
        if self.players == WITH_SNITCH:
            self._snitch_draws()
        elif self.players == TEAMS:
            self._lookouts_choose()
        else:
            self.open_turn(box.STARTER[self.round])

    def turn_over(self) -> None:
        if self.players == TEAMS and self.hands[self.turn]:
            self._keep()
        if self.turn == box.STARTER[self.round]:
            self.open_turn(1 - self.turn)
            return
        self.step += 1
        if self.step < box.CARDS_EACH[self.round] - 1:
            if self.players == 2:
                self._swap()
            self._begin_pair()
        elif self.round == box.LAST_ROUND:
            self._end_game()
        else:
            self.begin_round(self.round + 1)

    def leave_hand(self, card: int) -> None:
        hand = self.hands[self.turn]
        hand.remove(card)
        if not self.hands_known():
            self.revealed += 1
        if self.players == WITH_SNITCH:
            # Of two equal cards the one he has not seen stays: he cannot tell, and it is the same card.
            if self.secret[self.turn] == card and card not in hand:
                self.secret[self.turn] = box.NOTHING
        elif self.players == TEAMS:
            played = (self.step * 2 + self.turn) * PASS_SIZE + PASS_PLAYED
            if self.passes[played] == box.NOTHING:
                self.passes[played] = card

    # Two seats (rulebook: "Disputer une manche")

    def hands_known(self) -> bool:
        """Do both Masterminds know both hands: once they were swapped, or when nothing is left in the deck?"""
        return self.players == 2 and (self.step > 0 or not self.deck())

    def _swap(self) -> None:
        self.hands[box.CREAM], self.hands[box.MINT] = self.hands[box.MINT], self.hands[box.CREAM]
        self.revealed += 1
        self.tell("swap", {})

    # Three seats: the Snitch (rulebook: "Variante pour 3 joueurs")

    def _first_card(self, mastermind: int) -> None:
        card = self.pile.pop()
        self.hands[mastermind] = [card]
        self.secret[mastermind] = card
        if self.events is not None:
            self.tell_secret(
                "first-card", {"victim": seat_arg(mastermind)}, {"card": "card-" + box.CARDS[card]}, SEATS[mastermind]
            )

    def _snitch_draws(self) -> None:
        """He is asked even when both cards are the same: to skip him would tell the Masterminds so."""
        self.turn = box.STARTER[self.round]
        self.hands[SNITCH] = sorted([self.pile.pop(), self.pile.pop()])
        self.phase = GIVING
        self.to_act = SEATS[SNITCH]
        self.revealed += 1

    def hand_out(self, card: int) -> None:
        """The Snitch gives that card to cream, and the other one to mint."""
        drawn = self.hands[SNITCH]
        self.hands[SNITCH] = []
        drawn.remove(card)
        self._receive(SNITCH, box.CREAM, card)
        self._receive(SNITCH, box.MINT, drawn[0])
        self.revealed += 1
        self.open_turn(box.STARTER[self.round])

    def _receive(self, giver: int, mastermind: int, card: int) -> None:
        self.hands[mastermind].append(card)
        self.hands[mastermind].sort()
        if self.events is not None:
            args: dict[str, int | str] = {"seat": seat_arg(giver), "victim": seat_arg(mastermind)}
            self.tell_secret("hand-out", args, {"card": "card-" + box.CARDS[card]}, (giver, mastermind))

    # Four seats: teams (rulebook: "Variante pour 4 joueurs")

    def _lookouts_choose(self) -> None:
        self.turn = box.STARTER[self.round]
        self.offers = [[], []]
        if self.step == box.CARDS_EACH[self.round] - 2:  # their last two cards
            for lookout in (0, 1):
                self.offers[lookout] = self.hands[FIRST_LOOKOUT + lookout]
                self.hands[FIRST_LOOKOUT + lookout] = []
            self._pass_offers()
        else:
            self.phase = OFFERING
            self.to_act = BOTH_LOOKOUTS

    def offer(self, seat: int, card: int) -> None:
        """A Lookout chooses a card to pass; the second goes by itself where all he has left is the same."""
        hand = self.hands[seat]
        offer = self.offers[seat - FIRST_LOOKOUT]
        hand.remove(card)
        offer.append(card)
        if len(offer) == 1 and len(kinds_of(hand)) == 1:
            offer.append(hand.pop())
        if len(offer) == 2:
            self.to_act = tuple([other for other in self.to_act if other != seat])
            if not self.to_act:
                self._pass_offers()

    def _pass_offers(self) -> None:
        """Both pairs go to the opposing Masterminds."""
        self.revealed += 1
        for mastermind in (box.CREAM, box.MINT):
            lookout = FIRST_LOOKOUT + 1 - mastermind
            pair = sorted(self.offers[1 - mastermind])
            self.hands[mastermind] = pair
            self.passes += [pair[0], pair[1], box.NOTHING, 0]
            if self.events is not None:
                args: dict[str, int | str] = {"seat": seat_arg(lookout), "victim": seat_arg(mastermind)}
                secret: dict[str, int | str] = {
                    "card": "card-" + box.CARDS[pair[0]],
                    "other": "card-" + box.CARDS[pair[1]],
                }
                self.tell_secret("offer", args, secret, (lookout, mastermind))
        self.offers = [[], []]
        self.open_turn(box.STARTER[self.round])

    def _keep(self) -> None:
        """The card not played goes to the Mastermind's own Lookout. Who had passed it knows as much."""
        card = self.hands[self.turn].pop()
        lookout = FIRST_LOOKOUT + self.turn
        self.hands[lookout].append(card)
        self.hands[lookout].sort()
        self.revealed += 1
        if self.events is not None:
            args: dict[str, int | str] = {"seat": seat_arg(self.turn), "victim": seat_arg(lookout)}
            self.tell_secret("keep", args, {"card": "card-" + box.CARDS[card]}, (self.turn, *BOTH_LOOKOUTS))

    def note_unplayable(self) -> None:
        stuck = 0
        for card in range(box.THIEF_KINDS, len(box.CARDS)):
            if not self.can_play(self.turn, card):
                stuck |= 1 << card
        self.passes[(self.step * 2 + self.turn) * PASS_SIZE + PASS_STUCK] = stuck

    # The end (rulebook: "Fin du jeu")

    def _end_game(self) -> None:
        self.phase = OVER
        self.to_act = ()
        self.dealt = [[], []]
        self.passes = []
        self.revealed += 1
        if self.events is None:
            return
        now = reckon(self)
        for place in range(box.PLACES):
            location = "location-" + box.LOCATIONS[self.locations[place]]
            winner = now.winner[place]
            if winner == box.NOTHING:
                self.tell("tied", {"location": location, "capers": now.capers[place]})
                continue
            self.tell(
                "won",
                {
                    "seat": seat_arg(winner),
                    "location": location,
                    "capers": now.capers[winner * box.PLACES + place],
                    "others": now.capers[(1 - winner) * box.PLACES + place],
                    "points": now.worth[winner * box.PLACES + place],
                },
            )
        self._tell_winners()

    def _tell_winners(self) -> None:
        scores = self.scores()
        winners = self.winners()
        seat = winners[0]
        args: dict[str, int | str] = {"seat": seat_arg(seat), "points": scores[seat].total}
        if self.players == WITH_SNITCH and seat == SNITCH:
            self.tell("win-snitch", args)
        elif self.players == WITH_SNITCH or scores[box.CREAM].total != scores[box.MINT].total:
            self.tell("win", args)
        else:
            self.tell("win-coins" if self.coins[box.CREAM] != self.coins[box.MINT] else "win-cream", args)
        for partner in winners[1:]:
            self.tell("win-with", {"seat": seat_arg(partner), "partner": seat_arg(seat)})
