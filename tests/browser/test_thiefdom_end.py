"""The end of a Thiefdom: all of it on one screen of a desktop, and nothing over the edge of a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors

END = ".end.thiefdom"


def over(house: House, page: Page, seats: int) -> str:
    """The address of a game that bots have played to its end, unwatched: nobody waits for what they show."""
    page.goto(house.url)
    bots = [{"kind": "bot", "bot": "greedy"}] * seats
    wish = {"game": "thiefdom", "mode": "standard", "players": seats, "seats": bots, "public": False, "start": True}
    table = page.request.post(f"{house.url}/api/tables", data=wish).json()["id"]
    while page.request.get(f"{house.url}/api/tables/{table}").json()["status"] != "over":
        page.wait_for_timeout(500)
    return f"{house.url}/t/{table}"


def test_the_end_with_four_seats_is_seen_at_a_glance(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    address = over(house, page, 4)
    page.goto(address)
    expect(page.locator(END)).to_be_visible()
    stage = f"document.querySelector('{END}').parentElement"
    assert page.evaluate(f"{stage}.scrollHeight <= {stage}.clientHeight"), "it need not be scrolled"
    phone = visitors.arrive(phone=True, lang="fr-FR")
    phone.goto(address)
    expect(phone.locator(END)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"
