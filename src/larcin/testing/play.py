"""Points 1 to 4 and 6 of the contract: games end, repeat, copy, keep their pieces, and choices commute."""

from __future__ import annotations

import copy
import itertools
import pickle

from larcin.core.action import Action
from larcin.core.match import replay
from larcin.core.record import read_record
from larcin.core.rng import FastRng
from larcin.core.state import State
from larcin.testing.seatings import Seating, every, last, refused, walk


class Play:
    """A game can be played to its end, again, and from a copy."""

    def test_1_a_random_game_ends_and_nobody_is_ever_stuck(self, seating: Seating) -> None:
        for seed in range(3):
            for _, match, _, _ in walk(seating, seed):
                for seat in range(seating.players):
                    actions = match.state.legal(seat)
                    numbers = [action.number for action in actions]
                    assert bool(actions) == (seat in match.to_act)
                    assert numbers == sorted(set(numbers)), "legal actions stand once each, in the catalogue's order"
                    catalogue = seating.game.catalogue
                    assert all(catalogue[number] is action for number, action in zip(numbers, actions, strict=True))
                assert match.winners() == ()
            assert match.over
            assert match.winners()
            scores = match.scores()
            assert len(scores) == seating.players
            assert all(score.total == sum(score.parts.values()) for score in scores)

    def test_1_a_seat_that_does_not_exist_has_no_actions(self, main_seating: Seating, wrong: int) -> None:
        match = main_seating.start(0)
        assert match.legal(wrong) == []
        assert "There is no seat" in str(refused(match, wrong, match.legal(match.to_act[0])[0]))

    def test_2_same_seed_and_moves_give_the_same_game_and_the_record_replays(self, seating: Seating) -> None:
        positions = [moment.match.state.dump() for moment in walk(seating, 5)]
        again = [moment.match.state.dump() for moment in walk(seating, 5)]
        assert positions == again
        match = last(seating, 5)
        replayed = replay(match.record)
        assert replayed.record.json() == match.record.json()
        assert replayed.told(0) == match.told(0)
        assert replay(read_record(match.record.json())).state.dump() == match.state.dump()

    def test_3_a_clone_is_independent_and_plays_on_the_same(self, seating: Seating) -> None:
        for _, match, seat, action in every(5, walk(seating, 2)):
            truth = match.state.dump()
            clone = match.state.clone()
            deep = copy.deepcopy(match.state)
            thawed = pickle.loads(pickle.dumps(match.state))
            for twin in (clone, deep, thawed):
                assert twin.dump() == truth
                twin.apply(seat, action)
            assert match.state.dump() == truth
            after = clone.dump()
            assert deep.dump() == after
            assert thawed.dump() == after
            original = match.state.clone()
            original.apply(seat, action)
            assert original.dump() == after

    def test_4_nothing_appears_or_vanishes(self, seating: Seating) -> None:
        for seed in range(2):
            whole = None
            for _, match, _, _ in walk(seating, seed):
                census = dict(seating.game.census(match.state))
                whole = whole or census
                assert census == whole
            assert dict(seating.game.census(match.state)) == whole

    def test_6_simultaneous_choices_commute(self, main_seating: Seating) -> None:
        rng = FastRng(6)
        for _, match, _, _ in every(3, walk(main_seating, 6)):
            if len(match.to_act) < 2:
                continue
            chosen = {seat: match.legal(seat)[rng.below(len(match.legal(seat)))] for seat in match.to_act}
            ends = {str(_commit(match.state, order, chosen)) for order in _some_orders(match.to_act)}
            assert len(ends) == 1


def _commit(state: State, order: tuple[int, ...], chosen: dict[int, Action]) -> object:
    """The position after the seats committed in that order, each while its choice was still open."""
    twin = state.clone()
    for seat in order:
        assert chosen[seat] in twin.legal(seat)
        twin.apply(seat, chosen[seat])
    return twin.dump()


def _some_orders(seats: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [*itertools.islice(itertools.permutations(seats), 6), tuple(reversed(seats))]
