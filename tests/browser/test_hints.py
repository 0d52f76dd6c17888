"""Hints in a real browser: asked for, pointed at, played; in French on a phone; and not where a table has none."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import SOMETHING, Frames, api

HINTS = "[data-hint]"
BUTTON = "[data-hint-button]"


def sit_down(page: Page, house: House, **more: object) -> None:
    """A game of Art Robbery against a bot that moves at once."""
    page.goto(house.url)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = api(page, "/api/tables", {"game": "art-robbery", "seats": seats, "start": True, **more})
    page.goto(f"{house.url}/t/{table['id']}")
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
        expect(page.locator(".ring")).to_be_visible()
        page.wait_for_function(
            """([x, y]) => {
              const box = document.querySelector(".ring")?.getBoundingClientRect();
              return box && Math.abs(box.x + box.width / 2 - x) < 4 && Math.abs(box.y + box.height / 2 - y) < 4;
            }""",
            arg=list(centre(lit.first)),
        )
    page.keyboard.press("Escape")
    expect(page.locator(HINTS)).to_have_count(0)
    expect(page.locator(".ring")).to_have_count(0)
    page.keyboard.press("h")
    page.locator(HINTS).first.wait_for()
    best = page.locator(HINTS).first.get_attribute("data-hint")
    before = len(frames.views())
    page.keyboard.press("Enter")  # the best one has the focus
    expect(page.locator(HINTS)).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('.ring')")
    page.wait_for_timeout(300)
    assert len(frames.views()) > before
    assert my_cards(frames) == [best]


def test_a_hint_in_french_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True, lang="fr-FR")
    frames = Frames(page)
    sit_down(page, house)
    page.get_by_role("button", name="Conseil").tap()
    sheet = page.get_by_role("region", name="Que ferait un maître ?")
    expect(sheet.locator(HINTS).first).to_contain_text(re.compile(r"\d+ essai"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert all((one.bounding_box() or {})["height"] >= 44 for one in sheet.locator(HINTS).all())
    rows = sheet.locator(HINTS)
    last = rows.nth(rows.count() - 1)
    last.tap()  # a finger points first
    expect(last).to_have_class(re.compile("at"))
    wanted = last.get_attribute("data-hint")
    before = len(frames.views())
    sheet.get_by_role("button", name="Jouer ce coup").tap()
    expect(page.locator(HINTS)).to_have_count(0)
    page.wait_for_timeout(300)
    assert len(frames.views()) > before
    assert my_cards(frames) == [wanted]


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_without_hints_offers_none(house: House, visitors: Visitors, phone: bool) -> None:
    page = visitors.arrive(phone=phone)
    sit_down(page, house, hints=False)
    page.keyboard.press("h")
    expect(page.locator(BUTTON)).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_text("No hints at this table.")).to_be_visible()
    expect(page.locator(HINTS)).to_have_count(0)
