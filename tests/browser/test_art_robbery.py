"""Art Robbery in a real browser: a newcomer, two friends, a reload, undo, French, a phone, a power cut, one device."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import (
    CURTAIN,
    END,
    SOMETHING,
    Frames,
    api,
    click_lit,
    keep_clicking,
    lit,
    offered,
    open_table,
    play_to_the_end,
)

pytestmark = pytest.mark.browser

# Runs in the page: the words on these buttons at whose ends something else lies on top.
COVERED = """
all => all.flatMap(button => [...button.querySelectorAll(".caption > *")].filter(line => {
  const words = document.createRange();
  words.selectNodeContents(line);
  const {left, right, top, bottom} = words.getBoundingClientRect();
  const ends = [left + 1, right - 1].map(x => document.elementFromPoint(x, (top + bottom) / 2));
  return left === right || !ends.every(hit => button.contains(hit));
}).map(line => line.textContent))
"""


def seat_two_friends(house: House, visitors: Visitors) -> tuple[Page, Page, str]:
    """One opens a table for two, the other comes by the link and sits down; the game starts."""
    host, guest = visitors.arrive(), visitors.arrive()
    table = open_table(host, house, "art-robbery", [{"kind": "me"}, {"kind": "open"}])
    guest.goto(f"{house.url}/t/{table}")
    guest.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        expect(page.get_by_role("group", name="Your hand").first).to_be_visible()
    return host, guest, table


def test_a_newcomer_plays_the_bots_within_two_clicks_and_finishes_by_what_is_lit(
    house: House, visitors: Visitors
) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()  # the first click
    page.locator(SOMETHING).first.wait_for()
    clicks = play_to_the_end(page)
    assert clicks > 10
    expect(page.locator(END)).to_be_visible()
    expect(page.get_by_role("button", name="Rematch").first).to_be_visible()


def test_two_friends_play_and_neither_is_ever_sent_the_others_hand(house: House, visitors: Visitors) -> None:
    host, guest, table = seat_two_friends(house, visitors)
    frames = [Frames(host), Frames(guest)]
    for page in (host, guest):
        page.reload()
    for seat, page in enumerate((host, guest)):
        keep_clicking(page, seed=seat)
    expect(host.locator(END)).to_be_visible(timeout=120_000)
    for seat in (0, 1):
        views = frames[seat].views()
        assert len(views) > 20
        for view in views:
            assert view["seat"] == seat
            assert view["places"][1 - seat]["hand"] is None
            assert len(view["places"][seat]["hand"]) in (4, 5)
        for message in frames[seat].messages():
            for event in message.get("events", []):
                if event["kind"] == "draw":
                    assert event["args"]["seat"] == f"@{seat}"
                assert event["kind"] != "draw-unseen" or "card" not in event["args"]
        assert "seed" not in json.dumps(frames[seat].messages()).replace("seeds", "")
    record = api(host, f"/api/tables/{table}/record", method="GET")
    assert record["winners"]


def test_a_reload_in_mid_game_brings_everything_back(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    click_lit(page, 8, seed=5)
    offered(page)
    page.keyboard.press("Escape")  # a card that was picked up is put back: a reload does not remember it
    before, hand = offered(page), page.get_by_role("group", name="Your hand").first.inner_text()
    page.reload()
    assert offered(page) == before
    assert page.get_by_role("group", name="Your hand").first.inner_text() == hand


def test_undo_puts_a_card_back(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    undo = page.get_by_role("button", name="Undo")
    for turn in range(80):
        page.locator(SOMETHING).first.wait_for()
        page.keyboard.press("Escape")  # whatever was picked up
        choice = page.locator("[data-action='play 3']:visible, [data-action='play thief']:visible")
        if choice.count():  # one click plays it, because a choice follows that can be taken back
            choice.first.click()
            expect(undo).to_be_visible()
            break
        click_lit(page, 2, seed=turn)
    assert any(notation.startswith(("take", "steal")) for notation in lit(page))
    undo.click()
    expect(choice.first).to_be_visible()
    expect(undo).to_have_count(0)


def test_french_from_the_first_page_and_switched_without_a_reload(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    page.goto(house.url)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Art Robbery").first.click()
    expect(page.get_by_text("À vous", exact=False).first).to_be_visible()
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_text("English", exact=True).click()
    expect(page.get_by_text("Your turn", exact=False).first).to_be_visible()
    assert page.evaluate("window.stayed"), "the page was not loaded again"


def test_a_whole_game_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    page.goto(house.url)
    expect(page.get_by_role("button", name="Play Art Robbery against the bots now")).to_be_in_viewport()
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    page.locator(SOMETHING).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"
    sizes = page.locator(SOMETHING).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map((box) => [box.width, box.height])"
    )
    assert all(width >= 44 and height >= 44 for width, height in sizes), "a thumb hits everything that is lit"
    play_to_the_end(page, seed=4)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_every_caption_of_the_hand_can_be_read(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    page.locator(SOMETHING).first.wait_for()
    hand = page.get_by_role("group", name="Your hand").first
    expect(hand.get_by_role("button")).to_have_count(5)
    assert hand.get_by_role("button").evaluate_all(COVERED) == [], "no card lies on another one's words"


def test_on_a_phone_cards_and_works_overlap_with_room_for_a_finger(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    page.locator(SOMETHING).first.wait_for()
    hand = page.get_by_role("group", name="Your hand").first.get_by_role("button")
    expect(hand).to_have_count(5)
    picks = hand.and_(page.locator("[data-pick]"))
    names = [None, *picks.evaluate_all("all => all.map(one => one.dataset.pick)")]
    for name in names:  # none lifted, then each in turn that is not played at once
        if name is not None:
            page.locator(f"[data-pick='{name}']").first.press("Enter")
            expect(page.locator(".chosen")).to_have_count(1)
        lefts = hand.evaluate_all("all => all.map(one => one.parentElement.offsetLeft)")
        assert all(there - here >= 44 for here, there in pairwise(lefts)), "no card hides the index of its neighbour"
        edges = hand.evaluate_all("all => all.map(one => one.getBoundingClientRect()).map(box => [box.x, box.right])")
        assert all(left >= -12 and right <= 402 for left, right in edges), "the fan stays in the room"
        page.keyboard.press("Escape")
    assert len(names) > 1
    click_lit(page, 24, seed=3)
    works = page.locator(".work").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert works
    assert min(works) >= 44


def test_on_a_phone_a_question_hides_nothing_that_the_choice_hangs_on(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    question = page.get_by_role("status").filter(has=page.locator("[data-action]"))
    for turn in range(40):
        page.locator(SOMETHING).first.wait_for()
        if question.count():
            break
        click_lit(page, 1, seed=turn)
    asked = question.bounding_box()
    assert asked is not None
    for seen in (page.get_by_role("region", name="Your loot"), page.get_by_text("still hang")):
        box = seen.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= asked["y"], "the question lies below"


def test_a_killed_server_comes_back_and_the_game_goes_on(own_house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(own_house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    click_lit(page, 8, seed=6)
    own_house.kill()
    lost = page.get_by_text("Connection lost", exact=False)
    expect(lost).to_be_visible()
    own_house.start()
    expect(lost).to_have_count(0)
    play_to_the_end(page, seed=7)


def test_two_on_one_device_are_parted_by_a_curtain(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    open_table(page, house, "art-robbery", [{"kind": "me"}, {"kind": "guest", "name": "Odile"}])
    curtains = 0
    for turn in range(200):
        page.locator(f"{SOMETHING}, {CURTAIN}").first.wait_for()
        lift = page.locator(CURTAIN)
        if lift.count():
            assert page.locator(SOMETHING).count() == 0, "nothing of either hand shows behind the curtain"
            lift.click()
            curtains += 1
        else:
            click_lit(page, 1, seed=turn, seconds=1)
        if curtains == 5:
            break
    assert curtains == 5, "the device goes back and forth"


def test_rules_log_and_scores_can_be_read(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(f"{house.url}/rules/art-robbery")
    expect(page.get_by_text("The end of a raid")).to_be_visible()
    expect(page.get_by_role("heading", name="Notation")).to_be_hidden()
    page.get_by_text("For programs and the curious").click()
    expect(page.get_by_role("heading", name="Notation")).to_be_visible()
    page.goto(house.url)
    page.get_by_role("button", name="Play Art Robbery against the bots now").click()
    click_lit(page, 4, seed=12)
    expect(page.get_by_text(re.compile("Raid 1")).first).to_be_visible()
