"""What a search is told about Caper: promising cards and places, standings, and what it does with them."""

from __future__ import annotations

import pytest

from larcin.bots import Budget, SearchBot
from larcin.core.guide import result
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.caper.bot import world_values
from larcin.games.caper.components import STARTER
from larcin.games.caper.foresight import play_on
from larcin.games.caper.guide import shares
from larcin.games.caper.outlook import Outlook
from larcin.games.caper.position import Position
from larcin.games.caper.turns import CARD, GIVING, OFFERING
from tests.games.caper.builder import GAME, act, end, position, start

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


def step(state: Position, rng: FastRng) -> None:
    seat = state.to_act[0]
    legal = state.legal(seat)
    state.apply(seat, legal[rng.below(len(legal))])


def lying(state: Position) -> list[object]:
    """Everything that trying a card out touches, what follows from the cards included."""
    lies = (state.cards[:], state.flipped[:], state.size[:], state.stack_of[:], state.tally[:], state.change[:])
    return [*lies, state.safe[:], state.powers[:], state.coins[:], state.laundered[:], state.dump()]


def test_the_caper_that_wins_a_location_is_promising() -> None:
    state = position("gala: mime | saint+simple-disguise", "", "smoke-screen skeleton-key", pairs=4, coins=(0, 1))
    assert promising(state) == "choose smoke-screen"
    assert promising(act(state, "choose smoke-screen")) == "on saint"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_tried_out_and_taken_back(players: int) -> None:
    """Flips, prices, protections, laundered coins and free plays come up somewhere in these games."""
    for city in ("paris", "rome", "london"):
        rng = FastRng(city)
        state = start(players, 5, city)
        while state.to_act:
            for seat in state.to_act:
                before = lying(state)
                GUIDE.priors(state, seat, state.legal(seat))
                assert lying(state) == before
            step(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_priors_read_nothing_that_the_seat_does_not_know(players: int) -> None:
    """Two worlds that a seat imagines from the same knowledge promise it the same."""
    rng = FastRng(players)
    state = start(players, 8)
    while state.to_act:
        for seat in state.to_act:
            legal = state.legal(seat)
            worlds = [state.imagine(seat, FastRng(f"world {n}")) for n in range(2)]
            first, second = (GUIDE.priors(world, seat, legal) for world in worlds)
            assert first == pytest.approx(second)
        step(state, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_standings_are_shares_of_one_win_and_say_who_won_at_the_end(players: int) -> None:
    rng = FastRng(players)
    state = start(players, 21)
    while state.to_act:
        worth = GUIDE.worth(state.clone())
        assert len(worth) == players
        assert min(worth) >= 0.0
        assert sum(worth[:2]) == pytest.approx(1.0) or (players == 3 and sum(worth) == pytest.approx(1.0, abs=0.1))
        if players == 4:
            assert worth[:2] == worth[2:]
        step(state, rng)
    worth = GUIDE.worth(state)
    for seat in range(players):
        assert (worth[seat] >= 0.9) == (seat in state.winners())
    if players == 2:
        assert worth == pytest.approx(result(state))


def test_a_lead_is_worth_more_with_less_to_come() -> None:
    assert shares(0.0, 10.0, 2) == [0.5, 0.5]
    assert 0.5 < shares(4.0, 20.0, 2)[0] < shares(4.0, 5.0, 2)[0] < 1.0
    assert shares(-4.0, 5.0, 2)[0] == pytest.approx(shares(4.0, 5.0, 2)[1])


def test_the_snitch_hopes_for_level_masterminds() -> None:
    level = shares(0.0, 2.0, 3)
    apart = shares(6.0, 2.0, 3)
    assert level[0] == pytest.approx(level[1])
    assert level[2] > 0.6 > apart[2]
    assert apart[0] > level[0] > apart[1]


def test_the_snitch_is_expected_to_win_most_games_and_early_leads_to_melt() -> None:
    """He wins about two of three games among greedy bots. A search that thought he won one in five, as it once did,
    strove for leads that he takes away again."""
    assert 0.55 < shares(0.0, 22.5, 3)[2] < 0.8
    for left in (0.0, 6.0, 22.5):
        assert sum(shares(5.0, left, 3)) == pytest.approx(1.0)
    early, late = (shares(6.0, left, 3) for left in (20.0, 2.0))
    assert 0.0 < early[0] - early[1] < 0.2 < late[0] - late[1]


@pytest.mark.parametrize("players", [3, 4])
def test_playing_on_ends_between_two_pairs_of_turns(players: int) -> None:
    """Judged in the middle of a pair, who has played already would look better than he stands."""
    rng = FastRng(players)
    state = start(players, 31)
    while state.to_act:
        world = state.clone()
        begun = world.phase not in (GIVING, OFFERING) or any(world.offers)
        play_on(world, 0)
        assert not world.to_act or world.phase in (GIVING, OFFERING)
        assert not any(world.offers)
        assert ((world.round, world.step) != (state.round, state.step) or not world.to_act) == begun
        step(state, rng)


def test_with_the_snitch_more_pairs_can_be_played_on() -> None:
    state = start(3, 31)
    for pairs in range(1, 4):  # the first round has three
        world = state.clone()
        play_on(world, pairs)
        assert (world.round, world.step) == ((0, pairs) if pairs < 3 else (1, 0))
    play_on(state, 1000)
    assert state.over


@pytest.mark.parametrize("players", [3, 4])
def test_playing_on_is_what_the_greedy_bot_would_do(players: int) -> None:
    """Card and place are found at one look, and are as good as those found one after the other."""
    rng = FastRng(players)
    state = start(players, 17)
    compared = 0
    while state.to_act:
        if state.phase == CARD and state.turn != STARTER[state.round]:
            quick = state.clone()
            play_on(quick, 0)
            slow = state.clone()
            while slow.to_act == (state.turn,) and (slow.round, slow.step) == (state.round, state.step):
                legal = slow.legal(state.turn)
                values = world_values(slow, state.turn, legal)
                slow.apply(state.turn, legal[values.index(max(values))])
            if quick.to_act and quick.phase == slow.phase:
                leads = [Outlook(world, True).lead(world, 0) for world in (quick, slow)]
                assert leads[0] == pytest.approx(leads[1])
                compared += 1
        step(state, rng)
    assert compared >= 12


def test_search_as_the_snitch_helps_who_is_behind() -> None:
    """Cream has two capers to none at the Gala; Smoke Screen, the one card to catch up with, has to go to mint."""
    table = "gala: mime+simple-disguise+smoke-screen | saint\nbank: tourist | dame"
    hands = ("blazeblaster", "blazeblaster", "smoke-screen blazeblaster")
    state = position(table, *hands, players=3, sizes=[1, 1, 2], phase="give", coins=(1, 1), pairs=4)
    assert thinking(state) == "give blazeblaster"


def test_a_lookouts_pass_is_judged_by_what_comes_of_it() -> None:
    """Mint needs a caper at the Gala: to pass it Smoke Screen is worse than to pass it what brings a coin."""
    lookout = "smoke-screen smoke-screen skeleton-key skeleton-key super-magnet plasma-cutter"
    table = "gala: mime+simple-disguise | saint+simple-disguise"
    state = position(table, "", "", lookout, players=4, sizes=[0, 0, 6, 6], phase="offer", coins=(0, 5))
    worths = {card: GUIDE.worth(act(state.clone(), f"give {card}"))[2] for card in ("smoke-screen", "skeleton-key")}
    assert worths["skeleton-key"] > worths["smoke-screen"]


def test_a_chosen_card_is_judged_where_it_does_most() -> None:
    """Choosing what wins the location is worth more at once, before it is known where it goes."""
    table = "gala: mime saint+smoke-screen | dame+simple-disguise banker"
    state = position(table, "", "incognito-tuxedo simple-disguise skeleton-key", pairs=3, coins=(0, 2))
    caper, coin = (GUIDE.worth(act(state.clone(), f"choose {card}"))[1] for card in ("simple-disguise", "skeleton-key"))
    assert caper > coin


def test_search_wins_the_game_with_its_last_card() -> None:
    """Smoke Screen on mint's side makes two capers to one; a coin would leave the prize to nobody."""
    state = position("gala: mime | saint+simple-disguise", "", "smoke-screen skeleton-key", pairs=4, coins=(0, 1))
    assert thinking(state) == "choose smoke-screen"
    assert thinking(act(state, "choose smoke-screen")) == "on saint"


def test_search_flips_what_hurts_most() -> None:
    table = "gala: saint+smoke-screen dame+skeleton-key | mime"
    state = act(
        position(table, "", "blazeblaster skeleton-key", pairs=4, coins=(0, 2)), "choose blazeblaster", "on mime"
    )
    assert thinking(state) == "flip saint"


def test_when_all_is_over_who_is_ahead_has_won() -> None:
    state = end("gala: mime+smoke-screen | saint")
    worth = GUIDE.worth(state)
    assert state.winners() == (0,)
    assert worth[0] >= 0.9 > 0.1 >= worth[1]
