"""Master Thieves in a real browser: whole games by what is lit, a memory that nothing on the page or the wire helps."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import END, SOMETHING, Frames, click_lit, lit, open_table, play_to_the_end, until_lit

pytestmark = pytest.mark.browser

SIZES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"
EYES = "all => all.filter(one => one.querySelector('svg')).map(one => one.textContent.trim())"
# What a button has written in it, letters only, and whether all of it stands within the button and the screen.
NAMED = """all => all.map(one => {
  const box = one.getBoundingClientRect();
  const words = one.querySelector(":scope > .name, :scope > b");
  const range = document.createRange();
  range.selectNodeContents(words);
  const text = range.getBoundingClientRect();
  const fits = text.width > 0 && text.left >= box.left - 1 && text.right <= box.right + 1 && box.right <= 390;
  return [words.textContent.replaceAll("\\u00ad", ""), fits];
})"""
NOTHING_TOLD = {"grain", "level", "face"}  # arguments that would say which drawer an event was about
NEVER_TOLD = {"open", "find", "fill", "place", "alarm", "secret", "secret-empty", "ruby-fell", "ruby-left"}


def begin(house: House, page: Page, *, players: int = 2, memory: str = "closed") -> None:
    """A table against careless bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (players - 1)]
    open_table(page, house, "master-thieves", seats, options={"memory": memory})


def all_choices_are_lit(page: Page, frames: Frames) -> bool:
    """Is what is lit exactly what the newest view allows? Asked again for a moment: the page may be a step behind."""
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline:
        view = frames.views()[-1]
        if set(lit(page)) == {choice["action"] for choice in view["choices"]}:
            return True
        page.wait_for_timeout(20)
    return False


