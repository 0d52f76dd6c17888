"""How a test plays in a browser: it clicks only what is lit, where a finger would hit it."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import House

LIT = "[data-action]:not([disabled])"
PICKS = "[data-pick]:not([disabled])"
SOMETHING = f"{LIT}:visible, {PICKS}:visible"
END = "[data-end]"
CURTAIN = "[data-curtain='lift']"

# Runs in the page, so that a game of a hundred clicks takes seconds: finds what is lit and on top where it is pressed
# (what plays at once before what is only picked up), clicks one at random, and waits for the page to answer.
CLICKER = """
async ([clicks, milliseconds, seed, selectors]) => {
  let noise = seed * 2654435761 >>> 0;
  const below = (n) => { noise = (noise * 1664525 + 1013904223) >>> 0; return Math.floor(noise / 4294967296 * n); };
  const onTop = (one) => {
    one.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = one.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return false;
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.15], [0.15, 0.85], [0.85, 0.5], [0.5, 0.1]]) {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (hit && (one === hit || one.contains(hit))) return true;
    }
    return false;
  };
  const until = performance.now() + milliseconds;
  let done = 0;
  while (done < clicks && performance.now() < until && !document.querySelector("[data-end]")) {
    let target = null;
    for (const selector of selectors) {
      const all = [...document.querySelectorAll(selector)].filter(onTop);
      if (all.length) { target = all[below(all.length)]; break; }
    }
    if (target) { target.click(); done += 1; }
    await new Promise((next) => setTimeout(next, 12));
  }
  return done;
}
"""


def api(page: Page, path: str, body: object = None, method: str = "POST") -> dict[str, object]:
    """Ask the server something as this visitor, from the page itself."""
    answer = page.evaluate(
        """async ([path, method, body]) => {
            const headers = body === null ? {} : {"content-type": "application/json"};
            const reply = await fetch(path, {method, headers, body: body === null ? undefined : JSON.stringify(body)});
            return {status: reply.status, json: await reply.json()};
        }""",
        [path, method, body],
    )
    assert answer["status"] < 300, answer
    found: dict[str, object] = answer["json"]
    return found


def open_table(page: Page, house: House, game: str, seats: list[dict[str, str]], **more: object) -> str:
    """Open a table of this visitor, start it unless somebody has still to come, and go there; its id."""
    page.goto(house.url)
    start = {"kind": "open"} not in seats
    body = {"game": game, "players": len(seats), "seats": seats, "public": False, "start": start, **more}
    table = str(api(page, "/api/tables", body)["id"])
    page.goto(f"{house.url}/t/{table}")
    return table


def lit(page: Page) -> list[str]:
    """The notations of everything that one click would play."""
    found: list[str] = page.locator(f"{LIT}:visible").evaluate_all("all => all.map(one => one.dataset.action)")
    return found


def offered(page: Page) -> list[str]:
    """The notations of everything that is lit, as soon as something is: what plays at once and what is picked up."""
    page.locator(SOMETHING).first.wait_for()
    found: list[str] = page.locator(SOMETHING).evaluate_all(
        "all => all.map(one => one.dataset.action ?? one.dataset.pick)"
    )
    return found


def click_lit(page: Page, clicks: int = 1, seed: int = 1, seconds: float = 20) -> int:
    """So many clicks on what is lit, as soon as something is; returns how many there were in the given time."""
    done: int = page.evaluate(CLICKER, [clicks, seconds * 1000, seed, [LIT, CURTAIN, PICKS]])
    return done


def until_lit(page: Page, notation: str, *, clicks: int = 300) -> None:
    """Play on by what is lit until something with such a notation (a regular expression) is."""
    for click in range(clicks):
        page.locator(SOMETHING).first.wait_for()
        if any(re.match(notation, one) for one in lit(page)):
            return
        click_lit(page, 1, seed=click)
    raise AssertionError(f"nothing like {notation!r} was lit in {clicks} clicks")


def keep_clicking(page: Page, seed: int = 1, seconds: float = 150, first: str = "") -> None:
    """Start clicking what is lit, and do not wait: for pages that play each other. `first`: what comes first."""
    selectors = [selector for selector in (first, LIT, CURTAIN, PICKS) if selector]
    arguments = json.dumps([10_000, seconds * 1000, seed, selectors])
    page.evaluate(f"() => {{ ({CLICKER})({arguments}); }}")


def play_to_the_end(page: Page, seed: int = 1, seconds: float = 150) -> int:
    """Click what is lit until the end is shown; returns the number of clicks."""
    clicks = 0
    deadline = time.monotonic() + seconds
    while not page.locator(END).count():
        assert time.monotonic() < deadline, f"the game did not end within {seconds} s ({clicks} clicks)"
        clicks += click_lit(page, 1000, seed + clicks, 3)
    return clicks


class Frames:
    """Everything a page was sent over its WebSockets."""

    def __init__(self, page: Page) -> None:
        self.raw: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.raw.append(str(frame))))

    def messages(self) -> list[dict[str, Any]]:  # Any: JSON
        """The frames, read."""
        return [json.loads(frame) for frame in self.raw]

    def wait_for_view(self, page: Page, before: int) -> None:
        """Wait until there are more views than there were."""
        deadline = time.monotonic() + 30
        while len(self.views()) <= before:
            assert time.monotonic() < deadline, "no view came"
            page.wait_for_timeout(20)

    def views(self) -> list[dict[str, Any]]:  # Any: JSON
        """The views among them."""
        return [message["view"] for message in self.messages() if message["type"] == "view"]
