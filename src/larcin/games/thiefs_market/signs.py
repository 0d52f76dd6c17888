"""What every card does, in pictograms that a page draws, and in a sentence. Both are made from the box's figures.

A line of signs is written as words; " ; " begins another row:

1x           once a round              +1 -1        that many more, or fewer
red ... mask a die with that face      gold infamy  a token
>            becomes, or gives         :            whenever
a/b/c        one of these, as you like buy          a purchase
*3           so many points            pawn pile any stolen die card ...  see table/Effect.svelte
"""

from __future__ import annotations

from typing import Final

from larcin.core.action import Arg
from larcin.core.view import Sentence
from larcin.games.thiefs_market.components import (
    ALONE,
    BUILDINGS,
    CARDS,
    CASH_IN_GOLD,
    CASH_IN_INFAMY,
    CROWD,
    CROWD_INFAMY,
    EXIT,
    FACES,
    GEMS,
    HENCHMEN_FIRST,
    HENCHMEN_SECOND,
    ICONS,
    INFAMY_FOR,
    MOST_GOLD,
    OBJECTS,
    PAIR,
    POINTS,
    POWERS,
    PURCHASE_WITH,
    RIVALLED,
    TIE,
    TO_GOLD,
    TO_INFAMY,
    USE,
)

OWN: Final[dict[str, str]] = {  # the cards with a rule of their own
    "eyepatch-of-command": "pile pawn : +1 infamy",
    "imbalanced-scales": "bag : +1 gold",
    "lucky-animal-appendage": "stolen : kept ; 1x die roll",
    "unlabeled-potion": "gone : +1 card",
    "wicked-clutches": "stolen : +1 infamy",
    "big-haul": "pile any : +1 infamy",
    "collecting-golem": "wand wand : *{pair}",
    "insurance-racket": "+1 buy ; buy : -1 any",
    "island-estate": "mask : +1 infamy",
    "loyalty-program": "card : *1",
    "political-campaign": "infamy infamy : *1",
    "the-heist": "pile any : +1 infamy",
    "mimetic-stew": "others card > copy",
    "narrow-alleyway": "others pile {crowd}+ : +{infamy} infamy",
    "wut": "henchman wand building ; finery compass plan",
    "purported-curse": "others wand : *1",
}
FIGURES: Final[dict[str, dict[str, Arg]]] = {  # what the sentences of these cards state
    "collecting-golem": {"pair": PAIR},
    "narrow-alleyway": {"crowd": CROWD, "infamy": CROWD_INFAMY},
    "exit-strategy": {"gold": CASH_IN_GOLD, "infamy": CASH_IN_INFAMY},
}
ABOUT: Final[dict[str, Sentence]] = {  # what everything but the cards does, in words
    **{name: Sentence(f"about-{name}") for name in [f"object-{kind}" for kind in OBJECTS]},
    **{name: Sentence(f"about-{name}") for name in [f"icon-{icon}" for icon in ICONS]},
    "icon-henchman": Sentence(
        "about-icon-henchman", {"first": HENCHMEN_FIRST, "second": HENCHMEN_SECOND, "less": -TIE}
    ),
    "token-gold": Sentence("about-token-gold", {"points": MOST_GOLD}),
    "token-infamy": Sentence("about-token-infamy"),
}


def signs(card: int) -> list[list[list[str]]]:
    """The card's rows of signs; a sign that leaves a choice is a list of several."""
    return [[sign.split("/") for sign in row.split()] for row in _written(card).split(" ; ")]


def _written(card: int) -> str:
    name = CARDS[card]
    powers = [power for power in POWERS if power[0] == card]
    if powers:
        face = FACES[powers[0][1]]
        into = {TO_GOLD: "gold", TO_INFAMY: "infamy"}.get(powers[0][2]) or "/".join(FACES[p[2]] for p in powers)
        return f"1x {face} > {into}"
    if card == EXIT:
        return " ".join(["gold"] * CASH_IN_GOLD + [">"] + ["infamy"] * CASH_IN_INFAMY)
    for gem in range(GEMS):
        if PURCHASE_WITH[gem] >> card & 1:
            return f"pile {FACES[gem]} : +1 buy"
        if INFAMY_FOR[gem] >> card & 1:
            return f"buy {FACES[gem]} : +1 infamy"
    alone, together = BUILDINGS[card]
    if together:
        return f"building *{alone} ; building building *{together}"
    if ALONE[card]:
        return f"*{ALONE[card]} ; others compass : *{RIVALLED[card]}"
    return OWN[name].format(**FIGURES.get(name, {})) if name in OWN else f"*{POINTS[card]}"


def about(card: int) -> Sentence:
    """What the card does, in words."""
    name = CARDS[card]
    alone, together = BUILDINGS[card]
    if together:
        return Sentence("about-buildings", {"alone": alone, "together": together})
    if ALONE[card]:
        return Sentence("about-treasure-map", {"alone": ALONE[card], "rivalled": RIVALLED[card]})
    if POINTS[card]:
        return Sentence("about-points", {"points": POINTS[card]})
    return Sentence(f"about-card-{name}", FIGURES.get(name, {}))


def use(card: int) -> str | None:
    """The notation that uses a card's power (in the first of its ways), legal or not: what one asks the reason of."""
    if card == EXIT:
        return f"use {CARDS[card]}"
    return next((USE[number].notation for number, power in enumerate(POWERS) if power[0] == card), None)
