"""What never changes in a game of Master Thieves and everybody knows: the figures and names that a page shows."""

from __future__ import annotations

import msgspec

from larcin.core import view as core
from larcin.games.master_thieves.components import DRAWERS, FACES, JEWELS, LEVELS, POINTS, ROLES, in_play
from larcin.games.master_thieves.position import Position


class Jewel(msgspec.Struct):
    """What a jewel is worth, and how many there are in this game."""

    points: int
    pieces: int


class Facts(core.Facts, kw_only=True):
    """The jewels by name, the roles in the order in which they act, and how the box is built."""

    jewels: dict[str, Jewel]
    roles: list[str]
    levels: list[str]  # from the top
    faces: list[str]  # clockwise
    drawers: int


def facts(state: Position) -> Facts:
    """The facts of this game."""
    jewels = {name: Jewel(POINTS[jewel], in_play(jewel, state.players)) for jewel, name in enumerate(JEWELS)}
    return Facts(game=state.game.slug, jewels=jewels, roles=ROLES, levels=LEVELS, faces=FACES, drawers=DRAWERS)
