import { expect, test } from "vitest";

import { inView, motion, physical, scatter, yawTo } from "./box";
import { drawers, LEVELS, position, told } from "./sample";

test("a face is turned to the left by the shorter way, and then it is in view with the next one", () => {
  expect(inView(yawTo("S", 0))).toEqual(["S", "E"]);
  let yaw = yawTo("S", 0);
  for (const face of ["E", "N", "W", "S", "W", "N"]) {
    const next = yawTo(face, yaw);
    expect(Math.abs(next - yaw)).toBe(90);
    expect(inView(next)[0]).toBe(face);
    yaw = next;
  }
  expect(inView(yawTo("W", 720))).toEqual(["W", "S"]);
});

test("a level is the same thing after the box was turned and flipped", () => {
  const before = physical(position(), LEVELS);
  const turned = drawers();
  // The top level a quarter clockwise, then all over: rows change places, North and South too.
  const order = turned.map(({ grain }) => grain);
  const top = [order[3]!, ...order.slice(0, 3)];
  const rows = [top, order.slice(4, 8), order.slice(8)].reverse().map(([n, e, s, w]) => [s!, e!, n!, w!]);
  const after = physical(position({ drawers: drawers(rows.flat()), upside_down: true }), LEVELS);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(after.map(({ row }) => row)).toEqual(before.map(({ row }) => 2 - row));
  expect(after[0]!.drawers.map(({ grain }) => grain)).toEqual(before[0]!.drawers.map(({ grain }) => grain));
});

test("how the box was moved is read from the news", () => {
  expect(motion([told("take")], true)).toBeNull();
  const turn = told("turn", { levels: 2, direction: "direction-counterclockwise" });
  expect(motion([turn], true)).toEqual({ levels: 2, way: -1, flip: false, shut: true });
  expect(motion([told("flip")], false)).toMatchObject({ levels: 0, flip: true, shut: false });
});

test("jewels in a drawer lie apart, and on its floor", () => {
  for (let many = 1; many <= 14; many++) {
    const spots = Array.from({ length: many }, (_, place) => scatter(place, many));
    expect(new Set(spots.map(({ x, z }) => `${x} ${z}`)).size).toBe(many);
    for (const { x, z } of spots) {
      expect(Math.abs(x)).toBeLessThan(0.5);
      expect(z).toBeGreaterThan(0);
      expect(z).toBeLessThan(1);
    }
  }
});
