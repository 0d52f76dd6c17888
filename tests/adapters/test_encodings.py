"""What single features say, for each game; and the page that lists them all."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import larcin
from larcin.adapters.describe import describe
from larcin.adapters.lens import Lens, rewards
from larcin.core.features import Row, mask_of
from larcin.core.game import Game
from larcin.core.rng import FastRng
from larcin.core.state import Setup, State
from larcin.games.art_robbery.position import Position
from larcin.games.art_robbery.tallies import size
from larcin.games.art_robbery.view import View

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def parts(state: State, seat: int | None) -> dict[str, list[int]]:
    """An observation, feature by feature."""
    values = list(state.game.encode(state, seat))
    found: dict[str, list[int]] = {}
    for feature in state.game.features(state.setup):
        found[feature.name], values = values[: feature.size], values[feature.size :]
    return found


def play(state: State, *notations: str) -> State:
    for notation in notations:
        state.apply(state.to_act[0], state.game.action(notation))
    return state


def walk(slug: str, players: int, decisions: int, seed: int = 1, **options: str) -> State:
    state: State = larcin.game(slug).state(players, seed, options=options)
    rng = FastRng(seed)
    for _ in range(decisions):
        legal = state.legal(state.to_act[0])
        state.apply(state.to_act[0], legal[rng.below(len(legal))])
    return state


def test_the_page_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == describe(), "python -m larcin.adapters.describe docs/observations.md"


def test_the_small_writers() -> None:
    row = Row()
    row.number(9)
    row.one_hot(3, 1)
    row.one_hot(2, -1)
    row.bits(4, 0b10101)
    row.counts(3, [2, 0, 2])
    row.numbers([0, 7])
    assert list(row.done()) == [9, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 2, 0, 7]


def test_a_row_grows_as_long_as_it_must() -> None:
    row = Row()
    row.zeros(5000)
    row.number(3)
    assert list(row.done()) == [0] * 5000 + [3]


def test_the_mask_has_a_byte_for_each_action_of_the_catalogue() -> None:
    state = larcin.game("art-robbery").state(2, 1)
    legal = state.legal(state.to_act[0])
    mask = mask_of(legal, 71)
    assert [number for number in range(71) if mask[number]] == [action.number for action in legal]


# Art Robbery


def test_art_robbery_counts_hands_and_piles_from_ones_own_seat() -> None:
    state = walk("art-robbery", 3, 70)
    for seat in range(3):
        seen = parts(state, seat)
        order = [(seat + place) % 3 for place in range(3)]
        view = state.view(seat)
        assert isinstance(state, Position)
        assert isinstance(view, View)
        places = [view.places[other] for other in order]
        assert sum(seen["hand"]) == size(state.hands[seat])
        assert seen["hands"] == [place.cards for place in places]
        assert seen["won"] == [place.won for place in places]
        assert seen["points"] == [place.points or 0 for place in places]
        assert seen["points"][1:] == [0, 0]
        assert seen["alibis"][0] == places[0].alibis
    assert parts(state, None)["hand"] == [0] * 9
    assert parts(state, None)["points"] == [0, 0, 0]


def test_art_robbery_with_open_scores_shows_every_pile() -> None:
    state = walk("art-robbery", 3, 70, scores="open")
    seen = parts(state, 0)
    assert seen["points"] == [place.points for place in state.view(0).places]  # type: ignore[attr-defined]
    assert min(seen["won"]) > 0


def test_art_robbery_a_theft_from_the_dog_holder_asks_him() -> None:
    """Wherever random play comes to it: the thief's turn, the victim decides, the token is named."""
    found = 0
    for seed in range(40):
        state = larcin.game("art-robbery").state(2, seed)
        rng = FastRng(seed)
        while state.to_act:
            if state.view(None).wanted is not None:
                victim = state.to_act[0]
                seen, other = parts(state, victim), parts(state, 1 - victim)
                assert seen["phase"] == other["phase"] == [0, 0, 1, 0]
                assert (seen["to-act"], seen["turn"], seen["dog"]) == ([1, 0], [0, 1], [1, 0, 0])
                assert (other["to-act"], other["turn"], other["dog"]) == ([0, 1], [1, 0], [0, 1, 0])
                slot = seen["wanted"].index(1)
                assert seen["tokens"][slot * 3 : slot * 3 + 3] == [0, 1, 0]
                found += 1
            legal = state.legal(state.to_act[0])
            state.apply(state.to_act[0], legal[rng.below(len(legal))])
    assert found > 5


