import { expect, test } from "vitest";

import { lay } from "./cushion";
import { black, DRAWER, fill, flights, jewelKey, RED, white } from "./flights";
import { grainDrawing, grainNames } from "./grain";
import { told } from "./sample";

test("what is found comes out of the drawer, what is shared from the red cushion, what is placed goes in", () => {
  const take = flights([told("take", { seat: "@1", diamonds: 1, sapphires: 0 })]);
  expect(take.from(jewelKey(black(1), "diamond-0"))).toBe(DRAWER);
  const share = flights([told("share", { seat: "@1", diamonds: 1, sapphires: 0 })]);
  expect(share.from(jewelKey(black(1), "diamond-0"))).toBe(RED);
  expect(share.from(jewelKey(black(2), "diamond-0"))).toBe(DRAWER);
  for (const cushion of [white(0), fill(0)]) expect(take.to(jewelKey(cushion, "diamond-7"))).toBe(DRAWER);
  expect(share.to(jewelKey(RED, "diamond-0"))).toBeUndefined();
});

test("the drawer is out before its jewels leave it, and what falls drops first", () => {
  const key = jewelKey(RED, "sapphire-1");
  const fall = flights([told("fall", { seat: "@1", diamonds: 0, sapphires: 2 })]);
  expect(fall.wait(key)).toBeGreaterThan(1);
  expect(fall.gait?.(key, -300, 80, 1)).toHaveLength(3);
  expect(flights([told("smuggle", { seat: "@1" })]).gait?.(key, -300, 80, 1)).toHaveLength(2);
  expect(fall.gait?.(key, -10, 4, 1)).toBeNull();
});

test("any number of jewels lies on a cushion", () => {
  for (let many = 1; many <= 40; many++) {
    const { size, spots } = lay(many, 0.72);
    expect(spots).toHaveLength(many);
    for (const { x, y } of spots) {
      expect(x - size / 2).toBeGreaterThan(8);
      expect(x + size / 2).toBeLessThan(92);
      expect(y - size / 2 / 0.72).toBeGreaterThan(8);
      expect(y + size / 2 / 0.72).toBeLessThan(92);
    }
  }
  expect(lay(3, 0.72).size).toBeGreaterThan(lay(20, 0.72).size);
});

test("twelve grains, no two alike", () => {
  expect(grainNames).toHaveLength(12);
  expect(new Set(grainNames.map((name) => grainDrawing(name)?.svg)).size).toBe(12);
});
