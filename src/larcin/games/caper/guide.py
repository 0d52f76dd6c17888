"""What a search is told about Caper: which cards and places look good, and who stands well. It plays nothing out: the
outlook of a table, once the card just chosen lies where it does most, says more than a random end of the game.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, cast

from larcin.core.action import Action
from larcin.core.guide import Guide, result
from larcin.core.state import State
from larcin.games.caper.actions import FIRST_GIVE
from larcin.games.caper.bot import Mind, world_values
from larcin.games.caper.components import CREAM, MINT
from larcin.games.caper.knowledge import known
from larcin.games.caper.outlook import Outlook
from larcin.games.caper.rounds import SNITCH, WITH_SNITCH
from larcin.games.caper.rules import Caper
from larcin.games.caper.turns import CARD, FREE, GIVE, OFFER, TEAMS

TEMPERATURE: Final = 1.0  # points by which one action looks e times as good as another
UNSURE: Final = 1.5  # by how many points a lead may turn out wrong, in the last turn
UNSURE_TO_COME: Final = 0.8  # and how much more for the square root of the gear turns still to come
SNITCH_GAP: Final = 4.5  # how far apart the Masterminds may be for the Snitch to win, about


class CaperGuide(Guide):
    """Advice for Caper."""

    def __init__(self) -> None:
        super().__init__()
        self.depth = 0
        self.explore = 1.0
        self.levels = (12, 60, 300, 2000)

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
            return result(state)
        outlook = Outlook(world)
        lead = outlook.lead(world, CREAM)
        return shares(lead, outlook.turns_left[0] + outlook.turns_left[1], world.players)


def _go_on(world: Caper) -> None:
    """Do what looks best with the card chosen."""
    legal = world.options()
    if len(legal) > 1:
        values = world_values(world, world.turn, legal)
        world.apply(world.turn, legal[values.index(max(values))])
    else:
        world.apply(world.turn, legal[0])


def shares(lead: float, left: float, players: int) -> list[float]:
    """Each seat's share of the win when cream leads by so much and so many gear turns are left."""
    unsure = UNSURE + UNSURE_TO_COME * sqrt(left)
    if players == WITH_SNITCH:
        cream = 1.0 / (1.0 + exp((SNITCH_GAP - lead) / unsure))
        mint = 1.0 / (1.0 + exp((SNITCH_GAP + lead) / unsure))
        return [cream, mint, 1.0 - cream - mint]
    cream = 1.0 / (1.0 + exp(-lead / unsure))
    if players == TEAMS:
        return [cream, 1.0 - cream, cream, 1.0 - cream]
    return [cream, 1.0 - cream]