# The others


def test_thiefs_market_hides_the_infamy_of_others_unless_it_is_open() -> None:
    hidden, shown = (walk("thiefs-market", 3, 120, infamy=choice) for choice in ("hidden", "open"))
    assert sum(shown.infamy) > 0  # type: ignore[attr-defined]
    for seat in range(3):
        everybody = [shown.infamy[(seat + place) % 3] for place in range(3)]  # type: ignore[attr-defined]
        assert parts(shown, seat)["infamy"] == everybody
        assert parts(hidden, seat)["infamy"] == [everybody[0], 0, 0]
    assert parts(hidden, None)["infamy"] == [0, 0, 0]


def test_thiefs_market_puts_every_object_somewhere() -> None:
    state = walk("thiefs-market", 4, 60)
    seen = parts(state, 2)
    assert sum(seen["centre"] + seen["back"] + seen["piles"]) == 12
    assert sum(seen["piles"][:7]) == len(state.view(2).places[2].pile)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("memory", "long", "inside"), [("closed", 0, 0), ("assisted", 6, 0), ("open", 6, 12)])
def test_master_thieves_shows_as_much_of_the_box_as_memory_allows(memory: str, long: int, inside: int) -> None:
    state = walk("master-thieves", 2, 0, memory=memory)
    while state.view(0).stage != "choosing":  # type: ignore[attr-defined]
        play(state, state.legal(state.to_act[0])[-1].notation)
    seen = parts(state, 0)
    assert sum(seen["long"]) == long
    assert sum(seen["upper"][0::3] + seen["lower"][0::3]) == inside
    assert sum(seen["upper"][2::3] + seen["lower"][2::3]) == (6 if memory == "open" else 0)


def test_master_thieves_a_card_face_down_is_seen_by_its_owner() -> None:
    state = walk("master-thieves", 3, 14)
    while len(state.to_act) < 3:
        state = play(state, state.legal(state.to_act[0])[0].notation)
    play(state, "choose thief")
    assert parts(state, 0)["role"][:6] == [0, 0, 0, 1, 0, 0]
    for other in (1, 2, None):
        assert sum(parts(state, other)["role"]) == 0
        assert sum(parts(state, other)["chosen"]) == 1
    assert parts(state, 2)["chosen"] == [0, 1, 0]


def test_caper_knows_the_hand_that_was_passed_on() -> None:
    state = larcin.game("caper").state(2, 3)
    assert sum(parts(state, 0)["known"][48:]) == 0, "the rival's hand is unknown"
    while state.step == 0:
        play(state, state.legal(state.to_act[0])[0].notation)
    seen = parts(state, 0)
    hands = state.hands
    assert [card for card in range(48) for _ in range(seen["known"][48 + card])] == hands[1]
    assert [card for card in range(48) for _ in range(seen["known"][card])] == hands[0]


def test_caper_begins_with_the_own_mastermind() -> None:
    state = walk("caper", 4, 60)
    view = state.view(None)
    coins = [mastermind.coins for mastermind in view.masterminds]  # type: ignore[attr-defined]
    capers = [[side.capers for side in location.sides] for location in view.locations]  # type: ignore[attr-defined]
    cream, mint = [c for c, _ in capers], [m for _, m in capers]
    for seat in (0, 2):
        assert parts(state, seat)["coins"] == coins
        assert parts(state, seat)["capers"] == cream + mint
    for seat in (1, 3):
        assert parts(state, seat)["coins"] == coins[::-1]
        assert parts(state, seat)["capers"] == mint + cream
        assert parts(state, seat)["seat"].index(1) == seat


