// @vitest-environment happy-dom
// The home page when the server does not say which games it has: it says so, and finds them when it can.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Home from "../src/routes/Home.svelte";
import { settings } from "../src/lib/settings.svelte";
import { INFO } from "./shelfGame";

let answers: Record<string, unknown>;
let page: ReturnType<typeof mount>;

const text = () => document.body.textContent.replace(/\s+/g, " ");
const titles = () => [...document.querySelectorAll("article h2")].map((title) => title.textContent);
const again = () => [...document.querySelectorAll("button")].find((one) => one.textContent.includes("Try again"));

/** Let what was asked be answered, and the page show it. */
async function settle(milliseconds = 0) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

beforeEach(async () => {
  vi.useFakeTimers();
  settings.set({ language: "en" });
  answers = { "/api/tables": [], "/api/tables/mine": [], "/api/me": { id: "g", name: "Ada" } };
  vi.stubGlobal("fetch", (path: string) => {
    if (!(path in answers)) return Promise.reject(new TypeError("the network is away"));
    return Promise.resolve(new Response(JSON.stringify(answers[path])));
  });
  page = mount(Home, { target: document.body });
  await settle();
});

afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it says so, and a button asks again", async () => {
  expect(titles()).toEqual([]);
  expect(text()).toContain("The games cannot be shown just now. The server does not answer.");
  answers["/api/games"] = [INFO];
  again()!.click();
  await settle();
  expect(titles()).toEqual(["Caper"]);
  expect(again()).toBe(undefined);
});

test("it asks again by itself", async () => {
  answers["/api/games"] = [INFO];
  await settle(8000);
  expect(titles()).toEqual(["Caper"]);
});

test("a table is named all the same, by its game's own words", async () => {
  const seats = [{ seat: 0, kind: "me", name: "Ada", mine: true }];
  answers["/api/tables/mine"] = [{ id: "t", game: "thiefs-market", status: "open", players: 3, to_act: [], seats }];
  await settle(8000);
  await vi.waitFor(() => expect(text()).toContain("Thief’s Market"));
});
