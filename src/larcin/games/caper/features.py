"""Caper for learning agents: the view of a seat as numbers.

There are two Masterminds whatever the number of seats, so what is theirs is written for the seat's own one first: a
Lookout's is the one he works for, the Snitch and spectators begin with cream. On a stack only the card on top matters
(it can be flipped, and gear goes onto it); all others are counted by side.
"""

from __future__ import annotations

from typing import Final

from larcin.core.features import Feature, Row
from larcin.core.state import Setup
from larcin.games.caper import components as box
from larcin.games.caper.knowledge import held_by, known, own_offer, phase_seen
from larcin.games.caper.rounds import Rounds, mastermind_of
from larcin.games.caper.scoring import reckon
from larcin.games.caper.turns import NO_WINDOW, PHASES, TARGET

GEAR_KINDS: Final[int] = box.KINDS - box.THIEF_KINDS
MOST_CARDS: Final[int] = max([len(box.gear_of(city)) for city in range(len(box.CITIES))])  # of a deck
MOST_CAPERS: Final = 40  # scores have no printed limit: what is more counts as this
MOST_WORTH: Final = 60
MOST_POINTS: Final = 150


def features(setup: Setup) -> tuple[Feature, ...]:
    """Every feature, in the order in which `encode` writes them."""
    seats = setup.players
    copies = max(box.COPIES)
    return (
        Feature(
            "seat", seats, 1, "Which seat is yours: cream, mint, then the Snitch or the Lookouts of cream and mint."
        ),
        Feature("to-act", seats, 1, "Who decides."),
        Feature("step", len(PHASES), 1, f"What is asked: {', '.join(PHASES)}. Of others' plays not how far they are."),
        Feature("turn", 2, 1, "Whose turn it is of the two Masterminds, yours first."),
        Feature("round", len(box.ROUNDS), 1, "The round."),
        Feature("pair", 1, max(box.CARDS_EACH), "Pairs of turns done in this round."),
        Feature("city", len(box.CITIES), 1, "The city: Paris, Rome, London."),
        Feature("locations", box.PLACES * len(box.LOCATIONS), 1, "Which location each of the three is."),
        # The table, by side: your Mastermind's at the three locations, then the rival's
        Feature("thieves", box.THIEF_KINDS * box.SIDES, 1, "The side on which each thief is."),
        Feature("thief-down", box.THIEF_KINDS, 1, "The thief lies face down."),
        Feature("gear", box.THIEF_KINDS, box.HEIGHT - 1, "How much gear lies on each thief."),
        Feature("top", box.THIEF_KINDS * GEAR_KINDS, 1, "The gear on top of each thief."),
        Feature("top-down", box.THIEF_KINDS, 1, "The gear on top of the thief lies face down."),
        Feature("gear-up", GEAR_KINDS * box.SIDES, copies, "How many of each gear card lie face up on a side."),
        Feature("gear-down", GEAR_KINDS * box.SIDES, copies, "The same face down."),
        Feature("capers", box.SIDES, MOST_CAPERS, "The capers of each side now."),
        Feature("worth", box.SIDES, MOST_WORTH, "The points of the location's prize, were it won from that side now."),
        # The Masterminds, yours first
        Feature("points", 2, MOST_POINTS, "Points if the game ended now."),
        Feature("coins", 2, box.COINS, "Coins in the purse."),
        Feature("laundered", 2, box.COINS, "Coins on the discard."),
        Feature("discard", box.KINDS * 2, copies, "Cards on the discard: thieves, then gear, in the order of the box."),
        # Cards
        Feature("cards", seats, max(box.CARDS_EACH), "How many cards each seat holds."),
        Feature(
            "known",
            box.KINDS * seats,
            copies,
            "The cards of which you are sure that each seat holds them; yours first.",
        ),
        Feature("chosen", box.KINDS, 1, "Your card that waits for a place."),
        Feature("offer", box.KINDS, 2, "What you, a Lookout, have laid ready to pass."),
        Feature("flipper", box.KINDS, 1, "The card whose target is being chosen."),
        Feature("spot", box.PLACES, 1, "Where it lies."),
        Feature("window", 2, 1, "The free play that is open: before the leftover, after it."),
        Feature("supply", 1, box.COINS, "Coins in the supply."),
        Feature("pile", 1, 2 * max(box.CARDS_EACH), "Cards in the Snitch's pile."),
        Feature("decks", 2, MOST_CARDS, "Cards in the decks of thieves and of gear."),
    )


