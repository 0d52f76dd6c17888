"""Point 5: what a seat may not know changes nothing that it is given: views, legal actions, events, imagined worlds."""

from __future__ import annotations

import msgspec

from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.view import told
from larcin.testing.seatings import Seating, every, last, walk


class Secrets:
    """What is hidden stays hidden."""

    def test_5_views_do_not_change_when_only_the_hidden_changes(self, seating: Seating) -> None:
        for seed in range(2):
            for number, match, _, _ in every(4, walk(seating, seed)):
                for seat in seating.eyes:
                    world = match.state.imagine(seat, FastRng(f"{seed} {number} {seat}"))
                    assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(match.view(seat))
                    if seat is not None:
                        assert world.legal(seat) == match.state.legal(seat)

    def test_5_the_end_looks_the_same_too(self, seating: Seating) -> None:
        match = last(seating, 3)
        for seat in seating.eyes:
            assert match.state.imagine(seat, FastRng(1)).view(seat) == match.view(seat)

    def test_5_imagined_worlds_depend_on_what_the_seat_knows_and_on_nothing_else(self, seating: Seating) -> None:
        for number, match, _, _ in every(9, walk(seating, 4)):
            for seat in seating.eyes:
                world = match.state.imagine(seat, FastRng(f"other {number}"))
                here = match.state.imagine(seat, FastRng("same")).dump()
                there = world.imagine(seat, FastRng("same")).dump()
                assert here == there

    def test_5_events_do_not_tell_what_stays_hidden(self, seating: Seating) -> None:
        """The same move in two worlds that a seat cannot tell apart, before and after: it is told the same."""
        compared = 0
        for number, match, actor, action in every(3, walk(seating, 7)):
            for seat in seating.eyes:
                truth = match.state.clone()
                world = match.state.imagine(seat, truth.rng.clone())
                if action not in world.legal(actor):
                    continue
                truth.events, world.events = [], []
                truth.apply(actor, action)
                world.apply(actor, action)
                if truth.view(seat) == world.view(seat):
                    compared += 1
                    assert [told(e, seat) for e in truth.events] == [told(e, seat) for e in world.events], number
        assert compared > 0

    def test_5_a_bot_decides_by_what_its_seat_knows(self, main_seating: Seating) -> None:
        for _, match, seat, _ in every(11, walk(main_seating, 8)):
            for name in ("random", "greedy"):
                world = match.state.imagine(seat, FastRng("bot"))
                here = make_bot(name, 1).choose(Sight(match.state, seat, FastRng(2)))
                there = make_bot(name, 1).choose(Sight(world, seat, FastRng(2)))
                assert here is there

    def test_5_a_view_of_another_seat_never_helps(self, main_seating: Seating) -> None:
        """Nobody but the seat itself gets choices, and a spectator gets none."""
        for _, match, _, _ in every(9, walk(main_seating, 9)):
            assert match.view(None).choices == []
            for seat in range(main_seating.players):
                choices = match.view(seat).choices
                assert [choice.action for choice in choices] == [action.notation for action in match.legal(seat)]
