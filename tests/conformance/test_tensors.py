"""Point 5 for learning agents: observations hold what a seat's view shows, and nothing that it may not know."""

from __future__ import annotations

import json

import msgspec
import pytest

from larcin.core.features import Feature, length_of
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.view import Sentence, View
from tests.conformance.tables import Seating, every, walk


def eyes(seating: Seating) -> list[int | None]:
    return [None, *range(seating.players)]


def features_of(seating: Seating) -> tuple[Feature, ...]:
    return seating.game.features(seating.game.setup(seating.players, seating.mode, seating.options))


def test_observations_do_not_change_when_only_the_hidden_changes(seating: Seating) -> None:
    for number, match, _, _ in every(9, walk(seating, 21)):
        for seat in eyes(seating):
            world = match.state.imagine(seat, FastRng(f"{number} {seat}"))
            assert seating.game.encode(world, seat) == seating.game.encode(match.state, seat), (number, seat)


def test_the_end_is_observed_the_same_too(seating: Seating) -> None:
    match = last(seating, 22)
    for seat in eyes(seating):
        world = match.state.imagine(seat, FastRng(1))
        assert seating.game.encode(world, seat) == seating.game.encode(match.state, seat)


def test_observations_are_as_long_and_as_high_as_the_features_say(seating: Seating) -> None:
    features = features_of(seating)
    highest = [feature.highest for feature in features for _ in range(feature.size)]
    assert len({feature.name for feature in features}) == len(features)
    assert all(feature.about.endswith(".") for feature in features)
    moments = [moment.match.state.clone() for moment in every(5, walk(seating, 23))]
    for state in [*moments, last(seating, 23).state]:
        for seat in eyes(seating):
            values = seating.game.encode(state, seat)
            assert len(values) == length_of(features)
            assert set(map(type, values)) == {int}
            assert min(values) >= 0
            wrong = [place for place, value in enumerate(values) if value > highest[place]]
            assert not wrong, name_at(features, wrong[0])


def test_observing_changes_nothing_and_gives_the_same_again(main_seating: Seating) -> None:
    for _, match, _, _ in every(13, walk(main_seating, 24)):
        before = match.state.dump()
        for seat in eyes(main_seating):
            values = main_seating.game.encode(match.state, seat)
            values.append(0)  # the list is the caller's
            assert main_seating.game.encode(match.state.clone(), seat) == values[:-1]
        assert match.state.dump() == before


def test_the_seat_itself_comes_first_and_the_others_clockwise(main_seating: Seating) -> None:
    features = features_of(main_seating)
    for _, match, _, _ in every(5, walk(main_seating, 25)):
        for seat in range(main_seating.players):
            to_act = part(features, main_seating.game.encode(match.state, seat), "to-act")
            asked = [(seat + place) % main_seating.players in match.to_act for place in range(main_seating.players)]
            assert [bool(value) for value in to_act] == asked


def test_whoever_sees_something_else_observes_something_else(seating: Seating) -> None:
    """Equal observations mean equal views, sentences apart: nothing that a view shows is left out."""
    for seed in (26, 27):
        known: dict[tuple[int | None, bytes], bytes] = {}
        for _, match, actor, _ in every(2, walk(seating, seed)):
            for seat in (None, actor):
                shown = essence(match.view(seat))
                earlier = known.setdefault((seat, bytes(seating.game.encode(match.state, seat))), shown)
                assert earlier == shown, difference(earlier, shown)


def essence(view: View) -> bytes:
    """The view without sentences and without what is legal: the mask says that."""
    return msgspec.json.encode(msgspec.structs.replace(view, prompt=Sentence(""), choices=[]))


def difference(one: bytes, other: bytes) -> str:
    here, there = json.loads(one), json.loads(other)
    return ", ".join(f"{name}: {here[name]} / {there[name]}" for name in here if here[name] != there[name])


def part(features: tuple[Feature, ...], values: bytearray, name: str) -> bytearray:
    """The values of one feature."""
    place = 0
    for feature in features:
        if feature.name == name:
            return values[place : place + feature.size]
        place += feature.size
    raise KeyError(name)


def name_at(features: tuple[Feature, ...], place: int) -> str:
    for feature in features:
        if place < feature.size:
            return f"{feature.name}[{place}]"
        place -= feature.size
    raise IndexError(place)


def last(seating: Seating, seed: int) -> Match:
    match = None
    for moment in walk(seating, seed):
        match = moment.match
    assert match is not None
    return match


@pytest.mark.parametrize("highest", [0, 256])
def test_a_value_fits_into_a_byte(highest: int) -> None:
    with pytest.raises(ValueError, match="not from 1 to 255"):
        Feature("too-much", 1, highest, "Nothing.")
