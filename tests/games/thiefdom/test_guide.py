"""What a search is told about Thiefdom: errands, dangers, standings, promising actions, and what it does with them."""

from __future__ import annotations

import pytest

from larcin.bots import Budget, SearchBot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.thiefdom.box import CELLS, FOLK, PLACE_NUMBER, SMUGGLER_PLACES
from larcin.games.thiefdom.errands import Errands, Watch
from larcin.games.thiefdom.guide import Guide
from larcin.games.thiefdom.outlook import CITIES, Guild, Library
from larcin.games.thiefdom.patrols import Patrols, risk_tonight
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.stops import FIRST_MISSION, pack
from tests.games.thiefdom.builder import GAME, Scene

GUIDE = GAME.guide()
STREET = """
    aaa.bbb
    aaa*..b
    aaa1e.b
    .>.x.*.
    c.KKK.d
    c..*..d
    ccc.ddd
    """


def promising(scene: Scene) -> str:
    """The action with the highest prior, with marks."""
    state = scene.load()
    seat = state.to_act[0]
    legal = state.legal(seat)
    priors = GUIDE.priors(state, seat, legal)
    assert min(priors) >= 0.0
    return scene.marked(legal[priors.index(max(priors))].notation)


def thinking(scene: Scene) -> str:
    """What sixty iterations come to, with marks."""
    state = scene.load()
    bot = SearchBot(1, Budget(iterations=60))
    return scene.marked(bot.choose(Sight(state, state.to_act[0], FastRng(1))).notation)


def outlook(scene: Scene, seat: int = 0) -> float:
    state = scene.load()
    return Guild(state, seat, Library().book(state.city)).outlook()


def plan(scene: Scene, thief: int = 0, left: int = 9) -> tuple[float, int]:
    """What that thief's best errands are worth from where it is, and what they claim."""
    state = scene.load()
    found = Errands(state, thief).best(state.where[thief], 0, pack(state, thief), left, 3, 0, 0, None)
    return found.worth, found.claim


def new(players: int, seed: int) -> Position:
    state = GAME.state(players, seed)
    assert isinstance(state, Position)
    return state


def step(state: Position, rng: FastRng) -> None:
    seat = state.to_act[0]
    legal = state.legal(seat)
    state.apply(seat, legal[rng.below(len(legal))])


# Errands


def test_a_load_is_worth_more_the_nearer_its_buyer_is() -> None:
    """Where the dealer is within reach gems are sold; where time is too short they are leftovers, 2 for 1 VP."""
    scene = Scene("", "").thief(place="a11", goods={"gem": 4})
    at_the_door, _ = plan(scene, left=2)
    too_late, _ = plan(scene, left=0)
    assert at_the_door == pytest.approx(4.0)
    assert too_late == pytest.approx(2.0)


def test_a_mission_is_preferred_to_the_market_and_claimed() -> None:
    """Mission 6 pays 8 VP for four liquor, the market 4."""
    smuggler = SMUGGLER_PLACES.index(PLACE_NUMBER["smuggler-7"])
    scene = Scene("", "", missions={"7": 6}).thief(place="smuggler-7", goods={"liquor": 4})
    worth, claim = plan(scene, left=1)
    assert worth == pytest.approx(8.0)
    assert claim == FIRST_MISSION << smuggler


def test_two_thieves_of_a_guild_do_not_count_on_the_same_mission() -> None:
    def hopes(*loaded: int) -> float:
        scene = Scene("", "", missions={"7": 6}, round=6)
        for number in loaded:
            scene.thief(number, place="smuggler-7", goods={"liquor": 4})
        return outlook(scene)

    nobody, one, both = hopes(), hopes(1), hopes(1, 2)
    assert both - one < one - nobody - 2.0


def test_tonight_one_walks_around_what_guards_watch() -> None:
    scene = Scene("", "").thief(place="a11", goods={"gem": 4})
    state = scene.load()
    dealer = PLACE_NUMBER["dealer-6"]
    errands = Errands(state, 0)
    load = pack(state, 0)
    doors = {space for space in range(CELLS) if dealer in state.city.steps[space]}
    here = next(
        space for space in range(CELLS) if state.city.street[space] and state.city.distance_to(dealer)[space] == 2
    )
    free = Watch(1, state.city, set())
    barred = Watch(2, state.city, doors)
    assert errands.best(here, 0, load, 3, 3, 0, 0, free).worth > errands.best(here, 0, load, 3, 3, 0, 0, barred).worth


# Dangers


def test_a_guard_may_come_to_see_what_lies_along_its_ways() -> None:
    scene = Scene(STREET, rng=[0])
    state = scene.load()
    patrols = Patrols(state.city)
    guard = FOLK.index("guard-a")
    post, facing = state.folk[guard], state.facing[guard]
    ahead = PLACE_NUMBER[scene.marks["x"]]
    behind = post - 1
    assert patrols.within(post, facing, ahead)
    assert patrols.chance(post, facing, ahead) == 1.0, "it looks ahead before it starts (R15)"
    assert not patrols.within(post, facing, behind), "it never turns round (R9)"


def test_what_a_die_can_bring_somebody_can_choose() -> None:
    state = new(1, 3)
    patrols = Patrols(state.city)
    for lantern in [space for space in range(CELLS) if state.city.lantern[space]]:
        for way in state.city.exits[lantern]:
            for space in range(CELLS):
                if patrols.chance(lantern, way, space) > 0.0:
                    assert patrols.within(lantern, way, space)


