"""Caper in a real browser: whole games by what is lit for two, three and four seats, on a desktop and a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visitors
from tests.browser.play import END, LIT, SOMETHING, Frames, api, click_lit, lit, offered, open_table, play_to_the_end

pytestmark = pytest.mark.browser

PLAY = "Play Caper against the bots now"
PLACE = ".end .scores .place"
# Run in the page. What is drawn of a card on the table outside of it, or too small; what of its name is cut.
SPILT = """
() => [...document.querySelectorAll(".caper .strip, .caper .tile")].flatMap(card => {
  const edge = card.getBoundingClientRect();
  const drawn = [...card.querySelectorAll(".mark, .symbols b, .tile > b")].filter(one => {
    const box = one.getBoundingClientRect();
    const size = one.matches(".symbols b") ? parseFloat(getComputedStyle(one).fontSize) : box.width;
    const out = box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
    return size < 10.9 || out || one.scrollWidth > one.clientWidth + 1;
  });
  return drawn.map(one => `${card.textContent} ${one.className} ${one.textContent}`);
})
"""
SIZES = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.width, box.height])"


def begin(
    house: House, page: Page, *, players: int = 2, mode: str = "standard", seat: int = 0, city: str = "london"
) -> None:
    """A table against bots that do not think long, this visitor in the given seat."""
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "random"} for _ in range(players)]
    seats[seat] = {"kind": "me"}
    open_table(page, house, "caper", seats, mode=mode, options={"city": city})
    page.locator(SOMETHING).first.wait_for()


def capers(view: dict[str, Any]) -> list[tuple[str, int, int]]:  # Any: JSON
    """Each location's count of both sides."""
    return [(one["id"], one["sides"][0]["capers"], one["sides"][1]["capers"]) for one in view["locations"]]


def test_a_whole_game_by_what_is_lit(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    frames = Frames(page)
    begin(house, page)
    clicks = 0
    for seed in range(4):
        clicks += click_lit(page, 12, seed=seed)
        assert page.evaluate(SPILT) == []
    assert clicks + play_to_the_end(page) > 20
    expect(page.locator("[data-job]")).to_have_count(3)
    told = page.locator("[data-job]").evaluate_all("all => all.map(one => [one.dataset.job, one.ariaLabel])")
    counted = [(job, *map(int, re.findall(r"\d+", label))) for job, label in told]
    assert counted == capers(frames.views()[-1]), "what the history tells ends in what the rules have counted"


def test_the_snitch_gives_one_of_two_cards_to_each(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    begin(house, page, players=3, mode="snitch", seat=2, city="rome")
    assert all(notation.startswith("give ") for notation in lit(page))
    note, footer = page.locator(".note").bounding_box(), page.locator(".caper footer").bounding_box()
    assert note is not None
    assert footer is not None
    assert footer["y"] <= note["y"], "the note fits on the shelf"
    assert note["y"] + note["height"] <= footer["y"] + footer["height"]
    play_to_the_end(page, seed=2)
    expect(page.get_by_role("rowheader", name="You")).to_be_visible()
    expect(page.locator(PLACE)).to_have_text(["1", "2", "3"])


@pytest.mark.parametrize("seat", [1, 2])
def test_a_team_game_as_mastermind_and_as_lookout(house: House, visitors: Visitors, seat: int) -> None:
    page = visitors.arrive()
    begin(house, page, players=4, mode="teams", seat=seat, city="rome")
    play_to_the_end(page, seed=seat)
    expect(page.locator(PLACE)).to_have_text(["1", "2"])
    expect(page.locator(".end .scores th small")).to_have_count(2)  # each with their partner


def test_on_a_phone_a_lookout_sees_whom_they_play_with(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    begin(house, page, players=4, mode="teams", seat=3, city="london")
    expect(page.get_by_text(re.compile("^You & "))).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    sizes = page.locator(".purse button").evaluate_all(SIZES)
    assert all(width >= 44 and height >= 44 for width, height in sizes), sizes
    click_lit(page, 12, seed=5)
    assert page.evaluate(SPILT) == []


def test_a_lookouts_choice_can_be_taken_back_while_the_other_still_thinks(house: House, visitors: Visitors) -> None:
    page, other = visitors.arrive(), visitors.arrive()
    bot = {"kind": "bot", "bot": "random"}
    table = open_table(page, house, "caper", [bot, bot, {"kind": "me"}, {"kind": "open"}], mode="teams")
    other.goto(house.url)
    api(other, f"/api/tables/{table}/seats/3")
    api(page, f"/api/tables/{table}/start")
    first = offered(page)
    assert len(first) > 1
    click_lit(page, 1)
    expect(page.locator("[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[aria-pressed=true]")).to_have_count(0)
    assert offered(page) == first


def test_a_card_is_chosen_taken_back_and_sent(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    begin(house, page)
    hand = lit(page)
    assert len(hand) == 4
    assert all(notation.startswith("choose ") for notation in hand)
    page.locator(LIT).first.click()
    expect(page.locator("[data-action^='to ']")).to_have_count(3)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-action^='choose ']")).to_have_count(4)
    page.locator(LIT).nth(1).click()
    page.locator("[data-action^='to ']").first.click()
    expect(page.get_by_role("group", name="Your hand").get_by_role("button")).to_have_count(3)


def test_everything_explains_itself(house: House, visitors: Visitors) -> None:
    page = visitors.arrive()
    page.goto(house.url)
    page.get_by_role("button", name=PLAY).click()
    page.locator(LIT).first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text("our own figures")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile(r"Winner: \d points")).first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Capers decide who wins a location")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Your discard")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Nothing there yet")


def test_a_game_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(phone=True)
    begin(house, page, seat=1, city="rome")
    for seed in range(6):
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"
        sizes = page.locator(SOMETHING).evaluate_all(SIZES)
        assert all(width >= 44 and height >= 44 for width, height in sizes), sizes
        click_lit(page, 3, seed=seed)
        page.locator(SOMETHING).first.wait_for()
    play_to_the_end(page, seed=3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_french(house: House, visitors: Visitors) -> None:
    page = visitors.arrive(lang="fr-FR")
    begin(house, page, city="paris")
    expect(page.get_by_role("table", name="Si c’était fini")).to_be_visible()
    expect(page.get_by_role("group", name="Votre main")).to_be_visible()
    click_lit(page, 4, seed=2)
    expect(page.get_by_text(re.compile("Vous envoyez")).first).to_be_visible()


def test_french_cards_keep_the_names_of_the_box_with_a_translation_beside_them(
    house: House, visitors: Visitors
) -> None:
    page = visitors.arrive(lang="fr-FR")
    begin(house, page, city="paris")
    page.get_by_role("group", name="Votre main").get_by_role("button").first.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(re.compile("^The "))
    expect(dialog.locator(".translation")).to_have_text(re.compile("^(L[ae] |L’|Sa )"))
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Gagnant")).first.click()
    expect(dialog.get_by_role("heading")).to_be_visible()


def test_who_watches_sees_no_hand(house: House, visitors: Visitors) -> None:
    player, watcher = visitors.arrive(), visitors.arrive()
    begin(house, player)
    frames = Frames(watcher)
    watcher.goto(player.url)
    expect(watcher.get_by_role("heading", name=re.compile("choosing a thief"))).to_be_visible()
    assert watcher.locator(SOMETHING).count() == 0
    click_lit(player, 6, seed=3)
    expect(watcher.get_by_text(re.compile("sends")).first).to_be_visible()
    for view in frames.views():
        assert (view["seat"], view["choices"], view["chosen"]) == (None, [], None)
    expect(watcher.locator(END)).to_have_count(0)
