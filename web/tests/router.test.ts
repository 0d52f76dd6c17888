// Addresses: every page has one, and what people paste leads to a table.
import { expect, test } from "vitest";

import { parse, replayPath, tableOf, tablePath } from "../src/lib/router";

test.each([
  ["/", { page: "home" }],
  ["/about", { page: "about" }],
  ["/programs", { page: "programs" }],
  ["/new/art-robbery", { page: "new", game: "art-robbery" }],
  ["/t/velvet-42", { page: "table", id: "velvet-42" }],
  ["/t/velvet-42/", { page: "table", id: "velvet-42" }],
  ["/rules/caper", { page: "rules", game: "caper" }],
  ["/t", { page: "missing" }],
  ["/t/velvet-42/else", { page: "missing" }],
  ["/nowhere", { page: "missing" }],
  ["/t/../api", { page: "missing" }],
])("%s", (path, route) => {
  expect(parse(path)).toEqual(route);
});

test("a replay's address names the seat and the moment, and reads back the same", () => {
  const path = replayPath("velvet-42", 2, 17);
  expect(path).toBe("/t/velvet-42/replay?seat=2&at=17");
  const [plain, query] = path.split("?");
  expect(parse(plain!, `?${query!}`)).toEqual({ page: "replay", id: "velvet-42", seat: 2, at: 17 });
});

test("a replay without a seat is a spectator's, from the start", () => {
  expect(replayPath("velvet-42")).toBe("/t/velvet-42/replay");
  expect(parse("/t/velvet-42/replay")).toEqual({ page: "replay", id: "velvet-42", seat: null, at: 0 });
  expect(parse("/t/velvet-42/replay", "?seat=x&at=-1")).toEqual({ page: "replay", id: "velvet-42", seat: null, at: 0 });
});

test.each([
  ["https://larcin.example/t/velvet-42", "velvet-42"],
  ["larcin.example/t/velvet-42/replay?at=3", "velvet-42"],
  ["  Velvet-42 ", "velvet-42"],
  ["/t/velvet-42", "velvet-42"],
  ["http://localhost:8000/velvet-42/", "velvet-42"],
])("%s is a table", (pasted, id) => {
  expect(tableOf(pasted)).toBe(id);
  expect(parse(tablePath(id))).toEqual({ page: "table", id });
});

test.each(["", "   ", "what is this?", "https://larcin.example/"])("%j is none", (pasted) => {
  expect(tableOf(pasted)).toBe(null);
});
