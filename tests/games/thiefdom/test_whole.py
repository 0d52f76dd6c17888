"""A position typed by hand is whole or is refused: one line for each thing that cannot be, and the sentence for it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import larcin
from larcin.core.rng import FastRng
from larcin.games.thiefdom.box import CELLS, PLACES
from tests.games.thiefdom.builder import GAME, Scene

RING = """
    aaa.bbb
    a..{}..b
    a.MMM.b
    .{}MMM{}.
    c.MMM.d
    c..{}..d
    ccc.ddd
"""


def played(count: int, players: int = 2, **options: str) -> dict[str, Any]:
    """A new game after so many decisions, each the first that is legal."""
    state = GAME.state(players, seed=1, options=options)
    for _ in range(count):
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state.dump()


def until(stage: str, players: int = 2, **options: str) -> dict[str, Any]:
    """A new game when it comes to that stage."""
    return next(plain for count in range(40) if (plain := played(count, players, **options))["stage"] == stage)


def jumping() -> dict[str, Any]:
    """Cane above Feather's space, with Satchel's beyond."""
    scene = Scene(RING.format("*", "1", "*", "*").replace("a.MMM", "a2MMM"), "3A")
    return scene.thief(2, goods={"gem": 1}).play(next(step for step in scene.legal("step"))).load().dump()


def passage() -> dict[str, Any]:
    """Juma knows the river; where Cane comes out is asked."""
    scene = Scene("", "")
    building = next(place for place in scene.city.river if place >= CELLS)
    return scene.thief(place=PLACES[building], ally="juma").play("use juma").load().dump()


BASES: dict[str, Callable[[], dict[str, Any]]] = {
    "turn": lambda: Scene("", "2A").load().dump(),
    "three": lambda: Scene("", "2A", seats=3).load().dump(),
    "solo": lambda: Scene("", "2A", seats=1).load().dump(),
    "keep": lambda: played(0),
    "keep 2": lambda: played(2),
    "shop": lambda: until("shop"),
    "hideout": lambda: until("hideout"),
    "plan": lambda: until("plan"),
    "strategic": lambda: until("plan", missions="strategic"),
    "jump": jumping,
    "visit": lambda: Scene("", "").thief(place="market-3", goods={"liquor": 2}).play("activate").load().dump(),
    "guests": lambda: (
        Scene("", "", guests=["jin", "ruth", "siti", "towa"]).thief(place="tavern-8").play("activate").load().dump()
    ),
    "lentz": lambda: (
        (Scene("", "2A").thief(1, place="2b", goods={"gem": 1, "wine": 1}, ally="lentz").thief(2, goods={"gold": 4}))
        .play("use lentz with feather")
        .load()
        .dump()
    ),
    "passage": passage,
    "walk": lambda: Scene(RING.format("*", ">", "*", "*"), "3A").walking("guard-a").load().dump(),
}


@cache
def base(name: str) -> str:
    return json.dumps(BASES[name]())


def changed(name: str, path: str, value: object) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(base(name))
    where: Any = plain
    *steps, last = path.split(".")
    for step in steps:
        where = where[int(step)] if isinstance(where, list) else where[step]
    where[int(last) if isinstance(where, list) else last] = copy.deepcopy(value)
    return plain


@pytest.mark.parametrize("name", BASES)
def test_the_positions_that_the_tests_spoil_are_whole(name: str) -> None:
    plain = json.loads(base(name))
    assert GAME.load(plain).dump() == plain


THIEF = "guilds.0.thieves.0"
SPOILT: list[tuple[str, str, object, str]] = [
    # Fields that are not what they must be
    ("turn", "rivals", 5, "position-list-of"),
    ("solo", "rivals", [None, 7, None], "position-bad-name"),
    ("solo", "rivals", ["d4", None, None], "position-bad-name"),
    ("turn", "rivals", ["tavern-2", None, None], "position-not-alone"),
    ("turn", "activation", "3", "position-bad-number"),
    ("turn", "activation", 9, "position-bad-number"),
    ("solo", "solo", {"stack": 3}, "position-no-list"),
    ("solo", "solo.stack", [1, "2", 3], "position-bad-number"),
    ("solo", "solo.rolls", 8, "position-list-of"),
    ("solo", "solo.rolls", [9, 1], "position-bad-number"),
    ("turn", "solo", {"board": 1}, "position-not-alone"),
    ("turn", "guilds.0.tired", "false", "position-flag"),
    ("turn", f"{THIEF}.wanted", 1, "position-flag"),
    ("turn", "townsfolk.guard-a.full", "no", "position-flag"),
    ("turn", f"{THIEF}.god", {"gem": 1}, "position-unknown"),
    ("turn", "guilds.0.earned", {"start": 10, "gifts": 0}, "position-unknown"),
    ("turn", "villas.5", {"locked": "gem"}, "position-unknown"),
    ("turn", "missions.wanted", {"5": 1}, "position-unknown"),
    ("turn", "turn.app", 2, "position-unknown"),
    ("turn", f"{THIEF}.goods", {"gem": 50}, "position-bad-number"),
    ("turn", f"{THIEF}.bribed", ["noble-a"], "position-bad-name"),
    # Time
    ("turn", "began", 1, "position-began"),
    ("plan", "activation", 1, "position-too-early"),
    ("turn", "stage", "over", "position-over"),
    ("turn", "guilds.1.plan", None, "position-no-plan"),
    ("hideout", "guilds.0.plan", ["cane", "feather", "satchel", "patrol"], "position-too-early"),
    ("turn", "stage", "plan", "position-all-planned"),
    ("turn", "stage", "guests", "position-stage"),
    # Guilds and thieves
    ("turn", "guilds.1.hideout", "?", "position-hideout-twice"),
    ("turn", "guilds.1.hideout", None, "position-no-hideout"),
    ("keep", "guilds.0.hideout", "2b", "position-too-early"),
    ("hideout", "guilds.?.hideout", "2b", "position-hideout-order"),
    ("hideout", f"{THIEF}.place", "market-3", "position-not-home"),
    ("hideout", f"{THIEF}.wanted", True, "position-empty-handed"),
    ("turn", f"{THIEF}.place", None, "position-nowhere"),
    ("turn", f"{THIEF}.brawled", True, "position-brawl"),
    ("turn", f"{THIEF}.robbed", ["guard-d"], "position-absent"),
    ("turn", f"{THIEF}.visited", ["dealer-1"], "position-absent"),
    ("turn", "guilds.1.thieves.0.robbed", ["guard-a"], "position-not-yet"),
    ("turn", f"{THIEF}.goods", {"gem": 5}, "position-load"),
    ("turn", "guilds.1.thieves.2.goods", {"gold": 5}, "position-load"),
    ("lentz", f"{THIEF}.goods", {"gem": 9}, "position-load"),
    # Tiles and cards
    ("turn", "spare_villas", ["artwork"], "position-locks"),
    ("turn", "missions.deck", [], "position-count"),
    ("strategic", "missions.piles.4", "+box", "position-piles"),
    ("turn", "missions.piles", "deck", "position-one-deck"),
    ("turn", "equipment.display", "+deck", "position-display"),
    ("turn", "clients.box", "+deck", "position-client-box"),
    ("guests", "clients.guests", "+deck", "position-guests"),
    ("turn", "clients.guests", "+1", "position-guests-where"),
    # The draft
    ("keep", "draft.full_circle", "swap", "position-draft-backs"),
    ("keep", "draft.step", 2, "position-draft-step"),
    ("keep", "draft.step", 1, "position-draft-hand"),
    ("keep", "draft.choices", ["sack", None], "position-draft-choice"),
    ("keep 2", "draft.passed", "reversed", "position-draft-passed"),
    ("shop", "draft.passed", "reversed", "position-draft-passed"),
    ("shop", "draft.bids", [["shoes for cane", "shoes for cane"], []], "position-draft-bids"),
    ("turn", "draft", {"step": 1, "choices": [None, None]}, "position-too-late"),
    ("keep", "to_act", [1], "position-who-acts"),
    ("keep", "to_act", [0, 0], "position-to-act"),
    ("shop", "to_act", [0, 1, 1], "position-to-act"),
    ("plan", "to_act", [0], "position-who-acts"),
    ("turn", "to_act", [1], "position-who-acts"),
    # The turn
    ("turn", "turn.thief", "feather", "position-whose-turn"),
    ("turn", "turn", {"patrol": 1}, "position-whose-turn"),
    ("turn", "turn", {"ap": 2}, "position-no-thief"),
    ("plan", "turn", {"thief": "cane"}, "position-nobody-acts"),
    ("turn", "turn.lying", [[0, "cane"]], "position-lying"),
    ("turn", "turn.lying", [[0, "cane", 1]], "position-no-list"),
    ("turn", "turn.compass", ["north"], "position-compass"),
    ("turn", "turn.location", "market-3", "position-location"),
    ("turn", "turn.parts", ["sell"], "position-location"),
    ("turn", "turn.card", "jin", "position-card"),
    ("passage", f"{THIEF}.place", "2e", "position-card"),
    ("visit", f"{THIEF}.visited", [], "position-not-visited"),
    ("visit", "turn.open_part", "shop", "position-open-part"),
    ("visit", "turn.card", "juma", "position-one-thing"),
    ("turn", "turn.move", {"points": 2}, "position-move"),
    ("jump", "turn.move.leaping", True, "position-move"),
    ("jump", "turn.move.trail", [], "position-trail"),
    ("jump", "turn.move.trail", ["d4"], "position-trail"),
    ("jump", "turn.exchange.by", "meet", "position-one-thing"),
    ("lentz", "turn.exchange.mate", "cane", "position-exchange"),
    ("lentz", "turn.exchange.given", 2, "position-exchange"),
    ("lentz", f"{THIEF}.ally", None, "position-count"),
    # Walks
    ("walk", "turn.patrol", None, "position-bad-number"),
    ("walk", "turn.patrol", 0, "position-walker"),
    ("walk", "turn.walk.space", "d4", "position-walk"),
    ("walk", "turn.walk.lanterns", 2, "position-walk"),
    ("walk", "turn.walk.figure", "guard-d", "position-bad-name"),
    ("three", "turn", {"patrol": 4}, "position-whose-turn"),
    # The solo game
    ("solo", "solo.stack", [1, 2], "position-stack"),
    ("solo", "solo.stack", [1, 2, 2], "position-stack"),
    ("solo", "solo.rolls", [-1, 3], "position-rolls"),
]


def spoil(name: str, path: str, value: object) -> dict[str, Any]:
    """The position with that field changed; some changes are told by a word."""
    plain = json.loads(base(name))
    if value == "?":
        value = plain["guilds"][0]["hideout"]
    if "?" in path:  # the seat that is to choose last
        path = path.replace("?", str(plain["first"]))
    if value == "+box":
        plain["missions"]["piles"]["4"] += [plain["missions"]["box"].pop()]
        return dict(plain)
    if value == "deck":
        plain["missions"]["piles"] = {"4": [plain["missions"]["deck"].pop()]}
        return dict(plain)
    if value in ("+deck", "+1"):
        group, field = path.split(".")
        count = 5 if field == "display" else 1
        plain[group][field] += [plain[group]["deck"].pop() for _ in range(count)]
        return dict(plain)
    if value == "swap":
        draft = plain["draft"]
        draft["full_circle"][0], draft["half_circle"][0] = draft["half_circle"][0], draft["full_circle"][0]
        if draft["full_circle"] == json.loads(base(name))["draft"]["full_circle"]:
            draft["full_circle"][1], draft["half_circle"][0] = draft["half_circle"][0], draft["full_circle"][1]
        return dict(plain)
    if value == "reversed":
        plain["draft"]["passed"].reverse()
        return dict(plain)
    return changed(name, path, value)


@pytest.mark.parametrize(("name", "path", "value", "message"), SPOILT)
def test_what_cannot_be_is_refused_with_its_sentence(name: str, path: str, value: object, message: str) -> None:
    with pytest.raises(larcin.BadPosition) as problem:
        GAME.load(spoil(name, path, value))
    assert problem.value.text == message, str(problem.value)
    for lang in ("en", "fr"):
        sentence = problem.value.say(lang)
        assert sentence.endswith("."), sentence
        assert not re.search(r"[{}$]|position-", sentence), sentence


def test_a_solo_patrol_under_way_needs_its_roll_and_follows_its_compass() -> None:
    """Alone nobody is asked while the townsfolk walk (p. 15), so only a hand writes such a position."""
    plain = {**json.loads(base("solo")), "round": 2, "turn": {"patrol": 1}}
    del plain["to_act"]
    plain["solo"] = {"board": 2, "stack": [1, 3], "rolls": [3, -1]}
    assert GAME.load(plain).to_act, "the patrol walks on, and then a thief acts"
    for spoilt, message in (
        ({"solo": {**plain["solo"], "rolls": [-1, -1]}}, "position-rolls"),
        ({"solo": {**plain["solo"], "stack": [2, 3]}}, "position-stack"),
        ({"turn": {"patrol": 1, "compass": ["east"]}}, "position-compass"),
        ({"turn": {"patrol": 4}}, "position-patrol"),
        ({"solo": {}, "turn": {"walk": {"figure": "guard-a", "space": "d4"}}}, "position-no-patrol"),
    ):
        with pytest.raises(larcin.BadPosition) as problem:
            GAME.load({**plain, **spoilt})
        assert problem.value.text == message


def test_chaotic_planning_asks_nobody_and_all_planned_is_night() -> None:
    plain = json.loads(base("plan"))
    with pytest.raises(larcin.BadPosition, match="chaotic"):
        GAME.load({**plain, "options": {**plain["options"], "planning": "chaotic"}})
    for guild in plain["guilds"]:
        guild["plan"] = ["cane", "feather", "satchel", "patrol"]
    with pytest.raises(larcin.BadPosition, match="All seats have made their plans"):
        GAME.load(plain)


def test_a_draft_in_which_all_have_chosen_goes_on() -> None:
    plain = json.loads(base("keep"))
    plain["draft"]["choices"] = [pack[0] for pack in plain["draft"]["packs"]]
    with pytest.raises(larcin.BadPosition, match="All seats have chosen"):
        GAME.load(plain)
    plain = json.loads(base("shop"))
    for guild in plain["guilds"]:
        guild["store"] = {}
    with pytest.raises(larcin.BadPosition, match="No seat can buy"):
        GAME.load(plain)


def test_what_is_left_out_has_its_plain_value() -> None:
    plain = json.loads(base("solo"))
    del plain["solo"], plain["to_act"], plain["began"]
    assert GAME.load(plain).dump()["solo"]["stack"] == [2, 3, 1]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_imagined_world_is_whole(players: int) -> None:
    """A bot process gets its world as plain data."""
    state = GAME.state(players, seed=players, missions="strategic")
    rng = FastRng(players)
    count = 0
    while state.to_act:
        for seat in (None, *range(players)) if count % 9 == 0 or state.dump()["draft"] else ():
            plain = state.imagine(seat, FastRng(count)).dump()
            assert GAME.load(plain).dump() == plain
        seat = state.to_act[rng.below(len(state.to_act))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        count += 1


def test_a_position_in_which_nothing_can_be_done_is_refused() -> None:
    """A leap that was begun where no building is beside the thief: in the middle of section 6A."""
    scene = Scene("", "").thief(place="d11", ally="jin").acting(move={"points": 2, "leaping": True})
    with pytest.raises(larcin.BadPosition, match="Nobody could do anything"):
        scene.load()
