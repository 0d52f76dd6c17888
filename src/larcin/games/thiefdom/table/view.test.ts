// What thieves carry, where they stand, and how the result is told.
import { describe, expect, it } from "vitest";

import { course, moments } from "./course";
import { decider, result, sources } from "./result";
import { acting, cell, load, standing, type NightView, type Thief } from "./view";

const thief = (more: Partial<Thief>): Thief =>
  ({ id: "cane", place: null, goods: {}, gold_slots: 4, loot_slots: 4, extra: 0, ...more }) as Thief;

describe("a thief's slots", () => {
  it("are filled from the left", () => {
    const { gold, loot } = load(thief({ goods: { gold: 1, gem: 2 } }));
    expect(gold).toEqual(["gold", null, null, null]);
    expect(loot).toEqual(["gem", "gem", null, null]);
  });

  it("are more with a Sack, for gold or for loot", () => {
    expect(load(thief({ extra: 2 })).loot).toHaveLength(6);
    const full = load(thief({ extra: 2, goods: { gold: 6 } }));
    expect([full.gold.length, full.loot.length]).toEqual([6, 4]);
  });

  it("are all taken by an artwork", () => {
    expect(load(thief({ goods: { "artwork-a": 1 } })).loot).toEqual(["artwork-a"]);
  });
});

it("cells are read as columns and rows", () => {
  expect(cell("k7")).toEqual({ column: 10, row: 7 });
});

it("thieves in one building stand side by side", () => {
  const view = {
    guilds: [{ thieves: [thief({ id: "cane", place: "1a" }), thief({ id: "feather", place: "1a" }), thief({})] }],
  } as unknown as NightView;
  const [one, two, ...none] = standing(view, new Map([["1a", { x: 100, y: 100 }]]));
  expect(none).toEqual([]);
  expect(two!.x - one!.x).toBeGreaterThan(10);
});

it("a walking figure is where its path has got to", () => {
  const turn = { figure: "guard-a", path: ["c4", "c3"], over: null, seat: 0, thief: null };
  expect(acting({ turn, figures: [], guilds: [] } as unknown as NightView)).toBe("c3");
});

describe("the result", () => {
  const line = (total: number, goods: number, start = 10) => ({
    total,
    parts: { start, sales: total - start, arrests: 0 },
    ties: { goods, artworks: 0 },
  });
  const view = { scores: [line(20, 1), line(25, 1), line(25, 3)], winners: [2] } as unknown as NightView;

  it("puts the winner first, and says what broke the tie", () => {
    const rows = result(view);
    expect(rows.map(({ seat }) => seat)).toEqual([2, 1, 0]);
    expect(decider(rows[0]!, rows[1]!)).toBe("goods");
    expect(rows.map(({ tied }) => tied)).toEqual([true, true, false]);
  });

  it("leaves out sources nobody drew from", () => {
    expect(sources(result(view))).toEqual(["start", "sales"]);
  });
});

describe("how the nights went", () => {
  const told = (kind: string, args: object) => ({ kind, args }) as never;
  const line = (total: number) => ({ total, parts: { start: 10 }, ties: {} });
  const view = { scores: [line(20), line(25)], winners: [1] } as unknown as NightView;
  const history = [
    told("night", { seat: "@0", number: 1 }),
    told("sell", { seat: "@0", vp: 4 }),
    told("arrest", { seat: "@1", vp: 2 }),
    told("night", { seat: "@1", number: 2 }),
    told("mission", { seat: "@1", vp: 9 }),
    told("arrest", { seat: "@1", vp: 2 }),
  ];

  it("is every guild's VP after each night, and at the very end", () => {
    const { nights, points } = course(history, view);
    expect(nights).toBe(2);
    expect(points).toEqual([
      [10, 14, 14, 20],
      [10, 8, 15, 25],
    ]);
  });

  it("is followed where one plays alone, too", () => {
    const alone = { scores: [line(13)], winners: [0] } as unknown as NightView;
    const nights = [1, 2].flatMap((number) => [told("night-alone", { number }), told("club", { seat: "@0" })]);
    expect(course(nights, alone).points).toEqual([[10, 11, 12, 13]]);
    expect(moments(course(nights, alone), [0])).toEqual([]);
  });

  it("has its moments: who led from when on, the best night, the best deed, who was arrested", () => {
    expect(moments(course(history, view), [1])).toEqual([
      { night: 2, text: "end-moment-lead", args: { seat: "@1" } },
      { night: 2, text: "end-moment-night", args: { seat: "@1", vp: 7 } },
      { night: 2, text: "event-mission", args: { seat: "@1", vp: 9 } },
      { night: 2, text: "end-moment-arrests", args: { seat: "@1", times: 2 } },
    ]);
  });

  it("may be decided only by what is counted at the end", () => {
    expect(moments(course(history.slice(0, 4), view), [1])).toContainEqual({
      night: 2,
      text: "end-moment-count",
      args: { seat: "@1" },
    });
  });
});
