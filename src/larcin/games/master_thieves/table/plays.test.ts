import { expect, test } from "vitest";

import { bar, pieces } from "./frame";
import { inOpen, lights, turnable } from "./plays";
import { choice, opened, position, told } from "./sample";

test("choices are found by their notation, and say how many levels may be turned", () => {
  const levels = (levels: number) => ({ levels, direction: "direction-clockwise" });
  const turns = [choice("turn top clockwise", "turn", levels(1)), choice("turn two clockwise", "turn", levels(2))];
  const lit = lights(position({ choices: [choice("choose thief", "choose", { role: "role-thief" }), ...turns] }));
  expect([...lit.keys()]).toEqual(["choose thief", "turn top clockwise", "turn two clockwise"]);
  expect(turnable(lit)).toBe(2);
  expect(turnable(lights(position({ choices: [choice("flip", "flip")] })))).toBe(0);
});

test("the open drawer takes one more diamond while the box is filled, else gives its ruby or its secret", () => {
  const more = choice("place diamond", "place", { jewel: "jewel-diamond" });
  const view = position({ choices: [more], open: opened() });
  expect(inOpen(view, lights(view))).toBeUndefined();
  const filling = position({ choices: [more], open: opened(), stage: "filling" });
  expect(inOpen(filling, lights(filling))?.action).toBe("place diamond");
  const secret = position({ choices: [choice("open secret", "secret")], open: opened("offered") });
  expect(inOpen(secret, lights(secret))?.action).toBe("open secret");
  expect(inOpen({ ...secret, open: null }, lights(secret))).toBeUndefined();
});

test("leaving the box is the main button only when the role can do nothing more", () => {
  const done = choice("done", "done");
  expect(bar(position({ choices: [done, choice("flip", "flip")] }))).toEqual([{ action: "done", main: true }]);
  const choices = [choice("open secret", "secret"), done];
  expect(bar(position({ choices }))).toEqual([
    { action: "open secret", main: false },
    { action: "done", main: false },
  ]);
});

test("the log draws the jewels an event lists", () => {
  expect(pieces(told("take", { seat: "@0", diamonds: 2, sapphires: 1 }))).toEqual([
    "jewel-diamond",
    "jewel-diamond",
    "jewel-sapphire",
  ]);
  expect(pieces(told("flip", { seat: "@0" }))).toEqual([]);
});
