import { expect, test } from "vitest";

import { columnsFor } from "./hang";
import { row, SMALLEST } from "./row";

const dark = (count: number) => Array<boolean>(count).fill(false);

test("works stand side by side at full size while there is room", () => {
  const laid = row(dark(3), 320, 120);
  expect(laid.tight).toBe(false);
  expect(laid.size).toBe(88);
  expect(laid.lefts).toEqual([0, 96, 192]);
});

test("many works overlap, none narrower than a finger, the last one ending at the shelf's end", () => {
  const laid = row(dark(7), 180, 58);
  expect(laid.tight).toBe(true);
  expect(laid.size).toBeGreaterThanOrEqual(SMALLEST);
  expect(laid.lefts[6]! + laid.size).toBeCloseTo(180);
});

test("a lit work in a tight row is not covered by its neighbour", () => {
  const lit = [false, true, false, false, false];
  const laid = row(lit, 150, 58);
  expect(laid.lefts[2]! - laid.lefts[1]!).toBeGreaterThanOrEqual(SMALLEST);
  expect(laid.lefts[4]! + laid.size).toBeLessThanOrEqual(150.01);
});

test("an empty shelf has nothing on it", () => {
  expect(row([], 200, 100).lefts).toEqual([]);
});

test("a phone hangs nine works in two rows, four in one, three in a row where the wall is low", () => {
  expect(columnsFor(9, 370, 280, 32, 6)).toBe(5);
  expect(columnsFor(4, 370, 180, 32, 6)).toBe(4);
  expect(columnsFor(3, 370, 130, 32, 6)).toBe(3);
});
