// @vitest-environment happy-dom
// The kit: what every table draws alike.
import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { Row } from "../src/lib/CourseEnd.svelte";
import IconButton from "../src/lib/kit/IconButton.svelte";
import SeatHead from "../src/lib/kit/SeatHead.svelte";
import Shown from "../src/lib/kit/Shown.svelte";
import ShownList from "../src/lib/kit/ShownList.svelte";
import Track from "../src/lib/kit/Track.svelte";
import Winners from "../src/lib/kit/Winners.svelte";

let drawn: ReturnType<typeof mount> | null = null;

function draw<P extends object>(component: Component<P>, props: P): HTMLElement {
  drawn = mount(component as Component<object>, { target: document.body, props });
  flushSync();
  return document.body;
}
const words = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim() ?? "";
const picture = createRawSnippet(() => ({ render: () => "<img alt='picture'>" }));

afterEach(async () => {
  if (drawn) await unmount(drawn);
  drawn = null;
});

test("an icon button says what it does, and counts", () => {
  const onclick = vi.fn();
  const button = draw(IconButton, { icon: "cog", label: "Settings", badge: 3, onclick }).querySelector("button")!;
  expect([button.getAttribute("aria-label"), button.title, words(button)]).toEqual(["Settings", "Settings", "3"]);
  button.click();
  expect(onclick).toHaveBeenCalledOnce();
});

test("a track shows what is done, now and next", () => {
  const steps = [{ name: "One" }, { name: "Two", sign: "B" }, { name: "Three", colour: "var(--good)" }];
  const items = [...draw(Track, { steps, now: 1, title: "Night 2", compact: false }).querySelectorAll("li")];
  expect(items.map((item) => item.classList[0])).toEqual(["done", "now", "next"]);
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(items.map((item) => words(item.querySelector("i")))).toEqual(["", "B", "3"]);
  expect(items[0]!.querySelector("svg"), "a tick").not.toBe(null);
  expect(words(document.querySelector("b"))).toBe("Night 2");
});

test("a brief track shows a phone the current step alone, and none when it is over", async () => {
  const steps = [{ name: "One" }, { name: "Two" }];
  expect(draw(Track, { steps, now: 0, compact: true, brief: true }).querySelectorAll("li")).toHaveLength(1);
  await unmount(drawn!);
  expect(draw(Track, { steps, now: 2, compact: true, brief: true }).querySelectorAll("li")).toHaveLength(0);
});

test("a shown card has its picture, its text and its notes", () => {
  const onclose = vi.fn();
  const page = draw(Shown, { title: "Lamp", text: ["It shines.", ""], notes: ["Ours."], onclose, picture });
  expect(page.querySelector("dialog")?.getAttribute("aria-label")).toBe("Lamp");
  expect([...page.querySelectorAll("p")].map(words)).toEqual(["It shines.", "Ours."]);
  expect(page.querySelector("img")).not.toBe(null);
  page.querySelector<HTMLButtonElement>("[aria-label='Close']")!.click();
  expect(onclose).toHaveBeenCalledOnce();
});

test("a list of shown cards tells each, and what nothing is known of", async () => {
  const about = (item: string | null) => (item ? { name: item, text: `About ${item}.` } : null);
  const props = { items: ["Lamp", null], picture, about, unknown: "Nobody knows.", none: "Nothing." };
  const items = draw(ShownList as Component<typeof props>, props).querySelectorAll("li");
  expect([...items].map(words)).toEqual(["Lamp About Lamp.", "Nobody knows."]);
  await unmount(drawn!);
  expect(words(draw(ShownList as Component<typeof props>, { ...props, items: [] }).querySelector("ul"))).toBe(
    "Nothing.",
  );
});

test("a seat's head names it", () => {
  const head = draw(SeatHead, { seat: 1, name: "Ada", kind: "bot", acts: true }).querySelector("header")!;
  expect(words(head)).toBe("Ada bot");
  expect(head.classList).toContain("acts");
});

test("winners stand side by side, each with a plate", () => {
  const row = (seat: number): never =>
    ({ seat, total: 7, parts: [], ties: [], place: 1, won: true, tied: true }) as never;
  const plate = ({ seat, total }: Row) => `Seat ${seat}, ${total} points`;
  const page = draw(Winners, { winners: [row(0), row(2)], plate, picture, compact: false });
  expect([...page.querySelectorAll("figcaption")].map(words)).toEqual(["Seat 0, 7 points", "Seat 2, 7 points"]);
  expect(page.querySelector(".winners")?.classList).toContain("several");
});
