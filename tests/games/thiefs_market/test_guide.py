"""What a search is told about Thief's Market: piles and their worth, promising actions, standings, and what it does."""

from __future__ import annotations

import pytest

from larcin.bots import Budget, SearchBot
from larcin.core.guide import result
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.thiefs_market.appraisal import HAULS, Shopper
from larcin.games.thiefs_market.bazaar import SPLIT, tally_of
from larcin.games.thiefs_market.components import KINDS
from larcin.games.thiefs_market.gang import Gang, Split
from larcin.games.thiefs_market.guide import shares
from larcin.games.thiefs_market.loot import Appraiser, common, fits, size
from larcin.games.thiefs_market.market import for_sale
from larcin.games.thiefs_market.position import Position
from tests.games.thiefs_market.builder import GAME, act, market, split

GUIDE = GAME.guide()
SCEPTER = {"A": "- -", "C": "scepter"}  # white white blue: six points, and nothing else to buy


def weights(state: Position) -> dict[str, float]:
    """The priors of the seat to act, by notation, as parts of one."""
    seat = state.to_act[0]
    legal = state.legal(seat)
    priors = GUIDE.priors(state, seat, legal)
    assert min(priors) >= 0.0
    return {action.notation: prior / sum(priors) for action, prior in zip(legal, priors, strict=True)}


def promising(state: Position) -> str:
    found = weights(state)
    return max(found, key=lambda notation: found[notation])


def thinking(state: Position) -> str:
    """What sixty iterations come to."""
    seat = state.to_act[0]
    return SearchBot(1, Budget(iterations=60)).choose(Sight(state, seat, FastRng(1))).notation


def at_random(players: int, seed: str, decisions: int) -> Position:
    """A position some way into a game of chance."""
    state = GAME.state(players, seed=seed)
    rng = FastRng(seed)
    while state.to_act and decisions:
        legal = state.legal(state.to_act[0])
        state.apply(state.to_act[0], legal[rng.below(len(legal))])
        decisions -= 1
    assert isinstance(state, Position)
    return state


# Piles


def test_piles_are_numbers() -> None:
    pile = tally_of([2, 0, 1, 0, 0, 3, 1])
    assert size(pile) == 7
    assert fits(tally_of([1, 0, 1, 0, 0, 0, 1]), pile)
    assert not fits(tally_of([1, 1, 0, 0, 0, 0, 0]), pile)
    assert common(tally_of([1, 2, 1, 0, 0, 0, 0]), pile) == tally_of([1, 0, 1, 0, 0, 0, 0])


def test_a_pile_is_worth_what_the_greedy_bot_thinks() -> None:
    """The quick reckoning with numbers and the plain one with lists agree, but for cards that turn dice (it looks
    further there) and for hauls, whose worth grows with the pile.
    """
    rng = FastRng(5)
    compared = 0
    for seed in range(30):
        state = at_random(3, f"piles {seed}", 20 + 8 * seed)
        if not state.to_act or any(card in HAULS for card in for_sale(state)):
            continue
        for seat in range(3):
            appraiser = Appraiser(state, seat)
            shopper = Shopper(state, seat)
            if appraiser.turns:
                continue
            for _ in range(5):
                counts = [rng.below(3) for _ in range(KINDS - 1)] + [rng.below(2)]
                assert appraiser.worth(tally_of(counts)) == pytest.approx(shopper.pile(counts))
                compared += 1
    assert compared > 60


def test_a_card_that_turns_a_die_makes_a_pile_better() -> None:
    plain = Appraiser(market("red", sale=SCEPTER), 0)
    turning = Appraiser(market("red", sale=SCEPTER, owned={0: "alchemical-lab"}), 0)
    pile = tally_of([1, 1, 1, 0, 0, 0, 0])
    assert turning.worth(pile) > plain.worth(pile) + 5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_split_that_is_played_on_ends_with_all_objects_in_piles(players: int) -> None:
    ended = 0
    for seed in range(16):
        state = at_random(players, f"split {seed}", 9 * seed)
        if not state.to_act or state.phase != SPLIT:
            continue
        rest = Split(state, Gang(state))
        rest.play_on(FastRng(seed))
        objects = sum(size(pile) for pile in rest.piles) + size(rest.centre)
        assert objects == len(state.where)
        assert rest.back == 0
        ended += all(rest.piles) and rest.centre == 0
    assert ended > 5


# Priors


