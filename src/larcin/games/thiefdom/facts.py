"""What never changes in a game of Thiefdom and everybody knows: the city, printed cards, figures of the rules."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from larcin.core import view as core
from larcin.core.action import Arg
from larcin.games.thiefdom.box import (
    ART_GOODS,
    ART_VP,
    ARTWORK_SIZE,
    BADGE,
    BRAWL_VP,
    CLIENT_COST,
    CLIENT_GOODS,
    CLIENT_VP,
    CLIENTS,
    DEALER_BUYS,
    EQUIPMENT,
    FAVOURS,
    FINAL_COUNT,
    FINAL_VP,
    FIRST_ART,
    GEM,
    GOLD,
    GOOD_KINDS,
    GOODS,
    GUESTS,
    LIQUOR,
    LIQUOR_COST,
    MISSION_GOODS,
    MISSION_PAY,
    MISSION_VP,
    MISSIONS,
    MOVE_POINTS,
    NOBLE_GEM,
    NOBLE_GOLD,
    POSTER_VP,
    PRICE,
    RECONSTRUCTED,
    SACK_SLOTS,
    SHOES_POINTS,
    STARS,
    TOOL_COST,
    TOOL_GIVES,
    TOOL_VP,
    WINE,
)
from larcin.games.thiefdom.city_map import City, city_map
from larcin.games.thiefdom.components import mission_args
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.reading import goods_in


class Card(msgspec.Struct):
    """What is printed on a card or tile; `args` are those of a mission's own text."""

    cost: int
    vp: int
    goods: dict[str, int] = {}
    deliver: dict[str, int] = {}
    args: dict[str, Arg] = {}


class Facts(core.Facts, kw_only=True):
    """The city; every card and tile by its id; the figures in the texts that explain something, by the text's id."""

    city: City
    cards: dict[str, Card]
    about: dict[str, dict[str, Arg]]
    stars: list[int]  # the bars of the solo game
    reconstructed: list[str]  # groups of figures that are ours, not the box's


def facts(position: Position) -> Facts:
    """The facts of this game."""
    return Facts(
        game=position.game.slug,
        city=city_map(position.city.layout),
        cards=cards(),
        about=about(),
        stars=STARS,
        reconstructed=RECONSTRUCTED,
    )


@lru_cache(maxsize=1)
def cards() -> dict[str, Card]:
    """Everything that is printed."""
    return {
        **{f"equipment-{name}": Card(TOOL_COST[tool], TOOL_VP[tool]) for tool, name in enumerate(EQUIPMENT)},
        **{
            f"client-{name}": Card(CLIENT_COST[client], CLIENT_VP[client], goods_in(CLIENT_GOODS[client], 0))
            for client, name in enumerate(CLIENTS)
        },
        **{
            name: Card(0, MISSION_VP[m], _kinds(MISSION_PAY[m]), _kinds(MISSION_GOODS[m]), mission_args(m))
            for m, name in enumerate(MISSIONS)
        },
        **{GOODS[FIRST_ART + art]: Card(0, vp, goods_in(ART_GOODS[art], 0)) for art, vp in enumerate(ART_VP)},
    }


def _kinds(counts: list[int]) -> dict[str, int]:
    return {kind: count for kind, count in zip(GOOD_KINDS, counts, strict=True) if count}


@lru_cache(maxsize=1)
def about() -> dict[str, dict[str, Arg]]:
    """The arguments of the texts that explain cards, places, figures and goods, where they state a figure."""
    return {
        **{f"about-equipment-{name}": {"n": TOOL_GIVES[tool]} for tool, name in enumerate(EQUIPMENT)},
        "about-equipment-sack": {"n": SACK_SLOTS},
        "about-equipment-shoes": {"n": SHOES_POINTS, "plain": MOVE_POINTS},
        "about-equipment-thimble-ring": {"gold": NOBLE_GOLD, "gem": NOBLE_GEM},
        **{f"about-client-{name}": dict(favour) for name, favour in FAVOURS.items()},
        "about-location-market": {"vp": PRICE[LIQUOR]},
        "about-location-dealer": {"vp": PRICE[GEM], "n": DEALER_BUYS},
        "about-location-dungeon": {"vp": PRICE[BADGE], "poster": POSTER_VP},
        "about-location-tavern": {"n": GUESTS, "brawl": BRAWL_VP, "vp": PRICE[WINE], "gold": LIQUOR_COST},
        "about-noble": {"gold": NOBLE_GOLD, "gem": NOBLE_GEM},
        "about-poster": {"vp": POSTER_VP},
        "about-artwork": {"n": ARTWORK_SIZE, "vp": FINAL_VP[-1]},
        "table-about-gold": {"n": FINAL_COUNT[GOLD], "vp": FINAL_VP[GOLD]},
        **{f"table-about-{GOODS[good]}": {"vp": PRICE[good]} for good in range(BADGE, FIRST_ART)},
    }
