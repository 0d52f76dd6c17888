"""What a client is given: the whole city, beams, reach with its price, hints; and nothing that is secret."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from larcin.core.rng import FastRng
from larcin.core.view import Sentence
from larcin.games.thiefdom.previews import Choice
from larcin.games.thiefdom.view import View
from tests.games.thiefdom.builder import GAME, Scene

STREET = """
    aaa.bbb
    aaa*..b
    aaaxe.b
    .>.yz4.
    c.KKKud
    c..1..d
    ccc.ddd
"""


def look(scene: Scene, seat: int | None = 0) -> View:
    view = scene.load().view(seat)
    assert isinstance(view, View)
    return view


def preview(scene: Scene, action: str) -> Choice:
    return next(choice for choice in look(scene).choices if choice.action == action)


def test_the_beam_of_a_guard_is_what_it_sees() -> None:
    view = look(Scene(STREET))
    guard = next(figure for figure in view.figures if figure.id == "guard-a")
    assert (guard.space, guard.facing) == ("b4", "east")
    assert guard.beam == ["c4", "d4", "e4", "f4", "g4", "h4", "i4"]


def test_reach_says_what_each_place_costs_and_who_sees_it() -> None:
    scene = Scene(STREET).thief(place="x")
    view = look(scene)
    by_place = {entry.place: entry for entry in view.reach}
    assert by_place["d4"].seen_by == ["guard-a"]
    assert by_place["d4"].points == 1
    assert by_place["d2"].seen_by == []
    assert by_place["2e"].steps == ["step 2e"]
    assert "e4" not in by_place, "a way ends where it is seen"


def test_reach_counts_jumped_rivals_and_gives_the_steps_to_play() -> None:
    scene = Scene(STREET.replace(".>.", ".*.")).thief(place="z")
    by_place = {entry.place: entry for entry in look(scene).reach}
    behind = by_place["g4"]
    assert (behind.points, behind.vp, behind.jumped) == (1, 1, ["f4"])
    assert behind.steps == ["step f4", "step g4"]
    scene.play(*behind.steps)
    assert scene.place() == "g4"


def test_every_way_in_reach_can_be_played_step_by_step() -> None:
    for seed in range(12):
        state = GAME.state(2, seed=seed)
        played = 0
        while state.to_act and played < 120:
            seat = state.to_act[0]
            view = state.view(seat)
            assert isinstance(view, View)
            if view.reach and played % 5 == 0:
                for entry in view.reach[:: max(1, len(view.reach) // 6)]:
                    world = state.clone()
                    for notation in entry.steps:
                        action = GAME.action(notation)
                        assert action in world.legal(seat), (seed, entry, notation)
                        world.apply(seat, action)
            legal = state.legal(seat)
            state.apply(seat, legal[(played * 7) % len(legal)])
            played += 1


def test_previews_show_prices_and_dangers() -> None:
    scene = Scene(STREET).thief(place="x")
    step = preview(scene, "step d4")
    assert (step.ap, step.points, step.seen_by, step.vp) == (-1, 1, ["guard-a"], UNSET)
    assert preview(scene, "step 2e").preview == Sentence("preview-enter", {"kind": "house-tower"})
    rival = Scene(STREET.replace(".>.", ".*.")).thief(place="z")
    jump = preview(rival, "step f4")
    assert (jump.preview, jump.vp, jump.points) == (Sentence("preview-jump"), -1, 0)


def test_the_city_is_drawn_whole() -> None:
    city = GAME.facts(Scene("", "2A", seats=4).load()).city
    assert (city.columns, city.rows, city.river) == (27, 14, 26)
    assert len(city.sections) == 8
    cells = [cell for building in city.buildings for cell in building.cells]
    inside = [cell for cell in cells if cell[1:] not in ("0", "15")]
    assert len(set(inside)) + len(city.streets) == 26 * 14, "every cell is a street or a roof"
    market = next(building for building in city.buildings if building.kind == "market")
    assert sorted(market.doors) == sorted(["q2", "t3", "s6", "p5"])
    villa = next(building for building in city.buildings if building.id == "villa-2")
    assert (villa.cells, villa.doors) == (["k0"], ["k1"])


def test_a_view_is_small_because_what_never_changes_is_in_the_facts() -> None:
    largest = 0
    for seed in range(4):
        state, chance = GAME.state(4, seed=seed), FastRng(seed)
        for _ in range(400):
            if not state.to_act:
                break
            seat = state.to_act[0]
            largest = max(largest, len(msgspec.json.encode(state.view(seat))))
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
    assert 4_000 < largest <= 8_000


def test_free_slots_are_counted_with_a_sack_and_an_artwork() -> None:
    """A Sack's slots take gold or loot; an artwork takes all the loot slots (p. 7, "Les biens")."""

    def free(**plain: Any) -> tuple[int, int]:  # Any: what a thief may be given
        thief = look(Scene(STREET).thief(**plain)).guilds[0].thieves[0]
        return thief.free_gold, thief.free_loot

    assert free(goods={"gold": 1, "gem": 2}) == (3, 2)
    assert free(equipment=["sack"]) == (4, 6)
    assert free(equipment=["sack"], goods={"gold": 6}) == (0, 4)
    assert free(goods={"artwork-a": 1}) == (4, 0)


def test_others_get_no_reach_and_no_choices() -> None:
    view = look(Scene(STREET), 1)
    assert (view.reach, view.choices) == ([], [])
    assert look(Scene(STREET), None).prompt.text == "prompt-turn-wait"


def test_the_table_as_text_shows_streets_figures_and_beams() -> None:
    scene = Scene(STREET).thief(goods={"gem": 2}, equipment=["sack"])
    for lang in ("en", "fr"):
        lines = GAME.board(look(scene), lambda text_id, args, lang=lang: GAME.say(text_id, args, lang))  # type: ignore[misc]
        street = next(line for line in lines if line.startswith(" 4  "))
        assert street.startswith(" 4  · a>! ! ! 2c! "), street
        assert any("1c" in line for line in lines)
        assert "2 × gem" in "\n".join(lines) or lang == "fr"
