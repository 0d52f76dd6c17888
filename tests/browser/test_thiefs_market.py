"""Thief's Market in a real browser: whole games by what is lit, on a desktop and a phone, in two languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import END, LIT, SOMETHING, Frames, click_lit, lit, open_table, play_to_the_end, until_lit

pytestmark = pytest.mark.browser

PLAY = "Play Thief’s Market against the bots now"
SIZES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"


def begin(house: House, page: Page, *, players: int = 3) -> None:
    """A table against bots that buy what they can, which makes a short game."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    open_table(page, house, "thiefs-market", seats)


def test_a_whole_game_by_what_is_lit_and_nobody_elses_infamy_is_ever_sent(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    begin(house, page)
    page.locator(SOMETHING).first.wait_for()
    assert play_to_the_end(page, seed=2) > 30
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()
    expect(page.get_by_role("table", name="The scores")).to_be_visible()
    views = frames.views()
    playing = [view for view in views if not view["over"]]
    assert len(playing) > 30
    for view in playing:
        assert view["seat"] == 0
        assert [place["infamy"] is None for place in view["places"]] == [False, True, True]
        assert [place["score"]["infamy"] is None for place in view["places"]] == [False, True, True]
        assert view["scores"] is None
    final = views[-1]
    assert final["over"]
    for seat, score in enumerate(final["scores"]):
        place = final["places"][seat]
        assert place["infamy"] == score["parts"]["infamy"]
        assert score["total"] == sum(score["parts"].values())


def test_a_click_takes_an_object_done_ends_it_and_a_pile_can_be_stolen(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    begin(house, page)
    until_lit(page, "take (?!all)")
    mine = page.get_by_role("region", name="Your pile").locator("button")
    before = mine.count()
    page.locator("[data-action^='take ']").first.click()
    expect(mine).to_have_count(before + 1)
    page.locator("[data-action='done']").click()
    expect(page.locator("[data-action='done']")).to_have_count(0)

    until_lit(page, "steal from ")
    page.locator("[data-action^='steal from ']").first.click()
    page.locator("[data-action^='return '], [data-action='done'], [data-action='end turn']").first.wait_for()
    if any(notation.startswith("return ") for notation in lit(page)):
        kept, before = mine.count(), len(frames.views())
        page.locator("[data-action^='return ']").first.click()
        frames.wait_for_view(page, before)
        pile = frames.views()[before]["places"][0]["pile"]  # as told: the market may open at once
        assert len(pile) == kept - 1


def test_what_is_not_lit_says_why(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    begin(house, page)
    until_lit(page, "end turn")
    dear = page.locator("section[aria-label^='Row '] button:not([data-action]):not([data-pick])")
    for click in range(60):
        if dear.count():
            break
        click_lit(page, 1, seed=click)
        until_lit(page, "end turn")
    dear.first.click()
    expect(page.get_by_text(re.compile("do not pay that card|no purchase left")).first).to_be_visible()


def test_a_card_held_or_asked_by_key_explains_itself(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    begin(house, page)
    card = page.locator("section[aria-label^='Row A'] button").first
    card.wait_for()
    card.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(re.compile("Once a round|At the end|One more purchase"))
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_french_from_the_first_page_and_switched_without_a_reload(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    begin(house, page)
    expect(page.get_by_text("Manche 1", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Votre tas")).to_be_visible()
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("English", exact=True).click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    expect(page.get_by_role("region", name="Your pile")).to_be_visible()
    assert page.evaluate("window.stayed"), "the page was not loaded again"


def check_the_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"
    sizes = page.locator(SOMETHING).evaluate_all(SIZES)
    assert sizes
    assert all(width >= 44 and height >= 44 for width, height in sizes), "a thumb hits everything that is lit"


def test_a_whole_game_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    begin(house, page)
    for notation in ("take", "end turn"):
        until_lit(page, notation)
        check_the_phone(page)
    play_to_the_end(page, seed=4)
    expect(page.locator(END)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_phone_shows_a_card_that_can_be_bought_and_counts_those_of_each_row(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    begin(house, page)
    for_sale = page.locator("section[aria-label^='Row '] button.lit")
    tabs = page.get_by_role("navigation", name="The rows of the market").get_by_role("button")
    seen = 0
    for click in range(120):
        page.locator(f"{SOMETHING}, {END}").first.wait_for()
        if page.locator(END).count():
            break
        if for_sale.count():
            seen += 1
            boxes = for_sale.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
            assert any(box["left"] >= 0 and box["right"] <= 390 for box in boxes), "one of them is in sight"
            assert tabs.count() == page.locator("section[aria-label^='Row ']").count()
            paid = [int(found[1]) for found in map(re.compile(r"pay (\d+)").search, labels(tabs)) if found]
            assert sum(paid) >= len(boxes), "and the tabs count them"
        click_lit(page, 1, seed=click)
    assert seen, "there was something to buy"
    if not page.locator(END).count():
        tabs.last.click()
        expect(tabs.last).to_have_attribute("aria-current", "true")


def labels(these: Locator) -> list[str]:
    """What each of them is called by a screen reader."""
    found: list[str] = these.evaluate_all("all => all.map(one => one.ariaLabel)")
    return found


def test_five_seats_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    begin(house, page, players=5)
    for notation in ("steal from", "end turn"):
        until_lit(page, notation)
        check_the_phone(page)


def test_a_newcomer_starts_from_the_home_page(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    page.get_by_role("button", name=PLAY).click()
    page.locator(LIT).first.wait_for()
    assert click_lit(page, 3) == 3
