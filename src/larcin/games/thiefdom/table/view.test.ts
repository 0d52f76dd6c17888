// Where thieves stand, what they carry, and who is acting.
import { expect, it } from "vitest";

import { acting, cell, lootOf, standing, type NightView, type Thief } from "./view";

const thief = (more: Partial<Thief>): Thief => ({ id: "cane", place: null, goods: {}, ...more }) as Thief;

it("loot is drawn piece by piece, and gold elsewhere", () => {
  expect(lootOf(thief({ goods: { gold: 1, gem: 2, "artwork-a": 1 } }))).toEqual(["gem", "gem", "artwork-a"]);
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