def test_a_whole_game_by_what_is_lit_where_every_choice_has_its_light(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    begin(house, page, memory="open")
    page.locator(SOMETHING).first.wait_for()
    for turn in range(45):
        assert all_choices_are_lit(page, frames), f"{lit(page)} is not {frames.views()[-1]['choices']}"
        click_lit(page, 1, seed=turn)
        page.locator(f"{SOMETHING}, {END}").first.wait_for()
    assert play_to_the_end(page, seed=2) > 10
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()
    expect(page.get_by_role("table", name="The scores")).to_be_visible()


def test_nothing_of_a_shut_drawer_is_ever_sent_where_one_has_to_remember(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    begin(house, page, memory="closed")
    page.locator(SOMETHING).first.wait_for()
    play_to_the_end(page, seed=5)
    seen_open = 0
    for message in frames.messages():
        if message["type"] != "view":
            assert "grain" not in json.dumps(message)
            continue
        events = message["events"]
        assert not {event["kind"] for event in events} & NEVER_TOLD
        assert not any(NOTHING_TOLD & event["args"].keys() for event in events)
        chosen = [event["args"]["seat"] for event in events if event["kind"] == "choose"]
        assert set(chosen) <= {"@0"}, "what others choose is not told"
        view = message["view"]
        if view["over"]:
            continue
        for drawer in view["drawers"]:
            assert (drawer["long"], drawer["upper"], drawer["lower"]) == (None, None, None)
        other = view["places"][1]
        shown = {turn["seat"] for turn in view["order"]}
        assert (other["hand"], other["played"]) == (None, None)
        assert other["card"] is None or 1 in shown, "a card that lies face down stays secret"
        if view["open"] is None:
            assert '"inside"' not in json.dumps(message)
        else:
            seen_open += 1
            assert events[-1]["kind"] not in ("turn", "flip"), "moving the box shuts the drawer"
    assert seen_open > 20, "the open drawer is seen by all"


def test_a_shut_drawer_leaves_nothing_on_the_page(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    begin(house, page, memory="closed")
    until_lit(page, "open ")
    page.locator("[data-action='open top S']").click()
    inside = page.locator(".cell.open")
    expect(inside).to_have_attribute("aria-label", re.compile("top level, South face.*Inside: .*diamond", re.S))
    until_lit(page, "flip")
    page.locator("[data-action='flip']").click()
    expect(inside).to_have_count(0)
    labels = page.locator(".cell").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert len(labels) == 12
    assert not any("Inside" in label or "diamond" in label for label in labels)
    assert page.locator(".scene .jewel").count() == 0, "no jewel is left on the picture of the box"


def test_looking_is_free_and_changes_only_what_one_sees(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    begin(house, page)
    page.locator(SOMETHING).first.wait_for()
    letters = page.locator(".letter")
    before = letters.evaluate_all(EYES)
    version = len(frames.views())
    unseen = next(face for face in "NESW" if face not in before)
    name = {"N": "North", "E": "East", "S": "South", "W": "West"}[unseen]
    page.get_by_role("button", name=f"Look at the {name} face").click()
    after = letters.evaluate_all(EYES)
    assert unseen in after
    assert after != before
    scene = page.locator(".scene").bounding_box()
    assert scene is not None
    page.mouse.move(scene["x"] + 200, scene["y"] + 200)
    page.mouse.down()
    page.mouse.move(scene["x"] + 380, scene["y"] + 200, steps=4)
    page.mouse.up()
    assert letters.evaluate_all(EYES) != after, "half a walk round the box shows other faces"
    assert len(frames.views()) == version, "and nothing was played"


def test_a_phone_begins_without_anything_hanging_over_the_edge(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    begin(house, page, players=4)
    until_lit(page, "open ")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    until_lit(page, "turn ")
    expect(page.locator("[data-action='flip']")).to_be_in_viewport()
    until_lit(page, "choose ")
    sizes = page.locator(SOMETHING).evaluate_all(SIZES)
    assert len(sizes) == 6
    assert all(width >= 44 and height >= 44 for width, height in sizes), "a thumb hits every card"
    until_lit(page, "open ")
    sizes = page.locator(SOMETHING).evaluate_all(SIZES)
    assert all(width >= 44 and height >= 44 for width, height in sizes), "and every drawer"
    assert page.evaluate("document.querySelector('.stage').scrollWidth") <= 390


@pytest.mark.parametrize(
    ("lang", "names"),
    [
        ("en-GB", ["Smuggler", "Jeweller ♂", "Jeweller ♀", "Thief", "Master Thief", "Detective"]),
        ("fr-FR", ["Contrebandier", "Bijoutier", "Bijoutière", "Voleur", "Maître voleur", "Détective"]),
    ],
)
def test_a_phone_names_the_roles_one_chooses_from(
    house: House, visitors: Visitors, lang: str, names: list[str]
) -> None:
    page = visitors.arrive(phone=True, lang=lang)
    begin(house, page, players=4)
    until_lit(page, "choose ")
    for place in (".hand", ".order"):
        shown = page.locator(f"{place} button:not(.past)").evaluate_all(NAMED)
        assert [name for name, _ in shown] == names
        assert all(fits for _, fits in shown), f"the names fit in {place}: {shown}"
    chips = page.locator(".strip li").evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    discs = page.locator(".strip .alarm .alarm").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().toJSON())"
    )
    assert len(discs) == len(chips) == 4
    for chip, disc in zip(chips, discs, strict=True):
        assert chip["left"] < disc["left"] < disc["right"] < chip["right"] <= 390, "an alarm stays with its seat"


def test_french_down_to_the_drawers(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    begin(house, page)
    until_lit(page, "open ")
    expect(page.get_by_text("Les quatre faces").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("en haut, face sud")).first).to_be_visible()
    until_lit(page, "choose ")
    expect(page.get_by_text("qui serez-vous", exact=False).first).to_be_visible()
    words = page.locator(".table").inner_text()
    assert not re.search(r"\b(table|role|prompt|hint)-", words), "no message is missing"
