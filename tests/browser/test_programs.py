"""Programs of one's own, in the browser: a token is made, shown once, used, and taken back."""

from __future__ import annotations

import json
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import api


def who_is(house: House, token: str) -> str:
    request = urllib.request.Request(f"{house.url}/api/me", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["name"])


def test_a_token_is_made_where_a_seat_waits_and_taken_back(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    table = api(page, "/api/tables", {"game": "art-robbery", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page.goto(f"{house.url}/t/{table['id']}")
    page.get_by_role("link", name="Seat a program of your own").click()
    page.get_by_label("Name of the program").fill("Deep Purse")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("[data-token]").inner_text()
    assert who_is(house, token) == "Deep Purse"
    expect(page.get_by_text(f"larcin join {house.url}/t/{table['id']} --bot expert --token {token}")).to_be_visible()
    request = urllib.request.Request(
        f"{house.url}/api/tables/{table['id']}/seats/1", method="POST", headers={"Authorization": f"Bearer {token}"}
    )
    urllib.request.urlopen(request).close()
    page.reload()
    expect(page.locator("[data-token]")).to_have_count(0)  # shown once
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_text("Deep Purse")).to_have_count(0)
    with pytest.raises(urllib.error.HTTPError, match="401"):
        who_is(house, token)
    page.goto(f"{house.url}/t/{table['id']}")
    expect(page.get_by_role("listitem").filter(has_text="Deep Purse")).to_contain_text("program")
