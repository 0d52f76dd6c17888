"""Art Robbery on OpenSpiel's Python API: the same work as our engine, done the way OpenSpiel's users write a game.

Two ways to treat chance, as a game parameter. By default every card drawn is a chance node, as in OpenSpiel's own
Python games; with `sampled=True` the state shuffles its own deck, which is fewer nodes and so the quicker of the two.
Only the corrected printing is here. `same_work.py` plays it side by side with our engine, decision by decision.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel

MOST_PLAYERS = 5
HAND = 5

CARDS = ["0", "1", "2", "3", "4", "5", "boss", "dog", "thief"]
COPIES = [6, 6, 6, 6, 6, 6, 6, 6, 7]
KINDS = len(CARDS)
DOG, THIEF = 7, 8
FULL_DECK = [card for card in range(KINDS) for _ in range(COPIES[card])]

TOKENS = ["0", "1", "2", "3a", "3b", "3c", "4", "5", "boss"]
COUNT = len(TOKENS)
VALUES = [0, 1, 2, 3, 3, 3, 4, 5, 5]
FOUR, FIVE, BOSS = 6, 7, 8
WANTED = [[0], [1], [2], [3, 4, 5], [6], [7], [8], [], list(range(COUNT))]  # the tokens each card is after
ALIBIS = [  # of each token of the raids: sketches, sculptures, antiques, paintings
    [2, 1, 1, 0, 0, 0, 0, 0, 0],
    [2, 1, 1, 1, 0, 0, 0, 0, 0],
    [3, 1, 1, 1, 0, 0, 0, 0, 0],
    [3, 2, 1, 1, 0, 0, 0, 0, 0],
]
RAIDS = len(ALIBIS)
FEWEST_ALIBIS_OF_TWO = -10

# Actions: play a card, take a token, steal a token from a seat, answer a theft from the dog's holder.
FIRST_TAKE = KINDS
FIRST_STEAL = FIRST_TAKE + COUNT
GIVE_LOOT = FIRST_STEAL + COUNT * MOST_PLAYERS
GIVE_DOG = GIVE_LOOT + 1
ACTION_NAMES = [
    *(f"play {card}" for card in CARDS),
    *(f"take {token}" for token in TOKENS),
    *(f"steal {token} from {seat}" for token in TOKENS for seat in range(MOST_PLAYERS)),
    "give loot",
    "give dog",
]

CENTRE = -1
NOBODY = -1
NOTHING = -1
CHANCE = pyspiel.PlayerId.CHANCE
TERMINAL = pyspiel.PlayerId.TERMINAL


def game_type(sampled: bool) -> pyspiel.GameType:
    mode = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name="python_art_robbery",
        long_name="Python Art Robbery",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=mode.SAMPLED_STOCHASTIC if sampled else mode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "sampled": False},
    )


class ArtRobberyGame(pyspiel.Game):
    """The game: `pyspiel.load_game("python_art_robbery", {"players": 3, "sampled": True})`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players: int = params.get("players", 2)
        self.sampled: bool = params.get("sampled", False)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTION_NAMES),
            max_chance_outcomes=max(KINDS, MOST_PLAYERS),
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=2000,
        )
        super().__init__(game_type(self.sampled), info, params)

    def new_initial_state(self) -> ArtRobberyState:
        return ArtRobberyState(self, self.players, self.sampled)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ArtRobberyObserver:
        return ArtRobberyObserver(self.players)


