"""Is this a position that the rules can lead to? Asked of whatever is loaded; the answer is a sentence."""

from __future__ import annotations

from larcin.games.master_thieves.box import HOME
from larcin.games.master_thieves.components import (
    ALL_ROLES,
    DIAMOND,
    DRAWERS,
    IMITATIONS,
    ROLE_COUNT,
    ROLES,
    RUBY,
    SAPPHIRE,
    SMUGGLER,
    in_play,
    jewel_id,
)
from larcin.games.master_thieves.moments import check_moment, wrong
from larcin.games.master_thieves.phases import CHOOSING, FILLING, NONE, PLACE_ONE, SMUGGLING
from larcin.games.master_thieves.position import Position


def check(state: Position) -> None:
    """Raise BadPosition with what is wrong, if anything is."""
    _check_jewels(state)
    _check_drawers(state)
    _check_cards(state)
    check_moment(state)


def _check_jewels(state: Position) -> None:
    box = state.box
    for jewel in (DIAMOND, SAPPHIRE, RUBY):
        inside = [box.diamonds, box.sapphires, box.rubies][jewel]
        found = sum(inside) + sum(state.black[jewel::3])
        if jewel != RUBY:
            found += sum(state.white[jewel::2]) + state.red[jewel]
        if jewel == DIAMOND:
            found += sum(state.to_fill)
        expected = in_play(jewel, state.players)
        if found != expected:
            raise wrong(state, "jewel-count", jewel=jewel_id(jewel), found=found, expected=expected)
    for seat in range(state.players):
        if any(state.white[seat * 2 + jewel] > IMITATIONS[jewel] for jewel in (DIAMOND, SAPPHIRE)):
            raise wrong(state, "white-full", seat=seat, diamonds=IMITATIONS[DIAMOND], sapphires=IMITATIONS[SAPPHIRE])


def _check_drawers(state: Position) -> None:
    box = state.box
    for drawer in range(DRAWERS):
        a, b = drawer * 2, drawer * 2 + 1
        if box.diamonds[a] + box.sapphires[a] and box.diamonds[b] + box.sapphires[b]:
            raise wrong(state, "both-sides", drawer=drawer)
        rubies = box.rubies[a] + box.rubies[b]
        if rubies > 1 or (rubies and not box.is_long(drawer)):
            raise wrong(state, "ruby-place", drawer=drawer)
        secret = box.seen[DRAWERS + drawer]
        if secret > (box.seen[drawer] if box.is_long(drawer) else 0):
            raise wrong(state, "seen", drawer=drawer)
    for seat, side in enumerate(box.alarms):
        smuggling = state.phase == PLACE_ONE and state.opened != NONE and state.role[state.turn] == SMUGGLER
        taken_out = smuggling and side == box.upper(state.opened)
        if side != HOME and box.diamonds[side] + box.sapphires[side] == 0 and not taken_out:
            raise wrong(state, "alarm-alone", seat=seat)
        if side != HOME and side in box.alarms[:seat]:
            raise wrong(state, "alarms-together", drawer=side // 2)


def _check_cards(state: Position) -> None:
    for role in range(ROLE_COUNT):
        numbers = state.numbers[role::ROLE_COUNT]
        if len(set(numbers)) != len(numbers):
            raise wrong(state, "number-twice", role="role-" + ROLES[role])
    for seat in range(state.players):
        role = state.role[seat]
        shown = state.is_shown(seat)
        if state.stage == FILLING:
            fits = role == NONE
        elif state.stage == CHOOSING:
            fits = not shown
        elif state.stage == SMUGGLING:
            fits = role != NONE and shown == (role == SMUGGLER)
        else:
            fits = shown
        if not fits or state.played[seat].bit_count() != state.round + int(shown):
            raise wrong(state, "cards", seat=seat)
    known = [ALL_ROLES] * state.players if state.cycle else state.played
    if state.known != known:
        raise wrong(state, "known")
