// @vitest-environment happy-dom
// Settings: kept on this device, sensible without, and calm where the device asks for it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { makeSettings } from "../src/lib/settings.svelte";

const KEY = "larcin.settings";
let preferred: Set<string>;

beforeEach(() => {
  localStorage.clear();
  preferred = new Set();
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: preferred.has(query),
    addEventListener: () => undefined,
  }));
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-BE", "en"]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("at first: the browser's language, dark, at a normal speed", () => {
  const settings = makeSettings();
  expect([settings.language, settings.theme, settings.room, settings.speed]).toEqual(["fr", "dark", "dark", "normal"]);
  expect(settings.motion).toBeGreaterThan(0);
});

test("what is set is found again", () => {
  makeSettings().set({ language: "en", theme: "light", speed: "fast" });
  const again = makeSettings();
  expect([again.language, again.theme, again.speed]).toEqual(["en", "light", "fast"]);
});

test("what makes no sense is forgotten", () => {
  localStorage.setItem(KEY, JSON.stringify({ language: "tlh", theme: 7, speed: "fast" }));
  const settings = makeSettings();
  expect([settings.language, settings.theme, settings.speed]).toEqual(["fr", "dark", "fast"]);
  localStorage.setItem(KEY, "not json");
  expect(makeSettings().theme).toBe("dark");
});

test("the system's theme is followed when asked for", () => {
  preferred.add("(prefers-color-scheme: light)");
  const settings = makeSettings();
  expect(settings.room).toBe("dark");
  settings.set({ theme: "system" });
  expect(settings.room).toBe("light");
});

test("nothing moves where the device asks for calm, or the reader for none", () => {
  const settings = makeSettings();
  settings.set({ speed: "off" });
  expect(settings.motion).toBe(0);
  preferred.add("(prefers-reduced-motion: reduce)");
  expect(makeSettings().motion).toBe(0);
});

test("a browser that keeps nothing still takes the setting", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const settings = makeSettings();
  settings.set({ language: "en" });
  expect(settings.language).toBe("en");
});