class ArtRobberyState(pyspiel.State):
    """One position. With explicit chance the deck is only counted; with sampled chance it is a shuffled list."""

    def __init__(self, game: ArtRobberyGame, players: int, sampled: bool) -> None:
        super().__init__(game)
        self.players = players
        self.sampled = sampled
        self.raid = 0
        self.front = [CENTRE] * COUNT  # where each token of this raid is
        self.left = COUNT  # tokens in the centre
        self.loot = [0] * players  # of the raids before
        self.alibis = [0] * players
        self.dog = NOBODY
        self.turn = NOBODY
        self.card = NOTHING  # played and being resolved
        self.wanted = NOTHING  # the token that the dog's holder must answer for
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.deck = FULL_DECK[:]
        self.counts = COPIES[:]  # of the deck, for explicit chance
        self.remaining = len(FULL_DECK)
        self.discard: list[int] = []
        self.dealt = 0
        self.player: int = CHANCE
        if sampled:
            random.shuffle(self.deck)
            for _ in range(HAND):
                for hand in self.hands:
                    hand.append(self.deck.pop())
            self.begin_turn(random.randrange(players))

    # OpenSpiel's contract

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return bool(self.player == TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.wanted != NOTHING:
            return [GIVE_LOOT, GIVE_DOG]
        if self.card != NOTHING:
            return self.targets(self.card)
        return sorted(set(self.hands[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.turn == NOBODY:
            return [(seat, 1.0 / self.players) for seat in range(self.players)]
        return [(card, count / self.remaining) for card, count in enumerate(self.counts) if count]

    def _apply_action(self, action: int) -> None:
        if self.player == CHANCE:
            self.apply_chance(action)
        elif action < FIRST_TAKE:
            self.play(action)
        elif action < FIRST_STEAL:
            self.take(action - FIRST_TAKE)
        elif action == GIVE_LOOT:
            self.hand_over(self.wanted)
        elif action == GIVE_DOG:
            self.take_the_dog()
        else:
            self.steal((action - FIRST_STEAL) // MOST_PLAYERS)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"first {action}" if self.turn == NOBODY else f"draw {CARDS[action]}"
        return ACTION_NAMES[action]

    def returns(self) -> list[float]:
        """The winners share 1."""
        if not self.is_terminal():
            return [0.0] * self.players
        winners = self.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def __str__(self) -> str:
        centre = " ".join(token for token, holder in zip(TOKENS, self.front, strict=True) if holder == CENTRE)
        hands = " / ".join(" ".join(CARDS[card] for card in hand) for hand in self.hands)
        return f"raid {self.raid} turn {self.turn} card {self.card} dog {self.dog} centre {centre} hands {hands}"

    # Chance

    def apply_chance(self, outcome: int) -> None:
        if self.turn == NOBODY:
            self.turn = outcome
            return
        self.counts[outcome] -= 1
        self.remaining -= 1
        if self.dealt < HAND * self.players:
            self.hands[self.dealt % self.players].append(outcome)
            self.dealt += 1
            if self.dealt == HAND * self.players:
                self.begin_turn(self.turn)
            return
        self.hands[self.turn].append(outcome)
        if self.remaining == 0:
            for card in self.discard:
                self.counts[card] += 1
            self.remaining = len(self.discard)
            self.discard = []
        self.go_on()

    def end_turn(self) -> None:
        self.card = NOTHING
        self.wanted = NOTHING
        if not self.sampled:
            self.player = CHANCE  # draws the card
            return
        self.hands[self.turn].append(self.deck.pop())
        if not self.deck:
            self.deck = self.discard
            self.discard = []
            random.shuffle(self.deck)
        self.go_on()

    def go_on(self) -> None:
        if self.left == 0:
            self.end_raid()
        else:
            self.begin_turn((self.turn + 1) % self.players)

    # The turn

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.player = seat

    def play(self, card: int) -> None:
        self.hands[self.turn].remove(card)
        self.discard.append(card)
        if card == DOG:
            self.take_the_dog()
            return
        targets = self.targets(card)
        if not targets:
            self.end_turn()
        elif len(targets) == 1:
            self._apply_action(targets[0])
        else:
            self.card = card

    def targets(self, card: int) -> list[int]:
        front = self.front
        wanted = WANTED[card]
        targets = [FIRST_TAKE + token for token in wanted if front[token] == CENTRE]
        if targets or card == THIEF:
            return targets
        turn = self.turn
        return [
            FIRST_STEAL + token * MOST_PLAYERS + front[token] for token in wanted if front[token] not in (turn, CENTRE)
        ]

    def take(self, token: int) -> None:
        self.front[token] = self.turn
        self.left -= 1
        self.end_turn()

    def steal(self, token: int) -> None:
        if self.front[token] == self.dog:
            self.wanted = token
            self.player = self.dog
        else:
            self.hand_over(token)

    def hand_over(self, token: int) -> None:
        self.front[token] = self.turn
        self.end_turn()

    def take_the_dog(self) -> None:
        self.dog = self.turn
        self.end_turn()

    # The ends

    def end_raid(self) -> None:
        boss = self.front[BOSS]
        alibis = ALIBIS[self.raid]
        for token, seat in enumerate(self.front):
            if token != BOSS or self.front[FOUR] == boss or self.front[FIVE] == boss:
                self.loot[seat] += VALUES[token]
                self.alibis[seat] += alibis[token]
        if self.raid + 1 == RAIDS:
            self.player = TERMINAL
            return
        self.raid += 1
        self.front = [CENTRE] * COUNT
        self.left = COUNT
        self.begin_turn((self.turn + 1) % self.players if self.dog == NOBODY else self.dog)

    def scores(self) -> list[int]:
        """Points at the end of the game."""
        fewest = min(self.alibis)
        if self.players > 2:
            return [0 if self.alibis[seat] == fewest else self.loot[seat] for seat in range(self.players)]
        fewer = [self.alibis[seat] < self.alibis[1 - seat] for seat in (0, 1)]
        return [self.loot[seat] + FEWEST_ALIBIS_OF_TWO * fewer[seat] for seat in (0, 1)]

    def winners(self) -> list[int]:
        marks = list(zip(self.scores(), self.alibis, strict=True))
        best = max(marks)
        return [seat for seat, mark in enumerate(marks) if mark == best]


class ArtRobberyObserver:
    """What a player sees now: its hand, the tokens, the dog, the discard and everybody's piles."""

    def __init__(self, players: int) -> None:
        self.players = players
        sizes = {"hand": KINDS, "front": COUNT * (players + 1), "dog": players + 1, "turn": players}
        sizes |= {"resolving": KINDS, "discard": KINDS, "loot": players, "alibis": players}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict = {}
        start = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: ArtRobberyState, player: int) -> None:
        self.tensor.fill(0)
        for card in state.hands[player]:
            self.dict["hand"][card] += 1
        for token, holder in enumerate(state.front):
            self.dict["front"][token * (self.players + 1) + holder + 1] = 1
        self.dict["dog"][state.dog + 1] = 1
        if state.turn != NOBODY:
            self.dict["turn"][state.turn] = 1
        if state.card != NOTHING:
            self.dict["resolving"][state.card] = 1
        for card in state.discard:
            self.dict["discard"][card] += 1
        self.dict["loot"][:] = state.loot
        self.dict["alibis"][:] = state.alibis

    def string_from(self, state: ArtRobberyState, player: int) -> str:
        hand = " ".join(CARDS[card] for card in sorted(state.hands[player]))
        discard = " ".join(CARDS[card] for card in state.discard)
        return (
            f"raid {state.raid} turn {state.turn} card {state.card} wanted {state.wanted} dog {state.dog} "
            f"front {state.front} loot {state.loot} alibis {state.alibis} hand {hand} discard {discard}"
        )


pyspiel.register_game(game_type(sampled=False), ArtRobberyGame)