def test_the_pile_for_the_best_card_is_promising_in_one_order_only() -> None:
    state = split("", "", "", centre="white white blue red red green green bag mask mask pawn", sale=SCEPTER)
    state.gold = [0, 0, 0]
    found = weights(state)
    assert found["take white"] > 0.3
    assert found["take white"] > 10 * found["take blue"]  # after white, blue; never the other way round
    act(state, "take white", "take white")
    assert promising(state) == "take blue"
    act(state, "take blue")
    assert weights(state)["done"] > 0.1


def test_a_pile_that_buys_much_is_promising_to_steal() -> None:
    state = split("white white blue red", "red red red red red", "", turn=2, sale=SCEPTER, gold=[0, 0, 0])
    assert promising(state) == "steal from 0"
    assert promising(act(state, "steal from 0")) == "return red"


def test_the_best_card_is_promising_and_leaving_is_not() -> None:
    found = weights(market("white white blue red", sale={"A": "tailor necklace", "C": "scepter"}))
    assert found["buy scepter"] > 0.5 > 0.01 > found["end turn"]


def test_priors_do_not_depend_on_what_nobody_has_seen() -> None:
    for seed in range(12):
        state = at_random(3, f"unseen {seed}", 10 + 17 * seed)
        if not state.to_act:
            continue
        seat = state.to_act[0]
        one, other = (state.imagine(seat, FastRng(chance)) for chance in (1, 2))
        assert one.decks != other.decks
        assert GUIDE.priors(one, seat, one.legal(seat)) == GUIDE.priors(other, seat, other.legal(seat))


# Standings


def test_shares_grow_with_the_lead_and_with_the_end_in_sight() -> None:
    even = shares([20.0, 20.0, 20.0], 3.0)
    assert even == pytest.approx([even[0]] * 3)
    far, near = shares([24.0, 20.0, 16.0], 9.0), shares([24.0, 20.0, 16.0], 2.0)
    for found in (far, near):
        assert 1.0 > found[0] > found[1] > found[2] > 0.0
    assert near[0] > far[0]
    assert near[2] < far[2]


def test_points_gold_and_cards_make_a_standing_better() -> None:
    def share(gold: int = 0, infamy: int = 0, owned: str = "") -> float:
        tokens = {"gold": [gold, 1, 1], "infamy": [infamy, 0, 0], "owned": {0: owned}}
        state = market("pawn", "red", "red", turn=1, sale={"A": "necklace shadowy-hood nearby-safehouse"}, **tokens)
        return GUIDE.worth(state)[0]

    assert share(infamy=5) > share()
    assert share(gold=3) > share()
    assert share(owned="fence tailor") > share()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_a_standing_is_the_result(players: int) -> None:
    for seed in range(4):
        state = at_random(players, f"worth {seed}", -1)
        assert not state.to_act
        worth = GUIDE.worth(state)
        assert worth == pytest.approx(result(state))
        assert worth.index(max(worth)) in state.winners()


def test_a_standing_is_read_and_nothing_is_played() -> None:
    for seed in range(15):
        state = at_random(3, f"read {seed}", 11 * seed)
        if not state.to_act:
            continue
        before = state.dump()
        worth = GUIDE.worth(state)
        after = state.dump()
        assert {**after, "rng": ""} == {**before, "rng": ""}  # a split is played on with the world's own chance
        assert all(0.0 <= share <= 1.0 for share in worth)


def test_dice_that_were_rolled_are_a_signpost() -> None:
    one = split("red red", "", "", centre="red white blue pawn", turn=1)
    other = split("red red", "", "", centre="red white green pawn", turn=1)
    assert GUIDE.signpost(one, 0) != GUIDE.signpost(other, 0)
    assert GUIDE.signpost(market("red", sale={"A": "tailor"}), 0) == 0


# Search


def test_a_search_buys_the_card_that_wins_rather_than_leave() -> None:
    state = market("white white blue red", sale={"A": "tailor necklace", "C": "scepter"})
    assert thinking(state) == "buy scepter"


def test_a_search_does_not_leave_the_whole_loot_to_the_last() -> None:
    """Seat 1 is next without a pile, and alone: all that lies in the centre would be its own."""
    sale = {"A": "- -", "C": "scepter crown fur-coat"}
    state = split("", "", "mask mask", centre="white white blue blue red mask mask pawn", turn=0, sale=sale)
    assert thinking(state) != "take red"
    assert thinking(act(state, "take white")) != "done"
