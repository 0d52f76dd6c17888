"""What a seat sees, is told and may imagine: an open drawer is public; once it is shut, that depends on `memory`."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.view import Sentence
from larcin.games.master_thieves.components import CARDS, ROLE_COUNT
from larcin.games.master_thieves.position import Position
from larcin.games.master_thieves.view import OpenDrawer, View
from tests.games.master_thieves.builder import GAME, act, find, inside, roles, table

MEMORIES = ["closed", "assisted", "open"]
DRAWERS = {"top E upper": "DDS", "middle W lower": "D A1", "bottom S upper": "D"}


def view(state: Position, seat: int | None = None) -> View:
    return GAME.look(state, seat)


def opened(state: Position, seat: int | None = None) -> OpenDrawer:
    """The drawer that lies open, as a seat sees it."""
    shown = view(state, seat).open
    assert shown is not None
    return shown


def played(state: Position, seat: int) -> list[str] | None:
    """The roles that seat 1 has played, as a seat sees them."""
    cards = view(state, seat).places[1].played
    return None if cards is None else [card.role for card in cards]


def drawer(state: Position, name: str, seat: int | None = None) -> Any:  # Any: sides that a test knows are there
    level, face = name.split()
    return next(d for d in view(state, seat).drawers if (d.level, d.face) == (level, face))


def position(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def started(memory: str, *moves: str, names: tuple[str, ...] = ("thief", "jeweller-m", "detective")) -> Match:
    """A match of three whose box was filled at random, with these roles chosen and these moves played."""
    match = GAME.start(3, seed=4, memory=memory)
    rnd = random.Random(4)
    while GAME.look(position(match), None).stage == "filling":
        seat = match.to_act[0]
        match.play(seat, rnd.choice(match.legal(seat)))
    for seat, name in enumerate(names):
        match.play(seat, f"choose {name}")
    for move in moves:
        match.play(match.to_act[0], move)
    return match


def told(match: Match, seat: int | None) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(line) for line in match.told(seat)]


@pytest.mark.parametrize("memory", MEMORIES)
def test_section_7_everybody_sees_the_drawer_that_lies_open_and_only_while_it_does(memory: str) -> None:
    state = roles(table(DRAWERS, players=3, memory=memory), "thief", "detective", "detective")
    act(state, "open top E")
    for seat in (0, 1, 2, None):
        shown = opened(state, seat)
        assert (shown.level, shown.face, shown.seat) == ("top", "E", 0)
        assert (shown.found.diamonds, shown.found.sapphires) == (2, 1)
        assert (shown.inside.diamonds, shown.inside.sapphires) == (0, 0)
        assert shown.fell_to is None
    act(state, "turn top clockwise")
    assert view(state).open is None


def test_section_7_what_fell_is_shown_with_where_it_went() -> None:
    state = table(DRAWERS, players=3)
    act(roles(state, "thief", "detective", "detective"), "open middle W")
    shown = opened(state)
    assert (shown.fell.diamonds, shown.fell_to, shown.alarm) == (1, "@1", None)


def test_memory_closed_shows_nothing_of_shut_drawers() -> None:
    state = table(DRAWERS)
    for seat in (0, 1, None):
        for shown in view(state, seat).drawers:
            assert (shown.long, shown.upper, shown.lower) == (None, None, None)
    act(roles(state, "thief", "detective"))
    for choice in view(state, 0).choices:
        assert (choice.kind, choice.preview, choice.points) == ("open", UNSET, UNSET)


def test_memory_closed_view_is_the_same_whatever_the_drawers_hold() -> None:
    """Two boxes with the same jewels in other places look the same, and offer the same."""
    one = roles(table({"top E upper": "DDS", "top W lower": "D"}), "thief", "detective")
    two = roles(table({"bottom S lower": "DDS", "middle N upper": "D"}), "thief", "detective")
    for seat in (0, 1, None):
        assert view(one, seat) == view(two, seat)


def test_memory_assisted_shows_length_and_played_roles_but_no_contents() -> None:
    state = table(DRAWERS, memory="assisted", round=1, played=["thief"])
    assert drawer(state, "top N").long is True
    assert drawer(state, "top E").long is False
    assert drawer(state, "top E").upper is None
    assert played(state, 0) == ["thief"]
    closed = table(DRAWERS, round=1, played=["thief"])
    assert played(closed, 0) is None
    assert view(closed, 0).places[1].played_count == 1
    assert played(closed, 1) == ["thief"]


def test_memory_open_shows_what_every_drawer_holds_and_what_opening_would_do() -> None:
    state = table(DRAWERS, memory="open")
    assert drawer(state, "top E").upper.jewels.sapphires == 1
    assert (drawer(state, "middle W").lower.jewels.diamonds, drawer(state, "middle W").lower.alarm) == (1, 1)
    assert drawer(state, "top N").upper.jewels.rubies == 1
    previews = {c.action: c.preview for c in view(roles(state, "thief", "detective"), 0).choices}
    assert previews["open top E"] == Sentence("preview-finds", {"diamonds": 2, "sapphires": 1})
    assert previews["open middle W"] == Sentence("preview-falls", {"diamonds": 1, "sapphires": 0})
    assert previews["open top W"] == Sentence("preview-empty")


def test_memory_closed_no_event_ever_says_which_drawer_or_what_stays_in_it() -> None:
    """The history is told again to whoever connects later: what it once says it says for ever."""
    for seed in range(6):
        match = GAME.start(4, seed=seed)
        rnd = random.Random(seed)
        while match.to_act:
            seat = rnd.choice(match.to_act)
            match.play(seat, rnd.choice(match.legal(seat)))
        for reader in (0, 3, None):
            for line in told(match, reader):
                assert not {"level", "face", "grain"} & line["args"].keys(), line
                assert line["kind"] not in ("find", "place", "fill", "open", "ruby-fell", "ruby-left", "secret-empty")
                if line["kind"] in ("open-unseen", "place-unseen", "fill-unseen", "alarm-unseen", "secret-unseen"):
                    assert line["args"].keys() == {"seat"}


def test_memory_closed_history_is_the_same_whatever_jewel_is_placed_and_wherever() -> None:
    lines = []
    for which, jewel in ((0, "diamond"), (-1, "sapphire")):
        match = started("closed", names=("detective", "jeweller-m", "detective"))
        state = position(match)
        safe = [slot for slot in range(12) if not _falls(state, slot)]
        match.play(1, state.legal(1)[safe[which]])
        match.play(1, f"place {jewel}")
        lines.append(told(match, 0))
    assert lines[0] == lines[1]


def _falls(state: Position, slot: int) -> bool:
    lower = state.box.lower(state.box.drawer_at(slot))
    return state.box.diamonds[lower] + state.box.sapphires[lower] > 0


@pytest.mark.parametrize("memory", ["assisted", "open"])
def test_memory_assisted_and_open_keep_the_whole_public_log(memory: str) -> None:
    match = started(memory, "open top E", names=("detective", "jeweller-m", "detective"))
    opened = [line for line in told(match, None) if line["kind"] == "open"][-1]
    assert (opened["args"]["level"], opened["args"]["face"]) == ("level-top", "face-e")
    assert opened["args"]["grain"].startswith("grain-")


def test_roles_chosen_are_told_to_their_owner_alone() -> None:
    match = GAME.start(2, seed=1)
    rnd = random.Random(1)
    while GAME.look(position(match), None).stage == "filling":
        seat = match.to_act[0]
        match.play(seat, rnd.choice(match.legal(seat)))
    match.play(0, "choose thief")
    assert told(match, 0)[-1] == {"kind": "choose", "args": {"seat": "@0", "role": "role-thief"}}
    for other in (1, None):
        assert told(match, other)[-1] == {"kind": "choose-unseen", "args": {"seat": "@0"}}
    assert match.can_undo(0)
    match.play(1, "choose detective")
    assert not match.can_undo(1), "the cards are up"


def test_once_the_game_is_over_the_box_is_open_to_all() -> None:
    state = table({"top E upper": "DDS"}, white={0: "D"})
    act(roles(state, "jeweller-m", "detective"), "open top W", "done")
    assert state.over
    assert drawer(state, "top E").upper.jewels.sapphires == 1


# What a bot may imagine


@pytest.mark.parametrize("memory", MEMORIES)
def test_imagine_changes_nothing_that_a_seat_sees(memory: str) -> None:
    for players in (2, 5):
        state = GAME.state(players, seed=9, memory=memory)
        rnd = random.Random(9)
        while state.to_act:
            for seat in (*range(players), None):
                world = state.imagine(seat, FastRng(rnd.randrange(1 << 30)))
                assert world.view(seat) == state.view(seat)
                world.forget(0.5)
                assert world.view(seat) == state.view(seat)
                assert GAME.load(world.dump()).dump() == world.dump(), "a bot may think about it elsewhere"
                if seat is not None:
                    assert world.legal(seat) == state.legal(seat)
            seat = rnd.choice(state.to_act)
            state.apply(seat, rnd.choice(state.legal(seat)))


def test_imagine_knows_what_was_public_and_guesses_what_was_not() -> None:
    state = table(DRAWERS, players=3)
    worlds = [state.imagine(0, FastRng(seed)) for seed in range(40)]
    for world in worlds:
        assert world.box.diamonds == state.box.diamonds
        assert world.box.alarms == state.box.alarms
        for role in range(ROLE_COUNT):
            dealt = world.numbers[role::ROLE_COUNT]
            assert len(set(dealt)) == 3
            assert all(1 <= number <= CARDS[role] for number in dealt)
    assert len({tuple(world.numbers) for world in worlds}) > 30


def test_a_fading_memory_mixes_up_drawers_that_were_not_opened_lately() -> None:
    state = table(DRAWERS, clock=20, seen=[20] * 6 + [0] * 6 + [0] * 12)
    fresh = [find(state.box, name)[0] for name in DRAWERS]
    kept = mixed = 0
    for seed in range(60):
        sight = Sight(state, 0, FastRng(seed))
        sight.memory = 0.5
        world: Any = sight.imagine()
        assert sum(world.box.diamonds) == sum(state.box.diamonds), "what is forgotten is not lost"
        assert sum(world.box.rubies) == 6
        for place in fresh:
            same = world.box.diamonds[place * 2 : place * 2 + 2] == state.box.diamonds[place * 2 : place * 2 + 2]
            if place < 6:
                assert same, "just seen"
            elif same:
                kept += 1
            else:
                mixed += 1
    assert mixed > kept


def test_a_perfect_memory_forgets_nothing_and_an_open_drawer_is_not_forgotten() -> None:
    state = table(DRAWERS, clock=20)
    assert Sight(state, 0).imagine().dump()["drawers"] == state.dump()["drawers"]
    act(roles(state, "jeweller-m", "detective"), "open top E")
    for seed in range(20):
        world = state.imagine(1, FastRng(seed))
        world.forget(0.0)
        assert inside(world, "top E upper") == "DDS"


@pytest.mark.parametrize("memory", ["assisted", "open"])
def test_where_a_log_is_kept_nothing_is_forgotten(memory: str) -> None:
    state = table(DRAWERS, memory=memory, clock=20)
    world = state.imagine(0, FastRng(0))
    world.forget(0.0)
    assert world.dump()["drawers"] == state.dump()["drawers"]
