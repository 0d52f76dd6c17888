"""Hints in a real browser: asked for, pointed at, played; in French on a phone; and not where a table has none."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import SOMETHING, Frames, open_table

HINTS = "[data-hint]"
BUTTON = "[data-hint-button]"
RING = "[data-ring]"


def sit_down(page: Page, house: House, game: str = "art-robbery", bots: int = 1, **more: object) -> None:
    """A game against bots that move at once."""
    open_table(page, house, game, [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots], **more)
    page.locator(SOMETHING).first.wait_for()


def my_cards(frames: Frames) -> list[str]:
    """What the first seat has played, by its notation, as the page was told it."""
    events = [event for message in frames.messages() if message["type"] == "view" for event in message["events"]]
    mine = [event["args"] for event in events if event["kind"] == "play" and event["args"]["seat"] == "@0"]
    return [args["card"].replace("card-", "play ") for args in mine]


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_hint_is_asked_for_pointed_at_and_played(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    sit_down(page, house)
    page.locator(BUTTON).click()
    expect(page.get_by_role("region", name="What would a master do?")).to_be_visible()
    expect(page.locator(HINTS).first).to_contain_text(re.compile(r"\d+ %"))
    advice = next(message for message in frames.messages() if message["type"] == "hint")["advice"]
    offered = page.locator(HINTS).evaluate_all("all => all.map(one => one.dataset.hint)")
    assert offered == [one["action"] for one in advice]
    for one in page.locator(HINTS).all()[::-1]:  # pointing at one shows its place on the table
        one.hover()
        action = one.get_attribute("data-hint")
        lit = page.locator(f"[data-action='{action}'], [data-pick='{action}']")
        expect(page.locator(RING)).to_be_visible()
        page.wait_for_function(
            """([x, y]) => {
              const box = document.querySelector("[data-ring]")?.getBoundingClientRect();
              return box && Math.abs(box.x + box.width / 2 - x) < 4 && Math.abs(box.y + box.height / 2 - y) < 4;
            }""",
            arg=list(centre(lit.first)),
        )
    page.keyboard.press("Escape")
    expect(page.locator(HINTS)).to_have_count(0)
    expect(page.locator(RING)).to_have_count(0)
    page.keyboard.press("h")
    page.locator(HINTS).first.wait_for()
    best = page.locator(HINTS).first.get_attribute("data-hint")
    before = len(frames.views())
    page.keyboard.press("Enter")  # the best one has the focus
    expect(page.locator(HINTS)).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('[data-ring]')")
    frames.wait_for_view(page, before)
    assert my_cards(frames) == [best]


def test_a_hint_in_french_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True, lang="fr-FR")
    frames = Frames(page)
    sit_down(page, house)
    page.get_by_role("button", name="Conseil").tap()
    strip, sheet = (page.get_by_role("region", name="Que ferait un maître ?").nth(number) for number in (0, 1))
    expect(strip.locator(HINTS).first).to_contain_text(re.compile(r"\d+\u00a0%"))
    strip.get_by_role("button", name="En dire plus").tap()
    expect(sheet.locator(HINTS).first).to_contain_text(re.compile(r"\d+ essai"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    boxes = [one.bounding_box() for one in page.locator(HINTS).all()]
    assert all(box is not None and box["height"] >= 44 for box in boxes)
    rows = sheet.locator(HINTS)
    last = rows.nth(rows.count() - 1)
    wanted = last.get_attribute("data-hint")
    last.tap()  # the sheet folds, so that its place can be seen
    expect(sheet).to_have_count(0)
    expect(page.locator(RING)).to_be_visible()
    expect(strip.locator(f"[data-hint='{wanted}']")).to_have_attribute("aria-pressed", "true")
    before = len(frames.views())
    strip.get_by_role("button", name="Jouer ce coup").tap()
    expect(page.locator(HINTS)).to_have_count(0)
    frames.wait_for_view(page, before)
    assert my_cards(frames) == [wanted]


GAMES = [("art-robbery", 1), ("thiefs-market", 2), ("master-thieves", 1), ("caper", 1), ("thiefdom", 1)]


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_on_a_phone_a_hint_hides_nothing_of_what_it_speaks_of(
    house: House, visitors: Visitors, game: str, bots: int
) -> None:
    page = visitors.arrive(phone=True)
    sit_down(page, house, game, bots)
    page.locator(BUTTON).tap()
    page.locator(HINTS).first.wait_for()
    strip = page.get_by_role("region", name="What would a master do?").bounding_box()
    assert strip is not None
    assert strip["height"] < 150
    for one in page.locator(HINTS).all():
        one.tap()
        page.wait_for_timeout(100)  # a frame, for the ring to get there
        ring = page.locator(RING).bounding_box()
        assert ring is not None
        assert ring["x"] + ring["width"] / 2 <= 390
        assert 48 <= ring["y"] + ring["height"] / 2 <= strip["y"]
        action = one.get_attribute("data-hint")
        under = page.evaluate(
            """([x, y]) => {
              const lit = document.elementFromPoint(x, y)?.closest("[data-action], [data-pick]");
              return lit && (lit.dataset.action ?? lit.dataset.pick);
            }""",
            list(centre(page.locator(RING))),
        )
        assert action is not None
        assert under is not None
        assert under == action or under in action.split()  # or what is picked up first


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_without_hints_offers_none(house: House, visitors: Visitors, phone: bool) -> None:
    page = visitors.arrive(phone=phone)
    sit_down(page, house, hints=False)
    page.keyboard.press("h")
    expect(page.locator(BUTTON)).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("No hints at this table.")).to_be_visible()
    expect(page.locator(HINTS)).to_have_count(0)