def test_thiefdom_shows_plans_when_all_have_made_theirs() -> None:
    state = walk("thiefdom", 2, 0)
    while state.view(None).stage != "plan":  # type: ignore[attr-defined]
        play(state, state.legal(state.to_act[0])[-1].notation)
    play(state, "plan cane feather satchel patrol")
    assert parts(state, 0)["plans"][:16] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    assert sum(parts(state, 1)["plans"]) == 0
    assert parts(state, 1)["planned"] == [0, 1]
    play(state, "plan patrol cane feather satchel")
    assert parts(state, 1)["plans"][16:] == parts(state, 0)["plans"][:16]
    assert sum(parts(state, None)["plans"]) == 8


def test_thiefdom_puts_thieves_on_the_map() -> None:
    state = walk("thiefdom", 3, 300)
    view = state.view(1)
    seen = parts(state, 1)
    columns = "abcdefghijklmnopqrstuvwxyz"
    checked = 0
    for place in range(3):
        for shape in range(3):
            where = view.guilds[(1 + place) % 3].thieves[shape].place  # type: ignore[attr-defined]
            grid = seen["thieves"][(place * 3 + shape) * 40 : (place * 3 + shape + 1) * 40]
            if where[0] in columns and where[1:].isdigit():
                assert grid.index(1) == int(where[1:]) - 1
                assert grid[14:].index(1) == columns.index(where[0])
                checked += 1
            else:
                assert sum(seen["inside"][(place * 3 + shape) * 78 : (place * 3 + shape + 1) * 78]) == 1
    assert checked > 0


# The lens


def test_in_words_an_observation_names_what_is_not_zero() -> None:
    state = larcin.game("art-robbery").state(2, 1)
    words = Lens(state.game, state.setup).words(state, 0).split()
    assert "phase[0]" in words
    assert "deck[0]=45" in words
    assert len(words) == sum(value > 0 for value in state.game.encode(state, 0))


@pytest.mark.parametrize("scaled", [True, False])
def test_a_lens_can_be_pickled(scaled: bool) -> None:
    state = larcin.game("caper").state(3, 1)
    lens = Lens(state.game, state.setup, scaled)
    thawed = pickle.loads(pickle.dumps(lens))
    assert (thawed.see(state, 1) == lens.see(state, 1)).all()
    assert thawed.see(state, 1).dtype == lens.see(state, 1).dtype
    assert repr(copy.deepcopy(lens.features)) == repr(lens.features)


class Ended(State):
    """A game that is over, won by these seats."""

    def __init__(self, players: int, won: tuple[int, ...]) -> None:
        super().__init__(larcin.game("art-robbery"), Setup(players, "standard", {}), FastRng(0))
        self.won = won

    def winners(self) -> tuple[int, ...]:
        return self.won


@pytest.mark.parametrize(
    ("players", "won", "expected"),
    [
        (2, (1,), [-1, 1]),
        (2, (0, 1), [0, 0]),
        (3, (0,), [1, -0.5, -0.5]),
        (3, (0, 2), [0.5, -1, 0.5]),
        (4, (0, 2), [2 / 3, -2 / 3, 2 / 3, -2 / 3]),
    ],
)
def test_rewards_are_the_mean_over_the_rivals(players: int, won: tuple[int, ...], expected: list[float]) -> None:
    assert rewards(Ended(players, won)) == pytest.approx(expected)


def test_a_game_without_observations_says_so() -> None:
    class Bare(Game):
        slug = "bare"

        def __init__(self) -> None:
            pass

    with pytest.raises(NotImplementedError, match="bare has no observations"):
        Bare().features(Setup(2, "standard", {}))
    with pytest.raises(NotImplementedError, match="bare has no observations"):
        Bare().encode(larcin.game("art-robbery").state(), 0)