def test_only_patrols_still_to_come_are_feared() -> None:
    """Cane stands before guard A, which is on the rival's board; its own board it need not fear."""
    scene = Scene(STREET).thief(place="x")
    state = scene.load()
    patrols = Patrols(state.city)
    space = PLACE_NUMBER[scene.marks["x"]]
    state.boards = [1, 0]
    state.activation = 1  # the rival's patrol is the last of the night
    assert risk_tonight(state, patrols, 0, space) > 0.5
    state.activation = 8
    assert risk_tonight(state, patrols, 0, space) == 0.0
    state.boards, state.activation = [0, 1], 1
    assert risk_tonight(state, patrols, 0, space) == 0.0


# Promising actions


def test_what_sells_is_sold() -> None:
    assert promising(Scene("", "").thief(place="dealer-6", goods={"gem": 4}).play("activate")) == "sell gem 4"


def test_an_artwork_is_delivered_at_the_door() -> None:
    assert promising(Scene("", "").thief(place="a11", goods={"artwork-a": 1})) == "step dealer-6"


def test_liquor_is_for_the_smuggler_who_pays_twice() -> None:
    scene = Scene("", "", missions={"7": 6}).thief(place="smuggler-7", goods={"liquor": 4})
    assert promising(scene) == "activate"


def test_nobody_steps_into_a_guards_sight() -> None:
    scene = Scene(STREET).thief(goods={"gold": 4, "wine": 2})
    assert promising(scene) != "step x"
    assert thinking(scene) != "step x"


def test_a_search_takes_the_two_actions_that_pay() -> None:
    """With two actions left an artwork is carried in and delivered, not carried on."""
    scene = Scene("", "", ap=2, round=6).thief(place="a11", goods={"artwork-a": 1})
    assert thinking(scene) == "step dealer-6"
    assert thinking(scene.play("step dealer-6")) == "activate"


def test_a_search_sends_its_guard_after_a_rival() -> None:
    """The guard sees the loaded rival to the east; nobody of its own guild is about."""
    scene = Scene(
        """
        aaa.bbb
        aaa*..b
        aaa.e.b
        .^.4.*.
        c.KKK.d
        c..*..d
        ccc.ddd
        """
    ).thief(4, goods={"wine": 4})
    scene.walking("guard-a")
    assert scene.legal() == ["walk north", "walk east"]
    assert thinking(scene) == "walk east"


@pytest.mark.parametrize("players", [1, 2, 3])
def test_priors_read_nothing_that_the_seat_does_not_know_and_change_nothing(players: int) -> None:
    """Two worlds that a seat imagines from the same knowledge promise it the same."""
    rng = FastRng(players)
    state = new(players, 8)
    for number in range(300):
        if not state.to_act:
            break
        if number < 12 or number % 12 == 0:
            for seat in state.to_act:
                legal = state.legal(seat)
                worlds = [state.imagine(seat, FastRng(f"world {n}")) for n in range(2)]
                before = worlds[0].dump()
                first, second = (GUIDE.priors(world, seat, legal) for world in worlds)
                assert first == pytest.approx(second), f"{state.stage} after {number} decisions"
                assert worlds[0].dump() == before
        step(state, rng)


# Standings


@pytest.mark.parametrize("players", [1, 2, 4])
def test_standings_are_shares_and_at_the_end_the_result(players: int) -> None:
    rng = FastRng(players)
    state = new(players, 5)
    number = 0
    while state.to_act:
        if number % 40 == 0:
            assert all(0.0 <= share <= 1.0 for share in GUIDE.worth(state))
        step(state, rng)
        number += 1
    worth = GUIDE.worth(state)
    totals = [score.total for score in state.scores()]
    if players == 1:
        assert round(GUIDE.points(worth[0])) == totals[0]
    else:
        assert (worth.index(max(worth)),) == state.winners()


def test_alone_more_points_are_worth_more() -> None:
    state = new(1, 2)
    rng = FastRng(2)
    while state.to_act:
        step(state, rng)
    worths: list[float] = []
    for _ in range(8):
        worths.append(GUIDE.worth(state)[0])
        state.earned[0] += 10
    assert worths == sorted(set(worths))


def test_a_guild_that_is_ahead_stands_better_and_ever_more_so() -> None:
    def share(night: int) -> float:
        scene = Scene("", "", round=night).guild(0, vp=20).guild(1, vp=14)
        first, second = GUIDE.worth(scene.load())
        assert first + second == pytest.approx(1.0)
        return first

    assert 0.5 < share(1) < share(4) < share(6) < 1.0


def test_what_is_remembered_changes_no_answer() -> None:
    """A library that has seen other cities, and one that has not, judge alike; neither grows without end."""
    seasoned = Guide()
    for seed in range(2 * CITIES):
        seasoned.worth(_at_night(seed))
    state = _at_night(1)
    assert seasoned.worth(state) == Guide().worth(state) == GUIDE.worth(state)
    assert len(seasoned.library.books) <= CITIES


def _at_night(seed: int) -> Position:
    state = new(2, seed)
    rng = FastRng(seed)
    for _ in range(60):
        step(state, rng)
    return state


def test_levels_think_more_and_err_less() -> None:
    assert list(GUIDE.levels) == sorted(set(GUIDE.levels))
    assert list(GUIDE.heats) == sorted(GUIDE.heats, reverse=True)
    assert GUIDE.heats[-1] == 0.0
