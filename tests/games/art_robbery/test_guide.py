"""What a search is told about Art Robbery: promising cards, how raids go on, standings, and what it does with them."""

from __future__ import annotations

import pytest

from larcin.bots import Budget, SearchBot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.art_robbery.components import RAIDS
from larcin.games.art_robbery.guide import at_the_start, courses_from, finish_raid
from larcin.games.art_robbery.position import Position
from tests.games.art_robbery.builder import GAME, act, position

GUIDE = GAME.guide()


def promising(state: Position) -> str:
    """The action with the highest prior."""
    seat = state.to_act[0]
    legal = state.legal(seat)
    priors = GUIDE.priors(state, seat, legal)
    assert min(priors) >= 0.0
    return legal[priors.index(max(priors))].notation


def thinking(state: Position) -> str:
    """What sixty iterations come to."""
    return SearchBot(1, Budget(iterations=60)).choose(Sight(state, state.to_act[0], FastRng(1))).notation


def new(players: int, seed: int, **options: str) -> Position:
    state = GAME.state(players, seed, options=options)
    assert isinstance(state, Position)
    return state


def step(state: Position, rng: FastRng) -> None:
    seat = state.to_act[0]
    legal = state.legal(seat)
    state.apply(seat, legal[rng.below(len(legal))])


def test_the_token_that_ends_the_raid_is_the_most_promising() -> None:
    front = {0: "4 boss 3a", 1: "0 1 2 3b 3c"}
    assert promising(position("5 3 3 3 3", "1 1 2 2 3", front=front)) == "play 5"


def test_a_dog_is_given_for_what_is_worth_more_than_it() -> None:
    state = act(position("5 3 0 0 dog", "1 1 2 2 3", front={1: "5"}, dog=1), "play 5")
    assert promising(state) == "give dog"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_priors_read_no_other_hand(players: int) -> None:
    """Two worlds that a seat imagines from the same knowledge promise it the same."""
    rng = FastRng(players)
    state = new(players, 11)
    for _ in range(60):
        if not state.to_act:
            break
        seat = state.to_act[0]
        legal = state.legal(seat)
        worlds = [state.imagine(seat, FastRng(f"world {n}")) for n in range(2)]
        first, second = (GUIDE.priors(world, seat, legal) for world in worlds)
        assert first == second == GUIDE.priors(state, seat, legal)
        step(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_raid_is_at_its_start_until_somebody_has_played(players: int) -> None:
    """Whatever is played first, the Guard Dog too, is played on from."""
    starts = 0
    for seed in range(12):
        rng = FastRng(seed)
        state = new(players, seed)
        raid = -1
        while state.to_act:
            assert at_the_start(state) == (state.raid != raid)
            starts += state.raid != raid
            raid = state.raid
            step(state, rng)
    assert starts == 12 * len(RAIDS)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_play_out_ends_with_the_raid(players: int) -> None:
    state = act(position("5 3 0 0 dog", "1 1 2 2 3", *[""] * (players - 2)), "play 5")
    finish_raid(state)
    assert state.raid == 1
    assert at_the_start(state)


@pytest.mark.parametrize("printing", ["corrected", "first"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_when_the_game_is_over_the_winners_are_worth_most(players: int, printing: str) -> None:
    for seed in range(15):
        rng = FastRng(seed)
        state = new(players, seed, printing=printing)
        while state.to_act:
            step(state, rng)
        worth = GUIDE.worth(state)
        winners = state.winners()
        for seat in range(players):
            if seat in winners:
                assert worth[seat] >= 0.9 / len(winners)
            else:
                assert 0.0 <= worth[seat] <= 0.1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_before_the_first_raid_nobody_is_favoured(players: int) -> None:
    worth = GUIDE.worth(new(players, 3))
    assert worth == pytest.approx([worth[0]] * players)
    assert worth[0] == pytest.approx(0.9 / players + 0.05)


def test_loot_and_alibis_both_raise_a_standing_and_more_so_near_the_end() -> None:
    def worth(raid: str, mine: str) -> float:
        piles = {0: mine, 1: " ".join(t for t in _tokens(raid) if t not in mine.split())}
        return GUIDE.worth(position("", "", raid=raid, piles=piles))[0]

    even = worth("sculptures", "sketches-5 sketches-1 sketches-0")
    richer = worth("sculptures", "sketches-5 sketches-1 sketches-0 sketches-3a")
    safer = worth("sculptures", "sketches-5 sketches-1 sketches-0 sketches-2")
    assert richer > even
    assert safer > even
    later = worth("paintings", " ".join(_tokens("antiques")))
    assert later > worth("sculptures", " ".join(_tokens("sculptures")))
    assert later > 0.9


def _tokens(raid: str) -> list[str]:
    """Every token of the raids before this one."""
    slots = ("0", "1", "2", "3a", "3b", "3c", "4", "5", "boss")
    return [f"{earlier}-{slot}" for earlier in RAIDS[: RAIDS.index(raid)] for slot in slots]


def test_the_raids_to_come_are_drawn_alike_for_every_seat() -> None:
    courses = courses_from(2, 3, "corrected")
    count = len(courses) // 6
    sums = [sum(courses[place::6]) for place in range(6)]
    assert sums[0] == sums[1] == sums[2]
    assert sums[3] == sums[4] == sums[5] == count * (6 + 7) / 3  # all alibis of the two raids go to somebody
    assert courses_from(len(RAIDS), 3, "corrected") == [0] * 18  # nothing is to come any more


def test_search_ends_the_game_when_that_wins_it() -> None:
    """With the 5 it is 53 to 51; left hanging, the rival is likely to have a 5 or a Greedy Thief for it."""
    front = {0: "2 3a 3c", 1: "0 1 3b 4 boss"}
    piles = {0: " ".join(_tokens("paintings")[::2]), 1: " ".join(_tokens("paintings")[1::2])}
    state = position("5 2 2 2 dog", "5 5 5 thief 4", raid="paintings", front=front, piles=piles)
    assert thinking(state) == "play 5"
    state = act(state, "play 5")
    assert state.winners() == (0,)
    assert [score.total for score in state.scores()] == [53, 51]


def test_search_keeps_the_loot_that_decides_the_game() -> None:
    """The dog is worth nothing once the raid is over, and the Paintings are the last."""
    front = {0: "4 3a 3b", 1: "5 boss 0 1 2"}
    piles = {0: " ".join(_tokens("paintings")[::2]), 1: " ".join(_tokens("paintings")[1::2])}
    state = position("0 1 boss dog 5", "thief 3 3 2 1", raid="paintings", front=front, piles=piles, dog=1)
    act(state, "play 5")
    assert thinking(state) == "give dog"
