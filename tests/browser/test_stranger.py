"""Games of other packages in the browser: at the house's own table, at a table they built, and where that one fails."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, House, Visitors
from tests.browser.play import Frames, click_lit, lit, open_table, play_to_the_end

PLUGINS = ROOT / "tests" / "browser" / "plugins"
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
TABLE = "section[aria-label='Swag']"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the games of tests/browser/plugins."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(part for part in (before, str(PLUGINS)) if part)
    one = House(tmp_path_factory.mktemp("house"))
    try:
        one.start()
        yield one
    finally:
        os.environ["PYTHONPATH"] = before
        one.stop()


def test_home_shows_it_and_two_clicks_play_the_bots(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    poster = page.locator("article", has=page.locator("a.whole[href='/new/swag']"))
    expect(poster.locator("h2")).to_have_text("Swag")
    picture = poster.locator("img[src='/api/games/swag/poster.svg']")
    assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 0
    assert poster.evaluate("one => getComputedStyle(one).getPropertyValue('--ground')") == "#173a3f"
    expect(page).not_to_have_title(re.compile("poster ran"))
    poster.get_by_role("button").click()
    page.locator("[data-action]").first.wait_for()
    assert "draw" in lit(page)


def test_a_whole_game_by_what_is_lit_its_end_and_its_replay(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    open_table(page, house, "swag", [ME, BOT, BOT])
    page.locator("[data-action]").first.wait_for()
    table = page.locator(TABLE)
    # Every seat has its zones, one's own hand lies open, those of the others are backs.
    for zone in ("Deck", "Market", "Hand", "Stash"):
        expect(table.get_by_role("region", name=zone, exact=True).first).to_be_visible()
    mine = frames.views()[-1]["zones"]
    hidden = [zone for zone in mine if zone["name"] == "zone-hand" and zone.get("seat") != 0]
    assert [[piece.get("id") for piece in zone["pieces"]] for zone in hidden] == [[None], [None]]
    assert play_to_the_end(page, seed=3) >= 4
    expect(page.get_by_role("table", name="The scores")).to_be_visible()
    expect(page.get_by_role("columnheader", name="Patience")).to_be_visible()
    expect(page.locator("figcaption").first).to_contain_text("point")
    expect(page.get_by_text("How the game went")).to_be_visible()
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(page.locator("p.told")).to_contain_text("12 of 12")
    expect(page.get_by_role("region", name="Market", exact=True)).to_be_visible()
    assert lit(page) == [], "a film has nothing to choose"


def test_what_each_way_to_choose_looks_like(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    open_table(page, house, "swag", [ME, BOT])
    page.locator("[data-action]").first.wait_for()
    choices = {choice["action"]: choice for choice in frames.views()[-1]["choices"]}
    # A piece that names its action plays it; what lies on no component is a button with its preview.
    expect(page.locator("[data-action='draw']")).to_have_attribute("aria-label", "Draw a card")
    expect(page.locator("[data-action='rest']")).to_have_text(re.compile(r"Keep still\s*\+1 point"))
    # A card with several choices is picked up: its own are shown, and what it can be traded for is lit.
    held = page.locator("[data-pick][aria-pressed]").last
    held.click()
    expect(held).to_have_class(re.compile("chosen"))
    stash = next(action for action in choices if action.startswith("stash"))
    expect(page.locator(f"[data-action='{stash}']")).to_have_text(re.compile(r"Stash the .*\+\d point"))
    trades = [action for action in choices if action.startswith("trade")]
    assert trades
    assert set(trades) <= set(lit(page))
    held.click()
    assert not set(trades) & set(lit(page)), "put back, it shows nothing"
    held.click()
    page.locator(f"[data-action='{trades[0]}']").first.click()
    expect(page.get_by_role("log").get_by_text("You trade", exact=False)).to_be_visible()


def test_a_component_explains_itself(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    open_table(page, house, "swag", [ME, BOT])
    page.locator("[data-action]").first.wait_for()
    page.locator("[data-pick]").last.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile(r"Worth \w+ points? in your stash"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_keyboard_plays(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    open_table(page, house, "swag", [ME, BOT])
    page.locator("[data-action]").first.wait_for()
    page.locator("[data-action='rest']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").get_by_text("You keep still.")).to_be_visible()


def test_on_a_phone_in_french_with_targets_for_a_thumb(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True, lang="fr-FR")
    open_table(page, house, "swag", [ME, BOT, BOT, BOT])
    page.locator("[data-action]").first.wait_for()
    expect(page.locator("h1")).to_have_text("Butin")
    expect(page.locator("[data-action='draw']")).to_have_attribute("aria-label", "Piocher une carte")
    small = page.locator("[data-action], [data-pick]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 44 || box.height < 44).length"
    )
    assert small == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_to_the_end(page, seed=5)
    expect(page.get_by_role("columnheader", name="Planque")).to_be_visible()


def test_new_table_and_rules(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(f"{house.url}/new/swag")
    expect(page.locator("h1")).to_have_text("Swag")
    expect(page.locator("img[src='/api/games/swag/poster.svg']")).to_be_visible()
    page.goto(f"{house.url}/rules/swag")
    expect(page.get_by_role("article").get_by_text("hidden hand")).to_be_visible()


def test_without_zones_and_without_french_it_can_be_played(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    open_table(page, house, "plain-swag", [ME, BOT])
    page.locator("[data-action]").first.wait_for()
    expect(page.locator("h1")).to_contain_text("Swag")
    expect(page.locator(f"{TABLE} dl")).to_contain_text(re.compile(r"market.*(coin|ring|vase|crown)", re.DOTALL))
    assert "draw" in lit(page)
    play_to_the_end(page, seed=2)
    expect(page.get_by_role("columnheader", name="Stash")).to_be_visible()


def test_a_package_s_own_table_is_played_to_the_end(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    refused: list[str] = []
    page.on("console", lambda line: refused.append(line.text) if "Content Security Policy" in line.text else None)
    open_table(page, house, "own-swag", [ME, BOT])
    own = page.locator(".swag-table")
    own.locator("[data-action]").first.wait_for()
    expect(own).to_contain_text("Market")
    assert own.evaluate("one => getComputedStyle(one).display") == "grid", "its style sheet is loaded"
    own.get_by_role("button", name="Keep still (+1 point)").click()
    expect(page.get_by_role("log").get_by_text("You keep still.")).to_be_visible()
    play_to_the_end(page, seed=4)
    expect(page.get_by_role("table", name="The scores")).to_be_visible()
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").wait_for()
    expect(own).to_contain_text("Market")
    assert refused == []


def test_the_language_of_a_package_s_own_table_is_switched(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    open_table(page, house, "own-swag", [ME, BOT])
    own = page.locator(".swag-table")
    expect(own).to_contain_text("Market")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").locator("label", has_text=re.compile("^ *(FR|Français) *$")).first.click()
    expect(own).to_contain_text("Marché")


def test_where_a_package_s_table_fails_ours_takes_over(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    open_table(page, house, "broken-swag", [ME, BOT])
    expect(page.get_by_text("This game’s own table cannot be shown.")).to_be_visible()
    expect(page.get_by_role("region", name="Market", exact=True)).to_be_visible()
    assert click_lit(page, 2) == 2


def test_the_example_of_the_docs_is_the_one_that_is_played_here() -> None:
    guide = (ROOT / "docs" / "own-table.md").read_text(encoding="utf-8")
    examples = re.findall(r"```js\n(.*?)```", guide, re.DOTALL)
    static = PLUGINS / "strangers" / "own" / "static"
    assert examples == [Path(static / name).read_text(encoding="utf-8") for name in ("table.js", "element.js")]
