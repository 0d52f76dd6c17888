"""Playing on in Caper as looks best at the moment, so that a search judges tables between two pairs of turns.

With the Snitch, and in teams, hardly anything is known of the cards to come. So the tree of a search stays shallow: it
seldom meets the same card of a rival twice, and what it judges must look ahead by itself. In a table judged in the
middle of a pair one Mastermind has had a card more; and until the last pair a lead says little, because the Snitch will
see to it that it melts. Every seat plays on as the greedy bot would, from what it knows in that world.
"""

from __future__ import annotations

from larcin.games.caper.bot import Mind, world_values
from larcin.games.caper.components import CHOOSE, CREAM, CREW, KINDS, MINT, NOTHING, PLACES, THIEF_KINDS
from larcin.games.caper.knowledge import known
from larcin.games.caper.position import Position
from larcin.games.caper.rounds import FIRST_LOOKOUT, SNITCH
from larcin.games.caper.turns import CARD, GIVING, OFFERING, PLACE, kinds_of


def play_on(world: Position, pairs: int) -> None:
    """Play to the end of the pair of turns begun; with the Snitch, so many pairs more."""
    while world.to_act:
        if world.phase == OFFERING:
            if not world.offers[0] and not world.offers[1]:
                return
            _offer(world)
        elif world.phase == GIVING:
            if pairs == 0:
                return
            pairs -= 1
            world.hand_out(_gift(world))
        elif world.phase == CARD:
            _play_best(world)
        else:
            go_on(world)


def go_on(world: Position) -> None:
    """Do what looks best with the card chosen."""
    legal = world.options()
    if len(legal) > 1:
        values = world_values(world, world.turn, legal)
        world.apply(world.turn, legal[values.index(max(values))])
    else:
        world.apply(world.turn, legal[0])


def _play_best(world: Position) -> None:
    """Play the card of the hand that looks best, where it looks best: both are found by looking at the table once."""
    mind = Mind(world)
    turn = world.turn
    cards = world.choosable()
    values = [mind.value(CHOOSE[card]) for card in cards]
    card = cards[values.index(max(values))]
    world.choose(card)
    if world.phase != PLACE or world.turn != turn or world.chosen != card:
        return  # it had but one place to go
    stack = mind.where[turn * KINDS + card]
    if stack == NOTHING:
        world.discard()
    elif card < THIEF_KINDS:
        world.send(world.locations[stack // CREW % PLACES])
    else:
        world.equip(stack)


def _gift(world: Position) -> int:
    """Which of his two cards the Snitch gives cream."""
    drawn = kinds_of(world.hands[SNITCH])
    if len(drawn) == 1:
        return drawn[0]
    values = gifts(world, drawn)
    return drawn[values.index(max(values))]


def gifts(world: Position, drawn: list[int]) -> list[float]:
    """How good it looks to the Snitch to give cream each of these cards. He knows no Mastermind's first card."""
    mind = Mind(world)
    cream = known(world, SNITCH, CREAM)
    mint = known(world, SNITCH, MINT)
    return [mind.gift(card, cream, mint) for card in drawn]


def _offer(world: Position) -> None:
    """Let the Lookouts pass what looks to be of the least use to the opposing Mastermind."""
    mind = Mind(world)
    while world.phase == OFFERING:
        seat = world.to_act[0]
        cards = kinds_of(world.hands[seat])
        values = [mind.best(1 - (seat - FIRST_LOOKOUT), card) for card in cards]
        world.offer(seat, cards[values.index(min(values))])
