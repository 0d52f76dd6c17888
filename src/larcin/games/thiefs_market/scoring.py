"""The end of the game (rulebook: "Fin du jeu"): bonuses, what each card is worth, infamy, and who wins a tie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from larcin.core.state import Score
from larcin.games.thiefs_market.bazaar import Bazaar
from larcin.games.thiefs_market.components import (
    ALONE,
    BUILDING,
    BUILDINGS,
    CARD,
    COMPASS,
    HENCHMAN,
    HENCHMEN_FIRST,
    HENCHMEN_SECOND,
    ICON_COUNT,
    MOST_GOLD,
    PAIR,
    POINTS,
    RIVALLED,
    TIE,
    WAND,
)

Worth = Callable[[Bazaar, int], int]
"""How many points a card is worth to the seat that owns it."""

CAMPAIGN: Final[int] = CARD["political-campaign"]


def icons(state: Bazaar, seat: int, icon: int) -> int:
    """How many such icons are on the seat's cards."""
    count = 0
    for card in state.owned[seat]:
        count += ICON_COUNT[state.as_played(card)][icon]
    return count


# Cards whose worth depends on others


def collecting_golem(state: Bazaar, seat: int) -> int:
    """So much for each pair of wands, its own among them."""
    return PAIR * (icons(state, seat, WAND) // 2)


def loyalty_program(state: Bazaar, seat: int) -> int:
    """1 for each other card."""
    return len(state.owned[seat]) - 1


def political_campaign(state: Bazaar, seat: int) -> int:
    """1 for each pair of infamy tokens, which count for themselves as well."""
    return state.infamy[seat] // 2


def _treasure_map(state: Bazaar, seat: int, card: int) -> int:
    """Less if somebody else has a compass."""
    return RIVALLED[card] if _icons_of_others(state, seat, COMPASS) > 0 else ALONE[card]


def purported_curse(state: Bazaar, seat: int) -> int:
    """1 for each wand of the others."""
    return _icons_of_others(state, seat, WAND)


def _icons_of_others(state: Bazaar, seat: int, icon: int) -> int:
    count = 0
    for other in range(state.players):
        if other != seat:
            count += icons(state, other, icon)
    return count


WORTH: Final[dict[int, Worth]] = {
    CARD["collecting-golem"]: collecting_golem,
    CARD["loyalty-program"]: loyalty_program,
    CAMPAIGN: political_campaign,
    CARD["purported-curse"]: purported_curse,
}


def worth(state: Bazaar, seat: int, card: int) -> int:
    """What a card (as played) is worth to the seat if the game ended now. A safehouse counts its own icon."""
    if card in WORTH:
        return WORTH[card](state, seat)
    if ALONE[card] > 0:
        return _treasure_map(state, seat, card)
    alone, together = BUILDINGS[card]
    if together > 0:
        return together if icons(state, seat, BUILDING) >= 2 else alone
    return POINTS[card]


def points_of_cards(state: Bazaar, seat: int) -> int:
    """What all cards of the seat are worth."""
    points = 0
    for card in state.owned[seat]:
        points += worth(state, seat, state.as_played(card))
    return points


# Bonuses


def henchmen_bonus(state: Bazaar) -> list[int]:
    """For most henchmen and for the second most; who shares a place gets less, who has none gets nothing."""
    counts = [icons(state, seat, HENCHMAN) for seat in range(state.players)]
    most = max(counts)
    second = max([count for count in counts if count < most], default=0)
    bonus = [0] * state.players
    _award(bonus, counts, most, HENCHMEN_FIRST)
    _award(bonus, counts, second, HENCHMEN_SECOND)
    return bonus


def gold_bonus(state: Bazaar) -> list[int]:
    """For most gold; there is no second place."""
    bonus = [0] * state.players
    _award(bonus, state.gold, max(state.gold), MOST_GOLD)
    return bonus


def _award(bonus: list[int], counts: list[int], place: int, points: int) -> None:
    if place == 0:
        return
    share = points + TIE if counts.count(place) > 1 else points
    for seat, count in enumerate(counts):
        if count == place:
            bonus[seat] = share


# The result


def scores(state: Bazaar) -> list[Score]:
    """Each seat's score, as if the game ended now."""
    henchmen = henchmen_bonus(state)
    gold = gold_bonus(state)
    result: list[Score] = []
    for seat in range(state.players):
        infamy = state.infamy[seat]
        parts = {
            "cards": points_of_cards(state, seat),
            "infamy": infamy,
            "henchmen": henchmen[seat],
            "gold": gold[seat],
        }
        ties = {"cards": len(state.owned[seat]), "tokens": infamy + state.gold[seat]}
        result.append(Score(sum(parts.values()), parts, ties))
    return result


def winners(state: Bazaar) -> tuple[int, ...]:
    """Most points, then most cards, then most tokens; who is still level shares the victory."""
    marks = [(score.total, score.ties["cards"], score.ties["tokens"]) for score in scores(state)]
    best = max(marks)
    return tuple([seat for seat, mark in enumerate(marks) if mark == best])
