"""Art Robbery for learning agents: the view of a seat as numbers."""

from __future__ import annotations

from larcin.core.features import Feature, Row
from larcin.core.state import Setup
from larcin.games.art_robbery.components import ALIBIS, COPIES, HAND, KINDS, RAIDS, SLOT_COUNT, VALUE, tokens_of
from larcin.games.art_robbery.position import CENTRE, NOTHING, Position
from larcin.games.art_robbery.tallies import cards_of, size

MOST_TOKENS = sum([len(tokens_of(raid, "corrected")) for raid in range(len(RAIDS))])
MOST_POINTS = sum(VALUE) * len(RAIDS)


def features(setup: Setup) -> tuple[Feature, ...]:
    """Every feature, in the order in which `encode` writes them."""
    seats = setup.players
    return (
        Feature("phase", 4, 1, "What is asked: a card, a token for the card played, an answer to a theft; or over."),
        Feature("to-act", seats, 1, "Who decides."),
        Feature("turn", seats, 1, "Whose turn it is: the thief, while the dog's holder answers."),
        Feature("hand", KINDS, HAND, "How many of each card you hold: 0 to 5, Boss, dog, Greedy Thief."),
        Feature("hands", seats, HAND, "How many cards each seat holds."),
        Feature("card", KINDS, 1, "The card being resolved."),
        Feature(
            "wanted", SLOT_COUNT, 1, "The token that the dog's holder may defend: 0, 1, 2, 3a-3c, 4, 5, two Bosses."
        ),
        Feature("dog", seats + 1, 1, "Who has the guard dog; the last: nobody."),
        Feature("raid", len(RAIDS), 1, "The raid being played."),
        Feature("dots", SLOT_COUNT, max(ALIBIS), "The alibis on each token of this raid."),
        Feature(
            "tokens", SLOT_COUNT * (seats + 1), 1, "Where each token of this raid is: in the centre, or with a seat."
        ),
        Feature("deck", 1, sum(COPIES), "Cards in the deck."),
        Feature("discard", KINDS, max(COPIES), "How many of each card were played since the deck was last shuffled."),
        Feature("last", KINDS, 1, "The card played last."),
        Feature("won", seats, MOST_TOKENS, "Tokens in each seat's pile, from raids that are over."),
        Feature("points", seats, MOST_POINTS, "Points in each pile; of others only with open scores and at the end."),
        Feature("alibis", seats, sum(ALIBIS), "Alibis in each pile; of others only with open scores and at the end."),
    )


def encode(state: Position, seat: int | None) -> bytearray:
    """What the seat sees, from its own place clockwise."""
    row = Row()
    players = state.players
    me = 0 if seat is None else seat
    others = [(me + place) % players for place in range(players)]
    row.one_hot(4, _phase(state))
    row.one_hot(players, (state.to_act[0] - me) % players if state.to_act else -1)
    row.one_hot(players, (state.turn - me) % players)
    row.counts(KINDS, [] if seat is None else cards_of(state.hands[seat]))
    row.numbers([size(state.hands[other]) for other in others])
    row.one_hot(KINDS, state.card)
    row.one_hot(SLOT_COUNT, state.wanted)
    row.one_hot(players + 1, players if state.dog < 0 else (state.dog - me) % players)
    _add_raid(row, state, me)
    row.number(len(state.deck))
    row.counts(KINDS, state.discard)
    row.one_hot(KINDS, state.discard[-1] if state.discard else NOTHING)
    _add_piles(row, state, seat, others)
    return row.done()


def _phase(state: Position) -> int:
    if not state.to_act:
        return 3
    if state.wanted != NOTHING:
        return 2
    return 0 if state.card == NOTHING else 1


def _add_raid(row: Row, state: Position, me: int) -> None:
    """The raid, and its tokens on the wall or in front of somebody."""
    players = state.players
    row.one_hot(len(RAIDS), state.raid)
    first = state.raid * SLOT_COUNT
    for token in range(first, first + SLOT_COUNT):
        row.number(ALIBIS[token] if state.where[token] >= CENTRE else 0)
    for token in range(first, first + SLOT_COUNT):
        where = state.where[token]
        row.one_hot(players + 1, 1 + (where - me) % players if where >= 0 else 0 if where == CENTRE else -1)


def _add_piles(row: Row, state: Position, seat: int | None, others: list[int]) -> None:
    """What was won in raids that are over; how much of it is worth something, one must know for oneself."""
    over = not state.to_act
    everybody = over or state.setup.options["scores"] == "open"
    safe = state.where if over else state.where[: state.raid * SLOT_COUNT]
    loot, alibis = state.standing(len(safe))
    row.numbers([safe.count(other) for other in others])
    row.numbers([loot[other] if everybody or other == seat else 0 for other in others])
    row.numbers([alibis[other] if everybody or other == seat else 0 for other in others])
