"""Point 5 for learning agents: observations hold what a seat's view shows, and nothing that it may not know."""

from __future__ import annotations

import json

import msgspec

from larcin.core.features import Feature, length_of
from larcin.core.rng import FastRng
from larcin.core.view import Sentence, View
from larcin.testing.seatings import Seating, every, last, walk


class Observations:
    """What a learning agent is given."""

    def test_5_observations_do_not_change_when_only_the_hidden_changes(self, seating: Seating) -> None:
        for number, match, _, _ in every(9, walk(seating, 21)):
            for seat in seating.eyes:
                world = match.state.imagine(seat, FastRng(f"{number} {seat}"))
                assert seating.game.encode(world, seat) == seating.game.encode(match.state, seat), (number, seat)

    def test_5_the_end_is_observed_the_same_too(self, seating: Seating) -> None:
        match = last(seating, 22)
        for seat in seating.eyes:
            world = match.state.imagine(seat, FastRng(1))
            assert seating.game.encode(world, seat) == seating.game.encode(match.state, seat)

    def test_5_observations_are_as_long_and_as_high_as_the_features_say(self, seating: Seating) -> None:
        features = features_of(seating)
        highest = [feature.highest for feature in features for _ in range(feature.size)]
        assert len({feature.name for feature in features}) == len(features)
        assert all(feature.about.endswith(".") for feature in features)
        moments = [moment.match.state.clone() for moment in every(5, walk(seating, 23))]
        for state in [*moments, last(seating, 23).state]:
            for seat in seating.eyes:
                values = seating.game.encode(state, seat)
                assert len(values) == length_of(features)
                assert set(map(type, values)) == {int}
                assert min(values) >= 0
                wrong = [place for place, value in enumerate(values) if value > highest[place]]
                assert not wrong, _name_at(features, wrong[0])

    def test_5_observing_changes_nothing_and_gives_the_same_again(self, main_seating: Seating) -> None:
        for _, match, _, _ in every(13, walk(main_seating, 24)):
            before = match.state.dump()
            for seat in main_seating.eyes:
                values = main_seating.game.encode(match.state, seat)
                values.append(0)  # the list is the caller's
                assert main_seating.game.encode(match.state.clone(), seat) == values[:-1]
            assert match.state.dump() == before

    def test_5_the_seat_itself_is_observed_first_and_the_others_clockwise(self, main_seating: Seating) -> None:
        features = features_of(main_seating)
        players = main_seating.players
        for _, match, _, _ in every(5, walk(main_seating, 25)):
            for seat in range(players):
                to_act = _part(features, main_seating.game.encode(match.state, seat), "to-act")
                asked = [(seat + place) % players in match.to_act for place in range(players)]
                assert [bool(value) for value in to_act] == asked

    def test_5_whoever_sees_something_else_observes_something_else(self, seating: Seating) -> None:
        """Equal observations mean equal views, sentences apart: nothing that a view shows is left out."""
        for seed in (26, 27):
            known: dict[tuple[int | None, bytes], bytes] = {}
            for _, match, actor, _ in every(2, walk(seating, seed)):
                for seat in (None, actor):
                    shown = _essence(match.view(seat))
                    earlier = known.setdefault((seat, bytes(seating.game.encode(match.state, seat))), shown)
                    assert earlier == shown, _difference(earlier, shown)


def features_of(seating: Seating) -> tuple[Feature, ...]:
    """The features of the observations at this table."""
    features: tuple[Feature, ...] = seating.game.features(
        seating.game.setup(seating.players, seating.mode, seating.options)
    )
    return features


def _essence(view: View) -> bytes:
    """The view without sentences and without what is legal: the mask says that."""
    return msgspec.json.encode(msgspec.structs.replace(view, prompt=Sentence(""), choices=[]))


def _difference(one: bytes, other: bytes) -> str:
    here, there = json.loads(one), json.loads(other)
    return ", ".join(f"{name}: {here[name]} / {there[name]}" for name in here if here[name] != there[name])


def _part(features: tuple[Feature, ...], values: bytearray, name: str) -> bytearray:
    """The values of one feature."""
    place = 0
    for feature in features:
        if feature.name == name:
            return values[place : place + feature.size]
        place += feature.size
    raise AssertionError(f"no feature is called {name}")


def _name_at(features: tuple[Feature, ...], place: int) -> str:
    for feature in features:
        if place < feature.size:
            return f"{feature.name}[{place}]"
        place -= feature.size
    raise IndexError(place)
