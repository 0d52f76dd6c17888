"""What a search is told about Caper: which cards and places look good, and who stands well. It plays nothing out at
random: the outlook of a table, once the card just chosen lies where it does most, says more than a random end of the
game. With more than two seats the pair of turns is played to its end first, as looks best, and with the Snitch the
whole last round (see `foresight`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from larcin.core import guide as core
from larcin.core.action import Action
from larcin.core.guide import MARGIN, WINNING
from larcin.games.caper.bot import world_values
from larcin.games.caper.components import CARDS_EACH, CREAM, FIRST_GIVE, LAST_ROUND, MINT, ROUNDS
from larcin.games.caper.foresight import gifts, go_on, play_on
from larcin.games.caper.outlook import Outlook
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import WITH_SNITCH
from larcin.games.caper.turns import CARD, FREE, GIVING, TEAMS

TEMPERATURE: Final = 1.0  # points by which one action looks e times as good as another
# By how many points a lead may turn out wrong, in the last turn and for each gear turn still to come: so leads of the
# greedy bot against itself came out, over 400 games.
UNSURE: Final = 2.0
UNSURE_TO_COME: Final = 0.5
CHOICE: Final = 0.35  # points that each card beyond two in the hand is worth to whose turn it is

# In teams leads are surer, and melt a little: between what 1200 games of the greedy bot against itself and 200 of the
# search fit best.
TEAM_UNSURE: Final = 2.9
TEAM_UNSURE_TO_COME: Final = 0.15
TEAM_MELTS: Final = 0.054  # by which part of what remains a lead melts for each gear turn still to come

# The Snitch keeps the Masterminds level: early leads mean next to nothing, and he wins about two games in three. These
# fit 1500 games of the greedy bot against itself best; 240 of the search would have leads melt a little faster.
SNITCH_UNSURE: Final = 1.95
SNITCH_MELTS: Final = 0.42
SNITCH_GAP: Final = 3.6  # how far apart the Masterminds are when the Snitch is as likely to win as not
TO_THE_END: Final[int] = CARDS_EACH[LAST_ROUND]  # more pairs of turns than the last round has


class Guide(core.Guide[Position]):
    """Advice for Caper."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.explore = 0.5
        self.levels = (12, 50, 300, 2000)

    def priors(self, world: Position, seat: int, legal: list[Action]) -> list[float]:
        if world.phase == GIVING:
            values = gifts(world, [action.number - FIRST_GIVE for action in legal])
        else:
            values = world_values(world, seat, legal)
        best = max(values)
        return [exp((value - best) / TEMPERATURE) for value in values]

    def worth(self, world: Position) -> list[float]:
        if world.players > 2:
            play_on(world, TO_THE_END if world.round == LAST_ROUND else 0)
        else:
            while world.to_act and world.phase != CARD and world.phase != FREE:
                go_on(world)
        if not world.to_act:
            return outcome(world)
        outlook = Outlook(world, True)
        lead = outlook.lead(world, CREAM)
        if world.phase == CARD and ROUNDS[world.round] == "gear":
            choice = CHOICE * (len(world.hands[world.turn]) - 2)
            lead += choice if world.turn == CREAM else -choice
        return with_margin(shares(lead, outlook.turns_left[0] + outlook.turns_left[1], world.players), lead)


def outcome(world: Position) -> list[float]:
    """How a game ended. Partners in a team win together, and no less for that."""
    scores = world.scores()
    won = [0.0] * world.players
    for seat in world.winners():
        won[seat] = 1.0
    return with_margin(won, float(scores[CREAM].total - scores[MINT].total))


def shares(lead: float, left: float, players: int) -> list[float]:
    """Each seat's share of the win when cream leads by so much and so many gear turns are left."""
    if players == WITH_SNITCH:
        lead /= 1.0 + SNITCH_MELTS * left
        cream = _chance(lead - SNITCH_GAP, SNITCH_UNSURE)
        mint = _chance(-lead - SNITCH_GAP, SNITCH_UNSURE)
        return [cream, mint, 1.0 - cream - mint]
    if players == TEAMS:
        lead /= 1.0 + TEAM_MELTS * left
        cream = _chance(lead, TEAM_UNSURE + TEAM_UNSURE_TO_COME * left)
        return [cream, 1.0 - cream, cream, 1.0 - cream]
    cream = _chance(lead, UNSURE + UNSURE_TO_COME * left)
    return [cream, 1.0 - cream]


def _chance(lead: float, unsure: float) -> float:
    """How likely a lead is to last that may turn out wrong by so many points."""
    return 1.0 / (1.0 + exp(-lead / unsure))


def with_margin(won: list[float], lead: float) -> list[float]:
    """Shares of the win, and a little for the margin, so that a lost game is still played well."""
    margins = [_margin(lead), _margin(-lead)]
    if len(won) == WITH_SNITCH:
        margins.append(_margin(SNITCH_GAP - abs(lead)))
    return [WINNING * won[seat] + (1.0 - WINNING) * margins[seat % len(margins)] for seat in range(len(won))]


def _margin(lead: float) -> float:
    return 0.5 + 0.5 * lead / (MARGIN + abs(lead))
