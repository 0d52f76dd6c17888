// What thieves carry, where they stand, and how the result is told.
import { describe, expect, it } from "vitest";

import { course, decider, result, sources } from "./result";
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

  it("follows the VP through the nights", () => {
    const told = (kind: string, args: object) => ({ kind, args }) as never;
    const lines = course(
      [
        told("night", { seat: "@0", number: 1 }),
        told("sell", { seat: "@0", vp: 4 }),
        told("arrest", { seat: "@1", vp: 2 }),
        told("night", { seat: "@1", number: 2 }),
      ],
      view,
    );
    expect(lines[0]).toEqual([10, 14, 14, 20]);
    expect(lines[1]).toEqual([10, 8, 8, 25]);
  });
});
