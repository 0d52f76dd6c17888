"""Thiefdom in a real browser: a night alone, two guilds with hidden plans, French, a phone, and the map itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import END, LIT, SOMETHING, Frames, click_lit, keep_clicking, lit, open_table, play_to_the_end

pytestmark = pytest.mark.browser

MAP = ".map"
PAPER = ".map .paper"


def sit_down(house: House, page: Page, bots: int = 0) -> None:
    """Start a game alone, or against careless bots."""
    open_table(page, house, "thiefdom", [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots])
    page.locator(SOMETHING).first.wait_for()


def to_the_streets(page: Page) -> None:
    """Click through draft, hideout and plan until a thief can move on the map."""
    for turn in range(60):
        if page.locator(f"{MAP} {LIT}[data-action^='step ']").count():
            return
        assert click_lit(page, 1, seed=turn) == 1
        page.wait_for_timeout(60)
    raise AssertionError("no thief ever came to move")


def test_six_nights_alone_by_what_is_lit(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    sit_down(house, page)
    clicks = play_to_the_end(page, seed=11)
    assert clicks > 30
    expect(page.locator(END)).to_be_visible()
    expect(page.get_by_role("rowheader", name="At the start")).to_be_visible()
    expect(page.get_by_text("in 6 nights")).to_be_visible()


def two_guilds(house: House, visitors: Visitors) -> tuple[list[Page], list[Frames]]:
    """Two people at one table, and everything that each is sent; the game has begun."""
    host, guest = visitors.arrive(), visitors.arrive()
    frames = [Frames(host), Frames(guest)]
    table = open_table(host, house, "thiefdom", [{"kind": "me"}, {"kind": "open"}])
    guest.goto(f"{house.url}/t/{table}")
    guest.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        page.locator(SOMETHING).first.wait_for()
    return [host, guest], frames


def test_two_guilds_play_until_one_is_arrested_and_both_see_it(house: House, visitors: Visitors) -> None:
    """Both walk wherever an eye marks a guard's sight, and give themselves up."""
    pages, frames = two_guilds(house, visitors)
    reckless = ".map .seen[data-action]:not([disabled]), [data-action='surrender']:not([disabled])"
    for seat, page in enumerate(pages):
        keep_clicking(page, seed=seat + 5, seconds=100, first=reckless)
    for page in pages:
        expect(page.get_by_text("is arrested", exact=False).first).to_be_visible(timeout=100_000)
    told = [
        next(event for message in one.messages() for event in message.get("events", []) if event["kind"] == "arrest")
        for one in frames
    ]
    assert told[0] == told[1], "an arrest is made in public"
    assert int(told[0]["args"]["vp"]) > 0


def test_two_guilds_plan_in_secret(house: House, visitors: Visitors) -> None:
    pages, frames = two_guilds(house, visitors)
    for seat, page in enumerate(pages):
        keep_clicking(page, seed=seat + 3, seconds=100)
    expect(pages[0].locator("[data-end], [aria-label^='Night 2']").first).to_be_visible(timeout=100_000)
    planned = 0
    for seat in (0, 1):
        for view in frames[seat].views():
            mine, other = view["guilds"][seat], view["guilds"][1 - seat]
            if view["stage"] == "plan":
                assert other["plan"] is None, "a plan is nobody's business until all have planned"
                assert view["night"] == []
                planned += mine["plan"] is not None and not other["planned"]
            elif view["night"] and not view["over"]:
                assert other["plan"] is not None, "then everybody sees it"
            if view["stage"] == "keep" and view["draft"]:
                assert not set(view["draft"]["kept"]) & set(view["draft"]["pack"])
    assert planned > 0, "somebody waited with a plan of its own"


def test_a_plan_is_tapped_together_and_can_be_begun_again(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    sit_down(house, page)
    first = page.locator("[data-pick='feather']")
    for turn in range(30):
        if first.count():
            break
        click_lit(page, 1, seed=turn)
        page.wait_for_timeout(60)
    for who in ("feather", "satchel", "cane"):
        page.locator(f"[data-pick='{who}']").click()
    assert lit(page) == ["plan feather satchel cane"]
    page.get_by_role("button", name="Begin again").click()
    for who in ("cane", "satchel", "feather"):
        page.locator(f"[data-pick='{who}']").click()
    page.get_by_role("button", name="Put this plan down").click()
    expect(page.get_by_text("It is the turn of your Cane").first).to_be_visible()


def test_a_far_place_is_one_click(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    sit_down(house, page)
    to_the_streets(page)
    far = page.locator(f"{MAP} {LIT}:not(.direct, .seen)").first
    goal = far.get_attribute("data-place")
    far.click()
    turn = frames.views()[-1]["turn"]
    for _ in range(100):
        thieves = frames.views()[-1]["guilds"][0]["thieves"]
        if goal in [thief["place"] for thief in thieves if thief["id"] == turn["thief"]]:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"the thief never came to {goal}")


def test_the_map_zooms_pans_and_explains_itself(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    sit_down(house, page)
    whole = page.locator(PAPER).get_attribute("style")
    page.get_by_role("button", name="Larger").click()
    closer = page.locator(PAPER).get_attribute("style")
    assert closer != whole
    box = page.locator(MAP).bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 40, middle[1] + 30, steps=4)
    page.mouse.up()
    assert page.locator(PAPER).get_attribute("style") != closer
    page.get_by_role("button", name="The whole city").click()
    expect(page.locator(PAPER)).to_have_attribute("style", whole or "")
    page.locator(".shops .cards button").first.click()  # a card of the dealers
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_phone_shows_the_map_first(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    sit_down(house, page, bots=1)
    expect(page.locator(MAP)).to_be_in_viewport()
    to_the_streets(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"
    sizes = page.locator(SOMETHING).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map((box) => [box.width, box.height])"
    )
    assert sizes
    assert all(width >= 44 and height >= 44 for width, height in sizes), "a thumb hits everything that is lit"
    assert click_lit(page, 10, seed=3) == 10
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("phone", [False, True])
def test_throwing_goods_away_is_always_possible_and_never_bright(house: House, visitors: Visitors, phone: bool) -> None:
    page = visitors.arrive(phone=phone)
    sit_down(house, page)
    fetch = page.locator("[data-action='fetch gold']")
    click_done = "() => { const one = document.querySelector(\"[data-action='done']\"); one?.click(); return !!one; }"
    for turn in range(60):  # to the first thief's turn, with all the gold still in the store
        if fetch.count():
            break
        if not page.evaluate(click_done):
            click_lit(page, 1, seed=turn)
        page.wait_for_timeout(60)
    fetch.first.click()
    fold = page.get_by_text("Throw goods away")
    discard = page.locator("[data-action='discard gold']")
    expect(fold).to_be_visible()
    expect(discard).to_be_hidden()
    expect(discard).not_to_have_class(re.compile("lit"))
    fold.click()
    expect(discard).to_be_visible()
    box = discard.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    discard.click()
    expect(fold).to_have_count(0)


def test_the_city_speaks_french(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    sit_down(house, page)
    expect(page.get_by_text("Votre guilde").first).to_be_visible()
    expect(page.get_by_text("Les contrebandiers veulent")).to_be_visible()
    to_the_streets(page)
    expect(page.get_by_text("Nuit 1 sur 6").first).to_be_visible()
    expect(page.locator(f"{MAP} {LIT}").first).to_have_attribute("aria-label", re.compile("Aller|Entrer|pas"))
