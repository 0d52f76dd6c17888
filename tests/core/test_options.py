"""Options: a choice that names a seat exists where the seat does, and one that came later leaves old records alone."""

from __future__ import annotations

import pytest

import larcin
from larcin.core.game import Option, starter_option

GAMES = ("art-robbery", "thiefs-market")


def test_a_choice_that_names_a_seat_exists_at_tables_that_have_it() -> None:
    starter = starter_option(5)
    assert starter.choices == ("random", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4")
    assert starter.choices_at(3) == ("random", "seat-0", "seat-1", "seat-2")
    assert starter.choices_at(5) == starter.choices
    assert Option("city", ("random", "paris"), "random").choices_at(1) == ("random", "paris")


@pytest.mark.parametrize("slug", GAMES)
def test_mise_en_place_the_table_may_choose_who_starts(slug: str) -> None:
    game = larcin.game(slug)
    for players in game.seats:
        for seat in range(players):
            for seed in range(4):
                match = game.start(players, seed, starter=f"seat-{seat}")
                assert match.to_act == (seat,)
                assert match.history[[event.kind for event in match.history].index("first")].args == {
                    "seat": f"@{seat}"
                }
                assert match.record.options["starter"] == f"seat-{seat}"
                assert larcin.replay(match.record).state.dump() == match.state.dump()
                assert game.load(match.state.dump()).dump() == match.state.dump()


@pytest.mark.parametrize("slug", GAMES)
def test_who_starts_changes_nothing_else_of_the_deal(slug: str) -> None:
    game = larcin.game(slug)
    drawn = game.state(4, seed=8).dump()
    seats = {"turn", "first", "options"}
    for seat in range(4):
        chosen = game.state(4, seed=8, starter=f"seat-{seat}").dump()
        assert {name for name in drawn if drawn[name] != chosen[name]} <= seats


@pytest.mark.parametrize("slug", GAMES)
def test_mise_en_place_by_default_a_random_player_starts_as_before_the_option_was_there(slug: str) -> None:
    game = larcin.game(slug)
    assert {game.start(4, seed).to_act[0] for seed in range(40)} == {0, 1, 2, 3}
    plain, said = game.start(4, 5), game.start(4, 5, starter="random")
    assert "starter" not in plain.record.options
    assert said.record.json() == plain.record.json()
    assert said.fingerprint() == plain.fingerprint()


@pytest.mark.parametrize("slug", GAMES)
def test_a_seat_that_the_table_does_not_have_cannot_start(slug: str) -> None:
    game = larcin.game(slug)
    with pytest.raises(larcin.BadSetup, match=r"“seat-4” is not a choice .* random, seat-0, seat-1, seat-2, seat-3"):
        game.start(4, 1, starter="seat-4")
    assert game.start(5, 1, starter="seat-4").to_act == (4,)