def encode(state: Rounds, seat: int | None) -> bytearray:
    """What the seat sees, from its own place clockwise."""
    row = Row()
    players = state.players
    me = 0 if seat is None else seat
    mine = mastermind_of(players, seat)
    actor = seat is not None and seat in state.to_act
    row.one_hot(players, box.NOTHING if seat is None else seat)
    for place in range(players):
        row.number(1 if (me + place) % players in state.to_act else 0)
    row.one_hot(len(PHASES), phase_seen(state, seat))
    row.one_hot(2, (state.turn - mine) % 2)
    row.one_hot(len(box.ROUNDS), state.round)
    row.number(state.step)
    row.one_hot(len(box.CITIES), state.city)
    for location in state.locations:
        row.one_hot(len(box.LOCATIONS), location)
    _add_stacks(row, state, mine)
    _add_standing(row, state, mine)
    for place in range(players):
        row.number(len(held_by(state, (me + place) % players)))
    for place in range(players):
        row.counts(box.KINDS, known(state, seat, (me + place) % players))
    row.one_hot(box.KINDS, state.chosen if actor else box.NOTHING)
    row.counts(box.KINDS, own_offer(state, seat))
    row.one_hot(box.KINDS, state.flipper if state.phase == TARGET else box.NOTHING)
    row.one_hot(box.PLACES, state.spot % box.PLACES if state.phase == TARGET else box.NOTHING)
    window = box.NOTHING
    if state.window != NO_WINDOW:
        window = 0 if state.window == box.BEFORE_LEFTOVER else 1
    row.one_hot(2, window)
    row.number(state.supply)
    row.number(len(state.pile))
    row.number(len(state.thief_deck))
    row.number(len(state.gear_deck))
    return row.done()


def _add_stacks(row: Row, state: Rounds, mine: int) -> None:
    """Every thief with its gear. Sides of one's own Mastermind come first."""
    thieves = row.zeros(box.THIEF_KINDS * box.SIDES)
    thief_down = row.zeros(box.THIEF_KINDS)
    gear = row.zeros(box.THIEF_KINDS)
    top = row.zeros(box.THIEF_KINDS * GEAR_KINDS)
    top_down = row.zeros(box.THIEF_KINDS)
    gear_up = row.zeros(GEAR_KINDS * box.SIDES)
    gear_down = row.zeros(GEAR_KINDS * box.SIDES)
    for stack in range(box.STACKS):
        size = state.size[stack]
        if size == 0:
            continue
        side = (stack // box.CREW + mine * box.PLACES) % box.SIDES
        first = stack * box.HEIGHT
        thief = state.cards[first]
        row.values[thieves + thief * box.SIDES + side] = 1
        row.values[thief_down + thief] = int(state.flipped[first])
        row.values[gear + thief] = size - 1
        for place in range(first + 1, first + size):
            kind = state.cards[place] - box.THIEF_KINDS
            row.values[(gear_down if state.flipped[place] else gear_up) + kind * box.SIDES + side] += 1
        if size > 1:
            highest = first + size - 1
            row.values[top + thief * GEAR_KINDS + state.cards[highest] - box.THIEF_KINDS] = 1
            row.values[top_down + thief] = int(state.flipped[highest])


def _add_standing(row: Row, state: Rounds, mine: int) -> None:
    """What both Masterminds have, one's own first."""
    now = reckon(state)
    for side in range(box.SIDES):
        row.number(min(max(now.capers[(side + mine * box.PLACES) % box.SIDES], 0), MOST_CAPERS))
    for side in range(box.SIDES):
        row.number(min(max(now.worth[(side + mine * box.PLACES) % box.SIDES], 0), MOST_WORTH))
    order = [mine, 1 - mine]
    for mastermind in order:
        row.number(min(max(now.total(mastermind), 0), MOST_POINTS))
    for mastermind in order:
        row.number(state.coins[mastermind])
    for mastermind in order:
        row.number(state.laundered[mastermind])
    for mastermind in order:
        row.counts(box.KINDS, state.discards[mastermind])
