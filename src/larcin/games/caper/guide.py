"""What a search is told about Caper: which cards and places look good, and who stands well. It plays nothing out: the
outlook of a table, once the card just chosen lies where it does most, says more than a random end of the game.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from larcin.core.action import Action
from larcin.core.guide import MARGIN, WINNING, Guide
from larcin.core.state import State
from larcin.games.caper.actions import FIRST_GIVE
from larcin.games.caper.bot import Mind, world_values
from larcin.games.caper.components import CREAM, MINT, ROUNDS
from larcin.games.caper.knowledge import known
from larcin.games.caper.outlook import Outlook
from larcin.games.caper.rounds import SNITCH, WITH_SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.turns import CARD, FREE, GIVE, OFFER, TEAMS

TEMPERATURE: Final = 1.0  # points by which one action looks e times as good as another
# By how many points a lead may turn out wrong, in the last turn and for each gear turn still to come: so leads of the
# greedy bot against itself came out, over 400 games.
UNSURE: Final = 2.0
UNSURE_TO_COME: Final = 0.5
CHOICE: Final = 0.35  # points that each card beyond two in the hand is worth to whose turn it is
SNITCH_GAP: Final = 4.5  # how far apart the Masterminds may be for the Snitch to win, about


class CaperGuide(Guide):
    """Advice for Caper."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.explore = 0.5
        self.levels = (12, 50, 300, 2000)

    def priors(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        world = cast("Caper", state)
        if world.phase == GIVE:
            # The Snitch does not know the first card of each Mastermind.
            view = Mind(world)
            cream = known(world, SNITCH, CREAM)
            mint = known(world, SNITCH, MINT)
            values = [view.gift(action.number - FIRST_GIVE, cream, mint) for action in legal]
        else:
            values = world_values(world, seat, legal)
        best = max(values)
        return [exp((value - best) / TEMPERATURE) for value in values]

    def worth(self, state: State) -> list[float]:
        world = cast("Caper", state)
        while world.phase != CARD and world.phase not in (FREE, GIVE, OFFER) and world.to_act:
            _go_on(world)
        if not world.to_act:
            return outcome(world)
        outlook = Outlook(world, True)
        lead = outlook.lead(world, CREAM)
        if world.phase == CARD and ROUNDS[world.round] == "gear":
            choice = CHOICE * (len(world.hands[world.turn]) - 2)
            lead += choice if world.turn == CREAM else -choice
        return with_margin(shares(lead, outlook.turns_left[0] + outlook.turns_left[1], world.players), lead)


def _go_on(world: Caper) -> None:
    """Do what looks best with the card chosen."""
    legal = world.options()
    if len(legal) > 1:
        values = world_values(world, world.turn, legal)
        world.apply(world.turn, legal[values.index(max(values))])
    else:
        world.apply(world.turn, legal[0])


def outcome(world: Caper) -> list[float]:
    """How a game ended. Partners in a team win together, and no less for that."""
    scores = world.scores()
    won = [0.0] * world.players
    for seat in world.winners():
        won[seat] = 1.0
    return with_margin(won, float(scores[CREAM].total - scores[MINT].total))


def shares(lead: float, left: float, players: int) -> list[float]:
    """Each seat's share of the win when cream leads by so much and so many gear turns are left."""
    unsure = UNSURE + UNSURE_TO_COME * left
    if players == WITH_SNITCH:
        cream = 1.0 / (1.0 + exp((SNITCH_GAP - lead) / unsure))
        mint = 1.0 / (1.0 + exp((SNITCH_GAP + lead) / unsure))
        return [cream, mint, 1.0 - cream - mint]
    cream = 1.0 / (1.0 + exp(-lead / unsure))
    if players == TEAMS:
        return [cream, 1.0 - cream, cream, 1.0 - cream]
    return [cream, 1.0 - cream]


def with_margin(won: list[float], lead: float) -> list[float]:
    """Shares of the win, and a little for the margin, so that a lost game is still played well."""
    margins = [_margin(lead), _margin(-lead)]
    if len(won) == WITH_SNITCH:
        margins.append(_margin(SNITCH_GAP - abs(lead)))
    return [WINNING * won[seat] + (1.0 - WINNING) * margins[seat % len(margins)] for seat in range(len(won))]


def _margin(lead: float) -> float:
    return 0.5 + 0.5 * lead / (MARGIN + abs(lead))
