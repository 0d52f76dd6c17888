"""Throwing goods away (p. 4, "Les biens", remark): in one's own turn at any moment, in the middle of things too."""

from __future__ import annotations

import pytest

from larcin.bots import make_bot
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.games.thiefdom.box import CHURCH, KINDS, PLACES
from larcin.games.thiefdom.position import Position
from tests.games.thiefdom.builder import GAME, Scene


def moving(**goods: int) -> Scene:
    """Cane, two points left in its move."""
    scene = Scene(
        """
        aaa.bbb
        a..*..b
        a.MMM.b
        .xMMM*.
        c1MMM.d
        c..*..d
        ccc.ddd
        """,
        "3A",
    )
    return scene.thief(goods=goods).play("step x")


def inside(place: str, **plain: object) -> Scene:
    return Scene("", "", **plain).thief(place=place)  # type: ignore[arg-type]  # keywords of the builder


def test_p4_goods_are_thrown_away_in_the_middle_of_a_move() -> None:
    scene = moving(gem=1, wine=1)
    points, place = scene.load().points, scene.place()
    assert scene.legal("discard") == ["discard gem", "discard wine"]
    scene.play("discard gem")
    assert (scene.bag(), scene.load().points, scene.place()) == ({"wine": 1}, points, place)
    assert scene.load().moving
    assert scene.legal("step"), "the move goes on"
    assert scene.why("discard gem") == "why-not-carried"
    assert scene.told()[-1] == "discard"


def test_p4_goods_are_thrown_away_in_the_middle_of_an_activation() -> None:
    scene = inside("villa-2", locks={2: "artwork"}).thief(goods={"wine": 2, "liquor": 1}, ally="jonathan")
    scene.play("activate", "discard liquor", "fill gem")
    assert scene.bag() == {"wine": 2, "gem": 2}


def test_p4_room_is_made_in_the_dungeon_for_better_goods() -> None:
    """Without the remark the visit would end with the poster: nothing else fits."""
    scene = inside("dungeon-7", dungeon={"wine": 1}).thief(goods={"gem": 4}, wanted=True)
    scene.play("activate", "burn poster", "discard gem", "take wine")
    assert scene.bag() == {"gem": 3, "wine": 1}


def test_p4_room_is_made_for_liquor_in_the_tavern() -> None:
    scene = inside("tavern-8").thief(goods={"gold": 1, "gem": 3, "wine": 1}, ally="jin", brawled=True)
    scene.play("activate", "discard gem", "buy liquor 1")
    assert scene.bag() == {"gem": 2, "wine": 1, "liquor": 1}


def test_p4_a_sack_full_of_loot_is_lightened_for_gold() -> None:
    scene = inside("market-3").thief(goods={"gold": 4, "gem": 5, "liquor": 1}, equipment=["sack"])
    scene.play("activate", "discard gem", "fill gold")
    assert scene.bag() == {"gold": 5, "gem": 4, "liquor": 1}


def test_what_is_forced_is_not_asked_where_throwing_away_would_open_nothing() -> None:
    scene = inside("dungeon-7").thief(goods={"gem": 4}, wanted=True).play("activate")
    assert (scene.load().location, scene.load().wanted[0]) == (-1, False), "the poster burns and the visit is over"


def test_p4_goods_are_thrown_away_while_guests_wait() -> None:
    scene = inside("tavern-8", guests=["jin", "ruth", "siti", "towa"]).thief(goods={"gem": 1, "gold": 1})
    scene.play("activate", "guests")
    assert scene.legal("discard") == ["discard gold", "discard gem"]
    assert scene.play("discard gem", "decline").bag() == {"gold": 1}


def test_p4_goods_are_thrown_away_in_an_exchange_to_take_others() -> None:
    """Lentz carries one good each way; gold was given, so without throwing a gem away no wine would fit."""
    scene = Scene("", "2A").thief(1, place="2b", goods={"gold": 1, "gem": 4}, ally="lentz")
    scene.thief(2, goods={"wine": 1})
    scene.play("use lentz with feather", "give gold", "discard gem", "take wine")
    assert (scene.bag(1), scene.bag(2)) == ({"gem": 3, "wine": 1}, {"gold": 1})


def test_p4_room_for_the_wine_of_antonius_is_made_with_the_last_action_gone() -> None:
    scene = Scene("", "", ap=0).guild(tired=True)
    scene.thief(place=PLACES[scene.city.of_kind[CHURCH][0]], goods={"gem": 4}, ally="antonius")
    scene.play("discard gem", "use antonius")
    assert scene.bag() == {"gem": 3, "wine": 1}


def test_r37_what_does_not_fit_is_chosen_among_what_makes_room() -> None:
    scene = inside("villa-2", locks={2: "gem"}).thief(goods={"gold": 2, "gem": 1})
    scene.play("activate")
    assert scene.legal() == ["discard gem", "discard artwork-a"]
    assert scene.why("discard gold") == "why-no-use"
    assert scene.why("discard wine") == "why-not-carried"


def test_nobody_throws_goods_away_in_the_turn_of_another() -> None:
    scene = Scene("", "2A").thief(1, place="2b").thief(4, goods={"gem": 1})
    state = scene.load()
    assert state.why_not(1, GAME.action("discard gem")) is not None
    assert not any(action.kind == "discard" for action in state.legal(1))


def test_every_decision_of_a_thief_that_carries_something_offers_it() -> None:
    seen: set[int] = set()
    for seed in range(2):
        seen |= _stages_with_goods(seed)
    assert len(seen) >= 5


def _stages_with_goods(seed: int) -> set[int]:
    """The greedy bot plays; the stages in which a thief that carried something decided."""
    state = GAME.state(2, seed=seed)
    assert isinstance(state, Position)
    bot = make_bot("greedy", seed)
    seen: set[int] = set()
    while state.to_act:
        seat = state.to_act[0]
        legal = state.legal(seat)
        numbers = [action.number for action in legal]
        assert numbers == sorted(numbers), "in the order of the catalogue"
        if state.actor >= 0 and any(state.bag[state.actor * KINDS : (state.actor + 1) * KINDS]):
            seen.add(state.stage)
            assert any(action.kind == "discard" for action in legal)
        state.apply(seat, bot.choose(Sight(state, seat, FastRng(seed))))
    return seen


@pytest.mark.parametrize("bot", ["greedy", "search@4"])
def test_bots_throw_nothing_away_that_they_could_carry(bot: str) -> None:
    state = GAME.state(2, seed=3)
    chance = FastRng(3)
    bots = [make_bot(bot, seat) for seat in range(2)]
    carried = 0
    while state.to_act:
        seat = state.to_act[0]
        offered = any(action.kind == "discard" for action in state.legal(seat))
        action = bots[seat].choose(Sight(state, seat, chance))
        if offered and state.dump()["stage"] != "overflow":
            carried += 1
            assert action.kind != "discard"
        state.apply(seat, action)
    assert carried > 50
